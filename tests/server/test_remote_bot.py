"""The example that plays over the network: a whole game of two, on connections that break."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from runpy import run_path
from typing import Any

import msgspec
import pytest

import kubik
from kubik.kernel import gamefile
from kubik.kernel.match import verify
from kubik.server.limits import Limits
from tests.server.client import Person, running
from tests.server.program import PATIENCE

BOT = Path(__file__).parents[2] / "examples" / "remote_bot.py"
SOON_TOO_MUCH = Limits(burst=20)
CUT = 5_000
"""Bytes from the server after which a connection breaks."""
BREAKS = 2


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    with running(f"{tmp_path}/kubik.db", SOON_TOO_MUCH) as port:
        yield port


class BadLine:
    """A line to a server on which the first connections break after a while, wherever they are."""

    def __init__(self, port: int) -> None:
        self.server = ("127.0.0.1", port)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        self.broken = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self.listening.accept()
            except OSError:
                return
            server = socket.create_connection(self.server)
            most = CUT if self.broken < BREAKS else sys.maxsize
            threading.Thread(target=self._carry, args=(client, server, sys.maxsize), daemon=True).start()
            threading.Thread(target=self._carry, args=(server, client, most), daemon=True).start()

    def _carry(self, there: socket.socket, here: socket.socket, most: int) -> None:
        carried = 0
        try:
            while carried < most and (data := there.recv(4096)):
                here.sendall(data)
                carried += len(data)
        except OSError:
            pass
        self.broken += carried >= most
        for end in (there, here):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                end.close()


@contextmanager
def bot(port: int, link: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, str(BOT), f"http://127.0.0.1:{port}", link]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "no_proxy": "127.0.0.1"}
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def test_two_of_them_play_a_whole_game_over_lines_that_break(port: int) -> None:
    anna = Person(port, "Anna")
    links = anna.open(game="dice_forge", players=2, seat=None)
    lines = [BadLine(port), BadLine(port)]
    with bot(lines[0].port, links["invitation"]) as first, bot(lines[1].port, links["seats"][1]) as second:
        outcomes = [process.communicate(timeout=PATIENCE) for process in (first, second)]
        assert [process.returncode for process in (first, second)] == [0, 0], outcomes
    assert {out.split()[0] for out, _ in outcomes} <= {"won", "lost"}
    assert any(out.startswith("won") for out, _ in outcomes)
    assert all(line.broken for line in lines)
    assert "connection lost" in outcomes[0][1]
    with anna.at(links["table"], f"?watch={links['watch']}") as watching:
        watching.until(lambda message: message["type"] == "update")
        assert watching.update["ending"] is not None


def test_its_game_can_be_verified(port: int) -> None:
    anna = Person(port, "Anna")
    links = anna.open(game="dice_forge", players=2)
    with bot(port, links["seats"][1]) as process, anna.at(links["table"]) as seat:
        while seat.update is None or seat.update["ending"] is None:
            question = seat.update and seat.update["question"]
            if question:
                seat.choose(question["options"][0]["key"])
            else:
                seat.until(lambda message: message["type"] == "update")
        assert process.wait(PATIENCE) == 0
    _, file = anna.call("GET", f"/api/tables/{links['table']}/file")
    verify(kubik.game("dice_forge"), gamefile.parse(msgspec.json.encode(file), "file"))


class Overtaken:
    """A connection on which a choice is refused: the one that was on its way before it has arrived after all."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        self.sent: list[Any] = []

    def send(self, text: str) -> None:
        self.sent.append(msgspec.json.decode(text))

    def __iter__(self) -> Iterator[bytes]:
        update = {"type": "update", "version": 3, "question": None, "ending": None}
        yield msgspec.json.encode(update | {"question": {"waiting": True, "options": [{"key": "pass"}]}})
        yield msgspec.json.encode(update)
        yield msgspec.json.encode({"type": "refused", "id": self.sent[0]["id"], "reason": self.reason, "text": "No."})
        yield msgspec.json.encode(update | {"ending": "the end"})


@pytest.mark.parametrize("reason", ["stale", "not_your_turn", "over"])
def test_a_choice_that_was_overtaken_is_no_reason_to_give_up(reason: str) -> None:
    line = Overtaken(reason)
    assert run_path(str(BOT))["answer_questions"](line) == "the end"
    assert len(line.sent) == 1


def test_it_says_why_it_cannot_play(port: int) -> None:
    with bot(port, "no-such-link") as process:
        _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert told == "This link is not valid any more.\n"
