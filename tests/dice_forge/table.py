"""Arrange a table by names, write down what the dice will show, play by option keys, look at what lies there.

    game = table(feats="silver_hind").mine(gold=3, dark="moon_1 glory_2", feats="silver_hind")
    game.dice(0, "moon_1").choose("use:silver_hind", "die:dark")
    assert game.me.moon == 1

Seat 0 begins. A table starts in the first player's turn, right after the blessings of step 1, so that nothing has been
rolled; `game.blessings()` carries step 1 out. Faces that are named for a die come first on it, the rest are `gold_1`;
the first one of each die lies up. Dice that were not written down may not be rolled; if a turn ends and nothing is
written down for the next one, the game rests there.
"""

from __future__ import annotations

from typing import Any, Final, Self

import pytest

import kubik
from kubik.games.dice_forge.blessing import Divine, MinorWith
from kubik.games.dice_forge.content import ANCIENT, COLOURS, FACE, FACES, FEAT, FEATS, GLORY, GOLD, MOON, SLOT_OF, SUN
from kubik.games.dice_forge.dice import PAIRS
from kubik.games.dice_forge.options import DICE
from kubik.games.dice_forge.setups import Rules
from kubik.games.dice_forge.state import DIE, Player, Table
from kubik.games.dice_forge.turn import Act, EndTurn, Extra, begin_turn
from kubik.kernel.decision import Result
from kubik.kernel.step import Step
from tests.playing import Playing

rule: Final = pytest.mark.rule
PILES: Final = {"gold": GOLD, "sun": SUN, "moon": MOON, "glory": GLORY, "ancient": ANCIENT}


class Rest(Exception):
    """A turn begins, and nothing was written down for it."""


class Side:
    """One player's things, in names."""

    def __init__(self, player: Player) -> None:
        self._player = player

    @property
    def gold(self) -> int:
        return self._player.reserve[GOLD]

    @property
    def sun(self) -> int:
        return self._player.reserve[SUN]

    @property
    def moon(self) -> int:
        return self._player.reserve[MOON]

    @property
    def glory(self) -> int:
        return self._player.reserve[GLORY]

    @property
    def ancient(self) -> int:
        return self._player.reserve[ANCIENT]

    @property
    def light(self) -> list[str]:
        """The faces of the light die."""
        return [FACES[face].id for face in self._player.dice[:DIE]]

    @property
    def dark(self) -> list[str]:
        return [FACES[face].id for face in self._player.dice[DIE:]]

    @property
    def up(self) -> list[str]:
        """The face-up faces, the light die's first."""
        return [FACES[self._player.dice[place]].id for place in self._player.up]

    @property
    def discard(self) -> list[str]:
        return [FACES[face].id for face in self._player.discard]

    @property
    def feats(self) -> list[str]:
        return [FEATS[feat].id for feat in self._player.feats]

    def __getattr__(self, name: str) -> Any:
        """island, cell, hammer, scepters, companions, cerberus, tritons, memories, locked, caps: as they are kept."""
        return getattr(self._player, name)


