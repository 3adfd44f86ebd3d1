"""Applying the faces of a blessing: what two of them do to each other, and each for itself.

A blessing under way is a number: two faces (or one and NONE) and its marks. So it fits into a step, and blessings may
happen inside of each other to any depth without any other memory than the stack.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from operator import add
from typing import Final

from kubik.games.dice_forge import options
from kubik.games.dice_forge.content import (
    ANCIENT,
    CARD,
    CELLS,
    CONVERT_GOLD,
    CONVERT_SHARDS,
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
    OTHER,
    OWNER,
    RESOURCES,
    SHIP,
    SUN,
    THEN,
    TIMES3,
    AnyEffect,
    Bundle,
    Buy,
    Celestial,
    MayTrade,
    MeetGoddess,
)
from kubik.games.dice_forge.reserves import gain, gain_gold, lose, multiplied, store
from kubik.games.dice_forge.state import State, face_up
from kubik.games.dice_forge.track import cell_after, loyalty_bonus
from kubik.kernel.decision import Option, Step
from kubik.kernel.game import Ask, Do

# --- marks of a blessing ----------------------------------------------------------------------------------------------

OWN: Final = 1
"""With own dice: the zones of loyalty count (A24)."""
REPEATABLE: Final = 2
"""A Cerberus token may follow (A29)."""
LOSS: Final = 16
"""What the faces give is lost instead (Minotaur)."""
QUIET: Final = 32
"""Faces of misfortune do not call their owner again."""
ORACLE: Final = 64
"""The Oracle watches whether ancient shards or loyalty are given."""
BLESSED: Final = OWN | REPEATABLE

NONE: Final = 63
"""No face."""
_NOTHING: Final = (NONE, TIMES3)
"""What does nothing alone, or beside another one of these (DF-065)."""
FACE_BITS: Final = 63

PAIR: Final = 4095
"""Both faces of a blessing."""


def _together(first: int, second: int) -> Bundle | None:
    """What two faces give together, if there is nothing to choose and neither does anything else."""
    if max(first, second) >= len(FACES) or not KIND[first] == KIND[second] == "plain":
        return None
    gives, others = GIVES[first], GIVES[second]
    return tuple(map(add, gives[0], others[0])) if len(gives) == len(others) == 1 else None


TOGETHER: Final = [_together(pair & FACE_BITS, pair >> 6) for pair in range(PAIR + 1)]
PARTNER: Final = 64
"""A face that is followed by the other one of its blessing, which may depend on what this one yields."""
AHEAD: Final = 128
"""A choice for a face that comes second; the number of the first, which depends on it, is above this bit."""


def blessing(first: int, second: int, marks: int) -> int:
    return first | second << 6 | marks << 12


# --- two faces together -----------------------------------------------------------------------------------------------


def apply_step(state: State, step: Step) -> None:
    apply_faces(state, step[1], step[2])


def apply_faces(state: State, seat: int, word: int, in_order: int = 0) -> None:
    """Settle what the two faces do to each other, and put each on the stack; IN_ORDER if no order is to be asked."""
    first, second, marks = word & FACE_BITS, word >> 6 & FACE_BITS, word >> 12
    if first == MIRROR or second == MIRROR:
        if mirrored(state, seat):
            waits = not marks & LOSS and _mirror_may_wait(state, seat, second if first == MIRROR else first)
            state.table.steps.append(("order" if waits else "mirror", seat, word, 0))
            return
        first, second = (NONE if face == MIRROR else face for face in (first, second))
    steps = state.table.steps
    if first in _NOTHING or second in _NOTHING:
        other = second if first in _NOTHING else first
        if other not in _NOTHING:
            times = 3 if TIMES3 in (first, second) else 1
            steps.append(("face", seat, other | times << 6 | marks << 8, 0))
    elif (first == GOLEM_MOON and second == GOLEM_SUN) or (first == GOLEM_SUN and second == GOLEM_MOON):
        steps.append(("pair", seat, 0, 0))
    elif in_order:
        put_faces(state, seat, first, second, marks)
    elif order_matters(state, seat, first, second, marks):
        steps.append(("order", seat, blessing(first, second, marks), 0))
    elif KIND[first] in ("dependent", "golem"):
        put_faces(state, seat, second, first, marks)
    else:
        put_faces(state, seat, first, second, marks)


def _resources(gains: Bundle) -> int:
    """Which resources there are, as bits."""
    return sum(1 << resource for resource, n in enumerate(gains) if n)


_YIELDS: Final = [_resources(gives[0]) if len(gives) == 1 else 0 for gives in GIVES]
"""What a face without a choice yields, as bits."""


def put_faces(state: State, seat: int, first: int, second: int, marks: int) -> None:
    """A dependent face that is applied first still sees the other one, unless that depends on it in turn (A08)."""
    beside = PARTNER
    if KIND[first] == "dependent" != KIND[second]:
        beside |= _YIELDS[second]
    state.table.steps.append(("face", seat, second | 1 << 6 | marks << 8, 0))
    state.table.steps.append(("face", seat, first | 1 << 6 | marks << 8, beside))


def mirrored(state: State, seat: int) -> list[int]:
    """The faces a mirror may show: those of opponents; past an opponent's mirror, also the own ones (DF-069)."""
    players = state.table.players
    found: dict[int, None] = {}
    for place in state.rules.clockwise[seat][1:]:
        found[face_up(players[place], 0)] = found[face_up(players[place], 1)] = None
    if MIRROR in found:
        found[face_up(players[seat], 0)] = found[face_up(players[seat], 1)] = None
    return [face for face in found if face != MIRROR]


