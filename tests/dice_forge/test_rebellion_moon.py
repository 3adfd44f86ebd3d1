"""The expansion's moon feats (DF-109 to DF-128); test_payment.py has the Blacksmith's Scepter."""

from __future__ import annotations

from typing import Any

import pytest

from kubik.games.dice_forge.maze import Golem
from tests.dice_forge.table import Game, rule, table

# --- Twins ------------------------------------------------------------------------------------------------------------


def twins(cards: int = 1, feats: str = "", gold: int = 3, **things: Any) -> Game:
    """The own Twins beside other feats that roll dice."""
    own = " ".join(["twins"] * cards)
    return table(feats="twins celestial_die").mine(feats=f"{own} {feats}", twins=cards, gold=gold, **things)


@rule("DF-109")
def test_twins_roll_a_die_again_before_it_is_applied() -> None:
    game = twins(feats="silver_hind", dark="moon_1 glory_2").dice(0, "moon_1").choose("use:silver_hind", "die:dark")
    assert (game.options(), game.me.moon) == (["reroll:dark", "keep"], 0)
    game.dice(0, "glory_2").choose("reroll:dark")
    assert (game.me.gold, game.me.moon, game.me.glory, game.me.up[1]) == (0, 0, 2, "glory_2")


@rule("DF-109")
@pytest.mark.parametrize(("choice", "moon", "glory"), [("choose:1", 1, 2), ("choose:2", 0, 3)])
def test_twins_give_moon_or_glory_after_the_new_face(choice: str, moon: int, glory: int) -> None:
    game = twins(feats="silver_hind", dark="moon_1 glory_2").dice(0, "moon_1").dice(0, "glory_2")
    game.choose("use:silver_hind", "die:dark", "reroll:dark")
    assert (game.ask, game.options(), game.me.glory) == ("twins_reward", ["choose:1", "choose:2"], 2)
    game.choose(choice)
    assert (game.me.moon, game.me.glory) == (moon, glory)


@rule("DF-109")
def test_twins_may_be_kept_and_then_cost_nothing() -> None:
    game = twins(feats="silver_hind", dark="moon_1").dice(0, "moon_1").choose("use:silver_hind", "die:dark", "keep")
    assert (game.me.gold, game.me.moon, game.me.glory, game.ask) == (3, 1, 0, "act")


@rule("DF-109")
def test_twins_roll_one_die_of_a_divine_blessing_again() -> None:
    game = twins(moon=6, dark="moon_1 glory_2").dice(0, "sun_1 moon_1").choose("feat:cancer")
    assert game.options() == ["reroll:light", "reroll:dark", "keep"]
    game.dice(0, "glory_2").dice(0, "gold_1 gold_1").choose("reroll:dark", "choose:2")
    assert (game.me.sun, game.me.moon, game.me.glory, game.me.gold) == (1, 0, 3, 2)


@rule("DF-109", "DF-154")
def test_twins_roll_the_celestial_die_again() -> None:
    game = twins(moon=3).celestial(1).choose("feat:celestial_die")
    assert (game.options(), game.me.gold) == (["reroll:celestial", "keep"], 3)
    game.celestial(2).choose("reroll:celestial", "choose:1")
    assert (game.me.gold, game.me.glory, game.me.moon) == (0, 5, 1)


@rule("DF-109")
def test_twins_are_not_asked_without_three_gold() -> None:
    game = twins(feats="silver_hind", gold=2, dark="moon_1").dice(0, "moon_1").choose("use:silver_hind", "die:dark")
    assert (game.ask, game.me.moon) == ("act", 1)


@rule("DF-109")
def test_twins_work_in_another_players_turn() -> None:
    game = table(3, feats="twins").player(1, feats="twins", twins=1, gold=3)
    game.dice(0, "gold_1 gold_1").dice(1, "gold_1 moon_1").dice(2, "gold_1 gold_1").blessings(0)
    assert (game.asked, game.options()) == (1, ["reroll:light", "reroll:dark", "keep"])
    game.dice(1, "sun_1").choose("reroll:light", "choose:1")
    assert (game.they.gold, game.they.sun, game.they.moon, game.me.moon, game.asked) == (0, 1, 2, 0, 0)


