"""What a roll means: success, draw, failure or fiasco (ST-017 to ST-025, ST-034, ST-035, ST-PS-08)."""

from __future__ import annotations

from msgspec import Struct

from kubik.games.story import options
from kubik.games.story.conditions import ease
from kubik.games.story.consequences import Follow
from kubik.games.story.content import KINDS, POOL
from kubik.games.story.judgement import StateResult
from kubik.games.story.naming import NameThing, advance_by_fiasco
from kubik.games.story.pool import measures
from kubik.games.story.state import HEALER, SEEKER, WORKER, Part, Table, Task
from kubik.games.story.variants import State
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

SUCCESS, DRAW, FAILURE, FIASCO = "on_success", "on_draw", "on_failure", "on_fiasco"


class Reckoning(Struct, frozen=True):
    """How an action ended: what follows (both parts of a lost conflict, ST-AMB-07), and the figures."""

    follows: tuple[str, ...]
    own: int
    enemy: int = 0
    total: int = 0

    @property
    def net(self) -> int:
        """What is left when the measures of both sides cancel; below nothing it is the enemy's (ST-020)."""
        return self.own - self.enemy

    def enemy_net(self, rolled: bool) -> int:
        """What a lost conflict costs: the measures that the enemy has left, or all that were rolled (ST-AMB-08)."""
        if self.net >= 0:
            return 0
        return self.enemy if rolled else -self.net


def simple(own: int, difficulty: int) -> Reckoning:
    """Measures against the difficulty; none at all is a fiasco, too few a failure (ST-017, ST-018, ST-AMB-06)."""
    return Reckoning((SUCCESS if own >= difficulty else FAILURE if own else FIASCO,), own)


def opposed(own: int, enemy: int) -> Reckoning:
    """Measures cancel one for one; no difficulty applies (ST-020 to ST-022, ST-AMB-07, ST-AMB-09)."""
    if own > enemy:
        follows: tuple[str, ...] = (SUCCESS,)
    elif own == enemy:
        follows = (DRAW,) if own else (FIASCO,)
    else:
        follows = (FAILURE,) if own else (FAILURE, FIASCO)
    return Reckoning(follows, own, enemy)


def joint(shares: list[int]) -> int:
    """All measures of all, three fewer for each fiasco; it may be below nothing (ST-034, ST-035, ST-AMB-12)."""
    return sum(own or -POOL.joint_fiasco for own in shares)


def reckon(table: Table) -> Reckoning:
    """How the action under way ended. Long actions add up (ST-023, ST-AMB-10)."""
    task = table.task
    shares = [measures(part.faces) for part in table.parts if part.role == WORKER]
    own = joint(shares) if shares else measures(table.parts[0].faces)
    if task.kind == "opposed":
        return opposed(own, measures(task.faces))
    if task.kind == "joint" and task.limit == 1:
        return Reckoning((SUCCESS if own >= task.difficulty else FAILURE if own > 0 else FIASCO,), own, total=own)
    if task.kind in ("extended", "joint"):
        total = task.total + own
        follows = [FIASCO] if own <= 0 and not task.fiasco else []
        if total >= task.difficulty:
            follows.append(SUCCESS)
        elif task.rolls <= 1 and task.kind == "joint" and total <= 0:
            follows = [FIASCO]  # of the group (ST-AMB-12)
        elif task.rolls <= 1:
            follows.append(FAILURE)
        return Reckoning(tuple(follows), own, total=total)
    return simple(own, task.difficulty)


class Outcome(Step):
    """The result, after all special efforts (ST-048). What the adventure says follows from it."""

    def do(self, state: State) -> None:
        table = state.table
        lead = table.parts[0]
        table.steps.append(Finish(self.seat))
        if lead.role == HEALER:
            heal(state, lead)
            return
        task, found = table.task, reckon(table)
        if lead.role == SEEKER:
            seek(state, lead)
            return
        if state.listener:
            tell_outcome(state, self.seat, found)
        if task.kind in ("extended", "joint"):
            task.total, task.rolls = found.total, task.rolls - 1
        enemy_net = found.enemy_net(state.rules.settings.rolled_measures)
        if state.rules.alone:
            table.steps += [
                Follow(self.seat, task.obstacle, what, -1, found.own, found.net, enemy_net)
                for what in reversed(found.follows)
            ]
        elif state.rules.scenarist >= 0:
            result = StateResult(state.rules.scenarist, task.obstacle, found.follows, found.own, found.net, enemy_net)
            table.steps.append(result)
        if found.own <= 0:
            advance_by_fiasco(state, max(state.rules.scenarist, 0))
        task.fiasco = task.fiasco or FIASCO in found.follows
        if SUCCESS in found.follows:
            table.solved = True
        if is_decided(task, found):
            task.kind = ""


