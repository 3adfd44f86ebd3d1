"""What a game has to say of itself, and what it gets for that."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, Protocol, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from kubik.kernel.chance import Chance, Seeded, new_seed
from kubik.kernel.decision import Decision, Option, Refusal, Result, Step
from kubik.kernel.errors import BadGameFile, BadSetup, NotAsked
from kubik.kernel.state import Listener, State
from kubik.kernel.table import T
from kubik.kernel.text import Text

Do = Callable[[Any, Step], None]
"""A step that the rules carry out by themselves."""


class Ask(NamedTuple):
    """A step that waits for a choice: what may be chosen (none: the step is skipped), and what follows.

    A single option is taken by itself, unless the step is not `forced`. The step is done with the answer, unless it
    `stays` on the stack to ask again afterwards.
    """

    options: Callable[[Any, Step], list[Option]]
    answer: Callable[[Any, Step, Option], None]
    forced: bool = True
    stays: bool = False


class Rules(Protocol):
    """What was agreed for one match. A game's own rules have more; this much everybody may ask."""

    options: Any
    """The options struct they were made from."""
    players: int
    team: list[int]
    """A number for each seat; seats with the same one win together."""


CERTAIN: Final = 1000.0
"""A preference of this much or more needs no thinking ahead."""


class Sense(ABC):
    """What a sensible player of a game knows; the bots' knowledge of it.

    A `table` here is one that the player may look at: a view, or a guess made from one.
    """

    @abstractmethod
    def prefer(self, table: Any, rules: Any, decision: Decision) -> list[float]:
        """How much a seat likes each option of its decision; the best is what it would play without thinking ahead."""

    @abstractmethod
    def clock(self, table: Any) -> int:
        """How many turns have begun; a good moment to judge is when one ends."""

    @abstractmethod
    def value(self, table: Any, rules: Any) -> list[float]:
        """How likely each seat is to win, as it looks."""


class _Saved(Struct, forbid_unknown_fields=True):
    game: str
    content: str
    players: int
    options: dict[str, Any]
    seed: str
    table: msgspec.Raw


