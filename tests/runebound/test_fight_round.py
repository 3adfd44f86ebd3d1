"""A round of a fight: tokens, casting, initiative, combat actions, passing (RB-130 to RB-153)."""

from __future__ import annotations

import pytest

from kubik.games.runebound.fight import StartFight
from tests.runebound.fight_table import NO_GOLD, NO_SURGE, duel, rule
from tests.runebound.table import table


@rule("RB-EX-8", "RB-139", "RB-141", "RB-142", "RB-149", "RB-152")
def test_the_round_of_the_rulebook() -> None:
    game = duel(
        "hawthorne", "dreadbringer", "shield agility physical surge", "shield agility skull blank double",
        assets="staff_of_light",
    )  # fmt: skip
    assert game.told("has_initiative")[-1].facts == {"n": 2, "other": 2, "enemy": -1}
    assert game.asked == 0  # a tie: Hawthorne
    game.choose("agility:hawthorne_2", "flip:hawthorne_1")
    assert game.shown(0) == "2physical physical surge"
    game.choose("use:hawthorne", "attack:physical")
    assert (game.asked, game.ask) == (1, "block")
    game.choose("block:enemy_1")
    assert game.enemy_wounds == 2
    assert (game.asked, game.ask) == (1, "combat_action")
    game.choose("double:enemy_5:enemy_3")
    assert game.asked == 0
    game.choose("surge:staff_of_light", "flip:enemy_3")
    assert game.shown(1) == "agility surge blank double"
    game.choose("agility:enemy_2", "flip:enemy_4")
    assert [event.seat for event in game.told("passes")] == [0]  # nobody asks Hawthorne, who has no tokens left
    game.choose("attack:skull")
    assert game.me.wounds == 1
    game.choose("surge:dreadbringer_2")
    assert game.enemy_wounds == 0
    assert (game.asked, game.ask) == (0, "may_retreat")  # the enemy has no tokens left either
    assert [event.seat for event in game.told("passes")] == [0, 1]
    assert game.round == 1
    game.choose("fight_on")
    assert game.round == 2


# --- tokens and the cast ----------------------------------------------------------------------------------------------


@rule("RB-130", "RB-131")
def test_a_drawn_enemy_is_fought_at_once_and_the_player_to_the_right_decides_for_it() -> None:
    game = table(3, heroes="hawthorne mok thorn", at="r02c03")
    game.step(StartFight(0, 0))
    fight = game.state.table.fight
    assert (fight.on, fight.attacker, fight.controller) == (True, 0, 2)


@rule("RB-133", "RB-063")
def test_a_hero_casts_hero_tokens_and_the_tokens_of_assets() -> None:
    game = duel("mok", "ogre", "2magic shield surge double shield", assets="runic_staff chain_mail hill_pony")
    assert game.shown(0) == "2magic shield surge double shield"


@rule("RB-134", "RB-135", "RB-328")
@pytest.mark.parametrize(("act", "tokens"), [(1, 5), (2, 6), (3, 6)])
def test_enemies_are_experienced_from_act_two_on(act: int, tokens: int) -> None:
    game = duel("mok", "ogre", "2magic agility surge", NO_SURGE + " 2skull" * (tokens - 5), act=act)
    assert len(game.fighter(1).tokens) == tokens


@rule("RB-136")
@pytest.mark.parametrize(("villain", "token"), [("margath", "2skull"), ("corpse_king", "2surge")])
def test_a_villain_is_experienced_and_has_a_token_of_its_own(villain: str, token: str) -> None:
    game = duel("mok", villain, "2magic agility surge", f"{NO_SURGE} 2skull {token}", act=2)
    assert game.shown(1) == f"{NO_SURGE} 2skull {token}"


@rule("RB-138")
def test_each_face_is_equally_likely() -> None:
    heads = 0
    for seed in range(200):
        game = table(heroes="mok corbin", seed=seed)
        game.step(StartFight(0, 0))
        heads += sum(sum(side.up) for side in game.state.table.fight.sides)
    assert 700 < heads < 900  # of 1600 tokens


@rule("RB-139")
def test_only_the_large_symbol_counts() -> None:
    game = duel("corbin", "ogre", "surge shield agility", NO_GOLD)
    assert game.options() == ["agility:corbin_3", "surge:corbin_2", "pass"]


# --- initiative -------------------------------------------------------------------------------------------------------


@rule("RB-140")
def test_more_gold_acts_first() -> None:
    assert duel("mok", "ogre", "2magic agility surge", "skull skull surge blank double").asked == 0
    assert duel("mok", "ogre", "2magic agility physical", "skull skull surge blank blank").asked == 1
    assert duel("mok", "ogre", "2magic agility surge", "skull skull surge blank blank").asked == 0  # a tie


