"""The six attribute actions (RP-053 to RP-058).

Whoever may take one may also leave it. One that is the row action of the dice phase (`repeats`) can be taken once more
with the weapon that repeats it.
"""

from __future__ import annotations

from typing import Final

from kubik.games.roll_player import options
from kubik.games.roll_player.board import CELLS, CHA, CON, DEX, FACE, FLIPPED, INT, MOVED, STR, WIS
from kubik.games.roll_player.choice import Choice
from kubik.games.roll_player.content import SEATS
from kubik.games.roll_player.powers import INSTEAD, MORE_FLIPS, MORE_ROLLS, MOVES, REPEAT_COST, total
from kubik.games.roll_player.variants import State
from kubik.kernel.decision import Option
from kubik.kernel.step import Step


class Action(Choice):
    """An attribute action."""

    repeats: bool

    def taken(self, state: State, attribute: int) -> None:
        """The action has happened; perhaps it can be repeated."""
        if self.repeats:
            player = state.table.players[self.seat]
            if player.weapons:
                cost = total(REPEAT_COST, player.weapons)
                if cost and player.gold >= cost:
                    state.table.steps.append(Repeat(self.seat, attribute))


class Flip(Action):
    """Strength: turn a die to its opposite face; some turn more than one, all of them different (RP-053)."""

    turned: tuple[int, ...] = ()

    def choices(self, state: State) -> list[Option]:
        cells = state.table.players[self.seat].cells
        turned = self.turned
        found = [options.FLIP[cell] for cell in CELLS if cells[cell] and cell not in turned]
        return [*found, options.DONE] if found else []

    def follow(self, state: State, option: Option) -> None:
        if option == options.DONE:
            if self.turned:
                self.taken(state, STR)
            return
        player = state.table.players[self.seat]
        cell = option.amount
        player.cells[cell] = die = FLIPPED[player.cells[cell]]
        if state.listener:
            state.tell("turns", self.seat, die=die, cell=cell)
        turned = (*self.turned, cell)
        if len(turned) <= MORE_FLIPS[player.class_] and len(turned) < 18 - player.cells.count(0):
            state.table.steps.append(Flip(self.seat, self.repeats, turned))
        else:
            self.taken(state, STR)


class Swap(Action):
    """Dexterity: exchange two dice (RP-054)."""

    def choices(self, state: State) -> list[Option]:
        cells = state.table.players[self.seat].cells
        found = [options.SWAP[cell] for cell in CELLS if cells[cell]]
        return [*found, options.DONE] if len(found) > 1 else []

    def follow(self, state: State, option: Option) -> None:
        if option != options.DONE:
            state.table.steps.append(SwapWith(self.seat, self.repeats, option.amount))


class SwapWith(Action):
    """Dexterity: the other die."""

    cell: int

    def choices(self, state: State) -> list[Option]:
        cells = state.table.players[self.seat].cells
        return [options.WITH[cell] for cell in CELLS if cells[cell] and cell != self.cell]

    def follow(self, state: State, option: Option) -> None:
        cells = state.table.players[self.seat].cells
        one, other = self.cell, option.amount
        cells[one], cells[other] = cells[other], cells[one]
        if state.listener:
            state.tell("swaps", self.seat, die=cells[other], cell=one, other=cells[one], other_cell=other)
        self.taken(state, DEX)


class Adjust(Action):
    """Constitution: a die one up or one down, never beyond its faces (RP-055)."""

    def choices(self, state: State) -> list[Option]:
        cells = state.table.players[self.seat].cells
        found = []
        for cell in CELLS:
            face = cells[cell] & FACE
            if face:
                if face < 6:
                    found.append(options.RAISE[cell])
                if face > 1:
                    found.append(options.LOWER[cell])
        return [*found, options.DONE] if found else []

    def follow(self, state: State, option: Option) -> None:
        if option == options.DONE:
            return
        cells = state.table.players[self.seat].cells
        cells[option.amount] += 1 if option.verb == "raise" else -1
        if state.listener:
            kind = "raises" if option.verb == "raise" else "lowers"
            state.tell(kind, self.seat, die=cells[option.amount], cell=option.amount)
        self.taken(state, CON)


class Reroll(Action):
    """Intelligence: roll a die again (RP-056)."""

    def choices(self, state: State) -> list[Option]:
        cells = state.table.players[self.seat].cells
        found = [options.REROLL[cell] for cell in CELLS if cells[cell]]
        return [*found, options.DONE] if found else []

    def follow(self, state: State, option: Option) -> None:
        if option != options.DONE:
            roll_again(state, self.seat, self.repeats, option.amount, ())


def roll_again(state: State, seat: int, repeats: bool, cell: int, rolled: tuple[int, ...]) -> None:
    """Roll the die of a cell; then its owner decides."""
    face = state.below(6) + 1
    if state.listener:
        state.tell("rerolls", seat, die=state.table.players[seat].cells[cell] & ~FACE | face, cell=cell)
    state.table.steps.append(Keep(seat, repeats, cell, (*rolled, face)))


