"""What the rules ask, and what may be answered."""

from __future__ import annotations

from msgspec import Struct

Step = tuple[str, int, int, int]
"""Work that waits on the stack of a state: which step, whose, and two numbers that the step understands."""


class Option(Struct, eq=False, gc=False):
    """One thing a seat may choose. Every game makes its options once, so they are compared by identity.

    `key` is its stable name in game files, `number` its stable number for learning programs, `target` the thing on the
    table that a screen highlights for it.
    """

    key: str
    number: int
    verb: str
    piece: int = -1
    seat: int = -1
    amount: int = 0
    target: str = ""

    def __repr__(self) -> str:
        return self.key


class Decision(Struct, frozen=True, eq=False, gc=False):
    """The one question that everybody waits for. Its options are never empty."""

    seat: int
    options: list[Option]
    step: Step

    @property
    def ask(self) -> str:
        """What is asked: the name of the step that waits for the answer."""
        return self.step[0]


class Refusal(Struct, frozen=True):
    """Why a thing that one would expect to be possible is not: the option it would be, and the reason as data."""

    option: Option
    reason: str
    facts: dict[str, int]


class Result(Struct, frozen=True):
    """How a game ended: the winners, everybody's place (1 is best), and the score sheet: a row of numbers per line."""

    winners: tuple[int, ...]
    places: tuple[int, ...]
    sheet: dict[str, tuple[int, ...]]
