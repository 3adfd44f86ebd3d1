"""What a player may overlook: a skill whose effect cannot happen now, a weapon that spoils goals, or is put down."""

from __future__ import annotations

from kubik.games.roll_player.content import TYPE, WEAPON
from kubik.games.roll_player.scoring import goal_stars
from kubik.games.roll_player.state import DICE, MARKET, Table
from kubik.games.roll_player.variants import Rules
from kubik.games.roll_player.windows import WINDOW
from kubik.kernel.decision import Decision, Option, Warning


def warning(table: Table, rules: Rules, decision: Decision, option: Option) -> Warning | None:
    """Why this choice may be a slip, as a reason and its figures."""
    player, card = table.players[decision.seat], option.piece
    if option.verb == "drop" and decision.ask != "make_room":
        return Warning("put_down", {"card": card})
    if option.verb in ("use", "copy") and not _in_time(table, decision.seat, card):
        return Warning("effect_in_vain", {"card": card})
    if option.verb == "buy" and TYPE[card] == WEAPON:
        before, after = goal_stars(player, player.weapons), goal_stars(player, [*player.weapons, card])
        if sum(after) < sum(before):
            return Warning("hurts_goal", {"card": card})
    return None


def _in_time(table: Table, seat: int, skill: int) -> bool:
    match WINDOW[skill]:
        case "pool":
            return table.phase == DICE and any(table.pool)
        case "pool_or_market":
            return any(table.pool)
        case "own_market":
            return table.phase == MARKET and table.turn == seat
        case _:
            return True
