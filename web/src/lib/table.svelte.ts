/** A table that is being played: what the server tells of it, and what the person wants of it. */
import type { Answerable, Chat, Question, Request, Seating, Update } from '../protocol';
import type { Target } from './board';
import { Connection, type Answer, type Socket } from './connection';
import { complain, notes, tell } from './notes.svelte';
import { Pace } from './pace';
import { Scene } from './scene.svelte';
import { settings, type Language } from './settings.svelte';
import { say } from './words.svelte';

/** What a page does when something happens at its table. */
export interface Watching {
  /** It has become the person's turn. */
  turn?(): void;
  chosen?(): void;
  ended?(): void;
}

/** Options to choose among; or the one that was chosen, and why it may be a slip. */
export interface Menu {
  target: string;
  options: readonly Answerable[];
  warning: string | null;
}

type Wanted = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

/** So long after a question, if it has not changed, the reasons are asked for. */
const SETTLED = 200;
const LATE = 150;
/** Whoever writes says so again after this time, and is seen to write for a little longer. */
const WRITES_AGAIN = 2500;
const STILL_WRITES = 6000;

export class Table extends Scene {
  seating = $state.raw<Seating | null>(null);
  chat = $state.raw<readonly Chat[]>([]);
  state = $state.raw<'connecting' | 'connected' | 'lost' | 'closed'>('connecting');
  /** Why the server has closed the door. */
  closed = $state.raw('');
  /** A choice is on its way; until its outcome is seen, or it is refused, no other is made. */
  busy = false;
  /** Its answer takes so long that it should be seen. */
  late = $state.raw(false);
  /** A bot is thinking about a hint. */
  thinking = $state.raw(false);
  menu = $state.raw<Menu | null>(null);

