"""The hall: all tables that this process keeps awake. A table that sleeps wakes by replaying its records."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from kubik.kernel.chance import new_seed
from kubik.kernel.errors import KubikError
from kubik.server.database import BadStorage
from kubik.server.keeper import Keeper, Notify
from kubik.server.people import new_secret
from kubik.server.record import AnyRecord, BotSatDown, Opened, SatDown, read, write
from kubik.server.room import Room, wake
from kubik.server.storage import Link, Storage
from kubik.server.thinking import Workers

LEASE: Final = 6.0
"""Seconds for which a table is this process's own; if it dies, another takes over that much later."""
RETRY: Final = 0.5
"""Seconds between two attempts to reach the process that keeps a table."""
SEARCHERS: Final = 4 * (os.cpu_count() or 1)
"""Bots that search at the same time. They do so until their time is over, so it is better that they share the cores
than that one table waits for the bot of another."""
TABLE: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
"""What the name of a table looks like."""


class NoTable(KubikError):
    """There is no such table."""


class Elsewhere(KubikError):
    """Another process keeps this table; `address` is where, and is no one's business but ours."""

    def __init__(self, address: str) -> None:
        super().__init__("another process keeps this table")
        self.address = address


class Hall:
    """The tables of one process, its workers, and its leases.

    `address` is where other processes with the same database reach this one.
    """

    def __init__(self, storage: Storage, address: str, notify: Notify | None = None) -> None:
        self.storage = storage
        self.notify = notify
        self.peer_secret = new_secret()
        """By this other processes show that they are such; they find it where they find the address."""
        self.process = secrets.token_hex(8)
        self.address = f"{address}#{self.peer_secret}"
        self.keepers: dict[str, Keeper] = {}
        self._waking: dict[str, asyncio.Task[Keeper]] = {}
        # Bots that answer at once do not wait for those that search, at this table or another one.
        self._quick = Workers(1)
        self._quick.warm_up()
        self._searchers = Workers(SEARCHERS, gives_way=True)
        self._renewing = asyncio.create_task(self._keep_renewing())

    async def move_in(self) -> None:
        """Free what is held by whoever was at this address before: they are not there any more."""
        await self.storage.release_at(self.address.removesuffix(self.peer_secret))

    async def close(self) -> None:
        tasks = [self._renewing, *self._waking.values(), *(keeper.task for keeper in self.keepers.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(BadStorage):
            await self.storage.release_all(self.process)
        self._quick.close()
        self._searchers.close()

    async def think(self, game: str, saved: bytes, seat: int, spec: str, seed: str) -> str:
        """What a bot chooses."""
        workers = self._searchers if spec.startswith("search") else self._quick
        return await workers.think(game, saved, seat, spec, seed)

    async def open(
        self, table: str, opened: Opened, sitting: Iterable[SatDown | BotSatDown], links: Iterable[Link] = ()
    ) -> None:
        """A new table with those who sit there from the start.

        Somebody may open the same one at this moment, or may have been killed before everybody sat there.
        """
        keeper = await self.enter(table, opened, links)
        for record in sitting:
            await keeper.do(partial(_if_open, record))

    async def fork(self, room: Room, seat: int, person: str, at: int | None, spec: str) -> str:
        """A private table where a person plays on against bots, as the seat knows the game; its name."""
        room.check_bot(spec)
        match = room.fork(seat, at)
        opened = msgspec.structs.replace(
            room.opened,
            seed=match.seed,
            creator=person,
            at=int(time.time()),
            position=match.state.save().decode(),
            first=None,
        )
        sitting = [
            BotSatDown(other, spec) if other != seat else SatDown(seat, person, chair.name)
            for other, chair in enumerate(room.chairs)
        ]
        table = new_table()
        await self.open(table, opened, sitting)
        return table

    async def rematch(self, keeper: Keeper) -> str:
        """The table where the same seats play again; its name is agreed on before it is there."""
        await keeper.do(lambda room: room.ask_rematch(new_table()))
        room = keeper.room
        table = room.rematch
        assert table is not None
        first = room.opened.first or keeper.table
        opened = msgspec.structs.replace(room.opened, seed=new_seed(), at=int(time.time()), position=None, first=first)
        sitting = [
            BotSatDown(seat, chair.bot) if chair.person is None else SatDown(seat, chair.person, chair.name)
            for seat, chair in enumerate(room.chairs)
        ]
        deadline = time.monotonic() + 2 * LEASE
        while True:
            try:
                await self.open(table, opened, sitting)
                return table
            except Elsewhere:  # another process opens it, or has only looked whether it is there
                if await self.storage.records(table):
                    return table
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(RETRY)

    async def enter(self, table: str, opened: Opened | None = None, links: Iterable[Link] = ()) -> Keeper:
        """The table, woken if it sleeps, or opened if it is not there and `opened` says how.

        NoTable, or Elsewhere if another process keeps it. However many come at once, one task wakes or opens it: a
        table has one keeper.
        """
        keeper = self.keepers.get(table)
        if keeper is not None and not keeper.task.done():
            return keeper
        if not TABLE.fullmatch(table):  # not every database could even look for it
            raise NoTable(f"there is no table {table!r}")
        waking = self._waking.get(table)
        if waking is not None and opened is not None:
            # Whoever looks for it already may find nothing.
            await asyncio.wait([waking])
            return await self.enter(table, opened, links)
        if waking is None:
            waking = self._waking[table] = asyncio.create_task(self._wake(table, opened, links))
            waking.add_done_callback(lambda _: self._waking.pop(table, None))
        return await asyncio.shield(waking)

    async def _wake(self, table: str, opened: Opened | None, links: Iterable[Link]) -> Keeper:
        holder = await self.storage.claim(table, self.process, self.address, LEASE)
        if holder.process != self.process:
            raise Elsewhere(holder.address)
        try:
            records = await self.storage.records(table)
            if not records:
                if opened is None:
                    raise NoTable(f"there is no table {table}")
                records = [write(opened)]
                await self.storage.append(table, self.process, 1, records[0], links=links)
            room = wake(map(read, records))
            keeper = self.keepers[table] = Keeper(table, room, self.storage, self.process, self.think, self.notify)
            keeper.task.add_done_callback(lambda _: self.keepers.pop(table, None))
        except Exception:
            with suppress(BadStorage):
                await self.storage.release(table, self.process)
            raise
        return keeper

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            with suppress(BadStorage):
                await self.renew()

    async def renew(self) -> None:
        """Prolong the leases; a table that was lost is not kept any longer."""
        kept = dict(self.keepers)  # one that comes while the database answers may not be in its answer
        held = await self.storage.renew(self.process, LEASE)
        for table, keeper in kept.items():
            if table not in held:
                keeper.task.cancel()


def new_table() -> str:
    return secrets.token_urlsafe(9)


def _if_open(record: SatDown | BotSatDown, room: Room) -> AnyRecord | None:
    """Sitting down as a request, which has been carried out if the seat is taken."""
    return record if room.chairs[record.seat].is_open else None
