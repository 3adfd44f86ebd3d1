"""The two sides of a fight: their tokens, what these are worth, and how much a fighter can bear."""

from __future__ import annotations

from typing import Final

from kubik.games.runebound.abilities import FOE_HEALTH, MIN_HEALTH, rules_of
from kubik.games.runebound.heroes import health
from kubik.games.runebound.state import READY, SPENT, Fight, Fighter, Table
from kubik.games.runebound.tokens import ADDED, COUNT, DOUBLE, KIND, SYMBOL
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import HealthPer

NO_CARD: Final = -1
_PER_STORY: Final = [sum(rule.n for _, rule in rules if rule.what == "foe_story") for rules in rules_of(HealthPer)]
_PER_ZOMBIE: Final = [sum(rule.n for _, rule in rules if rule.what == "zombies") for rules in rules_of(HealthPer)]


def side_of(state: State, seat: int) -> int:
    """0: the attacker, 1: the other side."""
    return int(seat != state.table.fight.attacker)


def fighter(state: State, seat: int) -> Fighter:
    """The side for which a seat decides."""
    fight = state.table.fight
    return fight.sides[seat != fight.attacker]


def foe(state: State, seat: int) -> Fighter:
    """The side against which a seat fights."""
    fight = state.table.fight
    return fight.sides[seat == fight.attacker]


def is_enemy(fight: Fight, side: int) -> bool:
    """Whether a side is an enemy and no hero."""
    return side == 1 and fight.card != NO_CARD


def enemy_health(table: Table) -> int:
    """How many wounds defeat the enemy; a villain's health depends on the hero's story tokens, or on zombies."""
    fight = table.fight
    return foe_health(table, fight.card, table.players[fight.attacker].story)


def foe_health(table: Table, card: int, story: int) -> int:
    """The health of an enemy whose foe has so many story tokens."""
    found = FOE_HEALTH[card] + _PER_STORY[card] * story
    return max(MIN_HEALTH[card], found + _PER_ZOMBIE[card] * len(table.zombies))


def bears(table: Table, side: int) -> int:
    """How many wounds more defeat a fighter."""
    fight = table.fight
    if is_enemy(fight, side):
        return enemy_health(table) - fight.wounds
    player = table.players[fight.sides[side].seat]
    return health(player) - player.wounds


# --- tokens -----------------------------------------------------------------------------------------------------------


def shows(side: Fighter, place: int) -> int:
    """The symbol that a token shows."""
    return SYMBOL[side.tokens[place]][side.up[place]]


def strength(side: Fighter, place: int) -> int:
    """How many symbols a token counts: twice on a double, and what amplifies them multiplies with that (RB-145,
    RB-335)."""
    token, up = side.tokens[place], side.up[place]
    n = COUNT[token][up] * side.times[SYMBOL[token][up]]
    return n if side.on[place] < 0 else 2 * n


def ready(side: Fighter, symbol: int) -> list[int]:
    """The places of unspent tokens that show a symbol."""
    tokens, up = side.tokens, side.up
    return [
        place for place, lies in enumerate(side.lies) if lies == READY and SYMBOL[tokens[place]][up[place]] == symbol
    ]


def faces(side: Fighter, tokens: list[int]) -> list[int]:
    """Which sides of some tokens are up, for telling what happens to them."""
    return [side.up[side.tokens.index(token)] for token in tokens]


def symbols(side: Fighter, symbol: int) -> int:
    """How many symbols of a kind a side can spend."""
    return sum(strength(side, place) for place in ready(side, symbol))


def turnable(side: Fighter, lies: int = READY) -> list[int]:
    """The tokens that can be flipped or recast: no double that carries another, none that an effect has added (RB-147,
    RB-362)."""
    return [
        place
        for place, token in enumerate(side.tokens)
        if side.lies[place] == lies and token < ADDED and place not in side.on
    ]


def free_doubles(side: Fighter) -> list[int]:
    """Doubles on which a token can be put: nothing lies on them, and they do not lie on another (RB-146)."""
    return [place for place in ready(side, DOUBLE) if side.on[place] < 0 and place not in side.on]


def loose(side: Fighter) -> list[int]:
    """The unspent tokens that can be put on a double."""
    on = side.on
    return [place for place, lies in enumerate(side.lies) if lies == READY and on[place] < 0 and place not in on]


def distinct(side: Fighter, places: list[int]) -> list[int]:
    """One of each kind of tokens that are alike."""
    if len(places) < 2:
        return places
    kinds: list[int] = []
    found = []
    for place in places:
        kind = alike(side, place)
        if kind not in kinds:
            kinds.append(kind)
            found.append(place)
    return found


def alike(side: Fighter, place: int) -> int:
    """Two tokens of a side with the same number can stand in for each other."""
    return 2 * KIND[side.tokens[place]][side.up[place]] + (side.on[place] >= 0)


def spend(side: Fighter, places: list[int] | tuple[int, ...]) -> list[int]:
    """Tokens are spent, with the doubles under them (RB-146); all of them."""
    spent = []
    for place in places:
        side.lies[place] = SPENT
        spent.append(side.tokens[place])
        under = side.on[place]
        if under >= 0:
            side.lies[under] = SPENT
            side.on[place] = -1
            spent.append(side.tokens[under])
    return spent
