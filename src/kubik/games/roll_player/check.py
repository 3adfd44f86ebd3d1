"""What in a table that somebody wrote down cannot be."""

from __future__ import annotations

from itertools import chain
from typing import Final

from kubik.games.roll_player.board import DICE
from kubik.games.roll_player.content import (
    ALIGNMENTS,
    ARMOUR,
    BACKSTORIES,
    CARDS,
    CLASSES,
    HANDS,
    RACES,
    SKILL,
    TRAIT,
    TYPE,
    WEAPON,
)
from kubik.games.roll_player.purchase import BOTH_HANDS
from kubik.games.roll_player.state import CARD, CLEANUP, EXHAUSTED, SETUP, Player, Table
from kubik.games.roll_player.variants import Rules
from kubik.kernel.errors import BadGameFile

_GRID: Final = range(9)


def check_table(rules: Rules, table: Table) -> None:
    """BadGameFile if a table cannot belong to these rules."""
    if len(table.players) != rules.players:
        raise BadGameFile(f"the table is not laid for {rules.players} players")
    if not (0 <= table.start < rules.players and 0 <= table.turn < rules.players):
        raise BadGameFile("there is no such seat to begin or to act")
    if not SETUP <= table.phase <= CLEANUP or not 0 <= table.round <= rules.rounds:
        raise BadGameFile("there is no such phase or round")
    if len(table.bag) != 7 or min(table.bag) < 0:
        raise BadGameFile("the bag does not say how many dice of each of 7 colours it holds")
    for seat, player in enumerate(table.players):
        _check_player(table, seat, player)
    dice = [*table.loose, *filter(None, chain(table.pool, *(player.cells for player in table.players)))]
    dice += chain(*(player.starting for player in table.players))
    for die in dice:
        if die not in DICE:
            raise BadGameFile(f"there is no die {die}")
    lies = [table.row, table.deck, table.bottom, table.discard, table.trash, table.boxed]
    cards = list(chain(*lies, *(_owned(player) for player in table.players)))
    for card in cards:
        if not 0 <= card < len(CARDS):
            raise BadGameFile(f"there is no card {card}")
    if len(set(cards)) != len(cards):
        raise BadGameFile("a market card lies in two places")
    if table.phase != SETUP and not len(table.pool) == len(table.coins) == rules.initiative:
        raise BadGameFile(f"there are {rules.initiative} initiative cards")


def _owned(player: Player) -> list[int]:
    return [*player.weapons, *player.armour, *player.traits, *[piece & ~EXHAUSTED for piece in player.skills]]


def _check_player(table: Table, seat: int, player: Player) -> None:
    if len(player.cells) != 18:
        raise BadGameFile(f"seat {seat}: a board has 18 cells")
    if any(player.cells[cell] and not player.cells[cell - 1] for cell in range(18) if cell % 3):
        raise BadGameFile(f"seat {seat}: a row has a gap")
    least = -1 if table.phase == SETUP else 0
    for number, entries in (
        (player.race, RACES),
        (player.class_, CLASSES),
        (player.backstory, BACKSTORIES),
        (player.alignment, ALIGNMENTS),
    ):
        if not least <= number < len(entries):
            raise BadGameFile(f"seat {seat}: there is no such race, class, backstory or alignment")
    if player.token not in _GRID:
        raise BadGameFile(f"seat {seat}: the token lies off the grid")
    if min(player.gold, player.charisma) < 0:
        raise BadGameFile(f"seat {seat}: nobody has less than nothing")
    for type_, cards in (
        (WEAPON, player.weapons),
        (ARMOUR, player.armour),
        (TRAIT, player.traits),
        (SKILL, [piece & CARD for piece in player.skills]),
    ):
        if any(not 0 <= card < len(CARDS) or TYPE[card] != type_ for card in cards):
            raise BadGameFile(f"seat {seat}: a card lies in the wrong area")
    if sum(HANDS[card] for card in player.weapons) > BOTH_HANDS:
        raise BadGameFile(f"seat {seat}: weapons for more than two hands")
