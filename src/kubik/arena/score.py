"""Counting: who won how often, and how sure that is. Everything is counted game by game, so no record need be kept."""

from __future__ import annotations

from math import inf, sqrt
from typing import Final

from msgspec import Struct, field

from kubik.arena.record import GameRecord

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""


def interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval for a share of wins, after Wilson: sensible also for few games and for shares near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    # At the very ends the formula is exact, but rounding is not.
    low = 0.0 if wins == 0 else (middle - reach) / whole
    high = 1.0 if wins == games else (middle + reach) / whole
    return low, high


class Share(Struct):
    """So many wins in so many games."""

    wins: int = 0
    games: int = 0

    def add(self, won: bool) -> None:
        self.wins += won
        self.games += 1

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.wins, self.games)


class Length(Struct):
    """How long games are."""

    games: int = 0
    total: int = 0
    shortest: int = 0
    longest: int = 0

    def add(self, length: int) -> None:
        self.shortest = length if self.games == 0 else min(self.shortest, length)
        self.longest = max(self.longest, length)
        self.games += 1
        self.total += length

    @property
    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0


class Points(Struct):
    """How often each score was reached."""

    counts: dict[int, int] = {}

    def add(self, score: int) -> None:
        self.counts[score] = self.counts.get(score, 0) + 1

    @property
    def games(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return sum(score * n for score, n in self.counts.items()) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval for the mean."""
        mean, games = self.mean, self.games
        if games == 1:
            return -inf, inf
        variance = sum(n * (score - mean) ** 2 for score, n in self.counts.items()) / (games - 1)
        reach = Z * sqrt(variance / games)
        return mean - reach, mean + reach


class BotScore(Struct):
    """A bot's games, its games by seat, and its scores.

    A game is won if one of the bot's seats is among the winners, so a game won by a team, or shared, counts once.
    """

    games: Share = field(default_factory=Share)
    seats: dict[int, Share] = {}
    points: Points = field(default_factory=Points)


class Score(Struct):
    """All that is told of a contest."""

    games: int = 0
    stopped: int = 0
    """Games that took too many decisions and count as draws without winners."""
    drawn: int = 0
    """Games that came to an end without winners."""
    decisions: Length = field(default_factory=Length)
    turns: Length = field(default_factory=Length)
    bots: dict[str, BotScore] = {}

    def add(self, record: GameRecord) -> None:
        """Count one more game."""
        self.games += 1
        self.stopped += record.stopped
        self.drawn += not record.winners and not record.stopped
        self.decisions.add(record.decisions)
        self.turns.add(record.turns)
        won = {record.bots[seat] for seat in record.winners}
        for name in sorted(set(record.bots)):
            self.bots.setdefault(name, BotScore()).games.add(name in won)
        for seat, name in enumerate(record.bots):
            self.bots[name].seats.setdefault(seat, Share()).add(seat in record.winners)
            if record.scores:
                self.bots[name].points.add(record.scores[seat])