@rule("DF-109")
def test_dice_that_are_rolled_for_somebody_else_are_no_blessing_for_twins() -> None:
    game = table(3, feats="twins").mine(moon=3).theirs(feats="twins", twins=1, gold=3)
    game.dice(1, "sun_1 moon_1").dice(2, "sun_1 moon_1").choose("feat:satyrs")
    assert (game.ask, game.asked) == ("satyrs_die", 0)


@rule("DF-110")
def test_each_twins_card_works_once_per_roll() -> None:
    game = twins(feats="silver_hind", gold=6, dark="moon_1 glory_2").dice(0, "moon_1").dice(0, "glory_2")
    game.choose("use:silver_hind", "die:dark", "reroll:dark")
    assert (game.ask, game.me.gold) == ("twins_reward", 3)


@rule("DF-110")
def test_two_twins_roll_the_same_die_twice_and_only_its_last_face_is_applied() -> None:
    game = twins(2, feats="silver_hind", gold=10, dark="moon_1 glory_2").dice(0, "moon_1").dice(0, "glory_2")
    game.choose("use:silver_hind", "die:dark", "reroll:dark")
    assert (game.ask, game.options(), game.me.glory) == ("twins", ["reroll:dark", "keep"], 0)
    game.dice(0, "moon_1").choose("reroll:dark", "choose:1", "choose:2")
    assert (game.me.gold, game.me.moon, game.me.glory, game.ask) == (4, 2, 1, "act")


@rule("DF-110")
def test_three_twins_roll_three_times() -> None:
    game = twins(3, feats="silver_hind", gold=12, dark="moon_1 glory_2").dice(0, "moon_1")
    game.choose("use:silver_hind", "die:dark")
    for _ in range(3):
        game.dice(0, "glory_2").choose("reroll:dark")
    assert (game.ask, game.me.gold, game.me.glory) == ("twins_reward", 3, 2)
    game.choose("choose:1", "choose:1", "choose:1")
    assert (game.me.moon, game.ask) == (3, "act")


@rule("DF-110")
def test_the_second_twins_may_stay_unused() -> None:
    game = twins(2, feats="silver_hind", gold=7, dark="moon_1 glory_2").dice(0, "moon_1").dice(0, "glory_2")
    game.choose("use:silver_hind", "die:dark", "reroll:dark", "keep", "choose:1")
    assert (game.me.gold, game.me.moon, game.me.glory, game.ask) == (4, 1, 2, "act")


@rule("DF-110")
def test_every_roll_of_a_row_is_a_chance_for_twins() -> None:
    game = twins(sun=6, gold=12, dark="moon_1 glory_2")
    for _ in range(2):
        game.dice(0, "moon_1").dice(0, "glory_2")
    game.dice(0, "moon_1").dice(0, "moon_1")
    game.choose("feat:sphinx", "die:dark", "reroll:dark", "choose:2", "reroll:dark", "choose:2", "keep", "keep")
    assert (game.me.gold, game.me.glory, game.me.moon) == (6, 6, 2)


# --- Companion --------------------------------------------------------------------------------------------------------


def companion(*spaces: int, **things: Any) -> Game:
    """Own companions, their tokens on these spaces."""
    feats = " ".join(["companion"] * len(spaces))
    return table(feats="companion").mine(feats=feats, companions=list(spaces), **things)


@rule("DF-115")
def test_a_companion_begins_on_the_first_space() -> None:
    game = companion(moon=1).choose("feat:companion")
    assert (game.me.companions, game.me.sun, game.me.glory) == ([0], 0, 0)


@rule("DF-115")
def test_a_companion_that_was_just_taken_does_not_advance_yet() -> None:
    game = companion(moon=1, sun=2, gold=2).choose("feat:companion", "extra")
    assert not [key for key in game.options() if key.startswith("advance")]


