"""The hall: all tables that this process keeps awake.

One task per table is its only writer: it takes one request after another, writes the record down, and only then tells
everybody. A table that nobody looks at goes to sleep: it costs nothing but disk then, and wakes by replaying its
records.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import Final

from kubik.bots import bot
from kubik.games import game as find_game
from kubik.kernel.chance import new_seed
from kubik.kernel.errors import KubikError
from kubik.server import protocol
from kubik.server.record import AnyRecord, Opened, Said, read, write
from kubik.server.room import Room, wake
from kubik.server.storage import BadStorage, Conflict, Link, NotHolder, Storage

LEASE: Final = 6.0
"""Seconds for which a table is this process's own; if it dies, another takes over that much later."""
IDLE: Final = 60.0
"""Seconds without anybody after which a table goes to sleep."""
OUTBOX: Final = 64
"""Messages that may wait for a slow connection before it is given up."""
ADVISERS: Final = ("search:iterations=40", "search:iterations=40", "search:iterations=40", "greedy")

Make = Callable[[Room], AnyRecord | None]
"""Turns a request into its record; None: it was carried out already."""


class NoTable(KubikError):
    """There is no such table."""


class Elsewhere(KubikError):
    """Another process keeps this table; `address` is where."""

    def __init__(self, address: str) -> None:
        super().__init__(f"this table is kept at {address}")
        self.address = address


class Gone(KubikError):
    """The table was put to sleep, or taken over, before the request was carried out. Asking again wakes it."""


def think(game: str, saved: bytes, seat: int, spec: str, seed: str) -> str:
    """What a bot chooses; runs in a worker process. The bot gets its seat, nothing more."""
    state = find_game(game).load(saved)
    return bot(spec, seed)(state.seat(seat)).key


