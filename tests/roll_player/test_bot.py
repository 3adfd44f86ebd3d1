"""What the bots make of Roll Player."""

from __future__ import annotations

import pytest

import kubik
from kubik.bots import advance, bot
from kubik.games.roll_player import GAME
from kubik.games.roll_player.bot import MANY
from kubik.games.roll_player.content import RACE
from kubik.games.roll_player.hero import Hero
from kubik.games.roll_player.rows import row_table
from kubik.kernel.decision import Decision, Result
from kubik.kernel.game import HOPELESS
from tests.roll_player.table import Game, market, start, table


def play(specs: list[str], seed: int) -> Result:
    state = kubik.game("roll_player").start(len(specs), seed)
    bots = [bot(spec, f"{seed} {seat}") for seat, spec in enumerate(specs)]
    while state.decision is not None:
        advance(state, bots)
    assert state.result is not None
    return state.result


@pytest.mark.parametrize("seed", range(6))
def test_greedy_beats_random(seed: int) -> None:
    specs = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
    assert play(specs, seed).winners == (specs.index("greedy"),)


def test_greedy_makes_a_decent_hero_alone() -> None:
    assert sum(play(["greedy"], seed).sheet["stars"][0] for seed in range(8)) / 8 > 26


def test_a_row_cannot_be_high_and_low() -> None:
    both = row_table(((14, 99, 1.0), (-2, 8, 1.0)), False)
    assert both[3][2] < 1.01
    assert both[0][8 + 2] == both[0][14 + 2] == 1


def test_a_row_that_is_done_is_certain() -> None:
    exact = row_table(((16, 17, 1.0),), False)
    assert [exact[0][value + 2] for value in (15, 16, 17, 18)] == [0, 1, 1, 0]
    assert 0 < exact[1][10 + 2] < 1


def test_bots_use_skills_as_asides() -> None:
    game = table(pool="red1 blue3 green5").hero(1, cards="pickpocket", alignment="scoundrel")
    aside = game.state.aside(1)
    assert aside is not None
    option = GAME.sense.aside(game.state.view(1), game.state.rules, aside)
    assert option is not None
    assert option.key == "use:pickpocket"


def test_bots_keep_a_skill_that_would_hurt() -> None:
    game = table(pool="red1 blue3 green5").hero(1, cards="climb", alignment="champion")
    aside = game.state.aside(1)
    assert aside is not None
    assert GAME.sense.aside(game.state.view(1), game.state.rules, aside) is None


def test_bots_buy_what_completes_a_set() -> None:
    cards = "chain_gorget chain_vambraces chain_helm chain_leggings"
    game = market(class_="warrior", cards=cards, gold=5, row="chain_tunic longbow climb")
    assert bot("greedy", 1)(game.state.seat(0)).key == "buy:chain_tunic"


def test_a_better_hero_is_more_likely_to_win() -> None:
    game = table(class_="monk", board="str: purple6 purple6 purple6", gold=5)
    mine, theirs = GAME.sense.value(game.state.table, game.state.rules)
    assert mine > theirs
    assert mine + theirs == pytest.approx(1)
    assert Hero(game.state.table, game.state.rules, 0).worth > Hero(game.state.table, game.state.rules, 1).worth


# --- sensible choices in arranged positions ---------------------------------------------------------------------------


def greedy(game: Game) -> str:
    """What greedy chooses for the seat that is asked."""
    return bot("greedy", 1)(game.state.seat(game.asked)).key


def decision_of(game: Game) -> Decision:
    assert game.state.decision is not None
    return game.state.decision


def test_bots_take_and_place_the_die_that_meets_a_goal() -> None:
    """A warrior wants strength of exactly 18, for 4 stars."""
    game = table(class_="warrior", board="str: red6 blue6", pool="green1 blue3 black6", gold=9)
    assert greedy(game) == "take:3"
    assert greedy(game.choose("take:3")) == "place:str"


def test_bots_turn_the_die_that_spoils_a_goal() -> None:
    game = table(class_="warrior", board="str: red6 blue6", pool="red1 blue3 green5")
    assert greedy(game.choose("take:1", "place:str")) == "flip:str3"


