"""The owner's own content files: corrections of what the printed cards of the owner's box say, and what is added.

    [roll_player.card.longsword]
    cost = 4

One file corrects. Others may add something whole to a game that takes it, such as an adventure; such a file begins with
the game that it is for: `game = "story"`.

A process has these files, named by the variable KUBIK_CONTENT, which processes started from it inherit. A game takes
what is for it when it is loaded (`content.py`); so what is executed stays plain numbers that were read once.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from kubik.kernel.errors import BadContent, Fault

VARIABLE: Final = "KUBIK_CONTENT"
GAME: Final = "game"
"""The first word of a file that adds something: for which game it is."""


class Added(Struct, frozen=True):
    """A file that adds something to a game: its name, and its tables without the word for which game it is."""

    name: str
    game: str
    tables: dict[str, Any]


class OwnContent(Struct, frozen=True):
    """The name of the file that corrects, and what it corrects, by game; and the files that add something."""

    name: str = ""
    games: dict[str, Any] = {}
    added: tuple[Added, ...] = ()

    @property
    def used(self) -> set[str]:
        """The games that are corrected or get something added."""
        return {*self.games, *(added.game for added in self.added)}

    def names(self, game: str) -> str:
        """The files that matter to a game."""
        corrected = [self.name] if self.games.get(game) else []
        return ", ".join([*corrected, *(added.name for added in self.added if added.game == game)])

    def without(self, fault: Fault) -> OwnContent:
        """The same without the correction that a fault is about. It may also show where nothing was corrected."""
        place, _, field = fault.where.removeprefix(f"{self.name}: ").partition(": ")
        names = [*place.split("."), field or fault.field or fault.facts.get("field") or fault.facts.get("name")]
        path = [re.split(r"[.[]", str(name))[0] for name in names if name]
        found: list[str] = []
        corrections = self.games
        while len(found) < len(path) and isinstance(corrections, dict) and path[len(found)] in corrections:
            corrections = corrections[path[len(found)]]
            found = path[: len(found) + 1]
        return OwnContent(self.name, _without(self.games, found), self.added) if found[1:] else self


def _without(tables: dict[str, Any], path: list[str]) -> dict[str, Any]:
    left = {name: value for name, value in tables.items() if name != path[0]}
    return left if len(path) == 1 else left | {path[0]: _without(tables[path[0]], path[1:])}


_instead: ContextVar[OwnContent | None] = ContextVar("instead", default=None)


@contextmanager
def reading(own: OwnContent) -> Iterator[None]:
    """Meanwhile this is what the owner's files say."""
    token = _instead.set(own)
    try:
        yield
    finally:
        _instead.reset(token)


def read_own_content() -> OwnContent:
    """The owner's files of this process, or BadContent."""
    return _instead.get() or read_files(map(Path, filter(None, os.environ.get(VARIABLE, "").split(os.pathsep))))


def read_files(paths: Iterable[Path]) -> OwnContent:
    """Content files of an owner's, or BadContent."""
    own = OwnContent()
    for path in paths:
        tables = read_file(path)
        if isinstance(tables.get(GAME), str):
            added = Added(path.name, tables.pop(GAME), tables)
            own = OwnContent(own.name, own.games, (*own.added, added))
        elif own.name:
            message = f"there are corrections in {own.name} already; one file has them all"
            raise BadContent(Fault(path.name, message, "corrections", {"file": own.name}))
        else:
            own = OwnContent(path.name, tables, own.added)
    return own


def read_file(path: Path) -> dict[str, Any]:
    """The tables of an owner's file, or BadContent."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadContent(Fault(path.name, str(error), "toml", {"why": str(error)})) from None
    except (OSError, ValueError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise BadContent(Fault(path.name, why, "unreadable", {"why": why})) from None
