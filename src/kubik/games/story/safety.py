"""Safety at the table: lines and veils before the start; a slow and a stop card that bear no name."""

from __future__ import annotations

from typing import ClassVar, Final

from kubik.games.story import options
from kubik.games.story.phrases import words_of_people
from kubik.games.story.scene import ENDED, close
from kubik.games.story.speaking import SPEECH, say
from kubik.games.story.variants import State
from kubik.kernel.blank import Blank, Words
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask

LINE: Final = 120
SLOW, STOP = 1, 2


class Lines(Ask):
    """What shall not come up at all, or only behind a veil. Nobody is told whose wish it is."""

    veils: bool = False
    forced: ClassVar[bool] = False

    @property
    def blank(self) -> Blank:
        return Words(LINE)

    def options(self, state: State) -> list[Option]:
        return [options.DONE] if self.veils else [options.DONE, options.VEIL]

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        if option.verb == "veil":
            table.steps.append(Lines(self.seat, veils=True))
        elif option.verb == "words":
            wish = words_of_people(option.words)
            (table.veils if self.veils else table.lines).append(wish)
            if state.listener:
                state.tell("veil" if self.veils else "line", 0, name=wish)
            table.steps.append(self)


def play_card(state: State, option: Option) -> None:
    """Everybody learns of the card, nobody who played it."""
    table = state.table
    if state.listener:
        state.tell("slow_card" if option.verb == "slow" else "stop_card", 0)
    if option.verb == "slow":
        table.stopped = SLOW
    else:
        table.stopped = STOP
        table.steps.append(Paused(max(state.rules.scenarist, 0)))


class Paused(Ask):
    """The story stands still. People talk; then it goes on, or ends."""

    stays: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    @property
    def blank(self) -> Blank:
        return Words(SPEECH, lines=True)

    def options(self, state: State) -> list[Option]:
        return [options.GO_ON, options.END_STORY]

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        if option.verb == "words":
            say(state, self.seat, option.words)
        elif option.verb == "go_on":
            table.steps.pop()
            table.stopped = 0
            if state.listener:
                state.tell("goes_on", self.seat)
        else:
            table.end = ENDED
            close(state, self.seat, "", "open")
