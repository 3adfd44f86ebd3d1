"""QR codes, so that a link on one screen can be opened with a phone."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

import segno

from kubik.server import protocol

QUIET_ZONE: Final = 4
"""Modules around the code that have to stay light."""


def qr_code(text: str) -> protocol.QrCode:
    """A text as a QR code: dark squares on a light ground."""
    code = segno.make(text, error="m", micro=False)
    path = "".join(
        f"M{start} {y}h{length}v1h-{length}z"
        for y, row in enumerate(code.matrix_iter(border=QUIET_ZONE))
        for start, length in _dark_runs(row)
    )
    return protocol.QrCode(int(code.symbol_size(border=QUIET_ZONE)[0]), path)


def _dark_runs(row: Iterable[int]) -> list[tuple[int, int]]:
    """Where in a row dark modules begin, and how many of them follow each other."""
    runs, at = [], 0
    for dark, modules in groupby(row):
        length = len(list(modules))
        if dark:
            runs.append((at, length))
        at += length
    return runs
