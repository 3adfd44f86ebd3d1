"""Everything in the box as a screen draws it: names, texts and tellings of one language beside the figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from kubik.games.runebound.abilities import ABILITIES, FOE_HEALTH, FOES, MIN_HEALTH, TRAITS, Ability
from kubik.games.runebound.board import (
    COLUMNS,
    FACE_NAMES,
    GEM,
    HEX,
    HEX_IDS,
    HEXES,
    KIND,
    REGION,
    REGION_OF,
    ROWS,
    SHOWS,
    TERRAIN,
    WILD,
)
from kubik.games.runebound.content import (
    ASSET,
    ATTRIBUTE,
    CONTENT,
    COST,
    DECK,
    HERO,
    IS_ENEMY,
    MARKET,
    PIECES,
    PRICE,
    SKILL,
    STORY,
    SUCCESS,
    TIME,
    TURN,
    TYPE,
    VILLAIN,
)
from kubik.games.runebound.entries import EventCard
from kubik.games.runebound.quests import QUESTS, REQUIRED, TARGETS
from kubik.games.runebound.tales import Line, Tale, tales
from kubik.games.runebound.tokens import (
    ASSET_TOKEN,
    ENEMY_TOKENS,
    EXPERIENCED_TOKEN,
    FACES,
    HERO_TOKENS,
    TOKEN_IDS,
    VILLAIN_TOKENS,
)
from kubik.games.runebound.trade import TRADE_VALUE
from kubik.games.runebound.vocabulary import ASSET_TYPES, ATTRIBUTES, DECKS, KINDS, STATS, SYMBOLS, TERRAINS
from kubik.kernel.text import Piece

if TYPE_CHECKING:
    from kubik.games.runebound.text import RuneboundText

CardKind = Literal["enemy", "quest", "event", "skill", "asset", "story", "hero", "villain"]


class Named(Struct, frozen=True):
    """Something with a name."""

    id: str
    name: str


class Hex(Struct, frozen=True):
    """A hex, as people call it: by its region, or by what lies near."""

    id: str
    name: str
    terrain: int
    kind: int
    gem: int
    """The deck of its gem; -1: it has none."""
    region: int
    """-1: it belongs to none."""


class Region(Named, frozen=True):
    """Hexes with one name."""

    hexes: list[int]


class DieFace(Named, frozen=True):
    """A face of the terrain dice, and the terrains that it shows; a wild shows all of them."""

    terrains: list[int]
    wild: bool


class TokenFace(Struct, frozen=True):
    """A side of a combat token: so many of one symbol; gold counts for initiative."""

    symbol: int
    n: int
    gold: bool


class Token(Struct, frozen=True):
    """A combat token, as options name it: its two faces."""

    id: str
    name: str
    faces: tuple[TokenFace, TokenFace]


class Check(Struct, frozen=True):
    """A test of an attribute: so many cards more or less, and so many successes that bring something."""

    attribute: int
    mod: int


class Course(Named, frozen=True):
    """One of the two courses of an event; `tests` is empty if nothing is tested."""

    text: str
    tale: str
    tests: list[Check]


class Outcome(Struct, frozen=True):
    """What a quest may lead to: the symbols or successes that it takes, and what it brings."""

    symbols: list[int]
    successes: int
    text: str


class Quest(Struct, frozen=True):
    """Where a quest is fulfilled and how it is tried; `tests` is empty if nothing is tested."""

    targets: list[int]
    ap: int
    kind: str
    tests: list[Check]
    outcomes: list[Outcome]
    each: bool
    """Whether each hero may fulfil it once."""


class BoxAbility(Named, frozen=True):
    """Something that a card can do, by the key that options name it by."""

    number: int
    kind: str
    cost: int
    """Surge symbols; 0: any number, if it is a surge."""
    ap: int
    text: str


class Card(Named, frozen=True):
    """A card in words and figures; what a card of its kind does not have is empty."""

    kind: CardKind
    figures: str
    lines: list[str]
    tale: str
    deck: int
    """The deck of an adventure."""
    type: int
    """The attribute of a skill, or the type of an asset."""
    cost: tuple[int, int, int, int]
    """Trophies of each deck, and any others."""
    success: bool
    price: int
    trade: int
    """What a commodity is sold for."""
    tokens: list[int]
    health: int
    least: int
    """The least health of a villain."""
    traits: list[str]
    foe: str
    """Who is fought, if that is not the card's name."""
    abilities: list[BoxAbility]
    courses: list[Course]
    quests: list[Quest]
    """One, or none."""


