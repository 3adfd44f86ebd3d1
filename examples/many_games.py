"""Play many games from Python and look at one thing: how much does it help to begin?

Run it with `python examples/many_games.py 1000`.
"""

from __future__ import annotations

import sys

import kubik
from kubik.bots import advance, bot


def main(games: int) -> None:
    game = kubik.game("hero_realms")
    bots = [bot("greedy", seed=seat) for seat in range(2)]
    won_by_first = 0
    for seed in range(games):
        state = game.start(players=2, seed=seed, first=0)
        while state.decision is not None:
            advance(state, bots)
        assert state.result is not None
        won_by_first += 0 in state.result.winners
    print(f"the first player won {won_by_first} of {games} games")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
