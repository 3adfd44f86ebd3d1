"""Everything that cards can do: the words of the content files, read, and ready for the stack.

Each word is the name of a step. Its class is where the rules are that carry it out.
"""

from __future__ import annotations

from collections.abc import Sequence

from kubik.games.runebound import ready
from kubik.games.runebound.adventures import Choose, DrawAdventure, DropCard, KeepCard, Pay
from kubik.games.runebound.content import SEATS
from kubik.games.runebound.exchange import Challenge
from kubik.games.runebound.fight_effects import (
    AddToken,
    Amplify,
    CopyEnemySurge,
    Deal,
    ExtraActions,
    Flip,
    Forbid,
    Recast,
    Reflect,
    Remove,
)
from kubik.games.runebound.gains import (
    Damage,
    Delay,
    GainGold,
    GainStory,
    GainTrophy,
    GoldPerSymbol,
    Heal,
    HealAll,
    LoseGold,
    LoseStory,
    RefreshGem,
)
from kubik.games.runebound.lists import WORDS
from kubik.games.runebound.movement import MoveFree, MoveRoll
from kubik.games.runebound.quests import ExploreCount
from kubik.games.runebound.skills import DrawSkills, LearnFree
from kubik.games.runebound.story import EachHero, PlaceVillain
from kubik.games.runebound.trade import DrawAsset, SearchAsset, TakeAsset, Trade
from kubik.games.runebound.trials import Test
from kubik.games.runebound.zombies import MoveZombies, PlaceZombie, RemoveZombie
from kubik.kernel.errors import BadContent, Fault
from kubik.kernel.step import Step
from kubik.parts.effects import Word, read_effects, stacks

AnyEffect = (
    GainGold | GoldPerSymbol | LoseGold | Damage | Heal | HealAll | Delay | GainStory | LoseStory | GainTrophy
    | RefreshGem | KeepCard | DropCard | Choose | Pay | DrawAdventure | DrawSkills | LearnFree | Trade | DrawAsset
    | SearchAsset | TakeAsset | MoveFree | MoveRoll | Test | ExploreCount | EachHero | PlaceVillain | PlaceZombie
    | RemoveZombie | MoveZombies | Challenge | Deal | Flip | Recast | Remove | Amplify | Forbid | Reflect
    | ExtraActions | AddToken | CopyEnemySurge
)  # fmt: skip


def read(words: Sequence[tuple[str, tuple[Word, ...]]]) -> list[tuple[Step, ...]]:
    """The effects of all lists, or BadContent with a line for every fault."""
    found: list[tuple[Step, ...]] = []
    faults: list[Fault] = []
    for where, each in words:
        try:
            found.append(read_effects(where, each, AnyEffect))
        except BadContent as error:
            faults += error.faults
    if faults:
        raise BadContent(*faults)
    return found


ready.EFFECTS.extend(read(WORDS))
ready.STACKS.extend(stacks(effects, SEATS) for effects in ready.EFFECTS)
