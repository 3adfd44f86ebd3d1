"""Help and joint work: ST-029 to ST-037 with the rulings on them."""

from __future__ import annotations

import pytest

from kubik.games.story import outcome
from kubik.games.story.pool import reasons
from kubik.kernel.errors import IllegalChoice
from tests.story.table import StoryTable, rule, scenarist, story


def helped(*faces: int) -> StoryTable:
    """Dorn lifts the door, Mirra helps from the window; her dice are said."""
    game = story("dorn", "mirra", "sivka", scene="tower")
    game.choose("approach:door", "plainly", "help:1", "approach:window", "plainly", "ready")
    return game.dice(*faces, *[1] * 9).choose("roll")


@rule("ST-030", "ST-032", "ST-AMB-29")
def test_helpers_tell_and_roll_first_and_measures_are_dice() -> None:
    game = helped(6, 6)
    assert game.kinds.index("helper_rolls") < game.kinds.index("rolls")
    assert reasons(game.table, game.state.rules, 0)[-1].dice == 2
    assert len(game.table.parts[0].faces) == 6 + 2


@rule("ST-033", "ST-AMB-23")
def test_a_helper_without_a_measure_costs_a_die() -> None:
    game = helped(1, 2).choose("no_effort")
    assert reasons(game.table, game.state.rules, 0)[-1].dice == -1
    assert len(game.table.parts[0].faces) == 6 - 1


@rule("ST-031")
def test_without_a_fitting_power_nobody_can_help() -> None:
    game = story("dorn", "mirra", scene="tower")
    game.sheet(1).powers[:] = []
    game.again().choose("approach:door")
    assert "help:1" not in game.keys
    game = scenarist("dorn", "mirra").choose("ask:1", "freely", "help:2", "freely", "plainly")
    assert "ready" not in game.keys
    assert game.refusal("ready") == "cannot_help"
    assert "ready" in game.choose("with:0").keys


@rule("ST-053")
def test_who_helps_gets_no_experience_for_a_weakness() -> None:
    game = story("sivka", "mirra", scene="wreck")  # somebody is in need: that hinders Mirra
    game.choose("approach:slip", "plainly", "help:1", "approach:frighten", "plainly", "ready")
    game.dice(*[1] * 20).choose("roll")
    assert game.table.parts[1].weaknesses
    assert game.sheet(1).experience == 0


@rule("ST-029")
def test_the_scenarist_ends_what_no_longer_matters() -> None:
    game = scenarist("mirra").choose("advantage", "words:High ground", "amount:2", "each_roll")
    assert [(mark.name, mark.value, mark.each_roll) for mark in game.table.marks] == [("High ground", 2, True)]
    game.choose("end_mark:0")
    assert not game.table.marks


@rule("ST-037", "ST-AMB-30", "ST-EX-7")
def test_one_voice_is_enough_to_turn_help_down_before_its_dice() -> None:
    game = story("dorn", "mirra", "sivka", scene="tower")
    game.choose("approach:door", "plainly", "help:1", "approach:window", "plainly", "ready")
    game.choose("refuse:1", seat=2)
    assert "help_refused" in game.kinds
    assert "help:1" not in game.keys
    game.dice(*[1] * 6).choose("roll")
    assert "helper_rolls" not in game.kinds


@rule("ST-AMB-29")
def test_a_helper_may_be_helped_but_not_in_a_circle() -> None:
    game = story("dorn", "mirra", "sivka", scene="tower")
    game.choose("approach:door", "plainly", "help:1", "approach:window", "help:2", "approach:hatch")
    assert [part.helps for part in game.table.parts] == [-1, 0, 1]
    assert not [key for key in game.keys if key.startswith("help:")]  # everybody has a roll already
    game.choose("plainly", "ready", "plainly", "ready")
    game.dice(*[6] * 30).choose("roll")
    order = [event.seat for event in game.events if event.kind in ("helper_rolls", "rolls")]
    assert order == [2, 1, 0]


@rule("ST-034", "ST-035", "ST-AMB-12")
def test_joint_work_adds_all_and_a_fiasco_takes_three() -> None:
    assert outcome.joint([2, 1]) == 3
    assert outcome.joint([2, 0]) == -1
    assert outcome.joint([0, 0]) == -6


@rule("ST-034", "ST-PS-04", "ST-PS-08", "ST-AMB-16", "ST-AMB-20", "ST-AMB-25")
def test_workers_take_approaches_of_their_own_and_see_all_dice_before_the_efforts() -> None:
    game = story("mirra", "rugo", "neya", "ausel", scene="kindle")
    game.choose("approach:flame", "plainly", "ready", "invite:1")
    assert "approach:flame" not in game.keys
    game.choose("approach:wheel", "plainly", "ready")
    assert "invite:1" not in game.keys
    game.dice(*[1] * 30).choose("roll")
    assert game.ask == "effort"
    assert all(part.rolled for part in game.table.parts)
    assert game.asked == 0
    game.choose("tire")
    assert game.asked == 1  # in seat order
    assert game.table.parts[0].effort
    game.choose("no_effort")
    assert "joint_fiasco" in game.kinds


@rule("ST-AMB-10")
def test_joint_work_as_a_long_action_has_no_floor() -> None:
    game = scenarist("mirra", "dorn").choose(
        "new_obstacle", "words:Raise the wall", "kind:joint", "amount:5", "amount:2"
    )
    game.choose("ask:1", "freely", "with:0", "plainly", "ready", "approve").dice(1, 1, 1).choose("roll", "no_effort")
    assert game.table.task.total == -3
    assert game.table.task.rolls == 1
    game.choose("said", "ask:1", "freely", "with:0", "plainly", "ready", "approve").dice(6, 6, 6).choose("roll")
    assert game.table.task.total == 0
    assert game.table.task.kind == ""


