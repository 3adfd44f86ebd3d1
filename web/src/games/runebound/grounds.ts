/** The ground behind a thing's picture, in its hue. */
import hues from './hues.json';

const HUES: Readonly<Record<string, number>> = hues;

export function ground(id: string): [light: string, dark: string] {
  const hue = HUES[id] ?? 35;
  return [`hsl(${hue} 42% 44%)`, `hsl(${hue} 48% 14%)`];
}
