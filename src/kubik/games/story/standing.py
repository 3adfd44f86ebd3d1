"""What a screen shows of a story and the table does not say by itself: reasons of dice, and odds."""

from __future__ import annotations

from msgspec import Struct

from kubik.games.story.heroes import burden, is_present
from kubik.games.story.judging import count_marks, fitting, judge
from kubik.games.story.odds import Roll, oppose, reach
from kubik.games.story.pool import Reason, dice_of, measures, pool, reasons
from kubik.games.story.state import DROPPED, LEAD, WORKER, Part, Table
from kubik.games.story.variants import Rules


class RollStanding(Struct, frozen=True):
    """A roll of the action under way: its place, its dice, and the reason of each."""

    part: int
    dice: int
    reasons: list[Reason]
    need: int
    """How many measures the chances are for; 0: more than the enemy has."""
    chance: float
    """To get them alone; when the dice lie there, 0 or 1."""
    with_effort: float


class HeroStanding(Struct, frozen=True):
    """Whether a hero can act, and the sum of the conditions."""

    present: bool
    burden: int


class Way(Struct, frozen=True):
    """What a hero would roll for the obstacle by an approach."""

    seat: int
    approach: int
    dice: int
    need: int
    chance: float
    with_effort: float


class Standings(Struct, frozen=True):
    """The heroes by seat, the rolls of the action under way, and between actions all ways to take the obstacle on."""

    heroes: list[HeroStanding]
    rolls: list[RollStanding]
    ways: list[Way]


def standings(table: Table, rules: Rules) -> Standings:
    """How it stands."""
    return Standings(
        [HeroStanding(is_present(sheet), burden(sheet)) for sheet in table.sheets],
        [_roll(table, rules, place) for place, part in enumerate(table.parts) if part.role != DROPPED],
        [] if table.parts else _ways(table, rules),
    )


def _roll(table: Table, rules: Rules, place: int) -> RollStanding:
    part, dice = table.parts[place], pool(table, rules, place)
    once, again = Roll(dice), Roll(dice, effort=True)
    if part.rolled:
        sixes = measures(part.faces)
        once = Roll(0, sixes=sixes)
        again = once if part.effort else Roll(len(part.faces) - sixes, sixes=sixes)
    need = _need(table, part.role)
    chances = (_chance(table, need, once), _chance(table, need, again))
    return RollStanding(place, dice, reasons(table, rules, place), need, *chances)


def _ways(table: Table, rules: Rules) -> list[Way]:
    task = table.task
    if task.obstacle < 0 or task.kind in ("", "decision"):
        return []
    role = WORKER if task.kind == "joint" else LEAD
    need = _need(table, role)
    found = []
    for seat in rules.heroes:
        sheet = table.sheets[seat]
        if not is_present(sheet):
            continue
        for approach in rules.script.obstacles[task.obstacle].approaches:
            part = Part(seat=seat, role=role, approach=approach.number, powers=fitting(sheet, approach.tags))
            judge(table, rules, part)
            count_marks(table, part)
            dice = max(dice_of(table, rules, part), 0)
            chances = [_chance(table, need, Roll(dice, effort)) for effort in (False, True)]
            found.append(Way(seat, approach.number, dice, need, *chances))
    return found


def _need(table: Table, role: int) -> int:
    """A long action and joint work are not decided by one roll; there, one measure is no fiasco."""
    if role != LEAD or table.task.kind not in ("simple", "opposed"):
        return 1
    return table.task.difficulty if table.task.kind == "simple" else 0


def _chance(table: Table, need: int, roll: Roll) -> float:
    if need:
        return float(reach(roll, need))
    task = table.task
    enemy = Roll(0, sixes=measures(task.faces)) if task.faces else Roll(task.dice)
    return float(oppose(roll, enemy).win)
