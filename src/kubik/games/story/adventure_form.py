"""The form of an adventure file: its tables as types. What they mean is told in docs/write_an_adventure.md."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from kubik.games.story.content import Id, Nought
from kubik.kernel.content import Origin

ObstacleKind = Literal["simple", "opposed", "extended", "joint", "decision"]
Flow = Literal["sequence", "choice"]
Uses = Literal["one_roll", "each_roll"]
Target = Literal["actor", "all", "weakest"]
Grade = Literal["good", "mixed", "bad"]
ValueWord = Literal["measures", "net", "enemy_net"]
Value = Annotated[int, Meta(ge=1, le=6)] | ValueWord
OUTCOMES: Final = ("on_success", "on_draw", "on_failure", "on_fiasco")
END: Final = "end"
"""What a scene names as its next when the story is over."""


class Told(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A name or a text. An own adventure may be in one language; then everybody reads that."""

    en: str = ""
    ru: str = ""


class Test(Struct, frozen=True, forbid_unknown_fields=True):
    """It holds when every flag of `all` is set and none of `none`."""

    all: tuple[Id, ...] = ()
    none: tuple[Id, ...] = ()


ALWAYS: Final = Test()


class Mark(Told, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An advantage or a setback of the group, at the obstacles that it is for: SCENE.OBSTACLE."""

    value: Value
    obstacles: tuple[str, ...] = msgspec.field(name="for")
    uses: Uses = "one_roll"


class Condition(Told, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A condition, and who gets it."""

    value: Value
    kind: str
    target: Target = "actor"


class Consequence(Told, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What follows: a telling, flags that are set and taken back, a mark on the table or on a hero."""

    flags: tuple[Id, ...] = ()
    clear: tuple[Id, ...] = ()
    advantage: Mark | None = None
    setback: Mark | None = None
    condition: Condition | None = None


class Entry(Consequence, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What happens before an obstacle, if its test holds."""

    when: Test = ALWAYS


class Approach(Told, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A way to go about an obstacle."""

    id: Id
    tags: Annotated[tuple[str, ...], Meta(min_length=1)]
    strains: tuple[str, ...] = ()


class Course(Told, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the options of a decision."""

    id: Id
    then: Consequence


class Opponent(Struct, frozen=True, forbid_unknown_fields=True):
    """A character and what it opposes the heroes with."""

    character: str
    skill: str


class Helper(Struct, frozen=True, forbid_unknown_fields=True):
    """A character who offers help, and with what."""

    character: str
    skill: str
    when: Test = ALWAYS


class Obstacle(Told, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands in the way."""

    id: Id
    kind: ObstacleKind
    when: Test = ALWAYS
    difficulty: Nought = 0
    rolls: Nought = 0
    opponent: Opponent | None = None
    strains: tuple[str, ...] = ()
    helper: tuple[Helper, ...] = ()
    on_enter: tuple[Entry, ...] = ()
    approach: tuple[Approach, ...] = ()
    option: tuple[Course, ...] = ()
    on_success: Consequence | None = None
    on_draw: Consequence | None = None
    on_failure: Consequence | None = None
    on_fiasco: Consequence | None = None


class Scene(Told, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scene and what stands in the way there."""

    id: Id
    text: Told
    next: str
    flow: Flow = "sequence"
    rest: bool = False
    on_unsolved: Consequence | None = None
    obstacle: tuple[Obstacle, ...] = ()


class Character(Told, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody of the scenarist's, with dice for what it does."""

    id: Id
    text: Told
    dice: dict[str, Annotated[int, Meta(ge=0, le=8)]]


class End(Told, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the story may end."""

    id: Id
    grade: Grade
    when: Test = ALWAYS


class Adventure(Told, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole adventure."""

    id: Id
    premise: Told
    start: str
    all_out: Told
    scene: tuple[Scene, ...]
    end: tuple[End, ...]
    character: tuple[Character, ...] = ()
    origin: Origin = "owner"
