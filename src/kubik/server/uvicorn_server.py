"""Uvicorn, the server that listens on the network, with our limits and our compression."""

from __future__ import annotations

from typing import Any, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from kubik.kernel.blank import MOST_WORDS

LARGEST_MESSAGE: Final = 12 * MOST_WORDS + 1024
"""Bytes: the longest words, also if a client writes every character outside of ASCII as an escape."""
SHUTDOWN_PATIENCE: Final = 10
"""Seconds that connections get to end when the server stops."""


class CompressedWebSocket(WebSocketsSansIOProtocol):
    """Compresses every message for itself: to remember the earlier ones would take more memory than all else that a
    connection and its table need."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"memLevel": 5}
            )
        ]


def make_server(app: Any, **where: Any) -> uvicorn.Server:
    """Uvicorn for an application; `where` is the host and port, unless it gets a socket of its own."""
    return uvicorn.Server(
        uvicorn.Config(
            app,
            log_level="warning",
            server_header=False,
            timeout_graceful_shutdown=SHUTDOWN_PATIENCE,
            ws=CompressedWebSocket,
            ws_max_size=LARGEST_MESSAGE,
            **where,
        )
    )
