"""Buying (HR-058 to HR-065)."""

from __future__ import annotations

import pytest

from kubik.games.hero_realms.cards import CARDS
from kubik.games.hero_realms.market import price
from tests.hero_realms.table import rule, table


@rule("HR-058")
def test_gold_buys_from_the_row_and_from_the_gem_stack() -> None:
    game = table(gold=3).row("spark profit street_thug rampage command")
    bought = {key for key in game.options() if key.startswith("buy")}
    assert bought == {"buy:spark", "buy:profit", "buy:street_thug", "buy:fire_gem"}


@rule("HR-058")
def test_an_empty_gem_stack_sells_nothing() -> None:
    game = table(gold=9, discard=" ".join(["fire_gem"] * 16))
    assert game.gems == 0
    assert "buy:fire_gem" not in game.options()


@rule("HR-058")
def test_nobody_buys_in_the_turn_of_another() -> None:
    game = table(gold=9)
    assert game.options(seat=1) == []


@rule("HR-059")
def test_prices_stand_on_the_cards_and_a_card_without_one_costs_nothing() -> None:
    game = table(gold=5).row("command")
    assert game.choose("buy:command").me.gold == 0
    assert all(card.cost for card in CARDS if card.pool in ("market", "gem"))
    without = [number for number, card in enumerate(CARDS) if card.cost is None]
    assert {"gold", "ruby", "shortsword", "dagger"} <= {CARDS[number].id for number in without}
    player = game.state.table.players[0]
    assert {price(game.state.rules, player, number) for number in without} == {0}


@rule("HR-060")
def test_a_bought_card_is_paid_and_goes_to_the_own_discard_pile() -> None:
    game = table(gold=5).row("street_thug").choose("buy:street_thug")
    assert (game.me.gold, game.me.discard) == (2, ["street_thug"])


@rule("HR-060")
def test_too_little_gold_buys_nothing() -> None:
    assert "buy:street_thug" not in table(gold=2).row("street_thug").options()


@rule("HR-061")
def test_the_gap_in_the_row_is_filled_at_once() -> None:
    game = table(gold=5).row("spark profit street_thug rampage command")
    market = list(game.state.table.market)
    game.choose("buy:profit")
    row = game.state.table.row
    kept = [CARDS[card].id for place, card in enumerate(row) if place != 1]
    assert kept == ["spark", "street_thug", "rampage", "command"]
    assert sorted([*game.state.table.market, row[1]]) == sorted(market)
    assert game.state.view(1).row == row


@rule("HR-061")
def test_nobody_knows_which_card_fills_the_gap() -> None:
    filled = set()
    for seed in range(12):
        game = table(gold=5, seed=seed).row("spark profit street_thug rampage command").choose("buy:profit")
        filled.add(game.state.table.row[1])
    assert len(filled) > 6


@rule("HR-061")
def test_every_card_of_the_market_deck_can_fill_the_gap() -> None:
    def filled(answer: int) -> int:
        game = table(gold=5).row("spark profit street_thug rampage command")
        game.state.chance = lambda position, n: answer % n
        return game.choose("buy:profit").state.table.row[1]

    market = table(gold=5).row("spark profit street_thug rampage command").state.table.market
    assert {filled(answer) for answer in range(len(market))} == set(market)


@rule("HR-060", "HR-061", "HR-AMB-04")
def test_the_gap_is_filled_only_when_the_bought_card_has_its_place() -> None:
    game = table(play="bribe deception", gold=9, deck="gold").row("street_thug spark influence rampage command")
    game.choose("ally:bribe", "ally:deception")
    market, answers = list(game.state.table.market), game.state.table.rolled
    game.choose("buy:spark")
    assert game.market_row == ["command", "influence", "rampage", "street_thug"]
    assert (game.state.table.market, game.state.table.rolled) == (market, answers)
    game.choose("acquire:any:hand")
    kept = [CARDS[card].id for place, card in enumerate(game.state.table.row) if place != 1]
    assert kept == ["street_thug", "influence", "rampage", "command"]
    assert [event.kind for event in game.events[-3:]] == ["buys", "takes_into_hand", "enters_row"]


@rule("HR-060", "HR-061")
def test_a_card_that_a_pending_effect_sends_elsewhere_without_asking_leaves_no_gap_either() -> None:
    game = table(play="bribe profit", gold=9, deck="gold").row("spark street_thug").choose("ally:bribe")
    game.choose("buy:street_thug")  # which Bribe does not fit
    assert (game.me.discard, len(game.market_row)) == (["street_thug"], 5)
    game.choose("buy:spark")
    assert (game.me.known_top, len(game.market_row)) == (["spark", "gold"], 5)
    assert [event.kind for event in game.events[-3:]] == ["buys", "puts_on_deck", "enters_row"]


@rule("HR-062")
def test_a_bought_fire_gem_leaves_no_gap_in_the_row() -> None:
    game = table(gold=2)
    row, market = game.market_row, len(game.state.table.market)
    game.choose("buy:fire_gem")
    assert (game.gems, game.me.discard) == (15, ["fire_gem"])
    assert (game.market_row, len(game.state.table.market)) == (row, market)


@rule("HR-063")
@pytest.mark.parametrize("card", ["command", "fire_bomb", "natures_bounty", "arkus_imperial_dragon"])
def test_buying_is_not_playing(card: str) -> None:
    game = table(gold=8, play="spark cristov_the_just").row(card).opponent(hand="gold")
    game.choose(f"buy:{card}")
    left = 8 - (next(entry for entry in CARDS if entry.id == card).cost or 0)
    assert (game.me.gold, game.me.combat, game.me.health, game.me.hand) == (left, 0, 50, [])
    assert game.me.play == ["cristov_the_just", "spark"]
    assert not [key for key in game.options() if key.split(":")[0] in ("ally", "sacrifice") and card in key]


@rule("HR-063")
def test_a_bought_card_is_no_ally() -> None:
    game = table(gold=3, play="taxation").row("man_at_arms").choose("buy:man_at_arms")
    assert "ally:taxation" not in game.options()


@rule("HR-064")
def test_left_over_gold_goes_into_further_purchases() -> None:
    game = table(gold=6).row("profit influence").choose("buy:profit", "buy:influence", "buy:fire_gem")
    assert game.me.gold == 1
    assert game.me.discard == ["fire_gem", "influence", "profit"]


@rule("HR-065")
def test_the_game_goes_on_when_the_market_is_used_up() -> None:
    game = table(gold=9, hand="gold", combat=1).sell_out(row="profit").choose("buy:profit")
    assert (game.market_row, game.state.table.market) == ([], [])
    assert [key for key in game.options() if key.startswith("buy")] == ["buy:fire_gem"]
    game.choose("play:gold", "attack:1").end_round()
    assert len(game.me.hand) == 5
    assert game.they.health == 49
