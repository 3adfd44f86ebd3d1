"""Resigning: how a game ends in which seats have given up.

A side (seats that win together, `rules.team`) has given up when all of its seats have. When only one other side is
left then, that one has won; as long as there are more, bots play the seats on. Whoever has resigned never wins, not
even with a side that does.
"""

from __future__ import annotations

from collections.abc import Sequence

from kubik.kernel.decision import Result


def result_with(resigned: Sequence[int], team: Sequence[int], result: Result | None) -> Result | None:
    """How a game ended, if these seats resigned, in this order; `result` is what its choices have led to.

    Whoever has resigned comes after all others, and of several the later the better. None: the game goes on.
    """
    if not resigned:
        return result
    left = [seat for seat in range(len(team)) if seat not in resigned]
    sides_left = {team[seat] for seat in left}
    if result is None and (len(sides_left) > 1 or sides_left == set(team)):
        return None
    marks = [
        (resigned[::-1].index(seat) + 1 if seat in resigned else 0, 0 if result is None else result.places[seat])
        for seat in range(len(team))
    ]
    places = tuple(1 + sum(other < mark for other in marks) for mark in marks)
    if result is None:
        winners = left
    else:
        # Had all winners resigned, the best of the others would have won instead.
        winners = [seat for seat in result.winners if seat in left] or [
            seat for seat in left if result.winners and places[seat] == 1
        ]
    return Result(tuple(winners), places, {} if result is None else result.sheet)
