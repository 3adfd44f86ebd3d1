"""Words in several languages, from Project Fluent files.

A message that is missing or broken never passes in silence: it raises, and the tests parse every file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from msgspec import Struct

from kubik.kernel.decision import Decision, Option, Refusal, Warning
from kubik.kernel.errors import BadContent, BadSetup, Unfit
from kubik.kernel.event import Event

Argument = str | int


def words(package: str, language: str) -> Words:
    """The words of a package in one language: its file text/LANGUAGE.ftl."""
    folder = files(package) / "text"
    known = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if re.fullmatch(r"\w+\.ftl", file.name))
    if language not in known:
        raise BadSetup(f"there is no language {language!r}; there is: {', '.join(known)}")
    return Words(language, [folder / f"{language}.ftl"])


class Words:
    """The messages of some Fluent files in one language."""

    def __init__(self, language: str, files: Iterable[Traversable]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            source = file.read_text(encoding="utf-8")
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, ast.Junk):
                    raise BadContent(f"{file.name}: {entry.annotations[0].message} in {entry.content!r}")
            self._bundle.add_resource(FluentResource(source))

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **arguments: Argument) -> str:
        """A message with its arguments filled in."""
        if message not in self:
            raise BadContent(f"{self.language}: no text {message!r}")
        value = self._bundle.get_message(message).value
        if value is None:
            raise BadContent(f"{self.language}: text {message!r} is empty")
        text, errors = self._bundle.format_pattern(value, arguments)
        if errors:
            raise BadContent(f"{self.language}: text {message!r}: {errors[0]}")
        return str(text)


class Part(Struct, frozen=True, omit_defaults=True):
    """A part of a line: plain words, the name of something (a seat, or a thing of the box by its kind and number), or
    a "tale": what is told besides of what happened."""

    text: str
    kind: str = ""
    number: int = -1


Line = list[Part]
_MARK: Final = "\ue000"
"""Stands for a part while Fluent builds the sentence around it; no text has this character."""


def plain(line: Line) -> str:
    """A line as text."""
    return "".join(part.text for part in line)


class Piece(Struct, frozen=True):
    """A thing of the game in words: its name, a line of figures, and what it does, a line per ability. Some games tell
    something of it besides: its `tale`."""

    name: str
    figures: str
    lines: list[str]
    entry: str = ""
    """Its entry in the content files, by kind and id; empty where it is made of several."""
    tale: str = ""
    group: str = ""
    """What kind of thing it is, as the heading of all of them."""
    kind: str = "piece"
    number: int = -1
    """Kind and number by which parts of lines name it; without a number it is its place among the pieces."""


class Text:
    """How a game speaks one language, by default from messages whose names follow from what they are about:

    `ask-STEP`, `option-VERB`, `event-KIND` and `reason-REASON`, with the figures of the step, option or event as
    arguments, `piece` for a named thing and `player` and `target` for seats. `names` are the players' names by seat.
    """

    heading_kinds: ClassVar[frozenset[str]] = frozenset({"begins_turn"})
    """Kinds of events that begin a new paragraph of the log."""
    gain_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that say what the one before brought; their lines begin with the player's name and a colon."""
    bookkeeping_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that a chronicle of the game leaves out."""
    passing_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events of which a chronicle tells only the last one in a row."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.language = words.language

    def pieces(self) -> list[Piece]:
        """Everything in the box that has a text, in the order of the rulebook."""
        return []

    def piece(self, piece: int) -> str:
        """What a piece is called."""
        return str(piece)

    def prompt(self, decision: Decision, names: list[str]) -> str:
        """What is asked."""
        figures = {name: getattr(decision.step, name) for name in decision.step.__struct_fields__}
        numbers = {name: value for name, value in figures.items() if isinstance(value, str | int)}
        return self.words.say(f"ask-{decision.ask}", **numbers)

    def option(self, option: Option, names: list[str], decision: Decision | None = None) -> str:
        """What choosing it means; some answers mean something only beside their question."""
        arguments: dict[str, Argument] = {"n": option.amount, "words": option.words[:200]}
        if option.piece >= 0:
            arguments["piece"] = self.piece(option.piece)
        if option.seat >= 0:
            arguments["target"] = names[option.seat]
        return self.words.say(f"option-{option.verb}", **arguments)

    def event(self, event: Event, names: list[str]) -> Line:
        """A line of the log."""
        pieces = [Part(self.piece(piece), "piece", piece) for piece in event.pieces]
        facts: dict[str, Argument | Part | Sequence[Part]] = {"player": Part(names[event.seat], "seat", event.seat)}
        for name, fact in event.facts.items():
            if isinstance(fact, str):
                # What people wrote is a part of its own: it may be longer than a message takes.
                facts[name] = Part(fact, "words")
            elif isinstance(fact, int):
                facts[name] = fact
        return self.line(f"event-{event.kind}", piece=pieces, **facts)

    def telling(self, event: Event, names: list[str]) -> Line:
        """What happened, as a chronicle tells it."""
        return self.event(event, names)

    def refusal(self, refusal: Refusal, names: list[str]) -> str:
        """Why not."""
        return self.words.say(f"reason-{refusal.reason}", **refusal.facts)

    def stake(self, name: str, difference: float) -> str:
        """So much more or less of something that matters."""
        number = f"{difference:+.1f}".replace("-", "\N{MINUS SIGN}")
        return self.words.say(f"stake-{name}", n=number.replace(".", ",") if self.words.language == "ru" else number)

    def warning(self, warning: Warning) -> str:
        """What a player may overlook."""
        return self.words.say(f"warning-{warning.reason}", **warning.facts)

    @property
    def name(self) -> str:
        """What the game is called."""
        return self.words.say("game")

    @property
    def about(self) -> str:
        """What it is, for the shelf."""
        return self.words.say("about")

    def line(self, message: str, **arguments: Argument | Part | Sequence[Part]) -> Line:
        """A message whose arguments may be parts, or several parts that are listed."""
        parts: Line = []

        def mark(part: Part) -> str:
            parts.append(part)
            return f"{_MARK}{len(parts) - 1}{_MARK}"

        given: dict[str, Argument] = {}
        for name, argument in arguments.items():
            if isinstance(argument, Part):
                given[name] = mark(argument)
            elif isinstance(argument, str | int):
                given[name] = argument.replace(_MARK, "") if isinstance(argument, str) else argument
            else:
                given[name] = ", ".join(map(mark, argument))
        pieces = self.words.say(message, **given).split(_MARK)
        line = [parts[int(piece)] if place % 2 else Part(piece) for place, piece in enumerate(pieces)]
        return [part for part in line if part.text]

    def choice(self, option: str, value: str) -> str:
        """The name of a value that can be agreed before the start."""
        return self.words.say(f"{option}-{value}")

    def unfit(self, error: Unfit) -> str:
        """Why something cannot be agreed; what is wrong in any game is told as it is."""
        if f"unfit-{error.reason}" not in self.words:
            return str(error)
        facts = {name: self.choice(*fact) if isinstance(fact, tuple) else fact for name, fact in error.facts.items()}
        return self.words.say(f"unfit-{error.reason}", **facts)

    def score(self, line: str) -> str:
        """The name of a line of the score sheet."""
        return self.words.say(f"score-{line}")


@cache
def message_ids(source: str) -> frozenset[str]:
    """The ids of all messages in a Fluent source, for the check that none is missing or unused."""
    return frozenset(entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message))
