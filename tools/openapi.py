"""Write the HTTP calls of the server as OpenAPI (docs/openapi.json), for those who write clients.

    .venv/bin/python tools/openapi.py

The bodies and answers are the structs of the protocol. A test fails when the document is stale.
"""

from __future__ import annotations

from inspect import cleandoc
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

import kubik
from kubik.server import protocol
from kubik.server.callers import COOKIE

FILE: Final = Path(__file__).parent.parent / "docs" / "openapi.json"
WORD: Final = {"type": "string"}
LANGUAGE: Final = {"name": "language", "in": "query", "schema": {"enum": ["en", "ru"]}}
WATCH: Final = {"name": "watch", "in": "query", "schema": WORD, "description": "The secret of a watch link."}
LINK: Final = {"name": "link", "in": "query", "required": True, "schema": WORD, "description": "The secret of a link."}
AT: Final = {"name": "at", "in": "query", "required": True, "schema": {"type": "integer", "minimum": 0}}


class Call(Struct, frozen=True):
    """One call: what it does, what it takes and answers, and the statuses of its refusals."""

    does: str
    answer: Any
    refusals: tuple[int, ...]
    body: type | None = None
    status: int = 200
    query: tuple[dict[str, Any], ...] = ()
    stranger: bool = False
    """Whether somebody without the cookie may call."""


CALLS: Final[dict[tuple[str, str], Call]] = {
    ("get", "/api/games"): Call(
        "The games, and what can be agreed for each.", list[protocol.GameInfo], (), query=(LANGUAGE,), stranger=True
    ),
    ("get", "/api/games/{game}/box"): Call(
        "Names, texts and numbers of the things in a game's box.", Any, (404,), query=(LANGUAGE,), stranger=True
    ),
    ("get", "/api/games/{game}/gallery"): Call(
        "The things in a game's box with all their words, and where they come from.",
        list[protocol.Exhibit],
        (404,),
        query=(LANGUAGE,),
        stranger=True,
    ),
    ("get", "/api/me"): Call("Who the cookie says one is; null for a stranger.", protocol.Me | None, (), stranger=True),
    ("put", "/api/me"): Call(
        "Become somebody, or take another name or language.", protocol.Me, (400,), protocol.Me, stranger=True
    ),
    ("get", "/api/tables"): Call(
        "The tables where one sits, or which one has opened to watch; what changed last first.",
        list[protocol.Mine],
        (401,),
        query=(LANGUAGE,),
    ),
    ("post", "/api/tables"): Call("Open a table.", protocol.Links, (400, 401, 404, 409), protocol.NewTable, status=201),
    ("get", "/api/join"): Call(
        "What a link leads to, before it is used.",
        protocol.Invitation,
        (404, 409),
        query=(LINK, LANGUAGE),
        stranger=True,
    ),
    ("post", "/api/join"): Call("Use a link.", protocol.Joined, (400, 401, 404, 409), protocol.Join),
    ("get", "/api/tables/{table}/file"): Call(
        "The game file; without its secrets as long as the game runs.", Any, (401, 403, 404, 409)
    ),
    ("post", "/api/tables/{table}/fork"): Call(
        "A private table that goes on from a position.",
        protocol.Joined,
        (400, 401, 403, 404, 409),
        protocol.Fork,
        status=201,
    ),
    ("post", "/api/tables/{table}/link"): Call(
        "A link that moves the own seat to another device, once.", protocol.Moving, (401, 403, 404, 409), status=201
    ),
    ("post", "/api/tables/{table}/rematch"): Call(
        "The table where the same seats play again.", protocol.Joined, (401, 403, 404, 409), status=201
    ),
    ("get", "/api/tables/{table}/replay"): Call(
        "The table after so many choices, as one saw it then.",
        protocol.Position,
        (400, 403, 404, 409),
        query=(AT, WATCH, LANGUAGE),
        stranger=True,
    ),
    ("get", "/api/addresses"): Call("Where others reach this server.", protocol.Addresses, (), stranger=True),
    ("post", "/api/qr"): Call("A link as a QR code.", protocol.QrCode, (400, 401), protocol.QrWanted),
    ("get", "/api/push"): Call("The key for notifications, if there are any.", protocol.PushKey, (), stranger=True),
    ("put", "/api/push"): Call("Where to send notifications.", protocol.PushKey, (400, 401, 404), protocol.Push),
}
ALWAYS: Final = {403: "a page of another site", 413: "a body of more than 16 KiB", 429: "too many calls"}
"""Refusals that any call may meet."""


def document() -> str:
    types = [protocol.Trouble, *(type for call in CALLS.values() for type in (call.answer, call.body) if type)]
    schemas, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    for part in parts.values():
        if "description" in part:
            part["description"] = cleandoc(part["description"])  # newer Pythons do so themselves
    shown = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for (method, path), call in CALLS.items():
        paths.setdefault(path, {})[method] = _operation(path, call, shown)
    whole = {
        "openapi": "3.1.0",
        "info": {
            "title": "Kubik",
            "version": kubik.__version__,
            "description": "The calls over HTTP. Generated by tools/openapi.py; protocol.md tells how to play.",
        },
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"person": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }
    return msgspec.json.format(msgspec.json.encode(whole, order="sorted"), indent=2).decode() + "\n"


def _operation(path: str, call: Call, shown: dict[str, Any]) -> dict[str, Any]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    in_path = [{"name": name, "in": "path", "required": True, "schema": WORD} for name in names]
    refusal = {"content": _json(shown[repr(protocol.Trouble)])}
    operation: dict[str, Any] = {
        "summary": call.does,
        "parameters": [*in_path, *call.query],
        "security": [{}, {"person": []}] if call.stranger else [{"person": []}],
        "responses": {
            str(call.status): {"description": "Done.", "content": _json(shown[repr(call.answer)])},
            **{str(status): {"description": "Refused.", **refusal} for status in call.refusals},
            **{str(status): {"description": f"Refused: {why}.", **refusal} for status, why in ALWAYS.items()},
        },
    }
    if call.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(shown[repr(call.body)])}
    return operation


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def main() -> None:
    FILE.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main()
