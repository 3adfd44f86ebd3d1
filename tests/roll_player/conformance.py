"""What the conformance suite needs to know of Roll Player: set-ups worth playing, and what holds at every decision."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random
from typing import Any, Final

from kubik.games.roll_player.board import COLOUR_OF, GOLD
from kubik.games.roll_player.content import CARDS, DICE_IN_BAG, HANDS
from kubik.games.roll_player.dice import Place
from kubik.games.roll_player.purchase import MakeRoom
from kubik.games.roll_player.state import CARD, ROLL, SETUP, Table
from kubik.games.roll_player.variants import State

SETUPS: Final[list[dict[str, Any]]] = [
    {"players": 1},
    {"players": 1, "classes": "chosen", "less_random_setup": True, "random_market_deck": True, "short_game": True},
    {"players": 2},
    {"players": 2, "classes": "chosen", "friendly_market": True},
    {"players": 3, "less_random_setup": True},
    {"players": 4},
    {"players": 4, "less_random_setup": True, "random_market_deck": True, "friendly_market": True, "short_game": True},
]


def reshuffle(table: Table, seat: int, random: Random) -> None:
    """The order of the market deck, which has none: it is decided when drawn. Everything else lies open."""
    random.shuffle(table.deck)
    random.shuffle(table.bottom)


def dice(state: State) -> Counter[int]:
    """The colours of all dice that are somewhere."""
    table = state.table
    lying = [*table.loose, *table.pool, *chain(*(player.cells + player.starting for player in table.players))]
    lying += [step.die for step in table.steps if isinstance(step, Place)]
    colours = Counter(COLOUR_OF[die] for die in lying if die) + Counter(table.drawn)
    return colours + Counter(dict(enumerate(table.bag)))


def cards(state: State) -> Counter[int]:
    """All market cards that are somewhere."""
    table = state.table
    lying = [*table.row, *table.deck, *table.bottom, *table.discard, *table.trash, *table.boxed]
    for player in table.players:
        lying += [*player.weapons, *player.armour, *player.traits, *[piece & CARD for piece in player.skills]]
    lying += [step.card for step in table.steps if isinstance(step, MakeRoom)]
    return Counter(lying)


def check(state: State) -> None:
    """The invariants of the ledger (RP-163 to RP-166)."""
    table, rules = state.table, state.rules
    whole = Counter(dict(enumerate(DICE_IN_BAG)))
    assert dice(state) == whole - Counter({GOLD: 1} if rules.solo else {})
    assert cards(state) == (Counter(range(len(CARDS))) if cards(state) else Counter())
    for player in table.players:
        assert min(player.gold, player.charisma) >= 0
        assert sum(HANDS[card] for card in player.weapons) <= 2
        assert 0 <= player.token < 9
        assert not any(player.cells[cell] and not player.cells[cell - 1] for cell in range(18) if cell % 3)
        if table.phase > ROLL:
            placed = table.round - 1 + (player.placed >= 0)
            assert 18 - player.cells.count(0) == rules.starting_dice + placed
    assert all(coin in (0, 1) for coin in table.coins)
    assert state.result is None or table.phase != SETUP
