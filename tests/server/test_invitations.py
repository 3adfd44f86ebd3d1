"""Inviting: what a link leads to, by which addresses others reach the server, and links as QR codes."""

from __future__ import annotations

import re
import socket
from collections import namedtuple
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
import segno

from kubik.server import addresses as module
from kubik.server import protocol
from kubik.server.addresses import addresses, is_this_machine
from kubik.server.qr import QUIET_ZONE, qr_code
from tests.server.client import Person, is_update, running
from tests.server.conftest import new_database
from tests.server.program import program


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def port(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('invitations')}/kubik.db"
    else:
        database = new_database(request.getfixturevalue("postgresql"))
    with running(database) as port:
        yield port


# --- what a link leads to ---------------------------------------------------------------------------------------------


def look(person: Person, link: str, language: str = "en") -> Any:
    status, invitation = person.call("GET", f"/api/join?link={link}&language={language}")
    assert status == 200, invitation
    return invitation


def test_an_invitation_names_the_game_what_is_agreed_the_host_and_the_free_seats(port: int) -> None:
    anna, stranger = Person(port, "Anna"), Person(port)
    links = anna.open(players=4, options={"mode": "hydra_2v2"}, bots={"2": "random"})
    table = links["table"]
    assert look(stranger, links["invitation"]) == {
        "kind": "invitation",
        "table": table,
        "seat": None,
        "game": "hero_realms",
        "name": "Hero Realms",
        "agreed": [["Mode", "Hydra, 2 against 2"]],
        "host": "Anna",
        "names": ["Anna", "", "Bot 3", ""],
        "free": [1, 3],
        "begun": False,
    }
    russian = look(stranger, links["seats"][3], "ru")
    assert (russian["kind"], russian["seat"], russian["names"][2]) == ("seat", 3, "Бот 3")
    assert russian["agreed"] == [["Режим", "Гидра (2 на 2)"]]
    assert look(stranger, links["watch"])["kind"] == "watch"
    moving = anna.call("POST", f"/api/tables/{table}/link")[1]["link"]
    assert (look(stranger, moving)["kind"], look(stranger, moving)["seat"]) == ("move", 0)

    # Looking at a link changes nothing; using it does.
    boris = Person(port, "Boris")
    assert boris.call("POST", "/api/join", {"link": links["invitation"]})[1]["seat"] == 1
    assert look(boris, links["invitation"])["free"] == [3]
    with anna.at(table) as seat:
        seat.until(is_update)
        assert seat.ask(protocol.SeatBot("b", 3, "random"))["type"] == "done"
    after = look(stranger, links["invitation"])
    assert (after["free"], after["begun"], after["names"]) == ([], True, ["Anna", "Boris", "Bot 3", "Bot 4"])


def test_a_link_that_is_none_leads_nowhere(port: int) -> None:
    stranger = Person(port)
    for query in ("", "?link=", "?link=nothing", "?link=%00"):
        status, trouble = stranger.call("GET", f"/api/join{query}")
        assert (status, trouble["reason"]) == (404, "no_link")


@pytest.mark.parametrize(
    ("wanted", "agreed"),
    [
        ({}, [["Mode", "Duel"]]),
        ({"players": 3}, [["Mode", "Free-for-all"]]),
        ({"options": {"characters": ["ranger", ""]}}, [["Mode", "Duel"], ["Characters", "Ranger"]]),
        ({"options": {"first": 1}}, [["Mode", "Duel"]]),
        ({"game": "dice_forge"}, []),
        ({"game": "dice_forge", "options": {"module": "titans"}}, [["Module of Rebellion", "Rebellion of the Titans"]]),
        (
            {"game": "dice_forge", "options": {"tree_keeps_gold": False}},
            [["The Tree gives its gold to the rich as well", "no"]],
        ),
    ],
)
def test_only_what_is_special_is_said(port: int, wanted: dict[str, Any], agreed: list[list[str]]) -> None:
    anna = Person(port, "Anna")
    assert look(anna, anna.open(**wanted)["invitation"])["agreed"] == agreed


# --- addresses --------------------------------------------------------------------------------------------------------

Entry = namedtuple("Entry", "family address")
State = namedtuple("State", "isup")


