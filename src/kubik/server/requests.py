"""Requests: each is judged by what is true in the room, and becomes the record that carries it out, or is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import time
from typing import Any, Final, Literal

from kubik.kernel.errors import IllegalChoice, KubikError
from kubik.kernel.match import Match
from kubik.server import protocol
from kubik.server.records import (
    Answered,
    AnyRecord,
    AskedBack,
    BotSatDown,
    Chose,
    Left,
    Rematched,
    Resigned,
    Said,
    SatDown,
    WentBack,
)
from kubik.server.room import Room

Reason = Literal[
    "not_begun", "not_over", "over", "not_your_turn", "stale", "not_possible", "nothing_to_undo", "nothing_asked",
    "taken", "seated", "resigned", "here", "begun", "no_seat", "no_position", "bad_bot", "what_if",
    "cannot_be_filled_in", "unfinished", "other_rules",
]  # fmt: skip
Change = (
    protocol.Choose
    | protocol.Undo
    | protocol.Answer
    | protocol.Resign
    | protocol.SeatBot
    | protocol.Leave
    | protocol.Return
    | protocol.Say
)
"""What changes the table."""
BOT: Final = re.compile(r"random|careless|greedy|search:(seconds=(0\.[1-9]|[1-5])|iterations=[1-9]\d{0,2})", re.ASCII)
"""Bots that people may ask for. All tables share a few processes that think, so none may think for long."""
BOT_AFTER: Final = 30.0
"""Seconds after which somebody who is not here may be replaced by a bot."""


class Refused(KubikError):
    """A request that cannot be carried out: the reason as data; the server says it in the person's language."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


def judge(room: Room, seat: int, request: Change, seconds_away: Callable[[str], float]) -> AnyRecord | None:
    """The record of a request by whoever has a seat; None: it was carried out already."""
    chair = room.chairs[seat]
    assert chair.person is not None
    match request:
        case protocol.Choose() | protocol.Undo() | protocol.Answer() if seat in room.resigned:
            raise Refused("resigned")  # in the room it is the bot who chooses for this seat
        case protocol.Choose():
            return choose(room, seat, request)
        case protocol.Undo():
            return undo(room, seat, request)
        case protocol.Answer():
            return answer(room, seat, request)
        case protocol.Resign():
            return resign(room, seat, "greedy")
        case protocol.SeatBot():
            # One may leave the own seat to a bot at once, another's when that person has been away for a while.
            check_seat(room, request.seat)
            other = room.chairs[request.seat].person
            absent = other in (None, chair.person) or seconds_away(str(other)) >= BOT_AFTER
            return seat_bot(room, request.seat, request.bot, absent)
        case protocol.Leave():
            return leave(room, seat)
        case protocol.Return():
            return sit_down(room, seat, chair.person, chair.name)
        case protocol.Say():
            return Said(chair.person, chair.name, request.text, int(time()))


# --- seats ------------------------------------------------------------------------------------------------------------


def first_open_seat(room: Room) -> int:
    """The seat that an invitation means."""
    for seat, chair in enumerate(room.chairs):
        if chair.is_open:
            return seat
    raise Refused("taken")


def sit_down(room: Room, seat: int, person: str, name: str) -> SatDown:
    """Before the start, take a seat that nobody has; later, the own one again."""
    check_seat(room, seat)
    chair = room.chairs[seat]
    _check_newcomer(room, seat, person)
    if chair.person != person and (chair.person is not None or room.begun):
        raise Refused("taken")
    return SatDown(seat, person, name)


def move(room: Room, seat: int, person: str) -> SatDown:
    """The person in a seat goes on with another device, which is another person to us."""
    _check_newcomer(room, seat, person)
    return SatDown(seat, person, room.chairs[seat].name)


def seat_bot(room: Room, seat: int, spec: str, absent: bool = True) -> BotSatDown:
    """A bot for an open seat, or for a person, if that one is absent."""
    check_seat(room, seat)
    check_bot(spec)
    if seat in room.resigned:
        raise Refused("resigned")
    if room.chairs[seat].person is not None and not absent:
        raise Refused("here")
    return BotSatDown(seat, spec)


def leave(room: Room, seat: int) -> Left:
    """Give the seat up before the game begins."""
    check_seat(room, seat)
    if room.begun:
        raise Refused("begun")
    return Left(seat)


