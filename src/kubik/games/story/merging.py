"""Conditions of one kind become one, under a new name (ST-042, ST-AMB-35)."""

from __future__ import annotations

from typing import Final

from kubik.games.story import options
from kubik.games.story.conditions import merge, mergeable
from kubik.games.story.content import KINDS
from kubik.games.story.phrases import words_of_people
from kubik.games.story.state import Condition, Table
from kubik.games.story.variants import State
from kubik.kernel.blank import Blank, Words
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask

NAME: Final = 60


def merges(table: Table, seat: int) -> list[Option]:
    """The kinds of which the hero has several conditions, which may become one (ST-042)."""
    return [options.named(options.MERGE[kind], KINDS[kind].name) for kind in mergeable(table.sheets[seat])]


def merge_kind(state: State, seat: int, kind: int) -> None:
    """All conditions of a kind become one; its owner is asked for a name."""
    state.table.steps.append(NameMerged(seat, merge(state.table.sheets[seat], kind)))


class NameMerged(Ask):
    """A new name for conditions that became one; until then that of the greater part (ST-042, ST-AMB-35)."""

    place: int

    @property
    def blank(self) -> Blank:
        return Words(NAME)

    def options(self, state: State) -> list[Option]:
        return [options.KEEP_NAME]

    def answer(self, state: State, option: Option) -> None:
        sheet = state.table.sheets[self.seat]
        condition = sheet.conditions[self.place]
        name = words_of_people(option.words) or condition.name
        sheet.conditions[self.place] = Condition(name, condition.value, condition.kind)
        if state.listener:
            state.tell("merged", self.seat, hero=sheet.hero, name=name, n=condition.value)