@rule("DF-115", "A22")
def test_a_companion_may_advance_one_space_a_turn() -> None:
    game = companion(2)
    assert {"advance:2", "pass"} <= set(game.options())
    game.choose("advance:2")
    assert "cash:3" in game.options()
    assert not [key for key in game.options() if key.startswith("advance")]
    assert "advance:3" in game.new_turn().options()


@rule("DF-115")
def test_a_companion_stops_on_the_last_space() -> None:
    game = companion(4).choose("advance:4").new_turn()
    assert game.me.companions == [5]
    assert not [key for key in game.options() if key.startswith("advance")]


@rule("DF-115", "A22")
def test_each_companion_advances_on_its_own() -> None:
    game = companion(0, 0).choose("advance:0", "advance:0")
    assert game.options().count("cash:1") == 1
    assert not {"cash:0", "advance:0", "advance:1"} & set(game.options())
    game.new_turn().choose("advance:1")
    assert {"cash:1", "cash:2", "advance:1"} <= set(game.options())


@rule("DF-115", "A22")
def test_of_two_companions_on_one_space_the_one_that_has_advanced_is_spent() -> None:
    game = companion(2, 3).choose("advance:2", "cash:3")
    assert (game.me.sun, game.me.glory, game.me.companions) == (3, 3, [3])
    assert game.choose("advance:3").options().count("cash:4") == 1  # the other one may still advance


@rule("DF-116")
@pytest.mark.parametrize("space", range(1, 6))
def test_a_companion_gives_the_sun_and_glory_of_its_space(space: int) -> None:
    game = companion(space).choose(f"cash:{space}")
    assert (game.me.sun, game.me.glory, game.me.moon) == (space, space, 0)


@rule("DF-116")
def test_nobody_is_asked_to_spend_a_companion_for_nothing() -> None:
    game = companion(0, sun=2)
    assert "cash:0" not in game.options()
    assert game.choose("pass").options() == ["extra", "end_turn"]
    # Nothing can be paid, and the companion on the first space leaves nothing to do: the turn has ended.
    assert companion(0).choose("pass").ask == ""


@rule("DF-116")
def test_a_companion_is_spent_for_the_rest_of_the_game() -> None:
    game = companion(2).choose("cash:2").new_turn()
    assert (game.me.companions, game.me.feats) == ([], ["companion"])
    assert not [key for key in game.options() if key.startswith(("cash", "advance"))]


@rule("DF-116")
def test_a_companion_may_advance_and_be_spent_in_one_turn_and_pay_a_feat() -> None:
    game = companion(3)
    assert "feat:gorgon" not in game.options()
    game.choose("advance:3", "cash:4", "feat:gorgon")
    assert (game.me.sun, game.me.glory) == (0, 4)


@rule("DF-116")
def test_a_companion_may_be_spent_to_act_again() -> None:
    game = companion(2, gold=2).choose("pass")
    assert "extra" not in game.options()
    game.choose("cash:2", "extra")
    assert (game.ask, game.me.sun) == ("act", 0)


@rule("DF-116", "DF-041")
def test_a_companion_may_be_spent_after_the_extra_action() -> None:
    game = companion(5, sun=6).choose("pass", "extra", "feat:gorgon")
    assert (game.asked, game.ask, game.options()) == (0, "extra", ["cash:5", "end_turn"])
    game.choose("cash:5")
    assert (game.me.sun, game.me.glory, game.ask) == (5, 5, "")  # the turn is over, as there is no second extra action


@rule("DF-116")
def test_a_companion_may_be_spent_in_the_middle_of_an_offering() -> None:
    game = companion(2, gold=2).choose("buy:gold_3", "replace:light:gold_1", "cash:2")
    assert (game.me.sun, game.ask) == (2, "extra")


@rule("DF-116")
def test_a_companion_may_be_spent_while_another_feat_sells_a_face() -> None:
    game = table(feats="companion wood_nymph").mine(feats="companion", companions=[2], sun=1)
    game.choose("feat:wood_nymph", "cash:2")
    assert (game.ask, game.me.sun, game.me.glory) == ("buy", 2, 2)


