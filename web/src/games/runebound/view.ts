/** Looking at the map: how large it is drawn, and which part of it. */
import type { Point } from './geometry';

/** A point p of the map is drawn at x + k p. */
export interface View {
  k: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const LARGEST = 2;

/** The whole map. */
export function fit(map: Size, pane: Size): View {
  const k = Math.min(pane.width / map.width, pane.height / map.height);
  return held({ k, x: 0, y: 0 }, map, pane);
}

/** So large that the pane is filled. */
export function cover(map: Size, pane: Size): number {
  return Math.max(pane.width / map.width, pane.height / map.height);
}

/** No smaller than the whole map, and never beyond its edge. */
export function held(view: View, map: Size, pane: Size): View {
  const least = Math.min(pane.width / map.width, pane.height / map.height);
  const k = Math.max(least, Math.min(LARGEST, view.k));
  return { k, x: inside(view.x, k * map.width, pane.width), y: inside(view.y, k * map.height, pane.height) };
}

function inside(at: number, drawn: number, room: number): number {
  if (drawn <= room) return (room - drawn) / 2;
  return Math.min(0, Math.max(room - drawn, at));
}

/** Larger or smaller; what is drawn at a point stays there. */
export function zoom(view: View, factor: number, at: Point, map: Size, pane: Size): View {
  const least = Math.min(pane.width / map.width, pane.height / map.height);
  const k = Math.max(least, Math.min(LARGEST, view.k * factor));
  const grown = k / view.k;
  return held({ k, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, map, pane);
}

export function moved(view: View, by: Point, map: Size, pane: Size): View {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, map, pane);
}

/** With a point of the map in the middle. */
export function centred(view: View, point: Point, map: Size, pane: Size, k = view.k): View {
  return held({ k, x: pane.width / 2 - k * point.x, y: pane.height / 2 - k * point.y }, map, pane);
}

/** Moved just so far that a point of the map is seen, not too near the edge. */
export function showing(view: View, point: Point, map: Size, pane: Size, edge = 60): View {
  const [x, y] = [view.x + view.k * point.x, view.y + view.k * point.y];
  const back = (at: number, room: number): number => Math.max(0, edge - at) - Math.max(0, at - (room - edge));
  return moved(view, { x: back(x, pane.width), y: back(y, pane.height) }, map, pane);
}
