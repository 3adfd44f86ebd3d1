"""What is agreed before the start: how many play, with which module, and which feat lies in which slot."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from kubik.games.dice_forge.content import (
    CAPS,
    COLOURS,
    FACE,
    FEAT,
    FEATS,
    GOLD,
    GROVES,
    PLAYERS,
    POOLS,
    SETUPS,
    SLOT,
    SLOT_OF,
    SLOTS,
    STARTING_DICE,
    TURN,
    Module,
)
from kubik.games.dice_forge.state import Table
from kubik.kernel import rules, state
from kubik.kernel.errors import Unfit

SetupId = Literal[
    "introductory", "alternates", "goddess", "titans", "perfect_for_2_players", "again_and_again",
    "may_the_forge_be_with_you", "versatility", "tournament_2020_1", "tournament_2020_2", "challenge_2021",
    "challenge_2021_final", "random",
]  # fmt: skip
ColourId = Literal["red", "green", "yellow", "blue"]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed before the start."""

    module: Module | None = None
    setup: SetupId | None = None
    """Which feats are used; None: the introductory ones, or those recommended for the module."""
    feats: tuple[str, ...] = ()
    """Feats that replace those of the set-up, each in its own slot."""
    first: int | None = None
    """The seat that begins; None: chance decides."""
    tree_keeps_gold: bool = True
    """With 8 gold or more the Tree still gives its 3 gold beside the greater glory (A01)."""
    remove_gold_6: bool = False
    """With two players the face of 6 gold is always one of those taken out of its pool."""
    colours: tuple[ColourId, ...] = ()
    """The colours of boars, memories and misfortunes in the order in which they are taken (A26)."""
    convert_parts: bool = False
    """Of a gain with the Sentinel or the Cyclops any part may become glory, not only all of it (A30)."""
    left_hand_blesses: bool = True
    """The own dice of the Left Hand are a blessing with own dice: zones of loyalty count, and Cerberus (A31)."""
    tie: Literal["shared", "ladder"] = "shared"
    """Who wins a tie: all of them, or the one with more forged faces, then feats, then resources, then the earlier
    turn (A16)."""


_SETUPS: Final = {setup.id: setup for setup in SETUPS}


class Rules(rules.Rules):
    """Dice Forge for so many players with its settings. Seats are numbered clockwise from 0."""

    def __init__(self, players: int, settings: Settings) -> None:
        if players not in PLAYERS:
            low, high = min(PLAYERS), max(PLAYERS)
            raise Unfit(f"dice_forge is for {low} to {high} players, not {players}", "players", low=low, high=high)
        if settings.first is not None and not 0 <= settings.first < players:
            message = f"first: there is no seat {settings.first}, the seats are 0 to {players - 1}"
            raise Unfit(message, "first", n=settings.first + 1)
        if len(set(settings.colours)) < len(settings.colours) or 0 < len(settings.colours) < players:
            raise Unfit(f"colours: {players} different ones are needed for {players} players", "colours", n=players)
        self.settings = settings
        self.players = players
        self.team = list(range(players))
        self.module = _module(settings)
        self.titans = self.module == "titans"
        self.figures = PLAYERS[players]
        self.dice = STARTING_DICE[self.module or "base"]
        self.colours = [COLOURS.index(colour) for colour in settings.colours or COLOURS[:players]]
        self.slots = _slots(settings, self.module)
        """The feats that may lie in each slot: one, or several to draw from."""
        self.stock = [0] * len(FACE)
        """How many of each face there are before chance takes some out of the mixed pools."""
        self.mixed: list[list[int]] = []
        """What lies in the pools from which chance takes some out."""
        self._lay_out_temple()
        self.clockwise = [[(seat + place) % players for place in range(players)] for seat in range(players)]
        """All seats clockwise from each."""

    def _lay_out_temple(self) -> None:
        """With two players half of each pool is taken out, in mixed pools at random (DF-029)."""
        for pool in POOLS:
            faces = [FACE[name] for name, copies in pool.faces.items() for _ in range(copies)]
            if self.settings.remove_gold_6 and self.players == 2 and FACE["gold_6"] in faces:
                faces.remove(FACE["gold_6"])
            if len(pool.faces) == 1:
                faces = faces[: self.figures.pool]
            elif len(faces) > self.figures.pool:
                self.mixed.append(faces)
            for face in faces:
                self.stock[face] += 1
        for grove in GROVES:
            if grove.module in (None, self.module):
                for name, copies in grove.faces.items():
                    self.stock[FACE[name]] = copies


def _module(settings: Settings) -> Module | None:
    """The module that is played; the goddess and the titans are never played together (DF-006)."""
    implied = _SETUPS[settings.setup].module if settings.setup in _SETUPS else None
    if implied is not None and settings.module not in (None, implied):
        raise Unfit(
            f"setup {settings.setup} belongs to the module {implied}, which cannot be played with {settings.module}",
            "both_modules",
            setup=("setup", str(settings.setup)),
            module=("module", implied),
            other=("module", str(settings.module)),
        )
    return implied or settings.module


def _slots(settings: Settings, module: Module | None) -> list[list[int]]:
    setup = settings.setup or module or "introductory"
    if setup == "random":
        slots = [
            [
                number
                for number, feat in enumerate(FEATS)
                if SLOT_OF[number] == slot and feat.set not in ("goddess", "titans")
            ]
            for slot in range(len(SLOTS))
        ]
    else:
        slots = [[FEAT[_SETUPS[setup].slots[slot.id]]] for slot in SLOTS]
    for number, feat in enumerate(FEATS):
        if feat.set == module:
            slots[SLOT_OF[number]] = [number]
    chosen: dict[int, str] = {}
    for name in settings.feats:
        if name not in FEAT:
            known = ", ".join(FEAT)
            message = f"feats: there is no feat {name!r}; there is: {known}"
            raise Unfit(message, "no_value", name="feats", value=name[:80], known=known)
        feat, slot = FEATS[FEAT[name]], SLOT[FEATS[FEAT[name]].slot]
        if slot in chosen:
            message = f"feats: {chosen[slot]} and {name} both belong into slot {feat.slot}"
            raise Unfit(message, "one_slot", first=("feats", chosen[slot]), second=("feats", name))
        chosen[slot] = name
        if feat.set in ("goddess", "titans") and feat.set != module:
            message = f"feats: {name} belongs to the module {feat.set}, which is not played"
            raise Unfit(message, "other_module", feat=("feats", name), module=("module", feat.set))
        taken = FEATS[slots[slot][0]]
        if taken.set == module and taken.id != name:
            message = f"feats: slot {feat.slot} belongs to {taken.id} of the module {module}, so {name} has no place"
            raise Unfit(message, "module_slot", feat=("feats", name), taken=("feats", taken.id))
        slots[slot] = [FEAT[name]]
    return slots


@cache
def agree(players: int | None, settings: Settings) -> Rules:
    """The rules for these players and settings."""
    return Rules(2 if players is None else players, settings)


State = state.State[Table, Rules]


def lay_out_temple(state: State) -> list[int]:
    """How many of each face there are."""
    stock = list(state.rules.stock)
    for faces in state.rules.mixed:
        left = list(faces)
        while len(left) > state.rules.figures.pool:
            stock[left.pop(state.below(len(left)))] -= 1
    return stock


def opening_reserve(place: int) -> list[int]:
    """What a player at this place in turn order begins with (DF-023)."""
    reserve = [0] * len(CAPS)
    reserve[GOLD] = TURN.opening_gold[place]
    return reserve
