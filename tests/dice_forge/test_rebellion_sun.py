"""The expansion's feats of sun, and of sun and moon (DF-129 to DF-143)."""

from __future__ import annotations

from typing import Any

import pytest

from kubik.games.dice_forge.blessing import MinorWith
from kubik.games.dice_forge.content import FACES
from tests.dice_forge.table import Game, rule, table

CAPS = [12, 9, 9, 1_000_000, 6]
"""The reserves of a player with a chest, so that something is left after a dear feat."""

# --- Tree -------------------------------------------------------------------------------------------------------------


def tree(gold: int, **options: Any) -> Game:
    return table(feats="tree blacksmiths_scepter", **options).mine(feats="tree", gold=gold)


@rule("DF-129")
@pytest.mark.parametrize(("gold", "glory"), [(0, 1), (7, 1), (8, 2)])
def test_the_tree_gives_gold_and_glory_and_more_glory_to_the_rich(gold: int, glory: int) -> None:
    game = tree(gold).choose("use:tree")
    assert (game.me.gold, game.me.glory) == (gold + 3, glory)


@rule("DF-129", "A01")
@pytest.mark.parametrize(("gold", "after", "glory"), [(7, 10, 1), (8, 8, 2)])
def test_by_the_other_reading_the_rich_get_glory_instead_of_gold(gold: int, after: int, glory: int) -> None:
    game = tree(gold, tree_keeps_gold=False).choose("use:tree")
    assert (game.me.gold, game.me.glory) == (after, glory)


@rule("DF-129")
def test_gold_on_a_scepter_makes_nobody_rich_for_the_tree() -> None:
    game = tree(7).mine(feats="tree blacksmiths_scepter", scepters=[6]).choose("use:tree")
    assert (game.me.gold, game.me.glory) == (10, 1)


# --- Wood Nymph -------------------------------------------------------------------------------------------------------


def nymph(**things: Any) -> Game:
    return table(3, feats="wood_nymph").mine(sun=1, **things).choose("feat:wood_nymph")


@rule("DF-130")
def test_the_wood_nymph_brings_gold_and_then_sells_one_face_at_full_price() -> None:
    game = nymph(gold=1)
    assert (game.ask, game.me.gold) == ("buy", 5)
    assert "buy:gold_3_or_glory_2" in game.options()
    assert "buy:moon_2" not in game.options()
    game.choose("buy:gold_4", "replace:light:gold_1")
    assert (game.me.gold, game.me.up[0], game.ask) == (2, "gold_4", "")


@rule("DF-130", "A25")
def test_buying_from_the_wood_nymph_is_optional() -> None:
    game = nymph().choose("done")
    assert (game.me.gold, game.me.discard) == (4, [])


# --- Merchant ---------------------------------------------------------------------------------------------------------


def merchants(n: int, **things: Any) -> Game:
    """So many merchants, and gold for an action, so that the turn does not end by itself."""
    return table(4, feats="merchant").mine(feats=" ".join(["merchant"] * n), gold=2, **things)


@rule("DF-131")
def test_a_merchant_pays_two_glory_or_upgrades_a_face_for_nothing() -> None:
    game = merchants(1).choose("use:merchant")
    assert game.options() == ["glory", "upgrade_by:1"]
    game.choose("glory")
    assert (game.me.glory, "use:merchant" in game.options()) == (2, False)
    game = merchants(1, dark="moon_1").choose("use:merchant", "upgrade_by:1", "upgrade:dark:moon_1", "take:sun_1")
    assert (game.me.dark[0], game.me.up[1], game.me.discard) == ("sun_1", "sun_1", ["moon_1"])
    assert (game.me.glory, game.me.gold, "use:merchant" in game.options()) == (0, 2, False)


@rule("DF-132")
def test_several_merchants_raise_one_face_by_as_many_levels() -> None:
    game = merchants(3).choose("use:merchant")
    assert game.options() == ["glory", "upgrade_by:1", "upgrade_by:2", "upgrade_by:3"]
    game.choose("upgrade_by:3", "upgrade:light:gold_1")
    assert game.options() == [
        "take:gold_6",
        "take:gold_1_or_sun_1_or_moon_1",
        "take:glory_1_sun_1",
        "take:gold_2_moon_1",
    ]
    game.choose("take:gold_6")
    assert (game.me.light.count("gold_6"), "use:merchant" in game.options()) == (1, False)


