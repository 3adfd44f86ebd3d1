"""A sensible player without search: takes what the game's own sense likes best."""

from __future__ import annotations

from random import Random
from typing import Any

from kubik.bots.player import Bot
from kubik.kernel.decision import Option
from kubik.kernel.state import Seat


class Greedy(Bot):
    """The option with the highest preference; the first of equals."""

    def __init__(self, random: Random) -> None:
        pass

    def __call__(self, seat: Seat[Any, Any]) -> Option:
        decision = seat.decision
        assert decision is not None
        liked = seat.game.sense.prefer(seat.view, seat.rules, decision)
        return decision.options[liked.index(max(liked))]
