"""A player who knows the game and does not look closely: an opponent for newcomers."""

from __future__ import annotations

from random import Random
from typing import Any

from kubik.bots.player import Bot
from kubik.kernel.decision import Option
from kubik.kernel.errors import Unfit
from kubik.kernel.state import Seat


class Careless(Bot):
    """Overlooks some of the options, and of the others takes what the game's own sense likes best."""

    def __init__(self, random: Random, overlooks: float = 0.5) -> None:
        if overlooks >= 1:
            message = "bot careless: the share that it overlooks must be below 1, overlooks=0.5"
            raise Unfit(message, "bot_overlooks")
        self.random = random
        self.overlooks = overlooks

    def __call__(self, seat: Seat[Any, Any]) -> Option:
        decision = seat.decision
        assert decision is not None
        options = decision.options
        liked = seat.game.sense.prefer(seat.view, seat.rules, decision)
        seen = [number for number in range(len(options)) if not self._overlooks()]
        return options[max(seen, key=liked.__getitem__)] if seen else self.random.choice(options)

    def aside(self, seat: Seat[Any, Any]) -> Option | None:
        return None if self._overlooks() else super().aside(seat)

    def _overlooks(self) -> bool:
        return self.random.random() < self.overlooks
