"""The hall: all tables that this process keeps awake.

One task per table is its only writer: it takes one request after another, writes the record down, and only then tells
everybody. A table that nobody looks at goes to sleep: it costs nothing but disk then, and wakes by replaying its
records.
"""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from logging import getLogger
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Final, Protocol

import msgspec

from kubik.bots import bot
from kubik.games import game as find_game
from kubik.kernel.chance import new_seed
from kubik.kernel.errors import KubikError
from kubik.server import protocol
from kubik.server.database import BadStorage
from kubik.server.people import new_secret
from kubik.server.record import (
    Answered,
    AnyRecord,
    AskedBack,
    BotSatDown,
    Chose,
    Left,
    Opened,
    Said,
    SatDown,
    WentBack,
    read,
    write,
)
from kubik.server.room import Room, wake
from kubik.server.storage import Conflict, Link, NotHolder, Storage

LEASE: Final = 6.0
"""Seconds for which a table is this process's own; if it dies, another takes over that much later."""
IDLE: Final = 60.0
"""Seconds without anybody after which a table goes to sleep."""
ALONE: Final = "alone"
"""The name of a process that is alone with its database: after a restart the leases are still its own."""
RETRY: Final = 0.5
"""Seconds between two attempts to reach the process that keeps a table."""
SOON: Final = 5.0
"""Seconds in which somebody who is asked may come, or come back, without a notification."""
OUTBOX: Final = 64
"""Messages that may wait for a slow connection before it is given up."""
TABLE: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
"""What the name of a table looks like."""
ADVISERS: Final = ("search:iterations=40", "search:iterations=40", "search:iterations=40", "greedy")

_LOG: Final = getLogger(__name__)

Make = Callable[[Room], AnyRecord | None]
"""Turns a request into its record; None: it was carried out already."""


class NoTable(KubikError):
    """There is no such table."""


class Elsewhere(KubikError):
    """Another process keeps this table; `address` is where, and is no one's business but ours."""

    def __init__(self, address: str) -> None:
        super().__init__("another process keeps this table")
        self.address = address


class Gone(KubikError):
    """The table was put to sleep or taken over, or the seat was moved. A request that was under way may have been
    carried out; asking again wakes the table."""


def think(game: str, saved: bytes, seat: int, spec: str, seed: str) -> str:
    """What a bot chooses; runs in a worker process. The bot gets its seat, nothing more."""
    state = find_game(game).load(saved)
    return bot(spec, seed)(state.seat(seat)).key


