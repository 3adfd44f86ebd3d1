"""Tables that are awake: each has one writer, whoever asks it gets an answer, and what ends leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
from functools import partial
from typing import Any

import msgspec
import pytest
import uvicorn
from starlette.applications import Starlette

import kubik
from kubik.bots.adviser import Advice, Thought
from kubik.server import live_table, presentation, protocol, requests
from kubik.server import live_tables as module
from kubik.server.errors import Denied
from kubik.server.live_table import LINES_AT_ONCE, Connection, Gone, LiveTable
from kubik.server.live_tables import LiveTables, NoTable
from kubik.server.records import BadRecord, BotSatDown, Chose, Rematched, Said, SatDown, decode
from kubik.server.requests import Refused
from kubik.server.storage import Holder, Storage
from kubik.server.uvicorn_server import make_server
from kubik.server.websocket import _carry_out
from tests.server.client import PATIENCE
from tests.server.conftest import ANNA, BORIS, CLARA, OPENED


async def first_option(game: str, saved: bytes, seat: int, *_: str) -> str:
    """A bot that needs no worker."""
    return kubik.game(game).load(saved).seat(seat).options[0].key


async def test_a_table_has_one_writer_however_many_open_it_at_once(tables: LiveTables) -> None:
    early, *awake, late = await asyncio.gather(
        tables.wake("new"),
        *(tables.wake("new", OPENED) for _ in range(9)),
        tables.wake("new"),
        return_exceptions=True,
    )
    assert isinstance(early, NoTable)
    assert isinstance(late, NoTable)
    assert set(awake) == {tables.awake["new"]}
    assert len(await tables.storage.records("new")) == 1


async def test_bots_do_not_think_about_a_table_that_another_process_has_taken(
    tables: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = 0

    async def think(*given: Any) -> str:
        nonlocal thoughts
        thoughts += 1
        if thoughts == 3:
            await tables.storage.release("lost", tables.process)
        return await first_option(*given)

    monkeypatch.setattr(tables, "ask_bot", think)
    await tables.open("lost", OPENED, [BotSatDown(seat, "random") for seat in (0, 1)])
    await tables.awake["lost"].task
    for _ in range(9):
        await asyncio.sleep(0)
    assert thoughts == 3
    written = [decode(record) for record in await tables.storage.records("lost")]
    # No client's choice has such an id, so none is taken for a repeated one.
    assert [record.id for record in written if isinstance(record, Chose)] == ["", ""]


async def test_whoever_waits_for_a_table_that_is_ended_is_told(
    live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing = asyncio.Event()

    async def never(*_: Any, **__: Any) -> None:
        writing.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(live.storage, "append", never)
    asking = [asyncio.create_task(live.request(lambda _: Said(ANNA, "Anna", "hello", 1))) for _ in range(2)]
    await writing.wait()
    live.task.cancel()
    async with asyncio.timeout(PATIENCE):
        outcomes = await asyncio.gather(*asking, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Gone, Gone]


async def test_a_table_that_has_ended_is_not_handed_out(tables: LiveTables) -> None:
    first = await tables.wake("new", OPENED)
    first.task.cancel()
    await asyncio.wait([first.task])
    assert "new" not in tables.awake
    tables.awake["new"] = first  # as if it had not come to tidying up
    assert (await tables.wake("new")).task is not first.task


async def test_a_table_that_comes_while_leases_are_renewed_is_kept(
    tables: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    renew = tables.storage.renew

    async def slowly(process: str, seconds: float) -> set[str]:
        held = await renew(process, seconds)
        await tables.wake("new", OPENED)
        return held

    monkeypatch.setattr(tables.storage, "renew", slowly)
    lost = await tables.wake("lost", OPENED)
    await tables.storage.release("lost", tables.process)
    await tables.renew()
    await asyncio.wait([lost.task])
    assert list(tables.awake) == ["new"]
    assert not tables.awake["new"].task.done()


async def test_a_server_that_closes_gives_its_tables_back(tables: LiveTables, storage: Storage) -> None:
    await tables.wake("table", OPENED)
    await tables.close()
    assert await storage.claim("table", "other", "there", 60) == Holder("other", "there")


async def test_a_server_that_stops_hands_its_tables_over_before_its_connections_have_ended(
    tables: LiveTables, live: LiveTable, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = Connection(0, ANNA, "en")
    await live.connect(connection)
    app = Starlette()
    app.state.tables = tables
    held: list[Holder] = []

    async def wait_for_connections(*_: Any) -> None:
        held.append(await storage.claim("table", "other", "there", 60))

    monkeypatch.setattr(uvicorn.Server, "shutdown", wait_for_connections)
    await make_server(app).shutdown()
    assert held == [Holder("other", "there")]
    assert live.task.done()
    with pytest.raises(Gone):
        await tables.wake("table")


async def test_a_table_that_cannot_be_woken_is_given_back(tables: LiveTables, storage: Storage) -> None:
    await storage.claim("broken", tables.process, "", 60)
    await storage.append("broken", tables.process, 1, b"{}")
    with pytest.raises(BadRecord):
        await tables.wake("broken")
    assert (await storage.claim("broken", "other", "there", 60)).process == "other"


async def test_a_quick_bot_does_not_wait_for_those_that_search(tables: LiveTables) -> None:
    """However many of them are waiting already."""
    saved = kubik.game("dice_forge").start(2, "seed", first=0).save()
    searching = [
        asyncio.create_task(tables.ask_bot("dice_forge", saved, 0, "search:seconds=5", f"{number}"))
        for number in range(30)
    ]
    await asyncio.sleep(0)
    for spec in ("random", "greedy"):
        assert await tables.ask_bot("dice_forge", saved, 0, spec, "seed")
    assert not all(task.done() for task in searching)
    for task in searching:
        task.cancel()


async def test_a_bot_that_searches_does_not_wait_for_those_of_other_tables(tables: LiveTables) -> None:
    saved = kubik.game("dice_forge").start(2, "seed", first=0).save()

    def search(how: str) -> asyncio.Task[str]:
        return asyncio.create_task(tables.ask_bot("dice_forge", saved, 0, f"search:{how}", "seed"))

    loop, processes, ready = asyncio.get_running_loop(), tables._search_workers._processes, set[int]()
    while len(ready) < 4:  # one that is ready may answer for those that are still starting
        ready |= set(await asyncio.gather(*(loop.run_in_executor(processes, os.getpid) for _ in range(4))))
    elsewhere = [search("seconds=5") for _ in range(3)]
    assert await search("iterations=1")
    assert not all(task.done() for task in elsewhere)
    for task in elsewhere:
        task.cancel()


async def test_whoever_does_not_listen_is_given_up_and_nobody_waits_for_them(
    live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 50_000
    monkeypatch.setattr(live_table, "MOST_WAITING", most)
    deaf, other = Connection(0, ANNA, "en"), Connection(1, BORIS, "en")
    for connection in (deaf, other):
        await live.connect(connection)
    lines, most_waited, largest = 0, 0, 0
    while deaf.bytes_waiting >= most_waited:  # at some time all that waits for them is let go
        most_waited = deaf.bytes_waiting
        await live.request(partial(lambda said, _: said, Said(ANNA, "Anna", f"{lines}", 1)))
        while other.bytes_waiting:
            message = await other.next()
            assert message is not None
            largest = max(largest, len(message))
            reply = msgspec.json.decode(message, type=protocol.Reply)
            if isinstance(reply, protocol.Update) and reply.chat:
                assert [line.text for line in reply.chat] == [f"{lines}"]
        lines += 1
        assert deaf.bytes_waiting <= most + largest
    assert await deaf.next() is None


async def test_a_long_log_is_told_bit_by_bit(live: LiveTable) -> None:
    """Others have their turn in between, and what they do then is told as well."""
    assert live.room.match is not None
    live.room.log *= 40
    reader, others = Connection(0, ANNA, "en"), Connection(1, BORIS, "en")
    await live.connect(others)
    turns = 0

    async def take_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    ticking = asyncio.create_task(take_turns())
    for tell in (partial(live.connect, reader), partial(live.speak, reader, "ru")):
        turns = 0
        told = asyncio.create_task(tell())
        await asyncio.sleep(0)
        assert not told.done()
        seat = live.room.asked
        assert seat is not None
        choice = protocol.Choose(f"{tell}", live.room.version, live.room.options(seat)[0].key)
        # As if it were written already: the disk may take longer than the telling.
        record = requests.choose(live.room, seat, choice)
        assert record is not None
        live.room = live.room.after(record)
        await told
        assert turns >= len(live.room.log) // LINES_AT_ONCE - 1
        heard = []
        while reader.bytes_waiting:
            heard.append(await reader.next())
        assert heard[-1] == msgspec.json.encode(presentation.update(live.room, 0, reader.language))
        assert [b'"type":"update"' in message for message in heard if message] == [False, True]
        assert reader.since == live.room.version
    assert reader.language == "ru"
    ticking.cancel()


async def test_a_device_from_which_the_seat_was_moved_is_not_let_in(live: LiveTable) -> None:
    before, after = Connection(0, ANNA, "en"), Connection(0, ANNA, "en")
    await live.connect(before)
    assert await live.request(lambda room: requests.move(room, 0, CLARA)) == live.room.version
    assert before not in live.connections
    with pytest.raises(Gone):
        await live.connect(after)


async def test_whoever_has_left_in_another_tab_does_not_send_the_next_person_away(
    tables: LiveTables, live: LiveTable
) -> None:
    await tables.open("waiting", OPENED, [SatDown(0, ANNA, "Anna")])
    live = tables.awake["waiting"]
    tabs = [Connection(0, ANNA, "en"), Connection(0, ANNA, "en")]
    for tab in tabs:
        await live.connect(tab)
    left, joined, late = await asyncio.gather(
        _carry_out(live, tabs[0], protocol.Leave("a")),
        live.request(lambda room: requests.sit_down(room, 0, BORIS, "Boris")),
        _carry_out(live, tabs[1], protocol.Leave("b")),
        return_exceptions=True,
    )
    assert isinstance(left, protocol.Done)
    assert joined == live.room.version
    assert isinstance(late, Denied)
    assert live.room.seat_of(BORIS) == 0


async def test_whoever_has_resigned_in_another_tab_does_not_choose_for_the_bot(
    live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "ask_bot", lambda *_: asyncio.Event().wait())
    seat = live.room.asked
    assert seat is not None
    assert live.room.match is not None
    connection = Connection(seat, (ANNA, BORIS)[seat], "en")
    wanted = protocol.Choose("b", live.room.version, live.room.match.state.seat(seat).options[0].key)
    resigned, chosen = await asyncio.gather(
        _carry_out(live, connection, protocol.Resign("a")), _carry_out(live, connection, wanted), return_exceptions=True
    )
    assert isinstance(resigned, protocol.Done)
    assert isinstance(chosen, Refused)
    assert chosen.reason == "resigned"


async def first_advice(*given: Any) -> Advice:
    return Advice([Thought(await first_option(*given), 0.5)], 1.0, {})


async def test_advice_that_failed_is_asked_for_again(live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> Advice:
        raise RuntimeError("a worker was killed, twice")

    monkeypatch.setattr(live, "ask_adviser", fail)
    asked = live.room.asked
    assert asked is not None
    with pytest.raises(RuntimeError):
        await live.hint(asked)
    monkeypatch.setattr(live, "ask_adviser", first_advice)
    assert await live.hint(asked)


async def test_a_rematch_is_opened_though_another_process_only_looked_for_it(
    tables: LiveTables, live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = live.storage
    records = storage.records

    async def look(table: str, after: int = 0) -> list[bytes]:
        await storage.release(table, "other")
        return await records(table, after)

    monkeypatch.setattr(storage, "records", look)
    monkeypatch.setattr(module, "RETRY", 0.01)
    monkeypatch.setattr(module, "new_table_name", lambda: "again")
    monkeypatch.setattr(requests, "ask_rematch", lambda _, table: Rematched(table))  # as if the game were over
    await storage.claim("again", "other", "there", 60)
    assert await tables.rematch(live) == "again"
    assert [chair.name for chair in tables.awake["again"].room.chairs] == ["Anna", "Boris"]


async def test_an_adviser_thinks_about_one_position_after_another(
    live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, most = 0, 0
    go_on = asyncio.Event()

    async def think(*given: Any) -> Advice:
        nonlocal thinking, most
        thinking += 1
        most = max(most, thinking)
        await go_on.wait()
        thinking -= 1
        return await first_advice(*given)

    monkeypatch.setattr(live, "ask_adviser", think)
    asked = live.room.asked
    assert asked is not None
    hints = [asyncio.create_task(live.hint(asked))]
    await asyncio.sleep(0)
    for id in ("first", "second"):
        request = protocol.Choose(id, live.room.version, live.room.options(asked)[0].key)
        await live.request(partial(requests.choose, seat=asked, request=request))
        hints.append(asyncio.create_task(live.hint(asked)))
        await asyncio.sleep(0)
    go_on.set()
    assert all(await asyncio.gather(*hints))
    assert most == 1
