/** A game looked at again, choice by choice. */
import type { Question } from '../protocol';
import { api } from './api';
import { Scene } from './scene.svelte';
import { settings } from './settings.svelte';

export class Replay extends Scene {
  /** Choices that the game has. */
  choices = $state.raw(0);
  /** After how many of them one looks at it. */
  now = $state.raw(0);

  /** Where one is going; steps count from there, so that none is lost while a place is fetched. */
  goal = 0;
  #wanted: number | null = null;
  #fetching = false;

  constructor(
    readonly id: string,
    readonly secret: string | null,
  ) {
    super();
  }

  /** Go to a place; of several wishes made in a hurry only the last is fetched. */
  async go(at: number): Promise<void> {
    this.#wanted = this.goal = Math.max(0, Math.min(at, this.choices || at));
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#wanted !== null) {
        const wanted: number = this.#wanted;
        this.#wanted = null;
        const position = await api.replay(this.id, wanted, settings.language, this.secret);
        const step = wanted === this.now + 1;
        this.choices = position.choices;
        this.now = wanted;
        this.happened = step ? position.update.happened : [];
        this.log = step ? [...this.log, ...this.happened] : [];
        this.update = { ...position.update, version: wanted, question: null };
      }
    } finally {
      this.#fetching = false;
      this.goal = this.now;
    }
  }

  // Nobody is asked in a replay.
  override pick(): void {}
  override choose(): void {}
  override fill = (): Promise<boolean> => Promise.resolve(false);
  override writes(): void {}
  override chain(_next: (question: Question) => string | null): void {}
}
