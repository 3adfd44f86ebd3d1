"""Playing: one connection to a table, as long as it lasts."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic, time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kubik.kernel.errors import KubikError
from kubik.server import protocol
from kubik.server.database import BadStorage
from kubik.server.denials import Denied, decode, said
from kubik.server.forward import MOVED_SOCKET, Unreachable, forward_socket, let_in
from kubik.server.hall import LEASE, RETRY, Elsewhere
from kubik.server.keeper import Gone, Guest, Keeper
from kubik.server.limits import Doorkeeper
from kubik.server.record import AnyRecord, BotSatDown, Said
from kubik.server.room import Refused, Room
from kubik.server.storage import Conflict, NotHolder
from kubik.server.visitors import address_of, check_origin, is_for_another, is_peer, language_of, looking_at, person_of

Change = (
    protocol.Choose
    | protocol.Undo
    | protocol.Answer
    | protocol.Resign
    | protocol.SeatBot
    | protocol.Leave
    | protocol.Return
    | protocol.Say
)
"""What changes the table."""
AWAY: Final = 30.0
"""Seconds after which somebody who is not here may be replaced by a bot."""


async def play(socket: WebSocket) -> None:
    """One connection to a table: `?since=VERSION` after a gap, `&watch=SECRET` for a watcher."""
    language = await language_of(socket)
    try:
        if is_for_another(socket):
            await _moved(socket)
            return
        doorkeeper: Doorkeeper = socket.app.state.doorkeeper
        if not is_peer(socket):
            check_origin(socket)
            doorkeeper.enter(f"connections from {address_of(socket)}")
        person = await person_of(socket)
        who = None if person is None else person.hash.hex()
        with doorkeeper.connection(who, address_of(socket)):
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
            await let_in(socket)
        await socket.send_text(msgspec.json.encode(protocol.Refused("", reason, text)).decode())
        await socket.close(4000 + status, reason)


async def _moved(socket: WebSocket) -> None:
    """Whoever hands the connection on shall look again where the table is."""
    await let_in(socket)
    await socket.close(MOVED_SOCKET)


async def _play_here_or_there(socket: WebSocket, person: str | None, language: str) -> None:
    deadline = monotonic() + 2 * LEASE
    while True:
        try:
            keeper, seat = await looking_at(socket)
        except Elsewhere as elsewhere:
            if is_peer(socket):
                await _moved(socket)
                return
            try:
                await forward_socket(socket, elsewhere.address, address_of(socket))
                return
            except Unreachable:
                if monotonic() > deadline:
                    raise
                await asyncio.sleep(RETRY)
                continue
        since = socket.query_params.get("since", "0")
        guest = Guest(seat, person, language, int(since) if since.isdecimal() and len(since) < 10 else 0)
        await let_in(socket)
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
    speaker = f"messages of {guest.person}" if guest.person is not None else f"messages from {address_of(socket)}"
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
                    doorkeeper.enter(speaker)  # what cannot be read counts as well
            except (KubikError, msgspec.MsgspecError) as error:
                guest.tell(_refused(id, error, guest))
                continue
            if isinstance(request, protocol.Hint):  # a choice shall not wait until bots have thought
                hint = asyncio.create_task(_answer(keeper, guest, request))
                hints.add(hint)
                hint.add_done_callback(hints.discard)
            elif not await _answer(keeper, guest, request):
                return
    finally:
        for hint in hints:
            hint.cancel()


async def _answer(keeper: Keeper, guest: Guest, request: protocol.Request) -> bool:
    """Carry a request out and tell what came of it; whether the connection may go on."""
    try:
        guest.tell(await _carry_out(keeper, guest, request))
    except (NotHolder, Conflict, BadStorage, Gone):
        guest.tell(_refused(request.id, Denied("trouble"), guest))
        return False
    except Exception as error:
        guest.tell(_refused(request.id, error, guest))
    return True


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
        case protocol.Hint():
            return protocol.Advice(request.id, await keeper.hint(seat))
        case protocol.WhyNot():
            return protocol.Reasons(request.id, keeper.room.reasons(seat, guest.language))

    def change(room: Room) -> AnyRecord | None:
        if room.chairs[seat].person != person:  # what came before this one has moved or emptied the seat
            raise Denied("watching", 403)
        return _change(room, keeper, seat, person, request)

    return protocol.Done(request.id, await keeper.do(change))


def _change(room: Room, keeper: Keeper, seat: int, person: str, request: Change) -> AnyRecord | None:
    """What a request of whoever has a seat becomes; None: it was carried out already."""
    chair = room.chairs[seat]
    match request:
        case protocol.Choose() | protocol.Undo() | protocol.Answer() if chair.resigned:
            raise Refused("resigned")  # in the room it is the bot who chooses for this seat
        case protocol.Choose():
            return room.choose(seat, request)
        case protocol.Undo():
            return room.undo(seat, request)
        case protocol.Answer():
            return room.answer(seat, request)
        case protocol.Resign():
            return room.resign(seat, "greedy")
        case protocol.SeatBot():
            return _seat_bot(room, keeper, person, request)
        case protocol.Leave():
            return room.leave(seat)
        case protocol.Return():
            return room.sit_down(seat, person, chair.name)
        case protocol.Say():
            return Said(person, chair.name, request.text, int(time()))


def _seat_bot(room: Room, keeper: Keeper, person: str, request: protocol.SeatBot) -> BotSatDown:
    """One may leave the own seat to a bot at once, another's when that person has been away for a while."""
    other = room.chairs[request.seat].person if 0 <= request.seat < len(room.chairs) else None
    absent = other in (None, person) or keeper.away(str(other)) >= AWAY
    return room.seat_bot(request.seat, request.bot, absent)
