"""Heroes of one's own at a keyboard: brought along in files, taken home with their experience."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from kubik.games.story.hero_files import read_hero
from tests.cli.conftest import Command

OLGA: Final[dict[str, Any]] = {
    "name": "Olga Reed",
    "concept": "A net-mender who hears fish talk.",
    "experience": 4,
    "power": [{"name": "Talks to fish", "stage": 2, "tags": ["animals", "sea"]}],
    "weakness": [{"name": "Cannot pass a stranded fish", "triggers": ["rescue"]}],
}
IVAR: Final = OLGA | {"name": "Ivar", "experience": 0}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, hero in (("olga", OLGA), ("ivar", IVAR)):
        (tmp_path / f"{name}.json").write_text(json.dumps(hero), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


TOLD: Final = ["=A net is mended", "end_story", "end:good"]


def test_people_at_one_keyboard_bring_their_heroes_and_take_them_home(command: Command, folder: Path) -> None:
    typed = ["=olga.json", "raise:0", "=ivar.json", "done", *TOLD, "olga.json", "away/ivar.json", "new.json"]
    run = command("play story --way dice_table --seats human:Anna,human:Boris", typed)
    assert (run.code, run.err) == (0, "")
    assert "ivar.json: cannot be written: No such file or directory" in run.out
    olga, ivar = read_hero(folder / "olga.json"), read_hero(folder / "new.json")
    assert (olga.name, olga.experience, olga.points, olga.power[0].stage) == ("Olga Reed", 4, 0, 3)
    assert (ivar.name, ivar.power[0].stage) == ("Ivar", 2)


def test_nobody_has_to_keep_a_hero(command: Command, folder: Path) -> None:
    before = (folder / "olga.json").read_text(encoding="utf-8")
    run = command("play story --way dice_table --seats human", ["=olga.json", "done", *TOLD, ""])
    assert "A file for Olga Reed (Enter: do not keep)" in run.out
    assert (run.code, (folder / "olga.json").read_text(encoding="utf-8")) == (0, before)


def test_a_hero_is_written_down_at_any_time(command: Command, folder: Path) -> None:
    run = command("play story --seats human,greedy --seed 1", ["home", "hero:dorn", "done", "home", "q"])
    assert "You have nothing to take home." in run.out
    saved = next(file for file in folder.iterdir() if file.stem not in ("olga", "ivar"))
    assert f"Saved: {saved.name}" in run.out
    again = command("play story --seats human,greedy --lang ru", [f"={saved.name}", "домой dorn.json", "q"])
    assert "Записано: dorn.json" in again.out
    assert read_hero(folder / "dorn.json") == read_hero(saved)


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("en", None, "none.json: cannot be read: No such file or directory"),
        ("en", "{", "none.json: cannot be read: Expecting property name"),
        ("ru", json.dumps(OLGA | {"power": []}), "none.json: герою нужна сила"),
        ("en", json.dumps(OLGA | {"gold": 1}), "none.json: there is no field “gold”"),
    ],
)
def test_a_bad_file_is_told_and_the_hero_is_asked_for_again(
    command: Command, folder: Path, language: str, text: str | None, said: str
) -> None:
    if text is not None:
        (folder / "none.json").write_text(text, encoding="utf-8")
    typed = ["=none.json", "=olga.json", "home again.json", "q"]
    run = command(f"play story --seats human,greedy --lang {language}", typed)
    assert (run.code, run.err) == (0, "")
    assert said in " ".join(run.out.split())
    assert read_hero(folder / "again.json").name == "Olga Reed"


def test_only_the_file_of_a_hero_is_overwritten(command: Command, folder: Path) -> None:
    for name in ("evening.kubik", "table.json"):
        (folder / name).write_text("a game", encoding="utf-8")
    typed = ["=olga.json", "home evening.kubik", "home table.json", "q"]
    run = command("play story --seats human,greedy", typed)
    assert "evening.kubik: the name of a hero's file ends in .json" in run.out
    assert "table.json: cannot be read" in run.out
    for name in ("evening.kubik", "table.json"):
        assert (folder / name).read_text(encoding="utf-8") == "a game"
