"""Everything that can ever be chosen in Runebound, made once. An option's number is its place in ALL.

The piece of an option is the number of a card. A hex, a face, a count or an ability is its amount. Options of fights
are in fight_options.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kubik.games.runebound.abilities import ABILITIES
from kubik.games.runebound.board import FACE_NAMES, HEX_IDS, NEIGHBOURS
from kubik.games.runebound.content import ADVENTURES, ASSET, HERO, PIECES, SEATS, SKILL, STORY, VILLAIN
from kubik.games.runebound.content import MARKET as MARKETS
from kubik.games.runebound.lists import COURSES, OUTCOMES, STORY_OUTCOMES
from kubik.games.runebound.vocabulary import DECKS
from kubik.kernel.decision import Option

ALL: Final[list[Option]] = []
MOST: Final = 3
"""Outcomes of a quest, and parts of a choice."""
MOST_GOLD: Final = 60
"""More gold than that is not offered in an exchange at once."""


def option(verb: str, *names: str, piece: int = -1, seat: int = -1, amount: int = 0, at: str = "") -> Option:
    """A new option; `at` is what a screen highlights."""
    made = Option(":".join([verb, *names]), len(ALL), verb, piece, seat, amount, at or verb)
    ALL.append(made)
    return made


NONE: Final = Option("", -1, "")
"""Fills tables in which some places have no option."""


def _pieces(verb: str, pieces: range, at: str) -> list[Option]:
    """By piece; others have none."""
    return [
        option(verb, card.id, piece=piece, at=f"{at}:{card.id}") if piece in pieces else NONE
        for piece, card in enumerate(PIECES)
    ]


def _hexes(verb: str) -> list[Option]:
    return [option(verb, id, amount=hex, at=f"hex:{id}") for hex, id in enumerate(HEX_IDS)]


def _faces(verb: str) -> list[Option]:
    return [option(verb, name, amount=face, at=f"die:{name}") for face, name in enumerate(FACE_NAMES)]


def _steps(verb: str) -> list[list[Option]]:
    """By hex and face; the amount is both in one number."""
    return [
        [option(verb, id, name, amount=hex << 3 | face, at=f"hex:{id}") for face, name in enumerate(FACE_NAMES)]
        for hex, id in enumerate(HEX_IDS)
    ]


def _seats(verb: str) -> list[Option]:
    return [option(verb, str(seat), seat=seat, at=f"seat:{seat}") for seat in range(SEATS)]


def _numbers(verb: str, numbers: Iterable[int]) -> list[Option]:
    return [option(verb, str(number), amount=number) for number in numbers]


_ADVENTURES: Final = range(len(ADVENTURES))
_SKILLS: Final = range(SKILL, ASSET)
_ASSETS: Final = range(ASSET, STORY)
_STORIES: Final = range(STORY, HERO)

DONE: Final = option("done")

# --- set-up -----------------------------------------------------------------------------------------------------------

PICK_HERO: Final = _pieces("hero", range(HERO, VILLAIN), "hero")
START: Final = _hexes("start")

# --- a turn -----------------------------------------------------------------------------------------------------------

MOVE: Final = _hexes("move")
MOVES: Final = [[MOVE[hex] for hex in around] for around in NEIGHBOURS]
"""By hex: a step to each neighbour."""
ROLL: Final = option("roll")
TRADE: Final = option("trade")
ADVENTURE: Final = option("adventure")
REST: Final = option("rest")
TRAIN: Final = option("train")
STAND_UP: Final = option("stand_up")
ATTEMPT: Final = [
    option("attempt", card.id, piece=piece, at=f"quest:{card.id}")
    if (piece in _ADVENTURES and OUTCOMES[piece]) or (piece in _STORIES and STORY_OUTCOMES[piece - STORY])
    else NONE
    for piece, card in enumerate(PIECES)
]
FIGHT: Final = option("fight")
KILL: Final = option("kill")
SELL_COMMODITY: Final = _pieces("deliver", _ASSETS, "asset")
USE: Final = [
    option("use", each.key, piece=each.piece, amount=each.number, at=f"card:{PIECES[each.piece].id}")
    if each.kind in ("action", "trigger")
    else NONE
    for each in ABILITIES
]
"""By ability. Those of fights are among the options of fights."""
LEARN: Final = _pieces("learn", _SKILLS, "hand")
EXCHANGE: Final = _seats("exchange")
CHALLENGE: Final = _seats("challenge")
END: Final = option("end")

# --- movement and dice ------------------------------------------------------------------------------------------------

STEP: Final = _steps("step")
STEP_AS: Final = _steps("step_as")
"""With a die that an ability lets count as what the step takes."""
STEP_FREE: Final = _hexes("step_free")
"""With the free symbol of an ability."""
REROLL: Final = _faces("reroll")
FREE_REROLL: Final = _faces("free_reroll")
REROLL_ALL: Final = option("reroll_all")
STOP: Final = option("stop")

# --- cards ------------------------------------------------------------------------------------------------------------

DISCARD: Final = _pieces("discard", _SKILLS, "hand")
EXERT: Final = _pieces("exert", _SKILLS, "hand")
FORGET: Final = _pieces("forget", _SKILLS, "skill")
SPEND: Final = _pieces("spend", _ADVENTURES, "trophy")
WAIVE: Final = [option("waive", deck, amount=number) for number, deck in enumerate((*DECKS, "any"))]
DECK: Final = [option("deck", deck, amount=number, at=f"deck:{deck}") for number, deck in enumerate(DECKS)]

BUY: Final = _pieces("buy", _ASSETS, "market")
REMOVE: Final = _pieces("remove", _ASSETS, "market")
TAKE: Final = _pieces("take", _ASSETS, "market")
SELL: Final = _pieces("sell", _ASSETS, "asset")
DROP: Final = _pieces("drop", _ASSETS, "asset")
CHOOSE_MARKET: Final = [
    option("market", city, amount=number, at=f"market:{city}") for number, city in enumerate(MARKETS.cities)
]

RESOLVE: Final = _pieces("resolve", _ADVENTURES, "drawn")
COURSE: Final = [
    [
        option("course", ADVENTURES[card].id, str(n + 1), piece=card, amount=n, at=f"drawn:{ADVENTURES[card].id}")
        for n in range(len(courses))
    ]
    for card, courses in enumerate(COURSES)
]
"""By event."""
CHOOSE: Final = _numbers("choose", range(1, MOST + 1))
PAY: Final = option("pay")
DECLINE: Final = option("decline")
OUTCOME: Final = _numbers("outcome", range(1, MOST + 1))
GIVE_UP: Final = option("give_up")

# --- zombies and villains ---------------------------------------------------------------------------------------------

PLACE_ZOMBIE: Final = _hexes("place_zombie")
REMOVE_ZOMBIE: Final = _hexes("remove_zombie")
MOVE_ZOMBIE: Final = _hexes("move_zombie")
TOWARDS: Final = _hexes("towards")

# --- exchange ---------------------------------------------------------------------------------------------------------

GIVE: Final = _pieces("give", _ASSETS, "asset")
ASK_FOR: Final = _pieces("ask_for", _ASSETS, "asset")
GIVE_GOLD: Final = _numbers("give_gold", range(MOST_GOLD + 1))
ASK_GOLD: Final = _numbers("ask_gold", range(MOST_GOLD + 1))
PROPOSE: Final = option("propose")
CANCEL: Final = option("cancel")
ACCEPT: Final = option("accept")
REFUSE: Final = option("refuse")
