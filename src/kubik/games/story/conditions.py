"""Conditions: given, merged, taken off; who is out and who is back (ST-038 to ST-047)."""

from __future__ import annotations

from kubik.games.story.content import FATIGUE, KINDS, LIMIT
from kubik.games.story.heroes import burden, is_out
from kubik.games.story.state import Condition, Sheet
from kubik.games.story.variants import State


def inflict(state: State, seat: int, name: str, value: int, kind: int) -> None:
    """Write a condition down, cut so that all together never exceed six (ST-040, ST-043, ST-AMB-13)."""
    if write_down(state, seat, name, value, kind) and state.listener:
        state.tell("out", seat, hero=state.table.sheets[seat].hero)


def write_down(state: State, seat: int, name: str, value: int, kind: int) -> bool:
    """The condition itself; whether it is the one that puts the hero out of the scene (ST-045)."""
    sheet = state.table.sheets[seat]
    value = min(value, LIMIT - burden(sheet))
    if value <= 0:
        return False
    if state.listener:
        state.tell("condition", seat, hero=sheet.hero, name=name, n=value)
    sheet.conditions.append(Condition(name, value, kind))
    if kind == FATIGUE:
        merge(sheet, of_kind(sheet, FATIGUE))  # tired and tired is one kind (ST-AMB-17, ST-AMB-34)
    return is_out(sheet)


def of_kind(sheet: Sheet, kind: int) -> list[int]:
    """The places of the conditions of one kind."""
    return [place for place, condition in enumerate(sheet.conditions) if condition.kind == kind]


def merge(sheet: Sheet, places: list[int]) -> int:
    """These conditions become one with the sum, called like the greatest of them until somebody renames it (ST-042,
    ST-AMB-35). It keeps the kind of the greatest that has one. Its place."""
    merged = sorted((sheet.conditions[place] for place in places), key=lambda condition: -condition.value)
    kind = next((condition.kind for condition in merged if condition.kind >= 0), -1)
    whole = Condition(merged[0].name, sum(condition.value for condition in merged), kind)
    sheet.conditions = [each for place, each in enumerate(sheet.conditions) if place not in places[1:]]
    sheet.conditions[places[0]] = whole
    return places[0]


def mergeable(sheet: Sheet) -> list[int]:
    """The kinds of which a hero has several conditions."""
    kinds = [condition.kind for condition in sheet.conditions]
    return [kind for kind in range(len(KINDS)) if kinds.count(kind) > 1]


def ease(state: State, seat: int, place: int, steps: int) -> int:
    """Take so many steps off a condition; how many are spare (ST-044). Who has five or less is back (ST-AMB-32)."""
    sheet = state.table.sheets[seat]
    condition = sheet.conditions[place]
    was_out = is_out(sheet)
    taken = min(steps, condition.value)
    if taken == condition.value:
        del sheet.conditions[place]
    else:
        sheet.conditions[place] = Condition(condition.name, condition.value - taken, condition.kind)
    if state.listener:
        state.tell("eased", seat, hero=sheet.hero, name=condition.name, n=taken, left=condition.value - taken)
        if was_out and not is_out(sheet):
            state.tell("back", seat, hero=sheet.hero)
    return steps - taken
