"""What is wrong with an adventure that has the right form: all faults, each with its place in the file (ST-PS-01)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

from msgspec import Struct

from kubik.games.story import adventure_form as form
from kubik.games.story.adventure_paths import Paths, asked_flags, route
from kubik.games.story.content import KIND, STRAIN, TAG
from kubik.games.story.forms import unknown
from kubik.kernel.blank import Words
from kubik.kernel.errors import Fault, IllegalChoice

_TEXT: Final = Words(4000, lines=True)
_DICE: Final = ("approach", "on_success", "on_fiasco")
NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "simple": _DICE,
    "opposed": (*_DICE, "opponent", "on_draw", "on_failure"),
    "extended": (*_DICE, "difficulty", "rolls", "on_failure"),
    "joint": (*_DICE, "difficulty", "on_failure"),
    "decision": ("option",),
}
"""What an obstacle of each kind must have."""
_ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "simple": ("difficulty", "on_failure", "strains", "helper"),
    "opposed": ("strains", "helper"),
    "extended": ("strains", "helper"),
    "joint": ("strains", "helper"),
    "decision": (),
}
"""What it may have besides; `id`, `kind`, `when`, `on_enter` and its words are for all."""
_PARTS: Final = (
    "difficulty", "rolls", "opponent", "strains", "helper", "approach", "option", *form.OUTCOMES,
)  # fmt: skip
_VALUES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("simple", "on_success"): ("measures",),
    ("simple", "on_failure"): ("measures",),
    ("opposed", "on_success"): ("measures", "net"),
    ("opposed", "on_draw"): ("measures",),
    ("opposed", "on_failure"): ("measures", "enemy_net"),
    ("joint", "on_success"): ("measures",),
    ("joint", "on_failure"): ("measures",),
}
"""Where a value may be a word: the measures of one roll or of joint work, and what was left of them against an enemy
(ST-PS-09). Without dice there are none, and a fiasco has none."""


def check(file: str, adventure: form.Adventure) -> list[Fault]:
    """All that is wrong with an adventure; what could not be read is empty in it and passed over."""
    return _Check(file, adventure).faults


class _Check:
    def __init__(self, file: str, adventure: form.Adventure) -> None:
        self.file, self.adventure = file, adventure
        self.faults: list[Fault] = []
        self.scenes = {scene.id: number for number, scene in enumerate(route(adventure))}
        self.obstacles = {
            f"{scene.id}.{obstacle.id}": (scene.id, obstacle)
            for scene in adventure.scene
            for obstacle in scene.obstacle
        }
        self.characters = {character.id: character for character in adventure.character}
        self._twice(file, "character", adventure.character)
        self._twice(file, "scene", adventure.scene)
        self._twice(file, "end", adventure.end)
        self._words(file, adventure)
        for character in adventure.character:
            self._known(f"{file}: character {character.id}: dice", "tag", character.dice, TAG)
        for scene in adventure.scene:
            self._scene(f"{file}: scene {scene.id}", scene)
        self._flags()
        self._ways()

    def _fault(self, where: str, reason: str, message: str, **facts: int | str) -> None:
        self.faults.append(Fault(where, message, reason, facts, "story"))

    # --- names --------------------------------------------------------------------------------------------------------

    def _known(self, where: str, what: str, names: Iterable[str], known: Collection[str]) -> None:
        self.faults += unknown(where, what, names, known)

    def _twice(self, where: str, what: str, entries: Iterable[object]) -> None:
        ids = Counter(str(getattr(entry, "id", "")) for entry in entries)
        for id in (id for id, n in ids.items() if id and n > 1):
            self._fault(f"{where}: {what} {id}", "id_twice", "is there twice")

    def _words(self, where: str, part: object) -> None:
        """Everything that is told has words, in one language at least, that can be shown."""
        if isinstance(part, form.Told):
            if not part.en and not part.ru:
                self._fault(where, "silent", "has no words: en or ru is needed")
            for text in filter(None, (part.en, part.ru)):
                try:
                    _TEXT.read(text)
                except IllegalChoice as error:
                    self._fault(where, "unreadable_words", str(error))
        if not isinstance(part, Struct):
            return
        for name in part.__struct_fields__:
            value = getattr(part, name)
            if isinstance(value, tuple):
                for number, each in enumerate(value, 1):
                    self._words(f"{where}: {name} {getattr(each, 'id', number)}", each)
            else:
                self._words(f"{where}: {name}", value)

    # --- scenes and obstacles -----------------------------------------------------------------------------------------

    def _scene(self, where: str, scene: form.Scene) -> None:
        if scene.id == form.END:
            self._fault(where, "scene_end", "no scene may be called “end”")
        self._known(f"{where}: next", "scene", [scene.next], [*(each.id for each in self.adventure.scene), form.END])
        self._twice(where, "obstacle", scene.obstacle)
        if scene.on_unsolved is not None:
            self._consequence(f"{where}: on_unsolved", scene, None, "on_unsolved", scene.on_unsolved)
            if scene.flow == "sequence":
                self._fault(where, "unsolved", "on_unsolved is for scenes with flow = “choice”")
        if scene.flow == "choice" and not scene.obstacle:
            self._fault(where, "no_choice", "there is nothing to choose from")
        for obstacle in scene.obstacle:
            self._obstacle(f"{where}: obstacle {obstacle.id}", scene, obstacle)

    def _obstacle(self, where: str, scene: form.Scene, obstacle: form.Obstacle) -> None:
        self._parts(where, obstacle)
        if obstacle.kind == "decision" and scene.flow == "choice":
            self._fault(where, "decision_choice", "a decision has no success that could end a scene with flow “choice”")
        if obstacle.kind == "joint" and len(obstacle.approach) == 1:
            self._fault(where, "joint_alone", "joint work needs two approaches: each worker takes one")
        if obstacle.kind == "decision" and len(obstacle.option) == 1:
            self._fault(where, "one_option", "a decision needs two options")
        self._twice(where, "approach", obstacle.approach)
        self._twice(where, "option", obstacle.option)
        self._known(f"{where}: strains", "strain", obstacle.strains, STRAIN)
        for approach in obstacle.approach:
            self._known(f"{where}: approach {approach.id}: tags", "tag", approach.tags, TAG)
            self._known(f"{where}: approach {approach.id}: strains", "strain", approach.strains, STRAIN)
        if obstacle.opponent is not None:
            self._skill(f"{where}: opponent", obstacle.opponent.character, obstacle.opponent.skill)
        for number, helper in enumerate(obstacle.helper, 1):
            self._skill(f"{where}: helper {number}", helper.character, helper.skill)
        for number, entry in enumerate(obstacle.on_enter, 1):
            self._consequence(f"{where}: on_enter {number}", scene, None, "on_enter", entry)
        for option in obstacle.option:
            self._consequence(f"{where}: option {option.id}: then", scene, None, "then", option.then)
        for outcome in form.OUTCOMES:
            consequence = getattr(obstacle, outcome)
            if consequence is not None:
                self._consequence(f"{where}: {outcome}", scene, obstacle, outcome, consequence)

    def _parts(self, where: str, obstacle: form.Obstacle) -> None:
        """What an obstacle of its kind needs, and what it cannot have."""
        if obstacle.kind not in NEEDED:
            return
        needed = list(NEEDED[obstacle.kind])
        allowed = [*needed, *_ALLOWED[obstacle.kind]]
        if obstacle.kind == "simple" and obstacle.difficulty > 1:
            needed.append("on_failure")
        elif obstacle.kind == "simple" and obstacle.on_failure is not None:
            message = "a simple obstacle of difficulty 1 cannot fail: no measure is a fiasco, one is enough"
            self._fault(f"{where}: on_failure", "no_failure", message)
        for part in _PARTS:
            given = bool(getattr(obstacle, part))
            if part in needed and not given:
                message = f"an obstacle of kind {obstacle.kind} needs {part}"
                self._fault(where, "needs", message, kind=obstacle.kind, part=part)
            if given and part not in allowed:
                message = f"an obstacle of kind {obstacle.kind} has no {part}"
                self._fault(where, "has_no", message, kind=obstacle.kind, part=part)

    def _skill(self, where: str, character: str, skill: str) -> None:
        self._known(where, "character", [character], self.characters)
        if character in self.characters:
            self._known(where, "skill", [skill], self.characters[character].dice)

    # --- consequences -------------------------------------------------------------------------------------------------

    def _consequence(
        self,
        where: str,
        scene: form.Scene,
        obstacle: form.Obstacle | None,
        outcome: str,
        consequence: form.Consequence,
    ) -> None:
        """What follows from the dice of an obstacle, or without dice."""
        kind = "no_dice" if obstacle is None else obstacle.kind
        for name, mark in (("advantage", consequence.advantage), ("setback", consequence.setback)):
            if mark is not None:
                self._value(f"{where}: {name}", kind, outcome, mark.value)
                self._places(f"{where}: {name}: for", scene, mark.obstacles)
        condition = consequence.condition
        if condition is None:
            return
        self._value(f"{where}: condition", kind, outcome, condition.value)
        self._known(f"{where}: condition: kind", "condition", [condition.kind], KIND)
        rolls = {"no_dice": ("all",), "joint": ("all", "weakest")}.get(kind, ("actor", "all"))
        if kind and condition.target and condition.target not in rolls:
            allowed = ", ".join(rolls)
            message = f"target {condition.target!r} does not fit here; there is: {allowed}"
            self._fault(f"{where}: condition", "target", message, target=condition.target, known=allowed)

    def _value(self, where: str, kind: str, outcome: str, value: form.Value) -> None:
        if kind and isinstance(value, str) and value and value not in _VALUES.get((kind, outcome), ()):
            message = f"value {value!r}: there is none here"
            self._fault(where, "no_value", message, value=value)

    def _places(self, where: str, scene: form.Scene, places: tuple[str, ...]) -> None:
        """Obstacles at which a mark counts: with dice, and not in a scene that is over."""
        if not places:
            self._fault(where, "nowhere", "names no obstacle")
        self._known(where, "obstacle", places, self.obstacles)
        for place in places:
            if place not in self.obstacles:
                continue
            there, obstacle = self.obstacles[place]
            if obstacle.kind == "decision":
                self._fault(where, "no_dice", f"{place} is a decision, without dice", name=place)
            elif self.scenes.get(there, 0) < self.scenes.get(scene.id, 0):
                self._fault(where, "over", f"{place} is over by then", name=place)

    # --- ways ---------------------------------------------------------------------------------------------------------

    def _flags(self) -> None:
        """A flag that is asked for or taken back is set somewhere. One that nobody asks for is a note, and allowed."""
        self.set: set[str] = set()
        cleared: set[str] = set()
        for part in _consequences(self.adventure):
            self.set.update(part.flags)
            cleared.update(part.clear)
        for flag in sorted((asked_flags(self.adventure) | cleared) - self.set):
            self._fault(self.file, "flag", f"nothing sets the flag {flag!r}", name=flag)

    def _ways(self) -> None:
        """Whatever the story can never come to."""
        adventure = self.adventure
        ids = {scene.id for scene in adventure.scene}
        self._known(f"{self.file}: start", "scene", [adventure.start], ids)
        self._last_end()
        scenes = route(adventure)
        if not scenes or (scenes[-1].next != form.END and scenes[-1].next not in ids):
            return  # told already; nobody knows what would have come
        if scenes[-1].next != form.END:
            where = f"{self.file}: scene {scenes[-1].id}: next"
            self._fault(where, "circle", f"leads back to {scenes[-1].next}: the story never ends", name=scenes[-1].next)
        met = Paths(adventure, scenes).met
        for scene in adventure.scene:
            if scene.id not in self.scenes:
                self._fault(f"{self.file}: scene {scene.id}", "unreached", "nothing leads there")
                continue
            for obstacle in scene.obstacle:
                where = f"{self.file}: scene {scene.id}: obstacle {obstacle.id}"
                self._never(where, obstacle, obstacle.when, met)
                if id(obstacle) in met:
                    for number, entry in enumerate(obstacle.on_enter, 1):
                        self._never(f"{where}: on_enter {number}", entry, entry.when, met)
                    for number, helper in enumerate(obstacle.helper, 1):
                        self._never(f"{where}: helper {number}", helper, helper.when, met)
        if scenes[-1].next == form.END:
            for end in adventure.end:
                self._never(f"{self.file}: end {end.id}", end, end.when, met)

    def _never(self, where: str, part: object, when: form.Test, met: set[int]) -> None:
        if id(part) not in met and self.set.issuperset(when.all):
            self._fault(where, "unreached", "nothing leads there")

    def _last_end(self) -> None:
        """The last end is for whatever has not ended before."""
        if not self.adventure.end:
            self._fault(self.file, "no_end", "there is no [[end]]")
        for end in self.adventure.end[-1:]:
            if end.when != form.ALWAYS:
                self._fault(
                    f"{self.file}: end {end.id}", "last_end", "the last end has no “when”: it is for all the rest"
                )


def _consequences(part: object) -> list[form.Consequence]:
    found = [part] if isinstance(part, form.Consequence) else []
    if isinstance(part, Struct):
        part = [getattr(part, name) for name in part.__struct_fields__]
    if isinstance(part, list | tuple):
        for each in part:
            found += _consequences(each)
    return found
