import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

const sources = import.meta.glob<string>(['./*.svelte', './table.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const used = new Set(
  Object.values(sources).flatMap((source) => source.match(/(?<=say\(\s*[^)]*')rp-[a-z-]+(?=')/g) ?? []),
);
/** Names that are put together. */
for (const state of ['met', 'missed', 'open', 'beyond']) used.add(`rp-goal-${state}`);
for (const phase of [0, 1, 2, 3, 4]) used.add(`rp-phase-${phase}`);
for (const said of ['rp-do-return', 'rp-matches', 'rp-wants']) used.add(said);

it.each([
  ['en', en],
  ['ru', ru],
] as const)('%s has every text that the boards say, and no other', (language, source) => {
  expect(new FluentBundle(language).addResource(new FluentResource(source))).toEqual([]);
  const ids = [...source.matchAll(/^(rp-[a-z0-9-]+) =/gm)].map(([, id]) => id!);
  expect(ids.sort()).toEqual([...used].sort());
});
