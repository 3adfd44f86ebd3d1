"""Effects: what cards do, written in content files as words with figures, carried out as steps.

An effect is a step: `{ do = "draw", n = 2 }` is read as `Draw(seat=0, n=2)`, and lies on the stack with the seat that
it is for. So its class is the one place that says which figures it has and what it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from kubik.kernel.content import convert
from kubik.kernel.step import Step

S = TypeVar("S", bound=Step)
Word = dict[str, Any]
"""An effect as it stands in a content file."""
Stacks = tuple[tuple[Step, ...], ...]
"""For each seat, the steps of some effects in the order in which they go onto the stack: the first one last."""


def read_effects(where: str, words: Sequence[Word], type: Any) -> tuple[Any, ...]:
    """The effects that a content file names, each of the given type (a union of steps), or BadContent."""
    effects: tuple[Any, ...] = convert(where, [_seated(word) for word in words], tuple[type, ...])
    return effects


def _seated(data: Any) -> Any:
    """Words with a seat, those inside of others too: who an effect is for is known only when it happens."""
    if isinstance(data, dict):
        inner = {name: _seated(value) for name, value in data.items()}
        return {**inner, "seat": 0} if "do" in inner else inner
    return [_seated(value) for value in data] if isinstance(data, list | tuple) else data


def for_seat(effect: S, seat: int) -> S:
    """The effect for another seat, with all effects that it holds."""
    inner = {name: _part_for_seat(getattr(effect, name), seat) for name in effect.__struct_fields__}
    return replace(effect, **inner | {"seat": seat})


def _part_for_seat(part: Any, seat: int) -> Any:
    if isinstance(part, Step):
        return for_seat(part, seat)
    return tuple(_part_for_seat(each, seat) for each in part) if isinstance(part, tuple) else part


def stacks(effects: Sequence[Step], seats: int) -> Stacks:
    """Effects ready for the stack of each seat."""
    return tuple(tuple(for_seat(effect, seat) for effect in reversed(effects)) for seat in range(seats))
