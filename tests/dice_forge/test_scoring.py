"""The end of the game and the score sheet (DF-218 to DF-220)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kubik
from kubik.games.dice_forge.content import FEATS, TRACK
from kubik.kernel.decision import Result
from kubik.kernel.errors import IllegalChoice
from tests.dice_forge.table import Game, rule, table


def ended(game: Game) -> Result:
    """The last turn is over."""
    game.state.table.steps = []
    game.state.run()
    return game.result


# --- the end ----------------------------------------------------------------------------------------------------------


@rule("DF-218", "DF-022")
@pytest.mark.parametrize(("players", "rounds"), [(2, 9), (3, 10), (4, 9)])
@pytest.mark.parametrize("first", [0, 1])
def test_the_game_ends_after_the_last_round_when_all_have_had_as_many_turns(
    players: int, rounds: int, first: int
) -> None:
    turns: list[int] = []
    state = kubik.game("dice_forge").start(
        players,
        seed=3,
        first=first,
        listener=lambda event: turns.append(event.seat) if event.kind == "begins_turn" else None,
    )
    random = Random(players)
    while state.decision is not None:
        state.choose(random.choice(state.decision.options))
    assert turns == [(first + place) % players for place in range(players)] * rounds
    assert (state.table.round, state.result is not None) == (rounds, True)


@rule("DF-218")
def test_the_last_turn_of_the_last_round_is_the_end() -> None:
    game = table(feats="triton").mine(tritons=1)
    game.state.table.round = 9
    game.dice(0, "gold_1 gold_1").dice(1, "gold_1 gold_1").dice(0, "gold_1 gold_1").dice(1, "gold_1 gold_1")
    game.choose("pass", "end_turn")
    assert (game.asked, game.state.table.turn) == (1, 1)  # the second player still has a turn
    game.choose("pass")
    assert (game.ask, game.result.sheet["total"]) == ("", (0, 0))
    with pytest.raises(IllegalChoice, match="the game is over"):
        game.choose("pass")


@rule("DF-218", "DF-136")
def test_the_extra_turn_of_the_eternal_fire_is_no_regular_turn() -> None:
    game = table(feats="eternal_fire").mine(sun=6)
    game.state.table.round = 9
    game.dice(0, "gold_1 gold_1").dice(0, "gold_1 gold_1").choose("feat:eternal_fire")
    for _ in range(2):
        game.dice(0, "gold_1 gold_1").dice(1, "gold_1 gold_1")
    game.choose("pass")
    assert (game.state.table.turn, game.asked) == (1, 1)
    assert game.choose("pass").ask == ""


# --- the sheet --------------------------------------------------------------------------------------------------------


@rule("DF-219", "DF-050")
def test_glory_and_the_printed_glory_of_all_feats() -> None:
    game = table(3).mine(glory=7, feats="hydra ferryman ferryman").theirs(glory=12, feats="ferryman elder")
    assert ended(game).sheet == {
        "glory": (7, 12, 0),
        "feat:ferryman": (24, 12, 0),
        "feat:hydra": (26, 0, 0),
        "total": (57, 24, 0),
    }


@rule("DF-219")
@pytest.mark.parametrize("feat", [feat for feat in FEATS if feat.glory], ids=lambda feat: feat.id)
def test_every_feat_counts_with_its_printed_glory(feat: Any) -> None:
    module = feat.set if feat.set in ("goddess", "titans") else None
    game = table(2, feat.id, module=module).mine(feats=f"{feat.id} {feat.id}")
    sheet = ended(game).sheet
    assert sheet[f"feat:{feat.id}"] == (2 * feat.glory, 0)
    assert sheet["total"] == (2 * feat.glory, 0)


@rule("DF-219", "DF-201")
@pytest.mark.parametrize("space", TRACK, ids=lambda space: str(space.id))
def test_the_cell_of_the_token_counts_with_the_titans(space: Any) -> None:
    sheet = ended(table(module="titans").mine(cell=space.id, glory=5)).sheet
    assert sheet["track"] == (space.glory, 0)
    assert sheet["total"] == (5 + space.glory, 0)


@rule("DF-201")
def test_rebellion_can_cost_more_than_there_is() -> None:
    result = ended(table(module="titans").mine(cell=1, glory=5))
    assert (result.sheet["total"], result.winners) == ((-20, 0), (1,))


@rule("DF-219")
def test_there_is_no_line_of_the_track_without_the_titans() -> None:
    assert "track" not in ended(table()).sheet
    assert "track" not in ended(table(module="goddess").mine(cell=20)).sheet


@rule("DF-219")
def test_what_is_left_over_is_worth_nothing() -> None:
    game = table(feats="blacksmiths_scepter cerberus triton companion")
    game.mine(gold=12, sun=6, moon=6, scepters=[6], cerberus=1, tritons=1, companions=[5])
    assert ended(game).sheet["total"] == (0, 0)
    assert ended(table(module="titans").mine(ancient=6, memories=[5, 8])).sheet["total"] == (0, 0)
    assert ended(table().mine(hammers=1, hammer=14)).sheet["total"] == (0, 0)


@rule("DF-219", "DF-116")
def test_a_spent_companion_still_counts() -> None:
    game = table(feats="companion").mine(feats="companion", companions=[3]).choose("cash:3")
    assert ended(game).sheet == {"glory": (3, 0), "feat:companion": (2, 0), "total": (5, 0)}


# --- who wins ---------------------------------------------------------------------------------------------------------


@rule("DF-220", "DF-001")
def test_the_highest_total_wins_and_the_others_have_their_places() -> None:
    result = ended(table(4).mine(glory=3).player(1, glory=9).player(2, feats="hydra").player(3, glory=3))
    assert (result.winners, result.places) == ((2,), (3, 2, 1, 3))


@rule("DF-220", "A16")
def test_a_tie_is_shared() -> None:
    game = table(3).mine(glory=12, discard=[0, 0], gold=9).player(1, feats="ferryman").player(2, glory=4)
    result = ended(game)
    assert (result.winners, result.places) == ((0, 1), (1, 1, 3))


def ladder(**things: Any) -> Result:
    """The second player has 10 glory and these things, the first one, who began, 10 glory and nothing."""
    return ended(table(tie="ladder").mine(glory=10).theirs(**{"glory": 10, **things}))


@rule("DF-220", "A16")
def test_on_the_ladder_the_forged_faces_decide_first() -> None:
    result = ladder(discard=[0])
    assert (result.winners, result.places, result.sheet["total"]) == ((1,), (2, 1), (10, 10))


@rule("DF-220", "A16")
@pytest.mark.parametrize("things", [{"feats": "elder"}, {"gold": 1}, {"sun": 1}, {"moon": 1}])
def test_then_the_feats_and_then_the_resources(things: dict[str, Any]) -> None:
    assert ladder(**things).winners == (1,)


@rule("DF-220", "A16")
def test_each_rung_of_the_ladder_comes_before_the_next() -> None:
    game = table(3, tie="ladder").player(0, glory=10, discard=[0], gold=0)
    game.player(1, glory=10, feats="elder elder", gold=0).player(2, glory=10, feats="elder", gold=12, sun=6, moon=6)
    assert ended(game).places == (1, 2, 3)


@rule("DF-220", "A16")
@pytest.mark.parametrize(("first", "places"), [(0, (1, 2, 3)), (1, (3, 1, 2)), (2, (2, 3, 1))])
def test_at_last_the_earlier_turn_decides(first: int, places: tuple[int, ...]) -> None:
    game = table(3, tie="ladder")
    game.state.table.first = first
    result = ended(game)
    assert (result.places, len(result.winners)) == (places, 1)


@rule("DF-220", "A16")
def test_the_ladder_is_for_ties_only() -> None:
    assert ladder(glory=9, discard=[0, 0, 0]).winners == (0,)
