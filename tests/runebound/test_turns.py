"""Turns, actions, exertion, rest and training (RB-030 to RB-042, RB-080 to RB-082)."""

from __future__ import annotations

from kubik.games.runebound.content import FIGURES, TURN
from kubik.games.runebound.heroes import health
from tests.runebound.table import rule, table


@rule("RB-030", "RB-031", "RB-035")
def test_turns_pass_clockwise_and_then_the_time_token_moves() -> None:
    game = table(3)
    assert (game.asked, game.state.table.space) == (0, 1)
    game.end_turn()
    assert (game.asked, game.left) == (1, 3)
    game.end_turn()
    assert (game.asked, game.state.table.space) == (2, 1)
    game.end_turn()
    assert (game.asked, game.state.table.space) == (0, 2)


@rule("RB-032")
def test_turns_go_on_until_the_end_of_the_scenario() -> None:
    game = table(scenario="corpse_king")
    for _ in range(23):
        game.end_round()
        while game.ask != "act":
            game.choose(game.options()[-1])
    assert (game.state.table.act, game.state.table.space) == (2, 12)
    game.end_round()
    assert game.state.result is not None


@rule("RB-033", "RB-034")
def test_three_points_for_the_same_action_or_different_ones() -> None:
    game = table(at="r04c06")
    assert game.left == 3
    game.choose("move:r03c06", "move:r02c06", "move:r03c06")
    assert (game.asked, game.me.at) == (1, "r03c06")
    game = table(at="r04c06").choose("move:r05c06", "rest", "trade")
    assert game.left == 0


@rule("RB-035")
def test_without_points_the_turn_is_over() -> None:
    game = table(at="r04c06").choose("rest", "rest", "rest")
    assert game.asked == 1


@rule("RB-036")
def test_what_actions_cost() -> None:
    assert (TURN.move, TURN.trade, TURN.adventure, TURN.rest, TURN.train) == (1, 1, 2, 1, 1)
    game = table(at="r05c06")
    assert game.choose("rest").left == 2
    assert game.hero(hand="bookish").choose("train").left == 1
    game = table(at="r00c00").deck("social", "sealed_letter").choose("adventure")
    assert game.left == 1
    assert table(at="r00c00").points(1).can("adventure") == []
    assert table(at="r00c00").points(1).refusal("adventure") == "few_points"
    assert table(at="r04c06").can("trade") == []
    assert table(at="r04c06").refusal("trade") == "not_in_city"


@rule("RB-037")
def test_cards_quests_and_scenarios_offer_more_ways_to_spend_points() -> None:
    game = table(at="r00c00", scenario="corpse_king").zombies("r00c00").villain("r00c00")
    game.hero(assets="griffon_whistle provisions", quests="sealed_letter")
    assert {"use:griffon_whistle", "kill", "fight"} <= set(game.options())
    game.hero(at="r00c01")
    assert "attempt:sealed_letter" in game.options()
    game.hero(at="r03c01")
    assert game.can("deliver") == ["deliver:provisions"]


@rule("RB-301")
def test_a_turn_may_be_ended_with_points_left() -> None:
    game = table()
    assert game.warning("end") == "points_left"
    assert game.choose("end").asked == 1


@rule("RB-040", "RB-041", "RB-042", "RB-303")
def test_exert_to_reroll_a_die_as_often_as_there_are_cards() -> None:
    game = table(at="r04c08").hero(hand="bookish haggling")
    game.dice("mountains_water mountains_water mountains_water").choose("roll")
    assert game.can("reroll") == ["reroll:mountains_water"]
    game.choose("reroll:mountains_water")
    assert sorted(game.options()) == ["exert:bookish", "exert:haggling"]
    game.dice("plains").choose("exert:haggling")
    assert (game.me.hand, game.discard("skills")) == (["bookish"], ["haggling"])
    assert game.state.table.dice == [0, 4, 4]
    # The last card needs no question.
    game.dice("plains").choose("reroll:mountains_water")
    assert (game.me.hand, game.state.table.dice) == ([], [0, 0, 4])
    assert game.can("reroll") == []
    # Between steps only dice that are not spent.
    game.hero(hand="feint").choose("step:r04c07:plains")
    assert game.state.table.dice == [0, 4]
    assert game.can("reroll") == ["reroll:plains", "reroll:mountains_water"]


@rule("RB-080")
def test_rest_in_a_civilised_hex_heals_all_wounds() -> None:
    for place in ("r05c06", "r03c01", "r01c05", "r00c01"):
        game = table(at=place).hero(wounds=5).choose("rest")
        assert (game.me.wounds, game.told("rolls")) == (0, [])


@rule("RB-081", "RB-EX-4")
def test_elder_mok_rests_in_the_serpent_forest() -> None:
    game = table(heroes="mok corbin", at="r04c08").hero(wounds=5)
    game.dice("forest_hills plains_forest wild plains mountains_water").choose("rest")
    assert (game.me.wounds, game.left) == (2, 2)


