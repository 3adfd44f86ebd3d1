"""What a seat sees of the table, and what it does not."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from kubik.kernel.sight import EVERYBODY, UNKNOWN, pools_of, unseen
from kubik.kernel.state import State
from tests.kernel.tables import (
    Adventure,
    Adventurer,
    Book,
    Hand,
    House,
    Known,
    Letters,
    Member,
    Open,
    OwnDecks,
    Reader,
    Room,
    Shelf,
    Story,
    Teams,
    Writer,
    towers,
)
from tests.kernel.tiny import Agreed, at

# --- pools ------------------------------------------------------------------------------------------------------------


def test_a_hand_from_a_common_deck_tells_others_only_the_rest_of_the_pool() -> None:
    view = towers([5, 1], [4, 2], deck=[3, 1]).view(0)
    assert [player.hand for player in view.players] == [[5, 1], [UNKNOWN, UNKNOWN]]
    assert view.deck == [UNKNOWN, UNKNOWN]
    assert unseen(view, "cards") == [1, 2, 3, 4]
    assert (view.unseen, [player.unseen for player in view.players]) == ([], [[], []])


def test_where_in_its_pool_a_piece_lies_tells_nothing() -> None:
    """The same cards in other hands, or in another order, look the same byte for byte."""
    views = [towers([5, 1], *others, deck=deck).view(0) for *others, deck in ([[4, 2], [3, 1]], [[1, 3], [2, 4]])]
    assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])


def test_a_watcher_sees_no_hand() -> None:
    view = towers([5, 1], [4, 2], deck=[3]).view(None)
    assert [player.hand for player in view.players] == [[UNKNOWN] * 2] * 2
    assert unseen(view, "cards") == [1, 2, 3, 4, 5]


def test_a_view_is_no_window_to_the_table() -> None:
    state = towers([5, 1], [4, 2], deck=[3])
    state.view(0).players[0].hand.clear()
    assert state.table.players[0].hand == [5, 1]
    assert (state.table.pools, state.table.unseen) == ([], [])


def test_without_a_name_a_pool_is_the_seats_own_or_the_tables() -> None:
    view = at(OwnDecks(hands=[Hand([], [2, 1], [4]), Hand([], [8, 9], [7])], market=[6, 5])).view(0)
    assert [hand.cards for hand in view.hands] == [[2, 1], [UNKNOWN, UNKNOWN]]
    assert [hand.unseen for hand in view.hands] == [[4], [7, 8, 9]]
    assert view.unseen == [5, 6]
    assert view.pools == []


def test_places_in_places_belong_to_the_seat_around_them() -> None:
    readers = [Reader([], Shelf([Book([seat + 1, 9], 7), Book([seat])], [6 - seat])) for seat in range(2)]
    view = at(House(room=Room(readers, [3]))).view(1)
    hidden, own = view.room.readers
    assert [(book.pages, book.title) for book in hidden.shelf.books] == [([UNKNOWN] * 2, 7), ([UNKNOWN], 0)]
    assert hidden.unseen == [0, 1, 9]
    assert [book.pages for book in own.shelf.books] == [[2, 9], [1]]
    assert own.unseen == []
    assert unseen(view, "hidden") == [5, 6]
    assert (view.unseen, view.room.locked) == ([3], [UNKNOWN])


def test_several_pools_keep_apart() -> None:
    table = Adventure(adventurers=[Adventurer([], [1], [10]), Adventurer([], [3], [12], [50])], skills=[2], items=[11])
    view = at(table).view(0)
    assert pools_of(Adventure) == ("items", "skills")
    assert (unseen(view, "skills"), unseen(view, "items")) == ([2, 3], [11, 12])
    assert view.adventurers[1].unseen == [50]


# --- who --------------------------------------------------------------------------------------------------------------


def test_a_team_sees_what_is_its() -> None:
    state = at(Teams(members=[Member([], [seat]) for seat in range(4)]), Agreed(4, team=[0, 1, 0, 1]))
    assert [member.plan for member in state.view(2).members] == [[0], [UNKNOWN], [2], [UNKNOWN]]
    assert [member.plan for member in state.view(None).members] == [[UNKNOWN]] * 4


def test_a_role_sees_what_is_for_it() -> None:
    state = at(Story(monsters=[4], plot="They lose."), Agreed(roles=("hero", "narrator")))
    assert [(state.view(seat).monsters, state.view(seat).plot) for seat in (0, 1, None)] == [
        ([UNKNOWN], ""),
        ([4], "They lose."),
        ([UNKNOWN], ""),
    ]


def test_one_number_says_who_knows_all_of_it() -> None:
    state = at(Known(row=[5, 6], row_knowers=0b10))
    assert [state.view(seat).row for seat in (0, 1, None)] == [[UNKNOWN] * 2, [5, 6], [UNKNOWN] * 2]
    assert [state.view(seat).unseen for seat in (0, 1)] == [[5, 6], []]


def test_a_number_for_each_piece_says_who_knows_it() -> None:
    state = at(Known(deck=[7, 8, 9], deck_knowers=[0b01, 0b11, 0]))
    assert [state.view(seat).deck for seat in (0, 1)] == [[7, 8, UNKNOWN], [UNKNOWN, 8, UNKNOWN]]
    assert [state.view(seat).unseen for seat in (0, 1)] == [[9], [7, 9]]


def test_what_everybody_knows_watchers_know_too() -> None:
    both = 0b11
    state = at(Known(row=[5], row_knowers=EVERYBODY, deck=[7, 8], deck_knowers=[EVERYBODY, both]))
    assert (state.view(None).row, state.view(None).deck) == ([5], [7, UNKNOWN])
    assert state.view(0).deck == [7, 8]


def test_hidden_words_are_empty() -> None:
    table = Letters(
        writers=[Writer([], "mine", ["a", "b"]), Writer([], "yours", ["c", "d"])],
        riddles=["first", "second"],
        solvers=[0b01, EVERYBODY],
        answer="a candle",
        told=0b10,
    )
    state = at(table)
    view = state.view(0)
    assert [(writer.notes, writer.letters) for writer in view.writers] == [("mine", ["a", "b"]), ("", ["", ""])]
    assert [(seen.riddles, seen.answer) for seen in (state.view(seat) for seat in (0, 1, None))] == [
        (["first", "second"], ""),
        (["", "second"], "a candle"),
        (["", "second"], ""),
    ]


def everything(state: State[Any, Any], seat: int | None) -> bool:
    return msgspec.json.encode(state.view(seat)) == msgspec.json.encode(state.table)


def test_who_sees_everything_sees_the_table_as_it_is() -> None:
    table = OwnDecks(hands=[Hand([], [2], [4]), Hand([], [8], [7])], market=[6])
    state = at(table, Agreed(referees=[1]))
    assert [everything(state, seat) for seat in (0, 1, None)] == [False, True, False]
    assert everything(at(table, Agreed(referees=[None])), None)


def test_who_sees_everything_misses_nothing_of_a_pool() -> None:
    adventure = at(Adventure(adventurers=[Adventurer([], [1]), Adventurer([], [3])], skills=[2]), Agreed(referees=[0]))
    assert unseen(adventure.view(0), "skills") == []
    assert unseen(adventure.view(1), "skills") == [1, 2]
    assert unseen(adventure.seat(1).guess(Random(1)).table, "skills") == []


def test_where_nothing_is_hidden_a_view_is_the_table() -> None:
    assert everything(at(Open(stones=[1, 2])), None)
