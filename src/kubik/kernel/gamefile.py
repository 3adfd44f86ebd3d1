"""Game files: a match written down. JSON, one line per choice, readable in any editor."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from kubik.kernel.decision import Result
from kubik.kernel.errors import BadGameFile

FORMAT: Final = 1
SUFFIX: Final = ".kubik"


class Resigned(Struct, forbid_unknown_fields=True):
    """The seats that gave up, in this order, and how the game ended because of that; None: it still goes on."""

    seats: list[int]
    result: Result | None


class Update(Struct, frozen=True, forbid_unknown_fields=True):
    """After so many choices the game went on with other rules or cards, from this saved state."""

    at: int
    content: str
    rules: int
    position: dict[str, Any]


class GameFile(Struct, forbid_unknown_fields=True):
    """All that is needed to play a match again to the same end.

    `seed_hash` was public from the start; `seed` is None as long as it must stay secret. `position` is the saved state
    that a forked match started from, None for a match from the beginning. `content` and `rules` say with what it was
    played: the hash of the cards, and the number of the rules; `content_file` is the name of the owner's content file,
    empty without one. `states` has a short hash of the state after each choice, so that a replay finds the very choice
    at which it parts from what was played; none in older files, and none as long as the seed is secret. `updates` tell
    where a newer program went on with it. `result` is what the choices lead to; where somebody has resigned, `resigned`
    says how the game ended.
    """

    format: int
    game: str
    content: str
    players: int
    settings: dict[str, Any] = field(name="options")
    seats: list[str]
    seed_hash: str
    seed: str | None
    choices: list[tuple[int, str]]
    result: Result | None = None
    position: dict[str, Any] | None = None
    rules: int = 1
    resigned: Resigned | None = None
    content_file: str = ""
    states: list[str] = []
    updates: list[Update] = []


def stretches(file: GameFile) -> list[GameFile]:
    """A game that was updated while it ran as one file for each stretch, which was played with the same rules."""
    begun = [(0, file.content, file.rules, file.position), *map(msgspec.structs.astuple, file.updates)]
    ends = [update.at for update in file.updates] + [len(file.choices)]
    return [
        replace(
            file,
            content=content,
            rules=rules,
            position=position,
            choices=file.choices[at:end],
            states=file.states[at:end],
            result=file.result if number == len(file.updates) else None,
            updates=[],
        )
        for number, ((at, content, rules, position), end) in enumerate(zip(begun, ends, strict=True))
    ]


class _Head(Struct):
    format: int


def read(path: Path) -> GameFile:
    """The game file at this path, or BadGameFile."""
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise BadGameFile(f"{path}: {_reason(error)}") from None
    return parse(data, str(path))


def parse(data: bytes, name: str) -> GameFile:
    """A game file's content; `name` stands in the errors."""
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadGameFile(f"{name}: not a game file, or not a whole one: {error}") from None
    if head.format < 1:
        raise BadGameFile(f"{name}: there is no format {head.format}")
    if head.format > FORMAT:
        raise BadGameFile(f"{name}: written by a newer program (format {head.format}, this one reads up to {FORMAT})")
    try:
        return msgspec.json.decode(data, type=GameFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadGameFile(f"{name}: {error}") from None


def write(path: Path, file: GameFile) -> None:
    """Write a game file whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(render(file))
        part.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            part.unlink(missing_ok=True)
        raise BadGameFile(f"{path}: {_reason(error)}") from None


def _reason(error: OSError | ValueError) -> str:
    """What the system says; a name with a NUL in it is a ValueError."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def render(file: GameFile) -> bytes:
    """The JSON text of a game file, with a line for each choice."""
    fields = msgspec.to_builtins(file)
    choices = ",\n  ".join(msgspec.json.encode(choice).decode() for choice in fields.pop("choices"))
    lines = [f'"{name}": {msgspec.json.encode(value).decode()}' for name, value in fields.items()]
    lines.append(f'"choices": [\n  {choices}\n ]' if choices else '"choices": []')
    return ("{\n " + ",\n ".join(lines) + "\n}\n").encode()
