"""What can be chosen in fights. The amount of an option is the number of a token or of an ability."""

from __future__ import annotations

from functools import cache
from typing import Final, get_args

from msgspec.structs import replace

from kubik.games.runebound.abilities import ABILITIES
from kubik.games.runebound.content import PIECES
from kubik.games.runebound.options import NONE, option
from kubik.games.runebound.tokens import DOUBLE, SYMBOL, TOKEN_IDS
from kubik.games.runebound.vocabulary import Damage
from kubik.kernel.decision import Option


def _tokens(verb: str) -> list[Option]:
    return [option(verb, id, amount=token, at=f"token:{id}") for token, id in enumerate(TOKEN_IDS)]


def _abilities(verb: str, kind: str, only_x: bool = False) -> list[Option]:
    return [
        option(verb, each.key, piece=each.piece, amount=each.number, at=f"card:{PIECES[each.piece].id}")
        if each.kind == kind and not (only_x and each.cost)
        else NONE
        for each in ABILITIES
    ]


_ATTACK: Final = [option("attack", type, amount=number) for number, type in enumerate(get_args(Damage))]
ATTACK_WITH: Final = [option("attack_with", type, amount=number) for number, type in enumerate(get_args(Damage))]
"""With some of the tokens, which are chosen next."""
PUT: Final = [
    [
        option("double", TOKEN_IDS[under], id, amount=under << 8 | token, at=f"token:{id}")
        if DOUBLE in SYMBOL[under] and under != token
        else NONE
        for token, id in enumerate(TOKEN_IDS)
    ]
    for under in range(len(TOKEN_IDS))
]
"""By double, then by the token that is put on it; the amount is both in one number."""
AGILITY: Final = _tokens("agility")
SURGE: Final = _abilities("surge", "surge")
"""For an ability that takes any number of symbols, with all of them."""
SURGE_WITH: Final = _abilities("surge_with", "surge", only_x=True)
USE: Final = _abilities("use", "combat_action")
PASS: Final = option("pass")

SPEND: Final = _tokens("spend_token")
BLOCK: Final = _tokens("block")
TAKE: Final = option("suffer")
CANCEL: Final = option("avert")
FLIP: Final = _tokens("flip")
RECAST: Final = _tokens("recast")
SET_ASIDE: Final = _tokens("set_aside")
ALL_TOKENS: Final = option("all")
COPY: Final = _abilities("copy", "surge")

RETREAT: Final = option("retreat")
FIGHT_ON: Final = option("fight_on")


@cache
def attack(symbol: int, n: int) -> Option:
    """With all symbols of a kind; the amount is also how many there are, so that the choice can say it."""
    return replace(_ATTACK[symbol], amount=n << 2 | symbol)
