/** Where the books of the games lie, and the numbered rules that they are made from. */
import type { Language } from './settings.svelte';

const books = import.meta.glob<string>('../games/*/book/*.md', { query: '?raw', import: 'default' });
const rules = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

/** A game's book; undefined, if nobody has written one. */
export function bookOf(game: string, language: Language): (() => Promise<string>) | undefined {
  return books[`../games/${game}/book/${language}.md`];
}

/** A game's numbered rules, in English; undefined, if it has none. */
export function rulesOf(game: string): (() => Promise<string>) | undefined {
  return rules[`../../../docs/rules/${game}.md`];
}
