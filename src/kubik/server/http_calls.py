"""The calls over HTTP, one function each. What they ask and answer is in `protocol`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic, time
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kubik.games import GAMES
from kubik.games import game as find_game
from kubik.kernel import gamefile
from kubik.kernel.chance import new_seed
from kubik.kernel.errors import Unfit
from kubik.server import catalogue, presentation, protocol, requests
from kubik.server.addresses import addresses
from kubik.server.callers import (
    COOKIE,
    check_origin,
    client_address,
    is_for_predecessor,
    is_peer,
    known_person,
    language_of,
    person_of,
    table_and_seat,
)
from kubik.server.errors import Denied, decode, explain
from kubik.server.forward import MOVED, Unreachable, forward_call
from kubik.server.limits import RateLimiter
from kubik.server.live_table import Gone, LiveTable
from kubik.server.live_tables import LEASE, RETRY, Elsewhere, LiveTables, new_table_name
from kubik.server.push import Push
from kubik.server.qr import qr_code
from kubik.server.records import BotSatDown, Opened, SatDown
from kubik.server.room import Room
from kubik.server.storage import Browser, Link, Person
from kubik.server.tokens import new_token, token_hash
from kubik.server.words import display_names

YEAR: Final = 365 * 24 * 3600
LARGEST_BODY: Final = 16_384
MOVING: Final = 3600.0
"""Seconds for which the link that moves a seat is valid."""

B = TypeVar("B", bound=protocol.Body)
Call = Callable[[Request], Awaitable[Response]]


def endpoint(call: Call) -> Call:
    """Check origin and rate, let the process answer that keeps the table, and turn errors into answers."""

    async def answer(request: Request) -> Response:
        try:
            if is_for_predecessor(request):
                return Response(status_code=MOVED)
            if not is_peer(request):
                check_origin(request)
                limiter: RateLimiter = request.app.state.limiter
                limiter.count(f"calls from {client_address(request)}")
                secret = request.cookies.get(COOKIE)
                if secret:
                    limiter.count(f"calls of {token_hash(secret).hex()}")
            request.state.body = await _read(request)
            return await _answer_or_forward(request, call)
        except Exception as error:
            reason, text, status = explain(error, await language_of(request))
            return as_json(protocol.Trouble(reason, text), status)

    return answer


async def _answer_or_forward(request: Request, call: Call) -> Response:
    """Until the call is answered, or the lease of a process that does not answer has surely ended."""
    deadline = monotonic() + 2 * LEASE
    while True:
        try:
            try:
                return await call(request)
            except Elsewhere as elsewhere:
                if is_peer(request):
                    return Response(status_code=MOVED)
                return await forward_call(request, request.state.body, elsewhere.address, client_address(request))
        except Gone:  # asking again wakes it
            continue
        except Unreachable:
            if monotonic() > deadline:
                raise
            await asyncio.sleep(RETRY)


def as_json(thing: Any, status: int = 200) -> Response:
    """An answer with this content."""
    return Response(msgspec.json.encode(thing), status, media_type="application/json")


async def _read(request: Request) -> bytes:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise Denied("malformed", 413, "too long")
    return body


def _body(request: Request, type: type[B]) -> B:
    return decode(msgspec.json.Decoder(type), request.state.body)


async def get_games(request: Request) -> Response:
    """The games on the shelf."""
    return Response(catalogue.games(await language_of(request)), media_type="application/json")


async def get_box(request: Request) -> Response:
    """All that a screen draws a game with."""
    return Response(catalogue.box(_game(request), await language_of(request)), media_type="application/json")


async def get_gallery(request: Request) -> Response:
    """The things in a game's box with all their words."""
    return Response(catalogue.gallery(_game(request), await language_of(request)), media_type="application/json")


def _game(request: Request) -> str:
    game: str = request.path_params["game"]
    if game not in GAMES:
        raise Denied("no_game", 404)
    return game


async def get_me(request: Request) -> Response:
    """Who the cookie says it is."""
    person = await person_of(request)
    return as_json(None if person is None else {"name": person.name, "language": person.language})


