"""The program as scenarist: ST-PS-01 to ST-PS-16, and each adventure to each of its ends."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kubik.games.story.adventures import ADVENTURES, Adventure
from kubik.games.story.scene import ALL_OUT, EnterScene
from kubik.games.story.standing import standings
from kubik.games.story.state import Condition
from kubik.kernel.state import State
from tests.story.table import GAME, StoryTable, obstacle_number, rule, story


@rule("ST-PS-01")
@pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda adventure: adventure.id)
def test_every_scene_is_reached_and_every_flag_is_set_somewhere(adventure: Adventure) -> None:
    game = story("mirra", "dorn", "sivka", "ausel", adventure=adventure.id)
    assert game.table.scene == adventure.start
    reached, scene = set(), adventure.start
    while scene >= 0:
        reached.add(scene)
        scene = adventure.scenes[scene].next
    assert reached == set(range(len(adventure.scenes)))


def flags(game: StoryTable, *names: str) -> None:
    """Set flags of the adventure."""
    for name in names:
        game.table.flags |= 1 << game.state.rules.script.flags.index(name)


@rule("ST-PS-02", "ST-PS-03")
def test_obstacles_come_in_order_and_one_with_a_condition_only_if_it_holds() -> None:
    game = story("dorn", "mirra", "sivka", "ausel", scene="wreck").act("approach:drive", sixes=3)
    assert game.table.title.endswith("tower")  # nothing went adrift
    game = story("dorn", "mirra", "sivka", "ausel", scene="wreck").act("approach:drive", sixes=0)
    assert game.table.task.obstacle == obstacle_number(game, "wreck.hull")


@rule("ST-PS-02")
def test_where_heroes_choose_a_success_ends_the_scene() -> None:
    game = story("mirra", "neya", "rugo", "ausel", scene="widow")
    assert game.keys == ["obstacle:drive_off", "obstacle:bargain"]  # nothing was tried yet, so nobody leaves
    game.choose("obstacle:drive_off").act("approach:flame", sixes=1, enemy=1)
    assert game.keys == ["obstacle:bargain", "leave"]
    game.choose("leave")
    assert game.table.title.endswith("kindle")
    assert [mark.value for mark in game.table.marks] == [-1]  # what happens if it stays unsolved
    game = story("mirra", "neya", "rugo", "ausel", scene="widow")
    game.choose("obstacle:drive_off").act("approach:flame", sixes=3)
    assert game.table.title.endswith("kindle")


@rule("ST-PS-10")
def test_what_an_obstacle_begins_with_happens_if_its_test_holds() -> None:
    game = story("mirra", "neya", "rugo", "ausel", adventure="bell_fair", scene="ring")
    assert [mark.value for mark in game.table.marks] == [-1]  # there is no clapper
    game = story("mirra", "neya", "rugo", "ausel", adventure="bell_fair")
    flags(game, "clapper")
    game.table.steps[:] = [EnterScene(0, len(game.state.rules.script.scenes) - 1)]
    game.state.run()
    assert not game.table.marks


@rule("ST-PS-08")
def test_a_decision_is_a_vote_and_the_first_seat_breaks_a_tie() -> None:
    game = story("mirra", "neya", "rugo", "ausel", scene="kindle")
    flags(game, "weak_light")
    game.choose("approach:flame", "plainly", "ready").dice(*[1] * 3).choose("roll", "no_effort")
    assert game.ask == "vote"
    game.choose("decide:keep", "decide:give", "decide:give", "decide:keep")
    assert "decided" in game.kinds
    assert not [condition for condition in game.sheet(0).conditions if condition.value == 2]


@rule("ST-PS-09")
def test_the_weakest_worker_suffers_and_players_choose_among_equals() -> None:
    game = story("mirra", "neya", "rugo", "ausel", adventure="bell_fair", scene="shore")
    first = next(key for key in game.keys if key.startswith("approach"))
    game.choose(first, "plainly", "ready", "invite:2")
    second = next(key for key in game.keys if key.startswith("approach"))
    game.choose(second, "plainly", "ready")
    one, two = (len_of_pool(game, place) for place in (0, 1))
    game.dice(6, *[1] * (one - 1), 6, *[1] * (two - 1)).choose("roll")
    while game.ask == "effort":
        game.choose("no_effort")
    assert game.ask == "weakest"
    game.choose("weakest:2")
    assert [len(sheet.conditions) for sheet in game.table.sheets] == [0, 0, 1, 0]


def len_of_pool(game: StoryTable, place: int) -> int:
    return standings(game.table, game.state.rules).rolls[place].dice


@rule("ST-PS-14")
def test_when_all_are_out_the_story_ends_badly() -> None:
    game = story("dorn", "mirra")
    for seat in (0, 1):
        game.sheet(seat).conditions = [Condition("arm", 6, 1)]
    game.table.steps[:] = [EnterScene(0, 2)]
    game.state.run()
    assert game.table.end == ALL_OUT
    assert game.table.grade == "bad"
    assert game.kinds.count("scene") == 1  # of the next one nobody hears
    assert game.winners == ()
    assert game.result.places == (3, 3)


@rule("ST-PS-16")
def test_any_hero_may_step_forward_beside_the_speaker() -> None:
    game = story("dorn", "mirra", scene="tower")
    assert game.asked == 0
    game.choose("approach:window", seat=1)
    assert game.table.parts[0].seat == 1
    assert game.asked == 1


# --- every end --------------------------------------------------------------------------------------------------------


class Loaded:
    """Dice that show sixes as often as a test likes."""

    def __init__(self, random: Random, share: Callable[[], float]) -> None:
        self.random, self.share = random, share

    def __call__(self, position: int, n: int) -> int:
        return n - 1 if self.random.random() < self.share() else self.random.randrange(n - 1)


def play(adventure: str, seed: int) -> State[Any, Any]:
    """A whole adventure by random heroes, with dice that are kind or unkind from obstacle to obstacle."""
    random = Random(f"{adventure} {seed}")
    shares = [random.choice((0.0, 0.1, 0.3, 0.7)) for _ in range(40)]
    state = GAME.start(players=4, seed=seed, adventure=adventure)
    state.chance = Loaded(random, lambda: shares[state.table.task.obstacle])
    while state.decision is not None:
        options = [option for option in state.decision.options if option.verb != "withdraw"]
        state.choose(random.choice(options))
    return state


@rule("ST-PS-14")
@pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda adventure: adventure.id)
def test_every_end_can_be_reached(adventure: Adventure) -> None:
    wanted = {ALL_OUT, *range(len(adventure.ends))}
    for seed in range(400):
        state = play(adventure.id, seed)
        wanted.discard(state.table.end)
        if state.table.end >= 0:
            end = adventure.ends[state.table.end]
            assert end.when.holds(state.table.flags)
            assert not any(earlier.when.holds(state.table.flags) for earlier in adventure.ends[: end.number])
        if not wanted:
            return
    pytest.fail(f"not reached: {wanted}")
