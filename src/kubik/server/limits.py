"""Limits: how much anybody may ask for, and how many connections they may have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from msgspec import Struct

from kubik.kernel.errors import KubikError

REMEMBERED: Final = 10_000
"""Of so many people and addresses it is known how much they asked for."""


class TooMuch(KubikError):
    """Somebody asks for more than their share."""


class Limits(Struct, frozen=True):
    """Requests at once and a second after that; connections at once. A person may use several addresses, and an
    address may be that of many people."""

    burst: int = 60
    per_second: float = 20.0
    connections_of_person: int = 20
    connections_of_address: int = 200


class TokenBucket:
    """Lets a burst of requests through, and so many a second after that; it fills up again by itself."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._left = float(limits.burst)
        self._last = monotonic()

    def take(self) -> None:
        """Let one request through, or TooMuch."""
        now = monotonic()
        self._left = min(float(self._limits.burst), self._left + (now - self._last) * self._limits.per_second)
        self._last = now
        if self._left < 1:
            raise TooMuch("too many requests")
        self._left -= 1


class RateLimiter:
    """Counts the requests and the connections of everybody."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: dict[str, TokenBucket] = {}
        self._connections: Counter[str] = Counter()

    def count(self, who: str) -> None:
        """Count a request of somebody, or TooMuch."""
        bucket = self._buckets.pop(who, None) or TokenBucket(self.limits)
        self._buckets[who] = bucket
        if len(self._buckets) > REMEMBERED:
            del self._buckets[next(iter(self._buckets))]
        bucket.take()

    @contextmanager
    def connection(self, person: str | None, address: str) -> Iterator[None]:
        """Count a connection as long as it lasts, or TooMuch."""
        limits = self.limits
        allowed = {f"address {address}": limits.connections_of_address}
        if person is not None:
            allowed[f"person {person}"] = limits.connections_of_person
        if any(self._connections[who] >= most for who, most in allowed.items()):
            raise TooMuch("too many connections")
        self._connections.update(allowed.keys())
        try:
            yield
        finally:
            for who in allowed:
                self._connections[who] -= 1
                if not self._connections[who]:
                    del self._connections[who]
