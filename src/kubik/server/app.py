"""The server's pages and sockets. It checks who somebody is and how much they ask for; the hall does the rest."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from kubik.kernel import gamefile
from kubik.kernel.errors import BadSetup, KubikError
from kubik.kernel.text import Words, words
from kubik.server import protocol
from kubik.server.hall import Elsewhere, Gone, Guest, Hall, Keeper, NoTable, chat
from kubik.server.people import hash_of, new_secret
from kubik.server.room import Refused, Room
from kubik.server.storage import BadStorage, Conflict, Link, NotHolder, Person, Storage

COOKIE: Final = "kubik"
YEAR: Final = 365 * 24 * 3600
LARGEST_BODY: Final = 16_384
BURST: Final = 40
PER_SECOND: Final = 20.0
CONNECTIONS: Final = 20
"""At once, of one person."""
LANGUAGES: Final[dict[str, Words]] = {language: words(__package__, language) for language in ("en", "ru")}
SAFE: Final = (
    (b"content-security-policy", b"default-src 'self'; connect-src 'self' ws: wss:; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
)

B = TypeVar("B", bound=protocol.Body)


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
        case msgspec.MsgspecError():
            reason, detail, status = "malformed", str(error), 400
    return reason, LANGUAGES[language].say(f"reason-{reason}", detail=detail), status


class Gate:
    """Lets so many requests through at once, and so many a second after that."""

    def __init__(self) -> None:
        self._left = float(BURST)
        self._last = monotonic()

    def enter(self) -> None:
        now = monotonic()
        self._left = min(float(BURST), self._left + (now - self._last) * PER_SECOND)
        self._last = now
        if self._left < 1:
            raise Denied("too_much", 429)
        self._left -= 1


def make_app(database: str | Path, address: str = "") -> Starlette:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = await Storage.open(database)
        app.state.hall = Hall(storage, address)
        app.state.gates = {}
        app.state.connected = Counter()
        try:
            yield
        finally:
            await app.state.hall.close()
            await storage.close()

    routes = [
        Route("/api/me", _answered(get_me), methods=["GET"]),
        Route("/api/me", _answered(put_me), methods=["PUT"]),
        Route("/api/tables", _answered(get_tables), methods=["GET"]),
        Route("/api/tables", _answered(post_table), methods=["POST"]),
        Route("/api/join", _answered(post_join), methods=["POST"]),
        Route("/api/tables/{table}/file", _answered(get_file), methods=["GET"]),
        WebSocketRoute("/api/tables/{table}", play),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(_Safe)
    return app


class _Safe:
    """Adds the headers that keep a page to itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SAFE]
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


# --- calls ------------------------------------------------------------------------------------------------------------

Call = Callable[[Request], Awaitable[Response]]


def _answered(call: Call) -> Call:
    """Check origin and rate, and turn errors into answers."""

    async def answer(request: Request) -> Response:
        try:
            _check_origin(request)
            _gate(request).enter()
            return await call(request)
        except Elsewhere as error:
            return Response(status_code=307, headers={"location": f"{error.address}{request.url.path}"})
        except Exception as error:
            reason, text, status = said(error, await _language(request))
            return _json(protocol.Trouble(reason, text), status)

    return answer


def _json(thing: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(thing), status, media_type="application/json")


def _gate(connection: HTTPConnection) -> Gate:
    address = connection.client.host if connection.client else ""
    gates: dict[str, Gate] = connection.app.state.gates
    if len(gates) > 10_000:
        gates.clear()
    return gates.setdefault(address, Gate())


def _check_origin(connection: HTTPConnection) -> None:
    """A page of another site may not speak for the person."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise Denied("stranger", 403)


async def _person(connection: HTTPConnection) -> Person | None:
    secret = connection.cookies.get(COOKIE)
    hall: Hall = connection.app.state.hall
    return None if not secret else await hall.storage.person(hash_of(secret))


async def _known(connection: HTTPConnection) -> Person:
    person = await _person(connection)
    if person is None:
        raise Denied("stranger", 401)
    return person


async def _language(connection: HTTPConnection) -> str:
    """The person's, or what the browser asks for."""
    with suppress(KubikError):
        person = await _person(connection)
        if person is not None:
            return person.language
    return "ru" if connection.headers.get("accept-language", "").startswith("ru") else "en"


