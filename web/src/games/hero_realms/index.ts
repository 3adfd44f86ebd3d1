import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';
import type { Box } from './types';

export { default as Board } from './Board.svelte';
export { default as Plain } from './Plain.svelte';
export { default as Thing } from './Thing.svelte';

export const texts = { en, ru };

/** The name of what a fact of an event names; the log writes characters by what they use, not by name. */
export function names(box: Box, kind: string, number: number): string {
  return kind === 'card' || kind === 'cards' || kind === 'discarded' ? (box.cards[number]?.name ?? '') : '';
}
