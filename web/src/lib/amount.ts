/** Questions of how many, which are asked as one option for each number. */
import type { Answerable } from '../protocol';

export interface Amounts {
  low: number;
  high: number;
  /** The option for a number. */
  keys: ReadonlyMap<number, Answerable>;
}

/** The fewest for which a stepper is handier than buttons. */
const FEW = 4;

/** The amounts among options, if there are many. */
export function amounts(options: readonly Answerable[]): Amounts | null {
  const keys = new Map<number, Answerable>();
  for (const option of options) {
    const number = option.verb === 'amount' ? /\d+$/.exec(option.key) : null;
    if (number) keys.set(Number(number[0]), option);
  }
  if (keys.size < FEW) return null;
  return { low: Math.min(...keys.keys()), high: Math.max(...keys.keys()), keys };
}

/** The nearest number that can be chosen. */
export function nearest(found: Amounts, wanted: number): number {
  return [...found.keys.keys()].reduce(
    (best, n) => (Math.abs(n - wanted) < Math.abs(best - wanted) ? n : best),
    found.high,
  );
}
