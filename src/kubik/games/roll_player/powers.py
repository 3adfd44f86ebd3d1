"""What weapons and classes do all the time, as words with figures, and laid out so that the rules look it up."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from kubik.games.roll_player.board import ATTRIBUTES, Attribute
from kubik.games.roll_player.content import CARD_TYPES, CARDS, CLASSES, CONTENTS, INCOME, Card, CardType, Class
from kubik.kernel.content import Amount, convert


class Power(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A word of a content file."""


class GoalDieBonus(Power, frozen=True, tag="goal_die_bonus"):
    """Dice of a colour count more for class goals, never for traits (RP-116, RP-117)."""

    dice: Literal["class", "gold"]
    n: Amount


class MoreMoves(Power, frozen=True, tag="more_moves"):
    """A wisdom action may move the token further."""

    n: Amount


class IncomeWhen(Power, frozen=True, tag="income"):
    """More gold when a card without a coin is taken, or when a placed die fills its row."""

    when: Literal["no_coin", "row_full"]
    n: Amount


class MoreArmour(Power, frozen=True, tag="more_armour"):
    """An armour set counts as larger at the end."""

    n: Amount


class RepeatAction(Power, frozen=True, tag="repeat_action"):
    """The row action may be taken once more, for gold."""

    cost: Amount


class Discount(Power, frozen=True, tag="discount"):
    """Purchases cost less."""

    n: Amount


class BuyAction(Power, frozen=True, tag="buy_action"):
    """Once a round an attribute action for gold, at any time."""

    action: Attribute
    cost: Amount


class ActionAfterPlacing(Power, frozen=True, tag="action_after_placing"):
    """An attribute action after a die of the class colour was placed."""

    action: Attribute


class ActionAfterBuying(Power, frozen=True, tag="action_after_buying"):
    """An attribute action after a card of such a type was bought."""

    action: Attribute
    types: tuple[CardType, ...]


class ActionAfterDiscarding(Power, frozen=True, tag="action_after_discarding"):
    """An attribute action after taking gold instead of buying."""

    action: Attribute


class ActionInstead(Power, frozen=True, tag="action_instead"):
    """This attribute action may be taken in place of the row action."""

    action: Attribute


class ReturnToMarket(Power, frozen=True, tag="return_to_market"):
    """Before the market phase a card of the discard pile may return to the market."""


class MorePurchases(Power, frozen=True, tag="more_purchases"):
    """More cards may be bought in a round in which the die went into this row."""

    row: Attribute
    n: Amount


class GoldDieIncome(Power, frozen=True, tag="gold_die_income"):
    """What a gold die brings."""

    n: Amount


class MoreRolls(Power, frozen=True, tag="more_rolls"):
    """An intelligence action may roll again."""

    n: Amount


class MoreFlips(Power, frozen=True, tag="more_flips"):
    """A strength action may turn more dice."""

    n: Amount


WeaponPower = GoalDieBonus | MoreMoves | IncomeWhen | MoreArmour | RepeatAction | Discount
ClassPower = (
    BuyAction
    | ActionAfterPlacing
    | ActionAfterBuying
    | ActionAfterDiscarding
    | ActionInstead
    | ReturnToMarket
    | MorePurchases
    | GoldDieIncome
    | MoreRolls
    | MoreFlips
)


def weapon_power(card: Card) -> WeaponPower | None:
    """What a weapon does, or BadContent; other cards do nothing of that kind."""
    if card.type != "weapon":
        return None
    found: WeaponPower = convert(CONTENTS.where("card", card.id, "effect"), card.effect, WeaponPower)
    return found


def class_power(each: Class) -> ClassPower:
    """What a class can do, or BadContent."""
    found: ClassPower = convert(CONTENTS.where("class", each.id, "effect"), each.effect, ClassPower)
    return found


WEAPON_POWERS: Final = [weapon_power(card) for card in CARDS]
CLASS_POWERS: Final = [class_power(each) for each in CLASSES]


# --- by card ----------------------------------------------------------------------------------------------------------

CLASS_DIE_BONUS: Final = [p.n if isinstance(p, GoalDieBonus) and p.dice == "class" else 0 for p in WEAPON_POWERS]
GOLD_DIE_BONUS: Final = [p.n if isinstance(p, GoalDieBonus) and p.dice == "gold" else 0 for p in WEAPON_POWERS]
MOVES: Final = [p.n if isinstance(p, MoreMoves) else 0 for p in WEAPON_POWERS]
NO_COIN_INCOME: Final = [p.n if isinstance(p, IncomeWhen) and p.when == "no_coin" else 0 for p in WEAPON_POWERS]
FULL_ROW_INCOME: Final = [p.n if isinstance(p, IncomeWhen) and p.when == "row_full" else 0 for p in WEAPON_POWERS]
ARMOUR_PIECES: Final = [p.n if isinstance(p, MoreArmour) else 0 for p in WEAPON_POWERS]
REPEAT_COST: Final = [p.cost if isinstance(p, RepeatAction) else 0 for p in WEAPON_POWERS]
DISCOUNTS: Final = [p.n if isinstance(p, Discount) else 0 for p in WEAPON_POWERS]


def total(column: list[int], weapons: list[int]) -> int:
    """What some weapons bring together."""
    return sum([column[card] for card in weapons]) if weapons else 0


# --- by class ---------------------------------------------------------------------------------------------------------


def _attribute(power: ClassPower, kind: type[ClassPower]) -> int:
    return ATTRIBUTES.index(power.action) if isinstance(power, kind) else -1  # type: ignore[union-attr]


BOUGHT_ACTION: Final = [_attribute(power, BuyAction) for power in CLASS_POWERS]
BOUGHT_COST: Final = [power.cost if isinstance(power, BuyAction) else 0 for power in CLASS_POWERS]
AFTER_PLACING: Final = [_attribute(power, ActionAfterPlacing) for power in CLASS_POWERS]
AFTER_DISCARDING: Final = [_attribute(power, ActionAfterDiscarding) for power in CLASS_POWERS]
INSTEAD: Final = [_attribute(power, ActionInstead) for power in CLASS_POWERS]
AFTER_BUYING: Final = [
    [
        ATTRIBUTES.index(power.action) if isinstance(power, ActionAfterBuying) and type_ in power.types else -1
        for type_ in CARD_TYPES
    ]
    for power in CLASS_POWERS
]
"""By class and type of the bought card."""
RETURNS_CARD: Final = [isinstance(power, ReturnToMarket) for power in CLASS_POWERS]
MORE_PURCHASES: Final = [
    [*[power.n if isinstance(power, MorePurchases) and name == power.row else 0 for name in ATTRIBUTES], 0]
    for power in CLASS_POWERS
]
"""By class and the row into which the die of the round went; the last is for none."""
GOLD_DIE: Final = [power.n if isinstance(power, GoldDieIncome) else INCOME.gold_die for power in CLASS_POWERS]
MORE_ROLLS: Final = [power.n if isinstance(power, MoreRolls) else 0 for power in CLASS_POWERS]
MORE_FLIPS: Final = [power.n if isinstance(power, MoreFlips) else 0 for power in CLASS_POWERS]
