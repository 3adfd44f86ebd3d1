"""Abilities of cards, numbered, and the indexes by which they are found.

A trigger, surge, action or lasting rule waits with its card; whoever asks goes through the cards in play and looks each
up in the index of the kind that it asks for. Nothing of it is stored in the state but the numbers of abilities that
were used in a period.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal, TypeVar

from msgspec import Struct

from kubik.games.runebound.content import CONTENT, CONTENTS, KIND_OF, PIECES, STORY, VILLAIN
from kubik.games.runebound.entries import Able, Foe, Hero, Quest
from kubik.games.runebound.lists import NOTHING, List, number
from kubik.games.runebound.state import Player
from kubik.games.runebound.vocabulary import (
    ALWAYS,
    EVENTS,
    FREE,
    STATS,
    AnyRule,
    Condition,
    Cost,
    Period,
)

X: Final = 0
"""The cost of a surge ability that takes any number of symbols."""


class Ability(Struct, frozen=True, gc=False):
    """Something that a card can do. `key` names it in options."""

    number: int
    piece: int
    kind: Literal["surge", "trigger", "action", "combat_action", "rule"]
    key: str
    en: str
    ru: str
    effects: List = NOTHING
    cost: int = 0
    on: int = -1
    may: bool = False
    per: Period = ""
    ap: int = 0
    when: Condition = ALWAYS
    pay: Cost = FREE
    rule: AnyRule | None = None


ABILITIES: Final[list[Ability]] = []


def _add(piece: int, kind: Any, key: str, names: Any, **figures: Any) -> None:
    taken = sum(each.piece == piece and each.kind != "rule" for each in ABILITIES)
    name = f"{key}_{taken + 1}" if taken and kind != "rule" else key
    ABILITIES.append(Ability(len(ABILITIES), piece, kind, name, names.en, names.ru, **figures))


def _add_all(piece: int, able: Able, where: str) -> None:
    """The abilities of a card, in the order in which a card lists them."""
    id = PIECES[piece].id
    for trigger in able.triggers:
        effects = number(f"{where}: on {trigger.on}", trigger.effects)
        _add(
            piece, "trigger", id, trigger, effects=effects, on=EVENTS.index(trigger.on), may=trigger.may,
            per=trigger.per, when=trigger.when, pay=trigger.pay,
        )  # fmt: skip
    for action in able.actions:
        effects = number(f"{where}: action", action.effects)
        _add(
            piece, "action", id, action, effects=effects, ap=action.ap, per=action.per, when=action.when, pay=action.pay
        )
    for combat_action in able.combat_actions:
        effects = number(f"{where}: combat_action", combat_action.effects)
        _add(piece, "combat_action", id, combat_action, effects=effects, per=combat_action.per, pay=combat_action.pay)
    for surge in able.surges:
        effects = number(f"{where}: surge {surge.en}", surge.effects)
        _add(piece, "surge", id, surge, effects=effects, cost=X if surge.cost == "x" else surge.cost, per="round")
    for rule in able.always:
        _add(piece, "rule", id, rule, rule=rule, per=getattr(rule, "per", ""))


for _piece, _card in enumerate(PIECES):
    if isinstance(_card, Able):
        _add_all(_piece, _card, CONTENTS.where(KIND_OF[_piece], _card.id))
    elif isinstance(_card, Quest) and _card.enemy is not None:
        _add_all(_piece, _card.enemy, CONTENTS.where("quest", _card.id, "enemy"))
for _story, _card in enumerate(CONTENT.stories):
    for _rule in _card.always:
        _add(STORY + _story, "rule", _card.id, _rule, rule=_rule)
for _number, _scenario in enumerate(CONTENT.scenarios):
    _add_all(VILLAIN + _number, _scenario.villain, CONTENTS.where("scenario", _scenario.id, "villain"))

Index = list[tuple[int, ...]]
"""By piece: the numbers of the abilities of one kind that it has."""


def _index(wanted: Callable[[Ability], bool]) -> Index:
    found: list[list[int]] = [[] for _ in PIECES]
    for ability in ABILITIES:
        if wanted(ability):
            found[ability.piece].append(ability.number)
    return [tuple(each) for each in found]


TRIGGERS: Final = [_index(lambda each, on=on: each.on == on) for on in range(len(EVENTS))]  # type: ignore[misc]
"""By event, then by piece."""
(
    COMBAT_START, AFTER_CAST, AFTER_ACTION, TAKE_DAMAGE, WOULD_BE_DEFEATED, SELF_DEFEATED, ENEMY_DEFEATED, GAIN_TROPHY,
    TURN_START, ON_REST, TEST_PASSED, MOVE_ROLLED,
) = range(len(EVENTS))  # fmt: skip
SURGES: Final = _index(lambda each: each.kind == "surge")
ACTIONS: Final = _index(lambda each: each.kind == "action")
COMBAT_ACTIONS: Final = _index(lambda each: each.kind == "combat_action")

R = TypeVar("R")


def rules_of(kind: type[R]) -> list[tuple[tuple[int, R], ...]]:
    """By piece: the lasting rules of one kind that it has, each with the number of its ability."""
    found: list[list[tuple[int, R]]] = [[] for _ in PIECES]
    for ability in ABILITIES:
        if isinstance(ability.rule, kind):
            found[ability.piece].append((ability.number, ability.rule))
    return [tuple(each) for each in found]


def sums_of(kind: type[Any]) -> list[int]:
    """By piece: the sum of the figures `n` of its lasting rules of one kind."""
    return [sum(rule.n for _, rule in rules) for rules in rules_of(kind)]


# --- cards in play ----------------------------------------------------------------------------------------------------


def in_play(player: Player) -> list[int]:
    """The cards whose abilities a player has: the hero, the learned skills, the assets."""
    return [player.hero, *player.skills, *player.assets]


def total(column: list[int], player: Player) -> int:
    """The sum of a column over the cards in play."""
    n = column[player.hero]
    for piece in player.skills:
        n += column[piece]
    for piece in player.assets:
        n += column[piece]
    return n


def abilities_of(index: Index, player: Player) -> list[int]:
    """The abilities of one kind that a player has."""
    found = [*index[player.hero]]
    for piece in player.skills:
        found += index[piece]
    for piece in player.assets:
        found += index[piece]
    return found


def _stats() -> Iterator[list[int]]:
    for stat in STATS:
        yield [
            getattr(card, stat) if isinstance(card, Hero) else card.stats.get(stat, 0) if isinstance(card, Able) else 0
            for card in PIECES
        ]


STAT: Final = list(_stats())
"""By stat (body, mind, spirit, health, speed, hand), then by piece."""

# --- foes -------------------------------------------------------------------------------------------------------------


def _foe(piece: int) -> Foe | None:
    card = PIECES[piece]
    if piece >= VILLAIN:
        return CONTENT.scenarios[piece - VILLAIN].villain
    return card if isinstance(card, Foe) else card.enemy if isinstance(card, Quest) else None


FOES: Final = [_foe(piece) for piece in range(len(PIECES))]
"""By piece: who is fought: an enemy card, the enemy of a quest, or the villain."""
FOE_HEALTH: Final = [foe.health if foe else 0 for foe in FOES]
MIN_HEALTH: Final = [getattr(foe, "min_health", 1) if foe else 0 for foe in FOES]
TRAITS: Final[list[tuple[str, ...]]] = [foe.traits if foe else () for foe in FOES]
