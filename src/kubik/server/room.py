"""A room: one table with everybody who sits there. It knows no sockets, no clock and no disk.

Whatever changes it is a record. A request is first turned into the record that it would be, or refused; the record is
written down; then it is applied. So the room is always the replay of what was written, and a request that was refused
has changed nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

import kubik
from kubik.kernel.chance import seed_hash
from kubik.kernel.errors import BadSetup, IllegalChoice, KubikError
from kubik.kernel.event import Event
from kubik.kernel.gamefile import GameFile
from kubik.kernel.match import Match
from kubik.kernel.state import State
from kubik.kernel.text import Text, words
from kubik.server import protocol
from kubik.server.records import (
    Answered,
    AnyRecord,
    AskedBack,
    BadRecord,
    BotSatDown,
    Chose,
    Left,
    Opened,
    Rematched,
    Resigned,
    Said,
    SatDown,
    WentBack,
)

Reason = Literal[
    "not_begun", "not_over", "over", "not_your_turn", "stale", "not_possible", "nothing_to_undo", "nothing_asked",
    "taken", "seated", "resigned", "here", "begun", "no_seat", "no_position", "bad_bot", "what_if",
]  # fmt: skip
BOT: Final = re.compile(r"random|greedy|search:(seconds=(0\.[1-9]|[1-5])|iterations=[1-9]\d{0,2})", re.ASCII)
"""Bots that people may ask for. All tables share a few processes that think, so none may think for long."""
NOTES: Final = frozenset({"went_back", "kept", "returned", "resigned"})
"""What happens at a table beside the game, as kinds of events."""
WORDS: Final = {language: words(__package__, language) for language in ("en", "ru")}


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
    resigned: bool = False

    @property
    def is_open(self) -> bool:
        return self.person is None and not self.bot


class UndoRequest(Struct, frozen=True):
    """A seat asks to go back so far, from a version on; those who have agreed."""

    seat: int
    at: int
    since: int
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
        self.undo_request: UndoRequest | None = None
        self.rematch: str | None = None
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
                if self.match is not None and self.chairs[record.seat].bot:
                    self._note("returned", record.seat)
                self.chairs[record.seat] = Chair(record.person, "", record.name)
            case BotSatDown():
                chair = self.chairs[record.seat]
                if self.match is not None:
                    self._note("kept", record.seat)
                self.chairs[record.seat] = Chair(chair.person, record.bot, chair.name)
                self._go_back_if_agreed()
            case Left():
                self.chairs[record.seat] = Chair()
            case Resigned():
                self._note("resigned", record.seat)
                chair = self.chairs[record.seat]
                self.chairs[record.seat] = Chair(chair.person, record.bot, chair.name, resigned=True)
                self._go_back_if_agreed()
            case Rematched():
                self.rematch = record.table
            case Said():
                self.chat.append((self.version, record))
            case Chose():
                self._ids[record.seat] = record.id
                self._change(lambda match: match.choose(record.key, record.seat))
                # The same cards may be offered again, but the question has been answered.
                self._since[record.seat] = self.version
            case WentBack():
                self._go_back(record.seat, record.at)
            case AskedBack():
                self.undo_request = UndoRequest(record.seat, record.at, self.version)
            case Answered():
                self._answer(record)
            case Opened():
                raise BadRecord("a table is opened once")
        if self.match is None and not any(chair.is_open for chair in self.chairs):
            self._begin()

    def _begin(self) -> None:
        opened = self.opened
        position = opened.position.encode() if opened.position is not None else None
        self.match = Match(
            self.game, opened.players, opened.seed, opened.options, self.names("en"), position, self._hear
        )
        self._since = [self.version] * len(self.chairs)

    def _hear(self, event: Event) -> None:
        self.log.append((self.version, event))

    def _note(self, kind: str, seat: int, **facts: int) -> None:
        self.log.append((self.version, Event(kind, seat, dict(facts))))

    def _change(self, change: Any) -> None:
        """Let something happen in the match, and note whose question has become another one."""
        assert self.match is not None
        before = [self._asked(seat) for seat in range(len(self.chairs))]
        change(self.match)
        self.undo_request = None
        for seat, asked in enumerate(before):
            if self._asked(seat) != asked:
                self._since[seat] = self.version

    def _asked(self, seat: int) -> tuple[Any, ...] | None:
        assert self.match is not None
        decision = self.match.state.seat(seat).decision
        return None if decision is None else (decision.step, *decision.options)

    def _go_back(self, seat: int, at: int) -> None:
        assert self.match is not None
        self._note("went_back", seat, n=len(self.match.history) - at)
        self._change(lambda match: match.go_back(at))
        self._since = [self.version] * len(self.chairs)

    def _answer(self, record: Answered) -> None:
        assert self.undo_request is not None
        if not record.agrees:
            self.undo_request = None
            return
        self.undo_request = msgspec.structs.replace(self.undo_request, agreed=self.undo_request.agreed | {record.seat})
        self._go_back_if_agreed()

    def _go_back_if_agreed(self) -> None:
        """Nobody waits for the consent of a bot."""
        if self.undo_request is not None and self.undo_request.agreed >= set(self._people()) - {self.undo_request.seat}:
            self._go_back(self.undo_request.seat, self.undo_request.at)

    def _people(self) -> list[int]:
        """The seats that persons play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person is not None and not chair.bot]

    # --- what requests become ----------------------------------------------------------------------------------------

    def sit_down(self, seat: int, person: str, name: str) -> SatDown:
        """Before the start, take a seat that nobody has; later, the own one again."""
        self._check_seat(seat)
        chair = self.chairs[seat]
        if chair.resigned:
            raise Refused("resigned")
        if any(other.person == person for number, other in enumerate(self.chairs) if number != seat):
            raise Refused("seated")
        if chair.person != person and (chair.person is not None or self.match is not None):
            raise Refused("taken")
        return SatDown(seat, person, name)

    def move(self, seat: int, person: str) -> SatDown:
        """The person in a seat goes on with another device, which is another person to us."""
        chair = self.chairs[seat]
        if chair.resigned:
            raise Refused("resigned")
        if any(other.person == person for number, other in enumerate(self.chairs) if number != seat):
            raise Refused("seated")
        return SatDown(seat, person, chair.name)

    def seat_bot(self, seat: int, spec: str, absent: bool = True) -> BotSatDown:
        """A bot for an open seat, or for a person, if that one is absent."""
        self._check_seat(seat)
        self.check_bot(spec)
        if self.chairs[seat].resigned:
            raise Refused("resigned")
        if self.chairs[seat].person is not None and not absent:
            raise Refused("here")
        return BotSatDown(seat, spec)

    def leave(self, seat: int) -> Left:
        self._check_seat(seat)
        if self.match is not None:
            raise Refused("begun")
        return Left(seat)

    def choose(self, seat: int, request: protocol.Choose) -> Chose | None:
        """The choice as a record; None if it is the one that was carried out last, sent again."""
        match = self._playing()
        if request.id and request.id == self._ids[seat]:  # bots' choices have none
            return None
        options = match.state.seat(seat).options
        if not options:
            raise Refused("not_your_turn")
        if request.version < self._since[seat]:
            raise Refused("stale")
        if request.key not in [option.key for option in options]:
            raise Refused("not_possible")
        return Chose(seat, request.key, request.id)

    def undo(self, seat: int, request: protocol.Undo) -> WentBack | AskedBack | None:
        """At once as far as the kernel allows it; further only if the others agree. None: they are asked already."""
        match = self._playing()
        if request.version < self.version and request.version < max(self._since):
            raise Refused("stale")
        own = [number for number, choice in enumerate(match.history) if choice.seat == seat]
        if len(own) < request.choices:
            raise Refused("nothing_to_undo")
        if request.choices <= match.undoable(seat):
            return WentBack(seat, len(match.history) - request.choices)
        at = own[-request.choices]
        if self.undo_request is not None and (self.undo_request.seat, self.undo_request.at) == (seat, at):
            return None  # asked anew, those who have agreed would have to do so again
        return AskedBack(seat, at) if set(self._people()) - {seat} else WentBack(seat, at)

    def answer(self, seat: int, request: protocol.Answer) -> Answered:
        if self.undo_request is None or seat == self.undo_request.seat or seat in self.undo_request.agreed:
            raise Refused("nothing_asked")
        if request.version < self.undo_request.since:
            raise Refused("stale")
        return Answered(seat, request.agree)

    def resign(self, seat: int, spec: str) -> Resigned:
        self._playing()
        self.check_bot(spec)
        if self.chairs[seat].resigned:
            raise Refused("resigned")
        return Resigned(seat, spec)

    def ask_rematch(self, table: str) -> Rematched | None:
        """The same seats at another table; None if that was asked before."""
        if self.match is None or self.match.state.result is None:
            raise Refused("not_over")
        return Rematched(table) if self.rematch is None else None

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
    def check_bot(spec: str) -> None:
        if not BOT.fullmatch(spec):
            raise Refused("bad_bot")

    # --- what everybody sees -----------------------------------------------------------------------------------------

    def names(self, language: str) -> list[str]:
        """Everybody's name by seat."""
        return names_in([chair.name for chair in self.chairs], language)

    def seat_of(self, person: str) -> int | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    def open_seat(self) -> int:
        """The first seat that nobody has."""
        for seat, chair in enumerate(self.chairs):
            if chair.is_open:
                return seat
        raise Refused("taken")

    def summary(self) -> protocol.Summary:
        """How things stand, for lists of tables. Whoever has no name is a bot."""
        return protocol.Summary(self.opened.game, [chair.name for chair in self.chairs], self.asked)

    @property
    def asked(self) -> int | None:
        """The seat that everybody waits for."""
        return None if self.match is None else _asked(self.match.state)

    @property
    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and the bot that everybody waits for, if it is one."""
        seat = self.asked
        return (seat, self.chairs[seat].bot) if seat is not None and self.chairs[seat].bot else None

    def seating(self, table: str, seat: int | None, language: str, here: Iterable[str]) -> protocol.Seating:
        """Who sits where; `here` are the persons who are connected."""
        present, names = set(here), self.names(language)
        chairs = []
        for number, chair in enumerate(self.chairs):
            kind: Literal["open", "person", "bot", "kept"] = (
                ("kept" if chair.bot else "person") if chair.person is not None else "bot" if chair.bot else "open"
            )
            name = "" if chair.is_open else names[number]
            chairs.append(protocol.Chair(kind, name, chair.bot, chair.person in present, number == seat))
        return protocol.Seating(
            table=table,
            game=self.opened.game,
            options=msgspec.to_builtins(self.rules.options),
            chairs=chairs,
            seat=seat,
            seed_hash=seed_hash(self.opened.seed),
            begun=self.match is not None,
            private=self.opened.position is not None,
            rematch=self.rematch,
        )

    def update(self, seat: int | None, language: str, since: int = 0) -> protocol.Update:
        """The table as a seat (None: a watcher) sees it, and what happened after a version."""
        text = self.game.text(language)
        chat = [protocol.Chat(said.name, said.text, said.at) for version, said in self.chat if version > since]
        happened = [event for version, event in self.log if version > since]
        if self.match is None:
            return protocol.Update(self.version, since, 0, None, None, None, 0, 0, None, [], chat, None)
        return protocol.Update(
            version=self.version,
            since=since,
            turn=len(self.match.history),
            asked=self.asked,
            view=msgspec.to_builtins(self.match.state.view(seat)),
            question=None if seat is None else self._question(seat, text),
            undo=0 if seat is None else self.match.undoable(seat),
            chosen=sum(choice.seat == seat for choice in self.match.history),
            back=None if self.undo_request is None else (self.undo_request.seat, self.undo_request.at),
            happened=self._happened(happened, seat, text),
            chat=chat,
            ending=self._ending(self.match.state, text),
        )

    def position(self, at: int, seat: int | None, language: str) -> protocol.Position:
        """The table after the first `at` choices, as a seat saw it then, and what the last of them did."""
        if self.match is None:
            raise Refused("not_begun")
        choices = len(self.match.history)
        if not 0 <= at <= choices:
            raise Refused("no_position")
        happened: list[Event] = []
        state = self.match.position(max(0, at - 1), happened.append)
        if at:
            happened.clear()
            last = self.match.history[at - 1]
            state.choose(last.key, last.seat)
        text = self.game.text(language)
        update = protocol.Update(
            version=at,
            since=max(0, at - 1),
            turn=at,
            asked=_asked(state),
            view=msgspec.to_builtins(state.view(seat)),
            question=None,
            undo=0,
            chosen=0,
            back=None,
            happened=self._happened(happened, seat, text),
            chat=[],
            ending=self._ending(state, text),
        )
        return protocol.Position(choices, update)

    def fork(self, seat: int, at: int | None) -> Match[Any]:
        """A match that goes on from a position as a seat knew it, with a guess at the rest."""
        if self.match is None:
            raise Refused("not_begun")
        if at is not None and at > len(self.match.history):
            raise Refused("no_position")
        match = self.match.fork(at, seat)
        if match.state.decision is None:
            raise Refused("over")
        return match

    def _question(self, seat: int, text: Text) -> protocol.Question | None:
        assert self.match is not None
        decision = self.match.state.seat(seat).decision
        if decision is None:
            return None
        names = self.names(text.language)
        options = [
            protocol.Answerable(option.key, text.option(option, names, decision), option.verb, option.target)
            for option in decision.options
        ]
        return protocol.Question(
            decision.ask, text.prompt(decision, names), options, decision is self.match.state.decision
        )

    def _happened(self, events: Iterable[Event], seat: int | None, text: Text) -> list[protocol.Happened]:
        return [
            protocol.Happened(self._line(event, text), event.kind, event.seat, event.facts)
            for event in (event.seen_by(seat) for event in events)
        ]

    def _line(self, event: Event, text: Text) -> str:
        if event.kind not in NOTES:
            return text.event(event, self.names(text.language))
        numbers = {name: value for name, value in event.facts.items() if isinstance(value, int)}
        return WORDS[text.language].say(f"note-{event.kind}", name=self.names(text.language)[event.seat], **numbers)

    def _ending(self, state: State[Any], text: Text) -> protocol.Ending | None:
        result = state.result
        if result is None:
            return None
        sheet = [(text.score(line), list(points)) for line, points in result.sheet.items()]
        return protocol.Ending(list(result.winners), list(result.places), sheet, self.opened.seed)

    def reasons(self, seat: int, language: str) -> list[tuple[str, str, str]]:
        """Why not: option, target and sentence."""
        text = self.game.text(language)
        refusals = self._playing().state.refusals(seat)
        return [
            (refusal.option.key, refusal.option.target, text.refusal(refusal, self.names(language)))
            for refusal in refusals
        ]

    def record(self, seat: int | None) -> GameFile:
        """The game file; for a seat, and without its secrets, as long as the game runs."""
        if self.match is None:
            raise Refused("not_begun")
        running = self.match.state.result is None
        if running and self.opened.position is not None:
            raise Refused("what_if")
        return self.match.record(secret=running, seat=seat)


def names_in(names: list[str], language: str) -> list[str]:
    """Names by seat, with words for those who have none: bots."""
    return [name or WORDS[language].say("bot-name", seat=seat + 1) for seat, name in enumerate(names)]


def _asked(state: State[Any]) -> int | None:
    """The seat that everybody waits for."""
    return None if state.decision is None else state.decision.seat


def replay(records: Iterable[AnyRecord]) -> Room:
    """The room that these records tell of; BadRecord if they are those of other rules."""
    opened, *rest = records
    if not isinstance(opened, Opened):
        raise BadRecord("the first record of a table says how it was opened")
    try:
        room = Room(opened)
        for record in rest:
            room.apply(record)
    except (BadSetup, IllegalChoice) as error:
        raise BadRecord(f"this table cannot be played again: {error}") from None
    return room
