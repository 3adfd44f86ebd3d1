"""The titan track: loyalty tokens between rebellion and loyalty, and what their zones bring."""

from __future__ import annotations

from typing import Final

from kubik.games.dice_forge.content import GLORY, GOLD, NOTHING, TO_LOYALTY, TO_REBELLION, ZONE, Bundle, bundle
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import Player


def move_token(state: State, seat: int, cells: int) -> None:
    """Move a loyalty token toward loyalty, or toward rebellion if negative."""
    player = state.table.players[seat]
    before, player.cell = player.cell, cell_after(player.cell, cells)
    if cells and state.listener:
        state.tell("moves_token", seat, source=f"space:{before}", to=f"space:{player.cell}", n=cells, cell=player.cell)


def cell_after(cell: int, cells: int) -> int:
    """Toward loyalty, or toward rebellion if negative, along the special paths (DF-188)."""
    path = TO_LOYALTY if cells > 0 else TO_REBELLION
    for _ in range(abs(cells)):
        cell = path[cell]
    return cell


def loyalty_bonus(cell: int, gains: Bundle) -> tuple[int, int]:
    """Extra gold and glory for a face that gives these, in the zone where the token is now (DF-191 to DF-195)."""
    with_gold, with_glory = _BONUS[cell]
    gold = (with_gold[GOLD] if gains[GOLD] else 0) + (with_glory[GOLD] if gains[GLORY] else 0)
    glory = (with_gold[GLORY] if gains[GOLD] else 0) + (with_glory[GLORY] if gains[GLORY] else 0)
    return gold, glory


_BONUS: Final = [(bundle(zone.with_gold), bundle(zone.with_glory)) if zone else (NOTHING, NOTHING) for zone in ZONE]


def rebellion_reward(player: Player, feat: int, performed: bool) -> int:
    """Glory for performing a feat for the first time while in a zone of rebellion (DF-198 to DF-200)."""
    zone = ZONE[player.cell]
    if zone is None or feat in player.feats:
        return 0
    return zone.new_to_me if performed else zone.new_to_all
