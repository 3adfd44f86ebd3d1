"""The abilities of heroes in fights, and of cards that wait for something or hold all the time."""

from __future__ import annotations

import pytest

from kubik.games.runebound.abilities import ABILITIES
from kubik.games.runebound.content import PIECES
from kubik.games.runebound.fighters import enemy_health
from kubik.games.runebound.vocabulary import DamageReduction, Forbidden, HealthPer, InitiativeBonus, Regenerate
from tests.runebound.fight_table import NO_GOLD, NO_SURGE, duel, rule
from tests.runebound.test_fight_cards import hero_surge

SUCCESSES = "mountaineering iron_grip tough_hide"
"""Skills with an icon of success."""

# --- heroes -----------------------------------------------------------------------------------------------------------


@rule("RB-364", "RB-336")
def test_corbins_assault_deals_as_much_as_he_spends_and_can_be_cancelled_with_as_much() -> None:
    for answer, wounds, spent in (("avert", 0, ["enemy_3"]), ("suffer", 1, [])):
        game = duel("corbin", "ogre", "surge physical agility", NO_GOLD)
        game.choose("surge:corbin_2")
        assert (game.asked, game.options()) == (1, ["avert", "suffer"])
        game.choose(answer)
        assert (game.enemy_wounds, game.spent(1)) == (wounds, spent)
        assert game.asked == 1  # to cancel is no combat action
    game = duel("corbin", "ogre", "surge physical agility surge", NO_GOLD, assets="hunting_spear")
    assert {"surge:corbin_2", "surge_with:corbin_2"} <= set(game.options())
    game.choose("surge:corbin_2")  # two: the enemy has only one surge
    assert game.enemy_wounds == 2


def test_corbin_may_spend_some_of_his_surge() -> None:
    game = duel("corbin", "ogre", "surge physical agility surge", NO_GOLD, assets="hunting_spear")
    game.choose("surge_with:corbin_2", "spend_token:corbin_1", "avert")
    assert game.spent(0) == ["corbin_1"]
    assert game.shown(1) == "skull skull skull double"


@rule("RB-356")
def test_moks_spirits_deal_one_amount_for_all_successes() -> None:
    game = duel("mok", "ogre", "2magic shield surge", "shield skull surge skull double")
    game.deck("skills", SUCCESSES).choose("surge:mok_2")
    assert game.told("deals")[-1].facts == {"n": 3, "type": "magic", "enemy": -1}
    game.choose("block:enemy_1")
    assert game.enemy_wounds == 2


@rule("RB-356", "RB-367")
def test_lissa_tracks_her_prey() -> None:
    game = duel("lissa", "ogre", "2physical magic surge", "shield skull surge skull double", at="r07c09")
    game.dice("mountains_water wild plains").choose("surge:lissa_2")
    assert game.told("deals")[-1].facts == {"n": 2, "type": "physical", "enemy": -1}
    game.choose("block:enemy_1")
    assert game.enemy_wounds == 1


@rule("RB-366")
def test_hawthornes_smiting_blow_recasts_any_number_and_needs_a_token() -> None:
    game = duel("hawthorne", "ogre", "shield physical blank", NO_GOLD, hand="feint disarm")
    game.choose("use:hawthorne_2", "exert:feint", "recast:hawthorne_1").rolls(0b10)
    game.choose("recast:hawthorne_3", "done")
    game.choose("done")  # no Onslaught
    assert game.shown(0) == "2physical physical blank"
    game = duel("hawthorne", "ogre", "shield physical blank", NO_GOLD, hand="feint")
    game.fighter(0).lies = [1, 1, 1]
    game.again()
    assert game.can("use") == []


