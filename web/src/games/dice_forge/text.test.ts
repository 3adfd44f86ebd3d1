import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

const sources = import.meta.glob<string>(['./*.svelte', './table.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const used = new Set(Object.values(sources).flatMap((source) => source.match(/df-[a-z-]+(?=')/g) ?? []));
/** Names that are put together: `df-${where}`. */
for (const where of ['gardens', 'forest']) used.add(`df-${where}`);
const classes = new Set(['df-alone', 'df-low', 'df-several', 'df-three']);

function ids(source: string): string[] {
  return [...source.matchAll(/^(df-[a-z-]+) =/gm)].map(([, id]) => id!);
}

it.each([
  ['en', en],
  ['ru', ru],
] as const)('%s has every text that the boards say, and no other', (language, source) => {
  expect(new FluentBundle(language).addResource(new FluentResource(source))).toEqual([]);
  expect(ids(source).sort()).toEqual([...used].filter((id) => !classes.has(id)).sort());
});
