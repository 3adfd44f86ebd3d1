"""The bag of dice: drawing blindly, and rolling."""

from __future__ import annotations

from math import perm

from kubik.games.roll_player.board import COLOUR_OF
from kubik.games.roll_player.variants import State
from kubik.parts.piles import MOST


def draw_dice(state: State, n: int) -> list[int]:
    """The colours of n dice out of the bag, with one answer of chance for all of them, as a rule (RP-009)."""
    bag = state.table.bag
    size = sum(bag)
    n = min(n, size)
    cases = perm(size, n)
    if cases > MOST:
        return draw_dice(state, n // 2) + draw_dice(state, n - n // 2)
    answer = state.below(cases)
    drawn = []
    for left in range(size, size - n, -1):
        place = answer % left
        answer //= left
        colour = 0
        while place >= bag[colour]:
            place -= bag[colour]
            colour += 1
        bag[colour] -= 1
        drawn.append(colour)
    return drawn


def roll(state: State, colours: list[int]) -> list[int]:
    """Dice of these colours, rolled."""
    answer = state.below(6 ** len(colours))
    rolled = []
    for colour in colours:
        rolled.append(colour << 3 | answer % 6 + 1)
        answer //= 6
    return rolled


def put_back(state: State, dice: list[int]) -> None:
    """Dice go back into the bag."""
    bag = state.table.bag
    for die in dice:
        bag[COLOUR_OF[die]] += 1
