"""Everything that can ever be chosen in Hero Realms, made once. An option's number is its place in ALL."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kubik.games.hero_realms.cards import CARDS, COST, FILTERS, FIRE_GEM, SEATS
from kubik.kernel.decision import Option

ALL: Final[list[Option]] = []
MOST: Final = 250
"""The largest amount that is asked for at once; more combat than all cards of the game give in one turn."""


def _option(verb: str, *, card: int = -1, seat: int = -1, amount: int = 0, name: str = "", at: str = "") -> Option:
    parts = [verb]
    if seat >= 0:
        parts.append(str(seat))
    if card >= 0:
        parts.append(CARDS[card].id)
    if name:
        parts.append(name)
    option = Option(":".join(parts), len(ALL), verb, card, seat, amount, at)
    ALL.append(option)
    return option


def _cards(verb: str, at: str) -> list[Option]:
    return [_option(verb, card=card, at=f"{at}:{CARDS[card].id}") for card in range(len(CARDS))]


def _seat_cards(verb: str, at: str) -> list[list[Option]]:
    return [
        [_option(verb, seat=seat, card=card, at=f"{at}:{seat}:{CARDS[card].id}") for card in range(len(CARDS))]
        for seat in range(SEATS)
    ]


def _for_sale(card: int) -> str:
    """Where a card lies that can be bought."""
    return "gems" if card == FIRE_GEM else f"row:{CARDS[card].id}"


END_TURN: Final = _option("end_turn", at="end_turn")
DONE: Final = _option("done", at="done")
PLAY: Final = _cards("play", "hand")
EXPEND: Final = _cards("expend", "play")
ALLY: Final = _cards("ally", "play")
SACRIFICE: Final = _cards("sacrifice", "play")
BUY: Final = [_option("buy", card=card, amount=COST[card], at=_for_sale(card)) for card in range(len(CARDS))]
BUY_FOR: Final = [[*(replace(option, amount=n) for n in range(option.amount)), option] for option in BUY]
"""Each of BUY at every price up to the printed one; its amount is the price. To the log they are the same choice."""
ATTACK: Final = [_option("attack", seat=seat, at=f"seat:{seat}") for seat in range(SEATS)]
ATTACK_CHAMPION: Final = _seat_cards("attack_champion", "play")
SKILL: Final = _option("skill", at="skill")
ABILITY: Final = _option("ability", at="ability")
HEIST: Final = _seat_cards("heist", "discard")
PASS_CARD: Final = [
    [_option("pass_card", seat=seat, card=card, at=f"discard:{CARDS[card].id}") for card in range(len(CARDS))]
    for seat in range(SEATS)
]
BUY_TOGETHER: Final = [_option("buy_together", card=card, at=_for_sale(card)) for card in range(len(CARDS))]
ATTACK_TOGETHER: Final = _seat_cards("attack_together", "play")

AMOUNT: Final = [_option("amount", amount=n, name=str(n), at="amount") for n in range(MOST + 1)]
CHOOSE: Final = [_option("choose", amount=n, name=str(n + 1), at="choose") for n in range(4)]
TARGET: Final = [_option("target", seat=seat, at=f"seat:{seat}") for seat in range(SEATS)]
STUN: Final = _seat_cards("stun", "play")
PREPARE: Final = _cards("prepare", "play")
DISCARD: Final = _cards("discard", "hand")
SACRIFICE_FROM_HAND: Final = _cards("sacrifice_from_hand", "hand")
SACRIFICE_FROM_DISCARD: Final = _cards("sacrifice_from_discard", "discard")
TOPDECK: Final = _cards("topdeck", "discard")
RESURRECT: Final = _cards("resurrect", "discard")
TRACK_DISCARD: Final = _cards("track_discard", "looked")
TRACK_KEEP: Final = _cards("track_keep", "looked")
BEQUEATH: Final = _cards("bequeath", "own")
ACQUIRE: Final = [
    _option("acquire", amount=code, name=f"{what}:{to}", at="acquire")
    for code, (what, to) in enumerate((what, to) for what in FILTERS for to in ("deck", "hand"))
]
REFUSE: Final = _option("refuse", at="refuse")
