"""Effects that bring or cost something: gold, wounds, story tokens, trophies, gems."""

from __future__ import annotations

from typing import Literal

from kubik.games.runebound import options
from kubik.games.runebound.board import GEM, MATCHES
from kubik.games.runebound.content import FIGURES
from kubik.games.runebound.decks import gain_trophies, has_cards
from kubik.games.runebound.enemies import plays_enemy
from kubik.games.runebound.state import Table
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import DECKS, TERRAINS, Amount, AnyDeck, Terrain
from kubik.games.runebound.wounds import heal, wound
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step


def gain_gold(state: State, seat: int, n: int) -> None:
    """Gold from the bank."""
    state.table.players[seat].gold += n
    if n and state.listener:
        state.tell("gains_gold", seat, n=n)


class GainGold(Step):
    """Take gold from the bank."""

    n: Amount

    def do(self, state: State) -> None:
        gain_gold(state, self.seat, self.n)


class GoldPerSymbol(Step):
    """A gold for each die of the exploration that shows this terrain or a wild."""

    terrain: Terrain

    def do(self, state: State) -> None:
        matches = MATCHES[TERRAINS.index(self.terrain)]
        gain_gold(state, self.seat, sum(matches[face] for face in state.table.dice))


class LoseGold(Step):
    """Return up to so much gold to the bank; an enemy takes it from its foe."""

    n: Amount
    who: Literal["user", "foe"] = "user"

    def do(self, state: State) -> None:
        seat = self.seat if self.who == "user" else foe_of(state, self.seat)
        player = state.table.players[seat]
        n = min(self.n, player.gold)
        player.gold -= n
        if n and state.listener:
            state.tell("loses_gold", seat, n=n)


def foe_of(state: State, seat: int) -> int:
    """The seat of the hero whom somebody fights."""
    fight = state.table.fight
    return fight.controller if seat == fight.attacker else fight.attacker


class Damage(Step):
    """Suffer wounds; outside of fights nothing blocks them (RB-331)."""

    n: Amount

    def do(self, state: State) -> None:
        wound(state, self.seat, self.n)


class Heal(Step):
    """Heal so many wounds; an enemy heals its own."""

    n: Amount

    def do(self, state: State) -> None:
        heal_user(state, self.seat, self.n)


def heal_user(state: State, seat: int, n: int) -> None:
    """Wounds are taken away from a hero, or from the enemy for whom the seat decides."""
    if not plays_enemy(state, seat):
        heal(state, seat, n)
        return
    fight = state.table.fight
    n = min(n, fight.wounds)
    fight.wounds -= n
    if n and state.listener:
        state.tell("enemy_heals", seat, n=n, pieces=[fight.card])


class HealAll(Step):
    """Heal all wounds."""

    def do(self, state: State) -> None:
        heal(state, self.seat, state.table.players[self.seat].wounds)


class Delay(Step):
    """The hero is detained (RB-163); once more changes nothing (RB-372)."""

    def do(self, state: State) -> None:
        state.table.players[self.seat].detained = True
        if state.listener:
            state.tell("is_detained", self.seat)


# --- story tokens -----------------------------------------------------------------------------------------------------


def supply(table: Table) -> int:
    """How many story tokens are left (RB-309)."""
    return FIGURES.box.story_tokens - len(table.zombies) - sum(player.story for player in table.players)


class GainStory(Step):
    """Take story tokens, as many as there are (RB-371)."""

    n: Amount

    def do(self, state: State) -> None:
        n = min(self.n, supply(state.table))
        state.table.players[self.seat].story += n
        if n and state.listener:
            state.tell("gains_story", self.seat, n=n, scenario=state.rules.settings.scenario)


class LoseStory(Step):
    """Return up to so many story tokens."""

    n: Amount

    def do(self, state: State) -> None:
        player = state.table.players[self.seat]
        n = min(self.n, player.story)
        player.story -= n
        if n and state.listener:
            state.tell("loses_story", self.seat, n=n, scenario=state.rules.settings.scenario)


# --- trophies and gems ------------------------------------------------------------------------------------------------


class GainTrophy(Step):
    """The top cards of a deck, face down (RB-022)."""

    deck: AnyDeck
    n: Amount = 1

    def do(self, state: State) -> None:
        if self.deck == "any":
            state.table.steps.append(ChooseDeck(self.seat, self.n))
        else:
            gain_trophies(state, self.seat, DECKS.index(self.deck), self.n)


class ChooseDeck(Ask):
    """From which deck a trophy comes."""

    n: int

    def options(self, state: State) -> list[Option]:
        return [options.DECK[number] for number in range(len(DECKS)) if has_cards(state.table, number)]

    def answer(self, state: State, option: Option) -> None:
        gain_trophies(state, self.seat, option.amount, self.n)


class RefreshGem(Step):
    """The gem of the own hex is turned face up."""

    def do(self, state: State) -> None:
        table = state.table
        hex = table.players[self.seat].hex
        if hex in table.face_down:
            table.face_down.remove(hex)
            if state.listener:
                state.tell("refreshes_gem", self.seat, deck=DECKS[GEM[hex]])
