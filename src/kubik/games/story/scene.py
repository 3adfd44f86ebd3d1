"""The course of an adventure that the program tells: scenes, obstacles, rests, votes, ends (ST-PS-01, 02, 08 to 14)."""

from __future__ import annotations

from typing import ClassVar

from kubik.games.story import options
from kubik.games.story.action import Act, Healing, Prepare, begin
from kubik.games.story.adventures import Obstacle
from kubik.games.story.consequences import Follow
from kubik.games.story.content import KINDS
from kubik.games.story.experience import purchase, purchases
from kubik.games.story.heroes import is_out, is_present, speaker
from kubik.games.story.judging import fitting
from kubik.games.story.naming import announce, begin_scene
from kubik.games.story.state import HEALER, Part, Table, Task
from kubik.games.story.variants import Rules, State
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

ALL_OUT, ENDED = -2, -3


class EnterScene(Step):
    """A scene begins: heroes who are out may be brought back, there may be a rest, then the obstacles follow."""

    scene: int

    def do(self, state: State) -> None:
        table, rules = state.table, state.rules
        if speaker(table, rules) < 0:
            end_all_out(state)
            return
        scene = rules.script.scenes[self.scene]
        begin_scene(state, self.seat, self.scene, scene.name, scene.text.name)
        table.steps.append(PickObstacle(self.seat) if scene.choice else NextObstacle(self.seat, 0))
        seats = rules.heroes[::-1]
        if scene.rest:
            table.steps += [Rest(seat) for seat in seats]
        if any(is_out(table.sheets[seat]) for seat in seats):
            table.steps += [BringBack(seat) for seat in seats]


class LeaveScene(Step):
    """After a scene comes its next, or the end of the story."""

    def do(self, state: State) -> None:
        table, script = state.table, state.rules.script
        table.task = Task()
        following = script.scenes[table.scene].next
        if following >= 0:
            table.steps.append(EnterScene(self.seat, following))
        else:
            end_as_written(state, self.seat)


def end_as_written(state: State, seat: int) -> None:
    """The first end whose test holds (ST-PS-14)."""
    table = state.table
    end = next(end for end in state.rules.script.ends if end.when.holds(table.flags))
    table.end = end.number
    close(state, seat, end.name, end.grade)


def close(state: State, seat: int, text: str, grade: str) -> None:
    """The story is over."""
    table = state.table
    table.steps.clear()
    table.parts.clear()
    table.task = Task()
    table.grade, table.ended = grade, True
    if state.listener:
        state.tell("ends", seat, text=text, grade=grade)


def end_all_out(state: State) -> None:
    """All heroes are out before the last obstacle is decided: the story ends badly (ST-PS-14)."""
    state.table.end = ALL_OUT
    close(state, 0, state.rules.script.all_out.name, "bad")


# --- obstacles --------------------------------------------------------------------------------------------------------


class NextObstacle(Step):
    """The obstacles of a scene in their order, each once; one with a condition only if it holds at that moment."""

    place: int

    def do(self, state: State) -> None:
        table, obstacles = state.table, state.rules.script.scenes[state.table.scene].obstacles
        if self.place == len(obstacles):
            table.steps.append(LeaveScene(self.seat))
            return
        table.steps.append(NextObstacle(self.seat, self.place + 1))
        if obstacles[self.place].when.holds(table.flags):
            face(state, obstacles[self.place])


def untried(table: Table, rules: Rules) -> list[Obstacle]:
    """The obstacles of a scene with a choice that are still open."""
    return [
        obstacle
        for n, obstacle in enumerate(rules.script.scenes[table.scene].obstacles)
        if not table.tried >> n & 1 and obstacle.when.holds(table.flags)
    ]


class PickObstacle(Step):
    """Where the heroes may choose: one success ends the scene; left without one, it goes on as the adventure says."""

    def do(self, state: State) -> None:
        table, rules = state.table, state.rules
        if table.solved:
            table.steps.append(LeaveScene(self.seat))
        elif not untried(table, rules):
            leave_unsolved(state, self.seat)
        elif speaker(table, rules) < 0:
            end_all_out(state)
        else:
            table.steps += (self, ChooseObstacle(speaker(table, rules)))


def leave_unsolved(state: State, seat: int) -> None:
    """The heroes leave without a success."""
    state.table.steps += (LeaveScene(seat), Follow(seat, -1, "on_unsolved"))


class ChooseObstacle(Ask):
    """What the heroes try; after something has failed they may also leave."""

    def options(self, state: State) -> list[Option]:
        table = state.table
        obstacles = state.rules.script.scenes[table.scene].obstacles
        found = [
            options.by_id(options.OBSTACLE[obstacles.index(obstacle)], obstacle.id, obstacle.name)
            for obstacle in untried(table, state.rules)
        ]
        return [*found, options.LEAVE_SCENE] if table.tried else found

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        if option.verb == "obstacle":
            table.tried |= 1 << option.amount
            face(state, state.rules.script.scenes[table.scene].obstacles[option.amount])
        else:
            table.steps.pop()  # the choice among the others
            if state.listener:
                state.tell("leaves_scene", self.seat)
            leave_unsolved(state, self.seat)


