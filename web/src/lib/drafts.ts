/** What a person has begun to write and not sent, kept in this browser over a reload. */
import { keep, stored } from './settings.svelte';

const KEY = 'kubik drafts';
/** Of more questions than these nothing is kept. */
const MOST = 40;

/** What was written for a question. */
export function draft(place: string): string {
  return all().find(([name]) => name === place)?.[1] ?? '';
}

/** Keep it, as the newest; nothing for an empty one. */
export function keepDraft(place: string, text: string): void {
  const others = all().filter(([name]) => name !== place);
  keep(KEY, text ? [[place, text], ...others].slice(0, MOST) : others);
}

function all(): [string, string][] {
  const kept = stored<unknown>(KEY, []);
  return Array.isArray(kept) ? (kept as [string, string][]) : [];
}
