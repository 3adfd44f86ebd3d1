"""The rules of one game each. A game never imports another.

Every folder here is a game. Others are found where an installed package names them (entry points of the group
`kubik.games`), or where the variable KUBIK_GAMES names their modules.
"""

from __future__ import annotations

import os
import sys
import zlib
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

import msgspec

from kubik.kernel.content import LOADING, Kept
from kubik.kernel.errors import BadContent, BadSetup, Fault, KubikError, Unfit
from kubik.kernel.game import Game
from kubik.kernel.own_content import VARIABLE, OwnContent, read_files, read_own_content, reading
from kubik.kernel.step import kinds_of
from kubik.kernel.text import Words


def _find() -> dict[str, str]:
    found = {folder.name: f"{__name__}.{folder.name}" for folder in iter_modules(__path__) if folder.ispkg}
    found |= {entry.name: entry.value for entry in entry_points(group="kubik.games")}
    named = filter(None, map(str.strip, os.environ.get("KUBIK_GAMES", "").split(",")))
    return found | {module.rpartition(".")[2]: module for module in named}


GAMES: Final[dict[str, str]] = _find()
"""The modules of all games, by the games' ids."""


def game(id: str, content: str | Path | None = None) -> Game[Any, Any]:
    """The game with this id, or BadSetup; with an owner's content file, which holds for the whole process."""
    if id not in GAMES:
        known = ", ".join(GAMES)
        raise Unfit(f"there is no game {id!r}; there is: {known}", "no_game", name=id, known=known)
    if content is not None:
        use_content(content)
    found = _load(id)
    if not isinstance(found, Game) or found.id != id:
        raise BadSetup(f"the game {id!r} cannot be loaded from {GAMES[id]}: its GAME is no Game with this id")
    return found


def _load(id: str) -> Game[Any, Any]:
    own = OwnContent() if GAMES[id] in sys.modules else read_own_content()
    _check_games(own)
    try:
        return _import(id, own)
    except BadContent as error:
        faults = _all_faults(id, own, error.faults) if id in own.used else error.faults
        raise BadContent(*faults) from error


def _import(id: str, own: OwnContent) -> Game[Any, Any]:
    before = set(sys.modules)
    try:
        found: Game[Any, Any] = import_module(GAMES[id]).GAME
        if id in own.used and not found.content_file:
            raise BadContent(Fault(f"{own.names(id)}: {id}", "it has no content files", "no_content"))
    except Exception as error:
        _forget(id, before)
        why = f"{type(error).__name__}: {error}"
        if id in own.used and not isinstance(error, KubikError):
            raise BadContent(Fault(f"{own.names(id)}: {id}", why, "unplayable", {"why": why})) from error
        if GAMES[id].startswith(f"{__name__}.") or isinstance(error, BadContent):
            raise
        raise BadSetup(f"the game {id!r} cannot be loaded from {GAMES[id]}: {why}") from error
    return found


def _forget(id: str, before: set[str]) -> None:
    """What was imported may hold wrong content; once that is corrected, it is read anew."""
    for name in {*sys.modules} - before:
        if name == GAMES[id] or name.startswith(f"{GAMES[id]}."):
            del sys.modules[name]


def _all_faults(id: str, own: OwnContent, told: list[Fault]) -> list[Fault]:
    """What is wrong keeps a game from looking further. So the rest is tried without the corrections that are wrong."""
    before = set(sys.modules)
    faults: list[Fault] = []
    while new := [fault for fault in told if fault not in faults]:
        faults += new
        for fault in new:
            own = own.without(fault)
        if not own.names(id):
            break
        try:
            with reading(own):
                _import(id, own)
        except BadContent as error:
            told = error.faults
        _forget(id, before)
    return faults


# --- content of earlier times -----------------------------------------------------------------------------------------

_WITH: Final[dict[tuple[str, bytes], Game[Any, Any]]] = {}


def game_with(id: str, kept: bytes) -> Game[Any, Any]:
    """The game with content that was kept of another time (`kept_content`); BadContent if its code cannot read that.

    What is executed are plain numbers that modules read once. So this is a copy of the game's whole package, loaded
    beside the one that `game` hands out. Nothing else may be imported meanwhile.
    """
    if (id, kept) in _WITH:
        return _WITH[id, kept]
    name = GAMES[id]
    others = {*game(id).steps, *kinds_of(name)}
    package, _, last = name.rpartition(".")
    aside = {module: sys.modules[module] for module in _modules_of(name)}
    try:
        LOADING[id] = msgspec.json.decode(zlib.decompress(kept), type=Kept)
        for module in aside:
            del sys.modules[module]
        found: Game[Any, Any] = import_module(name).GAME
        found.steps = tuple(kind for kind in found.steps if kind not in others)
        # Types are found by the names of their modules when they are needed first, so all of them are needed now.
        found.load(found.start(seed=0).save())
    except (msgspec.MsgspecError, zlib.error) as error:
        raise BadContent(f"not the content of a game, or not a whole one: {error}") from None
    finally:
        LOADING.pop(id, None)
        for module in _modules_of(name):
            del sys.modules[module]
        sys.modules.update(aside)
        if package:
            setattr(sys.modules[package], last, aside[name])
    _WITH[id, kept] = found
    return found


@cache
def kept_content(game: Game[Any, Any]) -> bytes | None:
    """What a game has read from its content files, to be kept; None if it has none."""
    return None if game.contents is None else zlib.compress(msgspec.json.encode(game.contents.kept))


def _modules_of(name: str) -> list[str]:
    return [module for module in sys.modules if module == name or module.startswith(f"{name}.")]


# --- an owner's content -----------------------------------------------------------------------------------------------


def use_content(*files: str | Path) -> None:
    """Load games with what an owner's content files correct and add, here and in all processes that are started here.

    A process has these files, and a game reads them when it is loaded. So they are refused when that is too late.
    """
    paths = [Path(file).absolute() for file in files]
    named = os.pathsep.join(map(str, paths))
    if os.environ.get(VARIABLE) == named:
        return
    own = read_files(paths)
    _check_games(own)
    for id in sorted(own.used | read_own_content().used):
        if GAMES.get(id) in sys.modules:
            told = own.names(id) or ", ".join(path.name for path in paths)
            message = f"{told}: {id} is loaded already; its content file must be named before that"
            raise Unfit(message, "loaded", file=told, game=id)
    os.environ[VARIABLE] = named


def _check_games(own: OwnContent) -> None:
    known = ", ".join(GAMES)
    named = [(own.name, id) for id in own.games] + [(added.name, added.game) for added in own.added]
    faults = [
        Fault(name, f"there is no game {id!r}; there is: {known}", "no_game", {"name": id, "known": known})
        for name, id in named
        if id not in GAMES
    ]
    if faults:
        raise BadContent(*faults)


def words_of(id: str, language: str) -> Words:
    """The words of a game that need not be loaded, or cannot be."""
    found = find_spec(GAMES[id])
    folder = Path(found.submodule_search_locations[0]) if found and found.submodule_search_locations else Path()
    return Words(language, [folder / "text" / f"{language}.ftl"])


def shelf() -> list[Game[Any, Any]]:
    """All games, in the order in which they are offered."""
    return sorted(map(game, GAMES), key=lambda game: (game.shelf, game.id))
