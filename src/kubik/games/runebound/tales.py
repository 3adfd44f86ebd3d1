"""The tellings of the cards: what the log and the page say besides figures. Every card has one, in both languages.

They are in the files of the folder tales, which say what belongs to each; a fault in them is told with all the others.
Of a card that its owner has given other courses or outcomes, only the beginning is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated

from msgspec import Meta, Struct

from kubik.games.runebound.content import CONTENT
from kubik.games.runebound.entries import Attempt, Card, Content, Enemy, EventCard, Scenario, Story
from kubik.kernel.content import convert, read_toml
from kubik.kernel.errors import BadContent, Fault

Sentence = Annotated[str, Meta(min_length=1)]


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """Something told in both languages."""

    en: Sentence
    ru: Sentence


class Tale(Line, frozen=True):
    """The telling of a card, or of one course of an event, and how it may go on."""

    won: Line | None = None
    lost: Line | None = None
    villain: Line | None = None
    """How the villain of a scenario appears."""
    beaten: Line | None = None
    """How that villain defeats a hero."""
    outcomes: tuple[Line, ...] = ()
    options: tuple[Tale, ...] = ()

    def outcome(self, number: int) -> Line | None:
        """What is told of an outcome, if anything."""
        return self.outcomes[number] if self.outcomes else None

    def option(self, number: int) -> Tale | None:
        """What is told of a course of an event and of how it goes on, if anything."""
        return self.options[number] if self.options else None


def read_tales(folder: Traversable, content: Content) -> dict[str, Tale]:
    """The tellings in a folder by the ids of the cards, or BadContent with a line for every fault."""
    shelves: dict[str, list[Card]] = {
        "heroes": [*content.heroes],
        "skills": [*content.skills],
        "assets": [*content.assets],
        "stories": [*content.stories],
        "scenarios": [*content.scenarios],
    }
    for deck in content.decks:
        shelves[f"adventures_{deck.id}"] = [*deck.cards]
    tales: dict[str, Tale] = {}
    faults: list[Fault | str] = []
    for name, cards in shelves.items():
        file = folder / f"{name}.toml"
        try:
            tables = read_toml(file)
        except BadContent as error:
            faults.append(str(error))
            continue
        known = {card.id for card in cards}
        faults += [f"{file.name}: there is no card {id!r}" for id in tables if id not in known]
        for card in cards:
            if card.id not in tables:
                faults.append(f"{file.name}: {card.id} has no telling")
                continue
            try:
                tales[card.id] = convert(f"{file.name}: {card.id}", tables[card.id], Tale)
            except BadContent as error:
                faults += error.faults
                continue
            misfits = [*_faults(f"{file.name}: {card.id}", card, tales[card.id])]
            if misfits and "owner" in card.origin.values():
                # Nobody has told yet how a card goes on that its owner has made another one.
                tales[card.id] = Tale(tales[card.id].en, tales[card.id].ru)
            else:
                faults += misfits
    if faults:
        raise BadContent(*faults)
    return tales


def _faults(where: str, card: Card, tale: Tale) -> Iterator[str]:
    """Whether a telling goes on in all the ways its card does, and in no other."""
    if isinstance(card, EventCard):
        yield from _wrong(where, tale, options=len(card.options))
        for number, (course, told) in enumerate(zip(card.options, tale.options, strict=False), 1):
            open = any(word["do"] in ("test", "pay") for word in course.effects)
            yield from _wrong(f"{where}: option {number}", told, won=open, lost=open)
    elif isinstance(card, Enemy):
        yield from _wrong(where, tale, won=1, lost=1)
    elif isinstance(card, Scenario):
        yield from _wrong(where, tale, won=1, lost=1, villain=1, beaten=1)
    else:
        quest = card.quest if isinstance(card, Story) else card
        if isinstance(quest, Attempt):
            may_fail = quest.kind not in ("pay", "visit")
            yield from _wrong(where, tale, outcomes=len(quest.outcomes), lost=may_fail)
        else:
            yield from _wrong(where, tale)


def _wrong(where: str, tale: Tale, **wanted: int) -> Iterator[str]:
    found: dict[str, int] = {name: getattr(tale, name) is not None for name in ("won", "lost", "villain", "beaten")}
    found |= {"outcomes": len(tale.outcomes), "options": len(tale.options)}
    for name, n in found.items():
        if n != wanted.get(name, 0):
            yield f"{where}: {name}: there must be {int(wanted.get(name, 0))}, not {int(n)}"


@cache
def tales() -> dict[str, Tale]:
    """The tellings of the game. They are read when somebody wants to be told something, not when the game is loaded."""
    return read_tales(files(__package__) / "tales", CONTENT)
