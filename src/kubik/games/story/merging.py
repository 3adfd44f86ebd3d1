"""Conditions become one, or get a new name: those of one kind, or those that people see as one (ST-042, ST-AMB-35)."""

from __future__ import annotations

from typing import ClassVar, Final

from kubik.games.story import options
from kubik.games.story.conditions import merge, mergeable, of_kind
from kubik.games.story.content import KINDS
from kubik.games.story.phrases import words_of_people
from kubik.games.story.state import Condition, Sheet, Table
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
    sheet = state.table.sheets[seat]
    state.table.steps.append(NameMerged(seat, merge(sheet, of_kind(sheet, kind)), seat))


def renames(table: Table, seats: list[int]) -> list[Option]:
    """Conditions of these heroes, for a new name (ST-AMB-35)."""
    return [option for seat in seats for option in _each(options.RENAME[seat], table.sheets[seat])]


def joins(table: Table, seats: list[int]) -> list[Option]:
    """Conditions of these heroes that could become one with another: people judge what is of one kind (ST-042)."""
    several = [seat for seat in seats if len(table.sheets[seat].conditions) > 1]
    return [option for seat in several for option in _each(options.JOIN[seat], table.sheets[seat])]


def _each(row: list[Option], sheet: Sheet) -> list[Option]:
    return [options.named(option, condition.name) for option, condition in zip(row, sheet.conditions, strict=False)]


class JoinWith(Ask):
    """With which other condition of the hero it becomes one."""

    target: int
    place: int
    forced: ClassVar[bool] = False

    def options(self, state: State) -> list[Option]:
        others = _each(options.WITH_CONDITION[self.target], state.table.sheets[self.target])
        return [*(option for option in others if option.amount != self.place), options.NEVER_MIND]

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "with_condition":
            whole = merge(state.table.sheets[self.target], sorted((self.place, option.amount)))
            state.table.steps.append(NameMerged(self.seat, whole, self.target))


class NameMerged(Ask):
    """A new name for a condition; until it has one, that of the greater part (ST-042, ST-AMB-35)."""

    place: int
    target: int

    @property
    def blank(self) -> Blank:
        return Words(NAME)

    def options(self, state: State) -> list[Option]:
        return [options.KEEP_NAME]

    def answer(self, state: State, option: Option) -> None:
        sheet = state.table.sheets[self.target]
        condition = sheet.conditions[self.place]
        name = words_of_people(option.words) or condition.name
        sheet.conditions[self.place] = Condition(name, condition.value, condition.kind)
        if state.listener:
            state.tell("merged", self.target, hero=sheet.hero, name=name, n=condition.value)
