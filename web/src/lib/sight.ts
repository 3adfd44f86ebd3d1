/** What is in sight, and bringing into sight what is not. */

/** If nothing that can be chosen is in sight, scroll to the first such thing, or to a better one. */
export function show(board: HTMLElement, motion: boolean, better = '.can'): void {
  const can = [...board.querySelectorAll('.can')];
  if (can.some(inSight)) return;
  const goal = board.querySelector(better) ?? can[0];
  goal?.scrollIntoView({ block: 'center', behavior: motion ? 'smooth' : 'auto' });
}

export function inSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
