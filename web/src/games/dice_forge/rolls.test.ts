import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { happened } from '../../lib/samples';
import type { Happened } from '../../protocol';
import { forged } from './fly';
import { look, places, Rolls } from './rolls.svelte';
import { full } from './table';

const dice = [1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 3, 2];
const table = full({ players: [{ dice, up: [5, 10] }] });

function roll(...faces: number[]): Happened {
  return happened({ kind: 'rolls', facts: { faces } });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('finds the rolled faces on the dice', () => {
  expect(places(table.players[0]!, [1, 2])).toEqual([0, 11]);
  expect(places(table.players[0]!, [3])).toEqual([10]);
});

it('shows rolls one after another and ends as the table lies', () => {
  const rolls = new Rolls();
  rolls.show(table, [roll(1, 2), roll(5, 3)], true);
  vi.advanceTimersByTime(100);
  expect(rolls.up[0]).toEqual([0, 11]);
  expect(rolls.spins[0]).toEqual([1, 1]);
  vi.runAllTimers();
  expect(rolls.up[0]).toEqual([5, 10]);
  expect(rolls.spins[0]).toEqual([2, 2]);
});

it('turns only the die that was rolled', () => {
  const rolls = new Rolls();
  rolls.show(table, [roll(3)], true);
  vi.runAllTimers();
  expect(rolls.spins[0]).toEqual([0, 1]);
});

it('stands still without motion', () => {
  const rolls = new Rolls();
  rolls.show(table, [roll(1, 2)], false);
  expect(rolls.up[0]).toEqual([5, 10]);
  expect(rolls.spins).toEqual([]);
});

it('keeps what the celestial die has shown', () => {
  const rolls = new Rolls();
  rolls.show(table, [happened({ kind: 'rolls_celestial', facts: { celestial: 4 } })], true);
  rolls.show(table, [], true);
  expect(rolls.celestial).toBe(4);
});

it('says how long the rolls take', () => {
  expect(look([])).toBeUndefined();
  expect(look([roll(1, 2), { ...roll(1, 2), seat: 1 }])).toBe(1400);
  expect(look([roll(1, 2), roll(1), { ...roll(1, 2), seat: 1 }])).toBe(2300);
});

it('sees which faces were forged', () => {
  const after = full({ players: [{ dice: [1, 9, ...dice.slice(2)], up: [5, 10] }] });
  expect(forged(table, after)).toEqual([{ slot: '0:1', face: 9 }]);
  expect(forged(table, table)).toEqual([]);
});
