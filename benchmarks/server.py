"""How fast the server is: tables with two people each, over real WebSockets on this machine.

    python -m benchmarks.server --database sqlite --tables 1,50,500 --seconds 5

prints one row of a Markdown table for each number of tables. A row tells how many choices were carried out a second,
how long it took from sending a choice to seeing it on the table (median and 99th percentile), how much memory a table
takes in the server while people are there and when it is asleep, and how long the server took to start. People choose
at random and at once, so it is the most that the server can do, not what people do.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import msgspec
from tests.server.conftest import new_database, postgresql_programs, start_postgresql
from websockets.asyncio.client import ClientConnection, connect

from kubik.server import live_table, protocol
from kubik.server.app import make_app
from kubik.server.limits import Limits
from kubik.server.uvicorn_server import make_server

UNLIMITED = Limits(burst=10**9, per_second=10**9, connections_of_person=10**6, connections_of_address=10**6)
HEAD = """| database, game | tables | choices/s | median, ms | 99 %, ms | KB per table, awake | asleep | start, s |
|---|---|---|---|---|---|---|---|"""
IDLE = 1.0
"""Seconds after which a table falls asleep here, so that one need not wait long for it."""
AT_ONCE = 50
"""People who come at the same time."""


# --- the server -------------------------------------------------------------------------------------------------------


def serve(port: int, database: str) -> None:
    """The server as `kubik serve` runs it, but for the limits, and without patience for empty tables."""
    live_table.SLEEP_AFTER = IDLE  # type: ignore[misc]
    with suppress(KeyboardInterrupt):
        make_server(make_app(database, f"http://127.0.0.1:{port}", limits=UNLIMITED), host="127.0.0.1", port=port).run()


class Server:
    """A server process."""

    def __init__(self, port: int, database: str) -> None:
        begun = time.monotonic()
        self.port = port
        arguments = [sys.executable, "-m", "benchmarks.server", "--serve", "--port", str(port), "--database", database]
        self.process = subprocess.Popen(arguments)
        while True:
            try:
                self.call("GET", "/api/me", "")
                break
            except ConnectionRefusedError:
                assert self.process.poll() is None, "the server does not start"
                time.sleep(0.01)
        self.started = time.monotonic() - begun

    def call(self, method: str, path: str, cookie: str, body: Any = None) -> tuple[Any, str]:
        """The answer as data, and the cookie that came with it."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request(method, path, None if body is None else msgspec.json.encode(body), {"cookie": cookie})
        answer = connection.getresponse()
        content = msgspec.json.decode(answer.read())
        connection.close()
        return content, (answer.getheader("set-cookie") or "").partition(";")[0]

    def memory(self) -> int:
        """What it has in memory, in KB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    def end(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(60)


# --- people -----------------------------------------------------------------------------------------------------------


class Somebody:
    """Chooses at random whenever there is a question."""

    def __init__(self, table: str, cookie: str, seed: str) -> None:
        self.table, self.cookie, self.random = table, cookie, Random(seed)
        self.took: list[float] = []
        self.socket: ClientConnection | None = None
        self.update: Any = None

    async def come(self, port: int) -> None:
        self.socket = await connect(
            f"ws://127.0.0.1:{port}/api/tables/{self.table}",
            additional_headers={"cookie": self.cookie},
            max_queue=None,
            open_timeout=60,
            proxy=None,
        )
        while self.update is None:
            await self.hear()

    async def hear(self) -> Any:
        assert self.socket is not None
        message = msgspec.json.decode(await self.socket.recv())
        if message["type"] == "update":
            self.update = message
        return message

    async def play(self) -> None:
        """Until the game is over; `took` gets the seconds from each choice to the update that shows it."""
        assert self.socket is not None
        number = 0
        while self.update["ending"] is None:
            question = self.update["question"]
            if question is None:
                await self.hear()
                continue
            number += 1
            key = self.random.choice(question["options"])["key"]
            wanted = protocol.Choose(f"{number}", self.update["version"], key)
            turn, begun = self.update["turn"], time.perf_counter()
            await self.socket.send(msgspec.json.encode(wanted).decode())
            while self.update["turn"] == turn:
                await self.hear()
            self.took.append(time.perf_counter() - begun)
            answer = await self.hear()
            while answer.get("id") != wanted.id:
                answer = await self.hear()

    async def go(self) -> None:
        assert self.socket is not None
        await self.socket.close()
        self.socket = self.update = None


def seat_people(server: Server, tables: int, game: str) -> list[Somebody]:
    """Two people for each table."""
    _, anna = server.call("PUT", "/api/me", "", {"name": "Anna", "language": "en"})
    _, boris = server.call("PUT", "/api/me", "", {"name": "Boris", "language": "ru"})
    people = []
    for number in range(tables):
        links, _ = server.call("POST", "/api/tables", anna, {"game": game})
        server.call("POST", "/api/join", boris, {"link": links["invitation"]})
        people += [Somebody(links["table"], cookie, f"{number}") for cookie in (anna, boris)]
    return people


async def all_come(people: list[Somebody], port: int) -> None:
    for first in range(0, len(people), AT_ONCE):
        await asyncio.gather(*(person.come(port) for person in people[first : first + AT_ONCE]))


# --- measuring --------------------------------------------------------------------------------------------------------


class Row(msgspec.Struct):
    """What was measured for a number of tables."""

    tables: int
    rate: float
    took: list[float]
    awake: float
    asleep: float
    started: float

    def __str__(self) -> str:
        slow = quantiles(self.took, n=100)[98] if len(self.took) > 1 else max(self.took)
        figures = [f"{self.rate:.0f}", f"{median(self.took) * 1000:.1f}", f"{slow * 1000:.1f}"]
        figures += [f"{self.awake:.0f}", f"{self.asleep:.0f}", f"{self.started:.2f}"]
        return f"{self.tables} | {' | '.join(figures)} |"


async def measure(port: int, database: str, tables: int, game: str, seconds: float) -> Row:
    """Tables are opened and fall asleep; their people come, play for a while, and go."""
    server = Server(port, database)
    try:
        people = await asyncio.to_thread(seat_people, server, 1, game)
        await all_come(people, port)
        await asyncio.gather(*(person.go() for person in people))
        await asyncio.sleep(2 * IDLE)
        nobody = server.memory()
        people = await asyncio.to_thread(seat_people, server, tables, game)
        await asyncio.sleep(3 * IDLE)
        sleeping = server.memory()
        await all_come(people, port)
        awake = server.memory()
        begun = time.monotonic()
        playing = [asyncio.create_task(person.play()) for person in people]
        await asyncio.wait(playing, timeout=seconds)
        took = [each for person in people for each in person.took]
        rate = len(took) / (time.monotonic() - begun)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(*(person.go() for person in people))
    finally:
        server.end()
    return Row(tables, rate, took, (awake - nobody) / tables, (sleeping - nobody) / tables, server.started)


@contextmanager
def database_at(kind: str) -> Iterator[str]:
    """An empty database: `sqlite`, `postgresql` (a server is started for it), or an address as it is."""
    folder = Path(tempfile.mkdtemp(prefix="kubik-benchmark-"))
    try:
        if kind == "sqlite":
            yield str(folder / "kubik.db")
        elif kind == "postgresql":
            server = start_postgresql(postgresql_programs()[0], folder)
            try:
                yield new_database(folder)
            finally:
                server.send_signal(signal.SIGINT)
                server.wait()
        else:
            yield kind
    finally:
        shutil.rmtree(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the server is.")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql, or the address of an empty database")
    parser.add_argument("--tables", default="1,50,500", help="how many tables, one case after another")
    parser.add_argument("--game", default="hero_realms", choices=["hero_realms", "dice_forge"])
    parser.add_argument("--seconds", type=float, default=10.0, help="how long people play in each case")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--serve", action="store_true", help="be the server that is measured")
    given = parser.parse_args()
    if given.serve:
        serve(given.port, given.database)
        return
    print(HEAD)
    for tables in map(int, given.tables.split(",")):
        with database_at(given.database) as database:
            row = asyncio.run(measure(given.port, database, tables, given.game, given.seconds))
        print(f"| {given.database.partition(':')[0]}, {given.game} | {row}", flush=True)


if __name__ == "__main__":
    main()
