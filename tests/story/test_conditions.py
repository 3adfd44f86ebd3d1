"""Conditions, special effort, experience: ST-038 to ST-058 with the rulings on them."""

from __future__ import annotations

import pytest

from kubik.games.story.conditions import inflict
from kubik.games.story.content import FATIGUE, KIND
from kubik.games.story.heroes import burden, is_out, is_present
from kubik.games.story.scene import EnterScene
from kubik.games.story.state import Condition
from kubik.kernel.errors import IllegalChoice
from tests.story.table import heroes, rule, scenarist, story


@rule("ST-038", "ST-039", "ST-040", "ST-EX-2")
def test_a_failure_may_leave_a_condition() -> None:
    game = story("dorn", "mirra", "sivka", "ausel", scene="tower").act("approach:door", sixes=1)
    assert [condition.value for condition in game.sheet(0).conditions] == [1]
    game = scenarist("dorn").choose("condition:1", "words:Wounded in the shoulder", "amount:1", "of_kind:wound")
    assert game.sheet(1).conditions == [Condition("Wounded in the shoulder", 1, KIND["wound"])]


@rule("ST-041", "ST-EX-3", "ST-AMB-08")
@pytest.mark.parametrize(("rolled", "value"), [(False, 3), (True, 4)])
def test_a_lost_conflict_is_worth_the_enemys_measures(rolled: bool, value: int) -> None:
    game = story("dorn", "mirra", "sivka", "ausel", scene="wreck", rolled_measures=rolled)
    game.act("approach:drive", sixes=1, enemy=4)
    assert [condition.value for condition in game.sheet(0).conditions] == [value]


@rule("ST-041", "ST-EX-3")
def test_struck_by_lightning() -> None:
    game = scenarist("dorn").choose("new_obstacle", "words:The storm witch", "kind:opposed", "amount:6")
    game.choose("ask:1", "freely", "with:0", "plainly", "roll").dice(1, 1, 1, 6, 6, 6, 6, 1, 1).choose(
        "approve", "no_effort"
    )
    game.choose("suffer", "words:Struck by lightning", "of_no_kind")
    assert game.sheet(1).conditions == [Condition("Struck by lightning", 4)]


@rule("ST-042", "ST-EX-4", "ST-AMB-35")
def test_conditions_of_one_kind_merge_under_a_new_name() -> None:
    game = scenarist("dorn").suffer(1, "Scared to shaking", 1, "fear").suffer(1, "Horrified", 4, "fear")
    game.choose("merge:fear", seat=1)
    assert game.sheet(1).conditions == [Condition("Horrified", 5, KIND["fear"])]  # until it has a new one
    game.choose("words:In panic")
    assert game.sheet(1).conditions == [Condition("In panic", 5, KIND["fear"])]


@rule("ST-047", "ST-EX-5")
def test_circumstances_may_end_a_condition() -> None:
    game = scenarist("dorn").suffer(1, "In panic", 5, "fear").choose("lift:1:0")
    assert not game.sheet(1).conditions


@rule("ST-043", "ST-045", "ST-AMB-13", "ST-AMB-36")
def test_all_conditions_together_are_cut_at_six() -> None:
    game = story("dorn", "mirra").suffer(0, "arm", 4, "wound")
    inflict(game.state, 0, "leg", 5, KIND["cold"])
    assert [condition.value for condition in game.sheet(0).conditions] == [4, 2]
    assert is_out(game.sheet(0))
    assert game.kinds[-1] == "out"
    inflict(game.state, 0, "more", 1, KIND["cold"])
    assert burden(game.sheet(0)) == 6


