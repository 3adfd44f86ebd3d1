"""All tables that this process keeps awake. A table that sleeps wakes as it was kept (`snapshot`)."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from kubik.bots.adviser import Advice
from kubik.games import game as find_game
from kubik.games import game_with, kept_content
from kubik.kernel.chance import new_seed
from kubik.kernel.errors import BadContent, KubikError
from kubik.kernel.game import Game
from kubik.server import presentation, requests
from kubik.server.bot_workers import BotWorkers, ask_adviser, ask_bot
from kubik.server.database import BadStorage
from kubik.server.live_table import AskAdviser, AskBot, Gone, LiveTable, Notify, write
from kubik.server.records import (
    AnyRecord,
    BadRecord,
    BotSatDown,
    Damaged,
    Opened,
    OtherContent,
    SatDown,
    decode,
    encode,
)
from kubik.server.room import Room, replay
from kubik.server.snapshot import outcome, recall, snapshot
from kubik.server.storage import Kept, Link, Storage
from kubik.server.tokens import new_token

LEASE: Final = 6.0
"""Seconds for which a table is this process's own; if it dies, another takes over that much later."""
RETRY: Final = 0.5
"""Seconds between two attempts to reach the process that keeps a table."""
SEARCH_WORKERS: Final = 4 * (os.cpu_count() or 1)
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


class _Found(msgspec.Struct, frozen=True):
    """The game of a table, its content if that is not the present one, and whether the game can read that."""

    game: Game[Any, Any]
    content: bytes | None = None
    readable: bool = True


