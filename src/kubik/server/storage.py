"""What the server remembers: the record of every table, who the people are, and which process keeps which table.

A table's record is append-only. `append` returns when its record is durable; records of many tables that wait at the
same moment become one transaction. A transaction is a plain function of a connection; a thread runs it from its
beginning to its end, whether or not somebody still waits for it. Two kinds of database do: a SQLite file for one
machine, PostgreSQL for several processes. Times are seconds since 1970 by the database's own clock, so that processes
need not agree about theirs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, Literal, TypeVar

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from kubik.kernel.errors import KubikError
from kubik.server.database import THREADS, BadStorage, begin, open_database, reason_of
from kubik.server.metrics import BATCH_RECORDS
from kubik.server.schema import browsers, contents, leases, links, now, people, records, seats, tables, watchers

MOST_AT_ONCE: Final = 1000  # appends in one transaction; both databases limit the parameters of a statement

# The statements of every append are built once: building one takes longer than running it.
_NAMES: Final = sa.bindparam("names", type_=sa.Text(), expanding=True)
# The lock makes a successor wait for our commit. Everybody locks in the order of the ids: no deadlock.
_HELD_NOW: Final = (
    sa.select(leases.c.table_id, leases.c.process)
    .where(leases.c.table_id.in_(_NAMES))
    .order_by(leases.c.table_id)
    .with_for_update()
)
_LENGTHS_NOW: Final = sa.select(tables.c.id, tables.c.records).where(tables.c.id.in_(_NAMES))
_INSERT_RECORDS: Final = sa.insert(records)

_T = TypeVar("_T")


def _locked(whose: sa.ColumnElement[bool]) -> sa.Select[tuple[str]]:
    """The tables of such leases, locked in the same order."""
    return sa.select(leases.c.table_id).where(whose).order_by(leases.c.table_id).with_for_update()


class Conflict(KubikError):
    """Something does not fit what is stored already, as a record that is not the next one. Nothing was changed."""


class NotHolder(KubikError):
    """An append by a process that does not hold the table, or not any more. Nothing was changed."""


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


class TableOfPerson(Struct, frozen=True):
    """A table where a person sits, or watches (no seat), and how things stand there."""

    table: str
    seat: int | None
    changed: float
    summary: str
    over: bool


class Holder(Struct, frozen=True):
    """The process that has a table, and where to reach it."""

    process: str
    address: str


class Kept(Struct, frozen=True):
    """All that is kept of a table: its records, what came of each, and how things stand. Outcomes and snapshot are None
    where an older program has written the record."""

    records: list[bytes]
    outcomes: list[bytes | None]
    snapshot: bytes | None


class _Append(Struct, frozen=True):
    """A record on its way; `written` becomes how that ended."""

    table: str
    process: str
    number: int
    data: bytes
    outcome: bytes | None
    snapshot: bytes | None
    summary: str
    over: bool
    links: list[Link]
    seats: dict[int, bytes | None]
    watcher: bytes | None
    written: asyncio.Future[None]


class Storage:
    """An open database. `await Storage.open(url)` makes one."""

    def __init__(self, engine: sa.Engine, name: str) -> None:
        self.name = name
        self._engine = engine
        self._readers = ThreadPoolExecutor(THREADS)
        # SQLite has one writer at a time; whoever waits inside of SQLite polls, whoever waits here is woken up.
        self._writers = ThreadPoolExecutor(1) if engine.dialect.name == "sqlite" else self._readers
        self._insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        stand = self._insert(tables).values(changed=now())
        self._stand = stand.on_conflict_do_update(
            index_elements=[tables.c.id],
            set_={name: stand.excluded[name] for name in ("records", "changed", "summary", "over", "snapshot")},
        )
        self._waiting: list[_Append] = []
        self._appending: asyncio.Task[None] | None = None
        self._closed = False
        self._contents: set[str] = set()
        """Those that are surely kept."""

    @classmethod
    async def open(cls, url: str | Path) -> Storage:
        """The storage at a file path, `sqlite:///path` or `postgresql://...`, made or brought up to date if need be."""
        return cls(*await asyncio.to_thread(open_database, url))

    async def close(self) -> None:
        """Let the appends that wait be written, then let go of the database."""
        self._closed = True
        if self._appending is not None:
            await self._appending
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._writers.shutdown()
        self._readers.shutdown()
        self._engine.dispose()

    async def check(self) -> None:
        """BadStorage if the database cannot be used now."""
        await self._read(lambda connection: connection.execute(sa.select(sa.func.count()).select_from(leases)))

    # --- records ------------------------------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        process: str,
        number: int,
        data: bytes,
        *,
        outcome: bytes | None = None,
        snapshot: bytes | None = None,
        summary: str = "",
        over: bool = False,
        links: Iterable[Link] = (),
        seats: Mapping[int, bytes | None] | None = None,
        watcher: bytes | None = None,
    ) -> None:
        """Add the next record to a table that `process` holds; the first one makes the table. Durable on return.

        `outcome` is what came of it; `snapshot`, `summary` and `over` say how things stand now. New links, the seats
        that change hands (None: empty again), and a person who watches are written together with the record or not at
        all. Conflict if it is not the next record,
        NotHolder if the table is not the process's own. Cancelling the wait does not call the record back.
        """
        self._check_open()
        written = asyncio.get_running_loop().create_future()
        kept = (outcome, snapshot, summary, over)
        self._waiting.append(
            _Append(table, process, number, data, *kept, list(links), dict(seats or {}), watcher, written)
        )
        if self._appending is None or self._appending.done():
            self._appending = asyncio.create_task(self._write_waiting())
        await written

    async def records(self, table: str, after: int = 0) -> list[bytes]:
        """The records of a table from number `after` + 1 on; none if there is no such table."""
        query = (
            sa.select(records.c.data)
            .where(records.c.table_id == table, records.c.number > after)
            .order_by(records.c.number)
        )
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def kept(self, table: str) -> Kept:
        """All that is kept of a table; no records if there is no such table. Only who holds it can be sure that nothing
        is written meanwhile."""
        query = (
            sa.select(records.c.data, records.c.outcome).where(records.c.table_id == table).order_by(records.c.number)
        )
        standing = sa.select(tables.c.snapshot).where(tables.c.id == table)

        def read(connection: sa.Connection) -> Kept:
            rows = connection.execute(query).all()
            return Kept([row.data for row in rows], [row.outcome for row in rows], connection.scalar(standing))

        return await self._read(read)

    async def keep(self, table: str, process: str, outcomes: list[bytes], snapshot: bytes) -> None:
        """Add what came of the records of a table that an older program has written, if the process still holds it."""
        held = sa.select(leases.c.table_id).where(leases.c.table_id == table, leases.c.process == process)
        fill = (
            sa.update(records)
            .where(records.c.table_id == table, records.c.number == sa.bindparam("at"))
            .values(outcome=sa.bindparam("came"))
        )
        rows = [{"at": number, "came": outcome} for number, outcome in enumerate(outcomes, 1)]

        def write(connection: sa.Connection) -> None:
            if connection.scalar(held.with_for_update()) is not None:
                connection.execute(fill, rows)
                connection.execute(sa.update(tables).where(tables.c.id == table).values(snapshot=snapshot))

        await self._write(write)

    async def keep_content(self, hash: str, data: bytes) -> None:
        """Keep the content of a game for as long as tables may need it."""
        if hash not in self._contents:
            insert = self._insert(contents).values(hash=hash, data=data).on_conflict_do_nothing()
            await self._write(lambda connection: connection.execute(insert))
            self._contents.add(hash)

    async def content(self, hash: str) -> bytes | None:
        """The content with this hash, if it was kept."""
        query = sa.select(contents.c.data).where(contents.c.hash == hash)
        return await self._read(lambda connection: connection.scalar(query))

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            await self._write_batch(batch)

    async def _write_batch(self, batch: list[_Append]) -> None:
        faults: list[Exception | None]
        try:
            faults = await self._run(partial(self._append_all, batch=batch), self._writers, writing=True)
        except BadStorage as error:
            faults = [BadStorage(str(error)) for _ in batch]
        except Exception as error:
            # Some append is at fault and took the transaction with it; alone, it fails alone.
            if len(batch) > 1:
                for append in batch:
                    await self._write_batch([append])
                return
            faults = [error]
        BATCH_RECORDS.observe(len(batch))
        for append, fault in zip(batch, faults, strict=True):
            if append.written.cancelled():
                continue
            if fault is None:
                append.written.set_result(None)
            else:
                append.written.set_exception(fault)

    def _append_all(self, connection: sa.Connection, batch: list[_Append]) -> list[Exception | None]:
        """Write what may be written; for each append why not, or None."""
        names = sorted({append.table for append in batch})
        held = {(table, process) for table, process in connection.execute(_HELD_NOW, {"names": names})}
        lengths: dict[str, int] = {row.id: row.records for row in connection.execute(_LENGTHS_NOW, {"names": names})}

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
            self._insert_all(connection, good)
        return faults

    def _insert_all(self, connection: sa.Connection, batch: list[_Append]) -> None:
        standing = {append.table: append for append in batch}
        connection.execute(
            self._stand,
            [
                {
                    "id": table,
                    "records": append.number,
                    "summary": append.summary,
                    "over": append.over,
                    "snapshot": append.snapshot,
                }
                for table, append in standing.items()
            ],
        )
        connection.execute(
            _INSERT_RECORDS,
            [
                {"table_id": append.table, "number": append.number, "data": append.data, "outcome": append.outcome}
                for append in batch
            ],
        )
        self._insert_links(connection, [link for append in batch for link in append.links])
        changing = {(append.table, seat): person for append in batch for seat, person in append.seats.items()}
        if changing:
            places = sa.tuple_(seats.c.table_id, seats.c.seat).in_(list(changing))
            before = {
                (table, seat): person for table, seat, person in connection.execute(sa.select(seats).where(places))
            }
            connection.execute(sa.delete(seats).where(places))
            # Nobody may move a seat that is another's by now.
            lost = [place for place, person in changing.items() if before.get(place) != person]
            moving = sa.tuple_(links.c.table_id, links.c.seat).in_(lost)
            connection.execute(sa.delete(links).where(links.c.kind == "move", moving))
        taken = [
            {"table_id": table, "seat": seat, "person": person}
            for (table, seat), person in changing.items()
            if person is not None
        ]
        if taken:
            connection.execute(sa.insert(seats), taken)
        watching = [
            {"table_id": append.table, "person": append.watcher} for append in batch if append.watcher is not None
        ]
        if watching:
            connection.execute(sa.insert(watchers), watching)

    # --- people, links, seats -----------------------------------------------------------------------------------------

    async def save_person(self, hash: bytes, name: str, language: str) -> None:
        """A new person, or a new name and language of one."""
        insert = self._insert(people).values(hash=hash, name=name, language=language, created=now())
        save = insert.on_conflict_do_update(
            index_elements=[people.c.hash],
            set_={"name": insert.excluded.name, "language": insert.excluded.language},
        )
        await self._write(lambda connection: connection.execute(save))

    async def person(self, hash: bytes) -> Person | None:
        """Who has the token with this hash."""
        query = sa.select(people).where(people.c.hash == hash)
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Person(*row)

    async def tables_of(self, person: bytes) -> list[TableOfPerson]:
        """Where a person sits, or else watches without a link; what changed last comes first."""
        sitting = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.person == person)
        watching = sa.select(watchers.c.table_id, sa.null()).where(
            watchers.c.person == person, watchers.c.table_id.not_in(sa.select(sitting.subquery().c.table_id))
        )
        mine = sa.union_all(sitting, watching).subquery()
        query = (
            sa.select(mine.c.table_id, mine.c.seat, tables.c.changed, tables.c.summary, tables.c.over)
            .join(tables, tables.c.id == mine.c.table_id)
            .order_by(tables.c.changed.desc(), mine.c.table_id, mine.c.seat)
        )
        return await self._read(lambda connection: [TableOfPerson(*row) for row in connection.execute(query)])

    async def add_links(self, links: Iterable[Link]) -> None:
        """Further links to tables that exist."""
        await self._write(partial(self._insert_links, new=list(links)))

    async def link(self, hash: bytes) -> Link | None:
        """The link with this hash, unless it has ended or expired."""
        found = await self._links(links.c.hash == hash)
        return found[0] if found else None

    async def links(self, table: str) -> list[Link]:
        """The links to a table that can be used."""
        return await self._links(links.c.table_id == table)

    async def _links(self, which: sa.ColumnElement[bool]) -> list[Link]:
        usable = sa.or_(links.c.expires.is_(None), links.c.expires > now())
        query = sa.select(links).where(which, usable)
        return await self._read(lambda connection: [Link(*row) for row in connection.execute(query)])

    def _insert_links(self, connection: sa.Connection, new: list[Link]) -> None:
        if new:
            connection.execute(
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
        save = insert.on_conflict_do_update(
            index_elements=[browsers.c.endpoint],
            set_={name: insert.excluded[name] for name in ("person", "p256dh", "auth")},
        )
        await self._write(lambda connection: connection.execute(save))

    async def browsers_of(self, person: bytes) -> list[Browser]:
        """Where a person wants to be told."""
        query = sa.select(browsers.c.endpoint, browsers.c.p256dh, browsers.c.auth).where(browsers.c.person == person)
        return await self._read(lambda connection: [Browser(*row) for row in connection.execute(query)])

    async def forget_browser(self, endpoint: str) -> None:
        """A browser that does not want to be told any more."""
        delete = sa.delete(browsers).where(browsers.c.endpoint == endpoint)
        await self._write(lambda connection: connection.execute(delete))

    # --- leases -------------------------------------------------------------------------------------------------------

    async def claim(self, table: str, process: str, address: str, seconds: float) -> Holder:
        """Take a table that nobody holds, or whose lease has run out, or prolong the own lease; who holds it now.

        A lease that has run out is still its process's own until another takes the table: a process that was slow for a
        while has lost nothing. One that ends later than a new one would was given before the database's clock was put
        back, and has run out too. A process name stands for one run of a program.
        """
        insert = self._insert(leases).values(table_id=table, process=process, address=address, until=now() + seconds)
        take = insert.on_conflict_do_update(
            index_elements=[leases.c.table_id],
            set_={name: insert.excluded[name] for name in ("process", "address", "until")},
            where=sa.or_(leases.c.process == process, leases.c.until <= now(), leases.c.until > now() + seconds),
        )
        held_by = sa.select(leases.c.process, leases.c.address).where(leases.c.table_id == table)

        def take_and_look(connection: sa.Connection) -> Holder | None:
            connection.execute(take)
            row = connection.execute(held_by).one_or_none()
            return None if row is None else Holder(*row)

        while True:
            holder = await self._write(take_and_look)
            if holder is not None:  # else it was given back between the two statements
                return holder

    async def renew(self, process: str, seconds: float) -> set[str]:
        """Prolong all leases of a process; for which tables."""
        prolong = (
            sa.update(leases)
            .where(leases.c.table_id.in_(_locked(leases.c.process == process)))
            .values(until=now() + seconds)
            .returning(leases.c.table_id)
        )
        return await self._write(lambda connection: set(connection.scalars(prolong)))

    async def release(self, table: str, process: str) -> None:
        """Give a table back, if it is still the process's own."""
        delete = sa.delete(leases).where(leases.c.table_id == table, leases.c.process == process)
        await self._write(lambda connection: connection.execute(delete))

    async def release_all(self, process: str) -> None:
        """Give back whatever a process has."""
        await self._release(leases.c.process == process)

    async def release_at(self, address: str) -> None:
        """Give back whatever a process has whose address begins so."""
        await self._release(leases.c.address.startswith(address, autoescape=True))

    async def _release(self, whose: sa.ColumnElement[bool]) -> None:
        delete = sa.delete(leases).where(leases.c.table_id.in_(_locked(whose)))
        await self._write(lambda connection: connection.execute(delete))

    # --- transactions -------------------------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self._closed:
            raise BadStorage(f"{self.name}: closed already")

    async def _read(self, work: Callable[[sa.Connection], _T]) -> _T:
        self._check_open()
        return await self._run(work, self._readers, writing=False)

    async def _write(self, work: Callable[[sa.Connection], _T]) -> _T:
        self._check_open()
        return await self._run(work, self._writers, writing=True)

    async def _run(self, work: Callable[[sa.Connection], _T], threads: ThreadPoolExecutor, *, writing: bool) -> _T:
        transaction = partial(self._transaction, work, writing=writing)
        return await asyncio.get_running_loop().run_in_executor(threads, transaction)

    def _transaction(self, work: Callable[[sa.Connection], _T], *, writing: bool) -> _T:
        """One transaction; what goes wrong in the database comes out as one line."""
        try:
            with begin(self._engine, writing=writing) as connection:
                return work(connection)
        except (IntegrityError, DataError) as error:
            raise Conflict(f"{self.name}: does not fit: {reason_of(error)}") from None
        except SQLAlchemyError as error:
            raise BadStorage(f"{self.name}: {reason_of(error)}") from None
