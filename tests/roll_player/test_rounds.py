"""The order of a round, and the roll phase (RP-043 to RP-046)."""

from __future__ import annotations

from tests.roll_player.table import begin_round, rule, start, table


@rule("RP-043")
def test_a_round_is_roll_dice_market_cleanup() -> None:
    state = start(2).state
    phases: list[tuple[int, int]] = []
    while state.decision is not None:
        where = (state.table.round, state.table.phase)
        if state.table.round and (not phases or phases[-1] != where):
            phases.append(where)
        state.choose(state.decision.options[-1])
    seen = [phase for number, phase in phases if number == 3 and phase != 1]
    assert seen == sorted(seen)
    assert {2, 3} <= set(seen)


@rule("RP-044")
def test_the_start_player_rolls_a_die_for_each_initiative_card() -> None:
    for players, dice in ((2, 3), (3, 4), (4, 5)):
        game = begin_round(table(players))
        (rolled,) = game.told("rolls")
        faces = rolled.facts["dice"]
        assert isinstance(faces, list)
        assert (rolled.seat, len(faces)) == (0, dice)


@rule("RP-045")
def test_dice_lie_in_ascending_order() -> None:
    game = begin_round(table(3), "gold4 red1 purple6 green5")
    assert game.on_cards == ["red1", "gold4", "green5", "purple6"]


@rule("RP-EX-4", "RP-046", "RP-045")
def test_the_start_player_orders_equal_dice() -> None:
    game = begin_round(table(3), "green6 red1 gold4 purple6")
    assert (game.asked, game.ask) == (0, "tie")
    assert set(game.options()) == {"next:green6", "next:purple6"}
    game.choose("next:purple6")
    assert game.on_cards == ["red1", "gold4", "purple6", "green6"]
    assert game.state.table.coins == [0, 1, 1, 0]


@rule("RP-EX-5", "RP-046")
def test_the_other_order_is_as_good() -> None:
    game = begin_round(table(3), "green6 red1 gold4 purple6").choose("next:green6")
    assert game.on_cards == ["red1", "gold4", "green6", "purple6"]


@rule("RP-046")
def test_three_equal_dice_and_twins() -> None:
    game = begin_round(table(2), "green6 red6 purple6")
    assert len(game.options()) == 3
    game.choose("next:red6")
    assert len(game.options()) == 2
    game.choose("next:purple6")
    assert game.on_cards == ["red6", "purple6", "green6"]
    twins = begin_round(table(2), "green6 green6 red1")
    assert (twins.ask, twins.on_cards) == ("take_card", ["red1", "green6", "green6"])


def test_nobody_else_orders_them() -> None:
    game = begin_round(table(3), "green6 red1 gold4 purple6")
    assert game.options(seat=1) == []