@rule("ST-044", "ST-AMB-21", "ST-PS-12")
def test_each_measure_takes_a_step_off_and_spare_ones_go_on() -> None:
    game = story("dorn", "ausel")
    game.table.sheets[0].conditions = [Condition("arm", 1, KIND["wound"]), Condition("cold", 2, KIND["cold"])]
    game.table.steps[:] = [EnterScene(0, 4)]  # the keeper's kitchen: a rest
    game.state.run()
    assert (game.ask, game.asked) == ("rest", 0)
    assert "heal:0:0" not in game.keys  # Dorn's fire warms, but does not dress wounds
    game.choose("done", "heal:0:0", "plainly").dice(6, 6, 1).choose("roll", "no_effort")
    assert game.ask == "spare"
    game.choose("heal:0:0")
    assert game.sheet(0).conditions == [Condition("cold", 1, KIND["cold"])]


@rule("ST-046", "ST-AMB-32", "ST-PS-13")
def test_who_is_out_needs_others_and_is_back_at_five() -> None:
    game = story("dorn", "ausel").suffer(0, "arm", 6, "wound")
    assert not is_present(game.sheet(0))
    game.table.steps[:] = [EnterScene(0, 3)]  # a new scene alone does not bring the hero back
    game.state.run()
    assert (game.ask, game.asked) == ("bring_back", 1)
    assert "out" in [refusal.reason for refusal in game.state.refusals(0)]
    game.choose("heal:0:0", "plainly").dice(6, 1, 1).choose("roll", "no_effort")
    assert is_present(game.sheet(0))
    assert "back" in game.kinds


@rule("ST-048", "ST-049", "ST-050", "ST-EX-6", "ST-AMB-15")
def test_a_special_effort_rolls_what_is_no_six_again() -> None:
    game = story("dorn", "mirra", scene="tower").choose("approach:door", "plainly")
    game.dice(6, 1, 2, 3, 4, 5, 6, 6, 1, 1, 1).choose("roll")
    assert not [kind for kind in game.kinds if kind.startswith("simple")]  # the result is not stated yet
    game.choose("tire")
    assert game.sheet(0).conditions == [Condition("@tired", 1, FATIGUE)]
    effort = next(event for event in game.events if event.kind == "effort")
    assert effort.facts["faces"] == [6, 6, 1, 1, 1]
    assert effort.facts["sixes"] == 3
    assert "simple_success" in game.kinds  # tired lowers later actions only


@rule("ST-051", "ST-AMB-27")
def test_one_effort_for_each_action_and_none_without_a_die() -> None:
    game = story("dorn", "mirra", scene="tower").choose("approach:door", "plainly")
    game.dice(*[1] * 12).choose("roll", "tire")
    with pytest.raises(IllegalChoice):
        game.choose("tire")
    game = story("dorn", "mirra", scene="tower").choose("approach:door", "plainly").dice(*[6] * 6).choose("roll")
    assert game.ask != "effort"
    assert not game.sheet(0).conditions


@rule("ST-AMB-14")
def test_an_effort_at_five_finishes_the_action_first() -> None:
    game = story("dorn", "mirra", scene="tower").suffer(0, "sad", 5, "mind")
    game.choose("approach:door", "plainly").dice(*[1] * 6, *[6] * 6).choose("roll", "tire")
    told = [kind for kind in game.kinds if kind in ("condition", "effort", "simple_success", "follows", "out", "scene")]
    assert told[-6:] == ["condition", "effort", "simple_success", "follows", "out", "scene"]
    assert is_out(game.sheet(0))
    assert game.table.scene == 4


@rule("ST-AMB-17", "ST-AMB-34", "ST-AMB-04")
def test_tired_and_tired_is_one_condition_under_any_name() -> None:
    game = story("dorn", "mirra", scene="tower").suffer(0, "@tired", 1, "fatigue").suffer(0, "arm", 1, "wound")
    game.choose("approach:door", "plainly").dice(*[1] * 20).choose("roll", "words:Out of breath")
    assert burden(game.sheet(0)) >= 3
    tired = [condition for condition in game.sheet(0).conditions if condition.kind == FATIGUE]
    assert [condition.value for condition in tired] == [2]


@rule("ST-AMB-04", "ST-PS-06")
def test_tired_hinders_everything() -> None:
    game = story("dorn", "mirra", scene="tower").suffer(0, "@tired", 2, "fatigue")
    for key in ("approach:door", "approach:word"):
        game.choose(key)
        assert game.table.parts[0].conditions == 1
        game.choose("withdraw")


