"""Damage in fights: attacks, shields, wounds, and defeat (RB-142 to RB-144, RB-150, RB-154, RB-331, RB-337)."""

from __future__ import annotations

from typing import Final

from kubik.games.runebound import fight_options as options
from kubik.games.runebound.abilities import TAKE_DAMAGE, in_play, rules_of
from kubik.games.runebound.enemies import decided, enemy_of
from kubik.games.runebound.fighters import (
    bears,
    distinct,
    fighter,
    foe,
    is_enemy,
    ready,
    side_of,
    spend,
    strength,
    symbols,
)
from kubik.games.runebound.moments import is_used, mark_used, moment
from kubik.games.runebound.payment import pay_symbols
from kubik.games.runebound.state import LOST, WON
from kubik.games.runebound.tokens import SHIELD, SURGE
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import Damage, DamageReduction
from kubik.games.runebound.wounds import wound
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

_REDUCTION: Final = rules_of(DamageReduction)


# --- attacks ----------------------------------------------------------------------------------------------------------


def strike(
    state: State, seat: int, n: int, type: Damage, *, blockable: bool = True, cancel: bool = False, back: bool = False
) -> None:
    """Deal damage to the foe. `back` is a reflected attack, which is never reflected itself (RB-361)."""
    victim = foe(state, seat)
    if state.listener:
        state.tell("deals", seat, n=n, type=type, enemy=enemy_of(state, seat))
    if cancel and SURGE not in victim.forbidden and symbols(victim, SURGE) >= n:
        state.table.steps.append(MayAvert(victim.seat, n))
    else:
        hit(state, victim.seat, n, blockable, back)


class MayAvert(Ask):
    """Whether an attack is cancelled with as many surge symbols as it deals (RB-364)."""

    n: int

    def options(self, state: State) -> list[Option]:
        return decided(state, self.seat, [options.CANCEL, options.TAKE])

    def answer(self, state: State, option: Option) -> None:
        if option == options.TAKE:
            hit(state, self.seat, self.n, blockable=True, back=False)
            return
        if state.listener:
            state.tell("averts", self.seat, n=self.n, enemy=enemy_of(state, self.seat))
        pay_symbols(state, self.seat, SURGE, self.n)


def hit(state: State, seat: int, n: int, blockable: bool, back: bool) -> None:
    """Damage reaches a fighter: what reduces it comes first, then shields."""
    n -= _reduced(state, seat)
    if n <= 0:
        return
    side = fighter(state, seat)
    if blockable and SHIELD not in side.forbidden and ready(side, SHIELD):
        state.table.steps.append(Block(seat, n, back))
    else:
        suffer(state, seat, n, back)


def _reduced(state: State, seat: int) -> int:
    """By how much cards reduce damage that is the first of its period."""
    fight = state.table.fight
    enemy = is_enemy(fight, side_of(state, seat))
    n = 0
    for piece in [fight.card] if enemy else in_play(state.table.players[seat]):
        for number, rule in _REDUCTION[piece]:
            if not is_used(state, seat, number):
                mark_used(state, seat, number)
                n += rule.n
                if state.listener:
                    state.tell("reduces", seat, pieces=[piece], n=rule.n, enemy=enemy_of(state, seat))
    return n


class Block(Ask):
    """Which shields block; any number of them (RB-150)."""

    n: int
    back: bool

    def options(self, state: State) -> list[Option]:
        side = fighter(state, self.seat)
        shields = [options.BLOCK[side.tokens[place]] for place in distinct(side, ready(side, SHIELD))]
        return decided(state, self.seat, [*shields, options.TAKE])

    def answer(self, state: State, option: Option) -> None:
        if option == options.TAKE:
            suffer(state, self.seat, self.n, self.back)
            return
        side = fighter(state, self.seat)
        place = side.tokens.index(option.amount)
        n = min(self.n, strength(side, place))
        spent = spend(side, (place,))
        if state.listener:
            state.tell("blocks", self.seat, n=n, tokens=spent, enemy=enemy_of(state, self.seat))
        if n == self.n:
            return
        if ready(side, SHIELD):
            state.table.steps.append(Block(self.seat, self.n - n, self.back))
        else:
            suffer(state, self.seat, self.n - n, self.back)


# --- wounds -----------------------------------------------------------------------------------------------------------


def suffer(state: State, seat: int, n: int, back: bool) -> None:
    """A fighter is wounded by what was not blocked; never more than the health has room for (RB-377)."""
    table = state.table
    side = side_of(state, seat)
    n = min(n, bears(table, side))
    table.steps.append(Wounded(seat, n, back))
    if not is_enemy(table.fight, side):
        wound(state, seat, n)
        return
    table.fight.wounds += n
    if state.listener:
        state.tell("enemy_wounded", seat, n=n, pieces=[table.fight.card])


class Wounded(Step):
    """After the wounds of an attack: the defeat comes first, then what deals them back and what waits for damage."""

    n: int
    back: bool

    def do(self, state: State) -> None:
        if is_decided(state):
            return
        moment(state, self.seat, TAKE_DAMAGE)
        if fighter(state, self.seat).reflects and not self.back:
            state.table.steps.append(StrikeBack(self.seat, self.n))


class StrikeBack(Step):
    """Wounds are dealt back as one magic attack (RB-361)."""

    n: int

    def do(self, state: State) -> None:
        strike(state, self.seat, self.n, "magic", back=True)


def is_decided(state: State) -> bool:
    """Whether a fighter is defeated; then the fight is over. If both are, the one whose action it is wins (RB-337)."""
    table = state.table
    fight = table.fight
    lost = table.players[fight.attacker].defeated
    won = bears(table, 1) <= 0 if is_enemy(fight, 1) else table.players[fight.controller].defeated
    if won and (not lost or fight.acting == 0):
        end_fight(state, WON)
    elif lost:
        end_fight(state, LOST)
    return won or lost


def end_fight(state: State, outcome: int) -> None:
    """The fight is over; whatever of it waits on the stack is left."""
    table = state.table
    table.fight.outcome = outcome
    del table.steps[table.fight.floor :]
