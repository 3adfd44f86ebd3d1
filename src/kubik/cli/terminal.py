"""The terminal that pages are printed to."""

from __future__ import annotations

from typing import Final

from rich.console import Console

NARROWEST: Final = 40
"""The page is laid out for so many columns at least; a narrower terminal breaks its lines."""


def terminal() -> Console:
    """Where pages are printed."""
    console = Console(highlight=False)
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console
