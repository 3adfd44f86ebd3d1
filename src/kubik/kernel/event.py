"""What happened, for those who may know it."""

from __future__ import annotations

from msgspec import Struct

Fact = int | list[int]


class Event(Struct, frozen=True):
    """Something that happened to or through a seat. `secret` names the facts that only this seat may know."""

    kind: str
    seat: int
    facts: dict[str, Fact]
    secret: str = ""

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat (None: a watcher) learns of it."""
        if not self.secret or seat == self.seat:
            return self
        return Event(self.kind, self.seat, {name: fact for name, fact in self.facts.items() if name != self.secret})
