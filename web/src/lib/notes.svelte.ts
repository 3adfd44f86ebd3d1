/** Short messages to the person: what was refused, why something cannot be chosen, what was copied. */
import { Refusal } from './api';
import { say } from './words.svelte';

export interface Note {
  text: string;
  /** Errors interrupt; the rest is said when there is time. */
  error: boolean;
}

export const notes: { last: Note | null } = $state({ last: null });

export function tell(text: string): void {
  notes.last = { text, error: false };
}

/** What went wrong: the server's sentence, if it had one. */
export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.message || say(`trouble-${error.reason}`) : String(error);
}

export function complain(error: unknown): void {
  notes.last = { text: sentence(error), error: true };
}

/** Do something that may be refused; whether it was not. */
export async function trying(doing: () => Promise<void>): Promise<boolean> {
  try {
    await doing();
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a safe connection there is no clipboard; the old way still works.
    const field = Object.assign(document.createElement('textarea'), { value: text });
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
  tell(say('copied'));
}
