import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from './pace';

let shown: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
});

afterEach(() => {
  vi.useRealTimers();
});

test('the first is shown at once, the next ones after a while, in their order', () => {
  const pace = new Pace<number>((n) => shown.push(n), () => true);
  [1, 2, 3].forEach((n) => pace.add(n));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(349);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(350);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(1000);
  pace.add(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('what waits long is shown faster', () => {
  const pace = new Pace<number>((n) => shown.push(n), () => true);
  for (let n = 0; n < 100; n++) pace.add(n);
  vi.advanceTimersByTime(9000);
  expect(shown).toHaveLength(100);
});

test('all at once if nobody looks, or somebody wants to go on', () => {
  let looks = true;
  const pace = new Pace<number>((n) => shown.push(n), () => looks);
  [1, 2, 3].forEach((n) => pace.add(n));
  pace.catchUp();
  expect(shown).toEqual([1, 2, 3]);
  pace.add(4);
  expect(shown).toEqual([1, 2, 3]);
  looks = false;
  pace.add(5);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
  pace.stop();
});
