"""The pictures of things: icons that exist, another one for each thing, and their authors credited."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kubik.games.roll_player.board import ATTRIBUTES
from kubik.games.roll_player.content import ALIGNMENTS, BACKSTORIES, CARDS, CLASSES, RACES

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "web" / "src" / "games"
ICONS = ROOT / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
FILES = sorted(GAMES.glob("*/pictures.json"))


def pictures(file: Path) -> dict[str, str]:
    """By thing the name of its icon."""
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_every_icon_exists_and_no_two_things_share_one(file: Path) -> None:
    named = pictures(file)
    icons = json.loads(ICONS.read_text(encoding="utf-8"))["icons"]
    assert [f"{thing}: {icon}" for thing, icon in named.items() if icon not in icons] == []
    used = list(named.values())
    assert [f"{thing}: {icon}" for thing, icon in named.items() if used.count(icon) > 1] == []


def test_everything_in_roll_player_has_a_picture() -> None:
    things = {each.id for each in (*CARDS, *CLASSES, *RACES, *BACKSTORIES, *ALIGNMENTS)}
    sides = {f"{race.id}:female" for race in RACES}
    assert set(pictures(GAMES / "roll_player" / "pictures.json")) == things | sides | set(ATTRIBUTES)


def test_page_and_notice_credit_the_same_authors() -> None:
    listed = (ROOT / "web" / "src" / "lib" / "credits.ts").read_text(encoding="utf-8")
    authors = re.findall(r"^  '(.+)',$", listed, re.MULTILINE)
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").partition("Icons made by:")[2].split())
    assert authors == [name.partition(" (")[0] for name in notice.rstrip(".").split(", ")]