class Game(Playing[Table, Rules, Side]):
    """A table under test. Chance answers what was written down for it."""

    def __init__(self, players: int, **options: Any) -> None:
        self._answers: list[int] = []
        super().__init__(kubik.game("dice_forge").start(players, first=0, chance=lambda position, n: 0, **options))
        self.state.chance = self._chance
        table = self.state.table
        for place, player in enumerate(table.players):
            fresh = Player(
                reserve=[0, 0, 0, 0, 0],
                caps=player.caps,
                dice=list(self.state.rules.dice),
                up=[0, DIE],
                cell=player.cell,
            )
            table.players[place] = fresh
        table.steps = [EndTurn(0), Extra(0), Act(0)]
        self.state.resume()

    def _chance(self, position: int, n: int) -> int:
        if not self._answers and self.events and self.events[-1].kind == "begins_turn":
            raise Rest
        # Everybody's dice in step 1 are one answer.
        rolls = 1
        while PAIRS**rolls < n:
            rolls += 1
        assert len(self._answers) >= rolls, f"something is rolled (one of {n}) that was not written down"
        return sum(self._answers.pop(0) * PAIRS**place for place in range(rolls))

    # --- arranging ----------------------------------------------------------------------------------------------------

    def player(self, seat: int, **things: Any) -> Game:
        """Give a player things: gold=3, light="sun_1", feats="elder elder", island=4, cell=9, scepters=[4] ...

        Feats come off their stacks, with whatever they brought left to the test (hammers=1, twins=1, cerberus=1).
        """
        table = self.state.table
        player = table.players[seat]
        for name, thing in things.items():
            if name in PILES:
                player.reserve[PILES[name]] = thing
            elif name in DICE:
                begin = DICE.index(name) * DIE
                faces = [FACE[face] for face in thing.split()]
                player.dice[begin : begin + DIE] = (faces + [FACE["gold_1"]] * DIE)[:DIE]
            elif name == "feats":
                player.feats = [FEAT[feat] for feat in thing.split()]
                for feat in player.feats:
                    assert table.feats[SLOT_OF[feat]] == feat, f"{FEATS[feat].id} is not in this set-up"
                    table.stacks[SLOT_OF[feat]] -= 1
            else:
                assert name in Player.__struct_fields__, name
                setattr(player, name, thing)
        self.state.resume()
        return self

    def mine(self, **things: Any) -> Game:
        return self.player(0, **things)

    def theirs(self, **things: Any) -> Game:
        return self.player(1, **things)

    def stock(self, **faces: int) -> Game:
        """So many of these faces are left in temple or forest."""
        for name, n in faces.items():
            self.state.table.stock[FACE[name]] = n
        self.state.resume()
        return self

    def stack(self, **feats: int) -> Game:
        """So many cards of these feats are left."""
        for name, n in feats.items():
            self.state.table.stacks[SLOT_OF[FEAT[name]]] = n
        self.state.resume()
        return self

    def dice(self, seat: int, faces: str) -> Game:
        """The next roll of this player shows these faces: both dice (light, dark), or one of them."""
        player = self.state.table.players[seat]
        names = faces.split()
        if len(names) == 2:
            light = player.dice[:DIE].index(FACE[names[0]])
            dark = player.dice[DIE:].index(FACE[names[1]])
            self._answers.append(light * DIE + dark)
        else:
            place = player.dice.index(FACE[names[0]])
            self._answers.append(place % DIE)
        return self

    def celestial(self, face: int) -> Game:
        """The next roll of the celestial die shows face 1 to 6, as the rules number them (DF-148 to DF-153)."""
        self._answers.append(face - 1)
        return self

    def owner(self, face: str, seat: int) -> Game:
        """This player has the card of the colour of a boar or a misfortune."""
        place = COLOURS.index(FACES[FACE[face]].colour) + (4 if FACES[FACE[face]].kind == "misfortune" else 0)
        self.state.table.owners[place] = seat
        return self

    # --- playing ------------------------------------------------------------------------------------------------------

    def choose(self, *keys: str, seat: int | None = None) -> Self:
        for key in keys:
            try:
                super().choose(key, seat=seat)
            except Rest:
                self.state.decision = None
        return self

    def blessings(self, seat: int = 0) -> Game:
        """Begin this player's turn anew, with step 1."""
        self.state.table.steps = []
        begin_turn(self.state, seat)
        self.state.run()
        return self

    def new_turn(self, seat: int = 0) -> Game:
        """Begin this player's turn anew; in step 1 everybody rolls gold."""
        for _ in range(self.state.rules.figures.blessings):
            for each in self.state.rules.clockwise[seat]:
                self.dice(each, "gold_1 gold_1")
        return self.blessings(seat)

    def does(self, step: Step) -> Game:
        """Carry one step out, now."""
        self.state.table.steps.append(step)
        self.state.run()
        return self

    def bless(self, faces: str, seat: int = 0) -> Game:
        """A divine blessing that shows these faces, which are put on the dice for it."""
        player = self.state.table.players[seat]
        player.dice[0], player.dice[DIE] = (FACE[face] for face in faces.split())
        return self.dice(seat, faces).does(Divine(seat))

    def bless_little(self, face: str, seat: int = 0) -> Game:
        """A minor blessing with the light die that shows this face, which is put on it."""
        self.state.table.players[seat].dice[0] = FACE[face]
        return self.dice(seat, face).does(MinorWith(seat, 0))

    def ends(self) -> Result:
        """The result if the game is over now."""
        self.state.table.steps.clear()
        self.state.run()
        return self.result

    # --- looking ------------------------------------------------------------------------------------------------------

    def amounts(self) -> list[int]:
        """Those among the options."""
        assert self.state.decision is not None
        return [option.amount for option in self.state.decision.options if option.verb == "amount"]

    def at(self, seat: int) -> Side:
        return Side(self.state.table.players[seat])


def table(players: int = 2, feats: str = "", **options: Any) -> Game:
    """A table with these feats in their slots, the rest as the set-up says."""
    return Game(players, feats=feats.split(), **options)
