"""The log as people read it: lines made of events, gains in the line of what brought them, repetitions counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise

from msgspec import Struct

from kubik.kernel.event import Event
from kubik.kernel.text import Line, Part, Text


class Told(Struct):
    """A line of the log about a seat; a heading begins a new paragraph. `times`: how often it came in a row."""

    line: Line
    seat: int
    heading: bool = False
    times: int = 1


def story(events: Iterable[Event], seat: int | None, text: Text, names: list[str]) -> list[Told]:
    """Events in lines, as a seat (None: a watcher) learns of them."""
    return _story(events, seat, text, names, text.event)


def _story(
    events: Iterable[Event], seat: int | None, text: Text, names: list[str], tell: Callable[[Event, list[str]], Line]
) -> list[Told]:
    told: list[Told] = []
    for event in events:
        seen = event.seen_by(seat)
        if seen is None:
            continue
        line, heading = tell(seen, names), seen.kind in text.heading_kinds
        before = told[-1] if told else None
        if before is not None and seen.kind in text.gain_kinds and before.seat == seen.seat and not before.heading:
            before.line = [*before.line, Part(" "), *_without_player(line)]
        else:
            told.append(Told(line, seen.seat, heading))
    return _counted(told)


def chronicle(events: Iterable[Event], seat: int | None, text: Text, names: list[str]) -> list[Told]:
    """The story without bookkeeping: what one would tell of the game afterwards."""
    kept = [event for event in events if event.kind not in text.bookkeeping_kinds]
    passed = [
        event.kind in text.passing_kinds and (event.kind, event.seat) == (after.kind, after.seat)
        for event, after in pairwise(kept)
    ]
    events = (event for event, gone in zip(kept, [*passed, False], strict=False) if not gone)
    return _story(events, seat, text, names, text.telling)


def _without_player(gain: Line) -> Line:
    """The line of a gain where it is clear whose it is."""
    _, rest, *others = gain
    return [Part(rest.text.removeprefix(": ")), *others]


def _counted(told: list[Told]) -> list[Told]:
    counted: list[Told] = []
    for each in told:
        if counted and counted[-1].line == each.line:
            counted[-1].times += 1
        else:
            counted.append(each)
    return counted