@rule("ST-054")
def test_experience_pays_for_an_effort() -> None:
    game = story("dorn", "mirra", scene="tower")
    game.sheet(0).experience = 1
    game.choose("approach:door", "plainly").dice(*[1] * 12).choose("roll", "spend")
    assert game.sheet(0).experience == 0
    assert FATIGUE not in [condition.kind for condition in game.sheet(0).conditions]


@rule("ST-055", "ST-AMB-19", "ST-058")
def test_five_experience_raise_a_power() -> None:
    game = scenarist("mirra")
    game.sheet(1).experience = 10
    game.choose("raise:3", "raise:3", seat=1)
    assert game.sheet(1).powers[3].stage == 3
    assert game.sheet(1).experience == 0
    game.sheet(1).experience = 5
    assert game.refusal("raise:3", 1) == "highest"


@rule("ST-057", "ST-AMB-18")
@pytest.mark.parametrize(("answer", "powers", "left"), [("approve", 7, 0), ("turn_down", 6, 5)])
def test_a_new_power_needs_the_scenarist(answer: str, powers: int, left: int) -> None:
    game = scenarist("mirra")
    game.sheet(1).experience = 5
    game.choose("buy", seat=1)
    game.choose("tag:sea", "done", "words:Friend of seals")
    assert game.asked == 0
    game.choose(answer)
    assert len(game.sheet(1).powers) == powers
    assert game.sheet(1).experience == left
    if powers == 7:
        assert (game.sheet(1).powers[6].name, game.sheet(1).powers[6].stage) == ("Friend of seals", 1)


@rule("ST-PS-12", "ST-057")
def test_the_program_agrees_to_one_new_power_at_a_rest() -> None:
    game = story("mirra", "dorn", "sivka", "ausel")
    game.sheet(0).experience = 10
    game.table.steps[:] = [EnterScene(0, 4)]
    game.state.run()
    game.choose("buy", "tag:sea", "tag:boat", "tag:way", "words:Knows the tides")
    assert game.sheet(0).powers[6].tags.bit_count() == 3
    assert game.sheet(0).experience == 5
    assert "buy" not in game.keys
    assert "raise:1" in game.keys


@rule("ST-AMB-33")
def test_only_a_person_declares_death() -> None:
    game = story("mirra", "dorn")
    assert not [key for key in game.keys if key.startswith("death")]
    game = scenarist("mirra", "dorn").choose("death:1")
    assert game.sheet(1).dead
    assert not is_present(game.sheet(1))


@rule("ST-AMB-37", "ST-028")
def test_an_action_may_aim_at_an_advantage() -> None:
    game = scenarist("mirra", "dorn").choose("seek", seat=1)
    game.choose("with:0", "plainly", "roll").dice(6, 6, 1).choose("approve", "no_effort", "words:Blinding light")
    assert [(mark.name, mark.value) for mark in game.table.marks] == [("Blinding light", 2)]
    game.choose("seek", seat=1).choose("with:0", "plainly", "roll").dice(1, 1, 1).choose("approve", "no_effort")
    assert game.kinds[-1] == "simple_fiasco"


@rule("ST-AMB-02", "ST-PS-12", "ST-PS-13")
def test_a_healing_action_that_is_withdrawn_was_none() -> None:
    game = story("ausel", "dorn").suffer(1, "cut", 2, "wound").suffer(1, "broken", 4, "wound")
    scenes = game.state.rules.script.scenes
    game.table.steps.append(EnterScene(0, next(scene.number for scene in scenes if scene.rest)))
    game.state.run()
    assert game.ask == "bring_back"
    game.choose("heal:1:0", "withdraw")
    assert (game.ask, "heal:1:0" in game.keys) == ("bring_back", True)
    game.choose("done")
    assert game.ask == "rest"
    game.choose("heal:1:0", "withdraw", "heal:1:1", "plainly").dice(*[6] * game.pool).choose("roll")
    assert not is_out(game.sheet(1))
    assert not [key for key in game.keys if game.ask == "rest" and game.asked == 0 and key.startswith("heal")]


