"""What is shown of a room: to everybody who sits there, to watchers, in lists, in replays and in game files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from kubik.bots.adviser import Advice
from kubik.kernel.chance import seed_hash
from kubik.kernel.event import Event
from kubik.kernel.form import Field, form
from kubik.kernel.gamefile import GameFile, Resigned
from kubik.kernel.text import Line, Part, Text
from kubik.server import protocol
from kubik.server.requests import Refused, begun, check_position, playing
from kubik.server.room import NOTES, Room
from kubik.server.storage import Link
from kubik.server.words import WORDS, display_names


def names(room: Room, language: str) -> list[str]:
    """Everybody's name by seat."""
    return display_names([chair.name for chair in room.chairs], language)


def summary(room: Room) -> protocol.Summary:
    """How things stand, for lists of tables. Whoever has no name is a bot."""
    winners = [] if room.result is None else list(room.result.winners)
    names = [chair.name for chair in room.chairs]
    return protocol.Summary(room.opened.game, names, room.asked, list(room.resigned), winners, agreed(room))


def agreed(room: Room) -> dict[str, Any]:
    """The options that are not as usual."""
    settled = ((field, _settled(room, field)) for field in form(room.game))
    return {field.name: value for field, value in settled if value != field.default}


def _settled(room: Room, field: Field) -> Any:
    """An option as it is played: where nothing was said the rules may have chosen, with two players a duel."""
    said = getattr(room.rules.settings, field.name)
    chosen = getattr(room.rules, field.name, None)
    return chosen if said is None and chosen in field.choices else said


