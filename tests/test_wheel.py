"""The wheel holds all of Kubik, and plays where there is nothing but what its core needs."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
PLAY = """
import kubik
from kubik.bots import bot

for name in kubik.GAMES:
    game = kubik.game(name)
    state = game.start(seed=7)
    bots = [bot("greedy", seed=seat) for seat in range(state.rules.players)]
    while state.decision is not None:
        seat = state.decision.seat
        state.choose(bots[seat](state.seat(seat)))
    pieces = [piece for language in game.languages for piece in game.text(language).pieces()]
    print(name, len(state.result.places), len(pieces))
print(kubik.__file__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a new environment into which pip has put the wheel."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True)
    paths = sysconfig.get_paths("venv", vars={"base": str(folder), "platbase": str(folder)})
    programs, packages = Path(paths["scripts"]), Path(paths["purelib"])
    install = ["install", "--quiet", "--no-index", "--no-deps", "--disable-pip-version-check"]
    subprocess.run([programs / "python", "-m", "pip", *install, wheel], check=True)
    (kubik,) = metadata.distributions(name="kubik", path=[str(packages)])
    for distribution in needed(kubik):
        for file in distribution.files or ():
            if ".." not in file.parts:
                target = packages / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(file.locate()), target)
    return programs


def needed(distribution: metadata.Distribution) -> Iterator[metadata.Distribution]:
    """What it needs without its extras, and what that needs in turn, as it is installed for the tests: so there is
    nothing to fetch."""
    for line in distribution.requires or ():
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            found = metadata.distribution(requirement.name)
            yield found
            yield from needed(found)


def test_it_holds_the_whole_package_and_the_page(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
        page = archive.read("kubik/server/page/index.html").decode()
    source = ROOT / "src"
    files = {path.relative_to(source).as_posix() for path in (source / "kubik").rglob("*") if path.is_file()}
    assert inside == {file for file in files if "__pycache__" not in file}
    parts = {f"kubik/server/page/{part}" for part in re.findall(r'(?:src|href)="\.?/([^"]+)"', page)}
    assert parts
    assert parts <= inside


def test_it_holds_the_licence_and_credits_the_icons(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        licences = {Path(name).name for name in archive.namelist() if ".dist-info/licenses/" in name}
    assert licences == {"LICENSE", "NOTICE"}


def test_every_game_plays_and_speaks_without_the_extras(environment: Path, tmp_path: Path) -> None:
    run = subprocess.run([environment / "python", "-I", "-c", PLAY], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    *games, place = run.stdout.splitlines()
    assert Path(place).is_relative_to(environment.parent)
    for game in games:
        _, places, pieces = game.split()
        assert int(places) > 0
        assert int(pieces) > 0


def test_the_command_says_which_extra_it_lacks(environment: Path, tmp_path: Path) -> None:
    run = subprocess.run([environment / "kubik", "games"], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 2
    assert "kubik[cli]" in run.stderr
    assert len(run.stderr.splitlines()) == 1