@rule("RB-349")
def test_initiative_counts_tokens_or_with_a_switch_symbols() -> None:
    one = duel(
        "hawthorne",
        "ogre",
        "2physical agility blank 2physical",
        "skull skull surge blank blank",
        assets="truesight_bow",
    )
    assert one.asked == 1
    other = duel(
        "hawthorne", "ogre", "2physical agility blank 2physical", "skull skull surge blank blank",
        assets="truesight_bow", initiative_by_symbols=True,
    )  # fmt: skip
    assert other.asked == 0


@rule("RB-349")
@pytest.mark.parametrize(("code", "face"), [("stormcaller_s_rod", "2magic"), ("dragonrune_shard", "2surge")])
def test_the_other_golden_faces_with_two_symbols(code: str, face: str) -> None:
    for switch, n in ((False, 1), (True, 2)):
        game = duel(
            "hawthorne", "ogre", f"2physical agility blank {face}", NO_GOLD, assets=code,
            initiative_by_symbols=switch,
        )  # fmt: skip
        assert game.told("has_initiative")[-1].facts["n"] == n


@pytest.mark.parametrize("skill", ["quick_draw", "grand_strategist"])
def test_a_skill_adds_initiative(skill: str) -> None:
    game = duel("corbin", "ogre", "2physical shield agility", "skull skull surge blank double", skills=skill)
    game.choose(*(["done"] if game.ask == "may_use" else []))
    assert game.asked == 0


@pytest.mark.parametrize("enemy", ["razorwing", "bloodscale_wyrmling", "hired_blade"])
def test_some_enemies_have_more_initiative(enemy: str) -> None:
    game = duel("corbin", enemy, "2physical physical agility", "skull skull surge blank double")
    assert game.asked == 1


# --- attacks ----------------------------------------------------------------------------------------------------------


@rule("RB-142", "RB-143")
def test_physical_and_magic_are_attacks_of_their_own() -> None:
    game = duel("lissa", "ogre", "2physical magic surge", "skull skull surge blank double")
    assert game.can("attack") == ["attack:physical", "attack:magic"]
    game.choose("attack:magic")
    assert game.enemy_wounds == 1
    assert game.spent(0) == ["lissa_2"]


@rule("RB-142", "RB-336")
def test_any_number_of_tokens_may_be_spent_but_the_symbols_of_a_token_go_together() -> None:
    game = duel("hawthorne", "ogre", "2physical physical physical", "skull skull surge blank double")
    game.choose("attack_with:physical")
    assert game.options() == ["spend_token:hawthorne_1", "spend_token:hawthorne_2", "spend_token:hawthorne_3"]
    game.choose("spend_token:hawthorne_2")
    assert "done" in game.options()
    game.choose("done")
    assert game.ask == "may_use"  # Onslaught
    assert game.enemy_wounds == 1
    assert game.spent(0) == ["hawthorne_2"]


def test_all_but_one_token_are_the_most_that_are_chosen_one_by_one() -> None:
    game = duel("hawthorne", "ogre", "2physical physical physical", "skull skull surge blank double")
    game.choose("attack_with:physical", "spend_token:hawthorne_1", "spend_token:hawthorne_3")
    assert game.enemy_wounds == 3


def test_tokens_that_are_alike_are_one_option() -> None:
    game = duel("hawthorne", "ogre", "2physical physical blank physical physical", NO_GOLD,
                assets="ancient_sword clawed_glove", skills="")  # fmt: skip
    game.choose("attack_with:physical")
    # The glove is like Hawthorne's second token but for gold, which matters no more; the sword is like nothing.
    assert game.options() == ["spend_token:hawthorne_1", "spend_token:hawthorne_2", "spend_token:ancient_sword"]


@rule("RB-144")
def test_enemies_attack_with_skulls() -> None:
    game = duel("corbin", "ogre", "2physical physical agility", "skull skull skull blank blank")
    assert game.asked == 1
    game.choose("attack:skull")
    assert game.me.wounds == 3
    assert game.told("attacks")[-1].facts["n"] == 3


# --- doubles ----------------------------------------------------------------------------------------------------------


@rule("RB-145", "RB-146", "RB-EX-7")
def test_two_symbols_on_a_double_are_four_and_both_tokens_are_spent() -> None:
    game = duel("mok", "ogre", "double agility surge 2physical", NO_GOLD, assets="steel_greataxe")
    game.choose("double:mok_1:steel_greataxe", "pass", "attack:physical")
    assert game.enemy_wounds == 4
    assert game.spent(0) == ["mok_1", "steel_greataxe"]


