"""What a page in the terminal is made of: lines that fit the width, with a style where there are colours."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.text import Text

from kubik.kernel.decision import Decision, Option
from kubik.kernel.story import Told
from kubik.kernel.text import Piece, Words

LABEL: Final = 10
BETWEEN: Final = "   "
RULE: Final = "──"
BAR_INDENT: Final = len(RULE) + 1
BAR: Final = 5
"""What a bar needs besides its title."""
OTHER: Final = "other"
"""The group of options that belong to no other one."""


class Look(NamedTuple):
    """A table as somebody sees it (`viewer` None: a watcher), and the words and the room to show it."""

    view: Any
    rules: Any
    viewer: int | None
    names: list[str]
    text: Any
    words: Words
    console: Console

    @property
    def width(self) -> int:
        return self.console.width


class Page(NamedTuple):
    """Something that a person can ask to be shown besides the table, with a command of its own: `help-NAME` of the
    screen's words tells what it is for."""

    name: str
    keys: str
    """What to type: English letter and word, Russian letter and word, and the English letter in a Russian layout."""
    draw: Callable[[Look], list[Text]]


class Home(NamedTuple):
    """What a player takes home from a game in a file, with the command `home`: `help-home` of the screen's words tells
    what it is for."""

    name: Callable[[Look], str]
    """What the viewer would take home; empty: nothing."""
    write: Callable[[Look, Path], None]


class Screen(NamedTuple):
    """How one game is shown in the terminal."""

    draw: Callable[[Look], list[Text]]
    piece: Callable[[Look, Option], int]
    """The number of the piece that an option is about, among `Text.pieces`; -1: none."""
    option: Callable[[Look, Option, Decision], Text]
    """An option below the heading of its group."""
    prompt: Callable[[Look, Decision], str] = lambda look, decision: look.text.prompt(decision, look.names)
    """What is asked, above all options."""
    piles: Callable[[Look], list[Text]] | None = None
    """Everything that lies open in piles; None: there is nothing beside the table."""
    legend: Callable[[Look], list[tuple[str, str]]] | None = None
    """The signs of the page, and what they mean; None: there are none."""
    pages: tuple[Page, ...] = ()
    """What else can be shown, each with its command."""
    opening: str = ""
    """The question with which a turn opens; the whole table is shown for it."""
    groups: dict[str, str] = {}
    """Which group of options a verb belongs to, or a verb with the first name of its key, in the order of the page."""
    folds: frozenset[str] = frozenset()
    """Groups of which only the numbers are told where the whole table is not shown."""
    gives: Callable[[Option], bool] | None = None
    """Whether an option only gives something, so that everybody takes it without thinking; None: none does."""
    spends: frozenset[str] = frozenset()
    """The questions for an amount that most people answer with all that they have."""
    secrets: Callable[[Any], bool] = lambda rules: True
    """Whether by these rules a player's page shows what the others must not see."""
    asides: bool = True
    """Whether people act beside the one who is asked. Without it, whoever may is asked in time as well."""
    waits: frozenset[str] = frozenset()
    """The verbs for which a bot that is asked waits until people have acted beside it; none: for all."""
    log: Callable[[Look, list[Told]], list[Told]] = lambda look, told: told
    """What happened, as it stands below the table."""
    fill: Callable[[Decision, str], str] = lambda decision, text: text
    """What an answer means that somebody typed; where a file is named, what stands in it."""
    home: Home | None = None

    def group(self, option: Option) -> str:
        verb, _, names = option.key.partition(":")
        return self.groups.get(f"{verb}:{names.partition(':')[0]}") or self.groups.get(verb, OTHER)


# --- lines ------------------------------------------------------------------------------------------------------------


def bar(title: Text, width: int, style: str = "dim") -> Text:
    """A title in a line across the page."""
    line = Text().append(f"{RULE} ", style)
    title = title.copy()
    title.truncate(width - BAR, overflow="ellipsis")
    line.append_text(title)
    line.append(" " + "─" * (width - line.cell_len - 1), style)
    return line


def headline(title: Text, console: Console, style: str = "dim") -> list[Text]:
    """A bar; what has no room in it stands below."""
    first, *rest = title.wrap(console, console.width - BAR)
    first.rstrip()
    return [bar(first, console.width, style), *(hang("", line, console, indent=BAR_INDENT)[0] for line in rest)]


def titled(parts: Sequence[Text | str], console: Console, style: str = "dim", rest: Sequence[Text] = ()) -> list[Text]:
    """Parts as a title in a bar, with the `rest` if all of it has room. Otherwise that stands below, after those of the
    parts that have no room either: nothing is cut off but a first part that is too long by itself."""
    room = console.width - BAR
    if joined([*parts, *rest]).cell_len <= room:
        return [bar(joined([*parts, *rest]), console.width, style)]
    inside = next(n for n in range(len(parts), 0, -1) if n == 1 or joined(parts[:n]).cell_len <= room)
    rows: list[list[Text | str]] = [[]]
    for part in (*parts[inside:], *rest):
        if rows[-1] and joined([*rows[-1], part]).cell_len > console.width - BAR_INDENT:
            rows.append([])
        rows[-1].append(part)
    below = [line for row in rows if row for line in hang("", joined(row), console, indent=BAR_INDENT)]
    return [bar(joined(parts[:inside]), console.width, style), *below]


