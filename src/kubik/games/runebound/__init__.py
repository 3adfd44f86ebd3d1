"""Runebound, third edition: two to four heroes on a map, and a villain to stop."""

from __future__ import annotations

from functools import cache

from kubik.games.runebound import effects as effects  # it makes the cards' effects ready
from kubik.games.runebound import start
from kubik.games.runebound.bot import RuneboundSense
from kubik.games.runebound.box import Box, box
from kubik.games.runebound.check import check_table
from kubik.games.runebound.content import CONTENTS, HASH
from kubik.games.runebound.refusals import refusals
from kubik.games.runebound.result import result
from kubik.games.runebound.standing import Standings, standings
from kubik.games.runebound.state import Table
from kubik.games.runebound.text import RuneboundText
from kubik.games.runebound.variants import Rules, Settings, State, agree
from kubik.games.runebound.warnings import warning
from kubik.kernel.decision import Decision, Option, Refusal, Result, Warning
from kubik.kernel.game import Game


class Runebound(Game[Table, Rules]):
    """The game as the kernel knows it."""

    id = "runebound"
    shelf = 4
    table = Table
    settings = Settings
    rules_number = 4
    content = HASH
    contents = CONTENTS
    sense = RuneboundSense()

    def agree(self, players: int | None, settings: Settings) -> Rules:
        return agree(players, settings)

    def lay_out(self, state: State) -> None:
        start.lay_out(state)

    def check_table(self, rules: Rules, table: Table) -> None:
        check_table(rules, table)

    def result(self, state: State) -> Result:
        return result(state)

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        return refusals(state, seat)

    def warning(self, table: Table, rules: Rules, decision: Decision, option: Option) -> Warning | None:
        return warning(table, rules, decision, option)

    def standing(self, table: Table, rules: Rules) -> Standings:
        return standings(table)

    @cache  # noqa: B019 - there is one game
    def box(self, language: str) -> Box:
        return box(self.text(language))

    @cache  # noqa: B019 - there is one game
    def text(self, language: str) -> RuneboundText:
        return RuneboundText(language)


GAME = Runebound()
