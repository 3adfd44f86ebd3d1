"""Moving cards between hand, deck, discard pile, play area and sacrifice pile."""

from __future__ import annotations

from kubik.games.hero_realms.cards import FIRE_GEM
from kubik.games.hero_realms.modes import State
from kubik.games.hero_realms.state import CARD, Player, Table
from kubik.kernel.sight import EVERYBODY
from kubik.parts.piles import pick


def take_from_deck(state: State, seat: int, n: int) -> list[int]:
    """Cards from the top of a deck, as many as there are. A deck that runs out is made anew from the discard pile."""
    player = state.table.players[seat]
    taken: list[int] = []
    while player.top and len(taken) < n:
        taken.append(player.top.pop())
        player.knowers.pop()
    deck = player.deck
    missing = n - len(taken)
    if not missing:
        return taken
    if missing < len(deck):
        return taken + pick(state, deck, missing)
    if missing > len(deck) and player.discard:
        taken += sorted(deck)
        missing -= len(deck)
        player.deck = deck = player.discard
        player.discard = []
        player.stunned = []
        if state.listener:
            state.tell("shuffles", seat)
    if missing >= len(deck):
        player.deck = []
        # A whole deck is drawn without asking chance; in order, for the order of the list means nothing.
        return taken + sorted(deck)
    return taken + pick(state, deck, missing)


def draw_cards(state: State, seat: int, n: int) -> int:
    """Draw cards (HR-079); how many there really were."""
    player = state.table.players[seat]
    if not player.top:
        drawn = take_from_deck(state, seat, n)
        player.hand += drawn
    else:
        # Those that everybody saw being laid on the deck are known in the hand.
        public = [knowers == EVERYBODY for knowers in reversed(player.knowers)]
        drawn = take_from_deck(state, seat, n)
        for place, card in enumerate(drawn):
            (player.shown if place < len(public) and public[place] else player.hand).append(card)
    if drawn and state.listener:
        state.tell("draws", seat, pieces=drawn, source=f"deck:{seat}", to=f"hand:{seat}", secret="pieces", n=len(drawn))
    return len(drawn)


def holding(player: Player) -> list[int]:
    """All cards in hand."""
    return player.hand + player.shown if player.shown else player.hand


def own_cards(player: Player) -> list[int]:
    """All cards a player owns apart from those in play."""
    return player.hand + player.shown + player.deck + player.top + player.looked + player.discard


def take_from_hand(player: Player, card: int) -> None:
    """Take a copy of a card out of a hand."""
    # What everybody knew to be in the hand goes first: afterwards nobody can be sure of another copy.
    if card in player.shown:
        player.shown.remove(card)
    else:
        player.hand.remove(card)


def take_from_discard(player: Player, card: int) -> None:
    """Take a copy of a card out of a discard pile."""
    player.discard.remove(card)
    # A stunned champion that has left the pile is forgotten; copies are alike, so it goes last.
    if player.stunned.count(card) > player.discard.count(card):
        player.stunned.remove(card)


def discard_card(state: State, seat: int, card: int) -> None:
    """Lay a card of the hand on the discard pile."""
    player = state.table.players[seat]
    take_from_hand(player, card)
    player.discard.append(card)
    if state.listener:
        tell_move(state, "discards", seat, card, "hand", "discard")


def put_on_deck(player: Player, card: int, knowers: int = EVERYBODY) -> None:
    """Lay a card on top of the deck that these seats have seen."""
    player.top.append(card)
    player.knowers.append(knowers)


def sacrifice_card(table: Table, card: int) -> str:
    """Into the sacrifice pile; a Fire Gem goes back to its stack (HR-057). Where that is."""
    if card == FIRE_GEM:
        table.gems += 1
        return "gems"
    table.sacrificed.append(card)
    return "sacrificed"


def tell_move(state: State, kind: str, seat: int, card: int, source: str, to: str) -> None:
    """Tell that a card went from one own place of a player to another."""
    state.tell(kind, seat, pieces=[card], source=f"{source}:{seat}", to=f"{to}:{seat}")


def place_in_play(play: list[int], card: int, without: int = 0) -> int:
    """Where in a play area a copy of a card without these marks lies; -1: nowhere."""
    kept = CARD | without
    for place, piece in enumerate(play):
        if piece & kept == card:
            return place
    return -1
