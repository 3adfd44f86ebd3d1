"""A game without a screen of its own: all that can be seen of the table, with the words of the game for its things."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.text import Text

from kubik.kernel.decision import Decision, Option
from kubik.kernel.sight import UNKNOWN
from kubik.kernel.table import Place, Seated, Table, children
from kubik.screen import Look, Screen, bar, hang

BESIDE: Final = frozenset({"unseen", "pools", *Table.__struct_fields__})
"""What is no part of the game but of the table that holds it."""


def draw(look: Look) -> list[Text]:
    """The table, then what belongs to each seat."""
    view = look.view
    seated = [child.name for child in children(type(view)) if issubclass(child.place, Seated)]
    lines = _facts(look, view, frozenset(seated))
    for seat, name in enumerate(look.names):
        lines.append(bar(Text(name, "bold"), look.width, "bold cyan" if seat == look.viewer else "dim"))
        for field in seated:
            lines += _facts(look, getattr(view, field)[seat])
    return lines


def _facts(look: Look, place: Place, without: frozenset[str] = frozenset()) -> list[Text]:
    lines: list[Text] = []
    for name in place.__struct_fields__:
        if name not in BESIDE and name not in without:
            value = getattr(place, name)
            said = _pieces(look, value) if isinstance(value, list) and _are_numbers(value) else _told(value)
            lines += hang(name.replace("_", " "), Text(said), look.console)
    return lines


def _are_numbers(values: list[object]) -> bool:
    return all(type(value) is int for value in values)


def _pieces(look: Look, pieces: list[int]) -> str:
    return " ".join("?" if piece == UNKNOWN else look.text.piece(piece) for piece in pieces) or "–"


def _told(value: object) -> str:
    return str(value) if isinstance(value, str | int) else msgspec.json.encode(value).decode()


def _option(look: Look, option: Option, decision: Decision) -> Text:
    return Text(look.text.option(option, look.names, decision))


SCREEN: Final = Screen(
    draw=draw,
    piece=lambda look, option: option.piece if option.piece < len(look.text.pieces()) else -1,
    option=_option,
)
