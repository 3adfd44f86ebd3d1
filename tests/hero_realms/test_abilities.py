"""Abilities: pools, alternatives, expend, ally and sacrifice (HR-043 to HR-057)."""

from __future__ import annotations

from tests.hero_realms.table import Game, rule, table


@rule("HR-043")
def test_abilities_may_be_used_at_any_moment_of_the_own_main_phase() -> None:
    game = table(play="cult_priest", hand="influence gold dark_energy", deck="ruby gold").row("profit")
    game.choose("play:influence")
    waiting = {"expend:cult_priest", "ally:cult_priest", "sacrifice:influence"}
    assert waiting <= set(game.options())
    assert waiting <= set(game.choose("play:gold", "buy:profit").options())
    assert waiting <= set(game.choose("play:dark_energy", "attack:1", "amount:7").options())


@rule("HR-043")
def test_nobody_uses_abilities_in_the_turn_of_another() -> None:
    game = table().opponent(play="cult_priest dark_energy fire_gem")
    assert game.options(seat=1) == []


@rule("HR-044")
def test_gold_and_combat_go_to_the_own_pools_and_are_spent_at_any_moment() -> None:
    game = table(hand="ruby shortsword gold").row("profit")
    game.choose("play:ruby", "play:shortsword")
    assert (game.me.gold, game.me.combat) == (2, 2)
    game.choose("play:gold")
    assert (game.me.gold, game.me.combat) == (3, 2)
    game.choose("buy:profit", "attack:1", "amount:2")
    assert (game.me.gold, game.me.combat) == (2, 0)


@rule("HR-045")
def test_what_is_not_spent_is_lost() -> None:
    game = table(gold=6, combat=6).end_round()
    assert (game.me.gold, game.me.combat) == (0, 0)


@rule("HR-046")
def test_gained_health_counts_at_once() -> None:
    game = table(hand="rally_the_troops", health=3).choose("play:rally_the_troops")
    assert game.me.health == 8


@rule("HR-047")
def test_of_alternatives_exactly_one_is_carried_out() -> None:
    game = table(play="darian_war_mage").choose("expend:darian_war_mage")
    assert game.options() == ["choose:1", "choose:2"]
    game.choose("choose:2")
    assert (game.me.combat, game.me.health) == (0, 54)
    assert "expend:darian_war_mage" not in game.options()


@rule("HR-EX-4")
def test_combat_or_health_the_player_must_say_which() -> None:
    game = table(play="darian_war_mage").choose("expend:darian_war_mage")
    assert (game.me.combat, game.me.health) == (0, 50)
    assert game.asked == 0
    game.choose("choose:1")
    assert (game.me.combat, game.me.health) == (3, 50)


@rule("HR-048")
def test_a_champion_may_expend_on_the_turn_it_was_played() -> None:
    game = table(hand="borg_ogre_mercenary").choose("play:borg_ogre_mercenary", "expend:borg_ogre_mercenary")
    assert game.me.combat == 4


@rule("HR-049")
def test_an_expended_champion_cannot_expend_again_until_it_is_prepared() -> None:
    game = table(play="borg_ogre_mercenary").choose("expend:borg_ogre_mercenary")
    assert "expend:borg_ogre_mercenary" not in game.options()
    assert "expend:borg_ogre_mercenary" in game.end_round().options()


@rule("HR-049")
def test_the_other_copy_of_an_expended_champion_can_still_expend() -> None:
    game = table(play="street_thug street_thug").choose("expend:street_thug", "choose:2")
    assert game.me.expended == ["street_thug"]
    game.choose("expend:street_thug", "choose:2")
    assert game.me.combat == 4
    assert "expend:street_thug" not in game.options()


@rule("HR-050")
def test_a_champion_that_is_prepared_during_the_turn_expends_twice() -> None:
    game = table(hand="domination", play="cron_the_berserker cristov_the_just", deck="gold")
    game.choose("expend:cron_the_berserker", "play:domination", "ally:domination", "expend:cron_the_berserker")
    assert game.me.combat == 5 + 6 + 5


