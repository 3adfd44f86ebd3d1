"""Rest (RB-080, RB-081, RB-311)."""

from __future__ import annotations

from typing import ClassVar, Final

from kubik.games.runebound import options
from kubik.games.runebound.abilities import ON_REST, sums_of, total
from kubik.games.runebound.board import KIND, MATCHES, TERRAIN
from kubik.games.runebound.content import FIGURES
from kubik.games.runebound.dice import reroll_options, roll_again, roll_dice
from kubik.games.runebound.moments import moment
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import IN_WILDERNESS, REST, RestBonus
from kubik.games.runebound.wounds import heal
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

_BONUS: Final = sums_of(RestBonus)


def rest(state: State, seat: int) -> None:
    """In a civilised hex all wounds heal; in the wilderness dice decide."""
    table = state.table
    player = table.players[seat]
    table.steps.append(Rested(seat))
    if KIND[player.hex] != IN_WILDERNESS:
        heal(state, seat, player.wounds)
    elif player.wounds:
        table.dice = roll_dice(state, seat, FIGURES.dice.rest)
        table.steps.append(Resting(seat))


class Resting(Ask):
    """Dice may be rolled again as long as more of them could heal."""

    stays: ClassVar[bool] = True

    def options(self, state: State) -> list[Option]:
        if self.healed(state) >= state.table.players[self.seat].wounds:
            return [options.DONE]
        return [*reroll_options(state, self.seat, REST), options.DONE]

    def answer(self, state: State, option: Option) -> None:
        if roll_again(state, self.seat, REST, option):
            return
        table = state.table
        if table.steps[-1] is self:
            table.steps.pop()
        heal(state, self.seat, self.healed(state))
        table.dice = []

    def healed(self, state: State) -> int:
        """One wound for each die that shows the terrain of the hex, and what cards add."""
        player = state.table.players[self.seat]
        matches = MATCHES[TERRAIN[player.hex]]
        return sum(matches[face] for face in state.table.dice) + total(_BONUS, player)


class Rested(Step):
    """After a rest."""

    def do(self, state: State) -> None:
        moment(state, self.seat, ON_REST)
