/** What moves on the table when something happens: cards from place to place, and gold that comes and goes. */
import type { Flight, Mark } from '../../lib/travel';
import type { Happened } from '../../protocol';

/** No more at once than can be followed. */
const MOST = 10;

export function flights(happened: readonly Happened[]): Flight[] {
  return happened.flatMap(flightsOf).slice(-MOST);
}

function flightsOf({ kind, seat, facts, pieces, source, to }: Happened): Flight[] {
  const fly = (cards: readonly number[], from: string, there: string): Flight[] =>
    cards.map((card) => ({ thing: `piece:${card}`, from, to: there }));
  if (kind !== 'exchanges') return source && to ? fly(pieces, source, to) : [];
  const [one, other] = [`assets:${seat}`, to.replace('seat', 'assets')];
  return [...fly(facts.gives as number[], one, other), ...fly(facts.takes as number[], other, one)];
}

export function marks(happened: readonly Happened[]): Mark[] {
  return happened.flatMap(({ kind, seat, facts, to }): Mark[] => {
    const place = `gold:${seat}`;
    const n = Number(facts.n ?? 0);
    if (kind === 'gains_gold' || kind === 'sells') return n ? [{ place, n }] : [];
    if (kind === 'loses_gold' || kind === 'pays' || kind === 'buys') return n ? [{ place, n: -n }] : [];
    const gold = Number(facts.gold ?? 0);
    if (kind !== 'exchanges' || !gold) return [];
    return [
      { place, n: -gold },
      { place: to.replace('seat', 'gold'), n: gold },
    ];
  });
}
