"""The content files: what is wrong in them is told, with file, entry and field, and all of it at once."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

from kubik.games.runebound import effects
from kubik.games.runebound.abilities import ABILITIES
from kubik.games.runebound.board import DISTANCE, HEX, HEXES, NEIGHBOURS, RIVERS, ROADS
from kubik.games.runebound.content import CONTENT, FILES, HASH, read_content
from kubik.games.runebound.lists import WORDS
from kubik.games.runebound.ready import EFFECTS
from kubik.games.runebound.vocabulary import EFFECTS as EFFECT_WORDS
from kubik.kernel.content import Contents
from kubik.kernel.errors import BadContent
from tests.runebound.table import rule


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content files."""
    for file in files("kubik.games.runebound").iterdir():
        if file.name.endswith(".toml"):
            shutil.copy(str(file), tmp_path / file.name)
    return tmp_path


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def faults(folder: Path) -> list[str]:
    with pytest.raises(BadContent) as error:
        read_content(Contents("runebound", folder, *FILES))
    return [f"{fault.where}: {fault.message}" for fault in error.value.faults]


def test_what_is_there_can_be_read(folder: Path) -> None:
    assert read_content(Contents("runebound", folder, *FILES)) == CONTENT


FAULTS = [
    ("map.toml", '"pppppppffffpphm"', '"pppppppffffpphmp"', "row 1 has 15 hexes, row 0 has 16"),
    (
        "map.toml",
        '["r02c11", "r03c11"]',
        '["r02c11"]',
        "map.toml: board: rivers: r02c11: there must be two hexes",
    ),
    ("map.toml", '"pppppppffffpphm"', '"pppppppffffpph?"', "there is no terrain '?'"),
    ("map.toml", '["r02c11", "r03c11"]', '["r02c11", "r09c11"]', "rivers: r02c11 and r09c11 are no neighbours"),
    ("map.toml", '["r02c11", "r03c11"]', '["r03c11", "r03c10"]', "rivers: r03c10 and r03c11 are there twice"),
    ("map.toml", 'combat = ["r00c04", ', "combat = [", "gems combat: there must be 9, not 8"),
    ("map.toml", 'combat = ["r00c04", ', 'combat = ["r40c04", ', "there is no hex r40c04"),
    ("map.toml", 'id = "undercity"', 'id = "everton"', "region everton: is there twice"),
    ("map.toml", 'hexes = ["r02c02"]', 'hexes = ["r03c01"]', "region: r03c01 is there twice"),
    ("heroes.toml", "speed = 3", 'speed = "fast"', "heroes.toml: hero corbin: Expected `int`"),
    ("heroes.toml", '"2 physical"', '"2 fysical"', "hero corbin: there is no face '2 fysical'"),
    ("heroes.toml", 'start = "fortress"', 'start = "city"', "hero corbin: start: there is no city"),
    ("skills.toml", 'attribute = "body"', 'attribute = "luck"', "skills.toml: skill taxidermist: Invalid enum value"),
    ("skills.toml", "[[skill]]", "[[skil]]", "skills.toml: unknown table 'skil'"),
    ("assets.toml", 'rule = "commodity"', 'rule = "comodity"', "asset materiel: Invalid value 'comodity'"),
    ("enemies.toml", 'set = "common"', 'set = "margath"', "combat common: there must be 20, not 19"),
    ("quests.toml", 'kind = "fight"', 'kind = "visit"', "quest smoke_in_the_distance: a fight has an enemy"),
    ("quests.toml", 'region = "starfall_forest"', 'region = "nowhere"', "target: there is no such place"),
    ("events.toml", 'id = "runesmith"', 'id = "ogre"', "card ogre: the id is there twice"),
    ("stories.toml", 'scenario = "margath"', 'scenario = "corpse_king"', "story margath: there must be 10, not 9"),
    ("scenarios.toml", 'goal = "tamalir"', 'goal = "nowhere"', "scenario margath: goal: there is no region 'nowhere'"),
    ("figures.toml", 'cities = ["dawnsmoor"', 'cities = ["everton"', "there is no city 'everton'"),
    ("figures.toml", '"dawnsmoor", "forge"', '"forge", "forge"', "figures.toml: market cities: there must be 4, not 3"),
    ("figures.toml", "size = 3", "size = 20", "figures.toml: market: size: there are not so many assets"),
    ("figures.toml", "stories = [2,", "stories = [13,", "figures.toml: time: there is no space 13"),
    ("figures.toml", '["plains", "hills"]', '["plains"]', "figures.toml: dice: faces: they must be different"),
    (
        "figures.toml",
        '["wild"]',
        '["water"]',
        "figures.toml: dice: faces: they must be different, and one of them wild",
    ),
    ("map.toml", 'shrine = ["r01c05"', 'shrine = ["r05c06"', "map.toml: board: r05c06 is there twice"),
    (
        "skills.toml",
        "cost = { any = 1 }",
        "cost = { }",
        "skills.toml: skill taxidermist: Expected `object` of length >= 1",
    ),
    ("figures.toml", '    ["skull", "shield"],\n', "", "figures.toml: enemies: Expected `array` of length >= 5"),
    ("figures.toml", "spaces = 12", "spaces = 0", "figures.toml: time: Expected `int` >= 1 - at `$.spaces`"),
    ("figures.toml", "[dice]", "[dice", "figures.toml: "),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), FAULTS)
