"""What lies on the table, and who may see it.

A game's whole state is one `Table`: a struct of small structs, lists and ints, in which pieces are ints. Who may see a
thing is declared where it lies, once:

    hand: Annotated[list[int], OWNER]      # the owner sees which, everybody how many
    deck: Annotated[list[int], NOBODY]     # everybody sees how many; the order has no meaning

From that the view of a seat is derived: a table in which the pieces it cannot see are UNKNOWN, and `unseen` lists,
sorted, what they are together (that much everybody can work out). A guess deals `unseen` back at random.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from kubik.kernel.decision import Step

UNKNOWN: Final = -1


class Sight(Struct, frozen=True):
    """Who sees the pieces of a place."""

    owner: bool


OWNER: Final = Sight(owner=True)
NOBODY: Final = Sight(owner=False)


class Place(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A part of the table, perhaps one of several alike that belong to a seat each. Only views fill `unseen`."""

    unseen: list[int] = []


class Table(Place):
    """The state of a game as plain data. `steps` is the work that waits, the next on top; `answers` counts chance's."""

    steps: list[Step] = []
    answers: int = 0


T = TypeVar("T", bound=Table)


@cache
def _hidden(place: type[Place]) -> tuple[tuple[str, Sight], ...]:
    hints = get_type_hints(place, include_extras=True)
    return tuple(
        (name, mark)
        for name, hint in hints.items()
        if get_origin(hint) is Annotated
        for mark in get_args(hint)[1:]
        if isinstance(mark, Sight)
    )


@cache
def _owned(table: type[Table]) -> tuple[str, ...]:
    """The fields that hold one place per seat."""
    hints = get_type_hints(table)
    return tuple(
        name
        for name, hint in hints.items()
        if get_origin(hint) is list and isinstance(get_args(hint)[0], type) and issubclass(get_args(hint)[0], Place)
    )


def _places(table: Table) -> list[tuple[Place, int | None]]:
    """Every place of the table with the seat that owns it."""
    places: list[tuple[Place, int | None]] = [(table, None)]
    for name in _owned(type(table)):
        places.extend((place, seat) for seat, place in enumerate(getattr(table, name)))
    return places


def hide(table: Table, seat: int | None) -> None:
    """Turn a table into what a seat (None: a watcher) sees of it."""
    for place, owner in _places(table):
        unseen: list[int] = []
        for name, sight in _hidden(type(place)):
            if not (sight.owner and owner == seat and seat is not None):
                pieces = getattr(place, name)
                unseen += pieces
                setattr(place, name, [UNKNOWN] * len(pieces))
        place.unseen = sorted(unseen)


def deal(view: Table, random: Random) -> None:
    """Turn a view into one of the tables that look like it, each equally likely."""
    for place, _ in _places(view):
        unseen = place.unseen
        if unseen:
            random.shuffle(unseen)
            for name, _ in _hidden(type(place)):
                pieces: list[Any] = getattr(place, name)
                for i, piece in enumerate(pieces):
                    if piece == UNKNOWN:
                        pieces[i] = unseen.pop()
            place.unseen = []
