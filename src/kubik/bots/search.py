"""Information-set tree search.

Each iteration guesses what the seat cannot see, walks down a tree of the seat's choices in this turn (shared by all
guesses; nodes are found by option keys), lets the game's sense play on for everybody for some turns, and lets it judge
who is ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from kubik.kernel.decision import Option
from kubik.kernel.errors import BadSetup
from kubik.kernel.game import CERTAIN
from kubik.kernel.state import Seat, State


class _Node:
    """A choice in the tree: how often it was there to be chosen, how often it was, and how well that went in sum."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[str, _Node] = {}
        self.available = 0
        self.visits = 0
        self.total = 0.0


def search(
    random: Random,
    iterations: float = 0,
    seconds: float = 0,
    horizon: float = 6,
    explore: float = 0.1,
    prior: float = 4,
) -> Callable[[Seat[Any]], Option]:
    """Thinks for so many iterations or seconds about a choice, and not at all where the game's sense is certain."""
    if bool(iterations) == bool(seconds):
        raise BadSetup("bot search: say how long it may think, iterations=200 or seconds=1")
    if horizon < 1:
        raise BadSetup("bot search: it must look ahead at least one turn, horizon=1")

    def choose(seat: Seat[Any]) -> Option:
        options = seat.options
        if len(options) == 1:
            return options[0]
        liked = seat.game.sense.prefer(seat.view, seat.rules, seat.seat, options)
        if max(liked) >= CERTAIN:
            return options[liked.index(max(liked))]
        root = _Node()
        end = perf_counter() + seconds
        count = 0
        while count < iterations or (not iterations and perf_counter() < end):
            count += 1
            _iterate(root, seat.guess(random), seat.seat, int(horizon), explore, prior)
        return max(options, key=lambda option: root.children[option.key].visits if option.key in root.children else 0)

    return choose


def _iterate(root: _Node, state: State[Any], me: int, horizon: int, explore: float, prior: float) -> None:
    sense, rules = state.game.sense, state.rules
    path = [root]
    now = sense.clock(state.table)
    in_tree = True
    while state.decision is not None and (clock := sense.clock(state.table)) < now + horizon:
        seat, options = state.decision.seat, state.decision.options
        liked = sense.prefer(state.table, rules, seat, options)
        best = max(liked)
        if seat != me or clock > now or best >= CERTAIN or not in_tree:
            state.choose(options[liked.index(best)])
            continue
        option, child = _select(path[-1], options, liked, explore, prior)
        path.append(child)
        in_tree = child.visits > 0
        state.choose(option)
    value = sense.value(state.table, rules)[me]
    for node in path:
        node.visits += 1
        node.total += value


def _select(
    node: _Node, options: list[Option], liked: list[float], explore: float, prior: float
) -> tuple[Option, _Node]:
    """The child with the best upper bound; the sense's order decides what is tried first."""
    children = node.children
    ranks = sorted(range(len(options)), key=lambda i: -liked[i])
    best, chosen = -1.0, options[0]
    mean = node.total / node.visits if node.visits else 0.5
    for rank, i in enumerate(ranks):
        option = options[i]
        child = children.get(option.key)
        if child is None:
            child = children[option.key] = _Node()
        child.available += 1
        # Before it is known, a choice counts as average, the less liked ones as a bit worse.
        average = (child.total + prior * (mean - 0.02 * rank)) / (child.visits + prior)
        bound = average + explore * sqrt(child.available) / (1 + child.visits) / (1 + rank)
        if bound > best:
            best, chosen = bound, option
    return chosen, children[chosen.key]
