"""What a game has to say of itself, and what it gets for that."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final, Generic, Literal, TypeVar, Union, cast, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from kubik.kernel.chance import Chance, Seeded, new_seed
from kubik.kernel.content import Contents
from kubik.kernel.decision import Decision, Option, Refusal, Result, Warning
from kubik.kernel.errors import BadGameFile, BadSetup, NotAsked, Unfit
from kubik.kernel.rules import R, Rules
from kubik.kernel.sight import layout
from kubik.kernel.state import Listener, State
from kubik.kernel.step import Ask, Step, kinds_of
from kubik.kernel.table import T, Table, copier
from kubik.kernel.text import Text, words

CERTAIN: Final = 1000.0
"""A preference of this much or more needs no thinking ahead."""
HOPELESS: Final = -1000.0
"""An option with a preference of this much or less is not worth a trial."""


_A = TypeVar("_A")


class Sense:
    """What a sensible player of a game knows; the bots' knowledge of it. This one knows nothing.

    A `table` here is one that the player may look at: a view, or a guess made from one.
    """

    def prefer(self, table: Any, rules: Any, decision: Decision) -> list[float]:
        """How much a seat likes each option of its decision; the best is what it would play without thinking ahead."""
        return [0.0] * len(decision.options)

    def aside(self, table: Any, rules: Any, decision: Decision) -> Option | None:
        """What a seat does at once although nobody waits for it; None: it waits. It is asked after every change in a
        window of the game, so it says no cheaply."""
        return None

    def clock(self, table: Any) -> int:
        """How many turns have begun; a good moment to judge is when one ends."""
        return 0

    def value(self, table: Any, rules: Any) -> list[float]:
        """How likely each seat is to win, as it looks."""
        return [1 / rules.players] * rules.players

    def stakes(self, table: Any, rules: Any, seat: int) -> dict[str, float]:
        """What a player looks at to see how a seat stands, what matters most first. An adviser names differences in it
        as reasons; the texts of the game have a message `stake-NAME` for each."""
        return {}


class _Saved(Struct, forbid_unknown_fields=True):
    game: str
    content: str
    rules: int
    players: int
    settings: dict[str, Any]
    seed: str
    table: msgspec.Raw


Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns a saved table of one rules number into one of the next, as JSON has it."""