@rule("DF-132", "A28")
def test_merchants_do_not_upgrade_a_second_face_in_a_turn() -> None:
    game = merchants(3).choose("use:merchant", "upgrade_by:1", "upgrade:light:gold_1", "take:gold_3")
    game.choose("use:merchant", "use:merchant")
    assert (game.me.glory, game.me.discard, "use:merchant" in game.options()) == (4, ["gold_1"], False)


@rule("DF-132", "A28")
def test_a_merchant_may_pay_before_the_others_upgrade() -> None:
    game = merchants(3).choose("use:merchant", "glory", "use:merchant")
    assert game.options() == ["glory", "upgrade_by:1", "upgrade_by:2"]
    game.choose("upgrade_by:2", "upgrade:light:gold_1", "take:gold_4")
    assert (game.me.glory, game.me.light.count("gold_4"), "use:merchant" in game.options()) == (2, 1, False)


@rule("DF-132")
def test_merchants_trade_again_in_the_next_turn() -> None:
    game = merchants(1).choose("use:merchant", "upgrade_by:1", "upgrade:light:gold_1", "take:gold_3").new_turn()
    assert game.choose("use:merchant").options() == ["glory", "upgrade_by:1"]


# --- Light ------------------------------------------------------------------------------------------------------------


def light(gold: int = 3, **things: Any) -> Game:
    return table(feats="light cerberus").mine(feats="light", gold=gold, **things)


@rule("DF-133")
def test_the_light_applies_any_face_that_lies_up() -> None:
    game = light(light="gold_3", dark="gold_4").theirs(light="sun_2", dark="glory_3").choose("use:light")
    assert game.options() == ["copy:gold_3", "copy:gold_4", "copy:sun_2", "copy:glory_3"]
    game.choose("copy:sun_2")
    assert (game.me.sun, game.me.gold, game.they.sun, "use:light" in game.options()) == (2, 0, 0, False)
    assert light(light="glory_4").choose("use:light", "copy:glory_4").me.glory == 4


@rule("DF-133")
def test_the_light_costs_three_gold() -> None:
    assert "use:light" not in light(gold=2).options()


@rule("DF-133")
def test_a_copied_choice_is_made_by_the_owner_of_the_light() -> None:
    game = light().theirs(dark="gold_3_or_glory_2").choose("use:light", "copy:gold_3_or_glory_2", "choose:2")
    assert (game.me.glory, game.me.gold) == (2, 0)


@rule("DF-133")
def test_the_light_applies_a_face_alone() -> None:
    game = light(gold=5, light="times3", dark="sun_2").choose("use:light", "copy:times3")
    assert (game.me.gold, game.me.sun, game.ask) == (2, 0, "act")
    game = light(light="shield_red", dark="sun_2").choose("use:light", "copy:shield_red")
    assert (game.me.sun, game.me.glory) == (2, 0)


@rule("DF-133")
def test_a_mirror_in_the_light_shows_an_opponents_face() -> None:
    game = light(light="mirror", dark="glory_4").theirs(light="sun_2", dark="moon_2")
    game.choose("use:light", "copy:mirror")
    assert game.options() == ["copy:sun_2", "copy:moon_2"]


@rule("DF-133", "A29")
def test_a_cerberus_does_not_repeat_the_light() -> None:
    game = light(cerberus=1).theirs(light="sun_2").choose("use:light", "copy:sun_2")
    assert (game.ask, game.me.sun, game.me.cerberus) == ("act", 2, 1)


@rule("A29")
def test_a_cerberus_does_not_repeat_satyrs() -> None:
    game = table(feats="cerberus").mine(moon=3, cerberus=1).dice(1, "sun_1 glory_2")
    game.choose("feat:satyrs")
    assert (game.ask, game.me.sun, game.me.glory, game.me.cerberus) == ("", 1, 2, 1)


# --- Goldsmith and Omniscient -----------------------------------------------------------------------------------------


@rule("DF-134")
def test_the_goldsmith_pays_for_different_feats_and_itself() -> None:
    game = table(feats="goldsmith").mine(sun=4, feats="elder elder ferryman").choose("feat:goldsmith")
    assert game.me.glory == 6
    assert table(feats="goldsmith").mine(sun=4).choose("feat:goldsmith").me.glory == 2


@rule("DF-134")
def test_a_second_goldsmith_counts_no_more_than_the_first() -> None:
    game = table(feats="goldsmith").mine(sun=4, feats="goldsmith hydra").choose("feat:goldsmith")
    assert game.me.glory == 4


