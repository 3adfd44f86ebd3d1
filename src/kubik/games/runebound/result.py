"""How a game ended."""

from __future__ import annotations

from kubik.games.runebound.decks import trophies
from kubik.games.runebound.variants import State
from kubik.kernel.decision import Result


def result(state: State) -> Result:
    """Who defeated the villain wins alone (RB-004); if nobody did, all have lost (RB-005)."""
    table = state.table
    seats = range(state.rules.players)
    winners = (table.winner,) if table.winner >= 0 else ()
    places = tuple(1 if seat in winners else 2 for seat in seats)
    players = table.players
    sheet = {
        "skills": tuple(len(player.skills) for player in players),
        "trophies": tuple(trophies(player) for player in players),
        "gold": tuple(player.gold for player in players),
        "story": tuple(player.story for player in players),
    }
    return Result(winners, places, sheet)
