/** Where the cells of the maze lie: how far along, and in which lane. Turned by a quarter it fits a narrow screen. */
import type { Cell } from './types';

export interface Point {
  along: number;
  across: number;
}

/** The lanes run side by side; the way to the goddess behind them winds back and forth. */
const LANES: Record<string, Point[]> = {
  top: row(0, [1.1, 2.3, 3.5, 4.8, 6.1, 7.6, 9.2]),
  middle: row(1, [0, 2, 4.5, 6.1, 7.9, 10.6]),
  bottom: row(2, [0.9, 1.9, 2.9, 3.9, 4.9, 5.9, 6.9, 7.9, 8.9, 9.9]),
  final: [
    ...row(1, [11.7]),
    ...row(2, [11.7, 12.7, 13.7, 14.7]),
    ...row(1, [14.7, 13.7, 12.7]),
    ...row(0, [12.7, 13.7, 14.7, 15.8]),
    ...row(1.15, [16]),
  ],
};
export const LENGTH = 16.6;
export const WIDTH = 3;

function row(across: number, places: number[]): Point[] {
  return places.map((along) => ({ along, across }));
}

/** The middle of each cell, in parts of the whole. */
export function layOut(cells: readonly Cell[]): Map<number, Point> {
  const points = new Map<number, Point>();
  const next = new Map<string, number>();
  for (const { id, lane } of cells) {
    const place = next.get(lane) ?? 0;
    next.set(lane, place + 1);
    const { along, across } = LANES[lane]![place]!;
    points.set(id, { along: (along + 0.5) / (LENGTH + 0.4), across: (across + 0.5) / WIDTH });
  }
  return points;
}
