"""Games are found in their folders, in installed packages, and where KUBIK_GAMES says."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import kubik
import kubik.games
from kubik.kernel.errors import BadSetup

ROOT = Path(__file__).parent.parent.parent
FOLDERS = sorted(file.parent.name for file in Path(kubik.games.__file__).parent.glob("*/__init__.py"))

SHOW = "import kubik; print(*kubik.GAMES); print(kubik.game('toy_game').text('en').name)"


def run(program: str, games: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT / "examples")]),
        "KUBIK_GAMES": games,
    }
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False)


def test_every_folder_is_a_game() -> None:
    assert "hero_realms" in FOLDERS
    found = {id: module for id, module in kubik.games._find().items() if module.startswith("kubik.games.")}
    assert found == {id: f"kubik.games.{id}" for id in FOLDERS}


def test_a_variable_names_modules() -> None:
    shown = run(SHOW, "toy_game")
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.splitlines() == [" ".join([*FOLDERS, "toy_game"]), "Towers"]


def test_several_modules_are_parted_by_commas() -> None:
    shown = run("import kubik; print(kubik.GAMES['fair'], kubik.GAMES['toy_game'])", ",toy_game,tests.kernel.fair,")
    assert shown.stdout.split() == ["tests.kernel.fair", "toy_game"]


def test_an_installed_package_names_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def entry_points(group: str) -> Sequence[EntryPoint]:
        assert group == "kubik.games"
        return EntryPoints([EntryPoint("towers", "toy_game", group)])

    monkeypatch.setattr(kubik.games, "entry_points", entry_points)
    found = kubik.games._find()
    assert found["towers"] == "toy_game"
    monkeypatch.setitem(kubik.GAMES, "towers", found["towers"])
    assert kubik.game("towers").start(2, 1).decision is not None


@pytest.mark.parametrize(
    ("module", "said"),
    [
        ("no.such.module", "the game 'module' cannot be loaded from no.such.module: No module named 'no'"),
        ("tests.kernel.tiny", "the game 'tiny' cannot be loaded from tests.kernel.tiny: .* has no attribute 'GAME'"),
    ],
)
def test_a_module_that_cannot_be_loaded(module: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KUBIK_GAMES", module)
    found = kubik.games._find()
    id = module.rpartition(".")[2]
    monkeypatch.setitem(kubik.GAMES, id, found[id])
    with pytest.raises(BadSetup, match=said):
        kubik.game(id)


def test_a_fault_in_a_game_of_our_own_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kubik.GAMES, "broken", "kubik.games.broken")
    with pytest.raises(ModuleNotFoundError):
        kubik.game("broken")


def test_an_unknown_game() -> None:
    with pytest.raises(BadSetup, match=r"there is no game 'chess'; there is: .*hero_realms"):
        kubik.game("chess")