def test_bots_leave_a_goal_that_is_met_alone() -> None:
    board = "str: red6 blue6 gold6; int: white5 white5"
    game = table(class_="warrior", board=board, pool="red1 blue3 green5").choose("take:3", "place:int")
    liked = GAME.sense.prefer(game.state.view(0), game.state.rules, decision_of(game))
    likes = dict(zip(game.options(), liked, strict=True))
    assert likes["reroll:str1"] < likes["done"]


def test_bots_exchange_dice_for_two_goals_at_once() -> None:
    """Strength 17 and constitution 18: a warrior wants it the other way round."""
    board = "str: red6 blue6 gold5; con: white6 black6 purple6; dex: green4"
    game = table(class_="warrior", board=board, pool="red1 blue3 green5").choose("take:3", "place:dex")
    game.choose("swap:str3")
    assert greedy(game).startswith("with:con")


def test_bots_move_towards_the_best_square() -> None:
    """The champion's three stars lie to the left of the centre."""
    game = table(board="wis: blue5", pool="red1 blue3 green5").hero(0, alignment="champion")
    assert greedy(game.choose("take:1", "place:wis")) == "move:left"


@pytest.mark.parametrize(("face", "rolled"), [(1, 6), (6, 1)])
def test_bots_keep_the_better_face(face: int, rolled: int) -> None:
    game = table(class_="warrior", board=f"str: red6 blue6 gold{face}", pool="red1 blue3 green5")
    game.choose("take:1", "place:int").rolls(rolled - 1)
    assert greedy(game.choose("reroll:str3")) == "keep:6"


def test_bots_buy_the_trait_that_a_row_meets_already() -> None:
    game = market(class_="warrior", board="con: red1 blue2 gold2", gold=5, row="weak nimble longbow")
    assert greedy(game) == "buy:weak"


def test_bots_take_gold_rather_than_what_is_useless() -> None:
    """At the end the bow brings nothing more, and the shield nothing without armour."""
    game = market(gold=5, row="longbow tower_shield blessed_mace")
    game.state.table.round = game.state.rules.rounds
    assert greedy(game).startswith("discard:")


def test_one_low_row_is_enough_for_a_trait() -> None:
    """Weak wants strength or constitution to be low: with one of them low the other one is free for its goal."""
    board = "str: red1 blue2 gold2; con: green6 white6"
    game = table(class_="paladin", board=board, cards="weak", pool="red1 blue3 green5")
    assert greedy(game.choose("take:3")) == "place:con"


def test_bots_have_a_class_that_suits_their_race() -> None:
    """Of two sides that one is taken whose goals are easier: the bard's eighteen is hard for a dwarf without charm."""
    game = start(2, classes="chosen")
    while game.ask == "choose_race":
        game.choose(greedy(game))
    game.state.table.players[game.asked].race = RACE["dwarf"]
    liked = GAME.sense.prefer(game.state.view(game.asked), game.state.rules, decision_of(game))
    likes = dict(zip(game.options(), liked, strict=True))
    assert likes["class:druid"] > likes["class:bard"]


def test_search_never_drops_a_weapon_for_nothing() -> None:
    game = market(cards="longsword", gold=0, row="longbow climb weak")
    assert "drop:longsword" in game.options()
    liked = GAME.sense.prefer(game.state.view(0), game.state.rules, decision_of(game))
    assert liked[game.options().index("drop:longsword")] <= HOPELESS


def test_of_many_options_only_the_best_are_worth_a_trial() -> None:
    board = "str: red1 blue2 gold2; dex: green6 white6 gold1; con: red5 red4; int: white1"
    game = table(class_="paladin", board=board, pool="red1 blue3 green5").choose("take:3", "place:con")
    liked = GAME.sense.prefer(game.state.view(0), game.state.rules, decision_of(game))
    assert len(liked) > MANY
    assert sum(like > HOPELESS for like in liked) == MANY


def test_a_bot_whose_board_is_full_still_thinks_about_the_pool() -> None:
    board = "; ".join(f"{name}: red1 blue2 green3" for name in ("str", "dex", "con", "int", "wis"))
    game = table(board=f"{board}; cha: white1 white2", pool="red1 blue3 green5").hero(0, cards="climb")
    game.choose("take:1", "done")
    game.choose("use:climb", seat=0)
    assert game.ask == "climb"
    assert greedy(game) in game.options()
