"""How fast the games are, told so that a noisy machine does not matter much.

Each piece of work is timed in short windows, and between any two windows a fixed loop of plain Python is timed. What is
compared from run to run is the ratio of the two, the median over all rounds: when the machine is slow for a while, both
are slow. Times in microseconds are the best of all rounds.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import Any, Final, TypeVar

from msgspec import Struct

from kubik.arena.contest import LIMIT
from kubik.games import game as find_game
from kubik.kernel.errors import BadSetup
from kubik.kernel.game import Game
from kubik.kernel.state import State

WINDOW: Final = 0.02
"""Seconds that a short piece of work is repeated for."""
GAMES: Final = 20
ROUNDS: Final = 9
EVERY: Final = 101
"""Each position so many decisions after the last one is kept, to time what is done with positions."""

S = TypeVar("S")
Work = Callable[[], int]
"""Does some work once, and says how many units of it that was."""


class Figure(Struct, frozen=True):
    """What one unit of work costs: the least time, and the usual ratio to a turn of the reference loop."""

    microseconds: float
    ratio: float


class Bench(Struct, frozen=True):
    """The figures of one game in random play, with nobody listening."""

    game: str
    players: int
    games: int
    rounds: int
    decisions_per_game: float
    decisions_per_second: float
    games_per_second: float
    reference: float
    """The least microseconds of one turn of the reference loop."""
    figures: dict[str, Figure]
    """`decision` is all that one decision costs, `options` the part of it that finds out what may be chosen."""


def measure(
    game: str,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    games: int = GAMES,
    rounds: int = ROUNDS,
    window: float = WINDOW,
    tick: Callable[[], object] = lambda: None,
) -> Bench:
    """Time a game. `tick` is called after each round."""
    if games < 1 or rounds < 1:
        raise BadSetup("a benchmark needs at least one game and one round")
    rules = find_game(game)
    options = options or {}
    positions: list[State[Any, Any]] = []
    decisions = _play(rules, players, options, games, positions)  # also warms everything up
    work = {"decision": lambda: _play(rules, players, options, games)} | _looking(rules, positions)
    least: dict[str, float] = dict.fromkeys(work, float("inf"))
    ratios: dict[str, list[float]] = {name: [] for name in work}
    references = [_time(reference, window)]
    for _ in range(rounds):
        for name, do in work.items():
            seconds = _time(do, window)
            references.append(_time(reference, window))
            least[name] = min(least[name], seconds)
            ratios[name].append(seconds / mean(references[-2:]))
        tick()
    return Bench(
        game=game,
        players=positions[0].rules.players,
        games=games,
        rounds=rounds,
        decisions_per_game=decisions / games,
        decisions_per_second=1 / least["decision"],
        games_per_second=games / decisions / least["decision"],
        reference=min(references) * 1e6,
        figures={name: Figure(least[name] * 1e6, median(ratios[name])) for name in work},
    )


def _time(do: Work, window: float) -> float:
    """Seconds for one unit of work."""
    units = 0
    begin = perf_counter()
    while True:
        units += do()
        seconds = perf_counter() - begin
        if seconds >= window:
            return seconds / units


def _play(
    game: Game[Any, Any],
    players: int | None,
    options: dict[str, Any],
    games: int,
    positions: list[State[Any, Any]] | None = None,
) -> int:
    """Play the same games with random choices, perhaps keeping some positions, and count the decisions."""
    count = 0
    for index in range(games):
        state = game.start(players, index, **options)
        random = Random(index).random
        last = count + LIMIT
        while (decision := state.decision) is not None and count < last:
            if positions is not None and count % EVERY == 0:
                positions.append(state.copy())
            choices = decision.options
            state.choose(choices[int(random() * len(choices))])
            count += 1
    return count


def _looking(game: Game[Any, Any], positions: list[State[Any, Any]]) -> dict[str, Work]:
    """What is done with a position rather than in a game."""
    random = Random(0)
    seats = [state.seat(state.decision.seat) for state in positions if state.decision is not None]
    return {
        "options": _each(lambda state: state.resume(), positions),
        "copy": _each(lambda state: state.copy(), positions),
        "view": _each(lambda state: state.view(0), positions),
        # A seat looks once and then guesses often, as a bot that searches does.
        "guess": _each(lambda seat: seat.guess(random), seats),
        "save and load": _each(lambda state: game.load(state.save()), positions),
    }


def _each(do: Callable[[S], object], things: list[S]) -> Work:
    def work() -> int:
        for thing in things:
            do(thing)
        return len(things)

    return work


class _Piece:
    __slots__ = ("marks", "place")

    def __init__(self, place: int) -> None:
        self.place = place
        self.marks: list[int] = []


def reference() -> int:
    """The fixed loop: calls, attributes, lists, dicts and small numbers, much as rules use them. Never change it."""
    pieces = [_Piece(place) for place in range(16)]
    names = {place: f"piece {place}" for place in range(16)}
    turns = 100
    seen = 0
    for turn in range(turns):
        for piece in pieces:
            if (piece.place + turn) & 3:
                piece.marks.append(turn)
                seen += len(names[piece.place])
            elif piece.marks:
                seen -= _take(piece)
            piece.place = (piece.place * 5 + 1) & 15
    assert seen
    return turns


def _take(piece: _Piece) -> int:
    return piece.marks.pop()
