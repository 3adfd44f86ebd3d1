"""Champions and guards (HR-027 to HR-042), and the words of the glossary (HR-080 to HR-084)."""

from __future__ import annotations

import pytest

from kubik.games.hero_realms.cards import CARDS
from tests.hero_realms.table import rule, table


@rule("HR-027")
def test_champions_stay_in_play_when_the_turn_ends() -> None:
    game = table(hand="street_thug gold").choose("play:street_thug", "play:gold").end_round()
    assert game.me.play == ["street_thug"]


@rule("HR-027")
def test_champions_stay_until_they_are_stunned() -> None:
    game = table(hand="street_thug").choose("play:street_thug").end_round().end_round()
    assert game.me.play == ["street_thug"]
    game.choose("end_turn").seat(1, combat=4)
    game.choose("attack_champion:0:street_thug")
    assert game.me.play == []


@rule("HR-028")
def test_a_champion_enters_play_prepared() -> None:
    game = table(hand="street_thug").choose("play:street_thug")
    assert game.me.expended == []
    assert "expend:street_thug" in game.options()


@rule("HR-029")
def test_an_expend_ability_turns_the_champion_and_takes_effect_once() -> None:
    game = table(play="borg_ogre_mercenary").choose("expend:borg_ogre_mercenary")
    assert game.me.expended == ["borg_ogre_mercenary"]
    assert game.me.combat == 4
    assert "expend:borg_ogre_mercenary" not in game.options()


@rule("HR-029")
def test_an_expend_ability_may_come_at_any_moment_of_the_main_phase() -> None:
    game = table(play="borg_ogre_mercenary", hand="gold", combat=2)
    assert "expend:borg_ogre_mercenary" in game.options()
    game.choose("play:gold", "attack:1", "amount:2")
    assert "expend:borg_ogre_mercenary" in game.options()


@rule("HR-029")
def test_not_every_champion_has_an_expend_ability() -> None:
    game = table(play="shield_bearer", characters=("fighter", ""))
    assert "expend:shield_bearer" not in game.options()


@rule("HR-030")
@pytest.mark.parametrize(("combat", "enough"), [(4, False), (5, True)])
def test_defence_is_the_combat_it_takes_within_one_turn(combat: int, enough: bool) -> None:
    game = table(combat=combat).opponent(play="rasmus_the_smuggler")
    assert ("attack_champion:1:rasmus_the_smuggler" in game.options()) is enough


@rule("HR-031")
def test_a_stunned_champion_goes_to_its_owners_discard_pile() -> None:
    game = table(combat=5).opponent(play="rasmus_the_smuggler")
    game.choose("attack_champion:1:rasmus_the_smuggler")
    assert (game.they.play, game.they.discard, game.me.discard) == ([], ["rasmus_the_smuggler"], [])


@rule("HR-032")
def test_combat_of_two_turns_does_not_add_up_against_a_champion() -> None:
    game = table(combat=4).opponent(play="rasmus_the_smuggler")
    game.end_round().seat(0, combat=4)
    assert "attack_champion:1:rasmus_the_smuggler" not in game.options()
    assert game.they.play == ["rasmus_the_smuggler"]


@rule("HR-032")
def test_a_champion_that_survives_damage_has_its_full_defence_afterwards() -> None:
    game = table(combat=4, characters=("wizard", "")).opponent(play="rasmus_the_smuggler")
    game.choose("ability")
    assert game.they.health == 46
    assert "attack_champion:1:rasmus_the_smuggler" not in game.options()
    assert "attack_champion:1:rasmus_the_smuggler" not in game.end_round().seat(0, combat=4).options()


@rule("HR-033")
def test_some_champions_are_guards() -> None:
    guards = {card.id for card in CARDS if card.guard and card.pool == "market"}
    assert guards == {
        "arkus_imperial_dragon",
        "cristov_the_just",
        "man_at_arms",
        "master_weyan",
        "borg_ogre_mercenary",
        "myros_guild_mage",
        "parov_the_enforcer",
        "death_cultist",
        "lys_the_unseen",
        "tyrannor_the_devourer",
        "dire_wolf",
        "grak_storm_giant",
        "orc_grunt",
        "torgen_rocksplitter",
    }
    assert all(CARDS[number].type == "champion" for number, card in enumerate(CARDS) if card.guard)


