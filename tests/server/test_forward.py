"""Handing a connection on to the process that keeps the table."""

from __future__ import annotations

import asyncio
import re
import socket
from typing import Any

import pytest
from starlette.requests import Request
from starlette.websockets import WebSocket
from websockets.asyncio.server import ServerConnection, serve
from websockets.utils import accept_key

from kubik.server import forward
from kubik.server.forward import Unreachable, forward_call, forward_socket
from kubik.server.live_tables import LEASE


async def nothing(*_: Any) -> Any:
    """Neither comes anything from whoever wanted the connection, nor is anything sent there."""


SCOPE = {"path": "/", "query_string": b"", "headers": [], "server": ("here", 80)}


async def test_a_process_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has accepted the connection, but says nothing; its tables will soon be another's."""
    monkeypatch.setattr(forward, "HANDSHAKE", 0.5)
    over = asyncio.Event()

    async def hang(_: ServerConnection) -> None:
        await over.wait()

    async with serve(hang, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Unreachable):
            await forward_socket(
                WebSocket({"type": "websocket", **SCOPE}, nothing, nothing), f"http://127.0.0.1:{port}#secret", "client"
            )
        over.set()


async def test_a_process_that_was_stopped_is_not_waited_for_a_second_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing answers there any more, not even to the end of a connection; so it is not told of the end."""
    monkeypatch.setattr(forward, "HANDSHAKE", 0.5)
    heard = asyncio.get_running_loop().create_future()

    async def stop(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = await reader.readuntil(b"\r\n\r\n")
        key = re.search(rb"Sec-WebSocket-Key: (.*)\r", asked)
        assert key is not None
        accepted = accept_key(key[1].decode())
        writer.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: %s\r\n\r\n" % accepted.encode()
        )
        try:
            heard.set_result(await reader.read())
        except ConnectionError:
            heard.set_result(b"")
        writer.close()

    async with await asyncio.start_server(stop, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Unreachable):
            await forward_socket(
                WebSocket({"type": "websocket", **SCOPE}, nothing, nothing), f"http://127.0.0.1:{port}#secret", "client"
            )
        assert await heard == b""


async def test_a_call_to_a_process_that_hangs_waits_no_longer_than_its_lease_lasts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert forward.PATIENCE == LEASE
    monkeypatch.setattr(forward, "PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as hung:  # the system connects, and nobody accepts
        request = Request({"type": "http", "method": "GET", "scheme": "http", **SCOPE}, nothing)
        with pytest.raises(Unreachable):
            await forward_call(request, b"", f"http://127.0.0.1:{hung.getsockname()[1]}#secret", "client")
