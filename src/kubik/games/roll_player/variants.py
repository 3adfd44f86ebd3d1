"""What is agreed before the start: the way to a class, and the four variants."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from kubik.games.roll_player.board import GOLD
from kubik.games.roll_player.content import CONTENT, SEATS
from kubik.games.roll_player.state import Table
from kubik.kernel import rules, state
from kubik.kernel.errors import Unfit

USUAL: Final = 2


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the start."""

    classes: Literal["drawn", "chosen"] = "drawn"
    """The colour of a class by a drawn die, or chosen freely, the last player first (RP-024, RP-026)."""
    less_random_setup: bool = False
    """Starting dice of all class colours instead of drawn ones (RP-135)."""
    random_market_deck: bool = False
    """All market cards shuffled together, whatever their rank (RP-136)."""
    friendly_market: bool = False
    """Whoever takes gold instead of buying removes no card (RP-137)."""
    short_game: bool = False
    """More starting dice, fewer rounds (RP-139)."""
    first: int | None = None
    """The seat that begins; None: the dice decide."""


class Rules(rules.Rules):
    """The numbers for so many players with their settings. Seats are numbered clockwise from 0."""

    def __init__(self, players: int, settings: Settings) -> None:
        if not 1 <= players <= SEATS:
            message = f"roll_player is for 1 to {SEATS} players, not {players}"
            raise Unfit(message, "players", low=1, high=SEATS)
        if settings.first is not None and not 0 <= settings.first < players:
            message = f"first: there is no seat {settings.first}, the seats are 0 to {players - 1}"
            raise Unfit(message, "first", n=settings.first + 1)
        numbers = CONTENT.players[players - 1]
        self.settings = settings
        self.players = players
        self.team = list(range(players))
        self.solo = players == 1
        self.initiative = numbers.initiative
        self.removed = numbers.removed
        self.fixed_dice = [*range(GOLD), *[GOLD] * numbers.gold_dice] if settings.less_random_setup else []
        """The colours of the starting dice that nobody draws (RP-135)."""
        self.starting_dice = numbers.dice + (CONTENT.short_game.more_dice if settings.short_game else 0)
        self.rounds = 18 - self.starting_dice
        self.friendly = settings.friendly_market
        self.coins = [int(0 < place < self.initiative - 1) for place in range(self.initiative)]
        """Which initiative cards get a coin: those that do not lie at an end (RP-034)."""
        self.clockwise = [[(seat + place) % players for place in range(players)] for seat in range(players)]
        """All seats clockwise, from each seat on."""


@cache
def agree(players: int | None, settings: Settings) -> Rules:
    """The rules for these players and settings."""
    return Rules(USUAL if players is None else players, settings)


State = state.State[Table, Rules]
