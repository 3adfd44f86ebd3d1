"""What is in the box, read from the content files beside this one and checked."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from kubik.games.roll_player.board import COLOURS, DIRECTIONS, GOLD, Colour, Direction
from kubik.kernel.content import Amount, Contents, Origin, content_hash, figures
from kubik.parts.effects import Word

SEATS: Final = 4

CardType = Literal["weapon", "armour", "trait", "skill"]
CARD_TYPES: Final[tuple[CardType, ...]] = ("weapon", "armour", "trait", "skill")
Window = Literal["any", "pool", "pool_or_market", "own_market", "copied"]
ArmourId = Literal["chain", "leather", "mystic"]
ARMOUR_SETS: Final[tuple[ArmourId, ...]] = ("chain", "leather", "mystic")
_Stars = Annotated[int, Meta(ge=0)]
_Six = Meta(min_length=6, max_length=6)
_Three = Meta(min_length=3, max_length=3)


class Origins(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where each part of an entry comes from: its names and all its figures, or more finely what it is made of."""

    names: Origin = "rulebook"
    figures: Origin = "rulebook"
    goals: Origin = "rulebook"
    ability: Origin = "rulebook"
    effect: Origin = "rulebook"
    rank: Origin = "rulebook"
    cost: Origin = "rulebook"
    arrow: Origin = "rulebook"
    hands: Origin = "rulebook"
    window: Origin = "rulebook"
    set: Origin = "rulebook"
    stars: Origin = "rulebook"
    colours: Origin = "rulebook"


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """Something with a name."""

    id: str
    en: str
    ru: str
    origin: Origins


class Race(Entry, frozen=True):
    """A character board: what it adds to the six attributes at the end."""

    number: Amount
    modifiers: Annotated[tuple[int, ...], _Six]


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """An attribute that a class wants: from `least` to `most`, without `most` so much or more."""

    least: Amount
    stars: _Stars
    most: Amount = 99


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    en: str
    ru: str


class Class(Entry, frozen=True):
    """One side of a class card."""

    colour: Colour
    side: Literal["a", "b"]
    goals: Annotated[tuple[Goal, ...], _Six]
    ability: Named
    effect: Word


class Backstory(Entry, frozen=True):
    """A colour and a column (1 to 3) for each row of the board."""

    number: Amount
    marks: Annotated[tuple[tuple[Colour, Annotated[int, Meta(ge=1, le=3)]], ...], _Six]


class Alignment(Entry, frozen=True):
    """Stars on a grid: rows good, neutral, evil; columns lawful, neutral, chaotic."""

    number: Amount
    grid: Annotated[tuple[Annotated[tuple[int, ...], _Three], ...], _Three]


class ArmourSet(Entry, frozen=True):
    """Stars for 1, 2, ... pieces, and the class colours that get more."""

    stars: Annotated[tuple[_Stars, ...], Meta(min_length=1)]
    colours: tuple[Colour, ...]
    bonus: _Stars


class Card(Entry, frozen=True):
    """A market card."""

    number: Amount
    type: CardType
    rank: Literal[1, 2]
    cost: Annotated[int, Meta(ge=0, le=9)]
    hands: Literal[0, 1, 2] = 0
    set: ArmourId | None = None
    arrow: Direction | None = None
    window: Window | None = None
    effect: Word | None = None


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """How many pieces there are."""

    coins: Amount
    charisma_tokens: Amount
    tracking_tokens: Amount
    player_aids: Amount
    initiative_cards: Amount
    dice: dict[Colour, Amount]
    origin: Origin


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Gold at the start: for all, and more by place in turn order."""

    gold: _Stars
    more_gold: Annotated[tuple[_Stars, ...], Meta(min_length=4, max_length=4)]
    origin: Origin


class Income(Struct, frozen=True, forbid_unknown_fields=True):
    """The four sources of gold."""

    gold_die: Amount
    full_row: Amount
    coin: Amount
    discard: Amount
    origin: Origin


class BackstoryStars(Struct, frozen=True, forbid_unknown_fields=True):
    """Stars by the number of cells that match."""

    stars: Annotated[tuple[_Stars, ...], Meta(min_length=7, max_length=7)]
    origin: Origin


class Players(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers for so many players."""

    id: Literal["1", "2", "3", "4"]
    initiative: Annotated[int, Meta(ge=2, le=5)]
    removed: _Stars
    dice: Annotated[int, Meta(ge=1, le=14)]
    gold_dice: _Stars
    origin: Origin


