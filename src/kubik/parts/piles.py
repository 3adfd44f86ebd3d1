"""Piles that are decided when drawn: they hold their pieces in no order, so there is none to leak, guess or save."""

from __future__ import annotations

from math import perm
from typing import Any

from kubik.kernel.state import State


def pick(state: State[Any, Any], pieces: list[int], n: int) -> list[int]:
    """Take n of more than n pieces at random, with one answer of chance for all of them."""
    size = len(pieces)
    answer = state.below(perm(size, n))
    picked = []
    for left in range(size, size - n, -1):
        place = answer % left
        answer //= left
        picked.append(pieces[place])
        pieces[place] = pieces[-1]
        pieces.pop()
    return picked
