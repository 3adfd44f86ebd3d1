"""The bots by their names."""

from __future__ import annotations

import pytest

import toy_game
from kubik.bots import bot
from kubik.kernel.errors import BadSetup
from kubik.kernel.game import Sense


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("chess", "there is no bot 'chess'; there is: random, greedy, search"),
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


@pytest.mark.parametrize("spec", ["random", "greedy", "search:iterations=3"])
def test_a_bot_plays_a_game_of_which_nothing_is_known(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy_game.TowersGame, "sense", Sense())
    state = toy_game.GAME.start(2, 1)
    players = [bot(spec, seat) for seat in range(2)]
    while state.decision is not None:
        seat = state.decision.seat
        state.choose(players[seat](state.seat(seat)))
    assert state.result is not None


@pytest.mark.parametrize("spec", ["random", "search:iterations=3"])
def test_a_bot_repeats_itself_with_the_same_seed(spec: str) -> None:
    seat = toy_game.GAME.start(2, 1).seat(0)
    first, second = bot(spec, 5), bot(spec, 5)
    assert [first(seat).key for _ in range(10)] == [second(seat).key for _ in range(10)]
