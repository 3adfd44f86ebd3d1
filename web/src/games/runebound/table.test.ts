import { expect, it } from 'vitest';
import { happened, question } from '../../lib/samples';
import { box, card, sit } from './samples';
import {
  abilitiesOf,
  around,
  bargainOf,
  cardsOf,
  chance,
  full,
  goals,
  heaps,
  inFight,
  look,
  odds,
  percent,
  places,
  symbols,
  travelOf,
  unseenSkills,
} from './table';
import type { Standings } from './types';
import { hexLines, questNote, routeWords, tokenWords } from './words';

const standing: Standings = {
  players: [
    { attributes: [1, 2, 3], tests: [1, 2, 3], health: 9, dice: 3, hand: 3, rivers: true, counts_as: [1], prices: [] },
  ],
  roads: true,
  enemy: 7,
};

it('fills in what the server leaves out', () => {
  const table = full({ players: [{}] });
  expect(table.act).toBe(1);
  expect(table.players[0]!.hex).toBe(-1);
  expect(table.decks).toHaveLength(3);
  expect(table.fight.sides).toEqual([]);
});

it('begins with the own seat', () => {
  expect(around(3, 1)).toEqual([1, 2, 0]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});

it('lays assets into their places', () => {
  const found = places(box, full({ players: [{ assets: [5] }] }).players[0]!);
  expect(found.map(({ cards }) => cards.length)).toEqual([1, 0, 0, 0, 0]);
});

it('points to where own quests and stories lead', () => {
  const table = full({ players: [{ quests: [0] }], slots: [-1] });
  expect([...goals(box, table, 0).keys()]).toEqual([9, 14]);
  expect(goals(box, table, null).size).toBe(0);
  const told = full({ players: [{}], slots: [0] });
  expect(goals(box, told, 0).get(9)).toEqual([{ card: 0, story: true }]);
  expect(goals(box, full({ players: [{ fulfilled: [0] }], slots: [0] }), 0).size).toBe(0);
});

it('reckons odds without replacement', () => {
  expect(odds(4, 2, 1)).toBeCloseTo(0.5);
  expect(odds(4, 2, 2)).toBeCloseTo(5 / 6);
  expect(odds(4, 2, 2, 2)).toBeCloseTo(1 / 6);
  expect(odds(4, 2, 9)).toBe(1);
  expect(odds(4, 0, 3)).toBe(0);
  expect(odds(4, 2, 0)).toBe(0);
  expect(odds(0, 0, 2)).toBe(0);
  expect(odds(4, 2, 1, 0)).toBe(1);
});

it('counts only cards that could still come', () => {
  const view = { players: [{ hand: [1] }, { hand: [-1] }], skill_discard: [2] };
  expect(unseenSkills(box, full(view))).toEqual([3, 4]);
  const play = sit(view, { standing });
  expect(chance(play, full(view), 0, 0, 0)).toBeCloseTo(0.5);
  expect(chance(play, full(view), 0, 1, 0)).toBe(1);
  expect(percent(0.666)).toBe('67\u00a0%');
});

it('knows what may be spent to move, only when that is asked', () => {
  const view = { players: [{ hex: 3 }], dice: [0, 5], steps: [{ do: 'travel', seat: 0, added: [2] }] };
  const table = full(view as never);
  expect(travelOf(sit(view as never, { standing }), table)).toBeNull();
  const asked = sit(view as never, { standing, question: question([], { ask: 'travel' }) });
  expect(travelOf(asked, table)).toMatchObject({ from: 3, dice: [0, 5], added: [2], as: [1], rivers: true });
});

const fighting = full({
  players: [{ hero: 6, assets: [5] }, {}],
  fight: {
    on: true,
    card: 0,
    controller: 1,
    sides: [{ tokens: [0, 1, 2], up: [0, 0, 1], lies: [0, 0, 1], on: [1, -1, -1], times: [1, 1, 1, 1, 1, 1, 1, 1] }],
  },
});

it('stacks tokens on doubles, where they count twice', () => {
  const [side] = fighting.fight.sides;
  expect(heaps(box, side!).map((heap) => heap.map(({ token, worth }) => [token, worth]))).toEqual([
    [
      [1, 1],
      [0, 4],
    ],
    [[2, 1]],
  ]);
  expect(symbols(box, side!)).toEqual([4, 0, 0, 1, 0, 0, 0, 0]);
});

it('shows a fight, but who retreats sees the map', () => {
  expect(inFight(sit({}), fighting)).toBe(true);
  expect(inFight(sit({}, { question: question([], { ask: 'travel' }) }), fighting)).toBe(false);
  expect(inFight(sit({}), full({}))).toBe(false);
});

it('knows whose cards fight', () => {
  expect(cardsOf(fighting, 0)).toEqual([6, 5]);
  expect(cardsOf(fighting, 1)).toEqual([0]);
});

it('waits for what is worth seeing', () => {
  expect(look([happened({ kind: 'pays' })])).toBeUndefined();
  expect(look([happened({ kind: 'casts' }), happened({ kind: 'moves' })])).toBeGreaterThan(1000);
});

it('says what is to know about a hex', () => {
  const view = { players: [{ hero: 6, hex: 15 }], zombies: [15], face_down: [15], villain: 15 };
  expect(hexLines(sit(view), full(view), 15)).toEqual([
    'plains',
    'rb-gem-down exploration',
    'rb-hero-here Card Anna',
    'Card',
    'rb-zombies 1',
  ]);
});

it('says where a quest leads and how far that is', () => {
  const view = { players: [{ hex: 4, quests: [0] }] };
  expect(questNote(sit(view), full(view), 0, 0)).toBe('r1c4 · rb-away 1 · rb-ap 1');
});

it('says the way in directions', () => {
  expect(routeWords(sit({}), 0, 15)).toBe('rb-away 3: rb-go 3 rb-direction-1');
  expect(routeWords(sit({}), 0, 0)).toBe('rb-away 0');
});

it('says what a token shows, and its back', () => {
  expect(tokenWords(sit({}), { token: 0, up: 0, lies: 1, worth: 4 })).toBe('rb-token physical ×4 surge, rb-spent');
});

it('knows what is offered, and by whom', () => {
  expect(bargainOf(full({}))).toBeNull();
  const offer = { do: 'offer', seat: 1, other: 0, gives: [140] };
  expect(bargainOf(full({ steps: [offer] } as never))).toEqual({ from: 1, to: 0, gold: 0, gives: [140], takes: [] });
  const answer = { do: 'answer', seat: 0, other: 1, gold: -3, gives: [], takes: [] };
  expect(bargainOf(full({ steps: [answer] } as never))).toEqual({ from: 1, to: 0, gold: -3, gives: [], takes: [] });
});

it('tells of a side what it can do in a fight, and with which card', () => {
  const ability = (number: number, kind: string) => ({
    id: `${number}`,
    name: '',
    number,
    kind,
    cost: 1,
    ap: 0,
    text: '',
  });
  const hero = card({ id: 'hero', abilities: [ability(1, 'trigger'), ability(2, 'surge')] });
  const blade = card({ id: 'blade', abilities: [ability(3, 'combat_action')] });
  const orc = card({ id: 'orc', abilities: [ability(4, 'surge')] });
  const table = full({ players: [{ hero: 0, assets: [1] }], fight: { attacker: 0, card: 2 } });
  const found = (side: number) =>
    abilitiesOf({ ...box, cards: [hero, blade, orc] }, table, side).map((one) => [one.card.id, one.ability.number]);
  expect(found(0)).toEqual([
    ['hero', 2],
    ['blade', 3],
  ]);
  expect(found(1)).toEqual([['orc', 4]]);
});
