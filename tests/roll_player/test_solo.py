"""The solo game (RP-142 to RP-162)."""

from __future__ import annotations

import pytest

from kubik.games.roll_player.board import GOLD
from kubik.games.roll_player.content import CARDS, NUMBER, TITLES
from kubik.games.roll_player.scoring import title
from tests.roll_player.table import Game, rule, start, table

ROW = "weak clumsy foolish"


def until(game: Game, *asks: str) -> Game:
    """Take the first option until one of these is asked."""
    while game.ask not in asks:
        game.choose(game.options()[0])
    return game


@rule("RP-142", "RP-143", "RP-144", "RP-145")
def test_the_solo_set_up() -> None:
    game = until(start(1), "place_start")
    state = game.state.table
    assert (len(state.players), len(game.me.player.starting), game.me.gold) == (1, 6, 5)
    assert state.boxed == [NUMBER["diplomacy"]]
    assert sum(state.bag) == 73 - 1 - 6
    assert (len(state.row), len(state.trash), len(state.discard)) == (3, 1, 14)
    assert (len(state.deck) + len(state.bottom), state.coins) == (34, [0, 1, 0])
    assert [CARDS[card].rank for card in state.trash] == [1]


@rule("RP-144", "RP-159")
def test_the_enemy_die_never_returns_to_the_bag() -> None:
    state = start(1, seed=5).state
    while state.decision is not None:
        state.choose(state.decision.options[-1])
        lying = [die for die in (*state.table.pool, *state.table.loose) if die]
        if state.table.phase == 2 and state.decision is not None and state.decision.ask == "take_card":
            gold = sum(die >> 3 == GOLD for die in (*lying, *state.table.players[0].cells) if die)
            assert state.table.bag[GOLD] + gold == 12


@rule("RP-146")
def test_the_trash_is_not_shuffled_back() -> None:
    game = start(1, seed=2)
    thrown: set[int] = set()
    while game.state.decision is not None:
        game.choose(game.options()[-1])
        assert thrown <= set(game.state.table.trash)
        thrown = set(game.state.table.trash)
    assert thrown


@rule("RP-147")
def test_three_dice_are_rolled() -> None:
    assert len([die for die in table(1).state.table.pool if die]) == 3


def after_taking(number: int, face: int, *, class_: str = "rogue", added: str = "") -> Game:
    """The solo player takes an initiative card, and the enemy die shows a face."""
    game = table(1, class_=class_, pool="red1 blue2 green3").row(ROW)
    if class_ == "druid":
        game.discards("proud")
    game.choose(f"take:{number}", "place:cha")
    if class_ == "druid":
        game.choose("done")
    game.rolls(face - 1).choose("done" if class_ != "druid" or not added else f"return:{added}")
    return game


@rule("RP-148", "RP-149")
def test_card_one_does_not_roll_the_enemy_die() -> None:
    game = after_taking(1, 1)
    assert (game.state.table.enemy, game.market_row, game.ask) == (0, ["weak", "clumsy", "foolish"], "market")


@rule("RP-148", "RP-150", "OP-46")
@pytest.mark.parametrize(("face", "gone"), [(1, "weak"), (2, "clumsy"), (3, "foolish"), (4, ""), (5, ""), (6, "")])
def test_card_two(face: int, gone: str) -> None:
    game = after_taking(2, face)
    assert (game.state.table.enemy, game.me.gold) == (face, 1)
    assert game.market_row == [card for card in ROW.split() if card != gone]
    assert game.trash[-1:] == [gone] if gone else game.trash[-1] not in ROW.split()


@rule("RP-148", "RP-151")
@pytest.mark.parametrize(
    ("face", "gone"),
    [(1, "weak"), (2, "weak"), (3, "clumsy"), (4, "clumsy"), (5, "foolish"), (6, "foolish")],
)
def test_card_three(face: int, gone: str) -> None:
    game = after_taking(3, face)
    assert (game.me.gold, game.market_row) == (0, [card for card in ROW.split() if card != gone])


@rule("RP-152", "RP-153")
def test_the_leftmost_card_left_is_discarded_and_the_others_thrown_away() -> None:
    game = after_taking(1, 1).hero(gold=4)
    assert {"buy:clumsy", "discard:clumsy"} <= set(game.options())
    game.choose("buy:clumsy")
    assert "weak" in game.discard
    assert game.trash[-1] == "foolish"
    other = after_taking(1, 1).choose("discard:weak")
    assert (other.me.gold, other.trash[-1]) == (2, "foolish")
    assert {"weak", "clumsy"} <= set(other.discard)


@rule("RP-154", "RP-155", "OP-44")
def test_the_druid_adds_a_fourth_card_before_the_enemy_rolls() -> None:
    game = after_taking(1, 1, class_="druid", added="proud")
    assert (game.market_row, game.state.table.enemy) == (["weak", "clumsy", "foolish", "proud"], 0)


@rule("RP-156")
@pytest.mark.parametrize(("face", "gone"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, None), (6, None)])
def test_card_two_with_four_cards(face: int, gone: int | None) -> None:
    game = after_taking(2, face, class_="druid", added="proud")
    cards = [*ROW.split(), "proud"]
    assert game.market_row == [card for place, card in enumerate(cards) if place != gone]
    assert game.me.gold == 1


@rule("RP-157")
@pytest.mark.parametrize(("face", "gone"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_card_three_with_four_cards(face: int, gone: int) -> None:
    game = after_taking(3, face, class_="druid", added="proud")
    cards = [*ROW.split(), "proud"]
    assert game.market_row == [card for place, card in enumerate(cards) if place != gone]


@rule("RP-158")
def test_a_druid_who_adds_nothing_uses_the_usual_table() -> None:
    game = after_taking(3, 3, class_="druid")
    assert game.market_row == ["weak", "foolish"]


@rule("RP-160", "OP-11")
def test_both_dice_that_are_left_return_to_the_bag() -> None:
    game = table(1, pool="red1 blue2 green3").row(ROW)
    before = sum(game.state.table.bag)
    game.choose("take:1", "place:cha", "done", "discard:weak")
    assert (game.state.table.round, sum(game.state.table.bag)) == (2, before + 2 - 3)


@rule("RP-161", "RP-EX-18")
def test_eight_gold_are_a_star() -> None:
    game = table(1, gold=17).finish()
    assert game.result.sheet["gold_left"] == (2,)
    assert game.result.sheet["stars"] == (2,)
    assert "gold_left" not in table(2, gold=17).finish().result.sheet


@rule("RP-162")
@pytest.mark.parametrize(
    ("stars", "name"),
    [
        (45, "true_hero"),
        (38, "true_hero"),
        (37, "clan_leader"),
        (34, "clan_leader"),
        (33, "celebrity"),
        (30, "celebrity"),
        (29, "adventurer"),
        (26, "adventurer"),
        (25, "mercenary"),
        (22, "mercenary"),
        (21, "npc"),
        (-5, "npc"),
    ],
)
def test_titles(stars: int, name: str) -> None:
    assert TITLES[title(stars)].id == name


@rule("RP-162")
def test_the_title_is_told() -> None:
    (told,) = table(1, gold=17).finish().told("earns_title")
    assert told.facts["title"] == 5


@rule("OP-25")
def test_variants_of_the_solo_game() -> None:
    short = until(start(1, short_game=True, random_market_deck=True), "place_start")
    assert len(short.me.player.starting) == 8
    assert len(short.state.table.discard) == 14
    calm = until(start(1, less_random_setup=True), "place_start")
    assert sorted(die >> 3 for die in calm.me.player.starting) == list(range(6))
