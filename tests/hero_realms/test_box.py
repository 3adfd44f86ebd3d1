"""What a screen gets to draw the game with."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from kubik.games.hero_realms import GAME
from kubik.games.hero_realms.box import Box, BoxAbility, box
from kubik.games.hero_realms.cards import CARDS, CHARACTERS, FIRE_GEM, NUMBER
from kubik.games.hero_realms.modes import MODES

LANGUAGES = ("en", "ru")


@cache
def a_box(language: str) -> Box:
    return box(GAME.text(language))


def ability(card: str, verb: str) -> BoxAbility:
    return next(ability for ability in a_box("en").cards[NUMBER[card]].abilities if ability.verb == verb)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_in_the_box(language: str) -> None:
    found = a_box(language)
    assert [card.id for card in found.cards] == [card.id for card in CARDS]
    assert [character.id for character in found.characters] == [character.id for character in CHARACTERS]
    assert list(found.modes) == list(MODES)
    assert found.cards[found.gem].id == CARDS[FIRE_GEM].id
    assert set(found.factions) == {card.faction for card in CARDS if card.faction}


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_those_of_the_cards(language: str) -> None:
    for shown, card in zip(a_box(language).cards, CARDS, strict=True):
        assert (shown.type, shown.faction, shown.cost) == (card.type, card.faction, card.cost)
        assert (shown.defence, shown.guard) == (card.defence, card.guard)
        printed = {"play": card.primary, "expend": card.expend, "ally": card.ally, "sacrifice": card.sacrifice}
        assert [ability.verb for ability in shown.abilities] == [verb for verb, effects in printed.items() if effects]
        for shown_ability in shown.abilities:
            assert len(shown_ability.effects) == len(printed[shown_ability.verb])
    for figure, character in zip(a_box(language).characters, CHARACTERS, strict=True):
        assert (figure.health, figure.skill.cost) == (character.health, character.skill.cost)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str) -> None:
    found = a_box(language)
    abilities = [ability for card in found.cards for ability in card.abilities]
    skills = [skill for character in found.characters for skill in (character.skill, character.ability)]
    texts = [text for card in found.cards for text in (card.name, card.kind, card.figures)]
    texts += [text for figure in found.characters for text in (figure.name, figure.figures, figure.deck)]
    texts += [ability.text for ability in abilities + skills]
    texts += [effect.text for ability in abilities + skills for effect in ability.effects]
    texts += [skill.name for skill in skills]
    texts += [mode.name for mode in found.modes.values()]
    texts += [*found.factions.values(), *found.acquire.values()]
    assert all(texts)


def test_languages_differ_in_words_only() -> None:
    english, russian = (msgspec.to_builtins(a_box(language)) for language in LANGUAGES)
    assert _numbers(english) == _numbers(russian)
    assert english != russian


def _numbers(value: object) -> object:
    """What is left of data without its words."""
    if isinstance(value, dict):
        return {name: _numbers(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_numbers(part) for part in value]
    return None if isinstance(value, str) else value


@pytest.mark.parametrize(
    ("card", "verb"),
    [
        ("gold", "play"),
        ("command", "play"),
        ("arkus_imperial_dragon", "expend"),
        ("parov_the_enforcer", "ally"),
        ("close_ranks", "play"),
        ("fire_gem", "sacrifice"),
    ],
)
def test_an_ability_that_only_gives(card: str, verb: str) -> None:
    assert ability(card, verb).gives


@pytest.mark.parametrize(
    ("card", "verb"),
    [
        ("darian_war_mage", "expend"),
        ("death_threat", "ally"),
        ("krythos_master_vampire", "expend"),
        ("grak_storm_giant", "ally"),
        ("bribe", "ally"),
        ("elven_curse", "play"),
    ],
)
def test_an_ability_that_asks_or_takes_does_not_only_give(card: str, verb: str) -> None:
    assert not ability(card, verb).gives


def test_losing_health_is_not_giving() -> None:
    wizard = next(character for character in a_box("en").characters if character.id == "wizard")
    assert not wizard.skill.gives


def test_what_counts_is_best_used_last() -> None:
    assert ability("wolf_shaman", "expend").counts
    assert ability("fire_staff", "play").counts
    assert not ability("cron_the_berserker", "expend").counts


def test_symbols_of_an_ability() -> None:
    (effect,) = ability("darian_war_mage", "expend").effects
    assert [(part.do, part.n, part.link) for part in effect.parts] == [("combat", 3, "or"), ("health", 4, "or")]
    assert effect.plain
    _, counted = ability("man_at_arms", "expend").effects
    assert [(part.do, part.n, part.each) for part in counted.parts] == [("combat", 1, True)]
    assert not counted.plain


def test_teams_are_told_apart() -> None:
    modes = a_box("en").modes
    assert modes["duel"].teams == []
    assert modes["hydra_2v2"].teams == [0, 0, 1, 1]
    assert modes["hydra_2v2"].shared
    assert modes["emperor_3v3"].emperors == [1, 4]
    assert not modes["emperor_3v3"].shared
