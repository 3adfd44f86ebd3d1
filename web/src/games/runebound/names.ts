/** Names on the map take one line or two. */
const LONG = 9;

/** A long name of several words, broken where both lines are about as long. */
export function nameLines(name: string): string[] {
  if (name.length <= LONG || !name.includes(' ')) return [name];
  const words = name.split(' ');
  let best = [name];
  for (let at = 1; at < words.length; at++) {
    const lines = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
