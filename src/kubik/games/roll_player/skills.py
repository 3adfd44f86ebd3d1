"""What skills do: a class for each effect word of market.toml. Every effect may be left out (RP-087)."""

from __future__ import annotations

from typing import Final

from kubik.games.roll_player import options
from kubik.games.roll_player.actions import GRANTED, OneAction
from kubik.games.roll_player.bag import roll
from kubik.games.roll_player.board import (
    ATTRIBUTES,
    CELLS,
    COLOUR_OF,
    FACE,
    FLIPPED,
    ROWS,
    Attribute,
    first_empty,
    has_room,
)
from kubik.games.roll_player.choice import Choice
from kubik.games.roll_player.content import CARDS, CONTENTS, SEATS, TYPE
from kubik.games.roll_player.content import SKILL as SKILL_TYPE
from kubik.games.roll_player.gold import gain, gold_die_income
from kubik.games.roll_player.pool import lay_again
from kubik.games.roll_player.purchase import offers, pay, reveal, take
from kubik.games.roll_player.variants import State
from kubik.kernel.content import Amount
from kubik.kernel.decision import Option
from kubik.kernel.step import Step
from kubik.parts.effects import read_effects, stacks


class AttributeAction(Step):
    """An attribute action, or one of several (OP-34)."""

    one_of: tuple[Attribute, ...]

    def do(self, state: State) -> None:
        numbers = tuple(ATTRIBUTES.index(attribute) for attribute in self.one_of)
        if len(numbers) == 1:
            state.table.steps.append(GRANTED[numbers[0]][self.seat])
        else:
            state.table.steps.append(OneAction(self.seat, numbers))


class TakeGold(Choice):
    """Gold from the supply."""

    n: Amount

    def choices(self, state: State) -> list[Option]:
        return [options.YES, options.DONE]

    def follow(self, state: State, option: Option) -> None:
        if option == options.YES:
            gain(state, self.seat, self.n)


# --- dice on the own board --------------------------------------------------------------------------------------------


def own_dice(state: State, seat: int) -> list[Option]:
    """The own dice that may be given away, or none of them."""
    cells = state.table.players[seat].cells
    return [*[options.EXCHANGE[cell] for cell in CELLS if cells[cell]], options.DONE]


class Search(Choice):
    """Exchange a die on the board for one out of the bag (RP-125)."""

    def choices(self, state: State) -> list[Option]:
        return own_dice(state, self.seat) if any(state.table.bag) else []

    def follow(self, state: State, option: Option) -> None:
        if option != options.DONE:
            state.table.steps.append(SearchBag(self.seat, option.amount))


class SearchBag(Choice):
    """Which die of the bag takes the place of the own one; it shows the same face (OP-5, OP-35)."""

    cell: int

    def choices(self, state: State) -> list[Option]:
        return [options.COLOUR[colour] for colour, n in enumerate(state.table.bag) if n]

    def follow(self, state: State, option: Option) -> None:
        table = state.table
        cells = table.players[self.seat].cells
        old = cells[self.cell]
        new = option.amount << 3 | old & FACE
        table.bag[option.amount] -= 1
        table.bag[COLOUR_OF[old]] += 1
        cells[self.cell] = new
        if state.listener:
            state.tell("searches", self.seat, die=new, cell=self.cell, other=old)
        gain(state, self.seat, gold_die_income(state, self.seat, new))


class Negotiate(Choice):
    """Exchange a die on the board for one on an unclaimed initiative card (RP-131)."""

    def choices(self, state: State) -> list[Option]:
        return own_dice(state, self.seat) if any(state.table.pool) else []

    def follow(self, state: State, option: Option) -> None:
        if option != options.DONE:
            state.table.steps.append(NegotiateFor(self.seat, option.amount))


class NegotiateFor(Choice):
    """For which die of the pool; both keep their faces (OP-36)."""

    cell: int

    def choices(self, state: State) -> list[Option]:
        return [options.FOR_POOL[place] for place, die in enumerate(state.table.pool) if die]

    def follow(self, state: State, option: Option) -> None:
        table = state.table
        cells, place = table.players[self.seat].cells, option.amount - 1
        old, new = cells[self.cell], table.pool[place]
        cells[self.cell], table.pool[place] = new, old
        if state.listener:
            state.tell("negotiates", self.seat, die=new, cell=self.cell, other=old)
        lay_again(state, self.seat)
        gain(state, self.seat, gold_die_income(state, self.seat, new))


