"""What the commands take from the command line and the environment: language, game options, seats."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, get_origin

from msgspec.structs import fields

from kubik.bots import BOTS
from kubik.cli import printable
from kubik.kernel.game import Game
from kubik.kernel.text import Words

PERSON: Final = "human"
OPPONENT: Final = "search:seconds=1"
LONGEST_NAME: Final = 16


def language(given: str | None) -> str:
    """The language asked for, or that of the environment."""
    if given is not None:
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "ru" if value.startswith("ru") else "en"
    return "en"


def read_settings(game: Game[Any, Any], typed: Mapping[str, str]) -> dict[str, Any]:
    """Settings of a game as they are typed by their names, lists with commas. The game checks what they mean."""
    lists = {field.name for field in fields(game.settings) if get_origin(field.type) is tuple}
    named = {name.replace("-", "_"): value for name, value in typed.items()}
    return {name: value.split(",") if name in lists else value for name, value in named.items()}


# --- seats ------------------------------------------------------------------------------------------------------------


def read_seats(text: str) -> list[str]:
    """Who sits where, as typed: human, human:Anna, greedy, search:seconds=1,iterations=50. Commas part the seats."""
    # A setting of a bot may follow a comma as well; it has = and no : before it.
    return [seat.strip() for seat in re.split(r",(?![^,:]*=)", text)]


def is_person(seat: str) -> bool:
    """Whether a person sits there, and no bot."""
    return seat.partition(":")[0] == PERSON


def names_of(seats: Sequence[str], words: Words) -> list[str]:
    """The players' names: people by the name they gave, bots by one that belongs to the seat."""
    people = sum(seat == PERSON for seat in seats)
    names = []
    for place, seat in enumerate(seats):
        kind, _, rest = seat.partition(":")
        if kind == PERSON and not rest:
            name = words.say("person", n=place) if people > 1 else words.say("person-alone")
        elif kind in BOTS:
            name = words.say(f"name-{place}")
        else:
            name = rest if kind == PERSON else seat
        names.append(printable(name)[:LONGEST_NAME] or f"#{place}")
    return names
