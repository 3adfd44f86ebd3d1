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

/** No more of one event than can be followed. */
const MOST = 6;

export function flights(happened: readonly Happened[], gem: number): Flight[] {
  return happened.flatMap((event, at) => flightsOf(event, happened.slice(at + 1), gem)).slice(-24);
}

function flightsOf(event: Happened, later: readonly Happened[], gem: number): Flight[] {
  const { kind, seat, facts } = event;
  const card = Number(facts.card ?? -1);
  const target = Number(facts.target ?? -1);
  const fly = (from: string, to: string): Flight[] => [{ card, from, to }];
  const many = (cards: readonly number[], from: string, to: string): Flight[] =>
    cards.slice(0, MOST).map((one) => ({ card: one, from, to }));
  switch (kind) {
    case 'plays':
      return fly(`hand:${seat}`, `play:${seat}`);
    case 'draws':
      return many(
        Array.isArray(facts.cards) ? facts.cards : Array(Number(facts.n)).fill(-1),
        `deck:${seat}`,
        `hand:${seat}`,
      );
    case 'ends_turn':
      return many(facts.discarded as number[], `play:${seat}`, `discard:${seat}`);
    case 'buys':
      return fly(card === gem ? 'gems' : 'row', `${whither(event, later)}:${seat}`);
    case 'enters_row':
      return fly('market', 'row');
    case 'discards':
      return fly(`hand:${seat}`, `discard:${seat}`);
    case 'is_stunned':
      return fly(`play:${seat}`, `discard:${seat}`);
    case 'sacrifices':
      return fly(`discard:${seat}`, card === gem ? 'gems' : 'sacrificed');
    case 'sacrifices_for_effect':
      return fly(`play:${seat}`, card === gem ? 'gems' : 'sacrificed');
    case 'steals':
      return fly(`discard:${target}`, `discard:${seat}`);
    case 'passes_card':
    case 'bequeaths':
      return fly(`discard:${seat}`, `discard:${target}`);
    case 'resurrects':
      return fly(`discard:${seat}`, `play:${seat}`);
    case 'puts_on_deck':
      return fly(`discard:${seat}`, `deck:${seat}`);
    default:
      return [];
  }
}

/** A bought card goes to the discard pile unless it is told at once that it goes elsewhere. */
function whither(bought: Happened, later: readonly Happened[]): string {
  const next = later.find((event) => event.facts.card === bought.facts.card);
  return next?.kind === 'puts_on_deck' ? 'deck' : next?.kind === 'takes_into_hand' ? 'hand' : 'discard';
}

export function marks(happened: readonly Happened[]): Mark[] {
  return happened.flatMap(({ kind, seat, facts }): Mark[] => {
    const n = Number(facts.n ?? 0);
    const card = Number(facts.card ?? -1);
    const target = Number(facts.target ?? -1);
    switch (kind) {
      case 'attacks':
      case 'damages':
        return [{ kind: 'blow', place: `seat:${target}`, card: -1, n }];
      case 'attacks_champion':
        return [{ kind: 'blow', place: `play:${target}`, card, n: 0 }];
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
