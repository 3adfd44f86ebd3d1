"""Where a story can go: every way through an adventure, as far as its flags tell them apart.

Flags that nothing asks for any more are forgotten on the way, so the ways stay few.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from kubik.games.story import adventure_form as form

_OUTCOMES: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "simple": (("on_success",), ("on_failure",), ("on_fiasco",)),
    "opposed": (("on_success",), ("on_draw",), ("on_failure",), ("on_failure", "on_fiasco"), ("on_fiasco",)),
    "extended": (("on_success",), ("on_failure",), ("on_fiasco", "on_success"), ("on_fiasco", "on_failure")),
    "joint": (("on_success",), ("on_failure",), ("on_fiasco",)),
    "decision": (),
}
"""By the kind of an obstacle: which consequences can follow, one after the other (ST-PS-08)."""


class Paths:
    """All ways through the scenes of an adventure, in their order."""

    def __init__(self, adventure: form.Adventure, scenes: list[form.Scene]) -> None:
        self.met: set[int] = set()
        """The obstacles, and what happens and who offers help there, that some way comes to; by Python's `id`, since
        two of them may be alike."""
        ways: set[frozenset[str]] = {frozenset()}
        for number, scene in enumerate(scenes):
            asked = asked_flags([scenes[number + 1 :], adventure.end])
            if scene.flow == "choice":
                ways = self._choice(scene, ways, asked)
            else:
                for place, obstacle in enumerate(scene.obstacle):
                    ways = self._meet(obstacle, ways, asked | asked_flags(scene.obstacle[place + 1 :]))
        for way in ways:
            for end in adventure.end:
                if holds(end.when, way):
                    self.met.add(id(end))
                    break

    def _meet(self, obstacle: form.Obstacle, ways: set[frozenset[str]], asked: set[str]) -> set[frozenset[str]]:
        after = set()
        for way in ways:
            if holds(obstacle.when, way):
                after |= {result & asked for result, _ in self._overcome(obstacle, way)}
            else:
                after.add(way & asked)
        return after

    def _choice(self, scene: form.Scene, ways: set[frozenset[str]], asked: set[str]) -> set[frozenset[str]]:
        """The heroes pick one after the other, until a success or until they leave."""
        after: set[frozenset[str]] = set()
        todo = [(way, frozenset[int]()) for way in ways]
        seen = set(todo)
        while todo:
            way, tried = todo.pop()
            after.add(_after([scene.on_unsolved], way) & asked)
            for number, obstacle in enumerate(scene.obstacle):
                if number in tried or not holds(obstacle.when, way):
                    continue
                for result, solved in self._overcome(obstacle, way):
                    later = (result, tried | {number})
                    if solved:
                        after.add(result & asked)
                    elif later not in seen:
                        seen.add(later)
                        todo.append(later)
        return after

    def _overcome(self, obstacle: form.Obstacle, way: frozenset[str]) -> list[tuple[frozenset[str], bool]]:
        """How an obstacle may go: the flags afterwards, and whether it was a success."""
        self.met.add(id(obstacle))
        for entry in obstacle.on_enter:
            if holds(entry.when, way):
                self.met.add(id(entry))
                way = _after([entry], way)
        self.met.update(id(helper) for helper in obstacle.helper if holds(helper.when, way))
        results = [(_after([course.then], way), False) for course in obstacle.option]
        for outcomes in _OUTCOMES.get(obstacle.kind, _OUTCOMES["opposed"]):
            if obstacle.kind != "simple" or obstacle.difficulty > 1 or "on_failure" not in outcomes:
                followed = _after([getattr(obstacle, outcome) for outcome in outcomes], way)
                results.append((followed, "on_success" in outcomes))
        return results or [(way, True)]


def _after(consequences: Iterable[form.Consequence | None], way: frozenset[str]) -> frozenset[str]:
    for consequence in consequences:
        if consequence is not None:
            way = way.union(consequence.flags).difference(consequence.clear)
    return way


def asked_flags(part: object) -> set[str]:
    """The flags that somebody asks for in a part of an adventure."""
    if isinstance(part, form.Test):
        return {*part.all, *part.none}
    if isinstance(part, Struct):
        part = [getattr(part, name) for name in part.__struct_fields__]
    return {flag for each in part for flag in asked_flags(each)} if isinstance(part, list | tuple) else set()


def holds(test: form.Test, flags: frozenset[str]) -> bool:
    """Whether a test holds (ST-PS-03)."""
    return flags.issuperset(test.all) and flags.isdisjoint(test.none)


def route(adventure: form.Adventure) -> list[form.Scene]:
    """The scenes in the order in which they are played; it stops where there is no next, or one that was played."""
    scenes = {scene.id: scene for scene in adventure.scene}
    found: list[form.Scene] = []
    next = adventure.start
    while next in scenes and scenes[next] not in found:
        found.append(scenes[next])
        next = scenes[next].next
    return found
