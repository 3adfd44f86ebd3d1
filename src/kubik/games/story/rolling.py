"""The dice: helpers first, then whoever acts, then the special efforts (ST-012, ST-029 to ST-035, ST-048 to ST-051)."""

from __future__ import annotations

from typing import ClassVar, Final

from kubik.games.story import options
from kubik.games.story.conditions import write_down
from kubik.games.story.content import CONTENT, EXPERIENCE, FATIGUE, SIDES, SUCCESS, TIRED
from kubik.games.story.heroes import is_out
from kubik.games.story.outcome import Outcome
from kubik.games.story.phrases import words_of_people
from kubik.games.story.pool import hindrances, measures, pool
from kubik.games.story.state import DROPPED, HELPER, LEAD
from kubik.games.story.variants import State
from kubik.kernel.blank import Blank, Words
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

NAME: Final = 60
CHARACTER_EFFORT: Final = [options.NO_EFFORT, options.TIRE]


def resolve(state: State) -> None:
    """All that happens from here to the result, in the order of the rules (ST-AMB-16, ST-AMB-29)."""
    table = state.table
    actors = [n for n, part in enumerate(table.parts) if part.role not in (HELPER, DROPPED)]
    actors.sort(key=lambda place: table.parts[place].seat)
    order: list[Step] = []
    for place in actors:
        order += _helpers(state, place)
    order += [Roll(_seat(state, place), place) for place in actors]
    if table.task.kind == "opposed" and state.rules.scenarist >= 0:
        order.append(EnemyEffort(state.rules.scenarist))
    order += [Effort(_seat(state, place), place) for place in actors]
    order.append(Outcome(_seat(state, 0)))
    table.steps += reversed(order)


def _helpers(state: State, helped: int) -> list[Step]:
    """The rolls of those who help with a roll, each after those who help the helper."""
    order: list[Step] = []
    for place, part in enumerate(state.table.parts):
        if part.helps == helped and part.role == HELPER:
            seat = _seat(state, place)
            order += [*_helpers(state, place), Roll(seat, place), Effort(seat, place)]
    return order


def _seat(state: State, place: int) -> int:
    """Who answers for a roll; for a character's the one whom it helps, or the scenarist."""
    part = state.table.parts[place]
    if part.seat >= 0:
        return part.seat
    return state.rules.scenarist if state.rules.scenarist >= 0 else _seat(state, part.helps)


def roll_dice(state: State, n: int) -> list[int]:
    """So many dice; they stay where they lie until the next roll."""
    faces = [state.below(SIDES) + 1 for _ in range(n)]
    state.table.lying = list(faces)
    return faces


class Roll(Step):
    """As many dice as the pool has; the experience for a weakness comes with them (ST-012, ST-052, ST-AMB-26)."""

    part: int

    def do(self, state: State) -> None:
        table, rules = state.table, state.rules
        part = table.parts[self.part]
        if part.role == DROPPED:
            return  # turned down while others rolled
        n = pool(table, rules, self.part)
        part.faces = roll_dice(state, n)
        part.rolled = True
        if part.seat >= 0 and part.role != HELPER:  # who helps others learns nothing from it (ST-053)
            self._learn(state)
        if state.listener:
            name = part.name or table.sheets[part.seat].hero
            sixes = measures(part.faces)
            helps = part.role == HELPER
            state.tell("helper_rolls" if helps else "rolls", self.seat, hero=name, faces=part.faces, n=n, sixes=sixes)
        if part.role == LEAD and table.task.kind == "opposed":
            self._enemy(state)

    def _learn(self, state: State) -> None:
        part = state.table.parts[self.part]
        gained = EXPERIENCE.weakness * hindrances(part, state.rules)
        if gained:
            sheet = state.table.sheets[part.seat]
            sheet.experience += gained
            if state.listener:
                weakness = next(each.name for n, each in enumerate(sheet.weaknesses) if part.weaknesses >> n & 1)
                state.tell("hindered", part.seat, hero=sheet.hero, name=weakness, n=gained)

    def _enemy(self, state: State) -> None:
        """Both rolls lie open before the special effort (ST-019, ST-AMB-28)."""
        task = state.table.task
        task.faces = roll_dice(state, task.dice)
        if state.listener:
            state.tell(
                "enemy_rolls", self.seat, name=task.enemy, faces=task.faces, n=task.dice, sixes=measures(task.faces)
            )