def hang(head: str, body: Text, console: Console, indent: int = LABEL) -> list[Text]:
    """A paragraph whose later lines stand below the first word of its body."""
    indent = max(indent, len(head) + 1) if head else indent
    lines: list[Text] = []
    for line in body.wrap(console, console.width - indent):
        line.rstrip()
        label = "" if lines else head
        lines.append(Text().append(label.ljust(indent), "dim").append_text(line))
    return lines


def folded(line: Text, console: Console, indent: int) -> list[Text]:
    """A line that goes on below, indented, where it has no more room."""
    first = line.wrap(console, console.width)[0]
    first.rstrip()
    rest = len(line.plain[len(first) :].lstrip())
    return [first, *hang("", line[len(line) - rest :], console, indent)] if rest else [first]


def flow(head: str, cells: Sequence[Text], console: Console) -> list[Text]:
    """Cells side by side as long as there is room; one that is longer than a line gets lines of its own."""
    room = console.width - max(LABEL, len(head) + 1)
    lines: list[Text] = []
    row = Text()
    for cell in cells:
        if row and row.cell_len + len(BETWEEN) + cell.cell_len > room:
            lines += hang("" if lines else head, row, console)
            row = Text()
        if row:
            row.append(BETWEEN)
        row.append_text(cell)
    return lines + hang("" if lines else head, row, console)


def joined(parts: Iterable[Text | str], between: str = " · ") -> Text:
    """Parts in a line, with a sign between them."""
    return Text(between).join(part if isinstance(part, Text) else Text(part) for part in parts)


# --- what is new ------------------------------------------------------------------------------------------------------


def changes(before: Iterable[Text], now: Iterable[Text]) -> list[Text]:
    """What of a table was not there when it was shown before, below the titles that it belongs to."""
    known = {(part, _letters(block)) for part, block in _blocks(before)}
    title: list[Text] = []
    found: list[Text] = []
    for part, block in _blocks(now):
        is_title = block[0].plain.startswith(RULE)
        if is_title:
            title = block
        if (part, _letters(block)) not in known:
            found += block if is_title else [*title, *block]
            title = []
    return found


def _blocks(lines: Iterable[Text]) -> list[tuple[str, list[Text]]]:
    """Lines with those below that continue them, and which part of the page they belong to: what a title begins with,
    without its marks and figures."""
    blocks: list[tuple[str, list[Text]]] = []
    part = ""
    for line in lines:
        if line.plain.startswith(RULE):
            part = re.split("[·◂(─]", line.plain.removeprefix(RULE))[0]
        if blocks and line.plain.startswith(" " * BAR_INDENT):
            blocks[-1][1].append(line)
        else:
            blocks.append((part, [line]))
    return blocks


def _letters(block: list[Text]) -> str:
    """All but the spaces, which follow from other lines: a longer name widens its column."""
    return "".join("".join(line.plain.split()) for line in block)


# --- the log ----------------------------------------------------------------------------------------------------------


_STYLES: Final = {"": "", "seat": "italic", "tale": "italic"}


def log_lines(told: Iterable[Told], console: Console) -> list[Text]:
    """Lines of the log, wrapped; headings and the names of things stand out."""
    shown: list[Text] = []
    for each in told:
        line = Text(style="bold" if each.heading else "")
        for part in each.line:
            line.append(part.text, _STYLES.get(part.kind, "bold"))
        if each.times > 1:
            line.append(f" (× {each.times})")
        for place, wrapped in enumerate(line.wrap(console, console.width - 3)):
            wrapped.rstrip()
            shown.append(Text("" if each.heading else "  " if place else " ").append_text(wrapped))
    return shown


def chronicle_lines(told: Iterable[Told], console: Console) -> list[Text]:
    """A chronicle: headings, and below them paragraphs of what happened and of the tales about it."""
    paragraphs: list[Text] = []
    runs = False
    for each in told:
        if each.heading:
            paragraphs.append(Text("".join(part.text for part in each.line), "bold"))
            runs = False
            continue
        if runs:
            paragraphs[-1].append(" ")
        for part in each.line:
            if part.kind == "tale":
                paragraphs[-1].rstrip()
                paragraphs.append(Text(part.text, _STYLES["tale"]))
                runs = False
            elif runs or part.text.strip():
                if not runs:
                    paragraphs.append(Text())
                paragraphs[-1].append(part.text, _STYLES.get(part.kind, "bold"))
                runs = True
    lines: list[Text] = []
    for paragraph in paragraphs:
        lines += [Text(), *hang("", paragraph, console, indent=0)]
    return lines[1:]


# --- cards ------------------------------------------------------------------------------------------------------------


def piece_lines(piece: Piece, console: Console) -> list[Text]:
    """All that a card says."""
    lines = [Text(piece.name, "bold"), *hang("", Text(piece.figures, "dim"), console, indent=2)]
    for line in piece.lines:
        lines += hang("", Text(line), console, indent=2)
    return lines + (hang("", Text(piece.tale, "italic"), console, indent=2) if piece.tale else [])


def find_pieces(name: str, books: Sequence[Sequence[Piece]]) -> list[int]:
    """The numbers of the pieces whose name in any language begins with these letters, or else contains them."""
    wanted = name.casefold().strip()
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [
            number
            for number, pieces in enumerate(zip(*books, strict=True))
            if any(fits(piece.name.casefold(), wanted) for piece in pieces)
        ]
        if found:
            return found
    return []