  readonly #connection: Connection;
  readonly #pace = new Pace<Update>(
    (update) => this.#change(update),
    () => settings.motion && !this.busy && !globalThis.document?.hidden,
    (update) => this.look?.(update.happened),
  );
  readonly #watching: Watching;
  #next: ((question: Question) => string | null) | null = null;
  #spoken: Language = settings.language;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #wrote = 0;
  readonly #writers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(
    readonly id: string,
    /** What lets a watcher in. */
    readonly secret: string | null,
    watching: Watching = {},
    connect?: (url: string) => Socket,
  ) {
    super();
    this.#watching = watching;
    const url = (): string => {
      this.#spoken = settings.language;
      this.#pace.catchUp();
      const query = new URLSearchParams({ since: String(this.version), language: this.#spoken });
      if (secret) query.set('watch', secret);
      return `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}?${query}`;
    };
    this.#connection = new Connection(
      url,
      {
        told: (message) => (message.type === 'seating' ? this.#seat(message) : this.#pace.add(message)),
        writing: (seat) => this.#sees(seat),
        state: (state, reason) => this.#turn(state, reason),
      },
      connect,
    );
  }

  wake(): void {
    this.#connection.wake();
  }

  leavePage(): void {
    clearTimeout(this.#settling);
    this.#writers.forEach((timer) => clearTimeout(timer));
    this.#pace.stop();
    this.#connection.close();
  }

  // --- what the person wants ---------------------------------------------------------------------------------------

  override pick(target: Target): void {
    const options = this.at(target);
    const only = options[0];
    if (only && options.length === 1) this.choose(only.key);
    else if (only) this.menu = { target: only.target, options, warning: null };
    else tell(this.whyNot(target) ?? say('nothing-there'));
  }

  override choose(key: string, sure = false): void {
    this.#next = null;
    const option = this.question?.options.find((one) => one.key === key);
    if (option?.warning && settings.warn && !sure)
      this.menu = { target: option.target, options: [option], warning: option.warning };
    else void this.#choose(key);
  }

  /** Answer with words or a number of the own; whether that was taken. */
  override fill(key: string): Promise<boolean> {
    this.#next = null;
    return this.#choose(key);
  }

  override writes(): void {
    if (this.seat === null || Date.now() - this.#wrote < WRITES_AGAIN) return;
    this.#wrote = Date.now();
    this.#connection.ask({ type: 'writes', id: this.#connection.id() }).catch(() => {}); // nobody misses it
  }

  override chain(next: (question: Question) => string | null): void {
    this.#next = next;
    this.#goOn();
  }

  undo(): Promise<boolean> {
    this.#pace.catchUp();
    return this.want({ type: 'undo', version: this.version });
  }

  async askHint(): Promise<void> {
    const turn = this.update?.turn;
    this.thinking = true;
    const answer = await this.#ask({ type: 'hint' });
    this.thinking = false;
    if (answer?.type !== 'advice' || turn !== this.update?.turn) return;
    this.advice = new Map(answer.options);
    this.advised = answer;
  }

  speak(language: Language): void {
    if (this.state !== 'connected' || language === this.#spoken) return;
    this.#spoken = language;
    void this.want({ type: 'speak', language });
  }

  /** Ask for something; whether it was carried out. If not, the reason is said. */
  async want(wanted: Wanted): Promise<boolean> {
    return (await this.#ask(wanted)) !== null;
  }

  async #ask(wanted: Wanted): Promise<Answer | null> {
    try {
      return await this.#connection.ask({ ...wanted, id: this.#connection.id() } as Request);
    } catch (error) {
      complain(error);
      return null;
    }
  }

  async #choose(key: string): Promise<boolean> {
    const { version } = this; // what was seen; the server knows whether the question is still the same
    this.#pace.catchUp();
    if (this.busy || !this.question) return false;
    this.busy = true;
    const { menu } = this;
    notes.last = null;
    this.#watching.chosen?.();
    const waiting = setTimeout(() => (this.late = true), LATE);
    const done = await this.want({ type: 'choose', version, key });
    clearTimeout(waiting);
    this.busy = this.late = false;
    if (this.menu === menu) this.menu = null; // the outcome may have come before, and another menu with it
    if (done) this.#goOn();
    else this.#next = null;
    return done;
  }

  /** The next choice of a chain. */
  #goOn(): void {
    const key = this.question && this.#next?.(this.question);
    if (key) void this.#choose(key);
    else this.#next = null;
  }

  // --- what the server tells ---------------------------------------------------------------------------------------

  #turn(state: 'connected' | 'lost' | 'closed', reason: string): void {
    this.state = state;
    this.closed = reason;
    // The language may have changed on the way.
    if (state === 'connected') this.speak(settings.language);
  }

  #seat(seating: Seating): void {
    this.seating = seating;
    this.chairs = seating.chairs;
    this.seat = seating.seat;
    this.options = seating.options as Record<string, unknown>;
  }

  #sees(seat: number): void {
    clearTimeout(this.#writers.get(seat));
    this.#writers.set(
      seat,
      setTimeout(() => this.#stops(seat), STILL_WRITES),
    );
    this.writing = [...this.#writers.keys()];
  }

  #stops(seat: number): void {
    clearTimeout(this.#writers.get(seat));
    if (this.#writers.delete(seat)) this.writing = [...this.#writers.keys()];
  }

  #change(update: Update): void {
    const before = this.update;
    const whole = update.since === 0;
    const back = before !== null && update.turn < before.turn;
    this.log = whole ? update.happened : [...this.log, ...update.happened];
    this.chat = whole ? update.chat : [...this.chat, ...update.chat];
    // A line of chat or another language changes nothing on the table: nothing moves again, and advice stays.
    if (update.turn !== before?.turn) {
      this.happened = whole || back ? [] : update.happened;
      this.advice = new Map();
    }
    this.update = update;
    const refused = before?.back?.[0] === this.seat && update.happened.find(({ kind }) => kind === 'disagreed');
    if (refused) tell(refused.line.map(({ text }) => text).join(''));
    // What was being written is there now.
    update.happened.forEach(({ seat }) => this.#stops(seat));
    const pause = update.question?.options.find(({ verb }) => this.pause.includes(verb));
    if (update.question?.waiting && !pause) this.skips = false;
    // What the choice was made in goes in the same moment in which its outcome comes, and the next can be made.
    if (this.busy && update.turn !== before?.turn) {
      this.menu = null;
      this.busy = this.late = false;
    }
    this.#settle();
    if (before && update.question?.waiting && before.asked !== this.seat) this.#watching.turn?.();
    if (before && update.ending && !before.ending) this.#watching.ended?.();
    if (pause && (this.skips || !settings.asides)) this.choose(pause.key);
  }

  /** Reasons are asked for when the question stays for a moment. Old ones stay until then, so that nothing flickers. */
  #settle(): void {
    clearTimeout(this.#settling);
    if (!this.question) {
      this.reasons = new Map();
      this.menu = null;
      return;
    }
    this.#settling = setTimeout(async () => {
      const version = this.version;
      const answer = await this.#connection.ask({ type: 'why_not', id: this.#connection.id() }).catch(() => null);
      if (answer?.type !== 'reasons' || version !== this.version) return;
      this.reasons = new Map(answer.reasons.map(([, target, sentence]) => [target, sentence]));
    }, SETTLED);
  }
}
