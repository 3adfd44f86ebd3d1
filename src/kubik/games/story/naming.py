"""Things that begin with words: scenes, obstacles, marks, conditions, characters, clocks, notes, letters.

What only some may know goes from the words straight to its place; a step holds only what lies open.
"""

from __future__ import annotations

from typing import ClassVar, Final

from kubik.games.story import options
from kubik.games.story.conditions import inflict
from kubik.games.story.consequences import add_mark
from kubik.games.story.content import BANDS, DIFFICULTY, LIMIT
from kubik.games.story.phrases import words_of_people
from kubik.games.story.state import Character, Clock, Task
from kubik.games.story.variants import State
from kubik.kernel.blank import Blank, Words
from kubik.kernel.decision import Option
from kubik.kernel.sight import EVERYBODY
from kubik.kernel.step import Ask

NAME: Final = 80
LONG: Final = 4000
TEXTS: Final = frozenset({"note", "whisper", "handout"})
EMPTY, FULL = "○", "●"


class NameThing(Ask):
    """What it is called, or what it says."""

    what: str
    target: int = -1
    value: int = 0

    forced: ClassVar[bool] = False

    @property
    def blank(self) -> Blank:
        return Words(LONG, lines=True) if self.what in TEXTS else Words(NAME)

    def options(self, state: State) -> list[Option]:
        return [options.NEVER_MIND]

    def answer(self, state: State, option: Option) -> None:
        name = words_of_people(option.words)
        if name:
            _MADE[self.what](state, self, name)


# --- scenes and obstacles ---------------------------------------------------------------------------------------------


def begin_scene(state: State, seat: int, scene: int, title: str, telling: str) -> None:
    """A new scene. What was tried in the last one does not matter any more; the slow card is put back."""
    table = state.table
    table.scene, table.title, table.telling = scene, title, telling
    table.scenes += 1
    table.tried, table.solved, table.stopped = 0, False, 0
    table.task = Task()
    if state.listener:
        state.tell("scene", seat, name=title, text=telling, n=table.scenes)


def _scene(state: State, step: NameThing, name: str) -> None:
    begin_scene(state, step.seat, -1, name, "")


def _obstacle(state: State, step: NameThing, name: str) -> None:
    state.table.steps.append(ObstacleKind(step.seat, name))


class ObstacleKind(Ask):
    """One roll, a conflict, a long action or joint work (ST-017, ST-019, ST-023, ST-034)."""

    text: str

    def options(self, state: State) -> list[Option]:
        return [*options.KIND, options.NEVER_MIND]

    def answer(self, state: State, option: Option) -> None:
        steps, kind = state.table.steps, option.key.removeprefix("kind:")
        match kind:
            case "never_mind":
                return
            case "opposed":
                steps.append(ObstacleEnemy(self.seat, self.text))
            case _:
                steps.append(ObstacleDifficulty(self.seat, self.text, kind))


class ObstacleEnemy(Ask):
    """Who opposes the heroes: a character, or so many dice (ST-059 to ST-063)."""

    text: str

    def options(self, state: State) -> list[Option]:
        characters = state.table.characters[: options.MANY]
        found = [options.named(options.ENEMY[n], each.name) for n, each in enumerate(characters)]
        return [*found, *options.AMOUNT[: BANDS[0].dice[1] + 1]]

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "enemy":
            character = state.table.characters[option.amount]
            put(state, self.seat, Task("opposed", self.text, enemy=character.name, dice=character.dice))
        else:
            put(state, self.seat, Task("opposed", self.text, dice=option.amount))


class ObstacleDifficulty(Ask):
    """How many measures are needed; normally one, in long actions five to ten (ST-014, ST-017, ST-025)."""

    text: str
    kind: str

    def options(self, state: State) -> list[Option]:
        usual = DIFFICULTY.long[0] if self.kind == "extended" else DIFFICULTY.usual
        return sorted(options.AMOUNT[1:], key=lambda option: option.amount != usual)

    def answer(self, state: State, option: Option) -> None:
        if self.kind == "simple":
            put(state, self.seat, Task(self.kind, self.text, difficulty=option.amount))
        else:
            state.table.steps.append(ObstacleRolls(self.seat, self.text, self.kind, option.amount))


