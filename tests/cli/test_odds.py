"""`kubik odds`: tables in both languages, a picture, and bad questions."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Command


def rows(out: str) -> dict[str, list[str]]:
    """The rows of all tables by their labels; the later ones count."""
    found = [[part.strip() for part in line.strip("│").split("│")] for line in out.splitlines() if line[:1] == "│"]
    return {label: chances for label, *chances in found}


def test_what_five_dice_are_worth(command: Command) -> None:
    run = command("odds story --dice 5 --difficulty 2 --effort --help-dice 5 --joint 5")
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("Chance of enough measures with 5 dice")
    assert rows(run.out) == {
        "alone": ["19.6 %"],
        "with help (5)": ["22.6 %"],
        "joint work (with 5)": ["35.8 %"],
        "alone, special effort": ["48.3 %"],
        "with help (5), special effort": ["61.2 %"],
        "joint work (with 5), special effort": ["70.4 %"],
    }


def test_against_an_enemy_in_russian(command: Command) -> None:
    run = command("odds story --dice 2 --enemy 1 --help-dice 4,3 --lang ru")
    assert "2 кубика против 1" in run.out
    assert "1 и больше" in run.out
    alone, helped = (rows(run.out)[label] for label in ("в одиночку", "с помощью (4 + 3)"))
    assert alone == ["25,9 %", "62,5 %", "11,6 %"], "victory, draw, defeat"
    assert len(helped) == 3


def test_a_long_action(command: Command) -> None:
    run = command("odds story --dice 5 --rolls 3 --difficulty 5 --effort")
    assert "added up over 3 rolls" in run.out
    assert rows(run.out) == {"alone": ["9.0 %"], "alone, special effort": ["50.4 %"]}


def test_one_die_and_no_die(command: Command) -> None:
    assert "with 1 die\n" in re.sub(" +\n", "\n", command("odds story --dice 1").out)
    assert rows(command("odds story --dice 0").out) == {"alone": ["0.0 %", "0.0 %", "0.0 %"]}


def test_a_picture_has_a_bar_for_every_chance(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "odds.svg"
    run = command(f"odds story --dice 6 --difficulty 1 --enemy 3 --picture {file}")
    assert run.code == 0
    drawn = ElementTree.parse(file).getroot()
    texts = [element.text for element in drawn.iter("{http://www.w3.org/2000/svg}text")]
    for label, chances in rows(run.out).items():
        assert {label, *chances} <= set(texts)
    bars = [element for element in drawn.iter("{http://www.w3.org/2000/svg}rect") if element.get("height") == "18"]
    full, one = (float(bar.get("width", "")) for bar in bars[:2])
    assert one / full == pytest.approx(0.6651, abs=0.001)
    assert len(bars) == 2 * (1 + 3)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("story", "--dice"),
        ("story --dice 31", "--dice: a number from 0 to 30 is needed, not “31”"),
        ("story --dice 3 --difficulty 0", "--difficulty: a number from 1 to 30 is needed, not “0”"),
        ("story --dice 3 --help-dice 4,x", "--help-dice: a number from 1 to 30 is needed, not “x”"),
        ("story --dice 3 --joint 4,0", "--joint: a number from 1 to 30 is needed, not “0”"),
        ("story --dice 3 --joint 4,4,4,4,4,4,4,4,4", "--joint: 8 at most"),
        ("story --dice 3 --picture odds.png", "odds.png: the picture is an SVG file, so its name must end in .svg"),
        ("story --dice 3 --picture nowhere/odds.svg", "nowhere/odds.svg: No such file or directory"),
        ("hero_realms --dice 3", "hero_realms has no odds to tell of"),
        ("chess --dice 3", "There is no game “chess”"),
    ],
)
def test_bad_questions(command: Command, asked: str, said: str) -> None:
    run = command(f"odds {asked}")
    assert run.code == 2
    assert said in run.err
    assert run.err.count("\n") == 1
