"""What a player may overlook: reinforcements before the action, the action itself, and the last use of a companion."""

from __future__ import annotations

from kubik.games.dice_forge import options
from kubik.games.dice_forge.effects import EACH_TURN
from kubik.games.dice_forge.setups import Rules
from kubik.games.dice_forge.state import ADVANCED, Player, Table
from kubik.games.dice_forge.turn import Light, Trade, unused
from kubik.kernel.decision import Decision, Option, Warning


def warning(table: Table, rules: Rules, decision: Decision, option: Option) -> Warning | None:
    """Why this choice may be a slip, as a reason and its figures."""
    if decision.ask == "act" and option.verb in ("buy", "feat", "pass"):
        free = _free_reinforcements(table.players[decision.seat], decision)
        if free:
            return Warning("reinforcements", {"n": free})
    if option == options.PASS and any(other.verb in ("buy", "feat") for other in decision.options):
        return Warning("action")
    if option == options.END_TURN and table.round == rules.figures.rounds:
        glory = sum(space & ~ADVANCED for space in table.players[decision.seat].companions)
        if glory:
            return Warning("companion", {"n": glory})
    return None


def _free_reinforcements(player: Player, decision: Decision) -> int:
    """How many can still be used that cost nothing, so that everybody would."""
    found = 0
    for option in decision.options:
        if option.verb == "use" and not any(isinstance(e, Trade | Light) for e in EACH_TURN[option.piece]):
            found += unused(player, option.piece)
        elif option.verb == "advance":
            found += player.companions.count(option.amount)
    return found
