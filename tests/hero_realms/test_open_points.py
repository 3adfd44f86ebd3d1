"""Our rulings on the open points of the rulebook (HR-AMB-01 to HR-AMB-26), and both positions of each switch."""

from __future__ import annotations

import pytest

from kubik.games.hero_realms.cards import NUMBER
from tests.hero_realms.table import Game, rule, start, table

# --- targets ----------------------------------------------------------------------------------------------------------


@rule("HR-AMB-01")
def test_own_champions_are_no_targets_of_a_stun() -> None:
    game = table(hand="fire_bomb", play="street_thug", deck="gold").choose("play:fire_bomb")
    assert (game.me.play, game.me.hand) == (["fire_bomb", "street_thug"], ["gold"])


@rule("HR-AMB-01")
def test_a_teammates_champions_are_no_targets_of_a_stun() -> None:
    game = table(mode="hydra_2v2", hand="fire_bomb", deck="gold").seat(1, play="street_thug").choose("play:fire_bomb")
    assert (game.at(1).play, game.me.hand) == (["street_thug"], ["gold"])


@rule("HR-AMB-02")
def test_guards_do_not_stop_an_effect_that_makes_a_player_discard() -> None:
    game = table(hand="spark").opponent(hand="gold ruby", play="orc_grunt").choose("play:spark")
    assert (game.asked, game.options()) == (1, ["discard:gold", "discard:ruby"])


@rule("HR-AMB-03")
def test_the_discarding_player_chooses_the_card_at_once() -> None:
    game = table(hand="elven_curse gold").opponent(hand="gold ruby").choose("play:elven_curse")
    assert game.asked == 1
    game.choose("discard:ruby")
    assert (game.they.hand, game.asked) == (["gold"], 0)


@rule("HR-AMB-03")
def test_with_an_empty_hand_nothing_happens() -> None:
    game = table(hand="elven_curse").choose("play:elven_curse")
    assert (game.asked, game.me.combat, game.they.discard) == (0, 6, [])


@rule("HR-AMB-03")
def test_a_card_that_everybody_knows_to_be_in_the_hand_may_be_discarded_too() -> None:
    game = table(play="deception profit", gold=3, hand="elven_gift", deck="ruby").row("influence")
    game.choose("ally:deception", "buy:influence", "play:elven_gift", "amount:1")
    assert game.options() == ["discard:ruby", "discard:influence"]


def test_if_several_hands_are_all_empty_nobody_is_asked() -> None:
    game = table(players=3, hand="spark").choose("play:spark")
    assert (game.asked, game.me.combat) == (0, 3)
    assert "end_turn" in game.options()


# --- the next acquired card -------------------------------------------------------------------------------------------


def two_bribes(acquire: str) -> Game:
    game = table(play="bribe bribe", gold=9, deck="gold", acquire=acquire).row("spark taxation influence")
    return game.choose("ally:bribe", "ally:bribe", "buy:spark", "buy:taxation", "buy:influence")


@rule("HR-AMB-04")
def test_two_bribes_serve_two_actions() -> None:
    game = two_bribes("one")
    assert game.me.known_top == ["taxation", "spark", "gold"]
    assert game.me.discard == ["influence"]


@rule("HR-AMB-04")
def test_by_the_strict_reading_one_action_uses_up_both_bribes() -> None:
    game = two_bribes("all")
    assert game.me.known_top == ["spark", "gold"]
    assert game.me.discard == ["influence", "taxation"]


def bribe_and_deception(acquire: str) -> Game:
    game = table(play="bribe deception", gold=9, deck="gold", acquire=acquire).row("spark street_thug influence")
    return game.choose("ally:bribe", "ally:deception")


