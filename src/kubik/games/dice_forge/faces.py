"""Applying the faces of a blessing: what two of them do to each other, and each for itself.

All that is known of a blessing under way lies in its steps, so blessings may happen inside of each other to any depth.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from operator import add
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kubik.games.dice_forge import options
from kubik.games.dice_forge.content import (
    ANCIENT,
    CARD,
    CELLS,
    FACES,
    GIVES,
    GLORY,
    GODDESS_CELL,
    GOLD,
    GOLEM_MOON,
    GOLEM_SUN,
    KIND,
    LOYALTY,
    MIRROR,
    MOON,
    NEXT,
    NOTHING,
    OTHER,
    OWNER,
    RESOURCES,
    SHIP,
    SUN,
    THEN,
    TIMES3,
    Bundle,
)
from kubik.games.dice_forge.dice import Celestial
from kubik.games.dice_forge.forge import Buy
from kubik.games.dice_forge.maze import Golem
from kubik.games.dice_forge.reserves import gain, gain_gold, lose, multiplied, store
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import face_up
from kubik.games.dice_forge.track import cell_after, loyalty_bonus, move_token
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step
from kubik.parts.effects import Word


class Blessing(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What holds for all faces that are applied together."""

    own: bool = False
    """With own dice: the zones of loyalty count (A24)."""
    repeatable: bool = False
    """A Cerberus token may follow (A29)."""
    lost: bool = False
    """What the faces give is lost instead (Minotaur)."""
    quiet: bool = False
    """Faces of misfortune do not call their owner again."""
    oracle: bool = False
    """The Oracle watches whether ancient shards or loyalty are given."""
    glory_for: Bundle = NOTHING
    """The glory that each of a resource may become instead of being stored (Cyclops, Sentinel)."""


OWN_DICE: Final = Blessing(own=True, repeatable=True)
BORROWED: Final = Blessing()
"""Faces of dice that were not rolled for an own blessing."""
LOST: Final = Blessing(lost=True)
NONE: Final = -1
"""No face."""
_IDLE: Final = (NONE, TIMES3)
"""What does nothing alone, or beside another one of these (DF-065)."""


def _together(first: int, second: int) -> Bundle | None:
    """What two faces give together, if there is nothing to choose and neither does anything else."""
    if not KIND[first] == KIND[second] == "plain":
        return None
    gives, others = GIVES[first], GIVES[second]
    return tuple(map(add, gives[0], others[0])) if len(gives) == len(others) == 1 else None


TOGETHER: Final = [[_together(first, second) for second in range(len(FACES))] for first in range(len(FACES))]


# --- two faces together -----------------------------------------------------------------------------------------------


class Apply(Step):
    """Apply two faces, or one and NONE."""

    first: int
    second: int
    blessing: Blessing = BORROWED

    def do(self, state: State) -> None:
        apply_faces(state, self.seat, self.first, self.second, self.blessing)


def apply_faces(
    state: State, seat: int, first: int, second: int, blessing: Blessing = BORROWED, *, in_order: bool = False
) -> None:
    """Settle what the two faces do to each other, and put each on the stack; `in_order`: no order is to be asked."""
    steps = state.table.steps
    if first == MIRROR or second == MIRROR:
        if mirrored(state, seat):
            other = second if first == MIRROR else first
            waits = not blessing.lost and _mirror_may_wait(state, seat, other)
            steps.append((Order if waits else Mirror)(seat, first, second, blessing))
            return
        first, second = (NONE if face == MIRROR else face for face in (first, second))
    if first in _IDLE or second in _IDLE:
        other = second if first in _IDLE else first
        if other not in _IDLE:
            steps.append(Face(seat, other, blessing, times=FACES[TIMES3].times if TIMES3 in (first, second) else 1))
    elif (first == GOLEM_MOON and second == GOLEM_SUN) or (first == GOLEM_SUN and second == GOLEM_MOON):
        steps.append(Pair(seat))
    elif in_order:
        put_faces(state, seat, first, second, blessing)
    elif order_matters(state, seat, first, second, blessing):
        steps.append(Order(seat, first, second, blessing))
    elif KIND[first] in ("dependent", "golem"):
        put_faces(state, seat, second, first, blessing)
    else:
        put_faces(state, seat, first, second, blessing)


_YIELDS: Final = [gives[0] if len(gives) == 1 else NOTHING for gives in GIVES]
"""What a face without a choice yields."""


