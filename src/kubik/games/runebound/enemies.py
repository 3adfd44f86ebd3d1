"""Who decides for an enemy, and how it decides when nobody does.

Where the rules ask an enemy and a bot decides for enemies, the only option that is left is the one that it likes best.
"""

from __future__ import annotations

from kubik.games.runebound.judge import liking
from kubik.games.runebound.variants import State
from kubik.kernel.decision import Option


def plays_enemy(state: State, seat: int) -> bool:
    """Whether a seat stands for an enemy right now."""
    fight = state.table.fight
    return fight.on and fight.card >= 0 and seat == fight.controller


def enemy_of(state: State, seat: int) -> int:
    """The card of the enemy for which a seat stands right now, or -1: it is told with what the seat does."""
    return state.table.fight.card if plays_enemy(state, seat) else -1


def decided(state: State, seat: int, found: list[Option]) -> list[Option]:
    """The options, or only the one that an enemy takes for whom nobody decides."""
    if len(found) < 2 or not state.rules.bot_for_enemies or not plays_enemy(state, seat):
        return found
    best, most = found[0], liking(state.table, 1, found[0])
    for option in found[1:]:
        value = liking(state.table, 1, option)
        if value > most:
            best, most = option, value
    return [best]
