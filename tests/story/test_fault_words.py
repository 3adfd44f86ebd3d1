"""What is wrong in a file is told in both languages, every reason of it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from kubik.games import words_of
from kubik.games.story.adventure_files import read_adventure, read_adventures
from kubik.games.story.adventures import READY
from kubik.games.story.hero_files import check_hero, read_hero, write_hero
from kubik.kernel.errors import BadContent, Fault
from kubik.kernel.own_content import Added
from kubik.kernel.text import message_ids
from tests.story.mill import at, mill
from tests.story.test_adventure_files import FAULTS
from tests.story.test_hero_files import SHEETS, sheet

MORE: list[tuple[str, dict[str, Any]]] = [
    ("", {"end": []}),
    ("scene village", {"flow": "choice", "obstacle": []}),
    ("scene mill", {"id": "end"}),
    ("scene mill/obstacle freedom", {"option": [{"id": "a", "en": "A", "then": {"en": "A."}}]}),
]


def all_faults(folder: Path) -> list[Fault]:
    """At least one of every reason."""
    found: list[Fault] = []
    changes = [(path, change, removed) for path, change, removed, _ in FAULTS]
    for path, change, removed in [*changes, *((path, change, ()) for path, change in MORE)]:
        tables = mill()
        part = at(tables, path)
        part.update(change)
        for name in removed:
            del part[name]
        found += read_adventure("mill.toml", tables)[1]
    for sheet_changes, _ in SHEETS:
        with pytest.raises(BadContent) as bad:
            check_hero("olga", sheet(**sheet_changes))
        found += bad.value.faults
    with pytest.raises(BadContent) as bad:
        read_adventures(READY, [Added("mill.toml", "story", {**mill(), "id": "bell_fair"})])
    found += bad.value.faults
    with pytest.raises(BadContent) as bad:
        write_hero(folder / "nowhere" / "olga.json", check_hero("olga", sheet()))
    found += bad.value.faults
    with pytest.raises(BadContent) as bad:
        write_hero(folder / "olga.toml", check_hero("olga", sheet()))
    found += bad.value.faults
    (folder / "long.json").write_text(" " * 200_000, encoding="utf-8")
    with pytest.raises(BadContent) as bad:
        read_hero(folder / "long.json")
    return found + bad.value.faults


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_fault_has_words(language: str, tmp_path: Path) -> None:
    words = words_of("story", language)
    told = set()
    for fault in all_faults(tmp_path):
        if fault.game:
            assert words.say(f"fault-{fault.reason}", **fault.facts)
            told.add(fault.reason)
    known = message_ids((files("kubik.games.story") / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert {id.removeprefix("fault-") for id in known if id.startswith("fault-")} == told
