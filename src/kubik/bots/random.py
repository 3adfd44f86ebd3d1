"""A player without any sense."""

from __future__ import annotations

from random import Random
from typing import Any

from kubik.bots.player import Bot
from kubik.kernel.decision import Option
from kubik.kernel.state import Seat


class RandomBot(Bot):
    """Chooses any option, and acts beside the others every other time that it may."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def __call__(self, seat: Seat[Any, Any]) -> Option:
        return self.random.choice(seat.options)

    def aside(self, seat: Seat[Any, Any]) -> Option | None:
        options = seat.options
        return self.random.choice(options) if options and self.random.random() < 0.5 else None
