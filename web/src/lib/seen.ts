/** How much of each table's log a person has seen in this browser, and what has happened since. */
import type { Happened } from '../protocol';
import { keep, stored } from './settings.svelte';

const KEY = 'kubik seen';
/** Of so many tables we remember it. */
const MOST = 100;

/** How many lines were told when the person last looked; null: never before. */
export function seen(table: string): number | null {
  return stored<Record<string, number>>(KEY, {})[table] ?? null;
}

export function remember(table: string, lines: number): void {
  const { [table]: _, ...others } = stored<Record<string, number>>(KEY, {});
  keep(KEY, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, lines]]));
}

/** Lines of one turn, with its heading; null before the first turn. */
export interface Turn {
  heading: Happened | null;
  lines: Happened[];
}

/** What was told after the first `from` lines, turn by turn; nothing if nobody but the own seat did anything. */
export function news(log: readonly Happened[], from: number, own: number | null): Turn[] {
  const lines = log.slice(from).filter(({ line }) => line.length > 0);
  if (!lines.some(({ seat }) => seat !== own)) return [];
  const turns: Turn[] = [{ heading: log.slice(0, from).findLast(({ heading }) => heading) ?? null, lines: [] }];
  for (const told of lines)
    if (told.heading) turns.push({ heading: told, lines: [] });
    else turns.at(-1)!.lines.push(told);
  return turns.filter((turn) => turn.lines.length);
}
