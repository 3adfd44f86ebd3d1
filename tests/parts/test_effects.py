"""Effects: words with figures in a content file, steps on the stack."""

from __future__ import annotations

from typing import Any

import pytest

from kubik.kernel.errors import BadContent
from kubik.kernel.step import Step
from kubik.parts.effects import for_seat, read_effects, stacks


class Gain(Step):
    n: int


class Hurt(Step):
    n: int
    times: int = 1


class Either(Step):
    """One of several groups of effects."""

    groups: tuple[tuple[Gain | Hurt, ...], ...]


class Maybe(Step):
    then: Gain | Hurt


Effect = Gain | Hurt | Either | Maybe
WORDS: list[dict[str, Any]] = [
    {"do": "gain", "n": 2},
    {
        "do": "either",
        "groups": [[{"do": "hurt", "n": 1, "times": 3}], [{"do": "gain", "n": 5}, {"do": "hurt", "n": 9}]],
    },
    {"do": "maybe", "then": {"do": "gain", "n": 4}},
]


def written(seat: int) -> tuple[Step, ...]:
    return (
        Gain(seat, 2),
        Either(seat, ((Hurt(seat, 1, 3),), (Gain(seat, 5), Hurt(seat, 9)))),
        Maybe(seat, Gain(seat, 4)),
    )


def test_effects_are_read_as_steps() -> None:
    assert read_effects("herb sage", WORDS, Effect) == written(0)
    assert read_effects("herb sage", [], Effect) == ()


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ({"do": "fly"}, "herb sage: Invalid value 'fly' - at `$[0].do`"),
        ({"do": "gain"}, "herb sage: Object missing required field `n` - at `$[0]`"),
        ({"do": "gain", "n": "two"}, "herb sage: Expected `int`, got `str` - at `$[0].n`"),
        ({"do": "gain", "n": 2, "for": "all"}, "herb sage: Object contains unknown field `for` - at `$[0]`"),
        ({"do": "maybe", "then": {"do": "either", "groups": []}}, "herb sage: Invalid value 'either'"),
        ({"n": 2}, "herb sage: Object missing required field `do`"),
    ],
)
def test_a_wrong_effect_is_named_with_its_place(word: dict[str, Any], said: str) -> None:
    with pytest.raises(BadContent) as error:
        read_effects("herb sage", [word], Effect)
    assert str(error.value).startswith(said)


def test_an_effect_is_for_a_seat_with_all_that_it_holds() -> None:
    effects = read_effects("herb sage", WORDS, Effect)
    assert tuple(for_seat(effect, 3) for effect in effects) == written(3)


def test_effects_lie_on_the_stack_with_the_first_uppermost() -> None:
    effects = read_effects("herb sage", WORDS, Effect)
    assert stacks(effects, 2) == (written(0)[::-1], written(1)[::-1])
