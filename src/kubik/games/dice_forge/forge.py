"""Faces and where they come from: buying, forging, upgrading, taking from gardens and forest."""

from __future__ import annotations

from typing import Final

from kubik.games.dice_forge import options
from kubik.games.dice_forge.anytime import anytime_options, use_anytime
from kubik.games.dice_forge.content import COST, FEAT, GLORY, GROVE, GROVE_FACES, GROVES, LEVEL, SANCTUARY, TOP_LEVEL
from kubik.games.dice_forge.reserves import all_gold, pay_gold, store
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import DIE, Player, Table, place_of
from kubik.kernel.content import Amount
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

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


class Forge(Ask):
    """Which face of the own dice a new one replaces."""

    face: int
    for_good: bool = False
    """The new face can never be removed."""

    def options(self, state: State) -> list[Option]:
        return own_faces(state.table.players[self.seat], options.REPLACE)

    def answer(self, state: State, option: Option) -> None:
        """The old face is put away, the new one takes its place and lies up (DF-012)."""
        player = state.table.players[self.seat]
        place = place_of(player, option.amount, option.piece)
        put_face(state, self.seat, self.face, place)
        if self.for_good:
            player.locked |= 1 << place


def put_face(state: State, seat: int, face: int, place: int) -> None:
    """Replace the face at a place of the own dice by another, which then lies up."""
    player = state.table.players[seat]
    player.discard.append(player.dice[place])
    if state.listener:
        source, to = options.TAKE[face].target, options.PICK[seat][place // DIE].target
        state.tell("forges", seat, pieces=[face], source=source, to=to, face=face, old=player.dice[place])
    player.dice[place] = face
    player.up[place // DIE] = place


class PerForged(Step):
    """Glory for each face that was replaced."""

    n: Amount

    def do(self, state: State) -> None:
        store(state, self.seat, GLORY, self.n * len(state.table.players[self.seat].discard))


# --- buying -----------------------------------------------------------------------------------------------------------


def for_sale(state: State, seat: int, discount: int = 0) -> list[Option]:
    """The faces that a player can pay (DF-051)."""
    stock = state.table.stock
    payable = _PAYABLE[min(all_gold(state.table.players[seat]) + discount, DEAREST)]
    return [BUY[face] for face in payable if stock[face]]


BUY: Final = options.BUY
DEAREST: Final = max(COST)
_PAYABLE: Final = [[face for face in SANCTUARY if COST[face] <= gold] for gold in range(DEAREST + 1)]
"""What can be bought for so much gold."""


def buy_face(state: State, seat: int, face: int, discount: int = 0) -> None:
    """Take a face out of the sanctuary, pay it and forge it."""
    if state.listener:
        state.tell("buys", seat, face=face)
    state.table.stock[face] -= 1
    state.table.steps.append(Forge(seat, face))
    pay_gold(state, seat, max(0, COST[face] - discount))


class Offering(Ask):
    """Further faces of the same offering, each type once (DF-052)."""

    bought: tuple[int, ...]

    def options(self, state: State) -> list[Option]:
        found = [option for option in for_sale(state, self.seat) if option.piece not in self.bought]
        return [*found, *anytime_options(state, self.seat), options.DONE]

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "buy":
            state.table.steps.append(Offering(self.seat, (*self.bought, option.piece)))
            buy_face(state, self.seat, option.piece)
        elif option != options.DONE:
            state.table.steps.append(self)
            use_anytime(state, self.seat, option)


class Buy(Ask):
    """One face, perhaps cheaper (ship, temple cells, Wood Nymph)."""

    discount: int = 0

    def options(self, state: State) -> list[Option]:
        found = [*for_sale(state, self.seat, self.discount), *anytime_options(state, self.seat)]
        return [*found, options.DONE] if found else []

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "buy":
            buy_face(state, self.seat, option.piece, self.discount)
        elif option != options.DONE:
            state.table.steps.append(self)
            use_anytime(state, self.seat, option)


# --- faces for nothing ------------------------------------------------------------------------------------------------


class TakeFace(Ask):
    """Forge a face of the gardens or the forest."""

    grove: str

    def options(self, state: State) -> list[Option]:
        return [options.TAKE[face] for face in GROVE_FACES[GROVE[self.grove]] if state.table.stock[face]]

    def answer(self, state: State, option: Option) -> None:
        forge_for_nothing(state, self.seat, option.piece)


class TridentFace(Ask):
    """Forge any face of the sanctuary or of some gardens."""

    def options(self, state: State) -> list[Option]:
        return [options.TAKE[face] for face in trident_faces(state.table)]

    def answer(self, state: State, option: Option) -> None:
        forge_for_nothing(state, self.seat, option.piece)


def forge_for_nothing(state: State, seat: int, face: int) -> None:
    """Take a face out of its stock and forge it."""
    state.table.stock[face] -= 1
    state.table.steps.append(Forge(seat, face))


def trident_faces(table: Table) -> list[int]:
    """Any face of the sanctuary, and of those gardens that no feat of this game opens (DF-137, DF-138)."""
    gardens = [
        face
        for grove, faces in zip(GROVES, GROVE_FACES, strict=True)
        if grove.where == "gardens" and FEAT[grove.feat] not in table.feats
        for face in faces
    ]
    return [face for face in (*SANCTUARY, *gardens) if table.stock[face]]


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
    """The own faces that can be raised by so many levels."""
    found = own_faces(state.table.players[seat], options.UPGRADE)
    return [option for option in found if target_level(state, option.piece, levels, capped)]


class Upgrade(Ask):
    """Which face is raised by so many levels. One that is `capped` (celestial die) stops at the highest level and may
    be declined (A06)."""

    levels: Amount
    capped: bool = False

    def options(self, state: State) -> list[Option]:
        found = upgradable(state, self.seat, self.levels, self.capped)
        return [*found, options.DONE] if found and self.capped else found

    def answer(self, state: State, option: Option) -> None:
        if option != options.DONE:
            level = target_level(state, option.piece, self.levels, self.capped)
            place = place_of(state.table.players[self.seat], option.amount, option.piece)
            state.table.steps.append(UpgradeTo(self.seat, level, place))


class UpgradeTo(Ask):
    """Which face of a level replaces the one at a place on the own dice."""

    level: int
    place: int

    def options(self, state: State) -> list[Option]:
        stock = state.table.stock
        return [options.TAKE[face] for face in SANCTUARY if LEVEL[face] == self.level and stock[face]]

    def answer(self, state: State, option: Option) -> None:
        state.table.stock[option.piece] -= 1
        put_face(state, self.seat, option.piece, self.place)
