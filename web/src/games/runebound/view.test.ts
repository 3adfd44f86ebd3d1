import { expect, it } from 'vitest';
import { centred, cover, fit, held, LARGEST, moved, showing, zoom } from './view';

const map = { width: 1000, height: 2000 };
const pane = { width: 500, height: 500 };

it('fits the whole map into the middle', () => {
  expect(fit(map, pane)).toEqual({ k: 0.25, x: 125, y: 0 });
  expect(cover(map, pane)).toBe(0.5);
});

it('never shows what lies beyond', () => {
  expect(moved({ k: 1, x: 0, y: 0 }, { x: 50, y: -9999 }, map, pane)).toEqual({ k: 1, x: 0, y: -1500 });
  expect(held({ k: 99, x: 0, y: 0 }, map, pane).k).toBe(LARGEST);
  expect(held({ k: 0.01, x: 0, y: 0 }, map, pane).k).toBe(0.25);
});

it('keeps the point under the pointer', () => {
  const before = { k: 1, x: -200, y: -300 };
  const at = { x: 100, y: 150 };
  const after = zoom(before, 1.5, at, map, pane);
  expect((at.x - after.x) / after.k).toBeCloseTo((at.x - before.x) / before.k);
  expect((at.y - after.y) / after.k).toBeCloseTo((at.y - before.y) / before.k);
});

it('puts a point into the middle', () => {
  expect(centred({ k: 1, x: 0, y: 0 }, { x: 500, y: 1000 }, map, pane)).toEqual({ k: 1, x: -250, y: -750 });
});

it('moves no more than it must to show a point', () => {
  expect(showing({ k: 1, x: 0, y: 0 }, { x: 200, y: 200 }, map, pane)).toEqual({ k: 1, x: 0, y: 0 });
  expect(showing({ k: 1, x: 0, y: 0 }, { x: 700, y: 200 }, map, pane)).toEqual({ k: 1, x: -260, y: 0 });
});
