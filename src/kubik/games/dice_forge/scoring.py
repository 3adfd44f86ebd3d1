"""The final score: glory, the feats' printed glory, and the place on the titan track."""

from __future__ import annotations

from kubik.games.dice_forge.content import FEATS, GLORY, GOLD, MOON, SUN, TRACK
from kubik.games.dice_forge.setups import State
from kubik.kernel.decision import Result


def result(state: State) -> Result:
    """A line per source (DF-219); a tie is shared, or goes to the higher one on the ladder (DF-220, A16)."""
    table, rules = state.table, state.rules
    players = table.players
    sheet = {"glory": tuple(player.reserve[GLORY] for player in players)}
    for feat in sorted({feat for player in players for feat in player.feats}):
        if FEATS[feat].glory:
            sheet[f"feat:{FEATS[feat].id}"] = tuple(player.feats.count(feat) * FEATS[feat].glory for player in players)
    if rules.titans:
        sheet["track"] = tuple(TRACK[player.cell - 1].glory for player in players)
    totals = tuple(map(sum, zip(*sheet.values(), strict=True)))
    sheet["total"] = totals
    marks = [(total, *_ladder(state, seat)) for seat, total in enumerate(totals)]
    places = tuple(1 + sum(other > mark for other in marks) for mark in marks)
    return Result(tuple(seat for seat, place in enumerate(places) if place == 1), places, sheet)


def _ladder(state: State, seat: int) -> tuple[int, ...]:
    if state.rules.settings.tie == "shared":
        return ()
    player = state.table.players[seat]
    resources = player.reserve[GOLD] + player.reserve[SUN] + player.reserve[MOON]
    return len(player.discard), len(player.feats), resources, -((seat - state.table.first) % state.rules.players)
