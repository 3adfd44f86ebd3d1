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
from kubik.server import catalogue, protocol
from kubik.server.denials import Denied, decode, said
from kubik.server.forward import MOVED, Unreachable, forward_call
from kubik.server.hall import LEASE, RETRY, Elsewhere, Hall, new_table
from kubik.server.keeper import Gone, Keeper
from kubik.server.limits import Doorkeeper
from kubik.server.people import hash_of, new_secret
from kubik.server.push import Push
from kubik.server.record import BotSatDown, Opened, SatDown
from kubik.server.room import Room, names_in
from kubik.server.storage import Browser, Link, Person
from kubik.server.visitors import (
    COOKIE,
    address_of,
    check_origin,
    is_for_another,
    is_peer,
    known,
    language_of,
    looking_at,
    person_of,
)

YEAR: Final = 365 * 24 * 3600
LARGEST_BODY: Final = 16_384
MOVING: Final = 3600.0
"""Seconds for which the link that moves a seat is valid."""

B = TypeVar("B", bound=protocol.Body)
Call = Callable[[Request], Awaitable[Response]]


def answered(call: Call) -> Call:
    """Check origin and rate, let the process answer that keeps the table, and turn errors into answers."""

    async def answer(request: Request) -> Response:
        try:
            if is_for_another(request):
                return Response(status_code=MOVED)
            if not is_peer(request):
                check_origin(request)
                doorkeeper: Doorkeeper = request.app.state.doorkeeper
                doorkeeper.enter(f"calls from {address_of(request)}")
                secret = request.cookies.get(COOKIE)
                if secret:
                    doorkeeper.enter(f"calls of {hash_of(secret).hex()}")
            request.state.body = await _read(request)
            return await _here_or_there(request, call)
        except Exception as error:
            reason, text, status = said(error, await language_of(request))
            return as_json(protocol.Trouble(reason, text), status)

    return answer


async def _here_or_there(request: Request, call: Call) -> Response:
    """Until the call is answered, or the lease of a process that does not answer has surely ended."""
    deadline = monotonic() + 2 * LEASE
    while True:
        try:
            try:
                return await call(request)
            except Elsewhere as elsewhere:
                if is_peer(request):
                    return Response(status_code=MOVED)
                return await forward_call(request, request.state.body, elsewhere.address, address_of(request))
        except Gone:  # asking again wakes it
            continue
        except Unreachable:
            if monotonic() > deadline:
                raise
            await asyncio.sleep(RETRY)


def as_json(thing: Any, status: int = 200) -> Response:
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
    return Response(catalogue.games(await language_of(request)), media_type="application/json")


async def get_box(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in GAMES:
        raise Denied("no_game", 404)
    return Response(catalogue.box(game, await language_of(request)), media_type="application/json")


async def get_me(request: Request) -> Response:
    person = await person_of(request)
    return as_json(None if person is None else {"name": person.name, "language": person.language})


async def put_me(request: Request) -> Response:
    me = _body(request, protocol.Me)
    hall: Hall = request.app.state.hall
    secret = request.cookies.get(COOKIE)
    fresh = secret is None or await hall.storage.person(hash_of(secret)) is None
    if secret is None or fresh:
        secret = new_secret()
    await hall.storage.save_person(hash_of(secret), me.name, me.language)
    response = as_json(me)
    if fresh:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


async def get_tables(request: Request) -> Response:
    person = await known(request)
    hall: Hall = request.app.state.hall
    language = await language_of(request)
    mine = []
    for seat in await hall.storage.seats_of(person.hash):
        summary = msgspec.json.decode(seat.summary, type=protocol.Summary)
        summary = msgspec.structs.replace(summary, names=names_in(summary.names, language))
        mine.append(protocol.Mine(seat.table, seat.seat, seat.changed, seat.over, summary))
    return as_json(mine)


async def post_table(request: Request) -> Response:
    person = await known(request)
    wanted = _body(request, protocol.NewTable)
    hall: Hall = request.app.state.hall
    if wanted.game not in GAMES:
        raise Denied("no_game", 404)
    game = find_game(wanted.game)
    try:
        rules = game.agree(wanted.players, game.read_settings(wanted.options))
    except Unfit as error:
        raise Denied("bad_setup", 400, game.text(await language_of(request)).unfit(error)) from None
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
    await hall.open(table, opened, sitting, links)
    return as_json(secrets, 201)


async def post_join(request: Request) -> Response:
    person = await known(request)
    wanted = _body(request, protocol.Join)
    hall: Hall = request.app.state.hall
    link = await hall.storage.link(hash_of(wanted.link))
    if link is None:
        raise Denied("no_link", 404)
    if link.kind == "watch":
        return as_json(protocol.Joined(link.table, None))
    who = person.hash.hex()
    if link.kind == "move":
        await _move(hall, link, who)
        return as_json(protocol.Joined(link.table, link.seat))

    def sit_down(room: Room) -> SatDown | None:
        own = room.seat_of(who)
        if own is not None and link.seat in (None, own):
            return None
        return room.sit_down(room.open_seat() if link.seat is None else link.seat, who, person.name)

    keeper = await hall.enter(link.table)
    await keeper.do(sit_down)
    return as_json(protocol.Joined(link.table, keeper.room.seat_of(who)))


async def _move(hall: Hall, link: Link, who: str) -> None:
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
        return room.move(seat, who)

    keeper = await hall.enter(link.table)
    await keeper.do(look)
    if await hall.storage.link(link.hash) is None:
        raise Denied("no_link", 404)
    await keeper.do(move)


async def _seat_at(request: Request) -> tuple[Keeper, Person, int]:
    """The table that a call names, who calls, and where that person sits."""
    person = await known(request)
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
    return as_json(protocol.Joined(table, seat), 201)


async def post_link(request: Request) -> Response:
    keeper, _, seat = await _seat_at(request)
    hall: Hall = request.app.state.hall
    secret, expires = new_secret(), time() + MOVING
    await hall.storage.add_links([Link(hash_of(secret), keeper.table, "move", seat, expires)])
    return as_json(protocol.Moving(secret, expires), 201)


async def post_rematch(request: Request) -> Response:
    keeper, _, seat = await _seat_at(request)
    hall: Hall = request.app.state.hall
    return as_json(protocol.Joined(await hall.rematch(keeper), seat), 201)


async def get_replay(request: Request) -> Response:
    keeper, seat = await looking_at(request)
    at = request.query_params.get("at", "")
    if not at.isdecimal() or len(at) > 9:
        raise Denied("malformed", 400, "at")
    return as_json(keeper.room.position(int(at), seat, await language_of(request)))


async def get_push(request: Request) -> Response:
    push: Push | None = request.app.state.push
    return as_json(protocol.PushKey(None if push is None else push.public_key))


async def put_push(request: Request) -> Response:
    person = await known(request)
    wanted = _body(request, protocol.Push)
    push: Push | None = request.app.state.push
    if push is None:
        raise Denied("push", 404)
    browser = Browser(wanted.endpoint, wanted.p256dh, wanted.auth)
    push.check(browser)
    hall: Hall = request.app.state.hall
    await hall.storage.save_browser(person.hash, browser)
    return as_json(protocol.PushKey(push.public_key))


async def get_file(request: Request) -> Response:
    keeper, _, seat = await _seat_at(request)
    name = f"{keeper.table}{gamefile.SUFFIX}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(gamefile.render(keeper.room.record(seat)), media_type="application/json", headers=headers)
