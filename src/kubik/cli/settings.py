"""What the commands take from the command line and the environment: language, settings of a game, seats."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, get_origin

from cyclopts import Parameter
from msgspec.structs import fields

from kubik.bots import BOTS
from kubik.cli import printable
from kubik.games import use_content
from kubik.kernel.errors import BadContent, BadSetup, Fault
from kubik.kernel.game import Game
from kubik.kernel.own_content import read_file
from kubik.kernel.text import Words

PERSON: Final = "human"
LONGEST_NAME: Final = 16
SETTING: Final = Parameter(name="--SETTING", metavar="VALUE")
"""How the help calls what is given by the names that a game has for it."""
Content = Annotated[
    list[Path] | None, Parameter(help="An own file that corrects cards or adds to a game; see docs/own_content.md.")
]


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
    read: dict[str, Any] = {}
    for given, value in typed.items():
        name = given.replace("-", "_")
        if name in read:
            raise BadSetup(f"--{given} is given twice")
        if name in lists:
            read[name] = [part.strip() for part in value.split(",")] if value else []
        elif value:
            read[name] = value
        else:
            raise BadSetup(f"--{given} needs a value")
    return read


def own_content(files: list[Path] | None, settings: Mapping[str, str] | None = None) -> dict[str, str]:
    """The games of this command have the content that `--content` corrects or adds.

    A setting may name a file that adds what it means, such as `--adventure my.toml`: then it means the id in that file.
    """
    named, content = dict(settings or {}), list(files or ())
    for name, value in named.items():
        if value.endswith(".toml"):
            file = Path(value)
            tables = read_file(file)
            for field in ("game", "id"):
                if not isinstance(tables.get(field), str):
                    raise BadContent(Fault(file.name, f"the field {field!r} is missing", "missing", {"name": field}))
            named[name] = tables["id"]
            content.append(file)
    if content:
        use_content(*content)
    return named


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
