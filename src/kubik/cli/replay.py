"""`kubik replay` and `kubik verify`: what a game file tells, and whether it is true."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.text import Text

from kubik.cli import files, printable
from kubik.cli.screens import screen_of, screen_words
from kubik.cli.session import result_lines
from kubik.cli.settings import Content, language, names_of, own_content
from kubik.cli.terminal import show, terminal
from kubik.kernel.errors import BadSetup, Dishonest
from kubik.kernel.event import Event
from kubik.kernel.gamefile import stretches
from kubik.kernel.match import Match
from kubik.kernel.story import chronicle, story
from kubik.kernel.text import Words, words
from kubik.screen import Look, bar, chronicle_lines, log_lines

DISHONEST: Final = 1
UNCHECKED: Final = 2


def replay(
    file: Path,
    /,
    *,
    lang: str | None = None,
    at: int | None = None,
    seat: int | None = None,
    step: Annotated[bool, Parameter(show_default=False)] = False,
    chronicle: Annotated[bool, Parameter(show_default=False)] = False,
    content: Content = None,
) -> None:
    """Tell a game file as a story, or show the table at one moment of it.

    Parameters
    ----------
    file
        A game file, as `kubik play --save` writes it.
    lang
        en or ru; without it, what the environment says.
    at
        Show the table after so many choices.
    seat
        Tell and show what this seat knew, from seat 0; without it, what everybody could see.
    step
        In a terminal: go through the game choice by choice with Enter; q ends.
    chronicle
        Tell the story turn by turn in paragraphs, with the tales of the cards and without bookkeeping.
    """
    own_content(content)
    spoken = words("kubik.cli", language(lang))
    game, saved = files.read(file, spoken)
    match = files.replay(file, game, saved)
    book = _Book(match, spoken.language, seat)
    if at is not None:
        if not 0 <= at <= len(match.history):
            raise BadSetup(f"--at {at}: the game has {len(match.history)} choices")
        book.show(at)
    elif chronicle:
        book.chronicle()
    elif step and sys.stdin.isatty() and book.console.is_terminal:
        book.step_through()
    else:
        book.tell_all()


class _Book:
    """A match that was played, as a seat (None: a watcher) saw it."""

    def __init__(self, match: Match[Any, Any], language: str, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < match.players:
            raise BadSetup(f"--seat {seat}: the seats are 0 to {match.players - 1}")
        self.match = match
        self.seat = seat
        self.words = screen_words(match.game, language)
        self.text = match.game.text(language)
        self.names = names_of(match.seats, self.words)
        self.console = terminal()
        self.events: list[tuple[int, Event]] = []
        files.retell(match, lambda number, event: self.events.append((number, event)))

    def tell_all(self) -> None:
        self._print(self._story(-1, len(self.match.history)))
        self._print_end()

    def chronicle(self) -> None:
        """The whole game as one would tell it afterwards."""
        told = chronicle((event for _, event in self.events), self.seat, self.text, self.names)
        self._print([*chronicle_lines(told, self.console), Text()])
        self._print_end()

    def _print_end(self) -> None:
        result = self.match.state.result
        if result is None:
            self._print([Text(self.words.say("unfinished", n=len(self.match.history)))])
        else:
            self._print(result_lines(result, self.names, self.text, self.words, self.console.width))

    def show(self, at: int) -> None:
        """The table after so many choices, and what led there. The choice itself may tell a secret of its seat."""
        state = self.match.position(at)
        look = Look(state.view(self.seat), state.rules, self.seat, self.names, self.text, self.words, self.console)
        title = self.words.say("after-choices", n=at, all=len(self.match.history))
        self._print([bar(Text(title, "bold"), self.console.width), *screen_of(self.match.game).draw(look)])
        if at and self.match.history[at - 1].seat == self.seat:
            choice = self.match.history[at - 1]
            self._print([Text(self.words.say("last-choice", player=self.names[choice.seat], key=choice.key), "bold")])
        self._print(self._story(at - 1, at))

    def step_through(self) -> None:
        for at in range(len(self.match.history) + 1):
            self.console.clear()
            self.show(at)
            try:
                if input(self.words.say("step") + " ").strip().casefold() in ("q", "й", "х"):
                    return
            except EOFError:
                return

    def _story(self, begin: int, end: int) -> list[Text]:
        """What happened from one choice to another."""
        events = [event for number, event in self.events if begin <= number < end]
        return log_lines(story(events, self.seat, self.text, self.names), self.console)

    def _print(self, lines: list[Text]) -> None:
        for line in lines:
            show(self.console, line)


# --- verify -----------------------------------------------------------------------------------------------------------


def verify(file: Path, /, *, lang: str | None = None, content: Content = None) -> int:
    """Check that a game file is honest: the dice, every choice, the result.

    Of a game that was updated while it ran, each stretch is checked for itself; what was played with other rules or
    cards than these cannot be, and that is told.

    Exit code 0: it is. 1: the game could be set up again, but what the file tells did not happen. 2: not a file that
    this program could play again.

    Parameters
    ----------
    file
        A game file, as `kubik play --save` writes it.
    lang
        en or ru; without it, what the environment says.
    """
    own_content(content)
    spoken = words("kubik.cli", language(lang))
    game, saved = files.read(file, spoken)
    begin, checked = 0, False
    for part in stretches(saved):
        end = begin + len(part.choices)
        if saved.updates:
            print(spoken.say("stretch", first=begin + 1, last=end))
        if why := files.why_not(game, part, spoken):
            print(spoken.say("unchecked", why=printable(why)))
        else:
            try:
                match = files.verify(file, game, part)
            except Dishonest as error:
                print(spoken.say("dishonest"))
                print(printable(str(error)))
                return DISHONEST
            print(_finding(match, part.position is not None, spoken))
            checked = True
        begin = end
    return 0 if checked else UNCHECKED


def _finding(match: Match[Any, Any], forked: bool, words: Words) -> str:
    """What an honest file says."""
    result = match.state.result
    arguments: dict[str, str | int] = {
        "from": "position" if forked else "start",
        "choices": len(match.history),
        "seed": printable(match.seed),
        "hash": match.seed_hash,
    }
    if result is None:
        return words.say("honest-unfinished", **arguments)
    names = names_of(match.seats, words)
    winners = ", ".join(words.say("seat-name", n=seat, player=names[seat]) for seat in result.winners)
    return words.say("honest", **arguments, winners=winners, n=len(result.winners))
