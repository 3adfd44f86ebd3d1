"""Everything in the box as a screen draws it: names and texts of one language beside the figures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from kubik.games.dice_forge import content
from kubik.games.dice_forge.blessing import Divine, MinorSame, TurnDie
from kubik.games.dice_forge.content import (
    CARD,
    CARDS,
    CELLS,
    COLOURS,
    COST,
    FACE,
    FACES,
    FEAT,
    FEATS,
    GLORY,
    GROVE,
    GROVE_FACES,
    GROVES,
    HALLS,
    ISLAND,
    ISLANDS,
    LEVEL,
    MOON_COST,
    OWNER,
    PLAYERS,
    POOLS,
    RESOURCES,
    SLOT_OF,
    SUN_COST,
    TO_LOYALTY,
    TO_REBELLION,
    TRACK,
    TREASURES,
    ZONE,
    Resource,
    bundle,
)
from kubik.games.dice_forge.dice import Celestial
from kubik.games.dice_forge.effects import CELESTIAL_FACES, EACH_TURN, ENTERING, NOW, AnyEffect, Effects
from kubik.games.dice_forge.forge import Buy, TakeFace, Upgrade
from kubik.games.dice_forge.islands import (
    BEAR,
    MEMORY_SIDES,
    Burden,
    Mists,
    PerFeat,
    PerForged,
    PerGloryFace,
    RightHand,
)
from kubik.games.dice_forge.maze import Golem, MayTrade, Steal
from kubik.games.dice_forge.options import DICE
from kubik.games.dice_forge.reserves import Choose, Gain
from kubik.games.dice_forge.tokens import COMPANION, HAMMER, SCEPTER, TWINS, Chest
from kubik.games.dice_forge.turn import Light, Merchant, Trade, Tree

if TYPE_CHECKING:
    from kubik.games.dice_forge.text import DiceForgeText

Gains = dict[Resource, int]


class Mark(Struct, frozen=True):
    """A sign with a number; 0 if it has none. For the sign `face` the number is that of a face."""

    sign: str
    n: int = 0


class Named(Struct, frozen=True):
    id: str
    name: str


class Face(Named, frozen=True):
    kind: str
    colour: str
    """A colour, or `sun` or `moon`; empty if it has none."""
    gives: list[Gains]
    """One of these, by choice if there are several."""
    other: str
    then: Gains
    """Given instead if the other die's result yields `other`."""
    cost: int
    """Its price in gold; 0 if it is not sold."""
    level: int
    discount: int
    """How much cheaper it lets a face be bought."""
    figures: str
    lines: list[str]


class Feat(Named, frozen=True):
    set: str
    slot: int
    island: int
    sun: int
    moon: int
    glory: int
    now: list[Mark]
    each_turn: list[Mark]
    always: list[Mark]
    figures: str
    lines: list[str]


class Pool(Struct, frozen=True):
    """Faces that are sold for the same price side by side."""

    id: str
    cost: int
    faces: list[int]


class Grove(Struct, frozen=True):
    """Faces of the gardens or the forest, and the feats that lead there."""

    id: str
    where: str
    feats: list[int]
    faces: list[int]


class Cell(Struct, frozen=True):
    """A cell of the maze, numbered from 1, and the cells that follow it."""

    id: int
    lane: str
    next: list[int]
    hall: int
    """Which of the halls it is; -1: none."""
    marks: list[Mark]
    text: str


class Treasure(Named, frozen=True):
    first: list[Mark]
    later: list[Mark]


class Zone(Struct, frozen=True):
    """A stretch of the titan track. Where nothing happens there is neither id nor text."""

    id: str
    marks: list[Mark]
    text: str


class Space(Struct, frozen=True):
    """A space of the titan track, numbered from 1; `left` and `right` is where a token goes next, the own number at an
    end. `special`: those of them that are special paths."""

    id: int
    glory: int
    zone: int
    coin: str
    left: int
    right: int
    special: list[int]


class Side(Struct, frozen=True):
    """A face of the celestial die, a side of a memory token, or anything else that is only signs and a text."""

    marks: list[Mark]
    text: str


class Card(Struct, frozen=True):
    """A feat of which every card has its own colour, and the face that belongs to it."""

    feat: int
    face: int


