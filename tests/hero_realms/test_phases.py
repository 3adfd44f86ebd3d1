"""Discard phase and draw phase (HR-075 to HR-079)."""

from __future__ import annotations

from collections import Counter

from kubik.games.hero_realms.turn import Main, NextTurn
from kubik.kernel.sight import EVERYBODY
from tests.hero_realms.table import names, rule, table


@rule("HR-075")
def test_discarded_and_bought_cards_lie_face_up_on_the_own_discard_pile() -> None:
    game = table(gold=1, hand="spark").row("profit").opponent(hand="ruby")
    game.choose("play:spark", "buy:profit")
    assert (game.me.discard, game.they.discard) == (["profit"], ["ruby"])
    told = [event.seen_by(None) for event in game.told("buys") + game.told("discards")]
    assert all(event is not None and event.pieces for event in told)


@rule("HR-076")
def test_everyone_may_look_through_every_discard_pile() -> None:
    game = table(discard="gold spark ruby").opponent(discard="dagger profit")
    for seat in (0, 1, None):
        view = game.state.view(seat)
        assert view.players[0].discard == game.state.table.players[0].discard
        assert view.players[1].discard == game.state.table.players[1].discard


@rule("HR-077")
def test_the_discard_phase() -> None:
    game = table(
        hand="gold gold ruby spark",
        play="street_thug",
        deck="dagger shortsword gold gold gold",
        discard="influence",
    )
    game.choose("play:gold", "play:spark", "expend:street_thug", "choose:2")
    assert (game.me.gold, game.me.combat) == (1, 5)
    game.choose("end_turn")
    assert (game.me.gold, game.me.combat) == (0, 0)  # a, b
    assert game.me.discard == ["gold", "gold", "influence", "ruby", "spark"]  # c: gold, spark; d: gold, ruby
    assert (game.me.play, game.me.expended) == (["street_thug"], [])  # e


@rule("HR-077")
def test_only_the_active_player_discards() -> None:
    game = table(hand="gold").opponent(hand="ruby dagger", play="street_thug").choose("end_turn")
    assert (game.they.hand, game.they.play, game.they.discard) == (["dagger", "ruby"], ["street_thug"], [])


@rule("HR-078")
def test_the_draw_phase_gives_five_cards_and_ends_the_turn() -> None:
    game = table(hand="gold gold", deck="ruby dagger shortsword gold gold gold").choose("end_turn")
    assert game.me.hand == ["dagger", "gold", "gold", "ruby", "shortsword"]
    assert game.me.deck == ["gold"]
    assert game.asked == 1
    assert game.state.table.steps == [NextTurn(1), Main(1)], "nothing of the old turn is left to do"


@rule("HR-079")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    game = table(hand="command", deck="", discard="dagger").choose("play:command")
    assert (game.me.hand, game.me.discard, game.me.deck) == (["dagger"], [], [])
    assert [event.seat for event in game.told("shuffles")] == [0]


@rule("HR-079")
def test_the_new_deck_is_shuffled() -> None:
    drawn = set()
    for seed in range(20):
        game = table(hand="command", deck="", discard="dagger ruby shortsword gold", seed=seed).choose("play:command")
        assert (len(game.me.deck), game.me.discard) == (3, [])
        drawn.add(game.me.hand[0])
    assert drawn == {"dagger", "ruby", "shortsword", "gold"}


@rule("HR-079")
def test_a_deck_that_just_suffices_is_not_made_anew() -> None:
    game = table(hand="command", deck="ruby", discard="dagger").choose("play:command")
    assert (game.me.hand, game.me.discard, game.me.deck) == (["ruby"], ["dagger"], [])


@rule("HR-079")
def test_a_deck_in_no_order_that_just_suffices_is_not_made_anew() -> None:
    rest = "dagger shortsword gold gold gold gold gold gold gold"
    game = table(hand="command", discard=rest)
    assert names(game.state.table.players[0].deck) == ["ruby"]
    game.choose("play:command")
    assert (game.me.hand, game.me.deck, len(game.me.discard)) == (["ruby"], [], 9)
    assert game.told("shuffles") == []


@rule("HR-017", "HR-078")
def test_known_cards_on_the_deck_are_drawn_first_and_stay_as_secret_as_they_were() -> None:
    game = table(hand="word_of_power", deck="dagger ruby shortsword")
    player = game.state.table.players[0]
    player.knowers = [EVERYBODY, EVERYBODY, 1]  # everybody saw all but the dagger
    game.choose("play:word_of_power")
    assert game.me.hand == ["dagger", "ruby"]
    assert names(game.state.view(1).players[0].shown) == ["ruby"]
    assert game.me.known_top == ["shortsword"]


@rule("HR-EX-6")
def test_three_cards_left_are_drawn_then_two_of_the_new_deck() -> None:
    game = table(hand="ruby", deck="dagger shortsword spark", discard="gold gold gold gold").choose("end_turn")
    hand = Counter(game.me.hand)
    assert {"dagger", "shortsword", "spark"} <= set(hand)
    assert sum(hand.values()) == 5
    assert set(hand) <= {"dagger", "shortsword", "spark", "gold", "ruby"}
    assert len(game.me.deck) == 3
    assert game.me.discard == []


@rule("HR-EX-6", "HR-079")
def test_the_cards_left_in_a_deck_in_no_order_are_all_drawn_before_those_of_the_new_one() -> None:
    for seed in range(12):
        game = table(hand="gold gold gold", discard="gold gold gold gold", seed=seed)
        assert names(game.state.table.players[0].deck) == ["dagger", "ruby", "shortsword"]
        game.choose("end_turn")
        assert game.me.hand == ["dagger", "gold", "gold", "ruby", "shortsword"]
