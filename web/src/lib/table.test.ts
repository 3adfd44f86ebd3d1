import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Happened, Question, Reply, Request, Seating, Update } from '../protocol';
import type { Socket } from './connection';
import { notes } from './notes.svelte';
import { happened as event, option, question as asking } from './samples';
import { settings } from './settings.svelte';
import { Table } from './table.svelte';

let sent: Request[] = [];
let socket: Socket;

function sit(watching = {}): Table {
  const table = new Table('t1', null, watching, () => {
    socket = { onopen: null, onclose: null, onmessage: null, send: (text) => sent.push(JSON.parse(text)), close() {} };
    return socket;
  });
  socket.onopen?.();
  hear({ type: 'seating', seat: 0, options: {}, chairs: [{ name: 'Anna' }, { name: 'Boris' }] } as Seating);
  return table;
}

function hear(message: Reply): void {
  socket.onmessage?.({ data: JSON.stringify(message) });
}

function question(...keys: string[]): Question {
  return asking(keys.map((key) => option(key, { target: `hand:${key.split(':')[1] ?? ''}` })));
}

function happened(text: string): Happened {
  return event({ line: [{ text }] });
}

function told(lines: readonly Happened[]): string[] {
  return lines.map(({ line }) => line[0]!.text);
}

function update(change: Partial<Update>): void {
  const usual = {
    version: 1,
    since: 0,
    turn: 0,
    asked: 0,
    view: {},
    standing: null,
    question: null,
    undo: 0,
    chosen: 0,
    back: null,
  };
  hear({ type: 'update', ...usual, happened: [], chat: [], ending: null, ...change });
}

async function done(version: number): Promise<void> {
  hear({ type: 'done', id: sent.at(-1)!.id, version });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'http://kubik' });
  sent = [];
  notes.last = null;
  settings.motion = false;
  settings.warn = true;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the only option of a thing is chosen at once, for the version that was seen', () => {
  const table = sit();
  update({ version: 7, question: question('play:gold', 'play:ruby') });
  table.pick('hand:gold');
  expect(sent).toMatchObject([{ type: 'choose', version: 7, key: 'play:gold' }]);
});

test('while a choice is on its way no other is made', async () => {
  const table = sit();
  update({ question: question('play:gold', 'play:ruby') });
  table.pick('hand:gold');
  table.pick('hand:ruby');
  expect(sent).toHaveLength(1);
  await done(2);
  table.pick('hand:ruby');
  expect(sent).toHaveLength(2);
});

