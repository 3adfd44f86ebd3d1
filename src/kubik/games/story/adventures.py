"""Adventures, as the rules use them: everything that is named in the files is a number here, and sets are bits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

from kubik.games.story import adventure_form as form
from kubik.games.story.adventure_files import read_adventures
from kubik.games.story.content import (
    ADDED,
    BANDS,
    CONTENT,
    KIND,
    LEAST,
    SCALING,
    TAG,
    Hero,
    Scaling,
    add_phrases,
    strain_bits,
    tag_bits,
)
from kubik.games.story.phrases import Phrase
from kubik.kernel.content import content_hash, figures

READY: Final = ("dark_light", "bell_fair", "ferry_debt")


class Test(Struct, frozen=True):
    """It holds when every flag of `all` is set and none of `none`; both are bits (ST-PS-03)."""

    all: int = 0
    none: int = 0

    def holds(self, flags: int) -> bool:
        """Whether it holds with these flags."""
        return flags & self.all == self.all and not flags & self.none


ALWAYS: Final = Test()


class Mark(Phrase, frozen=True, kw_only=True):
    """An advantage or a setback. Its value is the number, or what `word` says: measures, net, enemy_net (ST-PS-09).

    `obstacles` are the numbers of those at which it counts; it lasts for each roll there, or for one (ST-PS-07).
    """

    value: int
    word: str
    obstacles: tuple[int, ...]
    each_roll: bool


class Condition(Phrase, frozen=True, kw_only=True):
    """A condition with its kind, and who gets it: actor, all or weakest (ST-PS-09)."""

    value: int
    word: str
    kind: int
    target: form.Target


class Consequence(Phrase, frozen=True, kw_only=True):
    """What follows, told by its phrase. `flags` and `clear` are bits; `when` is for what happens on entering."""

    when: Test = ALWAYS
    flags: int = 0
    clear: int = 0
    advantage: Mark | None = None
    setback: Mark | None = None
    condition: Condition | None = None


NOTHING: Final = Consequence("nothing", "", "")
"""Where nothing follows."""


class Approach(Phrase, frozen=True, kw_only=True):
    """A way to go about an obstacle; bits of tags and of strains (ST-PS-04, ST-PS-05)."""

    id: str
    number: int
    tags: int
    strains: int


class Course(Phrase, frozen=True, kw_only=True):
    """One of the options of a decision."""

    id: str
    number: int
    then: Consequence


class Helper(Struct, frozen=True):
    """A character, by number, who offers help with so many dice of a tag (ST-PS-11)."""

    character: int
    skill: int
    dice: int
    when: Test


class Obstacle(Phrase, frozen=True, kw_only=True):
    """What stands in the way. `difficulty` and `enemy_dice` are for four heroes; see `difficulty_for`, `enemy_for`."""

    id: str
    number: int
    scene: int
    kind: form.ObstacleKind
    when: Test
    difficulty: int
    rolls: int
    enemy: int
    """The character who opposes, by number, or -1."""
    skill: int
    enemy_dice: int
    strains: int
    helpers: tuple[Helper, ...]
    on_enter: tuple[Consequence, ...]
    approaches: tuple[Approach, ...]
    courses: tuple[Course, ...]
    on_success: Consequence
    on_draw: Consequence
    on_failure: Consequence
    on_fiasco: Consequence


class Scene(Phrase, frozen=True, kw_only=True):
    """A scene; `next` is -1 in the last one, `choice` its flow (ST-PS-02)."""

    id: str
    number: int
    text: Phrase
    choice: bool
    rest: bool
    next: int
    obstacles: tuple[Obstacle, ...]
    on_unsolved: Consequence


class Character(Phrase, frozen=True, kw_only=True):
    """Somebody of the scenarist's. `dice` are pairs: a tag and how many for it."""

    id: str
    number: int
    text: Phrase
    dice: tuple[tuple[int, int], ...]


class End(Phrase, frozen=True, kw_only=True):
    """How the story may end."""

    id: str
    number: int
    grade: form.Grade
    when: Test


class Adventure(Phrase, frozen=True, kw_only=True):
    """A whole adventure. Obstacles are numbered through all scenes; `flags` are the names of the bits."""

    id: str
    number: int
    premise: Phrase
    characters: tuple[Character, ...]
    scenes: tuple[Scene, ...]
    obstacles: tuple[Obstacle, ...]
    flags: tuple[str, ...]
    start: int
    ends: tuple[End, ...]
    all_out: Phrase


# --- from the files ---------------------------------------------------------------------------------------------------


