"""Movement (RB-050 to RB-058) and its rulings."""

from __future__ import annotations

import pytest

from kubik.games.runebound import board
from kubik.games.runebound.board import ANY, HEX, ROADS, TERRAIN
from kubik.games.runebound.gains import Damage
from kubik.games.runebound.vocabulary import CITY, WATER
from tests.runebound.table import Game, rule, table


def steps(game: Game, hex: str) -> list[str]:
    return [key for key in game.options() if key.startswith(f"step:{hex}:")]


def roll(dice: str, at: str, hero: str = "lissa", **settings: str) -> Game:
    """A move with these dice."""
    return table(heroes=f"{hero} corbin", at=at).hero(**settings).dice(dice).choose("roll")  # type: ignore[arg-type]


@rule("RB-050")
def test_a_move_is_a_step_or_a_roll_of_as_many_dice_as_the_speed() -> None:
    game = table(at="r07c10")
    assert len(game.can("move")) == 6
    assert game.choose("move:r07c09").left == 2
    game.choose("roll")
    assert (game.left, len(game.state.table.dice)) == (1, 3)


@rule("RB-EX-2", "RB-052", "RB-053")
def test_lissa_walks_to_the_gardens_of_tarn() -> None:
    game = roll("mountains_water plains_hills wild", "r07c10")
    game.choose("step:r07c09:mountains_water", "step:r07c08:plains_hills", "step:r06c08:wild")
    assert (game.me.at, game.left, game.state.table.dice) == ("r06c08", 2, [])


@rule("RB-388")
def test_of_the_dice_that_pay_those_that_show_least_are_offered() -> None:
    game = roll("plains_hills plains_forest wild", "r07c10")
    assert steps(game, "r07c11") == ["step:r07c11:plains_hills", "step:r07c11:plains_forest"]
    assert steps(game, "r07c09") == ["step:r07c09:wild"]
    game = roll("plains plains_hills wild", "r07c10")
    assert steps(game, "r07c11") == ["step:r07c11:plains"]


@rule("RB-051")
def test_a_hex_has_one_terrain() -> None:
    assert len(TERRAIN) == 210
    assert set(TERRAIN) == set(range(6))


@rule("RB-052")
def test_each_hex_costs_one_die_of_its_terrain() -> None:
    game = roll("plains plains plains", "r07c10")
    assert steps(game, "r07c09") == []
    assert game.refusal("step:r07c09:plains") == "no_die"
    assert steps(game, "r07c11") == ["step:r07c11:plains"]


@rule("RB-053")
def test_either_terrain_of_a_face_and_wilds_for_all() -> None:
    game = roll("forest_hills plains_hills wild", "r07c10")
    assert steps(game, "r06c10") == ["step:r06c10:forest_hills"]
    assert steps(game, "r07c09") == ["step:r07c09:wild"]
    # Plains or hills; the wild die could do the same and is kept.
    assert steps(game, "r07c11") == ["step:r07c11:plains_hills"]


def test_among_dice_that_pay_those_are_offered_that_none_could_replace() -> None:
    game = roll("plains_forest plains_hills wild", "r07c10")
    assert steps(game, "r07c11") == ["step:r07c11:plains_hills", "step:r07c11:plains_forest"]


@rule("RB-054")
def test_any_die_leads_into_a_city() -> None:
    game = roll("mountains_water mountains_water mountains_water", "r05c07")
    assert steps(game, "r05c06") == ["step:r05c06:mountains_water"]
    assert TERRAIN[HEX["r05c06"]] == CITY


@rule("RB-055", "RB-305")
def test_any_die_along_a_road() -> None:
    game = roll("mountains_water mountains_water mountains_water", "r03c06")
    assert steps(game, "r04c06") == ["step:r04c06:mountains_water"]
    assert steps(game, "r03c07") == []
    # Both hexes have roads, but no road joins them.
    assert frozenset((HEX["r02c07"], HEX["r02c08"])) not in ROADS


@rule("RB-056")
def test_any_die_over_a_bridge() -> None:
    game = roll("forest_hills forest_hills forest_hills", "r11c10")
    assert steps(game, "r12c10") == ["step:r12c10:forest_hills"]


@rule("RB-057", "RB-058")
def test_a_river_takes_water_or_a_wild_and_nothing_else() -> None:
    game = roll("plains mountains_water wild", "r05c07")
    assert steps(game, "r05c08") == ["step:r05c08:mountains_water"]
    game = roll("plains plains wild", "r05c07")
    assert steps(game, "r05c08") == ["step:r05c08:wild"]
    assert steps(roll("plains plains plains", "r05c07"), "r05c08") == []


