"""What the server remembers: the record of every table, who the people are, and which process keeps which table.

A table's record is append-only. `append` returns when its record is durable; records of many tables that wait at the
same moment become one transaction. Two kinds of database do: a SQLite file for one machine, PostgreSQL for several
processes. Times are seconds since 1970 by the database's own clock, so that processes need not agree about theirs.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, Literal

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kubik.kernel.errors import KubikError
from kubik.server.database import PATIENCE, BadStorage, make_engine, migrate, reason_of
from kubik.server.schema import browsers, leases, links, now, people, records, seats, tables

MOST_AT_ONCE: Final = 1000  # appends in one transaction; both databases limit the parameters of a statement


class Conflict(KubikError):
    """Something does not fit what is stored already, as a record that is not the next one. Nothing was changed."""


class NotHolder(KubikError):
    """An append by a process whose lease of the table is not valid any more. Nothing was changed."""


LinkKind = Literal["invitation", "seat", "watch", "move"]


class Person(Struct, frozen=True):
    """Known by the hash of a secret token; the token itself is stored nowhere."""

    hash: bytes
    name: str
    language: str
    created: float


class Link(Struct, frozen=True):
    """What the holder of a secret may do at a table; known by its hash, like a person."""

    hash: bytes
    table: str
    kind: LinkKind
    seat: int | None = None
    expires: float | None = None


class Browser(Struct, frozen=True):
    """Where a person wants to be told that it is their turn, as Web Push has it."""

    endpoint: str
    p256dh: str
    auth: str


class Seated(Struct, frozen=True):
    """A seat that a person has, and how things stand at that table."""

    table: str
    seat: int
    changed: float
    summary: str
    over: bool


class Holder(Struct, frozen=True):
    """The process that has a table, and where to reach it."""

    process: str
    address: str


class _Append(Struct, frozen=True):
    """A record on its way; `written` becomes its outcome."""

    table: str
    process: str
    number: int
    data: bytes
    summary: str
    over: bool
    links: list[Link]
    seats: dict[int, bytes | None]
    written: asyncio.Future[None]


class Storage:
    """An open database. `await Storage.open(url)` makes one."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.name = name
        self._reading = engine
        self._writing = engine.execution_options(writing=True)
        self._insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        # SQLite has one writer at a time; whoever waits inside of SQLite polls, whoever waits here is woken up.
        self._one_writer: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        )
        self._waiting: list[_Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, url: str | Path) -> Storage:
        """The storage at a file path, `sqlite:///path` or `postgresql://...`, made or brought up to date if need be."""
        engine, name = make_engine(url)
        storage = cls(engine, name)
        try:
            async with storage._write() as connection:
                await connection.run_sync(migrate, name)
            if engine.dialect.name == "sqlite":
                await storage._use_wal()
        except BaseException:
            await engine.dispose()
            raise
        return storage

    async def close(self) -> None:
        """Let the appends that wait be written, then let go of the database."""
        self._closed = True
        if self._writer is not None:
            await self._writer
        await self._reading.dispose()

    # --- records ------------------------------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        process: str,
        number: int,
        data: bytes,
        *,
        summary: str = "",
        over: bool = False,
        links: Iterable[Link] = (),
        seats: Mapping[int, bytes | None] | None = None,
    ) -> None:
        """Add the next record to a table that `process` holds; the first one makes the table. Durable on return.

        `summary` and `over` say how things stand now. New links, and the seats that change hands (None: empty again),
        are written together with the record or not at all. Conflict if it is not the next record, NotHolder without a
        valid lease. Cancelling the wait does not call the record back.
        """
        self._check_open()
        written = asyncio.get_running_loop().create_future()
        self._waiting.append(
            _Append(table, process, number, data, summary, over, list(links), dict(seats or {}), written)
        )
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_waiting())
        await written

    async def records(self, table: str, after: int = 0) -> list[bytes]:
        """The records of a table from number `after` + 1 on; none if there is no such table."""
        query = (
            sa.select(records.c.data)
            .where(records.c.table_id == table, records.c.number > after)
            .order_by(records.c.number)
        )
        async with self._read() as connection:
            return list(await connection.scalars(query))

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            await self._write_batch(batch)

    async def _write_batch(self, batch: list[_Append]) -> None:
        faults: list[Exception | None]
        try:
            async with self._write(closing=True) as connection:
                faults = await self._append_all(connection, batch)
        except BadStorage as error:
            faults = [BadStorage(str(error)) for _ in batch]
        except Exception as error:
            # Some append is at fault and took the transaction with it; alone, it fails alone.
            if len(batch) > 1:
                for append in batch:
                    await self._write_batch([append])
                return
            faults = [error]
        for append, fault in zip(batch, faults, strict=True):
            if append.written.cancelled():
                continue
            if fault is None:
                append.written.set_result(None)
            else:
                append.written.set_exception(fault)

    async def _append_all(self, connection: AsyncConnection, batch: list[_Append]) -> list[Exception | None]:
        """Write what may be written; for each append why not, or None."""
        names = sorted({append.table for append in batch})
        # The lock makes a successor wait for our commit. Everybody locks in the order of the ids: no deadlock.
        held_now = (
            sa.select(leases.c.table_id, leases.c.process)
            .where(leases.c.table_id.in_(names), leases.c.until > now())
            .order_by(leases.c.table_id)
            .with_for_update()
        )
        held = {(table, process) for table, process in await connection.execute(held_now)}
        lengths_now = sa.select(tables.c.id, tables.c.records).where(tables.c.id.in_(names))
        lengths: dict[str, int] = {row.id: row.records for row in await connection.execute(lengths_now)}

        faults: list[Exception | None] = []
        good: list[_Append] = []
        for append in batch:
            following = lengths.get(append.table, 0) + 1
            if (append.table, append.process) not in held:
                faults.append(NotHolder(f"process {append.process} does not hold table {append.table}"))
            elif append.number != following:
                faults.append(Conflict(f"table {append.table}: the next record is {following}, not {append.number}"))
            else:
                faults.append(None)
                lengths[append.table] = following
                good.append(append)
        if good:
            await self._insert_all(connection, good)
        return faults

    async def _insert_all(self, connection: AsyncConnection, batch: list[_Append]) -> None:
        standing = {append.table: append for append in batch}
        stand = self._insert(tables).values(changed=now())
        stand = stand.on_conflict_do_update(
            index_elements=[tables.c.id],
            set_={name: stand.excluded[name] for name in ("records", "changed", "summary", "over")},
        )
        await connection.execute(
            stand,
            [
                {"id": table, "records": append.number, "summary": append.summary, "over": append.over}
                for table, append in standing.items()
            ],
        )
        await connection.execute(
            sa.insert(records),
            [{"table_id": append.table, "number": append.number, "data": append.data} for append in batch],
        )
        await self._insert_links(connection, [link for append in batch for link in append.links])
        changing = {(append.table, seat): person for append in batch for seat, person in append.seats.items()}
        if changing:
            places = sa.tuple_(seats.c.table_id, seats.c.seat)
            await connection.execute(sa.delete(seats).where(places.in_(list(changing))))
        taken = [
            {"table_id": table, "seat": seat, "person": person}
            for (table, seat), person in changing.items()
            if person is not None
        ]
        if taken:
            await connection.execute(sa.insert(seats), taken)

    # --- people, links, seats -----------------------------------------------------------------------------------------

    async def save_person(self, hash: bytes, name: str, language: str) -> None:
        """A new person, or a new name and language of one."""
        insert = self._insert(people).values(hash=hash, name=name, language=language, created=now())
        async with self._write() as connection:
            await connection.execute(
                insert.on_conflict_do_update(
                    index_elements=[people.c.hash],
                    set_={"name": insert.excluded.name, "language": insert.excluded.language},
                )
            )

    async def person(self, hash: bytes) -> Person | None:
        async with self._read() as connection:
            row = (await connection.execute(sa.select(people).where(people.c.hash == hash))).one_or_none()
        return None if row is None else Person(*row)

    async def seats_of(self, person: bytes) -> list[Seated]:
        """Where a person sits; what changed last comes first."""
        query = (
            sa.select(seats.c.table_id, seats.c.seat, tables.c.changed, tables.c.summary, tables.c.over)
            .join(tables)
            .where(seats.c.person == person)
            .order_by(tables.c.changed.desc(), seats.c.table_id, seats.c.seat)
        )
        async with self._read() as connection:
            return [Seated(*row) for row in await connection.execute(query)]

    async def add_links(self, links: Iterable[Link]) -> None:
        """Further links to tables that exist."""
        async with self._write() as connection:
            await self._insert_links(connection, list(links))

    async def link(self, hash: bytes) -> Link | None:
        """The link with this hash, unless it was revoked or has expired."""
        found = await self._links(links.c.hash == hash)
        return found[0] if found else None

    async def links(self, table: str) -> list[Link]:
        """The links to a table that can be used."""
        return await self._links(links.c.table_id == table)

    async def revoke(self, hash: bytes) -> bool:
        """Make a link worthless; whether it was there, so that of two who use it at once only one succeeds."""
        async with self._write() as connection:
            found = await connection.execute(sa.delete(links).where(links.c.hash == hash))
        return found.rowcount > 0

    async def _links(self, which: sa.ColumnElement[bool]) -> list[Link]:
        usable = sa.or_(links.c.expires.is_(None), links.c.expires > now())
        async with self._read() as connection:
            return [Link(*row) for row in await connection.execute(sa.select(links).where(which, usable))]

    async def _insert_links(self, connection: AsyncConnection, new: list[Link]) -> None:
        if new:
            await connection.execute(
                sa.insert(links),
                [
                    {
                        "hash": link.hash,
                        "table_id": link.table,
                        "kind": link.kind,
                        "seat": link.seat,
                        "expires": link.expires,
                    }
                    for link in new
                ],
            )

    async def save_browser(self, person: bytes, browser: Browser) -> None:
        """A browser belongs to the person who used it last."""
        insert = self._insert(browsers).values(
            endpoint=browser.endpoint, person=person, p256dh=browser.p256dh, auth=browser.auth
        )
        async with self._write() as connection:
            await connection.execute(
                insert.on_conflict_do_update(
                    index_elements=[browsers.c.endpoint],
                    set_={name: insert.excluded[name] for name in ("person", "p256dh", "auth")},
                )
            )

    async def browsers_of(self, person: bytes) -> list[Browser]:
        query = sa.select(browsers.c.endpoint, browsers.c.p256dh, browsers.c.auth).where(browsers.c.person == person)
        async with self._read() as connection:
            return [Browser(*row) for row in await connection.execute(query)]

    async def forget_browser(self, endpoint: str) -> None:
        async with self._write() as connection:
            await connection.execute(sa.delete(browsers).where(browsers.c.endpoint == endpoint))

    # --- leases -------------------------------------------------------------------------------------------------------

    async def claim(self, table: str, process: str, address: str, seconds: float) -> Holder:
        """Take a table that nobody holds, or prolong the own lease; who holds it now.

        A process name stands for one run of a program. A program that is alone with its database may keep its name, and
        then need not wait for its own lease after a restart.
        """
        insert = self._insert(leases).values(table_id=table, process=process, address=address, until=now() + seconds)
        take = insert.on_conflict_do_update(
            index_elements=[leases.c.table_id],
            set_={name: insert.excluded[name] for name in ("process", "address", "until")},
            where=sa.or_(leases.c.process == process, leases.c.until <= now()),
        )
        held_by = sa.select(leases.c.process, leases.c.address).where(leases.c.table_id == table)
        while True:
            async with self._write() as connection:
                await connection.execute(take)
                row = (await connection.execute(held_by)).one_or_none()
            if row is not None:  # else it was given back between the two statements
                return Holder(*row)

    async def renew(self, process: str, seconds: float) -> set[str]:
        """Prolong all leases of a process that are still valid; for which tables."""
        own = (
            sa.select(leases.c.table_id)
            .where(leases.c.process == process, leases.c.until > now())
            .order_by(leases.c.table_id)
            .with_for_update()
        )
        prolong = sa.update(leases).where(leases.c.table_id.in_(own)).values(until=now() + seconds)
        async with self._write() as connection:
            return set(await connection.scalars(prolong.returning(leases.c.table_id)))

    async def release(self, table: str, process: str) -> None:
        """Give a table back, if it is still the process's own."""
        async with self._write() as connection:
            await connection.execute(sa.delete(leases).where(leases.c.table_id == table, leases.c.process == process))

    # --- transactions -------------------------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self._closed:
            raise BadStorage(f"{self.name}: closed already")

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        self._check_open()
        async with self._transaction(self._reading) as connection:
            yield connection

    @asynccontextmanager
    async def _write(self, *, closing: bool = False) -> AsyncIterator[AsyncConnection]:
        if not closing:
            self._check_open()
        async with self._one_writer, self._transaction(self._writing) as connection:
            yield connection

    @asynccontextmanager
    async def _transaction(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """One transaction; what goes wrong in the database comes out as one line."""
        try:
            async with engine.begin() as connection:
                yield connection
        except (IntegrityError, DataError) as error:
            raise Conflict(f"{self.name}: does not fit: {reason_of(error)}") from None
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise BadStorage(f"{self.name}: {reason_of(error)}") from None

    async def _use_wal(self) -> None:
        """Readers then do not wait for the writer. Outside of a transaction, and only in a file that is surely ours."""
        deadline = time.monotonic() + PATIENCE
        async with self._reading.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            while True:
                try:
                    await driver.execute("PRAGMA journal_mode = WAL")
                    return
                except sqlite3.OperationalError as error:  # SQLite itself does not wait here for who else is opening
                    if time.monotonic() > deadline:
                        raise BadStorage(f"{self.name}: {reason_of(error)}") from None
                await asyncio.sleep(0.02)