@rule("DF-116")
def test_a_companion_may_be_spent_in_the_maze() -> None:
    game = table(module="goddess").mine(feats="companion", companions=[2], cell=26, gold=6).does(Golem(0, 1))
    assert game.options() == ["trade", "cash:2", "done"]
    game.choose("cash:2", "trade")
    assert (game.me.sun, game.me.glory, game.me.gold) == (2, 8, 0)


@rule("DF-116")
def test_a_companion_rests_in_the_turns_of_others() -> None:
    game = companion(2, light="ship", gold=3).dice(1, "gold_1 gold_1").dice(0, "ship gold_1").blessings(1)
    game.choose("first:gold_1")
    assert (game.asked, game.ask) == (0, "buy")
    assert "cash:2" not in game.options()


# --- Wind -------------------------------------------------------------------------------------------------------------


def wind(mine: str, theirs: str, **options: Any) -> Game:
    """The Wind blows, and both players roll these faces."""
    game = table(feats="wind", **options).mine(moon=3)
    for seat, faces in enumerate((mine, theirs)):
        light, dark = faces.split()
        game.player(seat, light=light, dark=dark).dice(seat, faces)
    return game.choose("feat:wind")


@rule("DF-117")
@pytest.mark.parametrize(("name", "gain"), [("gold", 6), ("sun", 1), ("moon", 3), ("glory", 1)])
def test_the_wind_brings_all_of_one_type_that_the_dice_of_everybody_show(name: str, gain: int) -> None:
    game = wind("gold_4 moon_2", "gold_2_moon_1 glory_1_sun_1").choose(f"name:{name}")
    assert getattr(game.me, name) == gain
    assert sum((game.me.gold, game.me.sun, game.me.moon, game.me.glory)) == gain


@rule("DF-117")
def test_nobody_applies_the_dice_that_the_wind_rolled() -> None:
    game = wind("gold_4 moon_2", "gold_2_moon_1 glory_1_sun_1")
    assert (game.ask, game.me.gold, game.me.moon) == ("wind_type", 0, 0)
    game.choose("name:sun")
    assert (game.they.gold, game.they.sun, game.they.moon, game.they.glory) == (0, 0, 0, 0)
    assert (game.me.up, game.they.up) == (["gold_4", "moon_2"], ["gold_2_moon_1", "glory_1_sun_1"])


@rule("DF-117")
def test_the_wind_knows_loyalty_and_ancient_shards_beside_the_titans() -> None:
    game = wind("ancient_1 moon_1", "gold_3_ancient_1 loyalty_1_glory_1", module="titans")
    assert game.options() == ["name:gold", "name:moon", "name:glory", "name:ancient", "name:loyalty"]
    game.choose("name:ancient")
    assert (game.me.ancient, game.me.cell) == (2, 14)
    game = wind("ancient_1 loyalty_1_glory_1", "gold_1 loyalty_1_glory_1", module="titans").choose("name:loyalty")
    assert (game.me.cell, game.me.glory) == (18, 0)


@rule("DF-117")
def test_only_types_that_show_may_be_named() -> None:
    assert wind("gold_4 moon_2", "gold_1 gold_1").options() == ["name:gold", "name:moon"]


@rule("DF-117")
def test_the_only_type_that_shows_comes_without_a_question() -> None:
    game = wind("gold_4 gold_1", "gold_1 gold_1")
    assert (game.ask, game.me.gold) == ("", 7)


@rule("DF-118")
def test_faces_without_a_resource_give_the_wind_nothing() -> None:
    game = wind("mirror times3", "ship golem_moon", module="goddess")
    assert (game.me.gold, game.me.sun, game.me.moon, game.me.glory, game.me.cell) == (0, 0, 0, 0, 1)


@rule("DF-118")
@pytest.mark.parametrize(
    ("face", "name", "gain"),
    [
        ("shield_red", "sun", 2),
        ("shield_green", "glory", 3),
        ("shield_yellow", "gold", 3),
        ("shield_blue", "moon", 2),
        ("chaos_red", "ancient", 2),
        ("chaos_green", "cell", 16 + 2),
    ],
)
def test_of_dependent_faces_the_wind_sees_the_light_half(face: str, name: str, gain: int) -> None:
    game = wind(f"{face} times3", "mirror mirror", module="titans")
    assert (getattr(game.me, name), game.me.glory) == (gain, gain if name == "glory" else 0)


