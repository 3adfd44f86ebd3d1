"""A room: one table with everybody who sits there. It knows no sockets, no clock and no disk.

Whatever changes it is a record. A request is first turned into the record that it would be, or refused; the record is
written down; then it is applied. So the room is always the replay of what was written, and a request that was refused
has changed nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

import kubik
from kubik.bots import bot
from kubik.kernel.chance import seed_hash
from kubik.kernel.errors import KubikError
from kubik.kernel.event import Event
from kubik.kernel.gamefile import GameFile
from kubik.kernel.match import Match
from kubik.kernel.text import Text
from kubik.server import protocol
from kubik.server.record import (
    Answered,
    AnyRecord,
    AskedBack,
    BadRecord,
    BotSatDown,
    Chose,
    Left,
    Opened,
    Resigned,
    Said,
    SatDown,
    WentBack,
)

Reason = Literal[
    "not_begun", "over", "not_your_turn", "stale", "not_possible", "nothing_to_undo", "nothing_asked", "taken", "begun",
    "no_seat", "bad_bot",
]  # fmt: skip


class Refused(KubikError):
    """A request that cannot be carried out: the reason as data; the server says it in the person's language."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class Chair(Struct):
    """Who has a seat. A bot may keep it for a person who has left or resigned."""

    person: str | None = None
    bot: str = ""
    name: str = ""


class Back(Struct, frozen=True):
    """A seat asks to go back so far; those who have agreed."""

    seat: int
    at: int
    agreed: frozenset[int] = frozenset()


