"""Copies are equal, and independent at every depth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

import toy_game
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step
from kubik.kernel.table import Place, Seated, Table, copier
from tests.kernel.tiny import ONE, TWO, at


class Wait(Ask):
    figures: tuple[int, ...] = ()
    then: tuple[Step, ...] = ()

    def options(self, state: Any) -> list[Option]:
        return [ONE, TWO]

    def answer(self, state: Any, option: Option) -> None:
        state.table.number += option.number


class Gem(Struct, frozen=True):
    colour: str
    facets: tuple[int, ...] = ()


class Drawer(Place):
    stones: list[int] = []
    gems: list[Gem] = []


class Chest(Place):
    top: Drawer = field(default_factory=Drawer)
    drawers: list[Drawer] = []


class Owner(Seated):
    chest: Chest = field(default_factory=Chest)
    chests: list[Chest] = []


class Attic(Table):
    """One field of each kind that a table can have."""

    number: int = 0
    share: float = 0.0
    lit: bool = False
    word: str = ""
    kind: Literal["dusty", "clean"] = "dusty"
    maybe: int | None = None
    pair: tuple[int, str] = (0, "")
    gem: Gem | None = None
    numbers: list[int] = []
    words: list[str] = []
    pairs: list[tuple[int, int]] = []
    rows: list[list[int]] = []
    chest: Chest = field(default_factory=Chest)
    owners: list[Owner] = []


def attic() -> Attic:
    def drawer(number: int) -> Drawer:
        return Drawer([number, number + 1], [Gem("red", (number,))])

    def chest(number: int) -> Chest:
        return Chest(drawer(number), [drawer(number + 10), drawer(number + 20)])

    return Attic(
        steps=[Wait(1, (4, 5), (Wait(0),))],
        rolled=3,
        number=7,
        share=0.5,
        lit=True,
        word="attic",
        kind="clean",
        maybe=2,
        pair=(1, "one"),
        gem=Gem("blue", (1, 2)),
        numbers=[1, 2],
        words=["a", "b"],
        pairs=[(1, 2)],
        rows=[[1], [2, 3]],
        chest=chest(100),
        owners=[Owner([9], chest(200), [chest(300)]), Owner([8], chest(400), [chest(500)])],
    )


def mutable(thing: Any) -> Iterator[Any]:
    """All lists and places in a place, itself included."""
    if isinstance(thing, Place):
        yield thing
        for name in thing.__struct_fields__:
            yield from mutable(getattr(thing, name))
    elif isinstance(thing, list):
        yield thing
        for each in thing:
            yield from mutable(each)


def test_a_copy_is_equal() -> None:
    table = attic()
    copy = copier(Attic)(table)
    assert copy == table
    assert msgspec.json.encode(copy) == msgspec.json.encode(table)
    usual = Attic()
    same = [name for name in Attic.__struct_fields__ if getattr(table, name) == getattr(usual, name)]
    assert same == ["unseen", "pools"], "all that a game may fill is tried with something in it"


def test_a_copy_shares_nothing_that_can_change() -> None:
    table = attic()
    copy = copier(Attic)(table)
    found = list(mutable(table))
    assert len(found) > 30
    assert not {id(thing) for thing in found} & {id(thing) for thing in mutable(copy)}


def test_what_cannot_change_is_shared() -> None:
    table = attic()
    copy = copier(Attic)(table)
    assert copy.steps[0] is table.steps[0]
    assert copy.pair is table.pair
    assert copy.chest.top.gems[0] is table.chest.top.gems[0]


def test_a_change_of_a_copy_leaves_the_table_as_it_was() -> None:
    table = attic()
    for number in range(len(list(mutable(table)))):
        copy = copier(Attic)(table)
        thing = list(mutable(copy))[number]
        if isinstance(thing, list):
            thing.append(thing[0] if thing else 99)
        else:
            setattr(thing, thing.__struct_fields__[-1], [])
        assert copy != table
        assert table == attic()


def test_a_copied_state_goes_on_by_itself() -> None:
    state = at(attic())
    copy = state.copy()
    before = msgspec.json.encode(state.table)
    copy.choose("two")
    assert copy.table.number == 9
    assert msgspec.json.encode(state.table) == before
    assert state.decision is not None
    assert copy.decision is None


def test_a_copied_state_rolls_the_same_and_tells_nobody() -> None:
    state = toy_game.GAME.start(2, 1)
    heard: list[Any] = []
    state.listener = heard.append
    copy = state.copy()
    key = state.seat(0).options[0].key
    copy.choose(key)
    assert heard == []
    state.choose(key)
    assert heard
    assert copy.table == state.table
