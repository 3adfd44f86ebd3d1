"""All that a screen needs to draw Hero Realms in one language: the things in the box, in words and figures."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from kubik.games.hero_realms import options
from kubik.games.hero_realms.abilities import ABILITIES, ONCE_A_GAME, SKILLS
from kubik.games.hero_realms.cards import CARDS, CHARACTERS, FILTERS, FIRE_GEM, Card, Filter, Skill
from kubik.games.hero_realms.effects import (
    AnyEffect,
    Bless,
    Choose,
    Combat,
    Damage,
    Discard,
    Discount,
    Draw,
    DrawThenDiscard,
    Effects,
    Gold,
    Health,
    OpponentDiscard,
    Sacrifice,
    Track,
    When,
)
from kubik.games.hero_realms.modes import EMPERORS, MODES, ModeId, Settings, agree
from kubik.games.hero_realms.state import CARD, EXPENDED, USED
from kubik.games.hero_realms.text import HeroRealmsText

PLAYERS: Final = range(MODES["duel"].seats[0], MODES["free_for_all"].seats[1] + 1)
Verb = Literal["play", "expend", "ally", "sacrifice", "skill", "ability"]
Link = Literal["and", "or", "then", "if", "else"]


class BoxPart(Struct, frozen=True):
    """One symbol of an effect: its word, how many, whether for each of something, and how it follows the one before."""

    do: str
    n: int
    each: bool
    link: Link


class BoxEffect(Struct, frozen=True):
    """A sentence of an ability, and the same as symbols. `plain`: the symbols say all of it."""

    text: str
    parts: list[BoxPart]
    plain: bool


class BoxAbility(Struct, frozen=True):
    """What can be used: `verb` is that of the option which uses it.

    `gives`: its effects ask nothing, hit nobody and take nothing. `counts`: what it gives depends on what else is in
    play, so that it is best used last.
    """

    verb: Verb
    name: str
    text: str
    cost: int
    effects: list[BoxEffect]
    gives: bool
    counts: bool


class BoxCard(Struct, frozen=True):
    """`kind` is the type in words, with subtypes; `figures` is a line for all figures."""

    id: str
    name: str
    type: Literal["action", "item", "champion"]
    subtypes: tuple[str, ...]
    kind: str
    faction: Literal["imperial", "guild", "necros", "wild"] | None
    cost: int | None
    defence: int
    guard: bool
    figures: str
    abilities: list[BoxAbility]


class BoxCharacter(Struct, frozen=True):
    """A character pack in words and figures."""

    id: str
    name: str
    health: int
    figures: str
    deck: str
    skill: BoxAbility
    ability: BoxAbility


class BoxMode(Struct, frozen=True):
    """`teams` by seat, as far as seats belong to teams; `shared`: a team has one health total."""

    name: str
    teams: list[int]
    shared: bool
    emperors: list[int]


class BoxMarks(Struct, frozen=True):
    """The bits of a card in play: its number, and its marks."""

    card: int
    expended: int
    used: int


class Box(Struct, frozen=True):
    """Cards and characters by their number."""

    cards: list[BoxCard]
    characters: list[BoxCharacter]
    gem: int
    marks: BoxMarks
    factions: dict[str, str]
    filters: list[Filter]
    """What a pending discount is for, by its number."""
    acquire: dict[int, str]
    """What a pending effect does with the next bought card, by its number."""
    modes: dict[ModeId, BoxMode]
    usual: dict[int, ModeId]
    """The mode for so many players if none was agreed."""


def box(text: HeroRealmsText) -> Box:
    """The box of Hero Realms in one language."""
    say = text.words.say
    factions = dict.fromkeys(card.faction for card in CARDS if card.faction)
    return Box(
        cards=[_card(text, number) for number in range(len(CARDS))],
        characters=[_character(text, number) for number in range(len(CHARACTERS))],
        gem=FIRE_GEM,
        marks=BoxMarks(CARD, EXPENDED, USED),
        factions={faction: say(f"faction-{faction}") for faction in factions},
        filters=list(FILTERS),
        acquire={option.amount: text.option(option, []) for option in options.ACQUIRE if _is_named(text, option.key)},
        modes={mode: _mode(text, mode) for mode in MODES},
        usual={players: agree(players, Settings()).mode for players in PLAYERS},
    )


def _is_named(text: HeroRealmsText, key: str) -> bool:
    """Only the pending effects that some card has are named."""
    return f"option-{key.replace(':', '-')}" in text.words


def _mode(text: HeroRealmsText, mode: ModeId) -> BoxMode:
    rules = agree(MODES[mode].seats[1], Settings(mode))
    return BoxMode(
        name=text.words.say(f"mode-{mode}"),
        teams=rules.team if rules.team_game else [],
        shared=rules.hydra,
        emperors=list(EMPERORS) if rules.emperor else [],
    )


# --- cards and characters ---------------------------------------------------------------------------------------------


def _card(text: HeroRealmsText, number: int) -> BoxCard:
    card, abilities = CARDS[number], ABILITIES[number]
    piece = text.cards[number]
    verbs: list[tuple[Verb, Effects]] = [
        ("play", abilities.primary),
        ("expend", abilities.expend),
        ("ally", abilities.ally),
        ("sacrifice", abilities.sacrifice),
    ]
    printed = [(verb, effects) for verb, effects in verbs if effects]
    return BoxCard(
        id=card.id,
        name=piece.name,
        type=card.type,
        subtypes=card.subtypes,
        kind=_kind(text, card),
        faction=card.faction,
        cost=card.cost,
        defence=card.defence,
        guard=card.guard,
        figures=piece.figures,
        abilities=[
            _ability(text, verb, effects, line) for (verb, effects), line in zip(printed, piece.lines, strict=True)
        ],
    )


def _kind(text: HeroRealmsText, card: Card) -> str:
    say = text.words.say
    return ", ".join([say(f"type-{card.type}"), *(say(f"subtype-{subtype}") for subtype in card.subtypes)])


def _character(text: HeroRealmsText, number: int) -> BoxCharacter:
    character = CHARACTERS[number]
    piece = text.characters[number]
    deck, skill, ability = piece.lines
    return BoxCharacter(
        id=character.id,
        name=piece.name,
        health=character.health,
        figures=piece.figures,
        deck=deck,
        skill=_ability(text, "skill", SKILLS[number], skill, character.skill),
        ability=_ability(text, "ability", ONCE_A_GAME[number], ability, character.ability),
    )


def _ability(text: HeroRealmsText, verb: Verb, effects: Effects, line: str, skill: Skill | None = None) -> BoxAbility:
    shown = [BoxEffect(f"{text.effect(effect)}.", parts := _parts(effect), _is_plain(parts)) for effect in effects]
    return BoxAbility(
        verb=verb,
        name=(skill.ru if text.language == "ru" else skill.en) if skill else "",
        text=line,
        cost=skill.cost if skill else 0,
        effects=shown,
        gives=all(map(_gives, effects)),
        counts=any(part.each or part.link in ("if", "else") for effect in shown for part in effect.parts),
    )


# --- effects as symbols -----------------------------------------------------------------------------------------------


def _is_plain(parts: list[BoxPart]) -> bool:
    known = ("gold", "combat", "health", "draw")
    return all(part.do in known and not part.each and part.link in ("and", "or") for part in parts)


def _gives(effect: AnyEffect) -> bool:
    """Whether it happens without a question and takes nothing, now or later."""
    match effect:
        case Gold() | Combat() | Health():
            return effect.n > 0
        case When():
            return all(map(_gives, effect.then + effect.otherwise))
        case Draw():
            return True
        case _:
            return False


def _parts(effect: AnyEffect) -> list[BoxPart]:
    match effect:
        case Choose():
            return [part for option in effect.one_of for part in _linked(option, "or")]
        case When():
            return _linked(effect.then, "if") + _linked(effect.otherwise, "else")
        case Sacrifice():
            return [BoxPart("sacrifice", effect.up_to, each=False, link="and"), *_linked(effect.then, "then")]
        case Gold() | Combat() | Health():
            return [_part(effect, effect.n, each=effect.per is not None)]
        case Draw() | Discard() | OpponentDiscard() | Discount() | Damage():
            return [_part(effect, effect.n)]
        case DrawThenDiscard():
            return [_part(effect, effect.up_to)]
        case Track():
            return [_part(effect, effect.look)]
        case Bless():
            return [_part(effect, effect.health)]
        case _:
            return [_part(effect, 0)]


def _part(effect: AnyEffect, n: int, *, each: bool = False) -> BoxPart:
    return BoxPart(effect.name, n, each, "and")


def _linked(effects: Effects, link: Link) -> list[BoxPart]:
    """The parts of an ability inside of an effect; the first one says how it follows."""
    parts = [part for effect in effects for part in _parts(effect)]
    return [BoxPart(first.do, first.n, first.each, link) for first in parts[:1]] + parts[1:]
