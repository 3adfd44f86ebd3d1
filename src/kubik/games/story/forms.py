"""Files that people write, read into the structs of their form: all faults are told at once, each with its place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Annotated, Any, get_args, get_origin

import msgspec
from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields

from kubik.kernel.content import convert, near_to
from kubik.kernel.errors import BadContent, Fault


def read_form(where: str, data: Any, type: Any, faults: list[Fault]) -> Any:
    """A table of the file. What is wrong in it is empty afterwards, and whoever checks the rest passes over that."""
    if not isinstance(data, dict):
        faults.append(Fault(where, "must be a table", "type", {"type": "object"}))
        return _nothing(type)
    known = {field.encode_name: field for field in fields(type)}
    for name in data:
        if name not in known:
            faults.append(Fault(where, f"there is no field {name!r}", "no_field", {"name": name}))
    return type(**{field.name: _read_field(where, data, field, faults) for field in known.values()})


def _read_field(where: str, data: dict[str, Any], field: FieldInfo, faults: list[Fault]) -> Any:
    name = field.encode_name
    part, many = _part_of(field.type)
    if name not in data:
        if field.default is not NODEFAULT:
            return field.default
        faults.append(Fault(where, f"the field {name!r} is missing", "missing", {"name": name}))
        return () if many else _nothing(part) if part else _empty(field.type)
    given = data[name]
    if part is None:
        try:
            return convert(f"{where}: {name}", given, field.type)
        except BadContent as error:
            faults.extend(error.faults)
            return _empty(field.type)
    if not many:
        return read_form(f"{where}: {name}", given, part, faults)
    if not isinstance(given, list):
        faults.append(Fault(f"{where}: {name}", "must be a list of tables", "type", {"type": "array"}))
        return ()
    return tuple(read_form(f"{where}: {_label(name, each, n)}", each, part, faults) for n, each in enumerate(given, 1))


def _label(name: str, given: Any, number: int) -> str:
    """What errors call one of several tables: by its id, if it has one."""
    return f"{name} {given.get('id', number) if isinstance(given, dict) else number}"


def _part_of(type: Any) -> tuple[Any, bool]:
    """The form of a field that is a table, or of its parts if it is a list of them."""
    many = get_origin(type) is tuple
    for part in get_args(type) or (type,):
        if isinstance(part, msgspec.StructMeta):
            return part, many
    return None, False


def _nothing(part: Any) -> Any:
    """A table in the place of one that could not be read."""
    return read_form("", {"en": "?"}, part, [])


def _empty(type: Any) -> Any:
    """What stands for something that could not be read."""
    if get_origin(type) is Annotated:
        type = get_args(type)[0]
    base = get_origin(type) or type
    return base() if base in (tuple, dict, int) else ""


def unknown(where: str, what: str, names: Iterable[str], known: Collection[str]) -> Iterator[Fault]:
    """Names of something that does not exist."""
    for name in names:
        if name and name not in known:
            near = near_to(name, known)
            message = f"there is no {what} {name!r}" + (f"; near to it: {near}" if near else "")
            facts: dict[str, int | str] = {"what": what, "name": name, "near": near}
            yield Fault(where, message, "near" if near else "unknown", facts, "story")
