import { expect, it, vi } from 'vitest';
import { question, option } from '../../lib/samples';
import type { Question } from '../../protocol';
import { gridOf } from './geometry';
import { box, sit } from './samples';
import { ANY, follow, route, Ways, type Travel } from './ways';

const ways = new Ways(box, gridOf(box));
const [PLAINS, PLAINS_HILLS, WATER_FACE, WILD] = [0, 1, 4, 5];

function travel(change: Partial<Travel>): Travel {
  return { from: 0, dice: [], added: [], as: [], roads: true, rivers: true, zombies: [], ...change };
}

function keys(change: Partial<Travel>, hex: number): string[] | undefined {
  return ways
    .reach(travel(change))
    .get(hex)
    ?.steps.map(({ key }) => key);
}

it('takes the terrain that is entered, any die along roads and into cities, water over rivers', () => {
  expect(ways.takes(0, 5)).toBe(0);
  expect(ways.takes(5, 6)).toBe(1);
  expect(ways.takes(15, 16)).toBe(ANY);
  expect(ways.takes(15, 16, false)).toBe(4);
  expect(ways.takes(16, 11)).toBe(4);
  expect(ways.takes(16, 11, true, false)).toBe(0);
  expect(ways.takes(4, 9)).toBe(ANY);
});

it('reaches nothing without dice', () => {
  expect(ways.reach(travel({})).size).toBe(0);
});

it('spends the die that shows least', () => {
  expect(keys({ dice: [PLAINS, WILD] }, 5)).toEqual(['step:r1c0:plains']);
});

it('offers, like the rules, no die of which another shows only a part', () => {
  const found = ways.reach(travel({ dice: [PLAINS, PLAINS_HILLS] }));
  expect([...found.values()].flatMap(({ steps }) => steps.map(({ key }) => key))).not.toContain(
    'step:r0c1:plains_hills',
  );
});

it('goes step by step, with a die for each', () => {
  expect(keys({ dice: [PLAINS, PLAINS_HILLS] }, 6)).toEqual(['step:r0c1:plains', 'step:r1c1:plains_hills']);
});

it('uses free symbols first, and a die as another terrain last', () => {
  expect(keys({ added: [0] }, 5)).toEqual(['step_free:r1c0']);
  expect(keys({ from: 5, dice: [WATER_FACE], as: [1] }, 6)).toEqual(['step_as:r1c1:mountains_water']);
  expect(keys({ from: 5, dice: [PLAINS_HILLS], as: [1] }, 6)).toEqual(['step:r1c1:plains_hills']);
});

it('begins with nothing that is not offered', () => {
  const offered = new Set(['step:r1c0:plains']);
  expect([...ways.reach(travel({ dice: [PLAINS], offered })).keys()]).toEqual([5]);
});

it('goes around zombies if it can, and says so if it cannot', () => {
  const dice = [PLAINS, PLAINS, PLAINS];
  const around = ways.reach(travel({ from: 10, dice, zombies: [15] })).get(16);
  expect(around?.zombies).toBe(0);
  expect(ways.reach(travel({ dice, zombies: [5] })).get(5)?.zombies).toBe(1);
});

it('follows a way as long as its steps are offered', () => {
  const way = {
    steps: [
      { hex: 5, key: 'a', face: 0 },
      { hex: 10, key: 'b', face: 0 },
    ],
    zombies: 0,
  };
  const chain = vi.fn<(next: (question: Question) => string | null) => void>();
  follow(sit({}, { chain }), way);
  const next = chain.mock.calls[0]![0];
  expect(next(question([option('a'), option('b')]))).toBe('a');
  expect(next(question([option('c')]))).toBeNull();
});

it('knows the shortest way, with few turns', () => {
  expect(route(gridOf(box), 0, 15)).toEqual([1, 1, 1]);
  expect(route(gridOf(box), 0, 0)).toEqual([]);
  expect(route(gridOf(box), 0, 19)).toHaveLength(5);
});
