/** What a board reads out of the view: everything filled in that the server leaves out. */
import type { Play } from '../../lib/board';
import type { Travel } from './ways';
import type { Happened } from '../../protocol';
import type { Box, BoxAbility, Card, Fight, Fighter, HeroStanding, Named, Player, Standings, Table } from './types';

interface FullDeck {
  cards: number[];
  under: number[];
  discard: number[];
}
export type FullPlayer = Required<Player>;
export type FullFighter = Required<Fighter>;
export type FullFight = Required<Omit<Fight, 'sides'>> & { sides: FullFighter[] };
export type FullTable = Required<Omit<Table, 'players' | 'combat' | 'exploration' | 'social' | 'fight'>> & {
  players: FullPlayer[];
  /** By the number of the deck. */
  decks: [FullDeck, FullDeck, FullDeck];
  fight: FullFight;
};
export type RunePlay = Play<Table, Box, Standings | null>;

const NOBODY: HeroStanding = {
  attributes: [0, 0, 0],
  tests: [0, 0, 0],
  health: 0,
  dice: 0,
  hand: 0,
  rivers: true,
  counts_as: [],
  prices: [],
};

export function full(table: Table): FullTable {
  const { combat, exploration, social, ...others } = table;
  return {
    unseen: [],
    pools: [],
    steps: [],
    rolled: 0,
    first: 0,
    turn: 0,
    turns: 0,
    points: 0,
    act: 1,
    space: 1,
    face_down: [],
    zombies: [],
    villain: -1,
    dice: [],
    markets: [],
    asset_deck: [],
    asset_discard: [],
    skill_deck: [],
    skill_discard: [],
    revealed: [],
    story_deck: [],
    story_discard: [],
    slots: [],
    winner: -1,
    lost: false,
    ...others,
    decks: [deck(combat), deck(exploration), deck(social)],
    players: (table.players ?? []).map(fullPlayer),
    fight: {
      on: false,
      attacker: 0,
      controller: 0,
      card: -1,
      retreat: true,
      floor: 0,
      round: 0,
      acting: 0,
      wounds: 0,
      used: [],
      used_round: [],
      outcome: 0,
      ...table.fight,
      sides: (table.fight?.sides ?? []).map(fullFighter),
    },
  };
}

function deck(deck: Partial<FullDeck> | undefined): FullDeck {
  return { cards: [], under: [], discard: [], ...deck };
}

function fullFighter(side: Fighter): FullFighter {
  return {
    seat: 0,
    tokens: [],
    up: [],
    lies: [],
    on: [],
    times: [],
    forbidden: [],
    reflects: false,
    extra: 0,
    passed: false,
    ...side,
  };
}

function fullPlayer(player: Player): FullPlayer {
  return {
    unseen: [],
    hero: -1,
    hex: -1,
    gold: 0,
    wounds: 0,
    defeated: false,
    detained: false,
    out: false,
    story: 0,
    hand: [],
    skills: [],
    assets: [],
    combat: [],
    exploration: [],
    social: [],
    quests: [],
    drawn: [],
    fulfilled: [],
    used: [],
    spent: [],
    rivals: [],
    offers: [],
    trophied: false,
    ...player,
  };
}

export function standing(play: RunePlay, seat: number): HeroStanding {
  return play.standing?.players[seat] ?? NOBODY;
}

/** The seats clockwise from the own one; a watcher begins with the first. */
export function around(seats: number, own: number | null): number[] {
  return Array.from({ length: seats }, (_, place) => (place + (own ?? 0)) % seats);
}

export function scenario(play: RunePlay): 'margath' | 'corpse_king' {
  return play.options.scenario === 'corpse_king' ? 'corpse_king' : 'margath';
}

/** The villain of the scenario, as a card. */
export function villain(play: RunePlay): number {
  return play.box.pieces.villains + (scenario(play) === 'margath' ? 0 : 1);
}

