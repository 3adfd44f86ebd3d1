"""Arrange a table by names, play by option keys, look at what lies there.

    game = table(hand="spark", combat=5).opponent(hand="gold ruby", play="orc_grunt")
    game.choose("play:spark", "discard:gold")
    assert game.me.combat == 8

Cards are named in one string. Arranging never makes or loses a card: market cards come out of the market, Fire Gems
off their stack, starting cards out of the player's own ten. What is not named lies in the player's deck; if the deck is
named too (uppermost card first), the rest of the ten has been sacrificed.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

import kubik
from kubik.games.hero_realms.cards import CARDS, CHARACTERS, FIRE_GEM, NUMBER, START, deck_of
from kubik.games.hero_realms.modes import Rules, State
from kubik.games.hero_realms.state import CARD, EXPENDED, Player, Table
from tests.playing import Playing

rule: Final = pytest.mark.rule


def names(cards: list[int]) -> list[str]:
    """Pieces as the names of their cards, in alphabetical order."""
    return sorted(CARDS[card & CARD].id for card in cards)


class Side:
    """One player's side of the table, in names."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat

    @property
    def _player(self) -> Player:
        return self._state.table.players[self._seat]

    @property
    def gold(self) -> int:
        return self._player.gold

    @property
    def combat(self) -> int:
        return self._player.combat

    @property
    def health(self) -> int:
        side: int = self._state.rules.side[self._seat]
        return self._state.table.health[side]

    @property
    def hand(self) -> list[str]:
        return names(self._player.hand + self._player.shown)

    @property
    def play(self) -> list[str]:
        return names(self._player.play)

    @property
    def expended(self) -> list[str]:
        return names([piece for piece in self._player.play if piece & EXPENDED])

    @property
    def discard(self) -> list[str]:
        return names(self._player.discard)

    @property
    def deck(self) -> list[str]:
        """All of the deck."""
        return names(self._player.deck + self._player.top)

    @property
    def known_top(self) -> list[str]:
        """The cards on the deck whose order somebody knows, uppermost first."""
        return [CARDS[card].id for card in reversed(self._player.top)]


class Game(Playing[Table, Rules, Side]):
    """A game under way, at an arranged table."""

    # --- arranging ----------------------------------------------------------------------------------------------------

    def seat(
        self,
        seat: int,
        *,
        hand: str = "",
        play: str = "",
        expended: str = "",
        discard: str = "",
        deck: str | None = None,
        gold: int = 0,
        combat: int = 0,
        health: int | None = None,
        turns: int | None = None,
    ) -> Game:
        """Lay out all that a player has. `expended` are champions in play that are turned."""
        table = self.state.table
        player = table.players[seat]
        self._take_back(player)
        own = START.deck if player.character < 0 else CHARACTERS[player.character].deck
        left = deck_of(own)
        player.hand = self._get(hand, left)
        player.play = self._get(play, left) + [card | EXPENDED for card in self._get(expended, left)]
        player.discard = self._get(discard, left)
        if deck is not None:
            player.top = self._get(deck, left)[::-1]
            player.knowers = [1 << seat] * len(player.top)
            table.sacrificed += left
        else:
            player.deck = left
        player.gold, player.combat = gold, combat
        if turns is not None:
            player.turns = turns
        if health is not None:
            table.health[self.state.rules.side[seat]] = health
        self.state.resume()
        return self

    def opponent(
        self,
        *,
        hand: str = "",
        play: str = "",
        expended: str = "",
        discard: str = "",
        deck: str | None = None,
        health: int | None = None,
    ) -> Game:
        """Lay out what the player in seat 1 has."""
        return self.seat(1, hand=hand, play=play, expended=expended, discard=discard, deck=deck, health=health)

    def row(self, cards: str) -> Game:
        """Put these cards into the market row; the places that are left keep theirs."""
        table = self.state.table
        wanted = [NUMBER[name] for name in cards.split()]
        others = table.row
        for card in wanted:
            (table.market if card in table.market else others).remove(card)
        table.market += others[START.row - len(wanted) :]
        others = others[: START.row - len(wanted)]
        table.row = wanted + others + [table.market.pop(0) for _ in range(START.row - len(wanted + others))]
        self.state.resume()
        return self

    def sell_out(self, *, row: str = "") -> Game:
        """The market deck is empty, and only these cards are left in the row; all others have been sacrificed."""
        table = self.state.table
        cards = table.market + table.row
        table.row = [NUMBER[name] for name in row.split()]
        for card in table.row:
            cards.remove(card)
        table.market = []
        table.sacrificed += cards
        self.state.resume()
        return self

    def _take_back(self, player: Player) -> None:
        """Market cards and Fire Gems of a player go back where they come from."""
        table = self.state.table
        cards = player.hand + player.shown + player.deck + player.top + player.discard + player.play
        for piece in cards:
            card = piece & CARD
            if card == FIRE_GEM:
                table.gems += 1
            elif CARDS[card].pool == "market":
                table.market.append(card)
        player.hand, player.deck, player.discard, player.play = [], [], [], []
        player.shown, player.top, player.knowers = [], [], []

    def _get(self, cards: str, own: list[int]) -> list[int]:
        """The named cards, from where such cards come from."""
        table = self.state.table
        found = [NUMBER[name] for name in cards.split()]
        for card in found:
            if card == FIRE_GEM:
                table.gems -= 1
            elif CARDS[card].pool != "market":
                assert card in own, f"this player has no {CARDS[card].id} (left)"
                own.remove(card)
            elif card in table.market:
                table.market.remove(card)
            else:
                assert card in table.row, f"there is no {CARDS[card].id} (left) in the market"
                table.row[table.row.index(card)] = table.market.pop(0)
        return found

    # --- playing ------------------------------------------------------------------------------------------------------

    def end_round(self) -> Game:
        """Everybody ends the turn without doing anything, until it is this player's turn again."""
        me = self.asked
        self.choose("end_turn")
        while self.asked != me:
            self.choose("end_turn")
        return self

    # --- looking ------------------------------------------------------------------------------------------------------

    def at(self, seat: int) -> Side:
        return Side(self.state, seat)

    @property
    def market_row(self) -> list[str]:
        return names(self.state.table.row)

    @property
    def sacrificed(self) -> list[str]:
        return names(self.state.table.sacrificed)

    @property
    def gems(self) -> int:
        return self.state.table.gems


def start(players: int | None = None, *, seed: int = 1, first: int | None = 0, **options: Any) -> Game:
    """A game as it is dealt."""
    return Game(kubik.game("hero_realms").start(players, seed, first=first, **options))


def table(
    *,
    hand: str = "",
    play: str = "",
    expended: str = "",
    discard: str = "",
    deck: str | None = None,
    gold: int = 0,
    combat: int = 0,
    health: int | None = None,
    turns: int | None = None,
    players: int | None = None,
    **options: Any,
) -> Game:
    """The first turn of seat 0, which holds what is named; all others have nothing but their decks."""
    game = start(players, **options)
    for seat in range(1, len(game.state.table.players)):
        game.seat(seat)
    return game.seat(
        0,
        hand=hand,
        play=play,
        expended=expended,
        discard=discard,
        deck=deck,
        gold=gold,
        combat=combat,
        health=health,
        turns=turns,
    )
