"""What is in the box, read from the content files beside this one and checked: all faults are told at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any, Final, TypeVar

import msgspec

from kubik.games.runebound.entries import (
    Adventure,
    Attempt,
    Board,
    Box,
    Card,
    Content,
    Deck,
    Dice,
    Enemy,
    EnemyTokens,
    EventCard,
    Figures,
    Gems,
    Hero,
    March,
    Market,
    Quest,
    Region,
    Scenario,
    Skill,
    Story,
    Time,
    Token,
    Turn,
    Zombies,
)
from kubik.games.runebound.entries import Asset as AssetEntry
from kubik.games.runebound.vocabulary import ASSET_TYPES, ATTRIBUTES, DECKS, EFFECTS, SCENARIOS, SYMBOLS
from kubik.kernel.content import Contents, content_hash, figures

SEATS: Final = 4
_LETTERS: Final = "phfmwc"
KINDS_OF: Final[dict[type, str]] = {
    Enemy: "enemy",
    Quest: "quest",
    EventCard: "event",
    Skill: "skill",
    AssetEntry: "asset",
    Story: "story",
    Hero: "hero",
    Scenario: "scenario",
}
"""What the content files call an entry."""


def read_content(contents: Contents) -> Content:
    """All content files, or BadContent with every fault."""
    board, gems = contents.table("board", Board), contents.table("gems", Gems)
    regions = contents.entries("region", Region)
    heroes, skills = contents.entries("hero", Hero), contents.entries("skill", Skill)
    assets = contents.entries("asset", AssetEntry)
    adventures: list[Adventure] = [*contents.entries("enemy", Enemy)]
    adventures += contents.entries("quest", Quest)
    adventures += contents.entries("event", EventCard)
    decks = [Deck(id, [card for card in adventures if card.deck == id]) for id in DECKS]
    stories, scenarios = contents.entries("story", Story), contents.entries("scenario", Scenario)
    numbers = Figures(
        turn=contents.table("turn", Turn),
        dice=contents.table("dice", Dice),
        time=contents.table("time", Time),
        market=contents.table("market", Market),
        zombies=contents.table("zombies", Zombies),
        villain=contents.table("villain", March),
        box=contents.table("box", Box),
        enemies=contents.table("enemies", EnemyTokens),
    )
    contents.close()
    content = Content(board, gems, regions, heroes, skills, assets, decks, stories, scenarios, numbers)
    _check_map(contents, content)
    _check_ids(contents, content)
    _check_counts(contents, content)
    _check_quests(contents, content)
    _check_effects(contents, content)
    _check_tokens(contents, content)
    contents.check()
    return content


# --- what the entries say of each other -------------------------------------------------------------------------------


def hex_ids(board: Board) -> list[str]:
    """The hexes of a map row by row."""
    return [f"r{row:02}c{column:02}" for row, line in enumerate(board.terrain) for column in range(len(line))]


def neighbours(row: int, column: int) -> list[tuple[int, int]]:
    """The six places around a hex, whether they are on the map or not."""
    lower = column % 2
    sides = [(row - 1 + lower + side, column + step) for step in (-1, 1) for side in (0, 1)]
    return [(row - 1, column), (row + 1, column), *sides]


def _place(hex: str) -> tuple[int, int]:
    return int(hex[1:3]), int(hex[4:6])


def _check_map(contents: Contents, content: Content) -> None:
    board = content.board
    hexes = set(hex_ids(board))
    length = len(board.terrain[0])
    for number, line in enumerate(board.terrain):
        if len(line) != length:
            message = f"terrain: row {number} has {len(line)} hexes, row 0 has {length}"
            contents.fault("board", "", "row", message, row=number, n=len(line), first=length)
        for letter in sorted(set(line) - set(_LETTERS)):
            message = f"terrain: row {number}: there is no terrain {letter!r}"
            contents.fault("board", "", "no_terrain", message, row=number, letter=letter)
    for hex in sorted(hexes):
        if not any(f"r{row:02}c{column:02}" in hexes for row, column in neighbours(*_place(hex))):
            contents.fault("board", "", "alone", f"{hex} has no neighbours", hex=hex)
    letters = "".join(board.terrain)
    cities = tuple(hex for hex, letter in zip(hex_ids(board), letters, strict=True) if letter == _LETTERS[-1])
    kinds = [("city", cities), *((kind, getattr(board, kind)) for kind in ("settlement", "shrine", "fortress"))]
    _check_hexes(contents, "board", hexes, kinds)
    _check_hexes(contents, "gems", hexes, [(deck, getattr(content.gems, deck)) for deck in DECKS])
    _check_hexes(contents, "region", hexes, [(region.id, region.hexes) for region in content.regions])
    for name, edges in (("rivers", board.rivers), ("roads", board.roads), ("bridges", board.bridges)):
        for edge in edges:
            if len(edge) != 2:
                message = f"{name}: {' '.join(edge)}: there must be two hexes"
                contents.fault("board", "", "no_edge", message, hexes=" ".join(edge))
        pairs = [edge for edge in edges if len(edge) == 2]
        for one, other in pairs:
            if not {one, other} <= hexes or _place(other) not in neighbours(*_place(one)):
                message = f"{name}: {one} and {other} are no neighbours"
                contents.fault("board", "", "no_neighbours", message, one=one, other=other)
        for one, other in _doubles(tuple(sorted(edge)) for edge in pairs):
            message = f"{name}: {one} and {other} are there twice"
            contents.fault("board", "", "edge_twice", message, one=one, other=other)
    for deck in DECKS:
        _check_count(contents, "gems", deck, len(getattr(content.gems, deck)), content.figures.box.gems)
    regions = {region.id: region for region in content.regions}
    for city in content.figures.market.cities:
        if city not in regions or not set(regions[city].hexes) <= set(cities):
            contents.fault("market", "", "no_city", f"cities: there is no city {city!r}", name=city)
    markets = set(content.figures.market.cities)
    _check_count(contents, "market", "cities", len(markets), len(content.figures.market.cities))
    _check_count(contents, "board", "cities", len(cities), len(markets))


def _check_hexes(contents: Contents, kind: str, hexes: set[str], lists: list[tuple[str, tuple[str, ...]]]) -> None:
    """Hexes that exist, each only once among the lists of a kind."""
    for name, listed in lists:
        for hex in sorted(set(listed) - hexes):
            contents.fault(kind, name, "no_hex", f"there is no hex {hex}", hex=hex)
    for hex in _doubles(hex for _, listed in lists for hex in listed):
        contents.fault(kind, "", "hex_twice", f"{hex} is there twice", hex=hex)


T = TypeVar("T")


def _doubles(things: Iterable[T]) -> list[T]:
    return [thing for thing, n in Counter(things).items() if n > 1]


def _check_count(contents: Contents, kind: str, id: str, found: int, wanted: int) -> None:
    if found != wanted:
        contents.fault(kind, id, "count", f"there must be {wanted}, not {found}", n=found, wanted=wanted)


def _cards(content: Content) -> list[Card]:
    cards: list[Card] = [*content.heroes, *content.skills, *content.assets, *content.stories, *content.scenarios]
    for deck in content.decks:
        cards += deck.cards
    return cards


def _check_ids(contents: Contents, content: Content) -> None:
    """An id is used once among all cards, so that an option or a test can name any of them by it."""
    for id in _doubles(card.id for card in _cards(content)):
        contents.fault("card", id, "id_twice", "the id is there twice")


def _check_counts(contents: Contents, content: Content) -> None:
    box = content.figures.box
    _check_count(contents, "skill", "", len(content.skills), box.skills)
    _check_count(contents, "asset", "", len(content.assets), box.assets)
    for deck in content.decks:
        sets = Counter(card.set for card in deck.cards)
        _check_count(contents, deck.id, "common", sets["common"], box.common)
        for id in SCENARIOS:
            _check_count(contents, deck.id, id, sets[id], box.per_scenario)
    if [scenario.id for scenario in content.scenarios] != list(SCENARIOS):
        contents.fault("scenario", "", "", f"there must be {' and '.join(SCENARIOS)}, in this order")
    for id in SCENARIOS:
        _check_count(contents, "story", id, sum(story.scenario == id for story in content.stories), box.stories)
    market, time, faces = content.figures.market, content.figures.time, content.figures.dice.faces
    if market.size * len(market.cities) > len(content.assets):
        contents.fault("market", "", "few_assets", "size: there are not so many assets")
    for space in (*time.refresh, *time.stories):
        if space > time.spaces:
            contents.fault("time", "", "no_space", f"there is no space {space}", n=space)
    if len(set(faces)) < len(faces) or ("wild",) not in faces:
        contents.fault("dice", "", "faces", "faces: they must be different, and one of them wild")
    for hero in content.heroes:
        if not getattr(content.board, hero.start, ()):
            contents.fault("hero", hero.id, "no_start", f"start: there is no {hero.start}", name=hero.start)


def _check_quests(contents: Contents, content: Content) -> None:
    regions = {region.id for region in content.regions}
    quests: list[tuple[str, str, Attempt]] = []
    for deck in content.decks:
        quests += [("quest", card.id, card) for card in deck.cards if isinstance(card, Quest)]
    quests += [("story", story.id, story.quest) for story in content.stories if story.quest is not None]
    for kind, id, quest in quests:
        for target in quest.target:
            if bool(target.region) == bool(target.kind) or (target.region and target.region not in regions):
                contents.fault(kind, id, "no_place", "target: there is no such place")
        if (quest.kind == "test") != (quest.attribute is not None):
            contents.fault(kind, id, "test_attribute", "a test has an attribute, nothing else has")
        if (quest.kind == "fight") != (quest.enemy is not None):
            contents.fault(kind, id, "fight_enemy", "a fight has an enemy, nothing else has")
        for number, outcome in enumerate(quest.outcomes, 1):
            if bool(outcome.symbols) != (quest.kind == "explore"):
                contents.fault(kind, id, "symbols", f"outcome {number}: symbols are for exploring", n=number)
            if bool(outcome.successes) != (quest.kind == "test"):
                contents.fault(kind, id, "successes", f"outcome {number}: successes are for tests", n=number)
            if (outcome.cost.gold + outcome.cost.trophy > 0) != (quest.kind == "pay"):
                contents.fault(kind, id, "cost", f"outcome {number}: a cost is for paying", n=number)
    for scenario in content.scenarios:
        if (scenario.act_two == "march") != (scenario.goal in regions):
            message = f"goal: there is no region {scenario.goal!r}"
            contents.fault("scenario", scenario.id, "no_region", message, name=scenario.goal)


def _check_effects(contents: Contents, content: Content) -> None:
    """Effect words that exist, and regions that they name. Whether their figures fit is told when they are read."""
    regions = [region.id for region in content.regions]
    for card in _cards(content):
        kind = KINDS_OF[type(card)]
        for word in _words(msgspec.to_builtins(card)):
            name, at = word["do"], word.get("at", word)
            region = at.get("region") if isinstance(at, dict) else None
            if name not in EFFECTS:
                contents.fault(kind, card.id, "no_effect", f"there is no effect {name!r}", name=str(name))
            if region and region not in regions:
                message = f"there is no region {region!r}"
                contents.fault(kind, card.id, "no_region", message, name=str(region))


def _words(data: Any) -> Iterator[dict[str, Any]]:
    """The effect words of an entry, those inside of others too."""
    if isinstance(data, dict):
        if "do" in data:
            yield data
        data = list(data.values())
    if isinstance(data, list | tuple):
        for each in data:
            yield from _words(each)


def _check_tokens(contents: Contents, content: Content) -> None:
    tokens: list[tuple[str, str, Token]] = [
        ("hero", hero.id, token) for hero in content.heroes for token in hero.tokens
    ]
    tokens += [("asset", asset.id, asset.token) for asset in content.assets if asset.token]
    tokens += [("scenario", scenario.id, scenario.villain.token) for scenario in content.scenarios]
    enemies = content.figures.enemies
    tokens += [("enemies", "", token) for token in (*enemies.tokens, enemies.experienced)]
    for kind, id, token in tokens:
        for face in token:
            if face.lstrip("*").split()[-1] not in SYMBOLS:
                contents.fault(kind, id, "no_face", f"there is no face {face!r}", face=face)


FILES: Final = (
    "map", "heroes", "skills", "assets", "enemies", "quests", "events", "stories", "scenarios", "figures",
)  # fmt: skip
CONTENTS: Final = Contents("runebound", files(__package__), *FILES)
CONTENT: Final = read_content(CONTENTS)
HASH: Final = content_hash(figures(msgspec.to_builtins(CONTENT)))
FIGURES: Final = CONTENT.figures
TURN: Final = FIGURES.turn
TIME: Final = FIGURES.time
MARKET: Final = FIGURES.market

# --- pieces -----------------------------------------------------------------------------------------------------------

HEROES: Final = CONTENT.heroes
SKILLS: Final = CONTENT.skills
ASSETS: Final = CONTENT.assets
STORIES: Final = CONTENT.stories
SCENARIO_CARDS: Final = CONTENT.scenarios
ADVENTURES: Final[list[Adventure]] = [card for deck in CONTENT.decks for card in deck.cards]

SKILL: Final = len(ADVENTURES)
ASSET: Final = SKILL + len(SKILLS)
STORY: Final = ASSET + len(ASSETS)
HERO: Final = STORY + len(STORIES)
VILLAIN: Final = HERO + len(HEROES)
"""All cards are numbered together: adventures from 0, then skills, assets, stories, heroes, and the villains, which are
on the scenario cards."""
PIECES: Final[list[Card]] = [*ADVENTURES, *SKILLS, *ASSETS, *STORIES, *HEROES, *SCENARIO_CARDS]
NUMBER: Final = {entry.id: number for number, entry in enumerate(PIECES)}
"""The numbers of all cards by their ids."""
KIND_OF: Final = [KINDS_OF[type(card)] for card in PIECES]
"""By piece: what the content files call such an entry."""

# --- columns: figures by the number of a piece ------------------------------------------------------------------------


def _column(first: int, values: Iterable[int], nothing: int = 0) -> list[int]:
    column = [nothing] * len(PIECES)
    for number, value in enumerate(values, first):
        column[number] = value
    return column


def _price(card: Card) -> tuple[int, int, int, int]:
    cost = card.cost if isinstance(card, Skill) else {}
    return cost.get("combat", 0), cost.get("exploration", 0), cost.get("social", 0), cost.get("any", 0)


DECK: Final = _column(0, (number for number, deck in enumerate(CONTENT.decks) for _ in deck.cards), -1)
"""The deck of an adventure."""
SET: Final = [card.set for card in ADVENTURES]
IS_ENEMY: Final = [isinstance(card, Enemy) for card in PIECES]
IS_QUEST: Final = [isinstance(card, Quest) for card in PIECES]
ATTRIBUTE: Final = _column(SKILL, (ATTRIBUTES.index(skill.attribute) for skill in SKILLS), -1)
SUCCESS: Final = _column(SKILL, (skill.success for skill in SKILLS))
COST: Final = [_price(card) for card in PIECES]
"""What a skill costs: trophies of each deck, and any others."""
TYPE: Final = _column(ASSET, (ASSET_TYPES.index(asset.type) for asset in ASSETS), -1)
PRICE: Final = _column(ASSET, (asset.price for asset in ASSETS))
