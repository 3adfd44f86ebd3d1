"""Gold that comes in (RP-091)."""

from __future__ import annotations

from kubik.games.roll_player.board import COLOUR_OF, GOLD
from kubik.games.roll_player.powers import GOLD_DIE
from kubik.games.roll_player.variants import State


def gain(state: State, seat: int, n: int) -> None:
    """Gold from the supply, which never runs out (RP-092)."""
    if n:
        state.table.players[seat].gold += n
        if state.listener:
            state.tell("gains_gold", seat, n=n)


def gold_die_income(state: State, seat: int, die: int) -> int:
    """What a die brings that comes onto the board: something only if it is gold (RP-051, RP-133)."""
    return GOLD_DIE[state.table.players[seat].class_] if COLOUR_OF[die] == GOLD else 0