@pytest.fixture
def interfaces(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with a usual network, a virtual one, and one that is switched off."""
    entries = {
        "lo": [Entry(socket.AF_INET, "127.0.0.1"), Entry(socket.AF_INET6, "::1")],
        "virtual": [Entry(socket.AF_INET, "172.17.0.1")],
        "wifi": [
            Entry(socket.AF_INET6, "fe80::1%wifi"),
            Entry(socket.AF_INET6, "fd00::5"),
            Entry(socket.AF_INET, "192.168.1.5"),
            Entry(-1, "02:00:00:00:00:01"),
        ],
        "lost": [Entry(socket.AF_INET, "169.254.3.4")],
        "off": [Entry(socket.AF_INET, "10.0.0.5")],
    }
    monkeypatch.setattr(psutil, "net_if_addrs", lambda: entries)
    monkeypatch.setattr(psutil, "net_if_stats", lambda: {name: State(name != "off") for name in entries})
    monkeypatch.setattr(module, "_usual_address", lambda: "192.168.1.5")


@pytest.mark.usefixtures("interfaces")
@pytest.mark.parametrize(
    ("listens_at", "asked_for", "found", "only_here"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000", ["http://127.0.0.1:8000"], True),
        ("127.0.0.1", "http://localhost:8000", ["http://localhost:8000"], True),
        ("::1", "http://[::1]:8000", ["http://[::1]:8000"], True),
        # Behind a proxy, it is where the page was asked for that others can go as well.
        ("127.0.0.1", "https://kubik.example.org", ["https://kubik.example.org"], False),
        ("0.0.0.0", "https://kubik.example.org", ["https://kubik.example.org"], False),
        ("0.0.0.0", "http://192.168.1.5:8000", ["http://192.168.1.5:8000"], False),
        ("0.0.0.0", "http://127.0.0.1:8000", ["http://192.168.1.5:8000", "http://172.17.0.1:8000"], False),
        ("0.0.0.0", "http://localhost:9000", ["http://192.168.1.5:8000", "http://172.17.0.1:8000"], False),
        (
            "::",
            "http://0.0.0.0:8000",
            ["http://192.168.1.5:8000", "http://172.17.0.1:8000", "http://[fd00::5]:8000"],
            False,
        ),
        ("192.168.1.5", "http://localhost:8000", ["http://192.168.1.5:8000"], False),
        ("my.machine", "http://localhost:8000", ["http://my.machine:8000"], False),
    ],
)
def test_where_others_reach_the_server(listens_at: str, asked_for: str, found: list[str], only_here: bool) -> None:
    assert addresses(listens_at, 8000, asked_for) == protocol.Addresses(found, only_here)


def test_a_machine_without_a_network_is_reached_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(psutil, "net_if_addrs", lambda: {"lo": [Entry(socket.AF_INET, "127.0.0.1")]})
    monkeypatch.setattr(psutil, "net_if_stats", lambda: {"lo": State(True)})
    assert addresses("0.0.0.0", 8000, "http://localhost:8000") == protocol.Addresses(["http://localhost:8000"], True)


def test_the_server_says_where_it_is_reached(port: int) -> None:
    stranger = Person(port)
    here = f"http://127.0.0.1:{port}"
    assert stranger.call("GET", "/api/addresses")[1] == {"addresses": [here], "only_here": True}
    proxied = {"host": "kubik.example.org", "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
    public = {"addresses": ["https://kubik.example.org"], "only_here": False}
    assert stranger.call("GET", "/api/addresses", headers=proxied)[1] == public
    for nonsense in ("[", "a b", "@/"):
        said = stranger.call("GET", "/api/addresses", headers={"host": nonsense})
        assert said == (200, {"addresses": [here], "only_here": True})


def test_a_server_that_listens_everywhere_names_the_addresses_of_its_machine(tmp_path: Path) -> None:
    with program("--host", "0.0.0.0", "--port", "0", "--database", str(tmp_path / "kubik.db")) as server:
        found = Person(server.port).call("GET", "/api/addresses")[1]
    hosts = [re.fullmatch(rf"http://([^:]+):{server.port}", address) for address in found["addresses"]]
    assert all(hosts)
    assert [is_this_machine(host[1]) for host in hosts if host] == [found["only_here"]] * len(hosts)


# --- QR codes ---------------------------------------------------------------------------------------------------------


def dark_modules(code: protocol.QrCode) -> set[tuple[int, int]]:
    """What is dark when the path is drawn."""
    strokes = re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", code.path)
    assert "".join(f"M{x} {y}h{width}v1h-{back}z" for x, y, width, back in strokes) == code.path
    assert all(width == back for _, _, width, back in strokes)
    return {(int(x) + step, int(y)) for x, y, width, _ in strokes for step in range(int(width))}


@pytest.mark.parametrize("text", ["http://192.168.1.5:8000/#/j/0123456789abcdefghijkl", "x", "Ж" * 200])
def test_a_qr_code_is_what_is_drawn(text: str) -> None:
    code = qr_code(text)
    matrix = segno.make(text, error="m", micro=False).matrix
    assert code.size == len(matrix) + 2 * QUIET_ZONE
    assert dark_modules(code) == {
        (x + QUIET_ZONE, y + QUIET_ZONE) for y, row in enumerate(matrix) for x, dark in enumerate(row) if dark
    }


def test_a_qr_code_for_a_link(port: int) -> None:
    anna = Person(port, "Anna")
    link = f"http://192.168.1.5:8000/#/j/{anna.open()['invitation']}"
    status, code = anna.call("POST", "/api/qr", {"text": link})
    expected = qr_code(link)
    assert (status, code) == (200, {"size": expected.size, "path": expected.path})
    assert Person(port).call("POST", "/api/qr", {"text": link})[0] == 401
    for wrong in ({}, {"text": ""}, {"text": "x" * 201}, {"text": 7}, {"text": link, "colour": "red"}):
        status, trouble = anna.call("POST", "/api/qr", wrong)
        assert (status, trouble["reason"]) == (400, "malformed")
