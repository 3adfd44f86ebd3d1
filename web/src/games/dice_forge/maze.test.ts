import { expect, it } from 'vitest';
import { layOut } from './maze';
import type { Cell } from './types';

const lanes: [string, number][] = [
  ['middle', 1],
  ['top', 7],
  ['middle', 5],
  ['bottom', 10],
  ['final', 13],
];
const cells = lanes
  .flatMap(([lane, n]) => Array.from({ length: n }, () => lane))
  .map((lane, place) => ({ id: place + 1, lane }) as Cell);

it('every cell of the maze has a place of its own inside the board', () => {
  const points = [...layOut(cells).values()];
  expect(points).toHaveLength(36);
  for (const { along, across } of points) {
    expect(along).toBeGreaterThan(0);
    expect(along).toBeLessThan(1);
    expect(across).toBeGreaterThan(0);
    expect(across).toBeLessThan(1);
  }
  expect(new Set(points.map(({ along, across }) => `${along} ${across}`)).size).toBe(36);
});