def test_a_fault_is_named(folder: Path, file: str, old: str, new: str, message: str) -> None:
    change(folder, file, old, new)
    assert any(message in line for line in faults(folder)), faults(folder)


def test_a_hex_without_neighbours_is_named(folder: Path) -> None:
    file = folder / "map.toml"
    text = re.sub(r"terrain = \[.*?\]", 'terrain = ["c"]', file.read_text(encoding="utf-8"), count=1, flags=re.S)
    file.write_text(text, encoding="utf-8")
    found = faults(folder)
    assert "map.toml: board: r00c00 has no neighbours" in found
    assert "map.toml: board settlement: there is no hex r00c14" in found


def test_all_faults_at_once(folder: Path) -> None:
    for file, old, new in (
        ("heroes.toml", "speed = 3", 'speed = "fast"'),
        ("skills.toml", 'attribute = "body"', 'attribute = "luck"'),
        ("events.toml", 'deck = "combat"', 'deck = "war"'),
    ):
        change(folder, file, old, new)
    assert len(faults(folder)) == 3
    for file, old, new in (
        ("map.toml", '["r02c11", "r03c11"]', '["r02c11", "r09c11"]'),
        ("quests.toml", 'region = "starfall_forest"', 'region = "nowhere"'),
    ):
        change(folder, file, old, new)
    for file in ("heroes.toml", "skills.toml", "events.toml"):
        shutil.copy(str(files("kubik.games.runebound") / file), folder / file)
    for file, old, new in (
        ("map.toml", '["r03c10", "r03c11"]', '["r03c10"]'),
        ("enemies.toml", 'set = "common"', 'set = "margath"'),
        ("events.toml", '{ do = "gain_gold", n = 1 }', '{ do = "gain_glod", n = 1 }'),
        ("scenarios.toml", '{ do = "place_zombie", at = { region = "cursed_ruins" } }',
         '{ do = "place_zombie", at = { region = "ruins" } }'),
    ):  # fmt: skip
        change(folder, file, old, new)
    assert sorted(faults(folder)) == [
        "events.toml: event attempted_robbery: there is no effect 'gain_glod'",
        "map.toml: board: rivers: r02c11 and r09c11 are no neighbours",
        "map.toml: board: rivers: r03c10: there must be two hexes",
        "quests.toml: quest hunting_party: target: there is no such place",
        "runebound: combat common: there must be 20, not 19",
        "runebound: combat margath: there must be 10, not 11",
        "scenarios.toml: scenario corpse_king: there is no region 'ruins'",
    ]


OWN = """
[runebound.hero.corbin]
gold = 4

[runebound.skill.quick_draw]
cost = { any = 1 }

[runebound.quest.sealed_letter]
outcomes = [{ effects = [{ do = "gain_gold", n = 7 }] }]

[runebound.turn]
action_points = 4
"""


