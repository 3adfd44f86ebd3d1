"""A table that is declared in a way that cannot work is refused when its game is loaded, and the author is told why.

Annotations are evaluated here, since the tables are defined where they are tested.
"""

from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct, field

from kubik.kernel.errors import BadTable
from kubik.kernel.sight import NOBODY, OWNER, TEAM, known_by, role
from kubik.kernel.table import Place, Seated, Table
from tests.kernel.tiny import Tiny


def refusal(table: type[Table]) -> str:
    """What the author of a game with this table is told."""
    with pytest.raises(BadTable) as error:
        type("Bad", (Tiny,), {"table": table})()
    return str(error.value)


# --- marks that would hide nothing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("type", [int, tuple[int, ...], list[list[int]], int | None, list[tuple[int, int]], list[bool]])
def test_a_type_that_cannot_be_hidden(type: Any) -> None:
    class Numbers(Table):
        secret: Annotated[type, NOBODY] = field(default_factory=list)

    assert refusal(Numbers) == "Numbers.secret: only pieces (list[int]) and words (str, list[str]) can be hidden"


@pytest.mark.parametrize(
    "type", [list[Annotated[int, NOBODY]], tuple[Annotated[int, NOBODY], ...], Annotated[int, NOBODY] | None]
)
def test_a_mark_inside_of_a_type(type: Any) -> None:
    class Inside(Table):
        cards: type = field(default_factory=list)

    assert refusal(Inside) == "Inside.cards: mark the whole field; a mark inside of its type hides nothing"


def test_a_mark_inside_of_a_marked_type() -> None:
    class Twice(Table):
        cards: Annotated[list[Annotated[int, NOBODY]], NOBODY] = []

    assert "Twice.cards: " in refusal(Twice)


def test_a_mark_in_a_struct_that_is_no_place() -> None:
    class Card(Struct, frozen=True):
        number: Annotated[int, NOBODY] = 0

    class Cards(Table):
        cards: list[Card] = []

    assert refusal(Cards) == "Cards.cards: Card.number: mark the whole field; a mark inside of its type hides nothing"


def test_two_marks() -> None:
    class Both(Table):
        cards: Annotated[list[int], NOBODY, role("judge")] = []

    assert refusal(Both) == "Both.cards: two marks say who sees it"


@pytest.mark.parametrize("sight", [OWNER, TEAM, OWNER.of("cards")])
def test_an_owner_where_nobody_owns(sight: Any) -> None:
    class Common(Table):
        cards: Annotated[list[int], sight] = []

    assert refusal(Common) == "Common.cards: nobody owns it; what belongs to a seat lies in a Seated place"


def test_an_owner_in_a_place_of_the_table() -> None:
    class Box(Place):
        cards: Annotated[list[int], OWNER] = []

    class Boxes(Table):
        boxes: list[Box] = []

    assert refusal(Boxes) == "Box.cards: nobody owns it; what belongs to a seat lies in a Seated place"


@pytest.mark.parametrize("knowers", [str, list[str], bool, Annotated[int, Meta(ge=0)]])
def test_a_field_of_knowers_that_is_no_number(knowers: Any) -> None:
    class Top(Table):
        top: Annotated[list[int], known_by("knowers")] = []
        knowers: knowers = 0

    assert refusal(Top) == "Top.top: knowers must be a field of Top, an int or a list[int]"


def test_a_field_of_knowers_that_is_not_there() -> None:
    class Top(Table):
        top: Annotated[list[int], known_by("nobody")] = []

    assert refusal(Top) == "Top.top: nobody must be a field of Top, an int or a list[int]"


def test_many_knowers_of_one_text() -> None:
    class Note(Table):
        text: Annotated[str, known_by("knowers")] = ""
        knowers: list[int] = []

    assert refusal(Note) == "Note.text: one text has one number that says who knows it"


# --- seats ------------------------------------------------------------------------------------------------------------


def test_a_seat_in_a_seat() -> None:
    class Inner(Seated):
        stones: list[int] = []

    class Outer(Seated):
        inner: list[Inner] = []

    class Nested(Table):
        seats: list[Outer] = []

    assert refusal(Nested) == "Inner: a seated place lies in another one"


def test_a_seat_that_is_not_in_a_list() -> None:
    class Player(Seated):
        stones: list[int] = []

    class Alone(Table):
        player: Player = field(default_factory=Player)

    assert refusal(Alone) == "Alone.player: there is a list of seated places, one for each seat"


# --- what cannot be copied --------------------------------------------------------------------------------------------


def test_two_places_of_one_name() -> None:
    def another() -> type[Place]:
        class Pile(Place):
            cards: list[int] = []

        return Pile

    first, second = another(), another()

    class Piles(Table):
        left: list[first] = []  # type: ignore[valid-type]
        right: list[second] = []  # type: ignore[valid-type]

    assert refusal(Piles) == "two kinds of places are called Pile"


class Loose(Struct):
    number: int = 0


class Bag(Struct, frozen=True):
    """Frozen, but what is in it is not."""

    stones: list[int] = []


@pytest.mark.parametrize(
    "type",
    [
        dict[str, int],
        set[int],
        list[dict[str, int]],
        list[list[list[int]]],
        list[Loose],
        Loose,
        Bag,
        tuple[Bag, ...],
        tuple[list[int], ...],
        list[int] | None,
        list,
        object,
    ],
)
def test_a_type_that_cannot_be_copied(type: Any) -> None:
    class Odd(Table):
        thing: type = None

    assert refusal(Odd) == "Odd.thing: what lies on a table is numbers, words, tuples, places or lists of these"