class _Reader:
    """Turns one adventure file into an adventure."""

    def __init__(self, written: form.Adventure, number: int) -> None:
        self.written, self.number = written, number
        self.key = f"adventure.{written.id}"
        self.scenes = {scene.id: n for n, scene in enumerate(written.scene)}
        places = [f"{scene.id}.{obstacle.id}" for scene in written.scene for obstacle in scene.obstacle]
        self.obstacles = {place: n for n, place in enumerate(places)}
        self.characters = {character.id: n for n, character in enumerate(written.character)}
        self.dice = [character.dice for character in written.character]
        self.flags = {flag: n for n, flag in enumerate(flags_of(written))}

    def adventure(self) -> Adventure:
        written, key = self.written, self.key
        scenes = tuple(self._scene(n, scene) for n, scene in enumerate(written.scene))
        ends = [
            End(*_told(f"{key}:end.{end.id}", end), id=end.id, number=n, grade=end.grade, when=self._test(end.when))
            for n, end in enumerate(written.end)
        ]
        return Adventure(
            *_told(key, written),
            id=written.id,
            number=self.number,
            premise=Phrase(*_told(f"{key}:premise", written.premise)),
            characters=tuple(self._character(n, each) for n, each in enumerate(written.character)),
            scenes=scenes,
            obstacles=tuple(obstacle for scene in scenes for obstacle in scene.obstacles),
            flags=tuple(self.flags),
            start=self.scenes[written.start],
            ends=tuple(ends),
            all_out=Phrase(*_told(f"{key}:all_out", written.all_out)),
        )

    def _character(self, number: int, written: form.Character) -> Character:
        key = f"{self.key}:character.{written.id}"
        return Character(
            *_told(key, written),
            id=written.id,
            number=number,
            text=Phrase(*_told(f"{key}:text", written.text)),
            dice=tuple((TAG[skill], dice) for skill, dice in written.dice.items()),
        )

    def _scene(self, number: int, written: form.Scene) -> Scene:
        key = f"{self.key}.{written.id}"
        return Scene(
            *_told(key, written),
            id=written.id,
            number=number,
            text=Phrase(*_told(f"{key}:text", written.text)),
            choice=written.flow == "choice",
            rest=written.rest,
            next=-1 if written.next == form.END else self.scenes[written.next],
            obstacles=tuple(self._obstacle(f"{key}.{each.id}", number, written.id, each) for each in written.obstacle),
            on_unsolved=self._outcome(f"{key}:on_unsolved", written.on_unsolved),
        )

    def _obstacle(self, key: str, scene: int, scene_id: str, written: form.Obstacle) -> Obstacle:
        opponent = written.opponent
        enemy = self.characters[opponent.character] if opponent else -1
        approaches = [
            Approach(
                *_told(f"{key}.{each.id}", each),
                id=each.id,
                number=n,
                tags=tag_bits(each.tags),
                strains=strain_bits(each.strains),
            )
            for n, each in enumerate(written.approach)
        ]
        courses = [
            Course(
                *_told(f"{key}.{each.id}", each),
                id=each.id,
                number=n,
                then=self._outcome(f"{key}.{each.id}:then", each.then),
            )
            for n, each in enumerate(written.option)
        ]
        return Obstacle(
            *_told(key, written),
            id=written.id,
            number=self.obstacles[f"{scene_id}.{written.id}"],
            scene=scene,
            kind=written.kind,
            when=self._test(written.when),
            difficulty=written.difficulty or (written.kind == "simple") * CONTENT.difficulty.usual,
            rolls=written.rolls,
            enemy=enemy,
            skill=TAG[opponent.skill] if opponent else -1,
            enemy_dice=self.dice[enemy][opponent.skill] if opponent else 0,
            strains=strain_bits(written.strains),
            helpers=tuple(map(self._helper, written.helper)),
            on_enter=tuple(self._outcome(f"{key}:on_enter.{n}", each) for n, each in enumerate(written.on_enter)),
            approaches=tuple(approaches),
            courses=tuple(courses),
            on_success=self._outcome(f"{key}:on_success", written.on_success),
            on_draw=self._outcome(f"{key}:on_draw", written.on_draw),
            on_failure=self._outcome(f"{key}:on_failure", written.on_failure),
            on_fiasco=self._outcome(f"{key}:on_fiasco", written.on_fiasco),
        )

    def _helper(self, written: form.Helper) -> Helper:
        character = self.characters[written.character]
        return Helper(character, TAG[written.skill], self.dice[character][written.skill], self._test(written.when))

    def _outcome(self, key: str, written: form.Consequence | None) -> Consequence:
        if written is None:
            return NOTHING
        condition = written.condition
        return Consequence(
            *_told(key, written),
            when=self._test(written.when) if isinstance(written, form.Entry) else ALWAYS,
            flags=self._bits(written.flags),
            clear=self._bits(written.clear),
            advantage=self._mark(f"{key}:advantage", written.advantage),
            setback=self._mark(f"{key}:setback", written.setback),
            condition=None
            if condition is None
            else Condition(
                *_told(f"{key}:condition", condition),
                value=condition.value if isinstance(condition.value, int) else 0,
                word=condition.value if isinstance(condition.value, str) else "",
                kind=KIND[condition.kind],
                target=condition.target,
            ),
        )

    def _mark(self, key: str, written: form.Mark | None) -> Mark | None:
        if written is None:
            return None
        return Mark(
            *_told(key, written),
            value=written.value if isinstance(written.value, int) else 0,
            word=written.value if isinstance(written.value, str) else "",
            obstacles=tuple(self.obstacles[place] for place in written.obstacles),
            each_roll=written.uses == "each_roll",
        )

    def _test(self, written: form.Test) -> Test:
        return Test(self._bits(written.all), self._bits(written.none))

    def _bits(self, flags: Iterable[str]) -> int:
        return sum(1 << self.flags[flag] for flag in set(flags))


