"""The frame and the set-up (RB-001 to RB-022)."""

from __future__ import annotations

import pytest

from kubik.games.runebound import GAME
from kubik.games.runebound.board import CITIES, GEM, HEXES, KIND, SHOWS
from kubik.games.runebound.content import (
    ADVENTURES,
    ASSETS,
    CONTENT,
    DECK,
    FIGURES,
    HEROES,
    NUMBER,
    PIECES,
    SCENARIO_CARDS,
    SET,
    SKILLS,
    STORIES,
)
from kubik.games.runebound.decks import deck_of
from kubik.games.runebound.entries import Enemy, EventCard, Quest
from kubik.games.runebound.tokens import ADDED, ASSET_TOKEN, ENEMY_TOKENS, HERO_TOKENS
from kubik.games.runebound.vocabulary import DECKS, KINDS
from kubik.kernel.errors import Unfit
from tests.runebound.table import Game, rule, start, table


def pick(game: Game, *heroes: str) -> Game:
    return game.choose(*(f"hero:{hero}" for hero in heroes))


@rule("RB-001", "RB-015")
def test_each_player_picks_one_hero_in_turn_order() -> None:
    game = start(3, first=1)
    assert (game.asked, game.ask, len(game.options())) == (1, "choose_hero", 6)
    pick(game, "mok")
    assert (game.asked, "hero:mok" in game.options()) == (2, False)
    pick(game, "lissa")
    assert (game.asked, len(game.options())) == (0, 4)


@rule("RB-002", "RB-015")
def test_the_active_player_is_the_first_one_and_chance_decides_who() -> None:
    assert table(3).state.table.turn == 0
    assert {start(3, first=None, seed=seed).state.table.first for seed in range(20)} == {0, 1, 2}


@rule("RB-348")
def test_two_to_four_may_play() -> None:
    for players in (1, 5):
        with pytest.raises(Unfit, match="2 to 4"):
            GAME.start(players)
    with pytest.raises(Unfit, match="no seat 2"):
        GAME.start(2, first=2)


@rule("RB-003", "RB-012", "RB-013", "RB-092")
def test_a_scenario_has_its_story_cards_its_set_up_and_its_end() -> None:
    assert [(card.id, card.act_two) for card in SCENARIO_CARDS] == [("margath", "march"), ("corpse_king", "loss")]
    for name in ("margath", "corpse_king"):
        game = start(scenario=name)
        stories = [PIECES[card] for card in game.state.table.story_deck]
        assert len(stories) == 10
        assert {getattr(story, "scenario", "") for story in stories} == {name}
    assert [table(scenario="margath").me.story, table(scenario="corpse_king").me.story] == [0, 1]


@rule("RB-006", "RB-007")
def test_what_is_in_the_box() -> None:
    assert (len(HEROES), len(SKILLS), len(ASSETS), len(STORIES), len(SCENARIO_CARDS)) == (6, 60, 60, 20, 2)
    assert [sum(deck == number for deck in DECK) for number in range(3)] == [40, 40, 40]
    assert ADDED == 60
    assert sum(map(len, HERO_TOKENS)) == 18
    assert len(ENEMY_TOKENS) + 1 + len(SCENARIO_CARDS) == 8
    assert sum(token >= 0 for token in ASSET_TOKEN) == 34
    assert [GEM.count(number) for number in range(3)] == [9, 9, 9]
    assert (FIGURES.dice.count, FIGURES.box.story_tokens, FIGURES.time.slots) == (5, 24, 6)
    kinds = [sum(isinstance(card, kind) for card in ADVENTURES) for kind in (Enemy, Quest, EventCard)]
    assert kinds == [39, 42, 39]


@rule("RB-008")
def test_a_terrain_die_has_six_different_faces() -> None:
    assert len(set(FIGURES.dice.faces)) == len(set(SHOWS)) == 6


@rule("RB-010")
def test_gems_lie_face_up_by_colour() -> None:
    game = table(at="r00c00")
    assert game.state.table.face_down == []
    assert DECKS[GEM[0]] == "social"
    assert game.can("adventure")


@rule("RB-011")
def test_tokens_lie_beside_the_board() -> None:
    state = table(scenario="corpse_king").state
    assert (state.table.zombies, state.table.villain) == ([], -1)