class Game(ABC, Generic[T, R]):
    """The rules of one game. A subclass names its parts and says how it starts; the rest is derived.

    Its steps are all those that are defined in its package.
    """

    id: ClassVar[str]
    table: type[T]
    """The struct that holds the whole state."""
    settings: type[Struct]
    """What can be agreed before the start: a struct whose fields all have defaults."""
    content: str
    """A hash of the content, so that a game file is never replayed with other cards."""
    contents: ClassVar[Contents | None] = None
    """Its content files, if it has any; an owner of the box may correct them."""
    rules_number: ClassVar[int] = 1
    """It rises whenever the same choices with the same content would play differently."""
    migrations: ClassVar[Mapping[int, Migration]] = {}
    """For the numbers of rules whose saved tables the next ones cannot read: what turns them."""
    sense: Sense = Sense()
    shelf: ClassVar[int] = 100
    """Its place on the shelf, the lowest first."""
    levels: ClassVar[tuple[str, ...]] = ("careless", "greedy", "search:seconds=1")
    """The bots that people may play against, the easiest first."""
    choices: ClassVar[dict[str, list[str]]] = {}
    """Words that a setting may be where its type does not say so."""
    hidden: ClassVar[frozenset[str]] = frozenset()
    """Verbs of the choices that only the chooser may know while the game runs."""
    languages: ClassVar[tuple[str, ...]] = ("en", "ru")
    score: ClassVar[str] = ""
    """The line of the score sheet with everybody's whole score; empty: nothing is counted."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if hasattr(cls, "table"):
            layout(cls.table)

    def __init__(self) -> None:
        self.copy_table: Callable[[T], T] = copier(self.table)
        self._setting_types = {field.name: field.type for field in fields(self.settings)}

    # --- what a game says -------------------------------------------------------------------------------------------

    @abstractmethod
    def agree(self, players: int | None, settings: Any) -> R:
        """The rules for so many players (None: the usual number) with these settings, or BadSetup."""

    @abstractmethod
    def lay_out(self, state: State[T, R]) -> None:
        """Set the table up and put the first step on the stack."""

    def check_table(self, rules: R, table: T) -> None:
        """BadGameFile if a table that somebody wrote down cannot belong to these rules."""

    @abstractmethod
    def result(self, state: State[T, R]) -> Result:
        """How a game without further steps ended."""

    def aside(self, state: State[T, R], seat: int) -> Decision | None:
        """The question that a seat may answer although another is asked."""
        return None

    def take_aside(self, state: State[T, R], seat: int, option: Option) -> None:
        """Carry out one of the asides; a game that offers none is never asked to."""
        raise NotAsked(f"{option}: {self.id} has no asides")

    def windows(self, state: State[T, R]) -> Sequence[int]:
        """The seats whose asides matter before the decision is answered, so that a bot looks at them."""
        return ()

    def title(self, score: int) -> str:
        """The word for what somebody who plays alone has reached with such a score; empty: there is none."""
        return ""

    def refusals(self, state: State[T, R], seat: int) -> list[Refusal]:
        """Near misses of a seat, with the reasons."""
        return []

    def warning(self, table: T, rules: R, decision: Decision, option: Option) -> Warning | None:
        """Why a choice may be a slip; the table is as the one who may choose sees it."""
        return None

    def text(self, language: str) -> Text:
        """The words of the game in one language; by default from its files text/LANGUAGE.ftl."""
        return Text(words(type(self).__module__, language))

    def standing(self, table: T, rules: R) -> Struct | None:
        """What a screen shows and a table does not say by itself, such as the score so far; the table is as whoever
        looks at the screen sees it."""
        return None

    def box(self, language: str) -> Struct:
        """All that a screen of its own needs to draw the things in the box, in one language."""
        return Struct()

    # --- what it gets -----------------------------------------------------------------------------------------------

    def start(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        chance: Chance | None = None,
        listener: Listener | None = None,
        **settings: Any,
    ) -> State[T, R]:
        """A new game. Settings by name; a seed makes it repeatable; `chance` replaces the dice, for tests."""
        rules = self.agree(players, self.read_settings(settings))
        state = State(self, rules, self.table(), chance or Seeded(new_seed() if seed is None else str(seed)))
        state.listener = listener
        self.lay_out(state)
        state.run()
        return state

    def read_settings(self, settings: dict[str, Any]) -> Any:
        """Settings given by name, as words or as values, checked."""
        types = self._setting_types
        for name, value in settings.items():
            if name not in types:
                known = ", ".join(types)
                raise Unfit(f"{self.id} has no setting {name!r}; it has: {known}", "no_setting", name=name, known=known)
            try:
                msgspec.convert(value, types[name], strict=False)
            except msgspec.ValidationError as error:
                raise _misfit(f"{self.id}: setting {name}", name, value, types[name], str(error)) from None
        return msgspec.convert(settings, self.settings, strict=False)

    @cached_property
    def steps(self) -> tuple[type[Step], ...]:
        """The kinds of steps that may lie on the table."""
        return kinds_of(type(self).__module__)

    @cached_property
    def _written(self) -> type[T]:
        """The table as it is read from a file: there its steps may be any of this game's."""
        steps: Any = list[Union[self.steps]]  # type: ignore[name-defined]  # noqa: UP007 - the union of a tuple
        any_of_them: Any = ("steps", steps, msgspec.field(default_factory=list))
        return cast("type[T]", msgspec.defstruct("Written", [any_of_them], bases=(self.table,)))

    def save(self, state: State[T, R]) -> bytes:
        """The state as JSON; `load` reads it."""
        if not isinstance(state.chance, Seeded):
            raise BadSetup("a game with scripted chance cannot be saved")
        settings = msgspec.to_builtins(state.rules.settings)
        table = msgspec.Raw(msgspec.json.encode(state.table))
        return msgspec.json.encode(
            _Saved(self.id, self.content, self.rules_number, state.rules.players, settings, state.chance.seed, table)
        )

    @property
    def content_file(self) -> str:
        """The name of the owner's content file with which the game was loaded; empty without one."""
        return self.contents.own_file if self.contents else ""

    def check_origin(self, game: str, content: str, rules: int, content_file: str = "") -> None:
        """BadGameFile if something was written down by another game, or with other cards or rules."""
        if game != self.id:
            raise BadGameFile(f"a game of {game}, not of {self.id}")
        if content != self.content:
            theirs, ours = (f"{file} " if file else "" for file in (content_file, self.content_file))
            raise BadGameFile(f"played with other cards (content {theirs}{content}, here it is {ours}{self.content})")
        if rules != self.rules_number:
            raise BadGameFile(f"played with other rules ({rules}, here {self.rules_number})")

    def load(self, saved: bytes) -> State[T, R]:
        """The state that `State.save` wrote down."""
        data = self._read(saved, _Saved)
        self.check_origin(data.game, data.content, data.rules)
        state = self._restore(data, State.resume)
        if state.decision is not None and not state.decision.options:
            raise BadGameFile("the position is impossible: there is nothing to choose")
        return state

    def update(self, saved: bytes) -> State[T, R]:
        """The state that a program with other cards or older rules wrote down, to go on with these; BadGameFile if that
        cannot be. Of a game that is over only the table counts."""
        data = self._read(saved, _Saved)
        if data.game != self.id:
            raise BadGameFile(f"a game of {data.game}, not of {self.id}")
        if data.rules > self.rules_number:
            raise BadGameFile(f"played with newer rules ({data.rules}, here {self.rules_number})")
        table = self._read(data.table, dict[str, Any])
        for number in range(data.rules, self.rules_number):
            if number in self.migrations:
                table = self.migrations[number](table)
        data.table = msgspec.Raw(msgspec.json.encode(table))
        return self._restore(data, State.run)  # these rules may not ask any more what those have asked

    def _read(self, saved: bytes | msgspec.Raw, type: type[_A]) -> _A:
        try:
            return msgspec.json.decode(saved, type=type)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadGameFile(f"not a saved state of {self.id}: {error}") from None

    def _restore(self, data: _Saved, go_on: Callable[[State[T, R]], None]) -> State[T, R]:
        written = self._read(data.table, self._written)
        table = self.table(*(getattr(written, name) for name in self.table.__struct_fields__))
        rules = self.agree(data.players, self.read_settings(data.settings))
        state = State(self, rules, table, Seeded(data.seed))
        try:
            self.check_table(rules, table)
            _check_steps(rules, table)
            go_on(state)
        except (AssertionError, IndexError, KeyError, ValueError) as error:
            # Anybody may have written this table; the rules trust theirs and trip over an impossible one.
            raise BadGameFile(f"the position is impossible: {error}") from None
        return state


