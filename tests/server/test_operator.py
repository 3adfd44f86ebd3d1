"""What whoever runs a server can ask it, on a port of its own."""

from __future__ import annotations

import asyncio
import http.client
import re
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

import kubik
from kubik.server import operator_app, protocol
from kubik.server.live_tables import LiveTables
from kubik.server.operator_app import telling
from kubik.server.storage import Storage
from tests.server.client import PATIENCE, Person, duel, play, running, sitting
from tests.server.program import assert_ended_well, program
from tests.server.test_serve import refused


def ask(port: int, path: str) -> tuple[int, str]:
    """The status, and what is said."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", path)
    answer = connection.getresponse()
    said = answer.read().decode()
    connection.close()
    return answer.status, said


def numbers(port: int) -> dict[str, float]:
    """All numbers by name and labels."""
    status, said = ask(port, "/metrics")
    assert status == 200
    families = text_string_to_metric_families(said)
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in families
        for sample in family.samples
    }


@pytest.fixture
def ports(tmp_path: Path) -> Iterator[tuple[int, int]]:
    """Where people come, and where the operator asks."""
    with socket.create_server(("127.0.0.1", 0)) as opened, running(f"{tmp_path}/kubik.db", operator=opened) as port:
        yield port, opened.getsockname()[1]


def test_only_the_operators_port_tells_how_the_server_is(ports: tuple[int, int]) -> None:
    public, operator = ports
    for path in ("/healthz", "/readyz", "/metrics"):
        assert ask(operator, path)[0] == 200
        assert ask(public, path)[0] == 404
    assert ask(operator, "/api/games")[0] == 404


def test_the_numbers_follow_what_happens_and_name_nobody(ports: tuple[int, int]) -> None:
    public, operator = ports
    anna, boris = Person(public, "Annabella"), Person(public, "Borislav")
    before = numbers(operator)
    table = duel(anna, boris)["table"]
    with sitting(table, anna, boris) as seats, boris.at(table) as second:
        second.hear()
        play(seats, lambda: seats[0].update["turn"] >= 3)
        assert seats[0].ask(protocol.Answer("x", 1, True))["reason"] == "nothing_asked"
        after = numbers(operator)
        said = ask(operator, "/metrics")[1]
    changed = {name: value - before.get(name, 0) for name, value in after.items()}
    assert changed["kubik_choices_total person"] == 3
    assert changed["kubik_refusals_total nothing_asked"] == 1
    assert changed["kubik_tables_awake"] == 1
    assert changed["kubik_people"] == 2
    assert changed["kubik_connections"] == 3
    # Two who sit down, three choices, and the answer that was refused; the table itself is opened by no request.
    assert changed["kubik_request_seconds_count"] == 6
    assert changed["kubik_write_batch_records_sum"] == 6
    assert (after["kubik_bots_thinking"], after["kubik_bots_waiting"]) == (0, 0)
    for secret in (table, "Anna", "Boris", anna.cookie.partition("=")[2]):
        assert secret not in said


async def test_bots_that_think_and_wait_are_counted(tables: LiveTables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables._quick_workers, "_asked", 3)
    monkeypatch.setattr(tables._search_workers, "_asked", 1)
    assert tables.bots_at_work() == (2, 2)
    saved = kubik.game("dice_forge").start(2, "seed", first=0).save()
    assert await tables.ask_bot("dice_forge", saved, 0, "random", "seed")
    assert tables.bots_at_work() == (2, 2)


async def test_a_server_without_its_database_is_alive_and_not_ready(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = await Storage.open(url)
    tables = LiveTables(storage, "http://here")
    opened = socket.create_server(("127.0.0.1", 0))
    port = opened.getsockname()[1]
    async with telling(tables, opened):
        assert await asyncio.to_thread(ask, port, "/readyz") == (200, "ok\n")
        monkeypatch.setattr(operator_app, "PATIENCE", 0.0)
        assert await asyncio.to_thread(ask, port, "/readyz") == (503, f"{storage.name}: no answer\n")
        monkeypatch.setattr(operator_app, "PATIENCE", 60.0)
        await tables.close()
        await storage.close()
        assert await asyncio.to_thread(ask, port, "/readyz") == (503, f"{storage.name}: closed already\n")
        assert await asyncio.to_thread(ask, port, "/healthz") == (200, "ok\n")


def test_the_program_tells_where_its_numbers_are(tmp_path: Path) -> None:
    given = ("--port", "0", "--database", str(tmp_path / "kubik.db"))
    with program(*given, "--metrics-port", "0") as server:
        assert server.process.stdout is not None
        said = server.process.stdout.readline() + server.process.stdout.readline()
        found = re.search(r"http://127.0.0.1:(\d+)/metrics", said)
        assert found is not None, said
        assert ask(int(found[1]), "/healthz") == (200, "ok\n")
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            busy = str(other.getsockname()[1])
            assert f"has port {busy} of 127.0.0.1; choose another one with --metrics-port" in refused(
                *given, "--metrics-port", busy
            )
        assert_ended_well(server.end(signal.SIGTERM))
