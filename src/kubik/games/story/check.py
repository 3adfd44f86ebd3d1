"""What in a table that somebody wrote down cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from kubik.games.story.content import KINDS, LIMIT, SIDES, STAGES
from kubik.games.story.heroes import burden
from kubik.games.story.options import MANY
from kubik.games.story.state import DROPPED, LEAD, Part, Sheet, Table
from kubik.games.story.variants import Rules
from kubik.kernel.errors import BadGameFile


def check_table(rules: Rules, table: Table) -> None:
    """BadGameFile if a table cannot belong to these rules."""
    for fault in faults(rules, table):
        raise BadGameFile(fault)


def faults(rules: Rules, table: Table) -> Iterator[str]:
    """Everything that is wrong with a table."""
    if len(table.sheets) != rules.players:
        yield f"the table is not laid for {rules.players} players"
        return
    for seat, sheet in enumerate(table.sheets):
        yield from (f"seat {seat}: {fault}" for fault in _sheet_faults(sheet))
    script = rules.adventure
    if not -1 <= table.scene < (len(script.scenes) if script else 0):
        yield f"there is no scene {table.scene}"
    if not -1 <= table.task.obstacle < (len(script.obstacles) if script else 0):
        yield f"there is no obstacle {table.task.obstacle}"
    elif script is not None:
        approaches = len(script.obstacles[table.task.obstacle].approaches) if table.task.obstacle >= 0 else 0
        helpers = len(script.obstacles[table.task.obstacle].helpers) if table.task.obstacle >= 0 else 0
        if any(not -1 <= part.approach < (approaches if part.seat >= 0 else helpers) for part in table.parts):
            yield "a roll goes about it in a way that there is not"
    for number, part in enumerate(table.parts):
        yield from (f"roll {number}: {fault}" for fault in _part_faults(rules, table, part))
    if len({mark.number for mark in table.marks}) != len(table.marks):
        yield "two advantages or setbacks have one number"
    if len(table.letters) != len(table.readers):
        yield "it is not said who knows the letters"


def _sheet_faults(sheet: Sheet) -> Iterator[str]:
    if burden(sheet) > LIMIT or any(condition.value < 1 for condition in sheet.conditions):
        yield f"conditions are at least 1 and at most {LIMIT} together"
    if any(not -1 <= condition.kind < len(KINDS) for condition in sheet.conditions):
        yield "there is no such kind of condition"
    if any(not 1 <= power.stage <= STAGES.most for power in sheet.powers) or len(sheet.powers) > MANY:
        yield f"powers have stages from 1 to {STAGES.most}"
    if min(sheet.experience, sheet.points) < 0:
        yield "nobody has less than nothing"


def _part_faults(rules: Rules, table: Table, part: Part) -> Iterator[str]:
    if not -1 <= part.seat < rules.players:
        yield f"there is no seat {part.seat}"
        return
    if not LEAD <= part.role <= DROPPED:
        yield f"there is no role {part.role}"
    if not -1 <= part.helps < len(table.parts):
        yield "it helps nobody"
    if any(not 1 <= face <= SIDES for face in part.faces):
        yield f"a die shows 1 to {SIDES}"
    if part.seat >= 0:
        sheet = table.sheets[part.seat]
        rows = ((part.powers, sheet.powers), (part.weaknesses, sheet.weaknesses), (part.conditions, sheet.conditions))
        if not part.rolled and any(bits >> len(row) for bits, row in rows):
            yield "something counts that is not on the sheet"
    heals = part.target >= 0 and not part.rolled
    if heals and (part.target >= rules.players or not 0 <= part.wound < len(table.sheets[part.target].conditions)):
        yield "there is no such condition to take off"
