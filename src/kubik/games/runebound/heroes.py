"""What a hero is worth: attributes, health, speed and hand limit, with all cards in play (RB-099, RB-108)."""

from __future__ import annotations

from typing import Final

from kubik.games.runebound.abilities import STAT, TRAITS, rules_of, total
from kubik.games.runebound.board import KIND, TERRAIN
from kubik.games.runebound.content import DECK, FIGURES
from kubik.games.runebound.state import Player, Table
from kubik.games.runebound.vocabulary import (
    DECKS,
    HAND,
    HEALTH,
    KINDS,
    SPEED,
    SPIRIT,
    TERRAINS,
    Condition,
    ExtraDice,
    HealthPer,
    Roll,
)

DICE: Final = FIGURES.dice.count
_SPIRIT_HEALTH: Final = [sum(rule.n for _, rule in rules if rule.what == "spirit") for rules in rules_of(HealthPer)]


def attribute(player: Player, number: int) -> int:
    """The value of body, mind or spirit; never below 0."""
    return max(0, total(STAT[number], player))


def health(player: Player) -> int:
    """How many wounds defeat a hero."""
    found = total(STAT[HEALTH], player)
    more = total(_SPIRIT_HEALTH, player)
    return found + more * attribute(player, SPIRIT) if more else found


def hand_limit(player: Player) -> int:
    """How many skill cards a hero may hold."""
    return total(STAT[HAND], player)


_MORE_DICE: Final = {
    on: [sum(rule.n for _, rule in rules if on in rule.on) for rules in rules_of(ExtraDice)]
    for on in ("move", "explore")
}


def dice(player: Player, on: Roll) -> int:
    """How many dice a hero rolls to move or explore: as many as the speed, at most all there are (RB-354)."""
    return max(0, min(DICE, total(STAT[SPEED], player) + total(_MORE_DICE[on], player)))


def holds(table: Table, player: Player, condition: Condition, successes: int = 0) -> bool:
    """Whether what a card asks for holds for a hero; the successes are those of a test just passed."""
    if condition.hex_terrain and TERRAINS[TERRAIN[player.hex]] not in condition.hex_terrain:
        return False
    if condition.hex_kind and KINDS[KIND[player.hex]] not in condition.hex_kind:
        return False
    if player.gold < condition.gold or successes < condition.successes:
        return False
    card = table.fight.card
    if condition.enemy_trait and (card < 0 or not set(condition.enemy_trait) & set(TRAITS[card])):
        return False
    if condition.first_round and table.fight.round != 1:
        return False
    return not condition.deck or bool(player.drawn and DECKS[DECK[player.drawn[-1]]] in condition.deck)
