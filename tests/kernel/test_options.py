"""Two options are the same choice if they have the same key."""

from __future__ import annotations

import pytest

from kubik.bots import bot
from kubik.kernel.decision import Decision, Option
from kubik.kernel.errors import IllegalChoice
from kubik.kernel.match import Match
from kubik.kernel.state import State
from kubik.kernel.step import Ask
from kubik.kernel.table import Table
from tests.kernel.tiny import ONE, Agreed, Tiny


class Steps(Table):
    walked: list[int] = []
    asked: int = 0


class Walk(Ask):
    """Makes its options anew, and says something else of them, each time it is asked."""

    def options(self, state: State[Steps, Agreed]) -> list[Option]:
        state.table.asked += 1
        return [Option(f"walk:{n}", n, "walk", amount=n, target=f"road:{state.table.asked}") for n in (1, 2, 3)]

    def answer(self, state: State[Steps, Agreed], option: Option) -> None:
        state.table.walked.append(option.amount)
        if len(state.table.walked) < 4:
            state.table.steps.append(Walk(1 - self.seat))


class Hike(Tiny[Steps]):
    id = "hike"
    table = Steps

    def lay_out(self, state: State[Steps, Agreed]) -> None:
        state.table.steps.append(Walk(0))


def hike() -> State[Steps, Agreed]:
    return Hike().start(seed=1)


def asked(state: State[Steps, Agreed]) -> Decision:
    assert state.decision is not None
    return state.decision


def test_a_choice_is_an_option_or_its_key() -> None:
    state = hike()
    state.choose("walk:2")
    state.choose(asked(state).options[2])
    assert state.table.walked == [2, 3]


def test_an_option_that_was_made_anew_is_the_same_choice() -> None:
    state = hike()
    before = asked(state).options
    state.resume()
    assert asked(state).options != before
    assert state.choose(before[1]).target == "road:2"
    assert state.table.walked == [2]


def test_what_is_told_of_an_option_is_what_the_game_says_now() -> None:
    """Whoever hands in an option with another figure under the same key chooses what the key says."""
    state = hike()
    state.choose(Option("walk:1", 1, "walk", amount=99))
    assert state.table.walked == [1]


@pytest.mark.parametrize("choice", ["walk:4", "", "walk", ONE])
def test_another_key_is_refused(choice: Option | str) -> None:
    state = hike()
    with pytest.raises(IllegalChoice, match="seat 0 cannot choose this now"):
        state.choose(choice)
    assert state.table.walked == []


def test_options_of_a_guess_and_of_a_copy_are_the_same_choices() -> None:
    state = hike()
    assert bot("search:iterations=3", 1)(state.seat(0)) in asked(state).options
    copy = state.copy()
    copy.resume()
    state.choose(asked(copy).options[0])
    assert state.table.walked == [1]


def test_a_match_takes_old_options_back_and_again() -> None:
    match = Match(Hike(), seed=1)
    first = match.state.seat(0).options[2]
    match.choose(first)
    match.undo(0)
    match.choose(first)
    assert [choice.key for choice in match.history] == ["walk:3"]
    assert match.state.table.walked == [3]