@rule("RB-146")
def test_a_double_holds_one_token() -> None:
    game = duel("mok", "ogre", "double agility surge", NO_GOLD)
    assert game.can("double") == ["double:mok_1:mok_2", "double:mok_1:mok_3"]
    game.choose("double:mok_1:mok_2", "pass")
    assert game.can("double") == []


@rule("RB-147")
def test_the_token_on_a_double_can_be_flipped_but_not_the_double() -> None:
    game = duel("mok", "ogre", "double agility surge", "skull agility surge blank double")
    game.choose("double:mok_1:mok_3", "agility:enemy_2")
    assert "recast:mok_1" not in game.options()
    game.rolls(1).choose("recast:mok_3")
    assert game.fighter(0).on == [-1, -1, 0]  # it returns onto the double
    assert game.shown(0) == "double agility physical"
    assert game.asked == 0
    game.choose("attack:physical")
    assert game.enemy_wounds == 2


@rule("RB-334")
def test_any_token_may_be_put_on_a_double_and_a_second_double_gains_nothing() -> None:
    game = duel("mok", "ogre", "double shield surge double", "shield skull surge blank double", assets="mystic_robe")
    assert "double:mok_1:mystic_robe" in game.options()
    assert "double:mystic_robe:mok_1" in game.options()
    game.choose("double:mok_1:mystic_robe", "pass")
    assert game.can("double") == []


@rule("RB-334")
def test_a_doubled_shield_blocks_two() -> None:
    game = duel("mok", "ogre", "double shield surge", NO_GOLD)
    game.choose("double:mok_1:mok_2", "attack:skull", "block:mok_2")
    assert game.me.wounds == 1


@rule("RB-334")
def test_doubled_agility_resolves_twice_each_chosen_separately() -> None:
    game = duel("thorn", "ogre", "2surge double agility", NO_GOLD)
    game.choose("double:thorn_2:thorn_3", "pass")
    game.choose("agility:thorn_3", "flip:thorn_1").rolls(1)
    assert "done" in game.options()  # a symbol that is not needed is lost
    game.choose("recast:enemy_1")
    assert game.spent(0) == ["thorn_2", "thorn_3"]
    assert (game.shown(0), game.shown(1)) == ("magic", "shield skull surge skull double")


@rule("RB-335", "RB-360")
def test_what_amplifies_a_symbol_multiplies_with_a_double() -> None:
    game = duel("mok", "rogue_orc", "2magic shield surge", NO_GOLD)
    game.give(1, "surge", 1).choose("pass")
    game.choose("double:enemy_5:enemy_1")
    game.choose("surge:rogue_orc_2")
    assert game.shown(1) == "skull skull skull double"
    game.choose("attack_with:skull", "spend_token:enemy_1", "done", "suffer")
    assert game.me.wounds == 4


# --- agility ----------------------------------------------------------------------------------------------------------


@rule("RB-148")
def test_agility_flips_an_own_token_or_makes_the_foe_recast_one() -> None:
    game = duel("corbin", "ogre", "surge physical agility", NO_GOLD)
    game.choose("agility:corbin_3")
    # All that is unspent; the second and the fourth token of the enemy differ on their backs.
    assert game.options() == [
        "flip:corbin_1", "flip:corbin_2",
        "recast:enemy_1", "recast:enemy_2", "recast:enemy_3", "recast:enemy_4", "recast:enemy_5",
    ]  # fmt: skip
    game.rolls(1).choose("recast:enemy_2")
    assert game.shown(1) == "skull agility surge skull double"
    assert game.spent(0) == ["corbin_3"]
    assert game.told("recasts")[-1].facts["faces"] == [1]


def test_agility_needs_something_to_turn() -> None:
    game = duel("corbin", "ogre", "2physical physical agility", "skull skull skull blank blank")
    game.choose("pass", "attack:physical")
    assert game.can("agility") == ["agility:corbin_3"]


# --- surge ------------------------------------------------------------------------------------------------------------


@rule("RB-149")
def test_a_surge_ability_once_a_round() -> None:
    game = duel("laurel", "ogre", "surge physical surge surge", NO_GOLD, assets="hunting_spear")
    game.choose("surge:hunting_spear")
    assert game.ask == "pay_with"
    game.choose("spend_token:hunting_spear")
    assert game.enemy_wounds == 1
    game.choose("pass")
    assert game.can("surge") == ["surge:laurel"]


