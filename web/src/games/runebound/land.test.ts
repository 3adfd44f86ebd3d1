import { expect, it } from 'vitest';
import { chains, isSwamp, land } from './land';
import { nameLines } from './names';
import { box } from './samples';

it('joins edges to chains, with their forks', () => {
  const found = chains([
    [1, 2],
    [3, 2],
    [3, 4],
    [4, 5],
    [4, 6],
  ]);
  expect(found.map(({ length }) => length - 1).reduce((sum, n) => sum + n)).toBe(5);
  expect(found).toContainEqual([1, 2, 3, 4]);
});

it('goes round', () => {
  expect(
    chains([
      [1, 2],
      [2, 3],
      [3, 1],
    ]),
  ).toEqual([[1, 2, 3, 1]]);
});

it('draws every terrain there is, always alike', () => {
  const drawn = land(box);
  expect(land(box)).toEqual(drawn);
  expect(drawn.patches.every(({ path }) => path.startsWith('M') && path.endsWith('Z'))).toBe(true);
  expect(drawn.rivers).toMatch(/^M/);
  expect(drawn.roads).toMatch(/^M/);
  const signs = new Set(drawn.marks.map(({ sign }) => sign.replace(/\d/, '')));
  expect([...signs]).toEqual(expect.arrayContaining(['fir', 'mound', 'peak', 'tuft', 'reed']));
});

it('stands from the back to the front', () => {
  const rows = land(box).marks.map(({ y }) => y);
  expect(rows).toEqual([...rows].sort((a, b) => a - b));
});

it('knows a swamp by its name', () => {
  expect(isSwamp(box, 7)).toBe(true);
  expect(isSwamp(box, 9)).toBe(false);
});

it.each([
  ['Tamalir', ['Tamalir']],
  ['Gardens of Tarn', ['Gardens', 'of Tarn']],
  ['Пристанище Сувара', ['Пристанище', 'Сувара']],
])('writes %s', (name, lines) => {
  expect(nameLines(name)).toEqual(lines);
});
