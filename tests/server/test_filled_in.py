"""Words and numbers that a person fills in: they arrive as they were sent, and nothing too large does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kubik.games import GAMES
from kubik.kernel.blank import MOST_WORDS
from kubik.server import protocol
from kubik.server.uvicorn_server import LARGEST_MESSAGE
from tests.server.client import Person, Seat, at_turn, duel, running, sentence, sitting

TELL = "words:Once upon a time"
LONGEST = {
    "letters": "я" * MOST_WORDS,
    "dice": "🎲" * MOST_WORDS,
    "quotes": '"' * MOST_WORDS,
    "lines": "a\n" * 4999 + "ab",
}


@pytest.fixture(autouse=True)
def _tale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "tale", "tests.tale")


@pytest.fixture
def seats(tmp_path: Path) -> Iterator[list[Seat]]:
    """Anna is asked for a title, then both tell the tale in turn."""
    with running(f"{tmp_path}/kubik.db") as port:
        anna, boris = Person(port, "Anna"), Person(port, "Boris")
        links = duel(anna, boris, game="tale")
        with sitting(links["table"], anna, boris) as seats:
            yield seats


def test_a_question_says_what_may_be_filled_in(seats: list[Seat]) -> None:
    anna, _ = seats
    assert anna.question()["blank"] == {"type": "words", "most": 40, "lines": False}
    anna.choose("words:The Lamp")
    assert anna.question()["blank"] == {"type": "words", "most": MOST_WORDS, "lines": True}
    anna.choose(TELL)
    assert anna.question()["blank"] == {"type": "number", "least": -3, "most": 12}
    assert anna.choose("number:-3")["type"] == "done"
    assert anna.update["view"]["players"][0]["points"] == -3


def test_words_are_told_as_they_were_written(seats: list[Seat]) -> None:
    anna, boris = seats
    nasty = '<b onclick="alert(1)">{ $player }</b> שלום %s'
    assert anna.choose(f"words:  {nasty[:40]} ")["type"] == "done"
    said = boris.until(lambda message: message["type"] == "update" and bool(message["happened"]))["happened"][-1]
    assert sentence(said) == f"Anna: {nasty[:40]}"
    assert said["facts"] == {"words": nasty[:40]}


@pytest.mark.parametrize("words", LONGEST.values(), ids=LONGEST)
@pytest.mark.parametrize("ascii", [False, True])
def test_the_longest_words_pass(seats: list[Seat], words: str, ascii: bool) -> None:
    anna, boris = seats
    anna.choose("pass")
    anna.question()
    sent = {"type": "choose", "id": "long", "version": anna.update["version"], "key": f"words:{words}"}
    anna.socket.send(json.dumps(sent, ensure_ascii=ascii))
    assert anna.until(lambda message: message.get("id") == "long")["type"] == "done"
    boris.until(at_turn(2))
    assert boris.update["view"]["told"] == ["", words]


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("words:", "cannot_be_filled_in"),
        ("words: \n ", "cannot_be_filled_in"),
        ("words:two\nlines", "cannot_be_filled_in"),
        ("words:\u202eback", "cannot_be_filled_in"),
        ("words:" + "x" * 41, "cannot_be_filled_in"),
        ("number:1", "cannot_be_filled_in"),
        ("words:" + "x" * (MOST_WORDS + 1), "malformed"),
    ],
)
def test_what_does_not_fit_is_refused_and_the_question_stays(seats: list[Seat], key: str, reason: str) -> None:
    anna, _ = seats
    anna.question()
    anna.socket.send(json.dumps({"type": "choose", "id": "bad", "version": anna.update["version"], "key": key}))
    refused = anna.until(lambda message: message["type"] == "refused")
    assert refused["reason"] == reason
    assert anna.choose("words:The Lamp")["type"] == "done"


@pytest.mark.parametrize("key", ["number:13", "number:-4", "number:1.5", "number:", "number:" + "1" * 30, TELL])
def test_a_number_keeps_its_bounds(seats: list[Seat], key: str) -> None:
    anna, _ = seats
    anna.choose("pass")
    anna.choose(TELL)
    assert anna.choose(key)["reason"] == "cannot_be_filled_in"


def test_where_nothing_is_to_be_filled_in_no_words_are_taken(tmp_path: Path) -> None:
    with running(f"{tmp_path}/kubik.db") as port:
        anna, boris = Person(port, "Anna"), Person(port, "Boris")
        with sitting(duel(anna, boris, options={"first": 0})["table"], anna, boris) as (first, _):
            assert first.question()["blank"] is None
            assert first.choose(TELL)["reason"] == "not_possible"


def test_a_message_larger_than_any_answer_ends_the_connection(seats: list[Seat]) -> None:
    anna, _ = seats
    anna.socket.send(" " * (LARGEST_MESSAGE + 1))
    with pytest.raises(ConnectionClosed) as closed:
        anna.until(lambda message: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_line_of_chat_stays_short(seats: list[Seat]) -> None:
    anna, _ = seats
    anna.socket.send(json.dumps({"type": "say", "id": "s", "text": "x" * 501}))
    assert anna.until(lambda message: message["type"] == "refused")["reason"] == "malformed"
    assert anna.ask(protocol.Say("t", "x" * 500))["type"] == "done"
