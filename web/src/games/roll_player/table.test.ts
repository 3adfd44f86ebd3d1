import { expect, it } from 'vitest';
import { happened } from '../../lib/samples';
import { along, around, emptyIn, full, hope, inHand, look, moved, price, rolledAgain, tokensIn, wanted } from './table';
import type { Box, Goal } from './types';

const exact: Goal = { least: 17, most: 17, stars: 3 };
const range: Goal = { least: 16, most: 17, stars: 2 };
const least: Goal = { least: 14, most: 99, stars: 1 };

it('says what a goal wants', () => {
  expect([exact, range, least].map(wanted)).toEqual(['17', '16–17', '14+']);
});

it('tells goals that are met, missed, possible and out of reach', () => {
  expect(hope(exact, 17, 0)).toBe('met');
  expect(hope(exact, 18, 0)).toBe('missed');
  expect(hope(least, 18, 0)).toBe('met');
  expect(hope(range, 10, 1)).toBe('open');
  expect(hope(range, 9, 1)).toBe('beyond');
  expect(hope(exact, 17, 1)).toBe('beyond');
});

it('keeps every value on the bar', () => {
  expect([along(-3), along(1), along(22), along(30)]).toEqual([0, 0, 100, 100]);
  expect(along(11.5)).toBe(50);
});

it('fills in what the server leaves out', () => {
  const table = full({ players: [{ gold: 3 }, {}] });
  expect(table.players.map(({ gold, token, race }) => [gold, token, race])).toEqual([
    [3, 4, -1],
    [0, 4, -1],
  ]);
  expect(emptyIn({ ...table.players[0]!, cells: [1, 0, 0] }, 0)).toBe(2);
});

it('seats everybody clockwise from the own seat', () => {
  expect(around(4, 2)).toEqual([2, 3, 0, 1]);
  expect(around(2, null)).toEqual([0, 1]);
});

it('moves on the alignment, but never off it', () => {
  expect(['up', 'down', 'left', 'right'].map((way) => moved(4, way))).toEqual([1, 7, 3, 5]);
  expect(['up', 'left'].map((way) => moved(0, way))).toEqual([-1, -1]);
});

it('finds the die in the hand, and the faces to choose from', () => {
  const steps = [{ do: 'place', seat: 1, die: 12, gold: 0 }] as unknown as [];
  expect([inHand(full({ steps }), 0), inHand(full({ steps }), 1)]).toEqual([0, 12]);
  const keep = [{ do: 'keep', seat: 0, cell: 2, rolled: [5, 3] }] as unknown as [];
  const table = full({ steps: keep, players: [{ cells: [0, 0, 3] }] });
  expect(rolledAgain(table, 0)).toEqual({ cell: 2, faces: [3, 5] });
  expect(rolledAgain(table, 1)).toBeUndefined();
});

it('knows what a card costs, and how many tokens are paid', () => {
  const box = {
    cards: [
      { cost: 1, discount: 2 },
      { cost: 5, discount: 0 },
    ],
  } as unknown as Box;
  const [player] = full({ players: [{ weapons: [0] }] }).players;
  expect([price(box, player!, 0), price(box, player!, 1)]).toEqual([0, 3]);
  expect([tokensIn('buy:longsword'), tokensIn('buy:longsword:2')]).toEqual([0, 2]);
});

it('gives rolls and purchases time to be followed', () => {
  expect(look([happened({ kind: 'gains_gold' })])).toBeUndefined();
  expect(look([happened({ kind: 'gains_gold' }), happened({ kind: 'enemy_rolls' })])).toBe(1100);
});
