"""Piles that are decided when drawn: they hold their pieces in no order, so there is none to leak, guess or save."""

from __future__ import annotations

from math import perm
from typing import Any, Final

from kubik.kernel.state import State

MOST: Final = 1 << 40
"""So many cases one answer of chance decides between; its 64 bits keep them as good as equally likely."""


def pick(state: State[Any, Any], pieces: list[int], n: int) -> list[int]:
    """Take n of more than n pieces at random, as a rule with one answer of chance for all of them."""
    size = len(pieces)
    cases = perm(size, n)
    if cases > MOST:
        return pick(state, pieces, n // 2) + pick(state, pieces, n - n // 2)
    answer = state.below(cases)
    picked = []
    for left in range(size, size - n, -1):
        place = answer % left
        answer //= left
        picked.append(pieces[place])
        pieces[place] = pieces[-1]
        pieces.pop()
    return picked
