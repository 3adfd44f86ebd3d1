/** Which face each die shows, while rolls that happened one after another are shown one after another. */
import type { Happened } from '../../protocol';
import { DIE, type FullPlayer, type FullTable } from './table';

/** What the roll has brought is drawn first: with the dice that start to tumble it would be one long frame. */
const SOON = 40;
const BETWEEN = 900;
/** A die tumbles a bit shorter, so that one sees what it shows. */
const LOOK = 1400;

/** How long it takes to follow the rolls, those of one player one after another. */
export function look(happened: readonly Happened[]): number | undefined {
  const seats = happened.filter(({ kind }) => kind === 'rolls').map(({ seat }) => seat);
  const most = Math.max(0, ...seats.map((seat) => seats.filter((other) => other === seat).length));
  return most ? LOOK + (most - 1) * BETWEEN : undefined;
}

/** Where on a player's dice the rolled faces lie: twelve places, the light die's first. */
export function places(player: FullPlayer, faces: readonly number[]): number[] {
  if (faces.length === 2) return faces.map((face, die) => player.dice.indexOf(face, die * DIE));
  // One die was rolled: the one that shows this face now, else any that has it.
  const up = player.up.find((place) => player.dice[place] === faces[0]);
  return [up ?? player.dice.indexOf(faces[0]!)];
}

export class Rolls {
  /** By seat, the places that lie up; what is not here lies as the table says. */
  up = $state.raw<readonly (readonly number[])[]>([]);
  /** By seat, how often each die was rolled. */
  spins = $state.raw<readonly (readonly number[])[]>([]);
  /** The face that the celestial die shows; -1 before it was rolled. */
  celestial = $state(-1);
  #waiting: ReturnType<typeof setTimeout>[] = [];

  show(table: FullTable, happened: readonly Happened[], motion: boolean): void {
    this.stop();
    const last = happened.findLast((event) => event.kind === 'rolls_celestial');
    if (last) this.celestial = Number(last.facts.celestial);
    const queues = table.players.map((player, seat) =>
      happened
        .filter((event) => event.kind === 'rolls' && event.seat === seat)
        .map((event) => places(player, event.facts.faces as number[]).filter((place) => place >= 0)),
    );
    const steps = motion ? Math.max(0, ...queues.map((queue) => queue.length)) : 0;
    if (!steps) this.#settle(table);
    for (let step = 0; step < steps; step++) {
      const roll = (): void => {
        this.spins = table.players.map((_, seat) => spun(this.spins[seat], queues[seat]![step]));
        if (step === steps - 1) this.#settle(table);
        else this.up = table.players.map((player, seat) => turned(this.up[seat] ?? player.up, queues[seat]![step]));
      };
      this.#waiting.push(setTimeout(roll, SOON + step * BETWEEN));
    }
  }

  stop(): void {
    this.#waiting.forEach(clearTimeout);
    this.#waiting = [];
  }

  #settle(table: FullTable): void {
    this.up = table.players.map((player) => player.up);
  }
}

function spun(spins: readonly number[] = [0, 0], rolled: readonly number[] = []): number[] {
  return spins.map((n, die) => (rolled.some((place) => Math.floor(place / DIE) === die) ? n + 1 : n));
}

function turned(up: readonly number[], rolled: readonly number[] = []): number[] {
  return up.map((place, die) => rolled.find((other) => Math.floor(other / DIE) === die) ?? place);
}
