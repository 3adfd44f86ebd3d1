"""Heroic feats: paying, moving, ousting, taking the card, and what the cards do."""

from __future__ import annotations

from typing import Final

from kubik.games.dice_forge import options, ready
from kubik.games.dice_forge.blessing import Divine, Minor, MinorWith, Resolve
from kubik.games.dice_forge.content import (
    ANCIENT,
    CARD,
    COST,
    FEAT,
    GIVES,
    GLORY,
    GOLD,
    GROVE,
    GROVE_FACES,
    GROVES,
    ISLAND,
    ISLANDS,
    MOON,
    MOON_COST,
    NOTHING,
    SANCTUARY,
    SHOWS_GLORY,
    SLOT_OF,
    SLOTS,
    SUN,
    SUN_COST,
    Bundle,
    Gains,
    Ousting,
    always_of,
    bundle,
    effect_of,
)
from kubik.games.dice_forge.dice import BOTH, roll
from kubik.games.dice_forge.faces import Apply, OracleEnds, apply_faces
from kubik.games.dice_forge.forge import Forge, TridentFace, trident_faces
from kubik.games.dice_forge.reserves import all_gold, can_pay, gain, lose, pay_gold, pay_shards, store
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import Table, face_up
from kubik.games.dice_forge.terms import LOST
from kubik.games.dice_forge.track import rebellion_reward
from kubik.kernel.content import Amount
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

_GREAT_BEAR: Final = FEAT["great_bear"]
_TWINS: Final = FEAT["twins"]
BEAR: Final = always_of("great_bear", Ousting)

# --- performing a feat ------------------------------------------------------------------------------------------------


def feat_options(state: State, seat: int) -> list[Option]:
    """The feats that are left and that a player can pay (DF-058, DF-059)."""
    table = state.table
    player = table.players[seat]
    reserve, feats, stacks = player.reserve, table.feats, table.stacks
    if player.scepters or reserve[ANCIENT]:
        return [
            FEAT_OF[feat]
            for feat, left in zip(feats, stacks, strict=True)
            if left and can_pay(player, SUN_COST[feat], MOON_COST[feat])
        ]
    payable = _PAYABLE[min(reserve[SUN], DEAREST)][min(reserve[MOON], DEAREST)]
    return [FEAT_OF[feats[slot]] for slot in payable if stacks[slot]]


FEAT_OF: Final = options.FEAT
DEAREST: Final = max(SUN_COST + MOON_COST)
_PAYABLE: Final = [
    [
        [number for number, slot in enumerate(SLOTS) if slot.sun <= sun and slot.moon <= moon]
        for moon in range(DEAREST + 1)
    ]
    for sun in range(DEAREST + 1)
]
"""The slots that can be paid with so much sun and moon."""


def perform(state: State, seat: int, feat: int) -> None:
    """Pay, move, take the card, apply it (DF-058)."""
    _put_card_steps(state, seat, feat)
    state.table.steps.append(Arrive(seat, ISLAND[feat]))
    pay_shards(state, seat, SUN_COST[feat], MOON_COST[feat])


def _put_card_steps(state: State, seat: int, feat: int) -> None:
    steps = state.table.steps
    island = ISLAND[feat]
    if state.listener:
        state.tell("performs", seat, pieces=[feat], source=options.FEAT[feat].target, to=f"seat:{seat}", feat=feat)
    for memory in state.table.players[seat].memories:
        # Tokens that this very feat places are not there yet (A20).
        if memory >> 1 == island:
            steps.append(Remember(seat, island, memory & 1))
    steps.append(Card(seat, feat))


class Arrive(Step):
    """The hero comes to an island. Whoever stands there is ousted and receives a divine blessing before the card does
    anything (DF-061)."""

    island: int

    def do(self, state: State) -> None:
        seat, players = self.seat, state.table.players
        if players[seat].island == self.island:
            return
        for other, player in enumerate(players):
            if player.island == self.island:
                player.island = 0
                if state.listener:
                    state.tell("ousts", seat, target=other)
                _feed_bears(state, seat)
                _feed_bears(state, other)
                state.table.steps.append(Divine(other))
        players[seat].island = self.island


def _feed_bears(state: State, seat: int) -> None:
    """Glory for each Great Bear when a hero was ousted (DF-097)."""
    bears = state.table.players[seat].feats.count(_GREAT_BEAR)
    if bears:
        store(state, seat, GLORY, BEAR.glory * bears)


class Card(Step):
    """Take the card of a feat and apply it."""

    feat: int

    def do(self, state: State) -> None:
        table, seat = state.table, self.seat
        player = table.players[seat]
        slot = SLOT_OF[self.feat]
        performed = table.stacks[slot] < state.rules.players
        table.stacks[slot] -= 1
        if state.rules.titans:
            reward = rebellion_reward(player, self.feat, performed)
            if reward:
                store(state, seat, GLORY, reward)
        player.feats.append(self.feat)
        table.steps += ready.NOW[self.feat][seat]
        if self.feat == _TWINS:
            player.twins += 1


