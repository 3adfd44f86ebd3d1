"""An action up to its roll: who acts and how, the powers in use, what is told before the dice (ST-006 to ST-015)."""

from __future__ import annotations

from typing import ClassVar, Final

from kubik.games.story import options
from kubik.games.story.heroes import is_present
from kubik.games.story.judgement import Judge, drop, refuse_help, refuse_options, toggle, toggles
from kubik.games.story.judging import (
    count_marks,
    fitting,
    helping_approaches,
    judge,
    leading_approaches,
    tags_of,
    usable_marks,
)
from kubik.games.story.merging import merge_kind, merges
from kubik.games.story.outcome import give_up
from kubik.games.story.phrases import words_of_people
from kubik.games.story.pool import base, pool
from kubik.games.story.rolling import resolve
from kubik.games.story.state import DROPPED, HEALER, HELPER, LEAD, WORKER, Part, Table, Task
from kubik.games.story.variants import Rules, State
from kubik.kernel.blank import Blank, Words
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

TELLING: Final = 4000


def is_in_action(table: Table, seat: int) -> bool:
    """Whether a hero has a roll in this action: one roll for each person and task (ST-AMB-20)."""
    return any(part.seat == seat and part.role != DROPPED for part in table.parts)


def begin(state: State, part: Part) -> int:
    """A roll is declared: with all powers that fit, and all that counts by itself. Its place among the rolls."""
    table, rules = state.table, state.rules
    tags = tags_of(table, rules, part)
    if tags >= 0:
        part.powers = fitting(table.sheets[part.seat], tags)
    judge(table, rules, part)
    count_marks(table, part)
    table.parts.append(part)
    return len(table.parts) - 1


def approach_options(state: State, approaches: list[int]) -> list[Option]:
    """These approaches of the obstacle, by their ids; where a person judges, any plan may do."""
    found: list[Option] = [] if state.rules.alone else [options.FREELY]
    if approaches:
        ways = state.rules.script.obstacles[state.table.task.obstacle].approaches
        found += [options.by_id(options.APPROACH[n], ways[n].id, ways[n].name) for n in approaches]
    return found


def way_of(state: State, approach: int) -> str:
    """What an approach is called; an own plan has no name."""
    if approach < 0:
        return ""
    return state.rules.script.obstacles[state.table.task.obstacle].approaches[approach].name


def approach_of(option: Option) -> int:
    """The approach that was chosen, -1 for an own plan."""
    return option.amount if option.verb == "approach" else -1


def take_on(state: State, seat: int, approach: int) -> None:
    """A hero takes on the obstacle by an approach."""
    table = state.table
    if not table.task.kind:
        table.task = Task()  # what was decided before says nothing about a new plan
    if state.listener:
        state.tell("acts", seat, hero=table.sheets[seat].hero, way=way_of(state, approach))
    role = WORKER if table.task.kind == "joint" else LEAD
    if role == WORKER and not table.parts:
        table.steps.append(Gather(seat))
    table.steps.append(Prepare(seat, begin(state, Part(seat=seat, role=role, approach=approach))))


# --- who acts ---------------------------------------------------------------------------------------------------------


def can_be_let(table: Table, rules: Rules, seat: int) -> bool:
    """Whether a hero could take on the obstacle."""
    return is_present(table.sheets[seat]) and (not rules.alone or bool(leading_approaches(table, rules, seat)))


class Act(Ask):
    """Who takes on the obstacle, and by which approach. The first hero in the scene speaks for the group."""

    forced: ClassVar[bool] = False

    def options(self, state: State) -> list[Option]:
        table, rules = state.table, state.rules
        found = approach_options(state, leading_approaches(table, rules, self.seat))
        found += [
            options.named(options.LET[seat], table.sheets[seat].hero)
            for seat in rules.heroes
            if seat != self.seat and can_be_let(table, rules, seat)
        ]
        return [*(found or [options.GIVE_UP]), *merges(table, self.seat)]

    def answer(self, state: State, option: Option) -> None:
        match option.verb:
            case "merge":
                state.table.steps.append(self)
                merge_kind(state, self.seat, option.amount)
            case "approach" | "freely":
                take_on(state, self.seat, approach_of(option))
            case "let":
                state.table.steps.append(Asked(option.seat))
            case _:
                give_up(state, self.seat)


