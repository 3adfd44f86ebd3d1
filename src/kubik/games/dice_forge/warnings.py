"""What a player may overlook: reinforcements before the action, the action itself or that a further one can do nothing,
and the last use of a companion."""

from __future__ import annotations

from kubik.games.dice_forge import options
from kubik.games.dice_forge.content import COST, MOON_COST, SANCTUARY, SUN_COST, TURN
from kubik.games.dice_forge.effects import EACH_TURN
from kubik.games.dice_forge.reserves import all_gold, can_pay
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
    if option == options.EXTRA and not _can_act_again(table, table.players[decision.seat]):
        return Warning("extra_in_vain")
    if option == options.END_TURN and table.round == rules.figures.rounds:
        glory = sum(space & ~ADVANCED for space in table.players[decision.seat].companions)
        if glory:
            return Warning("companion", {"n": glory})
    return None


def _can_act_again(table: Table, player: Player) -> bool:
    """Whether, the extra action paid, there is something to do with it. Tokens may bring what is missing."""
    return (
        bool(player.tritons or player.companions)
        or any(table.stock[face] and COST[face] <= all_gold(player) for face in SANCTUARY)
        or any(
            left and can_pay(player, SUN_COST[feat] + TURN.extra_action, MOON_COST[feat])
            for feat, left in zip(table.feats, table.stacks, strict=True)
        )
    )


def _free_reinforcements(player: Player, decision: Decision) -> int:
    """How many can still be used that cost nothing, so that everybody would."""
    found = 0
    for option in decision.options:
        if option.verb == "use" and not any(isinstance(e, Trade | Light) for e in EACH_TURN[option.piece]):
            found += unused(player, option.piece)
        elif option.verb == "advance":
            found += player.companions.count(option.amount)
    return found
