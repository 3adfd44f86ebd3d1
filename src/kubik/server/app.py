"""The server's pages and sockets. It checks who somebody is and how much they ask for; the hall does the rest."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from logging import getLogger
from pathlib import Path
from secrets import compare_digest
from time import monotonic, time
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kubik.games import GAMES
from kubik.games import game as find_game
from kubik.kernel import gamefile
from kubik.kernel.chance import new_seed
from kubik.kernel.errors import BadSetup, KubikError
from kubik.server import catalogue, protocol
from kubik.server.forward import CLIENT, MOVED, MOVED_SOCKET, PEER, Unreachable, forward_call, forward_socket
from kubik.server.hall import AWAY, LEASE, Elsewhere, Gone, Guest, Hall, Keeper, NoTable, chat, new_table
from kubik.server.limits import Doorkeeper, Limits, TooMuch
from kubik.server.people import hash_of, new_secret
from kubik.server.push import BadBrowser, Push
from kubik.server.record import BotSatDown, Opened, SatDown
from kubik.server.room import WORDS, Refused, Room, names_in
from kubik.server.storage import BadStorage, Browser, Conflict, Link, NotHolder, Person, Storage

_LOG: Final = getLogger(__name__)
RETRY: Final = 0.5
"""Seconds between two attempts to reach the process that keeps a table."""
COOKIE: Final = "kubik"
YEAR: Final = 365 * 24 * 3600
LARGEST_BODY: Final = 16_384
MOVING: Final = 3600.0
"""Seconds for which the link that moves a seat is valid."""
PAGE: Final = Path(__file__).parent / "page"
SAFE: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; "
        b"object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
)

B = TypeVar("B", bound=protocol.Body)
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


def make_app(
    database: str | Path | Storage, address: str = "", push: Push | None = None, limits: Limits | None = None
) -> Starlette:
    """The server as an ASGI application. `address` is where other processes with the same database reach it."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = database if isinstance(database, Storage) else await Storage.open(database)
        notify = None if push is None else partial(push.notify, storage)
        app.state.hall = Hall(storage, address, notify)
        app.state.doorkeeper = Doorkeeper(limits or Limits())
        app.state.push = push
        try:
            yield
        finally:
            await app.state.hall.close()
            await storage.close()

    routes = [
        Route("/api/games", _answered(get_games), methods=["GET"]),
        Route("/api/games/{game}/box", _answered(get_box), methods=["GET"]),
        Route("/api/me", _answered(get_me), methods=["GET"]),
        Route("/api/me", _answered(put_me), methods=["PUT"]),
        Route("/api/tables", _answered(get_tables), methods=["GET"]),
        Route("/api/tables", _answered(post_table), methods=["POST"]),
        Route("/api/join", _answered(post_join), methods=["POST"]),
        Route("/api/push", _answered(get_push), methods=["GET"]),
        Route("/api/push", _answered(put_push), methods=["PUT"]),
        Route("/api/tables/{table}/file", _answered(get_file), methods=["GET"]),
        Route("/api/tables/{table}/fork", _answered(post_fork), methods=["POST"]),
        Route("/api/tables/{table}/link", _answered(post_link), methods=["POST"]),
        Route("/api/tables/{table}/rematch", _answered(post_rematch), methods=["POST"]),
        Route("/api/tables/{table}/replay", _answered(get_replay), methods=["GET"]),
        WebSocketRoute("/api/tables/{table}", play),
        Mount("/", _Page(directory=PAGE, html=True, check_dir=False)),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _nothing_here})
    app.add_middleware(_Safe)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
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


