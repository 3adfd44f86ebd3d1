"""`kubik bench`: how fast the games are."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from kubik.arena.bench import GAMES, ROUNDS, Bench, measure
from kubik.cli.settings import SETTING, Content, own_content, read_settings
from kubik.cli.terminal import terminal
from kubik.games import game as find_game
from kubik.games import shelf


def bench(
    game: str | None = None,
    /,
    *,
    json: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    players: int | None = None,
    games: int = GAMES,
    rounds: int = ROUNDS,
    content: Content = None,
    **settings: Annotated[str, SETTING],
) -> None:
    """Measure how fast games are in random play, with nobody listening.

    Between any two measurements a fixed loop of plain Python is timed. The ratio to it is what to compare from run to
    run: it hardly changes when the machine is busy.

    Parameters
    ----------
    game
        The game; all of them without it.
    json
        Print JSON.
    players
        How many seats.
    games
        How many games each round plays.
    rounds
        How many rounds; times are the best of them, ratios the median.
    settings
        What else is agreed before a game, such as --mode hydra_2v2; see `kubik games`.
    """
    settings = own_content(content, settings)
    measured = shelf() if game is None else [find_game(game)]
    agreed = [read_settings(one, settings) for one in measured]
    errors = Console(stderr=True)
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as bar:
        task = bar.add_task("bench", total=len(measured) * rounds)
        found = [
            measure(one.id, players, options, games, rounds, tick=lambda: bar.advance(task))
            for one, options in zip(measured, agreed, strict=True)
        ]
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
        return
    console = terminal()
    for one in found:
        console.print(_table(one))


def _table(bench: Bench) -> Table:
    table = Table(
        title=f"{bench.game}, {bench.players} players: {bench.decisions_per_second:,.0f} decisions per second, "
        f"{bench.games_per_second:,.1f} games per second, {bench.decisions_per_game:,.1f} decisions per game",
        title_justify="left",
        caption=f"one turn of the reference loop: {bench.reference:.2f} µs",
        caption_justify="left",
    )
    table.add_column("work")
    table.add_column("µs, best", justify="right")
    table.add_column("ratio to the loop, median", justify="right")
    for name, figure in bench.figures.items():
        table.add_row(name, f"{figure.microseconds:,.2f}", f"{figure.ratio:.2f}")
    return table