def put_faces(state: State, seat: int, first: int, second: int, blessing: Blessing) -> None:
    """A dependent face that is applied first still sees the other one, unless that depends on it in turn (A08)."""
    beside = _YIELDS[second] if KIND[first] == "dependent" != KIND[second] else NOTHING
    state.table.steps.append(Face(seat, second, blessing))
    state.table.steps.append(Face(seat, first, blessing, beside=beside, partner=True))


def mirrored(state: State, seat: int) -> list[int]:
    """The faces a mirror may show: those of opponents; past an opponent's mirror, also the own ones (DF-069)."""
    players = state.table.players
    found: dict[int, None] = {}
    for place in state.rules.clockwise[seat][1:]:
        found[face_up(players[place], 0)] = found[face_up(players[place], 1)] = None
    if MIRROR in found:
        found[face_up(players[seat], 0)] = found[face_up(players[seat], 1)] = None
    return [face for face in found if face != MIRROR]


class Mirror(Ask):
    """Which face a mirror shows."""

    first: int
    second: int
    blessing: Blessing
    in_order: bool = False
    """It was chosen to come first, so the face that it copies does."""

    def options(self, state: State) -> list[Option]:
        return [options.COPY[face] for face in mirrored(state, self.seat)]

    def answer(self, state: State, option: Option) -> None:
        """The copied face counts as the own result, and beside the other face as if it had been rolled (DF-067,
        DF-068)."""
        first, second = self.first, self.second
        if first == MIRROR:
            first = option.piece
        else:
            second = option.piece
        apply_faces(state, self.seat, first, second, self.blessing, in_order=self.in_order)


class Pair(Ask):
    """A moon golem with a sun golem: the celestial die as well, before or after the golem moves (DF-173)."""

    def options(self, state: State) -> list[Option]:
        if state.table.players[self.seat].cell == GODDESS_CELL:
            return [options.CELESTIAL_FIRST]
        return [options.CELESTIAL_FIRST, options.CELESTIAL_LAST]

    def answer(self, state: State, option: Option) -> None:
        both: list[Step] = [Golem(self.seat, 2), Celestial(self.seat, 1)]
        state.table.steps += both if option == options.CELESTIAL_FIRST else reversed(both)


# --- the order of two faces -------------------------------------------------------------------------------------------


class Order(Ask):
    """Which of two faces comes first."""

    first: int
    second: int
    blessing: Blessing

    def options(self, state: State) -> list[Option]:
        return [options.FIRST[self.first], options.FIRST[self.second]]

    def answer(self, state: State, option: Option) -> None:
        seat, first, second, blessing = self.seat, self.first, self.second, self.blessing
        if option.piece == second:
            first, second = second, first
        if first == MIRROR:
            state.table.steps.append(Mirror(seat, first, second, blessing, in_order=True))
        elif KIND[second] == "plain" and _waits_for_choice(first, second):
            state.table.steps.append(Pick(seat, second, blessing, ahead_of=first))
        else:
            put_faces(state, seat, first, second, blessing)


def order_matters(state: State, seat: int, first: int, second: int, blessing: Blessing) -> bool:
    """Whether a player could want one of two faces applied before the other."""
    if first == second:
        return False
    if KIND[first] == KIND[second] == "dependent" and (
        _looks_for(first, _YIELDS[second]) or _looks_for(second, _YIELDS[first])
    ):
        return True
    if blessing.lost:
        return False
    cell = state.table.players[seat].cell
    if KIND[first] == "golem" or KIND[second] == "golem":
        other = second if KIND[first] == "golem" else first
        return _order_matters_to_golem(cell, other, any(blessing.glory_for))
    if SHIP in (first, second):
        return _GOLD[first] or _GOLD[second]
    return state.rules.titans and _order_matters_to_token(cell, first, second, blessing.own)


_GOLD: Final = [any(gains[GOLD] for gains in gives) for gives in GIVES]


def _looks_for(face: int, gains: Bundle) -> bool:
    """Whether a dependent face looks for one of these (A08)."""
    return OTHER[face] >= 0 and gains[OTHER[face]] > 0


def _waits_for_choice(face: int, other: int) -> bool:
    """Whether a dependent face depends on what is chosen for the other one."""
    return len(GIVES[other]) > 1 and any(_looks_for(face, gains) for gains in GIVES[other])


