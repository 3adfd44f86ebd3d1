"""The 60 combat tokens: their faces, and whose they are (RB-006, RB-063, RB-133 to RB-136)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kubik.games.runebound.content import ASSET, ASSETS, FIGURES, HERO, HEROES, PIECES, SCENARIO_CARDS
from kubik.games.runebound.entries import Token
from kubik.games.runebound.vocabulary import SYMBOLS

PHYSICAL, MAGIC, SKULL, DOUBLE, AGILITY, SURGE, SHIELD, BLANK = range(len(SYMBOLS))


class Face(Struct, frozen=True, gc=False):
    """A side of a token: so many of one symbol; gold counts for initiative."""

    symbol: int
    n: int
    gold: bool


def _face(text: str) -> Face:
    """As it stands in a content file: "*2 magic" is two magic symbols on gold."""
    *n, symbol = text.lstrip("*").split()
    number = SYMBOLS.index(symbol)
    return Face(number, 0 if number == BLANK else int(n[0]) if n else 1, text.startswith("*"))


FACES: Final[list[tuple[Face, Face]]] = []
"""By token: its two faces."""
TOKEN_IDS: Final[list[str]] = []
"""The names of tokens in options."""


def _add(id: str, token: Token) -> int:
    FACES.append((_face(token[0]), _face(token[1])))
    TOKEN_IDS.append(id)
    return len(FACES) - 1


HERO_TOKENS: Final[list[tuple[int, ...]]] = [()] * len(PIECES)
for _number, _hero in enumerate(HEROES):
    HERO_TOKENS[HERO + _number] = tuple(_add(f"{_hero.id}_{n}", token) for n, token in enumerate(_hero.tokens, 1))
ENEMY_TOKENS: Final = tuple(_add(f"enemy_{n}", token) for n, token in enumerate(FIGURES.enemies.tokens, 1))
EXPERIENCED_TOKEN: Final = _add("experienced", FIGURES.enemies.experienced)
VILLAIN_TOKENS: Final = [_add(scenario.id, scenario.villain.token) for scenario in SCENARIO_CARDS]
"""By scenario."""
ASSET_TOKEN: Final = [-1] * len(PIECES)
"""By piece: the token that goes with an asset; -1: none."""
for _number, _asset in enumerate(ASSETS):
    if _asset.token:
        ASSET_TOKEN[ASSET + _number] = _add(_asset.id, _asset.token)

MOST_ADDED: Final = 3
"""Symbols on a token that an effect adds."""
_COPIES: Final = 2
ADDED: Final = len(FACES)
"""Tokens from here on are none of the box: effects add them until the end of a round (RB-362)."""
ADDED_TOKENS: Final = [
    [
        [_add(f"{symbol}_{n}_{copy}", (f"{n} {symbol}",) * 2) for copy in range(1, _COPIES + 1)]
        for n in range(1, MOST_ADDED + 1)
    ]
    if symbol not in ("double", "blank")
    else []
    for symbol in SYMBOLS
]
"""By symbol, then from one symbol on."""

SYMBOL: Final = [(one.symbol, other.symbol) for one, other in FACES]
COUNT: Final = [(one.n, other.n) for one, other in FACES]
"""By token and face: what it shows, and how many."""
_KINDS: Final[dict[tuple[int, ...], int]] = {}


def _kind(token: int, up: int) -> int:
    front, back = FACES[token][up], FACES[token][1 - up]
    shows = (front.symbol, front.n, back.symbol, back.n, token >= ADDED)
    return _KINDS.setdefault(shows, len(_KINDS))


KIND: Final = [(_kind(token, 0), _kind(token, 1)) for token in range(len(FACES))]
"""By token and face: tokens of the same kind are alike, once initiative is counted."""
