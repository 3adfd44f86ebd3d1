"""The `kubik` command. Whatever is wrong with the input ends here, as one line and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from kubik.kernel.errors import BadContent, Fault, KubikError, Unfit

if TYPE_CHECKING:
    from cyclopts import App, CycloptsError

    from kubik.kernel.text import Words

BAD_INPUT: Final = 2
BROKEN: Final = 70
"""A fault of the program itself, in the rules or in a bot; the number is that of sysexits.h."""
INTERRUPTED: Final = 130
"""What shells expect after Ctrl-C."""
CLOSED_PIPE: Final = 141
"""What shells expect after writing to a pipe that nobody reads any more."""

COMMANDS: Final = {
    "play": ("kubik.cli.play:play", "Play a game in the terminal, against bots or with friends at one keyboard."),
    "serve": ("kubik.cli.serve:serve", "Play in the browser: start a server for friends and bots, and open the page."),
    "backup": ("kubik.cli.backup:backup", "Save all tables and people of a server in a file."),
    "restore": ("kubik.cli.backup:restore", "Put all tables and people of a backup into an empty database."),
    "replay": ("kubik.cli.replay:replay", "Tell a game file as a story, or show the table at one moment of it."),
    "verify": ("kubik.cli.replay:verify", "Check that a game file is honest: the dice, every choice, the result."),
    "games": ("kubik.cli.content:games", "List the games with their modes and other settings."),
    "cards": ("kubik.cli.content:cards", "List the cards of a game, or look one up by name."),
    "odds": ("kubik.cli.odds:odds", "Tell what a pool of dice is worth, as a table and as a picture."),
    "arena": ("kubik.cli.arena:arena", "Let bots play many games against each other."),
    "bench": ("kubik.cli.bench:bench", "Measure how fast the games are."),
}
"""Where each command is, and what it does, in the order of the help. They are imported when they are called, so that
none waits for another."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command line; returns the exit code."""
    try:
        from cyclopts import CycloptsError

        given = sys.argv[1:] if arguments is None else list(arguments)
        app = _app(given)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in ("cyclopts", "rich"):
            raise
        return _refuse('the command line needs more packages: pip install "kubik[cli]"', BAD_INPUT)
    _prepare_streams()
    for argument in given:
        if not _is_text(argument):
            return _refuse(f"{argument!r} is not text in UTF-8", BAD_INPUT)
    try:
        code = app(given, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except Unfit as error:
        return _refuse(_in_words(error, given), BAD_INPUT)
    except BadContent as error:
        return _refuse(faults_in_words(error, _words(given)), BAD_INPUT)
    except KubikError as error:
        return _refuse(str(error), BAD_INPUT)
    except CycloptsError as error:
        return _refuse(_fault(error), BAD_INPUT)
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # the terminal has written ^C into the line
        return _refuse("interrupted", INTERRUPTED)
    except BrokenPipeError:
        # Python writes what is left in the buffer when it ends; let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    return code or 0


def _words(given: Sequence[str]) -> Words:
    """The words of the command, in the language of the command line."""
    from kubik.cli.settings import language
    from kubik.kernel.text import words

    asked = [after for flag, after in pairwise(given) if flag == "--lang"]
    asked += [flag.removeprefix("--lang=") for flag in given if flag.startswith("--lang=")]
    return words("kubik.cli", "ru" if language(asked[0] if asked else None) == "ru" else "en")


def _in_words(error: Unfit, given: Sequence[str]) -> str:
    """A setup that cannot be, where the command line has words for it."""
    spoken, message = _words(given), f"unfit-{error.reason}"
    facts = {name: fact for name, fact in error.facts.items() if not isinstance(fact, tuple)}
    return spoken.say(message, **facts) if message in spoken else str(error)


def faults_in_words(error: BadContent, spoken: Words) -> str:
    """All that is wrong in a content file, in one line."""
    return "; ".join(_fault_in_words(fault, spoken) for fault in error.faults)


def _fault_in_words(fault: Fault, spoken: Words) -> str:
    """What is wrong in a content file, where the command or the game, which is not loaded, has words for it."""
    from kubik.games import words_of

    message = f"fault-{fault.reason}"
    if message not in spoken and fault.game:
        spoken = words_of(fault.game, spoken.language)
    told = spoken.say(message, **fault.facts) if message in spoken else fault.message
    return ": ".join(filter(None, (fault.where, fault.field if message in spoken else "", told)))


def _app(given: Sequence[str]) -> App:
    from cyclopts import App, Parameter

    from kubik import __version__
    from kubik.cli.terminal import terminal

    app = App(
        name="kubik",
        help="Fantasy tabletop games on one engine, for people, bots and researchers.",
        version=__version__,
        console=terminal(),
        default_parameter=Parameter(negative=()),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for number, (name, (place, help)) in enumerate(COMMANDS.items()):
        # The command that is called tells of itself, and more than fits into a list of all.
        app.command(place, name=name, help=None if name in given[:1] else help, sort_key=number)
    return app


def _fault(error: CycloptsError) -> str:
    """What is wrong with a command line, where the library that reads it would speak of its own affairs."""
    from cyclopts import CoercionError, MissingArgumentError, RepeatArgumentError, UnusedCliTokensError

    match error:
        case UnusedCliTokensError():
            return f"nothing more is expected: {' '.join(error.unused_tokens or ())}"
        case RepeatArgumentError():
            return f"{error.token.keyword} is given twice"
        case MissingArgumentError(keyword=str()):
            return f"{error.keyword} needs a value"
        case MissingArgumentError() if error.argument:
            return f"{error.argument.name} is missing"
        case CoercionError() if error.argument and error.argument.name == "--SETTING":
            return "a setting of a game has a name without points, such as --mode"
        case _:
            return str(error)


def _prepare_streams() -> None:
    """A stream that was closed is empty. A terminal that lacks a letter shows a substitute; bytes that are no text
    become a line that fits nothing."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: PTH123, SIM115 - it stays open as long as the program
        stream = getattr(sys, name)
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _is_text(argument: str) -> bool:
    """Bytes that are no UTF-8 arrive as letters that cannot be written again."""
    try:
        argument.encode()
    except UnicodeEncodeError:
        return False
    return True


def printable(text: str) -> str:
    """A text from anywhere, without what could steer the terminal or break the page."""
    return "".join(letter for letter in text if letter.isprintable())


def _refuse(message: str, code: int) -> int:
    """One line on the error stream, whatever the message is."""
    print("kubik:", printable(" ".join(message.split())), file=sys.stderr)
    return code
