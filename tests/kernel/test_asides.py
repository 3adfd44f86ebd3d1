"""Asides: what a seat may do although nobody waits for it; and windows, in which bots do."""

from __future__ import annotations

import pytest

import toy_game
from kubik.bots import advance, bot
from kubik.bots.player import Bot
from kubik.kernel.decision import Option
from kubik.kernel.errors import IllegalChoice, NotAsked
from kubik.kernel.match import Match, replay
from kubik.kernel.sight import UNKNOWN
from kubik.kernel.state import Seat, State
from tests.kernel.fair import CALL, CLOSE, SELL, Fair, FairGame
from tests.kernel.tiny import Agreed


def fair(*wares: tuple[int, ...]) -> State[Fair, Agreed]:
    game = FairGame()
    game.wares = wares
    return game.start(len(wares), seed=1)


# --- asides -----------------------------------------------------------------------------------------------------------


def test_others_may_act_while_one_is_asked() -> None:
    state = fair((), (2, 4), (6,))
    assert [state.asides(seat) for seat in range(3)] == [[], [SELL[2], SELL[4]], [SELL[6]]]
    state.choose("sell:4", 1)
    assert state.table.stalls[1].sold == [4]
    assert state.decision is not None
    assert (state.decision.seat, state.decision.options) == (0, [CALL, CLOSE])


def test_who_is_asked_has_no_aside() -> None:
    state = fair((2,), (4,))
    assert state.aside(0) is None
    with pytest.raises(IllegalChoice, match="sell:2: seat 0 cannot choose this now"):
        state.choose("sell:2", 0)


def test_a_refused_aside_changes_nothing() -> None:
    state = fair((), (2,), ())
    before = state.save()
    with pytest.raises(IllegalChoice, match="sell:3: seat 1 cannot choose this now"):
        state.choose("sell:3", 1)
    with pytest.raises(NotAsked, match="sell:2: seat 2 is not asked, seat 0 is"):
        state.choose("sell:2", 2)
    assert state.save() == before


def test_a_game_without_asides_takes_none() -> None:
    state = toy_game.GAME.start(2, 1)
    assert (state.aside(1), state.asides(1), list(state.game.windows(state))) == (None, [], [])
    with pytest.raises(NotAsked, match="toy_game has no asides"):
        state.game.take_aside(state, 1, CLOSE)


def test_there_are_no_asides_after_the_end() -> None:
    state = fair((), (2,))
    state.choose("close")
    assert (state.aside(1), state.acting()) == (None, [])


def test_asides_are_part_of_the_log() -> None:
    game = FairGame()
    match = Match(game, seed=1)
    for key, seat in (("sell:4", 1), ("call", 0), ("sell:6", 2), ("sell:2", 1), ("close", 0)):
        match.choose(key, seat)
    assert [choice.seat for choice in match.history] == [1, 0, 2, 1, 0]
    assert replay(game, match.record()).state.table == match.state.table


# --- windows ----------------------------------------------------------------------------------------------------------


def test_who_acts_first() -> None:
    state = fair((), (2,), (), (4,))
    assert state.acting() == [1, 3, 0]
    assert [state.seat(seat).is_asked for seat in range(4)] == [True, False, False, False]


def test_bots_take_what_their_sense_likes_before_the_decision_is_answered() -> None:
    state = fair((), (4, 2), (6,))
    bots = [bot("greedy", seat) for seat in range(3)]
    told: list[tuple[int, ...]] = []
    state.listener = lambda event: told.append((event.seat, *event.pieces))
    for _ in range(3):
        advance(state, bots)
    assert told == [(1, 2), (1, 4), (2, 6)]
    assert state.result is None
    advance(state, bots)
    assert state.result is not None
    assert state.result.winners == (0, 1, 2)


def test_bots_decline_what_their_sense_does_not_like() -> None:
    state = fair((), (3, 5), (7,))
    advance(state, [bot("greedy", seat) for seat in range(3)])
    assert [stall.sold for stall in state.table.stalls] == [[], [], []]
    assert state.result is not None


def test_one_who_declines_does_not_keep_others_from_acting() -> None:
    state = fair((), (3,), (6,))
    advance(state, [bot("greedy", seat) for seat in range(3)])
    assert [stall.sold for stall in state.table.stalls] == [[], [], [6]]


def test_a_random_bot_does_both() -> None:
    acted = []
    for seed in range(40):
        state = fair((), (3,))
        advance(state, [bot("random", seed), bot("random", seed)])
        acted.append(bool(state.table.stalls[1].sold))
    assert 8 < sum(acted) < 32


def test_a_bot_without_an_opinion_waits() -> None:
    class First(Bot):
        def __call__(self, seat: Seat[Fair, Agreed]) -> Option:
            return seat.options[-1]

    state = fair((), (3,))
    assert First().act(state.seat(1)) is None
    assert First().act(state.seat(0)) == CLOSE


def test_an_aside_is_chosen_by_what_the_seat_sees() -> None:
    seen: list[list[list[int]]] = []

    class Onlooker(Bot):
        def __call__(self, seat: Seat[Fair, Agreed]) -> Option:
            return seat.options[-1]

        def aside(self, seat: Seat[Fair, Agreed]) -> Option | None:
            seen.append([stall.wares for stall in seat.view.stalls])
            return None

    advance(fair((1,), (2,), (3,)), [Onlooker()] * 3)
    assert seen == [[[UNKNOWN], [2], [UNKNOWN]], [[UNKNOWN], [UNKNOWN], [3]]]


def test_search_counts_on_what_others_do_in_their_windows() -> None:
    """The sense would close the fair at once. Whoever looks ahead sees that the others sell before it is too late."""
    state = fair((), (2, 4), (6, 8))
    assert bot("greedy", 1)(state.seat(0)) == CLOSE
    assert bot("search:iterations=40", 1)(state.seat(0)) == CALL
    # Nobody sells odd wares by itself, so calling once more gains nothing.
    assert bot("search:iterations=40", 1)(fair((), (3, 5), (7, 9)).seat(0)) == CLOSE


def test_search_takes_asides_too() -> None:
    state = fair((), (4, 2))
    assert bot("search:iterations=2", 1).act(state.seat(1)) == SELL[2]
    assert bot("search:iterations=2", 1).act(fair((), (3,)).seat(1)) is None
