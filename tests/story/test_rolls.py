"""Pools, dice, results: ST-001 to ST-025 with the rulings on them."""

from __future__ import annotations

import pytest

from kubik.games.story import outcome
from kubik.games.story.content import HEROES
from kubik.games.story.outcome import Reckoning
from kubik.games.story.pool import measures, pool, reasons
from kubik.kernel.errors import BadSetup, IllegalChoice
from tests.story.table import GAME, heroes, obstacle_number, rule, scenarist, story


@rule("ST-001")
def test_one_scenarist_and_heroes_that_nobody_shares() -> None:
    game = scenarist("mirra", "dorn")
    assert game.state.rules.roles == ("scenarist", "hero", "hero")
    assert [sheet.hero for sheet in game.table.sheets] == ["", "@hero.mirra", "@hero.dorn"]
    begun = GAME.start(players=3, seed=1)
    begun.choose("hero:mirra")
    begun.choose("done")
    with pytest.raises(IllegalChoice):
        begun.choose("hero:mirra")


@rule("ST-002")
def test_everybody_knows_the_sheets() -> None:
    game = heroes("mirra", "dorn")
    for seat in (0, 1, None):
        assert game.state.view(seat).sheets[0].powers == game.sheet(0).powers


@rule("ST-003", "ST-056")
def test_stages_are_one_to_three() -> None:
    assert {power.stage for hero in HEROES for power in hero.powers} == {1, 2, 3}
    state = GAME.start(players=2, seed=1)
    state.choose("hero:mirra")
    assert state.decision is not None
    assert "raise:0" not in [option.key for option in state.decision.options]  # the flame is on stage 3


@rule("ST-005", "ST-AMB-01")
def test_three_points_before_the_story() -> None:
    state = GAME.start(players=2, seed=1)
    for key in ("hero:mirra", "raise:3", "raise:3"):
        state.choose(key)
    assert state.table.sheets[0].powers[3].stage == 3
    with pytest.raises(IllegalChoice):
        state.choose("raise:3")  # stage 3 is the limit, so stage 1 takes two at most
    state.choose("done")  # they need not be used, and are lost then
    for key in ("hero:dorn", "raise:1", "raise:2", "raise:3"):
        state.choose(key)
    assert [sheet.points for sheet in state.table.sheets] == [0, 0]
    assert sum(power.stage for power in state.table.sheets[1].powers) == 13


@rule("ST-004", "ST-006", "ST-007", "ST-012", "ST-013", "ST-EX-1")
def test_stages_are_dice_and_sixes_are_measures() -> None:
    game = story("rugo", "dorn", scene="tower")
    game.sheet(1).powers[0] = game.sheet(1).powers[0].__class__("@x", 1, game.sheet(1).powers[0].tags)
    game.choose("let:1", "approach:door", "plainly")
    part = game.table.parts[0]
    # One power on stage 1, one on stage 2, and one that is raised to it: 5 dice.
    game.sheet(1).powers[5] = game.sheet(1).powers[5].__class__("@y", 2, game.sheet(1).powers[5].tags)
    assert [reason.dice for reason in reasons(game.table, game.state.rules, 0)] == [1, 2, 2]
    assert pool(game.table, game.state.rules, 0) == 5
    game.dice(6, 1, 6, 2, 3).choose("roll")
    assert part.faces == [6, 1, 6, 2, 3]
    assert measures(part.faces) == 2


@rule("ST-008", "ST-052", "ST-PS-05", "ST-AMB-26")
def test_a_weakness_takes_two_dice_and_brings_experience() -> None:
    game = story("mirra", "dorn", scene="wreck")  # somebody is in need: Mirra leaves nobody in the dark
    game.choose("approach:frighten", "plainly")
    assert [reason.step for reason in reasons(game.table, game.state.rules, 0)] == ["power", "power", "weakness"]
    assert pool(game.table, game.state.rules, 0) == 3 + 1 - 2
    game.choose("withdraw")
    assert game.sheet(0).experience == 0  # an action that was withdrawn gives none
    game.choose("approach:frighten", "plainly").dice(1, 1, 1, 1, 1, 1).choose("roll")
    assert game.sheet(0).experience == 1
    assert "spend" in game.keys  # it may pay for the effort of the same roll