class LiveTables:
    """The tables of one process, its workers, and its leases.

    `address` is where other processes with the same database reach this one.
    """

    def __init__(self, storage: Storage, address: str, notify: Notify | None = None) -> None:
        self.storage = storage
        self.notify = notify
        self.peer_secret = new_token()
        """By this other processes show that they are such; they find it where they find the address."""
        self.process = secrets.token_hex(8)
        self.address = f"{address}#{self.peer_secret}"
        self.awake: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._handed_over = False
        # Bots that answer at once do not wait for those that search, at this table or another one.
        self._quick_workers = BotWorkers(1)
        self._quick_workers.warm_up()
        self._search_workers = BotWorkers(SEARCH_WORKERS, gives_way=True)
        self._renewing = asyncio.create_task(self._keep_renewing())

    async def free_address(self) -> None:
        """Free what is held by whoever was at this address before: they are not there any more."""
        await self.storage.release_at(self.address.removesuffix(self.peer_secret))

    async def close(self) -> None:
        """Put all tables to sleep, give them back, and let the bots end."""
        await self.hand_over()
        self._quick_workers.close()
        self._search_workers.close()

    async def hand_over(self) -> None:
        """Put all tables to sleep and give them back; none is woken here any more."""
        self._handed_over = True
        tasks = [self._renewing, *self._waking.values(), *(live.task for live in self.awake.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(BadStorage):
            await self.storage.release_all(self.process)

    async def ask_bot(
        self, game: str, saved: bytes, seat: int, spec: str, seed: str, content: bytes | None = None
    ) -> str:
        """What a bot chooses; `content` is that of the table, if it is not the present one."""
        workers = self._search_workers if spec.startswith("search") else self._quick_workers
        return await workers.ask(ask_bot, game, saved, seat, spec, seed, content)

    async def ask_adviser(self, game: str, saved: bytes, seat: int, seed: str, content: bytes | None = None) -> Advice:
        """What an adviser says to a seat; `content` as for a bot."""
        return await self._search_workers.ask(ask_adviser, game, saved, seat, seed, content)

    def bots_at_work(self) -> tuple[int, int]:
        """Choices about which bots think, and those that wait for a process."""
        both = (self._quick_workers.at_work, self._search_workers.at_work)
        return sum(thinking for thinking, _ in both), sum(waiting for _, waiting in both)

    async def open(
        self, table: str, opened: Opened, sitting: Iterable[SatDown | BotSatDown], links: Iterable[Link] = ()
    ) -> None:
        """A new table with those who sit there from the start.

        Somebody may open the same one at this moment, or may have been killed before everybody sat there.
        """
        live = await self.wake(table, opened, links)
        for record in sitting:
            await live.request(partial(_unless_taken, record))

    async def fork(self, room: Room, seat: int, person: str, at: int | None, spec: str) -> str:
        """A private table where a person plays on against bots, as the seat knows the game; its name."""
        requests.check_bot(spec)
        match = requests.fork(room, seat, at)
        opened = msgspec.structs.replace(
            room.opened,
            seed=match.seed,
            creator=person,
            at=int(time.time()),
            position=match.state.save().decode(),
            rules=room.game.rules_number,
            first=None,
            watched=False,
        )
        sitting = [
            BotSatDown(other, spec) if other != seat else SatDown(seat, person, chair.name)
            for other, chair in enumerate(room.chairs)
        ]
        table = new_table_name()
        await self.open(table, opened, sitting)
        return table

    async def rematch(self, live: LiveTable) -> str:
        """The table where the same seats play again; its name is agreed on before it is there."""
        await live.request(lambda room: requests.ask_rematch(room, new_table_name()))
        room = live.room
        table = room.rematch
        assert table is not None
        first = room.opened.first or live.table
        game = find_game(room.opened.game)
        opened = msgspec.structs.replace(
            room.opened,
            content=game.content,
            content_file=game.content_file,
            rules=game.rules_number,
            seed=new_seed(),
            at=int(time.time()),
            position=None,
            first=first,
        )
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

    async def wake(self, table: str, opened: Opened | None = None, links: Iterable[Link] = ()) -> LiveTable:
        """The table, woken if it sleeps, or opened if it is not there and `opened` says how.

        NoTable, or Elsewhere if another process keeps it. However many come at once, one task wakes or opens it: a
        table has one writer.
        """
        live = self.awake.get(table)
        if live is not None and not live.task.done():
            return live
        if self._handed_over:
            raise Gone("this server stops")
        if not TABLE.fullmatch(table):  # not every database could even look for it
            raise NoTable(f"there is no table {table!r}")
        waking = self._waking.get(table)
        if waking is not None and opened is not None:
            # Whoever looks for it already may find nothing.
            await asyncio.wait([waking])
            return await self.wake(table, opened, links)
        if waking is None:
            waking = self._waking[table] = asyncio.create_task(self._wake_or_open(table, opened, links))
            waking.add_done_callback(lambda _: self._waking.pop(table, None))
        return await asyncio.shield(waking)

    async def _wake_or_open(self, table: str, opened: Opened | None, links: Iterable[Link]) -> LiveTable:
        holder = await self.storage.claim(table, self.process, self.address, LEASE)
        if holder.process != self.process:
            raise Elsewhere(holder.address)
        try:
            kept = await self.storage.kept(table)
            records = [*map(decode, kept.records)]
            if not records and opened is None:
                raise NoTable(f"there is no table {table}")
            found = await self._find_game(records[0] if records else opened)
            if not records:
                assert opened is not None
                room = Room(opened, found.game)
                await self.storage.append(
                    table,
                    self.process,
                    1,
                    encode(opened),
                    outcome=outcome(room),
                    snapshot=snapshot(room),
                    summary=msgspec.json.encode(presentation.summary(room)).decode(),
                    links=links,
                    watcher=None if room.watcher is None else bytes.fromhex(room.watcher),
                )
            else:
                room = await self._recall(table, records, kept, found)
            ask_bot: AskBot = self.ask_bot
            ask_adviser: AskAdviser = self.ask_adviser
            if found.content is not None:
                ask_bot = partial(self.ask_bot, content=found.content)
                ask_adviser = partial(self.ask_adviser, content=found.content)
            live = self.awake[table] = LiveTable(
                table, room, self.storage, self.process, ask_bot, ask_adviser, self.notify
            )
            live.task.add_done_callback(lambda _: self.awake.pop(table, None))
        except Exception:
            with suppress(BadStorage):
                await self.storage.release(table, self.process)
            raise
        return live

    async def _find_game(self, opened: AnyRecord | None) -> _Found:
        """The game with the content that a table was opened with. That of today is kept for when it will be another."""
        if not isinstance(opened, Opened):
            raise BadRecord("the first record of a table says how it was opened")
        game = find_game(opened.game)
        present = kept_content(game)
        if present is None:  # its content is code
            return _Found(game)
        if game.content == opened.content:
            await self.storage.keep_content(game.content, present)
            return _Found(game)
        content = await self.storage.content(opened.content)
        if content is None:
            if opened.content_file or game.content_file:
                raise OtherContent(opened.content_file, game.content_file)
            raise BadRecord(f"the content {opened.content} of {opened.game} is not kept here")
        try:
            return _Found(game_with(opened.game, content), content)
        except BadContent:
            return _Found(game, readable=False)

    async def _recall(self, table: str, records: list[AnyRecord], kept: Kept, found: _Found) -> Room:
        """The room as it was kept. What an older program has written is played again, once."""
        outcomes = [outcome for outcome in kept.outcomes if outcome is not None]
        if kept.snapshot is not None and len(outcomes) == len(records):
            try:
                room, change = recall(records, outcomes, kept.snapshot, found.game, readable=found.readable)
            except Damaged as error:
                raise Damaged(f"table {table}: {error}") from None
            if change is not None:
                room = room.after(change)
                await write(self.storage, table, self.process, change, room)
            return room
        came: list[bytes] = []
        room = replay(records, lambda room: came.append(outcome(room)), found.game)
        await self.storage.keep(table, self.process, came, snapshot(room))
        return room

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            with suppress(BadStorage):
                await self.renew()

    async def renew(self) -> None:
        """Prolong the leases; a table that was lost is not kept any longer."""
        kept = dict(self.awake)  # one that comes while the database answers may not be in its answer
        held = await self.storage.renew(self.process, LEASE)
        for table, live in kept.items():
            if table not in held:
                live.task.cancel()


def new_table_name() -> str:
    """A name that no table has; it is no secret."""
    return secrets.token_urlsafe(9)


def _unless_taken(record: SatDown | BotSatDown, room: Room) -> AnyRecord | None:
    """Sitting down as a request, which has been carried out if the seat is taken."""
    return record if room.chairs[record.seat].is_open else None
