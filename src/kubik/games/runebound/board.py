"""The map: hexes, what lies between them, and which die pays for which step. All tables are made once.

A hex is a number, row by row; HEX_IDS has its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kubik.games.runebound.content import CONTENT, FIGURES, MARKET, hex_ids, neighbours
from kubik.games.runebound.vocabulary import (
    CITY,
    DECKS,
    IN_CITY,
    IN_WILDERNESS,
    KINDS,
    TERRAINS,
    WATER,
    Where,
)

_BOARD: Final = CONTENT.board
HEX_IDS: Final = hex_ids(_BOARD)
HEX: Final = {id: number for number, id in enumerate(HEX_IDS)}
HEXES: Final = range(len(HEX_IDS))
COLUMNS: Final = len(_BOARD.terrain[0])
ROWS: Final = len(_BOARD.terrain)
TERRAIN: Final = ["phfmwc".index(letter) for line in _BOARD.terrain for letter in line]
REGION: Final = {region.id: tuple(HEX[hex] for hex in region.hexes) for region in CONTENT.regions}
REGION_OF: Final = [-1] * len(HEX_IDS)
"""The number of the region that a hex belongs to."""
for _number, _region in enumerate(CONTENT.regions):
    for _hex in _region.hexes:
        REGION_OF[HEX[_hex]] = _number

KIND: Final = [IN_CITY if terrain == CITY else IN_WILDERNESS for terrain in TERRAIN]
for _kind in ("settlement", "shrine", "fortress"):
    for _hex in getattr(_BOARD, _kind):
        KIND[HEX[_hex]] = KINDS.index(_kind)
OF_KIND: Final = [tuple(hex for hex in HEXES if KIND[hex] == kind) for kind in range(len(KINDS))]
GEM: Final = [-1] * len(HEX_IDS)
"""The deck of the gem that lies on a hex."""
for _deck, _name in enumerate(DECKS):
    for _hex in getattr(CONTENT.gems, _name):
        GEM[HEX[_hex]] = _deck
CITIES: Final = [REGION[city][0] for city in MARKET.cities]
MARKET_AT: Final = {hex: number for number, hex in enumerate(CITIES)}
"""The number of the market in a city."""

# --- neighbours and distances -----------------------------------------------------------------------------------------


def _around(hex: int) -> tuple[int, ...]:
    row, column = divmod(hex, COLUMNS)
    found = [(r, c) for r, c in neighbours(row, column) if 0 <= r < ROWS and 0 <= c < COLUMNS]
    return tuple(sorted(r * COLUMNS + c for r, c in found))


NEIGHBOURS: Final = [_around(hex) for hex in HEXES]


def _distances(hex: int) -> list[int]:
    found = [-1] * len(HEX_IDS)
    found[hex] = 0
    edge = [hex]
    for here in edge:
        for there in NEIGHBOURS[here]:
            if found[there] < 0:
                found[there] = found[here] + 1
                edge.append(there)
    return found


DISTANCE: Final = [_distances(hex) for hex in HEXES]
NEAR: Final = [
    min((min(DISTANCE[hex][there] for there in hexes), number) for number, hexes in enumerate(REGION.values()))[1]
    for hex in HEXES
]
"""The nearest region, by which people call a hex without a name."""


def closer(hex: int, goal: int) -> list[int]:
    """The neighbours that are on a shortest path to a goal."""
    return [there for there in NEIGHBOURS[hex] if DISTANCE[there][goal] < DISTANCE[hex][goal]]


# --- dice -------------------------------------------------------------------------------------------------------------

FACES: Final = range(len(FIGURES.dice.faces))
WILD: Final = FIGURES.dice.faces.index(("wild",))
FACE_NAMES: Final = ["_".join(face) for face in FIGURES.dice.faces]
SHOWS: Final = [
    sum(1 << TERRAINS.index(terrain) for terrain in face) if face != ("wild",) else (1 << CITY) - 1
    for face in FIGURES.dice.faces
]
"""The terrains that a face shows, as bits; a wild shows all of them (RB-053)."""
MATCHES: Final = [
    [face == WILD or bool(SHOWS[face] >> terrain & 1) for face in FACES] for terrain in range(len(TERRAINS))
]
"""By terrain and face: whether it counts. A city is matched by wilds only (RB-367)."""
WEAKER: Final = [[face != other and SHOWS[other] & SHOWS[face] == SHOWS[other] for other in FACES] for face in FACES]
"""By face and other face: whether the other shows nothing that the face does not show too."""

# --- ways -------------------------------------------------------------------------------------------------------------

ANY: Final = len(TERRAINS)
"""What a step takes that any die pays for."""


def _edges(pairs: Iterable[Iterable[str]]) -> set[frozenset[int]]:
    return {frozenset(HEX[hex] for hex in pair) for pair in pairs}


RIVERS: Final = _edges(_BOARD.rivers)
BRIDGES: Final = _edges(_BOARD.bridges)
ROADS: Final = _edges(_BOARD.roads) | BRIDGES


def _takes(one: int, other: int, roads: bool, rivers: bool) -> int:
    """What a step takes: any die along a road, over a bridge or into a city (RB-054 to RB-056), water over a river
    (RB-058, RB-304), and else the terrain that is entered."""
    edge = frozenset((one, other))
    if roads and edge in ROADS:
        return ANY
    if rivers and edge in RIVERS:
        return WATER
    return ANY if TERRAIN[other] == CITY else TERRAIN[other]


TAKES: Final = [
    [
        [tuple((other, _takes(one, other, roads, rivers)) for other in NEIGHBOURS[one]) for one in HEXES]
        for rivers in (False, True)
    ]
    for roads in (False, True)
]
"""By whether roads are open, whether rivers hinder, and hex: its neighbours, each with what the step takes."""
PAYS: Final = [[face for face in FACES if terrain == ANY or MATCHES[terrain][face]] for terrain in range(ANY + 1)]
"""The faces that pay for a step that takes this."""

# --- places of the content files --------------------------------------------------------------------------------------


def fixed(place: Where) -> tuple[int, ...]:
    """The hexes of a place that does not depend on a hero."""
    found = set(REGION.get(place.region, ()))
    for kind in place.kind:
        found.update(OF_KIND[KINDS.index(kind)])
    if place.next_to:
        found = {there for hex in found for there in NEIGHBOURS[hex]} - found
    return tuple(sorted(found))


def hexes_of(place: Where, here: int) -> tuple[int, ...]:
    """The hexes of a place for a hero who stands here."""
    if place.here:
        return NEIGHBOURS[here] if place.next_to else (here,)
    if not place.region and not place.kind:
        return tuple(hex for hex in HEXES if DISTANCE[here][hex] <= place.within)
    found = fixed(place)
    return tuple(hex for hex in found if DISTANCE[here][hex] <= place.within) if place.within else found
