"""The page that builds Towers is true: its code is the game's, and the rest of it runs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from shutil import copytree
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "add_a_game.md").read_text(encoding="utf-8")
BUILDING, _, USING = PAGE.partition("\n# What it gets for that\n")
GAME = ROOT / "examples" / "toy_game"


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.S)


def lines(text: str) -> list[str]:
    """All lines that have something in them: how many empty ones stand between blocks is the formatter's affair."""
    return [line for line in text.splitlines() if line.strip()]


def test_the_blocks_are_the_game() -> None:
    assert lines("".join(blocks(BUILDING, "python"))) == lines((GAME / "__init__.py").read_text(encoding="utf-8"))
    (english,) = blocks(BUILDING, "ftl")
    text = lines((GAME / "text" / "en.ftl").read_text(encoding="utf-8"))
    assert [line for line in text if line in lines(english)] == lines(english)


def test_the_other_blocks_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As if they stood in a package with the page's cards.toml in it."""
    (tmp_path / "cards.toml").write_text(blocks(USING, "toml")[0], encoding="utf-8")
    (tmp_path / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path.parent)
    module = ModuleType("page")
    module.__dict__["__package__"] = tmp_path.name
    monkeypatch.setitem(sys.modules, "page", module)
    for block in blocks(USING, "python"):
        exec(compile(block, "add_a_game.md", "exec", dont_inherit=True), module.__dict__)
    names: dict[str, Any] = module.__dict__
    assert capsys.readouterr().out.startswith("("), "the winners"
    assert names["LAID"][0][3] == (names["Gain"](3, 1),)


def run(command: str, path: Path | None = None, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command of the page, with our Python and our sources."""
    words = command.split()
    while "=" in words[0]:
        name, _, value = words.pop(0).partition("=")
        assert (name, value) in (("PYTHONPATH", "examples"), ("KUBIK_GAMES", "toy_game"))
    program = {
        "kubik": ["-c", "import sys, kubik.cli; sys.exit(kubik.cli.main(sys.argv[1:]))"],
        "python": [],
    }[words.pop(0)]
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(path or ROOT / "examples"), *filter(None, sys.path)]),
        "KUBIK_GAMES": "" if path else "toy_game",
    }
    return subprocess.run(
        [sys.executable, *program, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        cwd=ROOT,
        check=False,
    )


def commands() -> list[str]:
    return [command for block in blocks(USING, "sh") for command in block.splitlines()]


def command(words: str) -> str:
    """The first command of the page with these words in it."""
    return next(command for block in blocks(USING, "sh") for command in block.splitlines() if words in command)


def test_it_is_played_in_the_terminal() -> None:
    """Whoever always lays the lowest card has laid all of them in the end."""
    told = run(command("kubik play") + " --seats human,greedy --seed 1 --lang en", typed="1\n" * 10)
    assert told.returncode == 0, told.stderr
    assert "Which card do you lay?" in told.stdout
    assert "Height of the tower" in told.stdout


def test_the_arena_of_the_page_says_what_the_page_says() -> None:
    told = run(command("greedy random"))
    assert told.returncode == 0, told.stderr
    claimed = re.search(r"greedy wins (\d+) of 1,000 games against random", PAGE)
    assert claimed is not None
    assert re.search(rf"greedy\s*│\s*all │ 1,000 │\s*{claimed[1]} │", told.stdout), told.stdout


def test_an_installed_package_is_found_by_its_entry_point(tmp_path: Path) -> None:
    """What an installer makes of the page's entry point, beside the package."""
    (entries,) = [block for block in blocks(USING, "toml") if "entry-points" in block]
    ((name, value),) = tomllib.loads(entries)["project"]["entry-points"]["kubik.games"].items()
    copytree(GAME, tmp_path / "toy_game")
    metadata = tmp_path / "towers-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: towers\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[kubik.games]\n{name} = {value}\n", encoding="utf-8")
    told = run("kubik arena toy_game random --games 3", tmp_path)
    assert told.returncode == 0, told.stderr
    assert "3 games" in told.stdout
