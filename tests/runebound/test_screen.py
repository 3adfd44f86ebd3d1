"""The table in the terminal."""

from __future__ import annotations

import io
import re
from random import Random
from typing import Any

import pytest
from rich.console import Console

from kubik.cli.screens import screen_of, screen_words
from kubik.games.runebound import GAME
from kubik.games.runebound.abilities import rules_of
from kubik.games.runebound.board import BRIDGES, COLUMNS, HEX, RIVERS, ROADS
from kubik.games.runebound.content import NUMBER, PIECES, STORIES, STORY
from kubik.games.runebound.entries import Quest
from kubik.games.runebound.map_screen import BRIDGE, NARROW, RIVER, ROAD, ROAD_DOWN, direction, reach
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import RoadsClosed
from kubik.screen import Look, changes
from tests.cli.conftest import obeyed, seated
from tests.cli.test_page import check_golden
from tests.runebound.fight_table import NO_GOLD, duel
from tests.runebound.table import Game, table

NAMES = ["Anna", "Boris", "Vera", "Gleb"]


def look(state: State, language: str = "en", viewer: int | None = 0, width: int = 80) -> Look:
    words, console = screen_words(GAME, language), Console(width=width)
    return Look(state.view(viewer), state.rules, viewer, NAMES, GAME.text(language), words, console)


def drawn(game: Game, language: str = "en", viewer: int | None = 0, width: int = 80) -> str:
    return "\n".join(line.plain for line in screen_of(GAME).draw(look(game.state, language, viewer, width)))


def whole_map(game: Game, language: str = "en", width: int = 80) -> list[str]:
    (shown,) = screen_of(GAME).pages
    return [line.plain for line in shown.draw(look(game.state, language, width=width))]


def page(game: Game, language: str = "en", seat: int = 0) -> str:
    """The page of a person: the table, what is asked, and what can be chosen."""
    session = seated(game.state, language)
    session._show_page(seat)
    assert isinstance(session.console.file, io.StringIO)
    return session.console.file.getvalue()


# --- whole pages ------------------------------------------------------------------------------------------------------


def journey() -> Game:
    """Before a move, with a river, roads, the villain, a story quest, an own quest, zombies and another hero near."""
    game = table(heroes="thorn mok", at="r10c11", scenario="corpse_king").hero(1, at="r11c12")
    game.hero(gold=7, wounds=2, story=1, assets="cudgel", skills="cunning", hand="feint", quests="winding_path")
    game.hero(trophies="ogre lost_kitten").slots("crown_of_bones").zombies("r11c10 r12c10").villain("r03c03")
    return game.face_down("r11c09").time(2, 8)


def on_the_way() -> Game:
    """Dice are rolled: what can be reached for how many of them."""
    return journey().dice("mountains_water plains_hills wild").choose("roll")


def fight() -> Game:
    """The enemy has doubled a token and spent another; some symbols of the hero are left."""
    game = duel("hawthorne", "dreadbringer", "shield agility physical surge", "shield agility skull blank double",
                assets="staff_of_light", hand="feint")  # fmt: skip
    return game.choose("agility:hawthorne_2", "flip:hawthorne_1", "done", "double:enemy_5:enemy_3")


@pytest.mark.parametrize("position", [journey, on_the_way, fight], ids=lambda position: position.__name__)
@pytest.mark.parametrize("language", GAME.languages)
def test_page_golden(request: pytest.FixtureRequest, position: Any, language: str) -> None:
    check_golden(page(position(), language), f"runebound.{position.__name__}.{language}.80", 80, request)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", GAME.languages)
def test_map_golden(request: pytest.FixtureRequest, language: str, width: int) -> None:
    lines = "\n".join([*whole_map(journey(), language, width), ""])
    check_golden(lines, f"runebound.map.{language}.{width}", width, request)


# --- the map ----------------------------------------------------------------------------------------------------------


def test_every_river_and_road_is_drawn_once() -> None:
    """A river fills the border between two hexes, which is wider where it is level; a road has one sign."""
    shown = "\n".join(whole_map(table(at="r00c00")))
    rivers = RIVERS - ROADS
    level = [pair for pair in rivers if len({hex % COLUMNS for hex in pair}) == 1]
    assert shown.count(RIVER) == len(rivers) + len(level) * (NARROW - 2)
    assert shown.count(ROAD) + shown.count(ROAD_DOWN) == len(ROADS - BRIDGES)
    assert shown.count(BRIDGE) == len(BRIDGES) == 1


def test_a_river_lies_between_its_hexes() -> None:
    """Between L3 and L4 one runs level; between K4 and L4 it runs aslant."""
    assert {frozenset((HEX["r02c11"], HEX["r03c11"])), frozenset((HEX["r03c10"], HEX["r03c11"]))} <= RIVERS
    lines = whole_map(table(at="r00c00"))
    left = 3 + 5 * 11
    assert lines[8][left : left + 6] == "\\≈≈≈≈/"
    assert lines[9][left] == "≈"


def test_closed_roads_are_not_drawn() -> None:
    closing = next(card for card, rules in enumerate(rules_of(RoadsClosed)) if rules)
    game = table(at="r00c00", scenario=STORIES[closing - STORY].scenario).slots(PIECES[closing].id)
    shown = "\n".join(whole_map(game))
    assert ROAD not in shown
    assert BRIDGE not in shown
    assert shown.count(RIVER) > len(RIVERS)


