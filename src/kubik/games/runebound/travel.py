"""How far it is on the map, in action points, and how far the dice of a move lead."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from kubik.games.runebound.board import ANY, FACES, HEXES, PAYS, TAKES, WEAKER

_DICE: Final = 3
"""So many dice most heroes roll."""
STEP: Final = [min(1.0, 1 / (_DICE * (len(PAYS[takes]) / len(FACES)) ** 0.7)) for takes in range(ANY + 1)]
"""What a step costs: a die that fits. A hero chooses among ways, so rare symbols cost less than their odds say."""


@lru_cache(4096)
def travel(goal: int, roads: bool, rivers: bool) -> list[float]:
    """By hex: about how many action points the way to a goal takes."""
    into: list[list[tuple[int, float]]] = [[] for _ in HEXES]
    for hex, ways in enumerate(TAKES[roads][rivers]):
        for there, takes in ways:
            into[there].append((hex, STEP[takes]))
    far = [99.0] * len(HEXES)
    far[goal] = 0.0
    edge = [(0.0, goal)]
    while edge:
        here, hex = heappop(edge)
        if here > far[hex]:
            continue
        for other, step in into[hex]:
            if here + step < far[other]:
                far[other] = here + step
                heappush(edge, (far[other], other))
    return far


def reach(far: list[float], ways: list[tuple[tuple[int, int], ...]], hex: int, dice: list[int]) -> float:
    """How near to a goal dice lead from a hex."""
    best = far[hex]
    for there, takes in ways[hex]:
        if far[there] < far[hex]:
            paying = [face for face in set(dice) if face in PAYS[takes]]
            for face in paying:
                if not any(WEAKER[face][other] for other in paying):
                    left = dice.copy()
                    left.remove(face)
                    best = min(best, reach(far, ways, there, left))
    return best
