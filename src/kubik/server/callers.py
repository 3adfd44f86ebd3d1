"""Whoever calls or connects: where from, who they are, their language, and what they may look at."""

from __future__ import annotations

from contextlib import suppress
from secrets import compare_digest
from typing import Final

from starlette.requests import HTTPConnection

from kubik.kernel.errors import KubikError
from kubik.server.errors import Denied
from kubik.server.forward import CLIENT_HEADER, PEER_HEADER
from kubik.server.live_table import LiveTable
from kubik.server.live_tables import LiveTables
from kubik.server.storage import Person
from kubik.server.tokens import token_hash
from kubik.server.words import WORDS

COOKIE: Final = "kubik"


def is_peer(connection: HTTPConnection) -> bool:
    """Whether another process of ours asks, for somebody."""
    tables: LiveTables = connection.app.state.tables
    return compare_digest(connection.headers.get(PEER_HEADER, "").encode(), tables.peer_secret.encode())


def is_for_predecessor(connection: HTTPConnection) -> bool:
    """Whether a process of ours asks one that was here before us, and that has perhaps left a lease behind."""
    return PEER_HEADER in connection.headers and not is_peer(connection)


def client_address(connection: HTTPConnection) -> str:
    """The network address of whoever calls, also if a process of ours has handed the call on."""
    if is_peer(connection):
        return connection.headers.get(CLIENT_HEADER, "")
    return connection.client.host if connection.client else ""


def check_origin(connection: HTTPConnection) -> None:
    """Deny a page of another site, which may not speak for the person."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise Denied("other_site", 403)


async def person_of(connection: HTTPConnection) -> Person | None:
    """Who the cookie says it is; None: a stranger."""
    secret = connection.cookies.get(COOKIE)
    tables: LiveTables = connection.app.state.tables
    return None if not secret else await tables.storage.person(token_hash(secret))


async def known_person(connection: HTTPConnection) -> Person:
    """Who calls; strangers are denied."""
    person = await person_of(connection)
    if person is None:
        raise Denied("stranger", 401)
    return person


async def language_of(connection: HTTPConnection) -> str:
    """The one that is asked for, the person's, or the browser's."""
    wanted = connection.query_params.get("language")
    if wanted in WORDS:
        return wanted
    with suppress(KubikError):
        person = await person_of(connection)
        if person is not None:
            return person.language
    return "ru" if connection.headers.get("accept-language", "").startswith("ru") else "en"


async def table_and_seat(connection: HTTPConnection) -> tuple[LiveTable, int | None]:
    """The table that a call or connection names, and the seat of whoever comes; None if they may only watch."""
    tables: LiveTables = connection.app.state.tables
    person = await person_of(connection)
    live = await tables.wake(connection.path_params["table"])
    seat = None if person is None else live.room.seat_of(person.hash.hex())
    if seat is None and (person is None or person.hash.hex() != live.room.watcher):
        link = await tables.storage.link(token_hash(connection.query_params.get("watch", "")))
        if link is None or link.kind != "watch" or link.table not in (live.table, live.room.opened.first):
            raise Denied("no_link", 403)
    return live, seat
