/** A line of the log, taken apart at the things that it names. */
import type { Happened } from '../protocol';

export interface Part {
  text: string;
  /** The thing that this part names. */
  thing: { kind: string; number: number } | null;
}

export type Names = (kind: string, number: number) => string;

/** Things of a line with the names they have in it, longest first, so that no name hides in another. */
function named(line: Happened, names: Names): { kind: string; number: number; name: string }[] {
  return Object.entries(line.facts)
    .flatMap(([kind, numbers]) => [numbers].flat().map((number) => ({ kind, number })))
    .filter(({ number }) => number >= 0)
    .map((thing) => ({ ...thing, name: names(thing.kind, thing.number) }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
}

export function parts(line: Happened, names: Names): Part[] {
  let found: Part[] = [{ text: line.text, thing: null }];
  for (const { kind, number, name } of named(line, names)) {
    const place = found.findIndex((part) => part.thing === null && part.text.includes(name));
    const part = found[place];
    if (!part) continue;
    const [before = ''] = part.text.split(name, 1);
    const pieces: Part[] = [
      { text: before, thing: null },
      { text: name, thing: { kind, number } },
      { text: part.text.slice(before.length + name.length), thing: null },
    ];
    found = [...found.slice(0, place), ...pieces.filter(({ text }) => text !== ''), ...found.slice(place + 1)];
  }
  return found;
}