class Box(Struct, frozen=True):
    name: str
    resources: list[Named]
    dice: list[Named]
    faces: list[Face]
    feats: list[Feat]
    islands: list[str]
    """By number; 0 is the starting portal and has no name."""
    pools: list[Pool]
    groves: list[Grove]
    cards: list[Card]
    """In the order of the table's `owners`."""
    rounds: dict[str, int]
    """By the number of players."""
    hammer_phase: int
    hammer_glory: list[int]
    scepter_shards: list[int]
    """How many shards a scepter with so much gold pays."""
    companion_spaces: int
    memory_sides: list[Side]
    celestial_die: str
    celestial: list[Side]
    maze: str
    cells: list[Cell]
    treasures: list[Treasure]
    track: str
    track_lines: list[str]
    zones: list[Zone]
    spaces: list[Space]


def box(text: DiceForgeText) -> Box:
    """The box in the language of the text."""
    pieces = text.pieces()
    maze, track = pieces[-2:]
    zones = {space.zone: ZONE[space.id] for space in TRACK}
    return Box(
        name=text.words.say("game"),
        resources=[Named(name, text.words.say(f"resource-{name}")) for name in RESOURCES],
        dice=[Named(name, text.die(number)) for number, name in enumerate((*DICE, "celestial"))],
        faces=[_face(text, number) for number in range(len(FACES))],
        feats=[_feat(text, number) for number in range(len(FEATS))],
        islands=["", *(text.words.say("island", n=island) for island in range(1, ISLANDS + 1))],
        pools=[Pool(pool.id, pool.cost, [FACE[name] for name in pool.faces]) for pool in POOLS],
        groves=[_grove(grove) for grove in GROVES],
        cards=[_card(number) for number in range(CARDS)],
        rounds={str(players): figures.rounds for players, figures in PLAYERS.items()},
        hammer_phase=HAMMER.phase,
        hammer_glory=list(HAMMER.glory),
        scepter_shards=list(SCEPTER.shards),
        companion_spaces=COMPANION.last + 1,
        memory_sides=[Side(_amounts(side), text.gains(side)) for side in MEMORY_SIDES],
        celestial_die=text.words.say("die-celestial"),
        celestial=[Side(marks, text.celestial(face)) for face, marks in enumerate(map(_celestial, CELESTIAL_FACES))],
        maze=maze.name,
        cells=[_cell(text, cell) for cell in CELLS],
        treasures=[_treasure(text, treasure) for treasure in TREASURES],
        track=track.name,
        track_lines=track.lines,
        zones=[_zone(text, zone) for zone in zones.values()],
        spaces=[_space(space, list(zones).index(space.zone)) for space in TRACK],
    )


def _face(text: DiceForgeText, number: int) -> Face:
    face, piece = FACES[number], text.pieces()[len(FEATS) + number]
    return Face(
        id=face.id,
        name=piece.name,
        kind=face.kind,
        colour=face.colour or "",
        gives=list(face.gives),
        other=face.other or "",
        then=face.then or {},
        cost=COST[number],
        level=LEVEL[number],
        discount=face.discount,
        figures=piece.figures,
        lines=piece.lines,
    )


def _feat(text: DiceForgeText, number: int) -> Feat:
    feat, piece = FEATS[number], text.pieces()[number]
    return Feat(
        id=feat.id,
        name=piece.name,
        set=feat.set,
        slot=SLOT_OF[number],
        island=ISLAND[number],
        sun=SUN_COST[number],
        moon=MOON_COST[number],
        glory=feat.glory,
        now=_effects(NOW[number]),
        each_turn=_effects(EACH_TURN[number]),
        always=_ALWAYS[feat.id] if feat.always else [],
        figures=piece.figures,
        lines=piece.lines,
    )


def _grove(grove: content.Grove) -> Grove:
    """The trident leads into the gardens as well."""
    feats = [grove.feat, "abyssal_trident"] if grove.where == "gardens" else [grove.feat]
    return Grove(grove.id, grove.where, [FEAT[name] for name in feats], [FACE[name] for name in grove.faces])


def _card(number: int) -> Card:
    feat = "tenacious_boar" if number < len(COLOURS) else "mirror_of_misfortune"
    return Card(FEAT[feat], CARD.index(number))


def _cell(text: DiceForgeText, cell: content.Cell) -> Cell:
    hall = HALLS.index(cell.id) if cell.id in HALLS else -1
    return Cell(cell.id, cell.lane, list(cell.next), hall, _effects(ENTERING[cell.id]), text.cell(cell.id))


def _treasure(text: DiceForgeText, treasure: content.Treasure) -> Treasure:
    first, later = bundle(treasure.first), bundle(treasure.later)
    return Treasure(treasure.id, text.gains(first), _amounts(first), _amounts(later))


