import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply, Request, Update } from '../protocol';
import { Connection, type Heard, type Socket } from './connection';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: Request[] = [];

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  close(): void {}

  hear(message: Reply): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The server lets us in and tells how things stand. */
  welcome(): void {
    this.onopen?.();
    this.hear({ type: 'update', version: 5 } as Update);
  }
}

const sockets: FakeSocket[] = [];
const states: string[] = [];
let version = 0;

function connect(): Connection {
  const heard: Heard = {
    told: (message) => {
      if (message.type === 'update') version = message.version;
    },
    writing: (seat) => states.push(`${seat} writes`),
    state: (state, reason) => states.push(reason ? `${state}: ${reason}` : state),
  };
  return new Connection(
    () => `ws://table?since=${version}`,
    heard,
    (url) => {
      sockets.push(new FakeSocket(url));
      return sockets.at(-1)!;
    },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = states.length = version = 0;
});

afterEach(() => void vi.useRealTimers());

test('an answer reaches whoever asked', async () => {
  const connection = connect();
  sockets[0]!.welcome();
  const answer = connection.ask({ type: 'hint', id: 'h1' });
  sockets[0]!.hear({ type: 'advice', id: 'h1', options: [['end_turn', 1]], sure: 1, reasons: [] });
  expect(await answer).toMatchObject({ options: [['end_turn', 1]], sure: 1, reasons: [] });
});

test("a refusal carries the server's sentence", async () => {
  const connection = connect();
  sockets[0]!.welcome();
  const answer = connection.ask({ type: 'undo', id: 'u1', version: 5 });
  sockets[0]!.hear({ type: 'refused', id: 'u1', reason: 'over', text: 'The game is over.' });
  await expect(answer).rejects.toThrow('The game is over.');
});

test('a choice that was not acknowledged is sent again with its id, and from the last version on', async () => {
  const connection = connect();
  sockets[0]!.welcome();
  const choice: Request = { type: 'choose', id: 'c1', version: 5, key: 'play:gold' };
  const answer = connection.ask(choice);
  sockets[0]!.onclose?.({ code: 1006 });
  expect(states).toEqual(['connected', 'lost']);

  vi.advanceTimersByTime(500);
  expect(sockets[1]!.url).toBe('ws://table?since=5');
  sockets[1]!.welcome();
  expect(sockets[1]!.sent).toEqual([choice]);
  sockets[1]!.hear({ type: 'done', id: 'c1', version: 6 });
  expect(await answer).toMatchObject({ version: 6 });
});

test('a line of chat is not sent twice, but given back', async () => {
  const connection = connect();
  sockets[0]!.welcome();
  const said = connection.ask({ type: 'say', id: 's1', text: 'hello' });
  sockets[0]!.onclose?.({ code: 1006 });
  await expect(said).rejects.toMatchObject({ reason: 'offline' });
  vi.advanceTimersByTime(500);
  sockets[1]!.welcome();
  expect(sockets[1]!.sent).toEqual([]);
});

test('a choice made while nobody listens waits', () => {
  const connection = connect();
  void connection.ask({ type: 'choose', id: 'c1', version: 5, key: 'end_turn' });
  sockets[0]!.welcome();
  expect(sockets[0]!.sent).toHaveLength(1);
});

test('pauses grow, and never beyond fifteen seconds', () => {
  connect();
  for (let attempt = 0; attempt < 8; attempt++) {
    sockets.at(-1)!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(Math.min(15_000, 500 * 2 ** attempt));
    expect(sockets).toHaveLength(attempt + 2);
  }
});

test('being refused for good ends it, with the reason', () => {
  connect();
  sockets[0]!.onopen?.();
  sockets[0]!.hear({ type: 'refused', id: '', reason: 'no_table', text: 'There is no such table.' });
  sockets[0]!.onclose?.({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(['closed: There is no such table.']);
  expect(sockets).toHaveLength(1);
});

test('a server that is only busy is asked again', () => {
  connect();
  sockets[0]!.onopen?.();
  sockets[0]!.onclose?.({ code: 4503 });
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
});

test('the person comes back: a silent connection is doubted, a lost one tried at once', () => {
  const connection = connect();
  sockets[0]!.welcome();
  connection.wake();
  expect(states).toEqual(['connected']);
  vi.advanceTimersByTime(60_000);
  connection.wake();
  expect(states).toEqual(['connected', 'lost']);
  connection.wake();
  expect(sockets).toHaveLength(2);
});

test('a choice that is not answered goes over another connection after a while', async () => {
  const connection = connect();
  sockets[0]!.welcome();
  const choice: Request = { type: 'choose', id: 'c1', version: 5, key: 'play:gold' };
  const answer = connection.ask(choice);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(states).toEqual(['connected', 'lost']);
  sockets[1]!.welcome();
  expect(sockets[1]!.sent).toEqual([choice]);
  sockets[1]!.hear({ type: 'done', id: 'c1', version: 6 });
  expect(await answer).toMatchObject({ version: 6 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(2);
});

test('a connection that does not open is given up for another one', async () => {
  connect();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(sockets).toHaveLength(2);
});

test('after a refusal for good nothing waits for an answer', async () => {
  const connection = connect();
  sockets[0]!.welcome();
  sockets[0]!.onclose?.({ code: 4403 });
  await expect(connection.ask({ type: 'choose', id: 'c1', version: 5, key: 'play:gold' })).rejects.toThrow();
});
