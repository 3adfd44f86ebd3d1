"""The words of the command: the same in both languages, all used, all there."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest

import kubik
from kubik.cli import session
from kubik.kernel.text import message_ids, words

CLI = Path(str(files("kubik.cli")))
LANGUAGES = ("en", "ru")


def ids(language: str) -> frozenset[str]:
    return message_ids((CLI / "text" / f"{language}.ftl").read_text(encoding="utf-8"))


def written() -> tuple[set[str], set[str]]:
    """All texts in the sources, and the beginnings of those that are put together (f"help-{command}")."""
    texts: set[str] = set()
    beginnings: set[str] = set()
    for source in CLI.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    return texts, {beginning for beginning in beginnings if beginning.endswith("-")}


def test_languages_have_the_same_messages() -> None:
    assert ids("en") == ids("ru")


def test_every_message_is_used() -> None:
    texts, beginnings = written()
    assert not {id for id in ids("en") if id not in texts and not id.startswith(tuple(beginnings))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_put_together_are_there(language: str) -> None:
    spoken = words("kubik.cli", language)
    wanted = [f"help-{command}" for command in session.KEYS]
    wanted += [f"group-{group}" for group in session.GROUPS]
    for game in map(kubik.game, kubik.GAMES):
        wanted += [f"setting-{name}" for name in game.settings.__struct_fields__]
        wanted += [f"origin-{piece.origin}" for piece in game.text(language).pieces()]
    assert all(id in spoken for id in wanted)


@pytest.mark.parametrize(
    ("n", "line"),
    [(1, "1 выбор отменён."), (2, "2 выбора отменено."), (5, "5 выборов отменено."), (21, "21 выбор отменён.")],
)
def test_russian_counts(n: int, line: str) -> None:
    assert words("kubik.cli", "ru").say("undone", n=n) == line