def ready() -> None:
    """A worker lets its server decide when to end; Ctrl-C in a terminal reaches both."""
    signal(SIGINT, SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A server that was killed cannot tell its workers."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


class Notify(Protocol):
    """Tells a person who is not here that it is their turn."""

    def __call__(self, person: bytes, table: str, game: str) -> None: ...


class Guest:
    """One connection to a table: a seat's, or a watcher's. Messages wait in `outbox`; None ends it."""

    def __init__(self, seat: int | None, person: str | None, language: str, since: int = 0) -> None:
        self.seat = seat
        self.person = person
        self.language = language
        self.since = since
        self.gone = False
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
        self._jobs: asyncio.Queue[tuple[Make, asyncio.Future[int]]] = asyncio.Queue()
        self._thinking: asyncio.Task[None] | None = None
        self._advice: dict[int, tuple[bytes, asyncio.Future[list[str]]]] = {}
        """For each seat, the position that it asked about last, and what the advisers say."""
        self._told = room.asked
        """The seat that was told that it is asked."""
        self._notice: asyncio.TimerHandle | None = None
        self._woken = time.monotonic()
        self._left: dict[str, float] = {}
        """When persons were here last."""
        self.task = asyncio.create_task(self._keep(), name=f"table {table}")

    async def do(self, make: Make) -> int:
        """Carry a request out; the version that it led to."""
        if self.task.done():
            raise Gone("the table is asleep")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((make, done))
        return await done

    async def come(self, guest: Guest) -> None:
        """A guest joins in between two changes, so as not to see one that is not written down yet."""

        def admit(room: Room) -> None:
            if guest.gone:
                return
            if guest.seat not in (None, self._seat_of(guest)):  # it has changed hands since the guest came in
                raise Gone("the seat was moved")
            self.guests.add(guest)
            self._tell_seating()
            self._tell(guest)

        await self.do(admit)

    def go(self, guest: Guest) -> None:
        guest.gone = True
        self.guests.discard(guest)
        if guest.person is not None:
            self._left[guest.person] = time.monotonic()
        if not self.task.done():
            self._tell_seating()

    def away(self, person: str) -> float:
        """For how many seconds somebody has not been here."""
        if person in self._here():
            return 0.0
        return time.monotonic() - self._left.get(person, self._woken)

    # --- the task -----------------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        try:
            self._let_bot_think()
            while True:
                try:
                    async with asyncio.timeout(IDLE):
                        make, done = await self._jobs.get()
                except TimeoutError:
                    if not self.guests and self._thinking is None:
                        await self.hall.storage.release(self.table, self.hall.process)
                        return
                    continue
                await self._carry_out(make, done)
        except (NotHolder, Conflict, BadStorage) as error:
            _LOG.warning("table %s: %s", self.table, error)
        finally:
            self._close()

    async def _carry_out(self, make: Make, done: asyncio.Future[int]) -> None:
        try:
            record = make(self.room)
        except Exception as error:
            # Nothing has changed, whatever went wrong; only whoever asked needs to know.
            _settle(done, error)
            return
        if record is not None:
            try:
                await self._write(record)
            except BaseException as error:
                # What is written is the truth, and it may be another one than this room: it is woken anew.
                _settle(done, error if isinstance(error, Exception) else Gone("the table was taken over"))
                raise
        _settle(done, self.room.version)
        if record is not None:
            self._tell_all(record)
            self._let_bot_think()

    async def _write(self, record: AnyRecord) -> None:
        """If writing fails, this room is thrown away; nobody has been told of the change."""
        room = self.room
        room.apply(record)
        await self.hall.storage.append(
            self.table,
            self.hall.process,
            room.version,
            write(record),
            summary=msgspec.json.encode(room.summary()).decode(),
            over=room.match is not None and room.match.state.result is not None,
            seats=_changing_hands(record),
        )

    def _close(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        if self._notice is not None:
            self._notice.cancel()
        self.hall.keepers.pop(self.table, None)
        for guest in self.guests:
            guest.leave()
        while not self._jobs.empty():
            _settle(self._jobs.get_nowait()[1], Gone("the table is asleep"))

    # --- bots ---------------------------------------------------------------------------------------------------------

    def _let_bot_think(self) -> None:
        if self._thinking is None and self.room.bot_to_move is not None and not self.task.done():
            self._thinking = asyncio.create_task(self._think())

    async def _think(self) -> None:
        """The bot's choice comes like anybody's; if the table has changed meanwhile, it is thought about anew."""
        moving = self.room.bot_to_move
        assert moving is not None
        assert self.room.match is not None
        seat, spec = moving
        version = self.room.version
        saved = self.room.match.state.save()
        game, seed = self.room.opened.game, f"{self.table} {version}"
        try:
            try:
                key = await self.hall.think(game, saved, seat, spec, seed)
            except Exception:
                # A faulty bot is our fault; the others shall not wait for it for ever.
                _LOG.exception("bot %s failed in %s", spec, game)
                key = await asyncio.to_thread(think, game, saved, seat, "random", seed)
            request = protocol.Choose("", version, key)
            with suppress(KubikError):
                await self.do(lambda room: room.choose(seat, request) if room.bot_to_move == moving else None)
        finally:
            self._thinking = None
        self._let_bot_think()

    async def hint(self, seat: int) -> list[tuple[str, float]]:
        """What advisers would choose, and how many of them. They think about a position once, however often they are
        asked, and about one after another: everybody's bots wait for the same few processes."""
        while True:
            match = self.room.match
            if match is None or not match.state.seat(seat).options:
                return []
            saved, game = match.state.save(), self.room.opened.game
            about, thinking = self._advice.get(seat, (b"", None))
            if thinking is None or (thinking.done() and (about != saved or thinking.exception())):
                thoughts = (self.hall.think(game, saved, seat, spec, f"{n}") for n, spec in enumerate(ADVISERS))
                about, thinking = self._advice[seat] = (saved, asyncio.gather(*thoughts))
            if about == saved:
                break
            await asyncio.wait([thinking])
        keys = await asyncio.shield(thinking)
        return [(key, votes / len(ADVISERS)) for key, votes in Counter(keys).most_common()]

    # --- telling ------------------------------------------------------------------------------------------------------

    def _here(self) -> set[str]:
        return {guest.person for guest in self.guests if guest.person is not None}

    def _tell_all(self, record: AnyRecord) -> None:
        if isinstance(record, SatDown):
            for guest in [guest for guest in self.guests if guest.seat == record.seat != self._seat_of(guest)]:
                self.guests.discard(guest)  # the seat was moved to another device
                guest.leave()
        if isinstance(record, Left):
            for guest in self.guests:
                guest.seat = self._seat_of(guest)
        if not isinstance(record, Said):
            self._tell_asked()
        if not isinstance(record, Said | Chose | WentBack | AskedBack | Answered):
            self._tell_seating()
        for guest in list(self.guests):
            self._tell(guest)

    def _seat_of(self, guest: Guest) -> int | None:
        return None if guest.person is None else self.room.seat_of(guest.person)

    def _tell_asked(self) -> None:
        """Whoever is asked anew and is not here soon gets a notification."""
        if self.room.asked != self._told:
            self._told = self.room.asked
            if self._notice is not None:
                self._notice.cancel()
            self._notice = asyncio.get_running_loop().call_later(SOON, self._notify)

    def _notify(self) -> None:
        asked = self.room.asked
        person = None if asked is None or self.room.chairs[asked].bot else self.room.chairs[asked].person
        if person is not None and person not in self._here() and self.hall.notify is not None:
            self.hall.notify(bytes.fromhex(person), self.table, self.room.opened.game)

    def _tell_seating(self) -> None:
        here = self._here()
        for guest in list(self.guests):
            guest.tell(self.room.seating(self.table, guest.seat, guest.language, here))

    def _tell(self, guest: Guest) -> None:
        guest.tell(self.room.update(guest.seat, guest.language, guest.since))
        guest.since = self.room.version


def _changing_hands(record: AnyRecord) -> dict[int, bytes | None]:
    """The seats that another person has after a record; None: nobody."""
    match record:
        case SatDown():
            return {record.seat: bytes.fromhex(record.person)}
        case Left():
            return {record.seat: None}
    return {}


def _settle(done: asyncio.Future[int], outcome: int | Exception) -> None:
    """Whoever asked may be gone."""
    if done.done():
        return
    if isinstance(outcome, int):
        done.set_result(outcome)
    else:
        done.set_exception(outcome)


class Hall:
    """The tables of one process, its workers, and its leases.

    `address` is where other processes reach this one; without it, it is alone with its database.
    """

    def __init__(
        self, storage: Storage, address: str = "", notify: Notify | None = None, workers: int | None = None
    ) -> None:
        self.storage = storage
        self.notify = notify
        self.peer_secret = new_secret()
        """By this other processes show that they are such; they find it where they find the address."""
        self.process = secrets.token_hex(8) if address else ALONE
        self.address = f"{address}#{self.peer_secret}" if address else ""
        self.keepers: dict[str, Keeper] = {}
        self._waking: dict[str, asyncio.Task[Keeper]] = {}
        self._worker_count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers = self._start_workers()
        self._renewing = asyncio.create_task(self._keep_renewing())

    async def close(self) -> None:
        tasks = [self._renewing, *self._waking.values(), *(keeper.task for keeper in self.keepers.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(BadStorage):
            await self.storage.release_all(self.process)
        self._workers.shutdown(wait=False, cancel_futures=True)

    # --- workers ------------------------------------------------------------------------------------------------------

    def _start_workers(self) -> ProcessPoolExecutor:
        # They are spawned, not forked: a fork would take sockets and locks along.
        workers = ProcessPoolExecutor(self._worker_count, get_context("spawn"), ready)
        # The first one starts now, and not when somebody waits for it.
        workers.submit(os.getpid)
        return workers

    async def think(self, game: str, saved: bytes, seat: int, spec: str, seed: str) -> str:
        workers = self._workers
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(workers, think, game, saved, seat, spec, seed)
        except BrokenProcessPool:
            # A worker was killed; all that wait for it come by here, and the first one starts new ones.
            if self._workers is workers:
                self._workers = self._start_workers()
            return await loop.run_in_executor(self._workers, think, game, saved, seat, spec, seed)

    # --- tables -------------------------------------------------------------------------------------------------------

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
            room.opened, seed=match.seed, creator=person, at=int(time.time()), position=match.state.save().decode()
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
        opened = msgspec.structs.replace(room.opened, seed=new_seed(), at=int(time.time()), position=None)
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
            keeper = self.keepers[table] = Keeper(self, table, wake(map(read, records)))
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


def chat(person: str, name: str, text: str) -> Make:
    """A line of chat as a request."""
    return lambda room: Said(person, name, text, int(time.time()))
