"""What follows from a result, a decision or a scene, as the adventure says (ST-PS-03, ST-PS-09)."""

from __future__ import annotations

from kubik.games.story import options
from kubik.games.story.adventures import Condition, Consequence
from kubik.games.story.adventures import Mark as WrittenMark
from kubik.games.story.conditions import inflict
from kubik.games.story.heroes import present, speaker
from kubik.games.story.pool import measures
from kubik.games.story.state import WORKER, Mark
from kubik.games.story.variants import Rules, State
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step


def written(rules: Rules, scene: int, obstacle: int, what: str, n: int) -> Consequence:
    """A consequence of the adventure by its place there."""
    if what == "on_unsolved":
        return rules.script.scenes[scene].on_unsolved
    found = rules.script.obstacles[obstacle]
    match what:
        case "on_enter":
            return found.on_enter[n]
        case "then":
            return found.courses[n].then
        case "on_success":
            return found.on_success
        case "on_draw":
            return found.on_draw
        case "on_failure":
            return found.on_failure
        case _:
            return found.on_fiasco


class Follow(Step):
    """A consequence happens: the telling, flags, a mark on the table, a condition. The seat is who rolled."""

    obstacle: int
    what: str
    n: int = -1
    measures: int = 0
    net: int = 0
    enemy_net: int = 0

    def do(self, state: State) -> None:
        table = state.table
        found = written(state.rules, table.scene, self.obstacle, self.what, self.n)
        if not found.when.holds(table.flags):
            return
        if found.en and state.listener:
            state.tell("follows", self.seat, text=found.name)
        table.flags = (table.flags | found.flags) & ~found.clear
        if found.advantage is not None:
            self._mark(state, found.advantage, 1)
        if found.setback is not None:
            self._mark(state, found.setback, -1)
        if found.condition is not None:
            self._condition(state, found.condition)

    def _value(self, number: int, word: str) -> int:
        match word:
            case "measures":
                return self.measures
            case "net":
                return self.net
            case "enemy_net":
                return self.enemy_net
            case _:
                return number

    def _mark(self, state: State, mark: WrittenMark, sign: int) -> None:
        value = self._value(mark.value, mark.word)
        if value > 0:
            add_mark(state, self.seat, mark.name, sign * value, mark.obstacles, mark.each_roll)

    def _condition(self, state: State, condition: Condition) -> None:
        value = self._value(condition.value, condition.word)
        if value <= 0:
            return
        if condition.target == "all":
            for seat in present(state.table, state.rules):
                inflict(state, seat, condition.name, value, condition.kind)
        elif condition.target == "weakest":
            self._weakest(state, condition, value)
        else:
            inflict(state, self.seat, condition.name, value, condition.kind)

    def _weakest(self, state: State, condition: Condition, value: int) -> None:
        """Every worker without a measure; if there is none, the one with the fewest."""
        table = state.table
        shares = {part.seat: measures(part.faces) for part in table.parts if part.role == WORKER and part.seat >= 0}
        fewest = min(shares.values(), default=0)
        seats = sorted(seat for seat, own in shares.items() if own == fewest)
        if fewest and len(seats) > 1:
            asked = max(speaker(table, state.rules), 0)
            table.steps.append(Weakest(asked, tuple(seats), condition.name, value, condition.kind))
            return
        for seat in seats or [self.seat]:
            inflict(state, seat, condition.name, value, condition.kind)


class Weakest(Ask):
    """The players choose among those with equally few measures."""

    seats: tuple[int, ...]
    condition: str
    value: int
    kind: int

    def options(self, state: State) -> list[Option]:
        return [options.named(options.CHOOSE_HERO[seat], state.table.sheets[seat].hero) for seat in self.seats]

    def answer(self, state: State, option: Option) -> None:
        inflict(state, option.seat, self.condition, self.value, self.kind)


def add_mark(
    state: State, seat: int, name: str, value: int, obstacles: tuple[int, ...] = (), each_roll: bool = False
) -> None:
    """An advantage or a setback is noted as a phrase with a value (ST-026 to ST-028)."""
    table = state.table
    table.marked += 1
    table.marks.append(Mark(table.marked, name, value, obstacles, each_roll))
    if state.listener:
        state.tell("advantage" if value > 0 else "setback", seat, name=name, n=abs(value))
