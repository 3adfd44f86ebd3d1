"""Handing a call or a connection on to the process that keeps the table.

The address of a process ends in a secret that only those know who read it in the database. Whoever shows it is a
process of ours that has checked origin and rate already, and says for whom it asks.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kubik.kernel.errors import KubikError
from kubik.server.live_tables import LEASE

PEER_HEADER: Final = "x-kubik-peer"
CLIENT_HEADER: Final = "x-kubik-client"
REQUEST_HEADERS: Final = ("cookie", "accept-language", "content-type")
"""What of a request's headers is handed on."""
ANSWER_HEADERS: Final = ("content-type", "content-disposition", "set-cookie")
"""What of an answer's headers is handed back."""
MOVED: Final = 421
MOVED_SOCKET: Final = 4421
"""The answer of a process that does not keep the table any more."""
NO_CODE: Final = (None, 1005, 1006)
"""What stands for the code of a connection that ended without one."""
PATIENCE: Final = LEASE
"""Seconds for the answer to a call: whoever says nothing for longer has lost the table, and we may take it."""
HANDSHAKE: Final = 2
"""Seconds in which a process takes a connection over; one that hangs loses its tables soon, so better ask again."""


class Unreachable(KubikError):
    """The process that keeps a table does not answer. When its lease has ended, another one may take the table."""


def _headers(request: Request | WebSocket, secret: str, client: str) -> dict[str, str]:
    handed = {name: request.headers[name] for name in REQUEST_HEADERS if name in request.headers}
    return {PEER_HEADER: secret, CLIENT_HEADER: client, **handed}


async def forward_call(request: Request, body: bytes, address: str, client: str) -> Response:
    """The answer of the process at an address."""
    url = urlsplit(address)
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    headers = _headers(request, url.fragment, client)

    def call() -> Response:
        kind = HTTPSConnection if url.scheme == "https" else HTTPConnection
        connection = kind(url.hostname or "", url.port, timeout=PATIENCE)
        try:
            connection.request(request.method, url.path + path, body, headers)
            answer = connection.getresponse()
            content = answer.read()
        finally:
            connection.close()
        if answer.status == MOVED:
            raise Unreachable("the table has moved")
        kept = {name: value for name in ANSWER_HEADERS if (value := answer.getheader(name)) is not None}
        return Response(content, answer.status, kept)

    try:
        return await asyncio.to_thread(call)
    except (OSError, HTTPException) as error:
        raise Unreachable("the process does not answer") from error


async def accept(socket: WebSocket) -> None:
    """Accept a connection; WebSocketDisconnect if whoever wanted it has left meanwhile."""
    try:
        await socket.accept()
    except OSError:  # only of a connection that was accepted the framework makes an error of its own
        raise WebSocketDisconnect(1006) from None


async def forward_socket(socket: WebSocket, address: str, client: str) -> None:
    """Join a connection to one of the process at an address, until either ends."""
    url = urlsplit(address)
    target = f"ws{url.scheme.removeprefix('http')}://{url.netloc}{url.path}{socket.url.path}?{socket.url.query}"
    try:
        async with connect(
            target,
            additional_headers=_headers(socket, url.fragment, client),
            open_timeout=HANDSHAKE,
            proxy=None,
            max_size=None,  # it is our own who speaks there
        ) as peer:
            try:
                async with asyncio.timeout(HANDSHAKE):
                    first = await peer.recv()
            except TimeoutError:
                peer.transport.abort()  # it would not answer to a farewell either
                raise
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code == MOVED_SOCKET:
                    raise Unreachable("the table has moved") from closed
                await accept(socket)
                await socket.close(closed.rcvd.code, closed.rcvd.reason)
                return
            await accept(socket)
            await socket.send_text(str(first))
            await _relay(socket, peer)
            code = 1012 if peer.close_code in NO_CODE else peer.close_code
    except (OSError, InvalidHandshake, TimeoutError) as error:
        raise Unreachable("the process does not answer") from error
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)


async def _relay(socket: WebSocket, peer: ClientConnection) -> None:
    """Carry messages both ways until either side ends."""

    async def there() -> None:
        with suppress(WebSocketDisconnect, ConnectionClosed):
            while True:
                await peer.send(await socket.receive_text())

    async def back() -> None:
        with suppress(WebSocketDisconnect, ConnectionClosed):
            async for message in peer:
                await socket.send_text(str(message))

    both = {asyncio.create_task(there()), asyncio.create_task(back())}
    _, pending = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*both, return_exceptions=True)
