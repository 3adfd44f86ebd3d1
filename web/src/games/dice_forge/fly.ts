/** Faces that fly from the temple to the die where they were forged. */
import type { FullTable } from './table';

/** The slots of dice that hold another face than before. */
export function forged(before: FullTable, after: FullTable): { slot: string; face: number }[] {
  return after.players.flatMap((player, seat) =>
    player.dice.flatMap((face, place) =>
      before.players[seat]?.dice[place] === face ? [] : [{ slot: `${seat}:${place}`, face }],
    ),
  );
}

/** A copy of an element that lies where the element is, whatever becomes of that. */
export function lift(element: Element): HTMLElement {
  const { top, left, width } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '50',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    pointerEvents: 'none',
  });
  return copy;
}

/** Let a lifted copy fly to where an element is. */
export function fly(copy: HTMLElement, to: Element): void {
  document.body.append(copy);
  const start = copy.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
  const flight = copy.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x / 2}px, ${y / 2 - 40}px) scale(1.5) rotate(180deg)`, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(${end.width / start.width}) rotate(360deg)` },
    ],
    { duration: 900, easing: 'ease-in-out' },
  );
  flight.onfinish = () => copy.remove();
}
