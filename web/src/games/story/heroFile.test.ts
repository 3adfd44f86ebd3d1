import { expect, it } from 'vitest';
import { emptyHero, faultOf, readHero, type OwnHero } from './heroFile';
import type { Box } from './types';

const box = { sheet: { powers: 2, stages: 4, weaknesses: 1, tags: 1 }, start_points: 3 } as unknown as Box;
const olga: OwnHero = {
  name: 'Olga',
  concept: '',
  power: [{ name: 'Fish', stage: 3, tags: ['sea'] }],
  weakness: [{ name: 'Soft', triggers: ['rescue'] }],
};

it('tells what a sheet still needs', () => {
  expect(faultOf(box, emptyHero())).toBe('st-own-no-name');
  expect(faultOf(box, { ...emptyHero(), name: 'Olga' })).toBe('st-own-no-power');
  expect(faultOf(box, { ...olga, weakness: [{ name: 'Soft', triggers: [] }] })).toBe('st-own-no-weakness');
  expect(faultOf(box, olga)).toBeNull();
});

it('counts stages, but not those that were bought or developed', () => {
  const second = { name: 'Nets', stage: 2, tags: ['craft'] };
  const strong = { ...olga, power: [...olga.power, second] };
  expect(faultOf(box, strong)).toBe('st-own-stages');
  expect(faultOf(box, { ...strong, power: [...olga.power, { ...second, bought: 1 }] })).toBeNull();
  expect(faultOf(box, { ...strong, points: 0 })).toBeNull();
});

it('takes a power without tags that was learned where a person judges', () => {
  const learned = { name: 'Owl ears', stage: 1, bought: 1, tags: [] };
  expect(faultOf(box, { ...olga, power: [...olga.power, learned] })).toBeNull();
  expect(faultOf(box, { ...olga, power: [...olga.power, { ...learned, bought: 0 }] })).toBe('st-own-no-power');
});

it('reads its own files and nothing else', () => {
  expect(readHero(JSON.stringify(olga))).toEqual(olga);
  expect(readHero('{')).toBeNull();
  expect(readHero('[]')).toBeNull();
  expect(readHero('null')).toBeNull();
});
