import { expect, test } from 'vitest';
import { happened } from '../../lib/samples';
import { flights, marks } from './travel';

test('cards fly from where they lay to where they went', () => {
  const bought = happened({ kind: 'buys', pieces: [3], source: 'row', to: 'discard:0' });
  const discarded = happened({ kind: 'ends_turn', pieces: [5, 5], source: 'play:0', to: 'discard:0' });
  expect(flights([bought, discarded])).toEqual([
    { card: 3, from: 'row', to: 'discard:0' },
    { card: 5, from: 'play:0', to: 'discard:0' },
    { card: 5, from: 'play:0', to: 'discard:0' },
  ]);
});

test('what stays, or has no place yet, does not fly', () => {
  const used = happened({ kind: 'expends', pieces: [3] });
  const paid = happened({ kind: 'buys', pieces: [3], source: 'row' });
  expect(flights([used, paid])).toEqual([]);
});

test('cards that another player draws show their backs', () => {
  const drawn = happened({ kind: 'draws', seat: 1, source: 'deck:1', to: 'hand:1', facts: { n: 2 } });
  expect(flights([drawn])).toEqual([
    { card: -1, from: 'deck:1', to: 'hand:1' },
    { card: -1, from: 'deck:1', to: 'hand:1' },
  ]);
});

test('no more cards fly than can be followed', () => {
  const much = happened({ pieces: Array(40).fill(3), source: 'hand:0', to: 'discard:0' });
  expect(flights([much])).toHaveLength(6);
  expect(flights(Array(10).fill(much))).toHaveLength(24);
});

test('an attack is a blow and lost health', () => {
  const attack = happened({ kind: 'attacks', facts: { target: 1, n: 4 } });
  const loss = happened({ kind: 'loses_health', seat: 1, facts: { n: 4, health: 46 } });
  expect(marks([attack, loss])).toEqual([
    { kind: 'blow', place: 'seat:1', card: -1, n: 4 },
    { kind: 'hurt', place: 'seat:1', card: -1, n: -4 },
  ]);
});

test('an attack on a champion is a blow on that card', () => {
  const attack = happened({ kind: 'attacks_champion', pieces: [7], facts: { target: 1 } });
  expect(marks([attack])).toEqual([{ kind: 'blow', place: 'play:1', card: 7, n: 0 }]);
});