@rule("RB-014", "RB-EX-9")
def test_decks_have_the_common_cards_and_those_of_the_scenario() -> None:
    for name in ("margath", "corpse_king"):
        state = start(3, scenario=name).state
        for number in range(3):
            cards = deck_of(state.table, number).cards
            assert len(cards) == 30
            assert {SET[card] for card in cards} == {"common", name}
            assert {DECK[card] for card in cards} == {number}
        assert len(state.table.story_deck) == 10
    pick(game := start(2), "mok", "corbin")
    assert [len(cards) for cards in game.state.table.markets] == [3, 3, 3, 3]
    assert len([hex for hex in HEXES if GEM[hex] >= 0]) == 27
    assert game.state.table.face_down == []


@rule("RB-016")
def test_gold_and_tokens_of_the_hero() -> None:
    game = pick(start(2), "hawthorne", "lissa")
    assert [game.me.gold, game.they.gold] == [3, 1]
    assert len(HERO_TOKENS[game.me.player.hero]) == 3


@rule("RB-017")
def test_three_assets_in_each_of_four_markets() -> None:
    game = pick(start(2), "hawthorne", "lissa")
    assert [len(game.offers(city)) for city in ("dawnsmoor", "forge", "riverwatch", "tamalir")] == [3] * 4
    assert len(game.state.table.asset_deck) == 48
    assert len(CITIES) == 4


@rule("RB-018")
def test_hands_by_hand_limit() -> None:
    game = pick(start(3), "laurel", "corbin", "mok")
    assert [len(game.at(seat).hand) for seat in range(3)] == [4, 3, 3]


@rule("RB-019")
def test_any_place_of_the_kind_that_the_hero_card_names() -> None:
    game = pick(start(2), "mok", "thorn")
    assert (game.asked, game.ask) == (0, "choose_start")
    kinds = {KINDS[KIND[option.amount]] for option in game.state.decision.options}  # type: ignore[union-attr]
    assert kinds == {"shrine"}
    assert len(game.options()) == 5
    game.choose("start:r01c05")
    assert game.me.at == "r01c05"
    assert len(game.options()) == 6


@rule("RB-020", "RB-022", "RB-EX-1")
def test_elder_mok_gains_a_trophy_of_a_deck_of_his_choice() -> None:
    game = pick(start(2), "mok", "corbin").choose("start:r01c05", "start:r00c01")
    assert (game.asked, game.options()) == (0, ["deck:combat", "deck:exploration", "deck:social"])
    game.choose("deck:social")
    table = game.state.table
    assert len(table.players[0].social) == 1
    assert len(table.social.cards) == 29
    # He did not look at it as he took it, but he may look at his trophies; the others see its back.
    assert game.state.view(1).players[0].social == [-1]
    assert game.state.view(0).players[0].social == table.players[0].social


@rule("RB-020")
def test_the_set_up_abilities_in_turn_order() -> None:
    game = pick(start(2), "hawthorne", "laurel").choose("start:r00c01", "start:r03c01")
    assert (game.asked, game.ask) == (0, "choose_market")
    game.choose("market:forge")
    assert game.ask == "trading"
    game.choose(game.can("remove")[0])
    # Laurel rolls two dice and may move.
    assert (game.asked, len(game.state.table.dice)) == (1, 2)
    game = pick(start(2), "thorn", "lissa").choose("start:r03c01", "start:r01c05", "stop")
    assert (game.asked, game.ask, len(game.they.hand)) == (1, "discard_down", 5)
    corbin = pick(start(2), "corbin", "mok").choose("start:r00c01", "start:r01c05", "deck:combat")
    assert [asset.type for asset in ASSETS if asset.id in corbin.me.assets] == ["commodity"]


@rule("RB-021")
def test_the_time_token_begins_on_the_first_space() -> None:
    state = start(2).state
    assert (state.table.act, state.table.space) == (1, 1)


@rule("RB-004", "RB-205", "RB-217")
@pytest.mark.parametrize("scenario", ["margath", "corpse_king"])
def test_who_defeats_the_villain_wins_alone(scenario: str) -> None:
    game = table(3, at="r04c04", scenario=scenario).time(2, 3).villain("r04c04")
    game.choose("fight").end_fight("won")
    assert game.winners == (0,)
    assert game.result.places == (1, 2, 2)


@rule("RB-005", "RB-390")
def test_all_lose_alike_if_nobody_stops_the_villain() -> None:
    game = table(scenario="corpse_king").time(2, 12).hero(gold=9, story=3).end_round()
    assert (game.winners, game.result.places) == ((), (2, 2))


def test_ids_are_unique_and_content_says_where_it_comes_from() -> None:
    assert len(NUMBER) == len(PIECES)
    assert {region.origin["figures"] for region in CONTENT.regions} <= {"rulebook", "public", "proposed"}
