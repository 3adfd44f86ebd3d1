"""Arrange a table by names, play by option keys, look at what lies there.

    game = table(heroes="lissa mok", at="r07c10")
    game.dice("mountains_water plains_hills wild").choose("roll", "step:r07c09:mountains_water")
    assert game.me.at == "r07c09"

Arranging never makes or loses a card: cards come from wherever they lie, and what had to make room goes back to its
deck.
"""

from __future__ import annotations

from typing import Any, Final, Self

import pytest

import kubik
from kubik.games.runebound.board import FACE_NAMES, HEX, HEX_IDS
from kubik.games.runebound.content import ASSET, DECK, NUMBER, PIECES, SKILL, STORY, TIME
from kubik.games.runebound.decks import all_trophies, deck_of, trophies_of
from kubik.games.runebound.heroes import health
from kubik.games.runebound.state import LEFT, LOST, RETREATED, WON, Player, Table
from kubik.games.runebound.turn import Act, EndRound
from kubik.games.runebound.variants import Rules, State
from kubik.games.runebound.vocabulary import DECKS
from kubik.games.runebound.wounds import AfterDefeat
from kubik.kernel.step import Step
from tests.playing import Playing
from tests.runebound.conformance import check

rule: Final = pytest.mark.rule
OUTCOMES: Final = {"won": WON, "lost": LOST, "retreated": RETREATED, "left": LEFT}
AFTER_FIGHT: Final = ("enemy_fought", "quest_fought", "villain_fought", "challenged")


def names(cards: list[int]) -> list[str]:
    """Cards by their names, in their order."""
    return [PIECES[card].id for card in cards]


class Side:
    """One player's hero, in names."""

    def __init__(self, state: State, seat: int) -> None:
        self.player: Player = state.table.players[seat]

    @property
    def at(self) -> str:
        return HEX_IDS[self.player.hex]

    @property
    def gold(self) -> int:
        return self.player.gold

    @property
    def wounds(self) -> int:
        return self.player.wounds

    @property
    def story(self) -> int:
        return self.player.story

    @property
    def defeated(self) -> bool:
        return self.player.defeated

    @property
    def hand(self) -> list[str]:
        return names(self.player.hand)

    @property
    def skills(self) -> list[str]:
        return names(self.player.skills)

    @property
    def assets(self) -> list[str]:
        return names(self.player.assets)

    @property
    def quests(self) -> list[str]:
        return names(self.player.quests)

    @property
    def trophies(self) -> list[str]:
        return names(all_trophies(self.player))


