"""The character board: six rows of three cells, dice on them, and the alignment grid beside it."""

from __future__ import annotations

from typing import Final, Literal

Attribute = Literal["str", "dex", "con", "int", "wis", "cha"]
ATTRIBUTES: Final[tuple[Attribute, ...]] = ("str", "dex", "con", "int", "wis", "cha")
STR, DEX, CON, INT, WIS, CHA = range(6)
ROWS: Final = range(6)
CELLS: Final = range(18)
"""Row by row, from the left."""
CELL_NAMES: Final = [f"{ATTRIBUTES[cell // 3]}{cell % 3 + 1}" for cell in CELLS]

Colour = Literal["green", "blue", "red", "purple", "black", "white", "gold"]
COLOURS: Final[tuple[Colour, ...]] = ("green", "blue", "red", "purple", "black", "white", "gold")
GOLD: Final = 6
"""The only colour that belongs to no class."""

# A die is its colour and its face in one number; 0 is no die.
FACE: Final = 7
EMPTY: Final = 0


def die(colour: int, face: int) -> int:
    """A die that shows this face."""
    return colour << 3 | face


DICE: Final = [die(colour, face) for colour in range(7) for face in range(1, 7)]
COLOUR_OF: Final = [number >> 3 for number in range(56)]
DIE_NAMES: Final = [f"{COLOURS[number >> 3]}{number & FACE}" for number in range(56)]
FLIPPED: Final = [
    number if not 0 < number & FACE < 7 else die(number >> 3, 7 - (number & FACE)) for number in range(56)
]


def first_empty(cells: list[int], row: int) -> int:
    """The leftmost empty cell of a row that has room."""
    cell = 3 * row
    while cells[cell]:
        cell += 1
    return cell


def has_room(cells: list[int], row: int) -> bool:
    """Whether a row has an empty cell."""
    return not cells[3 * row + 2]


# --- the alignment grid -----------------------------------------------------------------------------------------------

Direction = Literal["up", "down", "left", "right"]
DIRECTIONS: Final[tuple[Direction, ...]] = ("up", "down", "left", "right")
"""Towards good, evil, law and chaos."""
CENTRE: Final = 4
"""Squares are numbered row by row from lawful good to chaotic evil."""


def _moved(square: int, direction: Direction) -> int:
    row, column = divmod(square, 3)
    row += {"up": -1, "down": 1}.get(direction, 0)
    column += {"left": -1, "right": 1}.get(direction, 0)
    return 3 * row + column if 0 <= row < 3 and 0 <= column < 3 else -1


MOVED: Final = [[_moved(square, direction) for direction in DIRECTIONS] for square in range(9)]
"""Where a step in a direction leads from a square; -1: off the grid."""
