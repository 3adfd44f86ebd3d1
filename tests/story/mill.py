"""The adventure of docs/write_an_adventure.md, for tests that change something in it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

PAGE: Final = Path(__file__).parent.parent.parent / "docs" / "write_an_adventure.md"


def mill_text() -> str:
    """The whole file."""
    return "\n".join(re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S))


def mill() -> dict[str, Any]:
    """Its tables, without the word for which game it is."""
    tables = tomllib.loads(mill_text())
    assert tables.pop("game") == "story"
    return tables


def at(tables: dict[str, Any], path: str) -> Any:
    """A part of it: "scene mill/obstacle wheel/on_failure"."""
    part: Any = tables
    for step in filter(None, path.split("/")):
        name, _, id = step.partition(" ")
        part = part[name]
        if id:
            part = next(each for number, each in enumerate(part, 1) if each.get("id", str(number)) == id)
    return part
