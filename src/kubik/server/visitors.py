"""Whoever comes: who they are, in which language they are spoken to, what they may look at, and how errors are said."""

from __future__ import annotations

from contextlib import suppress
from logging import getLogger
from secrets import compare_digest
from typing import Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection

from kubik.kernel.errors import BadSetup, KubikError
from kubik.server.forward import CLIENT, PEER
from kubik.server.hall import Hall, Keeper, NoTable
from kubik.server.limits import TooMuch
from kubik.server.people import hash_of
from kubik.server.push import BadBrowser
from kubik.server.room import WORDS, Refused
from kubik.server.storage import Person

_LOG: Final = getLogger(__name__)
COOKIE: Final = "kubik"
T = TypeVar("T")


class Denied(KubikError):
    """A call that is not answered: its status, the reason as data, and a detail for the sentence."""

    def __init__(self, reason: str, status: int = 400, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.detail = detail


def said(error: Exception, language: str) -> tuple[str, str, int]:
    """An error as reason, sentence and status. Of unexpected ones nobody learns anything."""
    reason, detail, status = "trouble", "", 503
    match error:
        case Denied():
            reason, detail, status = error.reason, error.detail, error.status
        case Refused():
            reason, status = error.reason, 409
        case NoTable():
            reason, status = "no_table", 404
        case BadSetup():
            reason, detail, status = "bad_setup", str(error), 400
        case BadBrowser():
            reason, detail, status = "bad_browser", str(error), 400
        case TooMuch():
            reason, status = "too_much", 429
        case msgspec.MsgspecError():
            reason, detail, status = "malformed", str(error), 400
        case KubikError():
            pass
        case _:
            _LOG.error("a request failed", exc_info=error)
    return reason, WORDS[language].say(f"reason-{reason}", detail=detail), status


def decode(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    try:
        return decoder.decode(data)
    except (UnicodeDecodeError, RecursionError) as error:  # msgspec has no error of its own for these
        raise Denied("malformed", 400, str(error)) from None


def is_peer(connection: HTTPConnection) -> bool:
    """Whether another process of ours asks, for somebody."""
    hall: Hall = connection.app.state.hall
    return compare_digest(connection.headers.get(PEER, "").encode(), hall.peer_secret.encode())


def address_of(connection: HTTPConnection) -> str:
    if is_peer(connection):
        return connection.headers.get(CLIENT, "")
    return connection.client.host if connection.client else ""


def check_origin(connection: HTTPConnection) -> None:
    """A page of another site may not speak for the person."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise Denied("stranger", 403)


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
        if link is None or link.kind != "watch" or link.table != keeper.table:
            raise Denied("no_link", 403)
    return keeper, seat
