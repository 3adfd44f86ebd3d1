import { expect, test } from 'vitest';
import type { Exhibit } from '../protocol';
import { found, groupsOf, says, type Shown } from './gallery';

const exhibit = (name: string, group: string, more: Partial<Exhibit> = {}): Exhibit => ({
  ...{
    group,
    kind: 'piece',
    number: 0,
    name,
    about: '',
    lines: [],
    tale: '',
    names: ['rulebook'],
    figures: ['public'],
  },
  ...more,
});
const things: Shown[] = [
  { here: exhibit('Fire Gem', 'Items', { lines: ['Gain 2 gold.'] }), there: exhibit('Огненный самоцвет', 'Предметы') },
  { here: exhibit('Dire Wolf', 'Champions', { figures: ['owner'] }), there: exhibit('Лютый волк', 'Защитники') },
];
const names = (wanted: Partial<Parameters<typeof found>[1]>): string[] =>
  found(things, { group: '', origin: '', words: '', ...wanted }).map(({ here }) => here.name);

test('all of them, if nothing is asked for', () => expect(names({})).toEqual(['Fire Gem', 'Dire Wolf']));
test('by group', () => expect(names({ group: 'Champions' })).toEqual(['Dire Wolf']));
test('by where figures or names come from', () => {
  expect(names({ origin: 'owner' })).toEqual(['Dire Wolf']);
  expect(names({ origin: 'rulebook' })).toEqual(['Fire Gem', 'Dire Wolf']);
});
test('by words of its text, in any order', () => expect(names({ words: 'gold  fire' })).toEqual(['Fire Gem']));
test('by its name in the other language', () => expect(names({ words: 'волк' })).toEqual(['Dire Wolf']));
test('nothing fits', () => expect(names({ words: 'волк', group: 'Items' })).toEqual([]));
test('how it was typed does not matter', () => {
  expect(says('Чётки', 'ЧЕТКИ ')).toBe(true);
  expect(says('Nature’s Bounty', "nature's")).toBe(true);
});
test('groups are counted in the order of the box', () =>
  expect([...groupsOf(things)]).toEqual([
    ['Items', 1],
    ['Champions', 1],
  ]));
