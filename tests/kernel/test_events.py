"""What happened is told to those who may know it."""

from __future__ import annotations

import toy_game
from kubik.kernel.event import Event
from kubik.kernel.sight import UNKNOWN
from kubik.kernel.table import Table
from tests.kernel.tiny import Agreed, at


def seen(event: Event, seat: int | None) -> Event:
    found = event.seen_by(seat)
    assert found is not None
    return found


def test_what_is_no_secret_everybody_learns_as_it_is() -> None:
    event = Event("moves", 1, {"n": 2}, pieces=(3,), source="hand:1", to="row")
    assert all(event.seen_by(seat) is event for seat in (0, 1, None))


def test_a_secret_fact_is_the_seats_own() -> None:
    event = Event("writes", 1, {"n": 2, "words": "a rose"}, secret="words")
    assert event.seen_by(1) is event
    for other in (0, 2, None):
        assert seen(event, other) == Event("writes", 1, {"n": 2})


def test_secret_pieces_are_the_seats_own() -> None:
    event = Event("draws", 1, {"n": 2}, pieces=(3, 4), source="deck", to="hand:1", secret="pieces")
    assert event.seen_by(1) is event
    for other in (0, None):
        assert seen(event, other) == Event("draws", 1, {"n": 2}, source="deck", to="hand:1")


def test_a_secret_may_be_for_others() -> None:
    event = Event("shows", 1, pieces=(3,), secret="pieces", knowers=(0, 2))
    assert event.seen_by(0) is event.seen_by(2) is event
    for other in (1, 3, None):
        assert seen(event, other) == Event("shows", 1)


def test_of_some_events_others_learn_nothing() -> None:
    event = Event("whispers", 1, {"words": "beware"}, knowers=(0, 1))
    assert event.seen_by(0) is event.seen_by(1) is event
    assert event.seen_by(2) is event.seen_by(None) is None


def test_what_others_learn_does_not_say_who_knows_more() -> None:
    event = Event("shows", 1, pieces=(3,), secret="pieces", knowers=(0,))
    assert (seen(event, 2).knowers, seen(event, 2).secret) == ((), "")


def test_a_drawn_card_is_told_to_who_drew_it() -> None:
    heard: list[Event] = []
    state = toy_game.GAME.start(2, 1, listener=heard.append)
    first, second = heard
    assert (first.kind, first.pieces) == ("draws", tuple(state.table.players[0].hand))
    assert seen(first, 0).pieces == first.pieces
    assert (seen(first, 1).pieces, seen(first, 1).facts) == ((), {"n": 3})
    assert seen(second, 0).pieces == ()
    assert UNKNOWN not in first.pieces


def test_silence_costs_no_events() -> None:
    state = toy_game.GAME.start(2, 1)
    assert state.listener is None
    state.tell("rains", 0)
    heard: list[Event] = []
    state.listener = heard.append
    state.tell("rains", 0, pieces=[1], source="sky", to="ground", secret="n", knowers=[1], n=3)
    assert heard == [Event("rains", 0, {"n": 3}, (1,), "sky", "ground", "n", (1,))]


def test_who_sees_everything_is_told_every_secret() -> None:
    state = at(Table(), Agreed(4, referees=[2]))
    heard: list[Event] = []
    state.listener = heard.append
    state.tell("draws", 1, pieces=[3], secret="pieces")
    state.tell("whispers", 1, knowers=[0], words="beware")
    state.tell("rains", 0)
    drawn, whispered, rain = heard
    assert drawn.seen_by(1) is drawn.seen_by(2) is drawn
    assert seen(drawn, 0).pieces == seen(drawn, None).pieces == ()
    assert whispered.seen_by(0) is whispered.seen_by(2) is whispered
    assert whispered.seen_by(1) is whispered.seen_by(3) is None
    assert rain.knowers == ()
