"""What the conformance suite needs to know of the story game: set-ups, and what holds at every decision."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from kubik.games.story.check import faults
from kubik.games.story.state import Table
from kubik.games.story.variants import State
from kubik.kernel.sight import EVERYBODY

SETUPS: Final[list[dict[str, Any]]] = [
    {"players": 4},
    {"players": 2, "adventure": "bell_fair", "each_weakness_counts": True},
    {"players": 5, "adventure": "ferry_debt", "rolled_measures": True},
    {"players": 2, "way": "scenarist", "character_effort": True},
    {"players": 6, "way": "scenarist", "adventure": "free"},
    {"players": 1, "way": "dice_table"},
]


def reshuffle(table: Table, seat: int, random: Random) -> None:
    """Other notes, letters and secret clocks than those that the seat may read; a scenarist knows all of them."""
    if seat:
        table.notes = [f"{random.random()}" for _ in table.notes]
    table.letters = [
        letter if readers == EVERYBODY or readers >> seat & 1 else f"{random.random()}"
        for letter, readers in zip(table.letters, table.readers, strict=True)
    ]
    for clock in table.clocks:
        if clock.knowers != EVERYBODY and not clock.knowers >> seat & 1:
            clock.name = f"{random.random()}"


def check(state: State) -> None:
    """What is on the table can be."""
    assert not list(faults(state.rules, state.table))
    assert (state.result is None) == (not state.table.ended)
