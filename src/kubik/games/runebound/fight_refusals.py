"""Why not, in fights: abilities and symbols that a player would expect to be usable now and that are not."""

from __future__ import annotations

from kubik.games.runebound import fight_options as options
from kubik.games.runebound.abilities import ABILITIES, COMBAT_ACTIONS, SURGES
from kubik.games.runebound.fighters import fighter, ready, symbols
from kubik.games.runebound.moments import can_pay, found, is_used
from kubik.games.runebound.tokens import AGILITY, DOUBLE, SURGE
from kubik.games.runebound.variants import State
from kubik.kernel.decision import Refusal


def fight_refusals(state: State, seat: int) -> list[Refusal]:
    """The near misses of a seat that takes a combat action; some of them may be possible after all."""
    side = fighter(state, seat)
    refused = []
    surge = symbols(side, SURGE)
    for number in found(state, seat, SURGES):
        option, missing = options.SURGE[number], max(1, ABILITIES[number].cost) - surge
        if SURGE in side.forbidden:
            refused.append(Refusal(option, "surge_forbidden", {}))
        elif is_used(state, seat, number):
            refused.append(Refusal(option, "used_up", {}))
        elif missing > 0:
            refused.append(Refusal(option, "few_surge", {"n": missing}))
    for number in found(state, seat, COMBAT_ACTIONS):
        option = options.USE[number]
        if is_used(state, seat, number):
            refused.append(Refusal(option, "used_up", {}))
        elif not can_pay(state.table.players[seat], ABILITIES[number].pay):
            refused.append(Refusal(option, "no_card", {}))
        else:
            refused.append(Refusal(option, "no_token", {}))
    for place in ready(side, AGILITY):
        if AGILITY in side.forbidden:
            refused.append(Refusal(options.AGILITY[side.tokens[place]], "agility_forbidden", {}))
    for under in ready(side, DOUBLE):
        if DOUBLE in side.forbidden:
            token = next(place for place in range(len(side.tokens)) if place != under)
            refused.append(Refusal(options.PUT[side.tokens[under]][side.tokens[token]], "double_forbidden", {}))
    return refused
