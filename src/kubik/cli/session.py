"""One match at one keyboard: people and bots in turn, and what a person can ask for besides choosing."""

from __future__ import annotations

import re
import shlex
import sys
import unicodedata
from collections.abc import Callable
from contextlib import nullcontext, suppress
from enum import Enum
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from kubik.bots import bot
from kubik.bots.adviser import advise
from kubik.cli import faults_in_words, files, printable
from kubik.cli.screens import screen_of, screen_words
from kubik.cli.settings import is_person, names_of
from kubik.cli.terminal import show
from kubik.kernel import blank as blanks
from kubik.kernel.blank import MOST_WORDS, Blank
from kubik.kernel.decision import Decision, Option, Result
from kubik.kernel.errors import BadContent, IllegalChoice, KubikError
from kubik.kernel.event import Event
from kubik.kernel.game import Sense
from kubik.kernel.gamefile import SUFFIX
from kubik.kernel.match import Match
from kubik.kernel.story import Told, chronicle, story
from kubik.kernel.text import Text as GameText
from kubik.kernel.text import Words
from kubik.screen import (
    BETWEEN,
    OTHER,
    Look,
    bar,
    changes,
    chronicle_lines,
    find_pieces,
    flow,
    hang,
    headline,
    log_lines,
    piece_lines,
)

FILL: Final = "="
"""What stands before words or a number of one's own: without it they could be a command, or the number of an option. It
has a key in Latin and Russian layouts."""
CONTINUES: Final = "\\"
"""What stands at the end of a line that goes on in the next one."""
FEW: Final = 3
"""So many options are shown even of a group that is folded."""
NO_FILE_NAME: Final = re.compile(r"[^\w -]")
"""What may mean something else in the name of a file."""
SHEET_INDENT: Final = 2
SHORTEST_COLUMN: Final = 4
SHORTEST_LOG: Final = 8
"""So many lines of the log are shown even in a low window."""

KEYS: Final = {
    "help": "? help помощь",
    "table": "t table т стол е",
    "legend": "k key legend л легенда знаки",
    "card": "c card к карта с",
    "all": "a all ф все всё а",
    "hint": "h hint п подсказка р",
    "why": "w why н нельзя ц",
    "undo": "u undo о отмена г",
    "log": "l log ж журнал д",
    "chronicle": "x chronicle ч хроника",
    "piles": "d discard б сброс в",
    "as": "as за",
    "go": "go g и иди пщ",
    "home": "home домой",
    "save": "s save з записать ы",
    "quit": "q quit exit х выход й",
}
"""Each command's names: English letter and word, Russian letter and word, and what the English letter's key types in
a Russian layout (not where that is another command's Russian letter)."""


class Next(Enum):
    """What follows a line that a person typed."""

    STAY = "ask again"
    GO_ON = "the table has changed, or another seat is shown"
    LEAVE = "end the session"


