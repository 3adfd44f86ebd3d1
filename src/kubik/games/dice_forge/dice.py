"""Rolling dice, the own ones or the celestial die, and rolling them again with Twins."""

from __future__ import annotations

from typing import Final

from kubik.games.dice_forge import options, ready
from kubik.games.dice_forge.anytime import anytime_options, use_anytime
from kubik.games.dice_forge.content import bundle
from kubik.games.dice_forge.reserves import all_gold, gain, pay_gold
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import DIE, face_up
from kubik.games.dice_forge.tokens import TRITON, TWINS
from kubik.kernel.content import Amount
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

Dice = tuple[int, ...]
LIGHT: Final = (0,)
DARK: Final = (1,)
BOTH: Final = (0, 1)
THE_CELESTIAL: Final = (2,)

PAIRS: Final = DIE * DIE
"""The ways in which two dice can fall."""
LIES: Final = [(pair // DIE, pair % DIE + DIE) for pair in range(PAIRS)]
"""Where each of the two dice lies up then."""


def roll(state: State, seat: int, dice: Dice) -> None:
    """Roll one of the own dice or both, and leave them face up."""
    player = state.table.players[seat]
    if dice == BOTH:
        player.up = [*LIES[state.below(PAIRS)]]
    else:
        [die] = dice
        player.up[die] = die * DIE + state.below(DIE)
    if state.listener:
        state.tell("rolls", seat, faces=[face_up(player, die) for die in dice])


def roll_celestial(state: State, seat: int) -> CelestialFace:
    """The face of the celestial die that lies up then."""
    face = state.below(DIE)
    if state.listener:
        state.tell("rolls_celestial", seat, celestial=face)
    return CelestialFace(seat, face)


class Celestial(Step):
    """Rolls of the celestial die are made one at a time, each applied before the next (DF-154)."""

    n: Amount

    def do(self, state: State) -> None:
        steps = state.table.steps
        if self.n > 1:
            steps.append(Celestial(self.seat, self.n - 1))
        steps.append(roll_celestial(state, self.seat))
        twins = state.table.players[self.seat].twins
        if twins:
            steps.append(Twins(self.seat, THE_CELESTIAL, twins))


class CelestialFace(Step):
    """Apply a face of the celestial die (DF-148 to DF-153)."""

    face: int

    def do(self, state: State) -> None:
        state.table.steps += ready.CELESTIAL[self.face][self.seat]


_TRITON_GOLD: Final = [options.TRITON[number] for number, gains in enumerate(TRITON.one_of) if "gold" in gains]


class Twins(Ask):
    """For gold, roll one of the dice involved again, before the result below on the stack is applied (DF-109)."""

    dice: Dice
    left: int
    """Each card once per roll (DF-110)."""

    def options(self, state: State) -> list[Option]:
        if all_gold(state.table.players[self.seat]) < TWINS.gold:
            # A Triton token brings the gold, at any time of the own turn (DF-107).
            found = [option for option in anytime_options(state, self.seat) if option in _TRITON_GOLD]
            return [*found, options.KEEP] if found else []
        return [*[options.REROLL[die] for die in self.dice], options.KEEP]

    def answer(self, state: State, option: Option) -> None:
        """The moon or glory comes when the result has been applied."""
        if option == options.KEEP:
            return
        steps, seat = state.table.steps, self.seat
        if option.verb == "triton":
            steps.append(self)
            use_anytime(state, seat, option)
            return
        if state.listener:
            state.tell("uses_twins", seat)
        result = steps.pop()
        steps.append(TwinsReward(seat))
        if self.dice == THE_CELESTIAL:
            result = roll_celestial(state, seat)
        else:
            roll(state, seat, (option.amount,))
        steps.append(result)
        if self.left > 1:
            steps.append(Twins(seat, self.dice, self.left - 1))
        pay_gold(state, seat, TWINS.gold)


class TwinsReward(Ask):
    def options(self, state: State) -> list[Option]:
        return options.CHOOSE[: len(TWINS.one_of)]

    def answer(self, state: State, option: Option) -> None:
        gain(state, self.seat, bundle(TWINS.one_of[option.amount]))
