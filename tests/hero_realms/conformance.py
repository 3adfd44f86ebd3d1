"""What the conformance suite needs to know of Hero Realms: set-ups worth playing, and what holds at every decision."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from kubik.games.hero_realms.cards import CHARACTERS, FIRE_GEM, GEMS, MARKET, START, deck_of
from kubik.games.hero_realms.state import CARD, EXPENDED, USED, Player, State

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


def cards_of(player: Player) -> list[int]:
    piles = (player.hand, player.shown, player.deck, player.top, player.seen, player.looked, player.discard)
    return [card for pile in piles for card in pile] + [piece & CARD for piece in player.play]


def check(state: State) -> None:
    """The invariants of the ledger's chapter 7."""
    table, rules = state.table, state.rules
    if state.result is not None:
        return
    in_game = Counter(table.market) + Counter(table.row) + Counter(table.sacrificed) + Counter({FIRE_GEM: table.gems})
    for player in table.players:
        in_game += Counter(cards_of(player))
    for step in table.steps:
        if step[0] == "acquire":
            in_game[step[2]] += 1
    start = Counter(MARKET) + Counter({FIRE_GEM: GEMS})
    for character in rules.characters:
        start += Counter(deck_of(CHARACTERS[character].deck if character >= 0 else START.deck))
    # Every card is in exactly one place, unless it left the game with a player who is out (HR-AMB-13).
    assert in_game == start if not table.out else not in_game - start
    assert len(table.row) == START.row if table.market else len(table.row) <= START.row
    team = rules.members(table.turn, table.alive) if rules.hydra else [table.turn]
    for seat, player in enumerate(table.players):
        assert min(player.gold, player.combat) >= 0
        if seat not in team:
            assert player.gold == player.combat == 0
            assert not any(piece & (EXPENDED | USED) for piece in player.play)
            assert not player.looked
    assert all(table.health[rules.side[seat]] > 0 for seat in range(rules.players) if table.alive >> seat & 1)
