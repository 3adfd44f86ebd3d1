"""Ctrl-C: stop playing, keep what is done."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from types import FrameType

from kubik.arena.record import GameRecord


def keep(records: Generator[GameRecord, None, None], *books: Callable[[GameRecord], object]) -> bool:
    """Enter every record in all books. False if Ctrl-C came before the last one.

    Ctrl-C waits until a record stands in all of them, so they always agree, and no line of a file is cut in half.
    """
    with _Patience() as patience, closing(records):
        try:
            for record in records:
                with patience.asked():
                    for book in books:
                        book(record)
        except KeyboardInterrupt:
            return False
    return True


class _Patience:
    """While asked for it, Ctrl-C is kept back. It counts once: a second one shall not disturb the cleaning up.

    Outside the main thread Python delivers none anyway.
    """

    def __init__(self) -> None:
        self._asked = False
        self._pressed = False

    def __enter__(self) -> _Patience:
        self._main = threading.current_thread() is threading.main_thread()
        if self._main:
            self._before = signal.signal(signal.SIGINT, self._interrupt)
        return self

    def __exit__(self, *error: object) -> None:
        if self._main:
            signal.signal(signal.SIGINT, self._before)

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        again, self._pressed = self._pressed, True
        if not self._asked and not again:
            raise KeyboardInterrupt

    @contextmanager
    def asked(self) -> Iterator[None]:
        self._asked = True
        try:
            yield
        finally:
            self._asked = False
        if self._pressed:
            raise KeyboardInterrupt