@rule("DF-117", "A07")
@pytest.mark.parametrize(
    ("face", "name", "gain"),
    [
        ("gold_3_or_glory_2", "gold", 3),
        ("gold_3_or_glory_2", "glory", 2),
        ("gold_2_or_sun_2_or_moon_2", "sun", 2),
        ("boar_red", "moon", 1),
    ],
)
def test_every_option_of_a_choice_counts_for_the_wind(face: str, name: str, gain: int) -> None:
    game = wind(f"{face} times3", "mirror mirror").choose(f"name:{name}")
    assert getattr(game.me, name) == gain


@rule("DF-117", "A07")
def test_what_a_boar_gives_the_owner_of_its_card_does_not_show() -> None:
    assert wind("boar_red times3", "mirror mirror").options() == ["name:sun", "name:moon"]


@rule("DF-117", "A29")
def test_the_wind_is_no_blessing() -> None:
    game = table(feats="wind cerberus").mine(moon=3, cerberus=1, dark="boar_red")
    game.owner("boar_red", 1).dice(0, "gold_1 boar_red").dice(1, "gold_1 gold_1").choose("feat:wind", "name:gold")
    assert (game.me.gold, game.me.cerberus, game.they.glory, game.ask) == (3, 1, 0, "")


# --- Celestial Die ----------------------------------------------------------------------------------------------------


@rule("DF-119")
def test_the_celestial_die_is_rolled_once_and_applied() -> None:
    game = table(feats="celestial_die").mine(moon=3).celestial(2).choose("feat:celestial_die")
    assert (game.me.glory, game.me.moon, len(game.told("rolls_celestial"))) == (5, 0, 1)


# --- Mists ------------------------------------------------------------------------------------------------------------


def mists(*players: tuple[int, int]) -> Game:
    """The gold and glory of each player; the first one performs the Mists."""
    game = table(len(players), feats="mists").mine(moon=4)
    for seat, (gold, glory) in enumerate(players):
        game.player(seat, gold=gold, glory=glory)
    return game


def glory(game: Game) -> list[int]:
    return [game.at(seat).glory for seat in range(game.state.rules.players)]


@rule("DF-120")
def test_the_mists_take_five_glory_from_the_poorest_player() -> None:
    game = mists((4, 0), (2, 9), (3, 9)).choose("feat:mists")
    assert glory(game) == [5, 4, 9]


@rule("DF-120", "A03")
def test_the_mists_do_not_count_gold_on_a_scepter() -> None:
    game = table(3, feats="blacksmiths_scepter mists").mine(moon=4, gold=2)
    game.theirs(gold=1, glory=9, feats="blacksmiths_scepter", scepters=[6]).player(2, gold=3, glory=9)
    assert glory(game.choose("feat:mists")) == [5, 4, 9]
    game = table(2, feats="blacksmiths_scepter mists").theirs(gold=2, glory=9)
    game.mine(moon=4, gold=1, glory=7, feats="blacksmiths_scepter", scepters=[3])
    assert glory(game.choose("feat:mists")) == [7, 9]


@rule("DF-121")
def test_the_mists_change_nothing_if_their_owner_is_the_poorest() -> None:
    game = mists((0, 7), (2, 9), (3, 9)).choose("feat:mists")
    assert glory(game) == [7, 9, 9]


@rule("DF-122")
def test_the_mists_take_what_is_there() -> None:
    game = mists((4, 1), (2, 3), (3, 9)).choose("feat:mists")
    assert glory(game) == [4, 0, 9]


@rule("DF-123")
def test_all_who_are_equally_poor_lose_glory_to_the_owner_of_the_mists() -> None:
    game = mists((4, 0), (2, 8), (2, 9), (3, 9)).choose("feat:mists")
    assert glory(game) == [10, 3, 4, 9]


