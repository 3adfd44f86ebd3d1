"""The cards: read from cards.toml, checked, and laid out as columns, so that the rules look figures up by number."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from kubik.kernel.content import Amount, Contents, Origins, figures
from kubik.parts.effects import Word

SEATS: Final = 6

Filter = Literal["any", "action", "champion"]
FILTERS: Final[tuple[Filter, ...]] = ("any", "action", "champion")
Faction = Literal["imperial", "guild", "necros", "wild"]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as it is printed."""

    id: str
    en: str
    ru: str
    pool: Literal["market", "gem", "starter", "wizard", "thief", "ranger", "fighter", "cleric"]
    type: Literal["action", "item", "champion"]
    copies: Amount
    origin: Origins
    faction: Faction | None = None
    subtypes: tuple[str, ...] = ()
    cost: Annotated[int, Meta(ge=0)] | None = None
    """None: no price is printed, which counts as 0 (HR-059)."""
    defence: Annotated[int, Meta(ge=0)] = 0
    guard: bool = False
    primary: tuple[Word, ...] = ()
    expend: tuple[Word, ...] = ()
    ally: tuple[Word, ...] = ()
    sacrifice: tuple[Word, ...] = ()
    """What it does, as words; abilities.py has the effects."""


class Skill(Struct, frozen=True, forbid_unknown_fields=True):
    """What a character can do: the skill once a turn for its cost, the ability once a game."""

    en: str
    ru: str
    effects: tuple[Word, ...]
    cost: int = 0


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """A character pack: health, starting deck, skill and ability."""

    id: str
    en: str
    ru: str
    health: Amount
    deck: dict[str, Amount]
    skill: Skill
    ability: Skill
    origin: Origins


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody begins with, and the market row."""

    health: Amount
    row: Amount
    hand: Amount
    deck: dict[str, Amount]


class Content(Struct, frozen=True):
    """All of cards.toml."""

    start: Start
    cards: list[Card]
    characters: list[Character]


def read_cards(contents: Contents) -> Content:
    """All of cards.toml, or BadContent that names the card and what is wrong with it."""
    start = contents.table("start", Start)
    cards = contents.entries("card", Card)
    characters = contents.entries("character", Character)
    contents.check()
    known = {card.id for card in cards}
    if "fire_gem" not in known:
        contents.fault("card", "", "", "there is no card fire_gem")
    for card in cards:
        if (card.type == "champion") != (card.defence > 0):
            contents.fault("card", card.id, "defence", "defence is for champions, and every champion has one")
        if card.expend and card.type != "champion":
            contents.fault("card", card.id, "expend", "expend is for champions")
        if card.primary and card.type == "champion":
            contents.fault("card", card.id, "primary", "primary is for actions and items")
        if card.ally and card.faction is None:
            contents.fault("card", card.id, "ally", "ally needs a faction")
    decks: list[tuple[str, str, dict[str, int]]] = [("start", "", start.deck)]
    for kind, id, deck in [*decks, *(("character", each.id, each.deck) for each in characters)]:
        for name in deck:
            if name not in known:
                contents.fault(kind, id, "deck", f"deck: no card {name!r}", name=name)
    contents.check()
    return Content(start, cards, characters)


CONTENTS: Final = Contents("hero_realms", files(__package__), "cards", "modes")
CONTENT: Final = read_cards(CONTENTS)
START: Final = CONTENT.start
CARDS: Final = CONTENT.cards
CHARACTERS: Final = CONTENT.characters


FIGURES: Final = figures(msgspec.to_builtins([START, CARDS, CHARACTERS]))
NUMBER: Final = {card.id: number for number, card in enumerate(CARDS)}
FIRE_GEM: Final = NUMBER["fire_gem"]
MARKET: Final = [number for number, card in enumerate(CARDS) if card.pool == "market" for _ in range(card.copies)]
GEMS: Final = CARDS[FIRE_GEM].copies

COST: Final = [card.cost or 0 for card in CARDS]
DEFENCE: Final = [card.defence for card in CARDS]
GUARD: Final = [card.guard for card in CARDS]
FACTION: Final = [card.faction for card in CARDS]
CHAMPION: Final = [card.type == "champion" for card in CARDS]
ACTION: Final = [card.type == "action" for card in CARDS]
KNIFE: Final = ["knife" in card.subtypes for card in CARDS]
BOW: Final = ["bow" in card.subtypes for card in CARDS]


def fits(card: int, what: Filter) -> bool:
    """Whether a card is of the kind that an effect waits for."""
    return what == "any" or CARDS[card].type == what


def deck_of(cards: dict[str, int]) -> list[int]:
    """The cards of a deck that a content file lists by name."""
    return [NUMBER[name] for name, copies in cards.items() for _ in range(copies)]
