/** One thing after another, so that a person can follow: the moves of bots come faster than anybody can look. */

/** How long a thing is looked at before the next one comes; if many wait, less. */
const LOOK = 350;
const MANY = 8;
/** What wants a time of its own gets it, unless so many wait. */
const TOO_MANY = 24;

export class Pace<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (thing: T) => void,
    /** Whether somebody looks. */
    private readonly slow: () => boolean,
    /** How long a thing wants to be looked at, if not as long as others. */
    private readonly look: (thing: T) => number | undefined = () => undefined,
  ) {}

  /** Show it at once, or after what came before it. */
  add(thing: T): void {
    this.#waiting.push(thing);
    if (!this.slow()) this.catchUp();
    else if (this.#timer === undefined) this.#next();
  }

  /** Show all that waits. */
  catchUp(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    waiting.forEach((thing) => this.show(thing));
    if (waiting.length) this.#rest(waiting.at(-1)!);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    const thing = this.#waiting.shift();
    if (thing === undefined) return;
    this.show(thing);
    this.#rest(thing);
  }

  #rest(thing: T): void {
    const n = this.#waiting.length;
    const own = this.look(thing);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#next(),
      own === undefined ? LOOK / (1 + n / MANY) : own / Math.max(1, n / TOO_MANY),
    );
  }
}
