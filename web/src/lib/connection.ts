/**
 * A connection to a table that comes back by itself. A choice that was not acknowledged is sent again, with the id it
 * had; the server knows it then. Everything else that a broken connection swallowed is given back to whoever asked.
 */
import type { Advice, Done, Reasons, Reply, Request, Seating, Update } from '../protocol';
import { Refusal } from './api';

export type Answer = Done | Advice | Reasons;

/** As much of a WebSocket as is needed, so that a test can be one. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Heard {
  told(message: Seating | Update): void;
  writing(seat: number): void;
  /** `connected`, or trying again; `closed` is for good, and why. */
  state(state: 'connected' | 'lost' | 'closed', reason: string): void;
}

interface Waiting {
  request: Request;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Close codes with which the server says no for good; with others it may say yes in a while. */
const FOR_GOOD = new Set([4400, 4401, 4403, 4404, 4409]);
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** A connection that was silent so long while the page slept may be dead without knowing it. */
const DOUBTFUL = 20_000;
/** So long a connection may take to open, and a choice to be answered; then another one is tried, more patiently. */
const PATIENCE = 10_000;
const MOST_PATIENCE = 60_000;

export class Connection {
  #socket: Socket | null = null;
  #open = false;
  #welcome = false;
  #reason = '';
  #closed = false;
  #attempts = 0;
  #heardAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  readonly #name = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly url: () => string,
    private readonly heard: Heard,
    private readonly connect: (url: string) => Socket = (url) => new WebSocket(url) as Socket,
  ) {
    this.#connect();
  }

  /** An id that nobody else uses. */
  id(): string {
    return `${this.#name}-${++this.#count}`;
  }

  ask(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#closed || (!this.#open && request.type !== 'choose')) return reject(new Refusal('offline', ''));
      this.#waiting.set(request.id, { request, resolve, reject });
      if (this.#open) this.#send(request);
    });
  }

  /** Try now: the network or the person is back. */
  wake(): void {
    if (this.#closed) return;
    if (!this.#socket) this.#connect();
    else if (Date.now() - this.#heardAt > DOUBTFUL) this.#lose(this.#socket);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#giveBack(() => true);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = this.connect(this.url());
    this.#socket = socket;
    this.#heardAt = Date.now();
    this.#watch(socket, () => !this.#open);
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as Reply);
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket || this.#closed) return;
      if (FOR_GOOD.has(code)) this.#end();
      else this.#lose(socket);
    };
  }

  #opened(): void {
    this.#open = true;
    this.#heardAt = Date.now();
    for (const { request } of this.#waiting.values()) this.#send(request);
  }

  #send(request: Request): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.send(JSON.stringify(request));
    if (request.type === 'choose') this.#watch(socket, () => this.#waiting.has(request.id));
  }

  /** Give a connection up on which something is still to come after a while. */
  #watch(socket: Socket, missing: () => boolean): void {
    setTimeout(
      () => {
        if (socket === this.#socket && !this.#closed && missing()) this.#lose(socket);
      },
      Math.min(MOST_PATIENCE, PATIENCE * 2 ** this.#attempts),
    );
  }

  #hear(message: Reply): void {
    this.#heardAt = Date.now();
    if (message.type === 'seating' || message.type === 'update') return this.#told(message);
    if (message.type === 'writing') return this.heard.writing(message.seat);
    if (message.type === 'refused' && message.id === '') this.#reason = message.text;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'refused') waiting?.reject(new Refusal(message.reason, message.text));
    else waiting?.resolve(message);
  }

  #told(message: Seating | Update): void {
    // A connection that was only opened to be refused is none.
    if (!this.#welcome) this.heard.state('connected', '');
    this.#welcome = true;
    this.#attempts = 0;
    this.heard.told(message);
  }

  #lose(socket: Socket): void {
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
    this.#socket = null;
    this.#open = this.#welcome = false;
    this.#giveBack((request) => request.type !== 'choose');
    this.heard.state('lost', '');
    // Jitter, so that a server that comes back is not met by everybody at once.
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#attempts++) * (0.5 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  #end(): void {
    this.#closed = true;
    this.#open = false;
    this.#giveBack(() => true);
    this.heard.state('closed', this.#reason);
  }

  #giveBack(which: (request: Request) => boolean): void {
    for (const [id, { request, reject }] of this.#waiting) {
      if (!which(request)) continue;
      this.#waiting.delete(id);
      reject(new Refusal('offline', ''));
    }
  }
}