/** Trophies by deck. */
export function trophies(player: FullPlayer): [number[], number[], number[]] {
  return [player.combat, player.exploration, player.social];
}

/** The five places for assets, with what lies there; several of a type lie together. */
export function places(box: Box, player: FullPlayer): { type: Named; cards: number[] }[] {
  return box.asset_types.map((type, number) => ({
    type,
    cards: player.assets.filter((card) => box.cards[card]!.type === number),
  }));
}

// --- quests -----------------------------------------------------------------------------------------------------------

/** Where quests point to, by hex: own ones, those of others, and those of the story. */
export function goals(box: Box, table: FullTable, own: number | null): Map<number, { card: number; story: boolean }[]> {
  const found = new Map<number, { card: number; story: boolean }[]>();
  const add = (card: number, story: boolean): void => {
    for (const hex of box.cards[card]?.quests[0]?.targets ?? [])
      found.set(hex, [...(found.get(hex) ?? []), { card, story }]);
  };
  for (const card of own === null ? [] : (table.players[own]?.quests ?? [])) add(card, false);
  for (const card of table.slots)
    if (card >= 0 && !(own !== null && table.players[own]?.fulfilled.includes(card))) add(card, true);
  return found;
}

// --- tests ------------------------------------------------------------------------------------------------------------

/** The skill cards that nobody at this seat has seen: they lie in the deck or in others' hands, and any may be next. */
export function unseenSkills(box: Box, table: FullTable): number[] {
  const seen = new Set<number>([
    ...table.skill_discard,
    ...table.revealed,
    ...table.players.flatMap(({ hand, skills }) => [...hand, ...skills]),
  ]);
  const found: number[] = [];
  for (let card = box.pieces.skills; card < box.pieces.assets; card++) if (!seen.has(card)) found.push(card);
  return found;
}

/** How likely so many cards of a heap, of which some are good, have at least so many good ones. */
export function odds(heap: number, good: number, drawn: number, wanted = 1): number {
  const n = Math.min(Math.max(0, drawn), heap);
  if (wanted <= 0) return 1;
  // The chance of exactly k good ones grows out of that of k - 1; the first is that of none.
  let none = 1;
  for (let i = 0; i < n; i++) none *= Math.max(0, heap - good - i) / (heap - i);
  let below = 0;
  for (let k = 0; k < wanted; k++) below += exactly(heap, good, n, k, none);
  return Math.min(1, Math.max(0, 1 - below));
}

function exactly(heap: number, good: number, n: number, k: number, none: number): number {
  if (k === 0) return none;
  return (choose(good, k) * choose(heap - good, n - k)) / choose(heap, n);
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let found = 1;
  for (let i = 0; i < k; i++) found = (found * (n - i)) / (i + 1);
  return found;
}

/** How likely the own hero passes a test here and now, as far as this seat knows. */
export function chance(
  play: RunePlay,
  table: FullTable,
  seat: number,
  attribute: number,
  mod: number,
  wanted = 1,
): number {
  const heap = unseenSkills(play.box, table);
  const good = heap.filter((card) => play.box.cards[card]!.success).length;
  return odds(heap.length, good, (standing(play, seat).tests[attribute] ?? 0) + mod, wanted);
}

export const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;

export const cardOf = (box: Box, piece: number): Card | undefined => box.cards[piece];

// --- fights -----------------------------------------------------------------------------------------------------------

export const READY = 0;
export const SPENT = 1;
export const ASIDE = 2;

/** A token as it lies there. */
export interface Lying {
  token: number;
  up: number;
  lies: number;
  /** How many symbols it counts. */
  worth: number;
}

/** The tokens of a side in heaps: a double with what lies on it, or one alone. */
export function heaps(box: Box, side: FullFighter): Lying[][] {
  const lying = side.tokens.map((token, place): Lying => {
    const up = side.up[place]!;
    const { symbol, n } = box.tokens[token]!.faces[up]!;
    const worth = n * (side.times[symbol] ?? 1) * (side.on[place]! >= 0 ? 2 : 1);
    return { token, up, lies: side.lies[place]!, worth };
  });
  return side.tokens.flatMap((_, place) => {
    if (side.on[place]! >= 0) return [];
    return [[lying[place]!, ...lying.filter((_, other) => side.on[other] === place)]];
  });
}

