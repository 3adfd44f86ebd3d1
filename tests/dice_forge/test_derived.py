"""The rulebook's example of the maze, and checks that follow from the rules (DF-EX-1, DF-DX-06 to DF-DX-23)."""

from __future__ import annotations

import pytest

import kubik
from kubik.games.dice_forge.content import FACE, SANCTUARY
from kubik.games.dice_forge.maze import Golem
from tests.dice_forge.table import Game, rule, table

# --- the maze ---------------------------------------------------------------------------------------------------------


@rule("DF-EX-1")
@pytest.mark.parametrize(
    ("treasure", "sun", "moon", "glory"), [("sun", 4, 0, 0), ("moon", 0, 4, 0), ("glory", 0, 0, 10)]
)
def test_the_great_golem_goes_to_a_treasure_hall(treasure: str, sun: int, moon: int, glory: int) -> None:
    game = table(module="goddess").mine(cell=18, moon=5, gold=3).celestial(1).choose("feat:great_golem")
    assert (game.me.cell, game.me.gold, game.options()) == (19, 12, ["cell:20", "cell:12"])
    game.choose("cell:12")
    assert game.options() == ["treasure:sun", "treasure:moon", "treasure:glory"]
    game.choose(f"treasure:{treasure}")
    assert (game.me.cell, game.me.sun, game.me.moon, game.me.glory) == (12, sun, moon, glory)
    game.new_turn(1).theirs(cell=11, sun=0, moon=0).does(Golem(1, 1))
    assert (game.they.sun, game.they.moon, game.they.glory) == (sun // 4, moon // 4, glory // 5)


@rule("DF-DX-20")
def test_the_end_of_the_maze() -> None:
    game = table(module="goddess").mine(cell=35, moon=5).choose("feat:great_golem")
    assert (game.me.cell, game.me.glory) == (36, 15)
    game.choose("show:light:sun_1", "show:dark:glory_2")
    assert (game.me.cell, game.me.sun, game.me.glory, game.ask) == (36, 1, 17, "")


@rule("DF-DX-21")
@pytest.mark.parametrize(("cell", "back"), [(9, [1, 2]), (10, [4, 9, 16]), (12, [6, 11, 19]), (13, [8, 12, 23])])
def test_junctions_of_the_time_golem(cell: int, back: list[int]) -> None:
    game = table(module="goddess").mine(cell=cell, sun=3).choose("feat:time_golem")
    assert game.options() == [f"cell:{way}" for way in back]


# --- Mists ------------------------------------------------------------------------------------------------------------


@rule("DF-DX-06")
def test_mists_with_a_tie() -> None:
    game = table(4, feats="mists").player(0, gold=4, moon=4).player(1, gold=2, glory=3)
    game.player(2, gold=2, glory=9).player(3, gold=7, glory=6).choose("feat:mists")
    assert [game.at(seat).glory for seat in range(4)] == [8, 0, 4, 6]


@rule("DF-DX-07")
def test_mists_whose_owner_is_among_the_poorest() -> None:
    game = table(feats="mists").mine(moon=4, glory=10).theirs(glory=4).choose("feat:mists")
    assert (game.me.glory, game.they.glory) == (14, 0)


# --- upgrades ---------------------------------------------------------------------------------------------------------


@rule("DF-DX-08")
def test_three_merchants_of_whom_two_upgrade() -> None:
    game = table(3, feats="merchant").mine(feats="merchant merchant merchant", gold=2)
    game.choose("use:merchant", "upgrade_by:2", "upgrade:light:gold_1")
    assert game.options() == ["take:gold_4", "take:sun_1"]
    game.choose("take:gold_4", "use:merchant")
    assert (game.me.light.count("gold_4"), game.me.glory, game.ask) == (1, 2, "act")
    assert "use:merchant" not in game.options()


@rule("DF-DX-09")
def test_an_upgrade_skips_an_empty_level() -> None:
    game = table(3, feats="merchant").mine(feats="merchant merchant").stock(gold_4=0, sun_1=0)
    game.choose("use:merchant", "upgrade_by:2", "upgrade:light:gold_1")
    level_3 = ["take:gold_6", "take:gold_1_or_sun_1_or_moon_1", "take:glory_1_sun_1", "take:gold_2_moon_1"]
    assert game.options() == level_3


@rule("DF-DX-10")
def test_the_celestial_die_upgrades_a_sun() -> None:
    game = table(feats="celestial_die").mine(moon=3).celestial(6).choose("feat:celestial_die", "upgrade:light:sun_1")
    assert (game.me.up[0], game.me.discard) == ("gold_3_or_glory_2", ["sun_1"])


# --- hammer and scepter -----------------------------------------------------------------------------------------------


@rule("DF-DX-11")
def test_the_hammer_overflows_into_its_second_phase() -> None:
    game = table(feats="celestial_die").mine(feats="blacksmiths_hammer", hammers=1, hammer=14, gold=5, moon=3)
    game.celestial(1).choose("feat:celestial_die", "amount:12")
    assert (game.me.glory, game.me.hammer - 15, game.me.gold) == (10, 11, 5)


@rule("DF-DX-12")
def test_the_scepter_is_filled_and_then_pays() -> None:
    game = table(feats="blacksmiths_scepter", setup="alternates")
    game.mine(feats="blacksmiths_scepter", scepters=[4], moon=1, light="gold_6").bless_little("gold_6")
    assert game.options() == ["amount:0", "amount:1", "amount:2"]
    game.choose("amount:2")
    assert (game.me.scepters, game.me.gold) == ([6], 4)
    game.choose("feat:tenacious_boar")
    assert (game.me.scepters, game.me.moon, game.me.gold) == ([0], 0, 4)


# --- faces ------------------------------------------------------------------------------------------------------------


@rule("DF-DX-13")
def test_the_wind_on_gold() -> None:
    game = table(feats="wind").mine(moon=3, light="gold_4", dark="mirror")
    game.theirs(light="shield_yellow", dark="gold_2_moon_1")
    game.dice(0, "gold_4 mirror").dice(1, "shield_yellow gold_2_moon_1").choose("feat:wind", "name:gold")
    assert game.me.gold == 9


@rule("DF-DX-14")
def test_a_shield_that_hits() -> None:
    game = table().mine(gold=2).bless("shield_blue moon_2")
    assert (game.me.moon, game.me.glory) == (2, 5)


@rule("DF-DX-15")
def test_a_tripled_shield() -> None:
    game = table().bless("shield_red times3")
    assert (game.me.sun, game.me.glory) == (6, 0)
    assert table().mine(sun=2).bless("shield_red times3").me.sun == 6


def shield_and_chaos(first: str) -> Game:
    """Two faces that both look for glory, one of which gives it by itself."""
    game = table(module="titans", feats="guardians_shield").mine(gold=2).bless("shield_green chaos_green")
    return game.choose(f"first:{first}")


@rule("A08")
def test_of_two_dependent_faces_the_second_sees_what_the_first_yielded() -> None:
    game = shield_and_chaos("shield_green")
    assert (game.me.glory, game.me.cell) == (6, 18)


@rule("A08")
def test_of_two_dependent_faces_the_first_does_not_see_the_second() -> None:
    game = shield_and_chaos("chaos_green")
    assert (game.me.glory, game.me.cell) == (3, 18)


@rule("A08")
def test_a_dependent_face_that_comes_first_sees_a_plain_one() -> None:
    game = table(module="titans").mine(gold=2, cell=24).bless("chaos_green glory_3").choose("first:chaos_green")
    assert (game.me.glory, game.me.cell) == (3 + 3 + 1, 26)  # the bonus of L3 for the second face


@rule("A08", "DF-102")
def test_the_sentinel_turns_a_choice_into_glory_that_was_made_ahead() -> None:
    game = table(feats="sentinel", module="titans").mine(moon=6, cell=21, light="chaos_red")
    game.mine(dark="gold_1_or_sun_1_or_moon_1").dice(0, "chaos_red gold_1_or_sun_1_or_moon_1").choose("feat:sentinel")
    game.choose("first:chaos_red", "choose:2")
    assert (game.ask, game.options(), game.me.glory) == ("convert", ["amount:0", "amount:1"], 3)
    game.dice(0, "gold_1 gold_1").choose("amount:1")
    assert (game.me.sun, game.me.glory) == (0, 3 + 2)


@rule("A08")
def test_a_shield_and_its_mirror_image() -> None:
    game = table().mine(gold=2).theirs(light="shield_red").bless("shield_red mirror").choose("copy:shield_red")
    assert (game.me.sun, game.me.glory) == (2, 5)


# --- feats ------------------------------------------------------------------------------------------------------------


@rule("DF-DX-17")
def test_the_eternal_fire_with_two_players() -> None:
    game = table(feats="eternal_fire").mine(sun=6).dice(0, "sun_1 moon_1").dice(0, "gold_1 glory_2")
    game.choose("feat:eternal_fire")
    assert (game.me.sun, game.me.moon, game.me.gold, game.me.glory) == (1, 1, 1, 2)
    assert [event.seat for event in game.told("rolls")] == [0, 0]
    assert (game.they.gold, game.asked, game.ask) == (0, 0, "act")


@rule("DF-DX-18")
def test_the_omniscient_with_the_starting_dice() -> None:
    assert table(feats="omniscient").mine(sun=4).choose("feat:omniscient").me.glory == 2


@rule("DF-DX-19")
def test_the_goldsmith_after_four_feats() -> None:
    game = table(feats="goldsmith").mine(sun=4, feats="silver_hind silver_hind elder").choose("feat:goldsmith")
    assert game.me.glory == 6


@rule("DF-DX-22")
@pytest.mark.parametrize("players", [3, 4])
def test_what_the_ancestor_offers(players: int) -> None:
    game = table(players, feats="ancestor").mine(moon=4).choose("feat:ancestor")
    assert game.options() == ["take:glory_1_sun_1", "done"]
    game = table(players, feats="ancestor").mine(moon=4).stock(glory_1_sun_1=0).choose("feat:ancestor")
    assert game.options() == ["take:gold_3_or_glory_2", "done"]


@rule("DF-DX-23")
def test_what_lies_there_for_three_players() -> None:
    state = kubik.game("dice_forge").start(3, seed=1, first=0, chance=lambda position, n: 0)
    assert state.table.stacks == [3] * 15
    assert sum(state.table.stock[face] for face in SANCTUARY) == 40
    assert state.rules.figures.rounds == 10
    # Everybody has rolled 1 gold with each die when the first question is asked.
    assert [player.reserve[0] - 2 for player in state.table.players] == [3, 2, 1]
    assert all(player.dice.count(FACE["gold_1"]) == 9 for player in state.table.players)