class Keep(Action):
    """Intelligence: the old face, or one that was rolled; some may roll once more first (RP-056)."""

    cell: int
    rolled: tuple[int, ...]

    def choices(self, state: State) -> list[Option]:
        player = state.table.players[self.seat]
        faces = dict.fromkeys((player.cells[self.cell] & FACE, *self.rolled))
        found = [options.KEEP[face] for face in faces]
        return [*found, options.AGAIN] if len(self.rolled) <= MORE_ROLLS[player.class_] else found

    def follow(self, state: State, option: Option) -> None:
        if option == options.AGAIN:
            roll_again(state, self.seat, self.repeats, self.cell, self.rolled)
            return
        cells = state.table.players[self.seat].cells
        cells[self.cell] = cells[self.cell] & ~FACE | option.amount
        if state.listener:
            state.tell("keeps", self.seat, die=cells[self.cell], cell=self.cell)
        self.taken(state, INT)


class Move(Action):
    """Wisdom: the token one square, with some weapons further (RP-057, RP-064)."""

    moved: int = 0

    def choices(self, state: State) -> list[Option]:
        player = state.table.players[self.seat]
        if self.moved > total(MOVES, player.weapons):
            return []  # the weapon was dropped meanwhile
        squares = MOVED[player.token]
        return [*[move for move in options.MOVE if squares[move.amount] >= 0], options.DONE]

    def follow(self, state: State, option: Option) -> None:
        if option != options.DONE:
            player = state.table.players[self.seat]
            move_token(state, self.seat, option.amount)
            if self.moved < total(MOVES, player.weapons):
                state.table.steps.append(Move(self.seat, self.repeats, self.moved + 1))
                return
        if option != options.DONE or self.moved:
            self.taken(state, WIS)


def move_token(state: State, seat: int, direction: int) -> None:
    """The token goes one square, if there is one in that direction."""
    player = state.table.players[seat]
    square = MOVED[player.token][direction]
    if square >= 0:
        player.token = square
        if state.listener:
            state.tell("moves_token", seat, square=square)


class Charm(Action):
    """Charisma: a token that is worth a gold in this round's market (RP-058)."""

    def choices(self, state: State) -> list[Option]:
        return _YES_OR_DONE

    def follow(self, state: State, option: Option) -> None:
        if option == options.YES:
            state.table.players[self.seat].charisma += 1
            if state.listener:
                state.tell("takes_charisma", self.seat)
            self.taken(state, CHA)


_YES_OR_DONE: Final = [options.YES, options.DONE]
_KINDS: Final[list[type[Action]]] = [Flip, Swap, Adjust, Reroll, Move, Charm]
GRANTED: Final = [[kind(seat, False) for seat in range(SEATS)] for kind in _KINDS]
"""By attribute and seat: an action on top of the row action (RP-061)."""
ROW: Final = [[kind(seat, True) for seat in range(SEATS)] for kind in _KINDS]
"""By attribute and seat: the row action."""


class Repeat(Choice):
    """Pay to take the row action once more (OP-31)."""

    attribute: int

    def choices(self, state: State) -> list[Option]:
        """Who drops the weapon at this question cannot use it any more."""
        return _YES_OR_DONE if total(REPEAT_COST, state.table.players[self.seat].weapons) else []

    def follow(self, state: State, option: Option) -> None:
        if option == options.YES:
            player = state.table.players[self.seat]
            cost = total(REPEAT_COST, player.weapons)
            player.gold -= cost
            if state.listener:
                state.tell("pays", self.seat, n=cost)
            state.table.steps.append(GRANTED[self.attribute][self.seat])


class RowAction(Step):
    """The action of the row that received the die, or with some classes another one instead (RP-052, RP-060)."""

    row: int

    def do(self, state: State) -> None:
        instead = INSTEAD[state.table.players[self.seat].class_]
        if instead < 0 or instead == self.row:
            state.table.steps.append(ROW[self.row][self.seat])
        else:
            state.table.steps.append(Instead(self.seat, self.row))


class Instead(Choice):
    """The row action, or the one that the class offers in its place (OP-43)."""

    row: int

    def choices(self, state: State) -> list[Option]:
        instead = INSTEAD[state.table.players[self.seat].class_]
        return [options.ACTION[self.row], options.ACTION[instead], options.DONE]

    def follow(self, state: State, option: Option) -> None:
        if option != options.DONE:
            state.table.steps.append(ROW[option.amount][self.seat])


class OneAction(Choice):
    """One of several attribute actions."""

    one_of: tuple[int, ...]

    def choices(self, state: State) -> list[Option]:
        return [*[options.ACTION[attribute] for attribute in self.one_of], options.DONE]

    def follow(self, state: State, option: Option) -> None:
        if option != options.DONE:
            state.table.steps.append(GRANTED[option.amount][self.seat])
