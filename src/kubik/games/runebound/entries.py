"""The entries of the content files, as types against which they are checked."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kubik.games.runebound.vocabulary import (
    ALWAYS,
    FREE,
    Amount,
    AnyRule,
    AssetType,
    Attribute,
    Condition,
    Cost,
    DeckId,
    Event,
    Face,
    Kind,
    Nought,
    Period,
    ScenarioId,
    Stat,
    Trait,
    Where,
)
from kubik.kernel.content import Origin
from kubik.parts.effects import Word

Effects = tuple[Word, ...]
"""What happens, in words, one after the other."""
HexId = Annotated[str, Meta(pattern=r"^r\d\dc\d\d$")]
TokenFace = Annotated[str, Meta(pattern=r"^\*?([2-9] )?[a-z]+$")]
Token = Annotated[tuple[TokenFace, ...], Meta(min_length=2, max_length=2)]
"""A combat token: its two faces."""


Origins = dict[str, Origin]
"""Where names and figures come from, and single fields for which something else holds."""


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a content file."""


class Named(Table, frozen=True):
    """Something with a name in both languages."""

    en: str
    ru: str


class Entry(Named, frozen=True, kw_only=True):
    """Something that others can name."""

    id: str
    origin: Origins


# --- abilities --------------------------------------------------------------------------------------------------------


class Surge(Named, frozen=True):
    """A combat action that costs surge symbols."""

    cost: Amount | Literal["x"]
    effects: Effects


class Trigger(Table, frozen=True):
    """What may or must happen when something else does."""

    on: Event
    effects: Effects
    may: bool = False
    per: Period = ""
    when: Condition = ALWAYS
    pay: Cost = FREE
    en: str = ""
    ru: str = ""


class Action(Table, frozen=True):
    """A way to spend action points."""

    ap: Nought
    effects: Effects
    per: Period = ""
    when: Condition = ALWAYS
    pay: Cost = FREE
    en: str = ""
    ru: str = ""


class CombatAction(Table, frozen=True):
    """A combat action that is not paid with surge symbols."""

    effects: Effects
    per: Period = ""
    pay: Cost = FREE
    en: str = ""
    ru: str = ""


