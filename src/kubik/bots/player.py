"""What a player that is a program can be asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from kubik.kernel.decision import Option
from kubik.kernel.state import Seat


class Bot(ABC):
    """A player. It gets a `Seat`: what a player in that seat sees, nothing more."""

    @abstractmethod
    def __call__(self, seat: Seat[Any, Any]) -> Option:
        """What it chooses, now that everybody waits for it."""

    def act(self, seat: Seat[Any, Any]) -> Option | None:
        """What it does; None, if nobody waits for it and it does nothing."""
        return self(seat) if seat.is_asked else self.aside(seat)

    def aside(self, seat: Seat[Any, Any]) -> Option | None:
        """What it does now although nobody waits for it; None: nothing. By default what the game's sense likes."""
        decision = seat.decision
        return None if decision is None else seat.game.sense.aside(seat.view, seat.rules, decision)
