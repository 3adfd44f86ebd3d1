"""What whoever runs a server asks it: whether it lives, whether it can serve, and its numbers.

This is an application of its own, for a port that only the operator reaches.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kubik.server.database import BadStorage
from kubik.server.live_tables import LiveTables
from kubik.server.metrics import COUNTED

PATIENCE: Final = 2.0
"""Seconds in which the database answers a server that is ready."""


@asynccontextmanager
async def telling(tables: LiveTables, opened: socket.socket | None) -> AsyncIterator[None]:
    """Answer the operator on a socket meanwhile, if there is one."""
    if opened is None:
        yield
        return
    server = _BesideAnother(
        uvicorn.Config(make_operator_app(tables), log_level="warning", server_header=False, lifespan="off")
    )
    serving = asyncio.create_task(server.serve([opened]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving


class _BesideAnother(uvicorn.Server):
    """A server that leaves signals to the one beside it."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def make_operator_app(tables: LiveTables) -> Starlette:
    """The application that tells of these tables."""
    standing = CollectorRegistry()
    standing.register(_Standing(tables))

    async def healthz(_: Request) -> Response:
        """The process lives: it can say so."""
        return PlainTextResponse("ok\n")

    async def readyz(_: Request) -> Response:
        """Whether people could play now."""
        try:
            async with asyncio.timeout(PATIENCE):
                await tables.storage.check()
        except BadStorage as error:
            return PlainTextResponse(f"{error}\n", 503)
        except TimeoutError:
            return PlainTextResponse(f"{tables.storage.name}: no answer\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(_: Request) -> Response:
        """All numbers, as Prometheus reads them."""
        return Response(generate_latest(COUNTED) + generate_latest(standing), media_type=CONTENT_TYPE_LATEST)

    return Starlette(routes=[Route(f"/{call.__name__}", call) for call in (healthz, readyz, metrics)])


class _Standing(Collector):
    """What is so at the moment when somebody asks."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    def collect(self) -> Iterator[GaugeMetricFamily]:
        connections = [connection for live in self._tables.awake.values() for connection in live.connections]
        people = {connection.person for connection in connections} - {None}
        thinking, waiting = self._tables.bots_at_work()
        for name, meaning, value in (
            ("kubik_tables_awake", "Tables that this process keeps.", len(self._tables.awake)),
            ("kubik_connections", "Connections to these tables.", len(connections)),
            ("kubik_people", "Persons who are connected.", len(people)),
            ("kubik_bots_thinking", "Choices about which bots think.", thinking),
            ("kubik_bots_waiting", "Choices for which no process is free yet.", waiting),
        ):
            yield GaugeMetricFamily(name, meaning, value)
