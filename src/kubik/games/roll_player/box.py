"""Everything in the box as a screen draws it: names and texts of one language beside the figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from kubik.games.roll_player.board import ATTRIBUTES, COLOURS, DIRECTIONS
from kubik.games.roll_player.content import (
    ALIGNMENT_PIECE,
    ALIGNMENTS,
    ARMOUR_SETS,
    ARROW,
    BACKSTORIES,
    BACKSTORY_PIECE,
    CARDS,
    CLASS_COLOUR,
    CLASS_PIECE,
    CLASSES,
    CONTENT,
    GRIDS,
    MARKS,
    RACE_PIECE,
    RACES,
    SET,
    SETS,
    SOLO,
    TITLES,
    CardType,
)
from kubik.games.roll_player.powers import BOUGHT_ACTION, CLASS_POWERS, DISCOUNTS
from kubik.games.roll_player.state import CARD, EXHAUSTED
from kubik.games.roll_player.variants import Settings, agree

if TYPE_CHECKING:
    from kubik.games.roll_player.text import RollPlayerText


class Named(Struct, frozen=True):
    """Something with a name."""

    id: str
    name: str


class Attribute(Named, frozen=True):
    """A row of the board; `short` has three letters, `action` says what its action does."""

    short: str
    action: str


class Thing(Named, frozen=True):
    """Something with a text; `figures` is a line for all figures."""

    figures: str
    lines: list[str]


class MarketCard(Thing, frozen=True):
    """`set` and `arrow` are -1 if it has none."""

    type: CardType
    kind: str
    rank: int
    cost: int
    hands: int
    set: int
    arrow: int
    discount: int
    """How much cheaper it lets others be bought."""


class Goal(Struct, frozen=True):
    """An attribute that a class wants: from `least` to `most`; with 99, so much or more."""

    least: int
    most: int
    stars: int


class Class(Thing, frozen=True):
    """One side of a class card; `used`: its ability is used by choosing it."""

    colour: int
    goals: list[Goal]
    ability: str
    text: str
    used: bool


class Race(Thing, frozen=True):
    """A character board: what it adds to each attribute."""

    modifiers: list[int]


class Backstory(Thing, frozen=True):
    """Colours by cell; -1: the cell is not marked."""

    marks: list[int]


class Alignment(Thing, frozen=True):
    """Stars by square, row by row."""

    grid: list[int]


class ArmourSet(Named, frozen=True):
    """Stars for 1, 2, ... pieces, and for whoever has a class of one of the colours."""

    stars: list[int]
    colours: list[int]
    bonus: int


class Title(Named, frozen=True):
    """What a solo player may be called who has so many stars or more."""

    stars: int


class Pieces(Struct, frozen=True):
    """All things with a text are numbered together: the first of each kind; market cards begin with 0."""

    classes: int
    races: int
    backstories: int
    alignments: int


class Box(Struct, frozen=True):
    """Everything by its number."""

    name: str
    colours: list[Named]
    attributes: list[Attribute]
    directions: list[Named]
    squares: list[str]
    """What the nine squares of an alignment are called."""
    cards: list[MarketCard]
    classes: list[Class]
    races: list[Race]
    backstories: list[Backstory]
    alignments: list[Alignment]
    pieces: Pieces
    sets: list[ArmourSet]
    backstory_stars: list[int]
    """By the number of matching cells."""
    card: int
    exhausted: int
    """The bits of a skill: its number, and the mark that it lies sideways."""
    rounds: list[list[int]]
    """By the number of players: of a usual and of a short game."""
    enemy: list[list[list[int]]]
    """Which card the enemy die takes, with three and with four cards, by initiative card and face; 0: none."""
    gold_for_a_star: int
    titles: list[Title]
    score: dict[str, str]
    """What the lines of the score sheet are called."""


def box(text: RollPlayerText) -> Box:
    """The box in the language of the text."""
    say = text.words.say
    return Box(
        name=say("game"),
        colours=[Named(name, say(f"colour-{name}")) for name in COLOURS],
        attributes=[
            Attribute(name, say(f"attribute-{name}"), say(f"short-{name}"), say(f"action-{name}"))
            for name in ATTRIBUTES
        ],
        directions=[Named(name, say(f"direction-{name}")) for name in DIRECTIONS],
        squares=[say(f"square-{square}") for square in range(9)],
        cards=[_card(text, number) for number in range(len(CARDS))],
        classes=[_class(text, number) for number in range(len(CLASSES))],
        races=[
            Race(race.id, *_thing(text, RACE_PIECE + number), list(race.modifiers)) for number, race in enumerate(RACES)
        ],
        backstories=[_backstory(text, number) for number in range(len(BACKSTORIES))],
        alignments=[
            Alignment(each.id, *_thing(text, ALIGNMENT_PIECE + number), GRIDS[number])
            for number, each in enumerate(ALIGNMENTS)
        ],
        pieces=Pieces(CLASS_PIECE, RACE_PIECE, BACKSTORY_PIECE, ALIGNMENT_PIECE),
        sets=[
            ArmourSet(
                each.id,
                each.ru if text.language == "ru" else each.en,
                list(each.stars),
                list(map(COLOURS.index, each.colours)),
                each.bonus,
            )
            for each in SETS
        ],
        backstory_stars=list(CONTENT.backstory.stars),
        card=CARD,
        exhausted=EXHAUSTED,
        rounds=[
            [agree(players, Settings(short_game=short)).rounds for short in (False, True)]
            for players in range(1, len(CONTENT.players) + 1)
        ],
        enemy=[[list(faces) for faces in table] for table in (SOLO.three_cards, SOLO.four_cards)],
        gold_for_a_star=SOLO.gold_for_a_star,
        titles=[Title(each.id, text.title(number), each.stars) for number, each in enumerate(TITLES)],
        score={line: text.score(line) for line in _score_lines()},
    )


def _thing(text: RollPlayerText, number: int) -> tuple[str, str, list[str]]:
    piece = text.pieces()[number]
    return piece.name, piece.figures, piece.lines


def _card(text: RollPlayerText, number: int) -> MarketCard:
    card = CARDS[number]
    return MarketCard(
        card.id,
        *_thing(text, number),
        type=card.type,
        kind=text.words.say(f"type-{card.type}"),
        rank=card.rank,
        cost=card.cost,
        hands=card.hands,
        set=SET[number],
        arrow=ARROW[number],
        discount=DISCOUNTS[number],
    )


def _class(text: RollPlayerText, number: int) -> Class:
    each = CLASSES[number]
    return Class(
        each.id,
        *_thing(text, CLASS_PIECE + number),
        colour=CLASS_COLOUR[number],
        goals=[Goal(goal.least, goal.most, goal.stars) for goal in each.goals],
        ability=text.ability(number),
        text=text.power(CLASS_POWERS[number]),
        used=BOUGHT_ACTION[number] >= 0,
    )


def _backstory(text: RollPlayerText, number: int) -> Backstory:
    marks = [-1] * 18
    for cell, colour in MARKS[number]:
        marks[cell] = colour
    return Backstory(BACKSTORIES[number].id, *_thing(text, BACKSTORY_PIECE + number), marks)


def _score_lines() -> list[str]:
    return [
        *(f"goal_{name}" for name in ATTRIBUTES),
        "class_dice",
        "alignment",
        "backstory",
        *(f"armour_{name}" for name in ARMOUR_SETS),
        *(f"trait_{card.id}" for card in CARDS if card.type == "trait"),
        "gold_left",
        "stars",
        "gold",
    ]
