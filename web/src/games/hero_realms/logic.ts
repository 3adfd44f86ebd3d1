/** What the board works out from the view and the question: order, groups, layout, and what is still worth doing. */
import type { Question } from '../../protocol';
import type { Box, BoxAbility, BoxMode, Player, Table } from './types';

/** A card in play, its number apart from its marks. */
export interface InPlay {
  key: string;
  number: number;
  expended: boolean;
  used: boolean;
}

export function modeOf(box: Box, options: Readonly<Record<string, unknown>>, seats: number): BoxMode {
  return box.modes[String(options.mode ?? box.usual[seats])]!;
}

/** The other seats clockwise from the own one; a watcher sees all of them. */
export function others(seats: number, own: number | null): number[] {
  if (own === null) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, place) => (own + 1 + place) % seats);
}

/** Neighbours of one team together, in their order. Without teams everybody stands alone. */
export function byTeam(seats: readonly number[], teams: readonly number[]): { team: number | null; seats: number[] }[] {
  const groups: { team: number | null; seats: number[] }[] = [];
  for (const seat of seats) {
    const team = teams[seat] ?? null;
    const last = groups.at(-1);
    if (last && team !== null && last.team === team) last.seats.push(seat);
    else groups.push({ team, seats: [seat] });
  }
  return groups;
}

export function isAlive(view: Table, seat: number): boolean {
  return ((view.alive ?? 0) >> seat) % 2 === 1;
}

/** The health of a seat, or that of its team. */
export function healthOf(view: Table, mode: BoxMode, seat: number): number {
  return view.health?.[mode.shared ? mode.teams[seat]! : seat] ?? 0;
}

/** Alike pieces get keys of their own, so that each stays one element. */
export function keyed<T>(pieces: readonly T[]): { key: string; piece: T }[] {
  const seen = new Map<T, number>();
  return pieces.map((piece) => {
    const copy = (seen.get(piece) ?? 0) + 1;
    seen.set(piece, copy);
    return { key: `${piece}/${copy}`, piece };
  });
}

/** The cards of a play area; a card keeps its key when its marks change. */
export function inPlay(box: Box, pieces: readonly number[]): InPlay[] {
  const { card, expended, used } = box.marks;
  return keyed(pieces.map((piece) => piece & card)).map(({ key, piece: number }, place) => {
    const marks = pieces[place]!;
    return { key, number, expended: (marks & expended) > 0, used: (marks & used) > 0 };
  });
}

/** All cards in hand, alike ones together. */
export function handOf(player: Player): number[] {
  return [...(player.hand ?? []), ...(player.shown ?? [])].sort((a, b) => a - b);
}

export function deckSize(player: Player): number {
  return (player.deck?.length ?? 0) + (player.top?.length ?? 0);
}

/** The cards on top of a deck that one knows, the uppermost last. */
export function knownTop(player: Player): number[] {
  return (player.top ?? []).filter((card) => card >= 0);
}

/** A champion's defence with the blessings of its owner. */
export function defenceOf(box: Box, player: Player, number: number): number {
  return box.cards[number]!.defence + (player.blessed ?? []).reduce((sum, [bonus]) => sum + bonus, 0);
}

/** How far apart the cards of a fan lie: side by side if there is room, never so close that a thumb misses. */
export function fanStep(cards: number, room: number, width: number): number {
  const THUMB = 44;
  const GAP = 8;
  if (cards < 2) return width + GAP;
  return Math.max(THUMB, Math.min(width + GAP, Math.floor((room - width) / (cards - 1))));
}

/** How much a card of a fan leans, and how much it sinks: an arc. */
export function lean(place: number, cards: number): { angle: number; sink: number } {
  const from = place - (cards - 1) / 2;
  const spread = Math.min(3, 14 / Math.max(cards, 1));
  return { angle: from * spread, sink: from * from * spread * 0.9 };
}

// --- what is still worth doing ------------------------------------------------------------------------------------------

/** The ability that an option uses; its target names the card. */
function abilityOf(box: Box, verb: string, target: string): BoxAbility | undefined {
  const id = target.slice(target.lastIndexOf(':') + 1);
  return box.cards.find((card) => card.id === id)?.abilities.find((ability) => ability.verb === verb);
}

export function nextToPlay(question: Question): string | null {
  return question.options.find((option) => option.verb === 'play')?.key ?? null;
}

/** The next ability that only gives; what counts other cards comes last, and not before all cards are played. */
export function nextThatGives(box: Box, question: Question): string | null {
  const giving = question.options.flatMap(({ key, verb, target }) => {
    const ability = verb === 'expend' || verb === 'ally' ? abilityOf(box, verb, target) : undefined;
    return ability?.gives ? [{ key, ability }] : [];
  });
  const first = giving.find(({ ability }) => !ability.counts);
  if (first) return first.key;
  return nextToPlay(question) ? null : (giving[0]?.key ?? null);
}

/** Cards that are asked for and lie in no place of the board that is open to view: where they lie, and what they are. */
export function asked(
  box: Box,
  question: Question | null,
): { place: string; cards: { target: string; number: number }[] }[] {
  if (!question) return [];
  const places = new Map<string, Map<string, number>>();
  for (const { target } of question.options) {
    const [place = '', id = '', more] = target.split(':');
    const open = place === 'looked' || place === 'own' || (place === 'discard' && question.ask !== 'main');
    if (!open || more !== undefined) continue;
    if (!places.has(place)) places.set(place, new Map());
    places.get(place)!.set(
      target,
      box.cards.findIndex((card) => card.id === id),
    );
  }
  return [...places].map(([place, cards]) => ({
    place,
    cards: [...cards].map(([target, number]) => ({ target, number })),
  }));
}
