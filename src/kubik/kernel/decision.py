"""What the rules ask, and what may be answered."""

from __future__ import annotations

from msgspec import Struct

from kubik.kernel.blank import Blank, Number, Words
from kubik.kernel.errors import IllegalChoice
from kubik.kernel.step import Ask


class Option(Struct, frozen=True, gc=False, cache_hash=True):
    """One thing a seat may choose. Two options are the same choice if they have the same key.

    `key` is its stable name in game files, `number` its stable number for learning programs (-1: it has none), `target`
    the thing on the table that a screen highlights for it. `words` are what a person filled in.
    """

    key: str
    number: int
    verb: str
    piece: int = -1
    seat: int = -1
    amount: int = 0
    target: str = ""
    words: str = ""

    def __repr__(self) -> str:
        return self.key


class Decision(Struct, frozen=True, eq=False, gc=False):
    """The one question that everybody waits for. Its options are never empty."""

    seat: int
    options: list[Option]
    step: Ask

    @property
    def ask(self) -> str:
        """What is asked: the name of the step that waits for the answer."""
        return self.step.name

    @property
    def blank(self) -> Blank | None:
        """What may be filled in instead of choosing an option."""
        return self.step.blank

    def find(self, choice: Option | str) -> Option:
        """The option that is meant, by itself or by its key, or what was filled in; else IllegalChoice."""
        key = choice if isinstance(choice, str) else choice.key
        for option in self.options:
            if option.key == key:
                return option
        blank = self.blank
        if blank is not None:
            verb, _, text = key.partition(":")
            if isinstance(blank, Words) and verb == "words":
                words = blank.read(text)
                return Option(f"words:{words}", -1, "words", words=words)
            if isinstance(blank, Number) and verb == "number":
                number = blank.read(text)
                return Option(f"number:{number}", -1, "number", amount=int(number))
        raise IllegalChoice(f"{key[:80]}: seat {self.seat} cannot choose this now")


class Refusal(Struct, frozen=True):
    """Why a thing that one would expect to be possible is not: the option it would be, and the reason as data."""

    option: Option
    reason: str
    facts: dict[str, int]


class Warning(Struct, frozen=True):
    """Why a choice may be a slip, as data."""

    reason: str
    facts: dict[str, int] = {}


class Result(Struct, frozen=True):
    """How a game ended: the winners, everybody's place (1 is best), and the score sheet: a row of numbers per line."""

    winners: tuple[int, ...]
    places: tuple[int, ...]
    sheet: dict[str, tuple[int, ...]]