class Session:
    """A match with a person or bot in every seat."""

    def __init__(self, match: Match[Any, Any], language: str, console: Console, save: Path | None = None) -> None:
        self.match = match
        self.console = console
        self.save = save
        self.words = screen_words(match.game, language)
        self.text = match.game.text(language)
        self.names = names_of(match.seats, self.words)
        self.screen = screen_of(match.game)
        self.groups = [*dict.fromkeys(self.screen.groups.values()), OTHER]
        """The groups of options in the order of the page."""
        needs = {
            "all": self.screen.gives is not None,
            "as": self.screen.asides,
            "go": self.screen.asides,
            "home": self.screen.home is not None,
            "piles": self.screen.piles is not None,
            "legend": self.screen.legend is not None,
            "card": bool(self.text.pieces()),
            "hint": type(match.game.sense) is not Sense,
        }
        self.keys = {command: keys for command, keys in KEYS.items() if needs.get(command, True)}
        self.pages = {page.name: page for page in self.screen.pages}
        self.keys |= {page.name: page.keys for page in self.screen.pages}
        self.commands = {key: command for command, keys in self.keys.items() for key in keys.split()}
        self.bots = {
            seat: bot(spec, f"{match.seed_hash} {seat}") for seat, spec in enumerate(match.seats) if not is_person(spec)
        }
        self.people = [seat for seat in range(match.players) if seat not in self.bots]
        self.live = console.is_terminal and sys.stdin.isatty()
        """Whether a person sits there who sees the page change; otherwise lines come from a script."""
        self.log: list[tuple[int, Event]] = []
        """What happened, with the number of its choice; -1 for the start."""
        self.told = dict.fromkeys(range(match.players), 0)
        """How much of the log each seat had seen when it chose last."""
        self.keyboard: int | None = None
        """The person at the keyboard, whose cards may be seen."""
        self.aside: int | None = None
        """A person who acts although a teammate is asked."""
        self.drawn: list[Text] = []
        """The table as the person at the keyboard has seen it last."""
        self.opened = -1
        """The turn in which the whole table was shown last."""
        self.warned: tuple[int, Option] | None = None
        """The choice that was warned of last, and after how many choices."""
        self.let_go = -1
        """The turn in which people let a bot that is asked go on, although they may act as well."""
        self.notices: list[str] = []
        files.retell(match, self._hear)
        for seat in self.told:
            chosen = max((number for number, choice in enumerate(match.history) if choice.seat == seat), default=-1)
            self.told[seat] = sum(number < chosen for number, _ in self.log)
        match.listener = lambda event: self._hear(len(match.history), event)

    def _hear(self, number: int, event: Event) -> None:
        self.log.append((number, event))

    # --- the course of a session --------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        say = self.words.say
        kinds = zip(self.match.seats, (f"kind-{spec.partition(':')[0]}" for spec in self.match.seats), strict=True)
        known = [say(kind) if kind in self.words else spec for spec, kind in kinds]
        seats = ", ".join(f"{name} ({kind})" for name, kind in zip(self.names, known, strict=True))
        self.notices += [say("seats", seats=seats), say("seed-hash", hash=self.match.seed_hash)]
        while (decision := self.match.state.decision) is not None:
            if self._let_bots_act_beside(decision):
                continue
            person = self._person(decision)
            if person is None:
                self._let_bot_choose(decision.seat)
            elif not self._ask(person):
                return
        self._end(self.match.state.result)

    def _person(self, decision: Decision) -> int | None:
        """The person whose line is read next; None: the bot that is asked chooses.

        A person who may act beside a bot comes first, or the bot would have ended before.
        """
        state = self.match.state
        if not self.screen.asides:
            return None if decision.seat in self.bots else decision.seat
        if self.aside is not None and not state.asides(self.aside):
            self.aside = None
        if decision.seat not in self.bots:
            self.let_go = -1
            return decision.seat if self.aside is None else self.aside
        if self.aside is None and self.let_go != self._turn():
            self.aside = next((person for person in self.people if self._has_to_act(person)), None)
        return self.aside

    def _has_to_act(self, person: int) -> bool:
        """Whether a person may do something for which a bot that is asked waits."""
        waits = self.screen.waits
        return any(not waits or option.verb in waits for option in self.match.state.asides(person))

    def _turn(self) -> int:
        return self.match.game.sense.clock(self.match.state.table)

    def _let_bots_act_beside(self, decision: Decision) -> bool:
        """Bots do what they want to before the decision is answered; whether one of them did something."""
        state = self.match.state
        for seat in state.acting():
            option = self.bots[seat].aside(state.seat(seat)) if seat in self.bots and seat != decision.seat else None
            if option is not None:
                self.match.choose(option, seat)
                return True
        return False

    def _let_bot_choose(self, seat: int) -> None:
        with self._thinking(seat):
            option = self.bots[seat](self.match.state.seat(seat))
        self.match.choose(option, seat)

    def _ask(self, seat: int) -> bool:
        """Let a person choose; False: the person leaves. The whole table is shown once a turn, then what is new."""
        self._hand_over(seat)
        opening = self._decision(seat).ask == self.screen.opening and self.opened != self._turn()
        if opening or not self.drawn:
            self._show_page(seat)
        else:
            self._show_changes(seat)
        after = Next.STAY
        while after is Next.STAY:
            line = self._read(seat)
            after = Next.LEAVE if line is None else self._obey(seat, line)
        return after is Next.GO_ON

    def _obey(self, seat: int, line: str) -> Next:
        """An option by its number, amount or key, what is filled in after a sign, or a command. An empty line is the
        usual answer, if there is one."""
        if line.startswith(FILL) and self._decision(seat).blank is not None:
            return self._fill(seat, line.removeprefix(FILL))
        option = self._find(seat, line) if line else self._usual(seat)
        if option is not None and line != option.key and self._warn(seat, option, line):
            return Next.STAY
        if option is not None:
            return self._choose(seat, option)
        word, _, argument = (line or "table").partition(" ")
        command = self.commands.get(word.casefold())
        if command is None:
            self._print(self._not_an_option(seat, line))
            return Next.STAY
        if command in self.pages:
            return self._page(seat, command)
        act: Callable[[int, str], Next] = getattr(self, f"_{command}")
        return act(seat, argument.strip())

    def _fill(self, seat: int, text: str) -> Next:
        """An answer in a person's own words, or a number."""
        decision = self._decision(seat)
        blank = decision.blank
        while isinstance(blank, blanks.Words) and blank.lines and text.endswith(CONTINUES):
            more = self._read_line(f"{FILL} ")
            if more is None:
                return Next.LEAVE
            text = f"{text.removesuffix(CONTINUES).rstrip()}\n{more}"
        kind = "words" if isinstance(blank, blanks.Words) else "number"
        text = text.strip()
        try:
            text = self.screen.fill(decision, text)
            return self._choose(seat, decision.find(f"{kind}:{text}"))
        except BadContent as error:
            self._print(printable(faults_in_words(error, self.words)))
        except IllegalChoice:
            self._print(self._misfit(seat, text))
        return Next.STAY

    def _misfit(self, seat: int, text: str) -> str:
        """Why what was filled in is refused."""
        say = self.words.say
        match self._decision(seat).blank:
            case blanks.Number(least, most):
                return say("number-unfit", text=text[:20], low=least, high=most)
            case blanks.Words(most) if text:
                most, n = min(most, MOST_WORDS), len(unicodedata.normalize("NFC", text))
                return say("words-too-long", n=n, most=most) if n > most else say("words-unfit")
            case _:
                return say("no-words")

    def _warn(self, seat: int, option: Option, line: str) -> bool:
        """Tell, once, what a choice may have overlooked. Whoever types its key has thought about it."""
        moment, look = (len(self.match.history), option), self._look(seat)
        if self.warned == moment:
            return False
        warning = self.match.game.warning(look.view, look.rules, self._decision(seat), option)
        if warning is None:
            return False
        self.warned = moment
        self._print(look.text.warning(warning))
        self._print(self.words.say("once-more", line=line))
        return True

    def _choose(self, seat: int, option: Option) -> Next:
        self.told[seat] = len(self.log)
        self.match.choose(option, seat)
        return Next.GO_ON

    def _hand_over(self, seat: int) -> None:
        """Before the cards of another person are shown, the keyboard changes hands."""
        before, self.keyboard = self.keyboard, seat
        if before == seat or len(self.people) < 2 or not self.screen.secrets(self.match.state.rules):
            return
        self.drawn = []
        self._clear(wholly=True)
        self._print(self.words.say("hand-over", player=self.names[seat]))
        if self.live:
            self._read_line("")
            self._clear(wholly=True)

    def _end(self, result: Result | None) -> None:
        assert result is not None
        say = self.words.say
        seat = self.people[0] if len(self.people) == 1 else None
        self._clear()
        for line in self._notice_lines():
            self._print(line)
        begin = min((self.told[person] for person in self.people), default=0)
        self._print_log(self._story(seat, begin))
        self._print(bar(Text(say("game-over"), "bold"), self.console.width))
        for line in result_lines(result, self.names, self.text, self.words, self.console.width):
            self._print(line)
        self._print(say("seed", seed=self.match.seed, hash=self.match.seed_hash))
        if self.save is not None:
            self._print(say("verify-with"))
            self._print_whole(f"kubik verify {shlex.quote(str(self.save))}")
        if self.screen.home is not None:
            for person in self.people:
                self._let_go_home(person)

    # --- the page -----------------------------------------------------------------------------------------------------

    def _look(self, seat: int | None) -> Look:
        state = self.match.state
        return Look(state.view(seat), state.rules, seat, self.names, self.text, self.words, self.console)

    def _decision(self, seat: int) -> Decision:
        """What a person at the keyboard is asked, or may do meanwhile."""
        decision = self.match.state.seat(seat).decision
        assert decision is not None
        return decision

    def _options(self, seat: int) -> list[Option]:
        """What the seat may choose, in the order of the page."""
        options = self.match.state.seat(seat).options
        return sorted(options, key=lambda option: self.groups.index(self.screen.group(option)))

    def _labels(self, seat: int) -> dict[str, Option]:
        """What to type for each option: its number; where there are several amounts, the amount itself or "no"."""
        options, amounts = self._options(seat), self._amounts(seat)
        if amounts:
            return {self.words.say("no"): option for option in options if option.verb != "amount"} | amounts
        return {str(number): option for number, option in enumerate(options, 1)}

    def _amounts(self, seat: int) -> dict[str, Option]:
        """The options for amounts by what to type, if there are several and beside them at most "no"; otherwise they
        are options like others."""
        options = self._options(seat)
        amounts = {str(option.amount): option for option in options if option.verb == "amount"}
        named = any(option.words for option in options if option.verb != "amount")
        return amounts if len(amounts) > 1 and not named else {}

    def _usual(self, seat: int) -> Option | None:
        """Of several amounts the largest, where most people spend all that they have."""
        amounts = self._amounts(seat).values() if self._decision(seat).ask in self.screen.spends else ()
        return max(amounts, key=lambda option: option.amount, default=None)

    def _find(self, seat: int, line: str) -> Option | None:
        """The option with this label or key."""
        labels = self._labels(seat)
        return labels.get(line.casefold()) or next((option for option in labels.values() if option.key == line), None)

    def _not_an_option(self, seat: int, line: str) -> str:
        """What could be typed instead; whoever typed a number learns which there are."""
        if line.removeprefix("-").isdecimal():
            said = self.words.say("no-such-number", line=line[:9], **self._range(seat))
        else:
            said = self.words.say("unknown", line=printable(line)[:40])
        return said if self._decision(seat).blank is None else f"{said} {self.words.say('fill-in')}"

    def _range(self, seat: int) -> dict[str, int]:
        numbers = [int(label) for label in self._labels(seat) if label.isdecimal()]
        return {"low": min(numbers), "high": max(numbers)}

    def _show_page(self, seat: int) -> None:
        """The whole table, what happened since the seat's last choice, and what is asked."""
        self._clear()
        self.opened = self._turn()
        self.drawn = self.screen.draw(self._look(seat))
        self._print_page(seat, self.drawn)

    def _show_changes(self, seat: int) -> None:
        """As a page, with only what is new of the table."""
        before, self.drawn = self.drawn, self.screen.draw(self._look(seat))
        self._print_page(seat, changes(before, self.drawn), self.screen.folds)

    def _print_page(self, seat: int, table: list[Text], folds: frozenset[str] = frozenset()) -> None:
        say, width = self.words.say, self.console.width
        table = [*self._notice_lines(), *table]
        questions = self._question_lines(seat, folds)
        log = log_lines(self.screen.log(self._look(seat), self._story(seat, self.told[seat])), self.console)
        room = max(SHORTEST_LOG, self.console.height - len(table) - len(questions) - 3)
        if self.live and len(log) > room:
            log = [Text(say("log-cut", n=len(log) - room), "dim"), *log[-room:]]
        if log:
            log.insert(0, bar(Text(say("log"), "bold"), width))
        for line in [*table, *log, *questions]:
            self._print(line)

    def _question_lines(self, seat: int, folds: frozenset[str] = frozenset()) -> list[Text]:
        """What is asked, and the options by groups; of those that are folded only the numbers, if there are several."""
        waiting, decision = self.match.state.decision, self._decision(seat)
        assert waiting is not None
        say = self.words.say
        if waiting is decision:
            asked = self.screen.prompt(self._look(seat), decision)
        else:
            asked = say("aside-bot" if waiting.seat in self.bots else "aside", player=self.names[waiting.seat])
        lines = headline(Text(asked, "bold"), self.console, "bold cyan")
        look, labels, amounts = self._look(seat), self._labels(seat), self._amounts(seat)
        if decision.blank is not None:
            lines += flow(
                "", [Text.assemble((FILL, "bold cyan"), " ", self._limits(decision, decision.blank))], self.console
            )
        if amounts:
            cells = [Text(say("amounts", **self._range(seat)))]
            usual = self._usual(seat)
            if usual is not None:
                everything = say("everything", option=self.screen.option(look, usual, decision).plain)
                cells.insert(0, Text.assemble(("Enter", "bold cyan"), " ", everything))
            lines += flow("", cells, self.console)
        groups = {label: self.screen.group(option) for label, option in labels.items() if label not in amounts}
        for group in self.groups:
            here = [label for label in groups if groups[label] == group]
            if group in folds and len(here) > FEW:
                cells = [Text(say("folded", low=here[0], high=here[-1]), "dim")]
            else:
                cells = [
                    Text.assemble((label, "bold cyan"), " ", self.screen.option(look, labels[label], decision))
                    for label in here
                ]
            if cells:
                # A question with answers of one kind needs no headings.
                heading = "" if set(groups.values()) == {OTHER} else say(f"group-{group}")
                lines += flow(heading, cells, self.console)
        return lines

    def _limits(self, decision: Decision, blank: Blank) -> str:
        """What may be filled in; the game's screen may have words for a question."""
        own = f"fill-in-{decision.ask}"
        match blank:
            case blanks.Number(least, most):
                return self.words.say("fill-number", low=least, high=most)
            case blanks.Words(most, lines):
                usual = "fill-lines" if lines else "fill-words"
                return self.words.say(own if own in self.words else usual, most=min(most, MOST_WORDS))

    def _story(self, seat: int | None, begin: int) -> list[Told]:
        return story((event for _, event in self.log[begin:]), seat, self.text, self.names)

    # --- commands -----------------------------------------------------------------------------------------------------

    def _help(self, seat: int, argument: str) -> Next:
        self._print(self.words.say("help-choose", key=self._options(seat)[0].key))
        if self._decision(seat).blank is not None:
            for line in flow(f"  {FILL:<12}", [Text(self.words.say("help-fill"))], self.console):
                self._print(line)
        alone = len(set(self.match.state.rules.team)) == self.match.players
        for command, names in self.keys.items():
            if alone and command in ("as", "go"):
                continue
            keys = names.split()
            key = keys[0]
            if self.words.language == "ru":
                key = f"{next(word for word in keys if not word.isascii())} ({key})"
            said = self.words.say(f"help-{command}", game=self.match.game.id)
            for line in flow(f"  {key:<12}", [Text(said)], self.console):
                self._print(line)
        return Next.STAY

    def _card(self, seat: int, argument: str) -> Next:
        """A card by an option's number or key, or by the beginning of its name in any language."""
        game, look = self.match.game, self._look(seat)
        books = [game.text(language).pieces() for language in game.languages]
        option = self._find(seat, argument)
        if option is not None:
            found = [number] if (number := self.screen.piece(look, option)) >= 0 else []
        else:
            found = find_pieces(argument, books) if argument else []
        pieces = [self.text.pieces()[number] for number in found]
        if not pieces and option is None and argument.isdecimal():
            self._print(self._not_an_option(seat, argument))
        elif not pieces:
            self._print(self.words.say("no-card"))
        elif len(pieces) > 3:
            self._print(self.words.say("many-cards", cards="; ".join(piece.name for piece in pieces)))
        else:
            for piece in pieces:
                for line in piece_lines(piece, self.console):
                    self._print(line)
        return Next.STAY

    def _table(self, seat: int, argument: str) -> Next:
        self._show_page(seat)
        return Next.STAY

    def _legend(self, seat: int, argument: str) -> Next:
        assert self.screen.legend is not None
        rows = self.screen.legend(self._look(seat))
        width = max(len(sign) for sign, _ in rows) + len(BETWEEN)
        for sign, meaning in rows:
            for line in hang(sign, Text(meaning), self.console, indent=width):
                self._print(line)
        return Next.STAY

    def _all(self, seat: int, argument: str) -> Next:
        """Play all cards that only give something; of an amount, spend all."""
        assert self.screen.gives is not None
        usual = self._usual(seat)
        if usual is not None:
            return self._choose(seat, usual)
        begin = len(self.log)
        while option := next(filter(self.screen.gives, self.match.state.seat(seat).options), None):
            self.match.choose(option, seat)
        if begin == len(self.log):
            self._print(self.words.say("nothing-to-play"))
            return Next.STAY
        self.told[seat] = begin
        return Next.GO_ON

    def _hint(self, seat: int, argument: str) -> Next:
        """What an adviser would do, how sure it is, and why."""
        with self._thinking(seat):
            advice = advise(self.match.state.seat(seat), f"{self.match.seed_hash} {len(self.match.history)}")
        labels = {option.key: (label, option) for label, option in self._labels(seat).items()}
        for place, thought in enumerate(advice.thoughts):
            label, option = labels[thought.key]
            said = f"{label} {self.text.option(option, self.names, self._decision(seat)).rstrip('.')}"
            kind = "hint-other" if place else "hint-first"
            self._print(self.words.say(kind, option=said, chance=round(100 * thought.chance)))
        if len(advice.thoughts) > 1:
            self._print(self.words.say("hint-sure", sure=round(100 * advice.sure)))
        if advice.reasons:
            reasons = ", ".join(self.text.stake(name, n) for name, n in advice.reasons.items())
            self._print(self.words.say("hint-why", reasons=reasons))
        return Next.STAY

    def _why(self, seat: int, argument: str) -> Next:
        refusals = self.match.state.refusals(seat)
        for refusal in refusals:
            self._print(f"  {self.text.refusal(refusal, self.names)}")
        if not refusals:
            self._print(self.words.say("why-nothing"))
        return Next.STAY

    def _undo(self, seat: int, argument: str) -> Next:
        possible = self.match.undoable(seat)
        wanted = int(argument[:9]) if argument.isdecimal() else 1
        if not 1 <= wanted <= possible:
            self._print(self.words.say("undo-impossible", n=possible))
            return Next.STAY
        self.match.undo(seat, wanted)
        self.log = [(number, event) for number, event in self.log if number < len(self.match.history)]
        for person, told in self.told.items():
            self.told[person] = min(told, len(self.log))
        self.notices.append(self.words.say("undone", n=wanted))
        return Next.GO_ON

    def _log(self, seat: int, argument: str) -> Next:
        self._print_log(self._story(seat, 0))
        return Next.STAY

    def _chronicle(self, seat: int, argument: str) -> Next:
        told = chronicle((event for _, event in self.log), seat, self.text, self.names)
        for line in chronicle_lines(told, self.console):
            self._print(line)
        return Next.STAY

    def _piles(self, seat: int, argument: str) -> Next:
        assert self.screen.piles is not None
        for line in self.screen.piles(self._look(seat)):
            self._print(line)
        return Next.STAY

    def _page(self, seat: int, name: str) -> Next:
        for line in self.pages[name].draw(self._look(seat)):
            self._print(line)
        return Next.STAY

    def _as(self, seat: int, argument: str) -> Next:
        """Let another person act: a teammate who is not asked, or again the one who is."""
        state = self.match.state
        assert state.decision is not None
        for person in self.people:
            named = argument.casefold() in (str(person), self.names[person].casefold())
            if named and (person == state.decision.seat or state.asides(person)):
                self.aside = None if person == state.decision.seat else person
                return Next.GO_ON
        self._print(self.words.say("as-impossible"))
        return Next.STAY

    def _go(self, seat: int, argument: str) -> Next:
        """Let the teammate who is asked go on; a bot for the rest of the turn, or until it asks for something."""
        decision = self.match.state.decision
        if decision is None or decision.seat == seat:
            self._print(self.words.say("go-impossible"))
            return Next.STAY
        self.aside = None
        self.let_go = self._turn()
        return Next.GO_ON

    def _save(self, seat: int, argument: str) -> Next:
        path = Path(argument) if argument else self.save
        path = path or Path(f"{self.match.game.id}-{self.match.seed_hash[:8]}{SUFFIX}")
        try:
            files.write(path, self.match)
        except KubikError as error:
            self._print(printable(str(error)))
        else:
            self._print_whole(self.words.say("saved", file=str(path)))
        return Next.STAY

    def _home(self, seat: int, argument: str) -> Next:
        """Write what a player takes home into a file, called like it if nothing else is said."""
        assert self.screen.home is not None
        look = self._look(seat)
        name = self.screen.home.name(look)
        if not name:
            self._print(self.words.say("home-nothing"))
            return Next.STAY
        path = Path(argument or f"{NO_FILE_NAME.sub('_', name)}.json").expanduser()
        try:
            self.screen.home.write(look, path)
        except BadContent as error:
            self._print(printable(faults_in_words(error, self.words)))
            return Next.STAY
        self._print_whole(self.words.say("saved", file=str(path)))
        return Next.GO_ON

    def _let_go_home(self, seat: int) -> None:
        """After the game, until it is written or nobody wants it."""
        assert self.screen.home is not None
        name = self.screen.home.name(self._look(seat))
        after = Next.STAY if name else Next.LEAVE
        while after is Next.STAY:
            line = self._read_line(self.words.say("home-ask", name=name) + " ")
            after = self._home(seat, line) if line else Next.LEAVE

    def _quit(self, seat: int, argument: str) -> Next:
        return Next.LEAVE

    # --- the terminal -------------------------------------------------------------------------------------------------

    def _read(self, seat: int) -> str | None:
        """The next line a person typed; None at the end of the input."""
        undo = self.match.undoable(seat)
        return self._read_line(self.words.say("prompt", player=self.names[seat], undo=undo) + " ")

    def _read_line(self, prompt: str) -> str | None:
        if not self.live:
            line = sys.stdin.readline()
            # The page shows what the script says, so that it can be read like a session.
            self._print(prompt + line.strip())
            return line.strip() if line else None
        with suppress(ModuleNotFoundError):
            import readline  # noqa: F401 - gives `input` its editing keys, where the system has it
        try:
            return input(prompt).strip()
        except EOFError:
            return None

    def _print(self, line: Text | str) -> None:
        for part in hang("", Text(line), self.console, indent=0) if isinstance(line, str) else [line]:
            show(self.console, part)

    def _print_whole(self, line: str) -> None:
        """A line that somebody may want to copy."""
        show(self.console, Text(line), whole=True)

    def _print_log(self, told: list[Told]) -> None:
        for line in log_lines(told, self.console):
            self._print(line)

    def _notice_lines(self) -> list[Text]:
        """What there is to say once, on top of the next page."""
        lines = [line for notice in self.notices for line in hang("", Text(notice), self.console, indent=0)]
        self.notices.clear()
        return lines

    def _clear(self, wholly: bool = False) -> None:
        """An empty page for a person who watches; `wholly`: nor can one scroll back."""
        if not self.live:
            self._print("")
            return
        self.console.clear()
        if wholly:
            self.console.file.write("\x1b[3J")

    def _thinking(self, seat: int) -> Any:
        if not self.live:
            return nullcontext()
        return self.console.status(Text(self.words.say("thinking", player=self.names[seat])))


