/** One thing after another, so that a person can follow: the moves of bots come faster than anybody can look. */

/** How long a thing is looked at before the next one comes; if many wait, less. */
const LOOK = 350;
const MANY = 8;

export class Pace<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (thing: T) => void,
    /** Whether somebody looks. */
    private readonly slow: () => boolean,
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
    this.#timer = setTimeout(() => this.#next(), LOOK / (1 + this.#waiting.length / MANY));
  }
}
