import { expect, test } from 'vitest';
import type { Happened } from '../../protocol';
import { flights, marks } from './travel';

const GEM = 54;

function event(kind: string, facts: Happened['facts'], seat = 0): Happened {
  return { kind, seat, facts, text: '' };
}

test('a bought card flies to the discard pile, a gem from its stack', () => {
  expect(flights([event('buys', { card: 3 })], GEM)).toEqual([{ card: 3, from: 'row', to: 'discard:0' }]);
  expect(flights([event('buys', { card: GEM })], GEM)[0]?.from).toBe('gems');
});

test('a bought card that is laid on the deck flies there', () => {
  const happened = [event('buys', { card: 3 }), event('enters_row', { card: 9 }), event('puts_on_deck', { card: 3 })];
  expect(flights(happened, GEM)[0]?.to).toBe('deck:0');
});

test('cards that another player draws show their backs', () => {
  expect(flights([event('draws', { n: 2 }, 1)], GEM)).toEqual([
    { card: -1, from: 'deck:1', to: 'hand:1' },
    { card: -1, from: 'deck:1', to: 'hand:1' },
  ]);
});

test('an attack is a blow and lost health', () => {
  expect(marks([event('attacks', { target: 1, n: 4 }), event('loses_health', { n: 4, health: 46 }, 1)])).toEqual([
    { kind: 'blow', place: 'seat:1', card: -1, n: 4 },
    { kind: 'hurt', place: 'seat:1', card: -1, n: -4 },
  ]);
});
