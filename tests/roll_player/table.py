"""Arrange a table by names, play by option keys, look at what lies there.

    game = table(board="str: red1 blue2; con: gold6", pool="red1 gold4 purple6")
    game.choose("take:2", "place:str", "flip:con1")
    assert game.me.gold == 3

Dice are a colour and a face in one word. Arranging never makes or loses a die or a card: dice come out of the bag and
return to it, market cards come out of the deck or the discard pile.
"""

from __future__ import annotations

from typing import Any, Final, Self

import pytest

import kubik
from kubik.games.roll_player.board import ATTRIBUTES, COLOUR_OF, COLOURS, DIE_NAMES
from kubik.games.roll_player.cleanup import CleanupPhase
from kubik.games.roll_player.content import (
    ALIGNMENT,
    ARMOUR,
    BACKSTORY,
    CARDS,
    CLASS,
    NUMBER,
    RACE,
    SKILL,
    TRAIT,
    TYPE,
    WEAPON,
)
from kubik.games.roll_player.dice import BeginRound
from kubik.games.roll_player.market import MarketPhase
from kubik.games.roll_player.scoring import Scoring, count
from kubik.games.roll_player.state import CARD, DICE, EXHAUSTED, MARKET, Player, Table
from kubik.games.roll_player.variants import Rules, State
from tests.playing import Playing
from tests.roll_player.conformance import check

rule: Final = pytest.mark.rule


def die(name: str) -> int:
    """A die by its name."""
    return DIE_NAMES.index(name)


def names(cards: list[int]) -> list[str]:
    """Market cards by their names, in their order."""
    return [CARDS[card & CARD].id for card in cards]


class Side:
    """One player's hero, in names."""

    def __init__(self, state: State, seat: int) -> None:
        self.player: Player = state.table.players[seat]
        self._solo = state.rules.solo

    @property
    def gold(self) -> int:
        return self.player.gold

    @property
    def charisma(self) -> int:
        return self.player.charisma

    @property
    def token(self) -> tuple[int, int]:
        """The row and the column of the token on the alignment card."""
        return divmod(self.player.token, 3)

    @property
    def weapons(self) -> list[str]:
        return names(self.player.weapons)

    @property
    def armour(self) -> list[str]:
        return names(self.player.armour)

    @property
    def traits(self) -> list[str]:
        return names(self.player.traits)

    @property
    def skills(self) -> list[str]:
        return names(self.player.skills)

    @property
    def exhausted(self) -> list[str]:
        return names([piece for piece in self.player.skills if piece & EXHAUSTED])

    def row(self, attribute: str) -> list[str]:
        """The dice of a row from the left."""
        first = 3 * ATTRIBUTES.index(attribute)
        return [DIE_NAMES[die] for die in self.player.cells[first : first + 3] if die]

    @property
    def sheet(self) -> dict[str, int]:
        """What would count now, with all own weapons."""
        return count(self.player, self.player.weapons, self._solo)


