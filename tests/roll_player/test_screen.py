"""The table in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from kubik.cli.screens import screen_of, screen_words
from kubik.games.roll_player import GAME
from kubik.screen import Look
from tests.roll_player.table import Game, start, table

NAMES = ["Anna", "Boris", "Vera", "Gleb"]


def drawn(game: Game, language: str = "en", viewer: int | None = 0) -> str:
    state = game.state
    words, console = screen_words(GAME, language), Console(width=80)
    look = Look(state.view(viewer), state.rules, viewer, NAMES, GAME.text(language), words, console)
    return "\n".join(line.plain for line in screen_of(GAME).draw(look))


def test_a_hero_is_drawn_with_dice_goals_and_cards() -> None:
    game = table(class_="cleric", board="str: blue5 gold6 gold5", cards="chain_helm", exhausted="climb", gold=7)
    page = drawn(game.hero(backstory="aristocrat"))
    assert "STR blu 5   gol 6   gol 5   = 16   STR 14–15: 2 stars" in page
    assert "Chain Helm" in page
    assert "Climb" in page
    assert "Gold: 7" in page
    assert "2 stars" in page


def test_matches_with_the_backstory_are_marked() -> None:
    """Aristocrat wants blue in the third cell of strength, and green in the second of dexterity."""
    game = table(board="str: red1 red2 blue3; dex: red3").hero(backstory="aristocrat")
    page = drawn(game)
    assert "red 1   red 2   blu 3*" in page
    assert page.count("*") == 1


@pytest.mark.parametrize("language", GAME.languages)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_moment_can_be_drawn(players: int, language: str) -> None:
    game = start(players, seed=players)
    while game.state.decision is not None:
        assert drawn(game, language, None)
        game.state.choose(game.state.decision.options[-1])