def test_onslaught_is_used_once_a_combat() -> None:
    game = duel("hawthorne", "ogre", "2physical agility physical", NO_GOLD)
    game.choose("agility:hawthorne_2", "flip:hawthorne_3", "use:hawthorne")
    assert (game.asked, game.ask) == (0, "combat_action")
    game.choose("attack:physical")
    assert game.asked == 1  # Hawthorne has nothing left
    game.choose("pass").next_cast("2physical agility physical", NO_GOLD).choose("fight_on", "attack:physical")
    assert (game.asked, game.ask) == (1, "combat_action")


@rule("RB-361")
def test_thorn_deals_wounds_back() -> None:
    game = duel("thorn", "ogre", "2surge magic agility", "shield skull skull skull double")
    game.choose("surge:thorn_2", "attack:skull")
    assert game.me.wounds == 3
    assert (game.asked, game.options()) == (1, ["block:enemy_1", "suffer"])
    game.choose("block:enemy_1")
    assert game.enemy_wounds == 2
    assert game.told("deals")[-1].facts == {"n": 3, "type": "magic", "enemy": -1}


@rule("RB-361")
def test_if_thorn_is_defeated_nothing_is_dealt_back() -> None:
    game = duel("thorn", "ogre", "2surge magic agility", "skull skull skull skull double", wounds=4)
    game.wounded(6).choose("surge:thorn_2", "attack:skull")
    assert (game.outcome, game.enemy_wounds) == ("lost", 6)


@rule("RB-361", "RB-337")
def test_thorn_may_win_by_what_he_deals_back() -> None:
    game = duel("thorn", "kobolds", "2surge magic agility", "skull skull skull skull double", wounds=3)
    game.wounded(2).choose("surge:thorn_2", "attack:skull")
    assert (game.outcome, game.me.wounds) == ("won", 7)


# --- skills and assets that wait for something ------------------------------------------------------------------------


@rule("RB-330")
def test_what_follows_the_cast_comes_in_the_order_of_initiative() -> None:
    game = duel(
        "mok", "hawthorne", "2magic agility physical", "2physical physical physical",
        skills="ambush", theirs={"skills": "tactician"},
    )  # fmt: skip
    assert (game.asked, game.options()) == (1, ["use:tactician", "done"])
    game.choose("use:tactician", "flip:hawthorne_1")
    assert (game.asked, game.options()) == (0, ["use:ambush", "done"])
    game.choose("use:ambush", "set_aside:hawthorne_2")
    assert game.shown(1) == "shield physical"
    assert game.asked == 1


def test_ambush_is_for_the_first_round() -> None:
    game = duel("mok", "ogre", "2magic agility surge", skills="ambush").choose("done", "pass", "pass", "fight_on")
    assert (game.round, game.ask) == (2, "combat_action")


def test_unpredictable_recasts_after_the_cast() -> None:
    game = duel("mok", "ogre", "double agility surge", skills="unpredictable")
    game.choose("use:unpredictable").rolls(0b010).choose("all")
    assert game.shown(0) == "2magic shield surge"


def test_the_grand_strategist_recasts_up_to_two_each_round() -> None:
    game = duel("mok", "ogre", "double agility surge", skills="grand_strategist")
    game.choose("use:grand_strategist", "recast:mok_1").rolls(0).choose("done")
    assert game.shown(0) == "2magic agility surge"


def test_victory_foretold_flips_for_a_card() -> None:
    game = duel("mok", "ogre", "double agility surge", skills="victory_foretold", hand="feint")
    game.choose("use:victory_foretold", "flip:mok_1")
    assert (game.shown(0), game.me.hand) == ("2magic agility surge", [])


def test_berserker_rage_answers_wounds() -> None:
    game = duel("corbin", "ogre", "surge shield agility", skills="berserker_rage")
    game.choose("attack:skull", "suffer", "use:berserker_rage")
    assert game.shown(0) == "surge shield agility physical"


def test_no_rage_when_all_was_blocked() -> None:
    game = duel("corbin", "ogre", "surge shield agility", "skull agility surge blank blank", skills="berserker_rage")
    game.choose("attack:skull", "block:corbin_2")
    assert game.ask == "combat_action"


