"""Time, acts, story cards and the ends of the two scenarios (RB-085 to RB-091, RB-201 to RB-218, RB-321 to RB-327)."""

from __future__ import annotations

from typing import Final

from msgspec import field

from kubik.games.runebound import options
from kubik.games.runebound.board import HEX_IDS, REGION, WILD, closer
from kubik.games.runebound.content import FIGURES, STORIES, STORY, TIME
from kubik.games.runebound.dice import roll_dice
from kubik.games.runebound.fight import StartFight
from kubik.games.runebound.finish import discard_story
from kubik.games.runebound.heroes import holds
from kubik.games.runebound.lists import END_OF_ACT_ONE, STORY_EFFECTS, List
from kubik.games.runebound.ready import perform
from kubik.games.runebound.state import LOST, WON
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import ALWAYS, Condition
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step
from kubik.parts.piles import pick

AFTER: Final = 3
"""The act after the end of act two."""


# --- the time track ---------------------------------------------------------------------------------------------------


class TimeMoves(Step):
    """After everybody's turn the time token moves (RB-031, RB-090, RB-091)."""

    def do(self, state: State) -> None:
        table = state.table
        if table.act == AFTER or (table.act == 2 and table.space == TIME.spaces):
            self.end_of_act_two(state)
        elif table.space == TIME.spaces:
            table.act, table.space = 2, 1
            if state.listener:
                state.tell("act_two", self.seat)
            perform(state, self.seat, END_OF_ACT_ONE[state.rules.scenario])
        else:
            table.space += 1
            if state.listener:
                state.tell("time", self.seat, n=table.space)
            # Gems first, then the story (RB-325).
            if table.space in TIME.stories:
                table.steps.append(DrawStory(self.seat))
            if table.space in TIME.refresh:
                refresh_gems(state)

    def end_of_act_two(self, state: State) -> None:
        """All lose, or from now on the villain marches instead of the time token (RB-206, RB-218)."""
        table = state.table
        if state.rules.card.act_two == "loss":
            lose(state, self.seat)
            return
        table.act = AFTER
        rolled = roll_dice(state, self.seat, FIGURES.villain.dice)
        if rolled.count(WILD):
            table.steps.append(March(self.seat, rolled.count(WILD)))


def refresh_gems(state: State) -> None:
    """All gems are turned face up, except those where heroes stand (RB-073)."""
    table = state.table
    heroes = [player.hex for player in table.players if not player.out]
    table.face_down = [hex for hex in table.face_down if hex in heroes]
    if state.listener:
        state.tell("refreshes_gems", table.first)


class March(Ask):
    """The villain goes a hex towards the goal; the first player decides between shortest paths (RB-206, RB-341)."""

    n: int

    def options(self, state: State) -> list[Option]:
        return [options.TOWARDS[hex] for hex in closer(state.table.villain, goal(state))]

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        table.villain = option.amount
        if state.listener:
            state.tell("villain_moves", self.seat, hex=HEX_IDS[option.amount], pieces=[state.rules.villain])
        if table.villain == goal(state):
            lose(state, self.seat)  # RB-207
        elif self.n > 1:
            table.steps.append(March(self.seat, self.n - 1))


def goal(state: State) -> int:
    """Where the villain must not arrive."""
    return REGION[state.rules.card.goal][0]


def lose(state: State, seat: int) -> None:
    """All heroes have lost."""
    state.table.lost = True
    state.table.steps.clear()
    if state.listener:
        state.tell("all_lose", seat, pieces=[state.rules.villain])


# --- story cards ------------------------------------------------------------------------------------------------------


class DrawStory(Step):
    """Draw a story card and follow it; a story quest goes to a slot (RB-086 to RB-088, RB-322)."""

    def do(self, state: State) -> None:
        table = state.table
        if not table.story_deck:
            return
        (card,) = pick(state, table.story_deck, 1)
        if state.listener:
            state.tell("draws_story", self.seat, pieces=[card], source="story_deck")
        if STORIES[card - STORY].quest:
            if -1 not in table.slots:
                discard_story(state, table.slots[0])
            table.slots[table.slots.index(-1)] = card
        else:
            table.story_discard.append(card)
        perform(state, self.seat, STORY_EFFECTS[card - STORY])


class EachHero(Step):
    """Every hero for whom something holds, in turn order, is the user of some effects (RB-323)."""

    effects: List
    when: Condition = field(default=ALWAYS)

    def do(self, state: State) -> None:
        table = state.table
        for seat in reversed(state.rules.clockwise[table.first]):
            player = table.players[seat]
            if not player.out and holds(table, player, self.when):
                perform(state, seat, self.effects)


# --- the villain ------------------------------------------------------------------------------------------------------


class PlaceVillain(Step):
    """The villain appears (RB-202, RB-214)."""

    region: str

    def do(self, state: State) -> None:
        state.table.villain = REGION[self.region][0]
        if state.listener:
            hex = HEX_IDS[state.table.villain]
            state.tell("villain_appears", self.seat, hex=hex, pieces=[state.rules.villain])


def fight_villain(state: State, seat: int) -> None:
    """A hero on the villain's hex fights (RB-203, RB-215)."""
    state.table.steps += (VillainFought(seat), StartFight(seat, state.rules.villain))


class VillainFought(Step):
    """Whoever defeats the villain wins (RB-205, RB-217); who is defeated may die (RB-355)."""

    def do(self, state: State) -> None:
        table = state.table
        if table.fight.outcome == WON:
            table.winner = self.seat
            table.steps.clear()
            if state.listener:
                state.tell("wins", self.seat, pieces=[state.rules.villain])
        elif table.fight.outcome == LOST and table.players[self.seat].defeated and state.rules.settings.deadly_villain:
            leave_game(state, self.seat)


def leave_game(state: State, seat: int) -> None:
    """A hero dies; the next one clockwise is the first player then (RB-355)."""
    table = state.table
    table.players[seat].out = True
    table.points = 0
    if state.listener:
        state.tell("dies", seat)
    left = [other for other in state.rules.clockwise[seat] if not table.players[other].out]
    if not left:
        lose(state, seat)
    elif table.first == seat:
        table.first = left[0]
