"""What it costs to keep a table, and to wake it: `python -m benchmarks.waking` prints a row for each game.

Two people choose at random to the end. A row tells how many bytes each choice adds to what is written (its outcome, and
the snapshot that takes the place of the one before), how long making both takes, and how long the table takes to wake
in the end, as it was kept and by playing everything again.
"""

from __future__ import annotations

import time
from random import Random
from statistics import mean

from tests.server.desk import Desk

import kubik
from kubik.server.room import replay
from kubik.server.snapshot import outcome, recall, snapshot

MOST = 2000
"""Choices after which a game has been long enough."""


def row(game: str) -> str:
    desk, random = Desk(game).sit("Anna", "Boris"), Random(2)
    outcomes: list[int] = []
    snapshots: list[int] = []
    took: list[float] = []
    while desk.room.result is None and len(took) < MOST:
        desk.choose(desk.asked, random.choice(desk.keys(desk.asked)))
        begun = time.perf_counter()
        came, kept = outcome(desk.room), snapshot(desk.room)
        took.append(time.perf_counter() - begun)
        outcomes.append(len(came))
        snapshots.append(len(kept))
    desk.woken()  # the first one also looks up how a table of this game is read
    begun = time.perf_counter()
    recall(desk.records, desk.outcomes, snapshot(desk.room))
    woken = time.perf_counter()
    replay(desk.records)
    figures = [f"{len(took)}", f"{mean(outcomes):.0f}", f"{mean(snapshots):.0f}", f"{mean(took) * 1e6:.0f}"]
    figures += [f"{(woken - begun) * 1000:.1f}", f"{(time.perf_counter() - woken) * 1000:.0f}"]
    return f"| {game} | {' | '.join(figures)} |"


if __name__ == "__main__":
    print("| game | choices | outcome, B | snapshot, B | both, µs | wakes, ms | by replay, ms |")
    print("|---|---|---|---|---|---|---|")
    for game in kubik.GAMES:
        print(row(game))
