/** A table in words without a board of its own: which rows it has, and where in them something can be chosen. */
import type { Answerable, PlainBox, Row } from '../protocol';

export type Values = Readonly<Record<string, unknown>>;

/** The rows of a table: as the box tells them, else as far as they can be seen. */
export function rowsOf(box: unknown, view: Values): readonly Row[] {
  return (box as Partial<PlainBox> | null)?.rows ?? Object.entries(view).map(([name, value]) => row(name, value));
}

function row(name: string, value: unknown): Row {
  const places = Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'object');
  if (places && name === 'players') {
    const names = new Set((value as Values[]).flatMap((place) => Object.keys(place)));
    const first = (inner: string): unknown => (value as Values[]).find((place) => inner in place)?.[inner];
    return { name, label: name, kind: 'seats', usual: [], rows: [...names].map((inner) => row(inner, first(inner))) };
  }
  const pieces = Array.isArray(value) && value.every((one) => typeof one === 'number');
  return {
    name,
    label: name.replaceAll('_', ' '),
    kind: pieces ? 'pieces' : 'value',
    usual: pieces ? [] : '',
    rows: [],
  };
}

/** Pieces that lie together: hidden ones are counted, others lie side by side. */
export function heaps(pieces: readonly number[]): { piece: number; count: number }[] {
  const found: { piece: number; count: number }[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (piece < 0 && last && last.piece < 0) last.count += 1;
    else found.push({ piece, count: 1 });
  }
  return found;
}

/**
 * The targets of a question in a row: those of single pieces, and those of the row itself. A target names a row, and
 * after it a piece of the own row (`mine`; of the table's, if it is one of the whole table), or the seat whose row it is;
 * without one of these it is the own row, or the table's.
 */
export function targetsIn(
  options: readonly Answerable[],
  name: string,
  mine: readonly number[],
  { seat, own, seats }: { seat: number | null; own: boolean; seats: number },
): { pieces: Map<number, string>; row: string[] } {
  const found = { pieces: new Map<number, string>(), row: [] as string[] };
  for (const { target } of options) {
    const [first, rest = ''] = target.split(/:(.*)/s);
    if (first !== name) continue;
    const number = /^\d+$/.test(rest) ? Number(rest) : -1;
    if (number >= 0 && mine.includes(number)) {
      if (own) found.pieces.set(number, target);
    } else if (own ? seat === null || number < 0 || number >= seats || number === seat : number === seat)
      found.row.push(target);
  }
  return { ...found, row: [...new Set(found.row)] };
}
