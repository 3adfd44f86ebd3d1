"""How likely a story ends well from here: every course that it may take, with the chances of these heroes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from kubik.games.story.adventures import Adventure, Consequence, Obstacle
from kubik.games.story.chances import plan
from kubik.games.story.odds import Roll, fiasco, oppose
from kubik.games.story.state import Power, Sheet, Table, Task, Weakness
from kubik.games.story.variants import Rules

WORTH: Final = {"good": 1.0, "mixed": 0.25, "bad": 0.0}


class Chances(NamedTuple):
    """How an obstacle may go for a group of heroes."""

    success: float
    draw: float
    failure: float
    fiasco: float


Group = tuple[tuple[tuple[Power, ...], tuple[Weakness, ...]], ...]
"""The powers and weaknesses of all heroes, which say what they can do."""


def group_of(table: Table) -> Group:
    """The heroes who were chosen."""
    return tuple((tuple(sheet.powers), tuple(sheet.weaknesses)) for sheet in table.sheets if sheet.hero)


@lru_cache(4096)
def chances(rules: Rules, group: Group, obstacle: int) -> Chances:
    """How an obstacle goes if these heroes come to it unhurt."""
    found = rules.script.obstacles[obstacle]
    sheets = [Sheet(hero="?", powers=[*powers], weaknesses=[*weaknesses]) for powers, weaknesses in group]
    sheets += [Sheet() for _ in range(rules.players - len(sheets))]
    rolls = max(found.rolls, 1)
    difficulty, dice = rules.difficulty[obstacle], rules.enemy_dice[obstacle]
    task = Task(kind=found.kind, obstacle=obstacle, difficulty=difficulty, rolls=rolls, limit=rolls, dice=dice)
    best = plan(Table(sheets=sheets, task=task), rules)
    if best is None:
        return Chances(0.0, 0.0, 0.0, 1.0)
    roll = Roll(best.lead.dice, True)
    rest, none = 1 - best.chance, min(float(fiasco(roll)), 1 - best.chance)
    if found.kind == "opposed":
        draw = min(float(oppose(roll, Roll(dice)).draw), rest)
        none = min(none, rest - draw)
        return Chances(best.chance, draw, rest - draw - none, none)
    if found.kind == "extended":
        return Chances(best.chance, 0.0, rest, 0.0)
    return Chances(best.chance, 0.0, rest - none, none)


class Prospects:
    """The worth of every position of an adventure for a group of heroes, as far as flags tell."""

    def __init__(self, rules: Rules, group: Group) -> None:
        self.script: Adventure = rules.script
        self.chances = [chances(rules, group, n) for n in range(len(self.script.obstacles))]
        self._known: dict[tuple[int, int, int], float] = {}

    def of_scene(self, scene: int, flags: int) -> float:
        """The worth of coming to a scene (-1: to the end) with these flags."""
        if scene < 0:
            return next(WORTH[end.grade] for end in self.script.ends if end.when.holds(flags))
        return self.of_rest(scene, 0, flags)

    def of_rest(self, scene: int, tried: int, flags: int) -> float:
        """The worth of what is left of a scene: the next obstacle's place, or the bits of those that were tried."""
        key = (scene, tried, flags)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._of_rest(scene, tried, flags)
        return known

    def _of_rest(self, scene: int, tried: int, flags: int) -> float:
        found = self.script.scenes[scene]
        if found.choice:
            worth = [self.of_unsolved(scene, flags)] if tried else []
            worth += [
                self.of_obstacle(obstacle, tried, flags)
                for n, obstacle in enumerate(found.obstacles)
                if not tried >> n & 1 and obstacle.when.holds(flags)
            ]
            return max(worth, default=0.0) if worth else self.of_unsolved(scene, flags)
        if tried == len(found.obstacles):
            return self.of_scene(found.next, flags)
        obstacle = found.obstacles[tried]
        if not obstacle.when.holds(flags):
            return self.of_rest(scene, tried + 1, flags)
        return self.of_obstacle(obstacle, tried, flags)

    def of_unsolved(self, scene: int, flags: int) -> float:
        """The worth of leaving a scene without a success."""
        found = self.script.scenes[scene]
        return self.of_scene(found.next, after(found.on_unsolved, flags))

    def of_obstacle(self, obstacle: Obstacle, tried: int, flags: int, likely: Chances | None = None) -> float:
        """The worth of facing an obstacle."""
        for entry in obstacle.on_enter:
            flags = after(entry, flags)
        if obstacle.kind == "decision":
            return max(self.of_course(obstacle, n, tried, flags) for n in range(len(obstacle.courses)))
        likely = likely or self.chances[obstacle.number]
        return sum(
            chance * self.of_outcome(obstacle, what, tried, flags)
            for what, chance in zip(("on_success", "on_draw", "on_failure", "on_fiasco"), likely, strict=True)
            if chance
        )

    def of_outcome(self, obstacle: Obstacle, what: str, tried: int, flags: int) -> float:
        """The worth of such an outcome."""
        found: Consequence = getattr(obstacle, what)
        return self._go_on(obstacle, what == "on_success", tried, after(found, flags))

    def of_course(self, obstacle: Obstacle, course: int, tried: int, flags: int) -> float:
        """The worth of a course that the heroes decide for."""
        return self._go_on(obstacle, True, tried, after(obstacle.courses[course].then, flags))

    def _go_on(self, obstacle: Obstacle, solved: bool, tried: int, flags: int) -> float:
        scene = self.script.scenes[obstacle.scene]
        if not scene.choice:
            return self.of_rest(obstacle.scene, scene.obstacles.index(obstacle) + 1, flags)
        if solved:
            return self.of_scene(scene.next, flags)
        return self.of_rest(obstacle.scene, tried | 1 << scene.obstacles.index(obstacle), flags)


def after(consequence: Consequence, flags: int) -> int:
    """The flags after a consequence."""
    return (flags | consequence.flags) & ~consequence.clear if consequence.when.holds(flags) else flags


@lru_cache(256)
def prospects(rules: Rules, group: Group) -> Prospects:
    """The prospects of a group; the same group has the same ones."""
    return Prospects(rules, group)
