/** What a board reads out of the view: everything filled in that the server leaves out. */
import type { Play } from '../../lib/board';
import type { Happened } from '../../protocol';
import type { Box, Goal, Player, Standing, Standings, Table } from './types';

export type FullPlayer = Required<Player>;
export type FullTable = Required<Omit<Table, 'players'>> & { players: FullPlayer[] };
export type HeroPlay = Play<Table, Box, Standings | null>;

export const ROWS = [0, 1, 2, 3, 4, 5] as const;
export const SETUP = 0;
export const MARKET = 3;
const CENTRE = 4;
/** No goal is wanted above it. */
export const NO_MOST = 99;
const NOBODY: Standing = { values: [0, 0, 0, 0, 0, 0], matches: 0, class_dice: 0, lines: [], stars: 0 };

export function full(table: Table): FullTable {
  return {
    unseen: [],
    pools: [],
    steps: [],
    rolled: 0,
    bag: [],
    drawn: [],
    pool: [],
    coins: [],
    loose: [],
    row: [],
    deck: [],
    bottom: [],
    discard: [],
    trash: [],
    boxed: [],
    start: 0,
    round: 0,
    phase: SETUP,
    turn: 0,
    purchases: 0,
    may_discard: false,
    enemy: 0,
    ...table,
    players: (table.players ?? []).map(fullPlayer),
  };
}

function fullPlayer(player: Player): FullPlayer {
  return {
    unseen: [],
    race: -1,
    female: false,
    class_: -1,
    backstory: -1,
    alignment: -1,
    token: CENTRE,
    cells: [],
    starting: [],
    gold: 0,
    charisma: 0,
    weapons: [],
    armour: [],
    traits: [],
    skills: [],
    initiative: 0,
    placed: -1,
    ability_used: false,
    ...player,
  };
}

export function standing(play: HeroPlay, seat: number): Standing {
  return play.standing?.players[seat] ?? NOBODY;
}

/** The seats clockwise from the own one; a watcher begins with the first. */
export function around(seats: number, own: number | null): number[] {
  return Array.from({ length: seats }, (_, place) => (place + (own ?? 0)) % seats);
}

// --- dice and cells ---------------------------------------------------------------------------------------------------

export const colourOf = (die: number): number => die >> 3;
export const faceOf = (die: number): number => die & 7;

/** A die as options name it. */
export function dieName(box: Box, die: number): string {
  return `${box.colours[colourOf(die)]!.id}${faceOf(die)}`;
}

/** A cell as options name it. */
export function cellName(box: Box, cell: number): string {
  return `${box.attributes[Math.floor(cell / 3)]!.id}${(cell % 3) + 1}`;
}

export function dieWords(box: Box, die: number): string {
  return `${box.colours[colourOf(die)]!.name} ${faceOf(die)}`;
}

/** The three cells of a row. */
export function cellsOf(row: number): [number, number, number] {
  return [3 * row, 3 * row + 1, 3 * row + 2];
}

/** How many dice a row still waits for. */
export function emptyIn(player: FullPlayer, row: number): number {
  return cellsOf(row).filter((cell) => !player.cells[cell]).length;
}

// --- goals ------------------------------------------------------------------------------------------------------------

export function wanted(goal: Goal): string {
  if (goal.most === NO_MOST) return `${goal.least}+`;
  return goal.least === goal.most ? String(goal.least) : `${goal.least}–${goal.most}`;
}

export const LOWEST = 1;
export const HIGHEST = 22;

/** Where a value lies on the bar beside a row, in percent. */
export function along(value: number): number {
  return (100 * (Math.max(LOWEST, Math.min(HIGHEST, value)) - LOWEST)) / (HIGHEST - LOWEST);
}

export type Hope = 'met' | 'missed' | 'open' | 'beyond';

/** Whether a goal is met, is missed by a full row, can still be met, or cannot any more without an action. */
export function hope(goal: Goal, value: number, empty: number): Hope {
  if (!empty) return value >= goal.least && value <= goal.most ? 'met' : 'missed';
  return value + empty <= goal.most && value + 6 * empty >= goal.least ? 'open' : 'beyond';
}

// --- cards ------------------------------------------------------------------------------------------------------------

export interface Skill {
  card: number;
  used: boolean;
}

export function skill(box: Box, piece: number): Skill {
  return { card: piece & box.card, used: (piece & box.exhausted) > 0 };
}

export const HANDS = 2;

export function hands(box: Box, player: FullPlayer): number {
  return player.weapons.reduce((sum, card) => sum + box.cards[card]!.hands, 0);
}

/** Own armour by set, with what the pieces are worth. */
export function armour(box: Box, player: FullPlayer): { set: Box['sets'][number]; cards: number[] }[] {
  return box.sets
    .map((set, number) => ({ set, cards: player.armour.filter((card) => box.cards[card]!.set === number) }))
    .filter(({ cards }) => cards.length > 0);
}

/** What a card costs a player before charisma tokens. */
export function price(box: Box, player: FullPlayer, card: number): number {
  const discount = player.weapons.reduce((sum, weapon) => sum + box.cards[weapon]!.discount, 0);
  return Math.max(0, box.cards[card]!.cost - discount);
}

/** How many charisma tokens an option to buy spends. */
export function tokensIn(key: string): number {
  return Number(key.split(':')[2] ?? 0);
}

/** The square of the alignment to which a step leads; -1: off the grid. */
export function moved(square: number, direction: string): number {
  const [row, column] = [Math.floor(square / 3), square % 3];
  const to = { up: [row - 1, column], down: [row + 1, column], left: [row, column - 1], right: [row, column + 1] };
  const [there, across] = to[direction as keyof typeof to] as [number, number];
  return there >= 0 && there < 3 && across >= 0 && across < 3 ? 3 * there + across : -1;
}

// --- what is being asked ----------------------------------------------------------------------------------------------

interface Asking {
  do: string;
  seat: number;
  die?: number;
  cell?: number;
  rolled?: number[];
  cards?: number;
  colour?: number;
}

/** The step that waits for an answer. */
export function asking(table: FullTable): Asking | undefined {
  return table.steps.at(-1) as Asking | undefined;
}

/** The die that a player has taken and not placed yet. */
export function inHand(table: FullTable, seat: number): number {
  const step = asking(table);
  return step?.do === 'place' && step.seat === seat ? (step.die ?? 0) : 0;
}

/** The die that was rolled again: its cell, and the faces to choose from. */
export function rolledAgain(table: FullTable, seat: number): { cell: number; faces: number[] } | undefined {
  const step = asking(table);
  if (step?.do !== 'keep' || step.seat !== seat || step.cell === undefined) return undefined;
  const old = faceOf(table.players[seat]!.cells[step.cell]!);
  return { cell: step.cell, faces: [...new Set([old, ...(step.rolled ?? [])])] };
}

/** How many rounds are played. */
export function rounds(play: HeroPlay, table: FullTable): number {
  return play.box.rounds[table.players.length - 1]?.[play.options.short_game ? 1 : 0] ?? 0;
}

// --- pace -------------------------------------------------------------------------------------------------------------

const LOOKS: Readonly<Record<string, number>> = {
  rolls: 900,
  lays_out: 900,
  rerolls: 900,
  rerolls_pool: 900,
  enemy_rolls: 1100,
  places: 650,
  buys: 800,
  uses_skill: 700,
  copies_skill: 700,
};

/** How long it takes to follow what happened. */
export function look(happened: readonly Happened[]): number | undefined {
  const longest = Math.max(0, ...happened.map(({ kind }) => LOOKS[kind] ?? 0));
  return longest || undefined;
}
