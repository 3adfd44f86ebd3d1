"""The terminal that pages are printed to."""

from __future__ import annotations

import unicodedata
from typing import Final

from rich.console import Console
from rich.text import Text

NARROWEST: Final = 40
"""The page is laid out for so many columns at least; a narrower terminal breaks its lines."""
SUBSTITUTE: Final = "\N{REPLACEMENT CHARACTER}"


def terminal() -> Console:
    """Where pages are printed."""
    console = Console(highlight=False)
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


def show(console: Console, line: Text, *, whole: bool = False) -> None:
    """Print a line of a page; a `whole` one the terminal may break, we do not. Names and words may come from anybody:
    nothing in them steers the terminal."""
    line = line.copy()
    line.plain = "".join(letter if _is_seen(letter) else SUBSTITUTE for letter in line.plain)
    console.print(line, soft_wrap=whole)


def _is_seen(letter: str) -> bool:
    return letter.isprintable() or unicodedata.category(letter) == "Zs"
