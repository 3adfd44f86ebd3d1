"""What the conformance suite needs to know of Dice Forge: set-ups worth playing, and what holds at every decision."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

from kubik.games.dice_forge.content import ANCIENT, FACE, GLORY, GROVES, POOLS
from kubik.games.dice_forge.forge import Forge
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import DIE, Table

SETUPS: Final[list[dict[str, Any]]] = [
    {"players": 2},
    {"players": 2, "setup": "alternates", "remove_gold_6": True, "convert_parts": True},
    {"players": 3, "setup": "random", "tie": "ladder"},
    {"players": 4, "setup": "again_and_again", "tree_keeps_gold": False},
    {"players": 4, "setup": "may_the_forge_be_with_you"},
    {"players": 2, "module": "goddess"},
    {"players": 4, "module": "goddess", "setup": "random"},
    {"players": 2, "module": "titans", "left_hand_blesses": False},
    {"players": 3, "module": "titans", "setup": "random", "colours": ["blue", "red", "green"]},
    {"players": 4, "module": "titans", "feats": ["twins", "cerberus", "eternal_fire"]},
]


def reshuffle(table: Table, seat: int, random: Random) -> None:
    """Nothing is hidden in Dice Forge."""


def check(state: State) -> None:
    """No face is lost or made, no reserve overflows, no two heroes share a portal."""
    table, rules = state.table, state.rules
    for player in table.players:
        assert all(0 <= n <= cap for n, cap in zip(player.reserve, player.caps, strict=True))
        assert len(player.dice) == 2 * DIE
        assert all(0 <= space <= 6 for space in player.scepters)
        assert player.hammer <= 30 * player.hammers
        if not rules.titans:
            assert player.reserve[ANCIENT] == 0
        assert player.reserve[GLORY] >= 0
    on_islands = [player.island for player in table.players if player.island]
    assert len(set(on_islands)) == len(on_islands)
    assert all(0 <= cards <= rules.players for cards in table.stacks)
    taken = sum(len(player.feats) for player in table.players)
    assert taken == sum(rules.players - cards for cards in table.stacks)
    faces = Counter(face for player in table.players for face in (*player.dice, *player.discard))
    faces += Counter({face: n for face, n in enumerate(table.stock) if n})
    faces += Counter(step.face for step in table.steps if isinstance(step, Forge))
    known = Counter(rules.dice * rules.players)
    for grove in GROVES:
        if grove.module in (None, rules.module):
            known += Counter({FACE[name]: n for name, n in grove.faces.items()})
    sold = sum((Counter({FACE[name]: n for name, n in pool.faces.items()}) for pool in POOLS), Counter())
    assert not faces - known - sold
    assert faces.total() - known.total() == len(POOLS) * rules.figures.pool
