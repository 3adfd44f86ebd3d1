"""How a story ended: heroes win or lose together."""

from __future__ import annotations

from typing import Final

from kubik.games.story.heroes import burden
from kubik.games.story.variants import State
from kubik.kernel.decision import Result

PLACE: Final = {"good": 1, "mixed": 2, "bad": 3, "open": 1}
"""The place of all heroes by the grade of the end; without a grade nobody was judged."""


def result(state: State) -> Result:
    """A good end is won by all, the scenarist too; a mixed or bad one by nobody."""
    table, rules = state.table, state.rules
    place = PLACE.get(table.grade, 1)
    winners = tuple(range(rules.players)) if place == 1 else ()
    sheet = {
        "scenes": (table.scenes,) * rules.players,
        "experience": tuple(sheet.experience for sheet in table.sheets),
        "conditions": tuple(burden(sheet) for sheet in table.sheets),
    }
    return Result(winners, (place,) * rules.players, sheet)