@rule("HR-AMB-04")
def test_if_several_effects_fit_the_buyer_chooses_and_the_other_stays() -> None:
    game = bribe_and_deception("one").choose("buy:spark")
    assert game.options() == ["acquire:action:deck", "acquire:any:hand"]
    game.choose("acquire:action:deck", "buy:street_thug")
    assert (game.me.known_top, game.me.hand) == (["spark", "gold"], ["street_thug"])
    game = bribe_and_deception("one").choose("buy:street_thug", "buy:spark", "buy:influence")
    assert (game.me.hand, game.me.known_top, game.me.discard) == (["street_thug"], ["spark", "gold"], ["influence"])


@rule("HR-AMB-04")
def test_by_the_strict_reading_the_buyer_chooses_and_the_other_is_used_up() -> None:
    game = bribe_and_deception("all").choose("buy:spark", "acquire:any:hand", "buy:street_thug")
    assert (game.me.hand, game.me.known_top, game.me.discard) == (["spark"], ["gold"], ["street_thug"])
    game = bribe_and_deception("all").choose("buy:street_thug", "buy:spark")
    assert (game.me.hand, game.me.known_top) == (["street_thug"], ["spark", "gold"])  # Bribe never fitted the champion


@rule("HR-AMB-04")
def test_a_card_bought_into_the_hand_may_be_sacrificed_from_there() -> None:
    game = table(play="deception profit", gold=3, hand="death_touch").row("influence")
    game.choose("ally:deception", "buy:influence", "play:death_touch", "sacrifice_from_hand:influence")
    assert (game.me.hand, game.sacrificed) == ([], ["influence"])


def two_discounts(acquire: str) -> Game:
    """Two discounts of 1 on actions are pending. A pack holds one such card; a teammate passed on the second."""
    wizards = ("wizard", "wizard", "wizard", "", "", "")
    game = table(mode="emperor_3v3", characters=wizards, hand="spell_components", gold=8, acquire=acquire)
    players = game.row("command the_rot").state.table.players
    players[1].deck.remove(NUMBER["spell_components"])
    players[0].hand.append(NUMBER["spell_components"])
    return game.choose("play:spell_components", "play:spell_components")


@rule("HR-AMB-04")
def test_a_card_uses_up_one_discount() -> None:
    game = two_discounts("one").choose("buy:command")
    assert game.me.gold == 10 - 4
    assert game.choose("buy:the_rot").me.gold == 6 - 2


@rule("HR-AMB-04")
def test_by_the_strict_reading_a_card_uses_up_all_discounts() -> None:
    game = two_discounts("all").choose("buy:command")
    assert game.me.gold == 10 - 3
    assert game.choose("buy:the_rot").me.gold == 7 - 3


def test_no_price_falls_below_0() -> None:
    game = two_discounts("all").row("profit").choose("buy:profit")
    assert (game.me.gold, game.me.discard) == (10, ["profit"])


@rule("HR-AMB-05")
def test_once_switched_on_the_effect_on_the_next_card_is_not_optional() -> None:
    game = table(play="rasmus_the_smuggler profit", gold=9, deck="gold").row("spark")
    game.choose("ally:rasmus_the_smuggler", "buy:spark")
    assert game.me.known_top == ["spark", "gold"]
    not_used = table(play="rasmus_the_smuggler profit", gold=9, deck="gold").row("spark").choose("buy:spark")
    assert not_used.me.discard == ["spark"]


# --- champions and allies ---------------------------------------------------------------------------------------------


@rule("HR-AMB-06")
def test_a_champion_is_paid_at_once_and_in_full() -> None:
    game = table(combat=4, hand="dagger").opponent(play="rasmus_the_smuggler")
    assert [key for key in game.options() if key.startswith("attack")] == ["attack:1"]
    game.choose("play:dagger", "attack_champion:1:rasmus_the_smuggler")
    assert game.me.combat == 0


@rule("HR-AMB-07")
def test_a_sacrificed_card_is_no_ally_any_more() -> None:
    game = table(play="influence cult_priest")
    assert "ally:cult_priest" in game.options()
    game.choose("sacrifice:influence")
    assert "ally:cult_priest" not in game.options()


