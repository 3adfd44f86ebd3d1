"""A game under way: the table, and the loop that carries the rules out until they ask somebody."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Generic

import msgspec

from kubik.kernel.chance import Chance, Seeded
from kubik.kernel.decision import Decision, Option, Refusal, Result
from kubik.kernel.errors import IllegalChoice, NotAsked
from kubik.kernel.event import Event, Fact
from kubik.kernel.rules import R
from kubik.kernel.sight import deal, hide
from kubik.kernel.step import Ask
from kubik.kernel.table import T

if TYPE_CHECKING:
    from kubik.kernel.game import Game

Listener = Callable[[Event], None]


class State(Generic[T, R]):
    """One position of one game.

    `decision` is what everybody waits for, None when the game is over; then `result` says how it ended. `rules` is what
    was agreed before the start. Everything that changes lies in `table`.
    """

    __slots__ = ("chance", "decision", "game", "listener", "result", "rules", "table")

    def __init__(self, game: Game[T, R], rules: R, table: T, chance: Chance) -> None:
        self.game = game
        self.rules = rules
        self.table = table
        self.chance = chance
        self.decision: Decision | None = None
        self.result: Result | None = None
        self.listener: Listener | None = None

    # --- choosing ---------------------------------------------------------------------------------------------------

    def choose(self, choice: Option | str, seat: int | None = None) -> Option:
        """Answer the decision, or take an aside of `seat`; the option that was meant. An illegal choice changes
        nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice(f"{choice}: the game is over")
        if seat is None or seat == decision.seat:
            option = choice if choice in decision.options else decision.find(choice)
            step = decision.step
            if option.number < 0:
                step.check(self, option)
            if not step.stays:
                self.table.steps.pop()
            step.answer(self, option)
        else:
            aside = self.aside(seat)
            if aside is None:
                raise NotAsked(f"{choice}: seat {seat} is not asked, seat {decision.seat} is")
            option = aside.find(choice)
            if option.number < 0:
                aside.step.check(self, option)
            self.game.take_aside(self, seat, option)
        self.decision = decision = self._advance()
        if decision is None:
            self.result = self.game.result(self)
        return option

    def run(self) -> None:
        """Carry out the steps on the stack until one of them asks; if none is left, the game is over."""
        self.decision = self._advance()
        if self.decision is None:
            self.result = self.game.result(self)

    def _advance(self) -> Decision | None:
        """Carry out the steps on the stack until one of them asks, or none is left."""
        steps = self.table.steps
        while steps:
            step = steps[-1]
            if not step.asks:
                steps.pop()
                step.do(self)
                continue
            ask: Ask = step  # type: ignore[assignment]  # `asks` has told, quicker than isinstance would
            options = ask.options(self)
            if len(options) > 1 or (options and (not ask.forced or ask.blank is not None)):
                return Decision(ask.seat, options, ask)
            steps.pop()
            if options:
                ask.answer(self, options[0])
        return None

    def run_part(self, begin: int, end: int, choice: Option | None = None) -> Decision | None:
        """Carry out a part of the stack that does not lie on top, up to its next question or, with a choice, beyond.

        For asides of games in which several players have work on the stack that does not touch the others'.
        """
        table = self.table
        whole = table.steps
        table.steps = whole[begin:end]
        try:
            decision = self._advance()
            if choice is not None:
                assert decision is not None, "nothing is asked there"
                if not decision.step.stays:
                    table.steps.pop()
                decision.step.answer(self, choice)
                decision = self._advance()
            whole[begin:end] = table.steps
        finally:
            table.steps = whole
        return decision

    def resume(self) -> None:
        """Ask again what the step on top asks; for a table that was written down in the middle of a game."""
        if not self.table.steps:
            self.result = self.game.result(self)
            return
        step = self.table.steps[-1]
        assert isinstance(step, Ask), "nobody is asked"
        self.decision = Decision(step.seat, step.options(self), step)

    def below(self, n: int) -> int:
        """Ask chance for one of 0..n-1."""
        table = self.table
        position = table.rolled
        table.rolled = position + 1
        return self.chance(position, n)

    # --- telling ----------------------------------------------------------------------------------------------------

    def tell(
        self,
        kind: str,
        seat: int,
        *,
        pieces: Sequence[int] = (),
        source: str = "",
        to: str = "",
        secret: str = "",
        knowers: Sequence[int] = (),
        **facts: Fact,
    ) -> None:
        """Tell the listener what happened. Rules ask `if state.listener` first, so that silence costs nothing. Who sees
        everything is told every secret."""
        if self.listener is not None:
            if secret or knowers:
                referees = [*filter(self.rules.sees_everything, range(self.rules.players))]
                if referees:
                    knowers = sorted({*(knowers or (seat,)), *referees})
            self.listener(Event(kind, seat, facts, tuple(pieces), source, to, secret, tuple(knowers)))

    # --- looking ----------------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> Seat[T, R]:
        """All that a player in this seat may know and do; this is what a bot gets."""
        self._check(seat)
        return Seat(self, seat)

    def view(self, seat: int | None) -> T:
        """The table as a seat (None: a watcher) sees it."""
        if seat is not None:
            self._check(seat)
        table = self.game.copy_table(self.table)
        hide(table, self.rules, seat)
        return table

    def aside(self, seat: int) -> Decision | None:
        """The question that a seat may answer right now although nobody waits for it."""
        self._check(seat)
        if self.decision is None or seat == self.decision.seat:
            return None
        return self.game.aside(self, seat)

    def asides(self, seat: int) -> list[Option]:
        """What a seat that nobody waits for may do right now all the same."""
        decision = self.aside(seat)
        return [] if decision is None else decision.options

    def acting(self) -> list[int]:
        """The seats that may act now, in the order in which bots are asked: those whose asides matter before the
        decision is answered, then the one that everybody waits for."""
        return [] if self.decision is None else [*self.game.windows(self), self.decision.seat]

    def refusals(self, seat: int) -> list[Refusal]:
        """What a player in this seat would expect to be possible now and is not, with the reason."""
        self._check(seat)
        return [] if self.decision is None else self.game.refusals(self, seat)

    def _check(self, seat: int) -> None:
        if not 0 <= seat < self.rules.players:
            raise NotAsked(f"there is no seat {seat}")

    # --- copying ----------------------------------------------------------------------------------------------------

    def copy(self) -> State[T, R]:
        """An independent state; it goes on with the same chance, and nobody listens to it."""
        other = State(self.game, self.rules, self.game.copy_table(self.table), self.chance)
        other.decision = self.decision
        other.result = self.result
        return other

    def save(self) -> bytes:
        """The state as JSON; `Game.load` reads it."""
        return self.game.save(self)

    def digest(self) -> str:
        """A short hash of the table, by which a replay is compared. It is as secret as the table: who may guess at what
        is hidden could try the guesses."""
        return hashlib.blake2b(msgspec.json.encode(self.table), digest_size=6).hexdigest()


