"""What a pool of dice is worth: exact chances, as fractions. Whatever was reckoned once is kept.

A special effort is taken whenever it may help. Sixes are kept, so to roll again never lowers a chance; what it costs is
for the one who decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from math import comb
from typing import Final, NamedTuple

from kubik.games.story.content import POOL, SIDES

SIX: Final = Fraction(1, SIDES)
SIX_WITH_EFFORT: Final = SIX + (1 - SIX) * SIX
"""What a die shows in the end, if it may be rolled again."""

Chances = tuple[Fraction, ...]
"""The chances of 0, 1, 2 ... measures."""


class Roll(NamedTuple):
    """Dice that somebody will roll, with a special effort in hand or without one, besides sixes that lie already.

    After a roll of 5 dice with 2 sixes a special effort is `Roll(3, sixes=2)`, and to do without it `Roll(0, sixes=2)`.
    """

    dice: int
    effort: bool = False
    sixes: int = 0


class Contest(NamedTuple):
    """The chances of a conflict."""

    win: Fraction
    draw: Fraction
    lose: Fraction


@cache
def measures(roll: Roll) -> Chances:
    """The chances of 0, 1, 2 ... measures (ST-013)."""
    n, p = roll.dice, SIX_WITH_EFFORT if roll.effort else SIX
    rolled = [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]
    return (*[Fraction()] * roll.sixes, *rolled)


@cache
def reach(roll: Roll, difficulty: int) -> Fraction:
    """The chance of so many measures, acting alone (ST-017)."""
    return sum(measures(roll)[max(difficulty, 0) :], Fraction())


def fiasco(roll: Roll) -> Fraction:
    """The chance of no measure at all (ST-018)."""
    return measures(roll)[0]


@cache
def oppose(roll: Roll, enemy: Roll) -> Contest:
    """The chances against an enemy who rolls as well (ST-020 to ST-022)."""
    win = draw = Fraction()
    for own, chance in enumerate(measures(roll)):
        theirs = measures(enemy)
        win += chance * sum(theirs[:own], Fraction())
        draw += chance * sum(theirs[own : own + 1], Fraction())
    return Contest(win, draw, 1 - win - draw)


# --- help -------------------------------------------------------------------------------------------------------------


def reach_helped(lead: Roll, helpers: Iterable[Roll], difficulty: int) -> Fraction:
    """The chance of a hero who gets a die for every measure of the helpers, and one fewer for each without any."""
    return _helped(lead, tuple(sorted(helpers)), difficulty)


@cache
def _helped(lead: Roll, helpers: tuple[Roll, ...], difficulty: int) -> Fraction:
    pools = helped_pools(lead.dice, helpers)
    return sum((chance * reach(lead._replace(dice=dice), difficulty) for dice, chance in pools), Fraction())


def oppose_helped(lead: Roll, helpers: Iterable[Roll], enemy: Roll) -> Contest:
    """The same against an enemy."""
    win = draw = Fraction()
    for dice, chance in helped_pools(lead.dice, tuple(sorted(helpers))):
        contest = oppose(lead._replace(dice=dice), enemy)
        win += chance * contest.win
        draw += chance * contest.draw
    return Contest(win, draw, 1 - win - draw)


@cache
def helped_pools(dice: int, helpers: tuple[Roll, ...]) -> list[tuple[int, Fraction]]:
    """How many dice a hero may get by help, and how likely each is (ST-032, ST-033, ST-AMB-02)."""
    found: dict[int, Fraction] = {}
    for gained, chance in _sum_up(helpers, POOL.idle_helper).items():
        pool = max(dice + gained, 0)
        found[pool] = found.get(pool, Fraction()) + chance
    return sorted(found.items())


# --- joint work and long actions --------------------------------------------------------------------------------------


def reach_joint(workers: Iterable[Roll], difficulty: int) -> Fraction:
    """The chance of workers whose measures are added, with three fewer for each who has none (ST-034, ST-035)."""
    return reach_joint_rounds(workers, 1, difficulty)


def reach_joint_rounds(workers: Iterable[Roll], rounds: int, difficulty: int) -> Fraction:
    """The same over several rounds, unless the difficulty is reached before (ST-AMB-10)."""
    return _rounds(tuple(sorted(workers)), rounds, difficulty)


@cache
def _rounds(workers: tuple[Roll, ...], rounds: int, difficulty: int) -> Fraction:
    reached = Fraction()
    for total, chance in _joint(workers).items():
        if total >= difficulty:
            reached += chance
        elif rounds > 1:
            reached += chance * _rounds(workers, rounds - 1, difficulty - total)
    return reached


@cache
def _joint(workers: tuple[Roll, ...]) -> dict[int, Fraction]:
    return _sum_up(workers, POOL.joint_fiasco)


def _sum_up(rolls: Sequence[Roll], penalty: int) -> dict[int, Fraction]:
    """What rolls come to together, if one without a measure counts as so many fewer."""
    sums = {0: Fraction(1)}
    for roll in rolls:
        before, sums = sums, {}
        for total, chance in before.items():
            for own, likely in enumerate(measures(roll)):
                if likely:
                    after = total + (own or -penalty)
                    sums[after] = sums.get(after, Fraction()) + chance * likely
    return sums


def reach_long(rolls: Iterable[Roll], difficulty: int) -> Fraction:
    """The chance of a long action whose measures add up over these rolls (ST-023): they are as good as one great roll
    of all dice that have an effort in hand, and one of the others."""
    dice, sixes = [0, 0], 0
    for roll in rolls:
        dice[roll.effort] += roll.dice
        sixes += roll.sixes
    return _long(dice[False], dice[True], difficulty - sixes)


@cache
def _long(plain: int, with_effort: int, difficulty: int) -> Fraction:
    plainly = enumerate(measures(Roll(plain)))
    return sum((chance * reach(Roll(with_effort, True), difficulty - own) for own, chance in plainly), Fraction())


def reach_long_helped(lead: Roll, helpers: Iterable[Roll], rolls: int, difficulty: int) -> Fraction:
    """The same if the helpers help with every roll (ST-AMB-38)."""
    return _long_helped(lead, tuple(sorted(helpers)), rolls, difficulty)


@cache
def _long_helped(lead: Roll, helpers: tuple[Roll, ...], rolls: int, difficulty: int) -> Fraction:
    if difficulty <= 0 or not rolls:
        return Fraction(difficulty <= 0)
    return sum(
        (
            chance * likely * _long_helped(lead, helpers, rolls - 1, difficulty - own)
            for dice, chance in helped_pools(lead.dice, helpers)
            for own, likely in enumerate(measures(lead._replace(dice=dice)))
        ),
        Fraction(),
    )


# --- what to do -------------------------------------------------------------------------------------------------------


class Way(NamedTuple):
    """A way to go about it: alone, helped or joint, with which of the others by their places, and its chance."""

    way: str
    others: tuple[int, ...]
    chance: Fraction


def ways(lead: Roll, helpers: Sequence[Roll], workers: Sequence[Roll], difficulty: int) -> list[Way]:
    """Acting alone, with the best help and in the best joint work; the best way first.

    Means of measures mislead, since difficulties are small and a fiasco costs three: only these chances tell.
    """
    found = [Way("alone", (), reach(lead, difficulty))]
    for way, others in (("helped", helpers), ("joint", workers)):
        strongest = sorted(range(len(others)), key=lambda place: (-reach(others[place], 1), place))
        for n in range(1, len(others) + 1):
            places = strongest[:n]
            rolls = [others[place] for place in places]
            helped = way == "helped"
            chance = reach_helped(lead, rolls, difficulty) if helped else reach_joint([lead, *rolls], difficulty)
            found.append(Way(way, tuple(sorted(places)), chance))
    return sorted(found, key=lambda way: -way.chance)
