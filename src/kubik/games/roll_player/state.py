"""What lies on the table in Roll Player, and who may see it."""

from __future__ import annotations

from typing import Annotated, Final

from kubik.games.roll_player.board import CENTRE
from kubik.kernel.sight import NOBODY
from kubik.kernel.table import Seated
from kubik.kernel.table import Table as KernelTable

# A skill is its number, with this mark (above all numbers of pieces) when it lies sideways.
EXHAUSTED: Final = 128
CARD: Final = 127

SETUP, ROLL, DICE, MARKET, CLEANUP = range(5)


class Player(Seated):
    """One player's hero: who it is, the dice on the board, and all that was bought."""

    race: int = -1
    female: bool = False
    """Which side of the board lies up; it changes nothing but the looks."""
    class_: int = -1
    backstory: int = -1
    alignment: int = -1
    token: int = CENTRE
    cells: list[int] = []
    starting: list[int] = []
    """Starting dice that were rolled and are still to be placed."""
    gold: int = 0
    charisma: int = 0
    weapons: list[int] = []
    armour: list[int] = []
    traits: list[int] = []
    skills: list[int] = []
    initiative: int = 0
    """The number of the initiative card in front of the player, 0: none."""
    placed: int = -1
    """The row into which the die of this round went."""
    ability_used: bool = False
    """The class ability that can be used once a round."""


class Table(KernelTable):
    """Heroes clockwise, the bag, the initiative cards and the market.

    The deck is decided when drawn: `deck` holds its upper part in no order, `bottom` what lies below that.
    """

    players: list[Player] = []
    bag: list[int] = []
    """How many dice of each colour."""
    drawn: list[int] = []
    """Colours of dice beside the bag: drawn for the classes, or set aside to be rolled as starting dice."""
    pool: list[int] = []
    """The die on each initiative card."""
    coins: list[int] = []
    """The gold on each initiative card."""
    loose: list[int] = []
    """Dice in ascending order that are to be laid on initiative cards."""
    row: list[int] = []
    deck: Annotated[list[int], NOBODY.of("deck")] = []
    bottom: Annotated[list[int], NOBODY.of("deck below")] = []
    discard: list[int] = []
    trash: list[int] = []
    boxed: list[int] = []
    """Market cards that stay in the box."""
    start: int = 0
    """The start player, who holds the bag."""
    round: int = 0
    phase: int = SETUP
    turn: int = 0
    """Whose dice or market turn it is."""
    purchases: int = 0
    """How many purchases are left in this market turn."""
    may_discard: bool = False
    """Whether a market card may still be discarded for gold in this market turn."""
    enemy: int = 0
    """The last roll of the enemy die; 0: it was not rolled this round."""
