"""Storage: nothing acknowledged is lost, nothing is written behind a successor's back, on both kinds of database."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from kubik.kernel.errors import KubikError
from kubik.server import database
from kubik.server.database import VERSION_TABLE, BadStorage, make_engine
from kubik.server.schema import leases, people, schema
from kubik.server.storage import Browser, Conflict, Holder, Link, NotHolder, Person, Storage, TableOfPerson
from tests.server.conftest import new_database

ANNA, BORIS = b"hash of Anna's token", b"hash of Boris's token"


@asynccontextmanager
async def opened(url: str | Path) -> AsyncIterator[Storage]:
    storage = await Storage.open(url)
    try:
        yield storage
    finally:
        await storage.close()


async def hold(storage: Storage, *tables: str, process: str = "one", seconds: float = 60) -> None:
    for table in tables:
        assert await storage.claim(table, process, "here:1", seconds) == Holder(process, "here:1")


# --- records ----------------------------------------------------------------------------------------------------------


async def test_records_come_back_in_order(storage: Storage) -> None:
    await hold(storage, "a", "b")
    for number in range(1, 12):
        await storage.append("a", "one", number, b"\x00%d" % number)
    await storage.append("b", "one", 1, b"")
    assert await storage.records("a") == [b"\x00%d" % number for number in range(1, 12)]
    assert await storage.records("a", after=9) == [b"\x0010", b"\x0011"]
    assert await storage.records("b") == [b""]
    assert await storage.records("c") == []


@pytest.mark.parametrize("number", [-1, 0, 1, 2, 4])
async def test_only_the_next_number_can_be_appended(storage: Storage, number: int) -> None:
    await hold(storage, "a")
    await storage.append("a", "one", 1, b"first")
    await storage.append("a", "one", 2, b"second", summary="Anna")
    await storage.save_person(ANNA, "Anna", "en")
    link = Link(b"link", "a", "watch")
    with pytest.raises(Conflict, match=f"table a: the next record is 3, not {number}"):
        await storage.append("a", "one", number, b"other", over=True, links=[link], seats={0: ANNA})
    assert await storage.records("a") == [b"first", b"second"]
    assert await storage.links("a") == []
    assert await storage.tables_of(ANNA) == []


async def test_200_appends_at_once_are_few_transactions(storage: Storage) -> None:
    tables = [f"table {index}" for index in range(40)]
    await hold(storage, *tables)
    counted: Counter[str] = Counter()
    sa.event.listen(storage._engine, "commit", lambda _: counted.update(["commits"]))
    await asyncio.gather(
        *(storage.append(table, "one", number, b"%d" % number) for number in range(1, 6) for table in tables)
    )
    assert counted["commits"] == 1
    for table in tables:
        assert await storage.records(table) == [b"1", b"2", b"3", b"4", b"5"]


async def test_a_bad_append_does_not_fail_its_neighbours(storage: Storage) -> None:
    await hold(storage, "a", "b", "c", "d")
    await hold(storage, "held by another", process="two")
    outcomes = await asyncio.gather(
        storage.append("a", "one", 1, b"a1"),
        storage.append("a", "one", 1, b"a1 again"),
        storage.append("held by another", "one", 1, b"x"),
        storage.append("b", "one", 1, b"b1", seats={0: b"nobody we know"}),  # only the database finds this out
        storage.append("c", "one", 1, b"c1", links=[Link(b"same", "c", "watch")]),
        storage.append("d", "one", 1, b"d1", links=[Link(b"same", "d", "watch")]),
        storage.append("a", "one", 2, b"a2", summary="\ud800"),  # no text at all
        storage.append("a", "one", 2, b"a2"),
        return_exceptions=True,
    )
    kinds = [type(outcome) for outcome in outcomes]
    assert kinds[:6] == [type(None), Conflict, NotHolder, Conflict, type(None), Conflict]
    assert isinstance(outcomes[6], Exception)
    assert outcomes[7] is None
    assert await storage.records("a") == [b"a1", b"a2"]
    assert await storage.records("b") == await storage.records("d") == []
    assert await storage.links("c") == [Link(b"same", "c", "watch")]


async def test_who_stops_waiting_harms_nobody(storage: Storage) -> None:
    await hold(storage, "a", "b")
    impatient = asyncio.create_task(storage.append("a", "one", 1, b"a1"))
    patient = asyncio.create_task(storage.append("b", "one", 1, b"b1"))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert await storage.records("b") == [b"b1"]


async def test_a_transaction_ends_well_though_nobody_waits_for_it(storage: Storage) -> None:
    """Meanwhile others read; and SQLite's next writer has its turn only after it."""
    begun, go_on = threading.Event(), threading.Event()
    anna = {"hash": ANNA, "name": "Anna", "language": "en", "created": 0.0}

    def slow(connection: sa.Connection) -> None:
        connection.execute(sa.insert(people), anna)
        begun.set()
        assert go_on.wait(60)

    impatient = asyncio.create_task(storage._write(slow))
    await asyncio.to_thread(begun.wait)
    next_one = asyncio.create_task(storage.save_person(ANNA, "Anna", "ru"))
    dropped = asyncio.create_task(storage.save_person(BORIS, "Boris", "ru"))
    await asyncio.sleep(0)
    impatient.cancel()
    dropped.cancel()
    with pytest.raises(asyncio.CancelledError):
        await impatient
    assert await storage.person(ANNA) is None
    go_on.set()
    await next_one
    assert await storage.person(ANNA) == Person(ANNA, "Anna", "ru", 0.0)


