"""Everything that can ever be chosen in Roll Player, made once. An option's number is its place in ALL.

The piece of an option is the number of a market card, a class or a race among the game's pieces.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kubik.games.roll_player.board import (
    ATTRIBUTES,
    CELL_NAMES,
    CELLS,
    COLOURS,
    DIE_NAMES,
    DIRECTIONS,
    FACE,
    ROWS,
)
from kubik.games.roll_player.content import CARDS, CLASS_PIECE, CLASSES, COST, RACE_PIECE, RACES, SKILL, TYPE
from kubik.kernel.decision import Option

ALL: Final[list[Option]] = []
INITIATIVE: Final = 5


def _option(verb: str, *names: str, piece: int = -1, amount: int = 0, at: str = "") -> Option:
    option = Option(":".join([verb, *names]), len(ALL), verb, piece, -1, amount, at or verb)
    ALL.append(option)
    return option


def _cards(verb: str, at: str) -> list[Option]:
    return [_option(verb, card.id, piece=number, at=f"{at}:{card.id}") for number, card in enumerate(CARDS)]


def _cells(verb: str) -> list[Option]:
    return [_option(verb, CELL_NAMES[cell], amount=cell, at=f"cell:{CELL_NAMES[cell]}") for cell in CELLS]


def _rows(verb: str) -> list[Option]:
    return [_option(verb, ATTRIBUTES[row], amount=row, at=f"attribute:{ATTRIBUTES[row]}") for row in ROWS]


def _initiative(verb: str) -> list[Option]:
    """By the place of the card: the first has the number 1."""
    numbers = range(1, INITIATIVE + 1)
    return [_option(verb, str(number), amount=number, at=f"initiative:{number}") for number in numbers]


def _is_die(die: int) -> bool:
    return 0 < die & FACE < 7


# --- set-up -----------------------------------------------------------------------------------------------------------

RACE: Final = [
    [
        _option("race", race.id, side, piece=RACE_PIECE + number, amount=female, at=f"race:{race.id}")
        for number, race in enumerate(RACES)
    ]
    for female, side in enumerate(("male", "female"))
]
"""By side of the board and race."""
CLASS: Final = [
    _option("class", each.id, piece=CLASS_PIECE + number, at=f"class:{each.id}") for number, each in enumerate(CLASSES)
]
_NONE: Final = Option("", -1, "")
START: Final = [
    [
        _option("start", name, ATTRIBUTES[row], amount=die << 3 | row, at=f"attribute:{ATTRIBUTES[row]}")
        if _is_die(die)
        else _NONE
        for row in ROWS
    ]
    for die, name in enumerate(DIE_NAMES)
]
"""By die and row: a starting die onto the board. The amount is both in one number."""

# --- roll and dice phase ----------------------------------------------------------------------------------------------

NEXT: Final = [
    _option("next", name, amount=die, at=f"loose:{name}") if _is_die(die) else _NONE
    for die, name in enumerate(DIE_NAMES)
]
"""Which of several equal dice lies on the next initiative card."""
TAKE: Final = _initiative("take")
PLACE: Final = _rows("place")

YES: Final = _option("yes")
DONE: Final = _option("done")
FLIP: Final = _cells("flip")
SWAP: Final = _cells("swap")
WITH: Final = _cells("with")
RAISE: Final = _cells("raise")
LOWER: Final = _cells("lower")
REROLL: Final = _cells("reroll")
KEEP: Final = [_option("keep", str(face), amount=face, at=f"face:{face}") for face in range(7)]
AGAIN: Final = _option("again")
MOVE: Final = [_option("move", name, amount=number, at=f"move:{name}") for number, name in enumerate(DIRECTIONS)]
ACTION: Final = _rows("action")

# --- market phase -----------------------------------------------------------------------------------------------------


def _purchases(verb: str, at: str) -> list[list[list[Option]]]:
    """By card, price and number of charisma tokens that are spent; the amount is the gold that is paid."""
    found = []
    for number, card in enumerate(CARDS):
        by_tokens = [
            _option(verb, card.id, *([str(tokens)] if tokens else []), piece=number, at=f"{at}:{card.id}")
            for tokens in range(COST[number] + 1)
        ]
        found.append(
            [
                [replace(by_tokens[tokens], amount=price - tokens) for tokens in range(price + 1)]
                for price in range(COST[number] + 1)
            ]
        )
    return found


BUY: Final = _purchases("buy", "row")
DISCARD: Final = _cards("discard", "row")
TAKE_GOLD: Final = _option("take_gold")
END: Final = _option("end")
RETURN: Final = _cards("return", "discard")
DROP: Final = _cards("drop", "weapon")
GIVE_UP: Final = _option("give_up")

# --- skills and cleanup -----------------------------------------------------------------------------------------------


def _skills(verb: str, at: str) -> list[Option]:
    """By card; other cards than skills have none."""
    return [
        _option(verb, card.id, piece=number, at=f"{at}:{card.id}") if TYPE[number] == SKILL else _NONE
        for number, card in enumerate(CARDS)
    ]


USE: Final = _skills("use", "skill")
COPY: Final = _skills("copy", "skill")
"""Another player's skill, by Diplomacy."""
CLASS_ABILITY: Final = _option("ability", at="class")
REFRESH: Final = _skills("refresh", "skill")
CLEAN_UP: Final = _option("clean_up")
EXCHANGE: Final = _cells("exchange")
COLOUR: Final = [_option("colour", name, amount=number, at=f"bag:{name}") for number, name in enumerate(COLOURS)]
FOR_POOL: Final = _initiative("for")
TURN: Final = _initiative("turn")
ROLL: Final = _initiative("roll")
BUY_DISCARDED: Final = _purchases("buy_discarded", "discard")
SHIFT: Final = _cells("shift")
TO: Final = _rows("to")
