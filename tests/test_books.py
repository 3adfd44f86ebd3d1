"""The books of the games in the page: both languages tell of the same, and of everything that can be agreed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from kubik.games import GAMES
from kubik.games import game as find_game
from kubik.kernel.form import form

BOOKS: Final = Path(__file__).parents[1] / "web" / "src" / "games"
RULINGS: Final = {
    "hero_realms": {"first", "acquire", "share_gems"},
    "dice_forge": {"setup", "feats", "first", "tree_keeps_gold", "remove_gold_6", "colours", "convert_parts",
                   "left_hand_blesses", "tie"},
    "roll_player": {"first"},
    "runebound": {"first"},
    "story": set(),
}  # fmt: skip
"""Who begins, what lies out, and rules that can be read in two ways; the numbered rules tell of these."""


def shape(book: str) -> list[tuple[str, list[str]]]:
    """When each section is in play, and its symbols."""
    sections = re.split(r"^## ", book, flags=re.MULTILINE)[1:]
    return [
        ("".join(re.findall(r" \[(\w+=.+)\]$", section.splitlines()[0])), re.findall(r"\{(\w+)\}", section))
        for section in sections
    ]


@pytest.mark.parametrize("id", GAMES)
def test_a_book_tells_the_same_in_both_languages(id: str) -> None:
    english, russian = ((BOOKS / id / "book" / f"{name}.md").read_text(encoding="utf-8") for name in ("en", "ru"))
    assert shape(english) == shape(russian)
    assert len(shape(english)) > 5


@pytest.mark.parametrize("id", GAMES)
def test_a_book_tells_of_all_that_can_be_agreed(id: str) -> None:
    told: dict[str, set[str]] = {}
    for when, _ in shape((BOOKS / id / "book" / "en.md").read_text(encoding="utf-8")):
        if when:
            option, _, values = when.partition("=")
            told.setdefault(option, set()).update(values.split("|"))
    game = find_game(id)
    usual = game.settings()
    for field in form(game):
        if field.name in RULINGS[id]:
            assert field.name not in told
            continue
        possible = {"true"} if field.kind == "switch" else set(field.choices)
        # What is usual may be told where everything else is.
        usually = {str(getattr(usual, field.name)), "duel"}
        assert told[field.name] <= possible
        assert possible - told[field.name] <= usually, field.name
    assert told.keys() <= {field.name for field in form(game)}
