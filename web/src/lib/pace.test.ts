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
  const pace = new Pace<number>(
    (n) => shown.push(n),
    () => true,
  );
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
  const pace = new Pace<number>(
    (n) => shown.push(n),
    () => true,
  );
  for (let n = 0; n < 100; n++) pace.add(n);
  vi.advanceTimersByTime(9000);
  expect(shown).toHaveLength(100);
});

test('a thing is looked at as long as it wants, unless too many wait', () => {
  const pace = new Pace<number>(
    (n) => shown.push(n),
    () => true,
    (n) => (n % 10 ? undefined : 1300),
  );
  for (let n = 10; n < 20; n++) pace.add(n);
  vi.advanceTimersByTime(1299);
  expect(shown).toEqual([10]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([10, 11]);
  vi.advanceTimersByTime(3000);
  expect(shown).toHaveLength(10);
  for (let n = 1; n <= 100; n++) pace.add(n * 10);
  vi.advanceTimersByTime(80_000);
  expect(shown).toHaveLength(110);
});

test('what is shown at once is looked at as well before the next one comes', () => {
  let own = true;
  const pace = new Pace<number>(
    (n) => shown.push(n),
    () => !own,
    () => 1300,
  );
  pace.add(1);
  own = false;
  pace.add(2);
  vi.advanceTimersByTime(1299);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  pace.stop();
});

test('all at once if nobody looks, or somebody wants to go on', () => {
  let looks = true;
  const pace = new Pace<number>(
    (n) => shown.push(n),
    () => looks,
  );
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