test('who has seen the outcome may choose on, and what is asked then stays when the answer comes', async () => {
  const table = sit();
  update({ question: question('play:gold') });
  table.pick('hand:gold');
  const first = sent.at(-1)!.id;
  update({ version: 2, turn: 1, question: question('play:ruby', 'discard:ruby') });
  table.pick('hand:ruby');
  hear({ type: 'done', id: first, version: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.menu?.options).toHaveLength(2);
  table.choose('play:ruby');
  expect(sent.at(-1)).toMatchObject({ type: 'choose', version: 2, key: 'play:ruby' });
});

test('several options of a thing are offered as a menu', () => {
  const table = sit();
  update({ question: question('play:gold', 'discard:gold') });
  table.pick('hand:gold');
  expect(table.menu?.options.map((option) => option.key)).toEqual(['play:gold', 'discard:gold']);
  expect(sent).toEqual([]);
});

test('what may be a slip is asked once more', async () => {
  const table = sit();
  const end = option('end_turn', { target: 'end_turn', warning: 'You could still play 3 cards.' });
  update({ version: 3, question: asking([end]) });
  table.choose('end_turn');
  expect(sent).toEqual([]);
  expect(table.menu).toEqual({ target: 'end_turn', options: [end], warning: 'You could still play 3 cards.' });
  table.choose('end_turn', true);
  expect(sent).toMatchObject([{ type: 'choose', version: 3, key: 'end_turn' }]);
});

test('whoever does not want to be warned is not', () => {
  settings.warn = false;
  const table = sit();
  update({ question: asking([option('end_turn', { warning: 'You could still play 3 cards.' })]) });
  table.choose('end_turn');
  expect(sent).toMatchObject([{ type: 'choose', key: 'end_turn' }]);
});

test('words are an answer, and it is known whether they were taken', async () => {
  const table = sit();
  update({ version: 3, question: asking([option('pass')], { blank: { type: 'words', most: 100 } }) });
  const taken = table.fill('words:Who goes there?');
  expect(sent).toMatchObject([{ type: 'choose', version: 3, key: 'words:Who goes there?' }]);
  await done(4);
  expect(await taken).toBe(true);
  const refused = table.fill('words:\u202e');
  hear({ type: 'refused', id: sent.at(-1)!.id, reason: 'cannot_be_filled_in', text: 'No.' });
  expect(await refused).toBe(false);
});

test('the reason why not is fetched when the question stays, and said', async () => {
  const table = sit();
  update({ question: question('play:gold') });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toMatchObject([{ type: 'why_not' }]);
  hear({ type: 'reasons', id: sent[0]!.id, reasons: [['buy:rot', 'row:rot', 'Too dear.']] });
  await vi.advanceTimersByTimeAsync(0);
  table.pick('row:rot');
  expect(notes.last).toEqual({ text: 'Too dear.', error: false });
});

test('a refused choice is said, and another can be made', async () => {
  const table = sit();
  update({ question: question('play:gold') });
  table.choose('play:gold');
  hear({ type: 'refused', id: sent[0]!.id, reason: 'stale', text: 'Look again.' });
  await vi.advanceTimersByTimeAsync(0);
  expect(notes.last).toEqual({ text: 'Look again.', error: true });
  expect(table.busy).toBe(false);
});

test('a chain goes on until it names nothing', async () => {
  const table = sit();
  update({ version: 1, question: question('play:gold', 'end_turn') });
  table.chain(({ options }) => options.find((option) => option.verb === 'play')?.key ?? null);
  update({ version: 2, since: 1, turn: 1, question: question('play:ruby', 'end_turn') });
  await done(2);
  update({ version: 3, since: 2, turn: 2, question: question('end_turn') });
  await done(3);
  expect(sent.map((request) => 'key' in request && request.key)).toEqual(['play:gold', 'play:ruby']);
});

test('the log grows, and is told anew as a whole', () => {
  const table = sit();
  update({ version: 2, turn: 1, happened: [happened('a')] });
  expect(table.happened).toEqual([]);
  update({ version: 3, since: 2, turn: 2, happened: [happened('b')] });
  expect(told(table.log)).toEqual(['a', 'b']);
  expect(told(table.happened)).toEqual(['b']);
  update({ version: 3, since: 0, turn: 2, happened: [happened('A'), happened('B')] });
  expect(told(table.log)).toEqual(['A', 'B']);
});

test('it says when it becomes the own turn, and only then', () => {
  const turn = vi.fn();
  sit({ turn });
  update({ version: 1, asked: 1 });
  update({ version: 2, since: 1, asked: 0, question: question('end_turn') });
  update({ version: 3, since: 2, asked: 0, question: question('end_turn') });
  expect(turn).toHaveBeenCalledTimes(1);
});

test('options without a place on the board are left over', () => {
  const table = sit();
  update({ question: question('play:gold', 'end_turn') });
  const leave = table.place('hand:gold');
  expect(table.leftover.map((option) => option.key)).toEqual(['end_turn']);
  table.named = ['play'];
  expect(table.leftover).toHaveLength(2);
  table.named = [];
  leave();
  expect(table.leftover).toHaveLength(2);
});

test('moves of others come one after another, own ones at once', async () => {
  settings.motion = true;
  const table = sit();
  update({ version: 1, question: question('play:1') });
  table.choose('play:1');
  update({ version: 2, since: 1, turn: 1, happened: [happened('a')] });
  expect(table.version).toBe(2);
  await done(2);
  update({ version: 3, since: 2, turn: 2, happened: [happened('b')] });
  update({ version: 4, since: 3, turn: 3, happened: [happened('c')], question: question('play:2') });
  expect(table.version).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect([table.version, table.log.length]).toEqual([4, 3]);
});

test('whoever comes back after a broken connection asks for what is new', () => {
  settings.motion = true;
  const urls: string[] = [];
  const broken: Socket[] = [];
  new Table('t1', null, {}, (url) => {
    urls.push(url);
    socket = { onopen: null, onclose: null, onmessage: null, send: () => {}, close() {} };
    broken.push(socket);
    return socket;
  });
  socket.onopen?.();
  update({ version: 1 });
  update({ version: 2, since: 1, turn: 1 });
  broken[0]!.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  expect(urls.map((url) => new URL(url).searchParams.get('since'))).toEqual(['0', '2']);
});

test('a choice is for the question that was seen, also if newer ones wait to be shown', () => {
  settings.motion = true;
  const table = sit();
  update({ version: 5, turn: 1, asked: 1, question: { ...question('pass'), waiting: false } });
  update({ version: 6, since: 5, turn: 2, asked: 1 });
  update({ version: 7, since: 6, turn: 3, asked: 0, question: question('pass', 'buy') });
  expect(table.question?.waiting).toBe(false);
  table.choose('pass');
  expect(sent.at(-1)).toMatchObject({ type: 'choose', version: 5, key: 'pass' });
});

test('a line of chat moves nothing on the table, and advice outlives it', async () => {
  const table = sit();
  update({ version: 1 });
  update({ version: 2, since: 1, turn: 1, happened: [happened('a')], question: question('play:1') });
  const shown = table.happened;
  void table.askHint();
  update({ version: 3, since: 2, turn: 1, question: question('play:1'), chat: [{ name: 'Boris', text: 'hm', at: 0 }] });
  hear({ type: 'advice', id: sent.at(-1)!.id, options: [['play:1', 1]], sure: 1, reasons: [] });
  await vi.advanceTimersByTimeAsync(0);
  update({ version: 4, since: 3, turn: 1, question: question('play:1'), chat: [{ name: 'Boris', text: 'so', at: 1 }] });
  expect(table.happened).toBe(shown);
  expect(table.hint('hand:1')).toBe(1);
});

test('who wants no asides is not stopped by a pause before the own turn', async () => {
  const table = sit();
  table.pause = ['clean_up'];
  const pause = asking([option('clean_up', { verb: 'clean_up' }), option('use:climb')]);
  update({ question: pause });
  expect(sent).toEqual([]);
  table.skips = true;
  update({ version: 2, since: 1, turn: 1, question: pause });
  expect(sent).toMatchObject([{ type: 'choose', version: 2, key: 'clean_up' }]);
  expect(table.skips).toBe(true);
  update({ version: 3, since: 2, turn: 2, question: question('play:gold') });
  expect(table.skips).toBe(false);
});

test('whoever asked to take something back is told that it was refused', () => {
  sit();
  update({ back: [0, 1] });
  const refused = event({ kind: 'disagreed', seat: 1, line: [{ text: 'Boris does not agree.' }] });
  update({ version: 2, since: 1, back: null, happened: [refused] });
  expect(notes.last?.text).toBe('Boris does not agree.');
});
