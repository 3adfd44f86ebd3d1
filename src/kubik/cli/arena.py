"""`kubik arena`: bots against each other."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from kubik.arena import LIMIT, GameError, Results, Score, Share, Thinking, keep, play
from kubik.cli import BROKEN, INTERRUPTED
from kubik.cli.settings import SETTING, Content, own_content, read_settings
from kubik.games import game as find_game
from kubik.kernel.chance import new_seed
from kubik.kernel.game import Game

NARROWEST: Final = 80
"""The table has so many columns at least: a narrower terminal breaks its lines, but no figure is cut."""


def arena(
    game: str,
    /,
    *bots: str,
    games: int = 100,
    jobs: int = 1,
    seed: str | None = None,
    out: Path | None = None,
    players: int | None = None,
    limit: int = LIMIT,
    content: Content = None,
    **settings: Annotated[str, SETTING],
) -> int:
    """Let bots play many games against each other, and tell who wins how often.

    The bots change seats from game to game; in team modes a bot plays a whole team. With fewer bots than seats the bots
    take several. The same seed gives the same games for any number of jobs, unless a bot's thinking is limited by time.
    Ctrl-C stops, and keeps what is done.

    Parameters
    ----------
    game
        The game, such as hero_realms.
    bots
        The bots: random, careless, greedy, search:iterations=200, search:seconds=1.
    games
        How many games.
    jobs
        In how many processes.
    seed
        What all dice follow from; any text or number. Without it a new one is made, and told.
    out
        A file for one record per game: .parquet, .csv or .json.
    players
        How many seats.
    limit
        A game with more decisions is stopped and counts as a draw.
    settings
        What else is agreed before a game, such as --mode hydra_2v2 or --characters wizard,thief; see `kubik games`.
    """
    settings = own_content(content, settings)
    seed = new_seed() if seed is None else seed
    options = read_settings(find_game(game), settings)
    score, thinking = Score(), Thinking()
    records = play(game, bots, games, seed, jobs, players, options, limit, thinking)
    begin = perf_counter()
    with ExitStack() as stack:
        books: list[Any] = [score.add]
        if out is not None:
            books.append(stack.enter_context(Results(out)).write)
        bar = stack.enter_context(_progress())
        task = bar.add_task(game, total=games)
        failure: GameError | None = None
        try:
            whole = keep(records, *books, lambda record: bar.advance(task))
        except GameError as error:
            whole, failure = False, error
    seconds = perf_counter() - begin
    console = Console(soft_wrap=True, highlight=False, markup=False)
    console.width = max(console.width, NARROWEST)
    if score.games:
        console.print(_table(score, thinking))
        for line in _points(score, find_game(game)):
            console.print(line)
        console.print(_length(score, limit))
        console.print(f"{score.decisions.total / seconds:,.0f} decisions per second, rules and all jobs counted")
        if out is not None:
            console.print(f"records: {out}")
    console.print(f"seed: {seed}")
    if failure is not None:
        print(*getattr(failure, "__notes__", ()), f"kubik: {failure}", sep="\n", file=sys.stderr)
        return BROKEN
    if not whole:
        print(f"interrupted after {score.games} of {games} games", file=sys.stderr)
        return INTERRUPTED
    return 0


def _progress() -> Progress:
    """A bar on the error stream, so that the results can be piped; none if nobody watches."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)


def _table(score: Score, thinking: Thinking) -> Table:
    table = Table(pad_edge=False)
    table.add_column("bot", overflow="fold")
    for heading in ("seat", "games", "wins", "share", "95 % interval", "decisions/s"):
        table.add_column(heading, justify="right", no_wrap=True)
    for name in sorted(score.bots, key=lambda name: -score.bots[name].games.share):
        bot = score.bots[name]
        speed = thinking.speed(name)
        table.add_row(name, "all", *_cells(bot.games), "" if speed is None else f"{speed:,.0f}", style="bold")
        for seat in sorted(bot.seats):
            table.add_row("", str(seat), *_cells(bot.seats[seat]))
        table.add_section()
    return table


def _cells(share: Share) -> tuple[str, ...]:
    low, high = share.interval
    return f"{share.games:,}", f"{share.wins:,}", f"{share.share:.1%}", f"{low:.1%} - {high:.1%}"


def _points(score: Score, game: Game[Any, Any]) -> Iterator[str]:
    """What the bots have counted on the average, and, of those who play alone, which titles they have earned."""
    for name, bot in score.bots.items():
        points = bot.points
        if not points.counts:
            continue
        low, high = points.interval
        said = f"{name}: {points.mean:,.2f} on the average (95 % interval {low:,.2f} - {high:,.2f})"
        titles: Counter[str] = Counter()
        if len(score.bots) == len(bot.seats) == 1:
            for reached in sorted(points.counts, reverse=True):
                titles[game.title(reached)] += points.counts[reached]
        told = [f"{title} {n / points.games:.1%}" for title, n in titles.items() if title]
        yield f"{said}: {', '.join(told)}" if told else said


def _length(score: Score, limit: int) -> str:
    """How long the games were, and what became of those that nobody won."""
    said = [
        f"{score.games:,} {'game' if score.games == 1 else 'games'}",
        f"{score.decisions.mean:,.1f} decisions a game (at most {score.decisions.longest:,})",
        f"{score.turns.mean:,.1f} turns (at most {score.turns.longest:,})",
    ]
    if score.drawn:
        said.append(f"{score.drawn:,} drawn")
    if score.stopped:
        said.append(f"{score.stopped:,} stopped after {limit:,} decisions, counted as draws")
    return ", ".join(said)
