"""The server as an application: its calls, its sockets and its page, with the headers that keep the page to itself."""

from __future__ import annotations

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

from kubik.server import calls, protocol
from kubik.server.denials import Denied, said
from kubik.server.hall import Hall
from kubik.server.limits import Doorkeeper, Limits
from kubik.server.push import Push
from kubik.server.sockets import play
from kubik.server.storage import Storage
from kubik.server.visitors import language_of

PAGE: Final = Path(__file__).parent / "page"
SAFE: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
)


def make_app(
    database: str | Path | Storage, address: str, push: Push | None = None, limits: Limits | None = None
) -> Starlette:
    """The server as an ASGI application. `address` is where other processes with the same database reach it."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = database if isinstance(database, Storage) else await Storage.open(database)
        notify = None if push is None else partial(push.notify, storage)
        app.state.hall = Hall(storage, address, notify)
        await app.state.hall.move_in()
        app.state.doorkeeper = Doorkeeper(limits or Limits())
        app.state.push = push
        try:
            yield
        finally:
            await app.state.hall.close()
            await storage.close()

    routes = [
        Route("/api/games", calls.answered(calls.get_games), methods=["GET"]),
        Route("/api/games/{game}/box", calls.answered(calls.get_box), methods=["GET"]),
        Route("/api/me", calls.answered(calls.get_me), methods=["GET"]),
        Route("/api/me", calls.answered(calls.put_me), methods=["PUT"]),
        Route("/api/tables", calls.answered(calls.get_tables), methods=["GET"]),
        Route("/api/tables", calls.answered(calls.post_table), methods=["POST"]),
        Route("/api/join", calls.answered(calls.post_join), methods=["POST"]),
        Route("/api/push", calls.answered(calls.get_push), methods=["GET"]),
        Route("/api/push", calls.answered(calls.put_push), methods=["PUT"]),
        Route("/api/tables/{table}/file", calls.answered(calls.get_file), methods=["GET"]),
        Route("/api/tables/{table}/fork", calls.answered(calls.post_fork), methods=["POST"]),
        Route("/api/tables/{table}/link", calls.answered(calls.post_link), methods=["POST"]),
        Route("/api/tables/{table}/rematch", calls.answered(calls.post_rematch), methods=["POST"]),
        Route("/api/tables/{table}/replay", calls.answered(calls.get_replay), methods=["GET"]),
        WebSocketRoute("/api/tables/{table}", play),
        Mount("/", _Page(directory=PAGE, html=True, check_dir=False)),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _nothing_here})
    app.add_middleware(_Safe)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    return app


class _Safe:
    """Adds the headers that keep a page to itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SAFE]
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


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
    reason, text, status = said(Denied("nothing_here", error.status_code), await language_of(request))
    return calls.as_json(protocol.Trouble(reason, text), status)
