"""Heroic feats: paying, moving, ousting, taking the card, and what the cards do."""

from __future__ import annotations

from typing import Final

from kubik.games.dice_forge import options
from kubik.games.dice_forge.blessing import BOTH, roll
from kubik.games.dice_forge.content import (
    ANCIENT,
    CARD,
    CHEAP,
    FEAT,
    FEATS,
    GIVES,
    GLORY,
    GOLD,
    GROVE_FACES,
    GROVES,
    ISLAND,
    ISLANDS,
    MOON,
    MOON_COST,
    NOW,
    SHOWS_GLORY,
    SLOT_OF,
    SLOTS,
    SUN,
    SUN_COST,
    Chest,
    bundle,
)
from kubik.games.dice_forge.faces import LOSS, ORACLE, apply_faces, blessing
from kubik.games.dice_forge.forge import LOCK, trident_faces
from kubik.games.dice_forge.reserves import all_gold, can_pay, gain, lose, pay_gold, pay_shards, store
from kubik.games.dice_forge.state import State, face_up
from kubik.games.dice_forge.track import move_token, rebellion_reward
from kubik.kernel.decision import Option, Step
from kubik.kernel.game import Ask, Do

BEAR: Final = FEAT["great_bear"]
BEAR_GLORY: Final = 3
TWINS: Final = FEAT["twins"]
MEMORY_SIDES: Final = (bundle({"ancient": 2, "moon": 1}), bundle({"loyalty": 2, "sun": 1}))

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
    state.table.steps.append(("arrive", seat, ISLAND[feat], 0))
    pay_shards(state, seat, SUN_COST[feat], MOON_COST[feat])


def _put_card_steps(state: State, seat: int, feat: int) -> None:
    steps = state.table.steps
    island = ISLAND[feat]
    if state.listener:
        state.tell("performs", seat, feat=feat)
    for memory in state.table.players[seat].memories:
        # Tokens that this very feat places are not there yet (A20).
        if memory >> 1 == island:
            steps.append(("remember", seat, memory, 0))
    steps.append(("card", seat, feat, 0))


def arrive(state: State, step: Step) -> None:
    """Whoever stands there is ousted and receives a divine blessing before the card does anything (DF-061)."""
    _, seat, island, _ = step
    players = state.table.players
    if players[seat].island == island:
        return
    for other, player in enumerate(players):
        if player.island == island:
            player.island = 0
            if state.listener:
                state.tell("ousts", seat, target=other)
            _feed_bears(state, seat)
            _feed_bears(state, other)
            state.table.steps.append(("divine", other, 1, 0))
    players[seat].island = island


def _feed_bears(state: State, seat: int) -> None:
    """Glory for each Great Bear when a hero was ousted (DF-097)."""
    bears = state.table.players[seat].feats.count(BEAR)
    if bears:
        store(state, seat, GLORY, BEAR_GLORY * bears)


def card(state: State, step: Step) -> None:
    _, seat, feat, _ = step
    table = state.table
    player = table.players[seat]
    slot = SLOT_OF[feat]
    performed = table.stacks[slot] < state.rules.players
    table.stacks[slot] -= 1
    if state.rules.titans:
        reward = rebellion_reward(player, feat, performed)
        if reward:
            store(state, seat, GLORY, reward)
    player.feats.append(feat)
    table.steps += NOW[feat][seat]
    if feat == TWINS:
        player.twins += 1


def remember(state: State, step: Step) -> None:
    """A memory on this island is collected after the feat's own effect (DF-203)."""
    _, seat, memory, _ = step
    state.table.players[seat].memories.remove(memory)
    if state.listener:
        state.tell("remembers", seat, island=memory >> 1)
    gain(state, seat, MEMORY_SIDES[memory & 1])


# --- cards that stay --------------------------------------------------------------------------------------------------


def hammer(state: State, step: Step) -> None:
    state.table.players[step[1]].hammers += 1


def chest(state: State, step: Step) -> None:
    """Larger reserves (DF-082)."""
    caps = state.table.players[step[1]].caps
    for resource, more in CHEST:
        caps[resource] += more


_CHEST: Final = next(effect for effect in FEATS[FEAT["blacksmiths_chest"]].now if isinstance(effect, Chest))
CHEST: Final = ((GOLD, _CHEST.gold), (SUN, _CHEST.sun), (MOON, _CHEST.moon))


def scepter(state: State, step: Step) -> None:
    state.table.players[step[1]].scepters.append(0)


def companion(state: State, step: Step) -> None:
    state.table.players[step[1]].companions.append(0)


