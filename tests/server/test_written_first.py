"""Nobody sees, gets or is told what is not written down; what could not be written has changed nothing."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
import pytest

from kubik.bots.adviser import Advice
from kubik.kernel.errors import KubikError
from kubik.kernel.match import Match
from kubik.server import presentation, protocol, requests
from kubik.server.database import BadStorage
from kubik.server.live_table import Connection, Gone, LiveTable
from kubik.server.live_tables import LiveTables
from kubik.server.records import AnyRecord, Chose, Said, decode
from kubik.server.room import Room, replay
from kubik.server.storage import Conflict, NotHolder, Storage
from tests.server.client import PATIENCE, Person, at_turn, duel, is_update, running, sitting
from tests.server.conftest import ANNA, BORIS, new_database

VIEWERS = (0, 1, None)


def heard(connection: Connection) -> list[Any]:
    """The messages that wait in an outbox."""
    waiting = [connection.outbox.get_nowait() for _ in range(connection.outbox.qsize())]
    return [None if message is None else msgspec.json.decode(message, type=protocol.Reply) for message in waiting]


def all_that_can_be_had(room: Room) -> list[Any]:
    """Everything that anybody may ask for, in every way."""
    choices = 0 if room.match is None else len(room.match.history)
    return [
        presentation.summary(room),
        *(presentation.seating(room, "table", seat, "en", [ANNA]) for seat in VIEWERS),
        *(presentation.update(room, seat, "en") for seat in VIEWERS),
        *(presentation.position(room, choices, seat, "en") for seat in VIEWERS),
        *(presentation.reasons(room, seat, "en") for seat in (0, 1)),
        *(presentation.game_file(room, seat) for seat in VIEWERS),
    ]


async def stored(live: LiveTable) -> list[AnyRecord]:
    return [decode(record) for record in await live.storage.records(live.table)]


def first_choice(room: Room, id: str = "a") -> Chose | None:
    """The seat that is asked takes its first option."""
    seat = room.asked
    assert seat is not None
    return requests.choose(room, seat, protocol.Choose(id, room.version, room.options(seat)[0].key))


def resign(room: Room) -> AnyRecord | None:
    return requests.resign(room, 1, "random")


def seat_bot(room: Room) -> AnyRecord | None:
    return requests.seat_bot(room, 1, "random")


def say(room: Room) -> AnyRecord | None:
    return Said(ANNA, "Anna", "hello", 1)


class Held:
    """An `append` that waits, and then does what it should or fails."""

    def __init__(self, storage: Storage) -> None:
        self.append = storage.append
        self.begun = asyncio.Event()
        self.go_on = asyncio.Event()
        self.fault: Exception | None = None

    async def __call__(self, *given: Any, **named: Any) -> None:
        self.begun.set()
        await self.go_on.wait()
        if self.fault is not None:
            raise self.fault
        await self.append(*given, **named)


@pytest.fixture
def held(live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> Held:
    held = Held(live.storage)
    monkeypatch.setattr(live.storage, "append", held)
    return held


@pytest.mark.parametrize("judge", [first_choice, resign, seat_bot, say])
async def test_a_change_is_shown_to_nobody_until_it_is_written(
    live: LiveTable, held: Held, judge: Callable[[Room], AnyRecord | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_about: list[bytes] = []

    async def ask_adviser(game: str, saved: bytes, *_: Any) -> Advice:
        asked_about.append(saved)
        return Advice([], 0.0, {})

    monkeypatch.setattr(live, "ask_adviser", ask_adviser)
    connections = [Connection(0, ANNA, "en"), Connection(1, BORIS, "en"), Connection(None, None, "en")]
    for connection in connections:
        await live.connect(connection)
    for connection in connections:
        heard(connection)
    room, shown = live.room, all_that_can_be_had(live.room)
    asked = room.asked
    assert asked is not None
    assert room.match is not None
    before = room.match.state.save()

    changing = asyncio.create_task(live.request(judge))
    await held.begun.wait()
    assert live.room is room
    assert all_that_can_be_had(live.room) == shown
    await live.hint(asked)
    assert set(asked_about) == {before}
    assert [heard(connection) for connection in connections] == [[], [], []]
    newcomer = Connection(None, None, "en")
    await live.connect(newcomer)
    assert [reply.version for reply in heard(newcomer) if isinstance(reply, protocol.Update)] == [room.version]
    for connection in connections:
        assert not any(isinstance(reply, protocol.Update) for reply in heard(connection))  # only that somebody came

    held.go_on.set()
    assert await changing == room.version + 1
    for connection in (*connections, newcomer):
        updates = [reply for reply in heard(connection) if isinstance(reply, protocol.Update)]
        assert (updates[0].since, updates[0].version) == (room.version, room.version + 1)
    assert all_that_can_be_had(room) == shown, "whoever still looks at the room before sees it as it was"


@pytest.mark.parametrize("fault", [BadStorage("the disk is full"), Conflict("another was faster"), NotHolder("lost")])
@pytest.mark.parametrize("judge", [first_choice, resign, seat_bot, say])
async def test_what_could_not_be_written_has_changed_nothing(
    tables: LiveTables,
    live: LiveTable,
    held: Held,
    judge: Callable[[Room], AnyRecord | None],
    fault: KubikError,
) -> None:
    connection = Connection(0, ANNA, "en")
    await live.connect(connection)
    heard(connection)
    room, records = live.room, await stored(live)
    shown = all_that_can_be_had(room)
    held.fault = fault
    held.go_on.set()
    with pytest.raises(type(fault)):
        await live.request(judge)
    await asyncio.wait([live.task])
    assert live.room is room
    assert all_that_can_be_had(room) == shown
    assert heard(connection) == [None], "the connection ends without a word of the change"
    with pytest.raises(Gone):
        await live.connect(connection)
    assert await stored(live) == records

    # The table is woken as it was, and what failed can be done again.
    held.fault = None
    again = await tables.wake(live.table)
    assert all_that_can_be_had(again.room) == shown
    assert await again.request(judge) == room.version + 1
    assert len(await stored(live)) == len(records) + 1


async def test_a_choice_whose_confirmation_got_lost_is_made_once(
    tables: LiveTables, live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = live.storage.append

    async def write_and_fail(*given: Any, **named: Any) -> None:
        await append(*given, **named)
        raise BadStorage("the connection to the database has broken")

    monkeypatch.setattr(live.storage, "append", write_and_fail)
    seat, version = live.room.asked, live.room.version
    assert seat is not None
    wanted = protocol.Choose("mine", version, live.room.options(seat)[0].key)
    choose = partial(requests.choose, seat=seat, request=wanted)
    with pytest.raises(BadStorage):
        await live.request(choose)
    await asyncio.wait([live.task])
    assert live.room.version == version
    monkeypatch.setattr(live.storage, "append", append)
    again = await tables.wake(live.table)
    assert again.room.version == version + 1
    assert await again.request(choose) == version + 1
    assert sum(isinstance(record, Chose) for record in await stored(live)) == 1


async def test_what_the_rules_cannot_carry_out_is_never_written(
    live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the table could not be woken ever again."""

    def fail(*_: Any) -> None:
        raise ZeroDivisionError("a fault in the rules")

    room, records = live.room, await stored(live)
    shown = all_that_can_be_had(room)
    with monkeypatch.context() as patch:
        patch.setattr(Match, "choose", fail)
        with pytest.raises(ZeroDivisionError):
            await live.request(first_choice)
    assert live.room is room
    assert all_that_can_be_had(room) == shown
    assert await stored(live) == records
    assert await live.request(first_choice) == room.version + 1
    assert all_that_can_be_had(replay(await stored(live))) == all_that_can_be_had(live.room)


