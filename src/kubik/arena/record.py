"""What is kept of a game that was played."""

from __future__ import annotations

from msgspec import Struct


class GameRecord(Struct, frozen=True):
    """One game of a contest. It holds nothing that depends on the machine, so equal contests give equal records.

    Seats are numbered from 0. `bots` names the bot in each seat; a game started with this `seed` has the same dice.
    A game that was `stopped` because it took too many decisions has no winners, no places and no scores.
    """

    index: int
    seed: str
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    turns: int
    """How many turns have begun, as the game's own sense counts them."""
    stopped: bool
    scores: tuple[int, ...] = ()
    """What each seat has counted in the end; empty in games in which nothing is counted."""


class Thinking(Struct):
    """How many decisions each bot made, and how long it took for them. Kept apart from the records on purpose."""

    decisions: dict[str, int] = {}
    seconds: dict[str, float] = {}

    def add(self, bot: str, decisions: int, seconds: float) -> None:
        self.decisions[bot] = self.decisions.get(bot, 0) + decisions
        self.seconds[bot] = self.seconds.get(bot, 0.0) + seconds

    def merge(self, other: Thinking) -> None:
        """Add what was counted elsewhere."""
        for bot, decisions in other.decisions.items():
            self.add(bot, decisions, other.seconds[bot])

    def speed(self, bot: str) -> float | None:
        """Decisions per second of thinking; None if there were none."""
        seconds = self.seconds.get(bot, 0.0)
        return self.decisions[bot] / seconds if seconds else None