# --- Ancestor ---------------------------------------------------------------------------------------------------------


def ancestor(**things: Any) -> Game:
    """An untouched temple, and the price of the Ancestor."""
    return table(3, feats="ancestor omniscient").mine(moon=4, **things)


@rule("DF-124")
def test_the_ancestor_forges_the_cheapest_face_with_glory_and_blesses_its_die() -> None:
    game = ancestor().choose("feat:ancestor")
    assert game.options() == ["take:glory_1_sun_1", "done"]
    game.dice(0, "glory_2").choose("take:glory_1_sun_1", "replace:dark:moon_1")
    assert (game.me.dark.count("glory_1_sun_1"), game.me.discard, game.me.gold) == (1, ["moon_1"], 0)
    assert (game.me.glory, game.me.sun, game.me.up[1]) == (2, 0, "glory_2")


@rule("DF-124")
def test_of_several_cheapest_faces_the_ancestors_owner_chooses() -> None:
    game = ancestor().stock(glory_1_sun_1=0, gold_3_or_glory_2=0, glory_3=0).choose("feat:ancestor")
    assert game.options() == ["take:glory_4", "take:glory_2_moon_2", "take:gold_1_sun_1_moon_1_glory_1", "done"]


@rule("DF-124")
def test_forging_with_the_ancestor_is_optional() -> None:
    game = ancestor().choose("feat:ancestor", "done")
    assert game.options() == ["die:light", "die:dark"]
    game.dice(0, "sun_1").choose("die:light")
    assert (game.me.sun, game.me.discard) == (1, [])


@rule("DF-125")
def test_without_a_glory_face_the_ancestor_still_blesses_a_die() -> None:
    none = {"glory_1_sun_1": 0, "gold_3_or_glory_2": 0, "glory_3": 0, "glory_4": 0, "glory_2_moon_2": 0}
    game = ancestor().stock(**none, gold_1_sun_1_moon_1_glory_1=0).choose("feat:ancestor")
    assert game.options() == ["die:light", "die:dark"]
    game.dice(0, "glory_2").choose("die:dark")
    assert (game.me.glory, game.me.discard) == (2, [])


@rule("DF-126")
def test_a_face_shows_glory_also_in_one_of_its_options_or_halves() -> None:
    game = ancestor().stock(glory_1_sun_1=0).choose("feat:ancestor")
    assert game.options() == ["take:gold_3_or_glory_2", "done"]
    faces = "gold_3_or_glory_2 shield_red glory_1_sun_1"
    assert ancestor(sun=4, light=faces, dark="boar_red").choose("feat:omniscient").me.glory == 6


# --- Right Hand and Eternal Night -------------------------------------------------------------------------------------


@rule("DF-127")
@pytest.mark.parametrize("gold", [0, 3, 7])
def test_the_right_hand_turns_any_amount_of_gold_into_glory(gold: int) -> None:
    game = table(feats="right_hand").mine(moon=6, gold=7).choose("feat:right_hand")
    assert game.options() == [f"amount:{n}" for n in range(8)]
    game.choose(f"amount:{gold}")
    assert (game.me.gold, game.me.glory) == (7 - gold, gold)


@rule("DF-128")
def test_the_eternal_night_takes_a_sun_and_a_moon_from_everybody_else() -> None:
    game = table(3, feats="eternal_night").mine(moon=6, sun=1).theirs(sun=3, moon=2).player(2, sun=0, moon=1)
    game.choose("feat:eternal_night")
    assert (game.me.sun, game.me.moon) == (2, 2)
    assert [(game.at(seat).sun, game.at(seat).moon) for seat in (1, 2)] == [(2, 1), (0, 0)]


@rule("DF-128")
def test_what_the_eternal_night_brings_above_a_cap_is_lost() -> None:
    game = table(4, feats="eternal_night").mine(moon=6, sun=5)
    for seat in (1, 2, 3):
        game.player(seat, sun=2)
    game.choose("feat:eternal_night")
    assert (game.me.sun, [game.at(seat).sun for seat in (1, 2, 3)]) == (6, [1, 1, 1])