@rule("RB-149", "RB-336")
def test_surge_symbols_of_several_tokens_add_up_and_what_is_too_much_is_lost() -> None:
    game = duel("laurel", "ogre", "surge physical surge 2surge", NO_GOLD, assets="barbed_whip")
    game.choose("surge:barbed_whip_2")
    # Two of one symbol or the one of two; the whip's token with another one would be needless.
    assert game.options() == ["spend_token:laurel_1", "spend_token:laurel_3", "spend_token:barbed_whip"]
    game.choose("spend_token:laurel_1")
    assert game.spent(0) == ["laurel_1", "laurel_3"]
    assert game.enemy_wounds == 2


@rule("RB-365")
def test_the_same_ability_of_two_cards_once_for_each() -> None:
    game = duel("laurel", "ogre", "surge physical surge surge", NO_GOLD,
                assets="hunting_spear", skills="iron_grip")  # fmt: skip
    game.choose("surge:hunting_spear", "spend_token:hunting_spear", "pass", "surge:iron_grip", "spend_token:laurel_1")
    assert game.enemy_wounds == 2
    assert game.can("surge") == ["surge:laurel"]


# --- shields ----------------------------------------------------------------------------------------------------------


@rule("RB-150")
def test_shields_block_at_once_any_number_of_them_and_are_no_combat_action() -> None:
    game = duel(
        "hawthorne", "ogre", "shield agility blank 2shield", "skull skull skull skull blank", assets="spiked_armor"
    )
    game.choose("attack:skull")
    assert (game.asked, game.options()) == (0, ["block:hawthorne_1", "block:spiked_armor", "suffer"])
    game.choose("block:hawthorne_1", "block:spiked_armor")
    assert game.me.wounds == 1
    assert [event.facts["n"] for event in game.told("blocks")] == [1, 2]
    assert game.asked == 0  # it is still Hawthorne's turn to act


@rule("RB-150")
def test_nobody_has_to_block() -> None:
    game = duel("hawthorne", "ogre", "shield agility blank", "skull skull skull blank blank")
    game.choose("attack:skull", "suffer")
    assert game.me.wounds == 3
    assert game.shown(0) == "shield agility blank"


@rule("RB-150")
def test_blocking_ends_when_all_is_blocked() -> None:
    game = duel(
        "hawthorne", "ogre", "shield agility blank 2shield", "skull agility surge blank blank", assets="spiked_armor"
    )
    game.choose("attack:skull", "block:spiked_armor")
    assert game.me.wounds == 0
    assert game.ask == "combat_action"


# --- passing ----------------------------------------------------------------------------------------------------------


@rule("RB-152", "RB-353")
def test_who_has_passed_acts_no_more_but_may_still_block() -> None:
    game = duel("hawthorne", "ogre", "shield physical physical", NO_GOLD)
    game.choose("pass", "attack_with:skull", "spend_token:enemy_1", "done")
    assert (game.asked, game.ask) == (0, "block")
    game.choose("block:hawthorne_1")
    assert game.asked == 1  # the other goes on alone
    game.choose("attack:skull")
    assert game.asked == 1
    assert game.me.wounds == 2


@rule("RB-153", "RB-347")
def test_who_has_only_blanks_or_shields_must_pass_and_is_not_asked() -> None:
    game = duel("hawthorne", "ogre", "shield agility blank", "skull skull skull blank double")
    assert game.asked == 1
    game.choose("pass", "agility:hawthorne_2", "flip:hawthorne_3", "pass")
    assert game.ask == "may_retreat"
    game = duel("hawthorne", "ogre", "shield physical blank", "skull skull surge blank double")
    game.choose("attack:physical")
    passed = [event.seat for event in game.told("passes")]
    game.choose("pass")
    assert passed == []
    assert [event.seat for event in game.told("passes")] == [1, 0]


@rule("RB-141")
def test_the_next_round_is_cast_anew() -> None:
    game = duel("corbin", "ogre", "2physical physical agility", "skull skull skull blank blank")
    game.choose("attack:skull", "pass")
    assert game.ask == "may_retreat"  # the enemy has only blanks
    game.next_cast("surge physical agility", NO_GOLD).choose("fight_on")
    assert (game.shown(0), game.shown(1)) == ("surge physical agility", NO_GOLD)
    assert game.me.wounds == 3


@rule("RB-374")
def test_there_is_no_limit_of_rounds() -> None:
    game = duel("corbin", "ogre", "2physical physical agility", NO_SURGE)
    for number in range(1, 30):
        assert game.round == number
        while game.ask == "combat_action":
            game.choose("pass")
        game.choose("fight_on")
