"""Draw the pictures of the README: tables in the terminal, in each language.

Run it with `.venv/bin/python tools/picture.py`.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console

import kubik
from kubik.bots import bot
from kubik.cli.session import Session
from kubik.kernel.match import Match

DOCS: Final = Path(__file__).parent.parent / "docs"
SEED: Final = 21


class Picture(NamedTuple):
    """The file's name, what is played, and how far: that turn, when everybody waits for seat 0 and this is offered."""

    file: str
    game: str
    options: dict[str, Any]
    turn: int
    verb: str


PICTURES: Final = (
    Picture("table", "hero_realms", {"first": 0}, 15, "buy"),
    Picture("dice", "dice_forge", {"first": 0, "module": "titans"}, 9, "pass"),
)


def middle_of_a_game(picture: Picture) -> Match[Any]:
    match: Match[Any] = Match(kubik.game(picture.game), 2, SEED, picture.options, ["human", "greedy"])
    player = bot("greedy", SEED)
    while (decision := match.state.decision) is not None:
        verbs = [option.verb for option in decision.options]
        if (
            match.state.table.turns >= picture.turn
            and decision.seat == 0
            and verbs[0] != "play"
            and picture.verb in verbs
        ):
            return match
        match.choose(player(match.state.seat(decision.seat)))
    raise SystemExit("the game ended too early; choose another seed")


def main() -> None:
    for picture in PICTURES:
        for language in ("en", "ru"):
            console = Console(
                record=True, width=100, height=60, file=io.StringIO(), force_terminal=True, highlight=False
            )
            session = Session(middle_of_a_game(picture), language, console)
            session._show_page(0)
            drawing = console.export_svg(title=f"kubik play {picture.game}")
            # The page that shows it loads nothing from elsewhere: any monospaced font will do.
            drawing = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", drawing, flags=re.S)
            (DOCS / f"{picture.file}.{language}.svg").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
