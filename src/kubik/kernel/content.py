"""Reading content files: strictly, and with the file, entry and field named when something is wrong."""

from __future__ import annotations

import hashlib
import tomllib
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from kubik.kernel.errors import BadContent

E = TypeVar("E", bound=msgspec.Struct)

Amount = Annotated[int, Meta(ge=1)]
Origin = Literal["rulebook", "public", "proposed"]


class Origins(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the names and where the figures come from."""

    names: Origin
    figures: Origin


def read_toml(file: Traversable) -> dict[str, Any]:
    """The tables of a TOML file."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadContent(f"{file.name}: {error}") from None


def check_names(file: Traversable, tables: dict[str, Any], *known: str) -> None:
    """BadContent if a file that was read has a table that nobody would read."""
    for name in tables:
        if name not in known:
            raise BadContent(f"{file.name}: unknown table {name!r}")


def read_table(file: Traversable, tables: dict[str, Any], name: str, type: type[E]) -> E:
    """The table `[name]` of a file that was read, checked against its type."""
    try:
        return msgspec.convert(tables.get(name, {}), type)
    except msgspec.ValidationError as error:
        raise BadContent(f"{file.name}: {name}: {error}") from None


def read_entries(file: Traversable, tables: dict[str, Any], kind: str, type: type[E]) -> list[E]:
    """The entries `[[kind]]` of a file that was read, each checked against its type; ids must be unique."""
    raw = tables.get(kind, [])
    if not isinstance(raw, list):
        raise BadContent(f"{file.name}: {kind} must be written as [[{kind}]]")
    entries: dict[str, E] = {}
    for number, entry in enumerate(raw, 1):
        if not isinstance(entry, dict):
            raise BadContent(f"{file.name}: {kind} number {number} must be written as [[{kind}]]")
        name = entry.get("id", f"number {number}")
        try:
            converted = msgspec.convert(entry, type)
        except msgspec.ValidationError as error:
            raise BadContent(f"{file.name}: {kind} {name}: {error}") from None
        if name in entries:
            raise BadContent(f"{file.name}: {kind} {name} is there twice")
        entries[name] = converted
    return list(entries.values())


def figures(data: Any) -> Any:
    """Content without names and origins, which may be corrected without making another game of it."""
    if isinstance(data, dict):
        return {key: figures(value) for key, value in data.items() if key not in ("en", "ru", "origin")}
    return [figures(value) for value in data] if isinstance(data, list | tuple) else data


def content_hash(*content: Any) -> str:
    """A short fingerprint of content."""
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:16]
