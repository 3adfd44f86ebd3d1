"""Words in several languages, from Project Fluent files.

A message that is missing or broken never passes in silence: it raises, and the tests parse every file.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from kubik.kernel.decision import Decision, Option, Refusal
from kubik.kernel.errors import BadContent
from kubik.kernel.event import Event

Argument = str | int


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


class Text:
    """How a game speaks one language. `names` are the players' names by seat."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.language = words.language

    def prompt(self, decision: Decision) -> str:
        """What is asked."""
        raise NotImplementedError

    def option(self, option: Option, names: list[str]) -> str:
        """What choosing it means."""
        raise NotImplementedError

    def event(self, event: Event, names: list[str]) -> str:
        """A line of the log; empty for an event that needs no line."""
        raise NotImplementedError

    def refusal(self, refusal: Refusal, names: list[str]) -> str:
        """Why not."""
        raise NotImplementedError


@cache
def message_ids(source: str) -> frozenset[str]:
    """The ids of all messages in a Fluent source, for the check that none is missing or unused."""
    return frozenset(entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message))
