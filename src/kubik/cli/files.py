"""Game files on the way in and out."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import kubik
from kubik.kernel import gamefile, match
from kubik.kernel.errors import BadGameFile, KubikError
from kubik.kernel.event import Event
from kubik.kernel.game import Game
from kubik.kernel.gamefile import GameFile
from kubik.kernel.match import Match


def read(path: Path) -> tuple[Game[Any], GameFile]:
    """A game file and its game, or BadGameFile that names the file."""
    file = gamefile.read(path)
    try:
        game = kubik.game(file.game)
    except KubikError as error:
        raise BadGameFile(f"{path}: {error}") from None
    return game, file


def replay(path: Path, game: Game[Any], file: GameFile) -> Match[Any]:
    """The match that a game file tells of, or BadGameFile that names the file."""
    try:
        return match.replay(game, file)
    except KubikError as error:
        raise BadGameFile(f"{path}: {error}") from None
    except Exception as error:
        # A forked match begins with a table that anybody could have written; the rules trust theirs and trip over it.
        if file.position is None:
            raise
        raise BadGameFile(f"{path}: the position is impossible: {error}") from None


def retell(match: Match[Any], listener: Callable[[int, Event], None]) -> None:
    """Tell what has happened in a match so far: each event with the number of the choices before it."""
    state = match.position(0, lambda event: listener(0, event))
    for number, choice in enumerate(match.history):
        state.listener = lambda event, number=number: listener(number, event)
        state.choose(choice.key, choice.seat)


def check_place(path: Path) -> None:
    """Complain before a game rather than after it. Only a game file is ever overwritten."""
    if path.exists():
        gamefile.read(path)
    elif not path.parent.is_dir():
        raise BadGameFile(f"{path}: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise BadGameFile(f"{path}: the folder cannot be written to")


def write(path: Path, match: Match[Any]) -> None:
    check_place(path)
    gamefile.write(path, match.record())