class ShortGame(Struct, frozen=True, forbid_unknown_fields=True):
    """How many dice more everybody begins with."""

    more_dice: Amount
    origin: Origin


_Table = Annotated[tuple[Annotated[tuple[Annotated[int, Meta(ge=0, le=4)], ...], _Six], ...], _Three]


class Solo(Struct, frozen=True, forbid_unknown_fields=True):
    """The enemy die, what gold is worth at the end, and the cards that stay in the box."""

    three_cards: _Table
    four_cards: _Table
    gold_for_a_star: Amount
    without: tuple[str, ...]
    origin: Origin


class Title(Entry, frozen=True):
    """What a solo player may be called who has so many stars or more."""

    stars: int


class Content(Struct, frozen=True):
    """All content files."""

    races: list[Race]
    classes: list[Class]
    backstories: list[Backstory]
    alignments: list[Alignment]
    armour_sets: list[ArmourSet]
    cards: list[Card]
    box: Box
    start: Start
    income: Income
    backstory: BackstoryStars
    players: list[Players]
    short_game: ShortGame
    solo: Solo
    titles: list[Title]


def read_content(contents: Contents) -> Content:
    """All content files, or BadContent that names the file, the entry and what is wrong with it."""
    content = Content(
        races=contents.entries("race", Race),
        classes=contents.entries("class", Class),
        backstories=contents.entries("backstory", Backstory),
        alignments=contents.entries("alignment", Alignment),
        armour_sets=contents.entries("armour_set", ArmourSet),
        cards=contents.entries("card", Card),
        box=contents.table("box", Box),
        start=contents.table("start", Start),
        income=contents.table("income", Income),
        backstory=contents.table("backstory_stars", BackstoryStars),
        players=contents.entries("players", Players),
        short_game=contents.table("short_game", ShortGame),
        solo=contents.table("solo", Solo),
        titles=contents.entries("title", Title),
    )
    contents.close()
    _check_characters(contents, content)
    _check_market(contents, content)
    _check_setup(contents, content)
    contents.check()
    return content


def _check_characters(contents: Contents, content: Content) -> None:
    for each in content.classes:
        if each.colour == "gold":
            contents.fault("class", each.id, "gold_class", "no class is gold")
        for goal in each.goals:
            if goal.most < goal.least:
                message = f"a goal from {goal.least} to {goal.most} cannot be met"
                contents.fault("class", each.id, "goal", message, least=goal.least, most=goal.most)
    for colour in COLOURS[:GOLD]:
        sides = sorted(each.side for each in content.classes if each.colour == colour)
        if sides != ["a", "b"]:
            contents.fault("class", "", "sides", f"the {colour} card needs the sides a and b", colour=colour)
    for count, name in (
        (len(content.races), "race"),
        (len(content.backstories), "backstory"),
        (len(content.alignments), "alignment"),
    ):
        if count < SEATS:
            contents.fault(name, "", "", f"{count} are too few for {SEATS} players")


def _check_market(contents: Contents, content: Content) -> None:
    if {each.id for each in content.armour_sets} != set(ARMOUR_SETS):
        contents.fault("armour_set", "", "", f"there must be {', '.join(ARMOUR_SETS)}")
    for card in content.cards:
        wanted = {
            "hands": card.type == "weapon",
            "set": card.type == "armour",
            "arrow": card.type == "trait" or (card.type == "skill" and card.window != "copied"),
            "window": card.type == "skill",
            "effect": card.type != "armour",
        }
        for name, needed in wanted.items():
            if bool(getattr(card, name)) != needed:
                reason, message = ("needs", "needs") if needed else ("has_no", "has no")
                contents.fault("card", card.id, reason, f"a {card.type} {message} {name}", type=card.type, field=name)
    for each in content.armour_sets:
        stars, pieces = len(each.stars), sum(card.set == each.id for card in content.cards)
        if pieces != stars:
            message = f"stars for {stars} pieces, but there are {pieces}"
            contents.fault("armour_set", each.id, "pieces", message, stars=stars, pieces=pieces)