@rule("RB-302")
def test_a_step_without_dice_ignores_terrain_and_rivers() -> None:
    assert table(at="r05c07").choose("move:r05c08").me.at == "r05c08"


@rule("RB-304")
def test_a_river_before_a_city_still_takes_water_unless_a_road_leads_there(monkeypatch: pytest.MonkeyPatch) -> None:
    one, city = HEX["r05c07"], HEX["r05c06"]
    monkeypatch.setattr(board, "RIVERS", {frozenset((one, city))})
    assert board._takes(one, city, roads=True, rivers=True) == WATER
    assert board._takes(one, city, roads=True, rivers=False) == ANY
    monkeypatch.setattr(board, "ROADS", {frozenset((one, city))})
    assert board._takes(one, city, roads=True, rivers=True) == ANY


@rule("RB-303")
def test_dice_that_are_not_spent_are_lost() -> None:
    game = roll("plains plains plains", "r07c10").choose("step:r07c11:plains", "stop")
    assert (game.state.table.dice, game.ask, game.left) == ([], "act", 2)


@rule("RB-306")
def test_heroes_share_a_hex() -> None:
    game = table(at="r07c10").hero(1, at="r07c11")
    assert game.choose("move:r07c11").me.at == game.they.at


@rule("RB-354")
def test_never_more_than_five_dice() -> None:
    game = table(at="r07c10").hero(assets="thoroughbred_stallion trader_s_attire").choose("roll")
    assert len(game.state.table.dice) == 5


@rule("RB-376")
def test_laurel_rolls_all_dice_again_or_none_once_a_turn() -> None:
    game = roll("plains plains plains", "r07c10", "laurel").choose("step:r07c11:plains")
    game.dice("wild wild").choose("reroll_all")
    assert game.state.table.dice == [5, 5]
    assert game.can("reroll_all") == []
    game.choose("stop", "roll")
    assert game.can("reroll_all") == []


@rule("RB-374")
def test_a_hero_defeated_in_mid_move_stays_there() -> None:
    game = table(at="r07c10", scenario="corpse_king").hero(wounds=7).zombies("r07c11")
    game.dice("plains plains plains").choose("roll")
    assert game.warning("step:r07c11:plains") == "deadly_zombie"
    game.choose("step:r07c11:plains")
    assert (game.me.defeated, game.me.at, game.state.table.dice) == (True, "r07c11", [])
    assert game.options() == ["rest", "end"]


@rule("RB-374", "RB-376")
def test_who_stands_up_at_once_has_lost_the_rest_of_the_move_too() -> None:
    game = table(heroes="lissa mok", at="r07c10", scenario="corpse_king").zombies("r07c11")
    game.hero(wounds=7, hand="feint", assets="griffon_whistle")
    game.choose("use:griffon_whistle", "move:r07c11", "use:lissa")
    assert (game.me.defeated, game.me.at, game.ask) == (False, "r07c11", "act")
    game = table(heroes="lissa mok", at="r06c09", scenario="corpse_king").zombies("r05c09")
    game.hero(wounds=7, hand="feint", assets="ranger_s_cloak")  # a forest symbol is left
    game.dice("plains plains plains").choose("roll", "step:r05c09:plains", "use:lissa")
    assert (game.me.defeated, game.me.at, game.ask) == (False, "r05c09", "act")


@rule("RB-316")
def test_a_hero_defeated_outside_of_fights_keeps_everything() -> None:
    game = table(at="r07c10").hero(gold=3, assets="cudgel", trophies="ogre", quests="sealed_letter", wounds=6)
    game.step(Damage(0, 3))
    assert game.me.defeated
    assert (game.me.at, game.me.gold, game.me.assets) == ("r07c10", 3, ["cudgel"])
    assert (game.me.trophies, game.me.quests) == (["ogre"], ["sealed_letter"])


@rule("RB-377")
def test_wounds_never_exceed_health() -> None:
    game = table(at="r07c10").hero(wounds=6).step(Damage(0, 5))
    assert game.me.wounds == 8


def test_what_was_rolled_is_told_once_and_for_all() -> None:
    """The dice are spent later; a log that is read then still tells what was rolled."""
    game = table(heroes="lissa mok", at="r07c10").dice("mountains_water plains_hills wild").choose("roll")
    game.choose("step:r07c09:mountains_water")
    (rolled,) = game.told("rolls")
    assert len(rolled.facts["dice"]) == 3  # type: ignore[arg-type]
