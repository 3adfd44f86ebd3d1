"""Performing heroic feats, and ousting (DF-058 to DF-063)."""

from __future__ import annotations

from tests.dice_forge.table import rule, table


@rule("DF-058")
def test_a_feat_is_paid_the_hero_moves_the_card_is_taken_and_acts() -> None:
    game = table(3).mine(sun=3, moon=1, gold=2).choose("feat:wild_spirits")
    assert (game.me.sun, game.me.island, game.me.feats) == (2, 7, ["wild_spirits"])
    assert (game.me.gold, game.me.moon) == (5, 4)
    left = dict(zip(game.state.table.feats, game.state.table.stacks, strict=True))
    assert sorted(left.values()) == [2] + [3] * 14


@rule("DF-058")
def test_a_price_in_both_shards() -> None:
    game = table().mine(sun=6, moon=6, gold=3).choose("feat:hydra")
    assert (game.me.sun, game.me.moon, game.me.gold, game.me.island) == (1, 1, 3, 4)


@rule("DF-058", "DF-062")
def test_no_move_is_needed_on_the_own_island() -> None:
    game = table().mine(sun=3, moon=2, island=1).choose("feat:blacksmiths_chest")
    assert (game.me.island, game.told("ousts"), game.me.feats) == (1, [], ["blacksmiths_chest"])


@rule("DF-059")
def test_an_empty_stack_has_no_feat_left() -> None:
    game = table().mine(moon=6).stack(ferryman=0)
    assert "feat:ferryman" not in game.options()
    assert game.refusal("feat:ferryman") == "stack_empty"
    assert "feat:ferryman" in table().mine(moon=6).stack(ferryman=1).options()


@rule("DF-059")
def test_every_player_may_take_several_cards_of_a_stack() -> None:
    game = table().mine(moon=6, sun=6)
    game.choose("feat:blacksmiths_chest", "extra", "feat:blacksmiths_chest")
    assert game.me.feats == ["blacksmiths_chest", "blacksmiths_chest"]
    game.new_turn()
    assert game.refusal("feat:blacksmiths_chest") == "stack_empty"


@rule("DF-060")
def test_a_portal_holds_one_hero() -> None:
    game = table(4).mine(sun=6).theirs(island=5).player(2, island=4).player(3, island=0)
    game.dice(1, "gold_1 gold_1").choose("feat:gorgon")
    assert [game.at(seat).island for seat in range(4)] == [5, 0, 4, 0]


@rule("DF-060")
def test_the_starting_portal_holds_any_number_and_nobody_is_ousted_from_it() -> None:
    game = table(4).mine(sun=6).choose("feat:gorgon")
    assert [game.at(seat).island for seat in range(4)] == [5, 0, 0, 0]
    assert game.told("rolls") == []


@rule("DF-061")
def test_the_ousted_player_is_blessed_before_the_card_acts() -> None:
    game = table(3).mine(sun=6).theirs(island=6, light="gold_1_or_sun_1_or_moon_1", dark="glory_2")
    game.dice(1, "gold_1_or_sun_1_or_moon_1 glory_2").choose("feat:minotaur")
    assert (game.asked, game.ask, game.me.feats, game.me.sun) == (1, "pick", [], 3)
    game.dice(1, "gold_1 gold_1").dice(2, "gold_1 gold_1").choose("choose:2")
    assert (game.me.feats, game.they.sun, game.they.glory) == (["minotaur"], 1, 2)


@rule("DF-062")
def test_whoever_stays_and_performs_another_feat_ousts_nobody() -> None:
    game = table(3).mine(sun=2, moon=2).theirs(island=2)
    game.choose("feat:blacksmiths_hammer", "extra", "feat:blacksmiths_chest")
    assert game.me.feats == ["blacksmiths_hammer", "blacksmiths_chest"]
    assert (game.me.island, game.they.island, game.told("ousts"), game.told("rolls")) == (1, 2, [], [])


@rule("DF-063")
def test_heroes_remain_until_ousted_or_moved() -> None:
    game = table(3).mine(sun=6, moon=6, island=7).theirs(sun=6, moon=6, island=5)
    game.new_turn(1).choose("pass", "end_turn")
    assert (game.me.island, game.they.island) == (7, 5)
    game.new_turn().choose("buy:gold_3", "replace:light:gold_1", "done", "end_turn")
    assert game.me.island == 7
    game.new_turn().choose("feat:guardians_owl")
    assert (game.me.island, game.they.island) == (6, 5)


@rule("DF-063")
def test_an_ousted_hero_may_come_back() -> None:
    game = table().mine(sun=6).theirs(sun=6, island=5).dice(1, "gold_1 gold_1").choose("feat:gorgon")
    game.new_turn(1).dice(0, "gold_1 gold_1").choose("feat:gorgon")
    assert (game.me.island, game.they.island) == (0, 5)
