"""The rules of one game each. A game never imports another.

Every folder here is a game. Others are found where an installed package names them (entry points of the group
`kubik.games`), or where the variable KUBIK_GAMES names their modules.
"""

from __future__ import annotations

import os
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any, Final

from kubik.kernel.errors import BadSetup
from kubik.kernel.game import Game


def _find() -> dict[str, str]:
    found = {folder.name: f"{__name__}.{folder.name}" for folder in iter_modules(__path__) if folder.ispkg}
    found |= {entry.name: entry.value for entry in entry_points(group="kubik.games")}
    named = filter(None, map(str.strip, os.environ.get("KUBIK_GAMES", "").split(",")))
    return found | {module.rpartition(".")[2]: module for module in named}


GAMES: Final[dict[str, str]] = _find()
"""The modules of all games, by the games' ids."""


def game(id: str) -> Game[Any, Any]:
    """The game with this id, or BadSetup."""
    if id not in GAMES:
        raise BadSetup(f"there is no game {id!r}; there is: {', '.join(GAMES)}")
    try:
        found: Game[Any, Any] = import_module(GAMES[id]).GAME
    except Exception as error:  # whatever the module of somebody else's game does
        if GAMES[id].startswith(f"{__name__}."):
            raise
        why = f"{type(error).__name__}: {error}"
        raise BadSetup(f"the game {id!r} cannot be loaded from {GAMES[id]}: {why}") from error
    if not isinstance(found, Game) or found.id != id:
        raise BadSetup(f"the game {id!r} cannot be loaded from {GAMES[id]}: its GAME is no Game with this id")
    return found


def shelf() -> list[Game[Any, Any]]:
    """All games, in the order in which they are offered."""
    return sorted(map(game, GAMES), key=lambda game: (game.shelf, game.id))
