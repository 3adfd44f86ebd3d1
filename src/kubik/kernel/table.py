"""What lies on the table.

A game's whole state is one `Table`: a struct of places, lists, ints and words, in which pieces are ints. A place may
lie in another one; what belongs to one seat lies in a `Seated` place, of which the table has a list, one for each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from kubik.kernel.errors import BadTable
from kubik.kernel.step import Step


class Place(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A part of the table."""


class Seated(Place):
    """A part of the table that belongs to one seat. Only views fill `unseen`: what is hidden of the seat's own."""

    unseen: list[int] = []


class Table(Place):
    """The state of a game as plain data. Only views fill `unseen` and `pools`."""

    unseen: list[int] = []
    """What is hidden on the table itself."""
    pools: list[list[int]] = []
    """What is hidden of each pool that has a name, in the order of the names."""
    steps: list[Step] = []
    """The work that waits, the next on top."""
    rolled: int = 0
    """How often chance has answered."""


T = TypeVar("T", bound=Table)
P = TypeVar("P", bound=Place)

_PLAIN = (int, str, bool, float)


class Child(Struct, frozen=True):
    """A field that holds a place, or a list of places."""

    name: str
    place: type[Place]
    many: bool


def fields_of(place: type[Struct]) -> dict[str, Any]:
    """The fields of a place (or of another struct) with their types, marks included."""
    hints = get_type_hints(place, include_extras=True)
    return {name: hints[name] for name in place.__struct_fields__}


def bare(hint: Any) -> Any:
    """A type without its marks."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def children(place: type[Place]) -> Iterator[Child]:
    """The places that lie in a place."""
    for name, hint in fields_of(place).items():
        type = bare(hint)
        if _is_place(type):
            yield Child(name, type, many=False)
        elif get_origin(type) is list and _is_place(get_args(type)[0]):
            yield Child(name, get_args(type)[0], many=True)


def _is_place(type: Any) -> bool:
    return isinstance(type, _TYPE) and issubclass(type, Place)


_TYPE = type


# --- copying ----------------------------------------------------------------------------------------------------------


def copier(table: type[P]) -> Callable[[P], P]:
    """A function that copies such a place with all that lies in it, written from the types of its fields.

    Lists and places are copied; all else (numbers, words, tuples, steps) cannot change and is shared.
    """
    source: list[str] = []
    names: dict[str, Any] = {}
    _write_copier(table, source, names)
    exec("\n".join(source), names)
    made: Callable[[P], P] = names[f"copy_{table.__name__}"]
    return made


def _write_copier(place: type[Place], source: list[str], names: dict[str, Any]) -> None:
    if f"copy_{place.__name__}" in names:
        if names[place.__name__] is not place:
            raise BadTable(f"two kinds of places are called {place.__name__}")
        return
    names[place.__name__] = place
    names[f"copy_{place.__name__}"] = None
    for child in children(place):
        _write_copier(child.place, source, names)
    fields = [_copied(place, name, bare(hint)) for name, hint in fields_of(place).items()]
    source.append(f"def copy_{place.__name__}(it):\n    return {place.__name__}({', '.join(fields)})")


def _copied(place: type[Place], name: str, type: Any) -> str:
    if _is_place(type):
        return f"copy_{type.__name__}(it.{name})"
    if get_origin(type) is list:
        (item,) = get_args(type)
        if _is_place(item):
            return f"[copy_{item.__name__}(each) for each in it.{name}]"
        if get_origin(item) is list and _is_fixed(get_args(item)[0]):
            return f"[[*each] for each in it.{name}]"
        if _is_fixed(item):
            return f"[*it.{name}]"
    elif _is_fixed(type):
        return f"it.{name}"
    raise BadTable(f"{place.__name__}.{name}: what lies on a table is numbers, words, tuples, places or lists of these")


def _is_fixed(type: Any) -> bool:
    """Whether values of a type never change."""
    origin = get_origin(type)
    if origin is tuple:
        return all(part is ... or _is_fixed(part) for part in get_args(type))
    if origin is Literal:
        return True
    if origin in (Union, UnionType, Annotated):
        return all(_is_fixed(part) for part in get_args(bare(type)) or (bare(type),))
    if isinstance(type, _TYPE) and issubclass(type, Struct):
        return type.__struct_config__.frozen and all(map(_is_fixed, fields_of(type).values()))
    return type in (*_PLAIN, None, _TYPE(None))