class SleightOfHand(Choice):
    """Move a die on the board to another row with room (RP-120)."""

    def choices(self, state: State) -> list[Option]:
        cells = state.table.players[self.seat].cells
        free = [row for row in ROWS if has_room(cells, row)]
        found = [options.SHIFT[cell] for cell in CELLS if cells[cell] and (len(free) > 1 or cell // 3 not in free)]
        return [*found, options.DONE] if free and found else []

    def follow(self, state: State, option: Option) -> None:
        if option != options.DONE:
            state.table.steps.append(SleightTo(self.seat, option.amount))


class SleightTo(Choice):
    """Into which row; the dice that are left close up (RP-121, OP-40)."""

    cell: int

    def choices(self, state: State) -> list[Option]:
        cells = state.table.players[self.seat].cells
        return [options.TO[row] for row in ROWS if row != self.cell // 3 and has_room(cells, row)]

    def follow(self, state: State, option: Option) -> None:
        cells = state.table.players[self.seat].cells
        end = self.cell // 3 * 3 + 3
        die = cells[self.cell]
        cells[self.cell : end] = [*cells[self.cell + 1 : end], 0]
        cell = first_empty(cells, option.amount)
        cells[cell] = die
        if state.listener:
            state.tell("shifts", self.seat, die=die, cell=cell)


# --- dice on initiative cards -----------------------------------------------------------------------------------------


class Climb(Choice):
    """Turn a die on an unclaimed initiative card (RP-118, OP-37)."""

    def choices(self, state: State) -> list[Option]:
        found = [options.TURN[place] for place, die in enumerate(state.table.pool) if die]
        return [*found, options.DONE] if found else []

    def follow(self, state: State, option: Option) -> None:
        if option != options.DONE:
            pool, place = state.table.pool, option.amount - 1
            pool[place] = FLIPPED[pool[place]]
            if state.listener:
                state.tell("turns_pool", self.seat, die=pool[place], n=option.amount)
            lay_again(state, self.seat)


class Intimidate(Choice):
    """Choose dice on unclaimed initiative cards one by one; then all of them are rolled (RP-118, OP-37)."""

    cards: int = 0
    """A bit for each card that was chosen."""

    def choices(self, state: State) -> list[Option]:
        pool = state.table.pool
        found = [options.ROLL[place] for place, die in enumerate(pool) if die and not self.cards >> place & 1]
        return [*found, options.DONE] if found else []

    def follow(self, state: State, option: Option) -> None:
        cards = self.cards
        if option != options.DONE:
            cards |= 1 << option.amount - 1
            if any(die and not cards >> place & 1 for place, die in enumerate(state.table.pool)):
                state.table.steps.append(Intimidate(self.seat, cards))
                return
        if cards:
            self.roll(state, cards)

    def roll(self, state: State, cards: int) -> None:
        pool = state.table.pool
        places = [place for place in range(len(pool)) if cards >> place & 1]
        for place, die in zip(places, roll(state, [COLOUR_OF[pool[place]] for place in places]), strict=True):
            pool[place] = die
        if state.listener:
            state.tell("rerolls_pool", self.seat, dice=[pool[place] for place in places])
        lay_again(state, self.seat)


# --- the market -------------------------------------------------------------------------------------------------------


class OpenLock(Choice):
    """Buy the top card of the deck unseen, without any discount (RP-112, OP-38)."""

    cost: Amount

    def choices(self, state: State) -> list[Option]:
        table = state.table
        if table.players[self.seat].gold < self.cost or not (table.deck or table.bottom or table.discard):
            return []
        return [options.YES, options.DONE]

    def follow(self, state: State, option: Option) -> None:
        if option == options.YES:
            state.table.players[self.seat].gold -= self.cost
            (card,) = reveal(state, 1)
            take(state, self.seat, card, self.cost, "deck")


class MoveSilently(Choice):
    """Buy a card of the discard pile in place of one purchase (RP-129, RP-130, OP-39)."""

    def choices(self, state: State) -> list[Option]:
        table = state.table
        if not table.purchases:
            return []
        found = offers(table.players[self.seat], table.discard, options.BUY_DISCARDED)
        return [*found, options.DONE] if found else []

    def follow(self, state: State, option: Option) -> None:
        if option != options.DONE:
            table = state.table
            table.purchases -= 1
            table.may_discard = False
            pay(state, self.seat, option)
            table.discard.remove(option.piece)
            take(state, self.seat, option.piece, option.amount, "discard")


class Diplomacy(Step):
    """Another player's skill is used as if it were the own (RP-114). What that does is the other skill's effect."""

    def do(self, state: State) -> None:
        raise ValueError("Diplomacy does nothing by itself")


Effect = (
    AttributeAction
    | TakeGold
    | Search
    | Negotiate
    | SleightOfHand
    | Climb
    | Intimidate
    | OpenLock
    | MoveSilently
    | Diplomacy
)
EFFECTS: Final[list[Effect | None]] = [
    read_effects(CONTENTS.where("card", card.id, "effect"), [card.effect or {}], Effect)[0]
    if TYPE[number] == SKILL_TYPE
    else None
    for number, card in enumerate(CARDS)
]
COPIES: Final = [isinstance(effect, Diplomacy) for effect in EFFECTS]
"""Whether a card is used by choosing another player's skill."""
READY: Final = [() if effect is None else stacks([effect], SEATS) for effect in EFFECTS]
"""By card and seat, what a skill puts on the stack."""
