"""The content of both boxes: read from the toml files, checked, and laid out so that the rules look it up by number."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from kubik.kernel.content import Amount, Origin, Origins, figures, read_entries, read_toml
from kubik.kernel.errors import BadContent
from kubik.parts.effects import Word

SEATS: Final = 4

Module = Literal["goddess", "titans"]
Resource = Literal["gold", "sun", "moon", "glory", "ancient", "loyalty"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
GOLD, SUN, MOON, GLORY, ANCIENT, LOYALTY = range(6)
"""Resources by number; the first five lie in a player's reserves."""
Colour = Literal["red", "green", "yellow", "blue", "sun", "moon"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "green", "yellow", "blue")
"""The colours of boars, misfortunes and memories."""

Gains = Annotated[dict[Resource, Amount], Meta(min_length=1)]
Bundle = tuple[int, ...]
"""So much of each resource."""
NOTHING: Final[Bundle] = (0,) * len(RESOURCES)


def bundle(gains: dict[Resource, int]) -> Bundle:
    return tuple(gains.get(name, 0) for name in RESOURCES)


# --- things -----------------------------------------------------------------------------------------------------------


class Entry(Struct, frozen=True, forbid_unknown_fields=True): ...


class Face(Entry, frozen=True):
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

    @property
    def shows_glory(self) -> bool:
        """Whether the glory symbol appears on it (DF-126); what a boar gives its owner is not printed on it."""
        return any("glory" in gains for gains in (*self.gives, self.then or {}))


class Pool(Entry, frozen=True):
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
    id: str
    island: Annotated[int, Meta(ge=1, le=7)]
    sun: int
    moon: int


class Feat(Entry, frozen=True):
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
    always: bool = False


class Cell(Entry, frozen=True):
    id: Amount
    lane: Literal["top", "middle", "bottom", "final"]
    next: tuple[int, ...]
    effects: tuple[Word, ...] = ()


class CelestialFace(Entry, frozen=True):
    """A face of the celestial die."""

    id: Amount
    effects: tuple[Word, ...]


class Treasure(Entry, frozen=True):
    id: Resource
    first: Gains
    later: Gains


Zone = Literal["R2", "R1", "L1", "L2", "L3"]


class Space(Entry, frozen=True):
    id: Amount
    glory: int
    coin: str
    zone: Zone | None = None
    special: int | None = None


class Setup(Entry, frozen=True):
    id: str
    slots: dict[str, str]
    origin: Origin
    module: Module | None = None


E = TypeVar("E", bound=Entry)
FOLDER: Final = files(__package__)


def read(file: Traversable, kind: str, type: type[E], *others: str) -> list[E]:
    """The entries of one kind in a content file that has these other kinds as well."""
    tables = read_toml(file)
    for name in tables:
        if name not in (kind, *others):
            raise BadContent(f"{file.name}: unknown table {name!r}")
    return read_entries(file, tables, kind, type)


FACES: Final = read(FOLDER / "faces.toml", "face", Face)
POOLS: Final = read(FOLDER / "temple.toml", "pool", Pool, "grove")
GROVES: Final = read(FOLDER / "temple.toml", "grove", Grove, "pool")
SLOTS: Final = read(FOLDER / "feats.toml", "slot", Slot, "feat")
FEATS: Final = read(FOLDER / "feats.toml", "feat", Feat, "slot")
_BOARDS: Final = ("cell", "treasure", "celestial", "space")
CELLS: Final = read(FOLDER / "boards.toml", "cell", Cell, *_BOARDS)
TREASURES: Final = read(FOLDER / "boards.toml", "treasure", Treasure, *_BOARDS)
CELESTIAL: Final = read(FOLDER / "boards.toml", "celestial", CelestialFace, *_BOARDS)
TRACK: Final = read(FOLDER / "boards.toml", "space", Space, *_BOARDS)
SETUPS: Final = read(FOLDER / "setups.toml", "setup", Setup)

FACE: Final = {face.id: number for number, face in enumerate(FACES)}
FEAT: Final = {feat.id: number for number, feat in enumerate(FEATS)}
SLOT: Final = {slot.id: number for number, slot in enumerate(SLOTS)}
GROVE: Final = {grove.id: number for number, grove in enumerate(GROVES)}


def _check() -> None:
    """What the entries say of each other."""
    for file, where, names, known in [
        *(("temple.toml", f"pool {pool.id}: faces", pool.faces, FACE) for pool in POOLS),
        *(("temple.toml", f"grove {grove.id}: faces", grove.faces, FACE) for grove in GROVES),
        *(("temple.toml", f"grove {grove.id}: feat", [grove.feat], FEAT) for grove in GROVES),
        *(("feats.toml", f"feat {feat.id}: slot", [feat.slot], SLOT) for feat in FEATS),
        *(("setups.toml", f"setup {setup.id}: slots", setup.slots, SLOT) for setup in SETUPS),
        *(("setups.toml", f"setup {setup.id}: slots", setup.slots.values(), FEAT) for setup in SETUPS),
    ]:
        for name in names:
            if name not in known:
                raise BadContent(f"{file}: {where}: there is no {name!r}")
    numbered: list[tuple[str, Sequence[Cell | CelestialFace | Space]]] = [
        ("boards.toml cell", CELLS),
        ("boards.toml celestial", CELESTIAL),
        ("boards.toml space", TRACK),
    ]
    for file, entries in numbered:
        if [entry.id for entry in entries] != list(range(1, len(entries) + 1)):
            raise BadContent(f"{file}: the ids must count from 1 without a gap")


_check()


FIGURES: Final = figures(
    msgspec.to_builtins([FACES, POOLS, GROVES, SLOTS, FEATS, CELLS, TREASURES, CELESTIAL, TRACK, SETUPS])
)

# --- faces as columns -------------------------------------------------------------------------------------------------

KIND: Final = [face.kind for face in FACES]
GIVES: Final = [tuple(bundle(gains) for gains in face.gives) for face in FACES]
THEN: Final = [bundle(face.then) if face.then else () for face in FACES]
OTHER: Final = [RESOURCES.index(face.other) if face.other else -1 for face in FACES]
"""The resource that a dependent face looks for."""
OWNER: Final = [tuple(bundle(gains) for gains in face.owner) for face in FACES]
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
CHEAP: Final = [slot for slot in range(len(SLOTS)) if SLOTS[slot].sun + SLOTS[slot].moon == 1]
"""The slots that the First Titan may use."""

# --- boards -----------------------------------------------------------------------------------------------------------

START_CELL: Final = 1
GODDESS_CELL: Final = len(CELLS)
NEXT: Final = [(), *(cell.next for cell in CELLS)]
PREVIOUS: Final = [tuple(cell.id for cell in CELLS if number in cell.next) for number in range(len(CELLS) + 1)]
HALLS: Final = [cell.id for cell in CELLS if any(word.get("do") == "hall" for word in cell.effects)]
START_SPACE: Final = next(space.id for space in TRACK if space.glory == 0)
TO_LOYALTY: Final = [0, *(min(space.id + 1, len(TRACK)) for space in TRACK)]
TO_REBELLION: Final = [0, *(space.special or max(space.id - 1, 1) for space in TRACK)]
ZONE: Final = [None, *(space.zone for space in TRACK)]
