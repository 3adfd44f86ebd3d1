"""What can be agreed before a game, as fields to fill in."""

from __future__ import annotations

from types import NoneType
from typing import Any, Final, Literal, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from kubik.kernel.errors import BadSetup
from kubik.kernel.game import Game, words_of

MOST_PLAYERS: Final = 12
Kind = Literal["choice", "switch", "seat", "several", "seats"]


class Field(Struct, frozen=True):
    """An option: one of some words (or none), on or off, a seat (or none), several words, or a word for each seat."""

    name: str
    kind: Kind
    choices: list[str]
    default: Any


def form(game: Game[Any, Any]) -> list[Field]:
    """The fields for a game's options, in the order in which it declares them."""
    return [
        Field(field.name, _kind(field.type), game.choices.get(field.name) or words_of(field.type), field.default)
        for field in fields(game.settings)
    ]


def _kind(type: Any) -> Kind:
    if type is bool:
        return "switch"
    if get_origin(type) is tuple:
        # An empty word stands for "nothing special" in a seat that has to be named all the same.
        return "seats" if "" in get_args(get_args(type)[0]) else "several"
    if set(get_args(type)) == {int, NoneType}:
        return "seat"
    return "choice"


def players(game: Game[Any, Any], **options: Any) -> list[int]:
    """With how many players a game can be played with these options, found out by asking it."""
    return [number for number in range(1, MOST_PLAYERS + 1) if _can_be_played(game, number, options)]


def _can_be_played(game: Game[Any, Any], players: int, options: dict[str, Any]) -> bool:
    try:
        game.agree(players, game.read_settings(options))
    except BadSetup:
        return False
    return True
