"""The set-up (RP-021 to RP-042)."""

from __future__ import annotations

import pytest

from kubik.games.roll_player import GAME
from kubik.games.roll_player.board import GOLD
from kubik.games.roll_player.content import ALIGNMENTS, BACKSTORIES, CARDS, CLASS_COLOUR, CLASSES, DICE_IN_BAG
from kubik.games.roll_player.state import DICE
from kubik.games.roll_player.variants import Settings, agree
from kubik.kernel.event import Event
from tests.roll_player.table import Game, rule, start, table


def until(game: Game, *asks: str) -> Game:
    """Take the first option until one of these is asked."""
    while game.ask not in asks:
        game.choose(game.options()[0])
    return game


@rule("RP-021")
def test_the_highest_die_begins_and_ties_roll_again() -> None:
    answers = iter([4, 5, 5, 0, 3])
    events: list[Event] = []
    state = GAME.start(3, chance=lambda position, n: next(answers), listener=events.append)
    assert state.decision is not None
    assert (state.table.start, state.decision.seat) == (2, 2)
    assert [(event.seat, event.facts["n"]) for event in events] == [(0, 5), (1, 6), (2, 6), (1, 1), (2, 4)]
    assert sum(state.table.bag) == 73


@rule("RP-021")
def test_everybody_can_begin() -> None:
    assert {start(3, first=None, seed=seed).state.table.start for seed in range(20)} == {0, 1, 2}


@rule("RP-022")
def test_races_are_chosen_clockwise_and_once() -> None:
    game = start(3, first=1)
    assert (game.asked, game.ask, len(game.options())) == (1, "choose_race", 12)
    game.choose("race:orc:male")
    assert (game.asked, len(game.options())) == (2, 10)
    game.choose("race:elf:female")
    assert game.asked == 0
    assert not [key for key in game.options() if key.startswith(("race:orc", "race:elf"))]


@rule("RP-023")
def test_gold_by_turn_order() -> None:
    players = start(4, first=2).state.table.players
    assert [players[seat].gold for seat in (2, 3, 0, 1)] == [5, 5, 6, 7]


@rule("RP-024", "RP-EX-1")
def test_a_drawn_die_brings_the_class_card_of_its_colour() -> None:
    game = start(2).choose("race:orc:male")
    game.draws_and_rolls("white1").choose("race:elf:male")
    assert (game.asked, game.options()) == (0, ["class:cleric", "class:paladin"])
    game.choose("class:paladin")
    assert CLASSES[game.me.player.class_].id == "paladin"


@rule("RP-025")
def test_gold_and_taken_colours_are_drawn_again_and_all_dice_return_at_the_end() -> None:
    game = start(2).choose("race:orc:male")
    # Gold is drawn first, then white; the second player draws gold and white before green.
    game.rolls(72, 59).choose("race:elf:male")
    assert game.state.table.drawn == [GOLD, 5]
    gold = game.me.gold
    game.rolls(70, 58, 0).choose("class:cleric")
    assert game.state.table.drawn == [GOLD, 5, GOLD, 5, 0]
    assert sum(game.state.table.bag) == 73 - 5
    assert (game.asked, game.options()) == (1, ["class:druid", "class:ranger"])
    game.choose("class:druid")
    assert game.state.table.drawn == []
    assert sum(game.state.table.bag) == 73 - 6  # the starting dice of seat 0
    assert game.they.gold == gold == 5


@rule("RP-025")
def test_nobody_has_the_class_card_of_another() -> None:
    for seed in range(10):
        game = until(start(4, seed=seed), "place_start")
        assert len({CLASS_COLOUR[player.class_] for player in game.state.table.players}) == 4


@rule("RP-026")
def test_classes_may_be_chosen_freely_the_last_player_first() -> None:
    game = until(start(3, first=1, classes="chosen"), "choose_class")
    order = []
    while game.ask == "choose_class":
        order.append(game.asked)
        game.choose(game.options()[-1])
    assert order == [0, 2, 1]


@rule("RP-026")
def test_both_sides_of_a_chosen_card_are_taken() -> None:
    game = until(start(2, classes="chosen"), "choose_class")
    assert len(game.options()) == 12
    game.choose("class:bard")
    assert len(game.options()) == 10
    assert "class:monk" not in game.options()


@rule("RP-027", "RP-028")
def test_everybody_is_dealt_a_backstory_and_an_alignment() -> None:
    game = until(start(4), "place_start")
    players = game.state.table.players
    assert len({player.backstory for player in players}) == len({player.alignment for player in players}) == 4
    assert all(
        0 <= player.backstory < len(BACKSTORIES) and 0 <= player.alignment < len(ALIGNMENTS) for player in players
    )
    assert [player.token for player in players] == [4] * 4