async def _body(request: Request, type: type[B]) -> B:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise Denied("malformed", 413, "too long")
    return msgspec.json.decode(body, type=type)


async def get_me(request: Request) -> Response:
    person = await _known(request)
    return _json({"name": person.name, "language": person.language})


async def put_me(request: Request) -> Response:
    me = await _body(request, protocol.Me)
    hall: Hall = request.app.state.hall
    secret = request.cookies.get(COOKIE)
    fresh = secret is None or await hall.storage.person(hash_of(secret)) is None
    if secret is None or fresh:
        secret = new_secret()
    await hall.storage.save_person(hash_of(secret), me.name, me.language)
    response = _json(me)
    if fresh:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


async def get_tables(request: Request) -> Response:
    person = await _known(request)
    hall: Hall = request.app.state.hall
    return _json(
        [
            msgspec.convert(seat, protocol.Mine, from_attributes=True)
            for seat in await hall.storage.seats_of(person.hash)
        ]
    )


async def post_table(request: Request) -> Response:
    person = await _known(request)
    wanted = await _body(request, protocol.NewTable)
    hall: Hall = request.app.state.hall
    made: list[protocol.Links] = []

    def links(table: str, players: int) -> list[Link]:
        secrets = [new_secret() for _ in range(players + 2)]
        made.append(protocol.Links(table, secrets[0], secrets[1], secrets[2:]))
        return [
            Link(hash_of(secrets[0]), table, "invitation"),
            Link(hash_of(secrets[1]), table, "watch"),
            *(Link(hash_of(secret), table, "seat", seat) for seat, secret in enumerate(secrets[2:])),
        ]

    table = await hall.open(person.hash.hex(), wanted.game, wanted.players, wanted.options, links)
    keeper = await hall.enter(table)
    if wanted.seat is not None:
        await _sit(keeper, person, wanted.seat)
    for seat, spec in wanted.bots.items():
        if seat != wanted.seat:
            await keeper.do(partial(Room.seat_bot, seat=seat, spec=spec))
    return _json(made[0], 201)


async def _sit(keeper: Keeper, person: Person, seat: int) -> None:
    await keeper.do(lambda room: room.sit_down(seat, person.hash.hex(), person.name), {seat: person.hash})


async def post_join(request: Request) -> Response:
    person = await _known(request)
    wanted = await _body(request, protocol.Join)
    hall: Hall = request.app.state.hall
    link = await hall.storage.link(hash_of(wanted.link))
    if link is None:
        raise Denied("no_link", 404)
    keeper = await hall.enter(link.table)
    if link.kind == "watch":
        return _json(protocol.Joined(link.table, None))
    seat = link.seat
    if seat is None:
        seat = _own_seat(keeper.room, person)
        if seat is None:
            open_seats = [
                number for number, chair in enumerate(keeper.room.chairs) if chair.person is None and not chair.bot
            ]
            if not open_seats:
                raise Refused("taken")
            seat = open_seats[0]
    await _sit(keeper, person, seat)
    return _json(protocol.Joined(link.table, seat))


def _own_seat(room: Room, person: Person | None) -> int | None:
    if person is None:
        return None
    return next((seat for seat, chair in enumerate(room.chairs) if chair.person == person.hash.hex()), None)


async def get_file(request: Request) -> Response:
    person = await _known(request)
    hall: Hall = request.app.state.hall
    keeper = await hall.enter(request.path_params["table"])
    if _own_seat(keeper.room, person) is None:
        raise Denied("watching", 403)
    name = f"{keeper.table}{gamefile.SUFFIX}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(gamefile.render(keeper.room.record()), media_type="application/json", headers=headers)


# --- playing ----------------------------------------------------------------------------------------------------------


