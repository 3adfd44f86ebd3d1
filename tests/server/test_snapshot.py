"""A table wakes as it was kept, not by playing everything again."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from kubik.kernel.match import Match
from kubik.server import live_tables, presentation, protocol, requests
from kubik.server.errors import explain
from kubik.server.live_table import LiveTable
from kubik.server.live_tables import LiveTables
from kubik.server.records import Damaged, Said, decode
from kubik.server.room import Room, replay
from kubik.server.schema import records
from kubik.server.schema import tables as rows
from kubik.server.snapshot import recall, snapshot
from tests.server.conftest import ANNA
from tests.server.desk import Desk

VIEWERS = (0, 1, None)


async def play(live: LiveTable, choices: int) -> None:
    """The seat that is asked takes its last option, so many times; then somebody says something."""
    for number in range(choices):
        await live.request(partial(last_option, id=f"{number}"))
    await live.request(lambda _: Said(ANNA, "Anna", "hello", 1))


def last_option(room: Room, id: str) -> Any:
    seat = room.asked
    assert seat is not None
    return requests.choose(room, seat, protocol.Choose(id, room.version, room.options(seat)[-1].key))


def seen(room: Room) -> list[Any]:
    return [presentation.update(room, seat, "en") for seat in VIEWERS]


async def asleep(live: LiveTable) -> Room:
    live.task.cancel()
    while not live.task.done():
        await live.storage.check()
    return live.room


async def test_a_table_wakes_without_being_played_again(
    tables: LiveTables, live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(live, 12)
    room = await asleep(live)
    shown = seen(room)

    def never(*_: Any, **__: Any) -> Any:
        raise AssertionError("played again")

    monkeypatch.setattr(Match, "choose", never)
    monkeypatch.setattr(live_tables, "replay", never)
    woken = await tables.wake("table")
    assert woken is not live
    assert seen(woken.room) == shown
    assert woken.room.chat == room.chat
    monkeypatch.undo()
    # What was kept is what the records tell.
    assert seen(replay(map(decode, await tables.storage.records("table")))) == shown
    await play(woken, 3)


async def test_what_an_older_program_has_written_is_played_again_once(tables: LiveTables, live: LiveTable) -> None:
    await play(live, 12)
    shown, kept = seen(await asleep(live)), await tables.storage.kept("table")
    with tables.storage._engine.begin() as connection:
        connection.execute(sa.update(records).values(outcome=None))
        connection.execute(sa.update(rows).values(snapshot=None))
    assert seen((await tables.wake("table")).room) == shown
    assert await tables.storage.kept("table") == kept


@pytest.mark.parametrize("cut", [b"", b"{", b"null"])
async def test_a_snapshot_that_was_cut_is_told_and_changes_nothing(
    tables: LiveTables, live: LiveTable, cut: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    await play(live, 3)
    await asleep(live)
    with tables.storage._engine.begin() as connection:
        connection.execute(sa.update(rows).values(snapshot=cut))
    before = await tables.storage.kept("table")
    with caplog.at_level(logging.WARNING), pytest.raises(Damaged, match="table table: not a snapshot") as error:
        await tables.wake("table")
    assert explain(error.value, "en")[0] == "damaged"
    assert len(caplog.messages) == 1
    assert await tables.storage.kept("table") == before


def test_a_snapshot_of_another_moment_is_found_out() -> None:
    desk = Desk().sit("Anna", "Boris")
    room = desk.room
    desk.choose(desk.asked, desk.keys(desk.asked)[0])
    desk.room = room
    with pytest.raises(Damaged, match="one after 3 records, and there are 4"):
        desk.woken()


def test_a_snapshot_with_a_state_that_cannot_be_is_found_out() -> None:
    desk = Desk().sit("Anna", "Boris")
    kept = msgspec.json.decode(snapshot(desk.room))
    kept["state"]["table"]["steps"] = []
    kept["state"]["table"]["players"] = []
    with pytest.raises(Damaged, match="the snapshot cannot be read: "):
        recall(desk.records, desk.outcomes, msgspec.json.encode(kept))


def test_a_table_wakes_before_the_game_has_begun() -> None:
    desk = Desk().sit("Anna")
    assert desk.woken().chairs == desk.room.chairs
    assert desk.woken().match is None


def test_an_undo_that_waits_is_kept() -> None:
    desk = Desk().sit("Anna", "Boris")
    seat = desk.asked
    desk.choose(seat, "end_turn")
    desk.write(requests.undo(desk.room, seat, protocol.Undo("u", desk.room.version)))
    desk.room = desk.woken()
    desk.write(requests.answer(desk.room, 1 - seat, protocol.Answer("x", desk.room.version, True)))
    assert desk.asked == seat
    assert desk.woken().match is not None
    assert seen(desk.woken()) == seen(replay(desk.records))
