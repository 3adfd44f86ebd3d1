"""What a screen shows of the heroes and a table does not say by itself: values with all cards in play."""

from __future__ import annotations

from msgspec import Struct

from kubik.games.runebound.abilities import in_play
from kubik.games.runebound.fighters import enemy_health
from kubik.games.runebound.heroes import attribute, dice, hand_limit, health
from kubik.games.runebound.movement import DIE_AS, rivers_hinder, roads_open
from kubik.games.runebound.state import Player, Table
from kubik.games.runebound.trade import price
from kubik.games.runebound.trials import bonus
from kubik.games.runebound.vocabulary import ATTRIBUTES, MOVE


class HeroStanding(Struct, frozen=True):
    """A hero's values. Before there is a hero, everything is 0."""

    attributes: list[int]
    tests: list[int]
    """Cards that a test of each attribute reveals here and now."""
    health: int
    dice: int
    """As many are rolled to move."""
    hand: int
    rivers: bool
    """Whether rivers hinder."""
    counts_as: list[int]
    """The terrains as which a die may still count when moving."""
    prices: list[list[int]]
    """What the assets of each market cost."""


class Standings(Struct, frozen=True):
    """Everybody by seat, whether roads are open, and how many wounds defeat the enemy who is fought."""

    players: list[HeroStanding]
    roads: bool
    enemy: int


def standings(table: Table) -> Standings:
    """How everybody stands."""
    fight = table.fight
    enemy = enemy_health(table) if fight.on and fight.card >= 0 else 0
    return Standings([_standing(table, player) for player in table.players], roads_open(table), enemy)


def _standing(table: Table, player: Player) -> HeroStanding:
    if player.hero < 0:
        nothing = [0] * len(ATTRIBUTES)
        return HeroStanding(nothing, nothing, 0, 0, 0, rivers=True, counts_as=[], prices=[])
    values = [attribute(player, number) for number in range(len(ATTRIBUTES))]
    used = {*player.used, *player.spent}
    return HeroStanding(
        attributes=values,
        tests=[value + bonus(table, player, number) for number, value in enumerate(values)],
        health=health(player),
        dice=dice(player, "move"),
        hand=hand_limit(player),
        rivers=rivers_hinder(player),
        counts_as=[
            terrain for piece in in_play(player) for terrain, number in DIE_AS[MOVE][piece] if number not in used
        ],
        prices=[[price(player, card) for card in market] for market in table.markets],
    )
