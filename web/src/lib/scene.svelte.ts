/** A table as a board draws it: the part that a live table and a replay have in common. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Answerable, Chair, Happened, Question, Update } from '../protocol';
import type { Play, Target } from './board';
import { settings } from './settings.svelte';
import { say } from './words.svelte';

export abstract class Scene implements Play {
  abstract readonly id: string;
  box = $state.raw<unknown>(null);
  chairs = $state.raw<readonly Chair[]>([]);
  seat = $state.raw<number | null>(null);
  options = $state.raw<Readonly<Record<string, unknown>>>({});
  update = $state.raw<Update | null>(null);
  happened = $state.raw<readonly Happened[]>([]);
  log = $state.raw<readonly Happened[]>([]);
  writing = $state.raw<readonly number[]>([]);
  reasons = $state.raw<ReadonlyMap<string, string>>(new Map());
  advice = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** How sure the adviser is of the first, and why. */
  advised = $state.raw<{ sure: number; reasons: readonly string[] } | null>(null);

  /** How long it takes to follow what happened, if the game knows. */
  look: ((happened: readonly Happened[]) => number | undefined) | undefined;

  readonly view: unknown = $derived(this.update?.view ?? null);
  readonly standing: unknown = $derived(this.update?.standing ?? null);
  readonly asked: number | null = $derived(this.update?.asked ?? null);
  /** The person wants no asides before the own turn. */
  skips = $state(false);
  /** What can be done at nearly any time, by its verb. */
  quiet = $state.raw<readonly string[]>([]);
  /** What ends a pause in which one may act, by its verb. */
  pause = $state.raw<readonly string[]>([]);
  /** What gets a button although it has a place on the board, which may be out of sight; by its verb. */
  named = $state.raw<readonly string[]>([]);
  /** Something can be done although another seat is asked, and not only what always can. */
  readonly aside: boolean = $derived(
    this.update?.question?.waiting === false &&
      this.update.question.options.some(({ verb }) => !this.quiet.includes(verb)),
  );
  readonly skipped: boolean = $derived(this.aside && (this.skips || !settings.asides));
  /** What always can be done, such as asking everybody to stop, is there even for who wants no asides. */
  readonly question: Question | null = $derived(
    this.skipped ? always(this.update?.question ?? null, this.quiet) : (this.update?.question ?? null),
  );
  readonly version: number = $derived(this.update?.version ?? 0);
  readonly names: readonly string[] = $derived(
    this.chairs.map((chair, seat) => chair.name || say('seat-number', { number: seat + 1 })),
  );
  readonly #byTarget: ReadonlyMap<string, Answerable[]> = $derived(byTarget(this.question?.options ?? []));
  readonly #placed = new SvelteMap<string, number>();

  /** Options that have no place on the board, or do not rely on it. */
  readonly leftover: readonly Answerable[] = $derived(
    (this.question?.options ?? []).filter(({ target, verb }) => !this.#placed.has(target) || this.named.includes(verb)),
  );

  /** Whether the board has the field for what is filled in. */
  readonly blankPlaced: boolean = $derived(this.#placed.has('blank'));

  get motion(): boolean {
    return settings.motion;
  }

  at(target: Target): readonly Answerable[] {
    if (typeof target === 'string') return this.#byTarget.get(target) ?? [];
    return target.flatMap((one) => this.#byTarget.get(one) ?? []);
  }

  whyNot(target: Target): string | null {
    const found = [target].flat().find((one) => this.reasons.has(one));
    return found === undefined ? null : (this.reasons.get(found) ?? null);
  }

  hint(target: Target): number {
    if (!this.advice.size) return 0;
    return Math.max(0, ...this.at(target).map((option) => this.advice.get(option.key) ?? 0));
  }

  place(target: string): () => void {
    const add = (n: number): void =>
      untrack(() => {
        const count = (this.#placed.get(target) ?? 0) + n;
        if (count) this.#placed.set(target, count);
        else this.#placed.delete(target);
      });
    add(1);
    return () => add(-1);
  }

  say(id: string, args?: Record<string, string | number>): string {
    return say(id, args);
  }

  abstract pick(target: Target): void;
  abstract choose(key: string): void;
  abstract fill(key: string): Promise<boolean>;
  abstract writes(): void;
  abstract chain(next: (question: Question) => string | null): void;
}

function always(question: Question | null, quiet: readonly string[]): Question | null {
  const options = question?.options.filter(({ verb }) => quiet.includes(verb)) ?? [];
  return question && options.length ? { ...question, options, blank: null } : null;
}

function byTarget(options: readonly Answerable[]): Map<string, Answerable[]> {
  const found = new Map<string, Answerable[]>();
  for (const option of options) found.set(option.target, [...(found.get(option.target) ?? []), option]);
  return found;
}
