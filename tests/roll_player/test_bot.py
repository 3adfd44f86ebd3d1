"""What the bots make of Roll Player."""

from __future__ import annotations

import pytest

import kubik
from kubik.bots import advance, bot
from kubik.games.roll_player import GAME
from kubik.games.roll_player.bot import Hero, row_table
from kubik.kernel.decision import Result
from tests.roll_player.table import market, table


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
