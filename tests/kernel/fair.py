"""A fair: whoever is asked may call once more or close it. All win or lose together: did they sell everything?

Others may sell their wares beside the one who is asked (an aside), and bots look at that (a window).
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from kubik.kernel.decision import Decision, Option, Result
from kubik.kernel.game import Sense
from kubik.kernel.sight import OWNER
from kubik.kernel.state import State
from kubik.kernel.step import Ask
from kubik.kernel.table import Seated, Table
from tests.kernel.tiny import Agreed, Tiny

CALL, CLOSE = Option("call", 0, "call"), Option("close", 1, "close")
SELL: Final = [Option(f"sell:{ware}", 2 + ware, "sell", piece=ware) for ware in range(10)]


class Stall(Seated):
    wares: Annotated[list[int], OWNER] = []
    sold: list[int] = []


class Fair(Table):
    stalls: list[Stall] = []
    calls: int = 0


class Sell(Ask):
    def options(self, state: State[Fair, Agreed]) -> list[Option]:
        return [SELL[ware] for ware in state.table.stalls[self.seat].wares]

    def answer(self, state: State[Fair, Agreed], option: Option) -> None:
        stall = state.table.stalls[self.seat]
        stall.wares.remove(option.piece)
        stall.sold.append(option.piece)
        if state.listener:
            state.tell("sells", self.seat, pieces=[option.piece])


class Open(Ask):
    """Once more, or to an end; after three calls it must end."""

    def options(self, state: State[Fair, Agreed]) -> list[Option]:
        return [CALL, CLOSE] if state.table.calls < 3 else [CLOSE]

    def answer(self, state: State[Fair, Agreed], option: Option) -> None:
        if option == CALL:
            state.table.calls += 1
            state.table.steps.append(Open(self.seat))


class FairSense(Sense):
    """Closes at once, and sells only even wares, the cheapest first."""

    def prefer(self, table: Fair, rules: Agreed, decision: Decision) -> list[float]:
        return [float(option == CLOSE) for option in decision.options]

    def aside(self, table: Fair, rules: Agreed, decision: Decision) -> Option | None:
        return min(
            (option for option in decision.options if option.piece % 2 == 0), key=lambda it: it.piece, default=None
        )

    def clock(self, table: Fair) -> int:
        return 0

    def value(self, table: Fair, rules: Agreed) -> list[float]:
        return [_share_sold(table)] * rules.players


def _share_sold(table: Fair) -> float:
    sold = sum(len(stall.sold) for stall in table.stalls)
    return sold / max(1, sold + sum(len(stall.wares) for stall in table.stalls))


class FairGame(Tiny[Fair]):
    id = "fair"
    table = Fair
    sense = FairSense()
    wares: tuple[tuple[int, ...], ...] = ((), (2, 4), (6, 8))

    def agree(self, players: int | None, settings: Any) -> Agreed:
        return Agreed(players or 3, team=[0] * (players or 3))

    def lay_out(self, state: State[Fair, Agreed]) -> None:
        state.table.stalls = [Stall(wares=list(wares)) for wares in self.wares[: state.rules.players]]
        state.table.steps.append(Open(0))

    def result(self, state: State[Fair, Agreed]) -> Result:
        sold = _share_sold(state.table) == 1
        seats = range(state.rules.players)
        return Result(tuple(seats) if sold else (), tuple(1 if sold else 2 for _ in seats), {})

    def aside(self, state: State[Fair, Agreed], seat: int) -> Decision | None:
        step = Sell(seat)
        options = step.options(state)
        return Decision(seat, options, step) if options else None

    def take_aside(self, state: State[Fair, Agreed], seat: int, option: Option) -> None:
        Sell(seat).answer(state, option)

    def windows(self, state: State[Fair, Agreed]) -> list[int]:
        assert state.decision is not None
        return [seat for seat, stall in enumerate(state.table.stalls) if stall.wares and seat != state.decision.seat]


GAME = FairGame()
