"""Cards that lie beside a player's reserves, and tokens: what they are, with their figures, and how one gets them."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from kubik.games.dice_forge.content import GOLD, MOON, SUN, Gains, Rolling, always_of, effect_of
from kubik.games.dice_forge.setups import State
from kubik.kernel.content import Amount
from kubik.kernel.step import Step


class Hammer(Step):
    """Each phase has so many spaces and pays its glory at the end (DF-079)."""

    phase: Amount
    glory: Annotated[tuple[Amount, ...], Meta(min_length=1)]

    @property
    def spaces(self) -> int:
        return self.phase * len(self.glory)

    def do(self, state: State) -> None:
        state.table.players[self.seat].hammers += 1


class Scepter(Step):
    """A second reserve for gold, worth some sun or moon shards when it is emptied (DF-111 to DF-113)."""

    shards: tuple[int, ...]
    """How many with so much gold on it, from none to the most that it holds."""

    @property
    def most(self) -> int:
        return len(self.shards) - 1

    def do(self, state: State) -> None:
        state.table.players[self.seat].scepters.append(0)


class Chest(Step):
    """Larger reserves (DF-082)."""

    gold: Amount
    sun: Amount
    moon: Amount

    def do(self, state: State) -> None:
        caps = state.table.players[self.seat].caps
        caps[GOLD] += self.gold
        caps[SUN] += self.sun
        caps[MOON] += self.moon


class Companion(Step):
    """It begins on space 0 and goes on to the last one; each space is worth so much (DF-115, DF-116)."""

    last: Amount
    sun: Amount
    glory: Amount

    def do(self, state: State) -> None:
        state.table.players[self.seat].companions.append(0)


class CerberusToken(Step):
    def do(self, state: State) -> None:
        state.table.players[self.seat].cerberus += 1


class TritonToken(Step):
    """One of these, at any time of the own turn (DF-107)."""

    one_of: tuple[Gains, ...]

    def do(self, state: State) -> None:
        state.table.players[self.seat].tritons += 1


HAMMER: Final = effect_of("blacksmiths_hammer", Hammer)
SCEPTER: Final = effect_of("blacksmiths_scepter", Scepter)
COMPANION: Final = effect_of("companion", Companion)
TRITON: Final = effect_of("triton", TritonToken)
TWINS: Final = always_of("twins", Rolling)
