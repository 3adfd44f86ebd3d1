"""The WebSocket: one connection to a table, as long as it lasts."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kubik.kernel.errors import KubikError
from kubik.server import presentation, protocol, requests
from kubik.server.callers import (
    check_origin,
    client_address,
    is_for_predecessor,
    is_peer,
    language_of,
    person_of,
    table_and_seat,
)
from kubik.server.database import BadStorage
from kubik.server.errors import Denied, decode, explain
from kubik.server.forward import MOVED_SOCKET, Unreachable, accept, forward_socket
from kubik.server.limits import RateLimiter
from kubik.server.live_table import Connection, Gone, LiveTable
from kubik.server.live_tables import LEASE, RETRY, Elsewhere
from kubik.server.records import AnyRecord
from kubik.server.room import Room
from kubik.server.storage import Conflict, NotHolder


async def table_socket(socket: WebSocket) -> None:
    """One connection to a table: `?since=VERSION` after a gap, `&watch=SECRET` for a watcher."""
    language = await language_of(socket)
    try:
        if is_for_predecessor(socket):
            await _moved(socket)
            return
        limiter: RateLimiter = socket.app.state.limiter
        if not is_peer(socket):
            check_origin(socket)
            limiter.count(f"connections from {client_address(socket)}")
        person = await person_of(socket)
        who = None if person is None else person.hash.hex()
        with limiter.connection(who, client_address(socket)):
            await _connect_or_forward(socket, who, language)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        await _refuse(socket, error, language)


async def _refuse(socket: WebSocket, error: Exception, language: str) -> None:
    """Browsers learn the reason only of a connection that was accepted."""
    reason, text, status = explain(error, language)
    with suppress(RuntimeError, WebSocketDisconnect):
        if socket.application_state is WebSocketState.CONNECTING:
            await accept(socket)
        await socket.send_text(msgspec.json.encode(protocol.Refused("", reason, text)).decode())
        await socket.close(4000 + status, reason)


async def _moved(socket: WebSocket) -> None:
    """Whoever hands the connection on shall look again where the table is."""
    await accept(socket)
    await socket.close(MOVED_SOCKET)


async def _connect_or_forward(socket: WebSocket, person: str | None, language: str) -> None:
    deadline = monotonic() + 2 * LEASE
    while True:
        try:
            live, seat = await table_and_seat(socket)
        except Elsewhere as elsewhere:
            if is_peer(socket):
                await _moved(socket)
                return
            try:
                await forward_socket(socket, elsewhere.address, client_address(socket))
                return
            except Unreachable:
                if monotonic() > deadline:
                    raise
                await asyncio.sleep(RETRY)
                continue
        since = socket.query_params.get("since", "0")
        connection = Connection(seat, person, language, int(since) if since.isdecimal() and len(since) < 10 else 0)
        await accept(socket)
        try:
            await live.connect(connection)
            await _talk(socket, live, connection)
        except Gone:
            pass
        finally:
            live.disconnect(connection)
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(1012)
        return


async def _talk(socket: WebSocket, live: LiveTable, connection: Connection) -> None:
    """Send what waits, and carry out what comes in, until one of both ends."""
    talking = {asyncio.create_task(_send(socket, connection)), asyncio.create_task(_receive(socket, live, connection))}
    _, pending = await asyncio.wait(talking, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*talking, return_exceptions=True)


async def _send(socket: WebSocket, connection: Connection) -> None:
    while (message := await connection.next()) is not None:
        await socket.send_text(message.decode())


async def _receive(socket: WebSocket, live: LiveTable, connection: Connection) -> None:
    limiter: RateLimiter = socket.app.state.limiter
    speaker = (
        f"messages of {connection.person}"
        if connection.person is not None
        else f"messages from {client_address(socket)}"
    )
    decoder: msgspec.json.Decoder[protocol.Request] = msgspec.json.Decoder(protocol.Request)
    hints: set[asyncio.Task[bool]] = set()
    try:
        while True:
            data = await socket.receive_text()
            id = ""
            try:
                try:
                    request = decode(decoder, data)
                    id = request.id
                finally:
                    limiter.count(speaker)  # what cannot be read counts as well
            except (KubikError, msgspec.MsgspecError) as error:
                connection.send(_refused(id, error, connection))
                continue
            if isinstance(request, protocol.Hint):  # a choice shall not wait until bots have thought
                hint = asyncio.create_task(_answer(live, connection, request))
                hints.add(hint)
                hint.add_done_callback(hints.discard)
            elif not await _answer(live, connection, request):
                return
    finally:
        for hint in hints:
            hint.cancel()


async def _answer(live: LiveTable, connection: Connection, request: protocol.Request) -> bool:
    """Carry a request out and tell what came of it; whether the connection may go on."""
    try:
        connection.send(await _carry_out(live, connection, request))
    except (NotHolder, Conflict, BadStorage, Gone):
        connection.send(_refused(request.id, Denied("trouble"), connection))
        return False
    except Exception as error:
        connection.send(_refused(request.id, error, connection))
    return True


def _refused(id: str, error: Exception, connection: Connection) -> protocol.Refused:
    reason, text, _ = explain(error, connection.language)
    return protocol.Refused(id, reason, text)


async def _carry_out(live: LiveTable, connection: Connection, request: protocol.Request) -> protocol.Reply:
    if isinstance(request, protocol.Speak):
        await live.speak(connection, request.language)
        return protocol.Done(request.id, live.room.version)
    seat, person = connection.seat, connection.person
    if seat is None or person is None:
        raise Denied("watching", 403)
    match request:
        case protocol.Hint():
            return presentation.advice(request.id, live.room, await live.hint(seat), connection.language)
        case protocol.WhyNot():
            return protocol.Reasons(request.id, presentation.reasons(live.room, seat, connection.language))
        case protocol.Writes():
            live.tell_writing(connection, seat)
            return protocol.Done(request.id, live.room.version)

    def judge(room: Room) -> AnyRecord | None:
        if room.chairs[seat].person != person:  # what came before this one has moved or emptied the seat
            raise Denied("watching", 403)
        return requests.judge(room, seat, request, live.seconds_away)

    return protocol.Done(request.id, await live.request(judge))