def test_the_magma_elemental_burns_whoever_wounds_it_once_a_round() -> None:
    game = duel("hawthorne", "magma_elemental", "2physical physical physical", NO_GOLD)
    game.choose("attack_with:physical", "spend_token:hawthorne_1", "done")
    assert (game.enemy_wounds, game.me.wounds) == (2, 1)
    game.choose("use:hawthorne", "attack:physical")
    assert (game.enemy_wounds, game.me.wounds) == (4, 1)


def test_shield_bash_spends_a_shield() -> None:
    game = duel("hawthorne", "ogre", "shield physical blank", NO_GOLD, skills="shield_bash")
    game.choose("use:shield_bash", "done")
    assert (game.enemy_wounds, game.spent(0)) == (1, ["hawthorne_1"])


def test_whispers_draw_a_card() -> None:
    game = hero_surge("whispering_amulet").choose("surge:whispering_amulet")
    assert len(game.me.hand) == 1


@pytest.mark.parametrize(("card", "n"), [("marksmanship", 1), ("avatar_of_light", 2), ("truesight_bow", 2)])
@rule("RB-357")
def test_some_cards_deal_damage_at_the_start(card: str, n: int) -> None:
    bow = card == "truesight_bow"
    game = duel("mok", "ogre", "2magic agility surge" + " shield" * bow, assets=card * bow, skills=card * (not bow))
    assert game.enemy_wounds == n


# --- lasting rules ----------------------------------------------------------------------------------------------------


def test_the_hill_troll_heals_in_each_round_but_the_first() -> None:
    game = duel("corbin", "hill_troll", "2physical physical agility").wounded(3)
    assert game.enemy_wounds == 3
    game.choose("pass", "pass", "fight_on")
    assert game.enemy_wounds == 2


def test_the_fey_sorceress_forbids_surge_always() -> None:
    game = duel("laurel", "fey_sorceress", "surge physical surge", NO_GOLD)
    for _ in range(2):
        assert (game.asked, game.can("surge")) == (0, [])
        game.choose("pass", "pass")
        game.next_cast("surge physical surge", NO_GOLD).choose("fight_on")


@pytest.mark.parametrize("skill", ["tough_hide", "spirit_ward"])
def test_the_first_damage_of_a_period_is_less(skill: str) -> None:
    game = duel("corbin", "ogre", "2physical shield agility", skills=skill)
    game.choose("attack:skull", "suffer", "pass")
    assert game.me.wounds == 2
    game.next_cast("2physical shield agility", NO_SURGE).choose("fight_on")
    game.choose("attack:skull", "suffer")
    assert game.me.wounds == (5 if skill == "tough_hide" else 4)


def test_the_stone_guardian_feels_its_first_damage_less() -> None:
    game = duel("corbin", "stone_guardian", "2physical physical agility", NO_GOLD)
    game.choose("attack:physical")
    assert game.enemy_wounds == 2
    assert game.told("reduces")[-1].facts["n"] == 1


def test_the_dragon_hybrid_is_stronger_against_lore() -> None:
    weak, strong = (duel("corbin", "dragon_hybrid", "2physical physical agility", story=n) for n in (0, 3))
    assert enemy_health(strong.state.table) == enemy_health(weak.state.table) + 3


def test_every_lasting_rule_of_fights_is_shown() -> None:
    rules = (InitiativeBonus, DamageReduction, Forbidden, Regenerate, HealthPer)
    found = {PIECES[each.piece].id for each in ABILITIES if isinstance(each.rule, rules)}
    shown = {"razorwing", "bloodscale_wyrmling", "hired_blade", "quick_draw", "grand_strategist", "hill_troll"}
    shown |= {"fey_sorceress", "tough_hide", "spirit_ward", "stone_guardian", "dragon_hybrid", "margath", "corpse_king"}
    assert found - shown == {"war_aria"}  # a hero's health, shown with skills
