"""Wounds, healing and defeat (RB-154, RB-157, RB-315, RB-316, RB-377)."""

from __future__ import annotations

from kubik.games.runebound.abilities import SELF_DEFEATED, WOULD_BE_DEFEATED
from kubik.games.runebound.heroes import health
from kubik.games.runebound.moments import moment
from kubik.games.runebound.state import Player
from kubik.games.runebound.variants import State
from kubik.kernel.step import Ask, Step


def wound(state: State, seat: int, n: int) -> int:
    """A hero suffers wounds, never more than the health has room for; how many."""
    player = state.table.players[seat]
    n = min(n, health(player) - player.wounds)
    if n <= 0:
        return 0
    player.wounds += n
    if state.listener:
        state.tell("is_wounded", seat, n=n)
    if player.wounds >= health(player):
        state.table.steps.append(Falls(seat))
    return n


def bound_wounds(player: Player) -> None:
    """Wounds beyond the health are taken away at once when a bonus is lost (RB-377)."""
    player.wounds = min(player.wounds, health(player))


def heal(state: State, seat: int, n: int) -> None:
    """Wounds are taken away; a defeated hero who heals stands again (RB-157)."""
    player = state.table.players[seat]
    n = min(n, player.wounds)
    if n > 0:
        player.wounds -= n
        player.defeated = False
        if state.listener:
            state.tell("heals", seat, n=n)


class Moving(Ask):
    """A move under way."""


class Falls(Step):
    """The wounds have reached the health: abilities may avert the defeat."""

    def do(self, state: State) -> None:
        state.table.steps.append(Defeat(self.seat))
        moment(state, self.seat, WOULD_BE_DEFEATED)


class Defeat(Step):
    """A hero is defeated, unless something has helped. In a fight the rest happens when it is over."""

    def do(self, state: State) -> None:
        table = state.table
        player = table.players[self.seat]
        if player.wounds < health(player) or player.defeated:
            return
        player.defeated = True
        if state.listener:
            state.tell("is_defeated", self.seat)
        if not table.fight.on:
            # What is left of a move is lost, also to a hero who stands up at once (RB-374).
            table.dice = []
            table.steps[:] = [step for step in table.steps if not isinstance(step, Moving) or step.seat != self.seat]
            table.steps.append(AfterDefeat(self.seat))


class AfterDefeat(Step):
    """What a hero can do who was defeated, when the fight is over or at once outside of fights."""

    def do(self, state: State) -> None:
        if state.table.players[self.seat].defeated:
            moment(state, self.seat, SELF_DEFEATED)