def test_what_can_be_reached_follows_from_the_dice() -> None:
    """Lissa's example of the rulebook (RB-EX-2): mountains, plains and any hex."""
    game = table(heroes="lissa mok", at="r07c10")
    player = game.state.table.players[0]
    before = reach(game.state.table, player)
    assert sorted(before.values()) == [1] * 6 + [2] * 12 + [3] * 18
    game.dice("mountains_water plains_hills wild").choose("roll")
    found = reach(game.state.table, player)
    assert (found[HEX["r07c09"]], found[HEX["r07c08"]], found[HEX["r06c08"]]) == (1, 2, 2)
    assert HEX["r07c10"] not in found


def test_nobody_who_lies_down_can_reach_anything() -> None:
    game = table(at="r07c10").hero(wounds=9, defeated=True)
    assert reach(game.state.table, game.state.table.players[0]) == {}


@pytest.mark.parametrize(
    ("there", "way"),
    [("r04c06", "n"), ("r06c06", "s"), ("r04c07", "ne"), ("r05c07", "se"), ("r05c05", "sw"), ("r04c05", "nw"),
     ("r05c12", "e"), ("r05c00", "w"), ("r00c08", "n"), ("r13c12", "se")],
)  # fmt: skip
def test_directions(there: str, way: str) -> None:
    assert direction(HEX["r05c06"], HEX[there]) == way


# --- the table --------------------------------------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    assert "Feint (mind !)" in drawn(journey())
    assert "Feint" not in drawn(journey(), viewer=1)
    assert "Feint" not in drawn(journey(), viewer=None)


def test_options_say_where_they_lead_and_what_they_cost() -> None:
    shown = page(table(heroes="lissa mok", at="r07c10"))
    assert "2 north (1 AP): forest near Echo Lake (K7)" in shown
    assert "Rest (1 AP)   9 Train (1 AP)" in shown


def test_a_fight_shows_both_rows_of_tokens_and_says_whom_one_fights() -> None:
    shown = page(fight())
    for line in (
        "── Fight · round 1",
        "  Dreadbringer (decided by Hero 1)  wounds 0/7",
        "2× skull★ (surge)",
        "agility ✗ (physical★)",
        "Your foe: Dreadbringer · Which combat action?",
    ):
        assert line in shown


def test_who_decides_for_an_enemy_is_told_so() -> None:
    game = duel("hawthorne", "ogre", "shield agility physical", "shield skull skull blank blank")
    assert game.asked == 1
    assert "You decide for Ogre · Which combat action?" in page(game, seat=1)


def test_in_a_challenge_the_other_hero_is_the_foe() -> None:
    game = duel("hawthorne", "corbin", "2physical physical physical", "surge shield agility")
    assert "Your foe: Hero 1 · Which combat action?" in page(game)


def test_the_enemy_of_a_quest_has_its_own_name() -> None:
    game = duel("hawthorne", "smoke_in_the_distance", "2physical physical physical", NO_GOLD)
    quest = PIECES[NUMBER["smoke_in_the_distance"]]
    assert isinstance(quest, Quest)
    assert quest.enemy is not None
    assert f"Your foe: {quest.enemy.en} · " in page(game)


def test_what_an_enemy_can_do_is_not_repeated_with_every_token() -> None:
    game = fight()
    before = screen_of(GAME).draw(look(game.state))
    game.choose("pass")
    after = "\n".join(line.plain for line in changes(before, screen_of(GAME).draw(look(game.state))))
    assert "Dreadbringer" in after
    assert "its card" not in after


def test_a_pass_with_symbols_left_is_warned_of() -> None:
    game = duel("hawthorne", "dreadbringer", "2physical physical physical", NO_GOLD)
    number = str(game.options().index("pass") + 1)
    session = seated(game.state)
    assert "You still have symbols for attacks or surges; after a pass they are lost." in obeyed(session, number)
    assert game.asked == 0
    obeyed(session, number)
    assert game.fighter(0).passed


def test_to_keep_agility_is_no_slip() -> None:
    game = duel("hawthorne", "dreadbringer", "shield agility blank", NO_GOLD)
    assert game.can("agility")
    assert game.warning("pass") == ""


def test_the_map_is_a_command() -> None:
    game = table(heroes="thorn mok", at="r00c00")
    said = obeyed(seated(game.state), "m")
    assert "14 /p ? " in said
    assert obeyed(seated(game.state, "ru"), "местность").count("◉") == 4
    assert re.search(r"^  m +the whole map$", obeyed(seated(game.state), "?"), re.M)
    assert "gem: combat" in obeyed(seated(game.state), "k")


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", GAME.languages)
@pytest.mark.parametrize("scenario", ["margath", "corpse_king"])
def test_every_moment_can_be_drawn(scenario: str, language: str, width: int) -> None:
    random = Random(scenario)
    state = GAME.start(players=3, seed=5, scenario=scenario)
    screen = screen_of(GAME)
    for turn in range(700):
        decision = state.decision
        if decision is None:
            break
        if turn % 5 == 0:
            seen = look(state, language, None if turn % 2 else decision.seat, width)
            lines = screen.draw(seen)
            assert lines
            assert max(line.cell_len for line in lines) <= width
            assert all(screen.option(seen, option, decision).plain for option in decision.options)
            assert all(line.cell_len <= width for page in screen.pages for line in page.draw(seen))
        state.choose(random.choice(decision.options))


@pytest.mark.parametrize("language", GAME.languages)
def test_every_group_and_sign_has_words(language: str) -> None:
    screen, words = screen_of(GAME), screen_words(GAME, language)
    assert screen.legend is not None
    assert all(sign and meaning for sign, meaning in screen.legend(look(table().state, language)))
    assert all(f"group-{group}" in words for group in screen.groups.values())
