"""What a hero may do of the own accord where a person judges, or nobody: a scene has no order of turns."""

from __future__ import annotations

from typing import ClassVar

from kubik.games.story import options
from kubik.games.story.action import Prepare, approach_of, approach_options, begin, take_on
from kubik.games.story.experience import purchase, purchases
from kubik.games.story.heroes import is_present
from kubik.games.story.judging import leading_approaches
from kubik.games.story.merging import NameMerged, merge_kind, merges, renames
from kubik.games.story.scene import begin_healing, healable
from kubik.games.story.speaking import SPEECH, say
from kubik.games.story.state import SEEKER, Part
from kubik.games.story.variants import State
from kubik.kernel.blank import Blank, Words
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask


def deeds(state: State, seat: int) -> list[Option]:
    """Act, seek an advantage, take conditions off, use experience; all of it between actions (ST-AMB-31)."""
    table, rules = state.table, state.rules
    if table.parts or rules.alone:
        return []
    found: list[Option] = []
    if is_present(table.sheets[seat]):
        if table.task.kind != "decision":
            found += approach_options(state, leading_approaches(table, rules, seat))
        found.append(options.SEEK)
        found += healable(state, seat, rules.heroes)
    return found + purchases(state, seat) + merges(table, seat) + renames(table, [seat])


def do_deed(state: State, seat: int, option: Option) -> bool:
    """What a hero does; whether the option was about that."""
    match option.verb:
        case "approach" | "freely":
            take_on(state, seat, approach_of(option))
        case "seek":
            if state.listener:
                state.tell("seeks", seat, hero=state.table.sheets[seat].hero)
            state.table.steps.append(Prepare(seat, begin(state, Part(seat=seat, role=SEEKER))))
        case "heal":
            begin_healing(state, seat, option)
        case "raise" | "buy":
            purchase(state, seat, option)
        case "merge":
            merge_kind(state, seat, option.amount)
        case "rename":
            state.table.steps.append(NameMerged(seat, option.amount, option.seat))
        case _:
            return False
    return True


class WhatDoYouDo(Ask):
    """The scenarist asks a hero."""

    forced: ClassVar[bool] = False

    @property
    def blank(self) -> Blank:
        return Words(SPEECH, lines=True)

    def options(self, state: State) -> list[Option]:
        return [*deeds(state, self.seat), options.DONE]

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "words":
            say(state, self.seat, option.words)
        else:
            do_deed(state, self.seat, option)
