"""The program itself, `kubik serve`, as processes that tests can stop and kill."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PROGRAM = Path(sys.executable).parent / "kubik"
PATIENCE = 180
"""Seconds for what several processes have to do together, on a machine that may run all tests at once."""
RESERVED: list[socket.socket] = []


class Program:
    """A running `kubik serve`. `started` is how long it took until it said where it is."""

    def __init__(self, *arguments: str) -> None:
        begun = time.monotonic()
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--no-browser", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1", "COLUMNS": "200"},
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        self.started = time.monotonic() - begun
        found = re.search(r"http://[^/ ]+:(\d+)/", self.said)
        self.port = int(found[1]) if found else 0

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """Send a signal; the exit code, and what it wrote to stderr."""
        self.process.send_signal(how)
        return self.wait()

    def wait(self) -> tuple[int, str]:
        _, wrong = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, wrong


def assert_ended_well(ending: tuple[int, str]) -> None:
    """On a machine that runs everything at once, connections may not end in time, which it tells."""
    code, wrong = ending
    assert (code, "Traceback" in wrong) == (0, False), wrong


@contextmanager
def program(*arguments: str) -> Iterator[Program]:
    """A `kubik serve` that does not outlive the test."""
    started = Program(*arguments)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.end(signal.SIGKILL)


def free_port() -> int:
    """A port that nobody else is given, not even while the server that listens there is started anew.

    Its socket does not listen, and two that may be reused can share a port as long as only one of them does.
    """
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", 0))
    RESERVED.append(reserved)
    port: int = reserved.getsockname()[1]
    return port
