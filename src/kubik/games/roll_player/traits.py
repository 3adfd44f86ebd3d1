"""What traits are worth at the end: a word with figures each (RP-105)."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from kubik.games.roll_player.board import ATTRIBUTES, Attribute
from kubik.games.roll_player.content import CARDS, CONTENTS, Card
from kubik.kernel.content import Amount, convert
from kubik.kernel.errors import BadContent, Fault


class Facts(Struct):
    """What traits look at: attributes are faces and race, without weapons (OP-20)."""

    attributes: list[int]
    token: int
    gold: int
    goals_met: int
    class_dice: int
    backstory_matches: int
    rows_of_one_colour: int
    weapons: int
    skills: int
    traits: int


class Trait(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A word of a content file, for `n` stars."""

    n: Amount

    def stars(self, facts: Facts) -> int:
        """What it is worth."""
        raise TypeError(f"{type(self).__name__} does not say what it is worth")


Count = Literal[
    "weapons", "skills", "traits", "gold", "class_dice", "backstory_matches", "rows_of_one_colour", "low_attributes"
]


class StarsPer(Trait, frozen=True, tag="stars_per"):
    """Stars for each of something, or for each full group of it (OP-33)."""

    count: Count
    each: Amount = 1
    at_most: Amount | None = None
    """Which attributes are low."""

    def stars(self, facts: Facts) -> int:
        if self.at_most is None:
            counted: int = getattr(facts, self.count)
        else:
            most = self.at_most
            counted = sum([value <= most for value in facts.attributes])
        return self.n * (counted // self.each)


class StarsIfAttribute(Trait, frozen=True, tag="stars_if_attribute"):
    """Stars if one of some attributes is low, or high, enough."""

    any_of: tuple[Attribute, ...]
    at_least: Amount | None = None
    at_most: Amount | None = None

    def stars(self, facts: Facts) -> int:
        values = [facts.attributes[ATTRIBUTES.index(name)] for name in self.any_of]
        if self.at_most is not None:
            return self.n if min(values) <= self.at_most else 0
        return self.n if max(values) >= (self.at_least or 0) else 0


Where = Literal["good", "evil", "lawful", "chaotic"]
_SQUARES: Final[dict[str, tuple[int, ...]]] = {
    "good": (0, 1, 2),
    "evil": (6, 7, 8),
    "lawful": (0, 3, 6),
    "chaotic": (2, 5, 8),
}


def squares_of(where: Where) -> tuple[int, ...]:
    """The squares of a row or column of the grid."""
    return _SQUARES[where]


class StarsIfAligned(Trait, frozen=True, tag="stars_if_aligned"):
    """Stars if the token lies in a row or column of the grid."""

    where: Where

    def stars(self, facts: Facts) -> int:
        return self.n if facts.token in _SQUARES[self.where] else 0


class StarsIfGoals(Trait, frozen=True, tag="stars_if_goals"):
    """Stars if so many class goals are met."""

    at_least: Amount

    def stars(self, facts: Facts) -> int:
        return self.n if facts.goals_met >= self.at_least else 0


class StarsIfGold(Trait, frozen=True, tag="stars_if_gold"):
    """Stars for exactly so much gold."""

    exactly: int

    def stars(self, facts: Facts) -> int:
        return self.n if facts.gold == self.exactly else 0


AnyTrait = StarsPer | StarsIfAttribute | StarsIfAligned | StarsIfGoals | StarsIfGold


def read_trait(card: Card) -> AnyTrait | None:
    """What a trait is worth, or BadContent; other cards are none."""
    if card.type != "trait":
        return None
    where = CONTENTS.where("card", card.id, "effect")
    trait: AnyTrait = convert(where, card.effect, AnyTrait)
    if isinstance(trait, StarsPer) and (trait.count == "low_attributes") != (trait.at_most is not None):
        message = "at_most is for low_attributes, and they need it"
        raise BadContent(Fault(where, message, "low_attributes", game="roll_player"))
    if isinstance(trait, StarsIfAttribute) and (trait.at_least is None) == (trait.at_most is None):
        raise BadContent(Fault(where, "either at_least or at_most", "one_of_both", game="roll_player"))
    return trait


TRAITS: Final = [read_trait(card) for card in CARDS]
