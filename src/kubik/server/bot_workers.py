"""Processes in which bots think, so that no table waits while they do."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Any, TypeVar, TypeVarTuple

from kubik.bots import bot
from kubik.bots.adviser import Advice, advise
from kubik.games import game as find_game
from kubik.games import game_with
from kubik.kernel.state import State

Given = TypeVarTuple("Given")
Thought = TypeVar("Thought")


def ask_bot(game: str, saved: bytes, seat: int, spec: str, seed: str, content: bytes | None = None) -> str:
    """What a bot chooses. It gets its seat, nothing more. `content` is given if it is not the present one."""
    return bot(spec, seed)(_load(game, saved, content).seat(seat)).key


def ask_adviser(game: str, saved: bytes, seat: int, seed: str, content: bytes | None = None) -> Advice:
    """What an adviser says to a seat. It sees what the seat sees, nothing more."""
    return advise(_load(game, saved, content).seat(seat), seed)


def _load(game: str, saved: bytes, content: bytes | None) -> State[Any, Any]:
    return (find_game(game) if content is None else game_with(game, content)).load(saved)


class BotWorkers:
    """Processes that think, each about one choice at a time; a process that was killed is replaced.

    `gives_way` lets all else on the machine go first.
    """

    def __init__(self, most: int, *, gives_way: bool = False) -> None:
        self._most = most
        self._gives_way = gives_way
        self._processes = self._start()
        self._asked = 0

    @property
    def at_work(self) -> tuple[int, int]:
        """Choices about which bots think, and those that wait for a process."""
        return min(self._asked, self._most), max(0, self._asked - self._most)

    def _start(self) -> ProcessPoolExecutor:
        # They are spawned, not forked: a fork would take sockets and locks along.
        return ProcessPoolExecutor(self._most, get_context("spawn"), _prepare, (self._gives_way,))

    def warm_up(self) -> None:
        """The first process starts now, and not when somebody waits for it."""
        self._processes.submit(os.getpid)

    async def ask(self, think: Callable[[*Given], Thought], *given: *Given) -> Thought:
        """What comes out when one of them thinks."""
        self._asked += 1
        try:
            return await self._ask(think, *given)
        finally:
            self._asked -= 1

    async def _ask(self, think: Callable[[*Given], Thought], *given: *Given) -> Thought:
        processes = self._processes
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(processes, think, *given)
        except BrokenProcessPool:
            # One was killed; all that wait come by here, and the first one starts new ones.
            if self._processes is processes:
                self._processes = self._start()
            return await loop.run_in_executor(self._processes, think, *given)

    def close(self) -> None:
        """Let the processes end; whoever still waits for a bot gets no answer."""
        self._processes.shutdown(wait=False, cancel_futures=True)


def _prepare(gives_way: bool) -> None:
    """A worker lets its server decide when to end; Ctrl-C in a terminal reaches both."""
    signal(SIGINT, SIG_IGN)
    if gives_way and hasattr(os, "nice"):  # Windows knows nothing of it
        os.nice(10)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A server that was killed cannot tell its workers."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
