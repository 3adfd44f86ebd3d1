"""The story game: a scenarist, heroes, and pools of dice, for one to six people."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from kubik.games.story import asides, start
from kubik.games.story.adventures import ADVENTURE, HASH
from kubik.games.story.bot import SENSE
from kubik.games.story.box import Box, box
from kubik.games.story.check import check_table
from kubik.games.story.content import CONTENTS
from kubik.games.story.refusals import refusals
from kubik.games.story.result import result
from kubik.games.story.standing import Standings, standings
from kubik.games.story.state import Table
from kubik.games.story.text import StoryText
from kubik.games.story.variants import FREE, Rules, Settings, State, agree
from kubik.kernel.decision import Decision, Option, Refusal, Result
from kubik.kernel.game import Game


class Story(Game[Table, Rules]):
    """The game as the kernel knows it."""

    id = "story"
    shelf = 5
    table = Table
    settings = Settings
    content = HASH
    rules_number = 2
    contents = CONTENTS
    sense = SENSE
    hidden = frozenset({"words", "slow", "stop"})
    choices: ClassVar[dict[str, list[str]]] = {"adventure": [*ADVENTURE, FREE]}

    def agree(self, players: int | None, settings: Settings) -> Rules:
        return agree(players, settings)

    def lay_out(self, state: State) -> None:
        start.lay_out(state)

    def check_table(self, rules: Rules, table: Table) -> None:
        check_table(rules, table)

    def aside(self, state: State, seat: int) -> Decision | None:
        return asides.aside(state, seat)

    def take_aside(self, state: State, seat: int, option: Option) -> None:
        asides.take_aside(state, seat, option)

    def result(self, state: State) -> Result:
        return result(state)

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        return refusals(state, seat)

    def standing(self, table: Table, rules: Rules) -> Standings:
        return standings(table, rules)

    @cache  # noqa: B019 - there is one game
    def text(self, language: str) -> StoryText:
        return StoryText(language)

    @cache  # noqa: B019
    def box(self, language: str) -> Box:
        return box(self.text(language))


GAME = Story()
