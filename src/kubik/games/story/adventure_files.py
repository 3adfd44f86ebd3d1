"""Adventure files: the ready ones and those of the owner's."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from kubik.games.story import adventure_form as form
from kubik.games.story.adventure_check import check
from kubik.games.story.forms import read_form
from kubik.kernel.content import read_toml
from kubik.kernel.errors import BadContent, Fault
from kubik.kernel.own_content import Added


def read_adventures(ready: Iterable[str], added: Iterable[Added]) -> list[form.Adventure]:
    """The ready adventures and those that the owner adds, or BadContent with every fault."""
    folder = files(__package__) / "content" / "adventures"
    given = [(f"{id}.toml", read_toml(folder / f"{id}.toml")) for id in ready]
    given += [(file.name, file.tables) for file in added]
    adventures: dict[str, form.Adventure] = {}
    faults: list[Fault] = []
    for where, tables in given:
        adventure, found = read_adventure(where, tables)
        faults += found
        if adventure.id in adventures:
            message = f"there is an adventure {adventure.id!r} already"
            faults.append(Fault(where, message, "adventure_twice", {"name": adventure.id}, "story"))
        adventures[adventure.id] = adventure
    if faults:
        raise BadContent(*faults)
    return list(adventures.values())


def read_adventure(where: str, tables: dict[str, Any]) -> tuple[form.Adventure, list[Fault]]:
    """An adventure file as its form, and all that is wrong with it."""
    faults: list[Fault] = []
    adventure: form.Adventure = read_form(where, tables, form.Adventure, faults)
    return adventure, faults + check(where, adventure)
