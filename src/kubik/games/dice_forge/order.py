"""Whether it can matter in which order two faces are applied: if not, it is not asked.

What a player could want to decide later counts as well, where a roll comes in between.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from kubik.games.dice_forge import ready
from kubik.games.dice_forge.content import (
    ANCIENT,
    COST,
    FACES,
    GIVES,
    GLORY,
    GODDESS_CELL,
    GOLD,
    KIND,
    LOYALTY,
    MOON,
    NEXT,
    NOTHING,
    OTHER,
    SHIP,
    THEN,
    Bundle,
    bundle,
)
from kubik.games.dice_forge.dice import Celestial
from kubik.games.dice_forge.forge import Buy, PerForged, for_sale
from kubik.games.dice_forge.maze import MayTrade, Steal
from kubik.games.dice_forge.reserves import Choose, Gain, all_gold
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import Player, face_up
from kubik.games.dice_forge.terms import Blessing
from kubik.games.dice_forge.tokens import HAMMER, SCEPTER, TWINS
from kubik.games.dice_forge.track import cell_after, loyalty_bonus
from kubik.kernel.step import Step

YIELDS: Final = [gives[0] if len(gives) == 1 else NOTHING for gives in GIVES]
"""What a face without a choice yields."""


def looks_for(face: int, gains: Bundle) -> bool:
    """Whether a dependent face looks for one of these (A08)."""
    return OTHER[face] >= 0 and gains[OTHER[face]] > 0


def order_matters(state: State, seat: int, first: int, second: int, blessing: Blessing) -> bool:
    """Whether a player could want one of two faces applied before the other."""
    if first == second:
        return False
    if KIND[first] == KIND[second] == "dependent" and (
        looks_for(first, YIELDS[second]) or looks_for(second, YIELDS[first])
    ):
        return True
    if blessing.lost:
        return False
    if KIND[first] == "golem" or KIND[second] == "golem":
        other = second if KIND[first] == "golem" else first
        cell = state.table.players[seat].cell
        return any(_matters_to_cell(state, seat, ahead, other, blessing) for ahead in NEXT[cell])
    if SHIP in (first, second):
        other = second if first == SHIP else first
        return _matters_to_purchase(state, seat, other, FACES[SHIP].discount, blessing)
    return state.rules.titans and _matters_to_token(state.table.players[seat], first, second, blessing.own)


# --- gold and purchases -----------------------------------------------------------------------------------------------


def _matters_to_purchase(state: State, seat: int, other: int, discount: int, blessing: Blessing) -> bool:
    """Whether the gold of the other face lets its player buy what could not be bought before, or has no room before."""
    player = state.table.players[seat]
    gold = max((gains[GOLD] for gains in GIVES[other]), default=0)
    if state.rules.titans and blessing.own:
        gold += max((loyalty_bonus(player.cell, gains)[0] for gains in GIVES[other]), default=0)
    if not gold:
        return False
    if _may_use_triton(state, seat):
        return True
    payable = for_sale(state, seat, discount)
    room = player.caps[GOLD] - player.reserve[GOLD]
    if gold > room and any(COST[option.piece] > discount for option in payable):
        return True
    # Scepters hold gold that can be spent as well.
    room += sum(SCEPTER.most - on_it for on_it in player.scepters)
    return len(for_sale(state, seat, discount + min(gold, room))) > len(payable)


def _may_use_triton(state: State, seat: int) -> bool:
    """Whether gold or moon may come from a token at any moment, so that all that was reckoned here may be otherwise."""
    return state.table.turn == seat and state.table.players[seat].tritons > 0


# --- golems -----------------------------------------------------------------------------------------------------------


def _matters_to_cell(state: State, seat: int, cell: int, other: int, blessing: Blessing) -> bool:
    """Whether it can matter that the other face is applied before a golem enters this cell, or after.

    What the other face gives may be spent there. A ship spends by itself what the cell gives, and is counted where
    forged faces count; what a boar brings to others may be stolen.
    """
    ship, boar = other == SHIP, KIND[other] == "boar"
    for effect in ready.ENTERING[cell][seat]:
        match effect:
            case Buy():
                if ship or _matters_to_purchase(state, seat, other, effect.discount, blessing):
                    return True
            case MayTrade():
                if ship or boar or _matters_to_trade(state, seat, other, bundle(effect.pay)):
                    return True
            case Celestial():
                if _matters_to_roll(state, seat, cell, effect.n, other, blessing):
                    return True
            case Gain():
                if ship and effect.gold:
                    return True
            case Choose():
                if ship and any(gains.gold for gains in effect.one_of):
                    return True
            case PerForged():
                if ship:
                    return True
            case Steal():
                if boar:
                    return True
    # Whoever meets the goddess first turns dice, and two golems may still roll the celestial die.
    return cell == GODDESS_CELL and not state.table.met and _matters_to_roll(state, seat, cell, 1, other, blessing)


def _matters_to_trade(state: State, seat: int, other: int, pay: Bundle) -> bool:
    """Whether what the other face gives is needed for a trade, or finds room only after it."""
    player = state.table.players[seat]
    for resource in (GOLD, MOON):
        gain = max((gains[resource] for gains in GIVES[other]), default=0)
        if gain and pay[resource]:
            have = all_gold(player) if resource == GOLD else player.reserve[MOON]
            room = player.caps[resource] - player.reserve[resource]
            needed = have < pay[resource] <= have + gain
            if needed or (gain > room and have >= pay[resource]) or _may_use_triton(state, seat):
                return True
    return False


def _matters_to_roll(state: State, seat: int, cell: int, rolls: int, other: int, blessing: Blessing) -> bool:
    """Whether it can matter that the other face is applied before the celestial die is rolled on this cell.

    The die may bring Twins, a ship, or a golem that goes on, where gold and moon are spent; and what is chosen may be
    chosen in its light.
    """
    player = state.table.players[seat]
    if other == SHIP or KIND[other] == "boar" or len(GIVES[other]) > 1:
        return True
    gains = YIELDS[other]
    if any(n and glory for n, glory in zip(gains, blessing.glory_for, strict=True)):
        return True
    # A second roll may spend what the first one gave, and Twins spend gold before anything else is bought.
    anything = rolls > 1 or player.twins > 0 or _may_use_triton(state, seat)
    if gains[GOLD]:
        if _elsewhere(player) or (player.twins and _matters_to_twins(state, seat, rolls, gains[GOLD])):
            return True
        if _in_reach(state, seat, "ship"):
            turned = cell == GODDESS_CELL  # perhaps beside gold, or tripled
            if anything or turned or _matters_to_purchase(state, seat, other, FACES[SHIP].discount, blessing):
                return True
    if not _in_reach(state, seat, "golem"):
        return False
    beyond, more_rolls = _reach(cell, rolls)
    if anything or more_rolls:
        return any(_spends(effect, gains) for ahead in beyond for effect in ready.ENTERING[ahead][seat])
    return any(_matters_to_cell(state, seat, ahead, other, blessing) for ahead in beyond)


def _matters_to_twins(state: State, seat: int, rolls: int, gold: int) -> bool:
    """Whether with so much more gold Twins may be asked more often, or whether it has room only when they are paid."""
    if rolls > 1 or _may_use_triton(state, seat):
        return True
    player = state.table.players[seat]
    have = all_gold(player)
    if gold > player.caps[GOLD] - player.reserve[GOLD] and have >= TWINS.gold:
        return True
    return min(player.twins, have // TWINS.gold) != min(player.twins, (have + gold) // TWINS.gold)


@cache
def _reach(cell: int, steps: int) -> tuple[set[int], bool]:
    """The cells that a golem may come to with so many steps, further ones for each roll that it comes by; and whether
    it comes by any."""
    found: set[int] = set()
    rolls = False
    for ahead in NEXT[cell] if steps else ():
        more = sum(effect.n for effect in ready.ENTERING[ahead][0] if isinstance(effect, Celestial))
        further, others = _reach(ahead, steps - 1 + more)
        found |= {ahead, *further}
        rolls = rolls or others or more > 0
    return found, rolls


def _spends(effect: Step, gains: Bundle) -> bool:
    match effect:
        case Buy():
            return gains[GOLD] > 0
        case MayTrade():
            return any(n and price for n, price in zip(gains, bundle(effect.pay), strict=True))
        case _:
            return False


def _in_reach(state: State, seat: int, kind: str) -> bool:
    """Whether the celestial die can bring a face of this kind: from the own dice, or as it lies up."""
    players = state.table.players
    faces = [*players[seat].dice, *(face_up(player, die) for player in players for die in (0, 1))]
    return any(KIND[face] == kind for face in faces)


def _elsewhere(player: Player) -> int:
    """The gold that has room on hammers and scepters."""
    hammer = 0 if player.hammering == "none" else HAMMER.spaces * player.hammers - player.hammer
    return hammer + sum(SCEPTER.most - gold for gold in player.scepters)


# --- the titan track --------------------------------------------------------------------------------------------------


def _matters_to_token(player: Player, first: int, second: int, own: bool) -> bool:
    """Whether two faces in some order bring a loyalty token elsewhere, or another bonus of the zones on its way that
    finds room."""
    otherwise, gold = _token_differences(player.cell, first, second, own)
    room = player.caps[GOLD] - player.reserve[GOLD] + _elsewhere(player)
    return otherwise or any(min(one, room) != min(other, room) for one, other in gold)


@cache
def _token_differences(cell: int, first: int, second: int, own: bool) -> tuple[bool, list[tuple[int, int]]]:
    """Whether the orders of two faces lead to other places or more glory; where only gold differs, how much it is."""
    gold = []
    for gives, others in product(GIVES[first], GIVES[second]):
        one = THEN[first] if looks_for(first, others) else gives
        two = THEN[second] if looks_for(second, gives) else others
        there, back = _token_goes(cell, one, two, own), _token_goes(cell, two, one, own)
        if there[:2] != back[:2]:
            return True, []
        if there != back:
            gold.append((there[2], back[2]))
    return False, gold


def _token_goes(cell: int, first: Bundle, second: Bundle, own: bool) -> tuple[int, int, int]:
    """Where the token comes to, with so much glory and gold."""
    gold, glory = first[GOLD] + second[GOLD], first[GLORY] + second[GLORY]
    for gains in (first, second):
        if own:
            more_gold, more_glory = loyalty_bonus(cell, gains)
            gold, glory = gold + more_gold, glory + more_glory
        cell = cell_after(cell, gains[LOYALTY] - gains[ANCIENT])
    return cell, glory, gold
