"""What tests of every game do at an arranged table: play by option keys, script chance, look at what was told."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from kubik.kernel.decision import Result
from kubik.kernel.event import Event
from kubik.kernel.rules import R
from kubik.kernel.state import State
from kubik.kernel.table import T

S = TypeVar("S")
"""What a player has, in the words of a game's tests."""


class Playing(Generic[T, R, S]):
    """A game under way, at a table that a test has arranged."""

    def __init__(self, state: State[T, R]) -> None:
        self.state = state
        self.events: list[Event] = []
        state.listener = self.events.append

    @property
    def asked(self) -> int:
        """The seat that everybody waits for."""
        assert self.state.decision is not None
        return self.state.decision.seat

    @property
    def ask(self) -> str:
        """What is asked; nothing when the game is over."""
        return self.state.decision.ask if self.state.decision else ""

    def options(self, seat: int | None = None) -> list[str]:
        """The keys of what a seat may choose; without a seat, of the one that is asked."""
        return [option.key for option in self.state.seat(self.asked if seat is None else seat).options]

    def choose(self, *keys: str, seat: int | None = None) -> Self:
        """Choose one thing after the other, for the seat that is asked or, with a seat, as its aside."""
        for key in keys:
            self.state.choose(key, seat)
        return self

    def rolls(self, *answers: int) -> Self:
        """What chance answers next, each one of 0..n-1; afterwards it goes on as it would."""
        begin, chance = self.state.table.rolled, self.state.chance

        def scripted(position: int, n: int) -> int:
            place = position - begin
            if 0 <= place < len(answers):
                assert answers[place] < n
                return answers[place]
            return chance(position, n)

        self.state.chance = scripted
        return self

    def told(self, kind: str) -> list[Event]:
        """The events of one kind so far."""
        return [event for event in self.events if event.kind == kind]

    def refusal(self, key: str, seat: int | None = None) -> str:
        """Why an option is not possible; empty if nothing is said about it."""
        found = self.state.refusals(self.asked if seat is None else seat)
        return next((refusal.reason for refusal in found if refusal.option.key == key), "")

    def again(self) -> Self:
        """Ask anew what is asked, after the table was arranged."""
        self.state.resume()
        return self

    def at(self, seat: int) -> S:
        """What a seat has."""
        raise NotImplementedError

    @property
    def me(self) -> S:
        return self.at(0)

    @property
    def they(self) -> S:
        return self.at(1)

    @property
    def result(self) -> Result:
        """How the game ended."""
        assert self.state.result is not None
        return self.state.result

    @property
    def winners(self) -> tuple[int, ...]:
        return self.result.winners
