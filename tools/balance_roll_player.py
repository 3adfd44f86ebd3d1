"""How the market cards of Roll Player compare: how often greedy bots buy each, and what that is worth in stars.

    .venv/bin/python tools/balance_roll_player.py --games 20000 --jobs 2

Bots play; in every game one market turn is taken at random, and one of the cards that its player can pay there. From
there the game is played to its end twice, with the same chance: in one the player buys that card, in the other the best
of all else that can be done in that turn. The difference of the player's stars is what the card was worth to a player
to whom it was offered, whether that one would have bought it or not.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from statistics import mean, stdev

import kubik
from kubik.arena.score import Z
from kubik.bots import Bot, advance, bot
from kubik.games.roll_player.content import CARDS
from kubik.games.roll_player.variants import State
from kubik.kernel.decision import Option

Sample = tuple[int, bool, int]
"""A card that was offered, whether it would have been bought, and by how many stars buying it was better."""


def finish(state: State, bots: list[Bot], option: Option, seat: int) -> int:
    """Choose this, play on, and count the seat's stars."""
    state.choose(option)
    while state.decision is not None:
        advance(state, bots)
    assert state.result is not None
    return state.result.sheet["stars"][seat]


def sample(seed: str, players: int, spec: str) -> Sample | None:
    """Play one game, and twice from one of its market turns on; None if nothing can be bought in that turn."""
    random = Random(seed)
    state: State = kubik.game("roll_player").start(players, seed)
    bots = [bot(spec, f"{seed} {seat}") for seat in range(players)]
    turn = random.randrange(state.rules.rounds * players)
    while (decision := state.decision) is not None:
        if decision.ask == "market" and state.table.may_discard:
            begun = state.table.round - 1, decision.seat
            if begun == divmod(turn, players):
                break
        advance(state, bots)
    if decision is None:
        return None
    seat = decision.seat
    offered = sorted({option.piece for option in decision.options if option.verb == "buy"})
    if not offered:
        return None
    card = random.choice(offered)
    liked = state.game.sense.prefer(state.view(seat), state.rules, decision)
    ranked = sorted(zip(liked, decision.options, strict=True), key=lambda each: -each[0])
    actions = [option for _, option in ranked if option.verb in ("buy", "discard")]
    buys = [option.verb == "buy" and option.piece == card for option in actions]
    gain = finish(state.copy(), bots, actions[buys.index(True)], seat)
    gain -= finish(state.copy(), bots, actions[buys.index(False)], seat)
    return card, buys[0], gain


def samples(task: tuple[range, str, int, str]) -> list[Sample]:
    numbers, seed, players, spec = task
    found = (sample(f"{seed} {number}", players, spec) for number in numbers)
    return [each for each in found if each is not None]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    tasks = [
        (range(first, min(first + 50, asked.games)), asked.seed, asked.players, asked.bot)
        for first in range(0, asked.games, 50)
    ]
    bought: dict[int, list[bool]] = defaultdict(list)
    gains: dict[int, list[int]] = defaultdict(list)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for batch in pool.map(samples, tasks):
            for card, would, gain in batch:
                bought[card].append(would)
                gains[card].append(gain)
    print("| card | type | price | offers | bought | stars more |")
    print("|---|---|---|---|---|---|")
    for card in sorted(gains, key=lambda card: -mean(gains[card])):
        each, n = CARDS[card], len(gains[card])
        reach = Z * stdev(gains[card]) / sqrt(n) if n > 1 else float("inf")
        share = f"{mean(bought[card]):.0%}"
        print(f"| {each.en} | {each.type} | {each.cost} | {n} | {share} | {mean(gains[card]):+.1f} ± {reach:.1f} |")


if __name__ == "__main__":
    main()
