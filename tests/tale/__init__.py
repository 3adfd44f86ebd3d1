"""A tale for two, told in turn: a small game for the tests of what a person fills in."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec import Struct

from kubik.kernel import rules, state
from kubik.kernel.blank import MOST_WORDS, Blank, Number, Words
from kubik.kernel.decision import Decision, Option, Result, Warning
from kubik.kernel.errors import BadSetup
from kubik.kernel.event import Event
from kubik.kernel.game import Game
from kubik.kernel.step import Ask
from kubik.kernel.table import Seated, Table
from kubik.kernel.text import Line, Part, Text, words

PASS: Final = Option("pass", 0, "pass")
LOT: Final = Number(-3, 12)
TITLE: Final = 40
ROUNDS: Final = 2


class Teller(Seated):
    points: int = 0


class Tale(Table):
    players: list[Teller] = []
    told: list[str] = []


class Settings(Struct, frozen=True, forbid_unknown_fields=True): ...


class Rules(rules.Rules):
    def __init__(self) -> None:
        self.players, self.settings, self.team = 2, Settings(), [0, 1]


State = state.State[Tale, Rules]


class Title(Ask):
    """What the tale is called, in one line."""

    forced: ClassVar[bool] = False

    @property
    def blank(self) -> Blank:
        return Words(TITLE)

    def options(self, state: State) -> list[Option]:
        return [PASS]

    def answer(self, state: State, option: Option) -> None:
        _note(state, self.seat, option)


class Tell(Title):
    """How it goes on, as long as one likes."""

    @property
    def blank(self) -> Blank:
        return Words(MOST_WORDS, lines=True)

    def answer(self, state: State, option: Option) -> None:
        _note(state, self.seat, option)
        state.table.steps.append(Lot(self.seat))


class Lot(Title):
    """What it is worth."""

    @property
    def blank(self) -> Blank:
        return LOT

    def answer(self, state: State, option: Option) -> None:
        state.table.players[self.seat].points += option.amount
        if state.listener:
            state.tell("draws_lot", self.seat, n=option.amount)


def _note(state: State, seat: int, option: Option) -> None:
    state.table.told.append(option.words)
    if state.listener:
        if option.words:
            state.tell("says", seat, words=option.words)
        else:
            state.tell("passes", seat)


class TaleText(Text):
    def event(self, event: Event, names: list[str]) -> Line:
        """Words are a part of their own: Fluent takes no argument of more than 1000 characters."""
        if event.kind != "says":
            return super().event(event, names)
        said = Part(str(event.facts["words"]), "words")
        return self.line("event-says", player=Part(names[event.seat], "seat", event.seat), words=said)


class TaleGame(Game[Tale, Rules]):
    id = "tale"
    table = Tale
    settings = Settings
    content = "1"
    levels = ("random",)

    def agree(self, players: int | None, settings: Any) -> Rules:
        if players not in (None, 2):
            raise BadSetup(f"a tale is for 2 players, not {players}")
        return Rules()

    def lay_out(self, state: State) -> None:
        state.table.players = [Teller(), Teller()]
        state.table.steps += [*(Tell(seat) for _ in range(ROUNDS) for seat in (1, 0)), Title(0)]

    def text(self, language: str) -> Text:
        return TaleText(words(__name__, language))

    def warning(self, table: Tale, rules: Rules, decision: Decision, option: Option) -> Warning | None:
        return Warning("silent") if option == PASS and decision.ask == "tell" else None

    def result(self, state: State) -> Result:
        points = tuple(player.points for player in state.table.players)
        places = tuple(1 + sum(other > own for other in points) for own in points)
        return Result(tuple(seat for seat, place in enumerate(places) if place == 1), places, {"points": points})


GAME = TaleGame()
