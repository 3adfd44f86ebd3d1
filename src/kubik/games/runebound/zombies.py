"""Zombies of the Corpse King (RB-211 to RB-213, RB-341, RB-342, RB-373)."""

from __future__ import annotations

from typing import Final

from kubik.games.runebound import options
from kubik.games.runebound.abilities import rules_of
from kubik.games.runebound.board import DISTANCE, HEX_IDS, KIND, NEIGHBOURS, hexes_of
from kubik.games.runebound.content import FIGURES
from kubik.games.runebound.gains import gain_gold, supply
from kubik.games.runebound.state import Table
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import IN_CITY, Amount, Where, ZombieBounty
from kubik.games.runebound.wounds import wound
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

_BOUNTY: Final = rules_of(ZombieBounty)


def kill_zombie(state: State, seat: int) -> None:
    """The zombie of the hero's hex leaves the map, for a gold (RB-213)."""
    table = state.table
    take_away(state, seat, table.players[seat].hex)
    gold = FIGURES.zombies.gold
    for story in table.slots:
        for _, rule in _BOUNTY[story] if story >= 0 else ():
            gold = rule.n
    gain_gold(state, seat, gold)


def take_away(state: State, seat: int, hex: int) -> None:
    """A zombie leaves the map."""
    state.table.zombies.remove(hex)
    if state.listener:
        state.tell("removes_zombie", seat, hex=HEX_IDS[hex])


def put_down(state: State, seat: int, hex: int) -> None:
    """A zombie is placed; a hero who stands there already is not wounded (RB-342)."""
    state.table.zombies.append(hex)
    if state.listener:
        state.tell("places_zombie", seat, hex=HEX_IDS[hex])


# --- placing and removing ---------------------------------------------------------------------------------------------


class PlaceZombie(Step):
    """Zombies on different hexes of a place that have none, as many as there are tokens and hexes."""

    at: Where
    n: Amount = 1

    def do(self, state: State) -> None:
        free = free_hexes(state, self.seat, self.at)
        n = min(len(free) if self.at.every else self.n, supply(state.table))
        if len(free) <= n:
            for hex in free:
                put_down(state, self.seat, hex)
        elif n > 0:
            state.table.steps.append(ChooseZombieHex(self.seat, self.at, n))


def free_hexes(state: State, seat: int, at: Where) -> list[int]:
    """The hexes of a place on which a zombie can be put."""
    table = state.table
    heroes = [player.hex for player in table.players if not player.out] if at.free_of_heroes else []
    found = hexes_of(at, table.players[seat].hex)
    return [hex for hex in found if hex not in table.zombies and hex not in heroes]


class ChooseZombieHex(Ask):
    """Where the next zombie is put."""

    at: Where
    n: int

    def options(self, state: State) -> list[Option]:
        return [options.PLACE_ZOMBIE[hex] for hex in free_hexes(state, self.seat, self.at)]

    def answer(self, state: State, option: Option) -> None:
        put_down(state, self.seat, option.amount)
        if self.n > 1:
            state.table.steps.append(ChooseZombieHex(self.seat, self.at, self.n - 1))


class RemoveZombie(Step):
    """Up to so many zombies leave a place; no gold for them."""

    at: Where
    n: Amount = 1

    def do(self, state: State) -> None:
        state.table.steps.append(ChooseZombie(self.seat, self.at, self.n))


class ChooseZombie(Ask):
    """Which zombie leaves the map next."""

    at: Where
    n: int

    def options(self, state: State) -> list[Option]:
        table = state.table
        within = hexes_of(self.at, table.players[self.seat].hex)
        found = [options.REMOVE_ZOMBIE[hex] for hex in sorted(table.zombies) if hex in within]
        return [*found, options.DONE] if found else []

    def answer(self, state: State, option: Option) -> None:
        if option != options.DONE:
            take_away(state, self.seat, option.amount)
            if self.n > 1:
                state.table.steps.append(ChooseZombie(self.seat, self.at, self.n - 1))


# --- moving -----------------------------------------------------------------------------------------------------------


class MoveZombies(Step):
    """Each zombie moves so many hexes towards the nearest hero, one after another (RB-373)."""

    n: Amount

    def do(self, state: State) -> None:
        state.table.steps.append(NextZombie(self.seat, tuple(sorted(state.table.zombies)), self.n))


def next_hexes(table: Table, hex: int) -> list[int]:
    """Where a zombie can go: along a shortest path to a nearest hero, never onto another zombie or a city."""
    heroes = [player.hex for player in table.players if not player.out]
    nearest = min(DISTANCE[hex][hero] for hero in heroes)
    goals = {hero for hero in heroes if DISTANCE[hex][hero] == nearest}
    return [
        there
        for there in NEIGHBOURS[hex]
        if any(DISTANCE[there][goal] < nearest for goal in goals)
        and there not in table.zombies
        and KIND[there] != IN_CITY
    ]


class NextZombie(Ask):
    """Which zombie moves next; where no order can matter, nobody is asked."""

    left: tuple[int, ...]
    n: int

    def options(self, state: State) -> list[Option]:
        left = self.left
        if len(left) > 1 and not self.order_matters():
            left = left[:1]
        return [options.MOVE_ZOMBIE[hex] for hex in left]

    def order_matters(self) -> bool:
        """Whether two zombies that wait are so close that one can come into the other's way."""
        left = self.left
        return any(DISTANCE[one][other] <= 2 * self.n for number, one in enumerate(left) for other in left[:number])

    def answer(self, state: State, option: Option) -> None:
        rest = tuple(hex for hex in self.left if hex != option.amount)
        if rest:
            state.table.steps.append(NextZombie(self.seat, rest, self.n))
        state.table.steps.append(ZombieGoes(self.seat, option.amount, self.n))


class ZombieGoes(Ask):
    """Which of several shortest paths a zombie takes; a blocked one stays."""

    hex: int
    n: int

    def options(self, state: State) -> list[Option]:
        return [options.TOWARDS[hex] for hex in next_hexes(state.table, self.hex)]

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        table.zombies[table.zombies.index(self.hex)] = option.amount
        if state.listener:
            state.tell("zombie_moves", self.seat, hex=HEX_IDS[option.amount], old=HEX_IDS[self.hex])
        if self.n > 1:
            table.steps.append(ZombieGoes(self.seat, option.amount, self.n - 1))
        for seat in reversed(state.rules.clockwise[table.first]):
            player = table.players[seat]
            if player.hex == option.amount and not player.out:
                wound(state, seat, FIGURES.zombies.wounds)
