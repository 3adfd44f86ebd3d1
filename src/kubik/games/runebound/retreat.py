"""Retreat: before the next round a hero may try to leave the hex (RB-158, RB-162, RB-339, RB-340)."""

from __future__ import annotations

from kubik.games.runebound import fight_options as options
from kubik.games.runebound import vocabulary
from kubik.games.runebound.content import FIGURES
from kubik.games.runebound.damage import end_fight
from kubik.games.runebound.dice import roll_dice
from kubik.games.runebound.movement import begin_travel
from kubik.games.runebound.state import LEFT, RETREATED
from kubik.games.runebound.variants import State
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step


class MayRetreat(Ask):
    """Whether a hero tries to retreat: one die that may be spent to move."""

    def options(self, state: State) -> list[Option]:
        return [options.RETREAT, options.FIGHT_ON]

    def answer(self, state: State, option: Option) -> None:
        if option == options.FIGHT_ON:
            return
        table = state.table
        if state.listener:
            state.tell("tries_retreat", self.seat)
        table.steps.append(Retreated(self.seat, table.players[self.seat].hex))
        table.dice = roll_dice(state, self.seat, FIGURES.dice.retreat)
        begin_travel(state, self.seat, vocabulary.RETREAT)


class Retreated(Step):
    """Who has left the hex has left the fight; otherwise it goes on."""

    hex: int

    def do(self, state: State) -> None:
        table = state.table
        table.dice = []
        away = table.players[self.seat].hex != self.hex
        if state.listener:
            state.tell("retreats" if away else "stays", self.seat)
        if away:
            end_fight(state, RETREATED if self.seat == table.fight.attacker else LEFT)
