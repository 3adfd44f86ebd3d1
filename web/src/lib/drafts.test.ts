import { beforeEach, expect, test, vi } from 'vitest';
import { draft, keepDraft } from './drafts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test('a draft is kept for its question, until it is sent', () => {
  keepDraft('t1 tell', 'Once upon');
  keepDraft('t1 name', 'Mirra');
  expect(draft('t1 tell')).toBe('Once upon');
  expect(draft('t2 tell')).toBe('');
  keepDraft('t1 tell', '');
  expect(draft('t1 tell')).toBe('');
  expect(draft('t1 name')).toBe('Mirra');
});

test('the oldest drafts are forgotten', () => {
  for (let n = 0; n < 60; n++) keepDraft(`t${n} tell`, 'words');
  expect(draft('t0 tell')).toBe('');
  expect(draft('t59 tell')).toBe('words');
});

test('what is no draft is none', () => {
  localStorage.setItem('kubik drafts', '{"a": 1}');
  expect(draft('a')).toBe('');
});
