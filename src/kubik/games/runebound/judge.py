"""What a choice in a fight is worth to the side that takes it, in wounds, by the position alone.

Enemies for whom nobody decides follow it (enemies.py), and so do bots that do not look ahead.
"""

from __future__ import annotations

from typing import Any, Final

from kubik.games.runebound.abilities import ABILITIES
from kubik.games.runebound.content import IS_ENEMY
from kubik.games.runebound.fighters import bears, is_enemy, ready, strength, symbols, turnable
from kubik.games.runebound.lists import WORDS
from kubik.games.runebound.state import READY, Fighter, Table
from kubik.games.runebound.tokens import ADDED, BLANK, COUNT, DOUBLE, MAGIC, PHYSICAL, SHIELD, SKULL, SURGE, SYMBOL
from kubik.games.runebound.vocabulary import SYMBOLS
from kubik.kernel.decision import Option

_WORTH: Final = [1.0, 1.0, 1.0, 0.8, 0.7, 0.9, 0.8, 0.0]
"""What a symbol is worth to whoever shows it."""
_DOUBLING, _AGILITY, _SURGE, _ATTACK, _LETHAL = 6.0, 4.0, 2.0, 1.0, 100.0
"""First make the own tokens stronger, then attack with what is there."""
_DAMAGE: Final = (PHYSICAL, MAGIC, SKULL)
_CARD: Final = 0.5
"""What a skill card in hand is worth."""
_EFFECTS: Final = {"test": 1.0, "explore_count": 1.0, "draw_skills": _CARD, "add_token": 0.8, "reflect": 1.0}
"""What effects bring for which the position hardly matters."""


def liking(table: Table, number: int, option: Option) -> float:
    """How much a side likes an option; what does nothing is less than to do nothing, which is 0."""
    own, foe = table.fight.sides[number], table.fight.sides[1 - number]
    match option.verb:
        case "attack":
            wounds = (option.amount >> 2) - symbols(foe, SHIELD)
            return _LETHAL if wounds >= bears(table, 1 - number) else _ATTACK
        case "double":
            place = own.tokens.index(option.amount & 255)
            symbol = SYMBOL[own.tokens[place]][own.up[place]]
            return -1 if symbol in (BLANK, DOUBLE) else _DOUBLING + strength(own, place)
        case "agility":
            gains = [_flipped(own, place) for place in turnable(own) if own.tokens[place] != option.amount]
            gains += [-_flipped(foe, place) / 2 for place in turnable(foe)]
            return _good(_AGILITY, max(gains, default=0))
        case "surge":
            return _good(_SURGE, _ability(table, number, option.amount))
        case "use" | "copy":
            return _ability(table, number, option.amount)
        case "flip" | "recast" | "set_aside":
            return _turned(own, foe, option)
        case "spend_token":
            return -strength(own, own.tokens.index(option.amount))
        case "block" | "avert":
            return 1
        case "retreat":
            return _rounds(table, number) - _rounds(table, 1 - number)
        case "attack_with" | "surge_with" | "all":
            return -1
        case _:
            return 0


def _good(base: float, gain: float) -> float:
    return base + gain if gain > 0 else -1


def _turned(own: Fighter, foe: Fighter, option: Option) -> float:
    """What it brings to turn a token over, throw it again, or set it aside."""
    mine = option.amount in own.tokens
    side, sign = (own, 1) if mine else (foe, -1)
    place = side.tokens.index(option.amount)
    if option.verb == "set_aside":
        return -sign * _shown(side, place)
    gain = sign * _flipped(side, place)
    if option.verb == "flip":
        return gain
    return gain / 2 if side.lies[place] == READY else _shown(side, place) + gain / 2


def _shown(side: Fighter, place: int) -> float:
    """What the face of a token is worth."""
    return _WORTH[SYMBOL[side.tokens[place]][side.up[place]]] * strength(side, place)


