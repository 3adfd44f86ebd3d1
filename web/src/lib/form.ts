/** What can be agreed for a table, as a game says: the form of a new one, and in words what it was. */
import type { Field, GameInfo, NewTable, Seating } from '../protocol';

/** Who shall sit on a seat: oneself, a friend, or a bot. */
export type Sitting = { kind: 'me' } | { kind: 'friend' } | { kind: 'bot'; bot: string };

export interface Form {
  players: number;
  options: Record<string, unknown>;
  seats: Sitting[];
}

export function usualBot(game: GameInfo): string {
  return game.bots[Math.min(1, game.bots.length - 1)]?.value ?? 'greedy';
}

/** Oneself on the first seat, bots on the others. */
export function begin(game: GameInfo): Form {
  const form: Form = { players: 0, options: {}, seats: [] };
  for (const field of game.fields) form.options[field.name] = field.default;
  setPlayers(form, game, game.usual);
  return form;
}

export function setPlayers(form: Form, game: GameInfo, players: number): void {
  form.players = players;
  form.seats = Array.from({ length: players }, (_, seat) => form.seats[seat] ?? usualSitting(seat, game));
  for (const field of game.fields) form.options[field.name] = fitting(field, form.options[field.name], players);
}

/** Agree on one of the choices of a field; where it needs another number of players, that is taken. */
export function choose(form: Form, game: GameInfo, field: Field, value: string | null): void {
  form.options[field.name] = value;
  const players = field.choices.find((choice) => choice.value === value)?.players ?? [];
  const far = (number: number): number => Math.abs(number - form.players);
  if (players.length && !players.includes(form.players))
    setPlayers(
      form,
      game,
      players.reduce((best, number) => (far(number) < far(best) ? number : best)),
    );
}

function usualSitting(seat: number, game: GameInfo): Sitting {
  return seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: usualBot(game) };
}

/** What was agreed, made to fit another number of players. */
function fitting(field: Field, value: unknown, players: number): unknown {
  if (field.kind === 'choice') {
    const chosen = field.choices.find((choice) => choice.value === value);
    return chosen?.players.length && !chosen.players.includes(players) ? field.default : value;
  }
  if (field.kind === 'seat') return typeof value === 'number' && value < players ? value : field.default;
  if (field.kind !== 'seats' || !Array.isArray(value) || value.length === 0) return value;
  const named = Array.from({ length: players }, (_, seat) => (value as unknown[])[seat] ?? '');
  return named.some(Boolean) ? named : [];
}

/** There is one person here: whoever sits down gets up elsewhere. */
export function seatMe(form: Form, seat: number): void {
  form.seats = form.seats.map((sitting, other) =>
    other === seat ? { kind: 'me' } : sitting.kind === 'me' ? { kind: 'friend' } : sitting,
  );
}

export function newTable(game: GameInfo, form: Form): NewTable {
  const seat = form.seats.findIndex((sitting) => sitting.kind === 'me');
  const bots: Record<string, string> = {};
  form.seats.forEach((sitting, number) => {
    if (sitting.kind === 'bot') bots[number] = sitting.bot;
  });
  const options = Object.fromEntries(
    game.fields
      .filter((field) => JSON.stringify(form.options[field.name]) !== JSON.stringify(field.default))
      .map((field) => [field.name, form.options[field.name]]),
  );
  return { game: game.id, players: form.players, options, seat: seat < 0 ? null : seat, bots };
}

/** Mode, module and the like, where they are not as usual. */
export function agreedWords(game: GameInfo | undefined, agreed: unknown): string {
  const special = (agreed ?? {}) as Record<string, unknown>;
  return (game?.fields ?? [])
    .filter((field) => field.kind === 'choice' && field.name in special)
    .map(({ name, label, choices }) => `${label}: ${choices.find(({ value }) => value === special[name])?.label ?? ''}`)
    .join(' · ');
}

/** All that holds at a table: what is usual, and what was agreed instead. */
export function inPlay(
  game: GameInfo | undefined,
  { options, agreed }: Pick<Seating, 'options' | 'agreed'>,
): Record<string, unknown> {
  const usual = Object.fromEntries((game?.fields ?? []).map((field) => [field.name, field.default]));
  return Object.assign(usual, options, agreed);
}