def cerberus_token(state: State, step: Step) -> None:
    state.table.players[step[1]].cerberus += 1


def triton_token(state: State, step: Step) -> None:
    state.table.players[step[1]].tritons += 1


# --- glory for what one has -------------------------------------------------------------------------------------------


def per_forged(state: State, step: Step) -> None:
    store(state, step[1], GLORY, step[2] * len(state.table.players[step[1]].discard))


def per_feat(state: State, step: Step) -> None:
    """Different feats; all colours of one are the same (A10)."""
    store(state, step[1], GLORY, step[2] * len(set(state.table.players[step[1]].feats)))


def per_glory_face(state: State, step: Step) -> None:
    store(state, step[1], GLORY, step[2] * sum(SHOWS_GLORY[face] for face in state.table.players[step[1]].dice))


def right_hand_options(state: State, step: Step) -> list[Option]:
    return options.AMOUNT[: all_gold(state.table.players[step[1]]) + 1]


def right_hand(state: State, step: Step, option: Option) -> None:
    """Any amount of gold, 1 glory each (DF-127)."""
    pay_gold(state, step[1], option.amount)
    store(state, step[1], GLORY, option.amount)


# --- against the others -----------------------------------------------------------------------------------------------


def mists(state: State, step: Step) -> None:
    """Whoever has the least gold in the main reserve loses glory to the owner (DF-120 to DF-123)."""
    _, seat, n, _ = step
    players = state.table.players
    least = min(player.reserve[GOLD] for player in players)
    poorest = [other for other in state.rules.clockwise[seat] if players[other].reserve[GOLD] == least]
    if poorest != [seat]:
        store(state, seat, GLORY, sum(lose(state, other, GLORY, n) for other in poorest))


def eternal_night(state: State, step: Step) -> None:
    """Everybody else loses 1 sun and 1 moon to the owner (DF-128)."""
    seat = step[1]
    others = state.rules.clockwise[seat][1:]
    for resource in (SUN, MOON):
        store(state, seat, resource, sum(lose(state, other, resource, 1) for other in others))


def minotaur(state: State, step: Step) -> None:
    """All others roll and lose what the faces would give (DF-092)."""
    others = state.rules.clockwise[step[1]][1:]
    for other in others:
        roll(state, other, BOTH)
    for other in reversed(others):
        state.table.steps.append(("resolve", other, BOTH, LOSS))


def satyrs(state: State, step: Step) -> None:
    """All others roll without effect; two of these dice become the owner's divine blessing (DF-084)."""
    for other in state.rules.clockwise[step[1]][1:]:
        roll(state, other, BOTH)
    state.table.steps.append(("satyrs_die", step[1], -1, 0))


def satyrs_options(state: State, step: Step) -> list[Option]:
    others = state.rules.clockwise[step[1]][1:]
    found = [option for other in others for option in options.PICK[other] if option.number != step[2]]
    # A single opponent's dice are both taken, whichever is named first.
    return found[:1] if len(others) == 1 else found


def satyrs_die(state: State, step: Step, option: Option) -> None:
    _, seat, first, _ = step
    if first < 0:
        state.table.steps.append(("satyrs_die", seat, option.number, 0))
        return
    one = options.ALL[first]
    light, dark = (face_up(state.table.players[die.seat], die.amount) for die in (one, option))
    apply_faces(state, seat, blessing(light, dark, 0))


def burden_options(state: State, step: Step) -> list[Option]:
    return [options.TARGET[other] for other in state.rules.clockwise[step[1]][1:]]


def burden(state: State, step: Step, option: Option) -> None:
    """Another player must forge the face of the card's colour; it is locked (DF-098, DF-209)."""
    _, seat, grove, _ = step
    table = state.table
    taken = state.rules.players - table.stacks[SLOT_OF[FEAT[GROVES[grove].feat]]]
    colour = state.rules.colours[taken - 1]
    face = GROVE_FACES[grove][colour]
    table.owners[CARD[face]] = seat
    table.stock[face] -= 1
    if state.listener:
        state.tell("burdens", seat, target=option.seat, face=face)
    table.steps.append(("forge", option.seat, face, LOCK))


def left_hand(state: State, step: Step) -> None:
    """Every hero on an island is ousted; their dice bless the owner, own ones first (DF-139, DF-140)."""
    seat = step[1]
    table = state.table
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
        player = table.players[other]
        table.steps.append(("apply", seat, blessing(face_up(player, 0), face_up(player, 1), 0), 0))


