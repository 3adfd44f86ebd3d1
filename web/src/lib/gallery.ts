/** What of a game's box somebody looks for. */
import type { Exhibit } from '../protocol';

/** A thing in the person's language, and the same thing in the other one. */
export interface Shown {
  here: Exhibit;
  there: Exhibit;
}

export interface Wanted {
  /** A heading; empty: all of them. */
  group: string;
  /** Where names or figures come from; empty: from anywhere. */
  origin: string;
  words: string;
}

/** Letters as they are typed in a hurry. */
export function plainly(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");
}

/** Whether every word somebody typed is in a text. */
export function says(text: string, words: string): boolean {
  const said = plainly(text);
  return plainly(words)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

export function groupsOf(things: readonly Shown[]): Map<string, number> {
  const groups = new Map<string, number>();
  for (const { here } of things) groups.set(here.group, (groups.get(here.group) ?? 0) + 1);
  return groups;
}

export function originsOf({ names, figures }: Exhibit): string[] {
  return [...new Set([...names, ...figures])];
}

/** Those that fit, in their order in the box; a name is found in both languages. */
export function found(things: readonly Shown[], { group, origin, words }: Wanted): readonly Shown[] {
  return things.filter(
    ({ here, there }) =>
      (!group || here.group === group) &&
      (!origin || originsOf(here).includes(origin)) &&
      says([here.name, here.about, ...here.lines, here.tale, there.name].join(' '), words),
  );
}
