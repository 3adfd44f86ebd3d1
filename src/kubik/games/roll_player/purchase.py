"""Buying a market card: its price, where it goes, and what follows (RP-066 to RP-072)."""

from __future__ import annotations

from typing import Final

from kubik.games.roll_player import options
from kubik.games.roll_player.actions import GRANTED, move_token
from kubik.games.roll_player.choice import Choice, drop
from kubik.games.roll_player.content import ARMOUR, ARROW, COST, HANDS, SKILL, TRAIT, TYPE, WEAPON
from kubik.games.roll_player.powers import AFTER_BUYING, DISCOUNTS, total
from kubik.games.roll_player.state import Player
from kubik.games.roll_player.variants import State
from kubik.kernel.decision import Option
from kubik.parts.piles import pick

BOTH_HANDS: Final = 2


def price(player: Player, card: int) -> int:
    """What a card costs before charisma tokens, not below 0 (RP-068)."""
    return max(0, COST[card] - total(DISCOUNTS, player.weapons)) if player.weapons else COST[card]


def fits(player: Player, card: int) -> bool:
    """Whether a player has the hands for a card."""
    return TYPE[card] != WEAPON or total(HANDS, player.weapons) + HANDS[card] <= BOTH_HANDS


def offers(player: Player, cards: list[int], table: list[list[list[Option]]]) -> list[Option]:
    """The ways to pay for each of some cards: gold, and so many charisma tokens (RP-067, OP-22)."""
    found: list[Option] = []
    gold, tokens = player.gold, player.charisma
    for card in cards:
        cost = price(player, card)
        if cost <= gold + tokens and (TYPE[card] != WEAPON or fits(player, card)):
            found += table[card][cost][max(0, cost - gold) : tokens + 1]
    return found


def pay(state: State, seat: int, option: Option) -> None:
    """Gold into the supply; what it does not cover is paid in charisma tokens."""
    player = state.table.players[seat]
    player.charisma -= price(player, option.piece) - option.amount
    player.gold -= option.amount


def take(state: State, seat: int, card: int, paid: int, source: str) -> None:
    """A paid card comes to its area of the board, a trait moves the token, and the class may act (RP-069, OP-21)."""
    player = state.table.players[seat]
    type_ = TYPE[card]
    if state.listener:
        areas = {WEAPON: "weapons", ARMOUR: "armour", TRAIT: "traits", SKILL: "skills"}
        state.tell("buys", seat, pieces=[card], source=source, to=f"{areas[type_]}:{seat}", n=paid)
    attribute = AFTER_BUYING[player.class_][type_]
    if attribute >= 0:
        state.table.steps.append(GRANTED[attribute][seat])
    if type_ == TRAIT:
        player.traits.append(card)
        move_token(state, seat, ARROW[card])
    elif type_ == ARMOUR:
        player.armour.append(card)
    elif type_ == SKILL:
        player.skills.append(card)
    elif fits(player, card):
        player.weapons.append(card)
    else:
        state.table.steps.append(MakeRoom(seat, card))


class MakeRoom(Choice):
    """A weapon that was bought unseen and does not fit: drop others, or give it up (OP-7)."""

    card: int

    def choices(self, state: State) -> list[Option]:
        weapons = state.table.players[self.seat].weapons
        return [*[options.DROP[card] for card in weapons], options.GIVE_UP]

    def options(self, state: State) -> list[Option]:
        return self.choices(state)

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        player = table.players[self.seat]
        if option == options.GIVE_UP:
            table.discard.append(self.card)
            if state.listener:
                state.tell("gives_up", self.seat, pieces=[self.card], to="discard")
            return
        drop(state, self.seat, option.piece)
        if fits(player, self.card):
            player.weapons.append(self.card)
        else:
            table.steps.append(self)


def reveal(state: State, n: int) -> list[int]:
    """The top cards of the deck; when it runs out the discard pile is shuffled into a new one (RP-080, RP-083)."""
    table = state.table
    cards: list[int] = []
    while len(cards) < n:
        if not table.deck:
            if table.bottom:
                table.deck, table.bottom = table.bottom, []
            elif table.discard:
                table.deck, table.discard = table.discard, []
                if state.listener:
                    state.tell("reshuffles", table.start)
            else:
                break
        wanted = min(n - len(cards), len(table.deck))
        if wanted == len(table.deck) == 1:
            cards.append(table.deck.pop())
        elif wanted < len(table.deck):
            cards += pick(state, table.deck, wanted)
        else:
            cards += [*pick(state, table.deck, wanted - 1), table.deck.pop()]
    return cards