class Remember(Step):
    """A memory on this island is collected after the feat's own effect (DF-203)."""

    island: int
    side: int

    def do(self, state: State) -> None:
        state.table.players[self.seat].memories.remove(self.island << 1 | self.side)
        if state.listener:
            state.tell("remembers", self.seat, island=self.island)
        gain(state, self.seat, MEMORY_SIDES[self.side])


# --- glory for what one has -------------------------------------------------------------------------------------------


class PerFeat(Step):
    """Different feats; all colours of one are the same (A10)."""

    n: Amount

    def do(self, state: State) -> None:
        store(state, self.seat, GLORY, self.n * len(set(state.table.players[self.seat].feats)))


class PerGloryFace(Step):
    """Glory for each own face that shows glory (DF-135)."""

    n: Amount

    def do(self, state: State) -> None:
        shown = sum(SHOWS_GLORY[face] for face in state.table.players[self.seat].dice)
        store(state, self.seat, GLORY, self.n * shown)


class RightHand(Ask):
    """Any amount of gold, for glory each (DF-127)."""

    glory: Amount

    def options(self, state: State) -> list[Option]:
        return options.AMOUNT[: all_gold(state.table.players[self.seat]) + 1]

    def answer(self, state: State, option: Option) -> None:
        pay_gold(state, self.seat, option.amount)
        store(state, self.seat, GLORY, self.glory * option.amount)


# --- against the others -----------------------------------------------------------------------------------------------


class Mists(Step):
    """Whoever has the least gold in the main reserve loses glory to the owner (DF-120 to DF-123)."""

    n: Amount

    def do(self, state: State) -> None:
        seat, players = self.seat, state.table.players
        least = min(player.reserve[GOLD] for player in players)
        poorest = [other for other in state.rules.clockwise[seat] if players[other].reserve[GOLD] == least]
        if poorest != [seat]:
            store(state, seat, GLORY, sum(lose(state, other, GLORY, self.n) for other in poorest))


class EternalNight(Step):
    """Everybody else loses sun and moon to the owner (DF-128)."""

    sun: Amount
    moon: Amount

    def do(self, state: State) -> None:
        others = state.rules.clockwise[self.seat][1:]
        for resource, n in ((SUN, self.sun), (MOON, self.moon)):
            store(state, self.seat, resource, sum(lose(state, other, resource, n) for other in others))


class Minotaur(Step):
    """All others roll and lose what the faces would give (DF-092)."""

    def do(self, state: State) -> None:
        others = state.rules.clockwise[self.seat][1:]
        for other in others:
            roll(state, other, BOTH)
        for other in reversed(others):
            state.table.steps.append(Resolve(other, BOTH, LOST))


class Satyrs(Step):
    """All others roll without effect; two of these dice become the owner's divine blessing (DF-084)."""

    def do(self, state: State) -> None:
        for other in state.rules.clockwise[self.seat][1:]:
            roll(state, other, BOTH)
        state.table.steps.append(SatyrsDie(self.seat))


class SatyrsDie(Ask):
    """Which of the rolled dice is used."""

    taken: tuple[int, int] | None = None
    """The one that was named first: whose it is, and which of the two."""

    def options(self, state: State) -> list[Option]:
        players, others = state.table.players, state.rules.clockwise[self.seat][1:]
        dice = [die for other in others for die in options.PICK[other] if (die.seat, die.amount) != self.taken]
        # A single opponent's dice are both taken, whichever is named first, and of equal faces any will do.
        alike = len({face_up(players[die.seat], die.amount) for die in dice}) == 1
        return dice[:1] if alike or len(others) == 1 else dice

    def answer(self, state: State, option: Option) -> None:
        if self.taken is None:
            state.table.steps.append(SatyrsDie(self.seat, (option.seat, option.amount)))
            return
        players = state.table.players
        seat, die = self.taken
        first, second = face_up(players[seat], die), face_up(players[option.seat], option.amount)
        apply_faces(state, self.seat, first, second)


class Burden(Ask):
    """Another player must forge the face of the card's colour; it is locked (DF-098, DF-209)."""

    grove: str

    def options(self, state: State) -> list[Option]:
        return [options.TARGET[other] for other in state.rules.clockwise[self.seat][1:]]

    def answer(self, state: State, option: Option) -> None:
        table, grove = state.table, GROVE[self.grove]
        taken = state.rules.players - table.stacks[SLOT_OF[FEAT[GROVES[grove].feat]]]
        face = GROVE_FACES[grove][state.rules.colours[taken - 1]]
        table.owners[CARD[face]] = self.seat
        table.stock[face] -= 1
        if state.listener:
            state.tell("burdens", self.seat, target=option.seat, face=face)
        table.steps.append(Forge(option.seat, face, for_good=True))


