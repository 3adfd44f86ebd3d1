"""A room: one table with everybody who sits there. It knows no sockets, no clock and no disk.

Whatever changes it is a record. A request is judged and becomes a record, or is refused (`requests`); `Room.after` is
the room with that record; when the record is written down, that room takes the place of the one before (`live_table`).
So a room is always the replay of what was written: whatever anybody sees, asks for or downloads (`presentation`) is on
disk, and what could not be carried out or written has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from typing import Any, Final

import msgspec
from msgspec import Struct

import kubik
from kubik.bots import bot
from kubik.kernel.decision import Option, Result
from kubik.kernel.errors import BadSetup, IllegalChoice
from kubik.kernel.event import Event
from kubik.kernel.game import Game
from kubik.kernel.match import Match
from kubik.server.records import (
    Answered,
    AnyRecord,
    AskedBack,
    BadRecord,
    BotSatDown,
    Chose,
    Closed,
    Left,
    Opened,
    OtherContent,
    Rematched,
    Resigned,
    Said,
    SatDown,
    Updated,
    WentBack,
)
from kubik.server.resigning import result_with
from kubik.server.words import display_names

NOTES: Final = frozenset({"went_back", "disagreed", "kept", "returned", "resigned", "conceded", "updated", "closed"})
"""What happens at a table beside the game, as kinds of events."""


class Chair(Struct, frozen=True):
    """Who has a seat. A bot may play it for a person who has left or resigned."""

    person: str | None = None
    bot: str = ""
    name: str = ""

    @property
    def is_open(self) -> bool:
        """Whether nobody has it."""
        return self.person is None and not self.bot


class UndoRequest(Struct, frozen=True):
    """A seat asks others to go back so far, from a version on; those who have agreed."""

    seat: int
    at: int
    since: int
    of: frozenset[int] | None
    agreed: frozenset[int] = frozenset()


class Relic(Struct, frozen=True):
    """What is left of a game that the rules here cannot read: the table as JSON, how many choices were made, and how
    they ended. It goes on no more, so nothing of it is hidden any longer."""

    saved: bytes
    table: dict[str, Any]
    turn: int
    result: Result | None


class Room:
    """One table. `version` counts its records."""

    def __init__(self, opened: Opened, game: Game[Any, Any] | None = None) -> None:
        """`game` is the one that was found with the content of the table; without it, the present one."""
        self.opened = opened
        self.game = game or kubik.game(opened.game)
        self.rules = self.game.agree(opened.players, self.game.read_settings(opened.options))
        self.chairs = [Chair() for _ in range(self.rules.players)]
        self.match: Match[Any, Any] | None = None
        self.relic: Relic | None = None
        self.version = 1
        self.resigned: list[int] = []
        """Seats that have given up, in this order."""
        self.undo_request: UndoRequest | None = None
        self.rematch: str | None = None
        self.log: list[tuple[int, Event]] = []
        """What happened, each with the version that it led to."""
        self.headings: list[int] = []
        """The numbers of the choices that began a heading of the log, such as a scene."""
        self.chat: list[tuple[int, Said]] = []
        self.asked_since = [0] * self.rules.players
        """For each seat, the version from which its present question has been asked."""
        self.last_ids = [""] * self.rules.players
        """What each seat's client called its last choice."""

    def check_origin(self) -> None:
        """BadRecord if the table was opened with other cards or rules."""
        opened, game = self.opened, self.game
        if game.content != opened.content:
            if opened.content_file or game.content_file:
                raise OtherContent(opened.content_file, game.content_file)
            raise BadRecord(f"this table was opened with other content of {opened.game} ({opened.content})")
        if game.rules_number != opened.rules:
            raise BadRecord(f"this table was opened with other rules ({opened.rules}, here {game.rules_number})")

    # --- how things stand ---------------------------------------------------------------------------------------------

    @property
    def watcher(self) -> str | None:
        """Who watches without a link: whoever opened the table for others."""
        return self.opened.creator if self.opened.watched else None

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    @property
    def people(self) -> set[int]:
        """The seats that persons play themselves."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.person is not None and not chair.bot}

    @property
    def owned(self) -> set[int]:
        """The seats that belong to persons who have not resigned, also while a bot keeps one."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.person is not None} - {*self.resigned}

    @property
    def is_of_these_rules(self) -> bool:
        """Whether all of it was played with the cards and rules that are here."""
        return (self.opened.content, self.opened.rules) == (self.game.content, self.game.rules_number)

    @property
    def closed(self) -> bool:
        """Whether it was written down that the game stays unfinished."""
        return any(event.kind == "closed" for _, event in self.log)

    @property
    def begun(self) -> bool:
        """Whether the game has begun."""
        return self.match is not None or self.relic is not None

    @property
    def played(self) -> Result | None:
        """How the choices have ended the game."""
        if self.relic is not None:
            return self.relic.result
        return None if self.match is None else self.match.state.result

    @property
    def result(self) -> Result | None:
        """How the game ended, by its rules or because somebody has resigned."""
        return result_with(self.resigned, self.rules.team, self.played) if self.begun else None

    @property
    def over(self) -> bool:
        """Whether it goes on no more: it has ended, or stays unfinished."""
        return self.result is not None or self.relic is not None

    @property
    def asked(self) -> int | None:
        """The seat that everybody waits for."""
        if self.match is None or self.match.state.decision is None or self.result is not None:
            return None
        return self.match.state.decision.seat

    @property
    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and the bot that everybody waits for, if it is one."""
        seat = self.asked
        return (seat, self.chairs[seat].bot) if seat is not None and self.chairs[seat].bot else None

    def bot_aside(self, seed: str) -> tuple[int, str] | None:
        """A bot that acts although another seat is asked, and what it does. Bots say no to that quickly."""
        if self.match is None:
            return None
        state = self.match.state
        for seat in state.acting():
            if self.chairs[seat].bot and seat != self.asked:
                option = bot(self.chairs[seat].bot, f"{seed} {seat}").aside(state.seat(seat))
                if option is not None:
                    return seat, option.key
        return None

    def options(self, seat: int) -> list[Option]:
        """What a seat may choose now."""
        return [] if self.match is None or self.result is not None else self.match.state.seat(seat).options

    def giving_up(self, seat: int) -> list[int]:
        """The seats that give up if this one does: with the last person of a side its bots do."""
        side = [other for other, number in enumerate(self.rules.team) if number == self.rules.team[seat]]
        left = [other for other in side if other != seat and other not in self.resigned]
        return [seat] if any(self.chairs[other].person is not None for other in left) else [seat, *left]

    def ends_with(self, seat: int) -> bool:
        """Whether the game, which still runs, is over if this seat resigns."""
        if self.match is None or self.result is not None or seat in self.resigned:
            return False
        return result_with([*self.resigned, *self.giving_up(seat)], self.rules.team, None) is not None

    # --- what records do ----------------------------------------------------------------------------------------------

    def after(self, record: AnyRecord) -> Room:
        """The room as it is when this record is written down; this one stays as it is."""
        room = copy(self)
        for changing in ("chairs", "resigned", "log", "headings", "chat", "asked_since", "last_ids"):
            setattr(room, changing, getattr(self, changing).copy())
        if self.match is not None:
            room.match = copy(self.match)
            room.match.state, room.match.history = self.match.state.copy(), self.match.history.copy()
        room.apply(record)
        return room

    def apply(self, record: AnyRecord) -> None:
        """Carry out a change of this very room; only for one that nobody else has."""
        self.version += 1
        match record:
            case SatDown():
                if self.begun and self.chairs[record.seat].bot:
                    self._note("returned", record.seat)
                self.chairs[record.seat] = Chair(record.person, "", record.name)
            case BotSatDown():
                chair = self.chairs[record.seat]
                if self.begun:
                    self._note("kept", record.seat)
                self.chairs[record.seat] = Chair(chair.person, record.bot, chair.name)
                self._go_back_if_agreed()
            case Left():
                self.chairs[record.seat] = Chair()
            case Resigned():
                self._resign(record)
            case Rematched():
                self.rematch = record.table
            case Said():
                self.chat.append((self.version, record))
            case Chose():
                self.last_ids[record.seat] = record.id
                self._change(lambda match: match.choose(record.key, record.seat))
                # The same cards may be offered again, but the question has been answered.
                self.asked_since[record.seat] = self.version
            case WentBack():
                self._go_back(record.seat, record.at)
            case AskedBack():
                of = None if record.of is None else frozenset(record.of)
                self.undo_request = UndoRequest(record.seat, record.at, self.version, of)
            case Answered():
                self._answer(record)
            case Updated():
                self._change(lambda match: match.update(record.state.encode()))
                self.asked_since = [self.version] * len(self.chairs)
                self._note("updated", 0)
            case Closed():
                self._note("closed", 0)
            case Opened():
                raise BadRecord("a table is opened once")
        if not self.begun and not any(chair.is_open for chair in self.chairs):
            self._begin()

    def _begin(self) -> None:
        opened, happened = self.opened, list[Event]()
        names = display_names([chair.name for chair in self.chairs], "en")
        position = opened.position.encode() if opened.position is not None else None
        self.match = Match(
            self.game, opened.players, opened.seed, opened.options, names, position, listener=happened.append
        )
        self._hear(happened)
        self.asked_since = [self.version] * len(self.chairs)

    def _change(self, change: Callable[[Match[Any, Any]], None]) -> None:
        """Let something happen in the match, and note whose question has become another one."""
        assert self.match is not None
        before, happened = [self._question(seat) for seat in range(len(self.chairs))], list[Event]()
        self.match.listener = happened.append
        change(self.match)
        self._hear(happened)
        self.undo_request = None
        for seat, question in enumerate(before):
            if self._question(seat) != question:
                self.asked_since[seat] = self.version

    def _hear(self, happened: list[Event]) -> None:
        assert self.match is not None
        self.match.listener = None
        self.log += [(self.version, event) for event in happened]
        if self.match.history:
            self.mark_heading(happened, len(self.match.history) - 1)

    def mark_heading(self, happened: list[Event], choice: int) -> None:
        """Keep where something begins that stands below a heading of its own."""
        if any(event.kind in self.game.text("en").heading_kinds for event in happened):
            self.headings.append(choice)

    def _note(self, kind: str, seat: int, **facts: int) -> None:
        self.log.append((self.version, Event(kind, seat, dict(facts))))

    def _question(self, seat: int) -> tuple[Any, ...] | None:
        assert self.match is not None
        decision = self.match.state.seat(seat).decision
        return None if decision is None else (decision.step, *decision.options)

    def _go_back(self, seat: int, at: int) -> None:
        assert self.match is not None
        self._note("went_back", seat, n=len(self.match.history) - at)
        self._change(lambda match: match.go_back(at))
        self.headings = [number for number in self.headings if number < at]
        self.asked_since = [self.version] * len(self.chairs)

    def _resign(self, record: Resigned) -> None:
        chair = self.chairs[record.seat]
        self.chairs[record.seat] = Chair(chair.person, record.bot, chair.name)
        self.resigned += self.giving_up(record.seat)
        self._note("resigned" if self.result is None else "conceded", record.seat)
        if self.result is not None or (self.undo_request is not None and self.undo_request.seat == record.seat):
            self.undo_request = None
        self._go_back_if_agreed()

    def _answer(self, record: Answered) -> None:
        assert self.undo_request is not None
        if not record.agrees:
            self.undo_request = None
            self._note("disagreed", record.seat)
            return
        agreed = self.undo_request.agreed | {record.seat}
        self.undo_request = msgspec.structs.replace(self.undo_request, agreed=agreed)
        self._go_back_if_agreed()

    def _go_back_if_agreed(self) -> None:
        """Nobody waits for the consent of a bot, or of somebody who has resigned."""
        wanted = self.undo_request
        if wanted is None:
            return
        others = self.people if wanted.of is None else wanted.of & self.owned
        if wanted.agreed >= others - {wanted.seat}:
            self._go_back(wanted.seat, wanted.at)


def replay(
    records: Iterable[AnyRecord],
    after_each: Callable[[Room], None] = lambda _: None,
    game: Game[Any, Any] | None = None,
) -> Room:
    """The room that these records tell of; BadRecord if they are those of other rules."""
    opened, *rest = records
    if not isinstance(opened, Opened):
        raise BadRecord("the first record of a table says how it was opened")
    try:
        room = Room(opened, game)
        room.check_origin()
        after_each(room)
        for record in rest:
            room.apply(record)
            after_each(room)
    except (BadSetup, IllegalChoice) as error:
        raise BadRecord(f"this table cannot be played again: {error}") from None
    return room
