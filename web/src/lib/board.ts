/** What the page and a game's board agree on: all that a board draws, and how it answers. */
import type { Answerable, Happened, Question } from '../protocol';

/** A thing on the table that options are about; several if they share a place. */
export type Target = string | readonly string[];

export interface Play<View = unknown, Box = unknown, Standing = unknown> {
  /** The table's name, for what is kept of it in this browser. */
  readonly id: string;
  /** The game's things in the person's language. */
  readonly box: Box;
  /** The table as the own seat sees it. */
  readonly view: View;
  /** What the game reckons from it, such as the score so far. */
  readonly standing: Standing;
  /** The own seat; null for a watcher. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** What was agreed before the start. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The seat that everybody waits for; null when the game is over. */
  readonly asked: number | null;
  /** What the own seat may answer now. */
  readonly question: Question | null;
  /**
   * What led to this view, in order; empty after a reload, an undo or a jump in a replay. It is another list only when
   * something has happened on the table, so that a board can tell that from a line of chat or another language.
   */
  readonly happened: readonly Happened[];
  /** All that happened so far, as far as it was followed here. */
  readonly log: readonly Happened[];
  /** Other seats whose people are writing an answer at this moment. */
  readonly writing: readonly number[];
  /** Whether things may move. */
  readonly motion: boolean;

  /** Options of the present question about a thing on the table. */
  at(target: Target): readonly Answerable[];
  /** Why nothing can be chosen there, if that is known. */
  whyNot(target: Target): string | null;
  /** How sure a bot is that one should choose there, from 0 to 1; 0 if nobody asked it. */
  hint(target: Target): number;
  /** Choose the only option there, let the person choose among several, or say why there is none. */
  pick(target: Target): void;
  /** Choose an option; if it may be a slip, the person is asked once more. */
  choose(key: string): void;
  /** Answer with words or a number of the own; whether that was taken. */
  fill(key: string): Promise<boolean>;
  /** Let the others see that the person is writing. */
  writes(): void;
  /** Go on choosing what `next` names in each question, until it names nothing or somebody else is asked. */
  chain(next: (question: Question) => string | null): void;
  /**
   * A target has a place on the board, as long as the returned function is not called. The target `blank` is the field for
   * what the person fills in.
   */
  place(target: string): () => void;
  /** A text of the page in the person's language. */
  say(id: string, args?: Record<string, string | number>): string;
}