/** How many symbols of each kind a side can still spend. */
export function symbols(box: Box, side: FullFighter): number[] {
  const found = box.symbols.map(() => 0);
  for (const heap of heaps(box, side))
    for (const { token, up, lies, worth } of heap)
      if (lies === READY) found[box.tokens[token]!.faces[up]!.symbol]! += worth;
  return found;
}

/** Whether a fight is to be seen; who retreats looks at the map. */
export function inFight(play: RunePlay, table: FullTable): boolean {
  return table.fight.on && table.fight.sides.length > 0 && play.question?.ask !== 'travel';
}

/** The cards of a side, whose abilities it has. */
export function cardsOf(table: FullTable, side: number): number[] {
  const { card, attacker, controller } = table.fight;
  if (side === 1 && card >= 0) return [card];
  const player = table.players[side === 0 ? attacker : controller]!;
  return [player.hero, ...player.skills, ...player.assets];
}

/** What a side can do in a fight besides using its tokens, with the cards that let it. */
export function abilitiesOf(box: Box, table: FullTable, side: number): { ability: BoxAbility; card: Card }[] {
  return cardsOf(table, side).flatMap((piece) => {
    const card = box.cards[piece]!;
    const found = card.abilities.filter(({ kind }) => kind === 'surge' || kind === 'combat_action');
    return found.map((ability) => ({ ability, card }));
  });
}

// --- exchange ---------------------------------------------------------------------------------------------------------

/** What two heroes exchange, as far as it is told; gold is given, or wanted if negative. */
export interface Bargain {
  from: number;
  to: number;
  gold: number;
  gives: readonly number[];
  takes: readonly number[];
}

/** What is offered just now; null if nobody offers anything. */
export function bargainOf(table: FullTable): Bargain | null {
  const step = table.steps.at(-1) as (Partial<Bargain> & { do: string; seat: number; other: number }) | undefined;
  if (step?.do !== 'offer' && step?.do !== 'answer') return null;
  const [from, to] = step.do === 'offer' ? [step.seat, step.other] : [step.other, step.seat];
  return { from, to, gold: step.gold ?? 0, gives: step.gives ?? [], takes: step.takes ?? [] };
}

// --- time -------------------------------------------------------------------------------------------------------------

/** How long it takes to follow what happened, in milliseconds. */
export function look(happened: readonly Happened[]): number | undefined {
  const count = (...kinds: string[]): number => happened.filter(({ kind }) => kinds.includes(kind)).length;
  const time =
    380 * count('moves', 'villain_moves') +
    1300 * count('casts') +
    700 * count('rolls', 'rerolls', 'recasts', 'flips', 'attacks', 'enemy_wounded', 'is_wounded') +
    1500 * count('draws_adventure', 'reveals', 'begins_fight', 'ends_fight', 'draws_story');
  return time || undefined;
}

// --- moving -----------------------------------------------------------------------------------------------------------

interface Travelling {
  do: string;
  seat: number;
  added?: number[];
}

/** What the own seat may spend to move right now; null if it is not asked that. */
export function travelOf(play: RunePlay, table: FullTable): Travel | null {
  const seat = play.seat;
  const step = table.steps.at(-1) as Travelling | undefined;
  if (seat === null || play.question?.ask !== 'travel' || step?.do !== 'travel') return null;
  const { rivers, counts_as: as } = standing(play, seat);
  return {
    from: table.players[seat]!.hex,
    dice: table.dice,
    added: step.added ?? [],
    as,
    roads: play.standing?.roads ?? true,
    rivers,
    zombies: table.zombies,
    offered: new Set(play.question.options.map(({ key }) => key)),
  };
}