def _flipped(side: Fighter, place: int) -> float:
    """How much more its other face is worth."""
    token, up = side.tokens[place], 1 - side.up[place]
    symbol = SYMBOL[token][up]
    n = COUNT[token][up] * side.times[symbol]
    return _WORTH[symbol] * (n if side.on[place] < 0 else 2 * n) - _shown(side, place)


# --- abilities --------------------------------------------------------------------------------------------------------


def _ability(table: Table, number: int, ability: int) -> float:
    """What the effects of an ability bring, without what it costs besides surge."""
    pay = ABILITIES[ability].pay
    cost = _CARD * pay.exert + (_WORTH[SYMBOLS.index(pay.symbol)] * pay.n if pay.symbol else 0)
    return sum(_effect(table, number, ability, word) for word in WORDS[ABILITIES[ability].effects][1]) - cost


def _effect(table: Table, number: int, ability: int, word: dict[str, Any]) -> float:
    fight = table.fight
    own, foe = fight.sides[number], fight.sides[1 - number]
    n = word.get("n", 1)
    most: int = len(own.tokens) + len(foe.tokens) if n == "all" else symbols(own, SURGE) if n == "x" else n
    match word["do"]:
        case "deal":
            shields = 0 if word.get("unblockable") else symbols(foe, SHIELD)
            lethal = most - shields >= bears(table, 1 - number)
            return _LETHAL if lethal else most - min(shields, most) / 2
        case "heal":
            return min(most, fight.wounds if is_enemy(fight, number) else table.players[own.seat].wounds)
        case "flip":
            gains = [-_flipped(foe, place) for place in turnable(foe)] if word["side"] != "self" else []
            gains += [_flipped(own, place) for place in turnable(own)] if word["side"] != "foe" else []
            return sum(gains) if n == "all" else _best(gains, most)
        case "recast" if word["side"] == "foe":
            return _best([-_flipped(foe, place) / 2 for place in turnable(foe)], most)
        case "recast" if word.get("state") == "spent":
            return 0.6
        case "recast":
            return _best([_flipped(own, place) / 2 for place in turnable(own)], most)
        case "remove":
            kinds = [SYMBOLS.index(symbol) for symbol in word.get("symbols", SYMBOLS)]
            return _best([_shown(foe, place) for kind in kinds for place in ready(foe, kind)], most)
        case "amplify":
            return sum(symbols(own, SYMBOLS.index(symbol)) for symbol in word["symbols"])
        case "forbid":
            kind = SYMBOLS.index(word["what"])
            return _WORTH[kind] * len(ready(foe, kind))
        case "extra_actions":
            more = symbols(own, SURGE) > ABILITIES[ability].cost or any(ready(own, symbol) for symbol in _DAMAGE)
            return 0.5 * more
        case "lose_gold":
            return 0.5 * min(most, table.players[foe.seat].gold)
        case "copy_enemy_surge":
            return float(any(IS_ENEMY[card] for card in table.combat.discard))
        case known:
            return _EFFECTS.get(known, 0.0) * most


def _best(gains: list[float], n: int) -> float:
    """The sum of the n best gains."""
    return sum(sorted((gain for gain in gains if gain > 0), reverse=True)[:n])


# --- who lasts longer -------------------------------------------------------------------------------------------------


def _rounds(table: Table, number: int) -> float:
    """About how many rounds a side needs to defeat the other."""
    own, foe = table.fight.sides[number], table.fight.sides[1 - number]
    wounds = _mean(own, _DAMAGE) + _mean(own, (SURGE,)) / 2 - _mean(foe, (SHIELD,))
    return bears(table, 1 - number) / max(wounds, 0.2)


def _mean(side: Fighter, kinds: tuple[int, ...]) -> float:
    """How many symbols of some kinds a cast shows on average."""
    return sum(
        COUNT[token][up] / 2 for token in side.tokens if token < ADDED for up in (0, 1) if SYMBOL[token][up] in kinds
    )
