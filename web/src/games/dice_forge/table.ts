/** What a board reads out of the view: everything filled in that the server leaves out. */
import type { Play } from '../../lib/board';
import type { Box, Feat, Mark, Player, Space, Table } from './types';

export type FullPlayer = Required<Player>;
export type FullTable = Required<Omit<Table, 'players'>> & { players: FullPlayer[] };
export type DicePlay = Play<Table, Box>;

export const DIE = 6;
export const DICE = ['light', 'dark'] as const;
export const RESERVES = ['gold', 'sun', 'moon', 'glory', 'ancient'] as const;
const GLORY = RESERVES.indexOf('glory');
/** The mark of a companion that was advanced this turn. */
const ADVANCED = 16;

export function full(table: Table): FullTable {
  return {
    unseen: [],
    steps: [],
    pools: [],
    rolled: 0,
    stock: [],
    feats: [],
    stacks: [],
    first: 0,
    turn: 0,
    turns: 0,
    round: 1,
    owners: [],
    halls: [],
    met: false,
    ...table,
    players: (table.players ?? []).map(fullPlayer),
  };
}

function fullPlayer(player: Player): FullPlayer {
  return {
    unseen: [],
    reserve: [],
    caps: [],
    dice: [],
    up: [],
    locked: 0,
    discard: [],
    island: 0,
    feats: [],
    used: [],
    hammers: 0,
    hammer: 0,
    scepters: [],
    companions: [],
    twins: 0,
    cerberus: 0,
    tritons: 0,
    cell: 0,
    memories: [],
    ...player,
  };
}

export type Module = 'goddess' | 'titans' | '';

export function module(table: FullTable): Module {
  if (table.halls.length) return 'goddess';
  return table.players[0]?.cell ? 'titans' : '';
}

export interface Reserve {
  id: Exclude<(typeof RESERVES)[number], 'glory'>;
  /** Its place in a player's reserve. */
  number: number;
  n: number;
  cap: number;
}

/** What a player can pay with. */
export function reserves(table: FullTable, player: FullPlayer): Reserve[] {
  return RESERVES.flatMap((id, number) =>
    id === 'glory' || (id === 'ancient' && module(table) !== 'titans')
      ? []
      : [{ id, number, n: player.reserve[number] ?? 0, cap: player.caps[number] ?? 0 }],
  );
}

/** Glory in the reserve, on the feats, and on the titan track. */
export function total(box: Box, table: FullTable, player: FullPlayer): number {
  const feats = player.feats.reduce((sum, feat) => sum + box.feats[feat]!.glory, 0);
  const track = module(table) === 'titans' ? box.spaces[player.cell - 1]!.glory : 0;
  return player.reserve[GLORY]! + feats + track;
}

/** Things with how many there are of each, in the order of their first. */
export function counted(things: readonly number[]): [thing: number, n: number][] {
  const counts = new Map<number, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** The seats clockwise from the own one; a watcher begins with the first. */
export function around(seats: number, own: number | null): number[] {
  return Array.from({ length: seats }, (_, place) => (place + (own ?? 0)) % seats);
}

/** The slots of each island that has a feat, by island. */
export function islands(box: Box, table: FullTable): Map<number, { feat: number; left: number }[]> {
  const found = new Map<number, { feat: number; left: number }[]>();
  table.feats.forEach((feat, slot) => {
    const island = box.feats[feat]!.island;
    found.set(island, [...(found.get(island) ?? []), { feat, left: table.stacks[slot] ?? 0 }]);
  });
  return found;
}

/** The groves that a feat of this game leads to. */
export function grovesInPlay(box: Box, table: FullTable): Box['groves'] {
  return box.groves.filter((grove) => grove.feats.some((feat) => table.feats.includes(feat)));
}

export interface Companion {
  space: number;
  moved: boolean;
}

export function companion(value: number): Companion {
  return { space: value & ~ADVANCED, moved: (value & ADVANCED) > 0 };
}

export interface Memory {
  island: number;
  side: number;
}

export function memory(value: number): Memory {
  return { island: value >> 1, side: value & 1 };
}

export interface Hammer {
  /** Gold on the present phase. */
  gold: number;
  /** Glory for this and the following phases. */
  ahead: number[];
}

export function hammer(box: Box, player: FullPlayer): Hammer {
  const phases = Array.from({ length: player.hammers }, () => box.hammer_glory).flat();
  return {
    gold: player.hammer % box.hammer_phase,
    ahead: phases.slice(Math.floor(player.hammer / box.hammer_phase)),
  };
}

/** The seats whose part of everybody's blessings is still to come. */
export function blessed(table: FullTable): Set<number> {
  return new Set(table.steps.filter((step) => (step.do as string) === 'blessed').map((step) => step.seat));
}

/** The seats whose golem or token stands elsewhere than before. */
export function moved(before: FullTable, after: FullTable): number[] {
  return after.players.flatMap(({ cell }, seat) => (before.players[seat]?.cell === cell ? [] : [seat]));
}

export function costs(feat: Feat): 'sun' | 'moon' | 'both' {
  if (feat.sun && feat.moon) return 'both';
  return feat.sun ? 'sun' : 'moon';
}

/** The titan track zone by zone. */
export function stretches(box: Box): { zone: Box['zones'][number]; spaces: Box['spaces'] }[] {
  const found: { number: number; spaces: Box['spaces'] }[] = [];
  for (const space of box.spaces) {
    const last = found.at(-1);
    if (last?.number === space.zone) last.spaces.push(space);
    else found.push({ number: space.zone, spaces: [space] });
  }
  return found.map(({ number, spaces }) => ({ zone: box.zones[number]!, spaces }));
}

/** Where a special path leads from a space, in words. */
export function path(play: DicePlay, space: Space, to: number): string {
  return play.say(to > space.id ? 'df-path-loyalty' : 'df-path-rebellion', { n: worth(play.box, to) });
}

/** All ways from a space that do not lead to the next one, in words. */
export function ways(play: DicePlay, space: Space): string[] {
  const skips = space.left < space.id - 1 && !space.special.includes(space.left);
  return [
    ...space.special.map((to) => path(play, space, to)),
    ...(skips ? [play.say('df-way-rebellion', { n: worth(play.box, space.left) })] : []),
  ];
}

function worth(box: Box, space: number): string {
  return minus(box.spaces[space - 1]!.glory);
}

/** A number with a true minus. */
export function minus(n: number): string {
  return String(n).replace('-', '−');
}

/** The sign that stands for a feat where there is room for only one: the face that it brings, else what it pays. */
export function emblem(feat: Feat): Mark {
  const marks = [...feat.now, ...feat.each_turn, ...feat.always];
  const after = marks.findIndex(({ sign }) => sign === 'to') + 1;
  return marks.find(({ sign }) => sign === 'face') ?? marks[after] ?? { sign: 'glory', n: feat.glory };
}
