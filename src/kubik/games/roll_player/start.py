"""The set-up (RP-021 to RP-040), with the variants and the solo game."""

from __future__ import annotations

from kubik.games.roll_player import options
from kubik.games.roll_player.bag import draw_dice, roll
from kubik.games.roll_player.board import GOLD, ROWS, first_empty, has_room
from kubik.games.roll_player.cleanup import lay_row
from kubik.games.roll_player.content import (
    ALIGNMENT_PIECE,
    ALIGNMENTS,
    BACKSTORIES,
    BACKSTORY_PIECE,
    CARDS,
    CLASS_COLOUR,
    CLASS_PIECE,
    DICE_IN_BAG,
    INCOME,
    NUMBER,
    RACE_PIECE,
    RACES,
    RANK,
    SIDES,
    SOLO,
    START,
)
from kubik.games.roll_player.dice import BeginRound
from kubik.games.roll_player.gold import gain, gold_die_income
from kubik.games.roll_player.pool import ascending
from kubik.games.roll_player.purchase import reveal
from kubik.games.roll_player.state import Player
from kubik.games.roll_player.variants import State
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step
from kubik.parts.piles import pick


def lay_out(state: State) -> None:
    """Who begins, the gold, and all the steps until the first round."""
    table, rules = state.table, state.rules
    table.bag = list(DICE_IN_BAG)
    table.players = [Player(cells=[0] * 18) for _ in range(rules.players)]
    first = rules.settings.first
    table.start = first = roll_for_start(state) if first is None else first
    seats = rules.clockwise[first]
    if rules.solo:
        table.bag[GOLD] -= 1  # the enemy die (RP-144)
    for place, seat in enumerate(seats):
        table.players[seat].gold = START.gold + (0 if rules.settings.short_game else START.more_gold[place])
    steps = table.steps
    steps.append(BeginRound(first))
    steps += [StartingDice(seat) for seat in reversed(seats)]
    steps += (SetAside(first), LayMarket(first), DealCards(first))
    if rules.settings.classes == "drawn":
        steps.append(ReturnDice(first))
        steps += [DrawClass(seat) for seat in reversed(seats)]
    else:
        # The last player chooses first, the start player last (RP-026).
        steps += [ChooseClass(seat) for seat in seats]
    steps += [ChooseRace(seat) for seat in reversed(seats)]


def roll_for_start(state: State) -> int:
    """Everybody rolls a die, those with the highest face again (RP-021)."""
    leaders = list(range(state.rules.players))
    while len(leaders) > 1:
        rolled = [state.below(6) + 1 for _ in leaders]
        if state.listener:
            for seat, face in zip(leaders, rolled, strict=True):
                state.tell("rolls_for_start", seat, n=face)
        leaders = [seat for seat, face in zip(leaders, rolled, strict=True) if face == max(rolled)]
    return leaders[0]


class ChooseRace(Ask):
    """A character board, with either side up (RP-022)."""

    def options(self, state: State) -> list[Option]:
        taken = [player.race for player in state.table.players]
        return [sides[race] for race in range(len(RACES)) if race not in taken for sides in options.RACE]

    def answer(self, state: State, option: Option) -> None:
        player = state.table.players[self.seat]
        player.race, player.female = option.piece - RACE_PIECE, bool(option.amount)
        if state.listener:
            state.tell("chooses_race", self.seat, pieces=[option.piece])


# --- classes ----------------------------------------------------------------------------------------------------------


def taken_colours(state: State) -> list[int]:
    """The colours of the classes that players have."""
    return [CLASS_COLOUR[player.class_] for player in state.table.players if player.class_ >= 0]


class DrawClass(Step):
    """Dice are drawn until one has a class colour that nobody has (RP-024, RP-025)."""

    def do(self, state: State) -> None:
        taken = [GOLD, *taken_colours(state)]
        colour = GOLD
        while colour in taken:
            (colour,) = draw_dice(state, 1)
            state.table.drawn.append(colour)
            if state.listener:
                state.tell("draws_for_class", self.seat, colour=colour)
        state.table.steps.append(ChooseSide(self.seat, colour))


class ChooseSide(Ask):
    """The side of a class card (RP-011)."""

    colour: int

    def options(self, state: State) -> list[Option]:
        return [options.CLASS[side] for side in SIDES[self.colour]]

    def answer(self, state: State, option: Option) -> None:
        choose_class(state, self.seat, option)


