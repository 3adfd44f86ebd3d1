import './colours.css';
import en from './text/en.ftl?raw';
import ru from './text/ru.ftl?raw';

export { default as Board } from './Board.svelte';
export { default as Sign } from './BookSign.svelte';
export { default as Plain } from './Plain.svelte';
export { default as Thing } from './Thing.svelte';
export { look } from './table';

/** A weapon can be put down at any moment. */
export const quiet = ['drop'];
/** Before the cleanup whoever has a skill may use it. */
export const pause = ['clean_up'];
export const texts = { en, ru };
