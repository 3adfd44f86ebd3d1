/** What moves when something happens: cards from place to place, blows, and numbers that rise. */
import type { Happened } from '../../protocol';

/** Places are named as in the page: `data-place`. -1 is a card whose face is not known. */
export interface Flight {
  card: number;
  from: string;
  to: string;
}

export interface Mark {
  /** A blow falls, or a number rises, at a seat or at a card in a place. */
  kind: 'blow' | 'gold' | 'combat' | 'health' | 'hurt';
  place: string;
  card: number;
  n: number;
}

/** No more of one event, and no more at once, than can be followed. */
const MOST = 6;
const MOST_AT_ONCE = 24;

export function flights(happened: readonly Happened[]): Flight[] {
  return happened
    .filter(({ source, to }) => source && to)
    .flatMap((event) => moved(event).map((card) => ({ card, from: event.source, to: event.to })))
    .slice(-MOST_AT_ONCE);
}

/** The cards that an event moved; of hidden ones it only says how many. */
function moved({ pieces, facts }: Happened): number[] {
  const hidden = pieces.length ? 0 : Number(facts.n ?? 0);
  return [...pieces, ...Array<number>(hidden).fill(-1)].slice(0, MOST);
}

export function marks(happened: readonly Happened[]): Mark[] {
  return happened.flatMap(({ kind, seat, facts, pieces }): Mark[] => {
    const n = Number(facts.n ?? 0);
    const target = Number(facts.target ?? -1);
    switch (kind) {
      case 'attacks':
      case 'damages':
        return [{ kind: 'blow', place: `seat:${target}`, card: -1, n }];
      case 'attacks_champion':
        return [{ kind: 'blow', place: `play:${target}`, card: pieces[0]!, n: 0 }];
      case 'loses_health':
        return [{ kind: 'hurt', place: `seat:${seat}`, card: -1, n: -n }];
      case 'gains_health':
      case 'blesses':
        return [{ kind: 'health', place: `seat:${kind === 'blesses' ? target : seat}`, card: -1, n }];
      case 'gains_gold':
      case 'gains_combat':
        return [{ kind: kind === 'gains_gold' ? 'gold' : 'combat', place: `seat:${seat}`, card: -1, n }];
      default:
        return [];
    }
  });
}