def _mirror_may_wait(state: State, seat: int, other: int) -> bool:
    """Whether the other face brings its player or the dice into another situation: a mirror's choice may wait for that
    (DF-010)."""
    return other == SHIP or (other in (GOLEM_MOON, GOLEM_SUN) and state.table.players[seat].cell != GODDESS_CELL)


@cache
def _order_matters_to_golem(cell: int, other: int, converts: bool) -> bool:
    """Whether what the other face gives may be spent where a golem can go next. A ship spends by itself, what a boar
    brings to others may be stolen there, and what becomes glory may be settled when the cell is known."""
    if cell == GODDESS_CELL:
        return False
    if converts or KIND[other] in ("ship", "boar"):
        return True
    spent = {resource for ahead in NEXT[cell] for word in CELLS[ahead - 1].effects for resource in _spent(word)}
    return any(gains[resource] for gains in GIVES[other] for resource in spent)


def _spent(word: Word) -> list[int]:
    """What may be spent on a cell; celestial die and goddess may bring a reroll, a ship, or a golem that goes on."""
    match word["do"]:
        case "buy":
            return [GOLD]
        case "celestial" | "meet_goddess":
            return [GOLD, MOON]
        case "may_trade":
            return [RESOURCES.index(resource) for resource in word["pay"]]
        case _:
            return []


@cache
def _order_matters_to_token(cell: int, first: int, second: int, own: bool) -> bool:
    """Whether two faces in some order bring a loyalty token elsewhere, or another bonus of the zones on its way."""
    for gives, others in product(GIVES[first], GIVES[second]):
        one = THEN[first] if _looks_for(first, others) else gives
        two = THEN[second] if _looks_for(second, gives) else others
        if _token_goes(cell, one, two, own) != _token_goes(cell, two, one, own):
            return True
    return False


def _token_goes(cell: int, first: Bundle, second: Bundle, own: bool) -> tuple[int, int, int]:
    """Where the token comes to, with so much extra gold and glory."""
    gold, glory = loyalty_bonus(cell, first) if own else (0, 0)
    cell = cell_after(cell, first[LOYALTY] - first[ANCIENT])
    more_gold, more_glory = loyalty_bonus(cell, second) if own else (0, 0)
    return cell_after(cell, second[LOYALTY] - second[ANCIENT]), gold + more_gold, glory + more_glory


# --- one face ---------------------------------------------------------------------------------------------------------


class Face(Step):
    """Apply one face."""

    face: int
    blessing: Blessing
    times: int = 1
    beside: Bundle = NOTHING
    """What the other face of the blessing yields, as far as it is known."""
    partner: bool = False
    """The other face is still to come, and may depend on what this one yields."""

    def do(self, state: State) -> None:
        seat, face, blessing = self.seat, self.face, self.blessing
        steps = state.table.steps
        match KIND[face]:
            case "plain":
                gives = GIVES[face]
                if len(gives) == 1:
                    take(state, seat, multiplied(gives[0], self.times), blessing, self.partner)
                else:
                    steps.append(Pick(seat, face, blessing, self.times, self.partner))
            case "dependent":
                gains = THEN[face] if self.beside[OTHER[face]] else GIVES[face][0]
                take(state, seat, multiplied(gains, self.times), blessing, self.partner)
            case "ship":
                if not blessing.lost:
                    steps.append(Buy(seat, FACES[face].discount * self.times))
            case "golem":
                steps.append(Golem(seat, self.times))
            case "mirror":
                # The other face came first: now it stands alone.
                apply_faces(state, seat, MIRROR, NONE, blessing)
            case "boar":
                owner = state.table.owners[CARD[face]]
                if owner >= 0:
                    steps.append(BoarOwner(owner, face, self.times))
                steps.append(Pick(seat, face, blessing, self.times, self.partner))
            case "misfortune":
                owner = state.table.owners[CARD[face]]
                if owner >= 0 and not blessing.quiet:
                    steps.append(Misfortune(owner, face))
                steps.append(Pick(seat, face, blessing, self.times, self.partner))


class Pick(Ask):
    """Exactly one of what a face offers (DF-064)."""

    face: int
    blessing: Blessing
    times: int = 1
    partner: bool = False
    """As in `Face`."""
    ahead_of: int = NONE
    """The face that comes first although it depends on this choice."""

    def options(self, state: State) -> list[Option]:
        return options.CHOOSE[: len(GIVES[self.face])]

    def answer(self, state: State, option: Option) -> None:
        gains = GIVES[self.face][option.amount]
        if self.ahead_of == NONE:
            take(state, self.seat, multiplied(gains, self.times), self.blessing, self.partner)
        else:
            state.table.steps.append(Picked(self.seat, self.face, self.blessing, option.amount))
            state.table.steps.append(Face(self.seat, self.ahead_of, self.blessing, beside=gains))


