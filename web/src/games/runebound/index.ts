import './land.css';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

export { default as Board } from './Board.svelte';
export { default as Sign } from './Sign.svelte';
export { default as Plain } from './Plain.svelte';
export { default as Thing } from './Thing.svelte';

export const texts = { en, ru };
/** On a phone the own cards lie below the map. */
export const named = ['drop', 'forget'];
export { look } from './table';