def mirror_options(state: State, step: Step) -> list[Option]:
    return [options.COPY[face] for face in mirrored(state, step[1])]


def mirror(state: State, step: Step, option: Option) -> None:
    """The copied face counts as the own result, and beside the other face as if it had been rolled (DF-067, DF-068)."""
    _, seat, word, in_order = step
    shift = 0 if word & FACE_BITS == MIRROR else 6
    apply_faces(state, seat, word & ~(FACE_BITS << shift) | option.piece << shift, in_order)


IN_ORDER: Final = 1
"""The second number of a mirror's step: it was chosen to come first, so the face that it copies does."""
_GOLD: Final = [any(gains[GOLD] for gains in gives) for gives in GIVES]


def _mirror_may_wait(state: State, seat: int, other: int) -> bool:
    """Whether the other face brings its player or the dice into another situation: a mirror's choice may wait for that
    (DF-010)."""
    return other == SHIP or (other in (GOLEM_MOON, GOLEM_SUN) and state.table.players[seat].cell != GODDESS_CELL)


def order_matters(state: State, seat: int, first: int, second: int, marks: int) -> bool:
    """Whether a player could want one of two faces applied before the other."""
    if first == second:
        return False
    if KIND[first] == KIND[second] == "dependent" and (_sees(first, second) or _sees(second, first)):
        return True
    if marks & LOSS:
        return False
    cell = state.table.players[seat].cell
    if KIND[first] == "golem" or KIND[second] == "golem":
        return _order_matters_to_golem(cell, second if KIND[first] == "golem" else first, marks & CONVERT_SHARDS)
    if SHIP in (first, second):
        return _GOLD[first] or _GOLD[second]
    return state.rules.titans and _order_matters_to_token(cell, first, second, marks & OWN)


def _sees(face: int, other: int) -> bool:
    """Whether a dependent face that comes second looks for what another one yields (A08)."""
    return bool(OTHER[face] & _YIELDS[other])


@cache
def _order_matters_to_golem(cell: int, other: int, convert: int) -> bool:
    """Whether what the other face gives may be spent where a golem can go next. A ship spends by itself, what a boar
    brings to others may be stolen there, and what becomes glory may be settled when the cell is known."""
    if cell == GODDESS_CELL:
        return False
    if convert or KIND[other] in ("ship", "boar"):
        return True
    spent = {resource for ahead in NEXT[cell] for effect in CELLS[ahead - 1].effects for resource in _spent(effect)}
    return any(gains[resource] for gains in GIVES[other] for resource in spent)


def _spent(effect: AnyEffect) -> list[int]:
    """What may be spent on a cell; celestial die and goddess may bring a reroll, a ship, or a golem that goes on."""
    match effect:
        case Buy():
            return [GOLD]
        case Celestial() | MeetGoddess():
            return [GOLD, MOON]
        case MayTrade():
            return [RESOURCES.index(resource) for resource in effect.pay]
        case _:
            return []


