"""The words of the content files: terrains, kinds of places, decks, symbols, conditions, costs, effects, and lasting
rules."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

Terrain = Literal["plains", "hills", "forest", "mountains", "water"]
TERRAINS: Final[tuple[str, ...]] = (*get_args(Terrain), "city")
PLAINS, HILLS, FOREST, MOUNTAINS, WATER, CITY = range(6)
Face = Literal["plains", "hills", "forest", "mountains", "water", "wild"]
"""What a face of a terrain die shows, or a quest requires."""

Kind = Literal["city", "settlement", "shrine", "fortress"]
HexKind = Literal["city", "settlement", "shrine", "fortress", "wilderness"]
KINDS: Final[tuple[HexKind, ...]] = get_args(HexKind)
IN_CITY, IN_SETTLEMENT, IN_SHRINE, IN_FORTRESS, IN_WILDERNESS = range(5)

DeckId = Literal["combat", "exploration", "social"]
DECKS: Final[tuple[DeckId, ...]] = get_args(DeckId)
COMBAT, EXPLORATION, SOCIAL = range(3)
AnyDeck = Literal["combat", "exploration", "social", "any"]

ScenarioId = Literal["margath", "corpse_king"]
SCENARIOS: Final[tuple[ScenarioId, ...]] = get_args(ScenarioId)

Attribute = Literal["body", "mind", "spirit"]
ATTRIBUTES: Final[tuple[Attribute, ...]] = get_args(Attribute)
BODY, MIND, SPIRIT = range(3)
Stat = Literal["body", "mind", "spirit", "health", "speed", "hand"]
STATS: Final[tuple[Stat, ...]] = get_args(Stat)
HEALTH, SPEED, HAND = range(3, 6)

AssetType = Literal["weapon", "clothing", "equipment", "mobility", "commodity"]
ASSET_TYPES: Final[tuple[AssetType, ...]] = get_args(AssetType)
COMMODITY: Final = ASSET_TYPES.index("commodity")

Symbol = Literal["physical", "magic", "skull", "double", "agility", "surge", "shield", "blank"]
SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)
Damage = Literal["physical", "magic", "skull"]
Trait = Literal[
    "beast", "construct", "demon", "dragon", "elemental", "giant", "humanoid", "mystic", "savage", "spirit",
    "trickster", "undead", "villain", "warrior",
]  # fmt: skip

Roll = Literal["move", "explore", "rest", "retreat"]
ROLLS: Final[tuple[Roll, ...]] = get_args(Roll)
MOVE, EXPLORE, REST, RETREAT = range(4)

Event = Literal[
    "combat_start",
    "after_cast",
    "after_action",
    "take_damage",
    "would_be_defeated",
    "self_defeated",
    "enemy_defeated",
    "gain_trophy",
    "turn_start",
    "rest",
    "test_passed",
    "move_rolled",
]
"""What abilities wait for."""
EVENTS: Final[tuple[Event, ...]] = get_args(Event)
Period = Literal["", "turn", "test", "round", "combat", "game"]
"""In which an ability can be used once; empty: as often as it comes up."""

EFFECTS: Final = (
    "gain_gold", "gold_per_symbol", "lose_gold", "damage", "heal", "heal_all", "delay", "gain_story", "lose_story",
    "gain_trophy", "refresh_gem", "keep_card", "drop_card", "choose", "pay", "draw_adventure", "draw_skills",
    "learn_free", "trade", "draw_asset", "search_asset", "take_asset", "move_free", "move_roll", "test",
    "explore_count", "each_hero", "place_villain", "place_zombie", "remove_zombie", "move_zombies", "challenge",
    "deal", "flip", "recast", "remove", "amplify", "forbid", "reflect", "extra_actions", "add_token",
    "copy_enemy_surge",
)  # fmt: skip
"""The words for what cards do; effects.py has the step of each."""

Amount = Annotated[int, Meta(ge=1)]
Nought = Annotated[int, Meta(ge=0)]


class Word(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A part of an entry."""


class Where(Word, frozen=True):
    """Hexes of the map: where the hero stands, of a region, of a kind, so far from the hero, and what narrows that."""

    here: bool = False
    region: str = ""
    kind: tuple[Kind, ...] = ()
    within: Nought = 0
    next_to: bool = False
    """The neighbours of these hexes instead."""
    every: bool = False
    """All of them, not a chosen one."""
    free_of_heroes: bool = False


class Condition(Word, frozen=True):
    """What must hold."""

    hex_terrain: tuple[Terrain, ...] = ()
    hex_kind: tuple[HexKind, ...] = ()
    gold: Nought = 0
    enemy_trait: tuple[Trait, ...] = ()
    first_round: bool = False
    deck: tuple[DeckId, ...] = ()
    """The deck of the card that is being resolved."""
    successes: Nought = 0


