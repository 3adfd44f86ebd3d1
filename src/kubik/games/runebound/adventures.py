"""The adventure action, events and enemies (RB-070 to RB-072, RB-105 to RB-107, RB-130, RB-155, RB-156)."""

from __future__ import annotations

from typing import Final

from kubik.games.runebound import options
from kubik.games.runebound.abilities import ENEMY_DEFEATED, in_play, rules_of
from kubik.games.runebound.board import GEM, HEX_IDS
from kubik.games.runebound.content import DECK, IS_ENEMY, IS_QUEST
from kubik.games.runebound.decks import deck_of, discard_adventure, has_cards, keep, take_adventure
from kubik.games.runebound.enemies import decided
from kubik.games.runebound.fight import StartFight
from kubik.games.runebound.finish import EventDone, end_card, resolving
from kubik.games.runebound.lists import COURSES, NOTHING, REWARD, List
from kubik.games.runebound.moments import can_pay, is_used, mark_used, moment, pay
from kubik.games.runebound.ready import perform
from kubik.games.runebound.state import WON
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import DECKS, AdventureChoice, Cost, DeckId
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

_CHOICE: Final = rules_of(AdventureChoice)


def adventure(state: State, seat: int) -> None:
    """Turn the gem face down and draw a card of its deck (RB-070); some draw more and resolve one of them."""
    table = state.table
    player = table.players[seat]
    deck = GEM[player.hex]
    table.face_down.append(player.hex)
    if state.listener:
        state.tell("adventures", seat, deck=DECKS[deck], hex=HEX_IDS[player.hex])
    cards = 1
    for piece in in_play(player):
        for number, rule in _CHOICE[piece]:
            if not is_used(state, seat, number):
                mark_used(state, seat, number)
                cards = max(cards, rule.n)
    drawn = [draw(state, seat, deck, among=cards) for _ in range(cards) if has_cards(table, deck)]
    if len(drawn) > 1:
        table.steps.append(ChooseAdventure(seat, len(drawn)))
    else:
        resolve(state, seat, drawn[0], among=cards)


def draw(state: State, seat: int, deck: int, among: int = 1) -> int:
    """The top card of a deck, face up, as one of so many from which one is resolved."""
    card = take_adventure(state, deck)
    state.table.players[seat].drawn.append(card)
    if state.listener:
        state.tell(
            "draws_adventure", seat, pieces=[card], source=f"deck:{DECKS[deck]}", to=f"drawn:{seat}", among=among
        )
    return card


class ChooseAdventure(Ask):
    """Which of several drawn cards is resolved; the others go under the deck."""

    n: int

    def options(self, state: State) -> list[Option]:
        return [options.RESOLVE[card] for card in state.table.players[self.seat].drawn[-self.n :]]

    def answer(self, state: State, option: Option) -> None:
        player = state.table.players[self.seat]
        cards = player.drawn[-self.n :]
        del player.drawn[-self.n :]
        under = [card for card in cards if card != option.piece]
        deck_of(state.table, DECK[option.piece]).under += under
        player.drawn.append(option.piece)
        if state.listener:
            deck = DECKS[DECK[option.piece]]
            state.tell("puts_under", self.seat, pieces=under, source=f"drawn:{self.seat}", to=f"deck:{deck}")
        resolve(state, self.seat, option.piece, among=self.n)


def resolve(state: State, seat: int, card: int, among: int = 1) -> None:
    """An enemy is fought, a quest laid down, an event read (RB-072)."""
    table = state.table
    if among > 1 and state.listener:
        state.tell("resolves", seat, pieces=[card])
    if IS_ENEMY[card]:
        table.steps += (EnemyFought(seat, card), StartFight(seat, card))
    elif IS_QUEST[card]:
        player = table.players[seat]
        player.drawn.remove(card)
        player.quests.append(card)
        if state.listener:
            state.tell("gets_quest", seat, pieces=[card], source=f"drawn:{seat}", to=f"quests:{seat}")
    else:
        table.steps += (EventDone(seat, card), Course(seat, card))


