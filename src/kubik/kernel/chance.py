"""Dice and shuffles.

Chance is a pure function: answer number `position` of a match follows from the seed alone. So the whole memory of
chance is one counter in the state: copies, saves and replays need nothing else, and a moved counter tells undo that
something was rolled. BLAKE2b keyed by the seed makes the answers unpredictable for whoever knows only its hash.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Callable, Sequence

Chance = Callable[[int, int], int]
"""`chance(position, n)` answers one of 0..n-1, each equally likely."""

_WORDS = struct.Struct("<8Q")


def new_seed() -> str:
    """A seed that nobody can guess: 128 random bits."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """What is published before the first choice, so that the seed cannot be changed afterwards."""
    return hashlib.sha256(f"kubik seed {seed}".encode()).hexdigest()


class Seeded:
    """The chance of a match with this seed."""

    __slots__ = ("_block", "_key", "_words", "seed")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._key = hashlib.sha256(seed.encode()).digest()
        self._block = -1
        self._words: tuple[int, ...] = ()

    def __call__(self, position: int, n: int) -> int:
        block = position >> 3
        if block != self._block:
            self._words = _WORDS.unpack(hashlib.blake2b(block.to_bytes(8, "little"), key=self._key).digest())
            self._block = block
        # A 64-bit word scaled to n: the odds differ from 1/n by less than n / 2**64.
        return self._words[position & 7] * n >> 64


class Scripted:
    """Chance that answers what a test wrote down."""

    def __init__(self, answers: Sequence[int]) -> None:
        self.answers = answers

    def __call__(self, position: int, n: int) -> int:
        if position >= len(self.answers):
            raise AssertionError(
                f"the script has {len(self.answers)} answers, but chance is asked for one more (of {n})"
            )
        answer = self.answers[position]
        if not 0 <= answer < n:
            raise AssertionError(f"scripted answer {position} is {answer}, but must be 0..{n - 1}")
        return answer
