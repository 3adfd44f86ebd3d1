import { describe, expect, it } from 'vitest';
import {
  around,
  blessed,
  companion,
  counted,
  emblem,
  full,
  hammer,
  memory,
  minus,
  module,
  moved,
  stretches,
} from './table';
import type { Box, Feat } from './types';

const box = {
  hammer_phase: 15,
  hammer_glory: [10, 15],
  zones: [{ id: 'R1' }, { id: '' }, { id: 'L1' }],
  spaces: [
    { id: 1, zone: 0 },
    { id: 2, zone: 0 },
    { id: 3, zone: 1 },
    { id: 4, zone: 2 },
  ],
} as unknown as Box;

function feat(signs: Partial<Feat>): Feat {
  return { glory: 12, now: [], each_turn: [], always: [], ...signs } as Feat;
}

describe('a table', () => {
  it('gets back what the server left out', () => {
    const table = full({ players: [{ island: 3 }], round: 4 });
    expect(table.turn).toBe(0);
    expect(table.round).toBe(4);
    expect(table.players[0]).toMatchObject({ island: 3, feats: [], hammers: 0 });
  });

  it('tells which module is played', () => {
    expect(module(full({ players: [{}] }))).toBe('');
    expect(module(full({ players: [{ cell: 1 }], halls: [-1, -1, -1] }))).toBe('goddess');
    expect(module(full({ players: [{ cell: 16 }] }))).toBe('titans');
  });

  it('knows who is still being blessed', () => {
    const table = full({
      steps: ['act', 'blessed', 'blessed'].map((step, place) => ({ do: step as 'step', seat: 3 - place })),
    });
    expect([...blessed(table)]).toEqual([2, 1]);
  });
});

describe('what lies beside a board', () => {
  const player = (hammers: number, gold: number) => full({ players: [{ hammers, hammer: gold }] }).players[0]!;

  it('hammers go on one after another', () => {
    expect(hammer(box, player(1, 0))).toEqual({ gold: 0, ahead: [10, 15] });
    expect(hammer(box, player(2, 32))).toEqual({ gold: 2, ahead: [10, 15] });
    expect(hammer(box, player(1, 30))).toEqual({ gold: 0, ahead: [] });
  });

  it('companions and memories are taken apart', () => {
    expect(companion(3)).toEqual({ space: 3, moved: false });
    expect(companion(3 | 16)).toEqual({ space: 3, moved: true });
    expect(memory(2 * 5 + 1)).toEqual({ island: 5, side: 1 });
  });
});

it('seats are listed from the own one', () => {
  expect(around(4, 2)).toEqual([2, 3, 0, 1]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});

it('sees whose pawn has moved', () => {
  const at = (...cells: number[]) => full({ players: cells.map((cell) => ({ cell })) });
  expect(moved(at(1, 4, 2), at(2, 4, 1))).toEqual([0, 2]);
});

it('things are counted in the order of their first', () => {
  expect(counted([7, 3, 7])).toEqual([
    [7, 2],
    [3, 1],
  ]);
});

it('the track falls into its zones', () => {
  expect(stretches(box).map(({ zone, spaces }) => [zone.id, spaces.length])).toEqual([
    ['R1', 2],
    ['', 1],
    ['L1', 1],
  ]);
});

it('one sign stands for a feat', () => {
  expect(emblem(feat({}))).toEqual({ sign: 'glory', n: 12 });
  expect(emblem(feat({ now: [{ sign: 'other' }, { sign: 'to' }, { sign: 'face', n: 5 }] })).sign).toBe('face');
  expect(emblem(feat({ each_turn: [{ sign: 'gold', n: 3 }, { sign: 'to' }, { sign: 'glory', n: 4 }] })).n).toBe(4);
  expect(emblem(feat({ now: [{ sign: 'divine', n: 2 }] })).sign).toBe('divine');
});

it('a minus is a true one', () => {
  expect(minus(-12)).toBe('−12');
});
