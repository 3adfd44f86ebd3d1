"""What in a written-down fight cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from kubik.games.runebound.abilities import FOES
from kubik.games.runebound.casting import enemy_side, hero_side
from kubik.games.runebound.fighters import NO_CARD, enemy_health
from kubik.games.runebound.state import ASIDE, LEFT, READY, UNDECIDED, Fighter, Table
from kubik.games.runebound.tokens import ADDED, DOUBLE, FACES, SYMBOL
from kubik.games.runebound.variants import Rules
from kubik.games.runebound.vocabulary import SYMBOLS


def fight_faults(rules: Rules, table: Table) -> Iterator[str]:
    """What is wrong with the fight, the first thing first."""
    fight = table.fight
    if not (0 <= fight.attacker < rules.players and 0 <= fight.controller < rules.players):
        yield "a fight: there is no such seat to attack or to decide"
    if fight.card != NO_CARD and (not 0 <= fight.card < len(FOES) or FOES[fight.card] is None):
        yield "a fight: there is no such enemy"
    if not UNDECIDED <= fight.outcome <= LEFT:
        yield "a fight: there is no such outcome"
    if not fight.on:
        if fight.sides:
            yield "a fight: it is over, but tokens lie there"
        return
    if len(fight.sides) != 2 or fight.acting not in (0, 1) or fight.round < 1:
        yield "a fight: there are two sides, one of which acts, in rounds from the first on"
    if not 0 <= fight.floor <= len(table.steps):
        yield "a fight: fewer steps lie there than below it"
    one, other = fight.sides
    if [one.seat, other.seat] != [fight.attacker, fight.controller] or one.seat == other.seat:
        yield "a fight: a side belongs to somebody else"
    attacker = hero_side(table.players[one.seat], one.seat)
    if fight.card == NO_CARD:
        defender = hero_side(table.players[other.seat], other.seat)
    else:
        defender = enemy_side(table.act, other.seat, fight.card)
        if not 0 <= fight.wounds <= enemy_health(table):
            yield "a fight: the enemy has an impossible number of wounds"
    for side, wanted in ((one, attacker), (other, defender)):
        yield from _side_faults(side, wanted.tokens)


def _side_faults(side: Fighter, tokens: list[int]) -> Iterator[str]:
    n = len(side.tokens)
    own = [token for token in side.tokens if token < ADDED]
    if own != tokens or any(not 0 <= token < len(FACES) for token in side.tokens) or len(set(side.tokens)) != n:
        yield f"a fight: seat {side.seat}: these are not the tokens of the fighter"
    if not len(side.up) == len(side.lies) == len(side.on) == n or len(side.times) != len(SYMBOLS):
        yield f"a fight: seat {side.seat}: what is known of the tokens does not fit their number"
    if any(up not in (0, 1) for up in side.up) or any(not READY <= lies <= ASIDE for lies in side.lies):
        yield f"a fight: seat {side.seat}: a token shows no such face, or lies nowhere"
    for under in side.on:
        if under != -1 and not (0 <= under < n and SYMBOL[side.tokens[under]][side.up[under]] == DOUBLE):
            yield f"a fight: seat {side.seat}: a token lies on something that is no double"
    if any(symbol not in range(len(SYMBOLS)) for symbol in side.forbidden) or min(side.times, default=1) < 1:
        yield f"a fight: seat {side.seat}: there is no such symbol, or it counts less than once"
    if side.extra < 0:
        yield f"a fight: seat {side.seat}: nobody has fewer than no actions"
