import { describe, expect, test } from 'vitest';
import { option, question as asking } from '../../lib/samples';
import type { Question } from '../../protocol';
import { asked, byTeam, fanStep, inPlay, keyed, lean, modeOf, nextThatGives, nextToPlay, others } from './logic';
import type { Box, BoxAbility, BoxCard } from './types';

function ability(verb: BoxAbility['verb'], gives: boolean, counts = false): BoxAbility {
  return { verb, name: '', text: verb, cost: 0, effects: [], gives, counts };
}

function card(id: string, ...abilities: BoxAbility[]): BoxCard {
  return {
    id,
    name: id,
    type: 'champion',
    subtypes: [],
    kind: '',
    faction: null,
    cost: 1,
    defence: 2,
    guard: false,
    figures: '',
    abilities,
  };
}

const box: Box = {
  cards: [
    card('cron', ability('expend', true), ability('ally', true)),
    card('shaman', ability('expend', true, true)),
    card('rake', ability('expend', false)),
    card('coin', ability('play', true)),
  ],
  characters: [],
  gem: 3,
  marks: { card: 255, expended: 256, used: 512 },
  factions: {},
  filters: ['any', 'action', 'champion'],
  acquire: {},
  modes: {
    duel: { name: 'Duel', teams: [], shared: false, emperors: [] },
    hydra_2v2: { name: 'Hydra', teams: [0, 0, 1, 1], shared: true, emperors: [] },
  },
  usual: { 2: 'duel' },
};

function question(ask: string, ...options: [verb: string, target: string][]): Question {
  return asking(
    options.map(([verb, target]) => option(`${verb}:${target}`, { target })),
    { ask },
  );
}

describe('seats', () => {
  test('the others follow clockwise from the own seat', () => {
    expect(others(4, 2)).toEqual([3, 0, 1]);
    expect(others(3, null)).toEqual([0, 1, 2]);
  });

  test('neighbours of one team stand together', () => {
    expect(byTeam([2, 3, 4, 5, 0], [0, 0, 0, 1, 1, 1])).toEqual([
      { team: 0, seats: [2] },
      { team: 1, seats: [3, 4, 5] },
      { team: 0, seats: [0] },
    ]);
  });

  test('without teams everybody stands alone', () => {
    expect(byTeam([1, 2], [])).toEqual([
      { team: null, seats: [1] },
      { team: null, seats: [2] },
    ]);
  });

  test('the mode is the agreed one, or the usual one', () => {
    expect(modeOf(box, { mode: 'hydra_2v2' }, 4).name).toBe('Hydra');
    expect(modeOf(box, { mode: null }, 2).name).toBe('Duel');
  });
});

describe('cards', () => {
  test('alike cards have keys of their own', () => {
    expect(keyed([7, 7, 3]).map(({ key }) => key)).toEqual(['7/1', '7/2', '3/1']);
  });

  test('a card in play keeps its key when it is marked', () => {
    expect(inPlay(box, [0, 256 + 512])).toEqual([
      { key: '0/1', number: 0, expended: false, used: false },
      { key: '0/2', number: 0, expended: true, used: true },
    ]);
  });

  test('a fan lies side by side if there is room, overlaps if not, and always leaves room for a thumb', () => {
    expect(fanStep(3, 600, 100)).toBe(108);
    expect(fanStep(5, 340, 100)).toBe(60);
    expect(fanStep(12, 340, 100)).toBe(44);
  });

  test('a fan is symmetric', () => {
    expect(lean(0, 5).angle).toBe(-lean(4, 5).angle);
    expect(lean(2, 5)).toEqual({ angle: 0, sink: 0 });
  });
});

describe('what is still worth doing', () => {
  test('cards to play come one after the other', () => {
    expect(nextToPlay(question('main', ['buy', 'row:cron'], ['play', 'hand:coin']))).toBe('play:hand:coin');
    expect(nextToPlay(question('choose', ['choose', 'choose']))).toBeNull();
  });

  test('only abilities that give are used, those that count last', () => {
    const all = question('main', ['expend', 'play:rake'], ['expend', 'play:shaman'], ['ally', 'play:cron']);
    expect(nextThatGives(box, all)).toBe('ally:play:cron');
    expect(nextThatGives(box, question('main', ['expend', 'play:rake'], ['expend', 'play:shaman']))).toBe(
      'expend:play:shaman',
    );
    expect(nextThatGives(box, question('main', ['expend', 'play:rake']))).toBeNull();
  });

  test('what counts other cards waits until all are played', () => {
    expect(nextThatGives(box, question('main', ['play', 'hand:coin'], ['expend', 'play:shaman']))).toBeNull();
  });
});

describe('cards that are asked for', () => {
  test('are those that lie nowhere in the open', () => {
    const looked = question('track_discard', ['track_discard', 'looked:rake'], ['done', 'done']);
    expect(asked(box, looked)).toEqual([{ place: 'looked', cards: [{ target: 'looked:rake', number: 2 }] }]);
  });

  test('a discard pile is open to view in the main phase', () => {
    const pass: [string, string] = ['pass_card', 'discard:rake'];
    expect(asked(box, question('main', pass))).toEqual([]);
    expect(asked(box, question('topdeck', ['topdeck', 'discard:rake']))).toHaveLength(1);
  });
});