async def test_a_table_that_is_taken_over_while_it_writes_shows_nothing(live: LiveTable, held: Held) -> None:
    connection = Connection(1, BORIS, "en")
    await live.connect(connection)
    heard(connection)
    room = live.room
    changing = asyncio.create_task(live.request(first_choice))
    await held.begun.wait()
    live.task.cancel()
    with pytest.raises(Gone):
        await changing
    assert live.room is room
    assert heard(connection) == [None]


# --- over real sockets ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def port(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('written')}/kubik.db"
    else:
        database = new_database(request.getfixturevalue("postgresql"))
    with running(database) as port:
        yield port


def test_replay_file_reasons_and_newcomers_wait_for_the_disk(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = Person(port, "Anna"), Person(port, "Boris")
    links = duel(anna, boris, options={"first": 0})
    table = links["table"]
    append, begun, go_on = Storage.append, threading.Event(), threading.Event()

    async def slowly(self: Storage, *given: Any, **named: Any) -> None:
        begun.set()
        assert await asyncio.to_thread(go_on.wait, PATIENCE)
        await append(self, *given, **named)

    with sitting(table, anna, boris) as (first, second):
        keys = {option["key"] for option in first.question()["options"]}
        reasons = second.ask(protocol.WhyNot("w"))["reasons"]
        monkeypatch.setattr(Storage, "append", slowly)
        first.socket.send(msgspec.json.encode(protocol.Choose("c", first.update["version"], "end_turn")).decode())
        assert begun.wait(PATIENCE)
        assert boris.call("GET", f"/api/tables/{table}/file")[1]["choices"] == []
        assert anna.call("GET", f"/api/tables/{table}/replay?at=0")[1]["choices"] == 0
        assert boris.call("GET", f"/api/tables/{table}/replay?at=1")[1]["reason"] == "no_position"
        assert boris.call("GET", "/api/tables")[1][0]["summary"]["asked"] == 0
        assert second.ask(protocol.WhyNot("x"))["reasons"] == reasons
        with Person(port).at(table, f"?watch={links['watch']}") as watching, anna.at(table) as tab:
            for newcomer in (watching, tab):
                newcomer.until(is_update)
                assert (newcomer.update["turn"], newcomer.update["asked"]) == (0, 0)
            assert {option["key"] for option in tab.question()["options"]} == keys
            go_on.set()
            for seat in (first, second, watching, tab):
                seat.until(at_turn(1))
        assert boris.call("GET", f"/api/tables/{table}/file")[1]["choices"] == [[0, "end_turn"]]
        assert boris.call("GET", "/api/tables")[1][0]["summary"]["asked"] == 1
