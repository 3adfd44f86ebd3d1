"""Attacking (HR-066 to HR-071)."""

from __future__ import annotations

import pytest

from tests.hero_realms.table import rule, table


@rule("HR-066")
def test_any_number_of_attacks_on_players_and_champions() -> None:
    game = table(combat=14).opponent(play="orc_grunt street_thug")
    game.choose("attack_champion:1:orc_grunt", "attack:1", "amount:2", "attack_champion:1:street_thug")
    game.choose("attack:1", "amount:4", "attack:1")
    assert game.me.combat == 0
    assert game.they.health == 50 - 7
    assert game.they.play == []


@rule("HR-066")
def test_without_combat_nobody_can_be_attacked() -> None:
    game = table(gold=5).opponent(play="street_thug")
    assert not [key for key in game.options() if key.startswith("attack")]


@rule("HR-067")
@pytest.mark.parametrize(("combat", "left"), [(7, 2), (5, 0)])
def test_stunning_a_champion_takes_its_defence_from_the_pool(combat: int, left: int) -> None:
    game = table(combat=combat).opponent(play="rasmus_the_smuggler")
    game.choose("attack_champion:1:rasmus_the_smuggler")
    assert (game.me.combat, game.they.discard) == (left, ["rasmus_the_smuggler"])
    assert game.they.health == 50


@rule("HR-067")
def test_a_pool_that_would_go_below_0_stuns_nobody() -> None:
    game = table(combat=4).opponent(play="rasmus_the_smuggler")
    assert "attack_champion:1:rasmus_the_smuggler" not in game.options()


@rule("HR-068")
def test_an_effect_that_stuns_costs_no_combat() -> None:
    game = table(hand="hit_job", play="myros_guild_mage").opponent(play="tyrannor_the_devourer")
    game.choose("play:hit_job", "ally:hit_job")
    assert game.me.combat == 7
    assert game.they.discard == ["tyrannor_the_devourer"]


@rule("HR-069")
def test_an_attack_on_a_player_takes_a_chosen_amount_from_pool_and_health() -> None:
    game = table(combat=7).choose("attack:1")
    assert game.options() == [f"amount:{n}" for n in range(1, 8)]
    game.choose("amount:3")
    assert (game.me.combat, game.they.health) == (4, 47)


@rule("HR-070")
def test_guards_limit_attacks_and_the_choice_of_targets() -> None:
    game = table(combat=9, play="rake_master_assassin").opponent(play="orc_grunt darian_war_mage")
    assert [key for key in game.options() if key.startswith("attack")] == ["attack_champion:1:orc_grunt"]
    game.choose("expend:rake_master_assassin")
    assert game.options() == ["stun:1:orc_grunt", "done"]
    game.choose("stun:1:orc_grunt")
    attacks = [key for key in game.options() if key.startswith("attack")]
    assert attacks == ["attack_champion:1:darian_war_mage", "attack:1"]


@rule("HR-071")
def test_a_champion_gives_combat_to_the_pool_and_never_attacks_itself() -> None:
    game = table(play="cron_the_berserker", combat=1).opponent(play="orc_grunt", health=5)
    game.choose("expend:cron_the_berserker")
    assert game.me.combat == 6
    assert (game.they.play, game.they.health) == (["orc_grunt"], 5)
    assert "attack:1" not in game.options()
    game.choose("attack_champion:1:orc_grunt")
    assert game.me.combat == 3
