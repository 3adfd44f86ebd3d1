"""The log as people read it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from kubik.kernel.event import Event
from kubik.kernel.story import story
from kubik.kernel.text import Text, Words, plain

MESSAGES = """
event-begins_turn = { $player } begins turn { $n }.
event-plays = { $player } plays { $piece }.
event-draws = { $player } draws { $n }.
event-whispers = { $player } whispers: { $words }
event-gains_gold = { $player }: +{ $n } gold
event-gains_health = { $player }: +{ $n } health, { $piece }
"""
NAMES = ["Anna", "Boris"]


class Speech(Text):
    gain_kinds: ClassVar[frozenset[str]] = frozenset({"gains_gold", "gains_health"})


@pytest.fixture
def text(tmp_path: Path) -> Text:
    (tmp_path / "en.ftl").write_text(MESSAGES, encoding="utf-8")
    return Speech(Words("en", [tmp_path / "en.ftl"]))


def read(text: Text, events: list[Event], seat: int | None = 0) -> list[str]:
    """The lines, with how often they came and whether they begin a paragraph."""
    return [
        f"{'# ' if told.heading else ''}{plain(told.line)}{f' x{told.times}' if told.times > 1 else ''}"
        for told in story(events, seat, text, NAMES)
    ]


def plays(seat: int, piece: int = 3) -> Event:
    return Event("plays", seat, pieces=(piece,))


def gains(seat: int, n: int, kind: str = "gains_gold") -> Event:
    return Event(kind, seat, {"n": n}, pieces=(7,))


def test_a_line_for_each_event(text: Text) -> None:
    events = [Event("begins_turn", 0, {"n": 1}), plays(0), Event("begins_turn", 1, {"n": 2}), plays(1)]
    assert read(text, events) == ["# Anna begins turn 1.", "Anna plays 3.", "# Boris begins turn 2.", "Boris plays 3."]


def test_gains_stand_in_the_line_of_what_brought_them(text: Text) -> None:
    events = [plays(0), gains(0, 2), gains(0, 5, "gains_health"), plays(0, 4)]
    assert read(text, events) == ["Anna plays 3. +2 gold +5 health, 7", "Anna plays 4."]
    (line, _) = story(events, 0, text, NAMES)
    assert [part.text for part in line.line if part.kind] == ["Anna", "3", "7"]


def test_gains_of_another_stand_by_themselves(text: Text) -> None:
    assert read(text, [plays(0), gains(1, 2)]) == ["Anna plays 3.", "Boris: +2 gold"]
    assert read(text, [gains(1, 2)]) == ["Boris: +2 gold"]
    assert read(text, [Event("begins_turn", 1, {"n": 1}), gains(1, 2)]) == ["# Boris begins turn 1.", "Boris: +2 gold"]


def test_repetitions_are_counted(text: Text) -> None:
    events = [plays(0), gains(0, 1), plays(0), gains(0, 1), plays(0), gains(0, 2), plays(1), plays(1), plays(1)]
    assert read(text, events) == ["Anna plays 3. +1 gold x2", "Anna plays 3. +2 gold", "Boris plays 3. x3"]


def test_nobody_reads_what_is_not_for_them(text: Text) -> None:
    whisper = Event("whispers", 0, {"words": "beware"}, knowers=(0, 1))
    events = [plays(0), whisper, plays(0)]
    assert read(text, events, 1) == ["Anna plays 3.", "Anna whispers: beware", "Anna plays 3."]
    assert read(text, events, None) == ["Anna plays 3. x2"]
