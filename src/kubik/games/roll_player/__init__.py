"""Roll Player: dice and market cards make a hero, for one to four players."""

from __future__ import annotations

from kubik.games.roll_player import start, windows
from kubik.games.roll_player.content import HASH
from kubik.games.roll_player.scoring import result
from kubik.games.roll_player.state import Table
from kubik.games.roll_player.variants import Rules, Settings, State, agree
from kubik.kernel.decision import Decision, Option, Result
from kubik.kernel.game import Game


class RollPlayer(Game[Table, Rules]):
    """The game as the kernel knows it."""

    id = "roll_player"
    shelf = 2
    table = Table
    settings = Settings
    content = HASH

    def agree(self, players: int | None, settings: Settings) -> Rules:
        return agree(players, settings)

    def lay_out(self, state: State) -> None:
        start.lay_out(state)

    def result(self, state: State) -> Result:
        return result(state.table.players, state.rules)

    def aside(self, state: State, seat: int) -> Decision | None:
        return windows.aside(state, seat)

    def take_aside(self, state: State, seat: int, option: Option) -> None:
        windows.use(state, seat, option)

    def windows(self, state: State) -> list[int]:
        return windows.windows(state)


GAME = RollPlayer()
