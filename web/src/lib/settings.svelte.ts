/** What a person has set for this browser. */
import type { Me } from '../protocol';

export type Language = Me['language'];

export interface Settings {
  language: Language;
  motion: boolean;
  sound: boolean;
  /** The table as headings and lists. */
  plain: boolean;
  /** Ask once more before what may be a slip. */
  warn: boolean;
  /** Offer what can be done in the turns of others. */
  asides: boolean;
}

const KEY = 'kubik settings';

/** What was set; the rest goes on following the browser. */
const kept: Partial<Settings> = stored(KEY, {});

export const settings: Settings = $state({ ...usual(), ...kept });

/** What the browser asks for. */
function usual(): Settings {
  return {
    language: globalThis.navigator?.language?.startsWith('ru') ? 'ru' : 'en',
    motion: !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches,
    sound: true,
    plain: false,
    warn: true,
    asides: true,
  };
}

export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  keep(KEY, Object.assign(kept, change));
}

/** Read what was kept in this browser. */
export function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Keep something in this browser, if it lets us. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