class ObstacleRolls(Ask):
    """How many rolls may be made, or rounds when all roll together (ST-023, ST-AMB-10, ST-AMB-11)."""

    text: str
    kind: str
    difficulty: int

    def options(self, state: State) -> list[Option]:
        return options.AMOUNT[1:]

    def answer(self, state: State, option: Option) -> None:
        n = option.amount
        put(state, self.seat, Task(self.kind, self.text, difficulty=self.difficulty, limit=n, rolls=n))


def put(state: State, seat: int, task: Task) -> None:
    """An obstacle stands in the way."""
    state.table.task = task
    announce(state, seat)


def announce(state: State, seat: int) -> None:
    """Everybody hears what stands in the way."""
    task = state.table.task
    if state.listener:
        state.tell(
            f"obstacle_{task.kind}",
            seat,
            text=task.name,
            name=task.enemy,
            n=task.dice,
            difficulty=task.difficulty,
            rolls=task.rolls,
        )


# --- advantages and setbacks ------------------------------------------------------------------------------------------


def _mark(state: State, step: NameThing, name: str) -> None:
    sign = 1 if step.what == "advantage" else -1
    if step.value:  # what an action was aimed at: its value is the measures (ST-028, ST-AMB-37)
        add_mark(state, step.seat, name, sign * step.value)
    else:
        state.table.steps.append(MarkValue(step.seat, name, sign))


class MarkValue(Ask):
    """The value of what circumstances bring (ST-028)."""

    text: str
    sign: int

    def options(self, state: State) -> list[Option]:
        return options.AMOUNT[1 : LIMIT + 1]

    def answer(self, state: State, option: Option) -> None:
        state.table.steps.append(MarkUses(self.seat, self.text, self.sign * option.amount))


class MarkUses(Ask):
    """Whether it serves one roll or lasts (ST-029)."""

    text: str
    value: int

    def options(self, state: State) -> list[Option]:
        return [options.ONE_ROLL, options.EACH_ROLL]

    def answer(self, state: State, option: Option) -> None:
        add_mark(state, self.seat, self.text, self.value, (), option.verb == "each_roll")


# --- conditions -------------------------------------------------------------------------------------------------------


def _condition(state: State, step: NameThing, name: str) -> None:
    if step.value:
        state.table.steps.append(ConditionKind(step.seat, step.target, name, step.value))
    else:
        state.table.steps.append(ConditionValue(step.seat, step.target, name))


class ConditionValue(Ask):
    """How many dice it takes (ST-039)."""

    target: int
    text: str

    def options(self, state: State) -> list[Option]:
        return options.AMOUNT[1 : LIMIT + 1]

    def answer(self, state: State, option: Option) -> None:
        state.table.steps.append(ConditionKind(self.seat, self.target, self.text, option.amount))


class ConditionKind(Ask):
    """Of which kind it is; those of one kind can merge (ST-042)."""

    target: int
    text: str
    value: int

    def options(self, state: State) -> list[Option]:
        return [options.NO_KIND, *options.CONDITION_KIND]

    def answer(self, state: State, option: Option) -> None:
        kind = -1 if option.verb == "of_no_kind" else option.amount
        inflict(state, self.target, self.text, self.value, kind)


# --- characters -------------------------------------------------------------------------------------------------------


def _person(state: State, step: NameThing, name: str) -> None:
    state.table.characters.append(Character(name))
    state.table.steps.append(CharacterDice(step.seat, len(state.table.characters) - 1))


class CharacterDice(Ask):
    """How good a character is at what it does, by dice; the bands tell what that means (ST-060 to ST-063)."""

    character: int

    def options(self, state: State) -> list[Option]:
        return options.AMOUNT[: BANDS[0].dice[1] + 1]

    def answer(self, state: State, option: Option) -> None:
        characters = state.table.characters
        name = characters[self.character].name
        characters[self.character] = Character(name, dice=option.amount)
        if name not in state.table.people:
            state.table.people.append(name)
        if state.listener:
            state.tell("character_enters", self.seat, name=name)


