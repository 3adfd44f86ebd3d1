"""What screens are told of Runebound: the box in both languages, and how heroes stand."""

from __future__ import annotations

import pytest

from kubik.games import game
from kubik.games.runebound.board import HEXES
from kubik.games.runebound.box import Box
from kubik.games.runebound.content import NUMBER, PIECES
from kubik.games.runebound.standing import standings
from tests.runebound.table import table


def box(language: str) -> Box:
    found = game("runebound").box(language)
    assert isinstance(found, Box)
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_and_hex_has_its_words(language: str) -> None:
    found = box(language)
    assert len(found.cards) == len(PIECES)
    assert all(card.name and card.figures and card.tale for card in found.cards)
    assert len(found.hexes) == len(HEXES)
    assert all(hex.name for hex in found.hexes)
    assert all(ability.text for card in found.cards for ability in card.abilities)
    assert all(course.text for card in found.cards for course in card.courses)


def test_quests_point_to_hexes_and_events_have_two_courses() -> None:
    cards = box("en").cards
    assert all(card.quests[0].targets for card in cards if card.quests)
    assert {len(card.courses) for card in cards if card.kind == "event"} == {2}
    assert all(card.tokens for card in cards if card.kind in ("enemy", "hero", "villain"))


def test_standings_tell_values_with_all_cards_in_play() -> None:
    state = table(heroes="corbin lissa").state
    before = standings(state.table).players[0]
    assert (before.attributes, before.health, before.dice) == ([3, 2, 0], 10, 3)
    state.table.players[0].skills.append(NUMBER["steadfastness"])
    assert standings(state.table).players[0].health == before.health + 3


def test_before_there_is_a_hero_there_is_nothing_to_tell() -> None:
    state = game("runebound").start(players=2, seed=1)
    told = standings(state.table)
    assert [player.health for player in told.players] == [0, 0]
    assert told.enemy == 0