class _Page(StaticFiles):
    """The page. Its files have names that change with their content, but for the first one."""

    async def check_config(self) -> None:
        """Without a page there are no files; the calls do without it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        forever = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if forever else "no-cache"
        return response


# --- calls ------------------------------------------------------------------------------------------------------------

Call = Callable[[Request], Awaitable[Response]]


def _answered(call: Call) -> Call:
    """Check origin and rate, let the process answer that keeps the table, and turn errors into answers."""

    async def answer(request: Request) -> Response:
        try:
            if not _is_peer(request):
                _check_origin(request)
                doorkeeper: Doorkeeper = request.app.state.doorkeeper
                doorkeeper.enter(f"calls from {_address(request)}")
                secret = request.cookies.get(COOKIE)
                if secret:
                    doorkeeper.enter(f"calls of {hash_of(secret).hex()}")
            request.state.body = await _read(request)
            return await _here_or_there(request, call)
        except Exception as error:
            reason, text, status = said(error, await _language(request))
            return _json(protocol.Trouble(reason, text), status)

    return answer


async def _here_or_there(request: Request, call: Call) -> Response:
    """Until the call is answered, or the lease of a process that does not answer has surely ended."""
    deadline = monotonic() + 2 * LEASE
    while True:
        try:
            try:
                return await call(request)
            except Elsewhere as elsewhere:
                if _is_peer(request):
                    return Response(status_code=MOVED)
                return await forward_call(request, request.state.body, elsewhere.address, _address(request))
        except Gone:  # asking again wakes it
            continue
        except Unreachable:
            if monotonic() > deadline:
                raise
            await asyncio.sleep(RETRY)


async def _nothing_here(request: Request, error: Exception) -> Response:
    """No such file or call."""
    assert isinstance(error, HTTPException)
    reason, text, status = said(Denied("nothing_here", error.status_code), await _language(request))
    return _json(protocol.Trouble(reason, text), status)


def _json(thing: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(thing), status, media_type="application/json")


def _is_peer(connection: HTTPConnection) -> bool:
    """Whether another process of ours asks, for somebody."""
    hall: Hall = connection.app.state.hall
    return compare_digest(connection.headers.get(PEER, "").encode(), hall.peer_secret.encode())


def _address(connection: HTTPConnection) -> str:
    if _is_peer(connection):
        return connection.headers.get(CLIENT, "")
    return connection.client.host if connection.client else ""


def _check_origin(connection: HTTPConnection) -> None:
    """A page of another site may not speak for the person."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
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
    """The one that is asked for, the person's, or the browser's."""
    wanted = connection.query_params.get("language")
    if wanted in WORDS:
        return wanted
    with suppress(KubikError):
        person = await _person(connection)
        if person is not None:
            return person.language
    return "ru" if connection.headers.get("accept-language", "").startswith("ru") else "en"


async def _read(request: Request) -> bytes:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise Denied("malformed", 413, "too long")
    return body


def _body(request: Request, type: type[B]) -> B:
    return _decode(msgspec.json.Decoder(type), request.state.body)


