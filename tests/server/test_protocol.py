"""The protocol's schema and types are those of the structs; what a client sends is read strictly."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import msgspec
import pytest

from kubik.server import protocol

ROOT = Path(__file__).parents[2]
GENERATED = run_path(str(ROOT / "tools" / "protocol.py"))


@pytest.mark.parametrize(
    ("file", "make"), [("docs/protocol.schema.json", "schema"), ("web/src/protocol.ts", "typescript")]
)
def test_what_is_generated_is_not_stale(file: str, make: str) -> None:
    assert (ROOT / file).read_text(encoding="utf-8") == GENERATED[make](), "run tools/protocol.py"


@pytest.mark.parametrize("game", GENERATED["drawn_games"]())
def test_the_types_of_a_game_are_not_stale(game: str) -> None:
    file = ROOT / "web" / "src" / "games" / game / "types.ts"
    assert file.read_text(encoding="utf-8") == GENERATED["game_types"](game), "run tools/protocol.py"


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"[]",
        b'{"type":"choose"}',
        b'{"type":"fly","id":"1"}',
        b'{"type":"choose","id":"1","version":"2","key":"end_turn"}',
        b'{"type":"choose","id":"","version":2,"key":"end_turn"}',
        b'{"type":"choose","id":"1","version":2,"key":"end_turn","seat":1}',
        b'{"type":"say","id":"1","text":"' + b"x" * 501 + b'"}',
        b'{"type":"undo","id":"1","version":1,"choices":0}',
        b'{"type":"speak","id":"1","language":"tlh"}',
    ],
)
def test_malformed_messages_are_not_read(sent: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(sent, type=protocol.Request)


def test_a_message_is_read_as_it_was_written() -> None:
    sent = protocol.Choose("a", 3, "buy:fire_gem")
    assert msgspec.json.decode(msgspec.json.encode(sent), type=protocol.Request) == sent
