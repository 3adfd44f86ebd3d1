/** The land as it is drawn once: patches of terrain, what grows and rises there, rivers, roads. All of it is pure. */
import { gridOf, H, noise, R, round, sideTo, sway, type Grid, type Point } from './geometry';
import type { Box } from './types';

export const PLAINS = 0;
export const HILLS = 1;
export const FOREST = 2;
export const MOUNTAINS = 3;
export const WATER = 4;
export const CITY = 5;
export const WILDERNESS = 4;

/** A drawing that stands somewhere: the name of its symbol, and its size. */
export interface Mark extends Point {
  sign: string;
  size: number;
}

export interface Land {
  grid: Grid;
  /** The ground of each terrain, as a path. */
  patches: readonly { terrain: number; path: string }[];
  shore: string;
  /** Light and dark spots that break up the colours. */
  washes: readonly (Point & { size: number; light: boolean })[];
  fields: readonly (Point & { turn: number; size: number; kind: number })[];
  marks: readonly Mark[];
  waves: string;
  rivers: string;
  roads: string;
  bridges: readonly (Point & { turn: number })[];
  borders: string;
}

export function land(box: Box): Land {
  const map = gridOf(box);
  const terrain = box.hexes.map((hex) => (hex.terrain === CITY ? PLAINS : hex.terrain));
  const patches = [FOREST, HILLS, MOUNTAINS, WATER].map((kind) => ({
    terrain: kind,
    path: patch(map, terrain, kind),
  }));
  return {
    grid: map,
    patches,
    shore: patches.at(-1)!.path,
    washes: washes(map),
    fields: fields(box, map),
    marks: marks(box, map),
    waves: waves(box, map),
    rivers: rivers(box, map),
    roads: roads(box, map),
    bridges: box.bridges.map(([one, other]) => {
      const [a, b] = [map.centres[one]!, map.centres[other]!];
      return { ...between(a, b), turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
    }),
    borders: borders(map),
  };
}

function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

// --- outlines ---------------------------------------------------------------------------------------------------------

const STEPS = 5;

/** A corner of the drawn land; it does not lie exactly where the hexes meet. */
function bent(map: Grid, corner: number, far: number): Point {
  const { x, y } = map.corners[corner]!;
  return { x: x + far * sway(corner, 1), y: y + far * sway(corner, 2) };
}

/** From one corner to the next, not straight: the same way in both directions. */
function wander(map: Grid, from: number, to: number, far: number): Point[] {
  const [low, high] = from < to ? [from, to] : [to, from];
  const [a, b] = [bent(map, low, far), bent(map, high, far)];
  const across = { x: -(b.y - a.y) / R, y: (b.x - a.x) / R };
  const points = Array.from({ length: STEPS }, (_, n) => {
    const share = n / STEPS;
    const off = n ? far * sway(low, high, n) : 0;
    const at = between(a, b, share);
    return { x: at.x + off * across.x, y: at.y + off * across.y };
  });
  return from < to ? points : [b, ...points.slice(1).reverse()];
}

/** A closed curve through the middles between points. */
function closed(points: readonly Point[]): string {
  const middle = (n: number): Point => between(points[n % points.length]!, points[(n + 1) % points.length]!);
  const start = middle(0);
  const curves = points.map((_, n) => {
    const [by, to] = [points[(n + 1) % points.length]!, middle(n + 1)];
    return `Q${round(by.x)} ${round(by.y)} ${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(start.x)} ${round(start.y)}${curves.join('')}Z`;
}

/** An open curve from the first point to the last. */
function open(points: readonly Point[]): string {
  const [first, last] = [points[0]!, points.at(-1)!];
  const curves = points.slice(1, -1).map((by, n) => {
    const to = between(by, points[n + 2]!);
    return `Q${round(by.x)} ${round(by.y)} ${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(first.x)} ${round(first.y)}${curves.join('')}L${round(last.x)} ${round(last.y)}`;
}

/** The outlines of all hexes of a terrain together. */
function patch(map: Grid, terrain: readonly number[], kind: number): string {
  const next = new Map<number, number[]>();
  map.sides.forEach((sides, hex) => {
    if (terrain[hex] !== kind) return;
    for (const { to, corners } of sides)
      if (to < 0 || terrain[to] !== kind) next.set(corners[0], [...(next.get(corners[0]) ?? []), corners[1]]);
  });
  const loops: string[] = [];
  for (const [start, ends] of next)
    while (ends.length) {
      const points: Point[] = [];
      let here = start;
      do {
        const there = next.get(here)!.pop()!;
        points.push(...wander(map, here, there, kind === WATER ? 9 : 11));
        here = there;
      } while (here !== start);
      loops.push(closed(points));
    }
  return loops.join('');
}

function borders(map: Grid): string {
  const seen = new Set<string>();
  const lines: string[] = [];
  for (const sides of map.sides)
    for (const { corners } of sides) {
      const [a, b] = corners;
      const name = a < b ? `${a}:${b}` : `${b}:${a}`;
      if (seen.has(name)) continue;
      seen.add(name);
      const [from, to] = [map.corners[a]!, map.corners[b]!];
      lines.push(`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`);
    }
  return lines.join('');
}

// --- rivers and roads -------------------------------------------------------------------------------------------------

/** Edges that hang together, as chains of their ends. */
export function chains(edges: readonly (readonly [number, number])[]): number[][] {
  const ways = new Map<number, number[]>();
  const join = (one: number, other: number): void => void ways.set(one, [...(ways.get(one) ?? []), other]);
  for (const [one, other] of edges) {
    join(one, other);
    join(other, one);
  }
  const left = new Set(edges.map(([one, other]) => (one < other ? `${one}:${other}` : `${other}:${one}`)));
  const take = (one: number, other: number): boolean =>
    left.delete(one < other ? `${one}:${other}` : `${other}:${one}`);
  const found: number[][] = [];
  const follow = (start: number): void => {
    for (const first of ways.get(start)!) {
      if (!take(start, first)) continue;
      const chain = [start, first];
      for (;;) {
        const here = chain.at(-1)!;
        if (ways.get(here)!.length !== 2) break;
        const there = ways.get(here)!.find((one) => take(here, one));
        if (there === undefined) break;
        chain.push(there);
      }
      found.push(chain);
    }
  };
  for (const [end, to] of ways) if (to.length !== 2) follow(end);
  for (const end of ways.keys()) follow(end);
  return found;
}

function rivers(box: Box, map: Grid): string {
  const edges = box.rivers.map(([one, other]) => map.sides[one]![sideTo(map, one, other)]!.corners);
  return chains(edges)
    .map((chain) => {
      const points = chain.slice(1).flatMap((corner, n) => wander(map, chain[n]!, corner, 7));
      return open([...points, bent(map, chain.at(-1)!, 7)]);
    })
    .join('');
}

function roads(box: Box, map: Grid): string {
  return chains([...box.roads, ...box.bridges])
    .map((chain) => {
      const points = chain.flatMap((hex, n) => {
        const here = map.centres[hex]!;
        const next = chain[n + 1];
        if (next === undefined) return [here];
        const off = { x: 9 * sway(hex, next, 3), y: 9 * sway(hex, next, 4) };
        const half = between(here, map.centres[next]!);
        return [here, { x: half.x + off.x, y: half.y + off.y }];
      });
      return open(points);
    })
    .join('');
}

// --- what stands on the land ------------------------------------------------------------------------------------------

function washes(map: Grid): Land['washes'] {
  return map.centres.flatMap(({ x, y }, hex) =>
    [0, 1].map((n) => ({
      x: round(x + 0.8 * R * sway(hex, n, 5)),
      y: round(y + 0.8 * R * sway(hex, n, 6)),
      size: round(R * (0.6 + 0.7 * noise(hex, n, 7))),
      light: noise(hex, n, 8) > 0.5,
    })),
  );
}

/** Ploughed land beside cities and settlements. */
function fields(box: Box, map: Grid): Land['fields'] {
  return box.hexes.flatMap((hex, number) => {
    if (hex.kind > 1) return [];
    return map.sides[number]!.flatMap(({ to }, side) => {
      if (to < 0 || box.hexes[to]!.terrain !== PLAINS || box.hexes[to]!.kind !== WILDERNESS) return [];
      if (noise(number, side, 9) < 0.35) return [];
      const at = between(map.centres[number]!, map.centres[to]!, 0.78);
      return [0, 1].map((n) => ({
        x: round(at.x + 17 * sway(number, side, n, 10)),
        y: round(at.y + 13 * sway(number, side, n, 11) + 14 * n - 7),
        turn: Math.round(26 * sway(number, side, n, 12)),
        size: round(0.8 + 0.4 * noise(number, side, n, 13)),
        kind: Math.floor(3 * noise(number, side, n, 14)),
      }));
    });
  });
}

/** Where drawings stand in a hex, in rows from the back to the front: the share of its half width and half height. */
const CROWD: readonly (readonly [number, number])[] = [
  [-0.32, -0.78],
  [0.05, -0.84],
  [0.38, -0.72],
  [-0.58, -0.42],
  [-0.2, -0.46],
  [0.22, -0.4],
  [0.62, -0.38],
  [-0.76, -0.06],
  [-0.4, -0.02],
  [0, -0.08],
  [0.42, -0.02],
  [0.78, -0.04],
  [-0.6, 0.34],
  [-0.18, 0.32],
  [0.24, 0.36],
  [0.62, 0.34],
  [-0.34, 0.7],
  [0.04, 0.72],
  [0.4, 0.68],
];
const MOUNDS: readonly (readonly [number, number])[] = [
  [-0.1, -0.55],
  [0.45, -0.35],
  [-0.5, -0.12],
  [0.1, 0.12],
  [0.6, 0.28],
  [-0.25, 0.58],
];
const PEAKS: readonly (readonly [number, number])[] = [
  [0.3, -0.42],
  [-0.4, -0.22],
  [0.62, 0.16],
  [0.06, 0.32],
  [-0.55, 0.5],
];

function marks(box: Box, map: Grid): Mark[] {
  const found: Mark[] = [];
  box.hexes.forEach((hex, number) => {
    const { x, y } = map.centres[number]!;
    const place = ([across, down]: readonly [number, number], n: number, sign: string, size: number, sway_ = 0.08) =>
      found.push({
        x: round(x + R * (across + sway_ * sway(number, n, 15))),
        y: round(y + H * (down + sway_ * sway(number, n, 16))),
        sign,
        size: round(size * (0.86 + 0.28 * noise(number, n, 17)) * 10) / 10,
      });
    const built = hex.kind !== WILDERNESS;
    // Around a place the middle stays free.
    const free = ([across, down]: readonly [number, number]): boolean => !built || across ** 2 + down ** 2 > 0.42;
    if (hex.terrain === FOREST) {
      const [fir, leaf] = number / box.columns < 7 ? [0.75, 1] : [0.15, 1];
      CROWD.forEach((at, n) => {
        if (!free(at) || noise(number, n, 19) < 0.1) return;
        const sign = noise(number, n, 20) < fir * leaf ? 'fir' : 'oak';
        place(at, n, `${sign}${Math.floor(2 * noise(number, n, 21))}`, 1);
      });
    } else if (hex.terrain === HILLS) {
      MOUNDS.forEach((at, n) => free(at) && place(at, n, `mound${Math.floor(2 * noise(number, n, 22))}`, 1, 0.14));
    } else if (hex.terrain === MOUNTAINS) {
      PEAKS.forEach((at, n) => {
        if (free(at))
          place(at, n, `peak${Math.floor(3 * noise(number, n, 23))}`, n === 1 || n === 3 ? 1.15 : 0.85, 0.1);
      });
    } else if (hex.terrain === PLAINS) {
      const lush = 0.16 + 0.2 * noise(number, 24);
      CROWD.forEach((at, n) => {
        if (!free(at)) return;
        const chance = noise(number, n, 25);
        if (chance < lush) place(at, n, 'tuft', 1, 0.16);
        else if (chance > 0.975) place(at, n, `oak${n % 2}`, 0.8, 0.16);
        else if (chance > 0.945) place(at, n, 'bush', 1, 0.16);
        else if (chance > 0.925) place(at, n, 'stone', 1, 0.16);
      });
    } else if (hex.terrain === WATER && isSwamp(box, number)) {
      CROWD.forEach((at, n) => {
        const chance = noise(number, n, 26);
        if (chance < 0.5) place(at, n, 'reed', 1, 0.12);
        else if (chance > 0.9) place(at, n, 'snag', 1, 0.12);
      });
    }
  });
  return found.sort((a, b) => a.y - b.y);
}

export function isSwamp(box: Box, hex: number): boolean {
  const region = box.regions[box.hexes[hex]!.region]?.id ?? '';
  return region.endsWith('swamp') || region.endsWith('marsh');
}

function waves(box: Box, map: Grid): string {
  return box.hexes
    .flatMap((hex, number) => {
      if (hex.terrain !== WATER) return [];
      const { x, y } = map.centres[number]!;
      return CROWD.filter((_, n) => noise(number, n, 27) > 0.42).map(([across, down], n) => {
        const [left, top] = [round(x + R * across * 0.86 - 7), round(y + H * down * 0.82 + 4 * sway(number, n, 28))];
        return `M${left} ${top}q3.5 -4 7 0t7 0`;
      });
    })
    .join('');
}
