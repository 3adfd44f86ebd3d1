import { expect, it } from 'vitest';
import { distances, grid, neighbours, noise, outline, sideTo } from './geometry';

const map = grid(4, 5);

it('knows the neighbours of hexes in even and odd columns', () => {
  expect(neighbours(map, 12).sort((a, b) => a - b)).toEqual([6, 7, 8, 11, 13, 17]);
  expect(neighbours(map, 11).sort((a, b) => a - b)).toEqual([6, 10, 12, 15, 16, 17]);
});

it('has fewer neighbours at the edge', () => {
  expect(neighbours(map, 0).sort((a, b) => a - b)).toEqual([1, 5]);
});

it('sees the same side from both hexes', () => {
  const [one, other] = [map.sides[11]![sideTo(map, 11, 12)]!, map.sides[12]![sideTo(map, 12, 11)]!];
  expect([...one.corners].sort()).toEqual([...other.corners].sort());
});

it('has each corner once', () => {
  const names = new Set(map.corners.map(({ x, y }) => `${Math.round(x)}:${Math.round(y)}`));
  expect(names.size).toBe(map.corners.length);
});

it('counts steps', () => {
  const far = distances(map, 0);
  expect(far[0]).toBe(0);
  expect(far[1]).toBe(1);
  expect(far[19]).toBe(5);
});

it('draws six corners', () => {
  expect(outline({ x: 0, y: 0 }).split(' ')).toHaveLength(6);
});

it('is always the same chance for the same numbers, and spread', () => {
  expect(noise(1, 2, 3)).toBe(noise(1, 2, 3));
  const many = Array.from({ length: 1000 }, (_, n) => noise(n, 7));
  expect(Math.min(...many)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...many)).toBeLessThan(1);
  expect(many.reduce((sum, n) => sum + n, 0) / 1000).toBeCloseTo(0.5, 1);
});