@cache
def _order_matters_to_token(cell: int, first: int, second: int, own: int) -> bool:
    """Whether two faces in some order bring a loyalty token elsewhere, or another bonus of the zones on its way."""
    for gives, others in product(GIVES[first], GIVES[second]):
        one = THEN[first] if OTHER[first] & _resources(others) else gives
        two = THEN[second] if OTHER[second] & _resources(gives) else others
        if _token_goes(cell, one, two, own) != _token_goes(cell, two, one, own):
            return True
    return False


def _token_goes(cell: int, first: Bundle, second: Bundle, own: int) -> tuple[int, int, int]:
    """Where the token comes to, with so much extra gold and glory."""
    gold, glory = loyalty_bonus(cell, first) if own else (0, 0)
    cell = cell_after(cell, first[LOYALTY] - first[ANCIENT])
    more_gold, more_glory = loyalty_bonus(cell, second) if own else (0, 0)
    return cell_after(cell, second[LOYALTY] - second[ANCIENT]), gold + more_gold, glory + more_glory


def _waits_for_choice(face: int, other: int) -> bool:
    """Whether a dependent face depends on what is chosen for the other one."""
    return len(GIVES[other]) > 1 and any(OTHER[face] & _resources(gains) for gains in GIVES[other])


def order_options(state: State, step: Step) -> list[Option]:
    return [options.FIRST[step[2] & FACE_BITS], options.FIRST[step[2] >> 6 & FACE_BITS]]


def order(state: State, step: Step, option: Option) -> None:
    _, seat, word, _ = step
    first, second = word & FACE_BITS, word >> 6 & FACE_BITS
    if option.piece == second:
        first, second = second, first
    if first == MIRROR:
        state.table.steps.append(("mirror", seat, blessing(first, second, word >> 12), IN_ORDER))
    elif KIND[second] == "plain" and _waits_for_choice(first, second):
        state.table.steps.append(("pick", seat, second | 1 << 6 | word >> 12 << 8, AHEAD | first << 8))
    else:
        put_faces(state, seat, first, second, word >> 12)


def pair_options(state: State, step: Step) -> list[Option]:
    """A moon golem with a sun golem: the celestial die as well, before or after the golem moves (DF-173)."""
    if state.table.players[step[1]].cell == GODDESS_CELL:
        return [options.CELESTIAL_FIRST]
    return [options.CELESTIAL_FIRST, options.CELESTIAL_LAST]


def pair(state: State, step: Step, option: Option) -> None:
    seat = step[1]
    both: list[Step] = [("golem", seat, 2, 0), ("celestial", seat, 1, 0)]
    state.table.steps += both if option is options.CELESTIAL_FIRST else reversed(both)


# --- one face ---------------------------------------------------------------------------------------------------------


def apply_face(state: State, step: Step) -> None:
    _, seat, packed, beside = step
    face, times, marks = packed & FACE_BITS, packed >> 6 & 3, packed >> 8
    kind = KIND[face]
    steps = state.table.steps
    if kind == "plain":
        gives = GIVES[face]
        if len(gives) == 1:
            take(state, seat, multiplied(gives[0], times), marks, beside)
        else:
            steps.append(("pick", seat, packed, beside))
    elif kind == "dependent":
        hit = beside & OTHER[face]
        take(state, seat, multiplied(THEN[face] if hit else GIVES[face][0], times), marks, beside)
    elif kind == "ship":
        if not marks & LOSS:
            steps.append(("buy", seat, FACES[face].discount * times, 0))
    elif kind == "golem":
        steps.append(("golem", seat, times, 0))
    elif kind == "mirror":
        # The other face came first: now it stands alone.
        apply_faces(state, seat, blessing(MIRROR, NONE, marks))
    elif kind == "boar":
        owner = state.table.owners[CARD[face]]
        if owner >= 0:
            steps.append(("boar_owner", owner, face, times))
        steps.append(("pick", seat, packed, beside))
    elif kind == "misfortune":
        owner = state.table.owners[CARD[face]]
        if owner >= 0 and not marks & QUIET:
            steps.append(("misfortune", owner, face, 0))
        steps.append(("pick", seat, packed, beside))


def pick_options(state: State, step: Step) -> list[Option]:
    return options.CHOOSE[: len(GIVES[step[2] & FACE_BITS])]


