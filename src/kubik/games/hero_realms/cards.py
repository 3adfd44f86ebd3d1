"""The cards: read from cards.toml, checked, and laid out as columns, so that the rules look figures up by number."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from kubik.kernel.content import Amount, Origins, figures, read_entries, read_toml
from kubik.kernel.decision import Step
from kubik.kernel.errors import BadContent

SEATS: Final = 6

Filter = Literal["any", "action", "champion"]
FILTERS: Final[tuple[Filter, ...]] = ("any", "action", "champion")
Counter = Literal[
    "champions",
    "other_champions",
    "other_guards",
    "other_wild_cards",
    "other_knives",
    "actions",
    "bows",
    "combat_gained",
]
Faction = Literal["imperial", "guild", "necros", "wild"]


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One part of an ability. Each word is a subclass here and a function of the same name in effects.py."""


class Gain(Effect, frozen=True):
    """So many of something, or so many for each of what the counter counts."""

    n: int
    per: Counter | None = None


class Gold(Gain, tag="gold", frozen=True): ...


class Combat(Gain, tag="combat", frozen=True): ...


class Health(Gain, tag="health", frozen=True): ...


class Draw(Effect, tag="draw", frozen=True):
    n: Amount


class Discard(Effect, tag="discard", frozen=True):
    n: Amount


class OpponentDiscard(Effect, tag="opponent_discard", frozen=True):
    n: Amount


class DrawThenDiscard(Effect, tag="draw_then_discard", frozen=True):
    """Draw up to so many cards, then discard as many as were drawn."""

    up_to: Amount


class Stun(Effect, tag="stun", frozen=True):
    may: bool = False


class Prepare(Effect, tag="prepare", frozen=True): ...


class Sacrifice(Effect, tag="sacrifice", frozen=True):
    """Up to so many cards from hand or discard pile; `then` follows once if any was sacrificed."""

    up_to: Amount
    then: tuple[AnyEffect, ...] = ()


class Topdeck(Effect, tag="topdeck", frozen=True):
    what: Filter
    may: bool = False


class NextAcquire(Effect, tag="next_acquire", frozen=True):
    what: Filter
    to: Literal["deck", "hand"]


class Choose(Effect, tag="choose", frozen=True):
    options: Annotated[tuple[tuple[AnyEffect, ...], ...], Meta(min_length=2, max_length=4)]


class When(Effect, tag="when", frozen=True):
    count: Counter
    at_least: Amount
    then: tuple[AnyEffect, ...]
    otherwise: tuple[AnyEffect, ...] = ()


class Discount(Effect, tag="discount", frozen=True):
    n: Amount
    what: Filter


class Damage(Effect, tag="damage", frozen=True):
    """Damage, not combat, to a player and each of that player's champions, past all guards."""

    n: Amount


class Track(Effect, tag="track", frozen=True):
    look: Amount
    up_to: Amount


class Heist(Effect, tag="heist", frozen=True): ...


class Bless(Effect, tag="bless", frozen=True):
    health: Amount
    defence: Amount


class Resurrect(Effect, tag="resurrect", frozen=True): ...


AnyEffect = (
    Gold | Combat | Health | Draw | Discard | OpponentDiscard | DrawThenDiscard | Stun | Prepare | Sacrifice | Topdeck
    | NextAcquire | Choose | When | Discount | Damage | Track | Heist | Bless | Resurrect
)  # fmt: skip
Effects = tuple[AnyEffect, ...]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    en: str
    ru: str
    pool: Literal["market", "gem", "starter", "wizard", "thief", "ranger", "fighter", "cleric"]
    type: Literal["action", "item", "champion"]
    copies: Amount
    origin: Origins
    faction: Faction | None = None
    subtypes: tuple[str, ...] = ()
    cost: Annotated[int, Meta(ge=0)] | None = None
    """None: no price is printed, which counts as 0 (HR-059)."""
    defence: Annotated[int, Meta(ge=0)] = 0
    guard: bool = False
    primary: Effects = ()
    expend: Effects = ()
    ally: Effects = ()
    sacrifice: Effects = ()


class Skill(Struct, frozen=True, forbid_unknown_fields=True):
    """What a character can do: the skill once a turn for its cost, the ability once a game."""

    en: str
    ru: str
    effects: Effects
    cost: int = 0


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    en: str
    ru: str
    health: Amount
    deck: dict[str, Amount]
    skill: Skill
    ability: Skill
    origin: Origins


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    health: Amount
    row: Amount
    hand: Amount
    deck: dict[str, Amount]


class Content(Struct, frozen=True):
    start: Start
    cards: list[Card]
    characters: list[Character]


