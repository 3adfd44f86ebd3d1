"""The titan track: loyalty tokens between rebellion and loyalty, and what their zones bring."""

from __future__ import annotations

from typing import Final

from kubik.games.dice_forge.content import GLORY, GOLD, TO_LOYALTY, TO_REBELLION, ZONE, Bundle, Zone
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import Player

LOYAL: Final[tuple[Zone, ...]] = ("L1", "L2", "L3")
REWARDS: Final[dict[Zone | None, tuple[int, int]]] = {"R1": (3, 2), "R2": (5, 3)}
"""Glory for a feat that nobody has performed yet, and for one that only others have (DF-198, DF-199)."""


def move_token(state: State, seat: int, cells: int) -> None:
    player = state.table.players[seat]
    player.cell = cell_after(player.cell, cells)
    if cells and state.listener:
        state.tell("moves_token", seat, n=cells, cell=player.cell)


def cell_after(cell: int, cells: int) -> int:
    """Toward loyalty, or toward rebellion if negative, along the special paths (DF-188)."""
    path = TO_LOYALTY if cells > 0 else TO_REBELLION
    for _ in range(abs(cells)):
        cell = path[cell]
    return cell


def loyalty_bonus(cell: int, gains: Bundle) -> tuple[int, int]:
    """Extra gold and glory for a face that gives these, in the zone where the token is now (DF-191 to DF-195)."""
    zone = ZONE[cell]
    if zone not in LOYAL:
        return 0, 0
    gold = 1 if gains[GOLD] else 0
    glory = (1 if gains[GOLD] and zone != "L1" else 0) + (1 if gains[GLORY] and zone == "L3" else 0)
    return gold, glory


def rebellion_reward(player: Player, feat: int, performed: bool) -> int:
    """Glory for performing a feat for the first time while in a zone of rebellion (DF-198 to DF-200)."""
    zone = ZONE[player.cell]
    if zone not in REWARDS or feat in player.feats:
        return 0
    return REWARDS[zone][1 if performed else 0]
