"""Draw the picture of the README that shows a table in the terminal, in each language.

    .venv/bin/python tools/picture.py

writes docs/table.*.svg.
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
GAME: Final = "hero_realms"
SEED: Final = 21
TURN: Final = 15


def middle_of_a_game() -> Match[Any, Any]:
    """When seat 0 has played its cards and can buy."""
    match: Match[Any, Any] = Match(kubik.game(GAME), 2, SEED, {"first": 0}, ["human", "greedy"])
    player = bot("greedy", SEED)
    while (decision := match.state.decision) is not None:
        verbs = [option.verb for option in decision.options]
        if match.state.table.turns >= TURN and decision.seat == 0 and verbs[0] != "play" and "buy" in verbs:
            return match
        match.choose(player(match.state.seat(decision.seat)))
    raise SystemExit("the game ended too early; choose another seed")


def main() -> None:
    for language in ("en", "ru"):
        console = Console(record=True, width=100, height=60, file=io.StringIO(), force_terminal=True, highlight=False)
        session = Session(middle_of_a_game(), language, console)
        session._show_page(0)
        drawing = console.export_svg(title=f"kubik play {GAME}")
        # The page that shows it loads nothing from elsewhere: any monospaced font will do.
        drawing = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", drawing, flags=re.S)
        (DOCS / f"table.{language}.svg").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
