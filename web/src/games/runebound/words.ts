/** Places and ways in words, for those who hear the map and for what is told beside a hex. */
import { WILDERNESS } from './land';
import { distances, gridOf } from './geometry';
import { ASIDE, chance, goals, percent, SPENT, villain, type FullTable, type Lying, type RunePlay } from './table';
import { route, type Way } from './ways';

/** How outcomes are numbered on a card. */
const OUTCOMES = ['I', 'II', 'III', 'IV'];

/** All that is to know about a hex, a line each. */
export function hexLines(play: RunePlay, table: FullTable, hex: number): string[] {
  const { box } = play;
  const { terrain, kind, gem } = box.hexes[hex]!;
  const lines = [box.terrains[terrain]!.name];
  if (kind !== WILDERNESS && kind > 0) lines[0] += `, ${box.kinds[kind]!.name}`;
  if (gem >= 0) {
    const deck = box.decks[gem]!.name;
    lines.push(play.say(table.face_down.includes(hex) ? 'rb-gem-down' : 'rb-gem', { deck }));
  }
  const heroes = table.players.flatMap((player, seat) =>
    player.hex === hex && player.hero >= 0 && !player.out ? [seat] : [],
  );
  for (const seat of heroes)
    lines.push(
      play.say('rb-hero-here', { hero: box.cards[table.players[seat]!.hero]!.name, player: play.names[seat]! }),
    );
  if (table.villain === hex) lines.push(box.cards[villain(play)]!.foe || box.cards[villain(play)]!.name);
  const zombies = table.zombies.filter((one) => one === hex).length;
  if (zombies) lines.push(play.say('rb-zombies', { n: zombies }));
  for (const { card, story } of goals(box, table, play.seat).get(hex) ?? [])
    lines.push(play.say(story ? 'rb-story-here' : 'rb-quest-here', { card: box.cards[card]!.name }));
  const market = box.city_hexes.indexOf(hex);
  if (market >= 0 && table.markets[market]?.length)
    lines.push(
      play.say('rb-market-has', { cards: table.markets[market]!.map((card) => box.cards[card]!.name).join(', ') }),
    );
  return lines;
}

/** What a way costs. */
export function wayWords(play: RunePlay, way: Way): string {
  const dice = way.steps.filter(({ face }) => face >= 0).map(({ face }) => play.box.faces[face]!.name);
  const cost = play.say('rb-way', { steps: way.steps.length, dice: dice.length });
  return way.zombies ? `${cost} ${play.say('rb-way-zombies', { n: way.zombies })}` : cost;
}

/** A hex as a screen reader says it. */
export function hexWords(play: RunePlay, table: FullTable, hex: number, way: Way | undefined): string {
  const parts = [play.box.hexes[hex]!.name, ...hexLines(play, table, hex)];
  if (way) parts.push(wayWords(play, way));
  return parts.join('. ');
}

/** Where a quest leads, how far that is, what it costs, and how likely it goes well. */
export function questNote(play: RunePlay, table: FullTable, seat: number, card: number): string {
  const quest = play.box.cards[card]!.quests[0];
  if (!quest) return '';
  const here = table.players[seat]?.hex ?? -1;
  const far = here < 0 ? [] : distances(gridOf(play.box), here);
  const near = [...quest.targets].sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0))[0];
  const parts = near === undefined ? [] : [play.box.hexes[near]!.name];
  if (near !== undefined && far.length) parts.push(play.say('rb-away', { n: far[near]! }));
  parts.push(play.say('rb-ap', { n: quest.ap }));
  const test = quest.tests[0];
  if (test && seat === play.seat)
    parts.push(
      quest.outcomes
        .map(({ successes }, n) => {
          const odds = percent(chance(play, table, seat, test.attribute, test.mod, successes));
          return quest.outcomes.length > 1 ? `${OUTCOMES[n]}\u00a0${odds}` : odds;
        })
        .join(', '),
    );
  return parts.join(' · ');
}

/** How to get from one hex to another: how far, and in which directions. */
export function routeWords(play: RunePlay, from: number, to: number): string {
  const sides = route(gridOf(play.box), from, to);
  const runs: { side: number; n: number }[] = [];
  for (const side of sides) {
    const last = runs.at(-1);
    if (last?.side === side) last.n += 1;
    else runs.push({ side, n: 1 });
  }
  const words = runs.map(({ side, n }) => play.say('rb-go', { n, direction: play.say(`rb-direction-${side}`) }));
  return [play.say('rb-away', { n: sides.length }), words.join(', ')].filter(Boolean).join(': ');
}

/** What a step to a neighbour takes. */
export function takesWords(play: RunePlay, takes: number, river: boolean): string {
  if (river) return play.say('rb-over-river');
  return takes < play.box.terrains.length - 1 ? play.box.terrains[takes]!.name : play.say('rb-any-die');
}

/** A combat token as it lies there. */
export function tokenWords(play: RunePlay, { token, up, lies, worth }: Lying): string {
  const { symbols, tokens } = play.box;
  const shown = (side: number, times: number): string => {
    const name = symbols[tokens[token]!.faces[side]!.symbol]!.name;
    return times > 1 ? `${name} ×${times}` : name;
  };
  const state = lies === SPENT ? play.say('rb-spent') : lies === ASIDE ? play.say('rb-aside') : '';
  const back = shown(1 - up, tokens[token]!.faces[1 - up]!.n);
  return [play.say('rb-token', { up: shown(up, worth), back }), state].filter(Boolean).join(', ');
}