class ChooseClass(Ask):
    """Any class whose card nobody has (RP-026)."""

    def options(self, state: State) -> list[Option]:
        taken = taken_colours(state)
        return [options.CLASS[side] for colour, sides in enumerate(SIDES) if colour not in taken for side in sides]

    def answer(self, state: State, option: Option) -> None:
        choose_class(state, self.seat, option)


def choose_class(state: State, seat: int, option: Option) -> None:
    """Take a class."""
    state.table.players[seat].class_ = option.piece - CLASS_PIECE
    if state.listener:
        state.tell("chooses_class", seat, pieces=[option.piece])


class ReturnDice(Step):
    """The dice that were drawn for the classes go back into the bag."""

    def do(self, state: State) -> None:
        for colour in state.table.drawn:
            state.table.bag[colour] += 1
        state.table.drawn = []


# --- cards ------------------------------------------------------------------------------------------------------------


class DealCards(Step):
    """A backstory and an alignment for everybody; the rest leaves the game (RP-027)."""

    def do(self, state: State) -> None:
        table, seats = state.table, state.rules.clockwise[self.seat]
        backstories = pick(state, list(range(len(BACKSTORIES))), len(seats))
        alignments = pick(state, list(range(len(ALIGNMENTS))), len(seats))
        for seat, backstory, alignment in zip(seats, backstories, alignments, strict=True):
            player = table.players[seat]
            player.backstory, player.alignment = backstory, alignment
            if state.listener:
                state.tell("is_dealt", seat, pieces=[BACKSTORY_PIECE + backstory, ALIGNMENT_PIECE + alignment])


class LayMarket(Step):
    """The market deck, the first row, the initiative cards with their coins (RP-029 to RP-034)."""

    def do(self, state: State) -> None:
        table, rules = state.table, state.rules
        table.boxed = [NUMBER[name] for name in SOLO.without] if rules.solo else []
        cards = [card for card in range(len(CARDS)) if card not in table.boxed]
        if rules.settings.random_market_deck:
            table.discard = pick(state, cards, 2 * rules.removed) if rules.removed else []
            table.deck = cards
        else:
            table.deck, table.bottom = ([card for card in cards if RANK[card] == rank] for rank in (1, 2))
            if rules.removed:
                table.discard = pick(state, table.deck, rules.removed) + pick(state, table.bottom, rules.removed)
        lay_row(state)
        if rules.solo:
            table.trash = reveal(state, 1)
            if state.listener:
                state.tell("trashes", self.seat, pieces=table.trash, source="deck", to="trash")
        table.pool = [0] * rules.initiative
        table.coins = list(rules.coins)


# --- starting dice ----------------------------------------------------------------------------------------------------


class SetAside(Step):
    """With less luck everybody's dice are taken out of the bag before anybody draws more (RP-135)."""

    def do(self, state: State) -> None:
        table, rules = state.table, state.rules
        table.drawn = rules.fixed_dice * rules.players
        for colour in table.drawn:
            table.bag[colour] -= 1


class StartingDice(Step):
    """Starting dice are drawn (or, with less luck, handed out) and rolled (RP-035, RP-135, OP-25)."""

    def do(self, state: State) -> None:
        table, rules = state.table, state.rules
        colours = list(rules.fixed_dice)
        for colour in colours:
            table.drawn.remove(colour)
        colours += draw_dice(state, rules.starting_dice - len(colours)) if len(colours) < rules.starting_dice else []
        table.players[self.seat].starting = ascending(roll(state, colours))
        if state.listener:
            state.tell("rolls", self.seat, dice=list(table.players[self.seat].starting))
        table.steps.append(PlaceStart(self.seat))


class PlaceStart(Ask):
    """A starting die goes into any row; it brings no action (RP-036 to RP-039)."""

    def options(self, state: State) -> list[Option]:
        player = state.table.players[self.seat]
        cells = player.cells
        rows = [row for row in ROWS if not cells[3 * row + 2]]
        return [options.START[die][row] for die in dict.fromkeys(player.starting) for row in rows]

    def answer(self, state: State, option: Option) -> None:
        player = state.table.players[self.seat]
        die, row = option.amount >> 3, option.amount & 7
        cell = first_empty(player.cells, row)
        player.cells[cell] = die
        player.starting.remove(die)
        if state.listener:
            state.tell("places", self.seat, die=die, cell=cell)
        gold = gold_die_income(state, self.seat, die)
        gain(state, self.seat, gold if has_room(player.cells, row) else gold + INCOME.full_row)
        if player.starting:
            state.table.steps.append(self)
