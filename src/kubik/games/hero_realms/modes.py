"""The seven modes: who sits where, who may be hit, who shares health, who has won."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from kubik.games.hero_realms.cards import CHARACTERS, CONTENTS, START
from kubik.games.hero_realms.state import Table
from kubik.kernel import rules, state
from kubik.kernel.content import Amount
from kubik.kernel.errors import Unfit

ModeId = Literal[
    "duel", "free_for_all", "hunter_first_blood", "hunter_survival", "hydra_2v2", "hydra_3v3", "emperor_3v3"
]
CharacterId = Literal["", "wizard", "thief", "ranger", "fighter", "cleric"]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the start."""

    mode: ModeId | None = None
    """None: a duel for two, free-for-all for more."""
    characters: tuple[CharacterId, ...] = ()
    """Character packs by seat; an empty word is the basic starting deck, an empty list is basic decks for all."""
    first: int | None = None
    """The seat that begins, in team modes its team; None: chance decides."""
    acquire: Literal["one", "all"] = "one"
    """A bought card uses up one pending "next acquired card" effect that fits, or all of them (HR-AMB-04)."""
    share_gems: bool = False
    """Hydra: teammates may also pay together for Fire Gems (HR-AMB-16)."""


class Mode(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of a mode. `hands` are opening hands in turn order (the last for all others), or by team."""

    id: ModeId
    seats: tuple[int, int]
    hands: tuple[int, ...]
    team_size: Amount = 1
    team_health: int = 0
    """Health that a whole team has in common; 0: each player has an own total."""


class Survival(Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever hunted the fallen gains."""

    health: Amount
    cards: Amount


class Emperor(Struct, frozen=True, forbid_unknown_fields=True):
    """The emperors' seats, how much more health they have, and what it costs to pass a card to a teammate."""

    seats: tuple[int, int]
    health: Amount
    pass_price: Amount


MODES: Final = {mode.id: mode for mode in CONTENTS.entries("mode", Mode)}
SURVIVAL: Final = CONTENTS.table("survival", Survival)
EMPEROR: Final = CONTENTS.table("emperor", Emperor)
CONTENTS.close()
EMPERORS: Final = EMPEROR.seats


class Rules(rules.Rules):
    """A mode for so many players with its settings. Seats are numbered clockwise from 0."""

    def __init__(self, mode: ModeId, players: int, settings: Settings) -> None:
        figures = MODES[mode]
        low, high = figures.seats
        if not low <= players <= high:
            seats = f"{low}" if low == high else f"{low} to {high}"
            message = f"{mode} is for {seats} players, not {players}"
            raise Unfit(message, "players" if low < high else "exactly", mode=("mode", mode), low=low, high=high)
        if settings.characters and len(settings.characters) != players:
            named = len(settings.characters)
            message = f"characters: {named} named for {players} seats; write '' for a basic deck"
            raise Unfit(message, "characters", n=named, players=players)
        if settings.first is not None and not 0 <= settings.first < players:
            message = f"first: there is no seat {settings.first}, the seats are 0 to {players - 1}"
            raise Unfit(message, "first", n=settings.first + 1)
        self.settings = settings
        self.mode = mode
        self.players = players
        self.hydra = figures.team_health > 0
        self.emperor = mode == "emperor_3v3"
        self.team_game = self.hydra or self.emperor
        self.team = [seat // figures.team_size for seat in range(players)]
        self.side = self.team if self.hydra else list(range(players))
        """Which health total a seat has."""
        self.scale = START.health / (figures.team_health or START.health)
        """What a point of health means here, measured by a duel's."""
        ids = [character.id for character in CHARACTERS]
        self.characters = [ids.index(name) if name else -1 for name in settings.characters] or [-1] * players
        if self.emperor:
            if settings.first not in (None, 0):
                raise Unfit("first: in emperor_3v3 seat 0 begins", "emperor_begins")
            packed = [seat for seat in range(players) if self.characters[seat] >= 0]
            if len(packed) == 2 and tuple(packed) != EMPERORS:
                message = "characters: two players with character packs are the emperors, who sit in seats 1 and 4"
                raise Unfit(message, "emperors")
        self.shielders = [
            [other for other in range(players) if (self.hydra and self.team[other] == self.team[seat]) or other == seat]
            for seat in range(players)
        ]
        """For each seat the players whose guards shield it: itself, in Hydra its whole team (HR-111)."""
        self._targets: list[dict[int, tuple[tuple[int, ...], tuple[int, ...]]]] = [{} for _ in range(players)]

    # --- before the start ---------------------------------------------------------------------------------------------

    def opening_hand(self, seat: int, first: int) -> int:
        """How many cards a seat holds at the start."""
        hands = MODES[self.mode].hands
        place = self.team[seat] ^ self.team[first] if self.team_game else (seat - first) % self.players
        return hands[min(place, len(hands) - 1)]

    def opening_health(self) -> list[int]:
        """The health totals at the start, by side."""
        if self.hydra:
            return [MODES[self.mode].team_health] * 2
        return [
            (CHARACTERS[character].health if character >= 0 else START.health)
            + (EMPEROR.health if self.emperor and seat in EMPERORS else 0)
            for seat, character in enumerate(self.characters)
        ]

    # --- who is who ---------------------------------------------------------------------------------------------------

    def members(self, seat: int, alive: int) -> list[int]:
        """The living members of a seat's team, itself included."""
        team = self.team[seat]
        return [other for other in range(self.players) if self.team[other] == team and alive >> other & 1]

    def left(self, seat: int, alive: int) -> int:
        """The left neighbour: the next living seat clockwise."""
        other = (seat + 1) % self.players
        while not alive >> other & 1:
            other = (other + 1) % self.players
        return other

    def right(self, seat: int, alive: int) -> int:
        """The right neighbour: the previous living seat."""
        other = (seat - 1) % self.players
        while not alive >> other & 1:
            other = (other - 1) % self.players
        return other

    # --- who may be hit -----------------------------------------------------------------------------------------------

    def targets(self, seat: int, alive: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The players whom a seat may attack or choose as target, and those whose champions it may."""
        known = self._targets[seat]
        if alive not in known:
            known[alive] = self._find_targets(seat, alive)
        return known[alive]

    def _find_targets(self, seat: int, alive: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        others = [other for other in range(self.players) if alive >> other & 1 and self.team[other] != self.team[seat]]
        if self.mode in ("hunter_first_blood", "hunter_survival"):
            left, right = self.left(seat, alive), self.right(seat, alive)
            return (left,), tuple(dict.fromkeys((left, right)))
        if self.emperor and seat not in EMPERORS:
            opposite = self.players - 1 - seat
            others = [opposite] if alive >> opposite & 1 else [EMPERORS[1 - self.team[seat]]]
        return tuple(others), tuple(others)

    # --- who has won --------------------------------------------------------------------------------------------------

    def winners(self, table: Table, out: int) -> list[int]:
        """Who has won now that seat `out` has dropped out; nobody yet: an empty list."""
        if self.mode == "hunter_first_blood":
            return [self.right(out, table.alive)]
        if self.emperor and out in EMPERORS:
            return [seat for seat in range(self.players) if self.team[seat] != self.team[out]]
        living = [seat for seat in range(self.players) if table.alive >> seat & 1]
        if len({self.team[seat] for seat in living}) > 1:
            return []
        return [seat for seat in range(self.players) if self.team[seat] == self.team[living[0]]]


@cache
def agree(players: int | None, settings: Settings) -> Rules:
    """The rules for these players and settings."""
    mode = settings.mode
    if mode is None:
        count = 2 if players is None else players
        mode = "duel" if count == 2 else "free_for_all"
        low, high = MODES["duel"].seats[0], MODES["free_for_all"].seats[1]
        if not low <= count <= high:
            raise Unfit(f"hero_realms is for {low} to {high} players, not {count}", "seats", low=low, high=high)
    return Rules(mode, MODES[mode].seats[0] if players is None else players, settings)


State = state.State[Table, Rules]