async def put_me(request: Request) -> Response:
    """Make a person, or give one another name or language."""
    me = _body(request, protocol.Me)
    tables: LiveTables = request.app.state.tables
    secret = request.cookies.get(COOKIE)
    fresh = secret is None or await tables.storage.person(token_hash(secret)) is None
    if secret is None or fresh:
        secret = new_token()
    await tables.storage.save_person(token_hash(secret), me.name, me.language)
    response = as_json(me)
    if fresh:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


async def get_tables(request: Request) -> Response:
    """The tables where a person sits, or watches as the one who opened it."""
    person = await known_person(request)
    tables: LiveTables = request.app.state.tables
    language = await language_of(request)
    mine = []
    for table in await tables.storage.tables_of(person.hash):
        summary = msgspec.json.decode(table.summary, type=protocol.Summary)
        summary = msgspec.structs.replace(summary, names=display_names(summary.names, language))
        mine.append(protocol.Mine(table.table, table.seat, table.changed, table.over, summary))
    return as_json(mine)


async def post_table(request: Request) -> Response:
    """Open a table, and show its links this once."""
    person = await known_person(request)
    wanted = _body(request, protocol.NewTable)
    tables: LiveTables = request.app.state.tables
    if wanted.game not in GAMES:
        raise Denied("no_game", 404)
    game = find_game(wanted.game)
    try:
        rules = game.agree(wanted.players, game.read_settings(wanted.options))
    except Unfit as error:
        raise Denied("bad_setup", 400, game.text(await language_of(request)).unfit(error)) from None
    opened = Opened(
        game=wanted.game,
        content=game.content,
        content_file=game.content_file,
        players=rules.players,
        options=wanted.options,
        seed=new_seed(),
        creator=person.hash.hex(),
        at=int(time()),
        watched=wanted.seat is None,
        rules=game.rules_number,
    )
    room = Room(opened)
    sitting: list[SatDown | BotSatDown] = []
    if wanted.seat is not None:
        sitting.append(requests.sit_down(room, wanted.seat, person.hash.hex(), person.name))
    sitting += [requests.seat_bot(room, seat, spec) for seat, spec in wanted.bots.items() if seat != wanted.seat]
    table = new_table_name()
    secrets = protocol.Links(table, new_token(), new_token(), [new_token() for _ in range(rules.players)])
    links = [
        Link(token_hash(secrets.invitation), table, "invitation"),
        Link(token_hash(secrets.watch), table, "watch"),
        *(Link(token_hash(secret), table, "seat", seat) for seat, secret in enumerate(secrets.seats)),
    ]
    await tables.open(table, opened, sitting, links)
    return as_json(secrets, 201)


async def get_join(request: Request) -> Response:
    """What a link leads to."""
    tables: LiveTables = request.app.state.tables
    link = await tables.storage.link(token_hash(request.query_params.get("link", "")))
    if link is None:
        raise Denied("no_link", 404)
    live = await tables.wake(link.table)
    host = await tables.storage.person(bytes.fromhex(live.room.opened.creator))
    name = "" if host is None else host.name
    return as_json(presentation.invitation(live.room, link, name, await language_of(request)))


async def post_join(request: Request) -> Response:
    """Use a link: sit down, watch, or move a seat to this device."""
    person = await known_person(request)
    wanted = _body(request, protocol.Join)
    tables: LiveTables = request.app.state.tables
    link = await tables.storage.link(token_hash(wanted.link))
    if link is None:
        raise Denied("no_link", 404)
    if link.kind == "watch":
        return as_json(protocol.Joined(link.table, None))
    who = person.hash.hex()
    if link.kind == "move":
        await _move(tables, link, who)
        return as_json(protocol.Joined(link.table, link.seat))

    def sit_down(room: Room) -> SatDown | None:
        own = room.seat_of(who)
        if own is not None and link.seat in (None, own):
            return None
        seat = requests.first_open_seat(room) if link.seat is None else link.seat
        return requests.sit_down(room, seat, who, person.name)

    live = await tables.wake(link.table)
    await live.request(sit_down)
    return as_json(protocol.Joined(link.table, live.room.seat_of(who)))


