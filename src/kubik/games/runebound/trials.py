"""Tests of body, mind and spirit (RB-108 to RB-113, RB-310)."""

from __future__ import annotations

from typing import Final

from kubik.games.runebound import options
from kubik.games.runebound.abilities import ABILITIES, TEST_PASSED, TRIGGERS, abilities_of, in_play, rules_of, sums_of
from kubik.games.runebound.content import SUCCESS
from kubik.games.runebound.decks import discard_skill, take_skills
from kubik.games.runebound.finish import end_card, resolving
from kubik.games.runebound.heroes import attribute, holds
from kubik.games.runebound.lists import NOTHING, List
from kubik.games.runebound.moments import is_used, moment
from kubik.games.runebound.ready import perform, perform_times
from kubik.games.runebound.state import Player, Table
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import ATTRIBUTES, Attribute, ExertReveals, TestBonus
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

_BONUS: Final = rules_of(TestBonus)
_EXERT_REVEALS: Final = sums_of(ExertReveals)
ALL: Final = 99
"""Every further success matters."""


class Test(Step):
    """Test an attribute: a success leads to one list of effects, a failure to another; some count successes."""

    attribute: Attribute
    mod: int = 0
    success: List = NOTHING
    fail: List = NOTHING
    per_success: List = NOTHING

    def do(self, state: State) -> None:
        enough = ALL if self.per_success else 1
        state.table.steps.append(AfterTest(self.seat, self.success, self.fail, self.per_success))
        begin_test(state, self.seat, ATTRIBUTES.index(self.attribute), self.mod, enough)


def begin_test(state: State, seat: int, number: int, mod: int, enough: int) -> None:
    """Reveal as many cards as the attribute with all modifiers says; more than `enough` successes bring nothing."""
    player = state.table.players[seat]
    n = attribute(player, number) + mod + bonus(state.table, player, number)
    if state.listener:
        state.tell("tests", seat, attribute=ATTRIBUTES[number], n=max(0, n))
    for ability in abilities_of(TRIGGERS[TEST_PASSED], player):
        if not is_used(state, seat, ability):
            enough = max(enough, ABILITIES[ability].when.successes)
    state.table.steps.append(Testing(seat, enough))
    reveal(state, seat, n)


def bonus(table: Table, player: Player, number: int) -> int:
    """More cards by cards in play."""
    return sum(
        rule.n
        for piece in in_play(player)
        for _, rule in _BONUS[piece]
        if rule.attribute in ("any", ATTRIBUTES[number]) and holds(table, player, rule.when)
    )


def reveal(state: State, seat: int, n: int) -> None:
    """Cards of the skill deck are revealed."""
    cards = take_skills(state, n) if n > 0 else []
    state.table.revealed += cards
    if cards and state.listener:
        state.tell("reveals", seat, pieces=cards, source="skill_deck", to="revealed", n=successes(cards))


def successes(cards: list[int]) -> int:
    """The success icons of some skill cards."""
    return sum(SUCCESS[card] for card in cards)


class Testing(Ask):
    """Before the result is announced: exert to reveal one more card, as often as there are cards (RB-112)."""

    enough: int
    exerted: bool = False

    def options(self, state: State) -> list[Option]:
        hand = state.table.players[self.seat].hand
        if not hand or successes(state.table.revealed) >= self.enough:
            return []
        return [*[options.EXERT[card] for card in sorted(hand)], options.DONE]

    def answer(self, state: State, option: Option) -> None:
        if option == options.DONE:
            return
        more = 1
        if not self.exerted:
            player = state.table.players[self.seat]
            more = max(1, *(_EXERT_REVEALS[piece] for piece in in_play(player)))
        state.table.steps.append(Testing(self.seat, self.enough, exerted=True))
        discard_skill(state, self.seat, option.piece, "exerts")
        reveal(state, self.seat, more)


def announce(state: State, seat: int) -> int:
    """The result of a test; the revealed cards are discarded (RB-110, RB-113)."""
    table = state.table
    found = successes(table.revealed)
    table.skill_discard += table.revealed
    table.revealed = []
    if state.listener and not table.fight.on:  # in fights only the successes matter, which were revealed
        card, course = resolving(state)
        state.tell("passes_test" if found else "fails_test", seat, pieces=card, course=course, n=found)
    return found


class AfterTest(Step):
    """What follows a test."""

    success: List
    fail: List
    per_success: List

    def do(self, state: State) -> None:
        found = announce(state, self.seat)
        if found:
            perform_times(state, self.seat, self.per_success, found)
            perform(state, self.seat, self.success)
            moment(state, self.seat, TEST_PASSED, found)
        elif self.fail:
            perform(state, self.seat, self.fail)
        elif not state.table.fight.on:
            end_card(state)  # RB-111