class TimeTrack(Struct, frozen=True):
    """The spaces of an act: where gems turn up again, where stories come up."""

    spaces: int
    refresh: list[int]
    stories: list[int]
    slots: int


class Pieces(Struct, frozen=True):
    """The number of the first card of each kind."""

    skills: int
    assets: int
    stories: int
    heroes: int
    villains: int


class Box(Struct, frozen=True):
    """Cards and hexes by their number."""

    name: str
    rows: int
    columns: int
    hexes: list[Hex]
    regions: list[Region]
    rivers: list[tuple[int, int]]
    roads: list[tuple[int, int]]
    bridges: list[tuple[int, int]]
    terrains: list[Named]
    kinds: list[Named]
    decks: list[Named]
    stats: list[Named]
    """Attributes first."""
    asset_types: list[Named]
    symbols: list[Named]
    faces: list[DieFace]
    tokens: list[Token]
    enemy_tokens: list[int]
    experienced_token: int
    cards: list[Card]
    pieces: Pieces
    time: TimeTrack
    cities: list[Named]
    """By market."""
    city_hexes: list[int]
    points: int
    attributes: int


def box(text: RuneboundText) -> Box:
    """The box in the language of the text."""

    def named(prefix: str, ids: tuple[str, ...]) -> list[Named]:
        return [Named(id, text.words.say(f"{prefix}-{id}")) for id in ids]

    def edges(pairs: tuple[tuple[str, ...], ...]) -> list[tuple[int, int]]:
        return [(HEX[one], HEX[other]) for one, other in pairs]

    board = CONTENT.board
    return Box(
        name=text.words.say("game"),
        rows=ROWS,
        columns=COLUMNS,
        hexes=[
            Hex(HEX_IDS[hex], text.cards.hex(hex), TERRAIN[hex], KIND[hex], GEM[hex], REGION_OF[hex]) for hex in HEXES
        ],
        regions=[Region(id, text.cards.region(id), list(hexes)) for id, hexes in REGION.items()],
        rivers=edges(board.rivers),
        roads=edges(board.roads),
        bridges=edges(board.bridges),
        terrains=named("terrain", TERRAINS),
        kinds=named("kind", KINDS),
        decks=named("deck", DECKS),
        stats=named("stat", STATS),
        asset_types=named("asset", ASSET_TYPES),
        symbols=named("symbol", SYMBOLS),
        faces=[
            DieFace(
                id, text.face(face), [each for each in range(len(TERRAINS)) if SHOWS[face] >> each & 1], face == WILD
            )
            for face, id in enumerate(FACE_NAMES)
        ],
        tokens=[_token(text, number) for number in range(len(FACES))],
        enemy_tokens=list(ENEMY_TOKENS),
        experienced_token=EXPERIENCED_TOKEN,
        cards=[_card(text, number, piece) for number, piece in enumerate(text.pieces())],
        pieces=Pieces(SKILL, ASSET, STORY, HERO, VILLAIN),
        time=TimeTrack(TIME.spaces, list(TIME.refresh), list(TIME.stories), TIME.slots),
        cities=[Named(id, text.cards.region(id)) for id in MARKET.cities],
        city_hexes=[REGION[id][0] for id in MARKET.cities],
        points=TURN.action_points,
        attributes=len(ATTRIBUTES),
    )


