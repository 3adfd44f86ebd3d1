"""Terrain dice: rolling them, and rolling some of them again (RB-042, RB-367)."""

from __future__ import annotations

from typing import Final

from kubik.games.runebound import options
from kubik.games.runebound.abilities import abilities_of, rules_of
from kubik.games.runebound.board import FACES
from kubik.games.runebound.decks import Exert
from kubik.games.runebound.moments import is_used, mark_used
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import ROLLS, FreeReroll
from kubik.kernel.decision import Option
from kubik.kernel.step import Step

_REROLLS: Final = [
    [
        [tuple(number for number, rule in rules if on in rule.on and rule.n == n) for rules in rules_of(FreeReroll)]
        for n in (1, "all")
    ]
    for on in ROLLS
]
"""By kind of roll, then for one die and for all dice, by piece: abilities that allow to roll again."""


def roll_dice(state: State, seat: int, n: int) -> list[int]:
    """Roll n terrain dice."""
    rolled = sorted(state.below(len(FACES)) for _ in range(n))
    if state.listener:
        state.tell("rolls", seat, dice=[*rolled])  # the dice themselves are spent later
    return rolled


def reroll_options(state: State, seat: int, on: int) -> list[Option]:
    """What may be rolled again: a die by exertion, and by abilities a die, or all that are not spent."""
    table = state.table
    player = table.players[seat]
    found = []
    faces = dict.fromkeys(table.dice)
    if player.hand:
        found += [options.REROLL[face] for face in faces]
    one, everything = _REROLLS[on]
    if _free(state, seat, one) >= 0:
        found += [options.FREE_REROLL[face] for face in faces]
    if table.dice and _free(state, seat, everything) >= 0:
        found.append(options.REROLL_ALL)
    return found


def _free(state: State, seat: int, index: list[tuple[int, ...]]) -> int:
    """An ability that allows to roll again and was not used yet; -1: none."""
    for number in abilities_of(index, state.table.players[seat]):
        if not is_used(state, seat, number):
            return number
    return -1


def roll_again(state: State, seat: int, on: int, option: Option) -> bool:
    """Roll again, if that is what was chosen."""
    steps = state.table.steps
    match option.verb:
        case "reroll":
            steps += (Reroll(seat, option.amount), Exert(seat))
        case "free_reroll":
            mark_used(state, seat, _free(state, seat, _REROLLS[on][0]))
            steps.append(Reroll(seat, option.amount))
        case "reroll_all":
            mark_used(state, seat, _free(state, seat, _REROLLS[on][1]))
            state.table.dice = roll_dice(state, seat, len(state.table.dice))
        case _:
            return False
    return True


class Reroll(Step):
    """A die with this face is rolled again."""

    face: int

    def do(self, state: State) -> None:
        dice = state.table.dice
        dice.remove(self.face)
        new = state.below(len(FACES))
        dice.append(new)
        dice.sort()
        if state.listener:
            state.tell("rerolls", self.seat, face=self.face, new=new)
