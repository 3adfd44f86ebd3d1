"""The turn, and playing cards (HR-018 to HR-026)."""

from __future__ import annotations

from collections import Counter

import pytest

from kubik.games.hero_realms.cards import CARDS
from tests.hero_realms.table import Game, rule, start, table


@rule("HR-018")
def test_turns_pass_clockwise_from_the_first_player() -> None:
    game = start(4, first=2)
    order = []
    for _ in range(6):
        order.append(game.asked)
        game.choose("end_turn")
    assert order == [2, 3, 0, 1, 2, 3]
    assert [event.facts["n"] for event in game.told("begins_turn")] == [2, 3, 4, 5, 6, 7]


@rule("HR-019")
def test_main_phase_then_discard_phase_then_draw_phase() -> None:
    # The deck holds two cards: the other three can only be drawn if played and held cards were discarded before.
    game = table(hand="dagger ruby gold", deck="gold gold", discard="")
    game.choose("play:dagger", "play:ruby")
    assert game.me.combat == 1
    game.choose("end_turn")
    assert Counter(game.me.hand) == {"dagger": 1, "ruby": 1, "gold": 3}
    assert (game.me.play, game.me.combat) == ([], 0)
    assert game.asked == 1


@rule("HR-020")
def test_everything_may_be_done_in_any_order_and_any_number_of_times() -> None:
    game = table(hand="shortsword gold gold ruby influence", play="street_thug").row("profit taxation")
    game.choose("play:gold", "buy:profit")
    game.choose("play:shortsword", "attack:1", "amount:1")
    game.choose("play:influence", "buy:taxation")
    game.choose("expend:street_thug", "choose:2", "attack:1", "amount:3")
    game.choose("sacrifice:influence", "attack:1", "amount:3")
    game.choose("play:ruby", "play:gold", "buy:fire_gem", "buy:fire_gem")
    assert game.me.discard == ["fire_gem", "fire_gem", "profit", "taxation"]
    assert game.they.health == 50 - 7
    assert (game.me.gold, game.me.combat) == (1, 0)


@rule("HR-020")
def test_an_ally_ability_fits_between_buying_and_attacking() -> None:
    game = table(hand="profit intimidation").row("taxation")
    game.choose("play:profit", "buy:taxation", "play:intimidation", "attack:1", "amount:5", "ally:profit")
    game.choose("attack:1", "amount:4", "ally:intimidation", "buy:fire_gem")
    assert game.they.health == 41
    assert game.me.discard == ["fire_gem", "taxation"]


@rule("HR-021")
@pytest.mark.parametrize("card", ["fire_bomb", "tyrannor_the_devourer", "fire_gem"])
def test_playing_costs_nothing_and_lays_the_card_open_into_the_play_area(card: str) -> None:
    game = table(hand=card, deck="gold gold")
    game.choose(f"play:{card}")
    assert game.me.gold == (2 if card == "fire_gem" else 0)
    assert game.me.play == [card]
    assert game.state.view(1).players[0].play == game.state.table.players[0].play


@rule("HR-022")
def test_cards_are_actions_items_and_champions() -> None:
    assert {card.type for card in CARDS} == {"action", "item", "champion"}
    market = Counter(card.type for card in CARDS if card.pool == "market")
    assert market == {"action": 27, "champion": 27}


@rule("HR-023")
def test_a_primary_ability_takes_effect_at_once() -> None:
    game = table(hand="gold rally_the_troops")
    assert game.choose("play:gold").me.gold == 1
    game.choose("play:rally_the_troops")
    assert (game.me.combat, game.me.health) == (5, 55)


@rule("HR-023")
def test_a_champion_does_nothing_at_once() -> None:
    game = table(hand="borg_ogre_mercenary").choose("play:borg_ogre_mercenary")
    assert game.me.combat == 0


def natures_bounty() -> Game:
    """Nature's Bounty with its ally condition met, and an opponent who has a card to lose."""
    game = table(hand="natures_bounty", play="orc_grunt").opponent(hand="gold ruby")
    return game.choose("play:natures_bounty")


@rule("HR-024")
def test_of_ally_and_sacrifice_ability_both_may_be_used_in_one_turn() -> None:
    game = natures_bounty().choose("ally:natures_bounty", "discard:gold", "sacrifice:natures_bounty")
    assert (game.they.hand, game.me.combat) == (["ruby"], 4)


@rule("HR-024")
def test_of_ally_and_sacrifice_ability_one_or_none_may_be_used() -> None:
    game = natures_bounty().choose("sacrifice:natures_bounty")
    assert (game.they.hand, game.me.combat) == (["gold", "ruby"], 4)
    game = natures_bounty().choose("ally:natures_bounty", "discard:gold")
    assert (game.they.hand, game.me.combat, game.me.play) == (["ruby"], 0, ["natures_bounty", "orc_grunt"])
    game = natures_bounty().choose("end_turn")
    assert game.they.hand == ["gold", "ruby"]
    assert "natures_bounty" in game.me.discard + game.me.hand


@rule("HR-024")
def test_an_ally_ability_waits_for_its_condition() -> None:
    game = table(hand="natures_bounty spark").opponent(hand="gold ruby")
    game.choose("play:natures_bounty")
    assert "ally:natures_bounty" not in game.options()
    assert "ally:natures_bounty" in game.choose("play:spark", "discard:gold").options()


@rule("HR-025")
def test_played_actions_and_items_lie_there_until_the_discard_phase() -> None:
    game = table(hand="profit gold", deck="dagger gold gold gold gold").row("taxation")
    game.choose("play:profit", "play:gold", "buy:taxation", "buy:fire_gem")
    assert game.me.play == ["gold", "profit"]
    game.choose("end_turn")
    assert game.me.play == []
    assert game.me.discard == ["fire_gem", "gold", "profit", "taxation"]


@rule("HR-025")
def test_a_played_action_still_counts_as_an_ally() -> None:
    game = table(hand="hit_job", play="parov_the_enforcer", deck="gold").choose("play:hit_job", "attack:1", "amount:7")
    assert "ally:parov_the_enforcer" in game.options()


@rule("HR-026")
def test_cards_that_differ_only_in_name_type_and_subtype_do_the_same() -> None:
    after = []
    same = {"ranger": "hunting_bow", "cleric": "spiked_mace", "wizard": "ignite", "": "shortsword"}
    for character, card in same.items():
        game = table(hand=card, gold=1, characters=(character, "")).choose(f"play:{card}")
        side = game.me
        after.append((side.gold, side.combat, side.hand, len(side.deck), side.discard, game.they.health))
    assert after == [(1, 2, [], 9, [], 50)] * 4


@rule("HR-026")
def test_other_cards_may_refer_to_a_subtype() -> None:
    with_bow = table(hand="hunting_bow black_arrow", deck="gold", characters=("ranger", ""))
    with_bow.choose("play:hunting_bow", "play:black_arrow")
    assert with_bow.me.hand == ["gold"]
    without = table(hand="black_arrow", deck="gold", characters=("ranger", ""))
    without.choose("play:black_arrow")
    assert without.me.hand == []
