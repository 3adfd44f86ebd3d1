import { expect, test } from 'vitest';
import type { Answerable } from '../protocol';
import { amounts, nearest } from './amount';
import { option } from './samples';

const amount = (n: number): Answerable => option(`amount:${n}`, { text: `${n}`, target: 'amount' });

test('few are buttons', () => expect(amounts([amount(0), amount(1), amount(2)])).toBeNull());

test('many are a range, with what can be chosen in it', () => {
  const found = amounts([amount(1), amount(2), amount(4), amount(8)])!;
  expect([found.low, found.high]).toEqual([1, 8]);
  expect(nearest(found, 5)).toBe(4);
  expect(nearest(found, -3)).toBe(1);
});
