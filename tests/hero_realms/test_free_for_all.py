"""Several players: what holds in every mode, and free-for-all (HR-090 to HR-093)."""

from __future__ import annotations

import pytest

from kubik.games.hero_realms.modes import MODES, ModeId
from tests.hero_realms.table import rule, start, table


@rule("HR-090")
@pytest.mark.parametrize("mode", list(MODES))
def test_the_rules_for_two_hold_in_every_mode(mode: ModeId) -> None:
    game = table(
        mode=mode, hand="gold ruby shortsword influence", play="street_thug", deck="dagger gold gold gold gold"
    )
    game.row("profit")
    game.choose("play:gold", "play:shortsword", "play:influence", "buy:profit", "sacrifice:influence")
    game.choose("expend:street_thug", "choose:2")
    assert (game.me.gold, game.me.combat, game.me.expended) == (3, 7, ["street_thug"])
    game.choose("end_turn")
    while game.asked != 0 and "hydra" in mode and game.state.rules.team[game.asked] == 0:
        game.choose("end_turn")
    assert (game.me.gold, game.me.combat, game.me.expended) == (0, 0, [])
    assert game.me.hand == ["dagger", "gold", "gold", "gold", "gold"]
    assert game.me.discard == ["gold", "profit", "ruby", "shortsword"]
    assert len(game.market_row) == 5


@rule("HR-091")
def test_the_first_player_is_agreed_and_turns_pass_clockwise() -> None:
    game = start(5, mode="free_for_all", first=3)
    order = []
    for _ in range(6):
        order.append(game.asked)
        game.choose("end_turn")
    assert order == [3, 4, 0, 1, 2, 3]


@rule("HR-092")
@pytest.mark.parametrize(("players", "first", "hands"), [(3, 0, [3, 4, 5]), (4, 0, [3, 4, 5, 5]), (4, 2, [5, 5, 3, 4])])
def test_opening_hands_with_three_or_more_players(players: int, first: int, hands: list[int]) -> None:
    game = start(players, first=first)
    assert [len(game.at(seat).hand) for seat in range(players)] == hands


@rule("HR-093")
def test_attacks_may_be_split_between_any_opponents() -> None:
    game = table(players=4, combat=12).seat(2, play="orc_grunt").seat(3, play="street_thug")
    game.choose("attack:3", "amount:1", "attack_champion:2:orc_grunt", "attack:1", "amount:2")
    game.choose("attack:2", "amount:1", "attack:3", "amount:1", "attack_champion:3:street_thug")
    assert [game.at(seat).health for seat in range(4)] == [50, 48, 49, 48]
    assert (game.at(2).discard, game.at(3).discard) == (["orc_grunt"], ["street_thug"])


@rule("HR-093")
def test_effects_may_choose_any_opponent() -> None:
    game = table(players=4, hand="spark fire_bomb", deck="gold")
    for seat in (1, 2, 3):
        game.seat(seat, hand="gold ruby", play="cult_priest" if seat == 1 else "street_thug")
    game.choose("play:spark")
    assert game.options() == ["target:1", "target:2", "target:3"]
    game.choose("target:3", "discard:gold", "play:fire_bomb")
    assert game.options() == ["stun:1:cult_priest", "stun:2:street_thug", "stun:3:street_thug"]
