"""How the adventure's data judge: what fits, what hinders, what counts (ST-PS-04 to ST-PS-07)."""

from __future__ import annotations

from typing import Final

from kubik.games.story.content import KINDS
from kubik.games.story.pool import counts_marks, dice_of
from kubik.games.story.state import HEALER, NOBODY, SEEKER, WORKER, Part, Sheet, Table
from kubik.games.story.variants import Rules

EVERYTHING: Final = -1
"""Where people judge, any power may fit."""


def tags_of(table: Table, rules: Rules, part: Part) -> int:
    """The tags of which a power needs one."""
    if part.role == HEALER:
        kind = table.sheets[part.target].conditions[part.wound].kind
        return KINDS[kind].healed_by if kind >= 0 else EVERYTHING
    if part.approach >= 0:
        return rules.script.obstacles[table.task.obstacle].approaches[part.approach].tags
    return EVERYTHING


def strains_of(table: Table, rules: Rules, part: Part) -> int:
    """What the obstacle and the approach put to the test."""
    if part.role in (HEALER, SEEKER) or table.task.obstacle < 0:
        return 0
    obstacle = rules.script.obstacles[table.task.obstacle]
    return obstacle.strains | (obstacle.approaches[part.approach].strains if part.approach >= 0 else 0)


def fitting(sheet: Sheet, tags: int) -> int:
    """The powers that share a tag (ST-PS-04)."""
    if tags == EVERYTHING:
        return (1 << len(sheet.powers)) - 1
    bits = 0
    for place, power in enumerate(sheet.powers):
        if power.tags & tags:
            bits |= 1 << place
    return bits


def hindering_weaknesses(sheet: Sheet, strains: int) -> int:
    """The weaknesses that are put to the test (ST-PS-05)."""
    bits = 0
    for place, weakness in enumerate(sheet.weaknesses):
        if weakness.triggers & strains:
            bits |= 1 << place
    return bits


def hindering_conditions(sheet: Sheet, powers: int, tags: int) -> int:
    """Those of a kind that hinders all, or a tag that a used power shares with the approach (ST-PS-06)."""
    if not sheet.conditions:
        return 0
    used = 0
    for place, power in enumerate(sheet.powers):
        if powers >> place & 1:
            used |= power.tags & tags
    bits = 0
    for place, condition in enumerate(sheet.conditions):
        if condition.kind >= 0:
            hinders = KINDS[condition.kind].hinders
            if not hinders or hinders & used:
                bits |= 1 << place
    return bits


def judge(table: Table, rules: Rules, part: Part) -> None:
    """Weaknesses and conditions that hinder with the powers in use, as the data say."""
    if part.seat == NOBODY:
        return
    sheet = table.sheets[part.seat]
    part.weaknesses = hindering_weaknesses(sheet, strains_of(table, rules, part))
    part.conditions = hindering_conditions(sheet, part.powers, tags_of(table, rules, part))


# --- advantages and setbacks ------------------------------------------------------------------------------------------


def taken_marks(table: Table) -> list[int]:
    """What counts in some roll of the action already: for one roll is for one worker's roll."""
    return [number for part in table.parts for number in part.marks]


def count_marks(table: Table, part: Part) -> None:
    """What counts by itself: each-roll marks, and setbacks for one roll at the first one (ST-PS-07)."""
    if not counts_marks(part) or part.role == SEEKER:
        return
    taken = taken_marks(table)
    obstacle = table.task.obstacle
    part.marks = [
        mark.number
        for mark in table.marks
        if obstacle >= 0
        and obstacle in mark.obstacles
        and (mark.each_roll or (mark.value < 0 and mark.number not in taken))
    ]


def usable_marks(table: Table, part: Part) -> list[int]:
    """The advantages for one roll that the actor may use in this one, by their places on the table."""
    if not counts_marks(part):
        return []
    taken, obstacle = taken_marks(table), table.task.obstacle
    return [
        place
        for place, mark in enumerate(table.marks)
        if mark.value > 0 and not mark.each_roll and obstacle in mark.obstacles and mark.number not in taken
    ]


# --- who can do something ---------------------------------------------------------------------------------------------


def can_lead(table: Table, rules: Rules, seat: int, approach: int) -> bool:
    """A hero with a fitting power, or one for whom advantages make the pool one or more (ST-AMB-03)."""
    sheet = table.sheets[seat]
    if fitting(sheet, rules.script.obstacles[table.task.obstacle].approaches[approach].tags):
        return True
    if not table.marks:
        return False
    trial = Part(seat=seat, approach=approach)
    judge(table, rules, trial)
    count_marks(table, trial)
    trial.marks += [table.marks[place].number for place in usable_marks(table, trial)]
    return dice_of(table, rules, trial) >= 1


def leading_approaches(table: Table, rules: Rules, seat: int) -> list[int]:
    """The approaches by which a hero may take on the obstacle; in joint work each is one worker's (ST-034)."""
    if table.task.obstacle < 0 or not table.task.kind:
        return []
    taken = [part.approach for part in table.parts if part.role == WORKER]
    approaches = rules.script.obstacles[table.task.obstacle].approaches
    return [n for n in range(len(approaches)) if n not in taken and can_lead(table, rules, seat, n)]


def helping_approaches(table: Table, rules: Rules, seat: int) -> list[int]:
    """The approaches by which a hero may help: only with fitting powers (ST-031)."""
    if table.task.obstacle < 0:
        return []
    sheet = table.sheets[seat]
    approaches = rules.script.obstacles[table.task.obstacle].approaches
    return [way.number for way in approaches if fitting(sheet, way.tags)]