def _told(key: str, written: form.Told) -> tuple[str, str, str]:
    """The key and both texts; who wrote in one language only is read in that one."""
    return key, written.en or written.ru, written.ru or written.en


def flags_of(written: form.Adventure) -> list[str]:
    """All flags that an adventure sets, takes back or asks for, in the order of the file."""
    found: dict[str, None] = {}

    def look(part: object) -> None:
        if isinstance(part, form.Test):
            found.update(dict.fromkeys((*part.all, *part.none)))
        if isinstance(part, form.Consequence):
            found.update(dict.fromkeys((*part.flags, *part.clear)))
        if isinstance(part, Struct):
            part = tuple(getattr(part, name) for name in part.__struct_fields__)
        if isinstance(part, tuple):
            for each in part:
                look(each)

    look(written)
    return list(found)


WRITTEN: Final = read_adventures(READY, ADDED)
ADVENTURES: Final = [_Reader(written, number).adventure() for number, written in enumerate(WRITTEN)]
ADVENTURE: Final = {adventure.id: adventure.number for adventure in ADVENTURES}
HASH: Final = content_hash(figures(msgspec.to_builtins([CONTENT, WRITTEN])))
add_phrases(ADVENTURES)


# --- what follows from them -------------------------------------------------------------------------------------------


def difficulty_for(obstacle: Obstacle, heroes: int) -> int:
    """The difficulty of an obstacle for so many heroes (ST-PS-15)."""
    less = _scaling(heroes)
    if less is None:
        return obstacle.difficulty
    match obstacle.kind:
        case "extended":
            return _less(obstacle.difficulty, less.extended, LEAST.extended)
        case "joint":
            return _less(obstacle.difficulty, less.joint, LEAST.joint)
        case "simple":
            return _less(obstacle.difficulty, less.simple, LEAST.simple)
        case _:
            return obstacle.difficulty


def enemy_for(obstacle: Obstacle, heroes: int) -> int:
    """The dice of the one who opposes so many heroes (ST-PS-15)."""
    less = _scaling(heroes)
    return obstacle.enemy_dice if less is None else _less(obstacle.enemy_dice, less.enemy_dice, LEAST.enemy_dice)


def _scaling(heroes: int) -> Scaling | None:
    """What is taken off; one hero alone has it no harder than two."""
    return SCALING.get(max(heroes, min(SCALING)))


def _less(number: int, less: int, least: int) -> int:
    """So much less, but not below the least; what is below it already stays."""
    return max(number - less, min(number, least))


class Suggestion(Struct, frozen=True):
    """A hero, by number, with the approach and the powers that bring the most dice at an obstacle."""

    hero: int
    approach: int
    powers: tuple[int, ...]
    dice: int


def suggested(obstacle: Obstacle, heroes: Iterable[Hero]) -> list[Suggestion]:
    """Who could do something about an obstacle, and how, those with the most dice first."""
    found = []
    for hero in heroes:
        ways = []
        for approach in obstacle.approaches:
            fitting = [n for n, power in enumerate(hero.powers) if power.tags & approach.tags]
            dice = sum(hero.powers[n].stage for n in fitting)
            ways.append(Suggestion(hero.number, approach.number, tuple(fitting), dice))
        best = max(ways, key=lambda way: way.dice, default=None)
        if best is not None and best.dice:
            found.append(best)
    return sorted(found, key=lambda way: -way.dice)


def hooks(scene: Scene, heroes: Iterable[Hero]) -> list[Phrase]:
    """The weaknesses that may come up in a scene."""
    strains = 0
    for obstacle in scene.obstacles:
        strains |= obstacle.strains
        for approach in obstacle.approaches:
            strains |= approach.strains
    return [weakness for hero in heroes for weakness in hero.weaknesses if weakness.triggers & strains]


def band(dice: int) -> Phrase:
    """How good somebody with so many dice is at something (ST-060 to ST-063)."""
    found = next((band for band in BANDS if band.dice[0] <= dice <= band.dice[1]), BANDS[0])
    return Phrase(f"band.{found.id}", found.en, found.ru)