def result_lines(result: Result, names: list[str], text: GameText, words: Words, width: int) -> list[Text]:
    """Winners, and the score sheet: a column for every player, the best first."""
    winners = ", ".join(names[seat] for seat in result.winners)
    lines = [Text(words.say("winners", n=len(result.winners), players=winners), "bold")]
    seats = sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    heads = [words.say("place", n=result.places[seat], player=names[seat]) for seat in seats]
    rows = [(text.score(line), row) for line, row in result.sheet.items()]
    label = max((len(name) for name, _ in rows), default=0) + SHEET_INDENT
    room = (width - label) // len(seats) - len(BETWEEN)
    column = max(min(max(map(len, heads)), room), SHORTEST_COLUMN)
    head = Text(" " * label)
    for seat, name in zip(seats, heads, strict=True):
        shown = name if len(name) <= column else f"{name[: column - 1]}…"
        head.append(f"{BETWEEN}{shown:>{column}}", "bold" if seat in result.winners else "")
    lines.append(head)
    for name, row in rows:
        line = Text(f"{'':<{SHEET_INDENT}}{name:<{label - SHEET_INDENT}}")
        for seat in seats:
            line.append(f"{BETWEEN}{row[seat]:>{column}}", "" if row[seat] else "dim")
        lines.append(line)
    return lines
