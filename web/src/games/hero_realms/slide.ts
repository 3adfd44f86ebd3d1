import type { AnimationConfig } from 'svelte/animate';

const TIME = 220;

/**
 * A card that makes room slides sideways. Unlike with `flip` it keeps its size, for cards that overlap are cut, and it
 * moves up and down together with the board.
 */
export function slide(_: Element, { from, to }: { from: DOMRect; to: DOMRect }, motion: boolean): AnimationConfig {
  const x = from.left - to.left;
  return { duration: motion ? TIME : 0, css: (_, left) => `translate: ${x * left}px` };
}
