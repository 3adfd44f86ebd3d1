"""Everything in the box as a screen draws it: names and texts of one language beside the figures."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kubik.games.story.adventures import ADVENTURES, Adventure, Character, Obstacle, Scene
from kubik.games.story.content import (
    BANDS,
    EXPERIENCE,
    HEROES,
    KINDS,
    LIMIT,
    POOL,
    SHEET,
    STAGES,
    STRAINS,
    TAGS,
    Hero,
    SheetLimits,
)
from kubik.games.story.phrases import PHRASES
from kubik.games.story.text import StoryText

OUTCOMES: Final = ("on_success", "on_draw", "on_failure", "on_fiasco")


class BoxPower(Struct, frozen=True):
    """A power of a ready hero; `tags` are bits."""

    key: str
    stage: int
    tags: int


class BoxWeakness(Struct, frozen=True):
    """A weakness of a ready hero; `triggers` are bits of strains."""

    key: str
    triggers: int


class BoxHero(Struct, frozen=True):
    """A ready hero."""

    id: str
    key: str
    concept: str
    powers: list[BoxPower]
    weaknesses: list[BoxWeakness]


class BoxKind(Struct, frozen=True):
    """A kind of condition; without a bit it hinders everything."""

    id: str
    name: str
    hinders: int
    healed_by: int


class BoxApproach(Struct, frozen=True):
    """A way to go about an obstacle."""

    id: str
    key: str
    tags: int
    strains: int


class BoxObstacle(Struct, frozen=True):
    """What stands in the way; `outcomes` are the keys of what may follow, by the outcome."""

    id: str
    key: str
    kind: str
    difficulty: int
    rolls: int
    enemy: int
    dice: int
    approaches: list[BoxApproach]
    courses: list[str]
    outcomes: dict[str, str]


class BoxScene(Struct, frozen=True):
    """A scene with its obstacles, by their numbers in the adventure."""

    id: str
    key: str
    text: str
    choice: bool
    rest: bool
    obstacles: list[int]


class BoxCharacter(Struct, frozen=True):
    """Somebody of the scenarist's: tags, and how many dice for each."""

    id: str
    key: str
    text: str
    dice: list[tuple[int, int]]


class BoxAdventure(Struct, frozen=True):
    """A whole adventure."""

    id: str
    key: str
    premise: str
    scenes: list[BoxScene]
    obstacles: list[BoxObstacle]
    characters: list[BoxCharacter]
    ends: list[str]
    all_out: str


class BoxBand(Struct, frozen=True):
    """How good a character is with so many dice, from and to."""

    name: str
    low: int
    high: int


class Prices(Struct, frozen=True):
    """What experience buys."""

    effort: int
    stage: int
    power: int


class Box(Struct, frozen=True):
    """Everything by its number. Names on the table that begin with "@" are read in `phrases`, without that sign."""

    name: str
    phrases: dict[str, str]
    tags: list[str]
    strains: list[str]
    tag_ids: list[str]
    strain_ids: list[str]
    """What files call them."""
    sheet: SheetLimits
    """What a hero may have that somebody makes."""
    kinds: list[BoxKind]
    heroes: list[BoxHero]
    adventures: list[BoxAdventure]
    bands: list[BoxBand]
    limit: int
    """The sum of conditions with which a hero is out."""
    most: int
    """The highest stage of a power."""
    start_points: int
    """Development points before play."""
    weakness: int
    """Dice that a weakness takes."""
    prices: Prices


def box(text: StoryText) -> Box:
    """The box in the language of the text."""
    language = text.language
    return Box(
        name=text.words.say("game"),
        phrases={key: phrase.told(language) for key, phrase in PHRASES.items() if key},
        tags=[tag.told(language) for tag in TAGS],
        strains=[strain.told(language) for strain in STRAINS],
        tag_ids=[tag.id for tag in TAGS],
        strain_ids=[strain.id for strain in STRAINS],
        sheet=SHEET,
        kinds=[BoxKind(kind.id, kind.told(language), kind.hinders, kind.healed_by) for kind in KINDS],
        heroes=[_hero(hero) for hero in HEROES],
        adventures=[_adventure(adventure) for adventure in ADVENTURES],
        bands=[BoxBand(band.ru if language == "ru" else band.en, *band.dice) for band in BANDS],
        limit=LIMIT,
        most=STAGES.most,
        start_points=STAGES.start_points,
        weakness=POOL.weakness,
        prices=Prices(EXPERIENCE.effort, EXPERIENCE.stage, EXPERIENCE.power),
    )


def _hero(hero: Hero) -> BoxHero:
    return BoxHero(
        hero.id,
        hero.key,
        hero.concept.key,
        [BoxPower(power.key, power.stage, power.tags) for power in hero.powers],
        [BoxWeakness(weakness.key, weakness.triggers) for weakness in hero.weaknesses],
    )


def _adventure(adventure: Adventure) -> BoxAdventure:
    return BoxAdventure(
        adventure.id,
        adventure.key,
        adventure.premise.key,
        [_scene(scene) for scene in adventure.scenes],
        [_obstacle(obstacle) for obstacle in adventure.obstacles],
        [_character(character) for character in adventure.characters],
        [end.key for end in adventure.ends],
        adventure.all_out.key,
    )


def _scene(scene: Scene) -> BoxScene:
    numbers = [obstacle.number for obstacle in scene.obstacles]
    return BoxScene(scene.id, scene.key, scene.text.key, scene.choice, scene.rest, numbers)


def _obstacle(obstacle: Obstacle) -> BoxObstacle:
    outcomes = {word: getattr(obstacle, word).key for word in OUTCOMES if getattr(obstacle, word).key in PHRASES}
    return BoxObstacle(
        obstacle.id,
        obstacle.key,
        obstacle.kind,
        obstacle.difficulty,
        obstacle.rolls,
        obstacle.enemy,
        obstacle.enemy_dice,
        [BoxApproach(each.id, each.key, each.tags, each.strains) for each in obstacle.approaches],
        [course.key for course in obstacle.courses],
        {word: key for word, key in outcomes.items() if PHRASES[key].en},
    )


def _character(character: Character) -> BoxCharacter:
    return BoxCharacter(character.id, character.key, character.text.key, list(character.dice))
