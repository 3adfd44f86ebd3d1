"""Blessings: rolling dice or turning them as wanted, and applying the result, once or twice."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kubik.games.dice_forge import options
from kubik.games.dice_forge.content import ANCIENT, GOLD, KIND, LOYALTY, SEATS, ZONE, Bundle, Gains, bundle
from kubik.games.dice_forge.dice import BOTH, LIES, PAIRS, Dice, Twins, roll
from kubik.games.dice_forge.faces import NONE, OWN_DICE, TOGETHER, Blessing, apply_faces
from kubik.games.dice_forge.reserves import gain
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import DIE, Player, face_up, place_of
from kubik.kernel.content import Amount
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

# --- rolling ----------------------------------------------------------------------------------------------------------


class Divine(Step):
    """Divine blessings, one after another: both own dice (DF-010)."""

    n: Amount = 1
    glory_for: Gains | None = None
    """The glory that each of a resource may become instead of being stored."""

    def do(self, state: State) -> None:
        if self.n > 1:
            state.table.steps.append(Divine(self.seat, self.n - 1, self.glory_for))
        roll(state, self.seat, BOTH)
        receive(state, self.seat, BOTH, _own_dice(self.glory_for))


class Minor(Ask):
    """A minor blessing: one own die (DF-011)."""

    oracle: bool = False

    def options(self, state: State) -> list[Option]:
        return options.USE_DIE

    def answer(self, state: State, option: Option) -> None:
        blessing = replace(OWN_DICE, oracle=True) if self.oracle else OWN_DICE
        state.table.steps.append(MinorWith(self.seat, option.amount, blessing))


class MinorSame(Ask):
    """Minor blessings in a row with one and the same die (DF-096)."""

    n: Amount
    glory_for: Gains | None = None
    """As in `Divine`."""

    def options(self, state: State) -> list[Option]:
        return options.USE_DIE

    def answer(self, state: State, option: Option) -> None:
        state.table.steps += [MinorWith(self.seat, option.amount, _own_dice(self.glory_for))] * self.n


class MinorWith(Step):
    """A minor blessing with this die."""

    die: int
    blessing: Blessing = OWN_DICE

    def do(self, state: State) -> None:
        roll(state, self.seat, (self.die,))
        receive(state, self.seat, (self.die,), self.blessing)


def _own_dice(glory_for: Gains | None) -> Blessing:
    return replace(OWN_DICE, glory_for=bundle(glory_for)) if glory_for else OWN_DICE


def receive(state: State, seat: int, dice: Dice, blessing: Blessing) -> None:
    """The dice are rolled; now Twins may roll one again, and then the result is applied."""
    steps = state.table.steps
    steps.append(Resolve(seat, dice, blessing))
    twins = state.table.players[seat].twins
    if twins:
        steps.append(Twins(seat, dice, twins))


class Resolve(Step):
    """Apply the face-up faces of the own dice as one result."""

    dice: Dice = BOTH
    blessing: Blessing = OWN_DICE

    def do(self, state: State) -> None:
        seat, blessing = self.seat, self.blessing
        player = state.table.players[seat]
        if self.dice == BOTH:
            first, second = face_up(player, 0), face_up(player, 1)
            gains = TOGETHER[first][second]
            if gains and blessing == OWN_DICE and not player.cerberus and not _token_looks(state, player, gains):
                gain(state, seat, gains)
                return
        else:
            first, second = face_up(player, self.dice[0]), NONE
        if player.cerberus and blessing.repeatable:
            state.table.steps.append(Cerberus(seat, first, second, blessing))
        apply_faces(state, seat, first, second, blessing)


def _token_looks(state: State, player: Player, gains: Bundle) -> bool:
    """Whether each face counts for itself with the titans: it moves the token, or a zone adds to it (DF-194)."""
    if not state.rules.titans:
        return False
    zone = ZONE[player.cell]
    return bool(gains[ANCIENT] or gains[LOYALTY] or (zone and zone.loyal))


class Cerberus(Ask):
    """Whether a token is used to apply the same result once more, with fresh choices (DF-100)."""

    first: int
    second: int
    blessing: Blessing

    def options(self, state: State) -> list[Option]:
        """A blessing inside of this one may have used the last token."""
        return [options.REPEAT, options.DONE] if state.table.players[self.seat].cerberus else []

    def answer(self, state: State, option: Option) -> None:
        if option == options.REPEAT:
            state.table.players[self.seat].cerberus -= 1
            if state.listener:
                state.tell("uses_cerberus", self.seat)
            apply_faces(state, self.seat, self.first, self.second, self.blessing)


# --- step 1 of a turn -------------------------------------------------------------------------------------------------


class BlessingsForAll(Step):
    """Step 1: everybody rolls, then applies, clockwise from the active player (DF-009, DF-037)."""

    alone: bool = False

    def do(self, state: State) -> None:
        players = state.table.players
        seats = [self.seat] if self.alone else state.rules.clockwise[self.seat]
        # One answer of chance for all dice.
        answer = state.below(PAIRS ** len(seats))
        for seat in seats:
            answer, pair = divmod(answer, PAIRS)
            players[seat].up = [*LIES[pair]]
            if state.listener:
                state.tell("rolls", seat, faces=[face_up(players[seat], 0), face_up(players[seat], 1)])
        if not state.rules.module:
            seats = [seat for seat in seats if not _gain_at_once(state, seat, players[seat])]
        for seat in reversed(seats):
            state.table.steps += _PART[_may_reach_others(players[seat])][seat]
            twins = players[seat].twins
            if twins:
                state.table.steps.append(Twins(seat, BOTH, twins))


class Blessed(Step):
    """The end of one player's part of step 1. Below it on the stack begins the next player's."""

    reaches_others: bool = False
    """Whether the result could concern others when it was rolled."""

    def do(self, state: State) -> None: ...


_PART: Final[list[list[tuple[Step, ...]]]] = [
    [(Blessed(seat, reaches), Resolve(seat)) for seat in range(SEATS)] for reaches in (False, True)
]
_REACHING: Final = [kind in ("mirror", "boar", "misfortune", "golem") for kind in KIND]
"""Faces that may give or take something from others, or become such a face."""


def _may_reach_others(player: Player) -> bool:
    """Whether a player's result can concern others. Twins may turn any face of their owner's dice up."""
    if player.twins:
        return any(_REACHING[face] for face in player.dice)
    return _REACHING[face_up(player, 0)] or _REACHING[face_up(player, 1)]


def _gain_at_once(state: State, seat: int, player: Player) -> bool:
    """Most results ask nothing and concern nobody else: their gains are taken without a step; whether this one was.

    Not with a module: there it matters who gains first, as golems steal and tokens move between zones.
    """
    if player.twins or player.cerberus:
        return False
    light, dark = player.up
    gains = TOGETHER[player.dice[light]][player.dice[dark]]
    if gains is None or (gains[GOLD] and (player.hammers or player.scepters)):
        return False
    gain(state, seat, gains)
    return True


# --- dice turned as wanted --------------------------------------------------------------------------------------------


class SetDice(Step):
    """Both own dice are turned to faces of choice and applied as a divine blessing (DF-143)."""

    def do(self, state: State) -> None:
        state.table.steps += (Resolve(self.seat), SetDie(self.seat, 1), SetDie(self.seat, 0))


class MeetGoddess(Step):
    """Whoever comes first also turns both dice as wanted (DF-171)."""

    def do(self, state: State) -> None:
        if not state.table.met:
            state.table.met = True
            state.table.steps.append(SetDice(self.seat))


class SetDie(Ask):
    """Which face of a die is turned up."""

    die: int

    def options(self, state: State) -> list[Option]:
        faces = state.table.players[self.seat].dice[self.die * DIE : self.die * DIE + DIE]
        return [options.SHOW[self.die][face] for face in dict.fromkeys(faces)]

    def answer(self, state: State, option: Option) -> None:
        turn_up(state, self.seat, option.amount, option.piece)


class TurnDie(Ask):
    """Turn one own die to a face of choice and apply that face (DF-152)."""

    def options(self, state: State) -> list[Option]:
        player = state.table.players[self.seat]
        return list(dict.fromkeys(options.SHOW[place // DIE][face] for place, face in enumerate(player.dice)))

    def answer(self, state: State, option: Option) -> None:
        turn_up(state, self.seat, option.amount, option.piece)
        apply_faces(state, self.seat, option.piece, NONE)


def turn_up(state: State, seat: int, die: int, face: int) -> None:
    player = state.table.players[seat]
    player.up[die] = place_of(player, die, face)
    if state.listener:
        state.tell("turns_die", seat, face=face)