class Effort(Ask):
    """Directly after the roll: all dice that show no six once more, for a condition or for experience (ST-048 to
    ST-051, ST-054). Without a die to roll again there is nothing to pay for (ST-AMB-27)."""

    part: int
    forced: ClassVar[bool] = False

    @property
    def blank(self) -> Blank:
        """The condition under another name (ST-AMB-34)."""
        return Words(NAME)

    def options(self, state: State) -> list[Option]:
        part = state.table.parts[self.part]
        if part.effort or measures(part.faces) == len(part.faces):
            return []
        if part.seat < 0:  # a character has no sheet to pay with (ST-AMB-16)
            return CHARACTER_EFFORT if state.rules.settings.character_effort and state.rules.scenarist >= 0 else []
        found = [options.NO_EFFORT, options.TIRE]
        if state.table.sheets[part.seat].experience >= EXPERIENCE.effort:
            found.append(options.SPEND)
        return found

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "no_effort":
            return
        part = state.table.parts[self.part]
        if part.seat < 0:
            make_effort(state, self.part)
            return
        sheet = state.table.sheets[part.seat]
        if option.verb == "spend":
            sheet.experience -= EXPERIENCE.effort
            if state.listener:
                state.tell("spends", part.seat, hero=sheet.hero, n=EXPERIENCE.effort)
        else:
            name = words_of_people(option.words) or TIRED.name
            if write_down(state, part.seat, name, CONTENT.conditions.effort, FATIGUE):
                drop_out_afterwards(state, part.seat)
        make_effort(state, self.part)


def drop_out_afterwards(state: State, seat: int) -> None:
    """Who has the sixth condition from an effort finishes the action first (ST-AMB-14)."""
    steps = state.table.steps
    result = next(n for n, step in enumerate(steps) if isinstance(step, Outcome))
    steps.insert(result, DropOut(seat))


class DropOut(Step):
    """The action is over, and a hero is out of the scene (ST-045)."""

    def do(self, state: State) -> None:
        sheet = state.table.sheets[self.seat]
        if is_out(sheet) and state.listener:
            state.tell("out", self.seat, hero=sheet.hero)


class EnemyEffort(Ask):
    """Where the table agreed on it, the enemy may make an effort too, before the hero decides (ST-AMB-16)."""

    forced: ClassVar[bool] = False

    def options(self, state: State) -> list[Option]:
        faces = state.table.task.faces
        if not state.rules.settings.character_effort or measures(faces) == len(faces):
            return []
        return CHARACTER_EFFORT

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "no_effort":
            return
        task = state.table.task
        kept = measures(task.faces)
        task.faces = [SUCCESS] * kept + roll_dice(state, len(task.faces) - kept)
        task.effort = True
        if state.listener:
            n = len(task.faces) - kept
            state.tell("effort", self.seat, hero=task.enemy, faces=task.faces[kept:], n=n, sixes=measures(task.faces))


def make_effort(state: State, place: int) -> None:
    """The sixes stay, all other dice are rolled again (ST-050)."""
    part = state.table.parts[place]
    part.effort = True
    kept = measures(part.faces)
    part.faces = [SUCCESS] * kept + roll_dice(state, len(part.faces) - kept)
    if state.listener:
        name = part.name or state.table.sheets[part.seat].hero
        n = len(part.faces) - kept
        state.tell("effort", max(part.seat, 0), hero=name, faces=part.faces[kept:], n=n, sixes=measures(part.faces))