# --- all the rest -----------------------------------------------------------------------------------------------------


def wind(state: State, step: Step) -> None:
    """Everybody rolls without effect; the owner gains one type of everything that is shown (DF-117)."""
    for other in state.rules.clockwise[step[1]]:
        roll(state, other, BOTH)
    state.table.steps.append(("wind_type", step[1], 0, 0))


def wind_options(state: State, step: Step) -> list[Option]:
    return options.NAME if state.rules.titans else options.NAME[:4]


_SHOWN: Final = [tuple(map(sum, zip(*gives, strict=True))) if gives else (0,) * 6 for gives in GIVES]
"""How much of each resource a face shows; every option of a choice counts (A07), of dependent faces the light half."""


def wind_type(state: State, step: Step, option: Option) -> None:
    shown = sum(_SHOWN[face_up(player, die)][option.amount] for player in state.table.players for die in (0, 1))
    gains = [0] * 6
    gains[option.amount] = shown
    gain(state, step[1], tuple(gains))


def trident(state: State, step: Step) -> None:
    """All gold of the main reserve for any face (DF-137)."""
    seat = step[1]
    if trident_faces(state.table):
        state.table.steps.append(("trident_face", seat, 0, 0))
    lose(state, seat, GOLD, state.table.players[seat].reserve[GOLD])


def first_titan_options(state: State, step: Step) -> list[Option]:
    """Feats that cost 1 shard (DF-141)."""
    table = state.table
    return [options.FEAT[table.feats[slot]] for slot in CHEAP if table.stacks[slot]]


def first_titan(state: State, step: Step, option: Option) -> None:
    """Performed without moving and without paying."""
    _put_card_steps(state, step[1], option.piece)


def eternal_fire(state: State, step: Step) -> None:
    """The turn is over and the owner takes another, with blessings for the owner alone (DF-136, A05)."""
    seat = step[1]
    steps = state.table.steps
    end = max(place for place, waiting in enumerate(steps) if waiting[0] == "end_turn")
    above = [waiting for waiting in steps[end + 1 :] if waiting[0] != "extra"]
    steps[end + 1 :] = [("again", seat, 0, 0), *above]


def memory(state: State, step: Step) -> None:
    state.table.steps.append(("memory_token", step[1], 0, 0))


def memory_options(state: State, step: Step) -> list[Option]:
    """The two tokens of a card lie on different islands (DF-202)."""
    taken = step[2]
    return [side[island] for side in options.MEMORY for island in range(1, ISLANDS + 1) if island != taken]


def memory_token(state: State, step: Step, option: Option) -> None:
    _, seat, other, _ = step
    state.table.players[seat].memories.append(option.piece << 1 | option.amount)
    if state.listener:
        state.tell("places_memory", seat, island=option.piece, side=option.amount)
    if not other:
        state.table.steps.append(("memory_token", seat, option.piece, 0))


def oracle(state: State, step: Step) -> None:
    """A minor blessing; if it gave ancient shards or loyalty, all others are pushed toward rebellion (DF-205)."""
    seat = step[1]
    state.table.steps += (("oracle_ends", seat, 0, 0), ("minor", seat, 0, ORACLE))


def oracle_ends(state: State, step: Step) -> None:
    _, seat, given, _ = step
    if given:
        for other in state.rules.clockwise[seat][1:]:
            move_token(state, other, -1)


DOES: Final[dict[str, Do]] = {
    "arrive": arrive,
    "card": card,
    "remember": remember,
    "hammer": hammer,
    "chest": chest,
    "scepter": scepter,
    "companion": companion,
    "cerberus_token": cerberus_token,
    "triton_token": triton_token,
    "per_forged": per_forged,
    "per_feat": per_feat,
    "per_glory_face": per_glory_face,
    "mists": mists,
    "eternal_night": eternal_night,
    "minotaur": minotaur,
    "satyrs": satyrs,
    "left_hand": left_hand,
    "wind": wind,
    "trident": trident,
    "eternal_fire": eternal_fire,
    "memory": memory,
    "oracle": oracle,
    "oracle_ends": oracle_ends,
}
ASKS: Final[dict[str, Ask]] = {
    "right_hand": Ask(right_hand_options, right_hand),
    "satyrs_die": Ask(satyrs_options, satyrs_die),
    "burden": Ask(burden_options, burden),
    "wind_type": Ask(wind_options, wind_type),
    "first_titan": Ask(first_titan_options, first_titan),
    "memory_token": Ask(memory_options, memory_token),
}
