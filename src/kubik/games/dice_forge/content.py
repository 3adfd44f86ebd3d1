"""The content of both boxes: read from the toml files, checked, and laid out so that the rules look it up by number."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from kubik.kernel.content import Amount, Origin, Origins, figures, read_entries, read_toml
from kubik.kernel.decision import Step
from kubik.kernel.errors import BadContent

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


def bundle(gains: dict[Resource, int]) -> Bundle:
    return tuple(gains.get(name, 0) for name in RESOURCES)


# --- effects ----------------------------------------------------------------------------------------------------------


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something a feat or a cell of the maze does. Each word is a subclass here and a step of the same name; only
    companions advance and merchants trade in ways of their own."""


class Gain(Effect, tag="gain", frozen=True):
    gold: int = 0
    sun: int = 0
    moon: int = 0
    glory: int = 0


class Choose(Effect, tag="choose", frozen=True):
    options: Annotated[tuple[Gains, ...], Meta(min_length=2)]


class Trade(Effect, tag="trade", frozen=True):
    pay: Gains
    gain: Gains


class MayTrade(Trade, tag="may_trade", frozen=True): ...


class TakeFace(Effect, tag="take_face", frozen=True):
    grove: str


class Burden(Effect, tag="burden", frozen=True):
    """Another player must forge the face of the card's colour."""

    grove: str


class Buy(Effect, tag="buy", frozen=True):
    """The player may buy and forge one face of the sanctuary."""

    discount: int = 0


class Divine(Effect, tag="divine", frozen=True):
    n: Amount
    convert: Literal["shards"] | None = None


class MinorSame(Effect, tag="minor_same", frozen=True):
    """Minor blessings in a row with one and the same die."""

    n: Amount
    convert: Literal["gold"] | None = None


class Celestial(Effect, tag="celestial", frozen=True):
    n: Amount


class Golem(Effect, tag="golem", frozen=True):
    """Steps in the maze; backward if negative."""

    n: int


class PerForged(Effect, tag="per_forged", frozen=True):
    n: Amount


class PerFeat(Effect, tag="per_feat", frozen=True):
    n: Amount


class PerGloryFace(Effect, tag="per_glory_face", frozen=True):
    n: Amount


class Mists(Effect, tag="mists", frozen=True):
    n: Amount


class Steal(Effect, tag="steal", frozen=True):
    """Glory from every other player."""

    n: Amount


class Chest(Effect, tag="chest", frozen=True):
    gold: Amount
    sun: Amount
    moon: Amount


class Tree(Effect, tag="tree", frozen=True):
    """With `rich` gold in the main reserve the glory is another."""

    gold: Amount
    glory: Amount
    rich: Amount
    rich_glory: Amount


class Merchant(Effect, tag="merchant", frozen=True):
    glory: Amount


class Light(Effect, tag="light", frozen=True):
    gold: Amount


class Hammer(Effect, tag="hammer", frozen=True): ...


class Scepter(Effect, tag="scepter", frozen=True): ...


class Companion(Effect, tag="companion", frozen=True): ...


class Advance(Effect, tag="advance", frozen=True): ...


class CerberusToken(Effect, tag="cerberus_token", frozen=True): ...


class TritonToken(Effect, tag="triton_token", frozen=True): ...


class Minor(Effect, tag="minor", frozen=True): ...


class Oracle(Effect, tag="oracle", frozen=True): ...


class SetDice(Effect, tag="set_dice", frozen=True): ...


class Satyrs(Effect, tag="satyrs", frozen=True): ...


class Minotaur(Effect, tag="minotaur", frozen=True): ...


class Wind(Effect, tag="wind", frozen=True): ...


class Ancestor(Effect, tag="ancestor", frozen=True): ...


class RightHand(Effect, tag="right_hand", frozen=True): ...


class LeftHand(Effect, tag="left_hand", frozen=True): ...


class EternalNight(Effect, tag="eternal_night", frozen=True): ...


class EternalFire(Effect, tag="eternal_fire", frozen=True): ...


class Trident(Effect, tag="trident", frozen=True): ...


class FirstTitan(Effect, tag="first_titan", frozen=True): ...


class Memory(Effect, tag="memory", frozen=True): ...


class Hall(Effect, tag="hall", frozen=True): ...


class MeetGoddess(Effect, tag="meet_goddess", frozen=True): ...


AnyEffect = (
    Gain | Choose | Trade | MayTrade | TakeFace | Burden | Buy | Divine | MinorSame | Celestial | Golem | PerForged
    | PerFeat | PerGloryFace | Mists | Steal | Chest | Tree | Merchant | Light | Hammer | Scepter | Companion | Advance
    | CerberusToken | TritonToken | Minor | Oracle | SetDice | Satyrs | Minotaur | Wind | Ancestor | RightHand
    | LeftHand | EternalNight | EternalFire | Trident | FirstTitan | Memory | Hall | MeetGoddess
)  # fmt: skip
Effects = tuple[AnyEffect, ...]


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
    now: Effects = ()
    each_turn: Effects = ()
    always: bool = False


