"""Sheets of heroes that people have made: a file each, which a hero brings to the table and takes home with experience.

    {
     "name": "Olga Reed",
     "concept": "A net-mender who hears fish talk.",
     "power": [{"name": "Talks to fish", "stage": 3, "tags": ["animals", "sea"]}],
     "weakness": [{"name": "Cannot pass a stranded fish", "triggers": ["rescue"]}]
    }

Names are words of people: in one language, as they were written. Page and terminal read and write the same files.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from kubik.games.story.content import SHEET, STAGES, STRAIN, TAG, SheetLimits, strain_bits, tag_bits
from kubik.games.story.forms import read_form, unknown
from kubik.games.story.phrases import MARK
from kubik.kernel.blank import Words
from kubik.kernel.content import Amount
from kubik.kernel.errors import BadContent, Fault, IllegalChoice

NAME: Final = Words(60)
CONCEPT: Final = Words(600, lines=True)
SUFFIX: Final = ".json"
LONGEST: Final = 100_000
"""So many bytes no hero has."""
Name = Annotated[str, Meta(min_length=1)]
Nought = Annotated[int, Meta(ge=0)]


class OwnPower(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A power: the tags that it fits, its stage, and how much of that was bought with experience."""

    name: Name
    stage: Amount
    bought: Nought = 0
    tags: tuple[str, ...]

    @property
    def tag_bits(self) -> int:
        """Its tags as the rules use them."""
        return tag_bits(self.tags)


class OwnWeakness(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A weakness, and the strains at which it hinders."""

    name: Name
    triggers: Annotated[tuple[str, ...], Meta(min_length=1)]

    @property
    def trigger_bits(self) -> int:
        """Its triggers as the rules use them."""
        return strain_bits(self.triggers)


class OwnHero(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A sheet that somebody has made. `points` are development points that are still to be shared out."""

    name: Name
    concept: str = ""
    experience: Nought = 0
    points: Nought = STAGES.start_points
    power: tuple[OwnPower, ...]
    weakness: tuple[OwnWeakness, ...] = ()


# --- reading ----------------------------------------------------------------------------------------------------------


def read_hero(path: Path, limits: SheetLimits = SHEET) -> OwnHero:
    """A hero's file, or BadContent with every fault."""
    return check_hero(path.name, _read(path), limits)


def _read(path: Path) -> Any:
    try:
        if path.stat().st_size <= LONGEST:
            return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        why = error.strerror or str(error)
    except (ValueError, RecursionError) as error:
        why = str(error)
    else:
        raise BadContent(Fault(path.name, "the file is too long", "too_long", {}, "story"))
    raise BadContent(Fault(path.name, f"cannot be read: {why}", "unreadable", {"why": why}))


def unpack_hero(packed: str, limits: SheetLimits = SHEET) -> OwnHero:
    """A hero as `pack_hero` wrote it down, or BadContent with every fault."""
    try:
        tables = json.loads(packed)
    except (ValueError, RecursionError) as error:
        raise BadContent(Fault("", str(error), "unreadable", {"why": str(error)})) from None
    return check_hero("", tables, limits)


def pack_hero(hero: OwnHero) -> str:
    """A hero in one line, for settings and messages."""
    return msgspec.json.encode(hero).decode()


def check_hero(where: str, tables: Any, limits: SheetLimits = SHEET) -> OwnHero:
    """A hero whose sheet is in order and within what the table has agreed on, or BadContent with every fault."""
    faults: list[Fault] = []
    hero: OwnHero = read_form(where, tables, OwnHero, faults)
    faults += _faults(where, hero, limits)
    if faults:
        raise BadContent(*faults)
    return hero


def _faults(where: str, hero: OwnHero, limits: SheetLimits) -> Iterator[Fault]:
    yield from _words(f"{where}: name", hero.name, NAME)
    if hero.concept:
        yield from _words(f"{where}: concept", hero.concept, CONCEPT)
    names = Counter([power.name for power in hero.power] + [weakness.name for weakness in hero.weakness])
    for name in (name for name, n in names.items() if name and n > 1):
        yield Fault(where, f"{name} is there twice", "part_twice", {"name": name}, "story")
    for number, power in enumerate(hero.power, 1):
        place = f"{where}: power {number}"
        yield from _words(f"{place}: name", power.name, NAME)
        yield from unknown(place, "tag", power.tags, TAG)
        if not power.tags and not power.bought:  # what was learned where a person judges needs none
            yield Fault(place, "a power needs a tag", "no_tag", {}, "story")
        yield from _more(place, "tags", len(power.tags), limits.tags)
        if power.stage > STAGES.most:
            facts: dict[str, int | str] = {"name": power.name, "n": STAGES.most}
            yield Fault(place, f"stage {power.stage} is above {STAGES.most}", "stage", facts, "story")
        yield from _more(place, "bought", power.bought, power.stage)
    for number, weakness in enumerate(hero.weakness, 1):
        place = f"{where}: weakness {number}"
        yield from _words(f"{place}: name", weakness.name, NAME)
        yield from unknown(place, "strain", weakness.triggers, STRAIN)
    if not hero.power:
        yield Fault(where, "a hero needs a power", "no_power", {}, "story")
    own = [power for power in hero.power if power.bought < power.stage]
    yield from _more(where, "powers", len(own), limits.powers)
    shared = STAGES.start_points - min(hero.points, STAGES.start_points)
    yield from _more(where, "stages", sum(power.stage - power.bought for power in own), limits.stages + shared)
    yield from _more(where, "points", hero.points, STAGES.start_points)
    yield from _more(where, "weaknesses", len(hero.weakness), limits.weaknesses)


def _words(where: str, text: str, words: Words) -> Iterator[Fault]:
    try:
        words.read(text or "?")
    except IllegalChoice as error:
        yield Fault(where, str(error), "unreadable_words", {}, "story")
    if text.startswith(MARK):
        yield Fault(where, f"words cannot begin with {MARK}", "marked", {}, "story")


def _more(where: str, what: str, n: int, most: int) -> Iterator[Fault]:
    if n > most:
        facts: dict[str, int | str] = {"what": what, "n": n, "most": most}
        yield Fault(where, f"{what}: {n}, at most {most} were agreed", "more", facts, "story")


# --- writing ----------------------------------------------------------------------------------------------------------


def write_hero(path: Path, hero: OwnHero) -> None:
    """Write a hero's file, whole or not at all. Only the file of a hero is ever overwritten."""
    if path.suffix != SUFFIX:
        raise BadContent(Fault(path.name, f"must end in {SUFFIX}", "suffix", {"suffix": SUFFIX}, "story"))
    if path.exists():
        faults: list[Fault] = []
        read_form(path.name, _read(path), OwnHero, faults)
        if faults:
            raise BadContent(*faults)
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(msgspec.json.format(msgspec.json.encode(hero), indent=1) + b"\n")
        part.replace(path)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadContent(Fault(path.name, why, "unwritable", {"why": why}, "story")) from None
