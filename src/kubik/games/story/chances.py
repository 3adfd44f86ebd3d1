"""What heroes can make of an obstacle: how many dice each would have, who helps, who works with whom, how likely."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from msgspec.structs import replace

from kubik.games.story.content import EXPERIENCE
from kubik.games.story.heroes import burden, present
from kubik.games.story.judging import count_marks, fitting, judge, tags_of, usable_marks
from kubik.games.story.odds import Roll, helped_pools, oppose, reach, reach_joint, reach_long
from kubik.games.story.pool import dice_of
from kubik.games.story.state import HELPER, LEAD, WORKER, Part, Sheet, Table
from kubik.games.story.variants import Rules

FRESH: Final = 2
"""With conditions up to this sum a hero would still tire for a roll that matters."""
MOST_WORKERS: Final = 4
"""More than so many are not tried together: each risks three measures."""


class Try(NamedTuple):
    """A hero with the approach that brings the most dice."""

    seat: int
    approach: int
    dice: int


class Plan(NamedTuple):
    """Who acts, who helps, or who work together; and how likely they make it."""

    chance: float
    lead: Try
    helpers: tuple[Try, ...] = ()
    workers: tuple[Try, ...] = ()


def has_effort(sheet: Sheet) -> bool:
    """Whether a hero would roll again: there is experience for it, or strength left."""
    return sheet.experience >= EXPERIENCE.effort or burden(sheet) <= FRESH


def declared(table: Table, rules: Rules, seat: int, approach: int, role: int) -> Part:
    """A roll as a hero would declare it: without a power that costs more by a condition than it brings."""
    part = Part(seat=seat, role=role, approach=approach)
    part.powers = fitting(table.sheets[seat], tags_of(table, rules, part))
    count_marks(table, part)
    judge(table, rules, part)
    if part.conditions:
        better = True
        while better:
            better = False
            for n in range(len(table.sheets[seat].powers)):
                if part.powers >> n & 1 and part.powers != 1 << n:
                    without = replace(part, powers=part.powers & ~(1 << n))
                    judge(table, rules, without)
                    better = dice_of(table, rules, without) > dice_of(table, rules, part)
                    if better:
                        part = without
                        break
    return part


def attempt(table: Table, rules: Rules, seat: int, role: int, taken: tuple[int, ...] = ()) -> Try | None:
    """A hero's best approach that nobody has taken."""
    best: Try | None = None
    for approach in rules.script.obstacles[table.task.obstacle].approaches:
        n = approach.number
        if n not in taken and fitting(table.sheets[seat], approach.tags):
            dice = max(dice_of(table, rules, declared(table, rules, seat, n, role)), 0)
            if best is None or dice > best.dice:
                best = Try(seat, n, dice)
    return best


def roll_of(table: Table, dice: int, seat: int) -> Roll:
    """The roll of a hero, with the effort that is in hand."""
    return Roll(max(dice, 0), has_effort(table.sheets[seat]))


# --- how likely -------------------------------------------------------------------------------------------------------


def chance_of(table: Table, roll: Roll) -> float:
    """How likely one who rolls alone overcomes the obstacle that is open."""
    task = table.task
    return _chance(task.kind, task.difficulty - task.total, max(task.rolls, 1), task.dice, roll)


def chance_helped(table: Table, roll: Roll, helpers: list[Roll]) -> float:
    """The same for one who is helped."""
    task = table.task
    return _chance_helped(
        task.kind, task.difficulty - task.total, max(task.rolls, 1), task.dice, roll, tuple(sorted(helpers))
    )


@cache
def _chance(kind: str, difficulty: int, rolls: int, enemy: int, roll: Roll) -> float:
    match kind:
        case "opposed":
            return float(oppose(roll, Roll(enemy)).win)
        case "extended":
            return float(reach_long([roll] * rolls, difficulty))
        case "joint":
            return float(reach_joint([roll], difficulty))
        case _:
            return float(reach(roll, difficulty))


@cache
def _chance_helped(kind: str, difficulty: int, rolls: int, enemy: int, roll: Roll, helpers: tuple[Roll, ...]) -> float:
    return sum(
        float(chance) * _chance(kind, difficulty, rolls, enemy, roll._replace(dice=dice))
        for dice, chance in helped_pools(roll.dice, helpers)
    )


def plan(table: Table, rules: Rules) -> Plan | None:
    """The best that the heroes in the scene can do about the obstacle; None: nobody can do anything."""
    seats = present(table, rules)
    bonus = sum(table.marks[place].value for place in usable_marks(table, Part()))
    helping = [helper for seat in seats if (helper := attempt(table, rules, seat, HELPER)) is not None]
    best: Plan | None = None
    for seat in seats:
        lead = attempt(table, rules, seat, WORKER if table.task.kind == "joint" else LEAD)
        if lead is None:
            continue
        found = with_help(table, lead._replace(dice=lead.dice + bonus), [each for each in helping if each.seat != seat])
        if best is None or (found.chance, -burden(table.sheets[seat])) > (
            best.chance,
            -burden(table.sheets[best.lead.seat]),
        ):
            best = found
    if table.task.kind == "joint" and best is not None:
        together = best_together(table, rules, seats, bonus)
        if together is not None and together.chance > best.chance:
            return together
    return best


def with_help(table: Table, lead: Try, helping: list[Try]) -> Plan:
    """A hero with as many of the strongest helpers as are good for the chance."""
    roll = roll_of(table, lead.dice, lead.seat)
    best = Plan(chance_of(table, roll), lead)
    helping = sorted(helping, key=lambda helper: -helper.dice)
    for n in range(1, len(helping) + 1):
        rolls = [Roll(helper.dice, table.sheets[helper.seat].experience > 0) for helper in helping[:n]]
        chance = chance_helped(table, roll, rolls)
        if chance > best.chance + 1e-9:
            best = Plan(chance, lead, tuple(helping[:n]))
    return best


def best_together(table: Table, rules: Rules, seats: list[int], bonus: int) -> Plan | None:
    """The workers, each with an approach of the own, who together are likeliest to make it."""
    ways = [
        [None, *(each for n in range(count) if (each := _by(table, rules, seat, n)) is not None)]
        for count in [len(rules.script.obstacles[table.task.obstacle].approaches)]
        for seat in seats
    ]
    best: Plan | None = None
    difficulty = table.task.difficulty - table.task.total
    for chosen in product(*ways):
        workers = [each for each in chosen if each is not None]
        if not 2 <= len(workers) <= MOST_WORKERS or len({each.approach for each in workers}) < len(workers):
            continue
        workers.sort(key=lambda each: -each.dice)
        rolls = [roll_of(table, each.dice + (bonus if not n else 0), each.seat) for n, each in enumerate(workers)]
        chance = float(reach_joint(rolls, difficulty))
        if best is None or chance > best.chance:
            best = Plan(chance, workers[0], (), tuple(workers))
    return best


def _by(table: Table, rules: Rules, seat: int, approach: int) -> Try | None:
    tags = rules.script.obstacles[table.task.obstacle].approaches[approach].tags
    if not fitting(table.sheets[seat], tags):
        return None
    return Try(seat, approach, max(dice_of(table, rules, declared(table, rules, seat, approach, WORKER)), 0))