class Asked(Ask):
    """Whether the hero whom the group asks takes on the obstacle."""

    def options(self, state: State) -> list[Option]:
        approaches = leading_approaches(state.table, state.rules, self.seat)
        return [*approach_options(state, approaches), options.DECLINE]

    def answer(self, state: State, option: Option) -> None:
        if option.verb != "decline":
            take_on(state, self.seat, approach_of(option))
        elif state.listener:
            state.tell("declines", self.seat, hero=state.table.sheets[self.seat].hero)


# --- before the dice --------------------------------------------------------------------------------------------------


class Prepare(Ask):
    """Powers in use, advantages, help; then the player tells what the hero does, and only then the dice may roll."""

    part: int
    stays: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    @property
    def blank(self) -> Blank:
        return Words(TELLING, lines=True)

    def options(self, state: State) -> list[Option]:
        table = state.table
        part = table.parts[self.part]
        found: list[Option] = []
        if part.role == DROPPED:
            return []  # somebody has turned the help down meanwhile
        if not part.told and not state.rules.dice_table:
            found.append(options.PLAINLY)
        elif part.role == HELPER:
            if base(table, part):  # without fitting powers nobody can help (ST-031)
                found.append(options.READY)
        elif base(table, part) or pool(table, state.rules, self.part):
            # Without a fitting power a hero acts only if advantages make the pool one or more (ST-AMB-03).
            found.append(options.READY if part.role == WORKER else options.ROLL)
        if not state.rules.alone:
            found += toggles(table, part)
            found += [*help_options(state, self.part), options.WITHDRAW]
            if state.rules.dice_table:
                found += [options.MORE_DICE, options.FEWER_DICE] if part.dice > -9 else [options.MORE_DICE]
            return found
        found += self._powers(state, part)
        found += [options.named(options.USE[place], table.marks[place].name) for place in usable_marks(table, part)]
        found += [
            options.named(options.KEEP[place], mark.name)
            for place, mark in enumerate(table.marks)
            if mark.value > 0 and not mark.each_roll and mark.number in part.marks
        ]
        found += help_options(state, self.part)
        found.append(options.WITHDRAW)
        return found

    def _powers(self, state: State, part: Part) -> list[Option]:
        """Powers that could be left out, but for the last one, or taken in."""
        powers = state.table.sheets[part.seat].powers
        fits = fitting(state.table.sheets[part.seat], tags_of(state.table, state.rules, part))
        return [
            options.named(options.WITHOUT[n] if part.powers >> n & 1 else options.WITH[n], powers[n].name)
            for n in range(len(powers))
            if fits >> n & 1 and part.powers != 1 << n
        ]

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        part = table.parts[self.part]
        match option.verb:
            case "words":
                describe(state, part, words_of_people(option.words))
            case "plainly":
                part.told = "…"
                if state.listener:
                    tell_plainly(state, part)
            case "with" | "without" if state.rules.alone:
                part.powers ^= 1 << option.amount
                judge(table, state.rules, part)
            case "use":
                part.marks.append(table.marks[option.amount].number)
            case "keep":
                part.marks.remove(table.marks[option.amount].number)
            case "help":
                table.steps.append(AskedToHelp(option.seat, self.part))
            case "character":
                accept_character(state, self.part, option)
            case "refuse":
                refuse_help(state, option.amount)
            case "withdraw":
                table.steps.pop()
                withdraw(state, self.part)
            case "ready":
                table.steps.pop()
                propose(state, self.part)
            case "roll":
                table.steps.pop()
                table.steps.append(RollAll(self.seat))
                propose(state, self.part)
            case _:
                toggle(table, part, option)


