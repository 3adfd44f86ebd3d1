"""The smallest games: a table that a test lays out, and the steps that it puts there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from msgspec import Struct

from kubik.kernel.chance import Seeded
from kubik.kernel.decision import Option, Result
from kubik.kernel.game import Game
from kubik.kernel.rules import Rules
from kubik.kernel.state import State
from kubik.kernel.table import T

ONE, TWO = Option("one", 1, "one"), Option("two", 2, "two")


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing can be agreed."""


class Agreed(Rules):
    """So many seats; `referees` see everything (None among them: watchers too)."""

    def __init__(
        self,
        players: int = 2,
        team: Sequence[int] | None = None,
        roles: tuple[str, ...] = (),
        referees: Sequence[int | None] = (),
    ) -> None:
        self.players, self.settings, self.roles, self.referees = players, Settings(), roles, referees
        self.team = list(range(players) if team is None else team)

    def sees_everything(self, seat: int | None) -> bool:
        return seat in self.referees


class Tiny(Game[T, Agreed], Generic[T]):
    """A game of two that everybody wins. Others say what lies on its table, and in what order things happen."""

    id = "tiny"
    settings: type[Struct] = Settings
    content = "tiny"

    def agree(self, players: int | None, settings: Any) -> Agreed:
        return Agreed(players or 2)

    def lay_out(self, state: State[T, Agreed]) -> None:
        raise NotImplementedError

    def result(self, state: State[T, Agreed]) -> Result:
        seats = range(state.rules.players)
        return Result(tuple(seats), tuple(1 for _ in seats), {})


def at(table: T, rules: Agreed | None = None) -> State[T, Agreed]:
    """A state that is nothing but this table."""
    game: Tiny[T] = type("Bare", (Tiny,), {"table": type(table)})()
    state = State(game, rules or Agreed(), table, Seeded("1"))
    state.run()
    return state