class DrawAdventure(Step):
    """Draw the top card of a deck and resolve it at once; who is defeated by it leaves the rest (RB-369)."""

    deck: DeckId

    def do(self, state: State) -> None:
        deck = DECKS.index(self.deck)
        if has_cards(state.table, deck):
            state.table.steps.append(LeaveRest(self.seat))
            resolve(state, self.seat, draw(state, self.seat, deck))


class LeaveRest(Step):
    """After an adventure inside of another one."""

    def do(self, state: State) -> None:
        if state.table.players[self.seat].defeated:
            end_card(state)


# --- enemies ----------------------------------------------------------------------------------------------------------


class EnemyFought(Step):
    """After the fight with a drawn enemy: reward and trophy, or nothing (RB-155, RB-156, RB-158)."""

    card: int

    def do(self, state: State) -> None:
        if state.table.fight.outcome == WON:
            state.table.steps.append(KeepCard(self.seat))
            perform(state, self.seat, REWARD[self.card])
            moment(state, self.seat, ENEMY_DEFEATED)
        else:
            state.table.players[self.seat].drawn.remove(self.card)
            discard_adventure(state, self.seat, self.card)


# --- events -----------------------------------------------------------------------------------------------------------


class Course(Ask):
    """One of the two courses of an event; any may be chosen (RB-105, RB-106)."""

    card: int

    def options(self, state: State) -> list[Option]:
        return options.COURSE[self.card]

    def answer(self, state: State, option: Option) -> None:
        if state.listener:
            state.tell("chooses_course", self.seat, pieces=[self.card], n=option.amount)
        state.table.steps[-1] = EventDone(self.seat, self.card, option.amount)
        perform(state, self.seat, COURSES[self.card][option.amount])


class KeepCard(Step):
    """The adventure that is being resolved becomes a trophy."""

    def do(self, state: State) -> None:
        drawn = state.table.players[self.seat].drawn
        if drawn:
            keep(state, self.seat, drawn.pop())


class DropCard(Step):
    """The adventure that is being resolved is discarded."""

    def do(self, state: State) -> None:
        drawn = state.table.players[self.seat].drawn
        if drawn:
            discard_adventure(state, self.seat, drawn.pop())


class Choose(Step):
    """One of several lists of effects."""

    one_of: tuple[List, ...]

    def do(self, state: State) -> None:
        state.table.steps.append(ChooseOne(self.seat, self.one_of))


class ChooseOne(Ask):
    """Which one."""

    one_of: tuple[List, ...]

    def options(self, state: State) -> list[Option]:
        return decided(state, self.seat, options.CHOOSE[: len(self.one_of)])

    def answer(self, state: State, option: Option) -> None:
        perform(state, self.seat, self.one_of[option.amount - 1])


class Pay(Step):
    """A cost may be paid; what follows depends on that."""

    cost: Cost
    then: List
    otherwise: List = NOTHING

    def do(self, state: State) -> None:
        if can_pay(state.table.players[self.seat], self.cost):
            state.table.steps.append(MayPay(self.seat, self.cost, self.then, self.otherwise))
        else:
            decline(state, self.seat, self.otherwise)


def decline(state: State, seat: int, otherwise: List) -> None:
    """A cost is not paid."""
    if state.listener:
        card, course = resolving(state)
        state.tell("declines", seat, pieces=card, course=course)
    perform(state, seat, otherwise)


class MayPay(Ask):
    """Whether the cost is paid."""

    cost: Cost
    then: List
    otherwise: List

    def options(self, state: State) -> list[Option]:
        return [options.PAY, options.DECLINE]

    def answer(self, state: State, option: Option) -> None:
        if option == options.PAY:
            if state.listener:
                card, course = resolving(state)
                state.tell("pays_off", self.seat, pieces=card, course=course)
            perform(state, self.seat, self.then)
            pay(state, self.seat, self.cost)
        else:
            decline(state, self.seat, self.otherwise)