def resign(room: Room, seat: int, spec: str) -> Resigned:
    """Give up for good; a bot plays on, unless the game is over with that."""
    playing(room)
    check_bot(spec)
    if seat in room.resigned:
        raise Refused("resigned")
    return Resigned(seat, "" if room.ends_with(seat) else spec)


def ask_rematch(room: Room, table: str) -> Rematched | None:
    """The same seats at another table; None if that was asked before."""
    if not room.over:
        raise Refused("not_over")
    return Rematched(table) if room.rematch is None else None


# --- choices ----------------------------------------------------------------------------------------------------------


def choose(room: Room, seat: int, request: protocol.Choose) -> Chose | None:
    """The choice as a record; None if it is the one that was carried out last, sent again."""
    match = playing(room)
    if request.id and request.id == room.last_ids[seat]:  # bots' choices have none
        return None
    decision = match.state.seat(seat).decision
    if decision is None:
        raise Refused("not_your_turn")
    if request.version < room.asked_since[seat]:
        raise Refused("stale")
    try:
        return Chose(seat, decision.find(request.key).key, request.id)
    except IllegalChoice:
        raise Refused("not_possible" if decision.blank is None else "cannot_be_filled_in") from None


def undo(room: Room, seat: int, request: protocol.Undo) -> WentBack | AskedBack | None:
    """At once as far as the kernel allows it; further only if the others agree. None: they are asked already."""
    match = playing(room)
    if request.version < room.version and request.version < max(room.asked_since):
        raise Refused("stale")
    own = [number for number, choice in enumerate(match.history) if choice.seat == seat]
    places, back = (room.headings, 1) if request.heading else (own, request.choices)
    places = [number for number in places if number >= match.first]
    if len(places) < back:
        raise Refused("nothing_to_undo")
    if not request.heading and back <= match.undoable(seat):
        return WentBack(seat, len(match.history) - back)
    at, asked = places[-back], room.undo_request
    if asked is not None and (asked.seat, asked.at) == (seat, at):
        return None  # asked anew, those who have agreed would have to do so again
    # A seat that a bot keeps is still its person's: else whoever seats a bot there goes back against that one's will.
    others = room.owned - {seat}
    return AskedBack(seat, at, sorted(others)) if others else WentBack(seat, at)


def answer(room: Room, seat: int, request: protocol.Answer) -> Answered:
    """Agree, or not, that another seat takes choices back."""
    asked = room.undo_request
    if asked is None or seat == asked.seat or seat in asked.agreed:
        raise Refused("nothing_asked")
    if request.version < asked.since:
        raise Refused("stale")
    return Answered(seat, request.agree)


def fork(room: Room, seat: int, at: int | None) -> Match[Any, Any]:
    """A match that goes on from a position as a seat knew it, with a guess at the rest."""
    played = begun(room)
    check_position(played, len(played.history) if at is None else at)
    match = played.fork(at, seat)
    if match.state.decision is None:
        raise Refused("over")
    return match


# --- checks -----------------------------------------------------------------------------------------------------------


def playing(room: Room) -> Match[Any, Any]:
    """The match, if it runs."""
    match = begun(room)
    if room.result is not None:
        raise Refused("over")
    return match


def begun(room: Room) -> Match[Any, Any]:
    """The match, if there is one that the rules here can read."""
    if room.relic is not None:
        raise Refused("over" if room.result is not None else "unfinished")
    if room.match is None:
        raise Refused("not_begun")
    return room.match


def check_position(match: Match[Any, Any], at: int) -> None:
    """Refuse a position that is not there, or that other rules have led to."""
    if not 0 <= at <= len(match.history):
        raise Refused("no_position")
    if at < match.first:
        raise Refused("other_rules")


def check_seat(room: Room, seat: int) -> None:
    """Refuse a seat that is not there."""
    if not 0 <= seat < len(room.chairs):
        raise Refused("no_seat")


def check_bot(spec: str) -> None:
    """Refuse a bot that nobody may ask for."""
    if not BOT.fullmatch(spec):
        raise Refused("bad_bot")


def _check_newcomer(room: Room, seat: int, person: str) -> None:
    """Nobody has two seats, and one that was given up is nobody's."""
    if seat in room.resigned:
        raise Refused("resigned")
    if room.seat_of(person) not in (None, seat):
        raise Refused("seated")
