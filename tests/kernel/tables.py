"""Tables on which something is hidden."""

from __future__ import annotations

from typing import Annotated

from msgspec import field

import toy_game
from kubik.kernel.sight import NOBODY, OWNER, TEAM, known_by, role
from kubik.kernel.state import State
from kubik.kernel.table import Place, Seated, Table


def towers(*hands: list[int], deck: list[int]) -> State[toy_game.Towers, toy_game.Rules]:
    """Towers with these hands and this deck."""
    state: State[toy_game.Towers, toy_game.Rules] = toy_game.GAME.start(len(hands), 1)
    for player, hand in zip(state.table.players, hands, strict=True):
        player.hand = hand
    state.table.deck = deck
    state.resume()
    return state


class Hand(Seated):
    cards: Annotated[list[int], OWNER] = []
    deck: Annotated[list[int], NOBODY] = []


class OwnDecks(Table):
    """Hands and decks of one's own, as deck builders have them."""

    hands: list[Hand] = []
    market: Annotated[list[int], NOBODY] = []


class Adventurer(Seated):
    skills: Annotated[list[int], OWNER.of("skills")] = []
    items: Annotated[list[int], OWNER.of("items")] = []
    secret: Annotated[list[int], NOBODY] = []


class Adventure(Table):
    """Two common decks."""

    adventurers: list[Adventurer] = []
    skills: Annotated[list[int], NOBODY.of("skills")] = []
    items: Annotated[list[int], NOBODY.of("items")] = []


class Book(Place):
    pages: Annotated[list[int], OWNER] = []
    title: int = 0


class Shelf(Place):
    books: list[Book] = []
    hidden: Annotated[list[int], NOBODY.of("hidden")] = []


class Reader(Seated):
    shelf: Shelf = field(default_factory=Shelf)


class Room(Place):
    readers: list[Reader] = []
    locked: Annotated[list[int], NOBODY] = []


class House(Table):
    """Places in places."""

    room: Room = field(default_factory=Room)


class Member(Seated):
    plan: Annotated[list[int], TEAM] = []


class Teams(Table):
    members: list[Member] = []


class Story(Table):
    """What only the narrator sees."""

    monsters: Annotated[list[int], role("narrator")] = []
    plot: Annotated[str, role("narrator")] = ""


class Known(Table):
    """A row that some know as a whole, and a deck of which each card is known to some."""

    row: Annotated[list[int], known_by("row_knowers")] = []
    row_knowers: int = 0
    deck: Annotated[list[int], known_by("deck_knowers")] = []
    deck_knowers: list[int] = []


class Writer(Seated):
    notes: Annotated[str, OWNER] = ""
    letters: Annotated[list[str], OWNER] = []


class Letters(Table):
    """Words."""

    writers: list[Writer] = []
    riddles: Annotated[list[str], known_by("solvers")] = []
    solvers: list[int] = []
    answer: Annotated[str, known_by("told")] = ""
    told: int = 0


class Open(Table):
    """Nothing is hidden."""

    stones: list[int] = []
