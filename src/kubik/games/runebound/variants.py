"""What is agreed before the start: the scenario, and how open points are played."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from kubik.games.runebound.content import SCENARIO_CARDS, SEATS, VILLAIN
from kubik.games.runebound.state import Table
from kubik.games.runebound.vocabulary import SCENARIOS, ScenarioId
from kubik.kernel import rules, state
from kubik.kernel.errors import Unfit

USUAL: Final = 2


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the start."""

    scenario: ScenarioId = "margath"
    """RB-012."""
    enemies: Literal["neighbour", "bot"] = "neighbour"
    """Who decides for enemies: the player to the right (RB-131), or a bot of the game's own."""
    initiative_by_symbols: bool = False
    """Whether initiative counts symbols instead of tokens (RB-349)."""
    deadly_villain: bool = False
    """Whether a hero whom the villain defeats leaves the game (RB-355)."""
    first: int | None = None
    """The seat that begins; None: chance decides (RB-015)."""


class Rules(rules.Rules):
    """What the settings mean for so many players. Seats are numbered clockwise from 0."""

    def __init__(self, players: int, settings: Settings) -> None:
        if not 2 <= players <= SEATS:
            raise Unfit(f"runebound is for 2 to {SEATS} players, not {players}", "players", low=2, high=SEATS)
        if settings.first is not None and not 0 <= settings.first < players:
            message = f"first: there is no seat {settings.first}, the seats are 0 to {players - 1}"
            raise Unfit(message, "first", n=settings.first + 1)
        self.settings = settings
        self.players = players
        self.team = list(range(players))
        self.scenario = SCENARIOS.index(settings.scenario)
        self.card = SCENARIO_CARDS[self.scenario]
        self.villain = VILLAIN + self.scenario
        """The piece of the villain."""
        self.zombies = self.card.zombies
        self.bot_for_enemies = settings.enemies == "bot"
        self.clockwise = [[(seat + place) % players for place in range(players)] for seat in range(players)]
        """All seats clockwise, from each seat on."""


@cache
def agree(players: int | None, settings: Settings) -> Rules:
    """The rules for these players and settings."""
    return Rules(USUAL if players is None else players, settings)


State = state.State[Table, Rules]