def read_cards(file: Traversable) -> Content:
    """All of cards.toml, or BadContent that names the card and what is wrong with it."""
    tables = read_toml(file)
    for name in tables:
        if name not in ("start", "card", "character"):
            raise BadContent(f"{file.name}: unknown table {name!r}")
    try:
        start = msgspec.convert(tables.get("start", {}), Start)
    except msgspec.ValidationError as error:
        raise BadContent(f"{file.name}: start: {error}") from None
    cards = read_entries(file, tables, "card", Card)
    characters = read_entries(file, tables, "character", Character)
    known = {card.id for card in cards}
    if "fire_gem" not in known:
        raise BadContent(f"{file.name}: there is no card fire_gem")
    for card in cards:
        if (card.type == "champion") != (card.defence > 0):
            raise BadContent(f"{file.name}: card {card.id}: defence is for champions, and every champion has one")
        if card.expend and card.type != "champion":
            raise BadContent(f"{file.name}: card {card.id}: expend is for champions")
        if card.primary and card.type == "champion":
            raise BadContent(f"{file.name}: card {card.id}: primary is for actions and items")
        if card.ally and card.faction is None:
            raise BadContent(f"{file.name}: card {card.id}: ally needs a faction")
    for where, deck in [("start", start.deck), *((f"character {c.id}", c.deck) for c in characters)]:
        for name in deck:
            if name not in known:
                raise BadContent(f"{file.name}: {where}: deck: no card {name!r}")
    return Content(start, cards, characters)


CONTENT: Final = read_cards(files(__package__) / "cards.toml")
START: Final = CONTENT.start
CARDS: Final = CONTENT.cards
CHARACTERS: Final = CONTENT.characters


FIGURES: Final = figures(msgspec.to_builtins([START, CARDS, CHARACTERS]))
NUMBER: Final = {card.id: number for number, card in enumerate(CARDS)}
FIRE_GEM: Final = NUMBER["fire_gem"]
MARKET: Final = [number for number, card in enumerate(CARDS) if card.pool == "market" for _ in range(card.copies)]
GEMS: Final = CARDS[FIRE_GEM].copies

COST: Final = [card.cost or 0 for card in CARDS]
DEFENCE: Final = [card.defence for card in CARDS]
GUARD: Final = [card.guard for card in CARDS]
FACTION: Final = [card.faction for card in CARDS]
CHAMPION: Final = [card.type == "champion" for card in CARDS]
ACTION: Final = [card.type == "action" for card in CARDS]
KNIFE: Final = ["knife" in card.subtypes for card in CARDS]
BOW: Final = ["bow" in card.subtypes for card in CARDS]


def fits(card: int, what: Filter) -> bool:
    return what == "any" or CARDS[card].type == what


def deck_of(cards: dict[str, int]) -> list[int]:
    return [NUMBER[name] for name, copies in cards.items() for _ in range(copies)]


# --- abilities as steps ---------------------------------------------------------------------------------------------

Ability = tuple[tuple[Step, ...], ...]
"""For each seat, the steps of an ability in the order in which they go onto the stack: the first one last."""

COUNTERS: Final[tuple[Counter, ...]] = Counter.__args__  # type: ignore[attr-defined]
EFFECTS: Final[list[AnyEffect]] = []
"""Every effect that is more than a word and numbers; steps name it by its place here."""
PARTS: Final[list[tuple[Ability, ...]]] = []
"""The abilities inside of each of EFFECTS."""


def _step(effect: AnyEffect, seat: int) -> Step:
    word = str(effect.__struct_config__.tag)
    match effect:
        case Gold() | Combat() | Health():
            return (word, seat, effect.n, COUNTERS.index(effect.per) + 1 if effect.per else 0)
        case Draw() | Discard() | OpponentDiscard() | Damage():
            return (word, seat, effect.n, 0)
        case DrawThenDiscard():
            return (word, seat, effect.up_to, 0)
        case Sacrifice():
            return (word, seat, EFFECTS.index(effect), effect.up_to)
        case Track():
            return (word, seat, effect.look, effect.up_to)
        case Bless():
            return (word, seat, effect.health, effect.defence)
        case Discount():
            return (word, seat, effect.n, FILTERS.index(effect.what))
        case NextAcquire():
            return (word, seat, 2 * FILTERS.index(effect.what) + (effect.to == "hand"), 0)
        case Topdeck() | Stun() | Choose() | When():
            return (word, seat, EFFECTS.index(effect), 0)
        case _:
            return (word, seat, 0, 0)


def ability(effects: Effects) -> Ability:
    """An ability ready for the stack of any seat."""
    for effect in effects:
        if effect not in EFFECTS:
            EFFECTS.append(effect)
            PARTS.append(())
            match effect:
                case Choose():
                    PARTS[EFFECTS.index(effect)] = tuple(map(ability, effect.options))
                case Sacrifice():
                    PARTS[EFFECTS.index(effect)] = (ability(effect.then),)
                case When():
                    PARTS[EFFECTS.index(effect)] = (ability(effect.then), ability(effect.otherwise))
    return tuple(tuple(_step(effect, seat) for effect in reversed(effects)) for seat in range(SEATS))


PRIMARY: Final = [ability(card.primary) for card in CARDS]
EXPEND: Final = [ability(card.expend) for card in CARDS]
ALLY: Final = [ability(card.ally) for card in CARDS]
SACRIFICE: Final = [ability(card.sacrifice) for card in CARDS]
SKILL: Final = [ability(character.skill.effects) for character in CHARACTERS]
ABILITY: Final = [ability(character.ability.effects) for character in CHARACTERS]
