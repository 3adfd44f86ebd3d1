/** A small land for tests: five columns of four hexes, with a river, a road and a lake. */
import type { Play } from '../../lib/board';
import type { RunePlay } from './table';
import type { Box, Card, Table } from './types';

const TERRAIN = ['pppff', 'phwwc', 'pppmp', 'ppppp'];

export function card(change: Partial<Card> = {}): Card {
  return {
    id: 'card',
    name: 'Card',
    kind: 'event',
    figures: '',
    lines: [],
    tale: '',
    deck: -1,
    type: -1,
    cost: [0, 0, 0, 0],
    success: false,
    price: 0,
    trade: 0,
    tokens: [],
    health: 0,
    least: 0,
    traits: [],
    foe: '',
    abilities: [],
    courses: [],
    quests: [],
    ...change,
  };
}

const named = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const face = (id: string, ...terrains: number[]) => ({ id, name: id, terrains, wild: id === 'wild' });
const side = (symbol: number, n: number) => ({ symbol, n, gold: false });

export const box: Box = {
  name: 'Runebound',
  rows: 4,
  columns: 5,
  hexes: TERRAIN.flatMap((line, row) =>
    [...line].map((letter, column) => ({
      id: `r${row}c${column}`,
      name: `r${row}c${column}`,
      terrain: 'phfmwc'.indexOf(letter),
      kind: letter === 'c' ? 0 : 4,
      gem: row === 3 && column === 0 ? 1 : -1,
      region: letter === 'c' ? 0 : letter === 'w' ? 1 : -1,
    })),
  ),
  regions: [
    { id: 'town', name: 'Town', hexes: [9] },
    { id: 'black_swamp', name: 'Black Swamp', hexes: [7, 8] },
  ],
  rivers: [
    [15, 16],
    [16, 11],
  ],
  roads: [[15, 16]],
  bridges: [],
  terrains: named('plains', 'hills', 'forest', 'mountains', 'water', 'city'),
  kinds: named('city', 'settlement', 'shrine', 'fortress', 'wilderness'),
  decks: named('combat', 'exploration', 'social'),
  stats: named('body', 'mind', 'spirit', 'health', 'speed', 'hand'),
  asset_types: named('weapon', 'clothing', 'equipment', 'mobility', 'commodity'),
  symbols: named('physical', 'magic', 'skull', 'double', 'agility', 'surge', 'shield', 'blank'),
  faces: [
    face('plains', 0),
    face('plains_hills', 0, 1),
    face('plains_forest', 0, 2),
    face('forest_hills', 1, 2),
    face('mountains_water', 3, 4),
    face('wild', 0, 1, 2, 3, 4),
  ],
  tokens: [
    { id: 'one', name: 'one', faces: [side(0, 2), side(5, 1)] },
    { id: 'two', name: 'two', faces: [side(3, 1), side(6, 1)] },
    { id: 'three', name: 'three', faces: [side(7, 0), side(0, 1)] },
  ],
  enemy_tokens: [],
  experienced_token: -1,
  cards: [
    card({
      id: 'quest',
      kind: 'quest',
      deck: 1,
      quests: [{ targets: [9, 14], ap: 1, kind: 'visit', tests: [], outcomes: [], each: false }],
    }),
    card({ id: 'skill_1', kind: 'skill', type: 0, success: true }),
    card({ id: 'skill_2', kind: 'skill', type: 1 }),
    card({ id: 'skill_3', kind: 'skill', type: 2, success: true }),
    card({ id: 'skill_4', kind: 'skill', type: 2 }),
    card({ id: 'sword', kind: 'asset', type: 0, price: 3 }),
    card({ id: 'hero', kind: 'hero' }),
    card({ id: 'margath', kind: 'villain' }),
  ],
  pieces: { skills: 1, assets: 5, stories: 6, heroes: 6, villains: 7 },
  time: { spaces: 12, refresh: [6, 12], stories: [2], slots: 6 },
  cities: named('town'),
  city_hexes: [9],
  points: 3,
  attributes: 3,
};

/** A table as the first seat sees it. */
export function sit(view: Table, change: Partial<Play> = {}): RunePlay {
  return {
    box,
    view,
    standing: null,
    seat: 0,
    names: ['Anna', 'Boris'],
    options: {},
    asked: 0,
    question: null,
    happened: [],
    motion: false,
    at: () => [],
    whyNot: () => null,
    hint: () => 0,
    pick: () => {},
    choose: () => {},
    chain: () => {},
    place: () => () => {},
    say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '),
    ...change,
  } as RunePlay;
}
