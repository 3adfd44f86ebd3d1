"""Answers that a person fills in: words and numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, ClassVar

import msgspec
import pytest

from kubik.bots import bot
from kubik.kernel import gamefile
from kubik.kernel.blank import MOST_WORDS, Blank, Number, Words
from kubik.kernel.decision import Option
from kubik.kernel.errors import Dishonest, IllegalChoice
from kubik.kernel.event import Event
from kubik.kernel.match import Match, replay, verify
from kubik.kernel.sight import OWNER
from kubik.kernel.state import State
from kubik.kernel.step import Ask
from kubik.kernel.table import Seated, Table
from tests.kernel.tiny import Agreed, Tiny

SILENCE = Option("silence", 0, "silence")
ALL = Option("all", 1, "all", amount=100)


class Poet(Seated):
    verse: Annotated[str, OWNER] = ""
    bid: int = 0


class Poems(Table):
    poets: list[Poet] = []


class Compose(Ask):
    """A verse of at most ten characters, or silence."""

    @property
    def blank(self) -> Blank:
        return Words(10)

    def check(self, state: State[Poems, Agreed], option: Option) -> None:
        if option.words == "rude":
            raise IllegalChoice("a rude verse is not welcome")

    def options(self, state: State[Poems, Agreed]) -> list[Option]:
        return [SILENCE]

    def answer(self, state: State[Poems, Agreed], option: Option) -> None:
        state.table.poets[self.seat].verse = option.words or "..."
        state.tell("composes", self.seat, verse=option.words, secret="verse")
        state.table.steps.append(Bid(self.seat))


class Bid(Ask):
    """What it is worth: anything up to 100, or all of it."""

    @property
    def blank(self) -> Blank:
        return Number(-5, 100)

    def options(self, state: State[Poems, Agreed]) -> list[Option]:
        return [SILENCE, ALL]

    def answer(self, state: State[Poems, Agreed], option: Option) -> None:
        state.table.poets[self.seat].bid = option.amount
        state.tell("bids", self.seat, n=option.amount)


class Contest(Tiny[Poems]):
    id = "contest"
    table = Poems
    hidden: ClassVar[frozenset[str]] = frozenset({"words"})

    def lay_out(self, state: State[Poems, Agreed]) -> None:
        state.table.poets = [Poet(), Poet()]
        state.table.steps = [Compose(1), Compose(0)]


GAME = Contest()


def contest() -> State[Poems, Agreed]:
    return GAME.start(seed=1)


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("a rose", "a rose"),
        ("  rose ", "rose"),
        ("роза", "роза"),
        ("\u0438\u0306", "й"),  # one letter, written as two
        ("e\u0301" * 10, "é" * 10),
        ("🌹 {rose}", "🌹 {rose}"),
        ("words:a:b", "words:a:b"),
    ],
)
def test_words_are_kept_in_one_form(given: str, kept: str) -> None:
    state = contest()
    state.choose(f"words:{given}", 0)
    assert state.table.poets[0].verse == kept
    assert Words(10).read(kept) == kept


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("", "there are no words"),
        (" \n ", "there are no words"),
        ("eleven sign", "the words are too long: 11 characters, 10 at most"),
        ("rude", "a rude verse is not welcome"),  # the step itself says no
        ("a\nb", r"cannot be shown \(U\+000A\)"),
        ("a\tb", r"cannot be shown \(U\+0009\)"),
        ("a\x00b", r"cannot be shown \(U\+0000\)"),
        ("a\x1b[2J", r"cannot be shown \(U\+001B\)"),
        ("a\u202eb", r"cannot be shown \(U\+202E\)"),  # text that runs backwards
        ("a\u200bb", r"cannot be shown \(U\+200B\)"),  # nothing to see
        ("a\u2028b", r"cannot be shown \(U\+2028\)"),
        ("a\ue000b", r"cannot be shown \(U\+E000\)"),  # for private use
        ("a\ud800b", r"cannot be shown \(U\+D800\)"),  # half a character
        ("a\U0010ffffb", r"cannot be shown \(U\+10FFFF\)"),
    ],
)
def test_words_that_are_refused_change_nothing(given: str, said: str) -> None:
    state = contest()
    before = state.save()
    with pytest.raises(IllegalChoice, match=said):
        state.choose(f"words:{given}")
    assert state.save() == before
    assert state.decision is not None
    assert state.decision.seat == 0


def test_words_may_have_lines_where_a_game_says_so() -> None:
    lines = Words(20, lines=True)
    assert lines.read("one\r\ntwo\n\nthree\n") == "one\ntwo\n\nthree"
    with pytest.raises(IllegalChoice, match="cannot be shown"):
        lines.read("one\rtwo")
    with pytest.raises(IllegalChoice, match="cannot be shown"):
        Words(20).read("one\ntwo")


def test_no_game_may_ask_for_endless_words() -> None:
    boundless = Words(10**9)
    assert len(boundless.read("x" * MOST_WORDS)) == MOST_WORDS
    with pytest.raises(IllegalChoice, match=f"{MOST_WORDS + 1} characters, {MOST_WORDS} at most"):
        boundless.read("x" * (MOST_WORDS + 1))


# --- numbers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "kept"), [("7", 7), ("007", 7), (" 7 ", 7), ("+7", 7), ("-5", -5), ("100", 100), ("-0", 0), ("٧", 7)]
)
def test_numbers_are_kept_in_their_plain_form(given: str, kept: int) -> None:
    match = Match(GAME, seed=1)
    match.choose("silence")
    match.choose(f"number:{given}")
    assert match.state.table.poets[0].bid == kept
    assert match.history[-1].key == f"number:{kept}"


@pytest.mark.parametrize("given", ["101", "-6", "", "seven", "7.0", "1e1", "nan", "9" * 5000, "0" * 19 + "7"])
def test_numbers_that_are_refused_change_nothing(given: str) -> None:
    state = contest()
    state.choose("silence")
    before = state.save()
    with pytest.raises(IllegalChoice, match="is not a whole number from -5 to 100") as error:
        state.choose(f"number:{given}")
    assert len(str(error.value)) < 100
    assert state.save() == before


# --- beside options ---------------------------------------------------------------------------------------------------


def test_options_stand_beside_a_blank() -> None:
    state = contest()
    assert state.decision is not None
    assert (state.decision.blank, state.decision.options) == (Words(10), [SILENCE])
    state.choose(SILENCE)
    assert state.table.poets[0].verse == "..."
    assert (state.decision.blank, state.decision.options) == (Number(-5, 100), [SILENCE, ALL])
    state.choose("all")
    assert state.table.poets[0].bid == 100


def test_bots_take_an_option() -> None:
    for spec in ("random", "greedy", "search:iterations=2"):
        state = contest()
        while state.decision is not None:
            choice = bot(spec, 1)(state.seat(state.decision.seat))
            assert choice in (SILENCE, ALL)
            state.choose(choice)


@pytest.mark.parametrize("key", ["number:7", "rose", "words", "wordsrose", "Words:rose", ":rose"])
def test_a_blank_takes_nothing_else(key: str) -> None:
    with pytest.raises(IllegalChoice):
        contest().choose(key)


def test_an_option_with_other_words_than_its_key_says_what_the_key_says() -> None:
    state = contest()
    state.choose(Option("words:rose", -1, "words", words="thorn"))
    assert state.table.poets[0].verse == "rose"


def test_a_long_refused_key_is_not_told_back_in_full() -> None:
    with pytest.raises(IllegalChoice) as error:
        contest().choose("verse:" + "x" * 10_000)
    assert len(str(error.value)) < 200


# --- in the log -------------------------------------------------------------------------------------------------------


def test_words_reach_those_who_may_hear_them() -> None:
    heard: list[Event] = []
    state = GAME.start(seed=1, listener=heard.append)
    state.choose("words:a rose")
    (composed,) = heard
    assert composed.facts == {"verse": "a rose"}
    assert composed.seen_by(0) == composed
    for other in (1, None):
        seen = composed.seen_by(other)
        assert seen is not None
        assert seen.facts == {}


def test_words_stay_with_their_writer() -> None:
    state = contest()
    state.choose("words:a rose")
    assert [state.view(seat).poets[0].verse for seat in (0, 1, None)] == ["a rose", "", ""]


def played() -> Match[Poems, Agreed]:
    match = Match(GAME, seed=1)
    for key in ("words:  a {ro\u0301se} ", "number:007", "silence", "all"):
        match.choose(key)
    assert match.state.result is not None
    return match


def test_what_was_filled_in_is_recorded_as_it_was_kept() -> None:
    assert [choice.key for choice in played().history] == ["words:a {róse}", "number:7", "silence", "all"]


def test_what_was_filled_in_is_replayed(tmp_path: Path) -> None:
    match = played()
    path = tmp_path / "contest.kubik"
    gamefile.write(path, match.record())
    again = verify(GAME, gamefile.read(path))
    assert again.state.table == match.state.table
    assert [(poet.verse, poet.bid) for poet in again.state.table.poets] == [("a {róse}", 7), ("...", 100)]


def test_a_file_with_words_that_nobody_could_say_is_dishonest() -> None:
    file = played().record()
    for key in ("words:far too long a verse", "words:", "number:101"):
        file.choices[0] = (0, key)
        with pytest.raises(Dishonest, match="choice 1"):
            replay(GAME, file)


def test_undo_takes_words_back() -> None:
    match = Match(GAME, seed=1)
    match.choose("words:a rose")
    match.choose("number:3")
    match.undo(0, 2)
    assert match.state.table.poets[0] == Poet()
    assert match.history == []


def test_hidden_words_do_not_leak_through_the_record() -> None:
    match = Match(GAME, seed=1)
    match.choose("words:a rose")
    match.choose("number:3")
    match.choose("words:thorn")
    shown = {seat: match.record(secret=True, seat=seat) for seat in (0, 1, None)}
    assert shown[0].choices == [(0, "words:a rose"), (0, "number:3"), (1, "words")]
    assert shown[1].choices == [(0, "words"), (0, "number:3"), (1, "words:thorn")]
    assert shown[None].choices == [(0, "words"), (0, "number:3"), (1, "words")]
    for file in (shown[1], shown[None]):
        assert b"rose" not in gamefile.render(file)
    assert msgspec.json.decode(gamefile.render(match.record()))["choices"][0] == [0, "words:a rose"]