@rule("RB-311")
def test_a_face_with_two_terrains_counts_once() -> None:
    game = table(heroes="mok corbin", at="r10c03").hero(wounds=5)  # hills
    game.dice("plains_hills forest_hills plains plains plains").choose("rest")
    assert game.me.wounds == 3


@rule("RB-081", "RB-367")
def test_dice_of_a_rest_may_be_rolled_again() -> None:
    game = table(at="r04c08").hero(wounds=3, hand="bookish")
    game.dice("plains plains plains plains forest_hills").choose("rest")
    assert game.ask == "resting"
    game.dice("wild").choose("reroll:plains")
    assert game.ask == "resting"  # Laurel may still roll all of them again
    game.choose("done")
    assert game.me.wounds == 1


@rule("RB-082")
def test_train_draws_the_hand_limit_and_discards_down_to_it() -> None:
    game = table().hero(hand="bookish haggling feint ambush").choose("train")
    assert (len(game.me.hand), game.ask) == (8, "discard_down")
    for _ in range(4):
        game.choose(game.options()[0])
    assert (len(game.me.hand), len(game.discard("skills")), game.ask, game.left) == (4, 4, "act", 2)


@rule("RB-114")
def test_an_empty_skill_deck_is_made_of_the_discard_pile() -> None:
    game = table().deck("skills", "feint ambush").choose("train")
    assert {"feint", "ambush"} <= set(game.me.hand)
    assert len(game.me.hand) == 4
    assert game.discard("skills") == []


@rule("RB-307")
def test_nobody_trains_without_skill_cards() -> None:
    game = table().exhausted("skills").again()
    assert game.can("train") == []
    assert game.refusal("train") == "no_skills"


@rule("RB-157", "RB-317")
def test_more_health_alone_does_not_raise_a_defeated_hero() -> None:
    game = table(heroes="mok corbin", at="r05c06").hero(wounds=9, defeated=True, hand="steadfastness")
    game.hero(trophies="ogre ettin warlock giant").choose("learn:steadfastness")
    assert (game.me.skills, game.me.defeated, game.options()) == (["steadfastness"], True, ["rest", "end"])
    assert not game.choose("rest").me.defeated


@rule("RB-312")
def test_the_hand_limit_at_the_end_of_a_turn() -> None:
    game = table(at="r05c06").hero(assets="satchel", hand="bookish haggling feint ambush tactician").choose("trade")
    game.choose("sell:satchel")
    assert game.ask == "trading"
    game.choose(game.can("remove")[0], "end")
    assert (game.asked, game.ask) == (0, "discard_down")
    game.choose("discard:feint")
    assert (game.asked, len(game.me.hand)) == (1, 4)


@rule("RB-157")
def test_a_defeated_hero_only_rests_until_a_wound_heals() -> None:
    game = table(at="r04c08").hero(wounds=8, defeated=True, quests="sealed_letter")
    assert game.options() == ["rest", "end"]
    assert game.refusal("roll") == "defeated"
    game.dice("plains plains plains plains plains").choose("rest", "done")
    assert (game.me.defeated, game.options()) == (True, ["rest", "end"])
    game.dice("wild plains plains plains plains").choose("rest", "done")
    assert (game.me.defeated, game.me.wounds) == (False, 7)
    assert "roll" in game.options()


@rule("RB-163", "RB-344", "RB-372")
def test_a_detained_hero_stands_up_first() -> None:
    game = table(heroes="mok laurel", at="r04c08").hero(detained=True, hand="bookish")
    assert game.options() == ["stand_up", "end"]
    assert game.refusal("train") == "detained"
    game.choose("stand_up")
    assert game.left == 2
    assert {"roll", "use:mok"} <= set(game.options())
    game = table().hero(detained=True, wounds=8, defeated=True)
    assert game.options() == ["stand_up", "end"]
    game.choose("stand_up")
    assert game.options() == ["rest", "end"]


@rule("RB-317")
def test_what_a_defeated_hero_may_still_do() -> None:
    game = table(at="r04c08", heroes="mok corbin").hero(
        wounds=9, defeated=True, gold=2, hand="iron_grip bookish", trophies="ogre"
    )
    game.hero(1, at="r04c08", gold=1)
    assert game.options() == ["rest", "exchange:1", "learn:iron_grip", "learn:bookish", "end"]
    game.end_turn()
    # He cannot be challenged.
    assert game.asked == 1
    assert "use:corbin" not in game.options()


def test_figures_come_from_the_content_files() -> None:
    assert FIGURES.turn.action_points == 3
    assert health(table().me.player) == 8


@rule("RB-132", "RB-375")
def test_turns_are_strictly_in_order_even_during_a_fight() -> None:
    game = table(3, at="r00c04").deck("combat", "ogre").choose("adventure")
    assert game.state.table.fight.on
    assert game.state.table.turn == 0
    assert all(game.state.asides(seat) == [] for seat in range(3))
    assert game.asked in (0, game.state.table.fight.controller)
