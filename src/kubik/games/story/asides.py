"""What those may do for whom nobody waits: speak, step forward, offer or turn down help, play a card."""

from __future__ import annotations

from typing import ClassVar

from kubik.games.story import options
from kubik.games.story.action import (
    Act,
    Gather,
    Prepare,
    approach_of,
    approach_options,
    bring_to_work,
    can_be_let,
    can_help,
    free_characters,
    help_with,
    is_in_action,
    take_on,
)
from kubik.games.story.deeds import deeds, do_deed
from kubik.games.story.judgement import refuse_help, refuse_options
from kubik.games.story.judging import helping_approaches, leading_approaches
from kubik.games.story.merging import merges
from kubik.games.story.naming import NameThing
from kubik.games.story.safety import Paused, play_card
from kubik.games.story.scenarist import ORACLE, Lead, do_duty, duties
from kubik.games.story.speaking import SPEECH, consult, say, speak_as, voices
from kubik.games.story.state import HELPER, LEAD
from kubik.games.story.variants import State
from kubik.kernel.blank import Blank, Words
from kubik.kernel.decision import Decision, Option
from kubik.kernel.step import Ask


class Beside(Ask):
    """What a player who is not asked may do."""

    forced: ClassVar[bool] = False

    @property
    def blank(self) -> Blank:
        return Words(SPEECH, lines=True)

    def options(self, state: State) -> list[Option]:
        return beside(state, self.seat)

    def answer(self, state: State, option: Option) -> None:
        take_aside(state, self.seat, option)


def aside(state: State, seat: int) -> Decision | None:
    """The question for a player who is not asked."""
    if state.table.ended:
        return None
    step = Beside(seat)
    return Decision(seat, step.options(state), step)


def beside(state: State, seat: int) -> list[Option]:
    """All that a player may do beside what is asked."""
    table, rules = state.table, state.rules
    top = table.steps[-1]
    found = _forward(state, seat)
    if isinstance(top, Lead):
        found += duties(state, seat) if rules.dice_table else deeds(state, seat)
        if rules.scenarist >= 0:
            found.append(options.named(options.WHISPER[rules.scenarist], ""))
    elif not table.parts and table.sheets[seat].hero:
        found += merges(table, seat)
    found += [
        option
        for place in range(len(table.parts))
        for option in refuse_options(table, place)
        if table.parts[option.amount].seat != seat
    ]
    if isinstance(top, Gather) and seat == rules.scenarist:
        found += free_characters(table)
    found += voices(table, rules, seat)
    if rules.alone and not table.parts:
        found += ORACLE
    if not isinstance(top, Paused):
        found += [options.STOP] if table.stopped else [options.SLOW, options.STOP]
    return found


def _forward(state: State, seat: int) -> list[Option]:
    """Take on the obstacle, offer help, or join the work."""
    table, rules = state.table, state.rules
    if seat == rules.scenarist:
        return []
    top = table.steps[-1]
    if isinstance(top, Act | Gather):
        free = not is_in_action(table, seat) and can_be_let(table, rules, seat)
        return approach_options(state, leading_approaches(table, rules, seat)) if free else []
    if isinstance(top, Prepare) and _can_offer(state, seat, top.part):
        return approach_options(state, helping_approaches(table, rules, seat))
    return []


def _can_offer(state: State, seat: int, place: int) -> bool:
    table = state.table
    part = table.parts[place]
    helped = part.role == LEAD or (part.role != HELPER and part.target < 0)
    return helped and not part.declined >> seat & 1 and can_help(table, state.rules, seat)


def take_aside(state: State, seat: int, option: Option) -> None:
    """Carry an aside out."""
    table = state.table
    top = table.steps[-1]
    match option.verb:
        case "words":
            say(state, seat, option.words)
        case "speak_as":
            speak_as(state, seat, option)
        case "oracle" | "idea":
            consult(state, seat, option)
        case "slow" | "stop":
            play_card(state, option)
        case "character":
            bring_to_work(state, option)
        case "refuse":
            refuse_help(state, option.amount)
        case "whisper":
            table.steps.append(NameThing(seat, "whisper", option.seat))
        case "approach" | "freely" if isinstance(top, Prepare):
            help_with(state, seat, top.part, approach_of(option))
        case "approach" | "freely" if isinstance(top, Act):
            table.steps.pop()
            take_on(state, seat, approach_of(option))
        case "approach" | "freely" if isinstance(top, Gather):
            take_on(state, seat, approach_of(option))
        case _ if state.rules.dice_table:
            do_duty(state, seat, option)
        case _:
            do_deed(state, seat, option)
