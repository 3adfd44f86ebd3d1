"""How a sleeping table is kept, so that it wakes without playing everything again.

With each record its outcome is written: what happened, and to which state it led. The table's row has a snapshot of how
things stand after the last one. Outcomes and snapshot are a cache of the records as far as the rules stay the same, and
replaying them is the proof; under other rules they are what remains of what was played.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from kubik.kernel.decision import Result
from kubik.kernel.event import Event
from kubik.kernel.match import Choice, Match
from kubik.server.records import AnyRecord, BadRecord, Chose, Damaged, Opened, Said
from kubik.server.room import Chair, Room, UndoRequest

_NOTHING = msgspec.Raw(b"null")


class Outcome(Struct, frozen=True, omit_defaults=True):
    """What came of a record: how many choices count now, what was told, and of a choice the rest of what is known."""

    turn: int = 0
    told: list[Event] = []
    final: bool = False
    state: str = ""


class Snapshot(Struct, frozen=True, omit_defaults=True):
    """A room without what grows with every record."""

    version: int
    chairs: list[Chair]
    asked_since: list[int]
    last_ids: list[str]
    seats: list[str] = []
    """The names with which the game began."""
    state: msgspec.Raw = _NOTHING
    """As the game saves it; null before the game has begun."""
    result: Result | None = None
    resigned: list[int] = []
    undo_request: UndoRequest | None = None
    rematch: str | None = None


_SNAPSHOTS = msgspec.json.Decoder(Snapshot)
_OUTCOMES = msgspec.json.Decoder(Outcome)


def outcome(room: Room) -> bytes:
    """What came of the last record."""
    first = bisect_left(room.log, room.version, key=lambda noted: noted[0])
    told = [event for _, event in room.log[first:]]
    history = [] if room.match is None else room.match.history
    last = history[-1] if history else Choice(0, "", False, "")
    return msgspec.json.encode(Outcome(len(history), told, last.final, last.state))


def snapshot(room: Room) -> bytes:
    """How things stand after it."""
    match = room.match
    return msgspec.json.encode(
        Snapshot(
            version=room.version,
            chairs=room.chairs,
            asked_since=room.asked_since,
            last_ids=room.last_ids,
            seats=[] if match is None else match.seats,
            state=_NOTHING if match is None else msgspec.Raw(match.state.save()),
            result=None if match is None else match.state.result,
            resigned=room.resigned,
            undo_request=room.undo_request,
            rematch=room.rematch,
        )
    )


def recall(records: Sequence[AnyRecord], outcomes: Sequence[bytes], kept: bytes) -> Room:
    """The room that was kept so; Damaged if that is not whole."""
    opened = records[0]
    if not isinstance(opened, Opened):
        raise BadRecord("the first record of a table says how it was opened")
    try:
        stood = _SNAPSHOTS.decode(kept)
        came = [_OUTCOMES.decode(outcome) for outcome in outcomes]
    except msgspec.MsgspecError as error:
        raise Damaged(f"not a snapshot of a table, or not a whole one: {error}") from None
    if stood.version != len(records):
        raise Damaged(f"the snapshot is one after {stood.version} records, and there are {len(records)}")
    room = Room(opened)
    room.version, room.chairs, room.resigned = stood.version, stood.chairs, stood.resigned
    room.asked_since, room.last_ids = stood.asked_since, stood.last_ids
    room.undo_request, room.rematch = stood.undo_request, stood.rematch
    history: list[Choice] = []
    for version, (record, outcome) in enumerate(zip(records, came, strict=True), 1):
        room.log += [(version, event) for event in outcome.told]
        if isinstance(record, Chose):
            history.append(Choice(record.seat, record.key, outcome.final, outcome.state))
        elif isinstance(record, Said):
            room.chat.append((version, record))
        del history[outcome.turn :]
    if stood.state != _NOTHING:
        state = room.game.load(bytes(stood.state))
        position = opened.position.encode() if opened.position is not None else None
        room.match = Match(room.game, opened.players, opened.seed, opened.options, stood.seats, position, state=state)
        room.match.history = history
    return room
