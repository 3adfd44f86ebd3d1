import type { Play } from '../../lib/board';
import type { Box, Player, Table } from './types';

/** What is pending for a player, in words: for the next purchase, and for champions. */
export function waiting(play: Play<Table, Box>, player: Player): string[] {
  const { box } = play;
  return [
    ...(player.next_acquire ?? []).map((code) => box.acquire[code]!),
    ...(player.discounts ?? []).map(([n, what]) => play.say('hr-discount', { n, what: box.filters[what]! })),
    ...(player.blessed ?? []).map(([n]) => play.say('hr-blessed', { n })),
    ...(player.heist ? [play.say('hr-heist')] : []),
  ];
}
