"""How a game is shown in the terminal: by its own module `screen`, or else plainly."""

from __future__ import annotations

import sys
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
    has_own = _is_folder(game) and find_spec(module) is not None
    screen: Screen = import_module(module).SCREEN if has_own else plain.SCREEN
    return screen


def screen_words(game: Game[Any, Any], language: str) -> Words:
    """The words of the command with those that a game's own screen adds: its file text/screen.LANGUAGE.ftl."""
    sources = [files("kubik.cli") / "text" / f"{language}.ftl"]
    if _is_folder(game):
        sources.append(files(type(game).__module__) / "text" / f"screen.{language}.ftl")
    return Words(language, [source for source in sources if source.is_file()])


def _is_folder(game: Game[Any, Any]) -> bool:
    """Whether there can be something beside a game; it may be a single file."""
    return hasattr(sys.modules[type(game).__module__], "__path__")
