"""What the conformance suite needs to know of Towers: set-ups worth playing, and what holds at every decision."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any, Final

from toy_game import CARDS, State, Towers

SETUPS: Final[list[dict[str, Any]]] = [{"players": 2}, {"players": 3, "hand": "large"}, {"players": 4}]


def reshuffle(table: Towers, seat: int, random: Random) -> None:
    """The deck and the hands of the others."""
    piles = [table.deck, *(player.hand for owner, player in enumerate(table.players) if owner != seat)]
    cards = [card for pile in piles for card in pile]
    random.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def check(state: State) -> None:
    """No card is there twice, no tower stands on a lower card, and hands are full as long as there is a deck."""
    table = state.table
    cards = Counter(table.deck)
    for player in table.players:
        cards += Counter(player.hand + player.tower)
        assert all(below <= above for below, above in pairwise(player.tower))
        assert len(player.hand) == state.rules.hand if table.deck else len(player.hand) <= state.rules.hand
    assert not cards - Counter(CARDS)