async def test_closing_waits_for_transactions_under_way(url: str) -> None:
    storage = await Storage.open(url)
    await hold(storage, "a")
    saving = asyncio.create_task(storage.save_person(ANNA, "Anna", "en"))
    reading = asyncio.create_task(storage.records("a"))
    await asyncio.sleep(0)
    await storage.close()
    assert await reading == []
    await saving
    async with opened(url) as again:
        assert await again.person(ANNA) is not None


async def test_closing_writes_what_waits(url: str) -> None:
    storage = await Storage.open(url)
    await hold(storage, "a")
    waiting = asyncio.gather(*(storage.append("a", "one", number, b"x") for number in (1, 2, 3)))
    await asyncio.sleep(0)
    await storage.close()
    await waiting
    for use in (storage.append("a", "one", 4, b"x"), storage.records("a"), storage.release("a", "one")):
        with pytest.raises(BadStorage, match="closed already"):
            await use
    async with opened(url) as again:
        assert await again.records("a") == [b"x"] * 3


WRITER = """
import asyncio, sys
from kubik.server.storage import Storage

async def write(storage, table):
    await storage.claim(table, "writer", "here", 60)
    number = len(await storage.records(table))
    while True:
        number += 1
        await storage.append(table, "writer", number, f"{table} {number}".encode())
        print(table, number, flush=True)

async def main():
    storage = await Storage.open(sys.argv[1])
    await asyncio.gather(*(write(storage, table) for table in "abc"))

asyncio.run(main())
"""