async def _move(tables: LiveTables, link: Link, who: str) -> None:
    """Move a seat to another device, if it is still that of the person who made the link. Its new record ends the
    link; so it is looked up once more when all requests that came before this one are written down."""
    seat, owner = link.seat, None
    assert seat is not None

    def look(room: Room) -> None:
        nonlocal owner
        owner = room.chairs[seat].person

    def move(room: Room) -> SatDown:
        if room.chairs[seat].person != owner:
            raise Denied("no_link", 404)
        return requests.move(room, seat, who)

    live = await tables.wake(link.table)
    await live.request(look)
    if await tables.storage.link(link.hash) is None:
        raise Denied("no_link", 404)
    await live.request(move)


async def _seat_at(request: Request) -> tuple[LiveTable, Person, int]:
    """The table that a call names, who calls, and where that person sits."""
    person = await known_person(request)
    tables: LiveTables = request.app.state.tables
    live = await tables.wake(request.path_params["table"])
    seat = live.room.seat_of(person.hash.hex())
    if seat is None:
        raise Denied("watching", 403)
    return live, person, seat


async def post_fork(request: Request) -> Response:
    """Open a what-if."""
    live, person, seat = await _seat_at(request)
    wanted = _body(request, protocol.Fork)
    tables: LiveTables = request.app.state.tables
    table = await tables.fork(live.room, seat, person.hash.hex(), wanted.at, wanted.bot)
    return as_json(protocol.Joined(table, seat), 201)


async def post_link(request: Request) -> Response:
    """Make a link that moves the own seat to another device."""
    live, _, seat = await _seat_at(request)
    tables: LiveTables = request.app.state.tables
    secret, expires = new_token(), time() + MOVING
    await tables.storage.add_links([Link(token_hash(secret), live.table, "move", seat, expires)])
    return as_json(protocol.Moving(secret, expires), 201)


async def post_rematch(request: Request) -> Response:
    """Open the table where the same seats play again, or say which it is."""
    live, _, seat = await _seat_at(request)
    tables: LiveTables = request.app.state.tables
    return as_json(protocol.Joined(await tables.rematch(live), seat), 201)


async def get_replay(request: Request) -> Response:
    """The table after so many choices."""
    live, seat = await table_and_seat(request)
    at = request.query_params.get("at", "")
    if not at.isdecimal() or len(at) > 9:
        raise Denied("malformed", 400, "at")
    return as_json(presentation.position(live.room, int(at), seat, await language_of(request)))


async def get_addresses(request: Request) -> Response:
    """Where others reach this server."""
    asked_for = f"{request.url.scheme}://{request.url.netloc}"
    return as_json(addresses(request.app.state.listens_at, request.scope["server"][1], asked_for))


async def post_qr(request: Request) -> Response:
    """A link as a QR code."""
    await known_person(request)
    wanted = _body(request, protocol.QrWanted)
    return as_json(await asyncio.to_thread(qr_code, wanted.text))


async def get_push(request: Request) -> Response:
    """The server's key for Web Push."""
    push: Push | None = request.app.state.push
    return as_json(protocol.PushKey(None if push is None else push.public_key))


async def put_push(request: Request) -> Response:
    """Remember where a browser wants to be told."""
    person = await known_person(request)
    wanted = _body(request, protocol.Push)
    push: Push | None = request.app.state.push
    if push is None:
        raise Denied("push", 404)
    browser = Browser(wanted.endpoint, wanted.p256dh, wanted.auth)
    push.check(browser)
    tables: LiveTables = request.app.state.tables
    await tables.storage.save_browser(person.hash, browser)
    return as_json(protocol.PushKey(push.public_key))


async def get_file(request: Request) -> Response:
    """The game file."""
    live, _, seat = await _seat_at(request)
    name = f"{live.table}{gamefile.SUFFIX}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(
        gamefile.render(presentation.game_file(live.room, seat)), media_type="application/json", headers=headers
    )
