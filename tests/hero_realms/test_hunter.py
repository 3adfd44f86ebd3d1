"""Hunter: first blood and survival (HR-094 to HR-101)."""

from __future__ import annotations

import pytest

from tests.hero_realms.table import rule, start, table

BOTH = pytest.mark.parametrize("mode", ["hunter_first_blood", "hunter_survival"])


@rule("HR-094")
@BOTH
def test_first_player_hands_and_order_are_those_of_free_for_all(mode: str) -> None:
    game = start(4, mode=mode, first=1)
    assert [len(game.at(seat).hand) for seat in range(4)] == [5, 3, 4, 5]
    order = []
    for _ in range(5):
        order.append(game.asked)
        game.choose("end_turn")
    assert order == [1, 2, 3, 0, 1]


@rule("HR-095")
@BOTH
def test_of_the_players_only_the_left_neighbour_may_be_attacked_or_targeted(mode: str) -> None:
    game = table(players=4, mode=mode, combat=5, hand="spark")
    for seat in (1, 2, 3):
        game.seat(seat, hand="gold ruby")
    assert [key for key in game.options() if key.startswith("attack")] == ["attack:1"]
    game.choose("play:spark")
    assert game.asked == 1  # nobody else could be chosen
    game.choose("discard:gold")
    assert [len(game.at(seat).hand) for seat in (1, 2, 3)] == [1, 2, 2]


@rule("HR-095")
def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    game = table(players=3, mode="hunter_survival").choose("end_turn", "end_turn").seat(2, combat=5)
    assert [key for key in game.options() if key.startswith("attack")] == ["attack:0"]


@rule("HR-096")
@BOTH
def test_champions_of_both_neighbours_may_be_attacked_or_targeted_but_not_those_opposite(mode: str) -> None:
    game = table(players=4, mode=mode, combat=9, play="rake_master_assassin")
    game.seat(1, play="street_thug").seat(2, play="cult_priest").seat(3, play="street_thug")
    attacks = {key for key in game.options() if key.startswith("attack_champion")}
    assert attacks == {"attack_champion:1:street_thug", "attack_champion:3:street_thug"}
    game.choose("expend:rake_master_assassin")
    assert game.options() == ["stun:1:street_thug", "stun:3:street_thug", "done"]


@rule("HR-097")
def test_first_blood_ends_when_one_player_is_out() -> None:
    game = table(players=4, mode="hunter_first_blood", combat=5).seat(1, health=5).choose("attack:1", "amount:5")
    assert game.winners == (0,)
    assert game.state.decision is None


@rule("HR-098")
def test_the_right_neighbour_wins_whoever_dealt_the_blow() -> None:
    # The Wizard in seat 2 channels away the last health: nobody attacked, and seat 1 wins.
    game = table(players=4, mode="hunter_first_blood", characters=("", "", "wizard", ""))
    game.choose("end_turn", "end_turn").seat(2, gold=2, health=1).choose("skill")
    assert game.winners == (1,)


@rule("HR-098")
def test_the_right_neighbour_of_the_first_seat_is_the_last() -> None:
    game = table(players=3, mode="hunter_first_blood", gold=2, health=1, characters=("wizard", "", ""))
    assert game.choose("skill").winners == (2,)


@rule("HR-099", "HR-100")
def test_survival_goes_on_and_the_right_neighbour_gains_10_health_and_a_card() -> None:
    game = table(players=4, mode="hunter_survival", combat=6, deck="dagger ruby").seat(1, health=5)
    game.choose("attack:1", "amount:5")
    assert game.state.result is None
    assert (game.me.health, game.me.hand, game.me.deck) == (60, ["dagger"], ["ruby"])
    assert [game.at(seat).health for seat in (2, 3)] == [50, 50]
    assert game.asked == 0
    assert "attack:2" in game.options()


@rule("HR-100")
def test_the_right_neighbour_gets_the_bonus_whoever_dealt_the_blow() -> None:
    game = table(players=4, mode="hunter_survival", characters=("", "", "wizard", ""))
    game.choose("end_turn", "end_turn").seat(2, gold=2, health=1).seat(1, deck="ruby")
    game.choose("skill")
    assert (game.at(1).health, game.at(1).hand) == (60, ["ruby"])
    assert [game.at(seat).health for seat in (0, 3)] == [50, 50]


@rule("HR-101")
def test_the_last_survivor_wins() -> None:
    game = table(players=3, mode="hunter_survival", combat=10).seat(1, health=5).seat(2, health=5)
    game.choose("attack:1", "amount:5")
    assert game.state.result is None
    game.choose("attack:2", "amount:5")
    assert game.winners == (0,)
    assert game.result.places == (1, 3, 2)