async def test_nothing_acknowledged_is_lost_by_kill(tmp_path: Path) -> None:
    path, random, acknowledged = tmp_path / "kubik.db", Random(7), dict.fromkeys("abc", 0)
    for _ in range(8):
        with subprocess.Popen([sys.executable, "-c", WRITER, path], stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            lines = [child.stdout.readline() for _ in range(random.randrange(1, 60))]
            time.sleep(random.random() / 50)
            child.kill()
            lines += child.stdout.readlines()
        assert child.returncode == -signal.SIGKILL, "the child ended by itself"
        for line in lines:
            if not line.endswith("\n"):  # cut off by the kill, so nobody has heard it
                continue
            table, last = line.split()
            acknowledged[table] = int(last)
        async with opened(path) as storage:
            for table, number in acknowledged.items():
                stored = await storage.records(table)
                assert len(stored) >= number
                assert stored == [f"{table} {index}".encode() for index in range(1, len(stored) + 1)]


# --- people, links, seats ---------------------------------------------------------------------------------------------


async def test_people(storage: Storage) -> None:
    before = time.time()
    await storage.save_person(ANNA, "Анна", "ru")
    anna = await storage.person(ANNA)
    assert anna is not None
    assert (anna.hash, anna.name, anna.language) == (ANNA, "Анна", "ru")
    assert before - 1 < anna.created < time.time() + 1
    await storage.save_person(ANNA, "Anna", "en")
    renamed = await storage.person(ANNA)
    assert renamed is not None
    assert (renamed.name, renamed.language, renamed.created) == ("Anna", "en", anna.created)
    assert await storage.person(BORIS) is None


async def test_links_are_written_with_a_record_and_can_expire(storage: Storage) -> None:
    await hold(storage, "a", "b")
    invitation = Link(b"1", "a", "invitation", expires=time.time() + 600)
    seat = Link(b"2", "a", "seat", seat=1)
    late = Link(b"3", "a", "watch", expires=time.time() - 1)
    await storage.append("a", "one", 1, b"x", links=[invitation, seat, late])
    await storage.append("b", "one", 1, b"x")
    watch = Link(b"4", "b", "watch")
    await storage.add_links([watch])
    assert await storage.link(b"1") == invitation
    assert await storage.link(b"2") == seat
    assert await storage.link(b"3") is None
    assert {link.hash for link in await storage.links("a")} == {b"1", b"2"}
    assert await storage.links("b") == [watch]


async def test_a_link_that_moves_a_seat_ends_when_the_seat_is_anothers(storage: Storage) -> None:
    await hold(storage, "a")
    for person in (ANNA, BORIS):
        await storage.save_person(person, "name", "en")
    moving = [Link(bytes([seat]), "a", "move", seat) for seat in (0, 1)]
    others = [Link(b"seat", "a", "seat", 0), Link(b"invitation", "a", "invitation")]
    await storage.append("a", "one", 1, b"x", links=[*moving, *others], seats={0: ANNA})
    await storage.add_links([moving[0]])
    await storage.append("a", "one", 2, b"x", seats={0: ANNA})
    assert await storage.link(moving[0].hash) == moving[0]
    await storage.append("a", "one", 3, b"x", seats={0: BORIS})
    assert {link.hash for link in await storage.links("a")} == {moving[1].hash, b"seat", b"invitation"}
    with pytest.raises(Conflict):
        await storage.add_links([Link(b"5", "no such table", "watch")])
    await storage.add_links([])


async def test_my_tables(storage: Storage) -> None:
    await hold(storage, "a", "b")
    await storage.save_person(ANNA, "Anna", "en")
    await storage.save_person(BORIS, "Boris", "ru")
    await storage.append("a", "one", 1, b"x", summary="Anna", seats={0: ANNA, 1: BORIS})
    await asyncio.sleep(0.01)  # longer than a tick of SQLite's clock
    await storage.append("b", "one", 1, b"x", summary="Boris", seats={0: BORIS, 1: ANNA, 2: ANNA})
    assert [(mine.table, mine.seat, mine.summary) for mine in await storage.tables_of(ANNA)] == [
        ("b", 1, "Boris"),
        ("b", 2, "Boris"),
        ("a", 0, "Anna"),
    ]
    await storage.append("a", "one", 2, b"x", over=True, seats={1: None})
    await asyncio.sleep(0.01)
    await storage.append("b", "one", 2, b"x", summary="Anna", seats={0: ANNA})
    mine = await storage.tables_of(ANNA)
    assert [(one.table, one.seat, one.summary, one.over) for one in mine] == [
        ("b", 0, "Anna", False),
        ("b", 1, "Anna", False),
        ("b", 2, "Anna", False),
        ("a", 0, "", True),
    ]
    assert mine[0].changed > mine[3].changed > time.time() - 60
    assert await storage.tables_of(BORIS) == []


async def test_tables_that_one_watches_are_among_ones_own(storage: Storage) -> None:
    await hold(storage, "a", "b")
    await storage.save_person(ANNA, "Anna", "en")
    await storage.append("a", "one", 1, b"x", summary="a", watcher=ANNA)
    await asyncio.sleep(0.01)  # longer than a tick of SQLite's clock
    await storage.append("b", "one", 1, b"x", summary="b", watcher=ANNA)
    assert [(mine.table, mine.seat) for mine in await storage.tables_of(ANNA)] == [("b", None), ("a", None)]
    await asyncio.sleep(0.01)
    await storage.append("a", "one", 2, b"x", summary="a", seats={1: ANNA})
    assert [(mine.table, mine.seat) for mine in await storage.tables_of(ANNA)] == [("a", 1), ("b", None)]


# --- leases -----------------------------------------------------------------------------------------------------------


async def test_a_table_is_held_by_one_process(storage: Storage) -> None:
    await hold(storage, "a")
    assert await storage.claim("a", "two", "there:2", 60) == Holder("one", "here:1")
    await storage.append("a", "one", 1, b"x")
    with pytest.raises(NotHolder, match="process two does not hold table a"):
        await storage.append("a", "two", 2, b"x")
    await storage.release("a", "two")
    assert await storage.claim("a", "two", "there:2", 60) == Holder("one", "here:1")
    await storage.release("a", "one")
    with pytest.raises(NotHolder):
        await storage.append("a", "one", 2, b"x")
    assert await storage.claim("a", "two", "there:2", 60) == Holder("two", "there:2")
    await storage.append("a", "two", 2, b"x")


async def test_whoever_comes_to_an_address_frees_what_was_held_there(storage: Storage) -> None:
    for table, address in (("a", "http://here:80#1"), ("b", "http://here:80#2"), ("c", "http://here:8000#3")):
        await storage.claim(table, "before", address, 60)
    await storage.release_at("http://here:80#")
    holders = [await storage.claim(table, "after", "http://here:80#4", 60) for table in "abc"]
    assert [holder.process for holder in holders] == ["after", "after", "before"]


async def test_a_table_without_lease_takes_no_record(storage: Storage) -> None:
    with pytest.raises(NotHolder):
        await storage.append("a", "one", 1, b"x")


async def test_a_lease_that_has_run_out_is_lost_when_another_takes_the_table(storage: Storage) -> None:
    await hold(storage, "a", "b", seconds=0)
    await storage.append("a", "one", 1, b"x")
    await hold(storage, "a", process="two")
    assert await storage.renew("one", 60) == {"b"}
    await storage.append("a", "two", 2, b"y")
    for number in (2, 3):
        with pytest.raises(NotHolder):
            await storage.append("a", "one", number, b"late")
    assert await storage.records("a") == [b"x", b"y"]
    assert await storage.claim("b", "two", "there:2", 60) == Holder("one", "here:1")


async def test_a_lease_from_before_the_clock_was_put_back_has_run_out(storage: Storage) -> None:
    await hold(storage, "a", seconds=600)
    assert await storage.claim("a", "two", "there:2", 6) == Holder("two", "there:2")


async def test_whoever_hangs_inside_a_transaction_does_not_hold_up_the_others(postgresql: Path) -> None:
    url = new_database(postgresql)
    async with opened(url) as storage:
        await hold(storage, "a")
        engine, _ = make_engine(url)
        hung = engine.connect()
        hung.execute(sa.select(leases).with_for_update())
        assert await storage.renew("one", 60) == {"a"}
        with pytest.raises(sa.exc.DBAPIError, match="idle-in-transaction"):
            hung.execute(sa.select(leases))
        hung.close()
        engine.dispose()


async def test_nobody_waits_for_a_lock_longer_than_a_silent_process_can_hold_one(
    postgresql: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "MOST_LOCKED", 1)
    url = new_database(postgresql)
    patient = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    async with opened(url) as storage:
        await hold(storage, "a")
        with patient.begin() as busy:
            # Without a bound the others would get the lock in the end, when this one is ended.
            busy.execute(sa.text("SET idle_in_transaction_session_timeout = '20s'"))
            busy.execute(sa.select(leases).with_for_update())
            with pytest.raises(BadStorage, match="lock timeout"):
                await storage.renew("one", 60)
        assert await storage.renew("one", 60) == {"a"}
    patient.dispose()


async def test_renewing_keeps_all_tables_of_a_process(storage: Storage) -> None:
    await hold(storage, "a", "b")
    await hold(storage, "c", process="two")
    assert await storage.renew("one", 60) == {"a", "b"}
    assert await storage.claim("a", "three", "there:2", 60) == Holder("one", "here:1")
    assert await storage.renew("one", 0) == {"a", "b"}
    await hold(storage, "a", "b", process="three")
    await storage.append("c", "two", 1, b"x")


async def test_one_of_two_claimants_wins(url: str) -> None:
    async with opened(url) as here, opened(url) as there:
        for round in range(20):
            table = f"table {round}"
            if round % 2:  # not only a table that is new, also one that was left behind
                await hold(here, table, process="dead", seconds=0)
            first, second = await asyncio.gather(
                here.claim(table, "one", "here:1", 60), there.claim(table, "two", "there:2", 60)
            )
            assert first == second
            assert first.process in ("one", "two")
            outcomes = await asyncio.gather(
                here.append(table, "one", 1, b"one"), there.append(table, "two", 1, b"two"), return_exceptions=True
            )
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "NotHolder"]
            assert await here.records(table) == [first.process.encode()]