@rule("HR-AMB-07")
def test_an_ally_ability_used_before_stays_used() -> None:
    game = table(play="influence cult_priest").choose("ally:cult_priest", "sacrifice:influence")
    assert game.me.combat == 4 + 3


@rule("HR-AMB-08")
def test_an_ally_ability_does_not_depend_on_the_position_of_the_champion() -> None:
    assert "ally:cult_priest" in table(play="cult_priest rayla_endweaver").options()
    game = table(play="rayla_endweaver", expended="cult_priest").choose("ally:cult_priest")
    assert (game.me.combat, game.me.expended) == (4, ["cult_priest"])


@rule("HR-AMB-08")
def test_an_expended_champion_is_an_ally() -> None:
    assert "ally:cult_priest" in table(play="cult_priest", expended="rayla_endweaver").options()


@rule("HR-AMB-09")
def test_preparing_a_champion_does_not_renew_its_ally_ability() -> None:
    game = table(play="domination cristov_the_just", deck="gold gold").choose("ally:cristov_the_just")
    game.choose("expend:cristov_the_just", "ally:domination")
    assert "expend:cristov_the_just" in game.options()
    assert "ally:cristov_the_just" not in game.options()


@rule("HR-AMB-10")
def test_counters_include_expended_cards_and_leave_out_only_the_acting_one() -> None:
    game = table(play="man_at_arms", expended="man_at_arms orc_grunt").choose("expend:man_at_arms")
    assert game.me.combat == 2 + 2
    game = table(play="wolf_shaman", expended="wolf_shaman", hand="spark elven_gift").choose("play:spark")
    game.choose("play:elven_gift", "amount:0", "expend:wolf_shaman")
    assert game.me.combat == 3 + 2 + 3
    game = table(play="master_weyan", expended="cult_priest street_thug").choose("expend:master_weyan")
    assert game.me.combat == 3 + 2


# --- piles ------------------------------------------------------------------------------------------------------------


@rule("HR-AMB-11")
def test_with_deck_and_discard_pile_empty_one_draws_as_many_as_there_are() -> None:
    game = table(hand="word_of_power", play="street_thug gold", deck="ruby").choose("play:word_of_power")
    assert (game.me.hand, game.me.play) == (["ruby"], ["gold", "street_thug", "word_of_power"])
    game = table(hand="gold", play="street_thug", deck="ruby").choose("end_turn")
    assert game.me.hand == ["gold", "ruby"]


@rule("HR-AMB-22")
def test_health_has_no_upper_limit() -> None:
    assert table(hand="rally_the_troops", health=120).choose("play:rally_the_troops").me.health == 125


@rule("HR-AMB-23")
def test_without_a_market_deck_the_gap_stays_open_and_the_rest_is_for_sale() -> None:
    game = table(gold=9).sell_out(row="spark profit taxation").choose("buy:profit")
    assert game.market_row == ["spark", "taxation"]
    assert {"buy:spark", "buy:taxation", "buy:fire_gem"} <= set(game.options())
    game.choose("buy:spark", "buy:taxation", "buy:fire_gem")
    assert game.market_row == []


@rule("HR-AMB-23")
def test_the_last_card_of_the_market_deck_still_fills_the_gap() -> None:
    game = table(gold=9).sell_out(row="spark profit taxation influence the_rot")
    state = game.state.table
    last = state.sacrificed.pop()
    state.market.append(last)
    game.choose("buy:spark")
    assert len(game.market_row) == 5
    assert last in state.row
    assert len(game.choose("buy:profit").market_row) == 4


# --- what must be done ------------------------------------------------------------------------------------------------


@rule("HR-AMB-24")
def test_a_primary_ability_is_carried_out_wholly_except_what_one_may_do() -> None:
    compulsory = table(hand="fire_bomb", deck="gold").opponent(play="street_thug cult_priest").choose("play:fire_bomb")
    assert "done" not in compulsory.options()
    optional = table(hand="the_rot gold").choose("play:the_rot")
    assert "done" in optional.options()


