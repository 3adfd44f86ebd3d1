"""A match: a state together with how it came about."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

import toy_game
from kubik.kernel.errors import BadSetup, IllegalChoice, NotAsked
from kubik.kernel.match import Match, replay
from kubik.kernel.state import State

TowersMatch = Match[toy_game.Towers, toy_game.Rules]


def a_match(choices: int, seed: int = 1, players: int = 3) -> TowersMatch:
    match = Match(toy_game.GAME, players, seed)
    random = Random(seed)
    while match.state.decision is not None and len(match.history) < choices:
        match.choose(random.choice(match.state.decision.options))
    return match


# --- choosing ---------------------------------------------------------------------------------------------------------


def test_a_choice_is_remembered() -> None:
    match = a_match(3)
    assert [(choice.seat, choice.key.partition(":")[0]) for choice in match.history] == [
        (0, "lay"),
        (1, "lay"),
        (2, "lay"),
    ]


def test_a_refused_choice_is_not_remembered() -> None:
    match = a_match(4)
    before = match.state.save()
    with pytest.raises(IllegalChoice, match="lay:9: seat 1 cannot choose this now"):
        match.choose("lay:9")
    with pytest.raises(NotAsked, match="seat 2 is not asked, seat 1 is"):
        match.choose(match.state.seat(1).options[0], 2)
    assert len(match.history) == 4
    assert match.state.save() == before


def test_nothing_can_be_chosen_after_the_end() -> None:
    match = a_match(10**6)
    assert match.state.result is not None
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.choose("lay:1")
    assert match.undoable(0) == match.undoable(1) == 0


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    state: State[toy_game.Towers, toy_game.Rules] = toy_game.GAME.start(3, 1)
    for ask in (state.seat, state.view, state.aside, state.asides, state.refusals, partial(state.choose, "lay:1")):
        with pytest.raises(NotAsked, match=f"there is no seat {seat}"):
            ask(seat)


# --- going back, branching off ----------------------------------------------------------------------------------------


def test_every_position_can_be_seen_again() -> None:
    match = Match(toy_game.GAME, 2, 1)
    saved = [match.state.save()]
    while match.state.decision is not None:
        match.choose(match.state.decision.options[-1])
        saved.append(match.state.save())
    assert [match.position(at).save() for at in range(len(saved))] == saved
    match.go_back(5)
    assert (match.state.save(), len(match.history)) == (saved[5], 5)


@pytest.mark.parametrize("at", [-1, 11])
def test_there_is_no_such_position(at: int) -> None:
    with pytest.raises(IllegalChoice, match=f"there is no position {at}; the match has 10 choices"):
        a_match(10).fork(at)


def test_fork_goes_on_from_any_decision() -> None:
    match = a_match(15)
    fork = match.fork(at=6)
    assert fork.state.save() == match.position(6).save()
    fork.choose(fork.state.seat(0).options[0])
    assert (len(match.history), len(fork.history)) == (15, 1)
    fork.go_back(0)
    assert fork.state.save() == match.position(6).save()


def test_fork_as_a_seat_knows_it_keeps_the_view_and_the_secrets() -> None:
    match = a_match(6)
    fork = match.fork(seat=1, random=Random(2))
    assert fork.state.view(1) == match.state.view(1)
    assert fork.state.table != match.state.table
    assert fork.seed != match.seed
    fork.choose(fork.state.seat(0).options[0])
    again = replay(toy_game.GAME, fork.record())
    assert again.state.save() == fork.state.save()


def test_scripted_chance_cannot_be_saved() -> None:
    state = toy_game.GAME.start(2, chance=lambda position, n: 0)
    with pytest.raises(BadSetup, match="scripted chance"):
        state.save()
