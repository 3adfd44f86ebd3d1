"""What lies on the table of a story, and who may see it.

Names are strings: words of people, or "@" and a key for what comes from the content (`phrases.py`). Sets of powers,
weaknesses and conditions are bits by their places on the sheet; tags, strains and flags are bits as well.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Struct

from kubik.kernel.sight import EVERYBODY, known_by, role
from kubik.kernel.table import Place, Seated
from kubik.kernel.table import Table as KernelTable

LEAD, WORKER, HELPER, HEALER, SEEKER, DROPPED = range(6)
"""What a roll is for: the obstacle, a share of joint work, help for another roll, taking off a condition, an advantage;
or it was withdrawn."""
NOBODY: Final = -1
SCENARIST: Final = "scenarist"


class Power(Struct, frozen=True):
    """A power with its stage, and bits of the tags that it fits."""

    name: str
    stage: int
    tags: int = 0
    bought: int = 0
    """How many of its stages were bought with experience."""


class Weakness(Struct, frozen=True):
    """A weakness, and bits of the strains under which it hinders."""

    name: str
    triggers: int = 0


class Condition(Struct, frozen=True):
    """A lasting setback of one hero. Of kind -1 are those that only people judge."""

    name: str
    value: int
    kind: int = -1


class Mark(Struct, frozen=True):
    """An advantage of the group, or with a negative value a setback.

    It counts at the obstacles with these numbers (none: wherever people say so), at each roll or at one.
    """

    number: int
    name: str
    value: int
    obstacles: tuple[int, ...] = ()
    each_roll: bool = False


class Sheet(Seated):
    """A hero. Of a scenarist's seat only the voice is used."""

    hero: str = ""
    concept: str = ""
    powers: list[Power] = []
    weaknesses: list[Weakness] = []
    conditions: list[Condition] = []
    experience: int = 0
    points: int = 0
    """Development points that are still to be shared out."""
    learned: int = 0
    """How many new powers were bought in this story."""
    away: bool = False
    """Out of the scene because the scenarist says so."""
    dead: bool = False
    voice: int = 0
    """As whom the seat speaks: its hero (or the teller), the person, or from 2 on a character."""
    ready: bool = False
    """Whether the player has agreed to begin."""


class Part(Place):
    """One roll of an action, from its declaration to its result."""

    seat: int = NOBODY
    """Whose hero acts; nobody's, if it is a character of the scenarist's."""
    name: str = ""
    """The character."""
    role: int = LEAD
    helps: int = -1
    """The place of the roll that it helps."""
    approach: int = -1
    powers: int = 0
    weaknesses: int = 0
    conditions: int = 0
    marks: list[int] = []
    """The numbers of the advantages and setbacks that count."""
    dice: int = 0
    """Dice that somebody added or took away by hand; of a character all that it has."""
    target: int = -1
    """Whose condition is to be taken off, and which."""
    wound: int = -1
    told: str = ""
    """What the player said that the hero does."""
    declined: int = 0
    """Bits of the seats that were asked for help and said no."""
    rolled: bool = False
    faces: list[int] = []
    effort: bool = False


class Task(Place):
    """What stands in the way."""

    kind: str = ""
    """simple, opposed, extended, joint or decision; empty: nothing does."""
    name: str = ""
    obstacle: int = -1
    """Its number in the adventure; -1: somebody thought it up."""
    difficulty: int = 1
    limit: int = 1
    """How many rolls, or rounds of joint work, may be made."""
    rolls: int = 1
    """How many of them are left."""
    total: int = 0
    enemy: str = ""
    dice: int = 0
    """The enemy's."""
    faces: list[int] = []
    """What the enemy rolled."""
    effort: bool = False
    """Whether the enemy has made a special effort."""
    fiasco: bool = False
    """Whether a long action has had its fiasco already."""
    helped: int = 0
    """Bits of the characters who have helped here."""


class Character(Struct, frozen=True):
    """Somebody whom the scenarist brought in, with the dice for what the character does."""

    name: str
    portrait: str = ""
    dice: int = 0
    value: int = 0
    """The sum of the conditions."""


class Clock(Place):
    """Segments that fill up, all of them as signs; a secret one is seen by the scenarist alone."""

    name: Annotated[str, known_by("knowers")] = ""
    segments: Annotated[str, known_by("knowers")] = ""
    moves: Annotated[str, known_by("knowers")] = ""
    """What advances it: by_hand or by_fiasco."""
    knowers: int = EVERYBODY


class Table(KernelTable):
    """A story under way."""

    sheets: list[Sheet] = []
    scene: int = -1
    """Its number in the adventure; -1: somebody thought it up, or there is none."""
    title: str = ""
    telling: str = ""
    """What the scenarist, or the adventure, said when the scene began."""
    scenes: int = 0
    """How many scenes have begun."""
    task: Task = msgspec.field(default_factory=Task)
    tried: int = 0
    """Bits of the obstacles of this scene that were tried."""
    solved: bool = False
    """Whether an obstacle of this scene was overcome, where one is enough."""
    flags: int = 0
    parts: list[Part] = []
    """The rolls of the action under way, the leading one first; empty between actions."""
    marks: list[Mark] = []
    marked: int = 0
    """How many advantages and setbacks there were."""
    characters: list[Character] = []
    clocks: list[Clock] = []
    lying: list[int] = []
    """The dice that were rolled last, as they lie."""
    answer: str = ""
    """What the oracle said last."""
    votes: list[int] = []
    notes: Annotated[list[str], role(SCENARIST)] = []
    letters: Annotated[list[str], known_by("readers")] = []
    """Whispers and handouts."""
    readers: list[int] = []
    lines: list[str] = []
    veils: list[str] = []
    threads: list[str] = []
    people: list[str] = []
    stopped: int = 0
    """0, or 1 after a slow card, 2 after a stop card."""
    end: int = -1
    """The end of the adventure that was reached; -2: all heroes are out, -3: somebody ended the story."""
    grade: str = ""
    ended: bool = False
