"""What the conformance suite needs to know of Runebound: set-ups worth playing, and what holds at every decision."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from kubik.games.runebound.check import faults
from kubik.games.runebound.content import FIGURES
from kubik.games.runebound.decks import deck_of, trophies_of
from kubik.games.runebound.gains import supply
from kubik.games.runebound.heroes import health
from kubik.games.runebound.state import Table
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import DECKS

SETUPS: Final[list[dict[str, Any]]] = [
    {"players": 2},
    {"players": 2, "scenario": "corpse_king", "enemies": "bot"},
    {"players": 3, "scenario": "corpse_king", "deadly_villain": True},
    {"players": 4, "initiative_by_symbols": True},
    {"players": 4, "scenario": "corpse_king", "first": 2},
]


def reshuffle(table: Table, seat: int, random: Random) -> None:
    """The hands of the others with the skill deck, their trophies with the decks, and decks that have no order."""
    others = [player for number, player in enumerate(table.players) if number != seat]
    _deal(random, [table.skill_deck, *(player.hand for player in others)])
    for number in range(len(DECKS)):
        _deal(random, [deck_of(table, number).cards, *(trophies_of(player, number) for player in others)])
    random.shuffle(table.asset_deck)
    random.shuffle(table.story_deck)


def _deal(random: Random, places: list[list[int]]) -> None:
    cards = [card for place in places for card in place]
    random.shuffle(cards)
    for place in places:
        place[:] = [cards.pop() for _ in place]


def check(state: State) -> None:
    """Cards are where they can be, each once; nobody has more wounds than health."""
    table = state.table
    assert not list(faults(state.rules, table))
    assert 0 <= supply(table) <= FIGURES.box.story_tokens
    for player in table.players:
        assert player.gold >= 0
        if player.hero >= 0:
            assert 0 <= player.wounds <= health(player)
            assert player.wounds or not player.defeated
    if state.result is not None:
        assert table.lost or table.winner >= 0
