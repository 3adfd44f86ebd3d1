"""Moments: what cards may or must do when something happens, and the costs and limits of using an ability.

A moment is a step with the number of its event (abilities.py). What must happen does so by itself; what may happen is
offered until the player is done with it. In a fight the seat that decides for an enemy stands for the enemy's card.
"""

from __future__ import annotations

from kubik.games.runebound import options
from kubik.games.runebound.abilities import ABILITIES, TRIGGERS, Index, abilities_of
from kubik.games.runebound.decks import Exert, SpendTrophies, trophies, trophies_of
from kubik.games.runebound.enemies import decided, enemy_of, plays_enemy
from kubik.games.runebound.heroes import health, holds
from kubik.games.runebound.ready import perform
from kubik.games.runebound.state import Player
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import DECKS, Cost
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step


def found(state: State, seat: int, index: Index) -> list[int]:
    """The abilities of one kind that the user has: a hero's cards, or an enemy's card."""
    if plays_enemy(state, seat):
        return [*index[state.table.fight.card]]
    return abilities_of(index, state.table.players[seat])


# --- limits and costs -------------------------------------------------------------------------------------------------


def is_used(state: State, seat: int, number: int) -> bool:
    """Whether an ability was used in its period already. Outside of fights there is no round and no combat to use it
    up: what it can do there it can do each time."""
    match ABILITIES[number].per:
        case "turn":
            return number in state.table.players[seat].used
        case "game":
            return number in state.table.players[seat].spent
        case "round" if state.table.fight.on:
            return number in state.table.fight.used_round
        case "combat" if state.table.fight.on:
            return number in state.table.fight.used
        case _:
            return False


def mark_used(state: State, seat: int, number: int) -> None:
    """An ability is used in its period."""
    match ABILITIES[number].per:
        case "turn":
            state.table.players[seat].used.append(number)
        case "game":
            state.table.players[seat].spent.append(number)
        case "round" if state.table.fight.on:
            state.table.fight.used_round.append(number)
        case "combat" if state.table.fight.on:
            state.table.fight.used.append(number)


def can_pay(player: Player, cost: Cost) -> bool:
    """Whether a hero has what an ability or an outcome costs; symbols are a matter of fights."""
    if cost.gold > player.gold or cost.exert > len(player.hand):
        return False
    if cost.damage and player.wounds + cost.damage >= health(player):
        return False  # RB-368
    if cost.trophy:
        owned = trophies(player) if cost.deck == "any" else len(trophies_of(player, DECKS.index(cost.deck)))
        return owned >= cost.trophy
    return True


def pay(state: State, seat: int, cost: Cost) -> None:
    """Pay; what is chosen for it goes on the stack."""
    player = state.table.players[seat]
    if cost.gold:
        pay_gold(state, seat, cost.gold)
    if cost.exert:
        state.table.steps.append(Exert(seat, cost.exert))
    if cost.damage:
        player.wounds += cost.damage
        if state.listener:
            state.tell("is_wounded", seat, n=cost.damage)
    if cost.trophy:
        each = [cost.trophy if cost.deck == deck else 0 for deck in (*DECKS, "any")]
        state.table.steps.append(SpendTrophies(seat, (each[0], each[1], each[2], each[3])))


def pay_gold(state: State, seat: int, n: int) -> None:
    """Gold to the bank."""
    state.table.players[seat].gold -= n
    if n and state.listener:
        state.tell("pays", seat, n=n)


def usable(state: State, seat: int, number: int, successes: int = 0) -> bool:
    """Whether an ability can be used now: not yet used, what it asks for holds, and its cost can be paid."""
    ability, player = ABILITIES[number], state.table.players[seat]
    if is_used(state, seat, number):
        return False
    return plays_enemy(state, seat) or (
        holds(state.table, player, ability.when, successes) and can_pay(player, ability.pay)
    )


def use(state: State, seat: int, number: int) -> None:
    """Use an ability: its cost is paid, then its effects follow."""
    ability = ABILITIES[number]
    mark_used(state, seat, number)
    if state.listener:
        state.tell("uses", seat, pieces=[ability.piece], ability=number, enemy=enemy_of(state, seat))
    perform(state, seat, ability.effects)
    pay(state, seat, ability.pay)


# --- moments ----------------------------------------------------------------------------------------------------------


def moment(state: State, seat: int, on: int, successes: int = 0) -> None:
    """Something happens for which cards may wait."""
    if found(state, seat, TRIGGERS[on]):
        state.table.steps.append(Moment(seat, on, successes))


def forced(state: State, at: Moment | WhichFirst) -> list[int]:
    """The abilities that must still be used at a moment."""
    return [
        number
        for number in found(state, at.seat, TRIGGERS[at.on])
        if not ABILITIES[number].may and number not in at.done and usable(state, at.seat, number, at.successes)
    ]


class Moment(Step):
    """What must happen, and then what may."""

    on: int
    successes: int = 0
    done: tuple[int, ...] = ()
    """Abilities that this moment has seen used."""

    def do(self, state: State) -> None:
        must = forced(state, self)
        if len(must) > 1:
            state.table.steps.append(WhichFirst(self.seat, self.on, self.successes, self.done))
        elif must:
            state.table.steps.append(Moment(self.seat, self.on, self.successes, (*self.done, must[0])))
            use(state, self.seat, must[0])
        else:
            state.table.steps.append(MayUse(self.seat, self.on, self.successes, self.done))


class WhichFirst(Ask):
    """Of several abilities that must be used, the player says which comes first (RB-345)."""

    on: int
    successes: int = 0
    done: tuple[int, ...] = ()

    def options(self, state: State) -> list[Option]:
        return decided(state, self.seat, [options.USE[number] for number in forced(state, self)])

    def answer(self, state: State, option: Option) -> None:
        state.table.steps.append(Moment(self.seat, self.on, self.successes, (*self.done, option.amount)))
        use(state, self.seat, option.amount)


class MayUse(Ask):
    """Which ability is used, if any."""

    on: int
    successes: int = 0
    done: tuple[int, ...] = ()

    def options(self, state: State) -> list[Option]:
        numbers = [
            number
            for number in found(state, self.seat, TRIGGERS[self.on])
            if ABILITIES[number].may and number not in self.done and usable(state, self.seat, number, self.successes)
        ]
        possible = [*[options.USE[number] for number in numbers], options.DONE] if numbers else []
        return decided(state, self.seat, possible)

    def answer(self, state: State, option: Option) -> None:
        if option != options.DONE:
            state.table.steps.append(Moment(self.seat, self.on, self.successes, (*self.done, option.amount)))
            use(state, self.seat, option.amount)
