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
    named = filter(None, os.environ.get("KUBIK_GAMES", "").split(","))
    return found | {module.rpartition(".")[2]: module for module in named}


GAMES: Final[dict[str, str]] = _find()
"""The modules of all games, by the games' ids."""


def game(id: str) -> Game[Any, Any]:
    """The game with this id, or BadSetup."""
    if id not in GAMES:
        raise BadSetup(f"there is no game {id!r}; there is: {', '.join(GAMES)}")
    try:
        found: Game[Any, Any] = import_module(GAMES[id]).GAME
    except (ImportError, AttributeError) as error:
        if GAMES[id].startswith(__name__):
            raise
        raise BadSetup(f"the game {id!r} cannot be loaded from {GAMES[id]}: {error}") from None
    return found