async def play(socket: WebSocket) -> None:
    """One connection to a table: `?since=VERSION` after a gap, `?watch=SECRET` for a watcher."""
    hall: Hall = socket.app.state.hall
    language = await _language(socket)
    try:
        _check_origin(socket)
        keeper, guest = await _welcome(socket, hall, language)
    except Elsewhere as error:
        await socket.close(4307, error.address)
        return
    except Exception as error:
        await socket.close(4404, said(error, language)[1][:120])
        return
    await socket.accept()
    connected: Counter[str] = socket.app.state.connected
    key = guest.person or (socket.client.host if socket.client else "")
    connected[key] += 1
    try:
        if connected[key] > CONNECTIONS:
            await socket.close(4429, said(Denied("too_much"), language)[1][:120])
            return
        await keeper.come(guest)
        await _talk(socket, hall, keeper, guest)
    except (WebSocketDisconnect, Gone):
        pass
    finally:
        connected[key] -= 1
        keeper.go(guest)
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(1012)


async def _welcome(socket: WebSocket, hall: Hall, language: str) -> tuple[Keeper, Guest]:
    person = await _person(socket)
    keeper = await hall.enter(socket.path_params["table"])
    seat = _own_seat(keeper.room, person)
    if seat is None:
        link = await hall.storage.link(hash_of(socket.query_params.get("watch", "")))
        if link is None or link.table != keeper.table:
            raise Denied("no_link")
    since = socket.query_params.get("since", "0")
    return keeper, Guest(
        seat, None if person is None else person.hash.hex(), language, int(since) if since.isdecimal() else 0
    )


async def _talk(socket: WebSocket, hall: Hall, keeper: Keeper, guest: Guest) -> None:
    """Send what is in the outbox, and carry out what comes in, until one of both ends."""
    talking = {asyncio.create_task(_send(socket, guest)), asyncio.create_task(_receive(socket, keeper, guest))}
    _, pending = await asyncio.wait(talking, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*talking, return_exceptions=True)


async def _send(socket: WebSocket, guest: Guest) -> None:
    while (reply := await guest.outbox.get()) is not None:
        await socket.send_text(msgspec.json.encode(reply).decode())


async def _receive(socket: WebSocket, keeper: Keeper, guest: Guest) -> None:
    gate = Gate()
    decoder = msgspec.json.Decoder(protocol.Request)
    while True:
        data = await socket.receive_text()
        id = ""
        try:
            gate.enter()
            request: protocol.Request = decoder.decode(data)
            id = request.id
            guest.tell(await _carry_out(keeper, guest, request))
        except (NotHolder, Conflict, BadStorage, Gone):
            guest.tell(_refused(id, Denied("trouble"), guest))
            return
        except (KubikError, msgspec.MsgspecError) as error:
            guest.tell(_refused(id, error, guest))


def _refused(id: str, error: Exception, guest: Guest) -> protocol.Refused:
    reason, text, _ = said(error, guest.language)
    return protocol.Refused(id, reason, text)


async def _carry_out(keeper: Keeper, guest: Guest, request: protocol.Request) -> protocol.Reply:
    if isinstance(request, protocol.Speak):
        guest.language, guest.since = request.language, 0
        await keeper.come(guest)
        return protocol.Done(request.id, keeper.room.version)
    seat, person = guest.seat, guest.person
    if seat is None or person is None:
        raise Denied("watching", 403)
    match request:
        case protocol.Choose():
            version = await keeper.do(lambda room: room.choose(seat, request))
        case protocol.Undo():
            version = await keeper.do(lambda room: room.undo(seat, request))
        case protocol.Answer():
            version = await keeper.do(lambda room: room.answer(seat, request))
        case protocol.Resign():
            version = await keeper.do(lambda room: room.resign(seat, "greedy"))
        case protocol.Say():
            version = await keeper.do(chat(person, keeper.room.names[seat], request.text))
        case protocol.Hint():
            return protocol.Advice(request.id, await keeper.hint(seat))
        case protocol.WhyNot():
            return protocol.Reasons(request.id, keeper.room.reasons(seat, guest.language))
    return protocol.Done(request.id, version)
