"""How everybody stands, as if stars were counted now: what a screen shows beside the table."""

from __future__ import annotations

from msgspec import Struct

from kubik.games.roll_player.scoring import best_weapons, class_dice, count, for_goals, matches
from kubik.games.roll_player.state import Player, Table
from kubik.games.roll_player.variants import Rules


class Standing(Struct, frozen=True):
    """A hero so far. Before there is a whole hero, everything is 0."""

    values: list[int]
    """The attributes as class goals see them."""
    matches: int
    """Cells that match the backstory."""
    class_dice: int
    lines: list[tuple[str, int]]
    """The lines of the score sheet."""
    stars: int


class Standings(Struct, frozen=True):
    """Everybody by seat."""

    players: list[Standing]


def standings(table: Table, rules: Rules) -> Standings:
    """How everybody stands."""
    return Standings([_standing(player, rules.solo) for player in table.players])


def _standing(player: Player, solo: bool) -> Standing:
    if player.alignment < 0:
        return Standing([0] * 6, 0, 0, [], 0)
    weapons = best_weapons(player, solo)
    lines = count(player, weapons, solo)
    return Standing(
        for_goals(player, weapons), matches(player), class_dice(player), list(lines.items()), sum(lines.values())
    )