class Picked(Step):
    """What was chosen ahead for this face, because the other one depends on it and comes first."""

    face: int
    blessing: Blessing
    choice: int

    def do(self, state: State) -> None:
        take(state, self.seat, GIVES[self.face][self.choice], self.blessing, False)


def take(state: State, seat: int, gains: Bundle, blessing: Blessing, partner: bool) -> None:
    """Gain what a face yields, or lose it, and let the other face of the blessing know."""
    if partner:
        _tell_partner(state, gains)
    if blessing.lost:
        for resource in (GOLD, SUN, MOON, GLORY, ANCIENT):
            if gains[resource]:
                lose(state, seat, resource, gains[resource])
        return
    if blessing.oracle and (gains[ANCIENT] or gains[LOYALTY]):
        _tell_oracle(state)
    if state.rules.titans and blessing.own:
        gold, glory = loyalty_bonus(state.table.players[seat].cell, gains)
        if gold:
            gain_gold(state, seat, gold)
        if glory:
            store(state, seat, GLORY, glory)
    steps = state.table.steps
    if blessing.glory_for != NOTHING:
        for resource in (MOON, SUN, GOLD):
            glory = blessing.glory_for[resource]
            if glory and gains[resource]:
                steps.append(Convert(seat, resource, gains[resource], glory, state.rules.settings.convert_parts))
                gains = (*gains[:resource], 0, *gains[resource + 1 :])
    gain(state, seat, gains)


def _tell_partner(state: State, gains: Bundle) -> None:
    steps = state.table.steps
    for place in reversed(range(len(steps))):
        step = steps[place]
        if isinstance(step, Face):
            steps[place] = replace(step, beside=gains)
            return


def _tell_oracle(state: State) -> None:
    steps = state.table.steps
    for place in reversed(range(len(steps))):
        step = steps[place]
        if isinstance(step, OracleEnds):
            steps[place] = replace(step, given=True)
            return


class OracleEnds(Step):
    """If the Oracle's blessing gave ancient shards or loyalty, all others are pushed toward rebellion (DF-205)."""

    n: int
    """By so many spaces."""
    given: bool = False

    def do(self, state: State) -> None:
        if self.given:
            for other in state.rules.clockwise[self.seat][1:]:
                move_token(state, other, -self.n)


class Convert(Ask):
    """Whether a gain becomes glory (DF-102, DF-108)."""

    resource: int
    n: int
    glory: int
    """For each of it."""
    parts: bool = False
    """Any part of it may, not only all of it (A30)."""

    def options(self, state: State) -> list[Option]:
        return options.AMOUNT[: self.n + 1] if self.parts else [options.AMOUNT[0], options.AMOUNT[self.n]]

    def answer(self, state: State, option: Option) -> None:
        if option.amount:
            store(state, self.seat, GLORY, self.glory * option.amount)
        if self.resource == GOLD:
            gain_gold(state, self.seat, self.n - option.amount)
        elif self.n > option.amount:
            store(state, self.seat, self.resource, self.n - option.amount)


class BoarOwner(Ask):
    """The owner of the card gains whenever the face is applied, by whomever (DF-099); three of one choice (A04)."""

    face: int
    times: int

    def options(self, state: State) -> list[Option]:
        return options.CHOOSE[: len(OWNER[self.face])]

    def answer(self, state: State, option: Option) -> None:
        gain(state, self.seat, multiplied(OWNER[self.face][option.amount], self.times))


class Misfortune(Step):
    """The owner of the card applies both dice of the bearer as an own divine blessing (DF-210)."""

    face: int

    def do(self, state: State) -> None:
        bearer = next(player for player in state.table.players if self.face in player.dice)
        apply_faces(state, self.seat, face_up(bearer, 0), face_up(bearer, 1), Blessing(quiet=True))


class Copy(Ask):
    """Apply any one face that lies up, of whomever."""

    def options(self, state: State) -> list[Option]:
        found = dict.fromkeys(face_up(player, die) for player in state.table.players for die in (0, 1))
        return [options.COPY[face] for face in found]

    def answer(self, state: State, option: Option) -> None:
        apply_faces(state, self.seat, option.piece, NONE)