def propose(state: State, place: int) -> None:
    """Where somebody is the scenarist, a roll takes place only as that person sees it."""
    if state.rules.scenarist >= 0:
        state.table.steps.append(Judge(state.rules.scenarist, place))


class RollAll(Step):
    """The dice, unless the scenarist turned the action down."""

    def do(self, state: State) -> None:
        table, rules = state.table, state.rules
        if not table.parts:
            allow_healing_again(table)
        elif rules.scenarist >= 0 and not pool(table, rules, 0):
            table.steps.append(NoDice(self.seat))
        else:
            resolve(state)


class NoDice(Ask):
    """The scenarist has left no die: the player goes on to a fiasco, or withdraws (ST-AMB-02)."""

    def options(self, state: State) -> list[Option]:
        return [options.ROLL, options.WITHDRAW]

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "roll":
            resolve(state)
        else:
            withdraw(state, 0)


def tell_plainly(state: State, part: Part) -> None:
    """What a hero does without words of the player's: the approach, and the power that counts most."""
    sheet = state.table.sheets[part.seat]
    used = [power for n, power in enumerate(sheet.powers) if part.powers >> n & 1]
    best = max(used, key=lambda power: power.stage).name if used else ""
    state.tell("tells_plainly", part.seat, hero=sheet.hero, power=best, way=way_of(state, part.approach))


def describe(state: State, part: Part, words: str) -> None:
    """The player tells what the hero does (ST-015); more than once, if there is more to tell."""
    part.told = f"{part.told}\n{words}" if part.told else words or "…"
    if state.listener:
        state.tell("tells", part.seat, hero=state.table.sheets[part.seat].hero, words=words)


class Healing(Ask):
    """A question that allows for one healing action."""

    healed: bool = False


def withdraw(state: State, place: int) -> None:
    """A player withdraws before the roll: nothing has happened (ST-AMB-02, ST-AMB-26)."""
    table = state.table
    part = table.parts[place]
    if state.listener:
        state.tell("withdraws", part.seat, hero=table.sheets[part.seat].hero)
    if part.helps >= 0:
        table.parts[part.helps].declined |= 1 << part.seat
    elif place:
        table.parts[0].declined |= 1 << part.seat
    drop(table, place)
    if not place:
        table.parts.clear()
        allow_healing_again(table)


def allow_healing_again(table: Table) -> None:
    """A healing action that did not take place has not used up the one that was allowed."""
    top = table.steps[-1]
    if isinstance(top, Healing):
        table.steps[-1] = type(top)(top.seat)


# --- help -------------------------------------------------------------------------------------------------------------


def help_options(state: State, place: int) -> list[Option]:
    """Whom a hero may ask for help, which character offers it, and whose help may be turned down (ST-030, ST-037)."""
    table, rules = state.table, state.rules
    part = table.parts[place]
    found = refuse_options(table, place)
    if rules.alone and part.role == HEALER:
        return found
    found += [
        options.named(options.HELP[seat], table.sheets[seat].hero)
        for seat in rules.heroes
        if not part.declined >> seat & 1 and can_help(table, rules, seat)
    ]
    if not rules.alone:
        return found + free_characters(table)
    helpers = rules.script.obstacles[table.task.obstacle].helpers
    found += [
        options.named(options.CHARACTER[n], rules.script.characters[helper.character].name)
        for n, helper in enumerate(helpers)
        if not table.task.helped >> n & 1
        and helper.when.holds(table.flags)
        and all(other.name != rules.script.characters[helper.character].name for other in table.parts)
    ]
    return found


def can_help(table: Table, rules: Rules, seat: int) -> bool:
    """A hero in the scene without a roll in this action, with a fitting power (ST-031, ST-AMB-20)."""
    return (
        is_present(table.sheets[seat])
        and not is_in_action(table, seat)
        and (not rules.alone or bool(helping_approaches(table, rules, seat)))
    )


