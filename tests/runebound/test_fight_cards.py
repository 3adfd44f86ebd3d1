"""Every card that can do something in a fight does it at least once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kubik.games.runebound.abilities import (
    ABILITIES,
    AFTER_ACTION,
    AFTER_CAST,
    COMBAT_START,
    TAKE_DAMAGE,
)
from kubik.games.runebound.content import ASSET, HERO, NUMBER, PIECES, VILLAIN
from tests.runebound.fight_table import NO_GOLD, NO_SURGE, Duel, duel, rule


def owner(key: str) -> str:
    """The card of an ability."""
    return next(PIECES[each.piece].id for each in ABILITIES if each.key == key and each.kind != "rule")


def enemy_surge(key: str, hero: str = "corbin", cast: str = "2physical physical agility", **more: object) -> Duel:
    """The enemy acts first and has as much surge as its ability costs."""
    enemy = owner(key)
    tokens = NO_SURGE + {"margath": " 2skull 2skull", "corpse_king": " 2skull skull"}.get(enemy, "")
    game = duel(hero, enemy, cast, tokens, **more)  # type: ignore[arg-type]
    assert game.asked == 1
    cost = next(each.cost for each in ABILITIES if each.key == key and each.kind == "surge")
    game.give(1, "surge", cost or 2)
    return game


def hero_surge(key: str, enemy_cast: str = NO_GOLD, **more: object) -> Duel:
    """Hawthorne, with as much surge as the ability of his card costs, acts first."""
    card = owner(key)
    piece = NUMBER[card]
    if HERO <= piece < VILLAIN:
        game = duel(card, "ogre", CASTS[card], enemy_cast, **more)  # type: ignore[arg-type]
    elif piece >= ASSET:
        game = duel("hawthorne", "ogre", f"2physical physical physical {FACES[card]}", enemy_cast, assets=card, **more)  # type: ignore[arg-type]
    else:
        game = duel("hawthorne", "ogre", "2physical physical physical", enemy_cast, skills=card, **more)  # type: ignore[arg-type]
    assert game.asked == 0
    cost = next(each.cost for each in ABILITIES if each.key == key and each.kind == "surge")
    game.give(0, "surge", cost or 2)
    return game


CASTS = {
    "corbin": "2physical physical agility",
    "mok": "2magic agility physical",
    "laurel": "2physical physical agility",
    "lissa": "2physical magic agility",
    "thorn": "magic magic agility",
}
FACES = {
    "whispering_amulet": "magic",
    "runic_staff": "double",
    "steel_greataxe": "2physical",
    "stormcaller_s_rod": "2magic",
    "battle_raiment": "magic",
    "throwing_knives": "agility",
    "hunting_spear": "physical",
    "staff_of_light": "magic",
    "warden_s_cloak": "shield",
    "knight_s_plate": "2shield",
    "echo_crystal": "double",
    "dragonrune_shard": "double",
    "apprentice_wand": "magic",
    "barbed_whip": "physical",
    "shadow_garb": "agility",
    "champion_s_harness": "double",
}
"""What the tokens of assets show, so that they have no surge."""


# --- damage and healing -----------------------------------------------------------------------------------------------

ENEMY_DEALS = {
    "warlock_2": 2, "ettin_2": 2, "ogre_2": 3, "rogue_orc": 1, "beastman": 1, "moon_cat_2": 1, "giant": 3,
    "kobolds_2": 1, "highwaymen_2": 2, "bane_spider_2": 2, "ferrox": 1, "hill_troll": 2, "dreadbringer_3": 5,
    "dragon_hybrid": 2, "great_drake_2": 3, "dread_cultist_2": 2, "bloodscale_wyrmling": 2, "dragonkin_captain_3": 4,
    "reanimates": 2, "death_knight_2": 2, "barrow_wyrm_2": 2, "ghoul_pack": 1, "bone_colossus": 3,
    "smoke_in_the_distance": 1, "charred_banner": 1, "charred_banner_2": 2, "mass_grave_2": 1, "captive_spirit_2": 2,
    "stone_guardian": 2, "rune_wyrm_2": 2, "magma_elemental_2": 3, "carrion_worm_2": 2, "tavern_brawler": 1,
    "dread_prophet_2": 2, "necromancer_s_apprentice_2": 2, "corpse_king_2": 1,
}  # fmt: skip
PIERCES = {"deep_elf_2": 2, "razorwing": 1, "fire_imps": 1, "banshee_2": 2, "hired_blade": 1}
HEALS = {
    "dreadbringer_2": 2, "barrow_wyrm_3": 4, "ghoul_pack_2": 1, "bone_colossus_2": 3, "margath_2": 3, "ferrox": 1,
    "dread_cultist_2": 1, "death_knight_2": 1, "necromancer_s_apprentice_2": 1, "corpse_king_2": 1,
}  # fmt: skip


@rule("RB-149", "RB-204", "RB-216")
@pytest.mark.parametrize(("key", "n"), ENEMY_DEALS.items())
def test_enemies_deal_damage(key: str, n: int) -> None:
    game = enemy_surge(key).choose(f"surge:{key}")
    assert game.me.wounds == n


@rule("RB-331")
@pytest.mark.parametrize("key", ENEMY_DEALS)
def test_damage_of_abilities_can_be_blocked(key: str) -> None:
    game = enemy_surge(key, cast="2physical shield agility").choose(f"surge:{key}")
    assert (game.asked, game.options()) == (0, ["block:corbin_2", "suffer"])
    game.choose("block:corbin_2")
    assert game.me.wounds == ENEMY_DEALS[key] - 1


@rule("RB-331")
@pytest.mark.parametrize(("key", "n"), PIERCES.items())
def test_some_damage_cannot_be_blocked(key: str, n: int) -> None:
    game = enemy_surge(key, cast="2physical shield agility").choose(f"surge:{key}")
    assert game.me.wounds == n
    assert game.told("blocks") == []


@pytest.mark.parametrize(("key", "n"), HEALS.items())
def test_enemies_heal(key: str, n: int) -> None:
    game = enemy_surge(key).wounded(3).choose(f"surge:{key}")
    assert game.enemy_wounds == max(0, 3 - n)


HERO_DEALS = {
    "iron_grip": 1, "crushing_blow": 3, "arcane_bolt": 1, "soul_siphon": 1, "runic_staff": 2, "steel_greataxe": 1,
    "throwing_knives": 1, "hunting_spear": 1, "dragonrune_shard": 2, "barbed_whip_2": 2,
}  # fmt: skip


@pytest.mark.parametrize(("key", "n"), HERO_DEALS.items())
def test_heroes_deal_damage(key: str, n: int) -> None:
    game = hero_surge(key, "shield skull surge skull double").choose(f"surge:{key}")
    assert (game.asked, game.options()) == (1, ["block:enemy_1", "suffer"])
    game.choose("suffer")
    assert game.enemy_wounds == n


def test_stormcallers_rod_cannot_be_blocked() -> None:
    game = hero_surge("stormcaller_s_rod", "shield skull surge skull double").choose("surge:stormcaller_s_rod")
    assert game.enemy_wounds == 1


def test_soul_siphon_heals() -> None:
    game = hero_surge("soul_siphon", wounds=5).choose("surge:soul_siphon")
    assert (game.enemy_wounds, game.me.wounds) == (1, 3)


def test_kobolds_and_highwaymen_steal() -> None:
    for key in ("kobolds", "highwaymen"):
        game = enemy_surge(key)
        game.hero(gold=2)
        game.choose(f"surge:{key}")
        assert game.me.gold == 1


# --- flips ------------------------------------------------------------------------------------------------------------


@rule("RB-358")
@pytest.mark.parametrize("key", ["warlock", "dread_cultist", "tavern_brawler_2", "margath"])
def test_enemies_flip_a_token_of_their_choice(key: str) -> None:
    game = enemy_surge(key).choose(f"surge:{key}")
    assert (game.asked, game.options()) == (1, ["flip:corbin_1", "flip:corbin_2", "flip:corbin_3"])
    game.choose("flip:corbin_1")
    assert game.shown(0) == "surge physical agility"


def test_the_ferrox_flips_two() -> None:
    game = enemy_surge("ferrox_2").choose("surge:ferrox_2", "flip:corbin_1", "flip:corbin_3")
    assert game.shown(0) == "surge physical physical"


@rule("RB-358")
def test_fewer_are_flipped_if_fewer_fit() -> None:
    game = enemy_surge("ferrox_2")
    game.fighter(0).lies = [1, 1, 0]
    game.choose("surge:ferrox_2")
    assert game.shown(0) == "physical"


def test_the_fey_sorceress_flips_a_token_of_either_side() -> None:
    game = enemy_surge("fey_sorceress").choose("surge:fey_sorceress")
    assert {"flip:corbin_1", "flip:enemy_1"} <= set(game.options())
    game.choose("flip:enemy_2")
    assert game.shown(1) == "skull agility skull blank blank"


@rule("RB-359", "RB-216")
def test_the_curse_flips_all_but_not_the_double_under_a_token() -> None:
    game = enemy_surge("corpse_king_3", "mok", "double agility surge")
    game.fighter(0).on = [-1, -1, 0]
    game.choose("surge:corpse_king_3")
    assert game.shown(0) == "double shield physical"
    assert game.fighter(0).on == [-1, -1, 0]


@pytest.mark.parametrize("key", ["feint", "staff_of_light"])
def test_heroes_flip_a_token_of_the_foe(key: str) -> None:
    game = hero_surge(key).choose(f"surge:{key}", "flip:enemy_4")
    assert game.shown(1) == "skull skull surge blank double"


def test_the_apprentice_wand_flips_an_own_token() -> None:
    game = hero_surge("apprentice_wand").choose("surge:apprentice_wand", "flip:hawthorne_1")
    assert game.shown(0) == "shield physical physical magic"


# --- recasts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["ogre", "crypt_warden", "fire_imps_2"])
def test_enemies_make_the_hero_recast_a_token(key: str) -> None:
    game = enemy_surge(key).choose(f"surge:{key}")
    assert game.options() == ["recast:corbin_1", "recast:corbin_2", "recast:corbin_3", "done"]
    game.rolls(1).choose("recast:corbin_1")
    assert game.shown(0) == "surge physical agility"


def test_the_great_drake_recasts_up_to_two() -> None:
    game = enemy_surge("great_drake").choose("surge:great_drake", "recast:corbin_1")
    game.rolls(0b11).choose("recast:corbin_2")
    assert game.shown(0) == "surge shield agility"
    game = enemy_surge("great_drake").choose("surge:great_drake", "recast:corbin_1").rolls(1).choose("done")
    assert game.shown(0) == "surge physical agility"


@rule("RB-359")
@pytest.mark.parametrize("key", ["banshee", "hired_blade_2"])
def test_all_tokens_are_recast_but_no_double_under_another(key: str) -> None:
    game = enemy_surge(key, "mok", "double agility physical")
    game.fighter(0).on = [-1, -1, 0]
    game.choose(f"surge:{key}").rolls(0b01).choose("all")
    assert game.shown(0) == "double shield surge"


def test_beastmen_recast_their_own() -> None:
    game = enemy_surge("beastman_2").choose("surge:beastman_2").rolls(0b11111).choose("all")
    assert game.shown(1) == "shield agility skull skull double"


@rule("RB-333")
def test_the_undead_horde_recasts_a_spent_token() -> None:
    game = enemy_surge("undead_horde").choose("attack:skull", "pass")
    game.choose("surge:undead_horde").rolls(0).choose("recast:enemy_1")
    assert game.shown(1) == "skull blank blank"


@rule("RB-333")
def test_the_echo_crystal_recasts_a_spent_token() -> None:
    game = hero_surge("echo_crystal").choose("attack:physical", "done", "pass")
    game.choose("surge:echo_crystal").rolls(1).choose("recast:hawthorne_1")
    assert game.shown(0) == "shield double"


@rule("RB-366", "RB-333")
def test_laurel_recasts_the_surge_token_that_she_has_just_spent_and_its_double_stays_spent() -> None:
    game = duel("laurel", "ogre", "2physical physical surge double", NO_GOLD, assets="mystic_robe")
    game.choose("double:mystic_robe:laurel_3", "pass", "surge:laurel")
    assert game.options() == ["recast:laurel_3", "recast:mystic_robe", "done"]
    game.rolls(1).choose("recast:laurel_3")
    assert game.shown(0) == "2physical physical agility"
    assert game.spent(0) == ["mystic_robe"]


@pytest.mark.parametrize("key", ["intimidation", "warden_s_cloak"])
def test_heroes_make_the_foe_recast(key: str) -> None:
    game = hero_surge(key).choose(f"surge:{key}").rolls(0).choose("recast:enemy_4")
    assert game.shown(1) == "skull skull surge blank double"


def test_the_champions_harness_recasts_up_to_two_own_tokens() -> None:
    game = hero_surge("champion_s_harness").choose("surge:champion_s_harness", "recast:hawthorne_1")
    game.rolls(0b11).choose("recast:hawthorne_3")
    assert game.shown(0) == "shield physical blank double"


# --- tokens set aside -------------------------------------------------------------------------------------------------


@rule("RB-332")
@pytest.mark.parametrize(
    ("key", "hero", "cast", "fits"),
    [
        ("deep_elf", "lissa", "2physical magic agility", "lissa_1 lissa_2"),
        ("moon_cat", "corbin", "2physical physical agility", "corbin_1 corbin_2"),
        ("barrow_wyrm", "corbin", "2physical physical agility", "corbin_1 corbin_2"),
        ("captive_spirit", "corbin", "2physical physical agility", "corbin_1 corbin_2"),
        ("death_knight", "laurel", "surge physical surge", "laurel_1 laurel_3"),
        ("dread_prophet", "laurel", "surge physical surge", "laurel_1 laurel_3"),
        ("smoke_in_the_distance_2", "corbin", "2physical shield agility", "corbin_1 corbin_2 corbin_3"),
    ],
)
def test_enemies_set_a_token_aside(key: str, hero: str, cast: str, fits: str) -> None:
    game = enemy_surge(key, hero, cast).choose(f"surge:{key}")
    assert game.options() == [f"set_aside:{token}" for token in fits.split()]
    game.choose(game.options()[0])
    assert game.set_aside(0) == [fits.split()[0]]


def test_the_crypt_warden_sets_two_aside() -> None:
    game = enemy_surge("crypt_warden_2").choose("surge:crypt_warden_2", "set_aside:corbin_1", "set_aside:corbin_2")
    assert game.set_aside(0) == ["corbin_1", "corbin_2"]


@pytest.mark.parametrize(
    ("key", "hero", "cast", "aside"),
    [
        ("dreadbringer", "hawthorne", "shield agility physical", "hawthorne_1"),
        ("dragon_hybrid_2", "thorn", "magic magic agility", "thorn_1 thorn_2"),
        ("fey_sorceress_2", "corbin", "2physical physical agility", "corbin_1 corbin_2"),
        ("giant_2", "corbin", "2physical shield agility", "corbin_2"),
    ],
)
def test_enemies_set_all_tokens_of_a_kind_aside(key: str, hero: str, cast: str, aside: str) -> None:
    game = enemy_surge(key, hero, cast).choose(f"surge:{key}")
    assert game.set_aside(0) == aside.split()
    assert game.me.wounds == (2 if key == "giant_2" else 0)


@rule("RB-332")
def test_a_token_that_lay_on_a_double_takes_the_double_along_and_comes_back_with_the_next_cast() -> None:
    game = enemy_surge("crypt_warden_2", "mok", "double agility physical")
    game.fighter(0).on = [-1, -1, 0]
    game.choose("surge:crypt_warden_2")  # two fit: the double itself cannot be chosen
    assert game.set_aside(0) == ["mok_1", "mok_2", "mok_3"]
    game.choose("pass")
    game.next_cast("2magic agility surge", NO_SURGE).choose("fight_on")
    assert game.set_aside(0) == []


@pytest.mark.parametrize(
    ("key", "cast", "fits"),
    [
        ("disarm", "skull shield surge skull double", "enemy_1 enemy_4"),
        ("barbed_whip", "shield skull surge skull double", "enemy_1"),
    ],
)
def test_heroes_set_a_token_aside(key: str, cast: str, fits: str) -> None:
    cast = cast.replace("skull shield", "skull agility")
    game = hero_surge(key, cast).choose(f"surge:{key}")
    if len(fits.split()) > 1:
        assert game.options() == [f"set_aside:{token}" for token in fits.split()]
        game.choose(game.options()[0])
    assert game.set_aside(1) == [fits.split()[0]]


# --- until the end of the round ---------------------------------------------------------------------------------------


@rule("RB-360", "RB-204")
@pytest.mark.parametrize(("key", "n"), [("rogue_orc_2", 6), ("margath_3", 14)])
def test_skulls_count_twice(key: str, n: int) -> None:
    game = enemy_surge(key).choose(f"surge:{key}", "pass", "attack:skull")
    assert game.told("attacks")[-1].facts["n"] == n


@rule("RB-360")
@pytest.mark.parametrize("key", ["elemental_fury", "battle_raiment"])
def test_magic_counts_twice_also_on_tokens_that_are_flipped_later(key: str) -> None:
    game = hero_surge(key).give(0, "magic", 2).choose(f"surge:{key}", "done", "pass", "attack:magic")
    assert game.enemy_wounds == (6 if key == "battle_raiment" else 4)


@pytest.mark.parametrize(
    ("key", "what"), [("bane_spider", "agility"), ("undead_horde_2", "surge"), ("rune_wyrm", "double")]
)
def test_enemies_forbid(key: str, what: str) -> None:
    hero, cast = {"agility": ("corbin", "2physical physical agility"), "surge": ("laurel", "surge physical surge"),
                  "double": ("mok", "double agility physical")}[what]  # fmt: skip
    game = enemy_surge(key, hero, cast)
    game.choose(f"surge:{key}")
    assert game.asked == 0
    assert game.can(what) == []
    game.choose("pass", "pass", "fight_on")
    assert game.fighter(0).forbidden == []


def test_grasp_forbids_shields() -> None:
    game = enemy_surge("mass_grave", cast="2physical shield agility").choose("surge:mass_grave", "pass", "attack:skull")
    assert game.me.wounds == 3


@pytest.mark.parametrize("key", ["aura_of_calm", "shadow_garb"])
def test_heroes_forbid_agility(key: str) -> None:
    game = hero_surge(key, "skull agility surge skull double").choose(f"surge:{key}", "done")
    assert game.asked == 1
    assert game.can("agility") == []


@rule("RB-364")
@pytest.mark.parametrize(("key", "n"), [("ettin", 1), ("dragonkin_captain", 1)])
def test_enemies_act_again_at_once(key: str, n: int) -> None:
    game = enemy_surge(key).choose(f"surge:{key}")
    assert game.asked == 1
    game.choose("attack:skull")
    assert game.asked == 0


@rule("RB-364")
def test_the_battle_plan_gives_two_actions_and_passing_forfeits_the_rest() -> None:
    game = hero_surge("battle_plan").choose("surge:battle_plan", "done")
    game.choose("attack_with:physical", "spend_token:hawthorne_1", "done", "done")
    assert game.asked == 0
    game.choose("attack:physical")
    assert game.asked == 1
    game = hero_surge("battle_plan").choose("surge:battle_plan", "done", "pass")
    assert (game.asked, game.fighter(0).passed) == (1, True)


@rule("RB-362")
@pytest.mark.parametrize(
    ("key", "token"),
    [("dragonkin_captain_2", "shield_2_1"), ("carrion_worm", "shield_2_1"), ("necromancer_s_apprentice", "skull_1_1")],
)
def test_enemies_get_tokens_for_the_round(key: str, token: str) -> None:
    game = enemy_surge(key).choose(f"surge:{key}")
    assert game.told("gets_token")[-1].facts["n"] == int(token.split("_")[1])
    game.choose("pass", "pass", "fight_on")
    assert len(game.fighter(1).tokens) == 5


@pytest.mark.parametrize(("key", "n"), [("divine_shield", 2), ("knight_s_plate", 1)])
def test_heroes_get_shields_for_the_round(key: str, n: int) -> None:
    game = hero_surge(key).choose(f"surge:{key}", "done", "attack:skull")
    assert f"block:shield_{n}_1" in game.options()


@rule("RB-362")
def test_a_token_of_an_effect_is_spent_doubled_and_set_aside_but_not_turned_and_has_no_initiative() -> None:
    game = duel(
        "mok", "crypt_warden", "double agility physical", "skull agility surge blank double",
        skills="channel_power", hand="feint",
    )  # fmt: skip
    assert game.told("has_initiative")[-1].facts == {"n": 1, "other": 1, "enemy": -1}
    game.choose("use:channel_power")
    assert (game.me.hand, game.shown(0)) == ([], "double agility physical surge")
    assert "double:mok_1:surge_1_1" in game.options()
    game.choose("pass", "agility:enemy_2")
    assert "recast:surge_1_1" not in game.options()
    game.rolls(0).choose("recast:mok_3")
    game.give(1, "surge", 1).choose("surge:crypt_warden_2")
    assert "set_aside:surge_1_1" in game.options()


# --- the surge of another enemy ---------------------------------------------------------------------------------------


@rule("RB-363", "RB-216")
def test_vorakesh_uses_the_surge_of_a_discarded_enemy() -> None:
    game = enemy_surge("corpse_king", discarded="ogre reanimates")
    order = sorted(game.state.table.combat.discard)
    game.rolls(order.index(NUMBER["ogre"])).choose("surge:corpse_king")
    assert game.options() == ["copy:ogre", "copy:ogre_2"]
    game.choose("copy:ogre_2")
    assert game.me.wounds == 3
    assert sorted(game.discard("combat")) == ["ogre", "reanimates"]  # the card stays there


@rule("RB-363")
def test_x_of_a_copied_surge_counts_as_one() -> None:
    game = enemy_surge("corpse_king", discarded="reanimates").choose("surge:corpse_king")
    assert game.me.wounds == 1


@rule("RB-363", "RB-358")
def test_without_a_discarded_enemy_nothing_happens() -> None:
    game = enemy_surge("corpse_king").choose("surge:corpse_king")
    assert (game.me.wounds, game.asked) == (0, 0)


# --- all of them ------------------------------------------------------------------------------------------------------


def test_every_ability_of_fights_is_named_here_or_with_the_heroes() -> None:
    fights = (COMBAT_START, AFTER_CAST, AFTER_ACTION, TAKE_DAMAGE)
    wanted = {each.key for each in ABILITIES if each.kind in ("surge", "combat_action") or each.on in fights}
    files = [Path(__file__), Path(__file__).with_name("test_fight_heroes.py")]
    named = {word for file in files for word in re.findall("[a-z_0-9]+", file.read_text(encoding="utf-8"))}
    assert wanted - named == set()
