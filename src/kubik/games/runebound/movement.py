"""Moving over the map: single steps, and dice that pay for ways (RB-050 to RB-058, RB-302 to RB-306)."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from kubik.games.runebound import options
from kubik.games.runebound.abilities import MOVE_ROLLED, in_play, rules_of
from kubik.games.runebound.board import ANY, HEX_IDS, PAYS, TAKES, WEAKER
from kubik.games.runebound.content import FIGURES
from kubik.games.runebound.dice import reroll_options, roll_again, roll_dice
from kubik.games.runebound.heroes import attribute, dice, holds
from kubik.games.runebound.moments import is_used, mark_used, moment
from kubik.games.runebound.state import Player, Table
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import (
    MIND,
    MOVE,
    ROLLS,
    TERRAINS,
    AddSymbol,
    Amount,
    BasicMove,
    DieAs,
    IgnoreRivers,
    RoadsClosed,
)
from kubik.games.runebound.wounds import Moving, wound
from kubik.kernel.decision import Option
from kubik.kernel.step import Step

_BASIC: Final = rules_of(BasicMove)
_NO_RIVERS: Final = [bool(rules) for rules in rules_of(IgnoreRivers)]
_CLOSES_ROADS: Final = [bool(rules) for rules in rules_of(RoadsClosed)]
DIE_AS: Final = [
    [tuple((TERRAINS.index(rule.to), number) for number, rule in rules if on in rule.on) for rules in rules_of(DieAs)]
    for on in ROLLS
]
"""By kind of roll and piece: as which terrain an ability lets a die count."""
ADDED: Final = [
    [tuple(TERRAINS.index(rule.terrain) for _, rule in rules if on in rule.on) for rules in rules_of(AddSymbol)]
    for on in ROLLS
]
"""By kind of roll and piece: the free symbols."""


def enter(state: State, seat: int, hex: int) -> None:
    """A hero enters a hex; zombies there wound (RB-212, RB-343)."""
    table = state.table
    table.players[seat].hex = hex
    if state.listener:
        state.tell("moves", seat, hex=HEX_IDS[hex], away=int(table.fight.on))
    if hex in table.zombies:
        wound(state, seat, FIGURES.zombies.wounds)


# --- without dice -----------------------------------------------------------------------------------------------------


def basic_steps(state: State, player: Player) -> int:
    """How many hexes a move without dice may go."""
    steps = 1
    for piece in in_play(player):
        for _, rule in _BASIC[piece]:
            if rule.n > steps and holds(state.table, player, rule.when):
                steps = rule.n
    return steps


def walk(state: State, seat: int, hex: int) -> None:
    """The first step of a move without dice; terrain and rivers do not matter (RB-302)."""
    more = basic_steps(state, state.table.players[seat]) - 1
    if more:
        state.table.steps.append(Wander(seat, more))
    enter(state, seat, hex)


class Wander(Moving):
    """Up to so many hexes, whatever lies between them."""

    n: int

    def options(self, state: State) -> list[Option]:
        player = state.table.players[self.seat]
        return [] if player.defeated else [*options.MOVES[player.hex], options.STOP]

    def answer(self, state: State, option: Option) -> None:
        if option != options.STOP:
            if self.n > 1:
                state.table.steps.append(Wander(self.seat, self.n - 1))
            enter(state, self.seat, option.amount)


class MoveFree(Step):
    """Move up to so many hexes."""

    n: Amount | Literal["mind"]

    def do(self, state: State) -> None:
        n = attribute(state.table.players[self.seat], MIND) if self.n == "mind" else self.n
        if n:
            state.table.steps.append(Wander(self.seat, n))


# --- with dice --------------------------------------------------------------------------------------------------------


class Roll(Step):
    """The dice of a move action."""

    def do(self, state: State) -> None:
        table = state.table
        table.dice = roll_dice(state, self.seat, dice(table.players[self.seat], "move"))
        begin_travel(state, self.seat)
        moment(state, self.seat, MOVE_ROLLED)


class MoveRoll(Step):
    """Roll so many dice, which may be spent to move; in the middle of a move they join its dice."""

    dice: Amount

    def do(self, state: State) -> None:
        table = state.table
        rolled = roll_dice(state, self.seat, self.dice)
        if any(isinstance(step, Travel) for step in table.steps):
            table.dice = sorted([*table.dice, *rolled])
        else:
            table.dice = rolled
            begin_travel(state, self.seat)


def begin_travel(state: State, seat: int, on: int = MOVE) -> None:
    """Dice were rolled that may be spent to move."""
    player = state.table.players[seat]
    added = tuple(terrain for piece in in_play(player) for terrain in ADDED[on][piece])
    state.table.steps.append(Travel(seat, on, added))


class Travel(Moving):
    """Dice are spent one after another, each for a step to the next hex (RB-052, RB-303)."""

    stays: ClassVar[bool] = True

    on: int = MOVE
    added: tuple[int, ...] = ()
    """Free symbols that are not spent yet."""

    def options(self, state: State) -> list[Option]:
        dice = state.table.dice
        if not (dice or self.added) or state.table.players[self.seat].defeated:
            return []
        found = step_options(state, self.seat, self.on, self.added)
        found += reroll_options(state, self.seat, self.on)
        found.append(options.STOP)
        return found

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        if option == options.STOP:
            table.dice = []
            if table.steps and table.steps[-1] is self:
                table.steps.pop()
        elif not roll_again(state, self.seat, self.on, option):
            self.step(state, option)

    def step(self, state: State, option: Option) -> None:
        """Spend a die, or a free symbol, and enter the next hex."""
        table = state.table
        player = table.players[self.seat]
        hex = option.amount
        if option.verb == "step_free":
            takes = dict(ways(state, player))[hex]
            table.steps[-1] = Travel(self.seat, self.on, _without(self.added, takes))
        else:
            hex, face = option.amount >> 3, option.amount & 7
            if option.verb == "step_as":
                takes = dict(ways(state, player))[hex]
                mark_used(state, self.seat, ability_as(state, self.seat, self.on, takes))
            table.dice.remove(face)
        enter(state, self.seat, hex)


def _without(symbols: tuple[int, ...], takes: int) -> tuple[int, ...]:
    """The free symbols without the one that pays."""
    spent = next(symbol for symbol in symbols if takes in (symbol, ANY))
    place = symbols.index(spent)
    return (*symbols[:place], *symbols[place + 1 :])


def ways(state: State, player: Player) -> tuple[tuple[int, int], ...]:
    """The neighbours of a hero's hex, each with what the step there takes."""
    return all_ways(state.table, player)[player.hex]


