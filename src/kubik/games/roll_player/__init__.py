"""Roll Player: dice and market cards make a hero, for one to four players."""

from __future__ import annotations

from functools import cache

from kubik.games.roll_player import start, windows
from kubik.games.roll_player.bot import RollPlayerSense
from kubik.games.roll_player.box import Box, box
from kubik.games.roll_player.check import check_table
from kubik.games.roll_player.content import CONTENTS, HASH, TITLES
from kubik.games.roll_player.refusals import refusals
from kubik.games.roll_player.scoring import result, title
from kubik.games.roll_player.standing import Standings, standings
from kubik.games.roll_player.state import Table
from kubik.games.roll_player.text import RollPlayerText
from kubik.games.roll_player.variants import Rules, Settings, State, agree
from kubik.games.roll_player.warnings import warning
from kubik.kernel.decision import Decision, Option, Refusal, Result, Warning
from kubik.kernel.game import Game


class RollPlayer(Game[Table, Rules]):
    """The game as the kernel knows it."""

    id = "roll_player"
    shelf = 2
    table = Table
    settings = Settings
    rules_number = 3
    content = HASH
    contents = CONTENTS
    score = "stars"
    sense = RollPlayerSense()

    def agree(self, players: int | None, settings: Settings) -> Rules:
        return agree(players, settings)

    def lay_out(self, state: State) -> None:
        start.lay_out(state)

    def check_table(self, rules: Rules, table: Table) -> None:
        check_table(rules, table)

    def result(self, state: State) -> Result:
        return result(state.table.players, state.rules)

    def title(self, score: int) -> str:
        return TITLES[title(score)].id

    def aside(self, state: State, seat: int) -> Decision | None:
        return windows.aside(state, seat)

    def take_aside(self, state: State, seat: int, option: Option) -> None:
        windows.use(state, seat, option)

    def windows(self, state: State) -> list[int]:
        return windows.windows(state)

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        return refusals(state, seat)

    def warning(self, table: Table, rules: Rules, decision: Decision, option: Option) -> Warning | None:
        return warning(table, rules, decision, option)

    def standing(self, table: Table, rules: Rules) -> Standings:
        return standings(table, rules)

    @cache  # noqa: B019 - there is one game
    def text(self, language: str) -> RollPlayerText:
        return RollPlayerText(language)

    @cache  # noqa: B019
    def box(self, language: str) -> Box:
        return box(self.text(language))


GAME = RollPlayer()