@rule("HR-AMB-25")
def test_nothing_must_be_played_or_used() -> None:
    game = table(hand="spark gold", play="street_thug", gold=9, combat=9, deck="ruby dagger gold gold gold")
    game.choose("end_turn")
    assert game.me.discard == ["gold", "spark"]
    assert game.they.health == 50


# --- hunter -----------------------------------------------------------------------------------------------------------


@rule("HR-AMB-12")
def test_the_ring_closes_when_a_hunter_is_out() -> None:
    game = table(players=4, mode="hunter_survival", combat=9).seat(1, health=5).seat(3, play="cult_priest")
    game.seat(2, play="street_thug").choose("attack:1", "amount:5")
    attacks = {key for key in game.options() if key.startswith("attack")}
    assert attacks == {"attack:2", "attack_champion:2:street_thug", "attack_champion:3:cult_priest"}
    game.choose("end_turn")
    assert game.asked == 2


@rule("HR-AMB-12")
def test_the_bonus_goes_to_the_previous_living_hunter() -> None:
    game = table(players=4, mode="hunter_survival", combat=10).seat(1, health=5).seat(2, health=5)
    game.choose("attack:1", "amount:5", "attack:2", "amount:5")
    assert game.me.health == 50 + 10 + 10
    assert game.at(3).health == 50


@rule("HR-AMB-12")
def test_with_two_hunters_left_they_are_both_neighbours() -> None:
    game = table(players=3, mode="hunter_survival", combat=9).seat(1, health=5).seat(2, play="street_thug")
    game.choose("attack:1", "amount:5")
    assert {key for key in game.options() if key.startswith("attack")} == {"attack:2", "attack_champion:2:street_thug"}


# --- dropping out -----------------------------------------------------------------------------------------------------


@rule("HR-AMB-13")
def test_the_cards_of_a_player_who_is_out_leave_the_game_with_their_fire_gems() -> None:
    game = table(players=3, combat=5).seat(1, hand="fire_gem", discard="fire_gem", play="street_thug", health=5)
    game.choose("attack:1", "amount:5")
    assert game.gems == 14
    assert (game.they.hand, game.they.deck, game.they.discard, game.they.play) == ([], [], [], [])
    assert game.sacrificed == []


@rule("HR-AMB-13")
def test_who_drops_out_in_the_own_turn_ends_it() -> None:
    game = table(players=3, hand="gold", gold=2, health=1, characters=("wizard", "", "")).choose("skill")
    assert (game.state.result, game.asked) == (None, 1)
    assert game.me.hand == []
    assert {step.seat for step in game.state.table.steps} == {1}, "nothing waits for a player who is out"
    assert game.choose("end_turn", "end_turn").asked == 1


# --- hydra ------------------------------------------------------------------------------------------------------------


@rule("HR-AMB-14")
def test_in_hydra_too_only_a_prepared_guard_shields() -> None:
    game = table(mode="hydra_2v2", combat=9).seat(2, play="street_thug").seat(3, expended="orc_grunt")
    attacks = {key for key in game.options() if key.startswith("attack")}
    assert attacks == {"attack:2", "attack_champion:2:street_thug", "attack_champion:3:orc_grunt"}


@rule("HR-AMB-15")
def test_in_hydra_the_acting_player_chooses_which_member_discards() -> None:
    game = table(mode="hydra_2v2", hand="spark").seat(2, hand="gold ruby").seat(3, hand="gold ruby")
    assert game.choose("play:spark").options() == ["target:2", "target:3"]
    game.choose("target:3", "discard:ruby")
    assert (game.at(2).hand, game.at(3).hand) == (["gold", "ruby"], ["gold"])


