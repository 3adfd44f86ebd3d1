"""Dice on initiative cards: laid out in ascending order, ties by whoever lays them (RP-045, RP-046, RP-119)."""

from __future__ import annotations

from kubik.games.roll_player import options
from kubik.games.roll_player.board import FACE
from kubik.games.roll_player.choice import Choice
from kubik.games.roll_player.variants import State
from kubik.kernel.decision import Option
from kubik.kernel.step import Step


def ascending(dice: list[int]) -> list[int]:
    """Dice by their faces."""
    return sorted(dice, key=lambda die: (die & FACE, die))


class Lay(Step):
    """Lay the loose dice on initiative cards, the lowest first. `cards` has a bit for each card that waits for one."""

    cards: int

    def do(self, state: State) -> None:
        table = state.table
        loose, pool, cards = table.loose, table.pool, self.cards
        place = 0
        while loose:
            die = loose[0]
            if (
                len(loose) > 1
                and loose[1] & FACE == die & FACE
                and any(other != die and other & FACE == die & FACE for other in loose)
            ):
                table.steps.append(Tie(self.seat, cards))
                return
            while not cards >> place & 1:
                place += 1
            pool[place] = die
            cards -= 1 << place
            del loose[0]
        if state.listener:
            state.tell("lays_out", self.seat, dice=list(pool))


class Tie(Choice):
    """Which of several equal dice lies on the next card."""

    cards: int

    def choices(self, state: State) -> list[Option]:
        loose = state.table.loose
        return [options.NEXT[die] for die in dict.fromkeys(loose) if die & FACE == loose[0] & FACE]

    def follow(self, state: State, option: Option) -> None:
        table = state.table
        lowest = self.cards & -self.cards
        table.loose.remove(option.amount)
        table.pool[lowest.bit_length() - 1] = option.amount
        table.steps.append(Lay(self.seat, self.cards - lowest))


def lay_again(state: State, seat: int) -> None:
    """The dice on unclaimed cards are laid out anew by a player, as if by the start player; coins stay (RP-134)."""
    table = state.table
    cards = 0
    for place, die in enumerate(table.pool):
        if die:
            cards |= 1 << place
            table.loose.append(die)
            table.pool[place] = 0
    table.loose = ascending(table.loose)
    table.steps.append(Lay(seat, cards))
