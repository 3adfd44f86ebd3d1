"""Piles that are decided when drawn."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from kubik.kernel.chance import Seeded
from kubik.kernel.state import State
from kubik.kernel.table import Table
from kubik.parts.piles import pick
from tests.kernel.tiny import Agreed, at


def pile(seed: str = "pile") -> State[Table, Agreed]:
    state = at(Table())
    state.chance = Seeded(seed)
    return state


def chi_square(counts: Counter[int], cases: int) -> float:
    expected = counts.total() / cases
    return sum((counts[case] - expected) ** 2 / expected for case in range(cases))


def test_what_is_picked_leaves_the_pile() -> None:
    pieces = [1, 2, 3, 4, 5, 5]
    picked = pick(pile(), pieces, 4)
    assert (len(picked), len(pieces)) == (4, 2)
    assert sorted(picked + pieces) == [1, 2, 3, 4, 5, 5]


def test_a_small_pick_is_one_answer_of_chance() -> None:
    state = pile()
    pick(state, list(range(60)), 5)
    assert state.table.rolled == 1


def test_all_picks_are_equally_likely() -> None:
    state = pile()
    counts = Counter(tuple(pick(state, [0, 1, 2, 3, 4], 3)) for _ in range(12_000))
    cases = list(permutations(range(5), 3))
    assert set(counts) == set(cases)
    # The 99.9 % point of chi-square with 59 degrees of freedom.
    assert sum((counts[case] - 200) ** 2 / 200 for case in cases) < 99


@pytest.mark.parametrize(("size", "n"), [(50, 13), (60, 30), (60, 59), (200, 100)])
def test_large_picks_are_fair_too(size: int, n: int) -> None:
    state = pile()
    first, last, together = Counter[int](), Counter[int](), Counter[int]()
    for _ in range(4_000):
        picked = pick(state, list(range(size)), n)
        first[picked[0] % 10] += 1
        last[picked[-1] % 10] += 1
        together[(picked[0] + picked[1] + picked[-1]) % 10] += 1
    for counts in (first, last, together):
        # The 99.9 % point of chi-square with 9 degrees of freedom.
        assert chi_square(counts, 10) < 27.9