class LeftHand(Step):
    """Every hero on an island is ousted; their dice bless the owner, own ones first (DF-139, DF-140, A31)."""

    def do(self, state: State) -> None:
        seat, table = self.seat, state.table
        ousted = [other for other in state.rules.clockwise[seat] if table.players[other].island]
        for other in ousted:
            table.players[other].island = 0
            if other != seat:
                _feed_bears(state, other)
                if state.listener:
                    state.tell("ousts", seat, target=other)
            roll(state, other, BOTH)
        if any(other != seat for other in ousted):
            _feed_bears(state, seat)
        for other in reversed(ousted):
            if other == seat and state.rules.settings.left_hand_blesses:
                table.steps.append(Resolve(seat))
            else:
                player = table.players[other]
                table.steps.append(Apply(seat, face_up(player, 0), face_up(player, 1)))


# --- all the rest -----------------------------------------------------------------------------------------------------


class Wind(Step):
    """Everybody rolls without effect; the owner gains one type of everything that is shown (DF-117)."""

    def do(self, state: State) -> None:
        for other in state.rules.clockwise[self.seat]:
            roll(state, other, BOTH)
        state.table.steps.append(WindType(self.seat))


class WindType(Ask):
    """Which type of resource is gained, of those that show."""

    def options(self, state: State) -> list[Option]:
        return [options.NAME[resource] for resource, n in enumerate(shown(state.table)) if n]

    def answer(self, state: State, option: Option) -> None:
        gains = [n if resource == option.amount else 0 for resource, n in enumerate(shown(state.table))]
        gain(state, self.seat, tuple(gains))


def shown(table: Table) -> Bundle:
    """All that the faces of everybody show."""
    faces = [face_up(player, die) for player in table.players for die in (0, 1)]
    return tuple(map(sum, zip(*(_SHOWN[face] for face in faces), strict=True)))


_SHOWN: Final = [tuple(map(sum, zip(*gives, strict=True))) if gives else NOTHING for gives in GIVES]
"""How much of each resource a face shows; every option of a choice counts (A07), of dependent faces the light half."""


class Ancestor(Ask):
    """Forge one of the cheapest faces that show glory, if wanted (DF-124)."""

    def options(self, state: State) -> list[Option]:
        shown = [face for face in SANCTUARY if SHOWS_GLORY[face] and state.table.stock[face]]
        cheapest = [options.TAKE[face] for face in shown if COST[face] == COST[shown[0]]]
        return [*cheapest, options.DONE]

    def answer(self, state: State, option: Option) -> None:
        """A minor blessing follows, with the forged die or, if nothing was forged, with any (DF-125)."""
        if option == options.DONE:
            state.table.steps.append(Minor(self.seat))
        else:
            state.table.stock[option.piece] -= 1
            state.table.steps.append(AncestorForge(self.seat, option.piece))


class AncestorForge(Forge):
    """The forging of the Ancestor: a minor blessing with that die follows."""

    def answer(self, state: State, option: Option) -> None:
        super().answer(state, option)
        state.table.steps.append(MinorWith(self.seat, option.amount))


class Trident(Step):
    """All gold of the main reserve for any face (DF-137)."""

    def do(self, state: State) -> None:
        if trident_faces(state.table):
            state.table.steps.append(TridentFace(self.seat))
        lose(state, self.seat, GOLD, state.table.players[self.seat].reserve[GOLD])


class FirstTitan(Ask):
    """A feat that costs so many shards, performed without moving and without paying (DF-141)."""

    cost: Amount

    def options(self, state: State) -> list[Option]:
        table = state.table
        cheap = [number for number, slot in enumerate(SLOTS) if slot.sun + slot.moon == self.cost]
        return [options.FEAT[table.feats[slot]] for slot in cheap if table.stacks[slot]]

    def answer(self, state: State, option: Option) -> None:
        _put_card_steps(state, self.seat, option.piece)


class Memory(Step):
    """The card's tokens have these sides."""

    sides: tuple[Gains, Gains]

    def do(self, state: State) -> None:
        state.table.steps.append(MemoryToken(self.seat))


MEMORY_SIDES: Final = tuple(map(bundle, effect_of("memory", Memory).sides))
"""Of rebellion, of loyalty."""


class MemoryToken(Ask):
    """Where a memory is laid, and with which side up."""

    other: int = 0
    """The island of the card's first token; the two lie on different ones (DF-202)."""

    def options(self, state: State) -> list[Option]:
        return [side[island] for side in options.MEMORY for island in range(1, ISLANDS + 1) if island != self.other]

    def answer(self, state: State, option: Option) -> None:
        state.table.players[self.seat].memories.append(option.piece << 1 | option.amount)
        if state.listener:
            state.tell("places_memory", self.seat, island=option.piece, side=option.amount)
        if not self.other:
            state.table.steps.append(MemoryToken(self.seat, option.piece))


class Oracle(Step):
    """A minor blessing that is watched."""

    n: Amount

    def do(self, state: State) -> None:
        state.table.steps += (OracleEnds(self.seat, self.n), Minor(self.seat, oracle=True))
