"""The bots by their names."""

from __future__ import annotations

from typing import Any

import pytest

import toy_game
from kubik.bots import bot
from kubik.kernel.decision import Decision
from kubik.kernel.errors import BadSetup
from kubik.kernel.game import HOPELESS, Sense
from kubik.kernel.state import Seat


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("chess", "there is no bot 'chess'; there is: random, careless, greedy, search"),
        ("careless:overlooks=1", "must be below 1"),
        ("search", "say how long it may think"),
        ("search:iterations", "'iterations' is not a setting"),
        ("search:iterations=nan", "'iterations=nan' is not a setting"),
        ("search:seconds=inf", "'seconds=inf' is not a setting"),
        ("search:seconds=1,iterations=2", "say how long it may think"),
        ("search:seconds=1,horizon=0.5", "at least one turn"),
        ("search:depth=3", "search has no such setting"),
    ],
)
def test_unknown_bots(spec: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        bot(spec, 1)


@pytest.mark.parametrize("spec", ["random", "careless", "greedy", "search:iterations=3"])
def test_a_bot_plays_a_game_of_which_nothing_is_known(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy_game.TowersGame, "sense", Sense())
    state = toy_game.GAME.start(2, 1)
    players = [bot(spec, seat) for seat in range(2)]
    while state.decision is not None:
        seat = state.decision.seat
        state.choose(players[seat](state.seat(seat)))
    assert state.result is not None


@pytest.mark.parametrize("spec", ["random", "careless", "search:iterations=3"])
def test_a_bot_repeats_itself_with_the_same_seed(spec: str) -> None:
    seat = toy_game.GAME.start(2, 1).seat(0)
    first, second = bot(spec, 5), bot(spec, 5)
    assert [first(seat).key for _ in range(10)] == [second(seat).key for _ in range(10)]


class Fondness(Sense):
    """Likes options the more the later they come."""

    def prefer(self, table: Any, rules: Any, decision: Decision) -> list[float]:
        return [float(number) for number in range(len(decision.options))]


def test_a_careless_bot_often_overlooks_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two options it sees the better one half of the time, and with an eighth more of luck if it sees neither."""
    monkeypatch.setattr(toy_game.TowersGame, "sense", Fondness())
    seat = toy_game.GAME.start(2, 1).seat(0)
    worse, better = seat.options
    player = bot("careless", 3)
    chosen = [player(seat) for _ in range(400)]
    assert set(chosen) == {worse, better}
    assert 210 < chosen.count(better) < 290


def test_a_careless_bot_that_overlooks_almost_nothing_is_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy_game.TowersGame, "sense", Fondness())
    seat = toy_game.GAME.start(2, 1).seat(0)
    assert bot("careless:overlooks=1e-9", 3)(seat) == bot("greedy", 3)(seat)


def test_search_tries_nothing_hopeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the sense rules all but one out, search does not even guess."""

    class Narrow(Sense):
        def prefer(self, table: Any, rules: Any, decision: Decision) -> list[float]:
            return [HOPELESS, 0.0, *[HOPELESS - 1] * (len(decision.options) - 2)]

    monkeypatch.setattr(toy_game.TowersGame, "sense", Narrow())
    monkeypatch.setattr(Seat, "guess", None)
    seat = toy_game.GAME.start(2, 1).seat(0)
    assert bot("search:iterations=50", 1)(seat) == seat.options[1]
