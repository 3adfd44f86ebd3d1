"""Answers that a person fills in, words and numbers, in a tiny game without a screen in which the words are secret."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Any, ClassVar

import pytest
from msgspec import Struct, field

import kubik
from kubik.kernel import gamefile, rules
from kubik.kernel.blank import Blank, Number, Words
from kubik.kernel.decision import Decision, Option, Result
from kubik.kernel.event import Event
from kubik.kernel.game import Game
from kubik.kernel.match import Match
from kubik.kernel.sight import OWNER
from kubik.kernel.state import State
from kubik.kernel.step import Ask
from kubik.kernel.table import Place, Seated, Table
from kubik.kernel.text import Line, Part, Text
from kubik.kernel.text import Words as Spoken
from tests.cli.conftest import Command, Run

SILENCE = Option("silence", 0, "silence")
ALL = Option("all", 1, "all", amount=100)


class Desk(Place):
    drawer: Annotated[list[str], OWNER] = []
    locked: bool = False


class Poet(Seated):
    verse: Annotated[str, OWNER] = ""
    bid: int = 0
    desk: Desk = field(default_factory=Desk)


class Poems(Table):
    poets: list[Poet] = []
    praise: str = ""


class Agreed(rules.Rules):
    def __init__(self, players: int) -> None:
        self.players, self.settings, self.team = players, Nothing(), list(range(players))


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing can be agreed."""


class Compose(Ask):
    """A secret verse."""

    @property
    def blank(self) -> Blank:
        return Words(20, lines=True)

    def options(self, state: State[Poems, Agreed]) -> list[Option]:
        return [SILENCE]

    def answer(self, state: State[Poems, Agreed], option: Option) -> None:
        poet = state.table.poets[self.seat]
        poet.verse = option.words
        poet.desk.drawer.append(option.words.upper())
        state.tell("composes", self.seat, verse=option.words, secret="verse")
        state.table.steps.append(Bid(self.seat))


class Bid(Ask):
    """What it is worth."""

    @property
    def blank(self) -> Blank:
        return Number(-5, 100)

    def options(self, state: State[Poems, Agreed]) -> list[Option]:
        return [SILENCE, ALL]

    def answer(self, state: State[Poems, Agreed], option: Option) -> None:
        state.table.poets[self.seat].bid = option.amount
        state.tell("bids", self.seat, n=option.amount)


class Praise(Ask):
    """What all may read."""

    @property
    def blank(self) -> Blank:
        return Words(10**9)

    def options(self, state: State[Poems, Agreed]) -> list[Option]:
        return [SILENCE]

    def answer(self, state: State[Poems, Agreed], option: Option) -> None:
        state.table.praise = option.words
        state.tell("praises", self.seat, praise=option.words)


class PoemText(Text):
    def __init__(self, language: str) -> None:
        super().__init__(Spoken(language, []))

    def prompt(self, decision: Decision, names: list[str]) -> str:
        return decision.ask.capitalize()

    def option(self, option: Option, names: list[str], decision: Decision | None = None) -> str:
        return option.key.capitalize()

    def event(self, event: Event, names: list[str]) -> Line:
        told = event.facts.get("verse", event.facts.get("n", event.facts.get("praise", "")))
        return [Part(names[event.seat], "seat", event.seat), Part(f" {event.kind}: {told}")]


class Contest(Game[Poems, Agreed]):
    id = "poems"
    table = Poems
    settings = Nothing
    content = "poems"
    levels = ("random",)
    hidden: ClassVar[frozenset[str]] = frozenset({"words"})

    def agree(self, players: int | None, settings: Any) -> Agreed:
        return Agreed(players or 2)

    def lay_out(self, state: State[Poems, Agreed]) -> None:
        state.table.poets = [Poet(), Poet()]
        state.table.steps = [Praise(1), Compose(1), Compose(0)]

    def result(self, state: State[Poems, Agreed]) -> Result:
        return Result((0, 1), (1, 1), {})

    def text(self, language: str) -> Text:
        return PoemText(language)


GAME = Contest()
PLAY = "play poems --seats human:Ann,human:Bo --seed 1"


@pytest.fixture(autouse=True)
def poems(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kubik.GAMES, "poems", __name__)


