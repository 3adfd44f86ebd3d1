/** What a board reads out of the view: everything filled in that the server leaves out, and names in words. */
import type { Play } from '../../lib/board';
import type { Happened } from '../../protocol';
import type {
  Box,
  BoxAdventure,
  BoxScene,
  Character,
  Clock,
  Condition,
  Mark,
  Part,
  Power,
  Reason,
  RollStanding,
  Sheet,
  Standings,
  Table,
  Task,
  Weakness,
} from './types';

type FullCondition = Required<Condition>;
export type FullSheet = Required<Omit<Sheet, 'powers' | 'weaknesses' | 'conditions'>> & {
  powers: Required<Power>[];
  weaknesses: Required<Weakness>[];
  conditions: FullCondition[];
};
export type FullPart = Required<Part>;
export type FullTask = Required<Task>;
export type FullClock = Required<Clock>;
export type FullTable = Required<Omit<Table, 'sheets' | 'parts' | 'task' | 'clocks' | 'marks' | 'characters'>> & {
  marks: Required<Mark>[];
  characters: Required<Character>[];
  sheets: FullSheet[];
  parts: FullPart[];
  task: FullTask;
  clocks: FullClock[];
};
export type StoryPlay = Play<Table, Box, Standings | null>;

export const SIX = 6;
export const [LEAD, WORKER, HELPER, HEALER, SEEKER, DROPPED] = [0, 1, 2, 3, 4, 5] as const;

export function full(table: Table): FullTable {
  return {
    unseen: [],
    pools: [],
    steps: [],
    rolled: 0,
    scene: -1,
    title: '',
    telling: '',
    scenes: 0,
    tried: 0,
    solved: false,
    flags: 0,
    marks: [],
    marked: 0,
    characters: [],
    votes: [],
    notes: [],
    letters: [],
    readers: [],
    lines: [],
    veils: [],
    threads: [],
    people: [],
    stopped: 0,
    end: -1,
    grade: '',
    ended: false,
    ...table,
    task: fullTask(table.task ?? {}),
    sheets: (table.sheets ?? []).map(fullSheet),
    parts: (table.parts ?? []).map(fullPart),
    clocks: (table.clocks ?? []).map((clock) => ({
      unseen: [],
      name: '',
      segments: '',
      moves: '',
      knowers: -1,
      ...clock,
    })),
  } as FullTable;
}

function fullTask(task: Task): FullTask {
  return {
    unseen: [],
    kind: '',
    name: '',
    obstacle: -1,
    difficulty: 1,
    limit: 1,
    rolls: 1,
    total: 0,
    enemy: '',
    dice: 0,
    faces: [],
    effort: false,
    fiasco: false,
    helped: 0,
    ...task,
  } as FullTask;
}

function fullSheet(sheet: Sheet): FullSheet {
  return {
    unseen: [],
    hero: '',
    concept: '',
    powers: [],
    weaknesses: [],
    conditions: [],
    experience: 0,
    points: 0,
    learned: 0,
    away: false,
    dead: false,
    voice: 0,
    ready: false,
    ...sheet,
  } as FullSheet;
}

function fullPart(part: Part): FullPart {
  return {
    unseen: [],
    seat: -1,
    name: '',
    role: LEAD,
    helps: -1,
    approach: -1,
    powers: 0,
    weaknesses: 0,
    conditions: 0,
    marks: [],
    dice: 0,
    target: -1,
    wound: -1,
    told: '',
    declined: 0,
    rolled: false,
    faces: [],
    effort: false,
    ...part,
  } as FullPart;
}

// --- names ------------------------------------------------------------------------------------------------------------

/** A name as it lies on the table, as people read it. */
export function phrase(box: Box, name: string): string {
  return name.startsWith('@') ? (box.phrases[name.slice(1)] ?? name.slice(1)) : name;
}

/** The picture of something on the table: what its key says, or one for all of its kind. */
export function pictureOf(pictures: Readonly<Record<string, string>>, name: string, kind: string): string | undefined {
  const key = name.startsWith('@') ? name.slice(1) : '';
  return pictures[key] ?? pictures[key.split('.').at(-1) ?? ''] ?? pictures[kind];
}

export function heroName(box: Box, sheet: FullSheet | undefined): string {
  return sheet ? phrase(box, sheet.hero) : '';
}

/** What the bits stand for. */
export function words(names: readonly string[], bits: number): string[] {
  return names.filter((_, place) => has(bits, place));
}

export const has = (bits: number, place: number): boolean => Math.floor(bits / 2 ** place) % 2 === 1;

export function percent(chance: number): string {
  const rounded = Math.round(100 * chance);
  if (rounded === 0 && chance > 0) return '<1 %';
  if (rounded === 100 && chance < 1) return '>99 %';
  return `${rounded} %`;
}

// --- the adventure ----------------------------------------------------------------------------------------------------

export function adventureOf(play: StoryPlay): BoxAdventure | undefined {
  if (play.options.way === 'dice_table') return undefined;
  return play.box.adventures.find(({ id }) => id === play.options.adventure);
}

export function sceneOf(play: StoryPlay, table: FullTable): BoxScene | undefined {
  return adventureOf(play)?.scenes[table.scene];
}

export function scenarist(play: StoryPlay): number {
  return play.options.way === 'scenarist' ? 0 : -1;
}

