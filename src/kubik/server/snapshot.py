"""How a sleeping table is kept, so that it wakes without playing everything again.

With each record its outcome is written: what happened, and to which state it led. The table's row has a snapshot of how
things stand after the last one. Outcomes and snapshot are a cache of the records as far as the rules stay the same, and
replaying them is the proof; under other rules they are what remains of what was played.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from kubik.kernel.decision import Result
from kubik.kernel.errors import KubikError
from kubik.kernel.event import Event
from kubik.kernel.game import Game
from kubik.kernel.gamefile import Update
from kubik.kernel.match import Choice, Match
from kubik.server.records import AnyRecord, BadRecord, Chose, Closed, Damaged, Opened, Said, Updated
from kubik.server.room import Chair, Relic, Room, UndoRequest

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
    if room.relic is not None:
        return msgspec.json.encode(Outcome(room.relic.turn, told))
    history = [] if room.match is None else room.match.history
    last = history[-1] if history else Choice(0, "", False, "")
    return msgspec.json.encode(Outcome(len(history), told, last.final, last.state))


def snapshot(room: Room) -> bytes:
    """How things stand after it."""
    match, relic = room.match, room.relic
    saved = relic.saved if relic is not None else b"null" if match is None else match.state.save()
    return msgspec.json.encode(
        Snapshot(
            version=room.version,
            chairs=room.chairs,
            asked_since=room.asked_since,
            last_ids=room.last_ids,
            seats=[] if match is None else match.seats,
            state=msgspec.Raw(saved),
            result=room.played,
            resigned=room.resigned,
            undo_request=room.undo_request,
            rematch=room.rematch,
        )
    )


def recall(
    records: Sequence[AnyRecord],
    outcomes: Sequence[bytes],
    kept: bytes,
    game: Game[Any, Any] | None = None,
    *,
    readable: bool = True,
) -> tuple[Room, Updated | Closed | None]:
    """The room that was kept so, and the record with which it goes on under other rules, or does not; Damaged if what
    was kept is not whole. Not `readable` is what was played with cards that are not here."""
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
    room = Room(opened, game)
    room.version, room.chairs, room.resigned = stood.version, stood.chairs, stood.resigned
    room.asked_since, room.last_ids = stood.asked_since, stood.last_ids
    room.undo_request, room.rematch = stood.undo_request, stood.rematch
    history: list[Choice] = []
    updates: list[Update] = []
    for version, (record, outcome) in enumerate(zip(records, came, strict=True), 1):
        room.log += [(version, event) for event in outcome.told]
        match record:
            case Chose():
                history.append(Choice(record.seat, record.key, outcome.final, outcome.state))
                room.mark_heading(outcome.told, len(history) - 1)
            case Said():
                room.chat.append((version, record))
            case Updated():
                position = msgspec.json.decode(record.state)
                updates.append(Update(outcome.turn, record.content, record.rules, position))
        del history[outcome.turn :]
        room.headings = [number for number in room.headings if number < outcome.turn]
    if stood.state == _NOTHING:
        return room, None
    return room, _set_out(room, stood, history, updates, readable and not room.closed)


def _set_out(
    room: Room, stood: Snapshot, history: list[Choice], updates: list[Update], readable: bool
) -> Updated | Closed | None:
    """Put the match on the table. A game of other rules or cards is turned into one of these; if that cannot be, it is
    left as it was."""
    opened, game, saved = room.opened, room.game, bytes(stood.state)
    origin = (updates[-1].content, updates[-1].rules) if updates else (opened.content, opened.rules)
    same = origin == (game.content, game.rules_number)
    try:
        if not readable:
            raise BadRecord("it was closed, or its cards are not here")
        state = game.load(saved) if same else game.update(saved)
    except KubikError as error:
        if same and readable:
            raise Damaged(f"the snapshot cannot be read: {error}") from None
        room.relic = Relic(saved, msgspec.json.decode(saved)["table"], len(history), stood.result)
        return None if room.result is not None or room.closed else Closed(game.rules_number)
    state.result = stood.result
    position = opened.position.encode() if opened.position is not None else None
    match = room.match = Match(game, opened.players, opened.seed, opened.options, stood.seats, position, state=state)
    match.history, match.updates, match.origin = history, updates, (opened.content, opened.rules)
    return None if same or room.over else Updated(game.rules_number, game.content, state.save().decode())