@rule("DF-134", "A10")
def test_all_colours_of_a_feat_are_one_for_the_goldsmith() -> None:
    game = table(feats="goldsmith tenacious_boar").mine(sun=4, moon=3, feats="tenacious_boar")
    game.choose("feat:tenacious_boar", "replace:light:gold_1").new_turn().choose("feat:goldsmith")
    assert (game.me.feats.count("tenacious_boar"), game.me.glory) == (2, 4)


@rule("DF-135", "DF-126")
@pytest.mark.parametrize("face", [face.id for face in FACES])
def test_the_omniscient_counts_faces_with_the_glory_symbol(face: str) -> None:
    shows_glory = "glory" in face or face.startswith(("shield", "chaos"))
    game = table(feats="omniscient").mine(sun=4, light=f"{face} {face}", dark=face).choose("feat:omniscient")
    assert game.me.glory == (6 if shows_glory else 0)


# --- Eternal Fire -----------------------------------------------------------------------------------------------------


@rule("DF-136")
def test_the_eternal_fire_brings_another_turn_with_a_blessing_for_the_owner_alone() -> None:
    game = table(3, feats="eternal_fire").mine(sun=6).theirs(sun=0)
    game.dice(0, "sun_1 moon_1").choose("feat:eternal_fire")
    assert (game.asked, game.ask, game.me.sun, game.me.moon) == (0, "act", 1, 1)
    assert [event.seat for event in game.told("rolls")] == [0]
    assert (game.they.gold, game.at(2).gold) == (0, 0)


@rule("DF-136")
def test_the_turn_of_the_eternal_fire_is_a_full_one() -> None:
    game = table(3, feats="eternal_fire").mine(sun=6, caps=CAPS, feats="guardians_owl")
    game.choose("use:guardians_owl", "choose:2")
    assert "use:guardians_owl" not in game.options()
    game.dice(0, "sun_1 gold_1").choose("feat:eternal_fire", "use:guardians_owl", "choose:2")
    assert (game.me.sun, game.me.gold) == (3, 1)
    game.choose("feat:guardians_owl")
    assert (game.me.sun, game.me.island) == (1, 6)


@rule("DF-136")
def test_after_the_eternal_fire_the_round_goes_on() -> None:
    game = table(3, feats="eternal_fire").mine(sun=6).dice(0, "gold_1 gold_1").choose("feat:eternal_fire")
    for seat in (1, 2, 0):
        game.dice(seat, "gold_1 gold_1")
    game.choose("pass")
    assert (game.asked, game.state.table.round) == (1, 1)


@rule("DF-136")
def test_the_eternal_fire_burns_in_the_last_round_too() -> None:
    game = table(3, feats="eternal_fire")
    game.state.table.round = 10
    game.new_turn(1).theirs(sun=6).dice(1, "gold_1 gold_1").choose("feat:eternal_fire")
    assert (game.asked, game.ask) == (1, "act")
    for seat in (2, 0, 1):
        game.dice(seat, "gold_1 gold_1")
    assert game.choose("pass").asked == 2
    assert game.choose("pass").result.winners


@rule("DF-136", "A05")
def test_the_extra_action_of_the_interrupted_turn_is_gone() -> None:
    game = table(3, feats="eternal_fire").mine(sun=8, caps=CAPS).dice(0, "gold_1 gold_1").choose("feat:eternal_fire")
    game.choose("pass")
    assert (game.ask, game.options()) == ("extra", ["extra", "end_turn"])
    assert game.choose("end_turn").ask == ""


@rule("DF-136", "A05")
def test_the_new_turn_has_an_extra_action_of_its_own() -> None:
    game = table(3, feats="eternal_fire").mine(sun=9, gold=2, caps=CAPS).choose("pass", "extra")
    game.dice(0, "sun_1 gold_1").choose("feat:eternal_fire", "pass")
    assert (game.ask, game.me.sun, game.options()) == ("extra", 2, ["extra", "end_turn"])


# --- Abyssal Trident --------------------------------------------------------------------------------------------------


def trident(beside: str = "", **things: Any) -> Game:
    return table(feats=f"abyssal_trident {beside}").mine(sun=5, **things)


