"""The heroes' bots: they act by exact chances, never by means, and reach good ends far more often than chance does."""

from __future__ import annotations

from collections import Counter

import pytest

from kubik.bots import advance, bot
from kubik.games.story.adventures import READY
from kubik.games.story.bot import effort, gain_of_effort
from kubik.games.story.chances import plan
from kubik.games.story.content import TAGS
from kubik.games.story.prospects import group_of, prospects
from kubik.games.story.state import Power, Table
from tests.story.table import GAME, StoryTable, scenarist, story

GAMES = 6
EVERYTHING = sum(tag.bit for tag in TAGS)


def greedy(game: StoryTable) -> str:
    """What the bot of whoever is asked chooses."""
    decision = game.state.decision
    assert decision is not None
    return bot("greedy", 1)(game.state.seat(decision.seat)).key


def with_stages(game: StoryTable, *stages: int) -> StoryTable:
    """Heroes with powers that fit everything, of so many dice."""
    for seat, dice in enumerate(stages):
        sheet = game.sheet(seat)
        sheet.powers[:] = [Power(f"Gift {n}", min(dice - n, 3), EVERYTHING) for n in range(0, dice, 3)]
        sheet.weaknesses[:] = []
        sheet.conditions[:] = []
    return game.again()


def at_joint_work(difficulty: int, *stages: int) -> StoryTable:
    """Two heroes before the lamp, which they may light together."""
    game = with_stages(story("mirra", "dorn", scene="kindle"), *stages)
    game.table.task.difficulty = difficulty
    return game


def test_at_difficulty_1_one_acts_and_at_2_both_work() -> None:
    """By the mean of measures a second worker of 5 dice would never pay; by the chance it does from difficulty 2 on."""
    one, two = (plan(game.table, game.state.rules) for game in (at_joint_work(1, 5, 5), at_joint_work(2, 5, 5)))
    assert one is not None
    assert two is not None
    assert len(one.workers) == 0
    assert len(two.workers) == 2
    assert two.chance == pytest.approx(0.704, abs=0.001)  # with efforts in hand


def test_whoever_has_the_best_chance_is_asked_to_act() -> None:
    game = with_stages(story("mirra", "dorn", scene="tower"), 2, 6)
    assert greedy(game) == "let:1"
    game = with_stages(story("mirra", "dorn", scene="tower"), 6, 2)
    assert greedy(game).startswith("approach:")


def test_help_is_asked_for_and_given_where_it_helps() -> None:
    game = with_stages(story("mirra", "dorn", scene="tower"), 6, 5)
    game.choose(greedy(game))
    assert greedy(game) == "help:1"
    game.choose("help:1")
    assert greedy(game).startswith("approach:")
    game = with_stages(story("mirra", "dorn", scene="tower"), 6, 1)
    game.choose(greedy(game))
    assert greedy(game) == "plainly"
    game.choose("help:1")
    assert greedy(game) == "decline"


@pytest.mark.parametrize(
    ("sixes", "experience", "burden", "chosen"),
    [
        (1, 0, 0, "no_effort"),  # it has succeeded
        (0, 0, 0, "tire"),
        (0, 1, 0, "spend"),
        (0, 0, 5, "no_effort"),  # the hero would be out
    ],
)
def test_a_special_effort_is_made_where_it_is_worth_its_price(
    sixes: int, experience: int, burden: int, chosen: str
) -> None:
    game = at_joint_work(1, 6, 0)
    game.choose(greedy(game), "plainly", "ready")
    if burden:
        game.suffer(0, "worn out", burden)
    game.sheet(0).experience = experience
    game.dice(*[6] * sixes, *[1] * 20).choose("roll")
    assert greedy(game) == chosen


def test_rolling_again_is_worth_nothing_after_a_success() -> None:
    game = with_stages(story("mirra", "dorn", scene="tower"), 6, 0)
    game.table.task.difficulty = 1
    game.choose(greedy(game), "plainly").dice(6, *[1] * 20).choose("roll")
    assert gain_of_effort(game.table, game.state.rules, 0) == 0
    decision = game.state.decision
    assert decision is not None
    assert max(effort(game.table, game.state.rules, decision)) == 0


def test_before_a_scenarist_only_powers_that_fit_the_approach_are_named() -> None:
    game = scenarist("dorn", "mirra", adventure="dark_light").choose("scene:tower", "obstacle:enter")
    game.choose("ask:1", "approach:door")
    door = game.table.parts[0].powers
    game.choose(*(key for key in game.keys if key.startswith("with:")))
    assert game.table.parts[0].powers != door
    while greedy(game).startswith("with"):
        game.choose(greedy(game))
    assert game.table.parts[0].powers == door


def test_prospects_are_better_with_what_an_end_asks_for() -> None:
    game = story("mirra", "dorn", "neya", "ausel", scene="kindle")
    rules = game.state.rules
    ahead = prospects(rules, group_of(game.table))
    names = rules.script.flags
    assert ahead.of_scene(-1, 1 << names.index("light") | 1 << names.index("widow_home")) == 1
    assert ahead.of_scene(-1, 0) < ahead.of_scene(rules.script.start, 0) < 1


def ends(adventure: str, level: str) -> Counter[str]:
    """The grades of some games of four heroes."""
    grades: Counter[str] = Counter()
    for seed in range(GAMES):
        state = GAME.start(4, seed=seed, adventure=adventure)
        bots = [bot(level, f"{seed} {seat}") for seat in range(4)]
        while state.decision is not None:
            advance(state, bots)
        table: Table = state.table
        grades[table.grade] += 1
    return grades


@pytest.mark.parametrize("adventure", READY)
def test_greedy_heroes_reach_good_ends(adventure: str) -> None:
    assert ends(adventure, "greedy")["good"] >= ends(adventure, "random")["good"] + GAMES / 2