@rule("HR-051")
def test_an_ally_ability_needs_another_card_of_its_faction() -> None:
    assert "ally:taxation" not in table(play="taxation").options()
    assert "ally:taxation" not in table(play="taxation profit").options()
    assert "ally:taxation" in table(play="taxation recruit").options()


@rule("HR-051")
def test_a_card_in_hand_or_in_the_discard_pile_is_no_ally() -> None:
    assert "ally:taxation" not in table(play="taxation", hand="recruit", discard="recruit").options()


@rule("HR-051")
def test_a_card_of_the_opponent_is_no_ally() -> None:
    assert "ally:taxation" not in table(play="taxation").opponent(play="cristov_the_just").options()


@rule("HR-051")
def test_another_copy_is_another_card() -> None:
    assert "ally:taxation" in table(play="taxation taxation").options()


@rule("HR-052")
def test_the_order_of_playing_does_not_matter_for_allies() -> None:
    first = table(hand="taxation recruit").choose("play:taxation")
    assert "ally:taxation" not in first.options()
    first.choose("play:recruit", "ally:taxation")
    second = table(hand="taxation recruit").choose("play:recruit", "play:taxation", "ally:taxation")
    assert first.me.health == second.me.health == 50 + 3 + 6


@rule("HR-053")
def test_from_two_cards_on_the_ally_abilities_of_each_are_open() -> None:
    game = table(play="taxation recruit cristov_the_just", deck="gold")
    assert {"ally:taxation", "ally:recruit", "ally:cristov_the_just"} <= set(game.options())
    game.choose("ally:taxation", "ally:recruit", "ally:cristov_the_just")
    assert (game.me.health, game.me.gold, game.me.hand) == (56, 1, ["gold"])


@rule("HR-054")
def test_an_ally_ability_is_used_once_a_turn() -> None:
    game = table(play="cult_priest rayla_endweaver").choose("ally:cult_priest")
    assert "ally:cult_priest" not in game.options()
    assert "ally:cult_priest" in game.end_round().options()


@rule("HR-054")
def test_each_of_two_copies_has_its_own_ally_ability() -> None:
    game = table(play="taxation taxation").choose("ally:taxation", "ally:taxation")
    assert game.me.health == 62
    assert "ally:taxation" not in game.options()


@rule("HR-055")
def test_a_sacrifice_ability_takes_the_card_away_at_once_and_takes_effect() -> None:
    game = table(hand="influence").choose("play:influence", "sacrifice:influence")
    assert (game.me.play, game.me.combat) == ([], 3)
    assert game.sacrificed == ["influence"]


@rule("HR-055")
def test_a_card_in_hand_cannot_use_its_sacrifice_ability() -> None:
    assert "sacrifice:influence" not in table(hand="influence").options()


def sacrifice_by_death_touch(card: str) -> Game:
    return table(hand="death_touch", discard=card).choose("play:death_touch", f"sacrifice_from_discard:{card}")


@rule("HR-056")
def test_a_card_sacrificed_by_another_does_not_use_its_sacrifice_ability() -> None:
    game = sacrifice_by_death_touch("influence")
    assert game.sacrificed == ["influence"]
    assert game.me.combat == 2


@rule("HR-057")
def test_a_sacrificed_fire_gem_goes_back_to_its_stack() -> None:
    game = table(hand="fire_gem")
    assert game.gems == 15
    game.choose("play:fire_gem", "sacrifice:fire_gem")
    assert (game.gems, game.sacrificed, game.me.combat) == (16, [], 3)


@rule("HR-057")
def test_a_fire_gem_sacrificed_by_another_card_goes_back_to_its_stack_too() -> None:
    game = sacrifice_by_death_touch("fire_gem")
    assert (game.gems, game.sacrificed, game.me.combat) == (16, [], 2)
