import { describe, expect, test } from 'vitest';
import { heaps, rowsOf, targetsIn } from './plain';
import { option } from './samples';

describe('rows', () => {
  test('are those of the box', () => {
    const rows = [{ name: 'deck', label: 'Колода', kind: 'pieces', usual: [], rows: [] }];
    expect(rowsOf({ rows, names: {} }, { deck: [1], turn: 2 })).toBe(rows);
  });

  test('without one they are what can be seen', () => {
    expect(rowsOf({}, { players: [{ hand: [-1] }, { won_cards: [], hand: [3] }], round: 2 })).toEqual([
      {
        name: 'players',
        label: 'players',
        kind: 'seats',
        usual: [],
        rows: [
          { name: 'hand', label: 'hand', kind: 'pieces', usual: [], rows: [] },
          { name: 'won_cards', label: 'won cards', kind: 'pieces', usual: [], rows: [] },
        ],
      },
      { name: 'round', label: 'round', kind: 'value', usual: '', rows: [] },
    ]);
  });
});

test('hidden pieces are counted, others are not', () => {
  expect(heaps([-1, -1, 3, 3, -1])).toEqual([
    { piece: -1, count: 2 },
    { piece: 3, count: 1 },
    { piece: 3, count: 1 },
    { piece: -1, count: 1 },
  ]);
});

describe('what can be chosen in a row', () => {
  const options = ['hand:3', 'hand:1', 'hand', 'tower:0'].map((target) => option('take', { target }));

  test('a piece of the own row', () => {
    const own = targetsIn(options, 'hand', [3, 5, -1], { seat: 0, own: true, seats: 2 });
    expect(own).toEqual({ pieces: new Map([[3, 'hand:3']]), row: ['hand'] });
  });

  test('the row of another seat', () => {
    const other = { seat: 1, own: false, seats: 2 };
    expect(targetsIn(options, 'hand', [3, 5, -1], other).row).toEqual(['hand:1']);
    expect(targetsIn(options, 'tower', [3], other).row).toEqual([]);
  });

  test('a piece of the own row is not mistaken for a seat', () => {
    const other = targetsIn(options, 'hand', [1, 3], { seat: 1, own: false, seats: 2 });
    expect(other).toEqual({ pieces: new Map(), row: [] });
  });

  test('a row of the table', () => {
    const market = [option('buy', { target: 'market:lamp' }), option('buy', { target: 'market:7' })];
    const found = targetsIn(market, 'market', [7, 8], { seat: null, own: true, seats: 2 });
    expect(found).toEqual({ pieces: new Map([[7, 'market:7']]), row: ['market:lamp'] });
  });
});
