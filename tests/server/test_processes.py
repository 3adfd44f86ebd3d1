"""Real processes: two servers with one database, and servers that are killed while people play."""

from __future__ import annotations

import asyncio
import http.client
import re
import signal
import socket
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

import kubik
from kubik.kernel import gamefile
from kubik.kernel.match import verify
from kubik.server import protocol
from kubik.server.forward import MOVED, MOVED_SOCKET, PEER_HEADER
from kubik.server.records import Chose, decode
from kubik.server.room import replay
from kubik.server.storage import Storage
from tests.server.client import Person, Seat, duel, is_update
from tests.server.conftest import new_database
from tests.server.program import PATIENCE, assert_ended_well, free_port, program

UNREACHABLE = (OSError, EOFError, TimeoutError, WebSocketException, http.client.HTTPException)


def wait_for(fits: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < deadline
        time.sleep(0.02)


# --- two servers ------------------------------------------------------------------------------------------------------


def server_at(port: int, database: str) -> tuple[str, ...]:
    return ("--port", str(port), "--database", database)


def after(turn: int) -> Callable[[Any], bool]:
    return lambda message: is_update(message) and message["turn"] > turn


def play_on(seats: list[Seat], choices: int) -> None:
    """So many choices by whoever is asked, seen by everybody."""
    for _ in range(choices):
        mover, turn = seats[seats[0].update["asked"]], seats[0].update["turn"]
        assert mover.choose(mover.question()["options"][0]["key"])["type"] == "done"
        for seat in seats:
            if seat.update["turn"] <= turn:
                seat.until(after(turn))


def test_one_server_goes_on_where_the_other_was_killed(postgresql: Path) -> None:
    database = new_database(postgresql)
    ports = [free_port(), free_port()]
    with program(*server_at(ports[0], database)) as first, program(*server_at(ports[1], database)) as second:
        anna, boris = Person(ports[0], "Anna"), Person(ports[1], "Boris")
        links = anna.open()
        table = links["table"]
        # The first server keeps the table; Boris comes to the second one.
        assert boris.call("POST", "/api/join", {"link": links["invitation"]}) == (200, {"table": table, "seat": 1})
        with anna.at(table) as here, boris.at(table) as there:
            for seat in (here, there):
                seat.until(is_update)
            play_on([here, there], 8)
            assert boris.call("GET", f"/api/tables/{table}/file")[1]["choices"]
            seen = here.update
            first.end(signal.SIGKILL)
            with pytest.raises(WebSocketException):
                there.until(lambda message: False)
        anna.port = ports[1]
        with anna.at(table) as here, boris.at(table) as there:  # waits until the lease of the first one has ended
            for seat in (here, there):
                seat.until(is_update)
            for part in ("version", "turn", "asked", "view", "question"):
                assert here.update[part] == seen[part]
            play_on([here, there], 3)
            # The first one comes back; now it is the one that hands everything on.
            with program(*server_at(ports[0], database)):
                anna.port = ports[0]
                with anna.at(table) as again:
                    again.until(is_update)
                    play_on([again, there], 3)
                    seen = again.update
                    second.end(signal.SIGKILL)
                boris.port = ports[0]
                with anna.at(table) as here, boris.at(table) as there:
                    for seat in (here, there):
                        seat.until(is_update)
                    assert here.update["version"] == seen["version"]
                    assert here.update["view"] == seen["view"]
                    play_on([here, there], 3)


def test_a_connection_that_is_handed_on_ends_like_any_other(url: str) -> None:
    ports = [free_port(), free_port()]
    with program(*server_at(ports[0], url)), program(*server_at(ports[1], url)):
        anna, boris, device = Person(ports[0], "Anna"), Person(ports[1], "Boris"), Person(ports[0], "Device")
        table = duel(anna, boris)["table"]

        def end_of(seat: Seat) -> tuple[list[str], int]:
            """The kinds of messages to the end of a connection, and its code."""
            with pytest.raises(ConnectionClosed) as closed:
                seat.until(lambda message: False)
            assert closed.value.rcvd is not None
            return [msgspec.json.decode(message)["type"] for message in seat.heard], closed.value.rcvd.code

        for port in ports:
            with Person(port, "Stranger").at(table) as stranger:
                assert end_of(stranger) == (["refused"], 4403)
        with boris.at(table) as seat:
            seat.until(is_update)
            link = boris.call("POST", f"/api/tables/{table}/link")[1]["link"]
            assert device.call("POST", "/api/join", {"link": link})[0] == 200
            assert end_of(seat)[1] == 1012


def test_what_was_meant_for_the_process_before_is_not_answered(postgresql: Path) -> None:
    """Else a process that starts anew would hand everything on to itself while its old leases last."""
    port = free_port()
    with program(*server_at(port, new_database(postgresql))):
        anna = Person(port, "Anna")
        table = anna.open()["table"]
        old = {PEER_HEADER: "the secret of the process before"}
        assert anna.call("GET", f"/api/tables/{table}/file", headers=old)[0] == MOVED
        with connect(
            f"ws://127.0.0.1:{port}/api/tables/{table}",
            additional_headers={"cookie": anna.cookie, **old},
            open_timeout=PATIENCE,
        ) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == MOVED_SOCKET


def test_limits_are_those_of_the_real_client(postgresql: Path) -> None:
    database = new_database(postgresql)
    ports = [free_port(), free_port()]
    with program(*server_at(ports[0], database)), program(*server_at(ports[1], database)):
        anna, boris = Person(ports[0], "Anna"), Person(ports[1], "Boris")
        links = anna.open()
        boris.call("POST", "/api/join", {"link": links["invitation"]})

        def status(port: int, source: str) -> int:
            """Of a call for Boris from one of this machine's many addresses."""
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE, source_address=(source, 0))
            connection.request("GET", f"/api/tables/{links['table']}/file", headers={"cookie": boris.cookie})
            answer = connection.getresponse()
            connection.close()
            return answer.status

        def flood(port: int, source: str, more: str = "") -> list[str]:
            """The status of each of many calls that are sent at once, as if for somebody else."""
            line = f"GET /api/me HTTP/1.1\r\nhost: x\r\nx-kubik-client: 10.0.0.1\r\n{more}"
            with socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0)) as connection:
                connection.sendall(f"{line}\r\n".encode() * 300 + f"{line}connection: close\r\n\r\n".encode())
                answers = b"".join(iter(lambda: connection.recv(65536), b""))
            return re.findall(r"HTTP/1.1 (\d+)", answers.decode())

        assert set(flood(ports[1], "127.0.0.2", f"{PEER_HEADER}: guessed\r\n")) == {str(MOVED)}
        wait_for(lambda: set(flood(ports[1], "127.0.0.2")) == {"200", "429"})
        # Neither another address nor the server that keeps the table is closed to others by that.
        assert status(ports[1], "127.0.0.3") == 200
        assert status(ports[0], "127.0.0.2") == 200
        # Connections are counted by person, wherever they come in.
        with ExitStack() as stack:
            seats = [stack.enter_context(boris.at(links["table"])) for _ in range(21)]
            heard = [seat.hear() for seat in seats]
        assert [message.get("reason") for message in heard] == [None] * 20 + ["too_much"]


