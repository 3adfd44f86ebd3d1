"""What docs/security.md promises: hostile input ends nothing, secrets stay secret, nobody takes more than a share."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import sqlite3
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any, Final, get_args

import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kubik.kernel.chance import seed_hash
from kubik.kernel.sight import UNKNOWN
from kubik.server import limits, protocol
from kubik.server.limits import Limits
from kubik.server.uvicorn_server import LARGEST_MESSAGE, READ_AT_ONCE, BoundedWebSocket
from tests.server.client import PATIENCE, Person, Seat, running

ROOT: Final = Path(__file__).parents[2]
OPENAPI: Final = run_path(str(ROOT / "tools" / "openapi.py"))
PLENTY: Final = Limits(10**6, 1e6, 10**6, 10**6)
HEADERS: Final = ("content-security-policy", "x-content-type-options", "referrer-policy")
HOSTILE: Final = settings(deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    with running(f"{tmp_path}/kubik.db", PLENTY) as port:
        yield port


@pytest.fixture
def faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What a server in this process logs as an error, as of a task that failed unseen, fails the test."""
    yield
    errors = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    faults = [record for record in errors if record.name != "websockets.client"]
    assert not faults, [record.getMessage() for record in faults]


def begun(seat: Seat) -> Seat:
    """A connection that has heard how the game stands."""
    seat.until(lambda message: message["type"] == "update" and message["view"] is not None)
    return seat


def follow(seats: list[Seat], version: int) -> None:
    """Let everybody hear what happened up to a version."""
    for seat in seats:
        if seat.update["version"] < version:
            seat.until(lambda message: message["type"] == "update" and message["version"] >= version)


def move(seats: list[Seat], random: Random, others: tuple[Seat, ...] = ()) -> None:
    """The seat that is asked chooses something, and everybody hears of it."""
    mover = seats[seats[0].update["asked"]]
    keys = [option["key"] for option in mover.update["question"]["options"]]
    # Whoever attacks, and does what can be done, comes to an end sooner.
    attacks = [key for key in keys if key.startswith("attack")]
    done = mover.choose(random.choice(attacks or [key for key in keys if key != "end_turn"] or keys))
    assert done["type"] == "done", done
    follow([*seats, *others], done["version"])


