"""The hall: a table has one keeper, everybody who asks it gets an answer, and what ends leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest

import kubik
from kubik.server import hall as module
from kubik.server import protocol
from kubik.server.denials import Denied
from kubik.server.hall import Hall, NoTable
from kubik.server.keeper import ADVISERS, OUTBOX, Gone, Guest, Keeper
from kubik.server.record import BadRecord, BotSatDown, Chose, Opened, Rematched, Said, SatDown, read
from kubik.server.room import Refused, Room
from kubik.server.sockets import _carry_out
from kubik.server.storage import Holder, Storage
from tests.server.client import PATIENCE

ANNA, BORIS, CLARA = "aa" * 32, "bb" * 32, "cc" * 32
OPENED = Opened("dice_forge", kubik.game("dice_forge").content, 2, {"first": 0}, "seed", creator="c", at=1)


@pytest.fixture
async def hall(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(module, "LEASE", 3600.0)  # it renews nothing while a test looks
    opened = Hall(storage, "http://here")
    yield opened
    await opened.close()


@pytest.fixture
async def keeper(hall: Hall) -> Keeper:
    """Of a table where Anna and Boris play."""
    for person in (ANNA, BORIS, CLARA):
        await hall.storage.save_person(bytes.fromhex(person), "name", "en")
    await hall.open("table", OPENED, [SatDown(0, ANNA, "Anna"), SatDown(1, BORIS, "Boris")])
    return hall.keepers["table"]


async def first_option(game: str, saved: bytes, seat: int, spec: str, seed: str) -> str:
    """A bot that needs no worker."""
    return kubik.game(game).load(saved).seat(seat).options[0].key


async def test_a_table_has_one_keeper_however_many_open_it_at_once(hall: Hall) -> None:
    early, *keepers, late = await asyncio.gather(
        hall.enter("new"),
        *(hall.enter("new", OPENED) for _ in range(9)),
        hall.enter("new"),
        return_exceptions=True,
    )
    assert isinstance(early, NoTable)
    assert isinstance(late, NoTable)
    assert set(keepers) == {hall.keepers["new"]}
    assert len(await hall.storage.records("new")) == 1


async def test_bots_do_not_think_about_a_table_that_another_process_has_taken(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = 0

    async def think(*given: Any) -> str:
        nonlocal thoughts
        thoughts += 1
        if thoughts == 3:
            await hall.storage.release("lost", hall.process)
        return await first_option(*given)

    monkeypatch.setattr(hall, "think", think)
    await hall.open("lost", OPENED, [BotSatDown(seat, "random") for seat in (0, 1)])
    await hall.keepers["lost"].task
    for _ in range(9):
        await asyncio.sleep(0)
    assert thoughts == 3
    written = [read(record) for record in await hall.storage.records("lost")]
    # No client's choice has such an id, so none is taken for a repeated one.
    assert [record.id for record in written if isinstance(record, Chose)] == ["", ""]


async def test_whoever_waits_for_a_keeper_that_is_ended_is_told(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing = asyncio.Event()

    async def never(*_: Any, **__: Any) -> None:
        writing.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(keeper.storage, "append", never)
    asking = [asyncio.create_task(keeper.do(lambda _: Said(ANNA, "Anna", "hello", 1))) for _ in range(2)]
    await writing.wait()
    keeper.task.cancel()
    async with asyncio.timeout(PATIENCE):
        outcomes = await asyncio.gather(*asking, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Gone, Gone]


async def test_a_keeper_that_has_ended_is_not_handed_out(hall: Hall) -> None:
    first = await hall.enter("new", OPENED)
    first.task.cancel()
    await asyncio.wait([first.task])
    assert "new" not in hall.keepers
    hall.keepers["new"] = first  # as if it had not come to tidying up
    assert (await hall.enter("new")).task is not first.task


async def test_a_table_that_comes_while_leases_are_renewed_is_kept(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    renew = hall.storage.renew

    async def slowly(process: str, seconds: float) -> set[str]:
        held = await renew(process, seconds)
        await hall.enter("new", OPENED)
        return held

    monkeypatch.setattr(hall.storage, "renew", slowly)
    lost = await hall.enter("lost", OPENED)
    await hall.storage.release("lost", hall.process)
    await hall.renew()
    await asyncio.wait([lost.task])
    assert list(hall.keepers) == ["new"]
    assert not hall.keepers["new"].task.done()


async def test_a_hall_that_closes_gives_its_tables_back(hall: Hall, storage: Storage) -> None:
    await hall.enter("table", OPENED)
    await hall.close()
    assert await storage.claim("table", "other", "there", 60) == Holder("other", "there")


async def test_a_table_that_cannot_be_woken_is_given_back(hall: Hall, storage: Storage) -> None:
    await storage.claim("broken", hall.process, "", 60)
    await storage.append("broken", hall.process, 1, b"{}")
    with pytest.raises(BadRecord):
        await hall.enter("broken")
    assert (await storage.claim("broken", "other", "there", 60)).process == "other"


async def test_a_quick_bot_does_not_wait_for_those_that_search(hall: Hall) -> None:
    """However many of them are waiting already."""
    saved = kubik.game("dice_forge").start(2, "seed", first=0).save()
    searching = [
        asyncio.create_task(hall.think("dice_forge", saved, 0, "search:seconds=5", f"{number}")) for number in range(30)
    ]
    await asyncio.sleep(0)
    for spec in ("random", "greedy"):
        assert await hall.think("dice_forge", saved, 0, spec, "seed")
    assert not all(task.done() for task in searching)
    for task in searching:
        task.cancel()


async def test_a_bot_that_searches_does_not_wait_for_those_of_other_tables(hall: Hall) -> None:
    saved = kubik.game("dice_forge").start(2, "seed", first=0).save()

    def search(how: str) -> asyncio.Task[str]:
        return asyncio.create_task(hall.think("dice_forge", saved, 0, f"search:{how}", "seed"))

    loop, processes, ready = asyncio.get_running_loop(), hall._searchers._processes, set[int]()
    while len(ready) < 4:  # one that is ready may answer for those that are still starting
        ready |= set(await asyncio.gather(*(loop.run_in_executor(processes, os.getpid) for _ in range(4))))
    elsewhere = [search("seconds=5") for _ in range(3)]
    assert await search("iterations=1")
    assert not all(task.done() for task in elsewhere)
    for task in elsewhere:
        task.cancel()


async def test_whoever_leaves_before_being_let_in_stays_out(keeper: Keeper) -> None:
    guest = Guest(0, ANNA, "en")
    coming = asyncio.create_task(keeper.come(guest))
    await asyncio.sleep(0)
    keeper.go(guest)
    await coming
    assert guest not in keeper.guests
    assert keeper.away(ANNA) > 0


async def test_whoever_does_not_listen_is_given_up_and_nobody_waits_for_them(keeper: Keeper) -> None:
    deaf, other = Guest(0, ANNA, "en"), Guest(1, BORIS, "en")
    heard: list[protocol.Reply | None] = []
    for guest in (deaf, other):
        await keeper.come(guest)
    for number in range(OUTBOX + 9):
        await keeper.do(partial(lambda said, _: said, Said(ANNA, "Anna", f"{number}", 1)))
        while not other.outbox.empty():
            heard.append(other.outbox.get_nowait())
    assert [line.text for reply in heard if isinstance(reply, protocol.Update) for line in reply.chat] == [
        f"{number}" for number in range(OUTBOX + 9)
    ]
    assert deaf.outbox.qsize() <= OUTBOX
    while deaf.outbox.get_nowait() is not None:
        pass


async def test_a_device_from_which_the_seat_was_moved_is_not_let_in(keeper: Keeper) -> None:
    guest = Guest(0, ANNA, "en")
    moved, refused = await asyncio.gather(
        keeper.do(lambda room: room.move(0, CLARA)), keeper.come(guest), return_exceptions=True
    )
    assert moved == keeper.room.version
    assert isinstance(refused, Gone)
    assert guest not in keeper.guests


async def test_whoever_has_left_in_another_tab_does_not_send_the_next_person_away(hall: Hall, keeper: Keeper) -> None:
    await hall.open("waiting", OPENED, [SatDown(0, ANNA, "Anna")])
    keeper = hall.keepers["waiting"]
    tabs = [Guest(0, ANNA, "en"), Guest(0, ANNA, "en")]
    for tab in tabs:
        await keeper.come(tab)
    left, joined, late = await asyncio.gather(
        _carry_out(keeper, tabs[0], protocol.Leave("a")),
        keeper.do(lambda room: room.sit_down(0, BORIS, "Boris")),
        _carry_out(keeper, tabs[1], protocol.Leave("b")),
        return_exceptions=True,
    )
    assert isinstance(left, protocol.Done)
    assert joined == keeper.room.version
    assert isinstance(late, Denied)
    assert keeper.room.seat_of(BORIS) == 0


async def test_whoever_has_resigned_in_another_tab_does_not_choose_for_the_bot(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "think", lambda *_: asyncio.Event().wait())
    seat = keeper.room.asked
    assert seat is not None
    assert keeper.room.match is not None
    guest = Guest(seat, (ANNA, BORIS)[seat], "en")
    wanted = protocol.Choose("b", keeper.room.version, keeper.room.match.state.seat(seat).options[0].key)
    resigned, chosen = await asyncio.gather(
        _carry_out(keeper, guest, protocol.Resign("a")), _carry_out(keeper, guest, wanted), return_exceptions=True
    )
    assert isinstance(resigned, protocol.Done)
    assert isinstance(chosen, Refused)
    assert chosen.reason == "resigned"


async def test_advice_that_failed_is_asked_for_again(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> str:
        raise RuntimeError("a worker was killed, twice")

    monkeypatch.setattr(keeper, "think", fail)
    asked = keeper.room.asked
    assert asked is not None
    with pytest.raises(RuntimeError):
        await keeper.hint(asked)
    monkeypatch.setattr(keeper, "think", first_option)
    assert await keeper.hint(asked)


async def test_a_rematch_is_opened_though_another_process_only_looked_for_it(
    hall: Hall, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = keeper.storage
    records = storage.records

    async def look(table: str, after: int = 0) -> list[bytes]:
        await storage.release(table, "other")
        return await records(table, after)

    monkeypatch.setattr(storage, "records", look)
    monkeypatch.setattr(module, "RETRY", 0.01)
    monkeypatch.setattr(module, "new_table", lambda: "again")
    monkeypatch.setattr(keeper.room, "ask_rematch", Rematched)  # as if the game were over
    await storage.claim("again", "other", "there", 60)
    assert await hall.rematch(keeper) == "again"
    assert [chair.name for chair in hall.keepers["again"].room.chairs] == ["Anna", "Boris"]


async def test_advisers_think_about_one_position_after_another(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, most = 0, 0
    go_on = asyncio.Event()

    async def think(*given: Any) -> str:
        nonlocal thinking, most
        thinking += 1
        most = max(most, thinking)
        await go_on.wait()
        thinking -= 1
        return await first_option(*given)

    monkeypatch.setattr(keeper, "think", think)
    room, asked = keeper.room, keeper.room.asked
    assert room.match is not None
    assert asked is not None
    hints = [asyncio.create_task(keeper.hint(asked))]
    await asyncio.sleep(0)
    for id in ("first", "second"):
        request = protocol.Choose(id, room.version, room.match.state.seat(asked).options[0].key)
        await keeper.do(partial(Room.choose, seat=asked, request=request))
        hints.append(asyncio.create_task(keeper.hint(asked)))
        await asyncio.sleep(0)
    go_on.set()
    assert all(await asyncio.gather(*hints))
    assert most == len(ADVISERS)
