"""Whoever comes: where from, who they are, in which language they are spoken to, and what they may look at."""

from __future__ import annotations

from contextlib import suppress
from secrets import compare_digest
from typing import Final

from starlette.requests import HTTPConnection

from kubik.kernel.errors import KubikError
from kubik.server.denials import Denied
from kubik.server.forward import CLIENT, PEER
from kubik.server.hall import Hall
from kubik.server.keeper import Keeper
from kubik.server.people import hash_of
from kubik.server.room import WORDS
from kubik.server.storage import Person

COOKIE: Final = "kubik"


def is_peer(connection: HTTPConnection) -> bool:
    """Whether another process of ours asks, for somebody."""
    hall: Hall = connection.app.state.hall
    return compare_digest(connection.headers.get(PEER, "").encode(), hall.peer_secret.encode())


def is_for_another(connection: HTTPConnection) -> bool:
    """Whether a process of ours asks one that was here before us, and that has perhaps left a lease behind."""
    return PEER in connection.headers and not is_peer(connection)


def address_of(connection: HTTPConnection) -> str:
    if is_peer(connection):
        return connection.headers.get(CLIENT, "")
    return connection.client.host if connection.client else ""


def check_origin(connection: HTTPConnection) -> None:
    """A page of another site may not speak for the person."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise Denied("other_site", 403)


async def person_of(connection: HTTPConnection) -> Person | None:
    secret = connection.cookies.get(COOKIE)
    hall: Hall = connection.app.state.hall
    return None if not secret else await hall.storage.person(hash_of(secret))


async def known(connection: HTTPConnection) -> Person:
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


async def looking_at(connection: HTTPConnection) -> tuple[Keeper, int | None]:
    """The table that a call or connection names, and the seat of whoever comes; None if they have the watch link."""
    hall: Hall = connection.app.state.hall
    person = await person_of(connection)
    keeper = await hall.enter(connection.path_params["table"])
    seat = None if person is None else keeper.room.seat_of(person.hash.hex())
    if seat is None:
        link = await hall.storage.link(hash_of(connection.query_params.get("watch", "")))
        if link is None or link.kind != "watch" or link.table not in (keeper.table, keeper.room.opened.first):
            raise Denied("no_link", 403)
    return keeper, seat
