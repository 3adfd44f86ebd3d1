"""Emperor: three against three (HR-114 to HR-128). The rulebook's player 1 sits in seat 0."""

from __future__ import annotations

from typing import Any

import pytest

from kubik.kernel.errors import BadSetup
from kubik.kernel.sight import EVERYBODY
from tests.hero_realms.table import Game, rule, start, table


def emperor(turn: int = 0, **options: Any) -> Game:
    """The first turn of a seat; everybody has nothing but a deck."""
    game = table(mode="emperor_3v3", **options)
    while game.asked != turn:
        game.choose("end_turn")
    for seat in range(6):
        game.seat(seat)
    return game


def attacked(game: Game) -> list[int]:
    """The players whom the one who is asked may attack."""
    return sorted(int(key.split(":")[1]) for key in game.options() if key.startswith("attack:"))


def strike_down(game: Game, seat: int) -> Game:
    """The player who is asked takes a player's last 5 health."""
    me = game.asked
    return game.seat(seat, health=5).seat(me, combat=25).choose(f"attack:{seat}", "amount:5")


@rule("HR-114")
def test_emperor_is_for_two_teams_of_three() -> None:
    assert start(mode="emperor_3v3").state.rules.team == [0, 0, 0, 1, 1, 1]
    for players in (2, 3, 4, 5):
        with pytest.raises(BadSetup):
            start(players, mode="emperor_3v3")


@rule("HR-115", "HR-117")
def test_each_team_has_one_emperor_between_two_generals_opposite_the_other() -> None:
    game = start(mode="emperor_3v3")
    emperors = [seat for seat in range(6) if game.at(seat).health == 60]
    assert emperors == [1, 4]
    assert emperors[1] - emperors[0] == 3  # opposite each other at a table for six
    for seat in emperors:
        assert {game.state.rules.team[seat + way] for way in (-1, 0, 1)} == {game.state.rules.team[seat]}


@rule("HR-116")
def test_if_two_use_character_packs_they_are_the_emperors() -> None:
    game = start(mode="emperor_3v3", characters=("", "wizard", "", "", "cleric", ""))
    assert [game.at(seat).health for seat in range(6)] == [50, 60, 50, 50, 65, 50]
    with pytest.raises(BadSetup):
        start(mode="emperor_3v3", characters=("wizard", "", "", "", "cleric", ""))


@rule("HR-118", "HR-123")
@pytest.mark.parametrize(("general", "opposite"), [(0, 5), (2, 3), (3, 2), (5, 0)])
def test_a_general_may_act_only_against_the_general_opposite(general: int, opposite: int) -> None:
    game = emperor(general)
    for seat in range(6):
        if seat != general:
            game.seat(seat, hand="gold ruby", play="street_thug" if seat == opposite else "")
    enemy_emperor = 4 if general < 3 else 1
    game.seat(enemy_emperor, hand="gold ruby", play="cult_priest")
    game.seat(general, combat=9, hand="spark", play="rake_master_assassin")
    attacks = {key for key in game.options() if key.startswith("attack")}
    assert attacks == {f"attack:{opposite}", f"attack_champion:{opposite}:street_thug"}
    game.choose("expend:rake_master_assassin")
    assert game.options() == [f"stun:{opposite}:street_thug", "done"]
    game.choose("done", "play:spark")
    assert game.asked == opposite


@rule("HR-119")
def test_generals_start_with_50_health_or_the_printed_one() -> None:
    game = start(mode="emperor_3v3", characters=("ranger", "wizard", "fighter", "", "cleric", "thief"))
    assert [game.at(seat).health for seat in (0, 2, 3, 5)] == [58, 60, 50, 52]


@rule("HR-120")
def test_emperors_start_with_60_health_or_10_more_than_printed() -> None:
    game = start(mode="emperor_3v3")
    assert [game.at(seat).health for seat in (1, 4)] == [60, 60]
    game = start(mode="emperor_3v3", characters=("", "fighter", "", "", "thief", ""))
    assert [game.at(seat).health for seat in (1, 4)] == [70, 62]


@rule("HR-121")
def test_team_a_draws_3_cards_and_team_b_5() -> None:
    game = start(mode="emperor_3v3")
    assert [len(game.at(seat).hand) for seat in range(6)] == [3, 3, 3, 5, 5, 5]


@rule("HR-122")
def test_player_1_begins_and_turns_are_single_and_clockwise() -> None:
    game = start(mode="emperor_3v3", first=None)
    order = []
    for _ in range(7):
        order.append(game.asked)
        assert all(game.options(seat) == [] for seat in range(6) if seat != game.asked)
        game.choose("end_turn")
    assert order == [0, 1, 2, 3, 4, 5, 0]


@rule("HR-124")
@pytest.mark.parametrize(("general", "opposite", "enemy"), [(0, 5, 4), (2, 3, 4), (3, 2, 1), (5, 0, 1)])
def test_after_the_general_opposite_comes_the_enemy_emperor(general: int, opposite: int, enemy: int) -> None:
    game = strike_down(emperor(general), opposite).choose("done")
    assert attacked(game) == [enemy]


@rule("HR-124")
def test_a_general_whose_opposite_is_out_may_act_against_the_enemy_emperor() -> None:
    game = emperor().seat(4, play="street_thug", hand="gold ruby")
    strike_down(game, 5).choose("done")
    assert attacked(game) == [4]
    assert "attack_champion:4:street_thug" in game.options()
    game.seat(0, hand="spark").choose("play:spark")
    assert game.asked == 4