def all_ways(table: Table, player: Player) -> list[tuple[tuple[int, int], ...]]:
    """By hex: its neighbours, each with what the step there takes a hero."""
    return TAKES[roads_open(table)][rivers_hinder(player)]


def roads_open(table: Table) -> bool:
    """Whether no story closes the roads."""
    return not any(_CLOSES_ROADS[story] for story in table.slots if story >= 0)


def rivers_hinder(player: Player) -> bool:
    """Whether rivers are in a hero's way."""
    return not any(_NO_RIVERS[piece] for piece in in_play(player))


def step_options(state: State, seat: int, on: int, added: tuple[int, ...]) -> list[Option]:
    """The next hexes, each with the dice that may pay. Of dice that pay, one that another could stand in for as well
    is never worse kept: only those that show least are offered."""
    table = state.table
    player = table.players[seat]
    faces = list(dict.fromkeys(table.dice))
    as_terrain = die_as(state, seat, on)
    weakest = [face for face in faces if not any(WEAKER[face][other] for other in faces)]
    found = []
    for hex, takes in ways(state, player):
        if added and (takes == ANY or takes in added):
            found.append(options.STEP_FREE[hex])
        paying = [face for face in faces if face in PAYS[takes]]
        for face in paying:
            if not any(WEAKER[face][other] for other in paying):
                found.append(options.STEP[hex][face])
        if takes in as_terrain:
            found += [options.STEP_AS[hex][face] for face in weakest if face not in PAYS[takes]]
    return found


def die_as(state: State, seat: int, on: int) -> list[int]:
    """The terrains as which a die may still count."""
    found = []
    for piece in in_play(state.table.players[seat]):
        for terrain, number in DIE_AS[on][piece]:
            if not is_used(state, seat, number):
                found.append(terrain)
    return found


def ability_as(state: State, seat: int, on: int, terrain: int) -> int:
    """The ability that lets a die count as this terrain."""
    for piece in in_play(state.table.players[seat]):
        for to, number in DIE_AS[on][piece]:
            if to == terrain and not is_used(state, seat, number):
                return number
    raise ValueError(f"no ability lets a die count as {TERRAINS[terrain]}")