@rule("RP-029", "RP-030", "RP-031", "RP-032", "RP-033", "RP-034")
@pytest.mark.parametrize(
    ("players", "removed", "row", "coins"),
    [(2, 7, 3, [0, 1, 0]), (3, 3, 4, [0, 1, 1, 0]), (4, 0, 5, [0, 1, 1, 1, 0])],
)
def test_the_market_by_number_of_players(players: int, removed: int, row: int, coins: list[int]) -> None:
    shown = set()
    for seed in range(6):
        table = until(start(players, seed=seed), "place_start").state.table
        ranks = [CARDS[card].rank for card in table.discard]
        assert (ranks.count(1), ranks.count(2)) == (removed, removed)
        assert (len(table.row), len(table.pool), table.coins) == (row, row, coins)
        assert {CARDS[card].rank for card in table.row + table.deck} == {1}
        assert {CARDS[card].rank for card in table.bottom} == {2}
        assert (len(table.row + table.deck), len(table.bottom)) == (26 - removed, 27 - removed)
        shown.add(tuple(table.row))
    assert len(shown) == 6


@rule("RP-030")
def test_rank_two_comes_after_rank_one() -> None:
    game = start(2, seed=3)
    ranks: list[tuple[int, ...]] = []
    while game.state.decision is not None:
        row = tuple(game.state.table.row)
        if row and (not ranks or ranks[-1] != row) and game.ask == "market" and game.asked == 0:
            ranks.append(row)
        game.state.choose(game.state.decision.options[-1])
    dots = [CARDS[card].rank for row in dict.fromkeys(ranks) for card in row]
    assert dots.index(2) > 10


@rule("RP-035", "RP-041")
@pytest.mark.parametrize(("players", "dice", "rounds"), [(2, 6, 12), (3, 7, 11), (4, 8, 10)])
def test_starting_dice_and_rounds(players: int, dice: int, rounds: int) -> None:
    game = until(start(players, first=1), "place_start")
    assert (game.asked, len(game.at(1).player.starting)) == (1, dice)
    assert agree(players, Settings()).rounds == rounds
    assert not any(game.at(seat).player.starting for seat in range(players) if seat != 1)
    for _ in range(dice):
        game.choose(game.options()[0])
    assert game.asked == 2 % players


def opening(dice: str, *, class_: str = "rogue") -> Game:
    """Seat 0 places these starting dice."""
    game = until(start(2, classes="chosen"), "choose_class").choose("class:monk", f"class:{class_}")
    table = game.state.table
    player = table.players[0]
    for each in player.starting:
        table.bag[each >> 3] += 1
    player.starting = [game._take_die(name) for name in dice.split()]
    player.gold = 0
    game.state.resume()
    return game


@rule("RP-036")
def test_starting_dice_go_anywhere_and_rows_fill_from_the_left() -> None:
    game = opening("red1 blue2 green3 white4 black5 purple6")
    assert len(game.options()) == 36
    game.choose("start:black5:wis", "start:red1:cha", "start:blue2:wis")
    assert (game.me.row("wis"), game.me.row("cha")) == (["black5", "blue2"], ["red1"])
    game.choose("start:green3:wis")
    assert "start:white4:wis" not in game.options()


@rule("RP-037")
def test_starting_dice_bring_no_action() -> None:
    game = opening("red1 blue2 green3 white4 black5 purple6").choose("start:red1:str")
    assert game.ask == "place_start"


@rule("RP-038")
def test_a_row_full_of_starting_dice_pays_one_gold() -> None:
    game = opening("red1 blue2 green3 white4 black5 purple6")
    game.choose("start:red1:str", "start:blue2:str")
    assert game.me.gold == 0
    assert game.choose("start:green3:str").me.gold == 1


@rule("RP-039", "RP-133")
@pytest.mark.parametrize(("class_", "gold"), [("rogue", 2), ("thief", 4)])
def test_gold_starting_dice_pay(class_: str, gold: int) -> None:
    game = opening("gold1 blue2 green3 white4 black5 purple6", class_=class_).choose("start:gold1:str")
    assert game.me.gold == gold


@rule("RP-040")
def test_the_start_player_opens_the_first_round() -> None:
    game = until(start(3, first=2), "take_card", "tie")
    assert (game.asked, game.state.table.round) == (2, 1)


@rule("RP-042")
def test_the_last_roll_of_four_players_empties_the_bag() -> None:
    state = start(4).state
    while state.decision is not None:
        state.choose(state.decision.options[-1])
        if state.table.phase == DICE and state.table.round == 10:
            assert sum(state.table.bag) == 0
    assert sum(DICE_IN_BAG) == 4 * 17 + 5


@rule("RP-EX-3")
def test_two_players_begin() -> None:
    game = table().row("foolish quarterstaff obnoxious").discards("steadfast")
    game.hero(0, class_="cleric", backstory="patrician", alignment="scoundrel")
    game.hero(1, class_="bard", backstory="exonerated", alignment="truth_seeker")
    assert (game.market_row, game.discard) == (["foolish", "quarterstaff", "obnoxious"], ["steadfast"])
    assert {CARDS[card].rank for card in game.state.table.row} == {1}
    assert game.state.table.coins == [0, 1, 0]
