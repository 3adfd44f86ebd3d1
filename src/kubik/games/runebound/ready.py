"""The effect lists, ready for the stack. effects.py, which knows all effect words, fills them in."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kubik.games.runebound.lists import List
from kubik.games.runebound.variants import State
from kubik.kernel.step import Step
from kubik.parts.effects import Stacks

EFFECTS: Final[list[tuple[Step, ...]]] = []
"""The effects of each list, in order, for texts and bots."""
STACKS: Final[list[Stacks]] = []


def perform(state: State, seat: int, effects: List) -> None:
    """Put a list on the stack, the first effect on top, for the seat that uses it."""
    state.table.steps += STACKS[effects][seat]


def perform_times(state: State, seat: int, effects: List, times: int) -> None:
    """A list once for each of something: its amounts add up to one (RB-356)."""
    if times:
        steps = STACKS[effects][seat]
        state.table.steps += steps if times == 1 else [replace(step, n=times * step.n) for step in steps]  # type: ignore[attr-defined]