class Game(Playing[Table, Rules, Side]):
    """A game under way, at an arranged table."""

    # --- arranging ----------------------------------------------------------------------------------------------------

    def hero(
        self,
        seat: int = 0,
        *,
        hero: str = "",
        at: str = "",
        gold: int | None = None,
        wounds: int | None = None,
        story: int | None = None,
        hand: str | None = None,
        skills: str | None = None,
        assets: str | None = None,
        trophies: str | None = None,
        quests: str | None = None,
        defeated: bool | None = None,
        detained: bool | None = None,
    ) -> Self:
        """Lay out what a player has; what is not named stays as it is."""
        player = self.state.table.players[seat]
        if hero:
            player.hero = NUMBER[hero]
        if at:
            player.hex = HEX[at]
        if gold is not None:
            player.gold = gold
        if story is not None:
            player.story = story
        if hand is not None:
            self._own(player.hand, hand)
        if skills is not None:
            self._own(player.skills, skills)
        if assets is not None:
            self._own(player.assets, assets)
        if quests is not None:
            self._own(player.quests, quests)
        if trophies is not None:
            for number in range(len(DECKS)):
                wanted = [name for name in trophies.split() if DECK[NUMBER[name]] == number]
                self._own(trophies_of(player, number), " ".join(wanted))
        if wounds is not None:
            player.wounds = wounds
        if defeated is not None:
            player.defeated = defeated
        if detained is not None:
            player.detained = detained
        return self.again()

    def deck(self, name: str, cards: str) -> Self:
        """A deck consists of these cards; the rest of it is its discard pile."""
        deck, discard = self._pile(name)
        discard += deck
        deck.clear()
        for each in cards.split():
            self._take(NUMBER[each])
            deck.append(NUMBER[each])
        return self.again()

    def exhausted(self, name: str) -> Self:
        """A deck and its discard pile are empty: all their cards lie with the last player."""
        deck, discard = self._pile(name)
        player = self.state.table.players[-1]
        place = player.hand if name == "skills" else player.assets if name == "assets" else None
        if place is None:
            place = trophies_of(player, DECKS.index(name))
        place += [*deck, *discard]
        deck.clear()
        discard.clear()
        return self

    def _pile(self, name: str) -> tuple[list[int], list[int]]:
        table = self.state.table
        if name == "skills":
            return table.skill_deck, table.skill_discard
        if name == "assets":
            return table.asset_deck, table.asset_discard
        if name == "stories":
            return table.story_deck, table.story_discard
        deck = deck_of(table, DECKS.index(name))
        return deck.cards, deck.discard

    def market(self, city: str, cards: str) -> Self:
        """What a market offers."""
        number = ("dawnsmoor", "forge", "riverwatch", "tamalir").index(city)
        self._own(self.state.table.markets[number], cards)
        return self.again()

    def slots(self, cards: str) -> Self:
        """The story quests that lie there, from slot 1 on."""
        table = self.state.table
        table.story_deck += [card for card in table.slots if card >= 0]
        table.slots = [-1] * TIME.slots
        for slot, name in enumerate(cards.split()):
            self._take(NUMBER[name])
            table.slots[slot] = NUMBER[name]
        return self.again()

    def time(self, act: int, space: int) -> Self:
        """Where the time token stands."""
        self.state.table.act, self.state.table.space = act, space
        return self.again()

    def points(self, n: int) -> Self:
        """So many action points are left."""
        self.state.table.points = n
        return self.again()

    def zombies(self, hexes: str) -> Self:
        """Where zombies are."""
        self.state.table.zombies = [HEX[hex] for hex in hexes.split()]
        return self.again()

    def villain(self, hex: str) -> Self:
        """Where the villain is."""
        self.state.table.villain = HEX[hex]
        return self.again()

    def face_down(self, hexes: str) -> Self:
        """Where gems lie face down."""
        self.state.table.face_down = [HEX[hex] for hex in hexes.split()]
        return self.again()

    def dice(self, faces: str) -> Self:
        """The next terrain dice."""
        return self.rolls(*(FACE_NAMES.index(name) for name in faces.split()))

    def _own(self, place: list[int], cards: str) -> None:
        for card in place:
            self._home(card).append(card)
        place.clear()
        for name in cards.split():
            self._take(NUMBER[name])
            place.append(NUMBER[name])

    def _home(self, card: int) -> list[int]:
        """The deck of a card."""
        table = self.state.table
        if card < SKILL:
            return deck_of(table, DECK[card]).cards
        return table.skill_deck if card < ASSET else table.asset_deck if card < STORY else table.story_deck

    def _take(self, card: int) -> None:
        table = self.state.table
        places = [table.skill_deck, table.skill_discard, table.asset_deck, table.asset_discard, *table.markets]
        places += [table.story_deck, table.story_discard]
        for number in range(len(DECKS)):
            deck = deck_of(table, number)
            places += [deck.cards, deck.under, deck.discard]
        for player in table.players:
            places += [player.hand, player.skills, player.assets, player.quests, player.drawn]
            places += [player.combat, player.exploration, player.social]
        for place in places:
            if card in place:
                place.remove(card)
                return
        raise AssertionError(f"{PIECES[card].id} is not in this game")

    def step(self, *steps: Step) -> Self:
        """Carry steps out at once, the last first, on top of what waits."""
        self.state.table.steps += steps
        self.state.run()
        return self

    # --- playing ------------------------------------------------------------------------------------------------------

    def can(self, verb: str) -> list[str]:
        """The keys of what may be chosen with a verb."""
        return [key for key in self.options() if key == verb or key.startswith(f"{verb}:")]

    def choose(self, *keys: str, seat: int | None = None) -> Self:
        """Choose one thing after the other."""
        super().choose(*keys, seat=seat)
        check(self.state)
        return self

    def end_fight(self, outcome: str) -> Self:
        """The fight under way is over; a hero who lost is defeated."""
        table = self.state.table
        while table.steps[-1].name not in AFTER_FIGHT:
            table.steps.pop()
        fight = table.fight
        fight.on, fight.sides, fight.outcome = False, [], OUTCOMES[outcome]
        if outcome == "lost":
            self.fells(fight.attacker)
        elif outcome == "won" and fight.card < 0:
            self.fells(fight.controller)
        self.state.run()
        return self

    def fells(self, seat: int) -> None:
        """A hero is defeated; abilities for that follow."""
        player = self.state.table.players[seat]
        player.wounds, player.defeated = health(player), True
        self.state.table.steps.append(AfterDefeat(seat))

    def end_turn(self) -> Self:
        """End the turn of whoever is asked, and take what must be discarded from the left."""
        seat = self.asked
        self.state.choose("end")
        while self.state.decision is not None and self.ask == "discard_down" and self.asked == seat:
            self.state.choose(self.options()[0])
        return self

    def end_round(self) -> Self:
        """The time token moves at once; then a new round begins."""
        table = self.state.table
        table.steps.clear()
        table.steps.append(EndRound(table.first))
        self.state.run()
        return self

    # --- looking ------------------------------------------------------------------------------------------------------

    def at(self, seat: int) -> Side:
        return Side(self.state, seat)

    @property
    def left(self) -> int:
        """Action points that are left."""
        return self.state.table.points

    def pile(self, name: str) -> list[str]:
        """A deck by its names."""
        return sorted(names(self._pile(name)[0]))

    def discard(self, name: str) -> list[str]:
        """A discard pile by its names."""
        return names(self._pile(name)[1])

    def offers(self, city: str) -> list[str]:
        """What lies in a market."""
        return names(self.state.table.markets[("dawnsmoor", "forge", "riverwatch", "tamalir").index(city)])

    def warning(self, key: str) -> str:
        """What a player may overlook who chooses this; empty if nothing."""
        state = self.state
        assert state.decision is not None
        found = state.game.warning(state.table, state.rules, state.decision, state.decision.find(key))
        return found.reason if found else ""


def start(players: int = 2, *, seed: int | str = 1, first: int | None = 0, **settings: Any) -> Game:
    """A game as it begins."""
    return Game(kubik.game("runebound").start(players, seed, first=first, **settings))


def table(
    players: int = 2,
    *,
    heroes: str = "laurel corbin hawthorne thorn",
    at: str = "",
    seed: int | str = 1,
    **settings: Any,
) -> Game:
    """The first turn of seat 0. Nobody has gold, cards in hand, assets or trophies; `at` is where seat 0 stands."""
    game = start(players, seed=seed, **settings)
    for name in heroes.split()[:players]:
        game.state.choose(f"hero:{name}")
    while not isinstance(game.state.decision.step if game.state.decision else None, Act):
        assert game.state.decision is not None
        game.state.choose(game.state.decision.options[-1])
    far = ["r13c00", "r00c14", "r13c14", "r00c00"]
    for seat in range(players):
        game.hero(seat, at=far[seat], gold=0, wounds=0, hand="", assets="", trophies="", skills="", quests="")
    if at:
        game.hero(at=at)
    game.events.clear()
    return game
