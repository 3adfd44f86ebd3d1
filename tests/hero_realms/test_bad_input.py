"""A wrong card file, wrong settings and impossible positions: refused, with what is wrong and where."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kubik
from kubik.games.hero_realms.abilities import read_abilities
from kubik.games.hero_realms.cards import read_cards
from kubik.kernel.content import Contents
from kubik.kernel.errors import BadContent, BadGameFile, BadSetup

GAME = kubik.game("hero_realms")
SOURCES = files("kubik.games.hero_realms")
CARDS = (SOURCES / "cards.toml").read_text(encoding="utf-8")


def read_whole(folder: Path) -> None:
    contents = Contents("hero_realms", folder, "cards")
    cards = read_cards(contents).cards
    contents.close()
    for card in cards:
        read_abilities(contents, card)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("cost = 8", "cost = -8", "card arkus_imperial_dragon: Expected `int` >= 0 - at `$.cost`"),
        ("cost = 8", 'cost = "8"', "card arkus_imperial_dragon: Expected `int | null`, got `str` - at `$.cost`"),
        ("cost = 8", "price = 8", "card arkus_imperial_dragon: Object contains unknown field `price`"),
        ("defence = 6", "", "card arkus_imperial_dragon: defence is for champions"),
        ('do = "combat", n = 5', 'do = "fly", n = 5', "card arkus_imperial_dragon: expend: Invalid value 'fly'"),
        ('id = "close_ranks"', 'id = "command"', "card command: is there twice"),
        ("deck = { gold = 7", "deck = { golden = 7", "start: deck: no card 'golden'"),
        ('id = "fire_gem"', 'id = "water_gem"', "there is no card fire_gem"),
        ("[start]", "[begin]\n[start]", "unknown table 'begin'"),
        ("[start]", "[start", "cards.toml"),
    ],
)
def test_a_wrong_card_file_names_card_and_field(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in CARDS
    (tmp_path / "cards.toml").write_text(CARDS.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as error:
        read_whole(tmp_path)
    assert str(error.value).startswith("cards.toml: ")
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"mode": "war"}, "setting mode: there is no 'war'; there is: duel, free_for_all"),
        ({"speed": 3}, "no setting 'speed'"),
        ({"characters": "wizard"}, "setting characters: 'wizard' is not a list"),
        ({"players": 7}, "is for 2 to 6 players, not 7"),
    ],
)
def test_wrong_settings(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        GAME.start(seed=1, **settings)


MAIN = {"do": "main", "seat": 0}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"steps": [{"do": "nap", "seat": 0}]}, "Invalid value 'nap'"),
        ({"steps": [MAIN | {"seat": 7}]}, "step main: there is no seat 7"),
        ({"steps": [{"do": "topdeck", "seat": 0, "what": "any"}]}, "impossible: there is nothing to choose"),
        ({"steps": []}, "nobody is asked and nobody has won"),
        ({"row": [999]}, "there is no card 999"),
        ({"alive": 0}, "nobody sits at the table"),
        ({"health": [50]}, "the table is not laid for 2 players"),
    ],
)
def test_an_impossible_position_is_refused(changes: dict[str, Any], said: str) -> None:
    saved = msgspec.json.decode(GAME.start(players=2, seed=1, first=0).save())
    saved["table"] |= changes
    with pytest.raises(BadGameFile) as error:
        GAME.load(msgspec.json.encode(saved))
    assert said in str(error.value)
