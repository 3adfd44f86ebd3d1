"""Steps: what the rules still have to do lies on a stack, as data."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

import toy_game
from kubik.kernel.decision import Option
from kubik.kernel.errors import BadGameFile
from kubik.kernel.state import State
from kubik.kernel.step import Ask, Step
from kubik.kernel.table import Table
from tests.kernel.tiny import Agreed, Tiny


class Kitchen(Table):
    eaten: list[int] = []


FOOD = [Option(f"eat:{number}", number, "eat", amount=number) for number in range(6)]


class Serve(Step):
    """Something to choose from, then something that is served to the other seat."""

    courses: int

    def do(self, state: State[Kitchen, Agreed]) -> None:
        if self.courses:
            state.table.steps += [Serve(1 - self.seat, self.courses - 1), EatFirst(self.seat, self.courses)]


class Eat(Ask):
    """What only others build on: it does not say what may be eaten."""

    most: int

    def answer(self, state: State[Kitchen, Agreed], option: Option) -> None:
        state.table.eaten.append(option.amount)


class EatFirst(Eat):
    def options(self, state: State[Kitchen, Agreed]) -> list[Option]:
        return FOOD[: self.most]


class EatAgain(Eat):
    """Asks again and again, also with a single option, until nothing is left."""

    forced: ClassVar[bool] = False
    stays: ClassVar[bool] = True

    def options(self, state: State[Kitchen, Agreed]) -> list[Option]:
        return [food for food in FOOD[: self.most] if food.amount not in state.table.eaten]


class Clear(Step):
    """What only others build on: it does not say what is cleared."""


class ClearTable(Clear):
    def do(self, state: State[Kitchen, Agreed]) -> None:
        state.table.eaten.clear()


class Dinner(Tiny[Kitchen]):
    id = "dinner"
    table = Kitchen
    first: tuple[Step, ...] = (Serve(0, 3),)

    def lay_out(self, state: State[Kitchen, Agreed]) -> None:
        state.table.steps += self.first


def dinner(*first: Step) -> State[Kitchen, Agreed]:
    game = Dinner()
    game.first = first
    return game.start(seed=1)


# --- the stack --------------------------------------------------------------------------------------------------------


def test_a_step_is_called_like_its_class() -> None:
    assert (EatFirst.name, Serve.name, Step.name) == ("eat_first", "serve", "step")
    state = dinner(Serve(0, 3))
    assert state.decision is not None
    assert (state.decision.ask, state.decision.seat) == ("eat_first", 0)


def test_the_uppermost_step_comes_first() -> None:
    state = dinner(Serve(0, 3))
    state.choose("eat:2")
    assert state.decision is not None
    assert state.decision.seat == 1
    assert state.table.steps == [Serve(0, 1), EatFirst(1, 2)]


def test_a_step_without_options_is_skipped() -> None:
    state = dinner(ClearTable(0), EatFirst(0, 2), EatFirst(1, 0))
    assert state.decision is not None
    assert state.decision.seat == 0


def test_a_single_option_is_taken_by_itself() -> None:
    assert dinner(EatFirst(0, 1)).table.eaten == [0]


def test_a_step_that_is_not_forced_asks_also_for_a_single_option() -> None:
    state = dinner(EatAgain(0, 1))
    assert state.decision is not None
    assert [option.key for option in state.decision.options] == ["eat:0"]


def test_a_step_that_stays_asks_again() -> None:
    state = dinner(EatAgain(0, 2))
    state.choose("eat:1")
    assert state.table.steps == [EatAgain(0, 2)]
    state.choose("eat:0")
    assert (state.table.eaten, state.table.steps, state.decision) == ([1, 0], [], None)
    assert state.result is not None


def test_the_game_is_over_when_no_step_is_left() -> None:
    state = dinner()
    assert (state.decision, state.result is not None) == (None, True)


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (Clear(0), "Clear says neither what it does nor what it asks"),
        (Eat(0, 1), "Eat does not say what may be chosen"),
    ],
)
def test_a_step_that_says_nothing_is_a_fault_of_its_author(step: Step, said: str) -> None:
    with pytest.raises(TypeError, match=said):
        dinner(step)


def test_steps_cannot_change() -> None:
    with pytest.raises(AttributeError):
        Serve(0, 3).courses = 2


# --- a part of the stack ----------------------------------------------------------------------------------------------


def test_a_part_of_the_stack_goes_on_by_itself() -> None:
    """Seat 0 eats two things, whatever seat 1 is asked on top of it."""
    state = dinner(EatFirst(0, 2), EatFirst(0, 4), EatFirst(1, 3))
    decision = state.run_part(0, 2)
    assert decision is not None
    assert (decision.seat, len(decision.options)) == (0, 4)
    assert state.table.steps == [EatFirst(0, 2), EatFirst(0, 4), EatFirst(1, 3)]
    decision = state.run_part(0, 2, decision.options[3])
    assert decision is not None
    assert len(decision.options) == 2
    assert (state.table.eaten, state.table.steps) == ([3], [EatFirst(0, 2), EatFirst(1, 3)])
    assert state.run_part(0, 1, decision.options[1]) is None
    assert (state.table.eaten, state.table.steps) == ([3, 1], [EatFirst(1, 3)])


def test_a_part_that_fails_leaves_the_stack_as_it_was() -> None:
    state = dinner(EatFirst(0, 2), EatFirst(1, 3))
    state.table.steps.insert(0, Clear(0))
    with pytest.raises(TypeError, match="Clear"):
        state.run_part(0, 1)
    assert state.table.steps == [Clear(0), EatFirst(0, 2), EatFirst(1, 3)]


# --- saved and loaded -------------------------------------------------------------------------------------------------


def test_the_steps_of_a_game_are_those_of_its_package() -> None:
    assert set(Dinner().steps) == {Serve, EatFirst, EatAgain, ClearTable}
    assert toy_game.GAME.steps == (toy_game.Turn,)


def test_a_game_is_saved_in_the_middle_of_an_effect() -> None:
    state = dinner(ClearTable(1), Serve(0, 3))
    state.choose("eat:1")
    loaded = state.game.load(state.save())
    assert loaded.table == state.table
    assert [type(step) for step in loaded.table.steps] == [ClearTable, Serve, EatFirst]
    for both in (state, loaded):
        both.choose("eat:0")
    assert loaded.table == state.table
    assert loaded.result == state.result


def with_steps(*steps: dict[str, Any]) -> bytes:
    """A saved dinner with these steps on the stack."""
    saved = msgspec.json.decode(dinner(Serve(0, 3)).save())
    saved["table"]["steps"] = steps
    return msgspec.json.encode(saved)


def test_steps_are_written_by_their_names() -> None:
    state = Dinner().load(
        with_steps({"do": "serve", "seat": 1, "courses": 2}, {"do": "eat_first", "seat": 0, "most": 2})
    )
    assert state.table.steps == [Serve(1, 2), EatFirst(0, 2)]
    assert state.decision is not None


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ({"do": "nap", "seat": 0}, "Invalid value 'nap'"),
        ({"do": "turn", "seat": 0}, "Invalid value 'turn'"),
        ({"do": "eat", "seat": 0, "most": 3}, "Invalid value 'eat'"),
        ({"do": "clear", "seat": 0}, "Invalid value 'clear'"),
        ({"do": "step", "seat": 0}, "Invalid value 'step'"),
        ({"do": "eat_first", "seat": 0, "most": "many"}, "Expected `int`, got `str` - at `$.steps[0].most`"),
        ({"do": "eat_first", "seat": 0}, "missing required field `most`"),
        ({"do": "eat_first", "seat": 0, "most": 3, "least": 1}, "unknown field `least`"),
        ({"do": "eat_first", "seat": 2, "most": 3}, "step eat_first: there is no seat 2"),
        ({"do": "eat_first", "seat": -1, "most": 3}, "step eat_first: there is no seat -1"),
        ({"do": "serve", "seat": 0, "courses": 1}, "nobody is asked"),
        ({"do": "eat_first", "seat": 0, "most": 0}, "there is nothing to choose"),
    ],
)
def test_an_impossible_step_is_refused(step: dict[str, Any], said: str) -> None:
    with pytest.raises(BadGameFile) as error:
        Dinner().load(with_steps(step))
    assert said in str(error.value)


def test_a_step_of_no_seat_is_refused_wherever_it_lies() -> None:
    with pytest.raises(BadGameFile, match="step serve: there is no seat 7"):
        Dinner().load(with_steps({"do": "serve", "seat": 7, "courses": 1}, {"do": "eat_first", "seat": 0, "most": 3}))
