"""The rules of one game each. A game never imports another."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from kubik.kernel.errors import BadSetup
from kubik.kernel.game import Game

GAMES: Final = ("hero_realms", "dice_forge")


def game(id: str) -> Game[Any, Any]:
    """The game with this id, or BadSetup."""
    if id not in GAMES:
        raise BadSetup(f"there is no game {id!r}; there is: {', '.join(GAMES)}")
    found: Game[Any, Any] = import_module(f"kubik.games.{id}").GAME
    return found
