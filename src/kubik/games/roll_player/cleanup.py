"""The cleanup phase (RP-076 to RP-083), and the last chance for skills before stars are counted (OP-9, OP-17)."""

from __future__ import annotations

from typing import ClassVar

from kubik.games.roll_player import options
from kubik.games.roll_player.bag import put_back
from kubik.games.roll_player.choice import Choice
from kubik.games.roll_player.purchase import reveal
from kubik.games.roll_player.state import CARD, CLEANUP, EXHAUSTED
from kubik.games.roll_player.variants import State
from kubik.games.roll_player.windows import Host, is_ready
from kubik.kernel.decision import Option
from kubik.kernel.step import Step


class CleanupPhase(Step):
    """Tokens, skills, leftovers, market, coins; in the last round only the tokens."""

    def do(self, state: State) -> None:
        table, rules = state.table, state.rules
        table.phase = CLEANUP
        table.turn = self.seat
        seats = rules.clockwise[self.seat]
        if table.round == rules.rounds:
            table.steps += [LastChance(seat) for seat in reversed(seats)]
            table.steps.append(ReturnTokens(self.seat))
            return
        table.steps.append(TidyUp(self.seat))
        table.steps += [Refresh(seat) for seat in reversed(seats) if table.players[seat].skills]
        table.steps.append(ReturnTokens(self.seat))
        ready = [seat for seat in seats if is_ready(state, seat)]
        if ready:
            table.steps.append(CleanUp(ready[0]))


class CleanUp(Host):
    """Skills before the cleanup. The first who has one to use is asked, so that nobody waits for whoever has none."""

    forced: ClassVar[bool] = False

    def choices(self, state: State) -> list[Option]:
        return [options.CLEAN_UP]


class ReturnTokens(Step):
    """All charisma tokens go back (RP-076)."""

    def do(self, state: State) -> None:
        for player in state.table.players:
            player.charisma = 0


class Refresh(Choice):
    """Turn one exhausted skill upright (RP-077, RP-089)."""

    def choices(self, state: State) -> list[Option]:
        skills = state.table.players[self.seat].skills
        found = [options.REFRESH[piece & CARD] for piece in skills if piece & EXHAUSTED]
        return [*found, options.DONE] if found else []

    def follow(self, state: State, option: Option) -> None:
        if option != options.DONE:
            skills = state.table.players[self.seat].skills
            skills[skills.index(option.piece | EXHAUSTED)] = option.piece
            if state.listener:
                state.tell("refreshes", self.seat, pieces=[option.piece])


class TidyUp(Step):
    """Leftover dice into the bag, leftover cards to the discard pile, a new row, new coins (RP-078 to RP-081)."""

    def do(self, state: State) -> None:
        table, rules = state.table, state.rules
        put_back(state, [die for die in table.pool if die])
        table.pool = [0] * rules.initiative
        if table.row:
            if state.listener:
                state.tell("clears", self.seat, pieces=table.row, source="row", to="discard")
            table.discard += table.row
        lay_row(state)
        table.coins = list(rules.coins)


def lay_row(state: State) -> None:
    """As many market cards as there are initiative cards (RP-079)."""
    table = state.table
    table.row = reveal(state, state.rules.initiative)
    if state.listener:
        state.tell("lays_row", table.start, pieces=table.row, source="deck", to="row")


class LastChance(Host):
    """Skills that are still ready, before stars are counted. Whoever has none is not asked."""

    def choices(self, state: State) -> list[Option]:
        return [options.DONE]
