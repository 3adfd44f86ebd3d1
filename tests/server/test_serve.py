"""`kubik serve` as a program: it says where it is, ends when it is told to, and says in one line what is wrong."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sqlite3
import time
from pathlib import Path

import pytest

from kubik.cli.serve import _open_port
from kubik.kernel.errors import KubikError
from kubik.kernel.text import words
from kubik.server import protocol
from kubik.server.database import VERSION_TABLE
from kubik.server.storage import Storage
from tests.server.client import Person
from tests.server.conftest import new_database
from tests.server.program import PATIENCE, assert_ended_well, program


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(status.read_text().rpartition(")")[2].split()[1])
        except (FileNotFoundError, ProcessLookupError):
            continue
        if parent == pid:
            found.append(int(status.parent.name))
    return found


def has_ended(pid: int) -> bool:
    """Also if nobody has asked yet how; not every container does so for those who have lost their parent."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return True


def wait_until_gone(processes: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while alive := [pid for pid in processes if not has_ended(pid)]:
        assert time.monotonic() < deadline, alive
        time.sleep(0.1)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "service manager"])
def test_it_says_where_it_is_and_ends_when_told(tmp_path: Path, ending: signal.Signals) -> None:
    database = tmp_path / "new folder" / "kubik.db"
    with program("--port", "0", "--database", str(database)) as server:
        print(f"started in {server.started:.2f} s")
        assert server.port
        assert Person(server.port, "Anna").call("GET", "/api/me")[1]["name"] == "Anna"
        assert server.process.stdout is not None
        assert str(database) in server.process.stdout.readline()
        started = children(server.process.pid)
        assert server.end(ending) == (0, "")
        wait_until_gone(started)


def test_it_ends_with_open_connections_and_a_bot_that_thinks(url: str) -> None:
    with program("--port", "0", "--database", url) as server:
        anna = Person(server.port, "Anna")
        table = anna.open(bots={"1": "search:seconds=5"}, options={"first": 1})["table"]
        with anna.at(table) as seat:
            seat.until(lambda message: message["type"] == "update")
            assert seat.ask(protocol.Say("s", "Take your time."))["type"] == "done"
            started = children(server.process.pid)
            assert started
            assert_ended_well(server.end(signal.SIGINT))
        wait_until_gone(started)
    with program("--port", "0", "--database", url) as server:
        anna.port = server.port
        with anna.at(table) as seat:
            seat.until(lambda message: message["type"] == "update")
            assert [line["text"] for line in seat.update["chat"]] == ["Take your time."]


def test_its_workers_do_not_outlive_it(tmp_path: Path) -> None:
    with program("--port", "0", "--database", str(tmp_path / "kubik.db")) as server:
        anna = Person(server.port, "Anna")
        with anna.at(anna.open(bots={"1": "random"}, options={"first": 1})["table"]) as seat:
            seat.question()  # the bot has thought
            started = children(server.process.pid)
            assert started
            server.end(signal.SIGKILL)
        wait_until_gone(started)


def refused(*arguments: str) -> str:
    """The one line with which it refuses to start."""
    with program(*arguments) as server:
        code, wrong = server.wait()
    assert (code, server.said) == (2, "")
    assert wrong.endswith("\n")
    assert wrong.count("\n") == 1
    return wrong


def test_a_busy_port(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        given = ("--port", str(port), "--database", str(tmp_path / "kubik.db"))
        assert f"another program has port {port} of 127.0.0.1" in refused(*given)
        assert f"порт {port} на 127.0.0.1 занят другой программой" in refused(*given, "--lang", "ru")


def test_a_port_is_busy_from_the_moment_it_is_opened() -> None:
    """Else two servers that start together would both believe that the port is theirs."""
    english = words("kubik.cli", "en")
    with _open_port("127.0.0.1", 0, english) as first:
        port = first.getsockname()[1]
        with pytest.raises(KubikError, match=f"another program has port {port}"):
            _open_port("127.0.0.1", port, english)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--port", "70000"), "port 70000"),
        (("--host", "no.such.host.invalid"), "no.such.host.invalid port 0"),
        (("--host", "203.0.113.1"), "203.0.113.1 port 0: Cannot assign"),
        (("--address", "10.0.0.5:8000"), "10.0.0.5:8000 is not where other servers could call"),
        (("--address", "http://"), "http:// is not where"),
        (("--address", "http://here:99999"), "http://here:99999 is not where"),
        (("--address", "ftp://here"), "ftp://here is not where"),
        (("--database", "{tmp}"), "Is a directory"),
        (("--database", "{tmp}/file"), "file is not a database"),
        (("--database", "{tmp}/file/kubik.db"), "(Not a directory|File exists)"),
        (("--database", "/proc/kubik/kubik.db"), "/proc/kubik/kubik.db cannot be written: "),
        (("--database", "mysql://me:secret@here/kubik"), "mysql://: not a file path"),
        (("--database", "postgresql://me:secret@127.0.0.1:1/kubik"), "127.0.0.1:1/kubik cannot be used: .*refused"),
        (("--database", "postgresql://me:secret@no.such.host.invalid/kubik"), "host.invalid/kubik cannot be used"),
        (("--database", "postgresql://me:secret@here:port/kubik"), "postgresql://: not a whole address"),
    ],
)
def test_what_cannot_be_served(arguments: tuple[str, ...], message: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("just some text, long enough to look like something")
    given = [argument.format(tmp=tmp_path) for argument in arguments]
    if "--port" not in given:
        given += ["--port", "0"]
    if "--database" not in given:
        given += ["--database", str(tmp_path / "kubik.db")]
    said = refused(*given)
    assert re.search(message, said), said
    assert "secret" not in said


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_where_one_may_not_write(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    assert "Permission denied" in refused("--port", "0", "--database", str(folder / "kubik.db"))


def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    path = tmp_path / "kubik.db"

    async def make() -> None:
        await (await Storage.open(path)).close()

    asyncio.run(make())
    with sqlite3.connect(path) as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '999'")
    connection.close()
    assert "written by a newer program (schema 999" in refused("--port", "0", "--database", str(path))


def test_a_database_that_is_not_there(postgresql: Path) -> None:
    url = new_database(postgresql).replace("kubik_", "nowhere_")
    assert "cannot be used" in refused("--port", "0", "--database", url)
    assert "не открывается" in refused("--port", "0", "--database", url, "--lang", "ru")