# --- killed again and again -------------------------------------------------------------------------------------------


class Load:
    """People who play at random, whatever happens to the server, and note what was acknowledged."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.acknowledged: defaultdict[str, list[tuple[str, int | None]]] = defaultdict(list)
        """By table, the names of choices with the number of their record, if the answer told it."""
        self.over: dict[str, Person] = {}
        """Tables where the game is over, each with somebody who sat there."""
        self.last_game = threading.Event()
        self.going_on: dict[str, bool] = {}
        """Tables where the game is over, and whether its people play another one."""
        self.deciding = threading.Lock()
        self.stop = threading.Event()
        self.players: list[Player] = []

    def open(self, game: str, bots: dict[str, str]) -> None:
        people = [Person(self.port, name) for name in ("Anna", "Boris")[: 2 - len(bots)]]
        links = people[0].open(game=game, bots=bots)
        for person in people[1:]:
            person.call("POST", "/api/join", {"link": links["invitation"]})
        for person in people:
            self.players.append(Player(self, person, links["table"], f"{len(self.players)}"))

    def goes_on(self, table: str) -> bool:
        """Whether there is a rematch; for whoever asks first and for the others, who would wait for each other."""
        with self.deciding:
            return self.going_on.setdefault(table, not self.last_game.is_set())

    def everybody_goes_on(self) -> None:
        """Wait until another choice of each player was acknowledged."""
        before = [player.count for player in self.players]
        wait_for(lambda: all(player.count > count for player, count in zip(self.players, before, strict=True)))


class Player(threading.Thread):
    """Chooses at random; after a game plays another one with the same people."""

    def __init__(self, load: Load, person: Person, table: str, name: str) -> None:
        super().__init__(daemon=True)
        self.load, self.person, self.table, self.player = load, person, table, name
        self.random = Random(name)
        self.asked = self.count = 0
        self.waiting: protocol.Choose | None = None
        """A choice that was sent, and not answered before the connection broke."""

    def run(self) -> None:
        while not self.load.stop.is_set():
            try:
                with self.person.at(self.table) as seat:
                    seat.until(is_update)
                    while seat.update["ending"] is None:
                        self.answer(seat)
                self.load.over[self.table] = self.person
                if not self.load.goes_on(self.table):
                    return
                status, joined = self.person.call("POST", f"/api/tables/{self.table}/rematch")
                if status == 201:
                    self.table, self.waiting = joined["table"], None
            except UNREACHABLE:
                time.sleep(0.05)

    def answer(self, seat: Seat) -> None:
        """Send the choice that was not answered again, or another one when there is a question."""
        again = self.waiting is not None
        if self.waiting is None:
            question = seat.question()
            if question is None:
                return
            self.asked += 1
            key = self.random.choice(question["options"])["key"]
            self.waiting = protocol.Choose(f"{self.player} {self.asked}", seat.update["version"], key)
        answer = seat.ask(self.waiting)
        if answer["type"] == "done":
            self.count += 1
            self.load.acknowledged[self.table].append((self.waiting.id, None if again else answer["version"]))
        elif answer["reason"] in ("too_much", "trouble"):
            time.sleep(0.1)
            return
        self.waiting = None


async def check(database: str, acknowledged: dict[str, list[tuple[str, int | None]]]) -> None:
    """Every acknowledged choice is in the record, once, and the record is that of a game."""
    storage = await Storage.open(database)
    try:
        for table, choices in acknowledged.items():
            records = [decode(record) for record in await storage.records(table)]
            written = [record.id for record in records if isinstance(record, Chose) and record.id]  # bots have none
            assert not [id for id, times in Counter(written).items() if times > 1]
            for id, number in choices:
                assert id in written
                if number is not None:
                    record = records[number - 1]
                    assert isinstance(record, Chose)
                    assert record.id == id
            replay(records)
    finally:
        await storage.close()


@pytest.mark.parametrize(("kind", "rounds"), [("sqlite", 6), ("postgresql", 3)])
def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(
    kind: str, rounds: int, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = str(tmp_path / "kubik.db")
    if kind == "postgresql":
        database = new_database(request.getfixturevalue("postgresql"))
    port, random = free_port(), Random(rounds)
    arguments = ("--port", str(port), "--database", database)
    load = Load(port)
    for number in range(rounds):
        with program(*arguments) as server:
            if not number:
                load.open("dice_forge", {})
                load.open("dice_forge", {"1": "random"})
                load.open("hero_realms", {})
                for player in load.players:
                    player.start()
            load.everybody_goes_on()
            time.sleep(random.random() / 4)
            noted = {table: list(choices) for table, choices in load.acknowledged.copy().items()}  # players go on
            server.end(signal.SIGKILL)
        asyncio.run(check(database, noted))
    with program(*arguments) as server:
        load.last_game.set()
        # Games of Dice Forge end soon, those of Hero Realms last.
        wait_for(lambda: not any(player.is_alive() for player in load.players[:3]))
        for table, person in load.over.copy().items():
            file = gamefile.parse(msgspec.json.encode(person.call("GET", f"/api/tables/{table}/file")[1]), table)
            match = verify(kubik.game(file.game), file)
            assert match.state.result is not None
        load.stop.set()
        assert_ended_well(server.end(signal.SIGINT))
    for player in load.players:
        player.join(PATIENCE)
        assert not player.is_alive()
    assert load.over
    asyncio.run(check(database, load.acknowledged))
