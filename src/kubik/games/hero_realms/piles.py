"""Moving cards between hand, deck, discard pile, play area and sacrifice pile."""

from __future__ import annotations

from math import perm

from kubik.games.hero_realms.cards import FIRE_GEM
from kubik.games.hero_realms.state import CARD, Player, State, Table


def take_from_deck(state: State, seat: int, n: int) -> list[int]:
    """Cards from the top of a deck, as many as there are. A deck that runs out is made anew from the discard pile."""
    player = state.table.players[seat]
    taken: list[int] = []
    for known in (player.seen, player.top):
        while known and len(taken) < n:
            taken.append(known.pop())
    deck = player.deck
    missing = n - len(taken)
    if missing > len(deck) and player.discard:
        taken += deck
        missing -= len(deck)
        player.deck = deck = player.discard
        player.discard = []
        if state.listener:
            state.tell("shuffles", seat)
    if missing >= len(deck):
        player.deck = []
        return taken + deck
    return taken + pick(state, deck, missing)


def pick(state: State, cards: list[int], n: int) -> list[int]:
    """Take n of more than n cards at random, with one answer of chance for all of them."""
    left = len(cards)
    answer = state.below(perm(left, n))
    picked = []
    for _ in range(n):
        answer, place = divmod(answer, left)
        left -= 1
        picked.append(cards[place])
        last = cards.pop()
        if place < left:
            cards[place] = last
    return picked


def draw_cards(state: State, seat: int, n: int) -> int:
    """Draw cards (HR-079); how many there really were."""
    player = state.table.players[seat]
    begin = len(player.seen)
    end = begin + len(player.top)
    drawn = take_from_deck(state, seat, n)
    player.hand += drawn[:begin] + drawn[end:]
    # Those that everybody saw being laid on the deck.
    player.shown += drawn[begin:end]
    if drawn and state.listener:
        state.tell("draws", seat, secret="cards", n=len(drawn), cards=drawn)
    return len(drawn)


def holding(player: Player) -> list[int]:
    """All cards in hand."""
    return player.hand + player.shown if player.shown else player.hand


def take_from_hand(player: Player, card: int) -> None:
    # What everybody knew to be in the hand goes first: afterwards nobody can be sure of another copy.
    if card in player.shown:
        player.shown.remove(card)
    else:
        player.hand.remove(card)


def discard_card(state: State, seat: int, card: int) -> None:
    player = state.table.players[seat]
    take_from_hand(player, card)
    player.discard.append(card)
    if state.listener:
        state.tell("discards", seat, card=card)


def put_on_deck(player: Player, card: int) -> None:
    """Lay a card that everybody saw on top of the deck."""
    # Above cards that only the owner knows, its place becomes the owner's secret too.
    (player.seen if player.seen else player.top).append(card)


def sacrifice_card(table: Table, card: int) -> None:
    """Into the sacrifice pile; a Fire Gem goes back to its stack (HR-057)."""
    if card == FIRE_GEM:
        table.gems += 1
    else:
        table.sacrificed.append(card)


def place_in_play(player: Player, card: int, marks: int = 0) -> int:
    """Where a copy of a card without these marks lies in the play area; a copy with more other marks first."""
    best = -1
    for place, piece in enumerate(player.play):
        if piece & CARD == card and not piece & marks and (best < 0 or piece > player.play[best]):
            best = place
    return best
