"""The content of both boxes: read from the toml files, checked, and laid out so that the rules look it up by number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import astuple

from kubik.kernel.content import Amount, Contents, Origin, Origins, figures
from kubik.kernel.errors import BadContent
from kubik.kernel.step import Step
from kubik.parts.effects import Word, read_effects

Module = Literal["goddess", "titans"]
Resource = Literal["gold", "sun", "moon", "glory", "ancient", "loyalty"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
GOLD, SUN, MOON, GLORY, ANCIENT, LOYALTY = range(6)
"""Resources by number; the first five lie in a player's reserves."""
Colour = Literal["red", "green", "yellow", "blue", "sun", "moon"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "green", "yellow", "blue")
"""The colours of boars, misfortunes and memories."""

Bundle = tuple[int, ...]
"""So much of each resource, by its number."""
NOTHING: Final[Bundle] = (0,) * len(RESOURCES)


class Gains(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """So much of some resources, as it stands in a content file."""

    gold: Amount = 0
    sun: Amount = 0
    moon: Amount = 0
    glory: Amount = 0
    ancient: Amount = 0
    loyalty: Amount = 0

    def __post_init__(self) -> None:
        if not any(bundle(self)):
            raise ValueError("there is nothing in it")

    def __iter__(self) -> Iterator[Resource]:
        """The resources that are there."""
        return (resource for resource, n in zip(RESOURCES, bundle(self), strict=True) if n)


def bundle(gains: Gains | None) -> Bundle:
    """What there is of each resource."""
    return astuple(gains) if gains else NOTHING


# --- things -----------------------------------------------------------------------------------------------------------


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a content file."""


class Face(Entry, frozen=True):
    """A face of a die."""

    id: str
    origin: Origin
    kind: Literal["plain", "dependent", "mirror", "times3", "ship", "boar", "misfortune", "golem"] = "plain"
    colour: Colour | None = None
    gives: tuple[Gains, ...] = ()
    """One of these, by choice if there are several."""
    other: Resource | None = None
    then: Gains | None = None
    """Given instead if the other die's result yields `other`."""
    owner: tuple[Gains, ...] = ()
    """What the owner of the card of this colour may choose from whenever the face is applied."""
    discount: int = 0
    times: int = 1
    """How often it lets the other face of a blessing be applied."""

    @property
    def shows_glory(self) -> bool:
        """Whether the glory symbol appears on it (DF-126); what a boar gives its owner is not printed on it."""
        return any(bundle(gains)[GLORY] for gains in (*self.gives, self.then))


class Pool(Entry, frozen=True):
    """Faces that are sold for one price."""

    id: str
    cost: Amount
    faces: dict[str, Amount]
    origin: Origin


class Grove(Entry, frozen=True):
    """A stock of the gardens or the forest, reached through one feat."""

    id: str
    where: Literal["gardens", "forest"]
    feat: str
    faces: dict[str, Amount]
    origin: Origin
    module: Module | None = None


class Slot(Entry, frozen=True):
    """A place for a feat on an island, and what the feat costs there."""

    id: str
    island: Annotated[int, Meta(ge=1, le=7)]
    sun: int
    moon: int


class Ousting(Entry, frozen=True, tag_field="when", tag="ousting"):
    """Glory whenever a hero ousts or is ousted."""

    glory: Amount


class Rolling(Entry, frozen=True, tag_field="when", tag="rolling"):
    """For gold, a roll is made again, and brings one of these."""

    gold: Amount
    one_of: tuple[Gains, ...]


class Applying(Entry, frozen=True, tag_field="when", tag="applying"):
    """Whenever the face of the card is applied; faces.toml says what that brings."""


class Performing(Entry, frozen=True, tag_field="when", tag="performing"):
    """Whenever a feat is performed where a token of the card lies."""


Always = Ousting | Rolling | Applying | Performing


class Feat(Entry, frozen=True):
    """A heroic feat: its card, and when it acts."""

    id: str
    en: str
    ru: str
    set: Literal["default", "alternate", "rebellion", "goddess", "titans"]
    slot: str
    glory: int
    origin: Origins
    now: tuple[Word, ...] = ()
    each_turn: tuple[Word, ...] = ()
    """What it does, as words; effects.py has the effects."""
    always: Always | None = None


class Cell(Entry, frozen=True):
    """A cell of the maze, and the cells that follow it."""

    id: Amount
    lane: Literal["top", "middle", "bottom", "final"]
    next: tuple[int, ...]
    effects: tuple[Word, ...] = ()


class CelestialFace(Entry, frozen=True):
    """A face of the celestial die."""

    id: Amount
    effects: tuple[Word, ...]


class Treasure(Entry, frozen=True):
    """What a treasure gives to the first golem in its hall, and to later ones."""

    id: Resource
    first: Gains
    later: Gains


ZoneId = Literal["R2", "R1", "L1", "L2", "L3"]


class Zone(Entry, frozen=True):
    """A stretch of the titan track."""

    id: ZoneId
    origin: Origin
    new_to_all: int = 0
    new_to_me: int = 0
    """Glory for a feat that nobody has performed yet, and for one that only others have."""
    with_gold: Gains | None = None
    with_glory: Gains | None = None
    """What a face of a blessing with own dice gives in addition if it gives gold or glory."""

    @property
    def loyal(self) -> bool:
        return bool(self.with_gold or self.with_glory)


class Space(Entry, frozen=True):
    """A space of the titan track."""

    id: Amount
    glory: int
    coin: str
    zone: ZoneId | None = None
    left: int | None = None
    right: int | None = None
    """Where the way leads, if not to the next space."""
    special: tuple[int, ...] = ()
    """Where special paths lead."""

    def toward_rebellion(self) -> int:
        """A special path must be taken in its direction (DF-188)."""
        return next((to for to in self.special if to < self.id), self.left or self.id - 1)

    def toward_loyalty(self) -> int:
        return next((to for to in self.special if to > self.id), self.right or self.id + 1)


class Players(Entry, frozen=True):
    """What depends on the number of players."""

    id: Amount
    rounds: Amount
    blessings: Amount
    """How often step 1 is carried out in every turn."""
    pool: Amount
    """Faces in each pool of the sanctuary."""
    origin: Origin


class Reserve(Entry, frozen=True):
    """The most that a main reserve holds."""

    id: Resource
    most: Amount
    origin: Origin


class StartingDice(Entry, frozen=True):
    """The faces of both dice at the start."""

    id: Literal["base", "goddess", "titans"]
    light: dict[str, Amount]
    dark: dict[str, Amount]
    origin: Origin


class Turn(Entry, frozen=True):
    """Figures of the course of the game."""

    opening_gold: tuple[int, ...]
    """By the place in turn order."""
    extra_action: Amount
    """The sun that it costs."""
    origin: Origin


class Setup(Entry, frozen=True):
    """A named choice of a feat for each slot."""

    id: str
    slots: dict[str, str]
    origin: Origin
    module: Module | None = None


E = TypeVar("E", bound=Entry)
S = TypeVar("S", bound=Step)

CONTENTS: Final = Contents("dice_forge", files(__package__), "faces", "temple", "feats", "boards", "setups", "rules")
FACES: Final = CONTENTS.entries("face", Face)
POOLS: Final = CONTENTS.entries("pool", Pool)
GROVES: Final = CONTENTS.entries("grove", Grove)
SLOTS: Final = CONTENTS.entries("slot", Slot)
FEATS: Final = CONTENTS.entries("feat", Feat)
CELLS: Final = CONTENTS.entries("cell", Cell)
TREASURES: Final = CONTENTS.entries("treasure", Treasure)
CELESTIAL: Final = CONTENTS.entries("celestial", CelestialFace)
ZONES: Final = CONTENTS.entries("zone", Zone)
TRACK: Final = CONTENTS.entries("space", Space)
SETUPS: Final = CONTENTS.entries("setup", Setup)
PLAYERS: Final = {players.id: players for players in CONTENTS.entries("players", Players)}
RESERVES: Final = CONTENTS.entries("reserve", Reserve)
_DICE: Final = {dice.id: dice for dice in CONTENTS.entries("dice", StartingDice)}
TURN: Final = CONTENTS.table("turn", Turn)
CONTENTS.close()

FACE: Final = {face.id: number for number, face in enumerate(FACES)}
FEAT: Final = {feat.id: number for number, feat in enumerate(FEATS)}
SLOT: Final = {slot.id: number for number, slot in enumerate(SLOTS)}
GROVE: Final = {grove.id: number for number, grove in enumerate(GROVES)}


def _check() -> None:
    """What the entries say of each other."""
    for kind, id, field, names, known in [
        *(("pool", pool.id, "faces", pool.faces, FACE) for pool in POOLS),
        *(("grove", grove.id, "faces", grove.faces, FACE) for grove in GROVES),
        *(("grove", grove.id, "feat", [grove.feat], FEAT) for grove in GROVES),
        *(("feat", feat.id, "slot", [feat.slot], SLOT) for feat in FEATS),
        *(("dice", dice.id, "light", dice.light, FACE) for dice in _DICE.values()),
        *(("dice", dice.id, "dark", dice.dark, FACE) for dice in _DICE.values()),
        *(("setup", setup.id, "slots", setup.slots, SLOT) for setup in SETUPS),
        *(("setup", setup.id, "slots", setup.slots.values(), FEAT) for setup in SETUPS),
    ]:
        for name in names:
            if name not in known:
                CONTENTS.fault(kind, id, "no_such", f"{field}: there is no {name!r}", field=field, name=name)
    numbered: list[tuple[str, Sequence[Cell | CelestialFace | Space]]] = [
        ("cell", CELLS),
        ("celestial", CELESTIAL),
        ("space", TRACK),
    ]
    for kind, entries in numbered:
        if [entry.id for entry in entries] != list(range(1, len(entries) + 1)):
            CONTENTS.fault(kind, "", "", "the ids must count from 1 without a gap")
    CONTENTS.check()


_check()


_BOXES: Final = [FACES, POOLS, GROVES, SLOTS, FEATS, CELLS, TREASURES, CELESTIAL, ZONES, TRACK, SETUPS]
_START: Final = [[*PLAYERS.values()], RESERVES, [*_DICE.values()], TURN]
FIGURES: Final = figures(msgspec.to_builtins([_BOXES, _START]))

# --- faces as columns -------------------------------------------------------------------------------------------------

KIND: Final = [face.kind for face in FACES]
GIVES: Final = [tuple(map(bundle, face.gives)) for face in FACES]
THEN: Final = [bundle(face.then) for face in FACES]
OTHER: Final = [RESOURCES.index(face.other) if face.other else -1 for face in FACES]
"""The resource that a dependent face looks for."""
OWNER: Final = [tuple(map(bundle, face.owner)) for face in FACES]
SHOWS_GLORY: Final = [face.shows_glory for face in FACES]
CARDS: Final = 2 * len(COLOURS)
"""Cards that belong to faces: boars of all colours, then misfortunes."""
CARD: Final = [
    COLOURS.index(face.colour) + len(COLOURS) * (face.kind == "misfortune")
    if face.kind in ("boar", "misfortune") and face.colour is not None
    else -1
    for face in FACES
]
"""The card that a face belongs to."""
MIRROR: Final = FACE["mirror"]
TIMES3: Final = FACE["times3"]
SHIP: Final = FACE["ship"]
GOLEM_MOON: Final = FACE["golem_moon"]
GOLEM_SUN: Final = FACE["golem_sun"]

# --- the temple -------------------------------------------------------------------------------------------------------

SANCTUARY: Final = [FACE[name] for pool in POOLS for name in pool.faces]
"""The face types that are sold, from the cheapest up."""
COST: Final = [0] * len(FACES)
LEVEL: Final = [0] * len(FACES)
"""Levels by price (DF-144); a face that is not sold has level 0 (DF-146)."""
_PRICES: Final = sorted({pool.cost for pool in POOLS})
TOP_LEVEL: Final = len(_PRICES)
for _pool in POOLS:
    for _name in _pool.faces:
        COST[FACE[_name]] = _pool.cost
        LEVEL[FACE[_name]] = _PRICES.index(_pool.cost) + 1
GROVE_FACES: Final = [[FACE[name] for name in grove.faces] for grove in GROVES]

# --- islands ----------------------------------------------------------------------------------------------------------

SLOT_OF: Final = [SLOT[feat.slot] for feat in FEATS]
ISLAND: Final = [SLOTS[slot].island for slot in SLOT_OF]
SUN_COST: Final = [SLOTS[slot].sun for slot in SLOT_OF]
MOON_COST: Final = [SLOTS[slot].moon for slot in SLOT_OF]
ISLANDS: Final = max(slot.island for slot in SLOTS)

# --- boards -----------------------------------------------------------------------------------------------------------

START_CELL: Final = 1
GODDESS_CELL: Final = len(CELLS)
NEXT: Final = [(), *(cell.next for cell in CELLS)]
PREVIOUS: Final = [tuple(cell.id for cell in CELLS if number in cell.next) for number in range(len(CELLS) + 1)]
HALLS: Final = [cell.id for cell in CELLS if any(word.get("do") == "hall" for word in cell.effects)]
START_SPACE: Final = next(space.id for space in TRACK if space.glory == 0)
TO_LOYALTY: Final = [0, *(min(space.toward_loyalty(), len(TRACK)) for space in TRACK)]
TO_REBELLION: Final = [0, *(max(space.toward_rebellion(), 1) for space in TRACK)]
"""At the ends there is no further way (DF-189)."""
_ZONE: Final = {zone.id: zone for zone in ZONES}
ZONE: Final = [None, *(_ZONE[space.zone] if space.zone else None for space in TRACK)]

# --- the start --------------------------------------------------------------------------------------------------------

SEATS: Final = max(PLAYERS)
_MOST: Final = {reserve.id: reserve.most for reserve in RESERVES}
CAPS: Final = [_MOST.get(resource, 1_000_000) for resource in RESOURCES[:LOYALTY]]
"""What each reserve holds; glory has no limit."""
STARTING_DICE: Final = {
    id: [FACE[face] for die in (dice.light, dice.dark) for face, n in die.items() for _ in range(n)]
    for id, dice in _DICE.items()
}
"""The faces of the light die, then those of the dark one (DF-025, DF-156, DF-180)."""

# --- feats whose figures are looked up while their cards lie there ----------------------------------------------------


def effect_of(feat: str, type: type[S]) -> S:
    """The effect that a feat has when it is performed."""
    [effect] = read_effects(CONTENTS.where("feat", feat, "now"), FEATS[FEAT[feat]].now, type)
    found: S = effect
    return found


def always_of(feat: str, type: type[E]) -> E:
    """When a feat acts by itself."""
    always = FEATS[FEAT[feat]].always
    if not isinstance(always, type):
        raise BadContent(f"{CONTENTS.where('feat', feat)}: always must be {type.__name__.lower()}")
    return always