class Seat(Generic[T, R]):
    """A seat's way to look at a state. It hands out views and guesses, never the state."""

    __slots__ = ("_state", "_view", "seat")

    def __init__(self, state: State[T, R], seat: int) -> None:
        self._state = state
        self._view: T | None = None
        self.seat = seat

    @property
    def game(self) -> Game[T, R]:
        return self._state.game

    @property
    def rules(self) -> R:
        return self._state.rules

    @property
    def view(self) -> T:
        """The table as this seat sees it."""
        if self._view is None:
            self._view = self._state.view(self.seat)
        return self._view

    @property
    def options(self) -> list[Option]:
        """What this seat may choose now."""
        decision = self.decision
        return [] if decision is None else decision.options

    @property
    def is_asked(self) -> bool:
        """Whether everybody waits for this seat."""
        decision = self._state.decision
        return decision is not None and decision.seat == self.seat

    @property
    def decision(self) -> Decision | None:
        """What this seat may answer now: the decision that everybody waits for, or an aside."""
        decision = self._state.decision
        return decision if decision is not None and decision.seat == self.seat else self._state.aside(self.seat)

    def guess(self, random: Random) -> State[T, R]:
        """A full state that agrees with all this seat knows, with chance of its own."""
        table = self.game.copy_table(self.view)
        deal(table, random)
        state = State(self.game, self.rules, table, Seeded(f"{random.getrandbits(128):032x}"))
        state.resume()
        return state
