"""Runs the `kubik` command inside the test, with input from a script."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from rich.console import Console

import kubik
from kubik.bots import bot
from kubik.cli import main
from kubik.cli.session import Session
from kubik.kernel import gamefile
from kubik.kernel.match import Match
from kubik.kernel.state import State


class Run(NamedTuple):
    code: int
    out: str
    err: str


Command = Callable[..., Run]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """`command("play hero_realms", ["1", "q"])`: exit code and what was written."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def run(line: str, typed: Iterable[str] = ()) -> Run:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(line.split())
        return Run(code, *capsys.readouterr())

    return run


def seated(state: State[Any, Any], language: str = "en") -> Session:
    """A session at an arranged table, with people in all seats."""
    settings, seats = msgspec.to_builtins(state.rules.settings), ["human"] * state.rules.players
    match: Match[Any, Any] = Match(state.game, state.rules.players, 1, settings, seats)
    match.state = state
    return Session(match, language, Console(file=io.StringIO(), width=80, highlight=False))


def obeyed(session: Session, *lines: str, seat: int = 0) -> str:
    """What a person reads after the last of these lines."""
    assert isinstance(session.console.file, io.StringIO)
    for line in lines:
        session.console.file.truncate(session.console.file.seek(0))
        session._obey(seat, line)
    return session.console.file.getvalue()


def played(
    path: Path,
    seats: Iterable[str] = ("human", "greedy"),
    choices: int | None = None,
    seed: str = "5",
    game: str = "hero_realms",
    **options: str,
) -> Path:
    """A game file in which greedy play has made so many choices (None: all of them)."""
    sitting = list(seats)
    match = Match(kubik.game(game), len(sitting), seed, {"first": 0, **options}, sitting)
    choose = bot("greedy", 1)
    while match.state.decision and (choices is None or len(match.history) < choices):
        match.choose(choose(match.state.seat(match.state.decision.seat)))
    gamefile.write(path, match.record())
    return path
