"""Why not: things that a player would expect to be possible now and that are not."""

from __future__ import annotations

from kubik.games.roll_player import options
from kubik.games.roll_player.board import ROWS, has_room
from kubik.games.roll_player.dice import Place, TakeCard
from kubik.games.roll_player.market import Market
from kubik.games.roll_player.powers import BOUGHT_ACTION, BOUGHT_COST
from kubik.games.roll_player.purchase import fits, price
from kubik.games.roll_player.skills import COPIES
from kubik.games.roll_player.state import CARD, EXHAUSTED, SETUP
from kubik.games.roll_player.variants import State
from kubik.games.roll_player.windows import Host
from kubik.kernel.decision import Refusal


def refusals(state: State, seat: int) -> list[Refusal]:
    """The near misses of a seat."""
    decision = state.decision
    assert decision is not None
    found: list[Refusal] = []
    step = decision.step
    if decision.seat == seat:
        if isinstance(step, Place):
            cells = state.table.players[seat].cells
            found += [Refusal(options.PLACE[row], "row_full", {}) for row in ROWS if not has_room(cells, row)]
        elif isinstance(step, TakeCard):
            pool = state.table.pool
            found += [Refusal(options.TAKE[place], "taken", {}) for place, die in enumerate(pool) if not die]
        elif isinstance(step, Market):
            found += _market(state, seat)
    elif not state.asides(seat):
        found.append(Refusal(options.END, "not_your_turn", {}))
    if state.table.phase != SETUP:
        found += _skills(state, seat, isinstance(step, Host) and (decision.seat == seat or step.is_open(state)))
    possible = state.seat(seat).options
    return [refusal for refusal in found if refusal.option not in possible]


def _market(state: State, seat: int) -> list[Refusal]:
    player = state.table.players[seat]
    found = []
    for card in state.table.row:
        cost = price(player, card)
        missing = cost - player.gold - player.charisma
        if missing > 0:
            found.append(Refusal(options.BUY[card][cost][0], "too_dear", {"n": missing}))
        elif not fits(player, card):
            found.append(Refusal(options.BUY[card][cost][0], "no_hands", {}))
    return found if state.table.purchases else []


def _skills(state: State, seat: int, is_open: bool) -> list[Refusal]:
    """Skills that lie sideways, whose arrow leads nowhere, or for which it is not the moment."""
    player = state.table.players[seat]
    found = []
    for piece in player.skills:
        option = options.USE[piece & CARD]
        if piece & EXHAUSTED:
            found.append(Refusal(option, "exhausted", {}))
        elif not is_open:
            found.append(Refusal(option, "not_now", {}))
        elif COPIES[piece]:
            if not any(choice.verb == "copy" for choice in state.seat(seat).options):
                found.append(Refusal(option, "no_skill_to_copy", {}))
        else:
            found.append(Refusal(option, "off_the_grid", {}))
    if BOUGHT_ACTION[player.class_] >= 0 and is_open:
        missing = BOUGHT_COST[player.class_] - player.gold
        if player.ability_used:
            found.append(Refusal(options.CLASS_ABILITY, "ability_used", {}))
        elif missing > 0:
            found.append(Refusal(options.CLASS_ABILITY, "ability_too_dear", {"n": missing}))
    return found
