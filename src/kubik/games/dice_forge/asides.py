"""Step 1 is for everybody at once: whose choices touch nobody else's need not wait for the others.

Everybody has rolled. The players' parts lie on the stack, the active player's on top, each above its mark `blessed`. A
player further down may go on already if nothing that lies above can reach that player, and if nothing in the own part
can reach anybody or asks chance: then the outcome is the same whoever is faster.
"""

from __future__ import annotations

from typing import Final

from kubik.games.dice_forge.blessing import Blessed
from kubik.games.dice_forge.content import KIND
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import face_up
from kubik.kernel.decision import Decision, Option

_SOLITARY: Final = [kind in ("plain", "dependent", "times3") for kind in KIND]
"""Faces that concern nobody but the player who applies them."""


def aside(state: State, seat: int) -> Decision | None:
    """What a player's own part of step 1 asks, while somebody else is waited for."""
    part = _free_part(state, seat)
    return None if part is None else state.copy().run_part(*part)


def take_aside(state: State, seat: int, option: Option) -> None:
    part = _free_part(state, seat)
    assert part is not None
    state.run_part(*part, option)


def _free_part(state: State, seat: int) -> tuple[int, int] | None:
    """From where to where on the stack a player's part lies, if it touches nobody else's."""
    players = state.table.players
    marks = [(place, step) for place, step in enumerate(state.table.steps) if isinstance(step, Blessed)]
    own = next((number for number, (_, step) in enumerate(marks) if step.seat == seat), None)
    if own is None or own == len(marks) - 1 or players[seat].twins:
        return None
    if not all(_SOLITARY[face_up(players[seat], die)] for die in (0, 1)):
        return None
    if any(step.reaches_others for _, step in marks[own + 1 :]):
        return None
    return marks[own][0], marks[own + 1][0]
