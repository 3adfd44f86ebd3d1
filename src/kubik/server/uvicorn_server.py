"""Uvicorn, the server that listens on the network, with our limits and our compression."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame

from kubik.kernel.blank import MOST_WORDS
from kubik.server.limits import Limits, TokenBucket, TooMuch
from kubik.server.live_tables import LiveTables

LARGEST_MESSAGE: Final = 12 * MOST_WORDS + 1024
"""Bytes: the longest words, also if a client writes every character outside of ASCII as an escape."""
SHUTDOWN_PATIENCE: Final = 10
"""Seconds that connections get to end when the server stops."""
READ_AT_ONCE: Final = 1024
"""Bytes that are read of a connection before others have their turn: the smallest frames take long, byte by byte."""
SPARE_FRAMES: Final = Limits(burst=256, per_second=20.0)
"""Frames that begin no message: pings, pongs and further parts of a message. Browsers send hardly any."""


class BoundedWebSocket(WebSocketsSansIOProtocol, asyncio.BufferedProtocol):
    """Bounds what a connection may cost by frames that never become a message for the application.

    It compresses every message for itself: to remember the earlier ones would take more memory than all else that a
    connection and its table need.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"memLevel": 5}
            )
        ]
        self._read = bytearray(READ_AT_ONCE)
        self._spare = TokenBucket(SPARE_FRAMES)

    def get_buffer(self, sizehint: int) -> bytearray:
        return self._read

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self._read[:nbytes]))

    def handle_cont(self, event: Frame) -> None:
        # Parts without content would be kept for ever: the bound for a whole message counts only bytes.
        if self._may_come() and (event.data or event.fin):
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._may_come():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_come():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._end(CloseCode.INVALID_DATA)  # uvicorn would do the same, and log it as a fault of ours
                return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # else it would wait for ever for whoever reads nothing

    def _may_come(self) -> bool:
        """Whether another frame that begins no message is let through; if not, the connection ends."""
        if self.close_sent:
            return False
        try:
            self._spare.take()
        except TooMuch:
            self._end(CloseCode.POLICY_VIOLATION)
            return False
        return True

    def _end(self, code: CloseCode) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()


class _Server(uvicorn.Server):
    """Gives its tables to other servers before it waits for its connections to end."""

    def __init__(self, app: Starlette, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        tables: LiveTables = self._app.state.tables
        await tables.hand_over()
        await super().shutdown(sockets)


def make_server(app: Starlette, **where: Any) -> uvicorn.Server:
    """Uvicorn for an application; `where` is the host and port, unless it gets a socket of its own."""
    return _Server(
        app,
        uvicorn.Config(
            app,
            log_level="warning",
            server_header=False,
            timeout_graceful_shutdown=SHUTDOWN_PATIENCE,
            ws=BoundedWebSocket,
            ws_max_size=LARGEST_MESSAGE,
            **where,
        ),
    )
