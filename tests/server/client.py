"""A server on a real port, and people who talk to it as a browser would."""

from __future__ import annotations

import http.client
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from kubik.server import protocol
from kubik.server.app import make_app
from kubik.server.limits import Limits
from kubik.server.push import Push
from kubik.server.uvicorn_server import make_server

PATIENCE = 180
"""Seconds for whatever should come at once; a machine that runs all tests together may be slow."""


@contextmanager
def running(
    database: str, limits: Limits | None = None, push: Push | None = None, operator: socket.socket | None = None
) -> Iterator[int]:
    """A server with this database in a thread of its own; its port."""
    opened = socket.create_server(("127.0.0.1", 0))
    port = opened.getsockname()[1]
    server = make_server(make_app(database, f"http://127.0.0.1:{port}", push, limits, operator=operator))
    thread = threading.Thread(target=server.run, args=[[opened]], daemon=True)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive(), "the server does not start"
        assert time.monotonic() < deadline
        time.sleep(0.01)
    try:
        yield port
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        opened.close()


class Person:
    """Somebody with a browser."""

    def __init__(self, port: int, name: str = "", language: str = "en") -> None:
        self.port = port
        self.cookie = ""
        if name:
            assert self.call("PUT", "/api/me", {"name": name, "language": language})[0] == 200

    def call(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> tuple[int, Any]:
        """The status, and the body as data."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        data = body if isinstance(body, bytes) else None if body is None else msgspec.json.encode(body)
        connection.request(method, path, data, {"cookie": self.cookie, **(headers or {})})
        answer = connection.getresponse()
        content = answer.read()
        cookie = answer.getheader("set-cookie")
        if cookie:
            self.cookie = cookie.partition(";")[0]
        self.headers = dict(answer.getheaders())
        connection.close()
        return answer.status, msgspec.json.decode(content) if content else None

    def open(self, **wanted: Any) -> Any:
        status, links = self.call("POST", "/api/tables", {"game": "hero_realms", **wanted})
        assert status == 201, links
        return links

    @contextmanager
    def at(self, table: str, query: str = "") -> Iterator[Seat]:
        with connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}{query}",
            additional_headers={"cookie": self.cookie},
            open_timeout=PATIENCE,  # a table may have to be taken over first
            ping_interval=None,  # a slow machine is not a lost connection
            max_queue=None,  # behind messages that nobody reads, pings and the end would wait as well
        ) as socket:
            yield Seat(socket)


class Seat:
    """A connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seating: Any = None
        self.update: Any = None
        self.heard: list[bytes] = []
        self.number = 0

    def hear(self) -> Any:
        """The next message, kept if it tells how things stand."""
        text = self.socket.recv(timeout=PATIENCE)
        self.heard.append(text.encode() if isinstance(text, str) else text)
        message = msgspec.json.decode(text)
        if message["type"] in ("seating", "update"):
            setattr(self, message["type"], message)
        return message

    def until(self, fits: Callable[[Any], bool]) -> Any:
        while True:
            message = self.hear()
            if fits(message):
                return message

    def ask(self, request: protocol.Request) -> Any:
        """Send a request and wait for its answer."""
        self.socket.send(msgspec.json.encode(request).decode())
        return self.until(lambda message: message.get("id") == request.id)

    def choose(self, key: str) -> Any:
        self.number += 1
        return self.ask(protocol.Choose(f"c{self.number} {id(self)}", self.update["version"], key))

    def question(self) -> Any:
        """What this seat is asked; waits until it is."""
        if self.update is None or self.update["question"] is None:
            self.until(lambda message: message["type"] == "update" and bool(message["question"] or message["ending"]))
        return self.update["question"]


def sentence(event: Any) -> str:
    """A line of the log as text."""
    return "".join(part["text"] for part in event["line"])


def duel(anna: Person, boris: Person, **wanted: Any) -> Any:
    """The links of a table where Anna has seat 0 and Boris seat 1."""
    links = anna.open(**wanted)
    assert boris.call("POST", "/api/join", {"link": links["invitation"]})[0] == 200
    return links


@contextmanager
def sitting(table: str, *people: Person) -> Iterator[list[Seat]]:
    """Everybody at a table where the game has begun."""
    with ExitStack() as stack:
        seats = [stack.enter_context(person.at(table)) for person in people]
        for seat in seats:
            seat.until(is_update)
        yield seats


def is_update(message: Any) -> bool:
    return bool(message["type"] == "update")


def at_turn(turn: int) -> Callable[[Any], bool]:
    return lambda message: is_update(message) and message["turn"] >= turn


def play(seats: Sequence[Seat], stop: Callable[[], bool], pick: int = 0) -> None:
    """Whoever is asked takes the first option (or the one that `pick` says) until it is time to stop."""
    while not stop():
        mover = seats[seats[0].update["asked"]]
        turn = mover.update["turn"]
        assert mover.choose(mover.question()["options"][pick]["key"])["type"] == "done"
        for seat in seats:
            if seat.update["turn"] <= turn:
                seat.until(at_turn(turn + 1))


def play_to_the_end(seats: Sequence[Seat], pick: int = 0) -> None:
    play(seats, lambda: seats[0].update["ending"] is not None, pick)


def play_alone(seat: Seat) -> None:
    """To the end, against bots."""
    while seat.update is None or seat.update["ending"] is None:
        question = seat.question()
        if question is not None:
            assert seat.choose(question["options"][-1]["key"])["type"] == "done"
