"""How strong a hero is: the odds of fights, by what heroes and cards were worth in very many of them (bot.toml)."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp
from typing import Final

import msgspec
from msgspec import Struct

from kubik.games.runebound.abilities import FOE_HEALTH, STAT
from kubik.games.runebound.content import PIECES, VILLAIN
from kubik.games.runebound.fighters import foe_health
from kubik.games.runebound.heroes import health
from kubik.games.runebound.state import Player, Table
from kubik.games.runebound.variants import Rules
from kubik.games.runebound.vocabulary import HEALTH
from kubik.kernel.content import read_toml
from kubik.kernel.errors import BadContent


class _Enemy(Struct, frozen=True, forbid_unknown_fields=True):
    act_one: float
    act_two: float
    health: float
    """For each wound that the hero can bear."""
    foe_health: float


class _Villain(Struct, frozen=True, forbid_unknown_fields=True):
    margath: float
    corpse_king: float
    health: float
    foe_health: float


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a hero win a fight, in log-odds; a card that is not named counts nothing."""

    enemy: _Enemy
    villain: _Villain
    cards: dict[str, float]


def read_weights(file: Traversable) -> Weights:
    """All of bot.toml, or BadContent that names what is wrong with it."""
    try:
        return msgspec.convert(read_toml(file), Weights)
    except msgspec.ValidationError as error:
        raise BadContent(f"{file.name}: {error}") from None


WEIGHTS: Final = read_weights(files(__package__) / "bot.toml")
_ENEMY, _VILLAIN = WEIGHTS.enemy, WEIGHTS.villain
_BY_ACT: Final = (0.0, _ENEMY.act_one, _ENEMY.act_two, _ENEMY.act_two)
_BY_SCENARIO: Final = (_VILLAIN.margath, _VILLAIN.corpse_king)
FOE_LOSES: Final = -_VILLAIN.foe_health
"""What it is worth to a hero that the villain has one health less."""
_CARDS: Final = [WEIGHTS.cards.get(card.id, 0.0) for card in PIECES]
GEAR: Final = [card + _VILLAIN.health * more for card, more in zip(_CARDS, STAT[HEALTH], strict=True)]
"""By piece: what a hero, skill or asset is worth against a villain, with the health that it brings."""
_ENEMIES: Final = sorted(n for n in FOE_HEALTH[:VILLAIN] if n)
USUAL_HEALTH: Final = _ENEMIES[len(_ENEMIES) // 2]
"""The health of an enemy in the middle."""


def strength(player: Player) -> float:
    """What the hero and the cards in play are worth in fights."""
    found = _CARDS[player.hero]
    for card in player.skills:
        found += _CARDS[card]
    for card in player.assets:
        found += _CARDS[card]
    return found


def odds(player: Player, card: int, act: int, bears: int, needs: int, more: float = 0.0) -> float:
    """How likely a hero, as much stronger as `more` says, who can bear so many wounds deals an enemy as many as needed
    first."""
    if card >= VILLAIN:
        fight = _BY_SCENARIO[card - VILLAIN] + _VILLAIN.health * bears + _VILLAIN.foe_health * needs
    else:
        fight = _BY_ACT[act] + _ENEMY.health * bears + _ENEMY.foe_health * needs
    return 1 / (1 + exp(-strength(player) - fight - more))


def odds_now(table: Table, player: Player, card: int) -> float:
    """How likely a hero wins a fight against an enemy who is not wounded yet."""
    return odds(player, card, table.act, health(player) - player.wounds, foe_health(table, card, player.story))


def odds_of_gem(table: Table, player: Player, wounds: int) -> float:
    """How likely a hero with so many wounds wins against an enemy that is not known yet."""
    return odds(player, 0, table.act, health(player) - wounds, USUAL_HEALTH)


def odds_of_villain(table: Table, rules: Rules, player: Player, wounds: int = 0, more: float = 0.0) -> float:
    """How likely a hero with so many wounds defeats the villain."""
    needs = foe_health(table, rules.villain, player.story)
    return odds(player, rules.villain, 2, health(player) - wounds, needs, more)