class Game(Playing[Table, Rules, Side]):
    """A game under way, at an arranged table."""

    # --- arranging ----------------------------------------------------------------------------------------------------

    def hero(
        self,
        seat: int = 0,
        *,
        race: str = "",
        class_: str = "",
        backstory: str = "",
        alignment: str = "",
        token: tuple[int, int] | None = None,
        board: str | None = None,
        gold: int | None = None,
        charisma: int | None = None,
        cards: str = "",
        exhausted: str = "",
    ) -> Game:
        """Lay out what a player has; what is not named stays as it is. A board names dice row by row, as in
        "str: red1 blue2; cha: gold6"."""
        table = self.state.table
        player = table.players[seat]
        if race:
            player.race = RACE[race]
        if class_:
            player.class_ = CLASS[class_]
        if backstory:
            player.backstory = BACKSTORY[backstory]
        if alignment:
            player.alignment = ALIGNMENT[alignment]
        if token is not None:
            player.token = 3 * token[0] + token[1]
        if gold is not None:
            player.gold = gold
        if charisma is not None:
            player.charisma = charisma
        if board is not None:
            self._put_back([die for die in player.cells if die])
            player.cells = [0] * 18
            for row in filter(None, map(str.strip, board.split(";"))):
                attribute, _, dice = row.partition(":")
                for column, name in enumerate(dice.split()):
                    first = 3 * ATTRIBUTES.index(attribute)
                    player.cells[first + column] = self._take_die(name)
        for name in cards.split():
            self._own(player, NUMBER[name], 0)
        for name in exhausted.split():
            self._own(player, NUMBER[name], EXHAUSTED)
        return self.again()

    def pool(self, dice: str) -> Game:
        """Put these dice on the initiative cards, from card 1 on."""
        table = self.state.table
        self._put_back([die for die in table.pool if die])
        table.pool = [self._take_die(name) for name in dice.split()]
        return self.again()

    def row(self, cards: str) -> Game:
        """These cards are the market row."""
        table = self.state.table
        table.deck += table.row
        table.row = []
        table.row = [self._take_card(NUMBER[name]) for name in cards.split()]
        return self.again()

    def discards(self, cards: str) -> Game:
        """These cards are the discard pile."""
        table = self.state.table
        table.deck += table.discard
        table.discard = []
        table.discard = [self._take_card(NUMBER[name]) for name in cards.split()]
        return self.again()

    def top(self, card: str) -> Game:
        """This card lies on top of the deck."""
        table = self.state.table
        self._take_card(NUMBER[card])
        table.bottom += table.deck
        table.deck = [NUMBER[card]]
        return self.again()

    def empty_deck(self, *, discard: str = "") -> Game:
        """The deck has run out: all cards but the row, what players own and this discard pile are in the trash."""
        table = self.state.table
        self.discards(discard)
        table.trash += table.deck + table.bottom
        table.deck, table.bottom = [], []
        return self.again()

    def draws_and_rolls(self, dice: str) -> Game:
        """The next dice that are drawn from the bag and rolled."""
        bag = list(self.state.table.bag)
        wanted = [die(name) for name in dice.split()]
        drawn, left, factor = 0, sum(bag), 1
        for each in wanted:
            colour = COLOUR_OF[each]
            drawn += sum(bag[:colour]) * factor
            bag[colour] -= 1
            factor *= left
            left -= 1
        faces = sum(((each & 7) - 1) * 6**place for place, each in enumerate(wanted))
        return self.rolls(drawn, faces)

    def _own(self, player: Player, card: int, mark: int) -> None:
        self._take_card(card)
        areas = {WEAPON: player.weapons, ARMOUR: player.armour, TRAIT: player.traits, SKILL: player.skills}
        areas[TYPE[card]].append(card | mark)

    def _take_card(self, card: int) -> int:
        table = self.state.table
        for pile in (table.deck, table.bottom, table.discard, table.row, table.trash):
            if card in pile:
                pile.remove(card)
                return card
        raise AssertionError(f"somebody has {CARDS[card].id} already")

    def _take_die(self, name: str) -> int:
        found = die(name)
        self.state.table.bag[COLOUR_OF[found]] -= 1
        assert self.state.table.bag[COLOUR_OF[found]] >= 0, f"no {COLOURS[COLOUR_OF[found]]} die is left"
        return found

    def _put_back(self, dice: list[int]) -> None:
        for each in dice:
            self.state.table.bag[COLOUR_OF[each]] += 1

    # --- jumping ------------------------------------------------------------------------------------------------------

    def market(self, *order: int) -> Game:
        """All dice turns are over; these seats hold the initiative cards 1, 2, ... in this order."""
        table = self.state.table
        seats = list(order) or list(range(self.state.rules.players))
        bottom = table.steps[:1]
        for number, seat in enumerate(seats, 1):
            table.players[seat].initiative = number
            if table.players[seat].placed < 0:
                table.players[seat].placed = 0
        self._put_back([die for die in table.pool[: len(seats)] if die])
        table.pool = [0] * len(seats) + table.pool[len(seats) :]
        table.phase = MARKET
        table.steps = [*bottom, MarketPhase(table.start)]
        self.state.run()
        return self

    def finish(self) -> Game:
        """The last round is at its cleanup."""
        table, rules = self.state.table, self.state.rules
        table.round = rules.rounds
        table.steps = [Scoring(table.start), CleanupPhase(table.start)]
        self.state.run()
        return self

    # --- playing ------------------------------------------------------------------------------------------------------

    def choose(self, *keys: str, seat: int | None = None) -> Self:
        super().choose(*keys, seat=seat)
        check_dice_and_cards(self.state)
        return self

    def play_until(self, ask: str, seat: int | None = None) -> Game:
        """Everybody takes the first option until this is asked (of this seat); nobody uses or buys anything."""
        while self.ask != ask or (seat is not None and self.asked != seat):
            options = self.options()
            dull = [key for key in ("done", "end", "clean_up") if key in options]
            away = [key for key in options if key.startswith("discard:")]
            self.state.choose((dull or away or options)[0])
        return self

    # --- looking ------------------------------------------------------------------------------------------------------

    def at(self, seat: int) -> Side:
        return Side(self.state, seat)

    @property
    def on_cards(self) -> list[str]:
        """The dice on the initiative cards; an empty word for none."""
        return [DIE_NAMES[die] if die else "" for die in self.state.table.pool]

    @property
    def market_row(self) -> list[str]:
        return names(self.state.table.row)

    @property
    def discard(self) -> list[str]:
        return names(self.state.table.discard)

    @property
    def trash(self) -> list[str]:
        return names(self.state.table.trash)


