"""What is shown of a room: to everybody who sits there, to watchers, in lists, in replays and in game files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from kubik.kernel.chance import seed_hash
from kubik.kernel.event import Event
from kubik.kernel.gamefile import GameFile
from kubik.kernel.state import State
from kubik.kernel.text import Line, Part, Text
from kubik.server import protocol
from kubik.server.requests import Refused, playing
from kubik.server.room import NOTES, Chair, Room
from kubik.server.words import WORDS, display_names


def names(room: Room, language: str) -> list[str]:
    """Everybody's name by seat."""
    return display_names([chair.name for chair in room.chairs], language)


def summary(room: Room) -> protocol.Summary:
    """How things stand, for lists of tables. Whoever has no name is a bot."""
    return protocol.Summary(room.opened.game, [chair.name for chair in room.chairs], room.asked)


def seating(room: Room, table: str, seat: int | None, language: str, here: Iterable[str]) -> protocol.Seating:
    """Who sits where; `here` are the persons who are connected."""
    present = set(here)
    chairs = [
        protocol.Chair(
            kind=_kind(chair),
            name="" if chair.is_open else name,
            bot=chair.bot,
            here=chair.person in present,
            you=number == seat,
        )
        for number, (chair, name) in enumerate(zip(room.chairs, names(room, language), strict=True))
    ]
    return protocol.Seating(
        table=table,
        game=room.opened.game,
        options=msgspec.to_builtins(room.rules.settings),
        chairs=chairs,
        seat=seat,
        seed_hash=seed_hash(room.opened.seed),
        begun=room.match is not None,
        private=room.opened.position is not None,
        rematch=room.rematch,
    )


def _kind(chair: Chair) -> Literal["open", "person", "bot", "kept"]:
    if chair.person is None:
        return "bot" if chair.bot else "open"
    return "kept" if chair.bot else "person"


def update(room: Room, seat: int | None, language: str, since: int = 0) -> protocol.Update:
    """The table as a seat (None: a watcher) sees it, and what happened after a version."""
    text = room.game.text(language)
    chat = [protocol.Chat(said.name, said.text, said.at) for version, said in room.chat if version > since]
    happened = [event for version, event in room.log if version > since]
    if room.match is None:
        return protocol.Update(room.version, since, 0, None, None, None, 0, 0, None, [], chat, None)
    return protocol.Update(
        version=room.version,
        since=since,
        turn=len(room.match.history),
        asked=room.asked,
        view=msgspec.to_builtins(room.match.state.view(seat)),
        question=None if seat is None else _question(room, seat, text),
        undo=0 if seat is None else room.match.undoable(seat),
        chosen=sum(choice.seat == seat for choice in room.match.history),
        back=None if room.undo_request is None else (room.undo_request.seat, room.undo_request.at),
        happened=_happened(room, happened, seat, text),
        chat=chat,
        ending=_ending(room, room.match.state, text),
    )


def position(room: Room, at: int, seat: int | None, language: str) -> protocol.Position:
    """The table after the first `at` choices, as a seat saw it then, and what the last of them did."""
    if room.match is None:
        raise Refused("not_begun")
    choices = len(room.match.history)
    if not 0 <= at <= choices:
        raise Refused("no_position")
    happened: list[Event] = []
    state = room.match.position(max(0, at - 1), happened.append)
    if at:
        happened.clear()
        last = room.match.history[at - 1]
        state.choose(last.key, last.seat)
    text = room.game.text(language)
    shown = protocol.Update(
        version=at,
        since=max(0, at - 1),
        turn=at,
        asked=None if state.decision is None else state.decision.seat,
        view=msgspec.to_builtins(state.view(seat)),
        question=None,
        undo=0,
        chosen=0,
        back=None,
        happened=_happened(room, happened, seat, text),
        chat=[],
        ending=_ending(room, state, text),
    )
    return protocol.Position(choices, shown)


def reasons(room: Room, seat: int, language: str) -> list[tuple[str, str, str]]:
    """Why not: option, target and sentence."""
    text, everybody = room.game.text(language), names(room, language)
    return [
        (refusal.option.key, refusal.option.target, text.refusal(refusal, everybody))
        for refusal in playing(room).state.refusals(seat)
    ]


def game_file(room: Room, seat: int | None) -> GameFile:
    """The game file; for a seat, and without its secrets, as long as the game runs."""
    if room.match is None:
        raise Refused("not_begun")
    running = room.result is None
    if running and room.opened.position is not None:
        raise Refused("what_if")
    return room.match.record(secret=running, seat=seat)


def _question(room: Room, seat: int, text: Text) -> protocol.Question | None:
    assert room.match is not None
    look = room.match.state.seat(seat)
    decision = look.decision
    if decision is None:
        return None
    everybody = names(room, text.language)
    options = []
    for option in decision.options:
        said = text.option(option, everybody, decision)
        warning = room.game.warning(look.view, look.rules, decision, option)
        warned = None if warning is None else text.warning(warning)
        options.append(protocol.Answerable(option.key, said, option.verb, option.target, warned))
    prompt, waiting = text.prompt(decision, everybody), decision is room.match.state.decision
    return protocol.Question(decision.ask, prompt, options, decision.blank, waiting)


def _happened(room: Room, events: Iterable[Event], seat: int | None, text: Text) -> list[protocol.Happened]:
    everybody = names(room, text.language)
    return [
        protocol.Happened(
            line=_line(seen, everybody, text),
            heading=seen.kind in text.heading_kinds,
            kind=seen.kind,
            seat=seen.seat,
            facts=seen.facts,
            pieces=list(seen.pieces),
            source=seen.source,
            to=seen.to,
        )
        for event in events
        if (seen := event.seen_by(seat)) is not None
    ]


def _line(event: Event, everybody: list[str], text: Text) -> Line:
    if event.kind not in NOTES:
        return text.event(event, everybody)
    numbers = {name: value for name, value in event.facts.items() if isinstance(value, int)}
    name = Part(everybody[event.seat], "seat", event.seat)
    return Text(WORDS[text.language]).line(f"note-{event.kind}", name=name, **numbers)


def _ending(room: Room, state: State[Any, Any], text: Text) -> protocol.Ending | None:
    result = state.result
    if result is None:
        return None
    sheet = [(text.score(line), list(points)) for line, points in result.sheet.items()]
    return protocol.Ending(list(result.winners), list(result.places), sheet, room.opened.seed)