class Room:
    """One table. `version` counts its records."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.game = kubik.game(opened.game)
        if self.game.content != opened.content:
            raise BadRecord(f"this table was opened with other content of {opened.game} ({opened.content})")
        self.rules = self.game.agree(opened.players, self.game.read_options(opened.options))
        self.chairs = [Chair() for _ in range(self.rules.players)]
        self.match: Match[Any] | None = None
        self.version = 1
        self.back: Back | None = None
        self.log: list[tuple[int, Event]] = []
        """What happened, each with the version that it led to."""
        self.chat: list[tuple[int, Said]] = []
        self._since = [0] * self.rules.players
        """For each seat, the version from which its present question has been asked."""
        self._ids = [""] * self.rules.players
        """What each seat's client called its last choice."""

    # --- what records do ---------------------------------------------------------------------------------------------

    def apply(self, record: AnyRecord) -> None:
        """Carry out a change that was written down."""
        self.version += 1
        match record:
            case SatDown():
                self.chairs[record.seat] = Chair(record.person, "", record.name)
            case BotSatDown():
                chair = self.chairs[record.seat]
                self.chairs[record.seat] = Chair(chair.person, record.bot, chair.name or record.bot)
            case Left():
                self.chairs[record.seat] = Chair()
            case Resigned():
                self.chairs[record.seat].bot = record.bot
            case Said():
                self.chat.append((self.version, record))
            case Chose():
                self._ids[record.seat] = record.id
                self._change(lambda match: match.choose(record.key, record.seat))
                # The same cards may be offered again, but the question has been answered.
                self._since[record.seat] = self.version
            case WentBack():
                self._go_back(record.at)
            case AskedBack():
                self.back = Back(record.seat, record.at)
            case Answered():
                self._answer(record)
            case Opened():
                raise BadRecord("a table is opened once")
        if self.match is None and all(chair.person is not None or chair.bot for chair in self.chairs):
            self._begin()

    def _begin(self) -> None:
        opened = self.opened
        position = opened.position.encode() if opened.position is not None else None
        self.match = Match(
            self.game, opened.players, opened.seed, opened.options, [chair.name for chair in self.chairs], position,
            self._hear,
        )  # fmt: skip
        self._since = [self.version] * len(self.chairs)

    def _hear(self, event: Event) -> None:
        self.log.append((self.version, event))

    def _change(self, change: Any) -> None:
        """Let something happen in the match, and note whose question has become another one."""
        assert self.match is not None
        before = [self._asked(seat) for seat in range(len(self.chairs))]
        change(self.match)
        self.back = None
        for seat, asked in enumerate(before):
            if self._asked(seat) != asked:
                self._since[seat] = self.version

    def _asked(self, seat: int) -> tuple[Any, ...] | None:
        assert self.match is not None
        decision = self.match.state.seat(seat).decision
        return None if decision is None else (decision.step, *decision.options)

    def _go_back(self, at: int) -> None:
        self._change(lambda match: match.go_back(at))
        self._since = [self.version] * len(self.chairs)

    def _answer(self, record: Answered) -> None:
        assert self.back is not None
        if not record.agrees:
            self.back = None
            return
        self.back = Back(self.back.seat, self.back.at, self.back.agreed | {record.seat})
        if self.back.agreed >= set(self._people()) - {self.back.seat}:
            self._go_back(self.back.at)

    def _people(self) -> list[int]:
        """The seats that persons play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person is not None and not chair.bot]

    # --- what requests become ----------------------------------------------------------------------------------------

    def sit_down(self, seat: int, person: str, name: str) -> SatDown:
        self._check_seat(seat)
        chair = self.chairs[seat]
        if chair.person not in (None, person) or (chair.person is None and chair.bot and self.match is not None):
            raise Refused("taken")
        return SatDown(seat, person, name)

    def seat_bot(self, seat: int, spec: str) -> BotSatDown:
        """A bot for an open seat, or for a person who has left."""
        self._check_seat(seat)
        self._check_bot(spec)
        return BotSatDown(seat, spec)

    def leave(self, seat: int) -> Left:
        self._check_seat(seat)
        if self.match is not None:
            raise Refused("begun")
        return Left(seat)

    def choose(self, seat: int, request: protocol.Choose) -> Chose | None:
        """The choice as a record; None if it is the one that was carried out last, sent again."""
        match = self._playing()
        if request.id == self._ids[seat]:
            return None
        options = match.state.seat(seat).options
        if not options:
            raise Refused("not_your_turn")
        if request.version < self._since[seat]:
            raise Refused("stale")
        if request.key not in [option.key for option in options]:
            raise Refused("not_possible")
        return Chose(seat, request.key, request.id)

    def undo(self, seat: int, request: protocol.Undo) -> WentBack | AskedBack:
        """At once as far as the kernel allows it; further only if the others agree."""
        match = self._playing()
        if request.version < self.version and request.version < max(self._since):
            raise Refused("stale")
        own = [number for number, choice in enumerate(match.history) if choice.seat == seat]
        if len(own) < request.choices:
            raise Refused("nothing_to_undo")
        if request.choices <= match.undoable(seat):
            return WentBack(seat, len(match.history) - request.choices)
        at = own[-request.choices]
        return AskedBack(seat, at) if set(self._people()) - {seat} else WentBack(seat, at)

    def answer(self, seat: int, request: protocol.Answer) -> Answered:
        if self.back is None or seat == self.back.seat or seat in self.back.agreed:
            raise Refused("nothing_asked")
        return Answered(seat, request.agree)

    def resign(self, seat: int, spec: str) -> Resigned:
        self._playing()
        self._check_bot(spec)
        return Resigned(seat, spec)

    def _playing(self) -> Match[Any]:
        if self.match is None:
            raise Refused("not_begun")
        if self.match.state.decision is None:
            raise Refused("over")
        return self.match

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs):
            raise Refused("no_seat")

    @staticmethod
    def _check_bot(spec: str) -> None:
        try:
            bot(spec, 0)
        except KubikError:
            raise Refused("bad_bot") from None

    # --- what everybody sees -----------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [chair.name or f"{seat + 1}" for seat, chair in enumerate(self.chairs)]

    @property
    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and the bot that everybody waits for, if it is one."""
        if self.match is None or self.match.state.decision is None:
            return None
        seat = self.match.state.decision.seat
        return (seat, self.chairs[seat].bot) if self.chairs[seat].bot else None

    def seating(self, table: str, seat: int | None, here: Iterable[str]) -> protocol.Seating:
        """Who sits where; `here` are the persons who are connected."""
        present = set(here)
        chairs = []
        for number, chair in enumerate(self.chairs):
            kind: Literal["open", "person", "bot"] = (
                "bot" if chair.bot else "person" if chair.person is not None else "open"
            )
            chairs.append(protocol.Chair(kind, chair.name, chair.person in present, number == seat))
        options = msgspec.to_builtins(self.rules.options)
        published = seed_hash(self.opened.seed)
        return protocol.Seating(table, self.opened.game, options, chairs, seat, published, self.match is not None)

    def update(self, seat: int | None, language: str, since: int = 0) -> protocol.Update:
        """The table as a seat (None: a watcher) sees it, and what happened after a version."""
        text = self.game.text(language)
        chat = [protocol.Chat(said.name, said.text, said.at) for version, said in self.chat if version > since]
        if self.match is None:
            return protocol.Update(self.version, since, 0, None, None, None, 0, None, [], chat, None)
        state = self.match.state
        asked = None if state.decision is None else state.decision.seat
        back = None if self.back is None else (self.back.seat, self.back.at)
        return protocol.Update(
            version=self.version,
            since=since,
            turn=len(self.match.history),
            asked=asked,
            view=msgspec.to_builtins(state.view(seat)),
            question=None if seat is None else self._question(seat, text),
            undo=0 if seat is None else self.match.undoable(seat),
            back=back,
            happened=self._happened(seat, text, since),
            chat=chat,
            ending=self._ending(text),
        )

    def _question(self, seat: int, text: Text) -> protocol.Question | None:
        assert self.match is not None
        decision = self.match.state.seat(seat).decision
        if decision is None:
            return None
        options = [
            protocol.Answerable(option.key, text.option(option, self.names, decision), option.verb, option.target)
            for option in decision.options
        ]
        return protocol.Question(decision.ask, text.prompt(decision), options, decision is self.match.state.decision)

    def _happened(self, seat: int | None, text: Text, since: int) -> list[protocol.Happened]:
        told = [event.seen_by(seat) for version, event in self.log if version > since]
        return [protocol.Happened(text.event(event, self.names), event.kind, event.seat, event.facts) for event in told]

    def _ending(self, text: Text) -> protocol.Ending | None:
        assert self.match is not None
        result = self.match.state.result
        if result is None:
            return None
        sheet = [(text.score(line), list(points)) for line, points in result.sheet.items()]
        return protocol.Ending(list(result.winners), list(result.places), sheet, self.opened.seed)

    def reasons(self, seat: int, language: str) -> list[tuple[str, str, str]]:
        """Why not: option, target and sentence."""
        text = self.game.text(language)
        refusals = self._playing().state.refusals(seat)
        return [(refusal.option.key, refusal.option.target, text.refusal(refusal, self.names)) for refusal in refusals]

    def record(self) -> GameFile:
        """The game file; without its secrets as long as the game runs."""
        if self.match is None:
            raise Refused("not_begun")
        return self.match.record(secret=self.match.state.result is None)


def wake(records: Iterable[AnyRecord]) -> Room:
    """The room that these records tell of."""
    opened, *rest = records
    if not isinstance(opened, Opened):
        raise BadRecord("the first record of a table says how it was opened")
    room = Room(opened)
    for record in rest:
        room.apply(record)
    return room