class Cost(Word, frozen=True):
    """What is paid: one of these."""

    gold: Nought = 0
    exert: Nought = 0
    trophy: Nought = 0
    deck: AnyDeck = "any"
    damage: Nought = 0
    symbol: Symbol | None = None
    n: Amount = 1


FREE: Final = Cost()
ALWAYS: Final = Condition()


# --- lasting rules ----------------------------------------------------------------------------------------------------


class Rule(Word, frozen=True, kw_only=True, tag_field="rule"):
    """Something that holds as long as the card lies there; heroes give it a name."""

    en: str = ""
    ru: str = ""


class DieAs(Rule, frozen=True, tag="die_as"):
    """Once in a period a terrain die may be spent as this terrain."""

    to: Terrain
    per: Period
    on: tuple[Roll, ...]


class AddSymbol(Rule, frozen=True, tag="add_symbol"):
    """Each such roll has a free symbol of this terrain."""

    terrain: Terrain
    on: tuple[Roll, ...]


class ExtraDice(Rule, frozen=True, tag="extra_dice"):
    """So many more dice in such rolls."""

    n: Amount
    on: tuple[Roll, ...]


class FreeReroll(Rule, frozen=True, tag="free_reroll"):
    """Once in a period one die (or all unspent dice together) may be rolled again without exertion."""

    n: Literal[1, "all"]
    per: Period
    on: tuple[Roll, ...]


class IgnoreRivers(Rule, frozen=True, tag="ignore_rivers"):
    """Rivers do not hinder."""


class BasicMove(Rule, frozen=True, tag="basic_move"):
    """A move without dice may go so many hexes."""

    n: Amount
    when: Condition = ALWAYS


class Discount(Rule, frozen=True, tag="discount"):
    """Assets cost less."""

    n: Amount


class SellBonus(Rule, frozen=True, tag="sell_bonus"):
    """More gold for each asset of these types that is sold."""

    n: Amount
    types: tuple[AssetType, ...]


class SellAnywhere(Rule, frozen=True, tag="sell_anywhere"):
    """Commodities may be sold for their trade value in every civilised hex."""


class Commodity(Rule, frozen=True, tag="commodity"):
    """The trade value, and where it is paid."""

    value: Amount
    places: tuple[Kind, ...]


class AssetLimit(Rule, frozen=True, tag="asset_limit"):
    """So many assets of a type."""

    type: AssetType
    n: Amount


class TestBonus(Rule, frozen=True, tag="test_bonus"):
    """More cards in tests."""

    attribute: Literal["body", "mind", "spirit", "any"]
    n: Amount
    when: Condition = ALWAYS


class ExertReveals(Rule, frozen=True, tag="exert_reveals"):
    """Once in a test an exertion reveals so many cards."""

    n: Amount
    per: Literal["test"]


class TrainBonus(Rule, frozen=True, tag="train_bonus"):
    """More cards when training."""

    n: Amount


class RestBonus(Rule, frozen=True, tag="rest_bonus"):
    """More healing when resting in the wilderness."""

    n: Amount


class InitiativeBonus(Rule, frozen=True, tag="initiative_bonus"):
    """More initiative in each round of a fight."""

    n: Amount


class DamageReduction(Rule, frozen=True, tag="damage_reduction"):
    """The first damage of a period is less, before shields."""

    n: Amount
    per: Literal["round", "combat"]


class LearnDiscount(Rule, frozen=True, tag="learn_discount"):
    """Fewer trophies for a skill, at least one."""

    n: Amount


class AdventureChoice(Rule, frozen=True, tag="adventure_choice"):
    """So many adventure cards instead of one, of which one is resolved."""

    n: Amount
    per: Period


class Forbidden(Rule, frozen=True, tag="forbid"):
    """The foe may not use it."""

    what: Literal["surge", "shield", "agility", "double"]


class Regenerate(Rule, frozen=True, tag="regenerate"):
    """So many wounds heal at the start of each round but the first."""

    n: Amount


class HealthPer(Rule, frozen=True, tag="health_per"):
    """So much more health (less, if negative) for each of these."""

    what: Literal["spirit", "foe_story", "zombies"]
    n: int


class RoadsClosed(Rule, frozen=True, tag="roads_closed"):
    """Roads and bridges count as absent."""


class ZombieBounty(Rule, frozen=True, tag="zombie_bounty"):
    """The gold for a killed zombie."""

    n: Nought


AnyRule = (
    DieAs | AddSymbol | ExtraDice | FreeReroll | IgnoreRivers | BasicMove | Discount | SellBonus | SellAnywhere
    | Commodity | AssetLimit | TestBonus | ExertReveals | TrainBonus | RestBonus | InitiativeBonus | DamageReduction
    | LearnDiscount | AdventureChoice | Forbidden | Regenerate | HealthPer | RoadsClosed | ZombieBounty
)  # fmt: skip
