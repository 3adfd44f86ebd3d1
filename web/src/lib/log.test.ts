import { expect, test } from 'vitest';
import type { Happened } from '../protocol';
import { parts } from './log';

const names = (kind: string, number: number): string =>
  kind === 'card' ? (['Gold', 'Gold Dragon'][number] ?? '') : '';
const line = (text: string, facts: Happened['facts']): Happened => ({ text, kind: '', seat: 0, facts });

test('a line is taken apart at the things it names', () => {
  expect(parts(line('Anna plays Gold.', { card: 0, n: 1 }), names)).toEqual([
    { text: 'Anna plays ', thing: null },
    { text: 'Gold', thing: { kind: 'card', number: 0 } },
    { text: '.', thing: null },
  ]);
});

test('a longer name is not mistaken for the shorter one in it', () => {
  const found = parts(line('Gold Dragon, Gold', { card: [0, 1] }), names);
  expect(found.map((part) => part.thing?.number)).toEqual([1, undefined, 0]);
});

test('what is hidden has no name', () => {
  expect(parts(line('Anna draws a card.', { card: -1 }), names)).toEqual([{ text: 'Anna draws a card.', thing: null }]);
});
