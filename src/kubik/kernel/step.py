"""Work that the rules still have to do, as data.

A step is a small struct that lies on the stack of a table: whose it is, its figures, and what happens when its turn
comes. So a game can be saved, compared and copied between any two choices, also in the middle of an effect.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, dataclass_transform

import msgspec
from msgspec import Struct, StructMeta

from kubik.kernel.blank import Blank

if TYPE_CHECKING:
    from kubik.kernel.decision import Option


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class _StepMeta(StructMeta):
    """Steps are frozen and called like their class: `DrawThenDiscard` is "draw_then_discard" in files and texts."""

    def __new__(cls, name: str, bases: tuple[type, ...], members: dict[str, Any]) -> Any:
        made: Any = super().__new__(
            cls,
            name,
            bases,
            members,
            frozen=True,
            gc=False,
            forbid_unknown_fields=True,
            omit_defaults=True,
            tag_field="do",
            tag=re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower(),
        )
        made.name = made.__struct_config__.tag
        return made


class Step(Struct, metaclass=_StepMeta):
    """A step that the rules carry out by themselves."""

    name: ClassVar[str]
    asks: ClassVar[bool] = False

    seat: int

    def do(self, state: Any) -> None:
        """Carry it out. It has left the stack already."""
        raise TypeError(f"{type(self).__name__} says neither what it does nor what it asks")


class Ask(Step):
    """A step that waits for a choice.

    Without options it is skipped (do as much as possible). A single option is taken by itself, unless the step is not
    `forced`. The step is done with the answer, unless it `stays` on the stack to ask again afterwards.
    """

    asks: ClassVar[bool] = True
    forced: ClassVar[bool] = True
    stays: ClassVar[bool] = False

    @property
    def blank(self) -> Blank | None:
        """What may be filled in instead of choosing an option; such a step is not forced."""
        return None

    def check(self, state: Any, option: Option) -> None:
        """IllegalChoice if what was filled in means nothing here; nothing has happened yet."""

    def options(self, state: Any) -> list[Option]:
        """What may be chosen."""
        raise TypeError(f"{type(self).__name__} does not say what may be chosen")

    def answer(self, state: Any, option: Option) -> None:
        """What follows."""
        raise TypeError(f"{type(self).__name__} does not say what follows")


def kinds_of(package: str) -> tuple[type[Step], ...]:
    """The steps that are defined in a package; classes that only others build on are none."""

    def below(kind: type[Step]) -> Iterator[type[Step]]:
        for subclass in kind.__subclasses__():
            if f"{subclass.__module__}.".startswith(f"{package}.") and _is_whole(subclass):
                yield subclass
            yield from below(subclass)

    return tuple(dict.fromkeys(below(Step)))


def _is_whole(kind: type[Step]) -> bool:
    if issubclass(kind, Ask):
        return kind.options is not Ask.options and kind.answer is not Ask.answer
    return kind.do is not Step.do
