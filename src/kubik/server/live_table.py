"""A table that is awake, with all who are connected to it.

Its task is the table's only writer: it takes one request after another, lets it be judged, writes its record down, and
only then is the room another one, for whoever looks at it and for everybody who is told. A table that nobody looks at
goes to sleep: it costs nothing but disk then.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import Final, Protocol

import msgspec

from kubik.bots.adviser import Advice
from kubik.kernel.errors import KubikError
from kubik.server import presentation, protocol, requests
from kubik.server.bot_workers import ask_bot
from kubik.server.database import BadStorage
from kubik.server.metrics import CHOICES, REQUEST_SECONDS
from kubik.server.records import Answered, AnyRecord, AskedBack, Chose, Left, Said, SatDown, WentBack, encode
from kubik.server.room import Room
from kubik.server.snapshot import outcome, snapshot
from kubik.server.storage import Conflict, NotHolder, Storage

SLEEP_AFTER: Final = 60.0
"""Seconds without anybody after which a table goes to sleep."""
NOTIFY_AFTER: Final = 5.0
"""Seconds in which somebody who is asked may come, or come back, without a notification."""
MOST_WAITING: Final = 1_000_000
"""Bytes that may wait for a slow connection before it is given up."""
LINES_AT_ONCE: Final = 25
"""Lines of the log that are put into words before others have their turn."""
WRITES_AGAIN: Final = 2.0
"""Seconds in which others are told only once that somebody is writing."""

_LOG: Final = getLogger(__name__)

Judge = Callable[[Room], AnyRecord | None]
"""Turns a request into its record; None: it was carried out already."""
AskBot = Callable[[str, bytes, int, str, str], Awaitable[str]]
"""What a bot chooses: in which game and position, at which seat, which bot, and its seed."""
AskAdviser = Callable[[str, bytes, int, str], Awaitable[Advice]]
"""What an adviser says: in which game and position, to which seat, and its seed."""


class Gone(KubikError):
    """The table was put to sleep or taken over, or the seat was moved. A request that was under way may have been
    carried out; asking again wakes the table."""


class Notify(Protocol):
    """Tells a person who is not here that it is their turn."""

    def __call__(self, person: bytes, table: str, game: str) -> None: ...


class Connection:
    """One connection to a table: a seat's, or a watcher's. Messages wait until they are sent; None ends it."""

    def __init__(self, seat: int | None, person: str | None, language: str, since: int = 0) -> None:
        self.seat = seat
        self.person = person
        self.language = language
        self.since = since
        self.wrote = float("-inf")
        """When the others were told last that somebody is writing here."""
        self.bytes_waiting = 0
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, reply: protocol.Reply) -> None:
        """Let a message wait until it can be sent; whoever does not read for too long is given up."""
        if self.bytes_waiting > MOST_WAITING:
            # It comes back and gets the whole view; the others must not wait for it.
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.bytes_waiting = 0
            self.end()
            return
        message = msgspec.json.encode(reply)
        self.bytes_waiting += len(message)
        self.outbox.put_nowait(message)

    def end(self) -> None:
        """Let it end, after what waits already."""
        self.outbox.put_nowait(None)

    async def next(self) -> bytes | None:
        """The message that has waited longest; None: it ends."""
        message = await self.outbox.get()
        self.bytes_waiting -= len(message or b"")
        return message


class LiveTable:
    """One table that is awake; its task is the table's only writer."""

    def __init__(
        self,
        table: str,
        room: Room,
        storage: Storage,
        process: str,
        ask_bot: AskBot,
        ask_adviser: AskAdviser,
        notify: Notify | None = None,
    ) -> None:
        self.table = table
        self.room = room
        """What is true at the table: all of it is written down."""
        self.storage = storage
        self.process = process
        self.ask_bot = ask_bot
        self.ask_adviser = ask_adviser
        self.notify = notify
        self.connections: set[Connection] = set()
        self._jobs: asyncio.Queue[tuple[Judge, asyncio.Future[int]]] = asyncio.Queue()
        self._thinking: asyncio.Task[None] | None = None
        self._advice: dict[int, tuple[bytes, asyncio.Future[Advice]]] = {}
        """For each seat, the position that it asked about last, and what the adviser says."""
        self._asked_before = room.asked
        """The seat that was told that it is asked."""
        self._notice: asyncio.TimerHandle | None = None
        self._woken = time.monotonic()
        self._last_here: dict[str, float] = {}
        """When persons were here last."""
        self.task = asyncio.create_task(self._keep(), name=f"table {table}")
        self.task.add_done_callback(self._close)  # also if it is ended before it has begun

    async def request(self, judge: Judge) -> int:
        """Carry a request out; the version that it led to."""
        if self.task.done():
            raise Gone("the table is asleep")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((judge, done))
        with REQUEST_SECONDS.time():
            return await done

    async def connect(self, connection: Connection) -> None:
        """Let a connection in, and tell it what happened since it was here; Gone if the seat was moved meanwhile."""
        await self._tell_past(connection, connection.language, connection.since)

    async def speak(self, connection: Connection, language: str) -> None:
        """Tell a connection everything anew in another language; Gone if the seat was moved meanwhile."""
        await self._tell_past(connection, language, 0)

    async def _tell_past(self, connection: Connection, language: str, since: int) -> None:
        """A long game is put into words bit by bit; what happens meanwhile is told with it."""
        happened: list[protocol.Happened] = []
        done = bisect_right(self.room.log, since, key=lambda noted: noted[0])
        while done < len(self.room.log):
            part = self.room.log[done : done + LINES_AT_ONCE]
            happened += presentation.told(self.room, [event for _, event in part], connection.seat, language)
            done += len(part)
            if done < len(self.room.log):
                await asyncio.sleep(0)
        if self.task.done():
            raise Gone("the table is asleep")
        if connection.seat not in (None, self._seat_of(connection)):
            raise Gone("the seat was moved")
        connection.language, connection.since = language, since
        self.connections.add(connection)
        self._tell_seating()
        self._tell(connection, happened)

    def disconnect(self, connection: Connection) -> None:
        """A connection has ended."""
        self.connections.discard(connection)
        if connection.person is not None:
            self._last_here[connection.person] = time.monotonic()
        if not self.task.done():
            self._tell_seating()

    def tell_writing(self, connection: Connection, seat: int) -> None:
        """Everybody else sees that somebody is writing, however often that one says so."""
        now = time.monotonic()
        if now - connection.wrote < WRITES_AGAIN:
            return
        connection.wrote = now
        for other in list(self.connections):
            if other.seat != seat:
                other.send(protocol.Writing(seat))

    def seconds_away(self, person: str) -> float:
        """For how many seconds somebody has not been here."""
        if person in self._here():
            return 0.0
        return time.monotonic() - self._last_here.get(person, self._woken)

    # --- the task -----------------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        try:
            self._let_bot_think()
            while True:
                try:
                    async with asyncio.timeout(SLEEP_AFTER):
                        judge, done = await self._jobs.get()
                except TimeoutError:
                    if not self.connections and self._thinking is None:
                        await self.storage.release(self.table, self.process)
                        return
                    continue
                await self._carry_out(judge, done)
        except (NotHolder, Conflict, BadStorage) as error:
            _LOG.warning("table %s: %s", self.table, error)

    async def _carry_out(self, judge: Judge, done: asyncio.Future[int]) -> None:
        try:
            record = judge(self.room)
            changed = self.room if record is None else self.room.after(record)
        except Exception as error:
            # Nothing has changed, whatever went wrong; only whoever asked needs to know.
            _settle(done, error)
            return
        if record is not None:
            try:
                await write(self.storage, self.table, self.process, record, changed)
            except BaseException as error:
                # Whether it is written, only the storage knows: the table ends here and is woken from its records.
                _settle(done, error if isinstance(error, Exception) else Gone("the table was taken over"))
                raise
            self.room = changed
        _settle(done, changed.version)
        if isinstance(record, Chose):
            CHOICES.labels("person" if record.id else "bot").inc()  # those of bots have none
        if record is not None:
            self._tell_all(record)
            self._let_bot_think()

    def _close(self, _: asyncio.Task[None]) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        if self._notice is not None:
            self._notice.cancel()
        for connection in self.connections:
            connection.end()
        while not self._jobs.empty():
            _settle(self._jobs.get_nowait()[1], Gone("the table is asleep"))

    # --- bots ---------------------------------------------------------------------------------------------------------

    def _let_bot_think(self) -> None:
        if self._thinking is not None or self.task.done():
            return
        aside = self.room.bot_aside(f"{self.table} {self.room.version}")
        if aside is not None:
            self._thinking = asyncio.create_task(self._act_beside(*aside))
        elif self.room.bot_to_move is not None:
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
            key = await self.ask_bot(game, saved, seat, spec, seed)
        except Exception:
            # A faulty bot is our fault; the others shall not wait for it for ever.
            _LOG.exception("bot %s failed in %s", spec, game)
            key = await asyncio.to_thread(ask_bot, game, saved, seat, "random", seed)
        await self._choose_for_bot(seat, key, version, lambda room: room.bot_to_move == moving)

    async def _act_beside(self, seat: int, key: str) -> None:
        """A bot acts although another seat is asked, unless the table has changed meanwhile."""
        version = self.room.version
        await self._choose_for_bot(seat, key, version, lambda room: room.version == version)

    async def _choose_for_bot(self, seat: int, key: str, version: int, holds: Callable[[Room], bool]) -> None:
        wanted = protocol.Choose("", version, key)
        try:
            await self.request(lambda room: requests.choose(room, seat, wanted) if holds(room) else None)
        except KubikError:
            pass  # the table has changed meanwhile, or has ended
        except Exception:
            # The rules are at fault; thought about once more it would only fail once more.
            _LOG.exception("the choice %s of the bot in seat %s failed at table %s", key, seat, self.table)
            self._thinking = None
            return
        self._thinking = None
        self._let_bot_think()

    async def hint(self, seat: int) -> Advice | None:
        """What an adviser would choose, and why; None: there is nothing to choose. It thinks about a position once,
        however often it is asked, and about one after another: everybody's bots share the same few processes."""
        while True:
            room = self.room
            if room.match is None or seat in room.resigned or not room.options(seat):
                return None
            saved, game = room.match.state.save(), room.opened.game
            about, thinking = self._advice.get(seat, (b"", None))
            if thinking is None or (thinking.done() and (about != saved or thinking.exception())):
                thinking = asyncio.ensure_future(self.ask_adviser(game, saved, seat, "advice"))
                about = saved
                self._advice[seat] = (about, thinking)
            if about == saved:
                return await asyncio.shield(thinking)
            await asyncio.wait([thinking])

    # --- telling ------------------------------------------------------------------------------------------------------

    def _here(self) -> set[str]:
        return {connection.person for connection in self.connections if connection.person is not None}

    def _tell_all(self, record: AnyRecord) -> None:
        if isinstance(record, SatDown):
            for connection in [
                connection
                for connection in self.connections
                if connection.seat == record.seat != self._seat_of(connection)
            ]:
                self.connections.discard(connection)  # the seat was moved to another device
                connection.end()
        if isinstance(record, Left):
            for connection in self.connections:
                connection.seat = self._seat_of(connection)
        if not isinstance(record, Said):
            self._tell_asked()
        if not isinstance(record, Said | Chose | WentBack | AskedBack | Answered):
            self._tell_seating()
        for connection in list(self.connections):
            self._tell(connection)

    def _seat_of(self, connection: Connection) -> int | None:
        return None if connection.person is None else self.room.seat_of(connection.person)

    def _tell_asked(self) -> None:
        """Whoever is asked anew and is not here soon gets a notification."""
        if self.room.asked != self._asked_before:
            self._asked_before = self.room.asked
            if self._notice is not None:
                self._notice.cancel()
            self._notice = asyncio.get_running_loop().call_later(NOTIFY_AFTER, self._notify)

    def _notify(self) -> None:
        asked = self.room.asked
        person = None if asked is None or self.room.chairs[asked].bot else self.room.chairs[asked].person
        if person is not None and person not in self._here() and self.notify is not None:
            self.notify(bytes.fromhex(person), self.table, self.room.opened.game)

    def _tell_seating(self) -> None:
        here = self._here()
        for connection in list(self.connections):
            connection.send(presentation.seating(self.room, self.table, connection.seat, connection.language, here))

    def _tell(self, connection: Connection, happened: list[protocol.Happened] | None = None) -> None:
        """How things stand, and what happened since it was told last, if that is not in words already."""
        seat, language, since = connection.seat, connection.language, connection.since
        connection.send(presentation.update(self.room, seat, language, since, happened))
        connection.since = self.room.version


async def write(storage: Storage, table: str, process: str, record: AnyRecord, changed: Room) -> None:
    """Write a record down, and with it how things stand then."""
    await storage.append(
        table,
        process,
        changed.version,
        encode(record),
        outcome=outcome(changed),
        snapshot=snapshot(changed),
        summary=msgspec.json.encode(presentation.summary(changed)).decode(),
        over=changed.over,
        seats=_changing_hands(record),
    )


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
