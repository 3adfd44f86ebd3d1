/** Where the rolled dice lead: every hex within reach, with the single steps there, as the rules offer them. */
import type { Play } from '../../lib/board';
import { distances, neighbours, type Grid } from './geometry';
import { CITY, WATER } from './land';
import type { Box } from './types';

/** Any die pays. */
export const ANY = 6;

export interface Travel {
  from: number;
  /** Rolled dice that are not spent, as faces. */
  dice: readonly number[];
  /** Free symbols. */
  added: readonly number[];
  /** Terrains as which one die each may count. */
  as: readonly number[];
  roads: boolean;
  rivers: boolean;
  zombies: readonly number[];
  /** The options for the first step, if they are known. */
  offered?: ReadonlySet<string>;
}

/** A step: the option that takes it, and the face that is spent; -1: a free symbol. */
export interface Step {
  hex: number;
  key: string;
  face: number;
}

export interface Way {
  steps: readonly Step[];
  zombies: number;
}

const edge = (one: number, other: number): string => (one < other ? `${one}:${other}` : `${other}:${one}`);

export class Ways {
  readonly #roads: Set<string>;
  readonly #rivers: Set<string>;

  constructor(
    readonly box: Box,
    readonly grid: Grid,
  ) {
    this.#roads = new Set([...box.roads, ...box.bridges].map(([one, other]) => edge(one, other)));
    this.#rivers = new Set(box.rivers.map(([one, other]) => edge(one, other)));
  }

  /** What a step takes: any die along a road, over a bridge or into a city, water over a river, else the terrain. */
  takes(from: number, to: number, roads = true, rivers = true): number {
    if (roads && this.#roads.has(edge(from, to))) return ANY;
    if (rivers && this.#rivers.has(edge(from, to))) return WATER;
    const { terrain } = this.box.hexes[to]!;
    return terrain === CITY ? ANY : terrain;
  }

  isRiver(from: number, to: number): boolean {
    return this.#rivers.has(edge(from, to)) && !this.#roads.has(edge(from, to));
  }

  far(from: number, to: number): number {
    return distances(this.grid, to)[from]!;
  }

  pays(face: number, takes: number): boolean {
    const { wild, terrains } = this.box.faces[face]!;
    return takes === ANY || wild || terrains.includes(takes);
  }

  /** Whether a face shows nothing that the other does not show too. */
  #weaker(face: number, other: number): boolean {
    if (face === other) return false;
    const [a, b] = [this.box.faces[face]!.terrains, this.box.faces[other]!.terrains];
    return a.every((terrain) => b.includes(terrain));
  }

  /** The single steps from a hex, as the rules offer them: of dice that pay, only those that show least. */
  #steps({ dice, added, as, roads, rivers }: Travel, from: number): (Step & { left: Partial<Travel> })[] {
    const faces = [...new Set(dice)];
    const weakest = (of: readonly number[]): number[] =>
      of.filter((face) => !of.some((other) => this.#weaker(other, face)));
    return neighbours(this.grid, from).flatMap((hex) => {
      const { id } = this.box.hexes[hex]!;
      const takes = this.takes(from, hex, roads, rivers);
      const found: (Step & { left: Partial<Travel> })[] = [];
      const free = added.find((symbol) => takes === ANY || symbol === takes);
      if (free !== undefined)
        found.push({ hex, key: `step_free:${id}`, face: -1, left: { added: without(added, free) } });
      const paying = faces.filter((face) => this.pays(face, takes));
      for (const face of weakest(paying))
        found.push({
          hex,
          key: `step:${id}:${this.box.faces[face]!.id}`,
          face,
          left: { dice: without(dice, face) },
        });
      if (as.includes(takes))
        for (const face of weakest(faces).filter((one) => !this.pays(one, takes)))
          found.push({
            hex,
            key: `step_as:${id}:${this.box.faces[face]!.id}`,
            face,
            left: { dice: without(dice, face), as: without(as, takes) },
          });
      return found;
    });
  }

  /** The best way to every hex within reach: through fewest zombies, with fewest dice, then with those that show least. */
  reach(travel: Travel): Map<number, Way> {
    const best = new Map<number, Way & { price: number }>();
    const seen = new Map<string, number>();
    let edge: { travel: Travel; way: Way; price: number }[] = [{ travel, way: { steps: [], zombies: 0 }, price: 0 }];
    while (edge.length) {
      const next: typeof edge = [];
      for (const { travel: here, way, price } of edge)
        for (const { left, ...step } of this.#steps(here, here.from)) {
          if (!way.steps.length && travel.offered && !travel.offered.has(step.key)) continue;
          const zombie = travel.zombies.includes(step.hex) ? 1 : 0;
          const spent = step.face < 0 ? 0 : 100 + this.box.faces[step.face]!.terrains.length;
          const cost = price + spent + 1 + 10_000 * zombie + (step.key.startsWith('step_as') ? 50 : 0);
          const there: Travel = { ...here, ...left, from: step.hex };
          const name = `${step.hex}|${there.dice.join()}|${there.added.join()}|${there.as.join()}`;
          if ((seen.get(name) ?? Infinity) <= cost) continue;
          seen.set(name, cost);
          const on: Way = { steps: [...way.steps, step], zombies: way.zombies + zombie };
          if (step.hex !== travel.from && cost < (best.get(step.hex)?.price ?? Infinity))
            best.set(step.hex, { ...on, price: cost });
          next.push({ travel: there, way: on, price: cost });
        }
      edge = next;
    }
    return best;
  }
}

function without(from: readonly number[], one: number): number[] {
  const at = from.indexOf(one);
  return from.filter((_, place) => place !== at);
}

/** Take the single steps of a way one after the other, as long as each is offered. */
export function follow(play: Play, way: Way): void {
  const left = way.steps.map(({ key }) => key);
  play.chain(({ options }) => {
    const key = left.shift();
    return key !== undefined && options.some((option) => option.key === key) ? key : null;
  });
}

/** A shortest way over the map, whatever it takes: the sides through which it leads. */
export function route(grid: Grid, from: number, to: number): number[] {
  const far = distances(grid, to);
  const found: number[] = [];
  for (let here = from; here !== to;) {
    const sides = grid.sides[here]!;
    const closer = (side: number): boolean => sides[side]!.to >= 0 && far[sides[side]!.to]! < far[here]!;
    const last = found.at(-1);
    const side = last !== undefined && closer(last) ? last : [0, 1, 2, 3, 4, 5].find(closer)!;
    found.push(side);
    here = sides[side]!.to;
  }
  return found;
}
