"""A room on paper: requests become records, and everything that was written is at hand."""

from __future__ import annotations

from typing import Any

import pytest

import kubik
from kubik.server import protocol, requests
from kubik.server.records import AnyRecord, Opened, decode, encode
from kubik.server.requests import Refused
from kubik.server.room import Room
from kubik.server.snapshot import outcome, recall, snapshot


class Desk:
    """A room with everything that was written down of it."""

    def __init__(self, game: str = "hero_realms", players: int = 2, **options: Any) -> None:
        rules = kubik.game(game)
        opened = Opened(game, rules.content, players, options, "secret", creator="c", at=1, rules=rules.rules_number)
        self.records: list[AnyRecord] = [opened]
        self.room = Room(opened)
        self.outcomes = [outcome(self.room)]

    def write(self, record: AnyRecord | None) -> None:
        assert record is not None
        self.records.append(decode(encode(record)))
        self.room = self.room.after(self.records[-1])
        self.outcomes.append(outcome(self.room))

    def woken(self) -> Room:
        """The room as it wakes from what was written."""
        return recall(self.records, self.outcomes, snapshot(self.room))[0]

    def sit(self, *names: str) -> Desk:
        for seat, name in enumerate(names):
            self.write(requests.sit_down(self.room, seat, f"p{seat}", name))
        return self

    @property
    def asked(self) -> int:
        assert self.room.match is not None
        assert self.room.match.state.decision is not None
        return self.room.match.state.decision.seat

    def keys(self, seat: int) -> list[str]:
        assert self.room.match is not None
        return [option.key for option in self.room.match.state.seat(seat).options]

    def hand(self, seat: int) -> list[int]:
        assert self.room.match is not None
        hand: list[int] = self.room.match.state.table.players[seat].hand
        return hand

    def choose(self, seat: int, key: str, id: str = "", version: int | None = None) -> None:
        wanted = protocol.Choose(id or f"{self.room.version}", version or self.room.version, key)
        self.write(requests.choose(self.room, seat, wanted))


def refused(reason: str) -> Any:
    return pytest.raises(Refused, match=f"^{reason}$")
