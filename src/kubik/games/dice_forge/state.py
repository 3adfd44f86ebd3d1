"""What lies on the table in Dice Forge. Nothing of it is hidden."""

from __future__ import annotations

from typing import Final

from kubik.kernel.table import Seated
from kubik.kernel.table import Table as KernelTable

DIE: Final = 6
"""Faces of a die. A player's twelve faces lie in one list, those of the light die first."""
ADVANCED: Final = 16
"""The mark of a companion that was advanced this turn."""


class Player(Seated):
    """One player's dice, reserves and feats."""

    reserve: list[int] = []
    """Gold, sun, moon, glory, ancient shards."""
    caps: list[int] = []
    dice: list[int] = []
    up: list[int] = []
    """Where in `dice` the face-up face of each die is."""
    locked: int = 0
    """A bit for each face that can never be removed."""
    discard: list[int] = []
    """The faces that were replaced: as many as were forged."""
    island: int = 0
    """Where the hero stands; 0 is the starting portal."""
    feats: list[int] = []
    used: list[int] = []
    """Reinforcements used this turn."""
    hammers: int = 0
    hammer: int = 0
    """Spaces gone on all hammers together."""
    scepters: list[int] = []
    companions: list[int] = []
    twins: int = 0
    cerberus: int = 0
    tritons: int = 0
    cell: int = 0
    """The golem's cell in the maze, or the space of the loyalty token."""
    memories: list[int] = []
    """Memory tokens on islands: twice the island, and 1 for the side of loyalty."""


class Table(KernelTable):
    players: list[Player] = []
    stock: list[int] = []
    """How many of each face lie in temple and forest."""
    feats: list[int] = []
    """The feat in each slot."""
    stacks: list[int] = []
    """How many cards are left in each slot."""
    first: int = 0
    turn: int = 0
    turns: int = 0
    round: int = 1
    owners: list[int] = []
    """Who has the card of each colour: four boars, then four misfortunes; -1: nobody."""
    halls: list[int] = []
    """The treasure that lies in each hall of the maze; -1: none yet."""
    met: bool = False
    """Whether somebody has reached the goddess."""


def face_up(player: Player, die: int) -> int:
    return player.dice[player.up[die]]


def place_of(player: Player, die: int, face: int) -> int:
    """Where on a die a face is. Of equal ones it does not matter which, and none of them is locked: there is only one
    boar and one misfortune of a colour."""
    return player.dice.index(face, die * DIE)
