"""Backups: everything that a database holds as one SQLite file, whichever kind it is itself, and the way back.

So a backup can be looked into, served as it is, or restored into a database of the other kind. Leases are not in it:
they say which processes run.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from kubik.server.database import VERSION_TABLE, CannotOpen, begin, check_schema, make_engine, open_database, reason_of
from kubik.server.schema import leases, people, schema, tables


class Copied(Struct, frozen=True):
    """How much was copied."""

    tables: int
    people: int


def back_up(database: str | Path, file: Path) -> Copied:
    """Write what a database holds at this moment into a new file; servers may go on meanwhile."""
    address = str(database)
    if "://" not in address.replace("sqlite:///", "") and not Path(address.removeprefix("sqlite:///")).is_file():
        raise CannotOpen("missing", address)
    if file.exists():
        raise CannotOpen("exists", str(file))
    source, name = make_engine(database)
    try:
        # It gets its name when it is whole.
        with TemporaryDirectory(prefix=f".{file.name}.", dir=file.absolute().parent) as folder:
            part = Path(folder) / "part.db"
            with _telling(name), _reading(source) as taken:
                check_schema(taken, name)
                copied = _copy_into(part, taken)
            part.chmod(0o600)  # it holds the seeds of running games
            with part.open("rb") as written:
                os.fsync(written.fileno())
            part.replace(file)
    except OSError as error:
        raise CannotOpen("unwritable", str(file), detail=error.strerror or str(error)) from None
    finally:
        source.dispose()
    return copied


def restore(file: Path, database: str | Path) -> Copied:
    """Put what a backup holds into an empty database, which is made if need be. An older backup is brought up to date,
    in a copy."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        try:
            shutil.copyfile(file, copy)
        except OSError as error:
            raise CannotOpen("unreadable", str(file), detail=error.strerror or str(error)) from None
        _check_whole(copy, str(file))
        try:
            source, _ = open_database(copy)
        except CannotOpen as error:
            raise CannotOpen(error.reason, **{**error.facts, "place": str(file)}) from None
        try:
            with _reading(source) as taken:
                return _copy_into(database, taken)
        finally:
            source.dispose()


def _check_whole(copy: Path, name: str) -> None:
    """Refuse a file that is no backup, or half of one."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as error:
        raise CannotOpen("no_backup", name, detail=str(error)) from None
    if found != "ok":
        raise CannotOpen("no_backup", name, detail=" ".join(found.split()))
    if VERSION_TABLE not in names:
        raise CannotOpen("no_backup", name, detail=f"no {VERSION_TABLE}")


@contextmanager
def _telling(name: str) -> Iterator[None]:
    """What goes wrong in a database comes out as one line."""
    try:
        yield
    except SQLAlchemyError as error:
        raise CannotOpen("unusable", name, detail=reason_of(error)) from None


@contextmanager
def _reading(engine: sa.Engine) -> Iterator[sa.Connection]:
    """One moment of a database, however long it takes to read."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with begin(engine, writing=False) as connection:
        _take_time(connection)
        yield connection


def _take_time(connection: sa.Connection) -> None:
    """Nobody waits for this transaction, so it may be silent while the other side writes."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def _copy_into(database: str | Path, source: sa.Connection) -> Copied:
    """Copy all rows into an empty database, in one transaction."""
    engine, name = open_database(database)
    try:
        with _telling(name), begin(engine, writing=True) as target:
            _take_time(target)
            if any(_count(target, table) for table in (tables, people)):
                raise CannotOpen("not_empty", name)
            for table in schema.sorted_tables:
                if table is not leases:
                    rows = source.execute(sa.select(table), execution_options={"yield_per": 1000}).mappings()
                    for part in rows.partitions():
                        target.execute(sa.insert(table), [dict(row) for row in part])
            return Copied(_count(target, tables), _count(target, people))
    finally:
        engine.dispose()


def _count(connection: sa.Connection, table: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
