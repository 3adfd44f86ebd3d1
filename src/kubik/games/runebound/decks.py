"""Skill cards, assets and adventures: drawing, discarding, and trophies.

Decks are decided when drawn. An empty one is made of its discard pile (RB-114, RB-307).
"""

from __future__ import annotations

from kubik.games.runebound import options
from kubik.games.runebound.content import DECK
from kubik.games.runebound.state import Deck, Player, Table
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import DECKS
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask
from kubik.parts.piles import pick

# --- skill cards ------------------------------------------------------------------------------------------------------


def has_skills(table: Table) -> bool:
    """Whether a skill card can be drawn (RB-307)."""
    return bool(table.skill_deck or table.skill_discard)


def take_skills(state: State, n: int) -> list[int]:
    """The top n cards of the skill deck, as many as there are."""
    table = state.table
    found: list[int] = []
    if n > len(table.skill_deck):
        n -= len(table.skill_deck)
        if table.skill_deck:
            found = pick(state, table.skill_deck, len(table.skill_deck))
        table.skill_deck, table.skill_discard = table.skill_discard, []
        n = min(n, len(table.skill_deck))
        if n and state.listener:
            state.tell("shuffles", table.turn, deck="skills")
    return found + pick(state, table.skill_deck, n) if n else found


def draw_skills(state: State, seat: int, n: int) -> None:
    """Skill cards into the hand."""
    drawn = take_skills(state, n)
    state.table.players[seat].hand += drawn
    if drawn and state.listener:
        state.tell("draws", seat, pieces=drawn, source="skill_deck", to=f"hand:{seat}", secret="pieces", n=len(drawn))


def discard_skill(state: State, seat: int, card: int, kind: str = "discards") -> None:
    """A skill card out of the hand."""
    state.table.players[seat].hand.remove(card)
    state.table.skill_discard.append(card)
    if state.listener:
        state.tell(kind, seat, pieces=[card], source=f"hand:{seat}", to="skill_discard")


class Exert(Ask):
    """Exert: discard skill cards, one after the other (RB-040, RB-041)."""

    n: int = 1

    def options(self, state: State) -> list[Option]:
        return [options.EXERT[card] for card in sorted(state.table.players[self.seat].hand)]

    def answer(self, state: State, option: Option) -> None:
        discard_skill(state, self.seat, option.piece, "exerts")
        if self.n > 1:
            state.table.steps.append(Exert(self.seat, self.n - 1))


# --- adventures -------------------------------------------------------------------------------------------------------


def deck_of(table: Table, number: int) -> Deck:
    """The deck of a colour."""
    return table.combat if number == 0 else table.exploration if number == 1 else table.social


def trophies_of(player: Player, number: int) -> list[int]:
    """The trophies of a colour."""
    return player.combat if number == 0 else player.exploration if number == 1 else player.social


def trophies(player: Player) -> int:
    """How many trophies a player has."""
    return len(player.combat) + len(player.exploration) + len(player.social)


def has_cards(table: Table, number: int) -> bool:
    """Whether anything can be drawn from a deck (RB-307)."""
    deck = deck_of(table, number)
    return bool(deck.cards or deck.under or deck.discard)


def take_adventure(state: State, number: int) -> int:
    """The top card of a deck that has cards."""
    deck = deck_of(state.table, number)
    if not deck.cards:
        if deck.under:
            return deck.under.pop(0)
        deck.cards, deck.discard = deck.discard, []
        if state.listener:
            state.tell("shuffles", state.table.turn, deck=DECKS[number])
    return pick(state, deck.cards, 1)[0]


def discard_adventure(state: State, seat: int, card: int) -> None:
    """An adventure is over and no trophy."""
    deck_of(state.table, DECK[card]).discard.append(card)
    if state.listener:
        state.tell("discards_adventure", seat, pieces=[card], to=f"discard:{DECKS[DECK[card]]}")


def keep(state: State, seat: int, card: int) -> None:
    """An adventure becomes a trophy."""
    player = state.table.players[seat]
    trophies_of(player, DECK[card]).append(card)
    player.trophied = True
    if state.listener:
        state.tell("keeps", seat, pieces=[card], to=f"trophies:{seat}", deck=DECKS[DECK[card]])


def gain_trophies(state: State, seat: int, number: int, n: int) -> None:
    """The top n cards of a deck, face down (RB-022)."""
    table = state.table
    player = table.players[seat]
    for _ in range(n):
        if has_cards(table, number):
            card = take_adventure(state, number)
            trophies_of(player, number).append(card)
            player.trophied = True
            if state.listener:
                deck = DECKS[number]
                state.tell(
                    "gains_trophy", seat, pieces=[card], source=f"deck:{deck}", to=f"trophies:{seat}", secret="pieces",
                    deck=deck,
                )  # fmt: skip


def spend_trophy(state: State, seat: int, card: int) -> None:
    """A trophy goes to the discard pile of its deck (RB-308)."""
    trophies_of(state.table.players[seat], DECK[card]).remove(card)
    deck_of(state.table, DECK[card]).discard.append(card)
    if state.listener:
        state.tell("spends_trophy", seat, pieces=[card], source=f"trophies:{seat}", to=f"discard:{DECKS[DECK[card]]}")


class SpendTrophies(Ask):
    """Which trophies are spent: so many of each deck, and so many of any (RB-098)."""

    cost: tuple[int, int, int, int]

    def options(self, state: State) -> list[Option]:
        """The decks in order, grey symbols last; where all trophies must go, nobody is asked."""
        player = state.table.players[self.seat]
        everything = sum(self.cost) == trophies(player)
        for number, n in enumerate(self.cost):
            if n:
                cards = sorted(trophies_of(player, number) if number < 3 else all_trophies(player))
                return [options.SPEND[card] for card in cards[: 1 if everything or n == len(cards) else None]]
        return []

    def answer(self, state: State, option: Option) -> None:
        spend_trophy(state, self.seat, option.piece)
        cost = list(self.cost)
        first = next(number for number, n in enumerate(cost) if n)
        cost[first] -= 1
        if any(cost):
            state.table.steps.append(SpendTrophies(self.seat, (cost[0], cost[1], cost[2], cost[3])))


def all_trophies(player: Player) -> list[int]:
    """The trophies of all colours."""
    return [*player.combat, *player.exploration, *player.social]


# --- assets -----------------------------------------------------------------------------------------------------------


def has_assets(table: Table) -> bool:
    """Whether an asset can be drawn."""
    return bool(table.asset_deck or table.asset_discard)


def take_asset(state: State) -> int:
    """The top card of the asset deck."""
    table = state.table
    if not table.asset_deck:
        table.asset_deck, table.asset_discard = table.asset_discard, []
        if state.listener:
            state.tell("shuffles", table.turn, deck="assets")
    return pick(state, table.asset_deck, 1)[0]
