"""Chance: a function of the seed and of how often it was asked."""

from __future__ import annotations

from collections import Counter

import pytest

import toy_game
from kubik.kernel.chance import Scripted, Seeded, new_seed, seed_hash


def test_chance_is_a_function_of_seed_and_position() -> None:
    first, second = Seeded("x"), Seeded("x")
    answers = [first(position, 1000) for position in range(40)]
    assert [second(position, 1000) for position in reversed(range(40))] == answers[::-1]
    assert [Seeded("y")(position, 1000) for position in range(40)] != answers


def test_chance_is_fair() -> None:
    chance = Seeded("fair")
    counts = Counter(chance(position, 6) for position in range(60_000))
    # Six standard deviations of a fair die.
    assert all(abs(counts[face] - 10_000) < 6 * (60_000 * 5 / 36) ** 0.5 for face in range(6))


def test_seeds_are_long_and_differ() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    assert seed_hash("1") != seed_hash("2")


def test_scripted_chance_says_when_the_script_does_not_fit() -> None:
    assert Scripted([2])(0, 3) == 2
    with pytest.raises(AssertionError, match="one more"):
        Scripted([])(0, 3)
    with pytest.raises(AssertionError, match=r"must be 0\.\.2"):
        Scripted([3])(0, 3)


def test_the_memory_of_chance_is_a_number_on_the_table() -> None:
    state = toy_game.GAME.start(2, 1)
    assert state.table.rolled == 2
    copy = state.copy()
    assert [state.below(1000) for _ in range(20)] == [copy.below(1000) for _ in range(20)]
    assert state.table.rolled == 22


def test_a_game_without_a_seed_gets_one_of_its_own() -> None:
    assert toy_game.GAME.start(2).save() != toy_game.GAME.start(2).save()
    assert toy_game.GAME.start(2, 7).save() == toy_game.GAME.start(2, "7").save()