def _check_setup(contents: Contents, content: Content) -> None:
    if [each.id for each in content.players] != ["1", "2", "3", "4"]:
        contents.fault("players", "", "", "there must be 1, 2, 3 and 4, in this order")
    if set(content.box.dice) != set(COLOURS):
        known = ", ".join(COLOURS)
        contents.fault("box", "", "colours", f"dice: there must be {known}", known=known)
    for name in content.solo.without:
        if name not in {card.id for card in content.cards}:
            contents.fault("solo", "", "no_card", f"without: no card {name!r}", name=name)
    stars = [title.stars for title in content.titles]
    if not stars or stars != sorted(stars, reverse=True):
        contents.fault("title", "", "titles", "the highest comes first")


CONTENTS: Final = Contents("roll_player", files(__package__), "characters", "market", "setup")
CONTENT: Final = read_content(CONTENTS)
HASH: Final = content_hash(figures(msgspec.to_builtins(CONTENT)))
RACES: Final = CONTENT.races
CLASSES: Final = CONTENT.classes
BACKSTORIES: Final = CONTENT.backstories
ALIGNMENTS: Final = CONTENT.alignments
CARDS: Final = CONTENT.cards
SETS: Final = sorted(CONTENT.armour_sets, key=lambda each: ARMOUR_SETS.index(each.id))
START: Final = CONTENT.start
INCOME: Final = CONTENT.income
SOLO: Final = CONTENT.solo
TITLES: Final = CONTENT.titles

N = TypeVar("N", bound=Entry)


def _numbers(entries: list[N]) -> dict[str, int]:
    return {entry.id: number for number, entry in enumerate(entries)}


RACE: Final = _numbers(RACES)
CLASS: Final = _numbers(CLASSES)
BACKSTORY: Final = _numbers(BACKSTORIES)
ALIGNMENT: Final = _numbers(ALIGNMENTS)
NUMBER: Final = _numbers(CARDS)
"""The numbers of the market cards by their ids."""

CLASS_PIECE: Final = len(CARDS)
RACE_PIECE: Final = CLASS_PIECE + len(CLASSES)
BACKSTORY_PIECE: Final = RACE_PIECE + len(RACES)
ALIGNMENT_PIECE: Final = BACKSTORY_PIECE + len(BACKSTORIES)
"""All things with a text are numbered together: market cards, classes, races, backstories, alignments."""

DICE_IN_BAG: Final = [CONTENT.box.dice[colour] for colour in COLOURS]
MODIFIERS: Final = [race.modifiers for race in RACES]
CLASS_COLOUR: Final = [COLOURS.index(each.colour) for each in CLASSES]
SIDES: Final = [[number for number, each in enumerate(CLASSES) if each.colour == colour] for colour in COLOURS[:GOLD]]
"""The two sides of the class card of each colour."""
MARKS: Final = [
    [(3 * row + column - 1, COLOURS.index(colour)) for row, (colour, column) in enumerate(each.marks)]
    for each in BACKSTORIES
]
"""For each backstory the marked cells with their colours."""
GRIDS: Final = [[stars for row in each.grid for stars in row] for each in ALIGNMENTS]
COST: Final = [card.cost for card in CARDS]
RANK: Final[list[int]] = [card.rank for card in CARDS]
TYPE: Final = [CARD_TYPES.index(card.type) for card in CARDS]
WEAPON, ARMOUR, TRAIT, SKILL = range(4)
HANDS: Final[list[int]] = [card.hands for card in CARDS]
ARROW: Final = [-1 if card.arrow is None else DIRECTIONS.index(card.arrow) for card in CARDS]
SET: Final = [-1 if card.set is None else ARMOUR_SETS.index(card.set) for card in CARDS]
