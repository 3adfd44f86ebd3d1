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
  Object.values(sources).flatMap((source) => source.match(/(?<=say\(\s*[^)]*')st-[a-z_-]+(?=')/g) ?? []),
);
/** Names that are put together. */
const together: Record<string, string[]> = {
  step: ['power', 'weakness', 'condition', 'setback', 'advantage', 'help', 'by_hand', 'character'],
  write: ['prepare', 'lead', 'judge', 'state_result', 'name_thing', 'beside'],
  tab: ['pages', 'things', 'people', 'memory', 'oracle'],
};
for (const [name, of] of Object.entries(together)) for (const one of of) used.add(`st-${name}-${one}`);
for (const said of ['slow', 'stop', 'slow-hint', 'stop-hint', 'stopped', 'slowed']) used.add(`st-${said}`);
for (const said of ['on_success', 'on_draw', 'on_failure', 'on_fiasco']) used.add(`st-${said}`);
for (const said of ['threads', 'people', 'lines', 'veils', 'odds', 'odds-enemy', 'effort-odds', 'effort-odds-enemy'])
  used.add(`st-${said}`);
used.add('st-before-scene'); // the page's menu says it
for (const fault of ['no-name', 'no-power', 'no-weakness', 'tags', 'stages']) used.add(`st-own-${fault}`);

it.each([
  ['en', en],
  ['ru', ru],
] as const)('%s has every text that the boards say, and no other', (language, source) => {
  expect(new FluentBundle(language).addResource(new FluentResource(source))).toEqual([]);
  const ids = [...source.matchAll(/^(st-[a-z0-9_-]+) =/gm)].map(([, id]) => id!);
  expect(ids.sort()).toEqual([...used].sort());
});
