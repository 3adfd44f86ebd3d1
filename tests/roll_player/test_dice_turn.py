"""The dice phase (RP-047 to RP-064)."""

from __future__ import annotations

import pytest

from kubik.games.roll_player.board import FLIPPED
from tests.roll_player.table import Game, die, rule, table

FULL = (
    "str: red1 red2; dex: blue1 blue2; con: green1 green2; int: black1 black2; wis: white1 white2; cha: purple1 purple2"
)


@rule("RP-047")
def test_each_player_takes_one_unclaimed_card_clockwise_from_the_start_player() -> None:
    game = table(3, pool="red1 blue2 green3 white4")
    assert (game.asked, game.options()) == (0, ["take:1", "take:2", "take:3", "take:4"])
    game.choose("take:3", "place:cha", "done")
    assert (game.asked, game.options()) == (1, ["take:1", "take:2", "take:4"])
    assert game.me.player.initiative == 3
    assert game.refusal("take:3") == "taken"
    game.choose("take:1", "place:cha", "done")
    assert (game.asked, game.options()) == (2, ["take:2", "take:4"])


@rule("RP-048")
def test_the_die_keeps_its_face_and_goes_to_the_leftmost_empty_cell() -> None:
    game = table(board="str: red1; dex: blue1 blue2 blue3", pool="gold4 white5 green6").choose("take:2")
    assert game.options() == ["place:str", "place:con", "place:int", "place:wis", "place:cha"]
    assert game.refusal("place:dex") == "row_full"
    assert game.choose("place:str").me.row("str") == ["red1", "white5"]


@rule("RP-049")
def test_a_coin_comes_with_its_card_after_placing() -> None:
    game = table(pool="red1 blue2 green3").choose("take:2")
    assert (game.me.gold, game.state.table.coins) == (0, [0, 0, 0])
    assert game.choose("place:str").me.gold == 1
    assert table(pool="red1 blue2 green3").choose("take:1", "place:str").me.gold == 0


@rule("RP-050")
def test_the_third_die_of_a_row_pays() -> None:
    game = table(board="cha: red1 red2", pool="red1 blue2 green3").choose("take:1", "place:cha")
    assert game.me.gold == 1
    assert table(board="cha: red1", pool="red1 blue2 green3").choose("take:1", "place:cha").me.gold == 0


@rule("RP-051", "RP-133")
def test_a_gold_die_pays() -> None:
    assert table(pool="gold1 blue2 green3").choose("take:1", "place:cha").me.gold == 2
    assert table(pool="gold1 blue2 green3", class_="thief").choose("take:1", "place:cha").me.gold == 4


@rule("RP-091")
def test_there_are_four_sources_of_gold() -> None:
    game = table(board="cha: red1 red2", pool="red1 gold2 green3").choose("take:2", "place:cha", "done")
    assert game.me.gold == 1 + 2 + 1
    game.choose("take:1", "place:cha", "done").row("weak clumsy foolish").choose("discard:weak")
    assert game.they.gold == 2


@rule("RP-052")
@pytest.mark.parametrize("row", ["str", "dex", "con", "int", "wis", "cha"])
def test_the_action_of_the_row_may_be_left(row: str) -> None:
    game = table(board="str: red1; dex: red2", pool="green1 blue2 green3").choose("take:1", f"place:{row}")
    cells, token = list(game.me.player.cells), game.me.token
    assert "done" in game.options()
    game.choose("done")
    assert (game.me.player.cells, game.me.token, game.me.charisma, game.asked) == (cells, token, 0, 1)


def acting(row: str, board: str) -> Game:
    """Seat 0 has placed a die into a row and may act."""
    return table(board=board, pool="green1 blue2 green3").choose("take:1", f"place:{row}")


@rule("RP-053", "RP-EX-6")
def test_strength_turns_a_die_over() -> None:
    assert [FLIPPED[die(f"red{face}")] & 7 for face in range(1, 7)] == [6, 5, 4, 3, 2, 1]
    game = acting("str", "con: blue2 red5").choose("flip:con1")
    assert game.me.row("con") == ["blue5", "red5"]
    assert game.asked == 1


@rule("RP-054")
def test_dexterity_exchanges_two_dice() -> None:
    game = acting("dex", "str: red6 blue2; cha: white3")
    assert game.options() == ["swap:str1", "swap:str2", "swap:dex1", "swap:cha1", "done"]
    game.choose("swap:str1")
    assert game.options() == ["with:str2", "with:dex1", "with:cha1"]
    game.choose("with:cha1")
    assert (game.me.row("str"), game.me.row("cha")) == (["white3", "blue2"], ["red6"])


