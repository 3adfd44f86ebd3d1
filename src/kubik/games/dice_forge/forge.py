"""Faces and where they come from: buying, forging, upgrading, taking from gardens and forest."""

from __future__ import annotations

from typing import Final

from kubik.games.dice_forge import options
from kubik.games.dice_forge.anytime import anytime_options, use_anytime
from kubik.games.dice_forge.content import (
    COST,
    FEAT,
    GROVE_FACES,
    GROVES,
    LEVEL,
    SANCTUARY,
    SHOWS_GLORY,
    TOP_LEVEL,
)
from kubik.games.dice_forge.reserves import all_gold, pay_gold
from kubik.games.dice_forge.state import DIE, Player, State, Table, place_of
from kubik.kernel.decision import Option, Step
from kubik.kernel.game import Ask

LOCK: Final = 1
"""A mark of the step `forge`: the new face can never be removed."""
MINOR: Final = 2
"""Another one: a minor blessing with that die follows (Ancestor)."""

# --- forging ----------------------------------------------------------------------------------------------------------


def own_faces(player: Player, of: list[list[Option]]) -> list[Option]:
    """An option for each different face of each own die, locked ones left out."""
    dice, locked = player.dice, player.locked
    if not locked:
        light, dark = of
        return [
            *map(light.__getitem__, dict.fromkeys(dice[:DIE])),
            *map(dark.__getitem__, dict.fromkeys(dice[DIE:])),
        ]
    places = [place for place in range(2 * DIE) if not locked >> place & 1]
    return list(dict.fromkeys(of[place // DIE][dice[place]] for place in places))


def forge_options(state: State, step: Step) -> list[Option]:
    return own_faces(state.table.players[step[1]], options.REPLACE)


def forge(state: State, step: Step, option: Option) -> None:
    """The old face is put away, the new one takes its place and lies up (DF-012)."""
    _, seat, face, marks = step
    player = state.table.players[seat]
    place = place_of(player, option.amount, option.piece)
    put_face(state, seat, face, place)
    if marks & LOCK:
        player.locked |= 1 << place
    if marks & MINOR:
        state.table.steps.append(("minor_with", seat, option.amount, 0))


def put_face(state: State, seat: int, face: int, place: int) -> None:
    player = state.table.players[seat]
    player.discard.append(player.dice[place])
    if state.listener:
        state.tell("forges", seat, face=face, old=player.dice[place])
    player.dice[place] = face
    player.up[place // DIE] = place


def take_out(state: State, seat: int, face: int, marks: int = 0) -> None:
    """Take a face out of its stock and forge it."""
    state.table.stock[face] -= 1
    state.table.steps.append(("forge", seat, face, marks))


# --- buying -----------------------------------------------------------------------------------------------------------


def for_sale(state: State, seat: int, discount: int = 0, bought: int = 0) -> list[Option]:
    """The faces that a player can pay, each type once in an offering (DF-051, DF-052). `bought` are bits."""
    stock = state.table.stock
    payable = _PAYABLE[min(all_gold(state.table.players[seat]) + discount, DEAREST)]
    found = [BUY[face] for face in payable if stock[face]]
    return [option for option in found if not bought >> option.piece & 1] if bought else found


BUY: Final = options.BUY
DEAREST: Final = max(COST)
_PAYABLE: Final = [[face for face in SANCTUARY if COST[face] <= gold] for gold in range(DEAREST + 1)]
"""What can be bought for so much gold."""


def buy_face(state: State, seat: int, face: int, discount: int = 0) -> None:
    if state.listener:
        state.tell("buys", seat, face=face)
    take_out(state, seat, face)
    pay_gold(state, seat, max(0, COST[face] - discount))


def offering_options(state: State, step: Step) -> list[Option]:
    _, seat, bought, _ = step
    return [*for_sale(state, seat, 0, bought), *anytime_options(state, seat), options.DONE]


def offering(state: State, step: Step, option: Option) -> None:
    """Further faces of the same offering."""
    _, seat, bought, _ = step
    if option.verb == "buy":
        state.table.steps.append(("offering", seat, bought | 1 << option.piece, 0))
        buy_face(state, seat, option.piece)
    elif option is not options.DONE:
        state.table.steps.append(step)
        use_anytime(state, seat, option)


def buy_options(state: State, step: Step) -> list[Option]:
    found = [*for_sale(state, step[1], step[2]), *anytime_options(state, step[1])]
    return [*found, options.DONE] if found else []


def buy(state: State, step: Step, option: Option) -> None:
    """One face, perhaps cheaper (ship, temple cells, Wood Nymph)."""
    if option.verb == "buy":
        buy_face(state, step[1], option.piece, step[2])
    elif option is not options.DONE:
        state.table.steps.append(step)
        use_anytime(state, step[1], option)


# --- faces for nothing ------------------------------------------------------------------------------------------------


def take_options(state: State, step: Step) -> list[Option]:
    return [options.TAKE[face] for face in GROVE_FACES[step[2]] if state.table.stock[face]]


def take_face(state: State, step: Step, option: Option) -> None:
    """Forge a face of the gardens or the forest."""
    take_out(state, step[1], option.piece)


def trident_faces(table: Table) -> list[int]:
    """Any face of the sanctuary, and of those gardens that no feat of this game opens (DF-137, DF-138)."""
    gardens = [
        face
        for grove, faces in zip(GROVES, GROVE_FACES, strict=True)
        if grove.where == "gardens" and FEAT[grove.feat] not in table.feats
        for face in faces
    ]
    return [face for face in (*SANCTUARY, *gardens) if table.stock[face]]


def trident_options(state: State, step: Step) -> list[Option]:
    return [options.TAKE[face] for face in trident_faces(state.table)]


def ancestor_options(state: State, step: Step) -> list[Option]:
    """The cheapest faces that show glory (DF-124)."""
    shown = [face for face in SANCTUARY if SHOWS_GLORY[face] and state.table.stock[face]]
    cheapest = [options.TAKE[face] for face in shown if COST[face] == COST[shown[0]]]
    return [*cheapest, options.DONE]


def ancestor(state: State, step: Step, option: Option) -> None:
    """A minor blessing follows, with the forged die or, if nothing was forged, with any (DF-125)."""
    if option is options.DONE:
        state.table.steps.append(("minor", step[1], 0, 0))
    else:
        take_out(state, step[1], option.piece, MINOR)


# --- upgrading --------------------------------------------------------------------------------------------------------


def target_level(state: State, face: int, levels: int, capped: bool) -> int:
    """The level that a face is raised to: the next one that is not empty (DF-147); 0: it cannot be raised."""
    target = LEVEL[face] + levels
    if LEVEL[face] == TOP_LEVEL or (target > TOP_LEVEL and not capped):
        return 0
    target = min(target, TOP_LEVEL)
    stock = state.table.stock
    left = [LEVEL[found] for found in SANCTUARY if stock[found] and LEVEL[found] >= target]
    return left[0] if left else 0


def upgradable(state: State, seat: int, levels: int, capped: bool) -> list[Option]:
    found = own_faces(state.table.players[seat], options.UPGRADE)
    return [option for option in found if target_level(state, option.piece, levels, capped)]


def upgrade_options(state: State, step: Step) -> list[Option]:
    """With the celestial die an upgrade stops at the highest level and may be declined (A06)."""
    _, seat, levels, capped = step
    found = upgradable(state, seat, levels, bool(capped))
    return [*found, options.DONE] if found and capped else found


def upgrade(state: State, step: Step, option: Option) -> None:
    _, seat, levels, capped = step
    if option is not options.DONE:
        level = target_level(state, option.piece, levels, bool(capped))
        place = place_of(state.table.players[seat], option.amount, option.piece)
        state.table.steps.append(("upgrade_to", seat, level, place))


def upgrade_to_options(state: State, step: Step) -> list[Option]:
    return [options.TAKE[face] for face in SANCTUARY if LEVEL[face] == step[2] and state.table.stock[face]]


def upgrade_to(state: State, step: Step, option: Option) -> None:
    state.table.stock[option.piece] -= 1
    put_face(state, step[1], option.piece, step[3])


ASKS: Final[dict[str, Ask]] = {
    "forge": Ask(forge_options, forge),
    "offering": Ask(offering_options, offering),
    "buy": Ask(buy_options, buy),
    "take_face": Ask(take_options, take_face),
    "trident_face": Ask(trident_options, take_face),
    "ancestor": Ask(ancestor_options, ancestor),
    "upgrade": Ask(upgrade_options, upgrade),
    "upgrade_to": Ask(upgrade_to_options, upgrade_to),
}
