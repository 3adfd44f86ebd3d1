"""Opening a database: a SQLite file or PostgreSQL, brought up to date by the migrations."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from kubik.kernel.errors import KubikError
from kubik.kernel.text import words

VERSION_TABLE: Final = "kubik_version"
MIGRATION_LOCK: Final = 0x6B75_6269_6B  # "kubik"; any number that other programs do not take
PATIENCE: Final = 15  # seconds for a connection to open, or for another process to finish its transaction
MOST_IDLE: Final = 3  # seconds after which PostgreSQL ends a transaction whose process says nothing more
MOST_LOCKED: Final = 4  # seconds that it waits for another's lock: longer than somebody silent can hold one
THREADS: Final = 8  # that use a database at the same time; each has a connection


class BadStorage(KubikError):
    """A database that cannot be opened or used. Whether an append that ends so was written, only reading tells."""


class CannotOpen(BadStorage):
    """What is wrong with a database at the start; `say` tells it in a language, the message in English."""

    def __init__(self, reason: str, place: str, **facts: str) -> None:
        self.reason = reason
        self.facts = {"place": place, **facts}
        super().__init__(self.say("en"))

    def say(self, language: str) -> str:
        return words(__package__, language).say(f"database-{self.reason}", **self.facts)


def open_database(url: str | Path) -> tuple[sa.Engine, str]:
    """An engine for a database that is there and up to date, and a name for messages, which tells no password."""
    engine, name = make_engine(url)
    try:
        with begin(engine, writing=True) as connection:
            _migrate(connection, name)
        if engine.dialect.name == "sqlite":
            _use_wal(engine)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise CannotOpen("unusable", name, detail=reason_of(error)) from None
    finally:
        engine.dispose()  # whoever wanted it may be gone by now, and then nobody else would
    return engine, name


def make_engine(url: str | Path) -> tuple[sa.Engine, str]:
    """An engine, and a name for messages, which tells no password."""
    if isinstance(url, str) and url.startswith("postgresql:"):
        return _postgresql_engine(url)
    if isinstance(url, str) and "://" in url.replace("sqlite:///", ""):
        raise CannotOpen("unknown_kind", f"{url.partition('://')[0]}://")
    return _sqlite_engine(Path(str(url).removeprefix("sqlite:///")))


def _postgresql_engine(address: str) -> tuple[sa.Engine, str]:
    try:
        url = sa.make_url(address).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):
        raise CannotOpen("no_address", "postgresql://") from None
    # Without these a thread would wait for hours when the network is silently gone, or for a process that was stopped
    # or cut off inside of a transaction and still holds its locks.
    patient = {
        "connect_timeout": PATIENCE,
        "keepalives_idle": PATIENCE,
        "tcp_user_timeout": 1000 * PATIENCE,
        "options": f"-c idle_in_transaction_session_timeout={MOST_IDLE}s -c lock_timeout={MOST_LOCKED}s",
    }
    engine = sa.create_engine(
        url,
        isolation_level="READ COMMITTED",  # `Storage._append_all` must see what was committed before it got its locks
        connect_args={name: value for name, value in patient.items() if name not in url.query},
        pool_size=THREADS,
        pool_pre_ping=True,
    )
    return engine, url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def _sqlite_engine(path: Path) -> tuple[sa.Engine, str]:
    try:
        path.absolute().parent.mkdir(parents=True, exist_ok=True)
        path.open("ab").close()  # the system tells why not; SQLite would only say "unable to open"
    except (OSError, ValueError) as error:
        raise CannotOpen("unwritable", str(path), detail=getattr(error, "strerror", None) or str(error)) from None
    engine = sa.create_engine(
        sa.URL.create("sqlite", database=str(path.absolute())),
        connect_args={"timeout": PATIENCE},
        pool_size=THREADS + 1,  # one for the writer
    )

    @sa.event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver shall not begin transactions behind our back
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    return engine, str(path)


@contextmanager
def begin(engine: sa.Engine, *, writing: bool) -> Iterator[sa.Connection]:
    """One transaction."""
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            # A writer that begins as a reader would fail, not wait, when another one writes in between.
            # A listener to SQLAlchemy's event "begin" could do this too, but slows every statement down.
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
        yield connection


def _migrate(connection: sa.Connection, name: str) -> None:
    """Bring the schema up to date, inside one transaction."""
    if connection.dialect.name == "postgresql":  # in SQLite only one can be here anyway
        connection.execute(sa.text("SET LOCAL lock_timeout = 0"))  # another's migration may take as long as it needs
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config, stored, known = _schemas(connection)
    if not stored and (foreign := sorted(sa.inspect(connection).get_table_names())):
        raise CannotOpen("foreign", name, table=foreign[0])
    if unknown := set(stored) - {script.revision for script in known.walk_revisions()}:
        raise CannotOpen("newer", name, schema=min(unknown), known=str(known.get_current_head()))
    if stored != tuple(known.get_heads()):
        command.upgrade(config, "head")


def check_schema(connection: sa.Connection, name: str) -> None:
    """Refuse a database that is not just as this program writes it; nothing is brought up to date here."""
    _, stored, known = _schemas(connection)
    if stored != tuple(known.get_heads()):
        raise CannotOpen("other_schema", name, schema=", ".join(stored) or "-", known=str(known.get_current_head()))


def _schemas(connection: sa.Connection) -> tuple[Config, tuple[str, ...], ScriptDirectory]:
    """How to migrate, the version that a database has, and those that this program knows."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes.update(connection=connection, table=VERSION_TABLE)
    stored = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    return config, stored, ScriptDirectory.from_config(config)


def _use_wal(engine: sa.Engine) -> None:
    """Readers then do not wait for the writer. Outside of a transaction, and only in a file that is surely ours."""
    deadline = time.monotonic() + PATIENCE
    with closing(engine.raw_connection()) as connection:
        while True:
            try:
                connection.cursor().execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError:  # SQLite itself does not wait here for who else is opening
                if time.monotonic() > deadline:
                    raise
            time.sleep(0.02)


def reason_of(error: Exception) -> str:
    """What the database says, in one line."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(said).split())
