/** The games: what the server says about them, and the folders that draw them. */
import type { Component } from 'svelte';
import type { Exhibit, GameInfo, Happened } from '../protocol';
import { api } from './api';
import type { Play } from './board';
import type { Language } from './settings.svelte';
import { addTexts, type Texts } from './words.svelte';

export interface Drawn {
  Board: Component<{ play: Play }>;
  Plain: Component<{ play: Play }>;
  /** One of the things in the box, with all its words; who has them already hands them over. */
  Thing: Component<{ box: unknown; kind: string; number: number; exhibit?: Exhibit }>;
  /** A symbol of the game, for its book. */
  Sign?: Component<{ sign: string }>;
  texts?: Texts;
  /** What everybody may agree to go back to, where headings of the log begin something: the name of a text. */
  back?: string;
  /** What one wants to know again who comes back after a while, besides what happened. */
  Recap?: Component<{ play: Play }>;
  /** Verbs of what can be done at nearly any time, so that it calls for no attention. */
  quiet?: readonly string[];
  /** Verbs that end a pause in which one may act, although it is nobody's turn. */
  pause?: readonly string[];
  /** Verbs of what gets a button although it has a place on the board, because that may be out of sight. */
  named?: readonly string[];
  /** How long it takes to follow what happened, in milliseconds; undefined: no longer than usual. */
  look?(happened: readonly Happened[]): number | undefined;
}

const folders = import.meta.glob<unknown>('../games/*/index.ts');

/** What draws a game; null if there is nothing but the plain board. */
export async function drawn(game: string): Promise<Drawn | null> {
  const folder = folders[`../games/${game}/index.ts`];
  if (!folder) return null;
  // A folder's components know their own table and box; here they are all the same.
  const found = (await folder()) as Drawn;
  if (found.texts) addTexts(found.texts);
  return found;
}

export const games: { list: GameInfo[] } = $state({ list: [] });

export async function fetchGames(language: Language): Promise<void> {
  games.list = await api.games(language);
}

export function gameInfo(id: string): GameInfo | undefined {
  return games.list.find((game) => game.id === id);
}

/** A bot's strength as a word. */
export function botName(game: string, bot: string): string {
  return gameInfo(game)?.bots.find((level) => level.value === bot)?.label ?? bot;
}
