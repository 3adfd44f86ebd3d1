"""Quests and exploring (RB-118 to RB-126, RB-318 to RB-321)."""

from __future__ import annotations

from typing import Any

import pytest

from kubik.games.runebound.board import HEX
from kubik.games.runebound.content import NUMBER
from kubik.games.runebound.quests import REQUIRED, TARGETS, matched
from tests.runebound.table import Game, rule, table
from tests.runebound.test_adventures import DULL, LUCKY


def quest(card: str, at: str, heroes: str = "laurel corbin", **settings: Any) -> Game:
    """Seat 0 has this quest and stands here."""
    return table(heroes=heroes, at=at, **settings).hero(quests=card)


@rule("RB-119", "RB-088")
def test_a_quest_is_fulfilled_on_its_hexes() -> None:
    assert TARGETS[NUMBER["winding_path"]] == {HEX["r10c14"], HEX["r11c14"]}
    assert quest("winding_path", "r10c13").refusal("attempt:winding_path") == "quest_elsewhere"
    assert quest("winding_path", "r11c14").can("attempt") == ["attempt:winding_path"]


@rule("RB-EX-6", "RB-120", "RB-125", "RB-126")
def test_laurel_walks_the_winding_path() -> None:
    game = quest("winding_path", "r10c14").dice("plains plains wild").choose("attempt:winding_path")
    assert game.can("outcome") == ["outcome:1"]
    assert game.refusal("outcome:3") == "not_met"
    game.choose("give_up")
    assert (game.me.quests, game.left) == (["winding_path"], 2)
    game.dice("mountains_water mountains_water forest_hills").choose("attempt:winding_path")
    assert game.can("outcome") == ["outcome:1", "outcome:2", "outcome:3"]
    game.choose("outcome:3")
    assert (game.me.gold, game.me.trophies, game.me.quests, game.left) == (3, ["winding_path"], [], 1)
    assert len(game.me.player.exploration) == 1


@rule("RB-121")
def test_an_outcome_may_say_to_discard_the_quest() -> None:
    game = quest("swamp_tales", "r05c05").hero(hand="bookish")
    game.dice("mountains_water mountains_water plains").choose("attempt:swamp_tales", "outcome:3")
    assert game.ask == "learn_free"
    game.choose("learn:bookish")
    assert (game.me.trophies, game.discard("exploration")[-1]) == ([], "swamp_tales")
    assert game.me.player.detained
    assert game.me.skills == ["bookish"]


@rule("RB-122")
def test_no_bonus_means_the_trophy_alone() -> None:
    game = quest("winding_path", "r10c14").dice("plains plains wild").choose("attempt:winding_path", "outcome:1")
    assert (game.me.trophies, game.me.gold, game.me.hand) == (["winding_path"], 0, [])


@rule("RB-123")
def test_exploring_rolls_as_many_dice_as_the_speed() -> None:
    game = quest("winding_path", "r10c14").hero(assets="winged_boots", skills="cartography")
    game.choose("attempt:winding_path")
    assert len(game.state.table.dice) == 5


@rule("RB-124")
def test_a_wild_pays_for_everything_but_a_required_wild_must_be_one() -> None:
    _, second, third = REQUIRED[NUMBER["swamp_tales"]]  # water and a wild; water, water, plains
    assert matched(second, (4, 4, 4), (), ()) == -1
    assert matched(second, (0, 4, 5), (), ()) == 0
    assert matched(third, (0, 5, 5), (), ()) == 0
    assert matched(third, (0, 0, 5), (), ()) == -1


def test_abilities_stand_in_for_symbols() -> None:
    hills, forest = 1, 2
    assert matched((forest, forest), (0, 3), (), (forest,)) == 1
    assert matched((forest, hills), (3,), (forest,), ()) == 0
    assert matched((forest, hills), (0,), (), (forest, hills)) == -1
    game = quest("winding_path", "r10c14").hero(skills="woodcraft")
    game.dice("plains plains plains").choose("attempt:winding_path")
    assert game.can("outcome") == ["outcome:1"]
    game.choose("outcome:1")
    assert game.me.player.used


@rule("RB-318", "RB-319")
def test_a_test_quest_counts_successes() -> None:
    game = quest("blood_of_the_strong", "r07c04").deck("skills", LUCKY)
    game.choose("attempt:blood_of_the_strong")
    assert game.can("outcome") == ["outcome:1", "outcome:2"]
    game.choose("outcome:2")
    assert (game.me.gold, game.me.trophies) == (2, ["blood_of_the_strong"])
    game = quest("blood_of_the_strong", "r07c04").deck("skills", DULL).choose("attempt:blood_of_the_strong")
    assert (game.me.quests, game.left) == (["blood_of_the_strong"], 2)


@rule("RB-319")
def test_a_pay_quest_asks_for_a_cost_and_a_visit_for_nothing() -> None:
    game = quest("oath_of_the_smiths", "r01c11").hero(gold=4).choose("attempt:oath_of_the_smiths")
    assert game.options() == ["outcome:1", "outcome:2", "give_up"]
    game.choose("outcome:1")
    assert (game.me.gold, game.me.story) == (3, 1)
    game = quest("oath_of_the_smiths", "r01c11")
    assert game.refusal("attempt:oath_of_the_smiths") == "cannot_pay"
    game = quest("sealed_letter", "r00c01").choose("attempt:sealed_letter")
    assert (game.me.gold, game.me.trophies) == (2, ["sealed_letter"])


@rule("RB-319", "RB-320")
@pytest.mark.parametrize(("outcome", "gold", "trophies"), [("won", 3, 1), ("lost", 0, 0), ("retreated", 0, 0)])
def test_a_fight_quest_needs_a_victory(outcome: str, gold: int, trophies: int) -> None:
    game = quest("smoke_in_the_distance", "r01c03").choose("attempt:smoke_in_the_distance")
    assert game.told("begins_fight")
    game.end_fight(outcome)
    assert (game.me.gold, len(game.me.trophies), len(game.me.quests)) == (gold, trophies, 1 - trophies)


@rule("RB-089", "RB-321")
def test_story_quests_for_the_first_hero_or_for_each() -> None:
    game = table(at="r09c11").slots("in_the_depths_of_the_lake_of_tears visions_of_the_dawn")
    game.dice("mountains_water mountains_water plains").choose(
        "attempt:in_the_depths_of_the_lake_of_tears", "outcome:2"
    )
    assert (game.me.story, game.state.table.slots[0], game.me.trophies) == (2, -1, [])
    assert game.discard("stories") == ["in_the_depths_of_the_lake_of_tears"]
    game.hero(at="r08c13", wounds=4).deck("skills", LUCKY).choose("attempt:visions_of_the_dawn", "outcome:1")
    assert game.me.wounds == 0
    assert game.state.table.slots[1] == NUMBER["visions_of_the_dawn"]
    assert not game.can("attempt")
    assert game.refusal("attempt:visions_of_the_dawn") == "fulfilled"
    game.end_turn().hero(1, at="r08c13")
    assert game.can("attempt") == ["attempt:visions_of_the_dawn"]