@rule("ST-AMB-05")
@pytest.mark.parametrize(("each", "dice", "gained"), [(False, 2, 1), (True, 4, 2)])
def test_several_weaknesses_count_once(each: bool, dice: int, gained: int) -> None:
    game = scenarist("mirra", "dorn", each_weakness_counts=each)
    game.choose("ask:1", "freely", "with:0", "with:1", "admit:0", "admit:1", "plainly")
    assert pool(game.table, game.state.rules, 0) == 5 - dice
    game.choose("roll").dice(1, 1, 1).choose("approve")
    assert game.sheet(1).experience == gained


@rule("ST-009", "ST-PS-06")
def test_conditions_hinder_by_their_kind() -> None:
    game = story("dorn", "mirra", scene="tower").suffer(0, "arm", 2, "wound").suffer(0, "sad", 3, "mind")
    game.choose("approach:door")
    assert game.table.parts[0].conditions == 0b01
    assert pool(game.table, game.state.rules, 0) == 3 + 2 + 1 - 2
    game.choose("withdraw", "approach:word")  # a wound does not hinder talking
    assert game.table.parts[0].conditions == 0b10
    game.choose("without:4")
    assert game.table.parts[0].conditions == 0b10  # calming is left, and low spirits hinder that too


@rule("ST-010", "ST-011", "ST-026", "ST-027", "ST-PS-07", "ST-AMB-24")
def test_setbacks_and_advantages_of_the_group() -> None:
    game = story("dorn", "mirra", scene="tower")
    enter = obstacle_number(game, "tower.enter")
    game.mark("fog", -1, enter).mark("rope", 2, enter).mark("light", 1, enter, each_roll=True).mark("other", 3, 0)
    game.choose("let:1", "approach:window")
    assert pool(game.table, game.state.rules, 0) == 2 - 1 + 1
    game.choose("use:1", "plainly")
    assert pool(game.table, game.state.rules, 0) == 4
    game.dice(1, 1, 1, 6).choose("roll", "no_effort")
    names = [mark.name for mark in game.table.marks]
    assert "fog" not in names
    assert "rope" not in names
    assert {"light", "other"} <= set(names)


@rule("ST-014", "ST-017", "ST-018", "ST-AMB-06", "ST-AMB-39")
def test_measures_against_the_difficulty() -> None:
    assert outcome.simple(1, 1).follows == ("on_success",)
    assert outcome.simple(1, 2).follows == ("on_failure",)  # too few is no fiasco
    assert outcome.simple(0, 2).follows == ("on_fiasco",)
    assert all(outcome.simple(own, 1).follows != ("on_failure",) for own in range(5))


@rule("ST-015")
def test_first_the_telling_then_the_dice() -> None:
    game = story("dorn", "mirra", scene="tower").choose("approach:door")
    assert "roll" not in game.keys
    assert "not_told" in [refusal.reason for refusal in game.state.refusals(0)]
    game.choose("words:I lift it off its hinges.")
    assert game.table.parts[0].told == "I lift it off its hinges."
    assert "roll" in game.keys
    assert "tells" in game.kinds


@rule("ST-016")
def test_everybody_may_speak_at_any_time() -> None:
    game = story("dorn", "mirra", scene="tower").choose("words:Careful, Dorn!", seat=1)
    assert game.events[-1].kind == "says"
    assert game.events[-1].facts == {"hero": "@hero.mirra", "words": "Careful, Dorn!"}


@rule("ST-019", "ST-020", "ST-021", "ST-022", "ST-AMB-07", "ST-AMB-09")
@pytest.mark.parametrize(
    ("own", "enemy", "follows"),
    [
        (3, 1, ("on_success",)),
        (1, 0, ("on_success",)),
        (2, 2, ("on_draw",)),
        (1, 2, ("on_failure",)),
        (0, 2, ("on_failure", "on_fiasco")),
        (0, 0, ("on_fiasco",)),
    ],
)
def test_measures_of_two_sides_cancel(own: int, enemy: int, follows: tuple[str, ...]) -> None:
    found = outcome.opposed(own, enemy)
    assert found == Reckoning(follows, own, enemy)
    assert found.net == own - enemy


