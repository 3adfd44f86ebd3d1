/** What moves when something happens: dice and cards from place to place, and gold that comes and goes. */
import type { Flight, Mark } from '../../lib/travel';
import type { Happened } from '../../protocol';

/** No more at once than can be followed. */
const MOST = 12;

export function flights(happened: readonly Happened[]): Flight[] {
  return happened.flatMap(flightsOf).slice(-MOST);
}

function flightsOf({ kind, seat, facts, pieces, source, to }: Happened): Flight[] {
  const die = `die:${facts.die}`;
  const cell = `${seat}:${facts.cell}`;
  switch (kind) {
    case 'takes':
      return [{ thing: die, from: `initiative:${facts.n}`, to: `hand:${seat}` }];
    case 'places':
      return [{ thing: die, from: `hand:${seat}`, to: cell }];
    case 'shifts':
      return [{ thing: die, from: `seat:${seat}`, to: cell }];
    case 'searches':
      return [{ thing: die, from: 'bag', to: cell }];
    case 'negotiates':
      return [{ thing: die, from: 'pool', to: cell }];
    case 'swaps': {
      const other = `${seat}:${facts.other_cell}`;
      return [
        { thing: die, from: cell, to: other },
        { thing: `die:${facts.other}`, from: other, to: cell },
      ];
    }
    default:
      return source && to ? pieces.map((piece) => ({ thing: `piece:${piece}`, from: source, to })) : [];
  }
}

export function marks(happened: readonly Happened[]): Mark[] {
  return happened.flatMap(({ kind, seat, facts }): Mark[] => {
    const n = Number(facts.n ?? 0);
    const place = `gold:${seat}`;
    if (kind === 'gains_gold') return [{ place, n }];
    return n && ['pays', 'buys', 'uses_ability'].includes(kind) ? [{ place, n: -n }] : [];
  });
}
