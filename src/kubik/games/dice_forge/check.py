"""Whether a table that somebody wrote down can belong to a game with these rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from kubik.games.dice_forge.content import (
    CAPS,
    CARDS,
    CELLS,
    FACE,
    FACES,
    FEAT,
    GROVES,
    HALLS,
    ISLANDS,
    POOLS,
    TRACK,
    TREASURES,
    Bundle,
    Module,
)
from kubik.games.dice_forge.effects import NOW
from kubik.games.dice_forge.forge import Forge
from kubik.games.dice_forge.setups import Rules
from kubik.games.dice_forge.state import ADVANCED, DIE, Player, Table
from kubik.games.dice_forge.tokens import COMPANION, HAMMER, SCEPTER, Chest
from kubik.games.dice_forge.turn import UPGRADED, EndTurn

PLACES: Final[dict[Module | None, range]] = {
    None: range(1),
    "goddess": range(1, len(CELLS) + 1),
    "titans": range(1, len(TRACK) + 1),
}
"""Where golems or loyalty tokens may be."""


def faults(rules: Rules, table: Table) -> Iterator[str]:
    """What cannot be so. A fault may rely on it that those before it were not found."""
    seats = range(rules.players)
    if len(table.players) != rules.players:
        yield f"the table is not laid for {rules.players} players"
    if table.turn not in seats or table.first not in seats or not 1 <= table.round <= rules.figures.rounds:
        yield "it is nobody's turn"
    if table.steps and table.steps[0] != EndTurn(table.turn):
        yield "the turn has no end"
    if not table.steps and table.round < rules.figures.rounds:
        yield "nobody is asked and the game is not over"
    if len(table.feats) != len(rules.slots) or not all(
        feat in feats for feat, feats in zip(table.feats, rules.slots, strict=True)
    ):
        yield "the feats are not those that were agreed"
    taken = Counter(feat for player in table.players for feat in player.feats)
    if table.stacks != [rules.players - taken[feat] for feat in table.feats] or min(table.stacks) < 0:
        yield "the stacks are not what the players left of the feats"
    if len(table.owners) != CARDS or not all(-1 <= owner < rules.players for owner in table.owners):
        yield "boars and misfortunes belong to nobody who plays"
    found = [treasure for treasure in table.halls if treasure != -1]
    if len(table.halls) != (len(HALLS) if rules.module == "goddess" else 0) or len(set(found)) < len(found):
        yield "the halls are not as they should be"
    if not all(0 <= treasure < len(TREASURES) for treasure in found):
        yield "there is no such treasure"
    on_islands = [player.island for player in table.players if player.island]
    if len(set(on_islands)) < len(on_islands):
        yield "two heroes stand on one island"
    for seat, player in enumerate(table.players):
        for fault in _faults_of_player(rules, table, player):
            yield f"seat {seat}: {fault}"
    if len(table.stock) != len(FACES) or min(table.stock) < 0 or not _as_in_the_box(rules, table):
        yield "there are other faces than in the box"


def _faults_of_player(rules: Rules, table: Table, player: Player) -> Iterator[str]:
    cards = Counter(player.feats)
    if not set(cards) <= set(table.feats):
        yield "there is no such feat"
    if any(n > cards[feat] for feat, n in Counter(player.used).items() if feat != UPGRADED):
        yield "a reinforcement was used that is not there"
    if len(player.dice) != 2 * DIE or len(player.up) != 2:
        yield "there are not two dice of six faces"
    if any(place // DIE != die for die, place in enumerate(player.up)) or not 0 <= player.locked < 1 << 2 * DIE:
        yield "a face lies up or is locked that is on no die"
    if player.caps != [cap + sum(chest[resource] for chest in _chests(player)) for resource, cap in enumerate(CAPS)]:
        yield "the reserves have another size"
    if len(player.reserve) != len(CAPS) or not all(
        0 <= n <= cap for n, cap in zip(player.reserve, player.caps, strict=True)
    ):
        yield "there is more in a reserve than it holds, or less than nothing"
    if not 0 <= player.island <= ISLANDS or player.cell not in PLACES[rules.module]:
        yield "hero or token stand nowhere"
    if player.hammers != cards[FEAT["blacksmiths_hammer"]] or not 0 <= player.hammer <= HAMMER.spaces * player.hammers:
        yield "the hammers are not as they should be"
    if len(player.scepters) != cards[FEAT["blacksmiths_scepter"]] or not all(
        0 <= n <= SCEPTER.most for n in player.scepters
    ):
        yield "the scepters are not as they should be"
    if len(player.companions) > cards[FEAT["companion"]] or not all(
        space >= 0 and space & ~ADVANCED <= COMPANION.last for space in player.companions
    ):
        yield "the companions are not as they should be"
    if len(player.memories) > 2 * cards[FEAT["memory"]] or not all(
        1 <= token >> 1 <= ISLANDS for token in player.memories
    ):
        yield "the memories are not as they should be"
    if player.twins != cards[FEAT["twins"]]:
        yield "the Twins are not as they should be"
    if not 0 <= player.cerberus <= cards[FEAT["cerberus"]] or not 0 <= player.tritons <= cards[FEAT["triton"]]:
        yield "there are tokens without their cards"


def _chests(player: Player) -> list[Bundle]:
    """By how much each chest of a player makes the reserves larger."""
    effects = [effect for feat in player.feats for effect in NOW[feat] if isinstance(effect, Chest)]
    return [(effect.gold, effect.sun, effect.moon, 0, 0) for effect in effects]


def _as_in_the_box(rules: Rules, table: Table) -> bool:
    """Whether every face is still there: on dice, put away, in stock, or just to be forged."""
    faces = Counter(face for player in table.players for face in (*player.dice, *player.discard))
    faces += Counter(step.face for step in table.steps if isinstance(step, Forge))
    faces += Counter({face: n for face, n in enumerate(table.stock) if n})
    box = Counter(rules.dice * rules.players)
    for grove in GROVES:
        if grove.module in (None, rules.module):
            box += Counter({FACE[name]: n for name, n in grove.faces.items()})
    sold = Counter({FACE[name]: n for pool in POOLS for name, n in pool.faces.items()})
    return not faces - box - sold and faces.total() == box.total() + len(POOLS) * rules.figures.pool
