"""Who is in the scene, and what is written on a sheet."""

from __future__ import annotations

from kubik.games.story.content import LIMIT
from kubik.games.story.state import Sheet, Table
from kubik.games.story.variants import Rules


def burden(sheet: Sheet) -> int:
    """The sum of all conditions, those that do not hinder too (ST-AMB-36)."""
    return sum(condition.value for condition in sheet.conditions)


def is_out(sheet: Sheet) -> bool:
    """Whether the conditions have put a hero out of the scene (ST-045)."""
    return burden(sheet) >= LIMIT


def is_present(sheet: Sheet) -> bool:
    """Whether a hero can act: there is one, in the scene and alive (ST-046)."""
    return bool(sheet.hero) and not sheet.away and not sheet.dead and burden(sheet) < LIMIT


def present(table: Table, rules: Rules) -> list[int]:
    """The seats whose heroes are in the scene."""
    return [seat for seat in rules.heroes if is_present(table.sheets[seat])]


def speaker(table: Table, rules: Rules) -> int:
    """Who speaks for the group: the first hero in the scene, or nobody (-1)."""
    for seat in rules.heroes:
        if is_present(table.sheets[seat]):
            return seat
    return -1
