"""Players that are programs. A bot gets a `Seat`: what a player in that seat sees, nothing more."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, nan
from random import Random
from typing import Any, Final

from kubik.bots.greedy import greedy
from kubik.bots.search import search
from kubik.kernel.decision import Option
from kubik.kernel.errors import BadSetup
from kubik.kernel.state import Seat

Bot = Callable[[Seat[Any, Any]], Option]


def random(random: Random) -> Bot:
    """Chooses any option."""
    return lambda seat: random.choice(seat.options)


BOTS: Final[dict[str, Callable[..., Bot]]] = {"random": random, "greedy": greedy, "search": search}


def bot(spec: str, seed: int | str) -> Bot:
    """The bot that a short text names: `random`, `greedy`, `search:iterations=200`, `search:seconds=1`."""
    name, _, settings = spec.partition(":")
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; there is: {', '.join(BOTS)}")
    numbers: dict[str, float] = {}
    for setting in filter(None, settings.split(",")):
        key, _, value = setting.partition("=")
        try:
            numbers[key] = float(value)
        except ValueError:
            numbers[key] = nan
        if not 0 < numbers[key] < inf:
            raise BadSetup(f"bot {spec}: {setting!r} is not a setting like iterations=200")
    try:
        return BOTS[name](Random(f"{spec} {seed}"), **numbers)
    except TypeError:
        raise BadSetup(f"bot {spec}: {name} has no such setting") from None
