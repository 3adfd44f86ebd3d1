"""How much anybody may ask for."""

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


class Gate:
    """Lets a burst of requests through, and so many a second after that."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._left = float(limits.burst)
        self._last = monotonic()

    def enter(self) -> None:
        now = monotonic()
        self._left = min(float(self._limits.burst), self._left + (now - self._last) * self._limits.per_second)
        self._last = now
        if self._left < 1:
            raise TooMuch("too many requests")
        self._left -= 1


class Doorkeeper:
    """Knows the gate of everybody, and how many connections they have."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._gates: dict[str, Gate] = {}
        self._connections: Counter[str] = Counter()

    def enter(self, who: str) -> None:
        """A request of somebody, or TooMuch."""
        gate = self._gates.pop(who, None) or Gate(self.limits)
        self._gates[who] = gate
        if len(self._gates) > REMEMBERED:
            del self._gates[next(iter(self._gates))]
        gate.enter()

    @contextmanager
    def connection(self, person: str | None, address: str) -> Iterator[None]:
        """A connection as long as it lasts, or TooMuch."""
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