def test_an_owner_corrects_what_the_box_says(tmp_path: Path) -> None:
    """Content is read once when a game is loaded, so a program of its own tries the corrected one."""
    own = tmp_path / "mine.toml"
    own.write_text(OWN, encoding="utf-8")
    program = (
        "from kubik.games.runebound import GAME, content\n"
        "assert content.COST[content.NUMBER['quick_draw']] == (0, 0, 0, 1)\n"
        "state = GAME.start(2, 1, first=0)\n"
        "state.choose('hero:corbin')\n"
        "assert state.table.players[0].gold == 4\n"
        "print(content.TURN.action_points, GAME.content, GAME.contents.own_file)\n"
    )
    found = _run(program, own)
    assert found.returncode == 0, found.stderr
    points, hash, name = found.stdout.split()
    assert (points, name, hash != HASH) == ("4", "mine.toml", True)


OTHER_WAYS = """
[runebound.quest.winding_path]
outcomes = [{ symbols = ["forest"], effects = [{ do = "gain_gold", n = 7 }] }]

[[runebound.event.hidden_gift.options]]
en = "Take it"
ru = "Взять"
effects = [{ do = "gain_gold", n = 1 }]

[[runebound.event.hidden_gift.options]]
en = "Leave it"
ru = "Оставить"
effects = [{ do = "keep_card" }]
"""


def test_what_an_owner_changed_is_told_of_only_at_the_beginning(tmp_path: Path) -> None:
    """With other outcomes or courses than ours, the tellings of these have nothing to belong to any more."""
    own = tmp_path / "mine.toml"
    own.write_text(OTHER_WAYS, encoding="utf-8")
    program = (
        "from kubik.games.runebound import GAME, content\n"
        "from kubik.games.runebound.tales import tales\n"
        "from kubik.kernel.event import Event\n"
        "def said(kind, card, **facts):\n"
        "    event = Event(kind, 0, facts, pieces=(content.NUMBER[card],))\n"
        "    return ''.join(part.text for part in GAME.text('en').event(event, ['Anna', 'Boris']))\n"
        "assert tales()['winding_path'].en in said('draws_adventure', 'winding_path')\n"
        "assert tales()['moonlight'].outcomes\n"
        "print(said('fulfils', 'winding_path', n=1))\n"
        "print(said('chooses_course', 'hidden_gift', n=1))\n"
        "print(said('passes_test', 'hidden_gift', course=0))\n"
    )
    found = _run(program, own)
    assert found.returncode == 0, found.stderr
    assert found.stdout.splitlines() == [
        "Anna fulfils Winding Path, outcome I.", "Anna chooses: Leave it.", "Anna passes the test."
    ]  # fmt: skip


def test_what_an_owner_gets_wrong_is_told(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text('[runebound.quest.sealed_letter]\noutcomes = [{ effects = [{ do = "gain_gld", n = 7 }] }]\n')
    found = _run("import kubik.games.runebound", own)
    assert "mine.toml: runebound.quest.sealed_letter" in found.stderr
    assert "gain_gld" in found.stderr


def _run(program: str, own: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "KUBIK_CONTENT": str(own)}
    return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)


def test_every_effect_word_has_a_step() -> None:
    assert [step.__struct_config__.tag for step in get_args(effects.AnyEffect)] == list(EFFECT_WORDS)


def test_effects_that_cannot_be_read_are_named() -> None:
    with pytest.raises(BadContent) as error:
        effects.read(
            [
                ("here", ({"do": "gain_glod", "n": 2},)),
                ("there", ({"do": "heal", "n": 0},)),
            ]
        )
    found = error.value.faults
    assert [fault.where for fault in found] == ["here", "there"]
    assert "gain_glod" in found[0].message


def test_every_list_is_read() -> None:
    assert len(EFFECTS) == len(WORDS) > 500
    assert all(effects for effects in EFFECTS[1:])
    assert len({each.key for each in ABILITIES if each.kind != "rule"}) == sum(
        each.kind != "rule" for each in ABILITIES
    )


@rule("RB-051", "RB-305")
def test_the_map_is_whole() -> None:
    assert len(HEXES) == 210
    assert (len(RIVERS), len(ROADS), len(CONTENT.board.bridges), len(CONTENT.regions)) == (38, 27, 1, 48)
    for hex in HEXES:
        assert all(hex in NEIGHBOURS[there] for there in NEIGHBOURS[hex])
    assert DISTANCE[HEX["r00c00"]][HEX["r13c14"]] == 20
    assert all(re.fullmatch(r"r\d\dc\d\d", id) for id in HEX)
