"""Towers: a small game for two to four players, to show how a game is written for Kubik.

Everybody holds some cards of one common deck. In turn each player lays a card on the own tower and draws another. A
card that is lower than the one below it makes the tower fall: it begins anew with this card. When all cards have been
laid, the highest tower wins.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Struct

from kubik.kernel import rules, state
from kubik.kernel.content import content_hash
from kubik.kernel.decision import Decision, Option, Result
from kubik.kernel.errors import BadGameFile, Unfit
from kubik.kernel.game import Game, Sense
from kubik.kernel.sight import NOBODY, OWNER
from kubik.kernel.step import Ask
from kubik.kernel.table import Seated, Table
from kubik.parts.piles import pick

CARDS: Final = [1, 2, 3, 4, 5] * 4
HANDS: Final = {"small": 3, "large": 5}


class Player(Seated):
    hand: Annotated[list[int], OWNER.of("cards")] = []
    tower: list[int] = []


class Towers(Table):
    players: list[Player] = []
    deck: Annotated[list[int], NOBODY.of("cards")] = []


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    hand: Literal["small", "large"] = "small"


class Rules(rules.Rules):
    def __init__(self, players: int, settings: Settings) -> None:
        if not 2 <= players <= 4:
            raise Unfit(f"towers is for 2 to 4 players, not {players}", "players")
        self.players, self.settings, self.team = players, settings, list(range(players))
        self.hand = HANDS[settings.hand]


State = state.State[Towers, Rules]


def draw(state: State, seat: int, n: int) -> None:
    """Cards from the common deck, as many as there are."""
    table = state.table
    if len(table.deck) > n:
        drawn = pick(state, table.deck, n)
    else:
        drawn, table.deck = table.deck, []
    table.players[seat].hand += drawn
    if drawn and state.listener:
        state.tell("draws", seat, pieces=drawn, source="deck", to=f"hand:{seat}", secret="pieces", n=len(drawn))


LAY: Final = {card: Option(f"lay:{card}", card, "lay", piece=card, target=f"hand:{card}") for card in set(CARDS)}


class Turn(Ask):
    """Lay a card."""

    # Not answered by itself: that would tell everybody that all cards of the hand are alike.
    forced: ClassVar[bool] = False

    def options(self, state: State) -> list[Option]:
        return [LAY[card] for card in sorted(set(state.table.players[self.seat].hand))]

    def answer(self, state: State, option: Option) -> None:
        table, card = state.table, option.piece
        player = table.players[self.seat]
        player.hand.remove(card)
        if player.tower and card < player.tower[-1]:
            player.tower = []
            if state.listener:
                state.tell("falls", self.seat)
        player.tower.append(card)
        if state.listener:
            state.tell("lays", self.seat, pieces=[card], source=f"hand:{self.seat}", to=f"tower:{self.seat}")
        draw(state, self.seat, 1)
        players = state.rules.players
        others = [(self.seat + distance) % players for distance in range(1, players + 1)]
        table.steps += [Turn(seat) for seat in others if table.players[seat].hand][:1]


class TowersSense(Sense):
    def prefer(self, table: Towers, rules: Rules, decision: Decision) -> list[float]:
        """The lowest card that does not make the tower fall; if all do, the lowest."""
        top = max(table.players[decision.seat].tower, default=0)
        return [-option.piece - 10 * (option.piece < top) for option in decision.options]

    def clock(self, table: Towers) -> int:
        """How many cards have been laid."""
        return len(CARDS) - len(table.deck) - sum(len(player.hand) for player in table.players)

    def value(self, table: Towers, rules: Rules) -> list[float]:
        """As likely as the tower is high."""
        heights = [1 + len(player.tower) for player in table.players]
        return [height / sum(heights) for height in heights]


class TowersGame(Game[Towers, Rules]):
    id = "toy_game"
    table = Towers
    settings = Settings
    content = content_hash(CARDS, HANDS)
    sense = TowersSense()

    def agree(self, players: int | None, settings: Settings) -> Rules:
        return Rules(players or 2, settings)

    def lay_out(self, state: State) -> None:
        state.table.deck = list(CARDS)
        for seat in range(state.rules.players):
            state.table.players.append(Player())
            draw(state, seat, state.rules.hand)
        state.table.steps.append(Turn(0))

    def check_table(self, rules: Rules, table: Towers) -> None:
        if len(table.players) != rules.players:
            raise BadGameFile(f"the table is not laid for {rules.players} players")
        cards = sum((player.hand + player.tower for player in table.players), table.deck)
        if Counter(cards) - Counter(CARDS):
            raise BadGameFile("there are more cards than in the box")

    def result(self, state: State) -> Result:
        heights = tuple(len(player.tower) for player in state.table.players)
        places = tuple(1 + sum(other > height for other in heights) for height in heights)
        return Result(tuple(seat for seat, place in enumerate(places) if place == 1), places, {"height": heights})


GAME = TowersGame()
