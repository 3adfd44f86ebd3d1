"""Advice: the best options, how sure it is, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kubik
from kubik.bots import advance, bot
from kubik.bots.adviser import BEST, advise
from kubik.games import GAMES
from kubik.kernel.state import State


def position(game: str, wanted: Callable[[set[str]], bool], seed: int = 1) -> State[Any, Any]:
    """The first one, a few turns after the start of a game of sensible bots, in which the verbs of the options are as
    wanted."""
    state = kubik.game(game).start(seed=seed)
    bots = [bot("greedy", seat) for seat in range(state.rules.players)]
    moves = 0
    while state.decision is None or moves < 30 or not wanted({option.verb for option in state.decision.options}):
        advance(state, bots)
        moves += 1
    return state


def several(verbs: set[str]) -> bool:
    return len(verbs) > 1


@pytest.mark.parametrize("game", GAMES)
def test_advice_names_options_with_their_chances_and_reasons_in_words(game: str) -> None:
    state = position(game, several)
    assert state.decision is not None
    seat = state.seat(state.decision.seat)
    advice = advise(seat, "1")
    keys = [thought.key for thought in advice.thoughts]
    chances = [thought.chance for thought in advice.thoughts]
    assert 1 <= len(keys) <= BEST
    assert set(keys) <= {option.key for option in seat.options}
    assert chances == sorted(chances, reverse=True)
    assert 0 <= advice.sure <= 1
    stakes = state.game.sense.stakes(seat.view, state.rules, seat.seat)
    assert set(advice.reasons) <= set(stakes)
    for language in state.game.languages:
        text = state.game.text(language)
        assert all("1" in text.stake(name, 1.0) for name in stakes), "every stake has its words"


def test_advice_says_what_an_attack_is_for() -> None:
    state = position("hero_realms", lambda verbs: {"attack", "end_turn"} == verbs)
    assert state.decision is not None
    advice = advise(state.seat(state.decision.seat), "1")
    assert advice.thoughts[0].key.startswith("attack")
    assert advice.sure > 0.9
    others = advice.reasons["others"]
    assert others < 0
    assert state.game.text("en").stake("others", -5.0) == "\N{MINUS SIGN}5.0 health of the others"
    assert state.game.text("ru").stake("others", -5.0) == "\N{MINUS SIGN}5,0 здоровья у соперников"


def test_the_only_option_needs_no_reasons() -> None:
    state = kubik.game("hero_realms").start(2, 1)
    while state.decision is not None and len(state.decision.options) > 1:
        state.choose(state.decision.options[0])
    assert state.decision is not None
    advice = advise(state.seat(state.decision.seat), "1")
    assert (len(advice.thoughts), advice.sure, advice.reasons) == (1, 1.0, {})
