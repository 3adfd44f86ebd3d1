"""`kubik bench`: how fast the games are."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from kubik.arena.bench import GAMES, ROUNDS, Bench, measure
from kubik.cli.settings import read_options
from kubik.cli.terminal import terminal
from kubik.games import GAMES as ALL_GAMES
from kubik.games import game as find_game


def bench(
    game: str | None = None,
    /,
    *,
    json: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    mode: str | None = None,
    module: str | None = None,
    setup: str | None = None,
    players: int | None = None,
    set: Annotated[Sequence[str], Parameter(negative=(), show_default=False)] = (),
    games: int = GAMES,
    rounds: int = ROUNDS,
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
    mode
        The mode of the game, if it has several.
    module
        The module of the game, if it has any.
    setup
        The set-up of the game, if it has several.
    players
        How many seats.
    set
        An option of the game, such as characters=wizard,thief; may be given several times.
    games
        How many games each round plays.
    rounds
        How many rounds; times are the best of them, ratios the median.
    """
    ids = ALL_GAMES if game is None else (game,)
    options = {id: read_options(find_game(id), set, mode, module, setup) for id in ids}
    errors = Console(stderr=True)
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as bar:
        task = bar.add_task("bench", total=len(ids) * rounds)
        found = [measure(id, players, options[id], games, rounds, tick=lambda: bar.advance(task)) for id in ids]
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
