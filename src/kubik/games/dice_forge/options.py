"""Everything that can ever be chosen in Dice Forge, made once. An option's number is its place in ALL."""

from __future__ import annotations

from typing import Final

from kubik.games.dice_forge.content import CELLS, FACES, FEATS, ISLANDS, RESOURCES, SEATS, TREASURES
from kubik.games.dice_forge.tokens import COMPANION
from kubik.games.dice_forge.tokens import TRITON as TRITON_TOKEN
from kubik.kernel.decision import Option

ALL: Final[list[Option]] = []
MOST: Final = 60
"""The largest amount that is asked for at once: more gold than a player with four chests and four scepters can have."""
DICE: Final = ("light", "dark")
SIDES: Final = ("rebellion", "loyalty")


def _option(verb: str, *names: str | int, at: str = "", piece: int = -1, seat: int = -1, amount: int = 0) -> Option:
    option = Option(":".join(map(str, (verb, *names))), len(ALL), verb, piece, seat, amount, at or verb)
    ALL.append(option)
    return option


def _faces(verb: str, at: str) -> list[Option]:
    return [_option(verb, face.id, at=f"{at}:{face.id}", piece=number) for number, face in enumerate(FACES)]


def _own_faces(verb: str) -> list[list[Option]]:
    return [
        [
            _option(verb, die, face.id, at=f"die:{die}:{face.id}", piece=piece, amount=number)
            for piece, face in enumerate(FACES)
        ]
        for number, die in enumerate(DICE)
    ]


def _feats(verb: str, at: str) -> list[Option]:
    return [_option(verb, feat.id, at=f"{at}:{feat.id}", piece=number) for number, feat in enumerate(FEATS)]


# --- the own turn -----------------------------------------------------------------------------------------------------

PASS: Final = _option("pass")
END_TURN: Final = _option("end_turn")
EXTRA: Final = _option("extra")
BUY: Final = _faces("buy", "pool")
FEAT: Final = _feats("feat", "feat")
USE: Final = _feats("use", "own")
DONE: Final = _option("done")
TRITON: Final = [_option("triton", *gains, amount=number) for number, gains in enumerate(TRITON_TOKEN.one_of)]
CASH: Final = [_option("cash", space, at="companion", amount=space) for space in range(COMPANION.last + 1)]
ADVANCE: Final = [_option("advance", space, at="companion", amount=space) for space in range(COMPANION.last + 1)]

# --- dice -------------------------------------------------------------------------------------------------------------

REPLACE: Final = _own_faces("replace")
UPGRADE: Final = _own_faces("upgrade")
SHOW: Final = _own_faces("show")
USE_DIE: Final = [_option("die", die, at=f"die:{die}", amount=number) for number, die in enumerate(DICE)]
REROLL: Final = [
    _option("reroll", die, at=f"die:{die}", amount=number) for number, die in enumerate((*DICE, "celestial"))
]
KEEP: Final = _option("keep")
REPEAT: Final = _option("repeat", at="cerberus")
COPY: Final = _faces("copy", "face")
FIRST: Final = _faces("first", "face")
CELESTIAL_FIRST: Final = _option("celestial_first")
CELESTIAL_LAST: Final = _option("celestial_last")
TAKE: Final = _faces("take", "pool")
PICK: Final = [
    [
        _option("pick", seat, die, at=f"seat:{seat}:die:{die}", seat=seat, amount=number)
        for number, die in enumerate(DICE)
    ]
    for seat in range(SEATS)
]

# --- everything else --------------------------------------------------------------------------------------------------

CHOOSE: Final = [_option("choose", number + 1, amount=number) for number in range(3)]
AMOUNT: Final = [_option("amount", number, amount=number) for number in range(MOST + 1)]
TARGET: Final = [_option("target", seat, at=f"seat:{seat}", seat=seat) for seat in range(SEATS)]
NAME: Final = [_option("name", name, amount=number) for number, name in enumerate(RESOURCES)]
KEEP_SCEPTER: Final = _option("keep_scepter", at="scepter")
SCEPTER_AS: Final = [
    _option("scepter_as", name, at="scepter", amount=number) for number, name in enumerate(("sun", "moon"))
]
TRADE: Final = _option("trade")
UPGRADE_BY: Final = [_option("upgrade_by", number, amount=number) for number in range(SEATS + 1)]
GLORY: Final = _option("glory")
CELL: Final = [_option("cell", number, at=f"cell:{number}", piece=number) for number in range(len(CELLS) + 1)]
TREASURE: Final = [
    _option("treasure", treasure.id, at=f"treasure:{treasure.id}", piece=number)
    for number, treasure in enumerate(TREASURES)
]
MEMORY: Final = [
    [
        _option("memory", side, island, at=f"island:{island}", piece=island, amount=number)
        for island in range(ISLANDS + 1)
    ]
    for number, side in enumerate(SIDES)
]
