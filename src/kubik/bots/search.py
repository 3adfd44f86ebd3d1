"""Information-set tree search by pairs.

Each iteration guesses what the seat cannot see and tries every choice that is still in the race on that same guess: so
luck, which decides more than any single choice, mostly cancels out when two choices are compared. Below the first
choice a tree of the seat's further choices in this turn grows (shared by all guesses; nodes are found by option keys).
After that the game's sense plays on for everybody for some turns and judges who is ahead.

The sense's favourite is beaten only by evidence: how much better a choice is than the favourite starts out as a belief
(somewhat worse), and the trials move it. Choices that have fallen hopelessly behind leave the race.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from time import thread_time
from typing import Any, Final

from kubik.bots.player import Bot
from kubik.kernel.decision import Option
from kubik.kernel.errors import Unfit
from kubik.kernel.game import CERTAIN, HOPELESS
from kubik.kernel.state import Seat, State

WORSE: Final = 0.04
"""By how much the chance to win is believed to drop when a choice other than the favourite is taken..."""
SPREAD: Final = 0.06
"""... give or take this much."""
LEAST: Final = 0.0025
"""The least variance of a comparison, for choices that have mattered in no trial so far."""
TRIALS: Final = 8
"""Nothing leaves the race before so many iterations."""
HOPE: Final = 2.0
"""So many standard deviations behind is hopeless."""


class Runner:
    """A choice in the race: how it compared with the favourite, and the tree of what may follow it."""

    __slots__ = ("mean", "option", "spread", "squares", "total", "tree")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.tree = _Node()
        self.total = 0.0
        self.squares = 0.0
        self.mean = 0.0
        self.spread = 0.0

    def compare(self, difference: float, trials: int) -> None:
        """Take in one more comparison with the favourite: the belief and its spread follow by Bayes' rule."""
        self.total += difference
        self.squares += difference * difference
        mean = self.total / trials
        evidence = trials / max(self.squares / trials - mean * mean, LEAST)
        certainty = 1 / SPREAD**2 + evidence
        self.mean = (mean * evidence - WORSE / SPREAD**2) / certainty
        self.spread = 1 / sqrt(certainty)


class _Node:
    """A choice in the tree: how often it was taken, and how well that went in sum."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[str, _Node] = {}
        self.visits = 0
        self.total = 0.0


class Search(Bot):
    """Thinks for so many iterations or seconds about a choice, and not at all where the game's sense is certain."""

    def __init__(self, random: Random, iterations: float = 0, seconds: float = 0, horizon: float = 12) -> None:
        if bool(iterations) == bool(seconds):
            message = "bot search: say how long it may think, iterations=200 or seconds=1"
            raise Unfit(message, "bot_time")
        if horizon < 1:
            raise Unfit("bot search: it must look ahead at least one turn, horizon=1", "bot_horizon")
        self.random = random
        self.iterations = iterations
        self.seconds = seconds
        self.horizon = int(horizon)

    def __call__(self, seat: Seat[Any, Any]) -> Option:
        decision = seat.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        liked = seat.game.sense.prefer(seat.view, seat.rules, decision)
        if max(liked) >= CERTAIN:
            return decision.options[liked.index(max(liked))]
        return self.race(seat, decision.options, liked)[0].option

    def race(self, seat: Seat[Any, Any], options: list[Option], liked: list[float]) -> list[Runner]:
        """The options that the game's sense does not rule out, the best first."""
        best = options[liked.index(max(liked))]
        favourite = Runner(best)
        runners = [Runner(option) for option in _worth_a_trial(options, liked) if option != best]
        others = runners
        end = thread_time() + self.seconds
        trials = 0
        while others and (trials < self.iterations or (not self.iterations and thread_time() < end)):
            trials += 1
            guess = seat.guess(self.random)
            par = try_out(guess.copy(), favourite, seat.seat, self.horizon)
            for runner in others:
                runner.compare(try_out(guess.copy(), runner, seat.seat, self.horizon) - par, trials)
            if trials >= TRIALS:
                lead = max(0.0, max(runner.mean for runner in others))
                others = [runner for runner in others if runner.mean + HOPE * runner.spread > lead]
        return sorted([favourite, *runners], key=lambda runner: -runner.mean)


def try_out(state: State[Any, Any], runner: Runner, me: int, horizon: int) -> float:
    """How likely the seat is to win after this choice, as it looks some turns later."""
    sense, rules = state.game.sense, state.rules
    now = sense.clock(state.table)
    path = [runner.tree]
    in_tree = runner.tree.visits > 0
    state.choose(runner.option, me)
    while (decision := state.decision) is not None and (clock := sense.clock(state.table)) < now + horizon:
        if _take_aside(state):
            continue
        options = decision.options
        liked = sense.prefer(state.table, rules, decision)
        best = max(liked)
        choice = options[liked.index(best)]
        if in_tree and decision.seat == me and clock == now and best < CERTAIN:
            choice, node = _select(path[-1], _worth_a_trial(options, liked), choice)
            path.append(node)
            in_tree = node.visits > 0
        state.choose(choice)
    value = sense.value(state.table, rules)[me]
    for node in path:
        node.visits += 1
        node.total += value
    return value


def _worth_a_trial(options: list[Option], liked: list[float]) -> list[Option]:
    """The options that the game's sense does not rule out."""
    return [option for option, like in zip(options, liked, strict=True) if like > HOPELESS]


def _take_aside(state: State[Any, Any]) -> bool:
    """Let somebody act before the decision is answered, as the game's sense would; whether anybody did."""
    for seat in state.game.windows(state):
        decision = state.aside(seat)
        if decision is not None:
            option = state.game.sense.aside(state.table, state.rules, decision)
            if option is not None:
                state.choose(option, seat)
                return True
    return False


def _select(node: _Node, options: list[Option], favourite: Option) -> tuple[Option, _Node]:
    """What to try after a choice: mostly the sense's favourite, or what has done better than it."""
    children = node.children
    average = node.total / node.visits
    best, chosen = -1.0, favourite
    for option in options:
        child = children.get(option.key)
        if child is None:
            child = children[option.key] = _Node()
        believed = average if option == favourite else average - WORSE
        mean = (child.total + 8 * believed) / (child.visits + 8)
        bound = mean + (0.1 * sqrt(node.visits) / (8 + child.visits))
        if bound > best:
            best, chosen = bound, option
    return chosen, children[chosen.key]