class AskedToHelp(Ask):
    """Whether and how a hero helps; the approach may be the same as another's (ST-PS-04)."""

    helps: int

    def options(self, state: State) -> list[Option]:
        if state.table.parts[self.helps].role == DROPPED:
            return []
        approaches = helping_approaches(state.table, state.rules, self.seat)
        return [*approach_options(state, approaches), options.DECLINE]

    def answer(self, state: State, option: Option) -> None:
        if option.verb != "decline":
            help_with(state, self.seat, self.helps, approach_of(option))
        else:
            state.table.parts[self.helps].declined |= 1 << self.seat
            if state.listener:
                state.tell("declines", self.seat, hero=state.table.sheets[self.seat].hero)


def help_with(state: State, seat: int, helps: int, approach: int) -> None:
    """A hero helps with a roll of another: tells first, rolls before it (ST-030, ST-AMB-29)."""
    table = state.table
    if state.listener:
        other = table.sheets[table.parts[helps].seat].hero
        state.tell("helps", seat, hero=table.sheets[seat].hero, other=other, way=way_of(state, approach))
    place = begin(state, Part(seat=seat, role=HELPER, helps=helps, approach=approach))
    table.steps.append(Prepare(seat, place))


def accept_character(state: State, helps: int, option: Option) -> None:
    """A character of the scenarist's helps (ST-036, ST-PS-11)."""
    table = state.table
    part = Part(name=option.words, role=HELPER, helps=helps, told="…")
    if state.rules.alone:
        part.dice = state.rules.script.obstacles[table.task.obstacle].helpers[option.amount].dice
        part.approach = option.amount
    else:
        part.dice = table.characters[option.amount].dice
    table.parts.append(part)
    if state.listener:
        lead = table.parts[helps].seat
        state.tell("character_helps", lead, name=option.words, hero=table.sheets[lead].hero, n=part.dice)


def bring_to_work(state: State, option: Option) -> None:
    """A character of the scenarist's works with the heroes (ST-036, ST-064)."""
    table = state.table
    part = Part(name=option.words, role=WORKER, dice=table.characters[option.amount].dice, told="…")
    table.parts.append(part)
    if state.listener:
        state.tell("character_works", state.rules.scenarist, name=part.name, n=part.dice)


def free_characters(table: Table) -> list[Option]:
    """The characters who have no roll in this action."""
    busy = [part.name for part in table.parts if part.role != DROPPED]
    return [
        options.named(options.CHARACTER[n], character.name)
        for n, character in enumerate(table.characters[: options.MANY])
        if character.name not in busy
    ]


# --- joint work -------------------------------------------------------------------------------------------------------


class Gather(Ask):
    """Who else works with them before all roll; each takes an approach of the own (ST-034)."""

    stays: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    def options(self, state: State) -> list[Option]:
        table, rules = state.table, state.rules
        if not table.parts:
            return []  # the first of them has withdrawn
        asked = table.parts[0].declined
        found = [options.ROLL]
        found += [
            options.named(options.INVITE[seat], table.sheets[seat].hero)
            for seat in rules.heroes
            if not asked >> seat & 1 and not is_in_action(table, seat) and can_be_let(table, rules, seat)
        ]
        return [*found, options.WITHDRAW]

    def answer(self, state: State, option: Option) -> None:
        match option.verb:
            case "invite":
                state.table.steps.append(Invited(option.seat))
            case "withdraw":
                state.table.steps.pop()
                withdraw(state, 0)
            case _:
                state.table.steps.pop()
                resolve(state)


class Invited(Ask):
    """Whether a hero joins the work."""

    def options(self, state: State) -> list[Option]:
        approaches = leading_approaches(state.table, state.rules, self.seat)
        return [*approach_options(state, approaches), options.DECLINE]

    def answer(self, state: State, option: Option) -> None:
        if option.verb != "decline":
            take_on(state, self.seat, approach_of(option))
        else:
            state.table.parts[0].declined |= 1 << self.seat
            if state.listener:
                state.tell("declines", self.seat, hero=state.table.sheets[self.seat].hero)
