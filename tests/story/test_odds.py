"""What a pool is worth, against tables of exact fractions (odds.json) that were made independently of the program."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest

from kubik.games.story.odds import (
    Roll,
    fiasco,
    helped_pools,
    measures,
    oppose,
    oppose_helped,
    reach,
    reach_helped,
    reach_joint,
    reach_joint_rounds,
    reach_long,
    reach_long_helped,
    ways,
)
from kubik.games.story.odds_tables import odds_tables
from kubik.kernel.odds import AskedOdds

rule: Final = pytest.mark.rule
TABLES: Final[dict[str, list[Any]]] = json.loads(Path(__file__).with_name("odds.json").read_text(encoding="utf-8"))
POOLS: Final = range(1, 11)


# --- the tables -------------------------------------------------------------------------------------------------------


def test_a_pool_alone() -> None:
    for dice, effort, chances in TABLES["reach"]:
        for needed, chance in enumerate(chances, 1):
            assert reach(Roll(dice, effort), needed) == Fraction(chance)


def test_a_pool_against_an_enemy() -> None:
    for dice, enemy, effort, win, draw in TABLES["oppose"]:
        contest = oppose(Roll(dice, effort), Roll(enemy))
        assert contest == (Fraction(win), Fraction(draw), 1 - Fraction(win) - Fraction(draw))


def test_two_workers() -> None:
    for one, other, difficulty, plain, effort in TABLES["joint"]:
        assert reach_joint([Roll(one), Roll(other)], difficulty) == Fraction(plain)
        assert reach_joint([Roll(other, True), Roll(one, True)], difficulty) == Fraction(effort)


def test_one_helper() -> None:
    for lead, helper, difficulty, plain, effort in TABLES["help"]:
        assert reach_helped(Roll(lead), [Roll(helper)], difficulty) == Fraction(plain)
        assert reach_helped(Roll(lead, True), [Roll(helper, True)], difficulty) == Fraction(effort)


def test_a_long_action() -> None:
    for dice, rolls, difficulty, plain, effort in TABLES["extended"]:
        assert reach_long([Roll(dice)] * rolls, difficulty) == Fraction(plain)
        assert reach_long([Roll(dice, True)] * rolls, difficulty) == Fraction(effort)


# --- what is said about them ------------------------------------------------------------------------------------------


def test_one_measure() -> None:
    plain = {1: 0.1667, 3: 0.4213, 5: 0.5981, 6: 0.6651, 8: 0.7674, 10: 0.8385}
    effort = {1: 0.3056, 3: 0.6651, 5: 0.8385, 6: 0.8878, 8: 0.9459, 10: 0.9739}
    for dice in plain:
        assert round(float(reach(Roll(dice), 1)), 4) == plain[dice]
        assert round(float(reach(Roll(dice, True), 1)), 4) == effort[dice]
        assert fiasco(Roll(dice)) == 1 - reach(Roll(dice), 1)
    assert measures(Roll(1, True)) == (Fraction(25, 36), Fraction(11, 36))
    assert measures(Roll(0)) == (Fraction(1),)


def pays(lead: int, helper: int, difficulty: int, effort: bool = False) -> bool:
    """Whether one helper is better than none."""
    roll = Roll(lead, effort)
    return reach_helped(roll, [Roll(helper, effort)], difficulty) > reach(roll, difficulty)


def test_help_pays_from_four_dice_on() -> None:
    for lead, helper in product(range(4, 11), POOLS):
        assert pays(lead, helper, 1) == pays(lead, helper, 2) == (helper >= 4)
    for lead, helper in product(POOLS, range(4, 11)):
        assert pays(lead, helper, 1)
    for lead, difficulty in product(POOLS, (1, 2, 3)):
        if (lead, difficulty) != (1, 3):  # two dice are wanted at least
            assert pays(lead, 4, difficulty)


def test_help_pays_from_three_dice_at_difficulty_three_or_with_efforts() -> None:
    for lead in range(4, 8):
        assert [pays(lead, helper, 3) for helper in (2, 3)] == [False, True]
    for lead in POOLS:
        assert [pays(lead, helper, 1, effort=True) for helper in (2, 3)] == [False, True]


def test_the_mean_of_measures_misleads() -> None:
    means = [Fraction(n, 6) - 3 * Fraction(5, 6) ** n for n in POOLS]
    assert next(n for n, mean in zip(POOLS, means, strict=True) if mean > 0) == 7
    assert reach_joint([Roll(5), Roll(5)], 2) > reach(Roll(5), 2), "although five dice bring less than nothing"


def least_worker(lead: int, difficulty: int) -> int:
    """From how many dice on a second worker is better than none; 0: never."""
    alone = reach(Roll(lead), difficulty)
    better = [other for other in range(1, lead + 1) if reach_joint([Roll(lead), Roll(other)], difficulty) > alone]
    return min(better, default=0)


def test_when_a_second_worker_pays() -> None:
    assert [least_worker(lead, 1) for lead in POOLS] == [0] * 10
    assert [least_worker(lead, 2) for lead in range(4, 10)] == [2, 3, 3, 4, 4, 5]
    assert [least_worker(lead, 3) for lead in range(4, 10)] == [1, 2, 2, 2, 3, 3]


def test_the_example_of_five_and_five() -> None:
    def three(effort: bool) -> dict[str, float]:
        five = Roll(5, effort)
        return {way.way: round(float(way.chance), 3) for way in ways(five, [five], [five], 2)}

    assert three(False) == {"alone": 0.196, "helped": 0.226, "joint": 0.358}
    assert three(True) == {"alone": 0.483, "helped": 0.612, "joint": 0.704}
    assert next(iter(three(False))) == "joint"


# --- what the tables do not tell --------------------------------------------------------------------------------------


@rule("ST-032", "ST-033")
def test_helpers_bring_dice_or_cost_one() -> None:
    assert helped_pools(3, (Roll(0, sixes=2), Roll(0), Roll(0))) == [(3, Fraction(1))]
    assert helped_pools(0, (Roll(1),)) == [(0, Fraction(5, 6)), (1, Fraction(1, 6))]


@rule("ST-048", "ST-050")
def test_an_effort_after_the_roll() -> None:
    """Of five dice two show a six, and three are needed: three dice are rolled again."""
    assert reach(Roll(0, sixes=2), 3) == 0
    assert reach(Roll(3, sixes=2), 3) == 1 - Fraction(5, 6) ** 3
    rolled = measures(Roll(5))
    later = [reach(Roll(5 - sixes, sixes=sixes), 3) for sixes in range(6)]
    assert sum(chance * best for chance, best in zip(rolled, later, strict=True)) == reach(Roll(5, True), 3)


@rule("ST-035")
def test_who_has_a_six_already_is_no_fiasco() -> None:
    done, tries = Roll(0, sixes=2), Roll(2)
    assert reach_joint([done, tries], 3) == reach(tries, 1)
    assert reach_joint([done, Roll(0)], -1) == 1
    assert reach_joint([done, Roll(0)], 0) == 0


def test_joint_work_over_rounds_stops_when_it_is_done() -> None:
    one = Roll(1)
    assert reach_joint_rounds([one], 1, 1) == Fraction(1, 6)
    # Four are needed after a fiasco, which one die cannot reach in two further rounds.
    assert reach_joint_rounds([one], 3, 1) == Fraction(1, 6)
    assert reach_joint_rounds([Roll(4)], 2, 1) > reach(Roll(4), 1)


def test_help_against_an_enemy() -> None:
    plain = oppose(Roll(4), Roll(4))
    assert oppose_helped(Roll(4), [], Roll(4)) == plain
    helped = oppose_helped(Roll(4), [Roll(6)], Roll(4))
    assert helped.win > plain.win
    assert sum(helped) == 1


def test_the_best_others_are_taken() -> None:
    lead, others = Roll(5), [Roll(1), Roll(7), Roll(4)]
    found = ways(lead, others, others, 1)
    assert (found[0].way, found[0].others) == ("helped", (1, 2))
    assert [way.chance for way in found] == sorted((way.chance for way in found), reverse=True)


@rule("ST-AMB-38")
def test_help_with_every_roll_of_a_long_action() -> None:
    five, helpers = Roll(5), [Roll(6), Roll(6)]
    assert reach_long_helped(five, [], 3, 5) == reach_long([five] * 3, 5)
    assert reach_long_helped(five, helpers, 1, 3) == reach_helped(five, helpers, 3)
    assert reach_long_helped(five, helpers, 3, 5) > reach_long([five] * 3, 5)


def test_the_command_counts_help_and_work_over_rolls_too() -> None:
    asked = AskedOdds(5, difficulty=5, help_dice=(6, 6), joint=(4,), rolls=3)
    table, *_ = odds_tables(asked, "en")
    helped = float(reach_long_helped(Roll(5), [Roll(6), Roll(6)], 3, 5))
    together = float(reach_joint_rounds([Roll(5), Roll(4)], 3, 5))
    assert [chances for _, chances in table.rows][1:] == [(helped,), (together,)]
