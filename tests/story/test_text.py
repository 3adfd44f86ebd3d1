"""The story game in both languages: nothing missing, nothing unused, and how a whole story reads."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from kubik.games.story import GAME, options
from kubik.kernel import gamefile
from kubik.kernel.decision import Option
from kubik.kernel.event import Event
from kubik.kernel.match import Match, replay
from kubik.kernel.step import Ask
from kubik.kernel.story import chronicle
from kubik.kernel.text import message_ids, plain
from tests.story.table import scenarist

SOURCES: Final = files("kubik.games.story")
TESTS: Final = Path(__file__).parent.parent
RESULTS: Final = {
    "obstacle": ("simple", "opposed", "extended", "joint", "decision"),
    "simple": ("success", "failure", "fiasco"),
    "conflict": ("success", "draw", "failure", "fiasco"),
    "long": ("goes_on", "success", "failure", "fiasco"),
    "joint": ("goes_on", "success", "failure", "fiasco"),
}
"""Events whose kinds are made of two words."""


def ids(language: str) -> frozenset[str]:
    return message_ids((SOURCES / "text" / f"{language}.ftl").read_text(encoding="utf-8"))


def source() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in SOURCES.iterdir() if file.name.endswith(".py"))


def made(thing: object) -> list[Option]:
    if isinstance(thing, Option):
        return [thing]
    parts: Any = thing.values() if isinstance(thing, dict) else thing
    return [option for part in parts for option in made(part)] if isinstance(thing, list | dict) else []


def test_no_message_is_missing_or_unused() -> None:
    """Every id is built from something that exists: a verb, a step that asks, an event, a reason."""
    code = source()
    verbs = {option.verb for value in vars(options).values() for option in made(value)} | {"words", "number"}
    asks = {step.name for step in GAME.steps if issubclass(step, Ask)}
    kinds = set(re.findall(r'"(\w+)"', code))
    kinds |= {f"{first}_{second}" for first, seconds in RESULTS.items() for second in seconds}
    reasons = set(re.findall(r'Refusal\([^"]+"(\w+)"', code)) | {"cannot_help", "no_dice"}
    for id in ids("en"):
        what, _, name = id.partition("-")
        name = name.partition("-")[0]
        match what:
            case "option":
                assert name in verbs, id
            case "ask":
                assert name in asks, id
            case "event":
                assert name in kinds, id
            case "reason":
                assert name in reasons, id
    known = ids("en")
    assert not {f"option-{verb}" for verb in verbs} - known
    assert not {f"ask-{ask}" for ask in asks} - known
    assert not {f"reason-{reason}" for reason in reasons} - known


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_story_reads_as_it_should(language: str, request: pytest.FixtureRequest) -> None:
    """The chronicles of the recorded stories, as a watcher reads them."""
    lines: list[str] = []
    for recorded in sorted((TESTS / "recorded").glob("story.*.kubik")):
        file = gamefile.read(recorded)
        events: list[Event] = []
        replay(GAME, file).position(len(file.choices), events.append)
        names = [seat.partition(":")[2] for seat in file.seats]
        lines.append(f"# {recorded.stem}")
        lines += [plain(told.line) for told in chronicle(events, None, GAME.text(language), names)]
    text = "\n".join(lines) + "\n"
    golden = TESTS / "golden" / f"story.{language}.txt"
    if request.config.getoption("--golden"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


def test_names_of_the_content_are_read_in_the_own_language_and_words_as_they_are() -> None:
    game = scenarist("mirra").choose("words:Тише!", seat=1)
    assert plain(GAME.text("en").event(game.events[-1], ["A", "B"])) == "Mirra Brightwick: “Тише!”"
    assert plain(GAME.text("ru").event(game.events[-1], ["A", "B"])) == "Мирра Ясный Фитиль: «Тише!»"


def test_the_chronicle_leaves_out_what_is_out_of_character() -> None:
    match: Match[Any, Any] = Match(GAME, 2, 1, {"way": "scenarist", "adventure": "free"})
    events: list[Event] = []
    match.listener = events.append
    for key in ("done", "done", "hero:mirra", "done", "speak_as:1", "words:Pizza is here"):
        match.choose(key)
    assert events[-1].kind == "remarks"
    told = chronicle(events, None, GAME.text("en"), ["Anna", "Boris"])
    assert "Pizza" not in "".join(plain(each.line) for each in told)
