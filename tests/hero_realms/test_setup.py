"""Components, aim and set-up (HR-001 to HR-017)."""

from __future__ import annotations

from collections import Counter

import pytest

from kubik.games.hero_realms.cards import CARDS
from kubik.games.hero_realms.state import Player, Table
from kubik.kernel.sight import UNKNOWN
from tests.hero_realms.table import rule, start, table

BOX, SCORE_CARDS = 144, 8


@rule("HR-001")
def test_the_box_holds_base_cards_score_cards_and_market_cards() -> None:
    base = sum(card.copies for card in CARDS if card.pool in ("starter", "gem"))
    market = sum(card.copies for card in CARDS if card.pool == "market")
    assert (base, market) == (56, 80)
    assert base + market + SCORE_CARDS == BOX


@rule("HR-002")
def test_the_base_cards_are_gems_and_starting_cards_for_four() -> None:
    base = {card.id: card.copies for card in CARDS if card.pool in ("starter", "gem")}
    assert base == {"fire_gem": 16, "gold": 28, "shortsword": 4, "dagger": 4, "ruby": 4}
    deck = Counter(start().me.hand + start().me.deck)
    assert {base[name] // copies for name, copies in deck.items()} == {4}


@rule("HR-003")
def test_the_market_deck_has_54_cards_in_one_to_three_copies_and_20_per_faction() -> None:
    market = [card for card in CARDS if card.pool == "market"]
    assert len(market) == 54
    assert {card.copies for card in market} == {1, 2, 3}
    cards = Counter[str]()
    for card in market:
        cards[str(card.faction)] += card.copies
    assert cards == {"imperial": 20, "guild": 20, "necros": 20, "wild": 20}


@rule("HR-003")
def test_the_printed_numbers_of_copies() -> None:
    several = {card.id: card.copies for card in CARDS if card.pool == "market" and card.copies > 1}
    assert several == {
        "man_at_arms": 2,
        "recruit": 3,
        "tithe_priest": 2,
        "taxation": 3,
        "bribe": 3,
        "intimidation": 2,
        "profit": 3,
        "street_thug": 2,
        "cult_priest": 2,
        "death_cultist": 2,
        "death_touch": 3,
        "influence": 3,
        "the_rot": 2,
        "elven_curse": 2,
        "elven_gift": 3,
        "orc_grunt": 2,
        "spark": 3,
        "wolf_shaman": 2,
    }


@rule("HR-004")
def test_every_player_has_own_piles_and_pools() -> None:
    game = table(hand="gold shortsword", gold=2).row("taxation").opponent(hand="gold", discard="ruby", play="orc_grunt")
    game.choose("play:gold", "play:shortsword", "buy:taxation")
    assert (game.me.gold, game.me.combat, game.me.discard, game.me.play) == (2, 2, ["taxation"], ["gold", "shortsword"])
    assert (game.they.gold, game.they.combat, game.they.discard) == (0, 0, ["ruby"])
    assert (game.they.hand, game.they.play) == (["gold"], ["orc_grunt"])
    assert (len(game.me.deck), len(game.they.deck)) == (8, 8)


@rule("HR-005")
def test_gold_buys_and_combat_attacks_and_neither_does_the_other() -> None:
    rich = table(gold=8).row("spark").opponent(play="street_thug")
    assert "buy:spark" in rich.options()
    assert not [key for key in rich.options() if key.startswith("attack")]
    strong = table(combat=8).row("spark").opponent(play="street_thug")
    assert {"attack:1", "attack_champion:1:street_thug"} <= set(strong.options())
    assert not [key for key in strong.options() if key.startswith("buy")]


@rule("HR-006")
def test_every_player_starts_with_50_health() -> None:
    assert (start().me.health, start().they.health) == (50, 50)


@rule("HR-007")
@pytest.mark.parametrize("damage", [5, 9])
def test_a_player_whose_health_drops_to_0_or_lower_is_out(damage: int) -> None:
    game = table(combat=9, players=3).opponent(health=5)
    game.choose("attack:1", f"amount:{damage}")
    assert [event.seat for event in game.told("drops_out")] == [1]
    assert game.they.health == 0
    assert game.choose("end_turn").asked == 2


@rule("HR-007")
def test_a_player_with_1_health_left_is_still_in_the_game() -> None:
    game = table(combat=9).opponent(health=5)
    game.choose("attack:1", "amount:4")
    assert game.they.health == 1
    assert game.state.result is None


@rule("HR-008")
def test_of_two_players_the_other_wins_at_once() -> None:
    game = table(combat=5, hand="gold").opponent(health=5)
    game.choose("attack:1", "amount:5")
    assert game.winners == (0,)
    assert game.state.decision is None


@rule("HR-008")
def test_of_three_players_the_last_one_wins() -> None:
    game = table(combat=10, players=3).seat(1, health=5).seat(2, health=5)
    game.choose("attack:1", "amount:5")
    assert game.state.result is None
    game.choose("attack:2", "amount:5")
    assert game.winners == (0,)


@rule("HR-009", "HR-EX-1")
def test_health_is_a_plain_number_and_30_less_3_is_27() -> None:
    game = table(combat=3).opponent(health=30)
    game.choose("attack:1", "amount:3")
    assert game.they.health == 27
    assert game.state.table.health == [50, 27]
    fields = (*Table.__struct_fields__, *Player.__struct_fields__)
    assert [name for name in fields if "health" in name or "score" in name] == ["health"]


@rule("HR-010")
def test_the_starting_deck() -> None:
    for side in (start().me, start().they):
        assert Counter(side.hand + side.deck) == {"gold": 7, "shortsword": 1, "dagger": 1, "ruby": 1}


@rule("HR-011")
def test_sixteen_fire_gems_lie_face_up_beside_the_market() -> None:
    game = start()
    assert game.gems == 16
    for seat in (0, 1, None):
        assert game.state.view(seat).gems == 16


@rule("HR-012")
def test_the_market_deck_lies_face_down_and_nothing_is_sacrificed_yet() -> None:
    game = start()
    assert len(game.state.table.market) == 75
    assert game.sacrificed == []
    for seat in (0, 1, None):
        assert game.state.view(seat).market == [UNKNOWN] * 75


@rule("HR-012")
def test_the_market_deck_is_shuffled() -> None:
    rows = {tuple(start(seed=seed).market_row) for seed in range(10)}
    assert len(rows) == 10


@rule("HR-013")
def test_five_cards_lie_face_up_in_the_market_row() -> None:
    game = start()
    assert len(game.market_row) == 5
    for seat in (0, 1, None):
        assert game.state.view(seat).row == game.state.table.row


@rule("HR-014")
def test_own_decks_are_shuffled_and_lie_face_down_and_discard_piles_are_empty() -> None:
    game = start()
    for seat in (0, 1):
        view = game.state.view(seat)
        assert view.players[0].deck == [UNKNOWN] * 7
        assert view.players[1].deck == [UNKNOWN] * 5
    assert game.me.discard == game.they.discard == []
    assert len({tuple(start(seed=seed).they.hand) for seed in range(10)}) > 1


@rule("HR-015")
def test_who_begins_is_agreed_or_drawn() -> None:
    assert start(first=0).asked == 0
    assert start(first=1).asked == 1
    drawn = {start(3, first=None, seed=seed).asked for seed in range(30)}
    assert drawn == {0, 1, 2}
    assert start(3, first=None, seed=4).asked == start(3, first=None, seed=4).asked


@rule("HR-016")
def test_the_first_of_two_players_holds_3_cards_and_the_second_5() -> None:
    game = start(first=1)
    assert (len(game.they.hand), len(game.me.hand)) == (3, 5)


@rule("HR-EX-2")
def test_the_set_up_picture() -> None:
    game = start(first=0)
    assert game.asked == 0
    assert (len(game.me.hand), len(game.they.hand)) == (3, 5)
    assert (len(game.market_row), game.gems, len(game.state.table.market), game.sacrificed) == (5, 16, 75, [])
    assert (game.me.discard, game.they.discard) == ([], [])


@rule("HR-017")
def test_cards_are_drawn_from_the_own_deck_only() -> None:
    game = table(hand="command", deck="dagger").opponent(deck="ruby")
    market = len(game.state.table.market)
    game.choose("play:command")
    assert game.me.hand == ["dagger"]
    assert game.they.deck == ["ruby"]
    assert len(game.state.table.market) == market


@rule("HR-017")
def test_an_empty_own_deck_and_discard_pile_give_no_card() -> None:
    game = table(hand="command", deck="").opponent(deck="ruby gold")
    game.choose("play:command")
    assert game.me.hand == []
    assert game.they.deck == ["gold", "ruby"]