def _face(text: RuneboundText, face: int) -> DieFace:
    terrains = [terrain for terrain in range(len(TERRAINS)) if SHOWS[face] >> terrain & 1]
    return DieFace(FACE_NAMES[face], text.face(face), terrains, face == WILD)


# --- cards ------------------------------------------------------------------------------------------------------------


def _kind(number: int) -> CardKind:
    if number >= SKILL:
        firsts: tuple[tuple[int, CardKind], ...] = (
            (VILLAIN, "villain"), (HERO, "hero"), (STORY, "story"), (ASSET, "asset"), (SKILL, "skill"),
        )  # fmt: skip
        return next(kind for first, kind in firsts if number >= first)
    return "enemy" if IS_ENEMY[number] else "quest" if QUESTS[number] else "event"


def _card(text: RuneboundText, number: int, piece: Piece) -> Card:
    kind = _kind(number)
    tale = tales()[PIECES[number].id]
    foe = FOES[number]
    return Card(
        id=PIECES[number].id,
        name=piece.name,
        kind=kind,
        figures=piece.figures,
        lines=piece.lines,
        tale=_told(text, tale),
        deck=DECK[number],
        type=ATTRIBUTE[number] if kind == "skill" else TYPE[number],
        cost=COST[number],
        success=bool(SUCCESS[number]),
        price=PRICE[number],
        trade=TRADE_VALUE[number],
        tokens=_tokens(number),
        health=FOE_HEALTH[number],
        least=MIN_HEALTH[number],
        traits=[text.words.say(f"trait-{trait}") for trait in TRAITS[number]],
        foe=text.cards.name(foe) if foe else "",
        abilities=[_ability(text, each) for each in ABILITIES if each.piece == number],
        courses=_courses(text, number, tale),
        quests=_quests(text, number),
    )


def _told(text: RuneboundText, line: Line | None) -> str:
    if line is None:
        return ""
    return text.cards.name(line)


def _token(text: RuneboundText, number: int) -> Token:
    front, back = (TokenFace(face.symbol, face.n, face.gold) for face in FACES[number])
    return Token(TOKEN_IDS[number], text.cards.token(number), (front, back))


def _tokens(number: int) -> list[int]:
    if ASSET_TOKEN[number] >= 0:
        return [ASSET_TOKEN[number]]
    if number >= VILLAIN:
        return [*ENEMY_TOKENS, VILLAIN_TOKENS[number - VILLAIN]]
    return list(ENEMY_TOKENS if FOES[number] else HERO_TOKENS[number])


def _ability(text: RuneboundText, ability: Ability) -> BoxAbility:
    return BoxAbility(
        id=ability.key,
        name=text.cards.name(ability),
        number=ability.number,
        kind=ability.kind,
        cost=ability.cost,
        ap=ability.ap,
        text=text.cards.ability(ability),
    )


def _courses(text: RuneboundText, number: int, tale: Tale) -> list[Course]:
    card = PIECES[number]
    if not isinstance(card, EventCard):
        return []
    return [
        Course(
            id=f"course:{card.id}:{place + 1}",
            name=text.cards.name(course),
            text=text.cards.course(number, place),
            tale=_told(text, told),
            tests=[
                Check(ATTRIBUTES.index(word["attribute"]), word.get("mod", 0))
                for word in course.effects
                if word["do"] == "test"
            ],
        )
        for place, (course, told) in enumerate(zip(card.options, tale.options, strict=True))
    ]


def _quests(text: RuneboundText, number: int) -> list[Quest]:
    quest = QUESTS[number]
    if quest is None:
        return []
    return [
        Quest(
            targets=sorted(TARGETS[number]),
            ap=quest.ap,
            kind=quest.kind,
            tests=[Check(ATTRIBUTES.index(quest.attribute), quest.mod)] if quest.attribute else [],
            outcomes=[
                Outcome(list(REQUIRED[number][place]), outcome.successes, text.cards.outcome(number, place))
                for place, outcome in enumerate(quest.outcomes)
            ],
            each=getattr(quest, "scope", "") == "each",
        )
    ]
