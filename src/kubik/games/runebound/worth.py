"""What effects and cards are worth to a hero, in gold."""

from __future__ import annotations

from typing import Any, Final

from kubik.games.runebound.abilities import (
    ABILITIES,
    AFTER_ACTION,
    AFTER_CAST,
    COMBAT_START,
    STAT,
    TAKE_DAMAGE,
    WOULD_BE_DEFEATED,
)
from kubik.games.runebound.content import ASSET, ASSETS, PIECES, SKILL, SKILLS
from kubik.games.runebound.heroes import attribute
from kubik.games.runebound.lists import WORDS, List
from kubik.games.runebound.state import Player
from kubik.games.runebound.strength import GEAR
from kubik.games.runebound.vocabulary import ATTRIBUTES, HAND, SPEED

TROPHY: Final = 1.5
"""Two or three pay for a skill, which is about as good as an asset for four gold."""
WOUND: Final = 0.35
"""A rest in a city heals some four of them for an action point."""
CARD: Final = 0.4
"""A skill card in hand: something to learn, or to exert."""
_PLAIN: Final = {
    "gain_gold": 1.0, "lose_gold": -1.0, "gain_trophy": TROPHY,
    "heal": WOUND, "damage": -WOUND, "draw_skills": CARD, "discard_skills": -CARD, "remove_zombie": 1.5,
}  # fmt: skip
"""What one of it brings."""
_WHOLE: Final = {
    "keep_card": TROPHY, "heal_all": 1.0, "draw_asset": 3.0, "search_asset": 2.0, "learn_free": 3.0, "trade": 1.0,
    "delay": -1.0, "draw_adventure": 1.0, "place_zombie": -0.5,
}  # fmt: skip
"""What it brings whatever the figures are."""
_SUCCESS: Final = sum(skill.success for skill in SKILLS) / len(SKILLS)
"""How likely a revealed skill card passes a test."""


def passes(player: Player, number: int, mod: int = 0) -> float:
    """How likely a test succeeds; a card in hand may be exerted for it."""
    cards = max(0, attribute(player, number) + mod) + min(1, len(player.hand))
    return 1 - (1 - _SUCCESS) ** cards


def effects(player: Player, number: List, story: float) -> float:
    """What a list of effects brings to a hero for whom lore or an ally is worth so much."""
    return sum(_effect(player, word, story) for word in WORDS[number][1])


def _effect(player: Player, word: dict[str, Any], story: float) -> float:
    does = word["do"]
    if does in _PLAIN:
        n = word.get("n", 1)
        return _PLAIN[does] * (n if isinstance(n, int) else 2)
    match does:
        case "gain_story":
            return story * int(word.get("n", 1))
        case "test":
            tested = word["attribute"]
            chance = passes(player, ATTRIBUTES.index(tested), word.get("mod", 0)) if tested in ATTRIBUTES else 0.6
            good = effects(player, word.get("success", 0), story) + effects(player, word.get("per_success", 0), story)
            return chance * good + (1 - chance) * effects(player, word.get("fail", 0), story)
        case "pay":
            cost = word["cost"].get("gold", 0)
            other = effects(player, word.get("otherwise", 0), story)
            return max(effects(player, word["then"], story) - cost, other) if player.gold >= cost else other
        case "choose":
            return max(effects(player, each, story) for each in word["one_of"])
        case _:
            return _WHOLE.get(does, 0.0)


# --- cards ------------------------------------------------------------------------------------------------------------

LOG_ODDS: Final = 4.0
"""To be as much stronger against the villain as log-odds say; assets that make a hero so cost about as much."""
_IN_FIGHTS: Final = (COMBAT_START, AFTER_CAST, AFTER_ACTION, TAKE_DAMAGE, WOULD_BE_DEFEATED)


def _comfort(piece: int) -> float:
    """What a card brings besides fights: values, better ways, easier tests."""
    stats = 0.5 * sum(STAT[number][piece] for number in range(len(ATTRIBUTES)))
    stats += 1.5 * STAT[SPEED][piece] + CARD * STAT[HAND][piece]
    others = [each for each in ABILITIES if each.piece == piece and each.kind in ("rule", "action", "trigger")]
    return stats + 0.5 * sum(each.on not in _IN_FIGHTS for each in others)


_CARDS: Final = range(SKILL, ASSET + len(ASSETS))
WORTH: Final = [LOG_ODDS * GEAR[piece] + _comfort(piece) if piece in _CARDS else 0.0 for piece in range(len(PIECES))]
"""By piece: what a skill or an asset is worth to a hero."""