@rule("ST-028", "ST-PS-09")
def test_the_margin_becomes_the_advantage() -> None:
    game = story("sivka", "dorn").act("approach:bargain", sixes=3, enemy=1)
    assert [mark.value for mark in game.table.marks] == [2]


@rule("ST-AMB-28")
def test_both_rolls_lie_open_before_the_effort() -> None:
    game = story("sivka", "dorn").choose("approach:bargain", "plainly")
    game.dice(*[1] * game.pool, 6, 1).choose("roll")
    assert game.ask == "effort"
    assert game.table.task.faces == [6, 1]


@rule("ST-023", "ST-024", "ST-AMB-10", "ST-AMB-11", "ST-PS-08", "ST-PS-16")
def test_long_actions_add_up() -> None:
    game = story("tashka", "ausel", "ordwin", "mirra", scene="ebb_road")
    assert (game.table.task.difficulty, game.table.task.rolls) == (5, 5)
    game.act("approach:signs", sixes=2)
    assert (game.table.task.total, game.table.task.rolls) == (2, 4)
    game.act("let:1", "approach:march", sixes=0)  # a fiasco takes nothing off
    assert (game.table.task.total, game.table.task.rolls) == (2, 3)
    wounds = [len(sheet.conditions) for sheet in game.table.sheets]
    assert wounds == [0, 1, 0, 0]
    game.act("let:1", "approach:march", sixes=0)
    assert [len(sheet.conditions) for sheet in game.table.sheets] == wounds  # only the first one
    game.act("approach:signs", sixes=3)
    assert game.table.scene == 2


@rule("ST-025")
def test_the_usual_difficulty_of_long_actions_comes_first() -> None:
    game = scenarist("mirra").choose("new_obstacle", "words:Through the marsh", "kind:extended")
    assert game.keys[0] == "amount:5"
    game.choose("amount:7", "amount:4")
    task = game.table.task
    assert (task.kind, task.name, task.difficulty, task.rolls) == ("extended", "Through the marsh", 7, 4)


@rule("ST-AMB-02")
def test_a_pool_of_nothing_is_a_fiasco_unless_withdrawn() -> None:
    game = story("dorn", "mirra", scene="tower").suffer(0, "arm", 5, "fatigue")
    game.choose("approach:word", "plainly")
    assert pool(game.table, game.state.rules, 0) == 0
    assert "withdraw" in game.keys
    game.choose("roll")
    assert "simple_fiasco" in game.kinds


@rule("ST-AMB-03")
def test_without_a_fitting_power_advantages_must_do() -> None:
    game = story("sivka", "ausel", scene="tower")
    assert "approach:window" in game.keys
    assert "approach:door" in game.keys
    game = story("neya", "ausel", scene="tower")
    assert "approach:window" not in game.keys
    game.mark("ladder", 4, obstacle_number(game, "tower.enter"))
    assert "approach:window" in game.keys
    game.choose("approach:window", "plainly")
    assert "roll" not in game.keys
    game.choose("use:0")
    assert "roll" in game.keys


@rule("ST-AMB-31")
def test_no_experience_is_spent_between_declaration_and_result() -> None:
    game = scenarist("mirra", "dorn")
    game.sheet(2).experience = 5
    assert "raise:1" in [option.key for option in game.state.asides(2)]
    game.choose("ask:1", "freely")
    assert "raise:1" not in [option.key for option in game.state.asides(2)]


@rule("ST-PS-15")
def test_figures_are_scaled_for_fewer_heroes() -> None:
    figures = []
    for names in (("mirra", "dorn"), ("mirra", "dorn", "sivka"), ("mirra", "dorn", "sivka", "ausel")):
        rules = story(*names).state.rules
        figures.append((rules.enemy_dice[0], rules.difficulty[1], rules.difficulty[5]))
    assert figures == [(2, 3, 1), (3, 4, 2), (4, 5, 2)]
    with pytest.raises(BadSetup, match="2 to 5"):
        GAME.start(players=6)