async def test_processes_that_hand_over_write_one_record_after_the_other(url: str) -> None:
    """Leases run out in the middle of appends, again and again; the record has no gap and nothing twice."""

    async def play(storage: Storage, process: str, written: list[bytes]) -> None:
        turns = 0
        while turns < 15:
            await asyncio.sleep(0.005)
            if (await storage.claim("a", process, process, 0.02)).process != process:
                continue
            turns += 1
            length = len(await storage.records("a"))
            with suppress(NotHolder):
                for number in range(length + 1, length + 100):
                    await storage.append("a", process, number, f"{process} {number}".encode())
                    written.append(f"{process} {number}".encode())

    written: list[bytes] = []
    async with opened(url) as here, opened(url) as there:
        await asyncio.gather(play(here, "one", written), play(there, "two", written))
        assert await here.records("a") == sorted(written, key=lambda data: int(data.split()[1]))


async def test_a_successor_waits_for_the_append_under_way(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def take_over(storage: Storage) -> list[bytes]:
        await storage.release("a", "one")
        await hold(storage, "a", process="two")
        return await storage.records("a")

    async with opened(url) as here, opened(url) as there:
        await hold(here, "a")
        insert, inserting = here._insert_all, threading.Event()

        def slow(*arguments: Any) -> None:
            inserting.set()
            time.sleep(0.3)  # time enough to take over, if it were possible
            insert(*arguments)

        monkeypatch.setattr(here, "_insert_all", slow)
        appending = asyncio.create_task(here.append("a", "one", 1, b"x"))
        await asyncio.to_thread(inserting.wait)
        assert await take_over(there) == [b"x"]
        await appending


async def test_renewing_and_appending_do_not_lock_each_other_out(url: str) -> None:
    tables = [f"table {index}" for index in range(20)]

    async def append(storage: Storage, process: str) -> None:
        for number in range(1, 11):
            order = Random(number).sample(tables, len(tables))
            await asyncio.gather(
                *(storage.append(table, process, number, b"x") for table in order), return_exceptions=True
            )

    async def renew(storage: Storage, process: str) -> None:
        for _ in range(20):
            await storage.renew(process, 60)

    async with opened(url) as here, opened(url) as there:
        await hold(here, *tables)
        await asyncio.gather(append(here, "one"), renew(here, "one"), append(there, "two"), renew(there, "one"))
        for table in tables:
            assert len(await here.records(table)) == 10


# --- opening ----------------------------------------------------------------------------------------------------------


async def test_what_was_stored_is_there_after_reopening(url: str) -> None:
    async with opened(url) as storage:
        await hold(storage, "a")
        await storage.save_person(ANNA, "Anna", "en")
        await storage.append("a", "one", 1, b"x", links=[Link(b"1", "a", "watch")], seats={0: ANNA})
    async with opened(url) as storage:
        assert await storage.claim("a", "two", "there:2", 60) == Holder("one", "here:1")
        await storage.append("a", "one", 2, b"y")
        assert await storage.records("a") == [b"x", b"y"]
        assert await storage.link(b"1") is not None
        assert [mine.table for mine in await storage.tables_of(ANNA)] == ["a"]


async def test_an_empty_database_opened_by_several_at_once(url: str) -> None:
    for storage in await asyncio.gather(*(Storage.open(url) for _ in range(8))):
        assert await storage.records("a") == []
        await storage.close()


async def test_the_migrations_lead_to_the_schema(storage: Storage) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert context.get_current_heads() == ("5",)
        return list(compare_metadata(context, schema))

    with storage._engine.connect() as connection:
        assert differences(connection) == []


async def test_sqlite_is_durable(tmp_path: Path) -> None:
    async with opened(tmp_path / "kubik.db") as storage:
        with storage._engine.connect() as connection:
            for setting, value in {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}.items():
                assert connection.exec_driver_sql(f"PRAGMA {setting}").scalar() == value


async def test_a_path_is_a_sqlite_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for url in ("a.db", "sqlite:///b.db", f"sqlite:///{tmp_path}/c 100%/c.db", str(tmp_path / "d.db"), Path("e.db")):
        async with opened(url) as storage:
            assert await storage.records("a") == []
    assert {path.name for path in tmp_path.iterdir()} == {"a.db", "b.db", "c 100%", "d.db", "e.db"}


async def test_a_newer_database_is_refused(url: str) -> None:
    async with opened(url) as storage:
        with storage._engine.begin() as connection:
            connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '999'")
    with pytest.raises(BadStorage, match=r"written by a newer program \(schema 999, this one knows up to 5\)"):
        await Storage.open(url)


async def test_a_foreign_database_is_refused_and_left_alone(url: str) -> None:
    engine, _ = make_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE recipes (id INTEGER)")
    with pytest.raises(BadStorage, match=r"not a Kubik database; it has tables of its own \(recipes\)"):
        await Storage.open(url)
    with engine.connect() as connection:
        assert sa.inspect(connection).get_table_names() == ["recipes"]
        if "sqlite" in url:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "delete"
    engine.dispose()


async def test_a_locked_database_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.1)
    async with opened(tmp_path / "kubik.db") as storage:
        await hold(storage, "a")
        other = sqlite3.connect(tmp_path / "kubik.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(BadStorage, match=r"kubik\.db: database is locked"):
            await storage.append("a", "one", 1, b"x")
        other.close()
        await storage.append("a", "one", 1, b"x")


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("{tmp}/file/kubik.db", "file/kubik.db cannot be written: (Not a directory|File exists)"),
        ("{tmp}", "Is a directory"),
        ("/proc/kubik/kubik.db", "/proc/kubik/kubik.db cannot be written: "),
        ("{tmp}/null\0.db", "null byte"),
        ("sqlite:///{tmp}/file", "file cannot be used: file is not a database"),
        ("sqlite://", "^sqlite://: not a file path"),
        ("mysql://me:secret@here/kubik", "^mysql://: not a file path"),
        ("postgresql://me:secret@127.0.0.1:1/kubik", r"^postgresql://me:\*\*\*@127.0.0.1:1/kubik .*refused"),
        ("postgresql://me:secret@here:port/kubik", "^postgresql://: not a whole address"),
        ("postgresql://me:secret@127.0.0.1:1/kubik?colour=secret", "invalid connection option|colour"),
    ],
)
async def test_what_cannot_be_opened(url: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("just some text, long enough to look like something")
    with pytest.raises(BadStorage, match=message) as caught:
        await Storage.open(url.format(tmp=tmp_path))
    assert isinstance(caught.value, KubikError)
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)


