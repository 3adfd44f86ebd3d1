"""How likely the action under way is to go well, as a screen tells it: exact chances, with and without an effort."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from kubik.games.story import odds
from kubik.games.story.content import POOL
from kubik.games.story.judging import count_marks, fitting, helping_approaches, judge, leading_approaches, tags_of
from kubik.games.story.odds import Roll
from kubik.games.story.pool import dice_of, measures, pool
from kubik.games.story.state import HEALER, HELPER, SEEKER, WORKER, Part, Table, Task
from kubik.games.story.variants import Rules

BESIDE: Final = frozenset({HELPER, HEALER, SEEKER})
"""Rolls that are not against the obstacle: a measure is good, another one better."""


class Outlook(NamedTuple):
    """A way in which a roll may do its work (measure, alone, helped, together, long), and its chances."""

    way: str
    chance: Fraction
    with_effort: Fraction


def alone(task: Task, roll: Roll) -> Fraction:
    """The chance of one who acts alone to overcome the obstacle, or what is left of it; a long action with all the
    rolls that are left."""
    if task.kind == "opposed":
        return odds.oppose(roll, Roll(task.dice)).win
    return odds.reach_long([roll] * (task.rolls if task.kind == "extended" else 1), _needed(task))


def _needed(task: Task) -> int:
    return max(task.difficulty - task.total, 1)


def outlooks(table: Table, rules: Rules, place: int) -> list[Outlook]:
    """The chances of a roll that is being prepared, as far as it can be told who takes part."""
    part, task = table.parts[place], table.task
    rolls = Roll(pool(table, rules, place)), Roll(pool(table, rules, place), True)
    if part.role in BESIDE or not task.kind:
        return [Outlook("measure", *(odds.reach(roll, 1) for roll in rolls))]
    needed = _needed(task)
    workers = [n for n, other in enumerate(table.parts) if other.role == WORKER and n != place]
    if workers:
        others = [pool(table, rules, n) for n in workers]
        chances = (odds.reach_joint([roll, *(Roll(n, roll.effort) for n in others)], needed) for roll in rolls)
        return [Outlook("together", *chances)]
    found = [Outlook("long" if is_long(task) else "alone", *(alone(task, roll) for roll in rolls))]
    if is_long(task):
        found.insert(0, Outlook("measure", *(odds.reach(roll, 1) for roll in rolls)))
    waiting = [n for n, other in enumerate(table.parts) if other.role == HELPER and other.helps == place]
    helpers = [Roll(pool(table, rules, n)) for n in waiting if not table.parts[n].rolled]
    if helpers and task.kind == "opposed":
        contests = [odds.oppose_helped(roll, helpers, Roll(task.dice)) for roll in rolls]
        found.append(Outlook("helped", *(contest.win for contest in contests)))
    elif helpers:
        needed = 1 if is_long(task) else needed
        found.append(Outlook("helped", *(odds.reach_helped(roll, helpers, needed) for roll in rolls)))
    return found


def is_long(task: Task) -> bool:
    """Whether more rolls than this one are left: then a roll by itself decides nothing yet."""
    return task.kind == "extended" and task.rolls > 1


def by_effort(table: Table, place: int) -> Outlook:
    """What a special effort would do for dice that lie: whether it is good enough already, and how likely it will be
    (ST-050). Of a roll beside the obstacle: how likely it brings another six."""
    part, task = table.parts[place], table.task
    own = measures(part.faces)
    again = Roll(len(part.faces) - own, sixes=own)
    if part.role in BESIDE or not task.kind or (is_long(task) and own < _needed(task)):
        return Outlook("another", Fraction(), odds.reach(again, own + 1))
    if task.kind == "opposed":
        return _reaching(own, again, measures(task.faces) + 1)
    if part.role == WORKER:
        others = task.total + sum(_share(measures(other.faces)) for other in _others(table, place))
        chances = enumerate(odds.measures(again))
        good = sum((chance for n, chance in chances if others + _share(n) >= task.difficulty), Fraction())
        return Outlook("success", Fraction(others + _share(own) >= task.difficulty), good)
    return _reaching(own, again, _needed(task))


def _reaching(own: int, again: Roll, needed: int) -> Outlook:
    return Outlook("success", Fraction(own >= needed), odds.reach(again, needed))


def _others(table: Table, place: int) -> list[Part]:
    return [other for n, other in enumerate(table.parts) if other.role == WORKER and n != place]


def _share(own: int) -> int:
    """What a worker's measures count in joint work (ST-035)."""
    return own or -POOL.joint_fiasco


def best_dice(table: Table, rules: Rules, seat: int, role: int) -> int:
    """The most dice that a hero could bring; -1, where no approach is written that fits."""
    approaches = (helping_approaches if role == HELPER else leading_approaches)(table, rules, seat)
    return max((dice_by(table, rules, seat, approach, role) for approach in approaches), default=-1)


def dice_by(table: Table, rules: Rules, seat: int, approach: int, role: int) -> int:
    """How many dice a hero would have by an approach, with all powers that fit."""
    part = Part(seat=seat, role=role, approach=approach)
    part.powers = fitting(table.sheets[seat], tags_of(table, rules, part))
    judge(table, rules, part)
    count_marks(table, part)
    return max(dice_of(table, rules, part), 0)
