"""What in a table that somebody wrote down cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from kubik.games.runebound.board import CITIES, FACES, GEM, HEXES
from kubik.games.runebound.check_fight import fight_faults
from kubik.games.runebound.content import (
    ADVENTURES,
    ASSET,
    DECK,
    FIGURES,
    HERO,
    SET,
    SKILL,
    STORIES,
    STORY,
    TIME,
    TYPE,
    VILLAIN,
)
from kubik.games.runebound.decks import all_trophies, deck_of
from kubik.games.runebound.gains import supply
from kubik.games.runebound.heroes import health
from kubik.games.runebound.quests import QUESTS
from kubik.games.runebound.skills import asset_limit
from kubik.games.runebound.start import ChooseHero, ChooseStart
from kubik.games.runebound.state import Player, Table
from kubik.games.runebound.story import AFTER
from kubik.games.runebound.turn import Act
from kubik.games.runebound.variants import Rules
from kubik.games.runebound.vocabulary import ASSET_TYPES, DECKS
from kubik.kernel.errors import BadGameFile


def check_table(rules: Rules, table: Table) -> None:
    """BadGameFile if a table cannot belong to these rules."""
    for fault in faults(rules, table):
        raise BadGameFile(fault)


def faults(rules: Rules, table: Table) -> Iterator[str]:
    """What is wrong, the first thing first; later ones trust that earlier ones are right."""
    if len(table.players) != rules.players:
        yield f"the table is not laid for {rules.players} players"
    if not (0 <= table.first < rules.players and 0 <= table.turn < rules.players):
        yield "there is no such seat to begin or to act"
    if not 1 <= table.act <= AFTER or not 1 <= table.space <= TIME.spaces:
        yield "there is no such act or space of the time track"
    if not 0 <= table.points <= FIGURES.turn.action_points:
        yield f"nobody has {table.points} action points"
    yield from _hex_faults(table)
    yield from _card_faults(rules, table)
    for seat, player in enumerate(table.players):
        yield from _player_faults(rules, table, seat, player)
    if supply(table) < 0:
        yield "there are more story tokens than in the box"
    yield from fight_faults(rules, table)


def _hex_faults(table: Table) -> Iterator[str]:
    if table.villain != -1 and table.villain not in HEXES:
        yield "the villain is not on the map"
    for name, hexes in (("zombie", table.zombies), ("gem", table.face_down)):
        if len(set(hexes)) != len(hexes):
            yield f"two {name}s lie on one hex"
        if any(hex not in HEXES for hex in hexes):
            yield f"a {name} is not on the map"
    if any(GEM[hex] < 0 for hex in table.face_down):
        yield "there is no gem on a hex where one lies face down"
    if any(face not in FACES for face in table.dice):
        yield "a die has no such face"


def _card_faults(rules: Rules, table: Table) -> Iterator[str]:
    """Every card lies somewhere, and only once."""
    players = table.players
    skills = [table.skill_deck, table.skill_discard, table.revealed]
    skills += [cards for player in players for cards in (player.hand, player.skills)]
    yield from _pile_faults("skill", skills, range(SKILL, ASSET))
    assets = [table.asset_deck, table.asset_discard, *table.markets, *(player.assets for player in players)]
    yield from _pile_faults("asset", assets, range(ASSET, STORY))
    scenario = rules.settings.scenario
    for number, name in enumerate(DECKS):
        deck = deck_of(table, number)
        lies = [deck.cards, deck.under, deck.discard]
        for player in players:
            for cards in (all_trophies(player), player.quests, player.drawn):
                lies.append([card for card in cards if _is_of(card, number)])
        wanted = [card for card in range(len(ADVENTURES)) if DECK[card] == number and SET[card] in ("common", scenario)]
        yield from _pile_faults(f"{name} adventure", lies, wanted)
    stories = [STORY + number for number, story in enumerate(STORIES) if story.scenario == scenario]
    slots = [card for card in table.slots if card >= 0]
    yield from _pile_faults("story", [table.story_deck, table.story_discard, slots], stories)
    if len(table.slots) != TIME.slots or any(QUESTS[card] is None for card in slots):
        yield "what lies in the story slots is no story quest, or there are too few slots"
    if len(table.markets) not in (0, len(CITIES)):
        yield f"there are {len(CITIES)} markets"


def _is_of(card: int, deck: int) -> bool:
    return not 0 <= card < len(ADVENTURES) or DECK[card] == deck


def _pile_faults(name: str, piles: list[list[int]], wanted: range | list[int]) -> Iterator[str]:
    found = Counter(chain(*piles))
    for card in found - Counter(wanted):
        yield f"a {name} card {card} does not exist here, or lies in two places"
    for _ in Counter(wanted) - found:
        yield f"a {name} card is missing"


def _player_faults(rules: Rules, table: Table, seat: int, player: Player) -> Iterator[str]:
    setting_up = any(isinstance(step, ChooseHero | ChooseStart) for step in table.steps)
    if setting_up and player.hero == -1:
        return
    if not HERO <= player.hero < VILLAIN or [each.hero for each in table.players].count(player.hero) > 1:
        yield f"seat {seat}: there is no such hero"
    if player.hex not in HEXES and not (setting_up and player.hex == -1):
        yield f"seat {seat}: the hero is not on the map"
    if min(player.gold, player.wounds, player.story) < 0 or player.wounds > health(player):
        yield f"seat {seat}: gold, wounds or story tokens are impossible"
    for number, name in enumerate(DECKS):
        cards = player.combat if number == 0 else player.exploration if number == 1 else player.social
        if any(DECK[card] != number for card in cards):
            yield f"seat {seat}: a trophy lies among those of {name}"
    if any(QUESTS[card] is None for card in player.quests):
        yield f"seat {seat}: a card among the quests is none"
    if isinstance(table.steps[-1] if table.steps else None, Act):
        types = [TYPE[card] for card in player.assets]
        if any(types.count(type) > asset_limit(player, type) for type in range(len(ASSET_TYPES))):
            yield f"seat {seat}: more assets of a type than a hero may own"
    for other in (*player.rivals, *player.offers):
        if not 0 <= other < rules.players:
            yield f"seat {seat}: there is no seat {other}"
