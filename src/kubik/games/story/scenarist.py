"""What the rules leave to the scenarist; at a dice table every player has a part of it.

The scenarist's question stays open: it is answered again and again, and heroes act beside it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from kubik.games.story import options
from kubik.games.story.action import Act
from kubik.games.story.conditions import ease
from kubik.games.story.content import LIMIT
from kubik.games.story.deeds import WhatDoYouDo, deeds, do_deed
from kubik.games.story.heroes import is_present, speaker
from kubik.games.story.merging import JoinWith, joins, renames
from kubik.games.story.naming import NameThing, advance, announce, begin_scene, tell_clock
from kubik.games.story.scene import ENDED, Rest, close, end_all_out, end_as_written, lay, vote
from kubik.games.story.speaking import SPEECH, consult, say, speak_as, voices
from kubik.games.story.state import Character, Task
from kubik.games.story.variants import State
from kubik.kernel.blank import Blank, Words
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask

ORACLE: Final = [*options.ORACLE, *options.IDEA]
MOST: Final = 12
AT_A_DICE_TABLE: Final = ("new_obstacle", "advantage", "setback", "clock")


class Lead(Ask):
    """The scenarist tells, puts things in the way, and judges."""

    stays: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    @property
    def blank(self) -> Blank:
        return Words(SPEECH, lines=True)

    def options(self, state: State) -> list[Option]:
        return duties(state, self.seat)

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "words":
            say(state, self.seat, option.words)
        else:
            do_duty(state, self.seat, option)


def duties(state: State, seat: int) -> list[Option]:
    """Everything that a scenarist, or a player at a dice table, may do now."""
    table, rules = state.table, state.rules
    if rules.dice_table:
        found = [options.END_STORY] if seat == 0 else []
        found += deeds(state, seat) + [options.THING[what] for what in AT_A_DICE_TABLE]
        found += [options.CONDITION[seat]]
        found += _lifts(state, [seat]) + joins(table, [seat])
    else:
        found = [options.FOLLOW] if rules.adventure else [options.END_STORY]
        found += _written(state) + list(options.THING.values()) + _heroes(state) + [options.REST]
        found += [options.END_STORY] if rules.adventure else []
        found += voices(table, rules, seat)
        found += [
            options.named(row[n], character.name)
            for n, character in enumerate(table.characters[: options.MANY])
            for row in (options.HURT, options.SEND_OFF)
        ]
        found += [options.named(options.CLOSE_THREAD[n], name) for n, name in enumerate(table.threads[: options.MANY])]
    found += ORACLE
    if table.task.kind:
        found += [options.DROP_OBSTACLE, *_harder(table.task)]
    found += [options.named(options.END_MARK[n], mark.name) for n, mark in enumerate(table.marks[: options.MANY])]
    found += [
        options.named(row[n], clock.name)
        for n, clock in enumerate(table.clocks[: options.MANY])
        for row in (options.ADVANCE, options.TURN_BACK, options.END_CLOCK)
    ]
    return found


def _harder(task: Task) -> list[Option]:
    """A change of what was set: a measure, or a die of the enemy's, more or less."""
    if task.kind == "decision":
        return []
    n, least = (task.dice, 0) if task.kind == "opposed" else (task.difficulty, 1)
    return [*([options.HARDER] if n < MOST else []), *([options.EASIER] if n > least else [])]


def _written(state: State) -> list[Option]:
    """Scenes and obstacles of the adventure, laid out to be used, changed or left."""
    table, script = state.table, state.rules.adventure
    if script is None:
        return []
    found = [
        options.by_id(options.SCENE[scene.number], scene.id, scene.name)
        for scene in script.scenes
        if scene.number != table.scene
    ]
    if table.scene >= 0:
        found += [
            options.by_id(options.OBSTACLE[n], obstacle.id, obstacle.name)
            for n, obstacle in enumerate(script.scenes[table.scene].obstacles)
        ]
    return found


def _heroes(state: State) -> list[Option]:
    table = state.table
    found: list[Option] = []
    for seat in state.rules.heroes:
        sheet = table.sheets[seat]
        if is_present(sheet):
            found += [options.named(row[seat], sheet.hero) for row in (options.ASK, options.AWAY)]
        elif sheet.away:
            found.append(options.named(options.RETURN[seat], sheet.hero))
        if not sheet.dead:
            rows = (options.CONDITION, options.GRANT, options.WHISPER, options.GIVE, options.DEATH)
            found += [options.named(row[seat], sheet.hero) for row in rows]
    heroes = state.rules.heroes
    return found + _lifts(state, heroes) + renames(table, heroes) + joins(table, heroes)


def _lifts(state: State, seats: list[int]) -> list[Option]:
    """Conditions that circumstances may end (ST-047)."""
    return [
        options.named(options.LIFT[seat][n], condition.name)
        for seat in seats
        for n, condition in enumerate(state.table.sheets[seat].conditions[: options.WOUNDS])
    ]


