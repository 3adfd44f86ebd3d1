/** Hexes on paper: where they lie, their corners and neighbours. Odd columns lie half a hex lower. */
export interface Point {
  x: number;
  y: number;
}

/** From the middle of a hex to a corner, and to the middle of an edge. */
export const R = 60;
export const H = (R * Math.sqrt(3)) / 2;
/** Land around the hexes. */
export const MARGIN = 46;

/** A side of a hex: the hex beyond it (-1: none), and its two corners, clockwise. */
export interface Side {
  to: number;
  corners: [number, number];
}

export interface Grid {
  rows: number;
  columns: number;
  width: number;
  height: number;
  centres: readonly Point[];
  /** Corners of all hexes, each once. */
  corners: readonly Point[];
  /** By hex, its six sides clockwise from the lower right. */
  sides: readonly (readonly Side[])[];
}

export function grid(rows: number, columns: number): Grid {
  const centres = Array.from({ length: rows * columns }, (_, hex) => centre(Math.floor(hex / columns), hex % columns));
  const corners: Point[] = [];
  const known = new Map<string, number>();
  const corner = (x: number, y: number): number => {
    const name = `${Math.round(x)}:${Math.round(y)}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    known.set(name, corners.length);
    return corners.push({ x, y }) - 1;
  };
  const sides = centres.map(({ x, y }, hex) => {
    const around = Array.from({ length: 6 }, (_, n) => corner(x + R * cos(n), y + R * sin(n)));
    return around.map((one, n): Side => ({ to: beyond(hex, n, rows, columns), corners: [one, around[(n + 1) % 6]!] }));
  });
  return {
    rows,
    columns,
    width: (columns - 1) * 1.5 * R + 2 * R + 2 * MARGIN,
    height: (2 * rows + 1) * H + 2 * MARGIN,
    centres,
    corners,
    sides,
  };
}

const known = new WeakMap<object, Grid>();

/** The grid of a box, made once. */
export function gridOf(box: { rows: number; columns: number }): Grid {
  const found = known.get(box) ?? grid(box.rows, box.columns);
  known.set(box, found);
  return found;
}

function centre(row: number, column: number): Point {
  return { x: MARGIN + R + column * 1.5 * R, y: MARGIN + H * (1 + 2 * row + (column % 2)) };
}

const cos = (n: number): number => Math.cos((n * Math.PI) / 3);
const sin = (n: number): number => Math.sin((n * Math.PI) / 3);

/** The hex beyond a side: lower right, below, lower left, upper left, above, upper right. */
function beyond(hex: number, side: number, rows: number, columns: number): number {
  const [row, column] = [Math.floor(hex / columns), hex % columns];
  const lower = column % 2;
  const [down, right] = (
    [
      [lower, 1],
      [1, 0],
      [lower, -1],
      [lower - 1, -1],
      [-1, 0],
      [lower - 1, 1],
    ] as const
  )[side]!;
  const [r, c] = [row + down, column + right];
  return r >= 0 && r < rows && c >= 0 && c < columns ? r * columns + c : -1;
}

export function neighbours(grid: Grid, hex: number): number[] {
  return grid.sides[hex]!.map(({ to }) => to).filter((to) => to >= 0);
}

/** The side of a hex behind which the other one lies. */
export function sideTo(grid: Grid, from: number, to: number): number {
  return grid.sides[from]!.findIndex((side) => side.to === to);
}

/** Steps from a hex to every other one. */
export function distances(grid: Grid, from: number): number[] {
  const found = grid.centres.map(() => -1);
  found[from] = 0;
  const edge = [from];
  for (const here of edge)
    for (const there of neighbours(grid, here))
      if (found[there]! < 0) {
        found[there] = found[here]! + 1;
        edge.push(there);
      }
  return found;
}

/** The outline of a hex, a little smaller if wanted, as the points of a polygon. */
export function outline({ x, y }: Point, size = 1): string {
  return Array.from({ length: 6 }, (_, n) => `${round(x + size * R * cos(n))},${round(y + size * R * sin(n))}`).join(
    ' ',
  );
}

export const round = (n: number): number => Math.round(n * 10) / 10;

/** A number from 0 to 1 that looks like chance and is always the same for the same numbers. */
export function noise(...of: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const n of of) {
    hash = Math.imul(hash ^ (n | 0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  }
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** The same from -1 to 1. */
export const sway = (...of: readonly number[]): number => 2 * noise(...of) - 1;
