"""Texts: messages in several languages, and lines in which names stay names."""

from __future__ import annotations

from pathlib import Path

import pytest

import toy_game
from kubik.kernel.decision import Decision, Option, Refusal
from kubik.kernel.errors import BadContent, BadSetup
from kubik.kernel.event import Event
from kubik.kernel.step import Ask
from kubik.kernel.text import Part, Text, Words, message_ids, plain

MESSAGES = """
greets = { $player } greets { $guest } with { $gifts }, { $n ->
        [one] once
       *[other] { $n } times
    }.
same = { $player }, { $player }!
still = Nothing happens.
only-parts = { $player }{ $guest }
ask-give = Give { $n } ({ $hint }).
option-give = Give { $piece } to { $target }: { $n }
option-words = Say: { $words }
event-gives = { $player } gives { $piece } ({ $n }, { $note }).
reason-poor = { $n } is too little
empty =
    .attribute = Only this
"""


@pytest.fixture
def text(tmp_path: Path) -> Text:
    path = tmp_path / "en.ftl"
    path.write_text(MESSAGES, encoding="utf-8")
    return Text(Words("en", [path]))


ANNA, BORIS = Part("Anna", "seat", 0), Part("Boris", "seat", 1)

# --- lines ------------------------------------------------------------------------------------------------------------


def test_a_line_is_made_of_parts(text: Text) -> None:
    gifts = [Part("a cup", "piece", 3), Part("a rose", "piece", 7)]
    line = text.line("greets", player=ANNA, guest=BORIS, gifts=gifts, n=2)
    assert line == [
        ANNA,
        Part(" greets "),
        BORIS,
        Part(" with "),
        gifts[0],
        Part(", "),
        gifts[1],
        Part(", 2 times."),
    ]
    assert plain(line) == "Anna greets Boris with a cup, a rose, 2 times."


def test_a_line_may_have_no_parts_none_in_a_list_and_one_twice(text: Text) -> None:
    assert text.line("still") == [Part("Nothing happens.")]
    assert plain(text.line("greets", player=ANNA, guest=BORIS, gifts=[], n=1)) == "Anna greets Boris with , once."
    assert text.line("same", player=ANNA) == [ANNA, Part(", "), ANNA, Part("!")]
    assert text.line("only-parts", player=ANNA, guest=BORIS) == [ANNA, BORIS]


@pytest.mark.parametrize(
    "name",
    [
        "{ $guest }",
        "{",
        "}",
        "{ DATETIME($n) }",
        "\ue000",
        "\ue0001\ue000",
        "0",
        "\u2068x\u2069",
        "a\nb",
        "%s",
        "<b>",
        "ё",
    ],
)
def test_odd_names_stay_as_they_are(text: Text, name: str) -> None:
    odd = Part(name, "seat", 0)
    assert text.line("only-parts", player=odd, guest=BORIS) == [odd, BORIS]
    assert plain(text.line("same", player=odd)) == f"{name}, {name}!"


@pytest.mark.parametrize("words", ["{ $player }", "{", "x\ue0000\ue000y", "\ue000"])
def test_odd_words_are_no_parts(text: Text, words: str) -> None:
    line = text.line("same", player=words)
    said = words.replace("\ue000", "")
    assert plain(line) == f"{said}, {said}!"
    assert all(part.kind == "" for part in line)


def test_a_part_without_a_name_is_left_out(text: Text) -> None:
    assert text.line("only-parts", player=Part("", "seat", 0), guest=BORIS) == [BORIS]


# --- by default -------------------------------------------------------------------------------------------------------


class Give(Ask):
    n: int
    hint: str
    sure: bool = True
    gifts: tuple[int, ...] = ()


def test_messages_are_named_after_what_they_are_about(text: Text) -> None:
    names = ["Anna", "Boris"]
    assert text.prompt(Decision(0, [], Give(0, 2, "{kindly}")), names) == "Give 2 ({kindly})."
    assert text.option(Option("give:3", 0, "give", piece=3, seat=1, amount=2), names) == "Give 3 to Boris: 2"
    assert text.option(Option("words:ha", -1, "words", words="{ha}"), names) == "Say: {ha}"
    assert text.refusal(Refusal(Option("give:3", 0, "give"), "poor", {"n": 1}), names) == "1 is too little"
    line = text.event(Event("gives", 1, {"n": 2, "note": "{so}", "others": [1, 2]}, pieces=(3, 4)), names)
    assert plain(line) == "Boris gives 3, 4 (2, {so})."
    named = [BORIS, Part("3", "piece", 3), Part("4", "piece", 4), Part("{so}", "words")]
    assert [part for part in line if part.kind] == named


def test_words_that_people_wrote_may_be_long(text: Text) -> None:
    written = "so " * 3000
    line = text.event(Event("gives", 1, {"n": 2, "note": written}, pieces=(3,)), ["Anna", "Boris"])
    assert Part(written, "words") in line


def test_towers_speaks_two_languages() -> None:
    state = toy_game.GAME.start(2, 1)
    assert state.decision is not None
    names = ["Anna", "Борис"]
    english, russian = (toy_game.GAME.text(language) for language in ("en", "ru"))
    assert (english.name, russian.name) == ("Towers", "Башни")
    assert english.prompt(state.decision, names) == "Which card do you lay?"
    assert russian.option(toy_game.LAY[4], names) == "Положить 4"
    drawn = Event("draws", 1, {"n": 3})
    assert [plain(text.event(drawn, names)) for text in (english, russian)] == [
        "Борис draws 3 cards.",
        "Борис берёт 3 карты.",
    ]
    assert english.score("height") == "Height of the tower"
    assert english.choice("hand", "large") == "5"


# --- faults -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("nonsense", "en: no text 'nonsense'"),
        ("empty", "en: text 'empty' is empty"),
        ("reason-poor", "en: text 'reason-poor': "),
    ],
)
def test_a_missing_or_unfit_text_is_an_error(text: Text, message: str, said: str) -> None:
    with pytest.raises(BadContent, match=said):
        text.words.say(message)


def test_a_broken_text_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("good = Good\nbad = { $n ->\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"en\.ftl"):
        Words("en", [path])


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(BadSetup, match="there is no language 'de'; there is: en, ru"):
        toy_game.GAME.text("de")


def test_message_ids() -> None:
    assert message_ids("# comment\na = A\n-term = T\nb =\n    .x = X\n") == {"a", "b"}