@rule("HR-034")
def test_a_prepared_guard_keeps_attackers_from_its_owner() -> None:
    game = table(combat=5).opponent(play="orc_grunt")
    assert "attack:1" not in game.options()
    game.choose("attack_champion:1:orc_grunt")
    assert "attack:1" in game.options()


@rule("HR-034")
def test_a_champion_that_is_no_guard_keeps_nobody_from_its_owner() -> None:
    assert "attack:1" in table(combat=5).opponent(play="street_thug").options()


@rule("HR-035")
def test_a_prepared_guard_keeps_attackers_from_its_owners_other_champions() -> None:
    game = table(combat=7).opponent(play="orc_grunt street_thug")
    assert "attack_champion:1:street_thug" not in game.options()
    game.choose("attack_champion:1:orc_grunt")
    assert "attack_champion:1:street_thug" in game.options()


@rule("HR-036")
def test_a_prepared_guard_is_the_only_champion_that_an_effect_may_choose() -> None:
    game = table(play="rake_master_assassin").opponent(play="orc_grunt street_thug cult_priest")
    game.choose("expend:rake_master_assassin")
    assert game.options() == ["stun:1:orc_grunt", "done"]


@rule("HR-037")
def test_all_prepared_guards_must_be_stunned_first() -> None:
    game = table(combat=20).opponent(play="orc_grunt death_cultist street_thug")
    game.choose("attack_champion:1:orc_grunt")
    assert "attack:1" not in game.options()
    assert "attack_champion:1:street_thug" not in game.options()
    game.choose("attack_champion:1:death_cultist")
    assert {"attack:1", "attack_champion:1:street_thug"} <= set(game.options())


@rule("HR-037")
def test_the_second_copy_of_a_guard_shields_as_well() -> None:
    game = table(combat=9).opponent(play="orc_grunt orc_grunt").choose("attack_champion:1:orc_grunt")
    assert game.they.play == ["orc_grunt"]
    assert "attack:1" not in game.options()
    assert "attack:1" in game.choose("attack_champion:1:orc_grunt").options()


@rule("HR-038")
def test_guards_do_not_shield_other_guards() -> None:
    game = table(combat=20, play="rake_master_assassin").opponent(play="orc_grunt death_cultist tyrannor_the_devourer")
    attacks = {key for key in game.options() if key.startswith("attack")}
    assert attacks == {
        "attack_champion:1:orc_grunt",
        "attack_champion:1:death_cultist",
        "attack_champion:1:tyrannor_the_devourer",
    }
    game.choose("expend:rake_master_assassin")
    assert len(game.options()) == 4


@rule("HR-039")
def test_an_expended_guard_shields_nobody() -> None:
    game = table(combat=5, play="rake_master_assassin").opponent(play="street_thug", expended="orc_grunt")
    assert {"attack:1", "attack_champion:1:street_thug", "attack_champion:1:orc_grunt"} <= set(game.options())
    game.choose("expend:rake_master_assassin")
    assert "stun:1:street_thug" in game.options()


@rule("HR-039")
def test_an_expended_copy_of_a_guard_does_not_lift_the_shield_of_the_prepared_one() -> None:
    game = table(combat=5).opponent(play="orc_grunt", expended="orc_grunt")
    assert "attack:1" not in game.options()


@rule("HR-039")
@pytest.mark.parametrize("prepared_first", [True, False])
def test_of_two_copies_the_attacker_stuns_the_one_that_shields(prepared_first: bool) -> None:
    game = table(combat=5).opponent(play="orc_grunt", expended="orc_grunt")
    if not prepared_first:
        game.state.table.players[1].play.reverse()
    game.choose("attack_champion:1:orc_grunt")
    assert game.they.expended == ["orc_grunt"]
    assert "attack:1" in game.options()


