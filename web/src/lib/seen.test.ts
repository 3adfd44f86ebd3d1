import { beforeEach, expect, it, vi } from 'vitest';
import { happened } from './samples';
import { news, remember, seen } from './seen';

const line = (text: string, seat: number, heading = false) => happened({ line: [{ text }], seat, heading });
const log = [
  line('Anna begins', 0, true),
  line('Anna goes', 0),
  line('Anna ends', 0),
  line('Boris begins', 1, true),
  line('Boris goes', 1),
  happened({ seat: 1 }),
];
const told = (from: number, own: number | null = 0) =>
  news(log, from, own).map(({ heading, lines }) => [heading?.line[0]!.text, ...lines.map((one) => one.line[0]!.text)]);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it('tells turn by turn what happened, and whose turn went on', () => {
  expect(told(2)).toEqual([
    ['Anna begins', 'Anna ends'],
    ['Boris begins', 'Boris goes'],
  ]);
  expect(told(0)).toHaveLength(2);
});

it('tells nothing if nobody else did anything', () => {
  expect(told(6)).toEqual([]);
  expect(told(9)).toEqual([]);
  expect(news(log.slice(0, 3), 1, 0)).toEqual([]);
  expect(news(log.slice(0, 3), 1, null)).toHaveLength(1);
});

it('remembers for each table how much was seen, and forgets the oldest of a hundred', () => {
  expect(seen('t1')).toBeNull();
  for (let n = 1; n <= 100; n++) remember(`t${n}`, n);
  remember('t1', 7);
  remember('t101', 5);
  expect([seen('t1'), seen('t2'), seen('t101')]).toEqual([7, null, 5]);
});
