"""The four variants (RP-135 to RP-141)."""

from __future__ import annotations

from collections import Counter

import pytest

from kubik.games.roll_player.board import GOLD
from kubik.games.roll_player.content import CARDS
from kubik.games.roll_player.state import SETUP
from kubik.games.roll_player.variants import Settings, agree
from tests.roll_player.table import Game, market, rule, start


def until(game: Game, *asks: str) -> Game:
    """Take the first option until one of these is asked."""
    while game.ask not in asks:
        game.choose(game.options()[0])
    return game


@rule("RP-135")
@pytest.mark.parametrize(("players", "gold"), [(2, 0), (3, 1), (4, 2)])
def test_less_random_setup_hands_out_all_class_colours(players: int, gold: int) -> None:
    game = until(start(players, less_random_setup=True), "place_start")
    colours = Counter(die >> 3 for die in game.me.player.starting)
    assert colours == Counter([*range(6), *[GOLD] * gold])
    faces = {
        tuple(until(start(2, less_random_setup=True, seed=seed), "place_start").me.player.starting) for seed in range(5)
    }
    assert len(faces) == 5


@rule("RP-136")
@pytest.mark.parametrize(("players", "removed"), [(2, 14), (3, 6), (4, 0)])
def test_a_random_deck_mixes_the_ranks(players: int, removed: int) -> None:
    table = until(start(players, random_market_deck=True), "place_start").state.table
    assert len(table.discard) == removed
    assert (len(table.row + table.deck), table.bottom) == (53 - removed, [])
    assert {CARDS[card].rank for card in table.deck} == {1, 2}
    rows = [
        until(start(players, random_market_deck=True, seed=seed), "place_start").state.table.row for seed in range(8)
    ]
    assert {CARDS[card].rank for row in rows for card in row} == {1, 2}


@rule("RP-137")
def test_a_friendly_market_keeps_its_cards() -> None:
    game = market(gold=0, row="weak clumsy foolish", friendly_market=True)
    assert game.options() == ["take_gold"]
    game.choose("take_gold")
    assert (game.me.gold, game.market_row, game.asked) == (2, ["weak", "clumsy", "foolish"], 1)


@rule("RP-138", "OP-43")
def test_abilities_still_trigger_in_a_friendly_market() -> None:
    game = market(board="str: red1 red2", row="weak clumsy foolish", friendly_market=True).choose("take_gold")
    assert game.ask == "swap"


@rule("RP-139", "RP-141")
@pytest.mark.parametrize(("players", "dice", "rounds"), [(2, 8, 10), (3, 9, 9), (4, 10, 8)])
def test_a_short_game_begins_with_more_dice(players: int, dice: int, rounds: int) -> None:
    game = until(start(players, short_game=True), "place_start")
    assert len(game.me.player.starting) == dice
    assert agree(players, Settings(short_game=True)).rounds == rounds
    state = game.state
    while state.decision is not None:
        state.choose(state.decision.options[-1])
    assert state.table.round == rounds


@rule("RP-140")
def test_a_short_game_has_no_more_gold_for_the_last() -> None:
    assert [player.gold for player in start(4, short_game=True).state.table.players] == [5, 5, 5, 5]


@rule("OP-25")
def test_less_random_setup_and_a_short_game_together() -> None:
    game = until(start(2, less_random_setup=True, short_game=True), "place_start")
    colours = Counter(die >> 3 for die in game.me.player.starting)
    assert len(game.me.player.starting) == 8
    assert all(colours[colour] for colour in range(6))


@rule("RP-135", "OP-25", "RP-163")
def test_nobody_draws_the_dice_that_others_are_handed_out() -> None:
    game = until(start(4, less_random_setup=True, short_game=True), "place_start")
    # All gold dice but those that are set aside have been drawn already.
    state = game.state
    state.table.bag[GOLD] = 0
    while state.table.phase == SETUP:
        drawn = [die >> 3 for die in state.table.players[game.asked].starting]
        assert len(drawn) < 10 or (drawn.count(GOLD) >= 2 and min(state.table.bag) >= 0)
        state.choose(game.options()[0])
    assert not state.table.drawn


def test_all_variants_together() -> None:
    game = start(
        3, less_random_setup=True, random_market_deck=True, friendly_market=True, short_game=True, classes="chosen"
    )
    while game.state.decision is not None:
        game.choose(game.options()[-1])
    assert game.result.winners
