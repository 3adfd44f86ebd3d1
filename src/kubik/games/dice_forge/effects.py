"""What feats, cells of the maze and the celestial die do: the words of the toml files, read, and ready for the stack.

Each word is the name of a step. Its class is where the rules are that carry it out.
"""

from __future__ import annotations

from typing import Final

from kubik.games.dice_forge import ready
from kubik.games.dice_forge.blessing import Divine, MeetGoddess, Minor, MinorSame, SetDice, TurnDie
from kubik.games.dice_forge.content import CELESTIAL, CELLS, CONTENTS, FEATS, GROVE, SEATS
from kubik.games.dice_forge.dice import Celestial
from kubik.games.dice_forge.faces import Copy
from kubik.games.dice_forge.forge import Buy, PerForged, TakeFace, Upgrade
from kubik.games.dice_forge.islands import (
    Ancestor,
    Burden,
    EternalNight,
    FirstTitan,
    LeftHand,
    Memory,
    Minotaur,
    Mists,
    Oracle,
    PerFeat,
    PerGloryFace,
    RightHand,
    Satyrs,
    Trident,
    Wind,
)
from kubik.games.dice_forge.maze import Golem, Hall, MayTrade, Steal
from kubik.games.dice_forge.reserves import Choose, Gain
from kubik.games.dice_forge.tokens import CerberusToken, Chest, Companion, Hammer, Scepter, TritonToken
from kubik.games.dice_forge.turn import Advance, EternalFire, Light, Merchant, Trade, Tree
from kubik.kernel.errors import BadContent
from kubik.parts.effects import Word, read_effects, stacks

AnyEffect = (
    Gain | Choose | Trade | MayTrade | TakeFace | Burden | Buy | Divine | MinorSame | Celestial | Golem | PerForged
    | PerFeat | PerGloryFace | Mists | Steal | Chest | Tree | Merchant | Light | Hammer | Scepter | Companion | Advance
    | CerberusToken | TritonToken | Minor | Oracle | SetDice | Satyrs | Minotaur | Wind | Ancestor | RightHand
    | LeftHand | EternalNight | EternalFire | Trident | FirstTitan | Memory | Hall | MeetGoddess | Copy | TurnDie
    | Upgrade
)  # fmt: skip
Effects = tuple[AnyEffect, ...]


def read(where: str, words: tuple[Word, ...]) -> Effects:
    """The effects that an entry names, or BadContent that says what is wrong with it."""
    effects: Effects = read_effects(where, words, AnyEffect)
    for effect in effects:
        if isinstance(effect, TakeFace | Burden) and effect.grove not in GROVE:
            raise BadContent(f"{where}: there is no grove {effect.grove!r}")
    return effects


NOW: Final = [read(CONTENTS.where("feat", feat.id, "now"), feat.now) for feat in FEATS]
EACH_TURN: Final = [read(CONTENTS.where("feat", feat.id, "each_turn"), feat.each_turn) for feat in FEATS]
ENTERING: Final = [(), *(read(CONTENTS.where("cell", cell.id, "effects"), cell.effects) for cell in CELLS)]
"""By the numbers of the cells, which count from 1."""
CELESTIAL_FACES: Final = [read(CONTENTS.where("celestial", face.id, "effects"), face.effects) for face in CELESTIAL]

ready.NOW.extend(stacks(effects, SEATS) for effects in NOW)
ready.EACH_TURN.extend(stacks(effects, SEATS) for effects in EACH_TURN)
ready.ENTERING.extend(stacks(effects, SEATS) for effects in ENTERING)
ready.CELESTIAL.extend(stacks(effects, SEATS) for effects in CELESTIAL_FACES)
