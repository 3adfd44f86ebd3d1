"""A sensible player without search: takes what the game's own sense likes best."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from kubik.kernel.decision import Option
from kubik.kernel.state import Seat


def greedy(random: Random) -> Callable[[Seat[Any, Any]], Option]:
    """The option with the highest preference; the first of equals."""

    def choose(seat: Seat[Any, Any]) -> Option:
        decision = seat.decision
        assert decision is not None
        liked = seat.game.sense.prefer(seat.view, seat.rules, decision)
        return decision.options[liked.index(max(liked))]

    return choose
