import { expect, test } from 'vitest';
import { answerOf, lengthOf } from './blank';

test('words are sent as they are kept', () => {
  expect(answerOf({ type: 'words', most: 20 }, '  Through the window! ')).toBe('words:Through the window!');
  expect(answerOf({ type: 'words', most: 20, lines: true }, 'one\r\ntwo')).toBe('words:one\ntwo');
});

test('nothing, and too much, cannot be sent', () => {
  expect(answerOf({ type: 'words', most: 3 }, ' \n ')).toBeNull();
  expect(answerOf({ type: 'words', most: 3 }, 'four')).toBeNull();
  expect(answerOf({ type: 'words', most: 3 }, ' abc ')).toBe('words:abc');
});

test('characters are counted as the server counts them', () => {
  expect(lengthOf('🎲🎲')).toBe(2);
  expect(lengthOf('е\u0308')).toBe(1);
  expect(answerOf({ type: 'words', most: 2 }, '🎲🎲')).toBe('words:🎲🎲');
});

test('a number is whole and inside of its bounds', () => {
  const blank = { type: 'number', least: -2, most: 12 } as const;
  expect(answerOf(blank, ' 012 ')).toBe('number:12');
  expect(answerOf(blank, '−2')).toBe('number:-2');
  for (const text of ['', '13', '-3', '1.5', '1e1', 'x', '--1']) expect(answerOf(blank, text)).toBeNull();
});
