"""Figures, words, heroes and bands: what is in the content files beside the adventures, read and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from importlib.resources import files
from typing import Annotated, Final

from msgspec import Meta, Struct

from kubik.games.story.phrases import PHRASES, Phrase
from kubik.kernel.content import Amount, Contents, Origin

Nought = Annotated[int, Meta(ge=0)]
Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a content file."""


class Named(Part, frozen=True, kw_only=True):
    """Something with a name in both languages."""

    en: str
    ru: str


class Entry(Named, frozen=True, kw_only=True):
    """Something that others can name."""

    id: Id
    origin: Origin


# --- figures ----------------------------------------------------------------------------------------------------------


class Die(Part, frozen=True):
    """A die, and what it must show."""

    sides: Amount
    success: Amount
    origin: Origin


class Stages(Part, frozen=True):
    """How far a power can rise, and the points for that before play."""

    most: Amount
    start_points: Nought
    origin: Origin


class Pool(Part, frozen=True):
    """What takes dice or measures away."""

    weakness: Nought
    idle_helper: Nought
    joint_fiasco: Nought
    origin: Origin


class Difficulty(Part, frozen=True):
    """How many measures are needed when nothing else is said, and for long actions."""

    usual: Amount
    long: tuple[Amount, Amount]
    origin: Origin


class Conditions(Named, frozen=True, kw_only=True):
    """The sum at which a hero is out; and the condition that a special effort costs."""

    limit: Amount
    effort: Amount
    kind: str
    origin: Origin


class Experience(Part, frozen=True):
    """What brings experience and what it buys."""

    weakness: Nought
    effort: Nought
    stage: Nought
    power: Nought
    new_stage: Amount
    new_powers: Nought
    most_tags: Amount
    origin: dict[str, Origin]


class Band(Entry, frozen=True, kw_only=True):
    """How many dice a character of the scenarist's has for something, from and to."""

    dice: tuple[Nought, Nought]


class Scaling(Part, frozen=True):
    """What is taken off for fewer heroes than four."""

    id: str
    origin: Origin
    enemy_dice: Nought = 0
    extended: Nought = 0
    joint: Nought = 0
    simple: Nought = 0


class Least(Part, frozen=True):
    """What is left at least when something is taken off."""

    enemy_dice: Nought
    extended: Nought
    joint: Nought
    simple: Nought
    origin: Origin


class SheetLimits(Part, frozen=True):
    """What a hero may have that somebody made, unless the table agrees on something else."""

    powers: Amount
    stages: Amount
    weaknesses: Nought
    tags: Amount
    origin: Origin


# --- words and heroes -------------------------------------------------------------------------------------------------


class Word(Entry, frozen=True, kw_only=True):
    """A tag, a strain, or an answer of the oracle."""


class ConditionKind(Entry, frozen=True, kw_only=True):
    """What conditions of a kind hinder, by tags (none: everything), and whose powers take them off."""

    hinders: tuple[str, ...]
    healed_by: Annotated[tuple[str, ...], Meta(min_length=1)]


class WrittenPower(Named, frozen=True, kw_only=True):
    """A power in the content files."""

    id: Id
    stage: Amount
    tags: Annotated[tuple[str, ...], Meta(min_length=1)]


class WrittenWeakness(Named, frozen=True, kw_only=True):
    """A weakness in the content files."""

    id: Id
    triggers: Annotated[tuple[str, ...], Meta(min_length=1)]


class WrittenHero(Entry, frozen=True, kw_only=True):
    """A hero in the content files."""

    concept: Named
    powers: Annotated[tuple[WrittenPower, ...], Meta(min_length=1)]
    weaknesses: tuple[WrittenWeakness, ...]


class World(Entry, frozen=True, kw_only=True):
    """Where it all happens."""

    text: Named


class OracleFaces(Struct, frozen=True, rename={"but_faces": "but", "and_faces": "and"}, forbid_unknown_fields=True):
    """On how many faces of a second die the oracle says but, and on how many it says and."""

    but_faces: Nought
    and_faces: Nought
    origin: Origin


class Likelihood(Entry, frozen=True, kw_only=True):
    """How likely a yes is: on so many faces of a die."""

    yes: Amount