class Game(ABC, Generic[T]):
    """The rules of one game. A subclass names its parts and says how it starts; the rest is derived."""

    id: ClassVar[str]
    table: type[T]
    """The struct that holds the whole state."""
    options: type[Struct]
    """What can be agreed before the start: a struct whose fields all have defaults."""
    does: dict[str, Do]
    asks: dict[str, Ask]
    content: str
    """A hash of the content, so that a game file is never replayed with other cards."""
    sense: Sense
    choices: ClassVar[dict[str, list[str]]] = {}
    """Words that an option may be where its type does not say so."""
    hidden: ClassVar[frozenset[str]] = frozenset()
    """Verbs of the choices that only the chooser may know while the game runs."""
    languages: ClassVar[tuple[str, ...]] = ("en", "ru")

    def __init__(self) -> None:
        encoder, decoder = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(self.table)
        encode, decode = encoder.encode, decoder.decode
        self.copy_table: Callable[[T], T] = lambda table: decode(encode(table))
        self._option_types = {field.name: field.type for field in fields(self.options)}

    # --- what a game says -------------------------------------------------------------------------------------------

    @abstractmethod
    def agree(self, players: int | None, options: Any) -> Rules:
        """The rules for so many players (None: the usual number) with these options, or BadSetup."""

    @abstractmethod
    def lay_out(self, state: State[T]) -> None:
        """Set the table up and put the first step on the stack."""

    @abstractmethod
    def check_table(self, rules: Any, table: T) -> None:
        """BadGameFile if a table that somebody wrote down cannot belong to these rules."""

    @abstractmethod
    def result(self, state: State[T]) -> Result:
        """How a game without further steps ended."""

    def aside(self, state: State[T], seat: int) -> Decision | None:
        """The question that a seat may answer although another is asked."""
        return None

    def take_aside(self, state: State[T], seat: int, option: Option) -> None:
        """Carry out one of the asides; a game that offers none is never asked to."""
        raise NotAsked(f"{option}: {self.id} has no asides")

    @abstractmethod
    def refusals(self, state: State[T], seat: int) -> list[Refusal]:
        """Near misses of a seat, with the reasons."""

    @abstractmethod
    def text(self, language: str) -> Text:
        """The words of the game in one language."""

    @abstractmethod
    def box(self, language: str) -> Struct:
        """All that a screen needs to draw the things in the box, in one language."""

    # --- what it gets -----------------------------------------------------------------------------------------------

    def start(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        chance: Chance | None = None,
        listener: Listener | None = None,
        **options: Any,
    ) -> State[T]:
        """A new game. Options by name; a seed makes it repeatable; `chance` replaces the dice, for tests."""
        rules = self.agree(players, self.read_options(options))
        state = State(self, rules, self.table(), chance or Seeded(new_seed() if seed is None else str(seed)))
        state.listener = listener
        self.lay_out(state)
        state.run()
        return state

    def read_options(self, options: dict[str, Any]) -> Any:
        """Options given by name, as words or as values, checked."""
        types = self._option_types
        for name, value in options.items():
            if name not in types:
                raise BadSetup(f"{self.id} has no option {name!r}; it has: {', '.join(types)}")
            try:
                msgspec.convert(value, types[name], strict=False)
            except msgspec.ValidationError as error:
                raise BadSetup(f"{self.id}: option {name}: {_misfit(value, types[name]) or error}") from None
        return msgspec.convert(options, self.options, strict=False)

    def save(self, state: State[T]) -> bytes:
        if not isinstance(state.chance, Seeded):
            raise BadSetup("a game with scripted chance cannot be saved")
        options = msgspec.to_builtins(state.rules.options)
        table = msgspec.Raw(msgspec.json.encode(state.table))
        return msgspec.json.encode(
            _Saved(self.id, self.content, state.rules.players, options, state.chance.seed, table)
        )

    def load(self, saved: bytes) -> State[T]:
        """The state that `State.save` wrote down."""
        try:
            data = msgspec.json.decode(saved, type=_Saved)
            table = msgspec.json.decode(data.table, type=self.table)
        except msgspec.MsgspecError as error:
            raise BadGameFile(f"not a saved state of {self.id}: {error}") from None
        if data.game != self.id or data.content != self.content:
            raise BadGameFile(
                f"a saved state of {data.game} (content {data.content}), not of {self.id} ({self.content})"
            )
        rules = self.agree(data.players, self.read_options(data.options))
        state = State(self, rules, table, Seeded(data.seed))
        try:
            self.check_table(rules, table)
            self._check_steps(rules, table)
            state.resume()
        except (AssertionError, IndexError, KeyError, ValueError) as error:
            # Anybody may have written this table; the rules trust theirs and trip over an impossible one.
            raise BadGameFile(f"the position is impossible: {error}") from None
        if state.decision is not None and not state.decision.options:
            raise BadGameFile("the position is impossible: there is nothing to choose")
        return state

    def _check_steps(self, rules: Rules, table: T) -> None:
        for kind, seat, *_ in table.steps:
            if kind not in self.asks and kind not in self.does:
                raise BadGameFile(f"there is no step {kind!r}")
            if not 0 <= seat < rules.players:
                raise BadGameFile(f"step {kind}: there is no seat {seat}")
        if table.steps and table.steps[-1][0] not in self.asks:
            raise BadGameFile("nobody is asked")


def _misfit(value: Any, type: Any) -> str:
    """Why a value is none that an option can have; empty if only msgspec knows."""
    words, kinds = words_of(type), get_args(type) or (type,)
    if get_origin(type) is tuple and not isinstance(value, list | tuple):
        return f"{value!r} is not a list"
    given = value if isinstance(value, list | tuple) else [value]
    wrong = [word for word in given if word and word not in words]
    if words and wrong:
        return f"there is no {wrong[0]!r}; there is: {', '.join(words)}"
    if bool in kinds:
        return f"{value!r} is neither true nor false"
    if int in kinds:
        return f"{value!r} is not a number"
    return ""


def words_of(type: Any) -> list[str]:
    """The words that an option may be, for the error that it is none of them."""
    if get_origin(type) is Literal:
        return [word for word in get_args(type) if word]
    return [word for part in get_args(type) for word in words_of(part)]
