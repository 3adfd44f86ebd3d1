"""An adventure of the owner's, given to the commands: played, named in game files, and refused where it is wrong.

A process has one content, chosen before its games are loaded; so each of these is a process of its own.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

import kubik
from tests.story.mill import mill_text
from tests.test_own_content import kubik_, python

PLAY: Final = "play story --seed 1 --players 2 --seats random,random --adventure mill.toml"


@pytest.fixture
def mill(tmp_path: Path) -> Path:
    (tmp_path / "mill.toml").write_text(mill_text(), encoding="utf-8")
    return tmp_path


def test_it_is_played_and_named_in_the_game_file(mill: Path) -> None:
    played = kubik_(f"{PLAY} --save evening.kubik", mill)
    assert played.returncode == 0, played.stderr
    file = json.loads((mill / "evening.kubik").read_text(encoding="utf-8"))
    assert file["content_file"] == "mill.toml"
    assert file["content"] != kubik.game("story").content
    assert file["options"]["adventure"] == "mill"
    assert kubik_("verify evening.kubik --content mill.toml", mill).returncode == 0
    refused = kubik_("verify evening.kubik", mill)
    assert refused.returncode == 2
    assert "played with the content file mill.toml" in refused.stderr


def test_worker_processes_have_it_too(mill: Path) -> None:
    arena = "arena story random --players 2 --games 4 --seed 1 --adventure mill.toml"
    one, two = (kubik_(f"{arena} --jobs {jobs} --out {jobs}.csv", mill) for jobs in (1, 2))
    assert (one.returncode, two.returncode) == (0, 0), one.stderr + two.stderr
    assert (mill / "1.csv").read_text() == (mill / "2.csv").read_text()


def test_it_lies_beside_corrections(mill: Path) -> None:
    (mill / "mine.toml").write_text("[story.experience]\nstage = 4\n", encoding="utf-8")
    assert kubik_(f"{PLAY} --content mine.toml --save evening.kubik", mill).returncode == 0
    file = json.loads((mill / "evening.kubik").read_text(encoding="utf-8"))
    assert file["content_file"] == "mine.toml, mill.toml"
    both = "--content mine.toml --content mill.toml"
    assert kubik_(f"verify evening.kubik {both}", mill).returncode == 0
    (mill / "more.toml").write_text("[roll_player.income]\ndiscard = 3\n", encoding="utf-8")
    refused = kubik_("games --content mine.toml --content more.toml", mill)
    assert refused.stderr == "kubik: more.toml: there are corrections in mine.toml already; one file has them all\n"


def test_other_words_make_no_other_content(mill: Path) -> None:
    program = 'import kubik; print(kubik.game("story", content="mill.toml").content)'
    before = python(program, mill)
    text = mill_text().replace("The Mill That Grinds at Night", "The Mill")
    (mill / "mill.toml").write_text(text, encoding="utf-8")
    after = python(program, mill)
    assert before.stderr == after.stderr == ""
    assert before.stdout == after.stdout
    (mill / "mill.toml").write_text(text.replace("difficulty = 2", "difficulty = 3"), encoding="utf-8")
    assert python(program, mill).stdout != before.stdout


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('game = "story"\n', "", "mill.toml: the field “game” is missing"),
        ('id = "mill"\n', "", "mill.toml: the field “id” is missing"),
        ('game = "story"', 'game = "chess"', "mill.toml: there is no game “chess”; there is: dice_forge, "),
        ('game = "story"', 'game = "roll_player"', "mill.toml: nothing can be added to this game"),
        ('id = "mill"', 'id = "dark_light"', "mill.toml: there is an adventure “dark_light” already"),
        ('next = "mill"', 'next = "end"', "mill.toml: scene mill: nothing leads there"),
        (
            "condition.value = 1\n",
            "",
            "scene mill: obstacle wheel: on_failure: condition: the field “value” is missing",
        ),
        ("[[scene]]", "[[scene]", "mill.toml: is not written in TOML: "),
    ],
)
def test_it_is_refused_with_all_faults(mill: Path, before: str, after: str, said: str) -> None:
    (mill / "mill.toml").write_text(mill_text().replace(before, after), encoding="utf-8")
    game = "roll_player" if "roll_player" in after else "story"
    refused = kubik_(PLAY.replace("story", game), mill)
    assert refused.returncode == 2
    assert said in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_faults_are_told_in_russian(mill: Path) -> None:
    wrong = mill_text().replace('next = "mill"', 'next = "mil"').replace('"track", ', '"trak", ')
    (mill / "mill.toml").write_text(wrong, encoding="utf-8")
    refused = kubik_(f"{PLAY} --lang ru", mill).stderr
    assert "mill.toml: scene village: next: нет сцены «mil»; похожие: mill" in refused
    assert "approach tracks: tags: нет метки «trak»; похожие: track" in refused


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "mill.toml: cannot be read: No such file or directory" in kubik_(PLAY, tmp_path).stderr