@rule("ST-036", "ST-064", "ST-PS-11")
def test_a_character_offers_help_once_for_each_obstacle() -> None:
    game = story("ausel", "neya", scene="keeper")
    assert not [key for key in game.choose("approach:comfort").keys if key.startswith("character")]
    game = story("ausel", "neya", scene="keeper")
    game.table.flags |= 1 << game.state.rules.script.flags.index("pim")
    game.again().choose("approach:comfort", "character:0")
    assert "character:0" not in game.keys
    assert game.table.parts[1].dice == 4
    game.choose("refuse:1")  # the acting hero may decline
    assert "character:0" not in game.keys or game.table.task.helped == 0
    game.choose("plainly", "ready").dice(*[6] * 5).choose("roll")


@rule("ST-036")
def test_characters_help_a_scenarists_heroes() -> None:
    game = scenarist("mirra").choose("person", "words:Old Tom", "amount:4")
    game.choose("ask:1", "freely", "with:0", "character:0", "plainly", "roll").dice(6, 1, 1, 1, *[1] * 4).choose(
        "approve"
    )
    assert len(game.table.parts[0].faces) == 3 + 1


@rule("ST-AMB-38")
def test_help_in_a_long_action_counts_no_roll() -> None:
    game = story("tashka", "mirra", scene="ebb_road")
    rolls = game.table.task.rolls
    game.choose("approach:signs", "plainly", "help:1", "approach:posts", "plainly", "ready")
    game.dice(*[1] * 20).choose("roll", "no_effort", "no_effort")
    assert game.table.task.rolls == rolls - 1


@rule("ST-AMB-20")
def test_one_roll_for_each_person_and_task() -> None:
    game = story("mirra", "rugo", "neya", scene="kindle").choose(
        "approach:flame", "help:1", "approach:wheel", "plainly"
    )
    game.choose("ready", "plainly", "ready")
    assert "invite:1" not in game.keys
    assert "invite:2" in game.keys


def test_a_power_that_the_hero_has_not_is_refused() -> None:
    game = story("dorn", "mirra", scene="tower").choose("approach:door")
    before = game.table.parts[0].powers
    with pytest.raises(IllegalChoice, match="with:40"):
        game.choose("with:40")
    assert game.table.parts[0].powers == before


@rule("ST-036", "ST-064", "ST-034", "ST-035")
def test_a_character_works_with_the_heroes() -> None:
    game = scenarist("mirra").choose("person", "words:Old Tom", "amount:2")
    game.choose("new_obstacle", "words:Raise the wall", "kind:joint", "amount:2", "amount:1")
    game.choose("ask:1", "freely", "with:0", "plainly", "ready", "approve")
    game.choose("character:0", seat=0)
    assert "character:0" not in [option.key for option in game.state.asides(0)]
    game.dice(1, 1, 6, 6, 1).choose("roll", "no_effort")  # Old Tom's two dice, then Mirra's three
    assert [part.faces for part in game.table.parts] == [[6, 6, 1], [1, 1]]
    assert game.events[-1].kind == "joint_fiasco"
    assert game.events[-1].facts["n"] == 2 - 3


@rule("ST-AMB-30", "ST-037")
def test_help_is_turned_down_until_its_dice_roll() -> None:
    game = story("dorn", "mirra", "sivka", "neya", scene="tower")
    game.choose("approach:door", "plainly", "help:1", "approach:window")
    game.choose("refuse:1", seat=2)  # while Mirra still prepares
    assert (game.ask, game.asked) == ("prepare", 0)
    game.choose("help:2", "approach:hatch", "plainly", "ready", "help:3")
    game.choose(next(key for key in game.keys if key.startswith("approach")), "plainly", "ready")
    game.dice(*[1] * 30).choose("roll")
    assert (game.ask, game.asked) == ("effort", 2)
    game.choose("refuse:3", seat=1)  # Sivka has rolled, Neya has not
    with pytest.raises(IllegalChoice):
        game.choose("refuse:2", seat=1)
    game.choose("no_effort")
    assert [event.seat for event in game.events if event.kind == "helper_rolls"] == [2]
    assert reasons(game.table, game.state.rules, 0)[-1].dice == -1


@rule("ST-AMB-30")
def test_the_scenarist_turns_the_help_of_a_character_down() -> None:
    game = scenarist("mirra").choose("person", "words:Old Tom", "amount:4")
    game.choose("ask:1", "freely", "with:0", "character:0", "plainly", "roll", "refuse:1")
    game.dice(1, 1, 1).choose("approve")
    assert len(game.table.parts[0].faces) == 3


@rule("ST-037")
def test_who_helps_with_a_roll_that_is_turned_down_is_free_again() -> None:
    game = scenarist("mirra", "dorn", "sivka")
    game.choose("ask:1", "freely", "with:0", "help:2", "freely", "with:0", "help:3", "freely", "with:0", "plainly")
    game.choose("ready", "approve", "plainly", "ready", "turn_down")
    assert "help:3" in game.keys


@rule("ST-AMB-12", "ST-AMB-10")
def test_a_total_of_nothing_after_the_last_round_is_a_fiasco_of_the_group() -> None:
    game = scenarist("mirra").choose("new_obstacle", "words:Wall", "kind:joint", "amount:5", "amount:2")
    for faces in ((1, 1, 1), (6, 6, 1)):
        game.choose("ask:1", "freely", "with:0", "plainly", "ready", "approve").dice(*faces)
        game.choose("roll", "no_effort", "said")
    assert [kind for kind in game.kinds if kind.startswith("joint_")] == ["joint_fiasco", "joint_fiasco"]
