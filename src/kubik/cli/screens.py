"""How a game is shown in the terminal: by its own module `screen`, or else plainly."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from kubik.cli import plain
from kubik.kernel.game import Game
from kubik.kernel.text import Words
from kubik.screen import Screen


def screen_of(game: Game[Any, Any]) -> Screen:
    """The screen of a game."""
    module = f"{type(game).__module__}.screen"
    try:
        has_own = find_spec(module) is not None
    except ModuleNotFoundError:  # a game that is a single file has nothing beside it
        has_own = False
    screen: Screen = import_module(module).SCREEN if has_own else plain.SCREEN
    return screen


def screen_words(game: Game[Any, Any], language: str) -> Words:
    """The words of the command with those that a game's own screen adds: its file text/screen.LANGUAGE.ftl."""
    own = files(type(game).__module__) / "text" / f"screen.{language}.ftl"
    return Words(language, [files("kubik.cli") / "text" / f"{language}.ftl", *([own] if own.is_file() else [])])
