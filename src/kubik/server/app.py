"""The server as an application: its calls, its sockets and its page, with the headers that keep the page to itself."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kubik.server import http_calls, protocol
from kubik.server.callers import language_of
from kubik.server.errors import Denied, explain
from kubik.server.limits import Limits, RateLimiter
from kubik.server.live_tables import LiveTables
from kubik.server.operator_app import telling
from kubik.server.push import Push
from kubik.server.storage import Storage
from kubik.server.websocket import table_socket

PAGE: Final = Path(__file__).parent / "page"
CALLS: Final = {
    ("GET", "/api/games"): http_calls.get_games,
    ("GET", "/api/games/{game}/box"): http_calls.get_box,
    ("GET", "/api/games/{game}/gallery"): http_calls.get_gallery,
    ("GET", "/api/me"): http_calls.get_me,
    ("PUT", "/api/me"): http_calls.put_me,
    ("GET", "/api/tables"): http_calls.get_tables,
    ("POST", "/api/tables"): http_calls.post_table,
    ("GET", "/api/join"): http_calls.get_join,
    ("POST", "/api/join"): http_calls.post_join,
    ("GET", "/api/addresses"): http_calls.get_addresses,
    ("POST", "/api/qr"): http_calls.post_qr,
    ("GET", "/api/push"): http_calls.get_push,
    ("PUT", "/api/push"): http_calls.put_push,
    ("GET", "/api/tables/{table}/file"): http_calls.get_file,
    ("POST", "/api/tables/{table}/fork"): http_calls.post_fork,
    ("POST", "/api/tables/{table}/link"): http_calls.post_link,
    ("POST", "/api/tables/{table}/rematch"): http_calls.post_rematch,
    ("GET", "/api/tables/{table}/replay"): http_calls.get_replay,
}
SECURITY_HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
)


def make_app(
    database: str | Path | Storage,
    address: str,
    push: Push | None = None,
    limits: Limits | None = None,
    listens_at: str = "127.0.0.1",
    operator: socket.socket | None = None,
) -> Starlette:
    """The server as an ASGI application. `address` is where other processes with the same database reach it,
    `listens_at` the host at which it listens, and at `operator` it answers whoever runs it."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = database if isinstance(database, Storage) else await Storage.open(database)
        notify = None if push is None else partial(push.notify, storage)
        app.state.tables = LiveTables(storage, address, notify)
        await app.state.tables.free_address()
        app.state.limiter = RateLimiter(limits or Limits())
        app.state.push = push
        app.state.listens_at = listens_at
        try:
            async with telling(app.state.tables, operator):
                yield
        finally:
            await app.state.tables.close()
            await storage.close()

    routes = [
        *(Route(path, http_calls.endpoint(call), methods=[method]) for (method, path), call in CALLS.items()),
        WebSocketRoute("/api/tables/{table}", table_socket),
        Mount("/", _Page(directory=PAGE, html=True, check_dir=False)),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _nothing_here})
    app.add_middleware(_SecurityHeaders)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    return app


class _SecurityHeaders:
    """Adds the headers that keep a page to itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SECURITY_HEADERS]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class _Page(StaticFiles):
    """The page. Its files have names that change with their content, but for the first one."""

    async def check_config(self) -> None:
        """Without a page there are no files; the calls do without it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        forever = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if forever else "no-cache"
        return response


async def _nothing_here(request: Request, error: Exception) -> Response:
    """No such file or call."""
    assert isinstance(error, HTTPException)
    reason, text, status = explain(Denied("nothing_here", error.status_code), await language_of(request))
    return http_calls.as_json(protocol.Trouble(reason, text), status)
