"""A bot of one's own: it buys the dearest card it can pay, and otherwise does what comes first.

Run it with `python examples/own_bot.py`.
"""

from __future__ import annotations

from typing import Any

import kubik
from kubik.bots import bot
from kubik.games.hero_realms.cards import COST
from kubik.kernel.decision import Option
from kubik.kernel.state import Seat


def spendthrift(seat: Seat[Any, Any]) -> Option:
    """A bot is a function from a seat (view, options, guesses) to one of its options."""
    buys = [option for option in seat.options if option.verb == "buy"]
    if buys:
        return max(buys, key=lambda option: COST[option.piece])
    return seat.options[0]


def main() -> None:
    game = kubik.game("hero_realms")
    wins = 0
    for seed in range(50):
        state = game.start(players=2, seed=seed)
        players = [spendthrift, bot("random", seed)]
        while state.decision is not None:
            seat = state.decision.seat
            state.choose(players[seat](state.seat(seat)))
        assert state.result is not None
        wins += 0 in state.result.winners
    print(f"spendthrift won {wins} of 50 duels against random")


if __name__ == "__main__":
    main()
