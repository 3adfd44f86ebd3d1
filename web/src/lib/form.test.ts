import { expect, test } from 'vitest';
import type { Field, GameInfo } from '../protocol';
import { agreedWords, begin, choose, inPlay, newTable, seatMe, setPlayers } from './form';

const field = (name: string, kind: Field['kind'], otherwise: unknown): Field => ({
  name,
  label: name,
  kind,
  choices: [{ value: 'x', label: 'X', players: [] }],
  usual: '',
  default: otherwise,
});
const game: GameInfo = {
  id: 'g',
  name: 'G',
  about: '',
  how: '',
  players: [2, 3, 4],
  usual: 2,
  fields: [field('mode', 'choice', null), field('first', 'seat', null), field('who', 'seats', [])],
  bots: [
    { value: 'random', label: '', about: '' },
    { value: 'greedy', label: '', about: '' },
  ],
};

test('as it is, it is oneself against a bot', () => {
  expect(newTable(game, begin(game))).toEqual({ game: 'g', players: 2, options: {}, seat: 0, bots: { 1: 'greedy' } });
});

test('only what differs from the usual is agreed', () => {
  const form = begin(game);
  form.options.mode = 'x';
  expect(newTable(game, form).options).toEqual({ mode: 'x' });
});

test('what is usual is in play, unless something else was agreed', () => {
  expect(inPlay(game, { options: { mode: 'x' }, agreed: { who: ['x'] } })).toEqual({
    mode: 'x',
    first: null,
    who: ['x'],
  });
});

test('whoever sits down gets up elsewhere', () => {
  const form = begin(game);
  seatMe(form, 1);
  expect(newTable(game, form)).toMatchObject({ seat: 1, bots: {} });
});

test('fewer players: what does not fit any more is forgotten', () => {
  const form = begin(game);
  setPlayers(form, game, 4);
  form.options.first = 3;
  form.options.who = ['x', 'x', 'x', 'x'];
  setPlayers(form, game, 2);
  expect(form.seats).toHaveLength(2);
  expect(form.options).toMatchObject({ first: null, who: ['x', 'x'] });
});

test('more players: nobody names anything for who comes', () => {
  const form = begin(game);
  form.options.who = ['', 'x'];
  setPlayers(form, game, 3);
  expect(form.options.who).toEqual(['', 'x', '']);
});

test('when whoever named something goes, there is no list any more', () => {
  const form = begin(game);
  setPlayers(form, game, 3);
  form.options.who = ['', '', 'x'];
  setPlayers(form, game, 2);
  expect(form.options.who).toEqual([]);
});

test('one can only watch', () => {
  const form = begin(game);
  form.seats[0] = { kind: 'friend' };
  expect(newTable(game, form).seat).toBeNull();
});

test('what a table is called after is said, and not who begins', () => {
  expect(agreedWords(game, { mode: 'x', first: 1 })).toBe('mode: X');
  expect(agreedWords(game, {})).toBe('');
  expect(agreedWords(undefined, { mode: 'x' })).toBe('');
});

test('a mode for six sets six places, and with two it is not agreed any more', () => {
  const mode = { ...field('mode', 'choice', null), choices: [{ value: 'emperor', label: '', players: [6] }] };
  const large = { ...game, players: [2, 3, 4, 5, 6], fields: [mode] };
  const form = begin(large);
  choose(form, large, mode, 'emperor');
  expect(form.players).toBe(6);
  expect(form.seats).toHaveLength(6);
  setPlayers(form, large, 2);
  expect(form.options.mode).toBe(null);
});