class Ideas(Part, frozen=True):
    """A table of ideas."""

    ideas: Annotated[tuple[Named, ...], Meta(min_length=1)]
    origin: Origin


IDEAS: Final = ("places", "people", "troubles", "twists", "events")
"""The oracle's tables; events are what may happen at random."""


class Content(Struct, frozen=True):
    """All of it."""

    die: Die
    stages: Stages
    pool: Pool
    difficulty: Difficulty
    conditions: Conditions
    experience: Experience
    least: Least
    sheet: SheetLimits
    scaling: list[Scaling]
    bands: list[Band]
    tags: list[Word]
    strains: list[Word]
    kinds: list[ConditionKind]
    heroes: list[WrittenHero]
    world: World
    oracle: OracleFaces
    likelihoods: list[Likelihood]
    answers: list[Word]
    ideas: list[Ideas]


def read_content(contents: Contents) -> Content:
    """All content files but the adventures, or BadContent with every fault."""
    content = Content(
        die=contents.table("die", Die),
        stages=contents.table("stages", Stages),
        pool=contents.table("pool", Pool),
        difficulty=contents.table("difficulty", Difficulty),
        conditions=contents.table("conditions", Conditions),
        experience=contents.table("experience", Experience),
        least=contents.table("least", Least),
        sheet=contents.table("sheet", SheetLimits),
        scaling=contents.entries("scaling", Scaling),
        bands=contents.entries("band", Band),
        tags=contents.entries("tag", Word),
        strains=contents.entries("strain", Word),
        kinds=contents.entries("condition", ConditionKind),
        heroes=contents.entries("hero", WrittenHero),
        world=contents.table("world", World),
        oracle=contents.table("oracle", OracleFaces),
        likelihoods=contents.entries("likelihood", Likelihood),
        answers=contents.entries("answer", Word),
        ideas=[contents.table(name, Ideas) for name in IDEAS],
    )
    contents.close()
    _check(contents, content)
    contents.check()
    return content


def _check(contents: Contents, content: Content) -> None:
    """What the entries say of each other."""
    tags, strains, kinds = ({word.id for word in words} for words in (content.tags, content.strains, content.kinds))
    if content.conditions.kind not in kinds:
        _unknown(contents, "conditions", "", "condition", [content.conditions.kind])
    for kind in content.kinds:
        _unknown(contents, "condition", kind.id, "tag", {*kind.hinders, *kind.healed_by} - tags)
    for hero in content.heroes:
        for power in hero.powers:
            _unknown(contents, "hero", hero.id, "tag", set(power.tags) - tags)
            if power.stage > content.stages.most:
                message = f"{power.id}: stage {power.stage} is above {content.stages.most}"
                contents.fault("hero", hero.id, "stage", message, name=power.id, n=content.stages.most)
        for weakness in hero.weaknesses:
            _unknown(contents, "hero", hero.id, "strain", set(weakness.triggers) - strains)
        named = Counter([power.id for power in hero.powers] + [weakness.id for weakness in hero.weaknesses])
        for name in (name for name, n in named.items() if n > 1):
            contents.fault("hero", hero.id, "part_twice", f"{name} is there twice", name=name)


def _unknown(contents: Contents, kind: str, id: str, what: str, names: Iterable[str]) -> None:
    for name in sorted(names):
        contents.fault(kind, id, "unknown", f"there is no {what} {name!r}", what=what, name=name)


FILES: Final = ("figures", "words", "heroes", "world", "oracle")
CONTENTS: Final = Contents("story", files(__package__) / "content", *FILES)
ADDED: Final = CONTENTS.added()
"""Adventures of the owner's."""
CONTENT: Final = read_content(CONTENTS)

SIDES: Final = CONTENT.die.sides
SUCCESS: Final = CONTENT.die.success
STAGES: Final = CONTENT.stages
POOL: Final = CONTENT.pool
DIFFICULTY: Final = CONTENT.difficulty
LIMIT: Final = CONTENT.conditions.limit
EXPERIENCE: Final = CONTENT.experience
SHEET: Final = CONTENT.sheet
LEAST: Final = CONTENT.least
SCALING: Final = {int(each.id): each for each in CONTENT.scaling}
"""What is taken off, by the number of heroes."""
BANDS: Final = CONTENT.bands

