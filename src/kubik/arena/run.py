"""Playing the games of a contest, here or in several processes, with the same records in the same order."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from kubik.arena.contest import LIMIT, Contest, GameError, agree
from kubik.arena.record import GameRecord, Thinking
from kubik.kernel.errors import BadSetup

LARGEST_BATCH: Final = 100
SHORT, LONG = 0.25, 1.0
"""Seconds. Batches grow while they are short, so that games are not eaten up by the way between processes, and shrink
when they are long, so that progress is seen and little is lost with Ctrl-C."""
AHEAD: Final = 2
"""Batches under way for each process; so memory does not depend on the number of games."""


def play(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    jobs: int = 1,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    limit: int = LIMIT,
    thinking: Thinking | None = None,
) -> Generator[GameRecord, None, None]:
    """The records of so many games in order, each as soon as it is there. Closing the generator ends all work at once.

    What does not fit raises BadSetup here, before any game. Times go to `thinking`, if given. With several jobs a
    script must protect its main part by `if __name__ == "__main__"`, since processes are started afresh.
    """
    contest = agree(game, bots, seed, players, options, limit)
    if games < 1:
        raise BadSetup(f"at least one game must be played, not {games}")
    if jobs < 1:
        raise BadSetup(f"at least one job is needed, not {jobs}")
    thinking = Thinking() if thinking is None else thinking
    if jobs == 1:
        return _play_here(contest, games, thinking)
    return _play_in_processes(contest, games, jobs, thinking)


def _play_here(contest: Contest, games: int, thinking: Thinking) -> Generator[GameRecord, None, None]:
    for index in range(games):
        yield contest.play(index, thinking)


def _play_in_processes(
    contest: Contest, games: int, jobs: int, thinking: Thinking
) -> Generator[GameRecord, None, None]:
    # Processes are spawned, not forked: a fork beside the threads of a progress bar may hang.
    context = get_context("spawn")
    end, rope = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, initializer=_hold_on, initargs=(end,))
    waiting: deque[Future[_Batch]] = deque()
    begun = 0
    size = 1
    try:
        while begun < games or waiting:
            while begun < games and len(waiting) < AHEAD * jobs:
                stop = min(begun + size, games)
                with _deaf():
                    waiting.append(pool.submit(_play_batch, contest, begun, stop))
                begun = stop
            batch = waiting.popleft().result()
            if batch.seconds < SHORT:
                size = min(LARGEST_BATCH, max(size, 2 * len(batch.records)))
            elif batch.seconds > LONG:
                size = max(1, len(batch.records) // 2)
            thinking.merge(batch.thinking)
            yield from batch.records
            if batch.failure is not None:
                raise batch.failure
    except BrokenProcessPool:
        raise GameError("a process that played games has died; was it killed, or is memory short?") from None
    finally:
        rope.close()
        pool.shutdown(cancel_futures=True)
        end.close()


class _Batch(Struct):
    """What a process hands back: the games up to the first that failed."""

    records: list[GameRecord]
    thinking: Thinking
    seconds: float
    failure: GameError | None = None


def _play_batch(contest: Contest, start: int, stop: int) -> _Batch:
    before = perf_counter()
    batch = _Batch([], Thinking(), 0.0)
    try:
        for index in range(start, stop):
            batch.records.append(contest.play(index, batch.thinking))
    except GameError as failure:
        batch.failure = failure
    batch.seconds = perf_counter() - before
    return batch


@contextmanager
def _deaf() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: a process started in it never hears it, not even before it can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _hold_on(end: Connection) -> None:
    """Tie a new process to the one that started it: Ctrl-C is that one's business, and when it lets go, this one ends.

    Letting go is closing the other end of a pipe. It also happens when that process is killed, and it ends a game of
    slow bots at once, which the pool by itself would play to its end.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait() -> None:
        try:
            end.poll(None)
        finally:
            os._exit(1)

    Thread(target=wait, daemon=True).start()
