"""What the active player may do at any time of the own turn: use a Triton token, cash a companion in."""

from __future__ import annotations

from kubik.games.dice_forge import options
from kubik.games.dice_forge.content import GLORY, SUN, bundle
from kubik.games.dice_forge.reserves import gain, store
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import ADVANCED
from kubik.games.dice_forge.tokens import COMPANION, TRITON
from kubik.kernel.decision import Option


def anytime_options(state: State, seat: int) -> list[Option]:
    player = state.table.players[seat]
    if not (player.tritons or player.companions) or state.table.turn != seat:
        return []
    found = list(options.TRITON) if player.tritons else []
    for space in dict.fromkeys(companion & ~ADVANCED for companion in player.companions):
        if space:  # the first one brings nothing
            found.append(options.CASH[space])
    return found


def use_anytime(state: State, seat: int, option: Option) -> None:
    player = state.table.players[seat]
    if option.verb == "triton":
        player.tritons -= 1
        if state.listener:
            state.tell("uses_triton", seat)
        gain(state, seat, bundle(TRITON.one_of[option.amount]))
        return
    # Of two companions on one space the one that was advanced already has less left to do.
    player.companions.remove(max(found for found in player.companions if found & ~ADVANCED == option.amount))
    if state.listener:
        state.tell("cashes_companion", seat, n=option.amount)
    store(state, seat, SUN, COMPANION.sun * option.amount)
    store(state, seat, GLORY, COMPANION.glory * option.amount)