def answers(run: Run) -> list[str]:
    """What came after each line that was typed."""
    assert (run.code, run.err) == (0, "")
    return run.out.replace("? помощь) >", "? help) >").split("? help) >")[1:]


def chosen(path: Path) -> list[str]:
    return [key for _, key in gamefile.read(path).choices]


# --- what is taken ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("= a rose", "a rose"),
        ("=a rose", "a rose"),
        ("= 1", "1"),
        ("= q", "q"),
        ("= = ?", "= ?"),
        ("= silence", "silence"),
        ("= words:x", "words:x"),
        ('= "Hello," she said', '"Hello," she said'),
        ("= {$rose} [red]", "{$rose} [red]"),
        ("= розы и слова", "розы и слова"),
    ],
)
def test_words_stand_after_a_sign(command: Command, tmp_path: Path, typed: str, kept: str) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{PLAY} --save {file}", [typed])
    assert f"Ann composes: {kept}" in run.out
    assert chosen(file) == [f"words:{kept}"]


@pytest.mark.parametrize(("typed", "kept"), [("= 7", 7), ("=-5", -5), ("= 100", 100), ("= 007", 7), ("= +7", 7)])
def test_a_number_stands_after_a_sign(command: Command, tmp_path: Path, typed: str, kept: int) -> None:
    file = tmp_path / "game.kubik"
    command(f"{PLAY} --save {file}", ["silence", typed])
    assert chosen(file) == ["silence", f"number:{kept}"]