@rule("HR-AMB-16")
def test_the_member_who_declares_the_purchase_gets_the_card() -> None:
    game = table(mode="hydra_2v2", gold=3).seat(1, gold=2).row("command")
    game.choose("buy_together:command", seat=1).choose("amount:3")
    assert (game.at(0).discard, game.at(1).discard) == ([], ["command"])
    assert (game.at(0).gold, game.at(1).gold) == (0, 0)


@rule("HR-AMB-16")
def test_gems_are_paid_together_only_if_that_was_agreed() -> None:
    usual = table(mode="hydra_2v2", gold=1).seat(1, gold=1)
    assert "buy_together:fire_gem" not in usual.options()
    agreed = table(mode="hydra_2v2", gold=1, share_gems=True).seat(1, gold=1)
    agreed.choose("buy_together:fire_gem", "amount:1")
    assert (agreed.gems, agreed.me.discard) == (15, ["fire_gem"])
    assert (agreed.at(0).gold, agreed.at(1).gold) == (0, 0)


@rule("HR-AMB-17")
def test_every_member_attacks_the_same_total() -> None:
    game = table(mode="hydra_2v2", combat=3).seat(1, combat=2)
    assert [key for key in game.options() if key.startswith("attack")] == ["attack:2"]
    game.choose("attack:2", "amount:3", seat=0)
    game.choose("attack:2", seat=1).choose("amount:2")
    assert game.at(3).health == 70


# --- emperor ----------------------------------------------------------------------------------------------------------


def general_struck_down_by_the_emperor() -> Game:
    """The emperor in seat 1 takes out the general in seat 3, who faces seat 2; seat 2 is on."""
    game = table(mode="emperor_3v3").choose("end_turn").seat(1, combat=5).seat(3, health=5)
    game.choose("attack:3", "amount:5", "done", "end_turn")
    return game.seat(2, combat=9)


@rule("HR-AMB-18")
def test_a_general_is_freed_whoever_struck_down_the_one_opposite() -> None:
    game = general_struck_down_by_the_emperor()
    assert game.asked == 2
    assert "attack:4" in game.options()


@rule("HR-AMB-19")
def test_a_freed_general_acts_against_the_emperor_only() -> None:
    game = general_struck_down_by_the_emperor()
    assert [key for key in game.options() if key.startswith("attack")] == ["attack:4"]


@rule("HR-AMB-20")
def test_players_who_are_out_are_skipped() -> None:
    game = general_struck_down_by_the_emperor()
    order = []
    for _ in range(6):
        order.append(game.asked)
        game.choose("end_turn")
    assert order == [2, 4, 5, 0, 1, 2]


@rule("HR-AMB-21")
def test_cards_are_passed_neither_to_oneself_nor_to_a_player_who_is_out() -> None:
    game = general_struck_down_by_the_emperor().choose("end_turn").seat(4, gold=1, discard="spark")
    assert [key for key in game.options() if key.startswith("pass_card")] == ["pass_card:5:spark"]


@rule("HR-AMB-26")
@pytest.mark.parametrize("mode", ["hydra_2v2", "hydra_3v3", "emperor_3v3"])
def test_the_second_team_gets_nothing_but_larger_hands(mode: str) -> None:
    game = start(mode=mode)
    first, second = game.state.table.players[0], game.state.table.players[-1]
    assert (len(first.hand), len(second.hand)) == (3, 5)
    assert (first.gold, first.combat, first.discard) == (second.gold, second.combat, second.discard)
    assert game.at(0).health == game.at(game.state.rules.players - 1).health
    while game.state.rules.team[game.asked] == 0:
        game.choose("end_turn")
    assert len(game.at(game.asked).hand) == 5


def test_an_empty_hand_may_be_chosen_to_spare_a_full_one() -> None:
    game = table(players=3, hand="spark").seat(1, hand="").seat(2, hand="gold ruby").choose("play:spark")
    assert game.options() == ["target:1", "target:2"]
    game.choose("target:1")
    assert game.at(2).hand == ["gold", "ruby"]
