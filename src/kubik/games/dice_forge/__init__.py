"""Dice Forge with Rebellion: two to four players forge the faces of their dice."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from kubik.games.dice_forge import asides, turn
from kubik.games.dice_forge.bot import DiceForgeSense
from kubik.games.dice_forge.box import Box, box
from kubik.games.dice_forge.check import faults
from kubik.games.dice_forge.content import CAPS, CARDS, CONTENTS, FEAT, FIGURES, HALLS, START_CELL, START_SPACE
from kubik.games.dice_forge.refusals import refusals
from kubik.games.dice_forge.scoring import result
from kubik.games.dice_forge.setups import Rules, Settings, State, agree, lay_out_temple, opening_reserve
from kubik.games.dice_forge.state import DIE, Player, Table
from kubik.games.dice_forge.text import DiceForgeText
from kubik.games.dice_forge.warnings import warning
from kubik.kernel.content import content_hash
from kubik.kernel.decision import Decision, Option, Refusal, Result, Warning
from kubik.kernel.errors import BadGameFile
from kubik.kernel.game import Game


class DiceForge(Game[Table, Rules]):
    """The game as the kernel knows it."""

    id = "dice_forge"
    shelf = 3
    table = Table
    settings = Settings
    rules_number = 2
    content = content_hash(FIGURES)
    contents = CONTENTS
    choices: ClassVar[dict[str, list[str]]] = {"feats": list(FEAT)}
    score = "total"
    sense = DiceForgeSense()

    def agree(self, players: int | None, settings: Settings) -> Rules:
        return agree(players, settings)

    def lay_out(self, state: State) -> None:
        """Feats, temple and players (DF-021 to DF-035)."""
        table, rules = state.table, state.rules
        table.feats = [feats[state.below(len(feats)) if len(feats) > 1 else 0] for feats in rules.slots]
        table.stacks = [rules.players] * len(table.feats)
        table.stock = lay_out_temple(state)
        table.owners = [-1] * CARDS
        first = rules.settings.first
        table.first = state.below(rules.players) if first is None else first
        cell = 0
        if rules.module == "goddess":
            table.halls = [-1] * len(HALLS)
            cell = START_CELL
        elif rules.titans:
            cell = START_SPACE
        for seat in range(rules.players):
            place = (seat - table.first) % rules.players
            table.players.append(
                Player(reserve=opening_reserve(place), caps=list(CAPS), dice=list(rules.dice), up=[0, DIE], cell=cell)
            )
        turn.begin_turn(state, table.first)

    def check_table(self, rules: Rules, table: Table) -> None:
        for fault in faults(rules, table):
            raise BadGameFile(fault)

    def result(self, state: State) -> Result:
        return result(state)

    def aside(self, state: State, seat: int) -> Decision | None:
        return asides.aside(state, seat)

    def take_aside(self, state: State, seat: int, option: Option) -> None:
        asides.take_aside(state, seat, option)

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        return refusals(state, seat)

    def warning(self, table: Table, rules: Rules, decision: Decision, option: Option) -> Warning | None:
        return warning(table, rules, decision, option)

    @cache  # noqa: B019 - there is one game
    def text(self, language: str) -> DiceForgeText:
        return DiceForgeText(language)

    def box(self, language: str) -> Box:
        return box(self.text(language))


GAME = DiceForge()