def _zone(text: DiceForgeText, zone: content.Zone | None) -> Zone:
    if zone is None:
        return Zone("", [], "")
    if not zone.loyal:
        return Zone(zone.id, _one_of((0, 0, 0, glory) for glory in (zone.new_to_all, zone.new_to_me)), text.zone(zone))
    marks = [Mark("gold"), Mark("to"), *_amounts(bundle(zone.with_gold))]
    if zone.with_glory:
        marks += [Mark("glory"), Mark("to"), *_amounts(bundle(zone.with_glory))]
    return Zone(zone.id, marks, text.zone(zone))


def _space(space: content.Space, zone: int) -> Space:
    left, right = TO_REBELLION[space.id], TO_LOYALTY[space.id]
    return Space(space.id, space.glory, zone, space.coin, left, right, list(space.special))


# --- signs ------------------------------------------------------------------------------------------------------------


def _amounts(gains: Iterable[int]) -> list[Mark]:
    return [Mark(RESOURCES[resource], n) for resource, n in enumerate(gains) if n]


def _one_of(choices: Iterable[Iterable[int]]) -> list[Mark]:
    marks: list[Mark] = []
    for gains in choices:
        marks += [Mark("or")] if marks else []
        marks += _amounts(gains)
    return marks


def _glory(n: int, *signs: str) -> list[Mark]:
    return [Mark(RESOURCES[GLORY], n), *map(Mark, signs)]


def _effects(effects: Effects) -> list[Mark]:
    return [mark for effect in effects for mark in _effect(effect)]


def _effect(effect: AnyEffect) -> list[Mark]:
    """An effect in signs. One that cannot be said in others has a sign of its own, named like its word."""
    word = effect.name
    match effect:
        case Gain():
            return _amounts(effect.gains)
        case Choose():
            return _one_of(map(bundle, effect.one_of))
        case Trade() | MayTrade():
            return [*_amounts(bundle(effect.pay)), Mark("to"), *_amounts(bundle(effect.gain))]
        case TakeFace():
            return [Mark("face", face) for face in GROVE_FACES[GROVE[effect.grove]]]
        case Burden():
            return [Mark("other"), Mark("to"), Mark("face", GROVE_FACES[GROVE[effect.grove]][0])]
        case Buy():
            return [Mark("buy"), *_amounts((-effect.discount,))]
        case Divine(glory_for=glory_for) | MinorSame(glory_for=glory_for) if glory_for:
            first, *others = glory_for
            either = [mark for other in others for mark in (Mark("or"), Mark(other))]
            return [Mark(word, effect.n), Mark(first), *either, Mark("to"), *_glory(glory_for[first])]
        case Divine() | MinorSame() | Celestial() | Golem():
            return [Mark(word, effect.n)]
        case PerForged() | PerFeat() | PerGloryFace():
            return _glory(effect.n, word)
        case Mists() | Steal():
            return [Mark(word), *_glory(effect.n)]
        case Chest():
            return [Mark(word), *_amounts((effect.gold, effect.sun, effect.moon))]
        case Tree():
            return _amounts(bundle({"gold": effect.gold, "glory": effect.glory}))
        case Merchant():
            return [*_glory(effect.glory, "or"), Mark("upgrade", 1)]
        case Light():
            return [*_amounts((effect.gold,)), Mark("to"), Mark("copy")]
        case Upgrade():
            return [Mark(word, effect.levels)]
        case TurnDie():
            return [Mark("turn")]
        case RightHand():
            return [Mark("gold"), Mark("to"), *_glory(effect.glory)]
        case _:
            return [Mark(word)]


def _celestial(effects: Effects) -> list[Mark]:
    """A face of the celestial die: what it gives for sure, plus what may be chosen."""
    marks: list[Mark] = []
    for effect in effects:
        marks += [*([Mark("plus")] if marks else []), *_effect(effect)]
    return marks


_ALWAYS: Final[dict[str, list[Mark]]] = {
    "great_bear": [Mark("oust"), Mark("to"), *_glory(BEAR.glory)],
    "tenacious_boar": [Mark("to"), *_one_of(OWNER[FACE["boar_red"]])],
    "twins": [*_amounts((TWINS.gold,)), Mark("to"), Mark("reroll"), *_one_of(map(bundle, TWINS.one_of))],
    "memory": [],
    "mirror_of_misfortune": [Mark("to"), Mark("divine", 1)],
}
