"""Game files on the way in and out."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import kubik
from kubik.kernel import gamefile, match
from kubik.kernel.errors import BadGameFile, Dishonest, KubikError
from kubik.kernel.event import Event
from kubik.kernel.game import Game
from kubik.kernel.gamefile import GameFile
from kubik.kernel.match import Match
from kubik.kernel.text import Words


def read(path: Path, words: Words) -> tuple[Game[Any, Any], GameFile]:
    """A game file and its game, or BadGameFile that names the file. A game of another version is nobody's fault, and
    only that version can say whether it is honest."""
    with _named(path):
        file = gamefile.read(path)
    with _told_of(path):
        game = kubik.game(file.game)
    told = why_not(game, file, words)
    if told and not file.updates:
        raise BadGameFile(f"{path}: {told}")
    return game, file


def why_not(game: Game[Any, Any], file: GameFile, words: Words) -> str:
    """Why this program cannot play a game again that was never updated; empty: it can."""
    if file.content != game.content:
        return _other_content(file, game, words)
    if file.rules != game.rules_number:
        return words.say("other-rules", theirs=file.rules, ours=game.rules_number)
    return ""


def _other_content(file: GameFile, game: Game[Any, Any], words: Words) -> str:
    """With which cards a game was played, if not with those that are here."""
    if file.content_file:
        return words.say("own-content", file=file.content_file, theirs=file.content, ours=game.content)
    if game.content_file:
        return words.say("no-own-content", file=game.content_file, theirs=file.content, ours=game.content)
    return words.say("other-content", theirs=file.content, ours=game.content)


def replay(path: Path, game: Game[Any, Any], file: GameFile) -> Match[Any, Any]:
    """The match that a game file tells of, or BadGameFile that names the file."""
    with _told_of(path):
        return match.replay(game, file)


def verify(path: Path, game: Game[Any, Any], file: GameFile) -> Match[Any, Any]:
    """The same, with Dishonest for what is told and did not happen."""
    with _told_of(path):
        return match.verify(game, file)


def retell(match: Match[Any, Any], listener: Callable[[int, Event], None]) -> None:
    """Tell what has happened in a match so far: each event with the number of its choice, -1 for the start."""
    state = match.position(0, lambda event: listener(-1, event))
    for number, choice in enumerate(match.history):
        state.listener = lambda event, number=number: listener(number, event)
        state.choose(choice.key, choice.seat)


def check_place(path: Path) -> None:
    """Complain before a game rather than after it. Only a game file is ever overwritten."""
    with _named(path):
        if path.exists():
            gamefile.read(path)
        elif not path.parent.is_dir():
            raise BadGameFile(f"{path}: there is no folder {path.parent}")
        if not os.access(path.parent, os.W_OK):
            raise BadGameFile(f"{path}: the folder cannot be written to")
        with suppress(FileNotFoundError):
            path.with_name(path.name + ".part").lstat()  # its name while it is written; the system may not take it


def write(path: Path, match: Match[Any, Any]) -> None:
    """Write a match down as a game file."""
    check_place(path)
    with _named(path):
        gamefile.write(path, match.record())


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """A name that the system does not take is bad input as well."""
    try:
        yield
    except KubikError:
        raise
    except OSError as error:
        raise BadGameFile(f"{path}: {error.strerror}") from None
    except ValueError as error:
        raise BadGameFile(f"{path}: {error}") from None


@contextmanager
def _told_of(path: Path) -> Iterator[None]:
    """Whatever is wrong with a file's content is told with its name."""
    try:
        yield
    except Dishonest as error:
        raise Dishonest(f"{path}: {error}") from None
    except KubikError as error:
        raise BadGameFile(f"{path}: {error}") from None