@rule("HR-125")
def test_an_emperor_may_act_against_all_enemies() -> None:
    game = emperor(1)
    for seat, champion in ((0, "street_thug"), (3, "cult_priest"), (4, ""), (5, "street_thug")):
        game.seat(seat, hand="gold ruby", play=champion)
    game.seat(1, combat=9, hand="spark fire_bomb", deck="gold")
    assert attacked(game) == [3, 4, 5]
    champions = {key for key in game.options() if key.startswith("attack_champion")}
    assert champions == {"attack_champion:3:cult_priest", "attack_champion:5:street_thug"}
    assert game.choose("play:spark").options() == ["target:3", "target:4", "target:5"]
    game.choose("target:4", "discard:gold", "play:fire_bomb")
    assert game.options() == ["stun:3:cult_priest", "stun:5:street_thug"]


@rule("HR-126")
def test_for_1_gold_a_discarded_card_goes_to_a_teammates_discard_pile() -> None:
    game = emperor().seat(0, gold=2, discard="spark profit").choose("pass_card:1:spark", "pass_card:2:profit")
    assert (game.at(0).gold, game.at(0).discard) == (0, [])
    assert (game.at(1).discard, game.at(2).discard) == (["spark"], ["profit"])


@rule("HR-126")
def test_passing_a_card_needs_gold_and_a_card_and_a_teammate() -> None:
    assert not [key for key in emperor().seat(0, discard="spark").options() if key.startswith("pass_card")]
    assert not [key for key in emperor().seat(0, gold=3, hand="spark").options() if key.startswith("pass_card")]
    offered = {key for key in emperor().seat(0, gold=3, discard="spark").options() if key.startswith("pass_card")}
    assert offered == {"pass_card:1:spark", "pass_card:2:spark"}


@rule("HR-126")
def test_cards_are_passed_in_no_other_mode() -> None:
    game = table(mode="hydra_2v2", gold=3, discard="spark")
    assert not [key for key in game.options() if key.startswith("pass_card")]


@rule("HR-127")
@pytest.mark.parametrize("card", ["spark", "profit", "dagger"])
def test_a_general_who_drops_out_may_leave_a_card_of_hand_discard_pile_or_deck_to_the_emperor(card: str) -> None:
    game = emperor().seat(5, hand="spark", discard="profit", deck="dagger", play="street_thug", health=5)
    game.seat(0, combat=5).choose("attack:5", "amount:5")
    assert game.asked == 5
    assert sorted(game.options()) == ["bequeath:dagger", "bequeath:profit", "bequeath:spark", "done"]
    game.choose(f"bequeath:{card}")
    assert game.at(4).discard == [card]
    left = game.at(5)
    assert (left.hand, left.deck, left.discard, left.play) == ([], [], [], [])
    assert game.asked == 0


@rule("HR-127")
def test_cards_that_everybody_knows_can_be_left_to_the_emperor_too() -> None:
    game = emperor().seat(5, hand="spark", deck="dagger", health=5)
    general = game.state.table.players[5]
    general.shown, general.hand = general.hand, []
    general.knowers = [EVERYBODY]
    game.seat(0, combat=5).choose("attack:5", "amount:5")
    assert sorted(game.options()) == ["bequeath:dagger", "bequeath:spark", "done"]


@rule("HR-127")
def test_a_champion_that_a_fireball_stunned_can_be_left_to_the_emperor() -> None:
    game = table(mode="emperor_3v3", characters=("wizard", "", "", "", "", ""))
    game.seat(5, play="street_thug", deck="", health=4).choose("ability")
    assert [event.kind for event in game.events][-3:] == ["is_stunned", "loses_health", "drops_out"]
    assert (game.asked, game.options()) == (5, ["bequeath:street_thug", "done"])


@rule("HR-127")
def test_a_general_who_drops_out_in_the_own_turn_may_leave_a_card_too() -> None:
    game = table(mode="emperor_3v3", characters=("wizard", "", "", "", "", ""), gold=2, health=1, hand="spark")
    game.choose("skill")
    assert game.asked == 0
    game.choose("bequeath:spark")
    assert (game.at(1).discard, game.asked) == (["spark"], 1)


@rule("HR-127")
def test_a_general_who_drops_out_may_leave_nothing() -> None:
    game = strike_down(emperor(), 5).choose("done")
    assert game.at(4).discard == []
    assert game.asked == 0


@rule("HR-128")
def test_if_an_emperor_drops_out_the_whole_team_loses() -> None:
    game = strike_down(emperor(1), 4)
    assert game.winners == (0, 1, 2)
    assert game.result.places == (1, 1, 1, 4, 4, 4)


@rule("HR-128")
def test_a_general_who_is_out_wins_with_the_team() -> None:
    game = strike_down(emperor(5), 0).choose("done", "end_turn")
    assert strike_down(game, 4).winners == (0, 1, 2)


@rule("HR-128")
def test_if_both_generals_drop_out_the_emperor_plays_on() -> None:
    game = emperor(1)
    for seat in (3, 5):
        strike_down(game, seat).choose("done")
    assert game.state.result is None
    assert attacked(game) == [4]
