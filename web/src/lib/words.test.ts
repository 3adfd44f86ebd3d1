import { expect, test } from 'vitest';
import en from '../text/en.ftl?raw';
import ru from '../text/ru.ftl?raw';
import { set } from './settings.svelte';
import { addTexts, say } from './words.svelte';

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);

test('both languages have the same texts', () => expect(ids(ru)).toEqual(ids(en)));

test('the language can change at any moment', () => {
  set({ language: 'ru' });
  expect(say('undo-asked', { name: 'Анна', count: 3 })).toBe('Анна просит отменить 3 выбора.');
  set({ language: 'en' });
  expect(say('undo-asked', { name: 'Anna', count: 1 })).toBe('Anna asks to take back a choice.');
});

test('a game adds its own', () => {
  addTexts({ en: 'hr-test = Play all', ru: 'hr-test = Разыграть всё' });
  expect(say('hr-test')).toBe('Play all');
});
