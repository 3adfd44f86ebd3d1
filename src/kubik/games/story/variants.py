"""What is agreed before a story: the way to play, the adventure, and the switches of the open points."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from kubik.games.story.adventures import ADVENTURE, ADVENTURES, READY, Adventure, difficulty_for, enemy_for
from kubik.games.story.content import STAGES
from kubik.games.story.state import SCENARIST, Table
from kubik.kernel import rules, state
from kubik.kernel.errors import Unfit

HERO: Final = "hero"
PLAYERS: Final = {"program": (2, 5), "scenarist": (2, 6), "dice_table": (1, 6)}
USUAL: Final = {"program": 4, "scenarist": 4, "dice_table": 4}


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the start."""

    way: Literal["program", "scenarist", "dice_table"] = "program"
    """Who judges: the adventure's data, the person in the first seat, or nobody."""
    adventure: str = READY[0]
    """The id of an adventure; "free": none."""
    each_weakness_counts: bool = False
    """Every weakness that hinders takes dice and brings experience, not only one for each action (ST-AMB-05)."""
    rolled_measures: bool = False
    """After a lost conflict all measures of the enemy count, the cancelled ones too (ST-AMB-08)."""
    character_effort: bool = False
    """Special efforts for the scenarist's characters (ST-AMB-16)."""


FREE: Final = "free"


class Rules(rules.Rules):
    """What the settings mean for so many players."""

    def __init__(self, players: int, settings: Settings) -> None:
        way = settings.way
        low, high = PLAYERS[way]
        if not low <= players <= high:
            message = f"story is for {low} to {high} players with way={way}, not {players}"
            raise Unfit(message, "players", low=low, high=high, way=("way", way))
        self.settings = settings
        self.players = players
        self.team = [0] * players
        self.scenarist = 0 if way == "scenarist" else -1
        self.alone = way == "program"
        """Whether the program judges."""
        self.dice_table = way == "dice_table"
        self.heroes = [seat for seat in range(players) if seat != self.scenarist]
        self.roles = tuple(SCENARIST if seat == self.scenarist else HERO for seat in range(players))
        self.adventure = _adventure(settings)
        heroes = len(self.heroes)
        obstacles = self.adventure.obstacles if self.adventure else ()
        self.difficulty = [difficulty_for(obstacle, heroes) for obstacle in obstacles]
        self.enemy_dice = [enemy_for(obstacle, heroes) for obstacle in obstacles]
        self.points = STAGES.start_points

    @property
    def script(self) -> Adventure:
        """The adventure, where there has to be one."""
        assert self.adventure is not None, "there is no adventure"
        return self.adventure

    def sees_everything(self, seat: int | None) -> bool:
        """A scenarist is a referee."""
        return seat is not None and seat == self.scenarist


def _adventure(settings: Settings) -> Adventure | None:
    id = settings.adventure
    if id == FREE or settings.way == "dice_table":
        if settings.way == "program":
            raise Unfit("the program needs an adventure", "no_adventure")
        return None
    if id not in ADVENTURE:
        known = ", ".join((*ADVENTURE, FREE))
        message = f"story: setting adventure: there is no {id!r}; there is: {known}"
        raise Unfit(message, "no_value", name="adventure", value=id[:80], known=known)
    return ADVENTURES[ADVENTURE[id]]


@cache
def agree(players: int | None, settings: Settings) -> Rules:
    """The rules for these players and settings."""
    return Rules(USUAL[settings.way] if players is None else players, settings)


State = state.State[Table, Rules]
