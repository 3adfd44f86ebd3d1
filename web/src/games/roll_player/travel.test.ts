import { expect, it } from 'vitest';
import { happened } from '../../lib/samples';
import { flights, marks } from './travel';

it('lets a die go from its initiative card into the hand, and from there to its cell', () => {
  const took = happened({ kind: 'takes', seat: 1, facts: { die: 12, n: 2 } });
  const placed = happened({ kind: 'places', seat: 1, facts: { die: 12, cell: 7 } });
  expect(flights([took, placed])).toEqual([
    { thing: 'die:12', from: 'initiative:2', to: 'hand:1' },
    { thing: 'die:12', from: 'hand:1', to: '1:7' },
  ]);
});

it('lets two dice that are swapped cross each other', () => {
  const swapped = happened({ kind: 'swaps', facts: { die: 9, cell: 0, other: 20, other_cell: 4 } });
  expect(flights([swapped])).toEqual([
    { thing: 'die:9', from: '0:0', to: '0:4' },
    { thing: 'die:20', from: '0:4', to: '0:0' },
  ]);
});

it('moves cards as events say it, and no more at once than can be followed', () => {
  const bought = happened({ kind: 'buys', pieces: [3], source: 'row', to: 'weapons:0', facts: { n: 4 } });
  expect(flights([bought])).toEqual([{ thing: 'piece:3', from: 'row', to: 'weapons:0' }]);
  expect(flights(Array<typeof bought>(40).fill(bought))).toHaveLength(12);
  expect(flights([happened({ kind: 'scores', facts: { n: 3 } })])).toEqual([]);
});

it('shows gold that comes and goes', () => {
  const gains = happened({ kind: 'gains_gold', seat: 1, facts: { n: 2 } });
  const free = happened({ kind: 'buys', facts: { n: 0 } });
  expect(marks([gains, free, happened({ kind: 'pays', facts: { n: 1 } })])).toEqual([
    { place: 'gold:1', n: 2 },
    { place: 'gold:0', n: -1 },
  ]);
});
