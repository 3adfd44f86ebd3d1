import type { Box } from './types';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

export { default as Board } from './Board.svelte';
export { default as Plain } from './Plain.svelte';
export { default as Thing } from './Thing.svelte';
export { look } from './rolls.svelte';

export const texts = { en, ru };

/** The name of a thing as the log writes it. */
export function names(box: Box, kind: string, number: number): string {
  switch (kind) {
    case 'face':
    case 'old':
    case 'faces':
      return box.faces[number]?.name ?? '';
    case 'feat':
      return box.feats[number]?.name ?? '';
    case 'celestial':
      return box.celestial[number]?.text ?? '';
    default:
      return '';
  }
}
