"""The table in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from kubik.cli.screens import screen_of, screen_words
from kubik.games.roll_player import GAME
from kubik.screen import Look
from tests.roll_player.table import Game, market, start, table

NAMES = ["Anna", "Boris", "Vera", "Gleb"]


def look_at(game: Game, language: str = "en", viewer: int | None = 0, width: int = 80) -> Look:
    state, words = game.state, screen_words(GAME, language)
    return Look(state.view(viewer), state.rules, viewer, NAMES, GAME.text(language), words, Console(width=width))


def drawn(game: Game, language: str = "en", viewer: int | None = 0, width: int = 80) -> str:
    return "\n".join(line.plain for line in screen_of(GAME).draw(look_at(game, language, viewer, width)))


def hero() -> Game:
    game = table(
        class_="cleric", board="str: blue5 gold6 gold4", cards="chain_helm longsword", exhausted="climb", gold=7
    )
    return game.hero(backstory="aristocrat", alignment="champion", token=(1, 0), charisma=1)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "── Anna (you) · Human · Cleric (whi) · Gold: 7 · Charisma tokens: 1 ────────────",
                "  STR  blu 5   gol 6   gol 4·b = 15        14–15 ★2 ✓    Champion",
                "  DEX  ·       (gre)   ·       = 0         16–17 ★2       0   0   −1  ↑ good",
                "  CON  (pur)   ·       ·       = 0         15–16 ★2      [+3] 0   −1",
                "  INT  ·       ·       (red)   = 0         14+ ★1         0   0   −1  ↓ evil",
                "  WIS  ·       (bla)   ·       = 0         18 ★4         ← law  chaos →",
                "Hero      backstory Aristocrat: 0 of 6",
                "armour    Chain Helm",
                "skill     Climb → (used)",
                "Now       7 stars   Goal: strength +2   Alignment +3   Chain armour +2",
            ],
        ),
        (
            "ru",
            [
                "  СИЛ  син 5   зол 6   зол 4·с = 15        14–15 ★2 ✓    Поборник",
                "  МДР  ·       (чёр)   ·       = 0         18 ★4         ← к порядку  к хаосу →",
                "Герой     предыстория «Аристократ»: 0 из 6",
                "навык     Лазание → (применено)",
                "Сейчас    7 звёзд   Цель: сила +2   Мировоззрение +3   Кольчужная броня +2",
            ],
        ),
    ],
)
def test_the_own_hero_is_drawn_with_dice_goals_grid_and_cards(language: str, lines: list[str]) -> None:
    page = drawn(hero(), language).splitlines()
    for line in lines:
        assert line in page


def test_the_others_are_drawn_in_short() -> None:
    page = drawn(hero(), viewer=1)
    assert "STR blu 5 gol 6 gol 4 = 15/14–15 ★2 ✓" in page
    assert "Champion: law (+3)   backstory Aristocrat: 0 of 6" in page
    missed = drawn(table(class_="cleric", board="str: red1 red1 red1"), viewer=1)
    assert "STR red 1 red 1 red 1 = 3/14–15 ★2 ✗" in missed


def test_matches_with_the_backstory_are_marked() -> None:
    """Aristocrat wants blue in the third cell of strength, and green in the second of dexterity."""
    game = table(board="str: red1 red2 blue3; dex: red3").hero(backstory="aristocrat")
    page = drawn(game)
    assert "red 1   red 2   blu 3*" in page
    assert page.count("*") == 1


def test_initiative_cards_show_die_and_coin_or_who_holds_them() -> None:
    game = table(pool="red1 blue2 green3")
    assert "Dice      1: red 1   2: blu 2 +1   3: gre 3" in drawn(game)
    assert "Dice      1: Anna   2: blu 2 +1   3: gre 3" in drawn(game.choose("take:1"))


def test_the_market_says_what_cards_cost_and_do() -> None:
    page = drawn(market(gold=9, cards="heavy_crossbow", row="weak longsword search"))
    assert "Market    Weak (3) trait ↑: 4 stars if your strength or constitution is 8 or" in page
    assert "          Longsword (4) weapon, one hand: " in page
    assert "          Search (3) skill ←: " in page


def test_alone_the_page_says_what_the_enemy_die_may_take() -> None:
    page = drawn(table(1))
    assert "1: ––––––   2: 123–––   3: 112233" in " ".join(page.split("\n"))


def test_options_show_the_dice_that_they_are_about() -> None:
    game = table(board="con: red2", pool="red1 blue2 green3")
    decision, screen = game.state.decision, screen_of(GAME)
    assert decision is not None
    assert screen.option(look_at(game), decision.options[0], decision).plain == "Take initiative card 1 (red 1)"
    game.choose("take:1").choose("place:con")
    decision = game.state.decision
    assert decision is not None
    assert screen.option(look_at(game), decision.options[0], decision).plain == "CON 1: one up (red 2)"


def test_piles_and_signs() -> None:
    screen = screen_of(GAME)
    assert screen.piles is not None
    assert screen.legend is not None
    look = look_at(table(1))
    piles = [line.plain.split()[0] for line in screen.piles(look) if not line.plain.startswith(" ")]
    assert piles == ["Bag", "Discard", "Trash"]
    assert dict(screen.legend(look))["✓"] == "this goal of the class is met now"


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", GAME.languages)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_moment_can_be_drawn_and_nothing_is_cut(players: int, language: str, width: int) -> None:
    game = start(players, seed=players)
    while game.state.decision is not None:
        lines = [*drawn(game, language, None, width).splitlines(), *drawn(game, language, 0, width).splitlines()]
        assert max(map(len, lines)) <= width
        assert "…" not in "".join(line for line in lines if line.startswith("──"))
        game.state.choose(game.state.decision.options[-1])
