"""What the bots hope of a row of the board: the stars that its sum may bring, dice still to come included."""

from __future__ import annotations

from functools import cache
from typing import Final

from kubik.games.roll_player.board import ATTRIBUTES, ROWS
from kubik.games.roll_player.content import CLASSES, MODIFIERS, RACES
from kubik.games.roll_player.traits import TRAITS, AnyTrait, StarsIfAttribute, StarsPer

LOWEST: Final = -2
HIGHEST: Final = 28
"""Sums of rows, with what races and weapons change."""
NEAR: Final = (1.0, 0.5, 0.3, 0.2, 0.1)
"""How likely a full row still gets to its goal that is so far away, while there are many rounds left."""
CHOICE: Final = 3
"""A die that is still to come is about the best of so many."""

Wish = tuple[int, int, float]
"""A sum from so much to so much, and what it is worth."""


@cache
def row_table(wishes: tuple[Wish, ...], near: bool) -> list[list[float]]:
    """What a row may bring, by the number of its empty cells and by its sum so far."""
    sums = range(LOWEST, HIGHEST + 1)

    def full(value: int) -> float:
        worth = 0.0
        for least, most, n in wishes:
            away = max(least - value, value - most, 0)
            worth += n * ((NEAR[away] if away < len(NEAR) else 0.02) if near else float(away == 0))
        return worth

    tables = [[full(value) for value in sums]]
    for _ in range(3):
        last = tables[-1]
        tables.append([])
        for place in range(len(sums)):
            follow = sorted((last[min(place + face, len(sums) - 1)] for face in range(1, 7)), reverse=True)
            # The chance that the best of several dice is the first, second, ... best face.
            weights = [((6 - n) ** CHOICE - (5 - n) ** CHOICE) / 6**CHOICE for n in range(6)]
            tables[-1].append(sum(weight * value for weight, value in zip(weights, follow, strict=True)))
    return tables


Tables = tuple[list[list[float]], list[list[float]]]
"""What a row may bring when nothing, and when much can still be put right."""


@cache
def tables_of(wishes: tuple[Wish, ...]) -> Tables:
    """Both tables of a row."""
    return row_table(wishes, False), row_table(wishes, True)


GOALS: Final[list[list[Wish]]] = [
    [(goal.least, goal.most, float(goal.stars)) for goal in each.goals] for each in CLASSES
]
"""By class and row."""
PLAIN: Final = [[tables_of((goal,)) for goal in goals] for goals in GOALS]
"""By class and row, if no trait wants anything else."""
CHANCES: Final = [[tables_of(((least, most, 1.0),)) for least, most, _ in goals] for goals in GOALS]
"""By class and row, how likely the goal is met."""


def goals_worth(class_: int, race: int) -> float:
    """What the goals of a class may bring on the empty board of a race."""
    tables = zip(PLAIN[class_], MODIFIERS[race], strict=True)
    return sum(calm[3][modifier - LOWEST] for (_, calm), modifier in tables)


RACE_WORTH: Final = [sum(goals_worth(class_, race) for class_ in range(len(CLASSES))) for race in range(len(RACES))]
"""By race, over all classes: nobody has one yet when races are chosen."""


def _wish(trait: AnyTrait | None) -> tuple[Wish | None, tuple[int, ...]]:
    if isinstance(trait, StarsIfAttribute):
        wish = (trait.at_least or LOWEST, trait.at_most or HIGHEST, float(trait.n))
        return wish, tuple(ATTRIBUTES.index(name) for name in trait.any_of)
    if isinstance(trait, StarsPer) and trait.at_most is not None:
        return (LOWEST, trait.at_most, float(trait.n)), tuple(ROWS)
    return None, ()


WISHES: Final = [_wish(trait) for trait in TRAITS]
"""By card, the sum that a trait wants, and the rows in which it counts: in all, or in one of some."""
