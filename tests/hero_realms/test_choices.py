"""Choices and partial effects (HR-072 to HR-074)."""

from __future__ import annotations

import pytest

from tests.hero_realms.table import rule, table


@rule("HR-072")
def test_the_acting_player_chooses_the_target() -> None:
    game = table(hand="fire_bomb", deck="gold").opponent(play="street_thug cult_priest").choose("play:fire_bomb")
    assert game.asked == 0
    assert game.options() == ["stun:1:street_thug", "stun:1:cult_priest"]
    game.choose("stun:1:cult_priest")
    assert game.they.play == ["street_thug"]


@rule("HR-072")
def test_the_acting_player_chooses_the_player_who_discards() -> None:
    game = table(hand="spark", players=3).seat(1, hand="gold ruby").seat(2, hand="gold ruby").choose("play:spark")
    assert game.asked == 0
    assert game.options() == ["target:1", "target:2"]
    game.choose("target:2")
    assert game.asked == 2
    game.choose("discard:ruby")
    assert (game.at(1).hand, game.at(2).hand) == (["gold", "ruby"], ["gold"])


@rule("HR-073", "HR-EX-5")
def test_without_a_champion_to_stun_the_card_is_drawn_all_the_same() -> None:
    game = table(hand="fire_bomb", deck="gold").choose("play:fire_bomb")
    assert (game.me.combat, game.me.hand) == (8, ["gold"])


@rule("HR-073")
def test_too_few_cards_are_drawn_as_far_as_they_go() -> None:
    game = table(hand="word_of_power", deck="gold").choose("play:word_of_power")
    assert game.me.hand == ["gold"]


@rule("HR-073")
def test_too_few_cards_are_discarded_as_far_as_they_go() -> None:
    game = table(hand="rampage", deck="gold").choose("play:rampage")
    assert game.options() == ["amount:0", "amount:1"]
    game.choose("amount:1")
    assert (game.me.hand, game.me.discard) == ([], ["gold"])


@rule("HR-073")
def test_no_more_is_discarded_than_was_drawn() -> None:
    game = table(hand="rampage ruby gold", deck="dagger").choose("play:rampage", "amount:1", "discard:ruby")
    assert "end_turn" in game.options()
    assert (game.me.hand, game.me.discard) == (["dagger", "gold"], ["ruby"])


@rule("HR-073")
def test_with_nothing_to_draw_nobody_is_asked_how_much() -> None:
    game = table(hand="elven_gift ruby gold", deck="").choose("play:elven_gift")
    assert "end_turn" in game.options()
    assert (len(game.me.hand), game.me.discard) == (2, [])


@rule("HR-AMB-03")
def test_whoever_must_discard_all_cards_is_not_asked_which() -> None:
    game = table(hand="spark spark", combat=0).opponent(hand="ruby gold")
    game.choose("play:spark", "discard:ruby", "play:spark")
    assert (game.asked, game.they.hand, game.they.discard) == (0, [], ["gold", "ruby"])


@rule("HR-AMB-03")
def test_whoever_has_cards_of_one_kind_only_is_asked_all_the_same() -> None:
    game = table(hand="spark").opponent(hand="gold gold").choose("play:spark")
    assert (game.asked, game.options()) == (1, ["discard:gold"])


@rule("HR-074")
@pytest.mark.parametrize(
    ("card", "combat", "gold"),
    [("spark", 3, 0), ("wolf_form", 8, 0), ("fire_bomb", 8, 0), ("death_touch", 2, 0), ("smash_and_grab", 6, 0)],
)
def test_impossible_parts_are_skipped_and_never_forbid_a_card(card: str, combat: int, gold: int) -> None:
    game = table(hand=card, deck="").choose(f"play:{card}")
    assert (game.me.combat, game.me.gold, game.me.play) == (combat, gold, [card])
    assert game.asked == 0
    assert "end_turn" in game.options()


@rule("HR-074")
def test_an_ally_ability_without_anything_to_do_may_be_used_too() -> None:
    game = table(play="domination recruit").choose("ally:domination")
    assert "ally:domination" not in game.options()
    game = table(play="varrick_the_necromancer").choose("expend:varrick_the_necromancer")
    assert game.me.expended == ["varrick_the_necromancer"]


def test_drawing_nothing_asks_nothing_of_chance() -> None:
    game = table(hand="elven_gift", deck="gold gold").choose("play:elven_gift")
    before = game.state.table.rolled
    game.choose("amount:0")
    assert game.state.table.rolled == before