# --- clocks -----------------------------------------------------------------------------------------------------------


def _clock(state: State, step: NameThing, name: str) -> None:
    knowers = 1 << step.seat if step.what == "secret_clock" else EVERYBODY
    state.table.clocks.append(Clock(name, EMPTY * 4, "by_hand", knowers))
    state.table.steps.append(ClockSize(step.seat, len(state.table.clocks) - 1))


class ClockSize(Ask):
    """How many segments it has."""

    clock: int

    def options(self, state: State) -> list[Option]:
        return options.AMOUNT[2:]

    def answer(self, state: State, option: Option) -> None:
        state.table.clocks[self.clock].segments = EMPTY * option.amount
        state.table.steps.append(ClockMoves(self.seat, self.clock))


class ClockMoves(Ask):
    """Whether a fiasco advances it, or only the hand of the scenarist."""

    clock: int

    def options(self, state: State) -> list[Option]:
        return [options.BY_HAND, options.BY_FIASCO]

    def answer(self, state: State, option: Option) -> None:
        clock = state.table.clocks[self.clock]
        clock.moves = option.verb
        tell_clock(state, self.seat, "clock", clock)


def tell_clock(state: State, seat: int, kind: str, clock: Clock) -> None:
    """Something happened to a clock; of a secret one only the scenarist hears."""
    if state.listener:
        knowers = () if clock.knowers == EVERYBODY else (seat,)
        state.tell(kind, seat, name=clock.name, segments=clock.segments, knowers=knowers)


def advance(state: State, seat: int, clock: Clock, n: int) -> None:
    """So many segments further, or back; a clock stops when it is full or empty."""
    filled = min(max(clock.segments.count(FULL) + n, 0), len(clock.segments))
    clock.segments = FULL * filled + EMPTY * (len(clock.segments) - filled)
    tell_clock(state, seat, "clock_full" if filled == len(clock.segments) else "clock", clock)


def advance_by_fiasco(state: State, seat: int) -> None:
    """Every clock that a fiasco advances."""
    for clock in state.table.clocks:
        if clock.moves == "by_fiasco" and EMPTY in clock.segments:
            advance(state, seat, clock, 1)


# --- words ------------------------------------------------------------------------------------------------------------


def _note(state: State, step: NameThing, text: str) -> None:
    state.table.notes.append(text)
    if state.listener:
        state.tell("notes", step.seat, words=text, knowers=(step.seat,))


def _letter(state: State, step: NameThing, text: str) -> None:
    """A whisper for one, or a handout for one or all (-1)."""
    table = state.table
    readers = EVERYBODY if step.target < 0 else 1 << step.seat | 1 << step.target
    if state.rules.scenarist >= 0 and readers != EVERYBODY:
        readers |= 1 << state.rules.scenarist
    table.letters.append(text)
    table.readers.append(readers)
    if state.listener:
        knowers = [] if readers == EVERYBODY else [seat for seat in range(state.rules.players) if readers >> seat & 1]
        kind = "whispers" if step.what == "whisper" else "hands_out"
        state.tell(kind, step.seat, words=text, to_seat=step.target, knowers=knowers)


def _thread(state: State, step: NameThing, name: str) -> None:
    state.table.threads.append(name)
    if state.listener:
        state.tell("thread", step.seat, name=name)


def _met(state: State, step: NameThing, name: str) -> None:
    state.table.people.append(name)


_MADE: Final = {
    "new_scene": _scene,
    "new_obstacle": _obstacle,
    "advantage": _mark,
    "setback": _mark,
    "condition": _condition,
    "person": _person,
    "clock": _clock,
    "secret_clock": _clock,
    "note": _note,
    "whisper": _letter,
    "handout": _letter,
    "thread": _thread,
    "met": _met,
}