@rule("DF-137")
def test_the_trident_costs_all_gold_and_forges_any_face() -> None:
    game = trident(gold=7).choose("feat:abyssal_trident")
    assert game.me.gold == 0
    assert {"take:gold_3", "take:gold_1_sun_1_moon_1_glory_1", "take:mirror", "take:ship"} <= set(game.options())
    game.choose("take:sun_2", "replace:light:sun_1")
    assert (game.me.light[5], game.me.discard, game.me.up[0]) == ("sun_2", ["sun_1"], "sun_2")


@rule("DF-137")
def test_the_trident_leaves_the_scepter_alone() -> None:
    game = trident("blacksmiths_scepter", gold=7, feats="blacksmiths_scepter", scepters=[3]).choose(
        "feat:abyssal_trident"
    )
    assert (game.me.gold, game.me.scepters) == (0, [3])


@rule("DF-137")
def test_the_trident_takes_only_what_is_left_and_nothing_of_the_forest() -> None:
    game = table(module="goddess").mine(sun=5).stock(gold_3=0).choose("feat:abyssal_trident")
    assert not {"take:gold_3", "take:golem_moon", "take:golem_sun"} & set(game.options())


@rule("DF-138")
@pytest.mark.parametrize(
    ("feat", "faces"),
    [
        ("celestial_ship", ["ship"]),
        ("guardians_shield", ["shield_red", "shield_green", "shield_yellow", "shield_blue"]),
        ("tenacious_boar", ["boar_red", "boar_green", "boar_yellow", "boar_blue"]),
    ],
)
def test_the_trident_does_not_take_what_another_feat_provides(feat: str, faces: list[str]) -> None:
    keys = {f"take:{face}" for face in faces}
    assert keys <= set(trident().choose("feat:abyssal_trident").options())
    assert not keys & set(trident(feat).choose("feat:abyssal_trident").options())


@rule("DF-137", "DF-138")
def test_the_trident_takes_no_face_of_a_garden_that_is_sold_out() -> None:
    game = trident().stock(mirror=0, shield_red=0).choose("feat:abyssal_trident")
    assert not {"take:mirror", "take:shield_red"} & set(game.options())
    assert {"take:ship", "take:shield_blue"} <= set(game.options())


@rule("DF-137")
def test_the_trident_costs_its_gold_also_where_no_face_is_left() -> None:
    game = trident(gold=7)
    game.stock(**dict.fromkeys((face.id for face in FACES), 0)).choose("feat:abyssal_trident")
    assert (game.ask, game.me.gold, game.me.feats) == ("", 0, ["abyssal_trident"])


@rule("DF-138")
def test_the_trident_takes_a_tripling_face_where_no_helmet_is() -> None:
    assert "take:times3" not in trident().choose("feat:abyssal_trident").options()
    assert "take:times3" in table(module="goddess").mine(sun=5).choose("feat:abyssal_trident").options()


@rule("DF-138")
def test_the_trident_works_without_gold() -> None:
    game = trident().choose("feat:abyssal_trident", "take:mirror", "replace:light:gold_1")
    assert game.me.up[0] == "mirror"


@rule("DF-138")
def test_a_boar_that_the_trident_took_is_not_locked_and_has_no_owner() -> None:
    game = trident().choose("feat:abyssal_trident", "take:boar_red", "replace:dark:moon_1")
    game.new_turn().dice(0, "boar_red").does(MinorWith(0, 1))
    assert (game.asked, game.options()) == (0, ["choose:1", "choose:2"])
    game.choose("choose:1")
    assert (game.ask, game.me.sun, game.they.glory) == ("act", 1, 0)
    assert "replace:dark:boar_red" in game.choose("buy:gold_3").options()


# --- Left Hand --------------------------------------------------------------------------------------------------------


@rule("DF-139")
def test_the_left_hand_sends_every_hero_home_and_gives_their_dice_to_its_owner() -> None:
    game = table(4, feats="left_hand").mine(sun=6).player(1, island=2).player(3, island=7)
    game.dice(0, "sun_1 glory_2").dice(1, "sun_1 moon_1").dice(3, "gold_1 glory_2").choose("feat:left_hand")
    assert (game.me.sun, game.me.moon, game.me.glory, game.me.gold) == (2, 1, 4, 1)
    assert [game.at(seat).island for seat in range(4)] == [0, 0, 0, 0]
    for seat in (1, 2, 3):
        other = game.at(seat)
        assert (other.sun, other.moon, other.glory, other.gold) == (0, 0, 0, 0)