class Able(Named, frozen=True, kw_only=True):
    """Something that can do something as long as it lies there."""

    stats: dict[Stat, int] = {}
    surges: tuple[Surge, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    actions: tuple[Action, ...] = ()
    combat_actions: tuple[CombatAction, ...] = ()
    always: tuple[AnyRule, ...] = ()


# --- heroes and their cards -------------------------------------------------------------------------------------------


class Hero(Able, frozen=True, kw_only=True):
    """A hero card."""

    id: str
    origin: Origins
    gold: Nought
    speed: Amount
    health: Amount
    hand: Amount
    body: Nought
    mind: Nought
    spirit: Nought
    start: Kind
    tokens: Annotated[tuple[Token, ...], Meta(min_length=3, max_length=3)]
    setup: Effects


class Skill(Able, frozen=True, kw_only=True):
    """A skill card."""

    id: str
    origin: Origins
    attribute: Attribute
    cost: Annotated[dict[Literal["combat", "exploration", "social", "any"], Amount], Meta(min_length=1)]
    success: bool = False


class Asset(Able, frozen=True, kw_only=True):
    """An asset card, some with a combat token."""

    id: str
    origin: Origins
    code: str
    type: AssetType
    price: Nought
    token: Token | None = None


# --- adventures -------------------------------------------------------------------------------------------------------

Set = Literal["common", "margath", "corpse_king"]


class Foe(Able, frozen=True, kw_only=True):
    """Somebody to fight."""

    health: Amount
    traits: tuple[Trait, ...]


class Enemy(Foe, frozen=True, kw_only=True):
    """An adventure that is fought at once."""

    id: str
    origin: Origins
    deck: DeckId
    set: Set
    reward: Effects


class Outcome(Table, frozen=True):
    """What a quest may lead to, and what it takes: symbols, successes, a cost, or nothing but the attempt."""

    effects: Effects = ()
    symbols: tuple[Face, ...] = ()
    successes: Nought = 0
    cost: Cost = FREE
    trophy: bool = True


class Attempt(Table, frozen=True, kw_only=True):
    """Where a quest is fulfilled and how it is tried."""

    target: Annotated[tuple[Where, ...], Meta(min_length=1)]
    ap: Amount
    kind: Literal["explore", "test", "pay", "fight", "visit"]
    outcomes: Annotated[tuple[Outcome, ...], Meta(min_length=1, max_length=3)]
    attribute: Attribute | None = None
    mod: int = 0
    enemy: Foe | None = None


class Quest(Attempt, frozen=True, kw_only=True):
    """An adventure that waits for the hero somewhere else."""

    id: str
    en: str
    ru: str
    origin: Origins
    deck: DeckId
    set: Set


class Course(Named, frozen=True):
    """One of the two courses of an event."""

    effects: Effects


class EventCard(Entry, frozen=True, kw_only=True):
    """An adventure with two courses."""

    deck: DeckId
    set: Set
    options: Annotated[tuple[Course, ...], Meta(min_length=2, max_length=2)]


# --- stories and scenarios --------------------------------------------------------------------------------------------


class StoryQuest(Attempt, frozen=True, kw_only=True):
    """A quest for everybody."""

    scope: Literal["first", "each"]


class Story(Entry, frozen=True, kw_only=True):
    """A story card; one with a quest stays in a slot."""

    scenario: ScenarioId
    effects: Effects = ()
    always: tuple[AnyRule, ...] = ()
    quest: StoryQuest | None = None


class Villain(Foe, frozen=True, kw_only=True):
    """Whom the heroes must stop."""

    min_health: Amount
    ap: Amount
    token: Token


class Scenario(Entry, frozen=True, kw_only=True):
    """A scenario card."""

    villain: Villain
    act_two: Literal["march", "loss"]
    act_one: Effects
    setup: Effects = ()
    goal: str = ""
    zombies: bool = False


Adventure = Enemy | Quest | EventCard
Card = Adventure | Skill | Asset | Story | Hero | Scenario


# --- the map ----------------------------------------------------------------------------------------------------------

Edge = tuple[HexId, ...]
"""The two hexes that meet there."""


class Board(Table, frozen=True):
    """The hexes."""

    terrain: Annotated[tuple[str, ...], Meta(min_length=1)]
    settlement: tuple[HexId, ...]
    shrine: tuple[HexId, ...]
    fortress: tuple[HexId, ...]
    rivers: tuple[Edge, ...]
    roads: tuple[Edge, ...]
    bridges: tuple[Edge, ...]
    origin: Origin


class Gems(Table, frozen=True):
    """Where gems lie."""

    combat: tuple[HexId, ...]
    exploration: tuple[HexId, ...]
    social: tuple[HexId, ...]


class Region(Entry, frozen=True, kw_only=True):
    """Hexes with a name."""

    hexes: Annotated[tuple[HexId, ...], Meta(min_length=1)]


# --- figures ----------------------------------------------------------------------------------------------------------


class Turn(Table, frozen=True):
    """Action points, and what costs how many."""

    action_points: Amount
    move: Amount
    trade: Amount
    adventure: Amount
    rest: Amount
    train: Amount
    stand_up: Amount
    sell: Amount
    origin: Origin


class Dice(Table, frozen=True):
    """The terrain dice."""

    count: Amount
    faces: Annotated[tuple[Annotated[tuple[Face, ...], Meta(min_length=1)], ...], Meta(min_length=6, max_length=6)]
    rest: Amount
    retreat: Amount
    origin: Origin


class Time(Table, frozen=True):
    """The time track."""

    spaces: Amount
    refresh: tuple[Amount, ...]
    stories: tuple[Amount, ...]
    slots: Amount
    origin: Origins


class Market(Table, frozen=True):
    """The markets, and how many assets of a type a hero may own."""

    size: Amount
    cities: Annotated[tuple[str, ...], Meta(min_length=4, max_length=4)]
    per_type: Amount
    origin: Origin


class Zombies(Table, frozen=True):
    """What entering their hexes costs, and what killing one costs and brings."""

    wounds: Amount
    ap: Amount
    gold: Nought
    origin: Origin


class March(Table, frozen=True):
    """The dice for a villain who marches."""

    dice: Amount
    origin: Origin


class Box(Table, frozen=True):
    """How many pieces there are."""

    deck: Amount
    common: Amount
    per_scenario: Amount
    skills: Amount
    assets: Amount
    stories: Amount
    gems: Amount
    story_tokens: Amount
    origin: Origin


class EnemyTokens(Table, frozen=True):
    """The combat tokens of all enemies, and the one that experienced enemies add."""

    tokens: Annotated[tuple[Token, ...], Meta(min_length=5, max_length=5)]
    experienced: Token
    origin: Origin


class Figures(Struct, frozen=True):
    """All of these."""

    turn: Turn
    dice: Dice
    time: Time
    market: Market
    zombies: Zombies
    villain: March
    box: Box
    enemies: EnemyTokens


class Deck(Struct, frozen=True):
    """The adventures of one deck: enemies, quests, events."""

    id: DeckId
    cards: list[Adventure]


class Content(Struct, frozen=True):
    """All content files."""

    board: Board
    gems: Gems
    regions: list[Region]
    heroes: list[Hero]
    skills: list[Skill]
    assets: list[Asset]
    decks: list[Deck]
    stories: list[Story]
    scenarios: list[Scenario]
    figures: Figures