# --- numbers ----------------------------------------------------------------------------------------------------------


class Tag(Phrase, frozen=True, kw_only=True):
    """What a power fits, or what strains the heroes (a strain). Sets of them are bits."""

    id: str
    bit: int


class Kind(Phrase, frozen=True, kw_only=True):
    """A kind of condition. `hinders` and `healed_by` are bits of tags; no bit hinders everything."""

    id: str
    number: int
    hinders: int
    healed_by: int


class Power(Phrase, frozen=True, kw_only=True):
    """A power of a ready hero."""

    id: str
    stage: int
    tags: int


class Weakness(Phrase, frozen=True, kw_only=True):
    """A weakness of a ready hero; `triggers` are bits of strains."""

    id: str
    triggers: int


class Hero(Phrase, frozen=True, kw_only=True):
    """A ready hero."""

    id: str
    number: int
    concept: Phrase
    powers: tuple[Power, ...]
    weaknesses: tuple[Weakness, ...]


def _words(kind: str, words: list[Word]) -> list[Tag]:
    return [Tag(f"{kind}.{word.id}", word.en, word.ru, id=word.id, bit=1 << n) for n, word in enumerate(words)]


TAGS: Final = _words("tag", CONTENT.tags)
STRAINS: Final = _words("strain", CONTENT.strains)
TAG: Final = {tag.id: number for number, tag in enumerate(TAGS)}
STRAIN: Final = {strain.id: number for number, strain in enumerate(STRAINS)}


def tag_bits(ids: Iterable[str]) -> int:
    """Tags by their ids, as bits."""
    return sum(1 << TAG[id] for id in set(ids))


def strain_bits(ids: Iterable[str]) -> int:
    """Strains by their ids, as bits."""
    return sum(1 << STRAIN[id] for id in set(ids))


def _hero(number: int, hero: WrittenHero) -> Hero:
    key = f"hero.{hero.id}"
    powers = [
        Power(f"{key}.{power.id}", power.en, power.ru, id=power.id, stage=power.stage, tags=tag_bits(power.tags))
        for power in hero.powers
    ]
    weaknesses = [
        Weakness(f"{key}.{each.id}", each.en, each.ru, id=each.id, triggers=strain_bits(each.triggers))
        for each in hero.weaknesses
    ]
    return Hero(
        key,
        hero.en,
        hero.ru,
        id=hero.id,
        number=number,
        concept=Phrase(f"{key}:concept", hero.concept.en, hero.concept.ru),
        powers=tuple(powers),
        weaknesses=tuple(weaknesses),
    )


KINDS: Final = [
    Kind(
        f"condition.{kind.id}",
        kind.en,
        kind.ru,
        id=kind.id,
        number=number,
        hinders=tag_bits(kind.hinders),
        healed_by=tag_bits(kind.healed_by),
    )
    for number, kind in enumerate(CONTENT.kinds)
]
KIND: Final = {kind.id: kind.number for kind in KINDS}
HEROES: Final = [_hero(number, hero) for number, hero in enumerate(CONTENT.heroes)]
HERO: Final = {hero.id: hero.number for hero in HEROES}
TIRED: Final = Phrase("tired", CONTENT.conditions.en, CONTENT.conditions.ru)
FATIGUE: Final = KIND[CONTENT.conditions.kind]
"""The condition of a special effort, and its kind."""
WORLD: Final = Phrase("world", CONTENT.world.en, CONTENT.world.ru)
WORLD_TEXT: Final = Phrase("world.text", CONTENT.world.text.en, CONTENT.world.text.ru)


def add_phrases(thing: object) -> None:
    """Make a thing, and whatever is in it, readable by its keys."""
    if isinstance(thing, Phrase):
        PHRASES[thing.key] = thing
    if isinstance(thing, Struct):
        thing = [getattr(thing, name) for name in thing.__struct_fields__]
    if isinstance(thing, list | tuple):
        for part in thing:
            add_phrases(part)


add_phrases([TAGS, STRAINS, KINDS, HEROES, TIRED, WORLD, WORLD_TEXT])