def test_options_stand_beside_it(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.kubik"
    command(f"{PLAY} --save {file}", ["1", "2", "silence", "all"])
    assert chosen(file) == ["silence", "all", "silence", "all"]


def test_several_lines(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{PLAY} --save {file}", ["= a rose \\", "is a \\", "rose"])
    assert chosen(file) == ["words:a rose\nis a\nrose"]
    assert " Ann composes: a rose\n  is a\n  rose\n" in run.out
    assert command(f"verify {file}").code == 0
    command(f"{PLAY} --save {file}", ["= a rose \\"])
    assert chosen(file) == [], "the input ended in the middle"


def test_commands_can_be_typed_meanwhile(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{PLAY} --save {file}", ["?", "l", "= a rose", "t", "w", "u", "= a daisy", "q", "= 5"])
    assert chosen(file) == ["words:a daisy"]
    assert "One choice is taken back." in run.out


# --- what is told -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words", "number", "text"),
    [
        (
            "en",
            "= and your own words, at most 20 characters; a line that ends in \\ goes on in the next one",
            "= and a number from -5 to 100",
            "= and your own words, at most 10,000 characters",
        ),
        (
            "ru",
            "= и ваши слова, не больше 20 знаков; строка с \\ на конце продолжается на следующей",
            "= и число от -5 до 100",
            "= и ваши слова, не больше 10\N{NO-BREAK SPACE}000 знаков",
        ),
    ],
)
def test_the_question_says_how_and_how_much(
    command: Command, language: str, words: str, number: str, text: str
) -> None:
    run = command(f"{PLAY} --lang {language}", ["1", "1", "1", "1"])
    pages = [page.rpartition("──\n")[2] for page in re.split(r"\w+ \((?:undo|отмена)", run.out)]
    asked = [re.sub(r"[ \n]+", " ", page).strip() for page in pages]
    assert asked[0] == f"{words} 1 Silence"
    assert asked[1] == f"{number} 1 Silence 2 All"
    assert asked[4] == f"{text} 1 Silence"


@pytest.mark.parametrize(
    ("before", "typed", "language", "said"),
    [
        ([], "=", "en", "There are no words after =."),
        ([], "=  ", "ru", "После = нет слов."),
        ([], "= " + "x" * 21, "en", "These are 21 characters; at most 20 are possible."),
        ([], "= " + "ж" * 21, "ru", "Здесь знаков: 21, а можно не больше 20."),
        ([], "= " + "и\u0306" * 21, "en", "These are 21 characters"),
        ([], "= a\x1b[2J", "en", "There is a character in these words that cannot be shown."),
        ([], "= a\u202eb", "ru", "В этих словах есть знак, который нельзя показать."),
        (["1"], "= many", "en", "“many” is not a whole number from -5 to 100."),
        (["1"], "= 101", "ru", "«101» — не целое число от -5 до 100."),
        (["1"], "= -6", "en", "“-6” is not a whole number from -5 to 100."),
        (["1"], "= 7.5", "en", "“7.5” is not a whole number"),
        (["1"], "=", "en", "“” is not a whole number from -5 to 100."),
        (["1"], "= " + "9" * 5000, "en", f"“{'9' * 20}” is not a whole number"),
        ([], "a rose", "en", "Type = before an answer of your own."),
        ([], "a rose", "ru", "Перед своим ответом введите =."),
        (["1"], "7", "en", "There is no option 7: type a number from 1 to 2. Type = before an answer"),
        ([], "?", "en", "  =            and an answer of your own: words or a number"),
        ([], "?", "ru", "  =            и свой ответ: слова или число"),
    ],
)
def test_a_line_is_answered_and_the_game_waits(
    command: Command, tmp_path: Path, before: list[str], typed: str, language: str, said: str
) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{PLAY} --lang {language} --save {file}", [*before, typed])
    said_at_all = " ".join(answers(run)[len(before)].split())
    assert " ".join(said.split()) in said_at_all
    assert len(chosen(file)) == len(before)


# --- secrets, and words of others -------------------------------------------------------------------------------------


def test_nobody_reads_the_secrets_of_another_at_the_same_keyboard(command: Command) -> None:
    run = command(PLAY, ["= a rose", "= 7", "t", "l", "?", "w", "= a tulip", "= 8", "= fine", "q"])
    pages = run.out.split("Pass the keyboard")
    assert len(pages) == 3
    anns, bos = pages[1:]
    assert "a rose" in anns
    assert "A ROSE" in anns
    assert "rose" not in bos.casefold()
    assert "Ann composes:\n" in bos, "that she did everybody knows"
    assert "Ann bids: 7" in bos
    assert "a tulip" in bos


def test_the_page_shows_what_the_viewer_sees(command: Command, tmp_path: Path) -> None:
    match = Match(GAME, 2, 1, seats=["human:Ann", "human:Bo"])
    for key in ("words:a rose", "number:7", "words:a tulip", "number:8"):
        match.choose(key)
    file = tmp_path / "game.kubik"
    gamefile.write(file, match.record())
    shown = {seat: command(f"replay {file} --at 4 --seat {seat}").out for seat in (0, 1)}
    watched = command(f"replay {file} --at 4").out
    for page, seen in ((shown[0], {"rose"}), (shown[1], {"tulip"}), (watched, set[str]())):
        assert {word for word in ("rose", "tulip") if word in page.casefold()} == seen
    assert "verse     a rose\nbid       7\ndesk drawer A ROSE\ndesk locked –\n" in shown[0]
    assert "verse     –\nbid       8\ndesk drawer ?\ndesk locked –\n" in shown[0]


def test_words_of_others_are_only_words(command: Command, tmp_path: Path) -> None:
    """They come from a position that somebody wrote by hand: the game itself would have refused them."""
    match = Match(GAME, 2, 1, seats=["human:[/red]Ann", "human:Bo"]).fork()
    file = tmp_path / "game.kubik"
    gamefile.write(file, match.record())
    written = json.loads(file.read_text())
    written["position"]["table"]["praise"] = "\x1b[2J[red]fine[/]\u202e\x07"
    file.write_text(json.dumps(written))
    for run in (command(f"replay {file} --at 0"), command(f"play poems --load {file}", ["= [bold]x[/y]", "l"])):
        assert (run.code, run.err) == (0, "")
        assert "praise    \ufffd[2J[red]fine[/]\ufffd\n" in run.out
        assert not {"\x1b", "\x07", "\u202e"} & set(run.out)
    assert "composes: [bold]x[/y]" in run.out


def test_bots_do_without_words_and_sense(command: Command) -> None:
    run = command("play poems --seed 1", ["h", "= a rose", "= 7"])
    assert (run.code, run.err) == (0, "")
    assert "At the table: Hero (human), Boris (a bot that plays at random)." in run.out, "the best that the game has"
    assert "“h” is not possible now." in run.out, "nobody could give a hint"
    assert "The game is over" in run.out
