"""The box of a game that has none of its own: what a plain screen needs to show its table in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from kubik.kernel.game import Game
from kubik.kernel.sight import UNKNOWN
from kubik.kernel.table import Place, Seated, Table, bare, children, fields_of
from kubik.kernel.text import Text
from kubik.server.protocol import PlainBox, Row, RowKind

_BESIDE: Final = frozenset({*Table.__struct_fields__, *Seated.__struct_fields__})
"""What is no part of the game but of the table that holds it."""


def plain_box(game: Game[Any, Any], language: str) -> PlainBox:
    """The rows of a game's table, and what the pieces are called that lie there at the start."""
    text = game.text(language)
    pieces = sorted(set(_pieces(game.start(seed=0).table)) - {UNKNOWN})
    return PlainBox(_rows(game.table, text), {piece: text.piece(piece) for piece in pieces})


def _rows(place: type[Place], text: Text) -> list[Row]:
    inner = {child.name: child for child in children(place)}
    rows = []
    for name, hint in fields_of(place).items():
        if name in _BESIDE:
            continue
        label = text.words.say(f"place-{name}") if f"place-{name}" in text.words else name.replace("_", " ")
        child, usual = inner.get(name), _usual(place, name)
        if child is None:
            rows.append(Row(name, label, "pieces" if bare(hint) == list[int] else "value", usual, []))
        else:
            kind: RowKind = "seats" if issubclass(child.place, Seated) else "places" if child.many else "place"
            rows.append(Row(name, label, kind, usual, _rows(child.place, text)))
    return rows


def _usual(place: type[Place], name: str) -> Any:
    """What a view leaves out; None for a field that is always told."""
    field = next(field for field in msgspec.structs.fields(place) if field.name == name)
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default_factory())
    return None if field.required else msgspec.to_builtins(field.default)


def _pieces(place: Place) -> Iterator[int]:
    """All pieces that lie in a place."""
    kinds = fields_of(type(place))
    for name in place.__struct_fields__:
        if name not in _BESIDE and bare(kinds[name]) == list[int]:
            yield from getattr(place, name)
    for child in children(type(place)):
        inner = getattr(place, child.name)
        for each in inner if child.many else [inner]:
            yield from _pieces(each)
