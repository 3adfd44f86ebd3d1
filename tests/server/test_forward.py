"""Handing a connection on to the process that keeps the table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.server import ServerConnection, serve

from kubik.server import forward
from kubik.server.forward import Unreachable, forward_socket


async def nothing(*_: Any) -> Any:
    """Neither comes anything from whoever wanted the connection, nor is anything sent there."""


async def test_a_process_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has accepted the connection, but says nothing; its tables will soon be another's."""
    monkeypatch.setattr(forward, "HANDSHAKE", 0.5)
    scope = {"type": "websocket", "path": "/", "query_string": b"", "headers": [], "server": ("here", 80)}
    over = asyncio.Event()

    async def hang(_: ServerConnection) -> None:
        await over.wait()

    async with serve(hang, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Unreachable):
            await forward_socket(WebSocket(scope, nothing, nothing), f"http://127.0.0.1:{port}#secret", "client")
        over.set()
