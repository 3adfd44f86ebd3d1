"""What lies on the table in Hero Realms, and who may see it."""

from __future__ import annotations

from typing import Annotated, Final

from kubik.kernel.sight import NOBODY, OWNER, known_by
from kubik.kernel.table import Seated
from kubik.kernel.table import Table as KernelTable

# A card in play is its number with these marks.
EXPENDED: Final = 256
USED: Final = 512
"""Its ally ability was used this turn."""
CARD: Final = 255


class Player(Seated):
    """One player's cards and pools.

    The deck is decided when drawn: `deck` holds its cards in no order. Above it lie those whose order somebody knows,
    the last one uppermost (`top`), each with the bits of the seats that know it (`knowers`). `shown` is the part of the
    hand that everybody knows.
    """

    gold: int = 0
    combat: int = 0
    hand: Annotated[list[int], OWNER] = []
    shown: list[int] = []
    deck: Annotated[list[int], NOBODY] = []
    top: Annotated[list[int], known_by("knowers")] = []
    knowers: list[int] = []
    looked: Annotated[list[int], OWNER] = []
    """Taken from the deck to be looked at; they return or are discarded before anything else happens."""
    discard: list[int] = []
    play: list[int] = []
    next_acquire: list[int] = []
    """Pending effects on the next card that fits, by their ACQUIRE option."""
    discounts: list[tuple[int, int]] = []
    """Pending discounts on the next card that fits: how much, and which FILTER."""
    combat_gained: int = 0
    stunned: list[int] = []
    """Own champions stunned since the own last turn that still lie in the discard pile."""
    blessed: list[tuple[int, int]] = []
    """Blessings: how much defence, and for how many more ends of own turns."""
    character: int = -1
    skill_used: bool = False
    ability_used: bool = False
    heist: bool = False
    turns: int = 0
    refused: list[int] = []
    """Joint payments that a teammate refused this turn, by the number of the option."""


class Table(KernelTable):
    """Players clockwise, health by side (a player, or a Hydra team), and the market."""

    players: list[Player] = []
    health: list[int] = []
    row: list[int] = []
    market: Annotated[list[int], NOBODY] = []
    gems: int = 0
    sacrificed: list[int] = []
    turn: int = 0
    """Whose turn it is; in Hydra, the member of the team who is waited for."""
    turns: int = 0
    alive: int = 0
    """A bit for each seat still in the game."""
    out: list[int] = []
    """Seats in the order in which they dropped out."""
    ended: int = 0
    """Hydra: a bit for each member who has ended the main phase."""
    shares: list[int] = []
    """Hydra: what the members asked so far pay for the joint payment under way."""
    winners: list[int] = []