def is_decided(task: Task, found: Reckoning) -> bool:
    """Whether the obstacle is behind the heroes; a long action goes on until its difficulty or its last roll."""
    return task.kind in ("simple", "opposed") or SUCCESS in found.follows or task.rolls <= 0


def tell_outcome(state: State, seat: int, found: Reckoning) -> None:
    """The result in figures."""
    task, hero = state.table.task, state.table.sheets[seat].hero
    word = found.follows[-1].removeprefix("on_") if found.follows else "goes_on"
    if task.kind == "opposed":
        state.tell(f"conflict_{word}", seat, hero=hero, name=task.enemy, n=abs(found.net))
    elif task.kind == "extended":
        state.tell(f"long_{word}", seat, hero=hero, n=found.total, difficulty=task.difficulty, left=task.rolls - 1)
    elif task.kind == "joint":
        state.tell(f"joint_{word}", seat, n=found.total, difficulty=task.difficulty)
    else:
        state.tell(f"simple_{word}", seat, hero=hero, n=found.own, difficulty=task.difficulty)


def give_up(state: State, seat: int) -> None:
    """Nobody in the scene can do anything about the obstacle: it goes as badly as it can."""
    task = state.table.task
    if state.listener:
        state.tell("gives_up", seat)
    what = FAILURE if task.kind == "extended" else FIASCO
    state.table.steps.append(Follow(seat, task.obstacle, what, -1, 0, 0, 0))
    task.kind = ""


class Finish(Step):
    """The action is over: what served for one roll is gone (ST-029)."""

    def do(self, state: State) -> None:
        table = state.table
        used = {number for part in table.parts for number in part.marks}
        helped = [part for part in table.parts if part.seat < 0 and part.rolled]
        for part in helped:
            table.task.helped |= 1 << max(part.approach, 0)
        gone = [mark for mark in table.marks if mark.number in used and not mark.each_roll]
        if gone:
            table.marks = [mark for mark in table.marks if mark not in gone]
            if state.listener:
                for mark in gone:
                    state.tell("mark_gone", self.seat, name=mark.name)
        table.parts.clear()


def seek(state: State, part: Part) -> None:
    """An action whose aim is an advantage: its value is all measures of the roll (ST-028, ST-AMB-37)."""
    own = measures(part.faces)
    if state.listener:
        hero = state.table.sheets[part.seat].hero
        state.tell("simple_success" if own else "simple_fiasco", part.seat, hero=hero, n=own, difficulty=1)
    if own:
        state.table.steps.append(NameThing(part.seat, "advantage", -1, own))
    else:
        advance_by_fiasco(state, max(state.rules.scenarist, 0))


# --- taking conditions off --------------------------------------------------------------------------------------------


def heal(state: State, part: Part) -> None:
    """Each measure takes off one step; spare ones may go to another fitting condition (ST-044, ST-AMB-21)."""
    table = state.table
    own = measures(part.faces)
    if not own:
        if state.listener:
            state.tell("heals_nothing", part.seat, hero=table.sheets[part.seat].hero)
        advance_by_fiasco(state, max(state.rules.scenarist, 0))
        return
    used = 0
    for n, power in enumerate(table.sheets[part.seat].powers):
        if part.powers >> n & 1:
            used |= power.tags
    spare = ease(state, part.target, part.wound, own)
    if spare:
        table.steps.append(Spare(part.seat, part.target, used, spare))


class Spare(Ask):
    """To which other condition the spare measures go."""

    target: int
    tags: int
    n: int

    def options(self, state: State) -> list[Option]:
        conditions = state.table.sheets[self.target].conditions
        found = [
            options.named(options.HEAL[self.target][place], condition.name)
            for place, condition in enumerate(conditions[: options.WOUNDS])
            if condition.kind < 0 or KINDS[condition.kind].healed_by & self.tags
        ]
        return [*found, options.DONE] if found else []

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "heal":
            spare = ease(state, self.target, option.amount, self.n)
            if spare:
                state.table.steps.append(Spare(self.seat, self.target, self.tags, spare))
