"""Questions of the game: at every one of them a player may drop own weapons (RP-070)."""

from __future__ import annotations

from kubik.games.roll_player import options
from kubik.games.roll_player.variants import State
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask


class Choice(Ask):
    """A question to a player who may have weapons: what else may be chosen, and what follows."""

    def choices(self, state: State) -> list[Option]:
        """What may be chosen, weapons apart."""
        return []

    def follow(self, state: State, option: Option) -> None:
        """What follows."""

    def options(self, state: State) -> list[Option]:
        """A question that answers itself is not asked because of a weapon."""
        found = self.choices(state)
        weapons = state.table.players[self.seat].weapons
        if weapons and len(found) > 1:
            return found + [options.DROP[card] for card in weapons]
        return found

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "drop":
            state.table.steps.append(self)
            drop(state, self.seat, option.piece)
        else:
            self.follow(state, option)


def drop(state: State, seat: int, card: int) -> None:
    """A weapon goes to the discard pile."""
    table = state.table
    table.players[seat].weapons.remove(card)
    table.discard.append(card)
    if state.listener:
        state.tell("drops", seat, pieces=[card], source=f"weapons:{seat}", to="discard")
