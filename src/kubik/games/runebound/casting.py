"""The tokens of a fight: who has which, the cast, and initiative (RB-133 to RB-140, RB-349)."""

from __future__ import annotations

from typing import Final

from kubik.games.runebound.abilities import in_play, rules_of, sums_of, total
from kubik.games.runebound.content import VILLAIN
from kubik.games.runebound.enemies import enemy_of
from kubik.games.runebound.fighters import is_enemy
from kubik.games.runebound.state import ASIDE, READY, Fighter, Player
from kubik.games.runebound.tokens import (
    ADDED,
    ASSET_TOKEN,
    ENEMY_TOKENS,
    EXPERIENCED_TOKEN,
    FACES,
    HERO_TOKENS,
    VILLAIN_TOKENS,
)
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import SYMBOLS, Forbidden, InitiativeBonus

_BONUS: Final = sums_of(InitiativeBonus)
_FORBIDS: Final = [tuple(SYMBOLS.index(rule.what) for _, rule in rules) for rules in rules_of(Forbidden)]
"""By piece: what the foe may not use."""
GOLD: Final = [[(face.gold, max(1, face.n) if face.gold else 0) for face in faces] for faces in FACES]
"""By token and face: for how much initiative it counts, as a token and by its symbols."""


# --- whose tokens -----------------------------------------------------------------------------------------------------


def hero_side(player: Player, seat: int) -> Fighter:
    """The tokens of a hero and of the assets (RB-133)."""
    assets = [ASSET_TOKEN[card] for card in player.assets if ASSET_TOKEN[card] >= 0]
    return _side(seat, [*HERO_TOKENS[player.hero], *assets])


def enemy_side(act: int, seat: int, card: int) -> Fighter:
    """Five tokens, a sixth from act two on, and a seventh for a villain (RB-134 to RB-136, RB-328)."""
    tokens = [*ENEMY_TOKENS]
    if act >= 2 or card >= VILLAIN:
        tokens.append(EXPERIENCED_TOKEN)
    if card >= VILLAIN:
        tokens.append(VILLAIN_TOKENS[card - VILLAIN])
    return _side(seat, tokens)


def _side(seat: int, tokens: list[int]) -> Fighter:
    n = len(tokens)
    return Fighter(seat, tokens, [0] * n, [ASIDE] * n, [-1] * n, [1] * len(SYMBOLS))


# --- the cast ---------------------------------------------------------------------------------------------------------


def cast(state: State, side: Fighter) -> None:
    """All tokens are thrown, each face equally likely (RB-138); what an effect has added lies there already."""
    own = [place for place, token in enumerate(side.tokens) if token < ADDED]
    answer = state.below(1 << len(own))
    for place in own:
        side.up[place] = answer & 1
        side.lies[place] = READY
        answer >>= 1
    if state.listener:
        state.tell("casts", side.seat, tokens=[*side.tokens], faces=[*side.up], enemy=enemy_of(state, side.seat))


def gather(side: Fighter) -> None:
    """The end of a round: what effects have added or changed is over."""
    n = sum(token < ADDED for token in side.tokens)
    side.tokens = [token for token in side.tokens if token < ADDED]
    side.up, side.lies, side.on = [0] * n, [ASIDE] * n, [-1] * n
    side.times = [1] * len(SYMBOLS)
    side.forbidden = []
    side.reflects = side.passed = False
    side.extra = 0


def initiative(state: State, number: int) -> int:
    """How many tokens of a side show gold, or with a switch how many symbols they show (RB-140, RB-349)."""
    fight = state.table.fight
    side = fight.sides[number]
    by = int(state.rules.settings.initiative_by_symbols)
    n = _BONUS[fight.card] if is_enemy(fight, number) else total(_BONUS, state.table.players[side.seat])
    for place, token in enumerate(side.tokens):
        if token < ADDED:
            n += GOLD[token][side.up[place]][by]
    return n


def forbid(state: State, number: int) -> None:
    """What the cards of a side forbid the other one, as long as they lie there."""
    fight = state.table.fight
    player = state.table.players[fight.sides[number].seat]
    for piece in [fight.card] if is_enemy(fight, number) else in_play(player):
        if _FORBIDS[piece]:
            fight.sides[1 - number].forbidden += _FORBIDS[piece]
