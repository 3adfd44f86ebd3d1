"""What the conformance suite needs to know of Hero Realms: set-ups worth playing, and what holds at every decision."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

from kubik.games.hero_realms.cards import CHARACTERS, FIRE_GEM, GEMS, MARKET, START, deck_of
from kubik.games.hero_realms.market import Acquire, Refill
from kubik.games.hero_realms.modes import State
from kubik.games.hero_realms.piles import own_cards
from kubik.games.hero_realms.state import CARD, EXPENDED, USED, Table

SETUPS: Final[list[dict[str, Any]]] = [
    {"players": 2},
    {"players": 2, "characters": ["wizard", "thief"], "acquire": "all"},
    {"players": 2, "characters": ["ranger", "cleric"]},
    {"players": 3},
    {"players": 5, "characters": ["fighter", "", "cleric", "wizard", "thief"]},
    {"players": 4, "mode": "hunter_first_blood"},
    {"players": 4, "mode": "hunter_survival", "characters": ["wizard", "wizard", "ranger", ""]},
    {"mode": "hydra_2v2", "share_gems": True},
    {"mode": "hydra_3v3", "characters": ["wizard", "thief", "ranger", "fighter", "cleric", ""]},
    {"mode": "emperor_3v3", "characters": ["", "fighter", "", "", "cleric", ""]},
]


def reshuffle(table: Table, seat: int, random: Random) -> None:
    """Hands, decks and what was put back on them by others; the order of decks and of the market."""
    random.shuffle(table.market)
    for owner, player in enumerate(table.players):
        piles = [player.deck] if owner == seat else [player.hand, player.deck, player.looked]
        unknown = [place for place, knowers in enumerate(player.knowers) if not knowers >> seat & 1]
        cards = [card for pile in piles for card in pile] + [player.top[place] for place in unknown]
        random.shuffle(cards)
        for pile in piles:
            pile[:] = [cards.pop() for _ in pile]
        for place in unknown:
            player.top[place] = cards.pop()


def check(state: State) -> None:
    """The invariants at the end of the ledger."""
    table, rules = state.table, state.rules
    if state.result is not None:
        return
    in_game = Counter(table.market) + Counter(table.row) + Counter(table.sacrificed) + Counter({FIRE_GEM: table.gems})
    for player in table.players:
        in_game += Counter(own_cards(player)) + Counter(piece & CARD for piece in player.play)
    for step in table.steps:
        if isinstance(step, Acquire):
            in_game[step.card] += 1
    start = Counter(MARKET) + Counter({FIRE_GEM: GEMS})
    for character in rules.characters:
        start += Counter(deck_of(CHARACTERS[character].deck if character >= 0 else START.deck))
    # Every card is in exactly one place, unless it left the game with a player who is out (HR-AMB-13).
    assert in_game == start if not table.out else not in_game - start
    # A gap waits to be filled while the buyer is asked where the bought card goes.
    gaps = sum(isinstance(step, Refill) for step in table.steps)
    assert len(table.row) == START.row - gaps if table.market else len(table.row) <= START.row - gaps
    team = rules.members(table.turn, table.alive) if rules.hydra else [table.turn]
    for seat, player in enumerate(table.players):
        assert min(player.gold, player.combat) >= 0
        assert not Counter(player.stunned) - Counter(player.discard)
        if seat not in team:
            assert player.gold == player.combat == 0
            assert not any(piece & (EXPENDED | USED) for piece in player.play)
            assert not player.looked
    assert all(table.health[rules.side[seat]] > 0 for seat in range(rules.players) if table.alive >> seat & 1)
