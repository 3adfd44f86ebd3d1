"""Fights (RB-130 to RB-162): how they start, go round by round, and end."""

from __future__ import annotations

from typing import Final

from kubik.games.runebound.abilities import AFTER_CAST, COMBAT_START, sums_of, total
from kubik.games.runebound.casting import cast, enemy_side, forbid, gather, hero_side, initiative
from kubik.games.runebound.combat_actions import begin_action
from kubik.games.runebound.enemies import enemy_of
from kubik.games.runebound.fighters import NO_CARD, is_enemy
from kubik.games.runebound.gains import heal_user
from kubik.games.runebound.moments import moment
from kubik.games.runebound.retreat import MayRetreat
from kubik.games.runebound.state import Fight
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import Regenerate
from kubik.games.runebound.wounds import AfterDefeat
from kubik.kernel.step import Step

_REGENERATES: Final = sums_of(Regenerate)


class StartFight(Step):
    """The hero of the seat attacks an enemy (`card`) or another hero (`other`)."""

    card: int = NO_CARD
    other: int = -1
    retreat: bool = True

    def do(self, state: State) -> None:
        table, seat = state.table, self.seat
        controller = self.other if self.other >= 0 else to_the_right(state, seat)
        table.steps.append(EndFight(seat))
        attacker = hero_side(table.players[seat], seat)
        if self.card == NO_CARD:
            other = hero_side(table.players[controller], controller)
        else:
            other = enemy_side(table.act, controller, self.card)
        table.fight = Fight(
            on=True, attacker=seat, controller=controller, card=self.card, retreat=self.retreat,
            floor=len(table.steps), round=1, sides=[attacker, other],
        )  # fmt: skip
        if state.listener:
            pieces = [self.card] if self.card != NO_CARD else []
            state.tell("begins_fight", seat, pieces=pieces, other=self.other)
        # What the attacker's cards do at the start of a fight comes first (RB-329).
        table.steps.append(CombatRound(seat))
        moment(state, controller, COMBAT_START)
        moment(state, seat, COMBAT_START)


def to_the_right(state: State, seat: int) -> int:
    """Who decides for enemies: the next player to the right who is still in the game (RB-131, RB-355)."""
    others = [other for other in reversed(state.rules.clockwise[seat][1:]) if not state.table.players[other].out]
    return others[0] if others else state.rules.clockwise[seat][-1]


class CombatRound(Step):
    """Both sides cast; the one with more initiative acts first, on a tie the attacker (RB-138, RB-140)."""

    def do(self, state: State) -> None:
        table = state.table
        fight = table.fight
        sides = fight.sides
        if state.listener:
            state.tell("begins_combat_round", self.seat, n=fight.round)
        for side in sides:
            cast(state, side)
        forbid(state, 0)
        forbid(state, 1)
        counts = [initiative(state, 0), initiative(state, 1)]
        first = int(counts[1] > counts[0])
        if state.listener:
            state.tell(
                "has_initiative",
                sides[first].seat,
                n=counts[first],
                other=counts[1 - first],
                enemy=enemy_of(state, sides[first].seat),
            )
        table.steps.append(RoundOver(self.seat))
        begin_action(state, sides[first])
        # What follows a cast comes in the order of initiative (RB-330).
        moment(state, sides[1 - first].seat, AFTER_CAST)
        moment(state, sides[first].seat, AFTER_CAST)


class RoundOver(Step):
    """Both have passed: tokens are gathered, heroes may retreat, the attacker first (RB-141, RB-158, RB-162)."""

    def do(self, state: State) -> None:
        table = state.table
        fight = table.fight
        for side in fight.sides:
            gather(side)
        fight.used_round = []
        table.steps.append(NextRound(self.seat))
        if fight.retreat:
            if fight.card == NO_CARD:
                table.steps.append(MayRetreat(fight.controller))
            table.steps.append(MayRetreat(self.seat))


class NextRound(Step):
    """Some heal a little at the start of each round but the first."""

    def do(self, state: State) -> None:
        table = state.table
        fight = table.fight
        fight.round += 1
        table.steps.append(CombatRound(self.seat))
        for number, side in enumerate(fight.sides):
            player = table.players[side.seat]
            n = _REGENERATES[fight.card] if is_enemy(fight, number) else total(_REGENERATES, player)
            heal_user(state, side.seat, n)


class EndFight(Step):
    """A fight is over; the step below goes on with what it came to."""

    def do(self, state: State) -> None:
        fight = state.table.fight
        fight.on = False
        fight.sides = []
        if state.listener:
            pieces = [fight.card] if fight.card >= 0 else []
            state.tell("ends_fight", self.seat, pieces=pieces, outcome=fight.outcome)
        if fight.card == NO_CARD:
            state.table.steps.append(AfterDefeat(fight.controller))
        state.table.steps.append(AfterDefeat(fight.attacker))
