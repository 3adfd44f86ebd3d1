"""What can be agreed before a game: read, refused in one line, and laid out as a form."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec import Struct

import toy_game
from kubik.kernel.errors import BadSetup, Unfit
from kubik.kernel.form import Field, form, players
from kubik.kernel.table import Table
from tests.kernel.tiny import Tiny


class Wishes(Struct, frozen=True, forbid_unknown_fields=True):
    size: Literal["small", "large"] = "small"
    maybe: Literal["red", "blue"] | None = None
    fast: bool = False
    first: int | None = None
    parts: tuple[Literal["moon", "sun"], ...] = ()
    roles: tuple[Literal["", "wizard", "thief"], ...] = ()
    tale: str = ""


class Wished(Tiny[Table]):
    id = "wished"
    table = Table
    settings = Wishes
    choices = {"tale": ["short", "long"]}


GAME = Wished()


def test_settings_are_given_as_words_or_as_values() -> None:
    read = GAME.read_settings({"size": "large", "fast": "true", "first": "1", "parts": ["sun"], "roles": ["", "thief"]})
    assert read == Wishes(size="large", fast=True, first=1, parts=("sun",), roles=("", "thief"))
    assert GAME.read_settings({"fast": True, "first": 1}) == Wishes(fast=True, first=1)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"speed": 3}, "wished has no option 'speed'; it has: size, maybe, fast, first, parts, roles, tale"),
        ({"size": "huge"}, "wished: option size: there is no 'huge'; there is: small, large"),
        ({"maybe": "green"}, "wished: option maybe: there is no 'green'; there is: red, blue"),
        ({"fast": "perhaps"}, "wished: option fast: 'perhaps' is neither true nor false"),
        ({"first": "me"}, "wished: option first: 'me' is not a number"),
        ({"parts": "sun"}, "wished: option parts: 'sun' is not a list"),
        ({"parts": ["sun", "star"]}, "wished: option parts: there is no 'star'; there is: moon, sun"),
        ({"roles": ["cook"]}, "wished: option roles: there is no 'cook'; there is: wizard, thief"),
        ({"tale": 3}, "wished: option tale: Expected `str`, got `int`"),
    ],
)
def test_what_does_not_fit_is_told_in_one_line(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.read_settings(settings)
    assert str(error.value) == said


def test_settings_are_laid_out_as_a_form() -> None:
    assert form(GAME) == [
        Field("size", "choice", ["small", "large"], "small"),
        Field("maybe", "choice", ["red", "blue"], None),
        Field("fast", "switch", [], False),
        Field("first", "seat", [], None),
        Field("parts", "several", ["moon", "sun"], ()),
        Field("roles", "seats", ["wizard", "thief"], ()),
        Field("tale", "choice", ["short", "long"], ""),
    ]


def test_a_game_is_asked_with_how_many_it_can_be_played() -> None:
    assert players(toy_game.GAME) == [2, 3, 4]
    assert players(toy_game.GAME, hand="large") == [2, 3, 4]
    assert players(toy_game.GAME, hand="huge") == []


def test_what_a_game_does_not_allow_is_told_in_words() -> None:
    with pytest.raises(Unfit, match="towers is for 2 to 4 players, not 5") as error:
        toy_game.GAME.start(5)
    assert toy_game.GAME.text("en").unfit(error.value) == "Towers is for 2 to 4 players."
    assert toy_game.GAME.text("ru").unfit(error.value) == "В «Башни» играют от 2 до 4 человек."


def test_without_a_number_there_is_a_usual_one() -> None:
    assert toy_game.GAME.start(seed=1).rules.players == 2