@rule("RP-054")
def test_dexterity_needs_two_dice() -> None:
    assert acting("dex", "").asked == 1


@rule("RP-055")
def test_constitution_raises_or_lowers_by_one_without_wrapping() -> None:
    game = acting("con", "str: red6 blue2")
    assert game.options() == ["lower:str1", "raise:str2", "lower:str2", "raise:con1", "done"]
    assert acting("con", "str: red6 blue2").choose("lower:str1").me.row("str") == ["red5", "blue2"]
    assert game.choose("raise:str2").me.row("str") == ["red6", "blue3"]


@rule("RP-056")
@pytest.mark.parametrize(("kept", "row"), [("keep:2", ["red2", "blue5"]), ("keep:4", ["red4", "blue5"])])
def test_intelligence_rolls_again_and_keeps_either_face(kept: str, row: list[str]) -> None:
    game = acting("int", "str: red2 blue5").rolls(3).choose("reroll:str1")
    assert game.options() == ["keep:2", "keep:4"]
    assert game.choose(kept).me.row("str") == row


@rule("RP-056")
def test_the_same_face_again_is_kept_without_a_question() -> None:
    game = acting("int", "str: red2").rolls(1).choose("reroll:str1")
    assert (game.asked, game.me.row("str")) == (1, ["red2"])


@rule("RP-057", "RP-064")
def test_wisdom_moves_the_token_inside_of_the_grid() -> None:
    game = acting("wis", "")
    assert game.options() == ["move:up", "move:down", "move:left", "move:right", "done"]
    assert game.choose("move:left").me.token == (1, 0)
    corner = table(pool="green1 blue2 green3", token=(0, 0)).choose("take:1", "place:wis")
    assert corner.options() == ["move:down", "move:right", "done"]


@rule("RP-058", "RP-076")
def test_charisma_gives_a_token_for_this_rounds_market() -> None:
    game = acting("cha", "").choose("yes")
    assert game.me.charisma == 1
    game.choose("take:2", "place:str", "done").row("weak clumsy foolish")
    game.hero(gold=3)
    assert {"buy:weak:1"} == {key for key in game.options() if key.startswith("buy:weak")}
    game.choose("discard:weak").play_until("take_card")
    assert game.me.charisma == 0


@rule("RP-059")
def test_an_action_may_hit_any_own_die() -> None:
    game = acting("str", FULL)
    flips = [key for key in game.options() if key.startswith("flip")]
    assert len(flips) == 13
    assert not [key for key in flips if key == "flip:con3"]


@rule("RP-060")
def test_there_is_one_row_action_in_a_dice_phase() -> None:
    game = acting("str", "con: blue2 red5").choose("flip:con1")
    assert game.asked == 1


@rule("RP-061")
def test_granted_actions_come_on_top_of_the_row_action() -> None:
    game = table(board="con: blue2", pool="green1 blue2 green3", cards="cure_wounds")
    game.choose("use:cure_wounds", "raise:con1", "take:1", "place:str", "flip:con1")
    assert game.me.row("con") == ["blue4"]


@rule("RP-062", "RP-EX-7")
def test_moved_and_changed_dice_trigger_nothing() -> None:
    game = acting("dex", "str: gold6 blue2 red1; cha: white3 red5 red6").choose("swap:cha1", "with:str1")
    assert (game.asked, game.me.gold, game.me.charisma) == (1, 0, 0)


@rule("RP-EX-8", "RP-062")
def test_a_dice_turn() -> None:
    game = table(3, board="str: red2; con: blue1 red5 green5", pool="red1 gold4 purple6 green6")
    game.choose("take:2", "place:str")
    assert (game.me.row("str"), game.me.gold) == (["red2", "gold4"], 3)
    game.choose("flip:con1")
    assert (game.me.row("con"), game.me.gold, game.asked) == (["blue6", "red5", "green5"], 3, 1)


@rule("RP-063")
def test_one_card_stays_unclaimed() -> None:
    for players in (2, 3, 4):
        game = table(players)
        while game.state.table.phase == 2:
            game.choose(*[key for key in game.options() if key.startswith(("take", "place"))][:1] or ["done"])
        assert sum(1 for die in game.state.table.pool if die) == 1


@rule("RP-EX-19")
def test_quarterstaff_pays_more_for_a_full_row() -> None:
    game = table(board="cha: red1 red2", pool="red1 blue2 green3", cards="quarterstaff")
    assert game.choose("take:1", "place:cha").me.gold == 3