class Cell(Entry, frozen=True):
    id: Amount
    lane: Literal["top", "middle", "bottom", "final"]
    next: tuple[int, ...]
    effects: Effects = ()


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
CELLS: Final = read(FOLDER / "boards.toml", "cell", Cell, "treasure", "space")
TREASURES: Final = read(FOLDER / "boards.toml", "treasure", Treasure, "cell", "space")
TRACK: Final = read(FOLDER / "boards.toml", "space", Space, "cell", "treasure")
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
        *(
            ("feats.toml", f"feat {feat.id}: grove", [effect.grove], GROVE)
            for feat in FEATS
            for effect in feat.now
            if isinstance(effect, TakeFace | Burden)
        ),
    ]:
        for name in names:
            if name not in known:
                raise BadContent(f"{file}: {where}: there is no {name!r}")
    for file, entries in (("boards.toml cell", CELLS), ("boards.toml space", TRACK)):
        if [entry.id for entry in entries] != list(range(1, len(entries) + 1)):
            raise BadContent(f"{file}: the ids must count from 1 without a gap")


_check()


FIGURES: Final = figures(msgspec.to_builtins([FACES, POOLS, GROVES, SLOTS, FEATS, CELLS, TREASURES, TRACK, SETUPS]))

# --- faces as columns -------------------------------------------------------------------------------------------------

KIND: Final = [face.kind for face in FACES]
GIVES: Final = [tuple(bundle(gains) for gains in face.gives) for face in FACES]
THEN: Final = [bundle(face.then) if face.then else () for face in FACES]
OTHER: Final = [1 << RESOURCES.index(face.other) if face.other else 0 for face in FACES]
"""The resource that a dependent face looks for, as a bit."""
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
HALLS: Final = [cell.id for cell in CELLS if any(isinstance(effect, Hall) for effect in cell.effects)]
START_SPACE: Final = next(space.id for space in TRACK if space.glory == 0)
TO_LOYALTY: Final = [0, *(min(space.id + 1, len(TRACK)) for space in TRACK)]
TO_REBELLION: Final = [0, *(space.special or max(space.id - 1, 1) for space in TRACK)]
ZONE: Final = [None, *(space.zone for space in TRACK)]

# --- effects as steps -------------------------------------------------------------------------------------------------

BUNDLES: Final[list[Bundle]] = []
"""Bundles that steps name by number."""
CHOICES: Final[list[tuple[Bundle, ...]]] = []
"""Bundles to choose from that steps name by number."""
TRADES: Final[list[Trade]] = []

CONVERT_SHARDS: Final = 4
CONVERT_GOLD: Final = 8
"""Marks of a blessing; the others are in faces.py."""


def _number(list: list[Any], thing: Any) -> int:
    if thing not in list:
        list.append(thing)
    return list.index(thing)


def _step(effect: AnyEffect, seat: int) -> Step:
    word = str(effect.__struct_config__.tag)
    match effect:
        case Gain():
            return (word, seat, _number(BUNDLES, bundle(msgspec.structs.asdict(effect))), 0)  # type: ignore[arg-type]
        case Choose():
            return (word, seat, _number(CHOICES, tuple(bundle(gains) for gains in effect.options)), 0)
        case Trade():
            return (word, seat, _number(TRADES, effect), 0)
        case TakeFace() | Burden():
            return (word, seat, GROVE[effect.grove], 0)
        case Buy():
            return (word, seat, effect.discount, 0)
        case Divine():
            return (word, seat, effect.n, CONVERT_SHARDS if effect.convert else 0)
        case MinorSame():
            return (word, seat, effect.n, CONVERT_GOLD if effect.convert else 0)
        case Celestial() | Golem() | PerForged() | PerFeat() | PerGloryFace() | Mists() | Steal():
            return (word, seat, effect.n, 0)
        case Light():
            return (word, seat, effect.gold, 0)
        case _:
            return (word, seat, 0, 0)


def _steps(effects: Effects) -> tuple[tuple[Step, ...], ...]:
    """For each seat, the steps in the order in which they go onto the stack: the first one last."""
    return tuple(tuple(_step(effect, seat) for effect in reversed(effects)) for seat in range(SEATS))


NOW: Final = [_steps(feat.now) for feat in FEATS]
EACH_TURN: Final = [_steps(feat.each_turn) for feat in FEATS]
CELL_STEPS: Final = [(), *(_steps(cell.effects) for cell in CELLS)]
