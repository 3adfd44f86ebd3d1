"""Draw the pictures of the README: a table of Hero Realms in the terminal, in each language.

Run it with `.venv/bin/python tools/picture.py`.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any, Final

from rich.console import Console

import kubik
from kubik.bots import bot
from kubik.cli.session import Session
from kubik.kernel.match import Match

DOCS: Final = Path(__file__).parent.parent / "docs"
SEED: Final = 21
TURN: Final = 15


def middle_of_a_game() -> Match[Any]:
    """A turn in the middle of a duel, after the cards in hand were played."""
    match: Match[Any] = Match(kubik.game("hero_realms"), 2, SEED, {"first": 0}, ["human", "greedy"])
    player = bot("greedy", SEED)
    while match.state.decision is not None:
        if match.state.table.turns >= TURN and match.state.decision.options[0].verb != "play":
            return match
        match.choose(player(match.state.seat(match.state.decision.seat)))
    raise SystemExit("the game ended too early; choose another seed")


def main() -> None:
    for language in ("en", "ru"):
        console = Console(record=True, width=100, height=60, file=io.StringIO(), force_terminal=True, highlight=False)
        session = Session(middle_of_a_game(), language, console)
        session._show_page(0)
        picture = console.export_svg(title="kubik play hero_realms")
        # The page that shows it loads nothing from elsewhere: any monospaced font will do.
        picture = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", picture, flags=re.S)
        (DOCS / f"table.{language}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
