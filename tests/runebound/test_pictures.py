"""The pictures of the page: each card has one of its own, and a hue. Whether the icons exist shows when it is built."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from kubik.games.runebound.content import PIECES
from kubik.games.runebound.vocabulary import DECKS, KINDS

FOLDER: Final = Path(__file__).parent.parent.parent / "web" / "src" / "games" / "runebound"
PICTURES: Final[dict[str, str]] = json.loads((FOLDER / "pictures.json").read_text(encoding="utf-8"))
HUES: Final[dict[str, int]] = json.loads((FOLDER / "hues.json").read_text(encoding="utf-8"))


def test_each_card_place_gem_and_story_token_has_a_picture() -> None:
    things = [card.id for card in PIECES] + [*DECKS, *KINDS, "lore", "ally", "zombie"]
    assert PICTURES.keys() == {*things} - {"wilderness"}


def test_no_two_things_have_the_same_picture() -> None:
    assert len(set(PICTURES.values())) == len(PICTURES)


def test_each_picture_has_a_hue() -> None:
    assert HUES.keys() == PICTURES.keys()
    assert all(0 <= hue < 360 for hue in HUES.values())
