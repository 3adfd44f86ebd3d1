"""A bot that says what it would do, how sure it is of that, and why."""

from __future__ import annotations

from collections import defaultdict
from math import erf, sqrt
from random import Random
from time import thread_time
from typing import Any, Final

from msgspec import Struct

from kubik.bots.search import Runner, Search, try_out
from kubik.kernel.state import Seat

BEST: Final = 3
"""So many options are compared."""
RACE: Final = 0.6
"""Seconds in which all options race for being among them."""
TRIALS: Final = 60
"""How often the best are tried out then, each time on the same guess..."""
LONGEST: Final = 1.2
"""... for no longer than so many seconds..."""
FEWEST: Final = 8
"""... but at least so often."""
HORIZON: Final = 12
LIKELY: Final = 0.75
"""Whoever is less sure names no reasons: the two are as good as each other."""
TELLING: Final = 0.15
"""Two options that differ by less than this in something are alike in it."""


class Thought(Struct, frozen=True):
    """What an adviser thinks of one option."""

    key: str
    chance: float
    """How likely the seat is to win with it, as it looks."""


class Advice(Struct, frozen=True):
    """The best options, the very best first."""

    thoughts: list[Thought]
    sure: float
    """How likely the first is better than the second."""
    reasons: dict[str, float]
    """What the first brings more than the second some turns later, on average, by the stakes of the game."""


def advise(seat: Seat[Any, Any], seed: str) -> Advice:
    """What to choose. It is asked for although the game's sense may be certain: somebody wants to know why."""
    decision = seat.decision
    assert decision is not None
    sense, rules, random = seat.game.sense, seat.rules, Random(seed)
    liked = sense.prefer(seat.view, rules, decision)
    best = [runner.option for runner in Search(random, seconds=RACE).race(seat, decision.options, liked)[:BEST]]
    values: list[list[float]] = []
    stakes = [defaultdict[str, float](float) for _ in best]
    end = thread_time() + LONGEST
    while len(values) < FEWEST or (len(values) < TRIALS and thread_time() < end):
        guess = seat.guess(random)
        values.append([])
        for option, sums in zip(best, stakes, strict=True):
            state = guess.copy()
            # Without the trees of the race: the more often one was tried, the better it is known what should follow.
            values[-1].append(try_out(state, Runner(option), seat.seat, HORIZON))
            for name, value in sense.stakes(state.table, rules, seat.seat).items():
                sums[name] += value
    chances = [sum(column) / len(values) for column in zip(*values, strict=True)]
    order = sorted(range(len(best)), key=lambda place: -chances[place])
    thoughts = [Thought(best[place].key, chances[place]) for place in order]
    if len(order) == 1:
        return Advice(thoughts, 1.0, {})
    first, second = order[:2]
    sure = _likely_above_zero([trial[first] - trial[second] for trial in values])
    differences = {name: (stakes[first][name] - stakes[second][name]) / len(values) for name in stakes[first]}
    told = {name: value for name, value in differences.items() if sure >= LIKELY and abs(value) >= TELLING}
    return Advice(thoughts, sure, told)


def _likely_above_zero(sample: list[float]) -> float:
    """How likely the mean is above zero from which these numbers come."""
    mean = sum(sample) / len(sample)
    error = sqrt(sum((value - mean) ** 2 for value in sample) / (len(sample) - 1) / len(sample))
    return (1 + erf(mean / error / sqrt(2))) / 2 if error else 0.5 + 0.5 * (mean > 0)
