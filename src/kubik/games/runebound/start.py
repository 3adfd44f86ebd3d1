"""The set-up (RB-010 to RB-022)."""

from __future__ import annotations

from kubik.games.runebound import options
from kubik.games.runebound.board import HEX_IDS, OF_KIND
from kubik.games.runebound.content import (
    ADVENTURES,
    ASSET,
    DECK,
    HERO,
    HEROES,
    MARKET,
    SET,
    SKILL,
    STORIES,
    STORY,
    TIME,
    VILLAIN,
)
from kubik.games.runebound.decks import deck_of, draw_skills
from kubik.games.runebound.heroes import hand_limit
from kubik.games.runebound.lists import SCENARIO_SETUP, SETUP
from kubik.games.runebound.ready import perform
from kubik.games.runebound.state import Player
from kubik.games.runebound.turn import BeginRound
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import KINDS
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step
from kubik.parts.piles import pick


def lay_out(state: State) -> None:
    """Decks and markets, who begins, and all the steps until the first round. Gems lie face up from the start."""
    table, rules = state.table, state.rules
    scenario = rules.settings.scenario
    table.story_deck = [STORY + number for number, story in enumerate(STORIES) if story.scenario == scenario]
    table.slots = [-1] * TIME.slots
    for card in range(len(ADVENTURES)):
        if SET[card] in ("common", scenario):
            deck_of(table, DECK[card]).cards.append(card)
    table.players = [Player() for _ in range(rules.players)]
    first = rules.settings.first
    table.first = table.turn = first = state.below(rules.players) if first is None else first
    if state.listener:
        state.tell("opens", first, pieces=[rules.villain])
    table.skill_deck = list(range(SKILL, ASSET))
    table.asset_deck = list(range(ASSET, STORY))
    seats = rules.clockwise[first]
    steps = table.steps
    steps += (BeginRound(first), ScenarioSetup(first))
    steps += [SetupAbility(seat) for seat in reversed(seats)]
    steps += [ChooseStart(seat) for seat in reversed(seats)]
    steps += [DealHand(seat) for seat in reversed(seats)]
    steps.append(LayMarkets(first))
    steps += [ChooseHero(seat) for seat in reversed(seats)]


class ScenarioSetup(Step):
    """What the scenario card says (RB-013); it needs heroes to be there."""

    def do(self, state: State) -> None:
        perform(state, self.seat, SCENARIO_SETUP[state.rules.scenario])


class ChooseHero(Ask):
    """In turn order each player picks a hero and takes its gold (RB-015, RB-016)."""

    def options(self, state: State) -> list[Option]:
        taken = [player.hero for player in state.table.players]
        return [options.PICK_HERO[piece] for piece in range(HERO, VILLAIN) if piece not in taken]

    def answer(self, state: State, option: Option) -> None:
        player = state.table.players[self.seat]
        player.hero = option.piece
        player.gold = HEROES[option.piece - HERO].gold
        if state.listener:
            state.tell("picks_hero", self.seat, pieces=[option.piece])


class LayMarkets(Step):
    """Three assets for each city (RB-017)."""

    def do(self, state: State) -> None:
        table = state.table
        table.markets = [pick(state, table.asset_deck, MARKET.size) for _ in MARKET.cities]
        if state.listener:
            for city, cards in zip(MARKET.cities, table.markets, strict=True):
                state.tell("lays_market", self.seat, pieces=cards, source="asset_deck", to=f"market:{city}", city=city)


class DealHand(Step):
    """As many skill cards as the hand limit (RB-018)."""

    def do(self, state: State) -> None:
        draw_skills(state, self.seat, hand_limit(state.table.players[self.seat]))


class ChooseStart(Ask):
    """Any place of the kind that the hero card names (RB-019)."""

    def options(self, state: State) -> list[Option]:
        kind = KINDS.index(HEROES[state.table.players[self.seat].hero - HERO].start)
        return [options.START[hex] for hex in OF_KIND[kind]]

    def answer(self, state: State, option: Option) -> None:
        state.table.players[self.seat].hex = option.amount
        if state.listener:
            state.tell("starts_at", self.seat, hex=HEX_IDS[option.amount])


class SetupAbility(Step):
    """What the hero brings along (RB-020)."""

    def do(self, state: State) -> None:
        perform(state, self.seat, SETUP[state.table.players[self.seat].hero - HERO])
