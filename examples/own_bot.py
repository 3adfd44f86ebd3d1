"""A bot of one's own: it buys the dearest card it can pay, and otherwise does what comes first.

Run it with `python examples/own_bot.py`.
"""

from __future__ import annotations

from typing import Any

import kubik
from kubik.bots import Bot, advance, bot
from kubik.games.hero_realms.cards import COST
from kubik.kernel.decision import Option
from kubik.kernel.state import Seat


class Spendthrift(Bot):
    """A bot gets a seat (view, options, guesses) and chooses one of its options."""

    def __call__(self, seat: Seat[Any, Any]) -> Option:
        buys = [option for option in seat.options if option.verb == "buy"]
        if buys:
            return max(buys, key=lambda option: COST[option.piece])
        return seat.options[0]


def main() -> None:
    game = kubik.game("hero_realms")
    wins = 0
    for seed in range(50):
        state = game.start(players=2, seed=seed)
        players = [Spendthrift(), bot("random", seed)]
        while state.decision is not None:
            advance(state, players)
        assert state.result is not None
        wins += 0 in state.result.winners
    print(f"the spendthrift won {wins} of 50 duels against random")


if __name__ == "__main__":
    main()