@rule("ST-042", "ST-AMB-35")
def test_the_one_who_speaks_for_the_group_merges_too() -> None:
    game = story("dorn", "mirra", scene="tower").suffer(0, "Scared", 1, "fear").suffer(0, "Horrified", 3, "fear")
    game.choose("merge:fear", "words:In panic")
    assert game.sheet(0).conditions == [Condition("In panic", 4, KIND["fear"])]
    assert game.ask == "act"


@rule("ST-042", "ST-AMB-35")
def test_the_scenarist_makes_one_of_two_conditions_and_names_it() -> None:
    game = (
        scenarist("dorn", "mirra")
        .suffer(1, "Scared to shaking", 1)
        .suffer(1, "Wet", 1, "cold")
        .suffer(1, "Horrified", 3)
    )
    assert not [key for key in game.keys if key.startswith("merge")]  # of no kind: they never merge by themselves
    game.choose("join:1:0")
    assert (game.ask, game.keys) == ("join_with", ["with_condition:1:1", "with_condition:1:2", "never_mind"])
    game.choose("with_condition:1:2")
    assert game.sheet(1).conditions == [Condition("Horrified", 4), Condition("Wet", 1, KIND["cold"])]
    assert game.asked == 0
    game.choose("words:In panic")
    assert game.sheet(1).conditions[0] == Condition("In panic", 4)
    assert (game.events[-1].kind, game.events[-1].facts["name"]) == ("merged", "In panic")
    assert not [key for key in game.keys if key.startswith("join:2")]


@rule("ST-042")
def test_what_people_see_as_one_keeps_the_kind_that_was_noted() -> None:
    game = scenarist("dorn").suffer(1, "Cold feet", 3).suffer(1, "Wet", 1, "cold")
    game.choose("join:1:1", "with_condition:1:0", "keep_name")
    assert game.sheet(1).conditions == [Condition("Cold feet", 4, KIND["cold"])]


@rule("ST-AMB-35")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_owner_and_the_scenarist_rename_a_condition(seat: int) -> None:
    game = scenarist("dorn", "mirra").suffer(1, "Wet", 1, "cold")
    game.choose("rename:1:0", seat=seat).choose("words:Soaked")
    assert game.sheet(1).conditions == [Condition("Soaked", 1, KIND["cold"])]
    with pytest.raises(IllegalChoice):
        game.choose("rename:1:0", seat=2)
    with pytest.raises(IllegalChoice):
        game.choose("join:1:0", seat=1)


def test_at_a_dice_table_everybody_minds_the_own_conditions() -> None:
    game = heroes("dorn", "mirra", way="dice_table").suffer(1, "Scared", 1).suffer(1, "Horrified", 3)
    game.choose("join:1:0", seat=1).choose("with_condition:1:1", "words:In panic")
    assert game.sheet(1).conditions == [Condition("In panic", 4)]
    game.choose("rename:1:0", seat=1).choose("words:Calmer")
    assert game.sheet(1).conditions == [Condition("Calmer", 4)]


@rule("ST-018", "ST-AMB-21")
@pytest.mark.parametrize(("face", "segments"), [(1, 1), (6, 0)])
def test_a_healing_fiasco_advances_a_clock(face: int, segments: int) -> None:
    game = scenarist("dorn", "ausel").suffer(1, "arm", 3, "wound")
    game.choose("clock", "words:The tide", "amount:4", "by_fiasco", "clock", "words:Patience", "amount:4", "by_hand")
    game.choose("heal:1:0", seat=2).choose("plainly", "roll")
    game.dice(*[face] * game.pool).choose("approve")
    if game.ask == "effort":
        game.choose("no_effort")
    assert [clock.segments.count("●") for clock in game.table.clocks] == [segments, 0]
    assert ("heals_nothing" in game.kinds) == bool(segments)
