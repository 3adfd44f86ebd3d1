"""What happened, for those who may know it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

Fact = int | str | list[int]


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened to or through a seat.

    Pieces that moved are in `pieces`, with the place where they came from (`source`) and the one where they went
    (`to`); places are named as the targets of options are. `secret` names a fact (or "pieces") that only the seats in
    `knowers` may know, or else the own seat. With `knowers` and no secret nobody else learns of the event at all.
    """

    kind: str
    seat: int
    facts: dict[str, Fact] = {}
    pieces: tuple[int, ...] = ()
    source: str = ""
    to: str = ""
    secret: str = ""
    knowers: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat (None: a watcher) learns of it; None: not at all."""
        if not self.secret and not self.knowers:
            return self
        if seat in (self.knowers or (self.seat,)):
            return self
        if not self.secret:
            return None
        if self.secret == "pieces":
            return replace(self, pieces=(), secret="", knowers=())
        facts = {name: fact for name, fact in self.facts.items() if name != self.secret}
        return replace(self, facts=facts, secret="", knowers=())