@rule("DF-139")
def test_the_left_hand_applies_the_own_dice_first_and_then_each_pair_as_a_blessing() -> None:
    game = table(3, feats="left_hand").mine(sun=6, light="times3", dark="gold_3_or_glory_2")
    game.player(1, island=2, light="times3", dark="moon_1").player(2, island=3, light="shield_red", dark="sun_1")
    game.dice(0, "times3 gold_3_or_glory_2").dice(1, "times3 moon_1").dice(2, "shield_red sun_1")
    game.choose("feat:left_hand")
    assert (game.ask, game.me.moon, game.me.sun) == ("pick", 0, 0)
    game.choose("choose:2")
    assert (game.me.glory, game.me.moon, game.me.sun) == (11, 3, 1)


@rule("DF-139")
def test_the_pairs_of_the_left_hand_follow_clockwise() -> None:
    game = (
        table(3, feats="left_hand")
        .player(1, sun=6)
        .player(2, island=2, light="ship")
        .player(0, island=3, dark="mirror")
    )
    game.dice(1, "gold_1 gold_1").dice(2, "gold_1 gold_1").dice(0, "gold_1 gold_1").blessings(1)
    game.dice(1, "gold_1 gold_1").dice(2, "ship moon_1").dice(0, "gold_1 mirror").choose("feat:left_hand")
    assert (game.asked, game.ask) == (1, "buy")
    assert game.choose("done").ask == "mirror"


@rule("DF-139")
def test_whoever_stands_in_the_way_of_the_left_hand_is_blessed_as_usual() -> None:
    game = table(feats="left_hand").mine(sun=6).theirs(island=4)
    game.dice(1, "sun_1 glory_2").dice(0, "gold_1 moon_1").choose("feat:left_hand")
    assert (game.they.sun, game.they.glory, game.they.island) == (1, 2, 0)
    assert (game.me.sun, game.me.glory, game.me.gold, game.me.moon) == (0, 0, 1, 1)


def left_hand_with_cerberus(**settings: Any) -> Game:
    game = table(feats="left_hand cerberus", **settings).mine(sun=6, cerberus=2).theirs(island=3, dark="moon_2")
    return game.dice(0, "sun_1 glory_2").dice(1, "gold_1 moon_2").choose("feat:left_hand")


@rule("DF-139", "A29", "A31")
def test_a_cerberus_repeats_the_own_dice_of_the_left_hand_but_not_those_of_others() -> None:
    game = left_hand_with_cerberus()
    assert (game.ask, game.me.sun, game.me.glory, game.me.moon) == ("cerberus", 1, 2, 0)
    game.choose("repeat")
    assert (game.ask, game.me.sun, game.me.glory, game.me.moon, game.me.cerberus) == ("extra", 2, 4, 2, 1)


@rule("DF-139", "A29", "A31")
def test_it_may_be_agreed_that_no_cerberus_repeats_the_left_hand() -> None:
    game = left_hand_with_cerberus(left_hand_blesses=False)
    assert (game.ask, game.me.sun, game.me.glory, game.me.moon, game.me.cerberus) == ("", 1, 2, 2, 2)


@rule("DF-109", "DF-139", "A31")
def test_the_twins_do_not_reroll_the_left_hand() -> None:
    game = table(feats="left_hand twins").mine(sun=6, twins=1, gold=3).dice(0, "sun_1 glory_2").choose("feat:left_hand")
    assert (game.ask, game.me.sun, game.me.glory) == ("", 1, 2)


@rule("DF-140")
@pytest.mark.parametrize(("islands", "glory"), [([0, 0], 0), ([2, 0], 6), ([2, 3], 6)])
def test_the_own_bears_are_fed_once_by_the_left_hand_if_others_go_home(islands: list[int], glory: int) -> None:
    game = table(3, feats="left_hand great_bear").mine(sun=6, feats="great_bear great_bear")
    game.player(1, island=islands[0]).player(2, island=islands[1]).dice(0, "gold_1 gold_1")
    for seat, island in enumerate(islands, 1):
        if island:
            game.dice(seat, "gold_1 gold_1")
    assert game.choose("feat:left_hand").me.glory == glory


