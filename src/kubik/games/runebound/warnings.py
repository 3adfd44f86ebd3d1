"""What a player may overlook: points and symbols left, limits that are reached, and zombies on the way."""

from __future__ import annotations

from typing import Final

from kubik.games.runebound.content import ATTRIBUTE, FIGURES, TYPE
from kubik.games.runebound.heroes import attribute, health
from kubik.games.runebound.skills import is_free
from kubik.games.runebound.state import Table
from kubik.games.runebound.variants import Rules
from kubik.kernel.decision import Decision, Option, Warning

_SPENDS: Final = frozenset({"attack", "surge"})


def warning(table: Table, rules: Rules, decision: Decision, option: Option) -> Warning | None:
    """Why this choice may be a slip, as a reason and its figures."""
    player = table.players[decision.seat]
    match option.verb:
        case "end" if table.points and not player.out:
            return Warning("points_left", {"n": table.points})
        case "pass" if any(other.verb in _SPENDS for other in decision.options):
            return Warning("symbols_left", {})
        case "move" | "step" | "step_as" | "step_free":
            hex = option.amount if option.verb in ("move", "step_free") else option.amount >> 3
            if hex in table.zombies:
                deadly = player.wounds + FIGURES.zombies.wounds >= health(player)
                return Warning("deadly_zombie" if deadly else "zombie", {"n": FIGURES.zombies.wounds})
        case "learn":
            number = ATTRIBUTE[option.piece]
            if sum(ATTRIBUTE[card] == number for card in player.skills) >= attribute(player, number):
                return Warning("skill_limit", {"card": option.piece})
        case "buy" | "take":
            if not is_free(player, TYPE[option.piece]):
                return Warning("asset_limit", {"card": option.piece})
    return None
