"""Equal bots win alike in every seat: whoever is preferred among equals must not depend on the number of a seat."""

from __future__ import annotations

from collections import Counter

import pytest

import kubik
from kubik.bots import bot

GAMES = 240
UNLIKELY = {3: 13.8, 4: 16.3}
"""Chi-square that equal chances exceed once in a thousand times, by players. The games are always the same ones."""


@pytest.mark.parametrize("players", [3, 4])
def test_equal_bots_win_alike_in_every_seat_of_a_free_for_all(players: int) -> None:
    game = kubik.game("hero_realms")
    wins: Counter[int] = Counter()
    for seed in range(GAMES):
        state = game.start(players=players, seed=seed)
        bots = [bot("greedy", f"{seed} {seat}") for seat in range(players)]
        while state.decision is not None:
            state.choose(bots[state.decision.seat](state.seat(state.decision.seat)))
        assert state.result is not None
        wins.update(state.result.winners)
    fair = GAMES / players
    assert sum((wins[seat] - fair) ** 2 / fair for seat in range(players)) < UNLIKELY[players], wins


def test_of_two_equal_opponents_the_next_one_clockwise_is_hit() -> None:
    game = kubik.game("hero_realms")
    hit: Counter[int] = Counter()
    for first in range(4):
        state = game.start(players=4, seed=3, first=first)
        bots = [bot("greedy", seat) for seat in range(4)]
        while state.decision is not None and state.table.turn == first:
            choice = bots[first](state.seat(first))
            state.choose(choice)
            if choice.verb == "attack":
                hit[(choice.seat - first) % 4] += 1
    assert set(hit) == {1}