def _decode(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    try:
        return decoder.decode(data)
    except (UnicodeDecodeError, RecursionError) as error:  # msgspec has no error of its own for these
        raise Denied("malformed", 400, str(error)) from None


async def get_games(request: Request) -> Response:
    return Response(catalogue.games(await _language(request)), media_type="application/json")


async def get_box(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in GAMES:
        raise Denied("no_game", 404)
    return Response(catalogue.box(game, await _language(request)), media_type="application/json")


async def get_me(request: Request) -> Response:
    person = await _person(request)
    return _json(None if person is None else {"name": person.name, "language": person.language})


async def put_me(request: Request) -> Response:
    me = _body(request, protocol.Me)
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
    language = await _language(request)
    mine = []
    for seat in await hall.storage.seats_of(person.hash):
        summary = msgspec.json.decode(seat.summary, type=protocol.Summary)
        summary = msgspec.structs.replace(summary, names=names_in(summary.names, language))
        mine.append(protocol.Mine(seat.table, seat.seat, seat.changed, seat.over, summary))
    return _json(mine)


async def post_table(request: Request) -> Response:
    person = await _known(request)
    wanted = _body(request, protocol.NewTable)
    hall: Hall = request.app.state.hall
    if wanted.game not in GAMES:
        raise Denied("no_game", 404)
    game = find_game(wanted.game)
    rules = game.agree(wanted.players, game.read_options(wanted.options))
    opened = Opened(
        wanted.game, game.content, rules.players, wanted.options, new_seed(), person.hash.hex(), int(time())
    )
    room = Room(opened)
    sitting: list[SatDown | BotSatDown] = []
    if wanted.seat is not None:
        sitting.append(room.sit_down(wanted.seat, person.hash.hex(), person.name))
    sitting += [room.seat_bot(seat, spec) for seat, spec in wanted.bots.items() if seat != wanted.seat]
    table = new_table()
    secrets = protocol.Links(table, new_secret(), new_secret(), [new_secret() for _ in range(rules.players)])
    links = [
        Link(hash_of(secrets.invitation), table, "invitation"),
        Link(hash_of(secrets.watch), table, "watch"),
        *(Link(hash_of(secret), table, "seat", seat) for seat, secret in enumerate(secrets.seats)),
    ]
    await hall.open(opened, sitting, links, table)
    return _json(secrets, 201)


async def post_join(request: Request) -> Response:
    person = await _known(request)
    wanted = _body(request, protocol.Join)
    hall: Hall = request.app.state.hall
    link = await hall.storage.link(hash_of(wanted.link))
    if link is None:
        raise Denied("no_link", 404)
    keeper = await hall.enter(link.table)
    if link.kind == "watch":
        return _json(protocol.Joined(link.table, None))
    who = person.hash.hex()
    if link.kind == "move":
        seat = link.seat
        assert seat is not None
        keeper.room.move(seat, who)  # the link is used up only if it can be used
        if not await hall.storage.revoke(link.hash):
            raise Denied("no_link", 404)
        await keeper.do(lambda room: room.move(seat, who))
        return _json(protocol.Joined(link.table, seat))
    own = keeper.room.seat_of(who)
    if own is not None and link.seat in (None, own):
        return _json(protocol.Joined(link.table, own))
    await keeper.do(lambda room: room.sit_down(room.open_seat() if link.seat is None else link.seat, who, person.name))
    return _json(protocol.Joined(link.table, keeper.room.seat_of(who)))


async def _seat_at(request: Request) -> tuple[Keeper, Person, int]:
    """The table that a call names, who calls, and where that person sits."""
    person = await _known(request)
    hall: Hall = request.app.state.hall
    keeper = await hall.enter(request.path_params["table"])
    seat = keeper.room.seat_of(person.hash.hex())
    if seat is None:
        raise Denied("watching", 403)
    return keeper, person, seat


async def post_fork(request: Request) -> Response:
    keeper, person, seat = await _seat_at(request)
    wanted = _body(request, protocol.Fork)
    hall: Hall = request.app.state.hall
    table = await hall.fork(keeper.room, seat, person.hash.hex(), wanted.at, wanted.bot)
    return _json(protocol.Joined(table, seat), 201)


async def post_link(request: Request) -> Response:
    keeper, _, seat = await _seat_at(request)
    hall: Hall = request.app.state.hall
    secret, expires = new_secret(), time() + MOVING
    await hall.storage.add_links([Link(hash_of(secret), keeper.table, "move", seat, expires)])
    return _json(protocol.Moving(secret, expires), 201)


async def post_rematch(request: Request) -> Response:
    keeper, _, seat = await _seat_at(request)
    hall: Hall = request.app.state.hall
    return _json(protocol.Joined(await hall.rematch(keeper), seat), 201)


async def get_replay(request: Request) -> Response:
    keeper, seat = await _looking_at(request)
    at = request.query_params.get("at", "")
    if not at.isdecimal() or len(at) > 9:
        raise Denied("malformed", 400, "at")
    return _json(keeper.room.position(int(at), seat, await _language(request)))


async def _looking_at(connection: HTTPConnection) -> tuple[Keeper, int | None]:
    """The table that a call or connection names, and the seat of whoever comes; None if they have the watch link."""
    hall: Hall = connection.app.state.hall
    person = await _person(connection)
    keeper = await hall.enter(connection.path_params["table"])
    seat = None if person is None else keeper.room.seat_of(person.hash.hex())
    if seat is None:
        link = await hall.storage.link(hash_of(connection.query_params.get("watch", "")))
        if link is None or link.kind != "watch" or link.table != keeper.table:
            raise Denied("no_link", 403)
    return keeper, seat


async def get_push(request: Request) -> Response:
    push: Push | None = request.app.state.push
    return _json(protocol.PushKey(None if push is None else push.public_key))


async def put_push(request: Request) -> Response:
    person = await _known(request)
    wanted = _body(request, protocol.Push)
    push: Push | None = request.app.state.push
    if push is None:
        raise Denied("push", 404)
    browser = Browser(wanted.endpoint, wanted.p256dh, wanted.auth)
    push.check(browser)
    hall: Hall = request.app.state.hall
    await hall.storage.save_browser(person.hash, browser)
    return _json(protocol.PushKey(push.public_key))


async def get_file(request: Request) -> Response:
    keeper, _, seat = await _seat_at(request)
    name = f"{keeper.table}{gamefile.SUFFIX}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(gamefile.render(keeper.room.record(seat)), media_type="application/json", headers=headers)


# --- playing ----------------------------------------------------------------------------------------------------------


async def play(socket: WebSocket) -> None:
    """One connection to a table: `?since=VERSION` after a gap, `&watch=SECRET` for a watcher."""
    language = await _language(socket)
    try:
        if not _is_peer(socket):
            _check_origin(socket)
        person = await _person(socket)
        who = None if person is None else person.hash.hex()
        doorkeeper: Doorkeeper = socket.app.state.doorkeeper
        with doorkeeper.connection(who, _address(socket)):
            await _play_here_or_there(socket, who, language)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        await _refuse(socket, error, language)


async def _refuse(socket: WebSocket, error: Exception, language: str) -> None:
    """Browsers learn the reason only of a connection that was accepted."""
    reason, text, status = said(error, language)
    with suppress(RuntimeError, WebSocketDisconnect):
        if socket.application_state is WebSocketState.CONNECTING:
            await socket.accept()
        await socket.send_text(msgspec.json.encode(protocol.Refused("", reason, text)).decode())
        await socket.close(4000 + status, reason)


async def _play_here_or_there(socket: WebSocket, person: str | None, language: str) -> None:
    deadline = monotonic() + 2 * LEASE
    while True:
        try:
            keeper, seat = await _looking_at(socket)
        except Elsewhere as elsewhere:
            if _is_peer(socket):
                await socket.accept()
                await socket.close(MOVED_SOCKET)
                return
            try:
                await forward_socket(socket, elsewhere.address, _address(socket))
                return
            except Unreachable:
                if monotonic() > deadline:
                    raise
                await asyncio.sleep(RETRY)
                continue
        since = socket.query_params.get("since", "0")
        guest = Guest(seat, person, language, int(since) if since.isdecimal() and len(since) < 10 else 0)
        await socket.accept()
        try:
            await keeper.come(guest)
            await _talk(socket, keeper, guest)
        except Gone:
            pass
        finally:
            keeper.go(guest)
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(1012)
        return


async def _talk(socket: WebSocket, keeper: Keeper, guest: Guest) -> None:
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
    doorkeeper: Doorkeeper = socket.app.state.doorkeeper
    speaker = f"messages of {guest.person}" if guest.person is not None else f"messages from {_address(socket)}"
    decoder: msgspec.json.Decoder[protocol.Request] = msgspec.json.Decoder(protocol.Request)
    while True:
        data = await socket.receive_text()
        id = ""
        try:
            request = _decode(decoder, data)
            id = request.id
            doorkeeper.enter(speaker)
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
    if keeper.room.chairs[seat].resigned and isinstance(request, protocol.Choose | protocol.Undo | protocol.Answer):
        raise Refused("resigned")  # in the room it is the bot who chooses for this seat
    match request:
        case protocol.Choose():
            version = await keeper.do(lambda room: room.choose(seat, request))
        case protocol.Undo():
            version = await keeper.do(lambda room: room.undo(seat, request))
        case protocol.Answer():
            version = await keeper.do(lambda room: room.answer(seat, request))
        case protocol.Resign():
            version = await keeper.do(lambda room: room.resign(seat, "greedy"))
        case protocol.SeatBot():
            version = await _seat_bot(keeper, person, request)
        case protocol.Leave():
            version = await keeper.do(lambda room: room.leave(seat))
        case protocol.Return():
            name = keeper.room.chairs[seat].name
            version = await keeper.do(lambda room: room.sit_down(seat, person, name))
        case protocol.Say():
            version = await keeper.do(chat(person, keeper.room.chairs[seat].name, request.text))
        case protocol.Hint():
            return protocol.Advice(request.id, await keeper.hint(seat))
        case protocol.WhyNot():
            return protocol.Reasons(request.id, keeper.room.reasons(seat, guest.language))
    return protocol.Done(request.id, version)


async def _seat_bot(keeper: Keeper, person: str, request: protocol.SeatBot) -> int:
    """One may leave the own seat to a bot at once, another's when that person has been away for a while."""

    def seat_bot(room: Room) -> BotSatDown:
        other = room.chairs[request.seat].person if 0 <= request.seat < len(room.chairs) else None
        absent = other in (None, person) or keeper.away(str(other)) >= AWAY
        return room.seat_bot(request.seat, request.bot, absent)

    return await keeper.do(seat_bot)
