import { expect, test } from 'vitest';
import type { Answerable } from '../protocol';
import { amounts, nearest } from './amount';

const option = (n: number): Answerable => ({ key: `amount:${n}`, text: `${n}`, verb: 'amount', target: 'amount' });

test('few are buttons', () => expect(amounts([option(0), option(1), option(2)])).toBeNull());

test('many are a range, with what can be chosen in it', () => {
  const found = amounts([option(1), option(2), option(4), option(8)])!;
  expect([found.low, found.high]).toEqual([1, 8]);
  expect(nearest(found, 5)).toBe(4);
  expect(nearest(found, -3)).toBe(1);
});