/** The seats with heroes, the own one first. */
export function heroSeats(play: StoryPlay, table: FullTable): number[] {
  const seats = table.sheets.map((_, seat) => seat).filter((seat) => seat !== scenarist(play));
  return seats.sort((a, b) => Number(b === play.seat) - Number(a === play.seat) || a - b);
}

// --- heroes and rolls -------------------------------------------------------------------------------------------------

export function burden(conditions: readonly Condition[]): number {
  return conditions.reduce((sum, { value }) => sum + value, 0);
}

export function measures(faces: readonly number[]): number {
  return faces.filter((face) => face === SIX).length;
}

/** The roll that a seat prepares or has made, by its place. */
export function partOf(table: FullTable, seat: number): number {
  return table.parts.findLastIndex((part) => part.seat === seat && part.role !== DROPPED);
}

/** The roll that is asked about; none: -1. */
export function askedPart(table: FullTable): number {
  const step = table.steps.at(-1) as { part?: number } | undefined;
  return step?.part ?? -1;
}

/** The seat whose sheet the options are about: who judges a roll looks at the sheet of whoever acts. */
export function sheetAsked(play: StoryPlay, table: FullTable): number | null {
  if (play.question?.ask !== 'judge') return play.seat;
  return table.parts[askedPart(table)]?.seat ?? null;
}

/** The roll that everybody looks at: the one that is being prepared or was made last, else the leading one. */
export function shownPart(table: FullTable): number {
  const asked = askedPart(table);
  if (table.parts[asked]) return asked;
  const open = table.parts.findLastIndex((part) => part.role !== DROPPED && !part.rolled && part.helps >= 0);
  if (open >= 0) return open;
  const lead = table.parts.findIndex((part) => part.role !== DROPPED && !part.rolled);
  return lead >= 0 ? lead : table.parts.findIndex((part) => part.role !== DROPPED);
}

export type FullRoll = Omit<RollStanding, 'reasons'> & { reasons: Required<Reason>[] };

export function rollOf(play: StoryPlay, place: number): FullRoll | undefined {
  return play.standing?.rolls.find(({ part }) => part === place) as FullRoll | undefined;
}

/** A roll that was told of: who rolled, and what lies there. */
export interface Thrown {
  name: string;
  seat: number;
  faces: readonly number[];
  /** Dice that were kept when others were rolled again. */
  kept: number;
  enemy: boolean;
  helps: boolean;
}

/** How an action ended, in a word: success, draw, failure, fiasco, or goes_on. */
export interface Cast {
  thrown: readonly Thrown[];
  outcome: string;
  line: string;
}

export const NO_CAST: Cast = { thrown: [], outcome: '', line: '' };
const OUTCOME = /^(?:simple|conflict|long|joint)_(success|draw|failure|fiasco|goes_on)$/;
const BEGINS = new Set(['acts', 'scene', 'heals', 'begins']);

/** The dice of the last action, from what was told of it. */
export function cast(log: readonly Happened[]): Cast {
  let found: { thrown: Thrown[]; outcome: string; line: string } = { ...NO_CAST, thrown: [] };
  for (const { kind, seat, facts, line } of log) {
    if (BEGINS.has(kind) && (kind !== 'acts' || found.outcome || kind === 'acts')) {
      if (kind !== 'acts' || found.outcome) found = { thrown: [], outcome: '', line: '' };
    }
    const faces = Array.isArray(facts.faces) ? (facts.faces as number[]) : [];
    if (kind === 'rolls' || kind === 'helper_rolls' || kind === 'enemy_rolls') {
      if (found.outcome) found = { thrown: [], outcome: '', line: '' };
      const name = String(kind === 'enemy_rolls' ? facts.name : facts.hero);
      const enemy = kind === 'enemy_rolls';
      found.thrown.push({ name, seat, faces, kept: 0, enemy, helps: kind === 'helper_rolls' });
    } else if (kind === 'effort') {
      const roll = found.thrown.findLast(({ name, enemy }) => name === facts.hero && !enemy);
      if (roll) {
        roll.kept = measures(roll.faces);
        roll.faces = [...roll.faces.filter((face) => face === SIX), ...faces];
      }
    }
    const outcome = OUTCOME.exec(kind)?.[1];
    if (outcome) {
      found.outcome = outcome;
      found.line = line.map(({ text }) => text).join('');
    }
  }
  return found;
}

/** Lines that only figures need: they stand on the table already. */
const FIGURES = new Set(['rolls', 'helper_rolls', 'enemy_rolls', 'raises', 'votes', 'mark_gone', 'spends']);

/** What is told on the page: from the last scene on, without what the dice show. */
export function tellings(log: readonly Happened[]): readonly Happened[] {
  const begin = log.findLastIndex(({ kind }) => kind === 'scene');
  return log.slice(begin + 1).filter(({ kind, line }) => line.length > 0 && !FIGURES.has(kind));
}

/** How long dice take to come to rest, in milliseconds. */
export const ROLL = 1100;

export function look(happened: readonly Happened[]): number | undefined {
  if (happened.some(({ kind }) => /rolls$|^effort$/.test(kind))) return ROLL + 500;
  if (happened.some(({ kind }) => kind === 'tells' || kind === 'follows' || kind === 'scene')) return 900;
  return undefined;
}

// --- clocks -----------------------------------------------------------------------------------------------------------

const FULL = '●';

/** A clock's filled segments and all of them. */
export function segments(clock: FullClock): { filled: number; all: number } {
  const all = [...clock.segments];
  return { filled: all.filter((sign) => sign === FULL).length, all: all.length };
}