@rule("DF-140", "DF-097")
def test_the_left_hand_feeds_the_bears_of_those_who_are_ousted() -> None:
    game = (
        table(3, feats="left_hand great_bear")
        .mine(sun=6)
        .player(1, island=2, feats="great_bear")
        .player(2, feats="great_bear")
    )
    game.dice(0, "gold_1 gold_1").dice(1, "gold_1 gold_1").choose("feat:left_hand")
    assert [game.at(seat).glory for seat in range(3)] == [0, 3, 0]


# --- First Titan ------------------------------------------------------------------------------------------------------


def titan(**options: Any) -> Game:
    return table(feats="first_titan", **options).mine(sun=5, moon=5)


@rule("DF-141", "A27")
def test_the_first_titan_performs_a_cheap_feat_for_nothing() -> None:
    game = titan().choose("feat:first_titan")
    assert game.options() == ["feat:blacksmiths_hammer", "feat:blacksmiths_chest", "feat:wild_spirits", "feat:elder"]
    game.choose("feat:wild_spirits")
    assert (game.me.feats, game.me.gold, game.me.moon, game.me.sun) == (["first_titan", "wild_spirits"], 3, 3, 0)
    assert game.state.table.stacks[13] == 1


@rule("DF-141")
def test_the_feat_of_the_first_titan_moves_and_ousts_nobody() -> None:
    game = titan().theirs(island=7).choose("feat:first_titan", "feat:wild_spirits")
    assert (game.me.island, game.they.island) == (4, 7)


@rule("DF-141")
def test_the_first_titan_performs_only_what_is_left() -> None:
    game = titan().stack(blacksmiths_hammer=0, elder=0).choose("feat:first_titan")
    assert game.options() == ["feat:blacksmiths_chest", "feat:wild_spirits"]
    game = titan().stack(blacksmiths_hammer=0, blacksmiths_chest=0, wild_spirits=0, elder=0).choose("feat:first_titan")
    assert (game.me.feats, game.ask) == (["first_titan"], "")


@rule("DF-142")
@pytest.mark.parametrize(("cell", "first", "later"), [(9, 3, 2), (8, 5, 3), (16, 0, 0)])
def test_the_feat_of_the_first_titan_brings_the_reward_of_a_rebel(cell: int, first: int, later: int) -> None:
    game = titan(module="titans").mine(cell=cell).choose("feat:first_titan", "feat:merchant")
    assert game.me.glory == 2 * first
    game = titan(module="titans").mine(cell=cell).theirs(feats="merchant").choose("feat:first_titan", "feat:merchant")
    assert game.me.glory == first + later
    game = titan(module="titans").mine(cell=cell, feats="merchant").choose("feat:first_titan", "feat:merchant")
    assert game.me.glory == first


@rule("A20")
def test_memories_that_are_just_placed_are_not_collected_by_the_same_feat() -> None:
    game = table(module="titans").mine(moon=1).choose("feat:memory", "memory:rebellion:1", "memory:loyalty:2")
    assert (len(game.me.memories), game.me.ancient, game.me.moon, game.me.sun) == (2, 0, 0, 0)


# --- Goddess ----------------------------------------------------------------------------------------------------------


def goddess(**things: Any) -> Game:
    return table(feats="goddess cerberus").mine(sun=5, moon=5, **things).choose("feat:goddess")


@rule("DF-143")
def test_the_goddess_turns_both_dice_as_wanted() -> None:
    game = goddess()
    assert game.options() == ["show:light:gold_1", "show:light:sun_1"]
    game.choose("show:light:sun_1")
    assert game.options() == ["show:dark:gold_1", "show:dark:moon_1", "show:dark:glory_2"]
    game.choose("show:dark:glory_2")
    assert (game.me.sun, game.me.glory, game.me.gold, game.me.up) == (1, 2, 0, ["sun_1", "glory_2"])


@rule("DF-143")
def test_a_face_of_both_dice_is_turned_up_on_the_die_it_was_chosen_for() -> None:
    game = goddess(light="gold_1 sun_1", dark="moon_2 gold_1").choose("show:light:sun_1", "show:dark:gold_1")
    assert game.state.table.players[0].up == [1, 7]
    assert (game.me.sun, game.me.gold, game.me.moon) == (1, 1, 0)


@rule("DF-143")
def test_the_faces_of_the_goddess_are_one_divine_blessing() -> None:
    game = goddess(light="times3", cerberus=1).choose("show:light:times3", "show:dark:glory_2")
    assert (game.ask, game.me.glory) == ("cerberus", 6)
    assert game.choose("repeat").me.glory == 12