def pick(state: State, step: Step, option: Option) -> None:
    """Exactly one of what a face offers (DF-064)."""
    _, seat, packed, beside = step
    gains = GIVES[packed & FACE_BITS][option.amount]
    if beside & AHEAD:
        state.table.steps.append(("picked", seat, packed, option.amount))
        state.table.steps.append(("face", seat, packed & ~FACE_BITS | beside >> 8, _resources(gains)))
    else:
        take(state, seat, multiplied(gains, packed >> 6 & 3), packed >> 8, beside)


def picked(state: State, step: Step) -> None:
    """What was chosen ahead for this face, because the other one depends on it and comes first."""
    _, seat, packed, option = step
    take(state, seat, GIVES[packed & FACE_BITS][option], packed >> 8, 0)


def take(state: State, seat: int, gains: Bundle, marks: int, beside: int) -> None:
    """Gain what a face yields, or lose it, and let the other face of the blessing know."""
    if beside & PARTNER:
        _tell_partner(state, gains)
    if marks & LOSS:
        for resource in (GOLD, SUN, MOON, GLORY, ANCIENT):
            if gains[resource]:
                lose(state, seat, resource, gains[resource])
        return
    if marks == BLESSED and not state.rules.titans:
        gain(state, seat, gains)
        return
    if marks & ORACLE and (gains[ANCIENT] or gains[LOYALTY]):
        _tell_oracle(state)
    cell = state.table.players[seat].cell
    gold, glory = loyalty_bonus(cell, gains) if state.rules.titans and marks & OWN else (0, 0)
    if gold:
        gain_gold(state, seat, gold)
    if glory:
        store(state, seat, GLORY, glory)
    steps = state.table.steps
    if marks & CONVERT_GOLD and gains[GOLD]:
        steps.append(("convert", seat, gains[GOLD], GOLD))
        gains = (0, *gains[1:])
    if marks & CONVERT_SHARDS:
        for resource in (MOON, SUN):
            if gains[resource]:
                steps.append(("convert", seat, gains[resource], resource))
        gains = (gains[GOLD], 0, 0, *gains[GLORY:])
    gain(state, seat, gains)


def _tell_partner(state: State, gains: Bundle) -> None:
    steps = state.table.steps
    place = len(steps) - 1
    while steps[place][0] != "face":
        place -= 1
    word, seat, packed, beside = steps[place]
    steps[place] = (word, seat, packed, beside | _resources(gains))


def _tell_oracle(state: State) -> None:
    steps = state.table.steps
    place = len(steps) - 1
    while steps[place][0] != "oracle_ends":
        place -= 1
    word, seat, _, _ = steps[place]
    steps[place] = (word, seat, 1, 0)


def convert_options(state: State, step: Step) -> list[Option]:
    return options.AMOUNT[: step[2] + 1]


CONVERTED: Final = {GOLD: 1, SUN: 2, MOON: 2}
"""Glory for each gold (Cyclops), sun or moon (Sentinel) that is not stored."""


def convert(state: State, step: Step, option: Option) -> None:
    _, seat, n, resource = step
    if option.amount:
        store(state, seat, GLORY, CONVERTED[resource] * option.amount)
    if resource == GOLD:
        gain_gold(state, seat, n - option.amount)
    elif n > option.amount:
        store(state, seat, resource, n - option.amount)


def boar_owner_options(state: State, step: Step) -> list[Option]:
    return options.CHOOSE[: len(OWNER[step[2]])]


def boar_owner(state: State, step: Step, option: Option) -> None:
    """The owner of the card gains whenever the face is applied, by whomever (DF-099); three of one choice (A04)."""
    _, owner, face, times = step
    gain(state, owner, multiplied(OWNER[face][option.amount], times))


def misfortune(state: State, step: Step) -> None:
    """The owner of the card applies both dice of the bearer as an own divine blessing (DF-210)."""
    _, owner, face, _ = step
    bearer = next(player for player in state.table.players if face in player.dice)
    apply_faces(state, owner, blessing(face_up(bearer, 0), face_up(bearer, 1), QUIET))


DOES: Final[dict[str, Do]] = {
    "apply": apply_step,
    "face": apply_face,
    "picked": picked,
    "misfortune": misfortune,
}
ASKS: Final[dict[str, Ask]] = {
    "mirror": Ask(mirror_options, mirror),
    "order": Ask(order_options, order),
    "pair": Ask(pair_options, pair),
    "pick": Ask(pick_options, pick),
    "convert": Ask(convert_options, convert),
    "boar_owner": Ask(boar_owner_options, boar_owner),
}