class Guest:
    """One connection to a table: a seat's, or a watcher's. Messages wait in `outbox`; None ends it."""

    def __init__(self, seat: int | None, person: str | None, language: str, since: int = 0) -> None:
        self.seat = seat
        self.person = person
        self.language = language
        self.since = since
        self.outbox: asyncio.Queue[protocol.Reply | None] = asyncio.Queue(OUTBOX)

    def tell(self, reply: protocol.Reply | None) -> None:
        try:
            self.outbox.put_nowait(reply)
        except asyncio.QueueFull:
            # It comes back and gets the whole view; the others must not wait for it.
            self.leave()

    def leave(self) -> None:
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Keeper:
    """Keeps one table awake; its task is the table's only writer."""

    def __init__(self, hall: Hall, table: str, room: Room) -> None:
        self.hall = hall
        self.table = table
        self.room = room
        self.guests: set[Guest] = set()
        self._jobs: asyncio.Queue[tuple[Make, Mapping[int, bytes | None], asyncio.Future[int]]] = asyncio.Queue()
        self._thinking: asyncio.Task[None] | None = None
        self.task = asyncio.create_task(self._keep(), name=f"table {table}")

    async def do(self, make: Make, seats: Mapping[int, bytes | None] | None = None) -> int:
        """Carry a request out; the version that it led to. `seats` are those that change hands with it."""
        if self.task.done():
            raise Gone("the table is asleep")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((make, seats or {}, done))
        return await done

    async def come(self, guest: Guest) -> None:
        """A guest joins in between two changes, so as not to see one that is not written down yet."""

        def admit(room: Room) -> None:
            self.guests.add(guest)
            self._tell_seating()
            self._tell(guest)

        await self.do(admit)

    def go(self, guest: Guest) -> None:
        self.guests.discard(guest)
        if not self.task.done():
            self._tell_seating()

    # --- the task -----------------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        try:
            self._let_bot_think()
            while True:
                try:
                    make, seats, done = await asyncio.wait_for(self._jobs.get(), IDLE)
                except TimeoutError:
                    if not self.guests and self._thinking is None:
                        await self.hall.storage.release(self.table, self.hall.process)
                        return
                    continue
                await self._carry_out(make, seats, done)
        finally:
            self._close()

    async def _carry_out(self, make: Make, seats: Mapping[int, bytes | None], done: asyncio.Future[int]) -> None:
        try:
            record = make(self.room)
            if record is not None:
                await self._write(record, seats)
        except (NotHolder, Conflict, BadStorage) as error:
            # What is written is the truth, and it may be another one than this room: it is woken anew.
            _settle(done, error)
            raise
        except KubikError as error:
            _settle(done, error)
            return
        _settle(done, self.room.version)
        if record is not None:
            if seats:
                self._tell_seating()
            for guest in list(self.guests):
                self._tell(guest)
            self._let_bot_think()

    async def _write(self, record: AnyRecord, seats: Mapping[int, bytes | None]) -> None:
        """If writing fails, this room is thrown away; nobody has been told of the change."""
        room = self.room
        room.apply(record)
        state = None if room.match is None else room.match.state
        turn = "" if state is None or state.decision is None else room.names[state.decision.seat]
        over = state is not None and state.result is not None
        await self.hall.storage.append(
            self.table, self.hall.process, room.version, write(record), turn=turn, over=over, seats=seats
        )

    def _close(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        self.hall.keepers.pop(self.table, None)
        for guest in self.guests:
            guest.leave()
        while not self._jobs.empty():
            _settle(self._jobs.get_nowait()[2], Gone("the table is asleep"))

    # --- bots ---------------------------------------------------------------------------------------------------------

    def _let_bot_think(self) -> None:
        if self._thinking is None and self.room.bot_to_move is not None:
            self._thinking = asyncio.create_task(self._think())

    async def _think(self) -> None:
        """The bot's choice comes like anybody's; if the table has changed meanwhile, it is thought about anew."""
        moving = self.room.bot_to_move
        assert moving is not None
        assert self.room.match is not None
        seat, spec = moving
        version = self.room.version
        saved = self.room.match.state.save()
        key = await self.hall.think(self.room.opened.game, saved, seat, spec, f"{self.table} {version}")
        self._thinking = None
        request = protocol.Choose(f"bot {version}", version, key)
        with suppress(KubikError):
            await self.do(lambda room: room.choose(seat, request) if room.bot_to_move == moving else None)
        self._let_bot_think()

    async def hint(self, seat: int) -> list[tuple[str, float]]:
        """What advisers would choose, and how many of them."""
        match = self.room.match
        if match is None or not match.state.seat(seat).options:
            return []
        saved, game = match.state.save(), self.room.opened.game
        keys = await asyncio.gather(
            *(self.hall.think(game, saved, seat, spec, f"{number}") for number, spec in enumerate(ADVISERS))
        )
        return [(key, votes / len(ADVISERS)) for key, votes in Counter(keys).most_common()]

    # --- telling ------------------------------------------------------------------------------------------------------

    def _tell_seating(self) -> None:
        here = {guest.person for guest in self.guests if guest.person is not None}
        for guest in list(self.guests):
            guest.tell(self.room.seating(self.table, guest.seat, here))

    def _tell(self, guest: Guest) -> None:
        guest.tell(self.room.update(guest.seat, guest.language, guest.since))
        guest.since = self.room.version


def _settle(done: asyncio.Future[int], outcome: int | Exception) -> None:
    """Whoever asked may be gone."""
    if done.done():
        return
    if isinstance(outcome, int):
        done.set_result(outcome)
    else:
        done.set_exception(outcome)


class Hall:
    """The tables of one process, its workers, and its leases."""

    def __init__(self, storage: Storage, address: str = "", workers: int | None = None) -> None:
        self.storage = storage
        self.address = address
        self.process = secrets.token_hex(8)
        self.keepers: dict[str, Keeper] = {}
        self._waking: dict[str, asyncio.Task[Keeper]] = {}
        # Workers are spawned, not forked: a fork would take sockets and locks along.
        self._workers: Executor = ProcessPoolExecutor(
            workers or max(1, (os.cpu_count() or 2) - 1), get_context("spawn")
        )
        self._renewing = asyncio.create_task(self._renew())

    async def close(self) -> None:
        self._renewing.cancel()
        for keeper in list(self.keepers.values()):
            keeper.task.cancel()
        await asyncio.gather(*(keeper.task for keeper in list(self.keepers.values())), return_exceptions=True)
        self._workers.shutdown(wait=False, cancel_futures=True)

    async def think(self, game: str, saved: bytes, seat: int, spec: str, seed: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._workers, think, game, saved, seat, spec, seed)

    async def open(
        self,
        creator: str,
        game: str,
        players: int | None,
        options: dict[str, object],
        links: Callable[[str, int], list[Link]],
    ) -> str:
        """A new table; BadSetup if the game cannot be played so. `links` makes the links to it."""
        found = find_game(game)
        rules = found.agree(players, found.read_options(options))
        opened = Opened(game, found.content, rules.players, options, new_seed(), creator, int(time.time()))
        table = secrets.token_urlsafe(9)
        await self.storage.claim(table, self.process, self.address, LEASE)
        await self.storage.append(table, self.process, 1, write(opened), links=links(table, rules.players))
        self.keepers[table] = Keeper(self, table, Room(opened))
        return table

    async def enter(self, table: str) -> Keeper:
        """The table, woken if it sleeps; NoTable, or Elsewhere if another process keeps it."""
        if table in self.keepers:
            return self.keepers[table]
        waking = self._waking.get(table)
        if waking is None:
            waking = self._waking[table] = asyncio.create_task(self._wake(table))
            waking.add_done_callback(lambda _: self._waking.pop(table, None))
        return await asyncio.shield(waking)

    async def _wake(self, table: str) -> Keeper:
        holder = await self.storage.claim(table, self.process, self.address, LEASE)
        if holder.process != self.process:
            raise Elsewhere(holder.address)
        records = await self.storage.records(table)
        if not records:
            await self.storage.release(table, self.process)
            raise NoTable(f"there is no table {table}")
        keeper = self.keepers[table] = Keeper(self, table, wake(map(read, records)))
        return keeper

    async def _renew(self) -> None:
        """Prolong the leases; a table that was lost is not kept any longer."""
        while True:
            await asyncio.sleep(LEASE / 3)
            with suppress(BadStorage):
                held = await self.storage.renew(self.process, LEASE)
                for table, keeper in list(self.keepers.items()):
                    if table not in held:
                        keeper.task.cancel()


def chat(person: str, name: str, text: str) -> Make:
    """A line of chat as a request."""
    return lambda room: Said(person, name, text, int(time.time()))
