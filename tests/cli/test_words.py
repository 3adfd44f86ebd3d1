"""The words of the command and of the games' screens: the same in both languages, all used, all there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest

import kubik
from kubik.cli import session
from kubik.cli.screens import screen_of, screen_words
from kubik.kernel.content import Origin
from kubik.kernel.game import Game
from kubik.kernel.text import message_ids, words

CLI = Path(str(files("kubik.cli")))
LANGUAGES = ("en", "ru")


def folder(game: Game[Any, Any]) -> Path:
    return Path(str(files(type(game).__module__)))


GAMES = [game for game in map(kubik.game, kubik.GAMES) if (folder(game) / "screen.py").exists()]
"""The games with a screen of their own."""


def ids(file: Path) -> frozenset[str]:
    return message_ids(file.read_text(encoding="utf-8"))


def shared(language: str = "en") -> frozenset[str]:
    return ids(CLI / "text" / f"{language}.ftl")


def own(game: Game[Any, Any], language: str = "en") -> frozenset[str]:
    return ids(folder(game) / "text" / f"screen.{language}.ftl")


def nodes(*sources: Path) -> Iterator[ast.AST]:
    for source in sources:
        yield from ast.walk(ast.parse(source.read_text(encoding="utf-8")))


def is_used(id: str, *sources: Path) -> bool:
    """Whether a message is named in the sources, or begins as one that is put together (f"help-{command}")."""
    for node in nodes(*sources):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            beginning = str(node.values[0].value)
            if beginning.endswith("-") and id.startswith(beginning):
                return True
        elif isinstance(node, ast.Constant) and node.value == id:
            return True
    return False


def said(*sources: Path) -> set[str]:
    """The messages that the sources say by their names."""
    return {
        node.args[0].value
        for node in nodes(*sources)
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", getattr(node.func, "id", "")) == "say"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def test_languages_have_the_same_messages() -> None:
    assert shared("en") == shared("ru")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_languages_of_a_screen_have_the_same_messages(game: Game[Any, Any]) -> None:
    assert own(game, "en") == own(game, "ru")
    assert not own(game) & shared(), "the screen would say something else than the command"


def test_every_message_is_used() -> None:
    sources = [*CLI.glob("*.py"), *(folder(game) / "screen.py" for game in GAMES)]
    assert not {id for id in shared() if not is_used(id, *sources)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_message_of_a_screen_is_used(game: Game[Any, Any]) -> None:
    assert not {id for id in own(game) if not is_used(id, *folder(game).glob("*screen.py"), *CLI.glob("*.py"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_is_there(language: str) -> None:
    """What only some screens need (`gives`), these bring."""
    spoken = words("kubik.cli", language)
    missing = {id for id in said(*CLI.glob("*.py")) if id not in spoken}
    for game in GAMES:
        known = screen_words(game, language)
        assert screen_of(game).gives is None or all(id in known for id in missing)
        page = said(folder(game) / "screen.py")
        assert not {id for id in page if id not in known and id not in game.text(language).words}
    assert missing == {"nothing-to-play"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_put_together_are_there(game: Game[Any, Any], language: str) -> None:
    screen, spoken = screen_of(game), screen_words(game, language)
    lacking = {"all": screen.gives is None, "piles": screen.piles is None, "home": screen.home is None}
    wanted = [f"help-{command}" for command in session.KEYS if not lacking.get(command)]
    wanted += [f"group-{group}" for group in [*screen.groups.values(), "other"]]
    wanted += [f"setting-{name}" for name in game.settings.__struct_fields__]
    wanted += [f"origin-{origin}" for origin in get_args(Origin)]
    assert not {id for id in wanted if id not in spoken}


@pytest.mark.parametrize(
    ("n", "line"),
    [(1, "1 выбор отменён."), (2, "2 выбора отменено."), (5, "5 выборов отменено."), (21, "21 выбор отменён.")],
)
def test_russian_counts(n: int, line: str) -> None:
    assert words("kubik.cli", "ru").say("undone", n=n) == line