def _check_steps(rules: Rules, table: Table) -> None:
    for step in table.steps:
        if not 0 <= step.seat < rules.players:
            raise BadGameFile(f"step {step.name}: there is no seat {step.seat}")
    if table.steps and not isinstance(table.steps[-1], Ask):
        raise BadGameFile("nobody is asked")


def _misfit(where: str, name: str, value: Any, type: Any, error: str) -> BadSetup:
    """Why a value is none that a setting can have; sometimes only msgspec knows."""
    words, kinds = words_of(type), get_args(type) or (type,)
    told = str(value)[:80]
    if get_origin(type) is tuple and not isinstance(value, list | tuple):
        return Unfit(f"{where}: {value!r} is not a list", "no_list", name=name, value=told)
    given = value if isinstance(value, list | tuple) else [value]
    wrong = [word for word in given if word and word not in words]
    if words and wrong:
        known = ", ".join(words)
        message = f"{where}: there is no {wrong[0]!r}; there is: {known}"
        return Unfit(message, "no_value", name=name, value=str(wrong[0])[:80], known=known)
    if bool in kinds:
        return Unfit(f"{where}: {value!r} is neither true nor false", "no_switch", name=name, value=told)
    if int in kinds:
        return Unfit(f"{where}: {value!r} is not a number", "no_number", name=name, value=told)
    return BadSetup(f"{where}: {error}")


def words_of(type: Any) -> list[str]:
    """The words that a setting may be, for the error that it is none of them."""
    if get_origin(type) is Literal:
        return [word for word in get_args(type) if word]
    return [word for part in get_args(type) for word in words_of(part)]
