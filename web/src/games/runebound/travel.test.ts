import { expect, it } from 'vitest';
import { happened } from '../../lib/samples';
import { flights, marks } from './travel';

it('lets a bought card go from its market to the hero', () => {
  const bought = happened({
    kind: 'buys',
    seat: 1,
    pieces: [140],
    source: 'market:tamalir',
    to: 'assets:1',
    facts: { n: 4 },
  });
  expect(flights([bought])).toEqual([{ thing: 'piece:140', from: 'market:tamalir', to: 'assets:1' }]);
  expect(marks([bought])).toEqual([{ place: 'gold:1', n: -4 }]);
});

it('lets what is exchanged go both ways', () => {
  const exchanged = happened({ kind: 'exchanges', to: 'seat:1', facts: { gold: -2, gives: [140], takes: [141] } });
  expect(flights([exchanged])).toEqual([
    { thing: 'piece:140', from: 'assets:0', to: 'assets:1' },
    { thing: 'piece:141', from: 'assets:1', to: 'assets:0' },
  ]);
  expect(marks([exchanged])).toEqual([
    { place: 'gold:0', n: 2 },
    { place: 'gold:1', n: -2 },
  ]);
});

it('moves nothing that has no place, and no more than can be followed', () => {
  expect(flights([happened({ kind: 'keeps', pieces: [3], to: 'trophies:0' })])).toEqual([]);
  const drawn = happened({ kind: 'draws', pieces: [90], source: 'skill_deck', to: 'hand:0' });
  expect(flights(Array<typeof drawn>(40).fill(drawn))).toHaveLength(10);
  expect(marks([drawn, happened({ kind: 'gains_gold', facts: { n: 3 } })])).toEqual([{ place: 'gold:0', n: 3 }]);
});
