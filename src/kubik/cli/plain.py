"""A game without a screen of its own: all that can be seen of the table, with the words of the game for its things.

A place is called by the game's message `place-FIELD`, or else as its field.
"""

from __future__ import annotations

from itertools import groupby
from typing import Final

import msgspec
from rich.text import Text

from kubik.kernel.decision import Decision, Option
from kubik.kernel.sight import UNKNOWN
from kubik.kernel.table import Place, Seated, Table, children
from kubik.screen import Look, Screen, bar, hang

BESIDE: Final = frozenset(Table.__struct_fields__)
"""What is no part of the game but of the table that holds it."""
NOTHING: Final = "–"


def draw(look: Look) -> list[Text]:
    """The table, then what belongs to each seat."""
    view = look.view
    seated = [child.name for child in children(type(view)) if issubclass(child.place, Seated)]
    lines = _facts(look, view, frozenset(seated))
    for seat, name in enumerate(look.names):
        own = seat == look.viewer
        title = f"{name} ({look.words.say('you')})" if own else name
        lines.append(bar(Text(title, "bold"), look.width, "bold cyan" if own else "dim"))
        for field in seated:
            lines += _facts(look, getattr(view, field)[seat])
    return lines


def _facts(look: Look, place: Place, without: frozenset[str] = frozenset(), within: str = "") -> list[Text]:
    """All that lies in a place; what lies in a place within it is called by both names."""
    inner = {child.name: child for child in children(type(place))}
    lines: list[Text] = []
    for field in place.__struct_fields__:
        if field in BESIDE or field in without:
            continue
        name, value = f"{within}{_name(look, field)}", getattr(place, field)
        if field not in inner:
            lines += hang(name, Text(_told(look, value)), look.console)
        elif inner[field].many:
            for number, each in enumerate(value, 1):
                lines += _facts(look, each, within=f"{name} {number} ")
        else:
            lines += _facts(look, value, within=f"{name} ")
    return lines


def _name(look: Look, field: str) -> str:
    message = f"place-{field}"
    return str(look.text.words.say(message)) if message in look.text.words else field.replace("_", " ")


def _told(look: Look, value: object) -> str:
    match value:
        case bool():
            return "✓" if value else NOTHING
        case str() | int():
            return str(value) or NOTHING
        case list() if all(type(each) is int for each in value):
            return _pieces(look, value)
        case list() if all(type(each) is str for each in value):
            return ", ".join(each or "?" for each in value) or NOTHING
        case _:
            return msgspec.json.encode(value).decode()


def _pieces(look: Look, pieces: list[int]) -> str:
    """Pieces in their order by their names; those that cannot be seen are counted."""
    said: list[str] = []
    for piece, copies in groupby(pieces):
        n = len(list(copies))
        said += [look.text.piece(piece)] * n if piece != UNKNOWN else [f"? × {n}" if n > 1 else "?"]
    return " ".join(said) or NOTHING


def _option(look: Look, option: Option, decision: Decision) -> Text:
    return Text(look.text.option(option, look.names, decision))


SCREEN: Final = Screen(
    draw=draw,
    piece=lambda look, option: option.piece if option.piece < len(look.text.pieces()) else -1,
    option=_option,
)