@rule("HR-040", "HR-EX-3")
def test_an_effect_that_hits_champions_without_choosing_them_passes_the_guards() -> None:
    game = table(characters=("wizard", "")).opponent(play="borg_ogre_mercenary street_thug cult_priest")
    game.choose("ability")
    assert game.they.play == ["borg_ogre_mercenary"]
    assert game.they.discard == ["cult_priest", "street_thug"]
    assert game.they.health == 46


@rule("HR-041")
def test_a_guard_shields_no_other_player() -> None:
    game = table(combat=9, players=3).seat(1, play="orc_grunt").seat(2, play="street_thug")
    assert {"attack:2", "attack_champion:2:street_thug"} <= set(game.options())


@rule("HR-041")
def test_a_guard_shields_no_teammate_in_a_team_mode() -> None:
    game = table(mode="emperor_3v3").seat(4, play="orc_grunt").seat(5, play="street_thug")
    game.choose("end_turn").seat(1, combat=9)
    assert {"attack:3", "attack:5", "attack_champion:5:street_thug"} <= set(game.options())
    assert "attack:4" not in game.options()


@rule("HR-042")
def test_expended_champions_are_prepared_again_at_the_end_of_their_owners_turn() -> None:
    game = table(play="orc_grunt street_thug").choose("expend:orc_grunt", "expend:street_thug", "choose:1")
    assert game.me.expended == ["orc_grunt", "street_thug"]
    game.choose("end_turn")
    assert game.me.expended == []
    game.seat(1, combat=3)
    assert "attack:0" not in game.options()


@rule("HR-080")
def test_to_expend_is_to_turn_the_card_which_everybody_sees() -> None:
    game = table(play="borg_ogre_mercenary")
    before = list(game.state.table.players[0].play)
    game.choose("expend:borg_ogre_mercenary")
    assert game.state.view(1).players[0].play != before
    assert game.me.expended == ["borg_ogre_mercenary"]


@rule("HR-081")
def test_to_prepare_is_to_turn_the_card_upright_again() -> None:
    game = table(hand="rally_the_troops", play="cristov_the_just", expended="borg_ogre_mercenary")
    game.choose("play:rally_the_troops", "ally:rally_the_troops")
    assert game.me.expended == []
    assert sorted(game.me.play) == ["borg_ogre_mercenary", "cristov_the_just", "rally_the_troops"]
    assert "expend:borg_ogre_mercenary" in game.options()


@rule("HR-082", "HR-EX-9")
def test_damage_and_effects_both_stun_but_only_damage_costs_combat() -> None:
    by_damage = table(combat=6).opponent(play="street_thug").choose("attack_champion:1:street_thug")
    by_effect = table(combat=6, play="rake_master_assassin").opponent(play="street_thug")
    by_effect.choose("expend:rake_master_assassin", "stun:1:street_thug")
    assert by_damage.they.discard == by_effect.they.discard == ["street_thug"]
    assert by_damage.me.combat == 6 - 4
    assert by_effect.me.combat == 6 + 4


@rule("HR-083")
def test_the_faction_of_a_card_is_that_of_its_ally_ability() -> None:
    assert all(card.faction for card in CARDS if card.ally)
    assert "ally:taxation" in table(play="taxation cristov_the_just").options()
    assert "ally:taxation" not in table(play="taxation orc_grunt").options()
    assert "ally:taxation" not in table(play="taxation fire_gem").options()


@rule("HR-084")
def test_more_defence_for_champions_is_more_defence_for_guards() -> None:
    game = table(gold=2, play="follower_a", characters=("cleric", "")).choose("skill", "end_turn")
    assert "attack_champion:0:follower_a" not in game.seat(1, combat=1).options()
    game.seat(1, combat=2).choose("attack_champion:0:follower_a")
    assert game.they.combat == 0
    assert "follower_a" in game.me.discard


@rule("HR-EX-7")
def test_three_more_defence_raises_guards_and_other_champions() -> None:
    game = table(combat=14).opponent(play="orc_grunt street_thug")
    game.state.table.players[1].blessed = [(3, 1)]
    game.choose("attack_champion:1:orc_grunt")
    assert game.me.combat == 14 - (3 + 3)
    game.choose("attack_champion:1:street_thug")
    assert game.me.combat == 8 - (4 + 3)