def face(state: State, obstacle: Obstacle) -> None:
    """An obstacle stands in the way until it is decided."""
    state.table.steps.append(Overcome(0))
    lay(state, obstacle)


def lay(state: State, obstacle: Obstacle) -> None:
    """An obstacle of the adventure; what its beginning brings happens first (ST-PS-10)."""
    table, rules = state.table, state.rules
    number = obstacle.number
    enemy = rules.script.characters[obstacle.enemy].name if obstacle.enemy >= 0 else ""
    if enemy and enemy not in table.people:
        table.people.append(enemy)
    table.task = Task(
        kind=obstacle.kind,
        name=obstacle.name,
        obstacle=number,
        difficulty=rules.difficulty[number],
        limit=max(obstacle.rolls, 1),
        rolls=max(obstacle.rolls, 1),
        enemy=enemy,
        dice=rules.enemy_dice[number],
    )
    table.steps.append(Announce(0))
    table.steps += [Follow(0, number, "on_enter", n) for n in reversed(range(len(obstacle.on_enter)))]


class Announce(Step):
    """Everybody hears what stands in the way."""

    def do(self, state: State) -> None:
        announce(state, self.seat)


class Overcome(Step):
    """As long as the obstacle is not decided, somebody acts; any hero may make any roll (ST-PS-16)."""

    def do(self, state: State) -> None:
        table = state.table
        if not table.task.kind:
            return
        seat = speaker(table, state.rules)
        if seat < 0:
            end_all_out(state)
        elif table.task.kind == "decision":
            vote(state, seat)
        else:
            table.steps += (self, Act(seat))


# --- decisions --------------------------------------------------------------------------------------------------------


def vote(state: State, seat: int) -> None:
    """All players vote."""
    state.table.votes = []
    state.table.steps += (CountVotes(seat), *[Vote(each) for each in state.rules.heroes[::-1]])


class Vote(Ask):
    """A player's voice for one of the courses."""

    forced: ClassVar[bool] = False

    def options(self, state: State) -> list[Option]:
        courses = state.rules.script.obstacles[state.table.task.obstacle].courses
        return [options.by_id(options.COURSE[course.number], course.id, course.name) for course in courses]

    def answer(self, state: State, option: Option) -> None:
        state.table.votes.append(option.amount)
        if state.listener:
            state.tell("votes", self.seat, text=option.words)


class CountVotes(Step):
    """The course with the most voices is taken; among equals that of the first seat (ST-PS-08)."""

    def do(self, state: State) -> None:
        table = state.table
        most = max(map(table.votes.count, table.votes))
        chosen = next(vote for vote in table.votes if table.votes.count(vote) == most)
        if state.listener:
            course = state.rules.script.obstacles[table.task.obstacle].courses[chosen]
            state.tell("decided", self.seat, text=course.name)
        table.votes, table.task.kind, table.solved = [], "", True
        table.steps.append(Follow(self.seat, table.task.obstacle, "then", chosen))


# --- rests ------------------------------------------------------------------------------------------------------------


def healable(state: State, seat: int, targets: list[int]) -> list[Option]:
    """The conditions that a hero has the powers to take off (ST-PS-12)."""
    sheets = state.table.sheets
    return [
        options.named(options.HEAL[target][place], condition.name)
        for target in targets
        for place, condition in enumerate(sheets[target].conditions[: options.WOUNDS])
        if condition.kind < 0 or fitting(sheets[seat], KINDS[condition.kind].healed_by)
    ]


def begin_healing(state: State, seat: int, option: Option) -> None:
    """An action that takes a condition off."""
    part = Part(seat=seat, role=HEALER, target=option.seat, wound=option.amount)
    if state.listener:
        sheets = state.table.sheets
        hero, other = sheets[seat].hero, sheets[option.seat].hero
        state.tell("heals", seat, name=option.words, own=int(option.seat == seat), hero=hero, other=other)
    state.table.steps.append(Prepare(seat, begin(state, part)))


class BringBack(Healing):
    """A healing action for a hero who is out (ST-PS-13)."""

    forced: ClassVar[bool] = False

    def options(self, state: State) -> list[Option]:
        sheets = state.table.sheets
        if self.healed or not is_present(sheets[self.seat]):
            return []
        found = healable(state, self.seat, [seat for seat in state.rules.heroes if is_out(sheets[seat])])
        return [*found, options.DONE] if found else []

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "heal":
            state.table.steps.append(BringBack(self.seat, healed=True))
            begin_healing(state, self.seat, option)


class Rest(Healing):
    """A rest: one healing action on the own hero or another, and what experience buys (ST-PS-12)."""

    def options(self, state: State) -> list[Option]:
        if not is_present(state.table.sheets[self.seat]):
            return []
        found = [] if self.healed else healable(state, self.seat, state.rules.heroes)
        found += purchases(state, self.seat)
        return [*found, options.DONE] if found else []

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "heal":
            state.table.steps.append(Rest(self.seat, healed=True))
            begin_healing(state, self.seat, option)
        elif option.verb != "done":
            state.table.steps.append(self)
            purchase(state, self.seat, option)
