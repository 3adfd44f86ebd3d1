"""Players that are programs. A bot gets a `Seat`: what a player in that seat sees, nothing more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, nan
from random import Random
from typing import Any, Final

from kubik.bots.careless import Careless
from kubik.bots.greedy import Greedy
from kubik.bots.player import Bot
from kubik.bots.random import RandomBot
from kubik.bots.search import Search
from kubik.kernel.errors import Unfit
from kubik.kernel.state import State

__all__ = ["BOTS", "Bot", "advance", "bot"]

BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "careless": Careless,
    "greedy": Greedy,
    "search": Search,
}


def advance(state: State[Any, Any], bots: Sequence[Bot]) -> None:
    """Let a bot act: one that wants to before the decision is answered, or else the one that is asked."""
    for seat in state.acting():
        option = bots[seat].act(state.seat(seat))
        if option is not None:
            state.choose(option, seat)
            break


def bot(spec: str, seed: int | str) -> Bot:
    """The bot that a short text names: `random`, `careless`, `greedy`, `search:iterations=200`, `search:seconds=1`."""
    name, _, settings = spec.partition(":")
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise Unfit(f"there is no bot {name!r}; there is: {known}", "no_bot", name=name, known=known)
    numbers: dict[str, float] = {}
    for setting in filter(None, settings.split(",")):
        key, _, value = setting.partition("=")
        try:
            numbers[key] = float(value)
        except ValueError:
            numbers[key] = nan
        if not 0 < numbers[key] < inf:
            message = f"bot {spec}: {setting!r} is not a setting like iterations=200"
            raise Unfit(message, "bot_figure", bot=spec, name=setting)
    try:
        return BOTS[name](Random(f"{spec} {seed}"), **numbers)
    except TypeError:
        raise Unfit(f"bot {spec}: {name} has no such setting", "bot_setting", bot=spec, name=name) from None
