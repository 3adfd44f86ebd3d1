"""The content of both boxes: read from the toml files, checked, and laid out so that the rules look it up by number."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from kubik.kernel.content import Amount, Origin, Origins, figures, read_entries, read_toml
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
    times: int = 1
    """How often it lets the other face of a blessing be applied."""

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


ZoneId = Literal["R2", "R1", "L1", "L2", "L3"]


class Zone(Entry, frozen=True):
    """A stretch of the titan track."""

    id: ZoneId
    origin: Origin
    new_to_all: int = 0
    new_to_me: int = 0
    """Glory for a feat that nobody has performed yet, and for one that only others have."""
    with_gold: Gains = {}
    with_glory: Gains = {}
    """What a face of a blessing with own dice gives in addition if it gives gold or glory."""

    @property
    def loyal(self) -> bool:
        return bool(self.with_gold or self.with_glory)


class Space(Entry, frozen=True):
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
    opening_gold: tuple[int, ...]
    """By the place in turn order."""
    extra_action: Amount
    """The sun that it costs."""
    origin: Origin


class Setup(Entry, frozen=True):
    id: str
    slots: dict[str, str]
    origin: Origin
    module: Module | None = None


E = TypeVar("E", bound=Entry)
S = TypeVar("S", bound=Step)
FOLDER: Final = files(__package__)


def read(file: Traversable, kind: str, type: type[E], *others: str) -> list[E]:
    """The entries of one kind in a content file that has these other kinds as well."""
    return read_entries(file, _tables(file, kind, *others), kind, type)


def read_table(file: Traversable, name: str, type: type[E], *others: str) -> E:
    """A table that is there once in a content file that has these others as well."""
    try:
        return msgspec.convert(_tables(file, name, *others).get(name, {}), type)
    except msgspec.ValidationError as error:
        raise BadContent(f"{file.name}: {name}: {error}") from None


def _tables(file: Traversable, *known: str) -> dict[str, Any]:
    tables = read_toml(file)
    for name in tables:
        if name not in known:
            raise BadContent(f"{file.name}: unknown table {name!r}")
    return tables


FACES: Final = read(FOLDER / "faces.toml", "face", Face)
POOLS: Final = read(FOLDER / "temple.toml", "pool", Pool, "grove")
GROVES: Final = read(FOLDER / "temple.toml", "grove", Grove, "pool")
SLOTS: Final = read(FOLDER / "feats.toml", "slot", Slot, "feat")
FEATS: Final = read(FOLDER / "feats.toml", "feat", Feat, "slot")
_BOARDS: Final = ("cell", "treasure", "celestial", "zone", "space")
CELLS: Final = read(FOLDER / "boards.toml", "cell", Cell, *_BOARDS)
TREASURES: Final = read(FOLDER / "boards.toml", "treasure", Treasure, *_BOARDS)
CELESTIAL: Final = read(FOLDER / "boards.toml", "celestial", CelestialFace, *_BOARDS)
ZONES: Final = read(FOLDER / "boards.toml", "zone", Zone, *_BOARDS)
TRACK: Final = read(FOLDER / "boards.toml", "space", Space, *_BOARDS)
SETUPS: Final = read(FOLDER / "setups.toml", "setup", Setup)
_RULES: Final = ("players", "reserve", "dice", "turn")
PLAYERS: Final = {players.id: players for players in read(FOLDER / "rules.toml", "players", Players, *_RULES)}
RESERVES: Final = read(FOLDER / "rules.toml", "reserve", Reserve, *_RULES)
_DICE: Final = {dice.id: dice for dice in read(FOLDER / "rules.toml", "dice", StartingDice, *_RULES)}
TURN: Final = read_table(FOLDER / "rules.toml", "turn", Turn, *_RULES)

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
        *(("rules.toml", f"dice {dice.id}", (*dice.light, *dice.dark), FACE) for dice in _DICE.values()),
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


_BOXES: Final = [FACES, POOLS, GROVES, SLOTS, FEATS, CELLS, TREASURES, CELESTIAL, ZONES, TRACK, SETUPS]
_START: Final = [[*PLAYERS.values()], RESERVES, [*_DICE.values()], TURN]
FIGURES: Final = figures(msgspec.to_builtins([_BOXES, _START]))

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
    [effect] = read_effects(f"feats.toml: feat {feat}", FEATS[FEAT[feat]].now, type)
    found: S = effect
    return found


def always_of(feat: str, type: type[E]) -> E:
    """When a feat acts by itself."""
    always = FEATS[FEAT[feat]].always
    if not isinstance(always, type):
        raise BadContent(f"feats.toml: feat {feat}: always must be {type.__name__.lower()}")
    return always
