"""Content files: read strictly, corrected by the owner of the box, all faults told with file, entry and field."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import fields

from kubik.kernel.errors import BadContent, Fault
from kubik.kernel.own_content import Added, read_own_content

E = TypeVar("E", bound=msgspec.Struct)

Amount = Annotated[int, Meta(ge=1)]
Origin = Literal["rulebook", "public", "proposed", "owner"]
"""Printed in the rulebook, from public sources, proposed by us, or corrected by the owner of the box."""
NAMES: Final = ("en", "ru")
FIXED: Final = ("id", "origin")
"""What no correction changes: the id says what is corrected, the origin follows from that."""


class Kept(Struct, frozen=True):
    """All that a game has read from content files, the owner's included, as one piece of data."""

    tables: dict[str, Any]
    files: dict[str, str]
    own_file: str
    added: list[Added]


LOADING: Final[dict[str, Kept]] = {}
"""What games that are loaded at this moment read instead of their files."""


class Origins(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the names and where the figures come from."""

    names: Origin
    figures: Origin


class Listed(Struct, frozen=True):
    """An entry as it stands in the content files, and where each field comes from, as far as that is said."""

    name: str
    """Kind and id with a point between them; of a table that is there once, the kind."""
    fields: dict[str, Any]
    origins: dict[str, Origin]


class Contents:
    """The content files of a game, with the corrections that the owner of the box has made.

    A game asks for all entries and tables, says what else is wrong with them (`fault`), and then `close`s the files:
    that tells all faults together, each with the name of the file that has it.
    """

    def __init__(self, game: str, folder: Traversable, *names: str) -> None:
        self.game = game
        self._tables: dict[str, Any] = {}
        self._files: dict[str, str] = {}
        self._unread: set[str] = set()
        self._faults: list[Fault] = []
        self._corrections = ""
        self._corrected: set[str] = set()
        if kept := LOADING.get(game):
            self._tables, self._files, self.own_file = kept.tables, kept.files, kept.own_file
            self._unread, self._added = {*kept.tables}, [*kept.added]
        else:
            self._read_files(folder, names)
        self.kept: Final = Kept(self._tables, self._files, self.own_file, [*self._added])
        """What was read, so that the game can be loaded with it again when the files are others."""

    def _read_files(self, folder: Traversable, names: tuple[str, ...]) -> None:
        game = self.game
        for name in names:
            file = folder / f"{name}.toml"
            for kind, table in read_toml(file).items():
                if kind in self._files:
                    raise BadContent(f"{file.name}: {kind} is in {self._files[kind]} as well")
                self._tables[kind], self._files[kind] = table, file.name
                self._unread.add(kind)
        own = read_own_content()
        corrections = own.games.get(game, {})
        self.own_file = own.names(game)
        """The names of the owner's files that correct this game or add to it."""
        self._corrections = own.name if corrections else ""
        self._added = [added for added in own.added if added.game == game]
        if not isinstance(corrections, dict):
            self._misfit(f"{own.name}: {game}", "not_a_table", f"must be written as [{game}.KIND.ID]")
            corrections = {}
        for kind, changes in corrections.items():
            self._correct(kind, changes)

    # --- what a game reads --------------------------------------------------------------------------------------------

    def table(self, kind: str, type: type[E]) -> E:
        """The table `[kind]`, checked against its type."""
        self._unread.discard(kind)
        try:
            found: E = convert(self.where(kind), self._tables.get(kind, {}), type)
        except BadContent as error:
            # A game that goes on without its table would only trip over it.
            raise BadContent(*self._faults, *error.faults) from None
        return found

    def entries(self, kind: str, type: type[E]) -> list[E]:
        """The entries `[[kind]]`, each checked against its type; ids must be unique."""
        self._unread.discard(kind)
        raw = self._tables.get(kind, [])
        if not isinstance(raw, list):
            self._misfit(self._files[kind], "", f"{kind} must be written as [[{kind}]]")
            return []
        entries: dict[str, E] = {}
        for number, entry in enumerate(raw, 1):
            if not isinstance(entry, dict):
                self._misfit(self._files[kind], "", f"{kind} number {number} must be written as [[{kind}]]")
                continue
            id = entry.get("id", f"number {number}")
            try:
                converted = convert(self.where(kind, id), entry, type)
            except BadContent as error:
                self._faults += error.faults
                continue
            if id in entries:
                self.fault(kind, id, "", "is there twice")
            entries[id] = converted
        return list(entries.values())

    def added(self) -> list[Added]:
        """The files by which the owner adds something to the game."""
        added, self._added = self._added, []
        return added

    def where(self, kind: str, id: object = "", field: str = "") -> str:
        """What errors call an entry, or a field of it. Our own files are sound, so with an owner's file that is where
        the fault comes from, even if it shows at another entry."""
        if self._corrections:
            place = f"{self._corrections}: {self.game}.{kind}" + (f".{id}" if id != "" else "")
        else:
            place = f"{self._files.get(kind, self.game)}: {kind} {id}".rstrip()
        return f"{place}: {field}" if field else place

    def fault(self, kind: str, id: object, reason: str, message: str, **facts: int | str) -> None:
        """Something is wrong with an entry; the game's text `fault-REASON` tells it to people."""
        self._misfit(self.where(kind, id), reason, message, **facts)

    def check(self) -> None:
        """BadContent if anything was wrong so far."""
        if self._faults:
            raise BadContent(*self._faults)

    def close(self) -> None:
        """The same, after all was read: what nobody asked for is wrong too."""
        for kind in sorted(self._unread):
            self._misfit(self._files[kind], "", f"unknown table {kind!r}")
        for added in self._added:
            self._misfit(added.name, "no_addition", f"nothing can be added to {self.game}")
        self.check()

    def _misfit(self, where: str, reason: str, message: str, **facts: int | str) -> None:
        self._faults.append(Fault(where, message, reason, facts, self.game))

    # --- what an owner corrects ---------------------------------------------------------------------------------------

    def _correct(self, kind: str, changes: Any) -> None:
        file, entries = f"{self._corrections}: {self.game}", self._tables.get(kind)
        if entries is None:
            known = ", ".join(self._tables)
            self._misfit(file, "no_kind", f"there is no {kind!r}; there is: {known}", name=kind, known=known)
        elif not isinstance(changes, dict):
            self._misfit(f"{file}.{kind}", "not_a_table", f"must be written as [{self.game}.{kind}]")
        elif isinstance(entries, dict):
            self._tables[kind] = self._with(kind, entries, changes)
        else:
            places = {str(entry["id"]): place for place, entry in enumerate(entries)}
            for id, fields in changes.items():
                if id not in places:
                    near = near_to(id, places)
                    message = f"there is no {kind} {id!r}" + (f"; near to it: {near}" if near else "")
                    self._misfit(f"{file}.{kind}", "near_entry" if near else "no_entry", message, name=id, near=near)
                elif not isinstance(fields, dict):
                    self._misfit(f"{file}.{kind}.{id}", "not_a_table", f"must be written as [{self.game}.{kind}.{id}]")
                else:
                    entries[places[id]] = self._with(f"{kind}.{id}", entries[places[id]], fields)

    def _with(self, name: str, entry: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
        """An entry with some fields replaced, each as a whole; those are the owner's now."""
        self._corrected.add(name)
        for field in FIXED:
            if field in fields:
                self._misfit(self.where(name), "fixed", f"{field} cannot be corrected", field=field)
        fields = {field: value for field, value in fields.items() if field not in FIXED}
        entry = entry | fields
        origin = entry.get("origin")
        if isinstance(origin, dict):
            entry["origin"] = origin | {_part(field, origin): "owner" for field in fields}
        elif origin is not None:
            entry["origin"] = "owner"
        return entry

    def listed(self) -> list[Listed]:
        """All entries, in the order of the files."""
        found = []
        for kind, table in self._tables.items():
            named = (
                [(f"{kind}.{entry['id']}", entry) for entry in table] if isinstance(table, list) else [(kind, table)]
            )
            found += [Listed(name, entry, self._origins(name, entry)) for name, entry in named]
        return found

    def _origins(self, name: str, entry: dict[str, Any]) -> dict[str, Origin]:
        origin: Any = entry.get("origin", "owner" if name in self._corrected else {})
        fields = [field for field in entry if field not in FIXED]
        if not isinstance(origin, dict):
            return dict.fromkeys(fields, origin)
        return {field: origin[part] for field in fields if (part := _part(field, origin)) in origin}


def _part(field: str, origin: dict[str, Origin]) -> str:
    """Which part of an entry's origin tells of a field."""
    return "names" if field in NAMES else field if field in origin else "figures"


# --- reading ----------------------------------------------------------------------------------------------------------


def read_toml(file: Traversable) -> dict[str, Any]:
    """The tables of a TOML file."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadContent(f"{file.name}: {error}") from None


def near_to(name: str, known: Iterable[str]) -> str:
    """The names that somebody may have meant, if any."""
    return ", ".join(get_close_matches(name, known))


def convert(where: str, data: Any, type: Any) -> Any:
    """Data of a content file as this type, or BadContent that names each field that does not fit."""
    try:
        return msgspec.convert(data, type)
    except msgspec.ValidationError as error:
        raise BadContent(*(_misfit(where, said) for said in _misfits(data, type, "$", str(error)))) from None


def _misfits(data: Any, type: Any, at: str, said: str) -> list[str]:
    """What msgspec says of every part that does not fit; `said` is what it says of the whole, where it stops at one."""
    if get_origin(type) is Annotated:
        type = get_args(type)[0]
    found: list[str] = []
    parts: list[tuple[str, Any, Any]] = []
    struct = _struct_of(data, type)
    if struct is not None:
        known = {field.encode_name: field for field in fields(struct)}
        foreign = [name for name in data if name not in known and name != struct.__struct_config__.tag_field]
        found += [f"Object contains unknown field `{name}`{_at(at)}" for name in foreign]
        missing = [name for name, field in known.items() if field.required and name not in data]
        found += [f"Object missing required field `{name}`{_at(at)}" for name in missing]
        parts = [(f"{at}.{name}", data[name], field.type) for name, field in known.items() if name in data]
    elif isinstance(data, list) and get_args(type)[1:] == (...,):
        parts = [(f"{at}[{number}]", part, get_args(type)[0]) for number, part in enumerate(data)]
    for part_at, part, part_type in parts:
        try:
            msgspec.convert(part, part_type)
        except msgspec.ValidationError as error:
            found += _misfits(part, part_type, part_at, str(error))
    said, _, place = said.partition(" - at `$")
    if not found or (struct is None and not place):
        found.append(f"{said}{_at(at + place.rstrip('`'))}")
    return found


def _struct_of(data: Any, type: Any) -> Any:
    """The struct that a table is meant to be; of several the one that has its tag."""
    if isinstance(data, dict):
        for each in get_args(type) or (type,):
            if isinstance(each, msgspec.StructMeta):
                config = each.__struct_config__
                if config.tag is None or config.tag == data.get(config.tag_field):
                    return each
    return None


def _at(place: str) -> str:
    return f" - at `{place}`" if place != "$" else ""


_MISFITS: Final = [
    (re.compile(pattern), reason)
    for pattern, reason in (
        (r"Expected `(?P<type>\w+)[^`]*`, got `(?P<got>\w+)`", "type"),
        (r"Expected `\w+` >= (?P<n>-?\d+)", "least"),
        (r"Expected `\w+` <= (?P<n>-?\d+)", "most"),
        (r"Expected `\w+` of length >= (?P<n>\d+)", "longer"),
        (r"Expected `\w+` of length <= (?P<n>\d+)", "shorter"),
        (r"Expected `\w+` of length (?P<n>\d+), got (?P<got>\d+)", "length"),
        (r"Invalid (?:enum )?value (?P<value>.+)", "no_word"),
        (r"Object contains unknown field `(?P<name>.+)`", "no_field"),
        (r"Object missing required field `(?P<name>.+)`", "missing"),
    )
]
"""What msgspec says, and the reasons by which texts tell the same."""


def _misfit(where: str, message: str) -> Fault:
    said, _, place = message.partition(" - at `")
    field = place.rpartition("$")[2].strip("`.")
    for pattern, reason in _MISFITS:
        found = pattern.fullmatch(said)
        if found:
            return Fault(where, message, reason, found.groupdict(), field=field)
    return Fault(where, message)


# --- fingerprints -----------------------------------------------------------------------------------------------------


def figures(data: Any) -> Any:
    """Content without names and origins, which may be corrected without making another game of it."""
    if isinstance(data, dict):
        return {key: figures(value) for key, value in data.items() if key not in (*NAMES, "origin")}
    return [figures(value) for value in data] if isinstance(data, list | tuple) else data


def content_hash(*content: Any) -> str:
    """A short fingerprint of content."""
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:16]
