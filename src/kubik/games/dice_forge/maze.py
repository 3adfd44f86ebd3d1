"""The maze of the goddess: golems, treasure halls, and what else its cells do."""

from __future__ import annotations

from kubik.games.dice_forge import options, ready
from kubik.games.dice_forge.anytime import anytime_options, use_anytime
from kubik.games.dice_forge.content import GLORY, GODDESS_CELL, HALLS, NEXT, PREVIOUS, TREASURES, Gains, bundle
from kubik.games.dice_forge.reserves import can_trade, gain, lose, store, trade
from kubik.games.dice_forge.setups import State
from kubik.kernel.content import Amount
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step


class Golem(Ask):
    """Steps in the maze; backward if negative."""

    n: int

    def options(self, state: State) -> list[Option]:
        """The cells ahead, or behind; none before the start, and none any more beside the goddess (DF-170)."""
        cell = state.table.players[self.seat].cell
        if cell == GODDESS_CELL:
            return []
        return [options.CELL[number] for number in (NEXT[cell] if self.n > 0 else PREVIOUS[cell])]

    def answer(self, state: State, option: Option) -> None:
        """One cell, applied before the next is entered (DF-160)."""
        steps = state.table.steps
        player = state.table.players[self.seat]
        if state.listener:
            source = options.CELL[player.cell].target
            state.tell("moves_golem", self.seat, source=source, to=option.target, cell=option.piece)
        player.cell = option.piece
        left = self.n - 1 if self.n > 0 else self.n + 1
        if left:
            steps.append(Golem(self.seat, left))
        steps += ready.ENTERING[option.piece][self.seat]


class Steal(Step):
    """Glory from every other player, as far as there is any (DF-163)."""

    n: Amount

    def do(self, state: State) -> None:
        others = state.rules.clockwise[self.seat][1:]
        store(state, self.seat, GLORY, sum(lose(state, other, GLORY, self.n) for other in others))


class Hall(Ask):
    """The first golem in a hall chooses one of the treasures that are left; later ones find it there (DF-168)."""

    def options(self, state: State) -> list[Option]:
        table = state.table
        lying = table.halls[HALLS.index(table.players[self.seat].cell)]
        if lying >= 0:
            return [options.TREASURE[lying]]
        return [option for number, option in enumerate(options.TREASURE) if number not in table.halls]

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        place = HALLS.index(table.players[self.seat].cell)
        treasure = TREASURES[option.piece]
        first = table.halls[place] < 0
        table.halls[place] = option.piece
        gain(state, self.seat, bundle(treasure.first if first else treasure.later))


class MayTrade(Ask):
    """Something may be exchanged for something else (DF-166)."""

    pay: Gains
    gain: Gains

    def options(self, state: State) -> list[Option]:
        found = anytime_options(state, self.seat)
        if can_trade(state.table.players[self.seat], self.pay):
            found = [options.TRADE, *found]
        return [*found, options.DONE] if found else []

    def answer(self, state: State, option: Option) -> None:
        if option == options.TRADE:
            trade(state, self.seat, self.pay, self.gain)
        elif option != options.DONE:
            state.table.steps.append(self)
            use_anytime(state, self.seat, option)
