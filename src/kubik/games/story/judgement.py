"""A person judges: what fits and hinders before the roll, and what follows after it (ST-AMB-04, ST-048)."""

from __future__ import annotations

from typing import ClassVar

from kubik.games.story import options
from kubik.games.story.consequences import Follow
from kubik.games.story.content import FATIGUE
from kubik.games.story.naming import NameThing
from kubik.games.story.pool import base, pool
from kubik.games.story.speaking import SPEECH, say
from kubik.games.story.state import DROPPED, HELPER, Part, Table
from kubik.games.story.variants import State
from kubik.kernel.blank import Blank, Words
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask


def toggles(table: Table, part: Part) -> list[Option]:
    """Powers, weaknesses, conditions and marks that may be counted or not (ST-AMB-04)."""
    sheet = table.sheets[part.seat]
    found = [
        options.named((options.WITHOUT if part.powers >> n & 1 else options.WITH)[n], power.name)
        for n, power in enumerate(sheet.powers)
    ]
    found += [
        options.named((options.DENY if part.weaknesses >> n & 1 else options.ADMIT)[n], weakness.name)
        for n, weakness in enumerate(sheet.weaknesses)
    ]
    found += [
        options.named((options.SPARE if part.conditions >> n & 1 else options.HINDER)[n], condition.name)
        for n, condition in enumerate(sheet.conditions)
        if condition.kind != FATIGUE or not part.conditions >> n & 1  # tired applies to everything
    ]
    return found + [
        options.named((options.DISCOUNT if mark.number in part.marks else options.COUNT)[n], mark.name)
        for n, mark in enumerate(table.marks[: options.MANY])
    ]


def toggle(table: Table, part: Part, option: Option) -> bool:
    """Count something, or count it no more; whether the option was about that."""
    bit = 1 << option.amount
    match option.verb:
        case "with" | "without":
            part.powers ^= bit
        case "admit" | "deny":
            part.weaknesses ^= bit
        case "hinder" | "spare":
            part.conditions ^= bit
        case "count":
            part.marks.append(table.marks[option.amount].number)
        case "discount":
            part.marks.remove(table.marks[option.amount].number)
        case "more_dice":
            part.dice += 1
        case "fewer_dice":
            part.dice -= 1
        case _:
            return False
    return True


class Judge(Ask):
    """The scenarist confirms what the player proposes, strikes or adds, or turns the action down before the roll."""

    part: int
    stays: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    @property
    def blank(self) -> Blank:
        return Words(SPEECH, lines=True)

    def options(self, state: State) -> list[Option]:
        table = state.table
        part = table.parts[self.part]
        found: list[Option] = []
        if part.role == DROPPED:
            return []  # somebody else has turned the help down meanwhile
        if base(table, part) or (part.role != HELPER and pool(table, state.rules, self.part)):
            found.append(options.APPROVE)
        found += [options.TURN_DOWN, *toggles(table, part), *refuse_options(table, self.part), options.MORE_DICE]
        return [*found, options.FEWER_DICE] if part.dice > -9 else found

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        part = table.parts[self.part]
        if option.verb == "words":
            say(state, self.seat, option.words)
        elif option.verb == "approve":
            table.steps.pop()
        elif option.verb == "turn_down":
            table.steps.pop()
            turn_down(state, self.part)
        elif option.verb == "refuse":
            refuse_help(state, option.amount)
        elif toggle(table, part, option) and state.listener:
            state.tell("judges", self.seat, hero=table.sheets[part.seat].hero, n=pool(table, state.rules, self.part))


def turn_down(state: State, place: int) -> None:
    """The roll does not take place (ST-037)."""
    table = state.table
    part = table.parts[place]
    if state.listener:
        state.tell("turned_down", part.seat, hero=table.sheets[part.seat].hero)
    drop(table, place)
    if not place:
        table.parts.clear()


def drop(table: Table, place: int) -> None:
    """A roll does not take place, nor does the help for it."""
    table.parts[place].role = DROPPED
    table.parts[place].marks = []
    for n, part in enumerate(table.parts):
        if part.helps == place and part.role != DROPPED:
            drop(table, n)
    table.parts[place].helps = -1


def refuse_options(table: Table, place: int) -> list[Option]:
    """Whose help for a roll may be turned down: before the dice of that help (ST-037, ST-AMB-30)."""
    return [
        options.named(options.REFUSE[n], other.name or table.sheets[other.seat].hero)
        for n, other in enumerate(table.parts)
        if other.helps == place and other.role == HELPER and not other.rolled
    ]


def refuse_help(state: State, place: int) -> None:
    """Help is turned down before its dice roll; one voice is enough (ST-037, ST-AMB-30)."""
    table = state.table
    part = table.parts[place]
    helped = table.parts[part.helps]
    if part.seat >= 0:
        helped.declined |= 1 << part.seat
    if state.listener:
        name = part.name or table.sheets[part.seat].hero
        state.tell("help_refused", helped.seat, name=name, hero=table.sheets[helped.seat].hero)
    drop(table, place)


class StateResult(Ask):
    """The scenarist states the result, after the special effort: as the adventure has it, or in own words."""

    obstacle: int
    follows: tuple[str, ...]
    own: int
    net: int
    enemy_net: int
    stays: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    @property
    def blank(self) -> Blank:
        return Words(SPEECH, lines=True)

    def options(self, state: State) -> list[Option]:
        found = [options.SAID]
        if self.obstacle >= 0 and self.follows:
            found.insert(0, options.AS_WRITTEN)
        if self.enemy_net > 0:
            found.append(options.SUFFER)
        return found

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        if option.verb == "words":
            say(state, self.seat, option.words)
            return
        actor = table.parts[0].seat
        table.steps.pop()
        match option.verb:
            case "as_written":
                table.steps += [
                    Follow(actor, self.obstacle, what, -1, self.own, self.net, self.enemy_net)
                    for what in reversed(self.follows)
                ]
            case "suffer":
                # After losing against an active enemy the value is the enemy's measures (ST-041).
                table.steps.append(NameThing(self.seat, "condition", actor, self.enemy_net))
            case _:
                pass