async def test_a_folder_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Path.open

    def refuse(path: Path, mode: str = "r", *rest: Any, **named: Any) -> Any:
        if mode == "ab":
            raise PermissionError(13, "Permission denied")
        return usual(path, mode, *rest, **named)

    monkeypatch.setattr(Path, "open", refuse)  # root may write everywhere
    with pytest.raises(BadStorage, match=r"kubik\.db cannot be written: Permission denied"):
        await Storage.open(tmp_path / "kubik.db")


async def test_a_database_that_does_not_exist(postgresql: Path) -> None:
    with pytest.raises(BadStorage, match='database "nowhere" does not exist'):
        await Storage.open(f"postgresql://postgres@/nowhere?host={postgresql}")


async def test_connections_that_were_cut_are_made_anew(postgresql: Path) -> None:
    url = new_database(postgresql)
    async with opened(url) as storage:
        await hold(storage, "a")
        with psycopg.connect(url) as other:
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await storage.append("a", "one", 1, b"x")
        assert await storage.records("a") == [b"x"]


NOTHING_KNOWN = '{"game": "", "names": [], "asked": null}'


async def test_an_older_database_is_brought_up_to_date(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = command.upgrade
    with monkeypatch.context() as patched:
        patched.setattr(command, "upgrade", lambda config, _: upgrade(config, "1"))
        async with opened(url) as storage:
            with storage._engine.begin() as connection:
                rows: dict[str, dict[str, Any]] = {
                    "people": {"hash": ANNA, "name": "Anna", "language": "en", "created": 1.5},
                    "tables": {"id": "a", "records": 1, "changed": 2.5, "turn": "Anna", "over": False},
                    "records": {"table_id": "a", "number": 1, "data": b"first"},
                    "links": {"hash": b"link", "table_id": "a", "kind": "watch"},
                    "seats": {"table_id": "a", "seat": 0, "person": ANNA},
                }
                for table, values in rows.items():
                    columns = ", ".join(values)
                    places = ", ".join(f":{name}" for name in values)
                    connection.execute(sa.text(f"INSERT INTO {table} ({columns}) VALUES ({places})"), values)
    async with opened(url) as storage:
        assert await storage.person(ANNA) == Person(ANNA, "Anna", "en", 1.5)
        assert await storage.tables_of(ANNA) == [TableOfPerson("a", 0, 2.5, NOTHING_KNOWN, False)]
        assert await storage.link(b"link") == Link(b"link", "a", "watch")
        await storage.save_browser(ANNA, Browser("https://push.example/1", "p", "a"))
        await hold(storage, "a")
        await storage.append("a", "one", 2, b"second", summary="Boris")
        assert await storage.records("a") == [b"first", b"second"]
