/** Messages for tests: as usual, but for what matters. */
import type { Answerable, Happened, Question } from '../protocol';

export function happened(change: Partial<Happened> = {}): Happened {
  return { line: [], heading: false, kind: '', seat: 0, facts: {}, pieces: [], source: '', to: '', ...change };
}

export function option(key: string, change: Partial<Answerable> = {}): Answerable {
  return { key, text: key, verb: key.split(':')[0]!, target: '', warning: null, ...change };
}

export function question(options: Answerable[], change: Partial<Question> = {}): Question {
  return { ask: 'turn', prompt: 'Your turn', options, blank: null, waiting: true, ...change };
}