def check_dice_and_cards(state: State) -> None:
    """Arranged boards need not have as many dice as the round says; everything else holds."""
    rounds = state.table.phase
    state.table.phase = min(rounds, 1)
    check(state)
    state.table.phase = rounds


def start(players: int = 2, *, seed: int | str = 1, first: int | None = 0, **options: Any) -> Game:
    """A game as it begins."""
    return Game(kubik.game("roll_player").start(players, seed, first=first, **options))


DULL: Final = ["rogue", "sorcerer", "warrior", "ranger"]
"""Classes that do nothing in the dice phase."""


def table(
    players: int = 2,
    *,
    class_: str = "",
    race: str = "human",
    board: str = "",
    pool: str = "",
    gold: int = 0,
    cards: str = "",
    exhausted: str = "",
    token: tuple[int, int] = (1, 1),
    seed: int | str = 1,
    **options: Any,
) -> Game:
    """The first dice turn of seat 0, whose hero has what is named; the others have empty boards and no gold."""
    game = start(players, seed=seed, **options)
    state = game.state
    while state.decision is not None and state.table.phase < DICE:
        state.choose(state.decision.options[0])
    boards = ["human", "dwarf", "elf", "halfling"]
    for seat in range(players):
        player = state.table.players[seat]
        player.race, player.class_ = RACE[boards[seat]], CLASS[DULL[seat]]
        player.backstory, player.alignment = seat, ALIGNMENT["guardian"]
        game.hero(seat, board="", gold=0)
    game.hero(
        0,
        race=race,
        class_=class_,
        board=board,
        gold=gold,
        cards=cards,
        exhausted=exhausted,
        token=token,
    )
    dice = ["red1", "blue3", "green5", "white5", "black6"]
    game.pool(pool or " ".join(dice[: state.rules.initiative]))
    game.events.clear()
    return game


def market(players: int = 2, *, row: str = "", **hero: Any) -> Game:
    """The first market turn, that of seat 0."""
    game = table(players, **hero).market()
    return game.row(row) if row else game


def begin_round(game: Game, dice: str = "") -> Game:
    """The next round begins at once, with seat 0 as start player, who draws and rolls these dice."""
    state = game.state
    game._put_back([die for die in state.table.pool if die])
    state.table.pool = [0] * state.rules.initiative
    state.table.steps = [BeginRound(0)]
    if dice:
        game.draws_and_rolls(dice)
    state.run()
    return game
