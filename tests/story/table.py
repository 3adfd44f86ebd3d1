"""Heroes at a story's table: set up by names, play by option keys, dice as a test wrote them down.

game = story("mirra", "dorn", scene="tower")
game.choose("approach:door", "plainly").dice(6, 6, 1).choose("roll", "no_effort")
"""

from __future__ import annotations

from typing import Any, Self

import pytest

import kubik
from kubik.games.story.content import KIND
from kubik.games.story.pool import pool
from kubik.games.story.scene import EnterScene
from kubik.games.story.state import Condition, Mark, Sheet, Table
from kubik.games.story.variants import Rules, State
from kubik.kernel.chance import Scripted
from tests.playing import Playing
from tests.story.conformance import check

rule = pytest.mark.rule
GAME = kubik.game("story")


class StoryTable(Playing[Table, Rules, Sheet]):
    """A story under way, with dice that are decided beforehand."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.script: list[int] = [0] * state.table.rolled
        state.chance = Scripted(self.script)

    def dice(self, *faces: int) -> Self:
        """What the next dice will show."""
        self.script[:] = [0] * self.state.table.rolled
        self.script += [face - 1 for face in faces]
        return self

    def choose(self, *keys: str, seat: int | None = None) -> Self:
        for key in keys:
            self.state.choose(key, seat)
            check(self.state)
        return self

    @property
    def table(self) -> Table:
        return self.state.table

    def sheet(self, seat: int) -> Sheet:
        return self.state.table.sheets[seat]

    @property
    def keys(self) -> list[str]:
        """What may be chosen."""
        assert self.state.decision is not None
        return [option.key for option in self.state.decision.options]

    @property
    def kinds(self) -> list[str]:
        """The kinds of what happened."""
        return [event.kind for event in self.events]

    @property
    def pool(self) -> int:
        """The dice of the leading roll."""
        return pool(self.table, self.state.rules, 0)

    def act(self, *keys: str, sixes: int, enemy: int = 0) -> Self:
        """An action by these keys, told plainly, with so many measures and no special effort."""
        self.choose(*keys, "plainly")
        faces = [6] * sixes + [1] * (self.pool - sixes)
        faces += [6] * enemy + [1] * (self.table.task.dice - enemy)
        self.dice(*faces).choose("roll")
        return self.choose("no_effort") if self.ask == "effort" else self

    def suffer(self, seat: int, name: str, value: int, kind: str = "") -> Self:
        """Write a condition on a sheet."""
        self.sheet(seat).conditions.append(Condition(name, value, KIND[kind] if kind else -1))
        return self.again()

    def mark(self, name: str, value: int, *obstacles: int, each_roll: bool = False) -> Self:
        """Put an advantage or a setback on the table."""
        self.table.marked += 1
        self.table.marks.append(Mark(self.table.marked, name, value, obstacles, each_roll))
        return self.again()


def heroes(*names: str, **settings: Any) -> StoryTable:
    """A story at its beginning; the heroes have raised nothing."""
    scenarist = settings.get("way") == "scenarist"
    game = StoryTable(GAME.start(players=len(names) + scenarist, seed=1, **settings))
    if scenarist:
        game.choose(*["done"] * (len(names) + 1))
    for name in names:
        game.choose(f"hero:{name}", "done")
    return game


def story(*names: str, scene: str = "", adventure: str = "dark_light", **settings: Any) -> StoryTable:
    """An adventure that the program tells, at the beginning of a scene."""
    game = heroes(*names, adventure=adventure, **settings)
    if scene:
        table = game.table
        numbers = {each.id: each.number for each in game.state.rules.script.scenes}
        table.steps[:] = [EnterScene(0, numbers[scene])]
        game.state.run()
    return game


def scenarist(*names: str, adventure: str = "free", **settings: Any) -> StoryTable:
    """A person in seat 0 is the scenarist."""
    return heroes(*names, way="scenarist", adventure=adventure, **settings)


def obstacle_number(game: StoryTable, place: str) -> int:
    """The number of an obstacle by SCENE.OBSTACLE."""
    scene_id, _, id = place.partition(".")
    return next(
        obstacle.number
        for scene in game.state.rules.script.scenes
        for obstacle in scene.obstacles
        if scene.id == scene_id and obstacle.id == id
    )
