import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

export { default as Board } from './Board.svelte';
export { default as Plain } from './Plain.svelte';
export { default as Recap } from './Recap.svelte';
export { default as Thing } from './Thing.svelte';
export { look } from './table';

export const back = 'st-before-scene';
/** One can always speak, and always play a card. */
export const quiet = ['speak_as', 'slow', 'stop', 'whisper', 'merge', 'rename', 'oracle', 'idea'];
export const texts = { en, ru };
