import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

const sources = import.meta.glob<string>(['./*.svelte', './words.ts', './table.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const classes = new Set(['rb-idle', 'rb-wide']);
const used = new Set(
  Object.values(sources)
    .flatMap((source) => source.match(/rb-[a-z-]+(?=')/g) ?? [])
    .filter((id) => !classes.has(id)),
);
/** Names that are put together. */
for (const n of [0, 1, 2, 3, 4, 5]) used.add(`rb-direction-${n}`);
for (const id of ['rb-act-1', 'rb-act-2', 'rb-lore', 'rb-ally']) used.add(id);

function ids(source: string): string[] {
  return [...source.matchAll(/^(rb-[a-z0-9-]+) =/gm)].map(([, id]) => id!);
}

it.each([
  ['en', en],
  ['ru', ru],
] as const)('%s has every text that the boards say, and no other', (language, source) => {
  expect(new FluentBundle(language).addResource(new FluentResource(source))).toEqual([]);
  expect(ids(source).sort()).toEqual([...used].sort());
});