def seating(room: Room, table: str, seat: int | None, language: str, here: Iterable[str]) -> protocol.Seating:
    """Who sits where; `here` are the persons who are connected."""
    present = set(here)
    chairs = [
        protocol.Chair(
            kind=_kind(room, number),
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
        agreed=agreed(room),
        chairs=chairs,
        seat=seat,
        seed_hash=seed_hash(room.opened.seed),
        begun=room.begun,
        private=room.opened.position is not None,
        rematch=room.rematch,
        resigning_ends=seat is not None and room.ends_with(seat),
    )


def invitation(room: Room, link: Link, host: str, language: str) -> protocol.Invitation:
    """What a link leads to; `host` is who has opened the table."""
    text = room.game.text(language)
    free = [seat for seat, chair in enumerate(room.chairs) if chair.is_open]
    everybody = names(room, language)
    special = agreed(room)
    return protocol.Invitation(
        kind=link.kind,
        table=link.table,
        seat=link.seat,
        game=room.opened.game,
        name=text.name,
        agreed=[
            said
            for field in form(room.game)
            if field.name in special and (said := _in_words(field, special[field.name], text)) is not None
        ],
        host=host,
        names=["" if seat in free else name for seat, name in enumerate(everybody)],
        free=free,
        begun=room.begun,
    )


def _in_words(field: Field, value: Any, text: Text) -> tuple[str, str] | None:
    """What was agreed about one thing; None if there are no words for it, as for a seat."""
    label = text.words.say(f"form-{field.name}")
    if field.kind == "switch":
        return label, WORDS[text.language].say("agreed-yes" if value else "agreed-no")
    chosen = [word for word in value if word] if field.kind in ("several", "seats") else [value]
    if any(word not in field.choices for word in chosen):
        return None
    return label, ", ".join(text.choice(field.name, word) for word in chosen)


def _kind(room: Room, seat: int) -> Literal["open", "person", "bot", "kept", "resigned"]:
    chair = room.chairs[seat]
    if seat in room.resigned:
        return "resigned"
    if chair.person is None:
        return "bot" if chair.bot else "open"
    return "kept" if chair.bot else "person"


def update(
    room: Room, seat: int | None, language: str, since: int = 0, happened: list[protocol.Happened] | None = None
) -> protocol.Update:
    """The table as a seat (None: a watcher) sees it, and what happened after a version, if that is not told already."""
    text = room.game.text(language)
    chat = [protocol.Chat(said.name, said.text, said.at) for version, said in room.chat if version > since]
    if happened is None:
        happened = told(room, [event for version, event in room.log if version > since], seat, language)
    if room.match is None:
        relic = room.relic
        if relic is None:
            return protocol.Update(room.version, since, 0, None, None, None, None, 0, 0, None, [], chat, None)
        shown = (relic.turn, None, relic.table, None, None, 0, 0, None)
        return protocol.Update(room.version, since, *shown, happened, chat, _ending(room, text))
    player = None if room.result is not None or seat in room.resigned else seat
    view = room.match.state.view(seat)
    return protocol.Update(
        version=room.version,
        since=since,
        turn=len(room.match.history),
        asked=room.asked,
        view=msgspec.to_builtins(view),
        standing=msgspec.to_builtins(room.game.standing(view, room.rules)),
        question=None if player is None else _question(room, player, text),
        undo=0 if player is None else room.match.undoable(player),
        chosen=sum(choice.seat == player for choice in room.match.history[room.match.first :]),
        back=None if room.undo_request is None else (room.undo_request.seat, room.undo_request.at),
        happened=happened,
        chat=chat,
        ending=_ending(room, text),
    )


def position(room: Room, at: int, seat: int | None, language: str) -> protocol.Position:
    """The table after the first `at` choices, as a seat saw it then, and what the last of them did."""
    match = begun(room)
    choices = len(match.history)
    check_position(match, at)
    happened: list[Event] = []
    state = match.position(max(match.first, at - 1), happened.append)
    if at > match.first:
        happened.clear()
        last = match.history[at - 1]
        state.choose(last.key, last.seat)
    text = room.game.text(language)
    ending = _ending(room, text) if at == choices else None
    view = state.view(seat)
    shown = protocol.Update(
        version=at,
        since=max(0, at - 1),
        turn=at,
        asked=None if state.decision is None or ending is not None else state.decision.seat,
        view=msgspec.to_builtins(view),
        standing=msgspec.to_builtins(room.game.standing(view, room.rules)),
        question=None,
        undo=0,
        chosen=0,
        back=None,
        happened=told(room, happened, seat, language),
        chat=[],
        ending=ending,
    )
    return protocol.Position(choices, shown)


def reasons(room: Room, seat: int, language: str) -> list[tuple[str, str, str]]:
    """Why not: option, target and sentence."""
    text, everybody = room.game.text(language), names(room, language)
    return [
        (refusal.option.key, refusal.option.target, text.refusal(refusal, everybody))
        for refusal in playing(room).state.refusals(seat)
    ]


def advice(id: str, room: Room, given: Advice | None, language: str) -> protocol.Advice:
    """What an adviser said, in words."""
    if given is None:
        return protocol.Advice(id, [], 0.0, [])
    text = room.game.text(language)
    options = [(thought.key, thought.chance) for thought in given.thoughts]
    return protocol.Advice(id, options, given.sure, [text.stake(name, n) for name, n in given.reasons.items()])


def game_file(room: Room, seat: int | None) -> GameFile:
    """The game file; for a seat, and without its secrets, as long as the game runs."""
    match = begun(room)
    running = room.result is None
    if running and room.opened.position is not None:
        raise Refused("what_if")
    file = match.record(secret=running, seat=seat)
    file.resigned = Resigned(list(room.resigned), room.result) if room.resigned else None
    return file


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


def told(room: Room, events: Iterable[Event], seat: int | None, language: str) -> list[protocol.Happened]:
    """Events in words, as far as a seat may know of them."""
    text, everybody = room.game.text(language), names(room, language)
    return [
        protocol.Happened(
            line=line,
            heading=seen.kind in text.heading_kinds,
            kind=seen.kind,
            seat=seen.seat,
            facts=seen.facts,
            pieces=list(seen.pieces),
            source=seen.source,
            to=seen.to,
        )
        for event in events
        if (seen := event.seen_by(seat)) is not None and (line := _line(room, seen, everybody, text)) is not None
    ]


def _line(room: Room, event: Event, everybody: list[str], text: Text) -> Line | None:
    """An event in words; None if only other rules had words for it."""
    if event.kind not in NOTES:
        try:
            return text.event(event, everybody)
        except Exception:
            if room.is_of_these_rules:
                raise
            return None
    numbers = {name: value for name, value in event.facts.items() if isinstance(value, int)}
    name = Part(everybody[event.seat], "seat", event.seat)
    return Text(WORDS[text.language]).line(f"note-{event.kind}", name=name, **numbers)


def _ending(room: Room, text: Text) -> protocol.Ending | None:
    result = room.result
    if result is None:
        return None
    lines = list(result.sheet)
    total = room.game.score
    return protocol.Ending(
        winners=list(result.winners),
        places=list(result.places),
        sheet=[(text.score(line), list(result.sheet[line])) for line in lines],
        total=lines.index(total) if total in lines else None,
        seed=room.opened.seed,
        early=room.played is None,
    )