def end_of(seat: Seat) -> int:
    """The code with which the server ends a connection."""
    with pytest.raises(ConnectionClosed) as closed:
        seat.until(lambda message: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


# --- hostile calls ----------------------------------------------------------------------------------------------------


def test_the_description_of_the_calls_is_not_stale() -> None:
    assert (ROOT / "docs" / "openapi.json").read_text(encoding="utf-8") == OPENAPI["document"](), "run tools/openapi.py"


class World:
    """A server with tables, somebody who has seats at them, and secrets of others."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.eve = Person(port, "Eve")
        boris = Person(port, "Boris")
        foreign = boris.open()
        boris.open(bots={"1": "greedy"})
        own = self.eve.open(game="dice_forge")
        boris.call("POST", "/api/join", {"link": own["seats"][1]})
        moving = boris.call("POST", f"/api/tables/{own['table']}/link")[1]["link"]
        self.tables = [own["table"], self.eve.open()["table"], foreign["table"]]
        self.links = [own["watch"], own["invitation"], *own["seats"]]
        self.secrets = [
            boris.cookie.partition("=")[2],
            moving,
            foreign["invitation"],
            foreign["watch"],
            *foreign["seats"],
        ]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with running(f"{tmp_path_factory.mktemp('world')}/kubik.db", PLENTY) as port:
        yield World(port)


calls = schemathesis.openapi.from_dict(msgspec.json.decode(OPENAPI["document"]()))


@calls.given(data=st.data())
@calls.parametrize()
@settings(HOSTILE, max_examples=15)
def test_no_call_breaks_the_server(case: schemathesis.Case[Any], data: st.DataObject, world: World) -> None:
    """Whatever is sent: an answer as described, or a refusal with a sentence; and nothing of the inside in it."""
    if "table" in case.path_parameters and data.draw(st.booleans()):
        case.path_parameters["table"] = data.draw(st.sampled_from(world.tables))
    if isinstance(case.body, dict) and "link" in case.body and data.draw(st.booleans()):
        case.body["link"] = data.draw(st.sampled_from(world.links))
    if isinstance(case.body, dict) and "game" in case.body and data.draw(st.booleans()):
        case.body["game"] = data.draw(st.sampled_from(["hero_realms", "dice_forge"]))
    cookies = {"kubik": world.eve.cookie.partition("=")[2]} if data.draw(st.integers(0, 3)) else {}
    answer = case.call(base_url=world.address, cookies=cookies, timeout=PATIENCE)
    assert answer.status_code < 500
    for name in HEADERS:
        assert name in answer.headers
    # A value that changes the path makes it another call.
    if answer.status_code >= 400:
        trouble = msgspec.json.decode(answer.content, type=protocol.Trouble)
        assert trouble.reason
        assert trouble.text
    if answer.status_code not in (404, 405) and answer.headers["content-type"] == ["application/json"]:
        case.validate_response(
            answer, checks=[status_code_conformance, content_type_conformance, response_schema_conformance]
        )
    text = answer.content.decode()
    for secret in ("Traceback", "site-packages", ".py", "kubik.db", *world.secrets):
        assert secret not in text


TRICKS: Final[list[tuple[str, str, Any]]] = [
    ("PUT", "/api/me", b'{"name":"\xff","language":"en"}'),
    ("PUT", "/api/me", b'{"name":"\\u0000","language":"en"}'),
    ("PUT", "/api/me", b'{"name":"\\ud800","language":"en"}'),
    ("POST", "/api/tables", b'{"game":"hero_realms","options":{"a":' + b"[" * 7000 + b"]" * 7000 + b"}}"),
    ("POST", "/api/tables", b'{"game":"hero_realms","players":' + b"9" * 9000 + b"}"),
    ("POST", "/api/tables", {"game": "hero_realms", "players": 10**30}),
    ("POST", "/api/tables", {"game": "hero_realms", "seat": -1}),
    ("POST", "/api/tables", {"game": "hero_realms", "bots": {str(10**30): "greedy"}}),
    ("POST", "/api/tables", {"game": "hero_realms", "bots": {"1": "search:seconds=100000"}}),
    ("POST", "/api/tables", {"game": "hero_realms", "options": {"mode": {"deep": [{}]}}}),
    ("GET", "/api/tables/%00/file", None),
    ("GET", "/api/tables/%ff%fe/replay?at=0", None),
    ("GET", f"/api/tables/{'x' * 5000}/file", None),
    ("GET", "/api/games/%00/box", None),
    ("GET", "/api/games/%00/gallery", None),
    ("DELETE", "/api/me", None),
    ("GET", "/api/no/such/call", None),
    ("GET", "/%00", None),
    ("GET", "/..%2f..%2fapp.py", None),
]


def test_known_tricks_are_refused_with_a_sentence(url: str) -> None:
    with running(url, PLENTY) as port:
        eve = Person(port, "Eve")
        for method, path, body in TRICKS:
            status, trouble = eve.call(method, path, body)
            assert 400 <= status < 500, (path, body)
            assert trouble["text"]


# --- hostile messages -------------------------------------------------------------------------------------------------

REQUESTS: Final = [msgspec.inspect.type_info(type) for type in get_args(protocol.Request)]
some_id = st.text(max_size=45)
values = st.one_of(st.none(), st.booleans(), st.integers(), st.integers(-2, 40), st.floats(), some_id)
jsonish = st.recursive(values, lambda inner: st.lists(inner) | st.dictionaries(some_id, inner), max_leaves=8)


@st.composite
def requests(draw: st.DrawFn) -> bytes:
    """Messages that are almost right."""
    info: Any = draw(st.sampled_from(REQUESTS))
    message: dict[str, Any] = {"type": info.tag}
    for field in info.fields:
        usual = {"id": st.text(min_size=1, max_size=40), "key": st.sampled_from(["end_turn", "done", "pass"])}
        message[field.encode_name] = draw(st.one_of(usual.get(field.encode_name, values), values))
    if draw(st.integers(0, 4)) == 0:
        message |= draw(st.dictionaries(some_id, jsonish, max_size=2))
    return msgspec.json.encode(message)


@st.composite
def frames(draw: st.DrawFn) -> str | bytes:
    """What somebody may put on a line; bytes are a binary frame."""
    depth = draw(st.integers(1, 3900))
    data: bytes = draw(
        st.one_of(
            st.binary(max_size=200),
            st.text().map(str.encode),
            jsonish.map(msgspec.json.encode),
            requests(),
            requests().map(lambda whole: whole[: len(whole) // 2]),
            st.just(b"[" * depth + b"]" * depth),
            st.just(b'{"x":' + b"[" * depth + b"]" * depth + b',"type":"hint"}'),
            st.just(b'{"type":"say","id":"1","text":"' + b"x" * 9000 + b'"}'),
        )
    )
    if draw(st.integers(0, 5)):
        with suppress(UnicodeDecodeError):
            return data.decode()
    return data


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # the server does, in its thread
def test_no_message_ends_anything_for_others(port: int, faults: None) -> None:
    """Connections that were there before go on: a table whose task had ended would have closed them."""
    anna, boris, cora, eve, stranger = (Person(port, name) for name in ("Anna", "Boris", "Cora", "Eve", ""))
    attacked = anna.open(players=3)
    for person, link in ((boris, attacked["seats"][1]), (eve, attacked["seats"][2])):
        person.call("POST", "/api/join", {"link": link})
    quiet = cora.open(game="dice_forge", bots={"1": "random"})
    table, watch = attacked["table"], f"?watch={attacked['watch']}"
    tries = [(eve, ""), (stranger, watch), (eve, watch), (stranger, ""), (stranger, "?watch=guess")]

    @settings(HOSTILE, max_examples=50)
    @given(st.sampled_from(tries), st.lists(frames(), min_size=1, max_size=12), st.booleans())
    def attack(attempt: tuple[Person, str], sent: list[str | bytes], leaves: bool) -> None:
        person, query = attempt
        with suppress(ConnectionClosed), person.at(table, query) as seat:
            for frame in sent:
                seat.socket.send(frame)
            if not leaves:
                seat.ask(protocol.Speak("still here", "ru"))

    with anna.at(table) as first, boris.at(table) as second, cora.at(quiet["table"]) as other:
        for seat in (first, second, other):
            begun(seat)
        attack()
        for seat in (first, second):
            said = seat.ask(protocol.Say("s", "we are still here"))
            assert said["type"] == "done"
        # The attacker's seat may have been asked anything, or may have resigned; a bot can play it now.
        with eve.at(table) as third:
            begun(third)
            assert third.ask(protocol.SeatBot("b", 2, "random"))["type"] in ("done", "refused")
        random = Random(1)
        for _ in range(5):
            follow([first, second], max(first.update["version"], second.update["version"]))
            mover = [seat for seat in (first, second) if seat.update["question"] and seat.update["question"]["waiting"]]
            if mover:
                key = random.choice(mover[0].update["question"]["options"])["key"]
                assert mover[0].choose(key)["type"] in ("done", "refused")
        for _ in range(5):
            assert other.choose(random.choice(other.question()["options"])["key"])["type"] == "done"
            follow([other], other.update["version"])


@pytest.mark.parametrize(("sent", "code"), [("x" * (LARGEST_MESSAGE + 1), 1009), (b"{}", 1012)])
def test_a_message_that_is_too_long_or_no_text_ends_only_its_connection(
    port: int, faults: None, sent: str | bytes, code: int
) -> None:
    anna = Person(port, "Anna")
    table = anna.open(bots={"1": "random"})["table"]
    with anna.at(table) as other, anna.at(table) as seat:
        begun(other)
        seat.socket.send(sent)
        assert end_of(seat) == code
        assert other.ask(protocol.Say("s", "hello"))["type"] == "done"


def test_text_that_is_no_utf8_ends_only_its_connection(port: int, faults: None) -> None:
    anna = Person(port, "Anna")
    table = anna.open(bots={"1": "random"})["table"]
    with anna.at(table) as other, anna.at(table) as seat:
        begun(other)
        seat.socket.send(b'{"type":"say","id":"1","text":"\xff"}', text=True)
        assert end_of(seat) == 1007
        assert other.ask(protocol.Say("s", "hello"))["type"] == "done"


def masked(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as clients send it, with a mask that changes nothing."""
    assert len(payload) < 126
    return bytes([0x80 * last + opcode, 0x80 + len(payload), 0, 0, 0, 0]) + payload


TEXT, CONTINUED, PING, PONG = 0x1, 0x0, 0x9, 0xA


SAID: Final = (b'{"type":"say","id":"after",', b'"text":"hello"}')


@pytest.mark.parametrize(
    "flood",
    [
        masked(PING, b"x" * 125) * 20_000 + masked(TEXT, b"".join(SAID)),
        masked(PONG) * 20_000 + masked(TEXT, b"".join(SAID)),
        masked(TEXT, SAID[0], last=False) + masked(CONTINUED, last=False) * 20_000 + masked(CONTINUED, SAID[1]),
        masked(TEXT, SAID[0], last=False) + masked(CONTINUED, b" ", last=False) * 20_000 + masked(CONTINUED, SAID[1]),
    ],
    ids=["pings", "pongs", "empty parts", "tiny parts"],
)
def test_whoever_sends_frames_that_are_no_messages_is_sent_away(port: int, faults: None, flood: bytes) -> None:
    """So neither their answers nor their parts pile up, whether or not somebody reads them."""
    anna = Person(port, "Anna")
    table = anna.open(bots={"1": "random"})["table"]
    with anna.at(table) as other, anna.at(table) as seat:
        begun(other)
        with suppress(OSError):  # the server does not read to the end
            seat.socket.socket.sendall(flood)
        with pytest.raises(ConnectionClosed):
            seat.until(lambda message: message.get("id") == "after")
        assert other.ask(protocol.Say("s", "hello"))["type"] == "done"


def test_a_message_in_parts_is_read_as_a_whole(port: int, faults: None) -> None:
    anna = Person(port, "Anna")
    with anna.at(anna.open(bots={"1": "random"})["table"]) as seat:
        begun(seat)
        seat.socket.send(['{"type":"say",', "", '"id":"parts",', '"text":"hello"}'])
        assert seat.until(lambda message: message.get("id") == "parts")["type"] == "done"


def test_a_connection_is_read_a_little_at_a_time(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much has arrived: thousands of frames at once would hold up everybody else."""
    reads: list[int] = []
    receive = BoundedWebSocket.data_received

    def data_received(self: BoundedWebSocket, data: bytes) -> None:
        reads.append(len(data))
        receive(self, data)

    anna = Person(port, "Anna")
    with anna.at(anna.open(bots={"1": "random"})["table"]) as seat:
        monkeypatch.setattr(BoundedWebSocket, "data_received", data_received)
        seat.socket.send(Random(1).randbytes(LARGEST_MESSAGE // 3).hex())
        assert seat.until(lambda message: message["type"] == "refused")["reason"] == "malformed"
    assert max(reads) <= READ_AT_ONCE < sum(reads)


async def test_whoever_reads_nothing_and_gives_no_sign_of_life_is_cut_off() -> None:
    """To end the connection well would mean to keep for ever what waits for them."""
    here, there = socket.socketpair()
    config = uvicorn.Config(app=lambda: None)
    with there:
        transport, connection = await asyncio.get_running_loop().connect_accepted_socket(
            lambda: BoundedWebSocket(config, ServerState(), {}), here
        )
        while not transport.get_write_buffer_size():
            transport.write(b"x" * 10_000)
        connection.keepalive_timeout()
        for _ in range(9):
            await asyncio.sleep(0)
        assert connection.disconnected


def test_whoever_leaves_in_the_middle_of_asking_is_not_a_fault(port: int, faults: None) -> None:
    anna = Person(port, "Anna")
    table = anna.open()["table"]
    upgrade = (
        "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: "
        + "A" * 22
        + "=="
    )
    asked = [
        f"GET /api/tables/{table} HTTP/1.1\r\nhost: x\r\ncookie: {anna.cookie}\r\n{upgrade}\r\n\r\n",
        f"GET /api/tables/none HTTP/1.1\r\nhost: x\r\n{upgrade}\r\n\r\n",
        f"GET /api/tables HTTP/1.1\r\nhost: x\r\ncookie: {anna.cookie}\r\n\r\n",
        "PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{",
    ]
    for request in asked * 20:
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.sendall(request.encode())
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # cut, not ended
    with anna.at(table) as seat:
        assert seat.ask(protocol.Say("s", "hello"))["type"] == "done"


# --- limits -----------------------------------------------------------------------------------------------------------


class Clock:
    """What the limits take for the time, so that as much comes in between as a test wants."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "monotonic", clock)
    return clock


def test_too_many_calls_are_refused_and_later_allowed_again(tmp_path: Path, clock: Clock) -> None:
    with running(f"{tmp_path}/kubik.db", Limits(burst=5, per_second=2.0)) as port:
        anna = Person(port, "Anna")
        assert [anna.call("GET", "/api/me")[0] for _ in range(6)] == [200] * 4 + [429] * 2
        too_much = {"reason": "too_much", "text": "Too many requests; wait a moment, please."}
        assert anna.call("GET", "/api/me") == (429, too_much)
        clock.now += 1.0
        assert [anna.call("GET", "/api/me")[0] for _ in range(3)] == [200, 200, 429]


def test_calls_are_limited_by_person_and_by_address(tmp_path: Path, clock: Clock) -> None:
    with running(f"{tmp_path}/kubik.db", Limits(burst=5, per_second=2.0)) as port:
        anna, stranger = Person(port, "Anna"), Person(port)

        def statuses(person: Person, addresses: list[int]) -> list[int]:
            """Of calls that come by a proxy on this machine, which is believed where they come from."""
            return [person.call("GET", "/api/me", headers={"x-forwarded-for": f"10.0.0.{n}"})[0] for n in addresses]

        assert statuses(anna, [1, 2, 3, 4, 5, 6, 7]) == [200] * 5 + [429] * 2
        assert statuses(stranger, [6, 7]) == [200] * 2
        assert statuses(stranger, [8] * 6) == [200] * 5 + [429]


def test_too_many_messages_are_refused_and_later_allowed_again(tmp_path: Path, clock: Clock) -> None:
    with running(f"{tmp_path}/kubik.db", Limits(burst=5, per_second=2.0)) as port:
        anna = Person(port, "Anna")
        table = anna.open()["table"]
        with anna.at(table) as seat, anna.at(table) as other_tab:
            answers = [seat.ask(protocol.Say(f"{number}", "spam")) for number in range(6)]
            assert [answer["type"] for answer in answers] == ["done"] * 5 + ["refused"]
            assert answers[5]["reason"] == "too_much"
            assert answers[5]["text"]
            assert other_tab.ask(protocol.Say("there", "spam"))["reason"] == "too_much"
            clock.now += 0.5
            assert seat.ask(protocol.Say("later", "again"))["type"] == "done"


def test_messages_that_cannot_be_read_are_limited_as_well(tmp_path: Path, clock: Clock) -> None:
    with running(f"{tmp_path}/kubik.db", Limits(burst=5, per_second=1.0)) as port:
        anna = Person(port, "Anna")
        with anna.at(anna.open()["table"]) as seat:
            for _ in range(6):
                seat.socket.send("{}")
            refused = [seat.until(lambda message: message["type"] == "refused")["reason"] for _ in range(6)]
            assert refused == ["malformed"] * 5 + ["too_much"]


def test_whoever_connects_too_often_is_refused_and_later_let_in_again(tmp_path: Path, clock: Clock) -> None:
    with running(f"{tmp_path}/kubik.db", Limits(burst=5, per_second=2.0)) as port:
        anna = Person(port, "Anna")
        table = anna.open()["table"]

        def first_word(where: str) -> str:
            with anna.at(where) as seat:
                return str(seat.hear().get("reason"))

        assert [first_word("none") for _ in range(6)] == ["no_table"] * 5 + ["too_much"]
        assert first_word(table) == "too_much"
        clock.now += 0.5
        assert first_word(table) == "None"


@pytest.mark.parametrize("few", [Limits(connections_of_person=2), Limits(connections_of_address=2)])
def test_connections_are_limited_by_person_and_by_address(tmp_path: Path, few: Limits) -> None:
    with running(f"{tmp_path}/kubik.db", few) as port:
        anna = Person(port, "Anna")
        links = anna.open()
        others = anna if few.connections_of_person == 2 else Person(port)
        query = "" if others is anna else f"?watch={links['watch']}"
        with anna.at(links["table"]) as first:
            with others.at(links["table"], query) as second, others.at(links["table"], query) as third:
                assert second.hear()["type"] == "seating"
                refused = third.hear()
                assert (refused["type"], refused["reason"]) == ("refused", "too_much")
                assert refused["text"]
                with pytest.raises(ConnectionClosed) as closed:
                    third.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
                assert first.ask(protocol.Say("s", "hello"))["type"] == "done"
            deadline = time.monotonic() + PATIENCE
            while True:
                with others.at(links["table"], query) as again:
                    if again.hear()["type"] == "seating":
                        break
                assert time.monotonic() < deadline


def test_a_body_that_is_too_long_is_refused(port: int) -> None:
    eve = Person(port, "Eve")
    status, trouble = eve.call("PUT", "/api/me", b" " * 16_385)
    assert (status, trouble["reason"]) == (413, "malformed")
    assert eve.call("GET", "/api/me")[0] == 200


def test_a_bot_that_thinks_for_long_is_refused(port: int) -> None:
    """All tables share the processes that think."""
    anna = Person(port, "Anna")
    for spec in ("search", "search:seconds=3600", "search:seconds=1e9", "search:iterations=1000000", "genius"):
        with anna.at(anna.open()["table"]) as seat:
            assert seat.ask(protocol.SeatBot("b", 1, spec))["reason"] == "bad_bot", spec
    table = anna.open(bots={"1": "random"})["table"]
    fork = anna.call("POST", f"/api/tables/{table}/fork", {"bot": "search:seconds=3600"})
    assert (fork[0], fork[1]["reason"]) == (409, "bad_bot")


NASTY: Final = ["<img src=x onerror=alert(1)>", "{ $name } {0}", "'; DROP TABLE people; --", "\u202eevil", "%s\n\t\x07"]


@pytest.mark.parametrize("nasty", NASTY)
def test_names_and_chat_arrive_as_they_were_sent(port: int, nasty: str) -> None:
    eve = Person(port, nasty)
    links = eve.open(bots={"1": "random"})
    assert eve.call("GET", "/api/me")[1]["name"] == nasty
    with eve.at(links["table"]) as seat:
        begun(seat)
        assert seat.seating["chairs"][0]["name"] == nasty
        assert seat.ask(protocol.Say("s", nasty))["type"] == "done"
        assert seat.update["chat"][-1]["name"] == nasty
        assert seat.update["chat"][-1]["text"] == nasty
    assert eve.call("GET", "/api/tables")[1][0]["summary"]["names"][0] == nasty


def test_names_and_lines_of_chat_have_a_greatest_length(port: int) -> None:
    eve = Person(port, "Eve")
    for name in ("", "x" * 41):
        assert eve.call("PUT", "/api/me", {"name": name, "language": "en"})[0] == 400
    with eve.at(eve.open()["table"]) as seat:
        for text in ("", "x" * 501):
            seat.socket.send(msgspec.json.encode(protocol.Say("s", text)).decode())
            assert seat.until(lambda message: message["type"] == "refused")["reason"] == "malformed"
        assert seat.ask(protocol.Say("s", "x" * 500))["type"] == "done"


# --- other sites ------------------------------------------------------------------------------------------------------

FOREIGN: Final = ["https://elsewhere.example", "null", "http://[", "", "http://127.0.0.1", "http://127.0.0.1.example"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_speak_for_a_person(port: int, origin: str) -> None:
    anna = Person(port, "Anna")
    table = anna.open()["table"]
    for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("POST", f"/api/tables/{table}/link")):
        assert anna.call(method, path, headers={"origin": origin})[0] == 403
    address = f"ws://127.0.0.1:{port}/api/tables/{table}"
    foreign = {"cookie": anna.cookie, "origin": origin}
    with connect(address, additional_headers=foreign, open_timeout=PATIENCE) as socket:
        assert Seat(socket).hear()["type"] == "refused"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    own = {"cookie": anna.cookie, "origin": f"http://127.0.0.1:{port}"}
    with connect(address, additional_headers=own, open_timeout=PATIENCE) as socket:
        assert Seat(socket).hear()["type"] == "seating"


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(port: int) -> None:
    me = {"name": "Anna", "language": "en"}
    anna = Person(port)
    anna.call("PUT", "/api/me", me)
    flags = anna.headers["set-cookie"].lower().split("; ")
    assert {"httponly", "samesite=lax", "path=/"} <= set(flags)
    assert "secure" not in flags
    behind_tls = Person(port)
    behind_tls.call("PUT", "/api/me", me, {"x-forwarded-proto": "https"})
    assert "secure" in behind_tls.headers["set-cookie"].lower().split("; ")
    assert len(anna.cookie.partition("=")[2]) >= 22  # 128 bits


def test_every_answer_has_the_headers_that_keep_a_page_to_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text('"page"')
    (page / "assets" / "a.js").write_text('"script"')
    (tmp_path / "secret.txt").write_text('"secret"')
    monkeypatch.setattr("kubik.server.app.PAGE", page)
    with running(f"{tmp_path}/kubik.db") as port:
        anna = Person(port, "Anna")
        expected = {
            ("GET", "/"): 200,
            ("GET", "/assets/a.js"): 200,
            ("GET", "/assets/b.js"): 404,
            ("GET", "/../secret.txt"): 404,
            ("GET", "/%2e%2e/secret.txt"): 404,
            ("GET", "/..%2fsecret.txt"): 404,
            ("GET", f"/{tmp_path}/secret.txt"): 404,
            ("POST", "/"): 405,
            ("GET", "/api/games"): 200,
            ("GET", "/api/me"): 200,
            ("PUT", "/api/me"): 400,
            ("GET", "/api/tables/none/file"): 404,
        }
        for (method, path), status in expected.items():
            assert anna.call(method, path)[0] == status, path
            policy = dict(rule.split(maxsplit=1) for rule in anna.headers["content-security-policy"].split(";"))
            assert policy.pop("default-src") == "'self'", path
            assert policy == dict.fromkeys(("object-src", "base-uri", "form-action", "frame-ancestors"), "'none'"), path
            assert anna.headers["x-content-type-options"] == "nosniff"
            assert anna.headers["referrer-policy"] == "no-referrer"


# --- secrets ----------------------------------------------------------------------------------------------------------


def hidden(one: Any, other: Any, watcher: Any, path: str = "") -> Iterator[str]:
    """The places of three views of one table where the watcher is told what only one of the seats knows."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() | other.keys() | watcher.keys():  # empty lists are left out
            yield from hidden(one.get(key, []), other.get(key, []), watcher.get(key, []), f"{path}.{key}")
    elif isinstance(one, list) and isinstance(other, list):
        if len(one) != len(other):
            # A list of what may be anywhere: who knows less has the longer one.
            if watcher != max(one, other, key=len):
                yield path
            return
        assert len(one) == len(watcher), path
        for number, parts in enumerate(zip(one, other, watcher, strict=True)):
            yield from hidden(*parts, f"{path}[{number}]")
    elif one != other and watcher != UNKNOWN:
        yield path


def seed_in(database: Path, table: str) -> str:
    with closing(sqlite3.connect(database)) as connection:
        (data,) = connection.execute("SELECT data FROM records WHERE table_id = ? AND number = 1", [table]).fetchone()
    return str(msgspec.json.decode(data)["seed"])


@pytest.mark.parametrize("game", ["hero_realms", "dice_forge"])
def test_a_watcher_hears_only_what_all_seats_know_and_the_seed_stays_secret_to_the_end(
    tmp_path: Path, game: str
) -> None:
    """A whole game: all messages to both seats and to a watcher, version by version."""
    random = Random(7)
    with running(f"{tmp_path}/kubik.db", PLENTY) as port, ExitStack() as stack:
        anna, boris = Person(port, "Anna"), Person(port, "Boris")
        links = anna.open(game=game, players=2)
        table = links["table"]
        boris.call("POST", "/api/join", {"link": links["invitation"]})
        seed = seed_in(tmp_path / "kubik.db", table)
        first, second = (begun(stack.enter_context(person.at(table))) for person in (anna, boris))
        watching = begun(stack.enter_context(Person(port).at(table, f"?watch={links['watch']}")))
        everybody = [first, second, watching]
        secrets_seen = 0
        while first.update["ending"] is None:
            assert not list(hidden(*(seat.update["view"] for seat in everybody)))
            secrets_seen += first.update["view"] != second.update["view"]
            assert watching.update["question"] is None
            for own, other, heard in zip(*(seat.update["happened"] for seat in everybody), strict=True):
                assert heard["facts"].keys() <= own["facts"].keys() & other["facts"].keys(), heard
                assert set(heard["pieces"]) <= set(own["pieces"]) & set(other["pieces"]), heard
            move([first, second], random, (watching,))
        assert secrets_seen or game == "dice_forge"
        for seat in everybody:
            with_seed = [message for message in seat.heard if seed.encode() in message]
            assert with_seed == [msgspec.json.encode(seat.update)]
            assert seat.seating["seed_hash"] == seed_hash(seed)


def test_the_seed_is_in_nothing_that_can_be_asked_for_before_the_end(tmp_path: Path) -> None:
    with running(f"{tmp_path}/kubik.db", PLENTY) as port:
        anna = Person(port, "Anna")
        table = anna.open(game="dice_forge", players=2, bots={"1": "random"})["table"]
        seed = seed_in(tmp_path / "kubik.db", table)
        answers = [anna.call("GET", f"/api/tables/{table}/{what}") for what in ("file", "replay?at=0")]
        answers += [anna.call("POST", f"/api/tables/{table}/fork", {}), anna.call("GET", "/api/tables")]
        assert [status for status, _ in answers] == [200, 200, 201, 200]
        what_if = answers[2][1]["table"]
        assert seed_in(tmp_path / "kubik.db", what_if) != seed
        with anna.at(what_if) as seat:
            begun(seat)
            answers.append((0, seat.ask(protocol.WhyNot("w"))))
            assert not any(seed.encode() in message for message in seat.heard)
        assert seed not in repr(answers)


def test_a_stranger_without_a_link_gets_nothing(port: int) -> None:
    anna, eve, nobody = Person(port, "Anna"), Person(port, "Eve"), Person(port)
    links = anna.open(bots={"1": "random"})
    elsewhere = eve.open(bots={"1": "random"})
    table = links["table"]
    for person, status in ((eve, 403), (nobody, 401)):
        for method, what in (("GET", "file"), ("POST", "fork"), ("POST", "link"), ("POST", "rematch")):
            answer = person.call(method, f"/api/tables/{table}/{what}", {} if what == "fork" else None)
            assert answer[0] == status
            assert answer[1].keys() == {"reason", "text"}
        secrets = ["", "guess", links["invitation"], links["seats"][0], elsewhere["watch"]]
        for query in [f"watch={secret}" for secret in secrets]:
            assert person.call("GET", f"/api/tables/{table}/replay?at=0&{query}")[0] == 403
            with person.at(table, f"?{query}") as seat:
                assert seat.hear()["type"] == "refused"
                with pytest.raises(ConnectionClosed) as closed:
                    seat.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
    assert table not in [mine["table"] for mine in eve.call("GET", "/api/tables")[1]]


def test_secrets_of_people_and_links_are_not_in_the_database_nor_in_errors(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(f"{folder}/kubik.db", PLENTY) as port:
        anna, boris = Person(port, "Anna"), Person(port, "Boris")
        links = anna.open(players=3)
        boris.call("POST", "/api/join", {"link": links["invitation"]})
        moving = boris.call("POST", f"/api/tables/{links['table']}/link")[1]["link"]
        people = [person.cookie.partition("=")[2] for person in (anna, boris)]
        secrets = [*people, links["invitation"], links["watch"], *links["seats"], moving]
        assert len(set(secrets)) == len(secrets) == 8
        errors = [boris.call("POST", "/api/join", {"link": secret}) for secret in links["seats"]]
        errors += [boris.call("POST", "/api/join", {"link": people[0]})]
        errors += [anna.call("POST", "/api/join", {"link": moving})]
        assert [status for status, _ in errors if status >= 400]
        with anna.at(links["table"]) as seat:
            heard = seat.hear(), seat.hear()
        for secret in secrets:
            assert secret not in repr((errors, heard))
        with closing(sqlite3.connect(folder / "kubik.db")) as connection:
            dump = "\n".join(connection.iterdump()).encode()
        stored = dump + b"".join(file.read_bytes() for file in sorted(folder.iterdir()))
        assert b"Anna" in stored
        for secret in secrets:
            assert secret.encode() not in stored
            assert secret.encode().hex().upper().encode() not in stored


# --- the document -----------------------------------------------------------------------------------------------------


def test_every_test_that_the_document_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / "security.md").read_text(encoding="utf-8")))
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    existing = {name for file in files for name in re.findall(r"def (test_\w+)\(", file.read_text(encoding="utf-8"))}
    assert named
    assert named - {file.stem for file in files} <= existing