def do_duty(state: State, seat: int, option: Option) -> None:
    """What the scenarist does."""
    table, n = state.table, option.amount
    steps = table.steps
    if option.verb in options.THING:
        steps.append(NameThing(seat, option.verb))
        return
    match option.verb:
        case "follow":
            follow(state, seat)
        case "scene":
            scene = state.rules.script.scenes[n]
            begin_scene(state, seat, n, scene.name, scene.text.name)
        case "obstacle":
            put_written(state, n)
        case "drop_obstacle":
            if state.listener:
                state.tell("obstacle_dropped", seat, text=table.task.name)
            table.task = Task()
        case "harder" | "easier":
            change = 1 if option.verb == "harder" else -1
            if table.task.kind == "opposed":
                table.task.dice += change
            else:
                table.task.difficulty += change
            announce(state, seat)
        case "ask":
            steps.append(WhatDoYouDo(option.seat))
        case "rest":
            if state.listener:
                state.tell("rest", seat)
            steps += [Rest(hero) for hero in state.rules.heroes[::-1]]
        case "condition" | "whisper":
            steps.append(NameThing(seat, option.verb, option.seat))
        case "hand":
            steps.append(NameThing(seat, "handout", option.seat))
        case "grant" | "away" | "return" | "death":
            _decree(state, option)
        case "lift":
            ease(state, option.seat, n, LIMIT)
        case "join":
            steps.append(JoinWith(seat, option.seat, n))
        case "end_mark":
            mark = table.marks.pop(n)
            if state.listener:
                state.tell("mark_gone", seat, name=mark.name)
        case "advance" | "turn_back":
            advance(state, seat, table.clocks[n], 1 if option.verb == "advance" else -1)
        case "end_clock":
            tell_clock(state, seat, "clock_gone", table.clocks.pop(n))
        case "close_thread":
            name = table.threads.pop(n)
            if state.listener:
                state.tell("thread_closed", seat, name=name)
        case "hurt":
            hurt(state, seat, n)
        case "send_off":
            send_off(state, seat, n)
        case "speak_as":
            speak_as(state, seat, option)
        case "oracle" | "idea":
            consult(state, seat, option)
        case "end_story":
            steps.append(EndStory(seat))
        case _:
            do_deed(state, seat, option)


def _decree(state: State, option: Option) -> None:
    """Experience, and heroes who drop out, come back or die; death only a person declares (ST-AMB-33)."""
    sheet = state.table.sheets[option.seat]
    match option.verb:
        case "grant":
            sheet.experience += 1
        case "away":
            sheet.away = True
        case "return":
            sheet.away = False
        case _:
            sheet.dead = True
    if state.listener:
        kind = {"grant": "granted", "away": "out", "return": "back", "death": "dies"}[option.verb]
        state.tell(kind, option.seat, hero=sheet.hero)


def hurt(state: State, seat: int, n: int) -> None:
    """Conditions of characters are on the same scale as those of heroes (ST-AMB-22)."""
    characters = state.table.characters
    character = characters[n]
    characters[n] = Character(character.name, character.portrait, character.dice, character.value + 1)
    if state.listener:
        state.tell("character_hurt", seat, name=character.name, n=character.value + 1)
    if character.value + 1 >= LIMIT:
        send_off(state, seat, n)


def send_off(state: State, seat: int, n: int) -> None:
    """A character leaves; whoever spoke as this one speaks as the teller again."""
    character = state.table.characters.pop(n)
    state.table.sheets[seat].voice = 0
    if state.listener:
        state.tell("character_leaves", seat, name=character.name)


# --- as the adventure goes --------------------------------------------------------------------------------------------


def put_written(state: State, n: int) -> None:
    """An obstacle of the scene stands in the way."""
    table = state.table
    table.tried |= 1 << n
    lay(state, state.rules.script.scenes[table.scene].obstacles[n])


def follow(state: State, seat: int) -> None:
    """The next thing that the adventure has: somebody acts, the next obstacle, the next scene, the end."""
    table, script = state.table, state.rules.script
    hero = speaker(table, state.rules)
    if table.scene < 0:
        scene = script.scenes[script.start]
        begin_scene(state, seat, scene.number, scene.name, scene.text.name)
    elif hero < 0:
        end_all_out(state)
    elif table.task.kind == "decision":
        vote(state, hero)
    elif table.task.kind:
        table.steps.append(Act(hero) if table.task.obstacle >= 0 else WhatDoYouDo(hero))
    else:
        _follow_scene(state, seat)


def _follow_scene(state: State, seat: int) -> None:
    table, script = state.table, state.rules.script
    scene = script.scenes[table.scene]
    first = 0 if scene.choice else table.tried.bit_length()
    left = [
        n
        for n, obstacle in enumerate(scene.obstacles)
        if n >= first and not table.tried >> n & 1 and obstacle.when.holds(table.flags)
    ]
    if left and not (scene.choice and table.solved):
        put_written(state, left[0])
    elif scene.next >= 0:
        following = script.scenes[scene.next]
        begin_scene(state, seat, following.number, following.name, following.text.name)
        if following.rest:
            table.steps += [Rest(hero) for hero in state.rules.heroes[::-1]]
    else:
        end_as_written(state, seat)


class EndStory(Ask):
    """How it ended; or it goes on."""

    def options(self, state: State) -> list[Option]:
        return [*options.GRADE, options.NEVER_MIND]

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "end":
            grade = option.key.removeprefix("end:")
            state.table.end = ENDED
            close(state, self.seat, "", grade)
