"""When an adventure or a story quest is finished: trophy, discard pile, or back to where it lay."""

from __future__ import annotations

from kubik.games.runebound.content import STORIES, STORY
from kubik.games.runebound.decks import discard_adventure, keep
from kubik.games.runebound.variants import State
from kubik.kernel.step import Step


class EventDone(Step):
    """An event is over: whoever has not gained its card discards it."""

    card: int
    course: int = 0
    """The one that was chosen."""

    def do(self, state: State) -> None:
        player = state.table.players[self.seat]
        if self.card in player.drawn:
            player.drawn.remove(self.card)
            discard_adventure(state, self.seat, self.card)


class QuestDone(Step):
    """A quest is fulfilled: a trophy, unless the outcome says to discard it (RB-121, RB-122, RB-125)."""

    card: int
    trophy: bool

    def do(self, state: State) -> None:
        table = state.table
        table.dice = []
        player = table.players[self.seat]
        if self.card >= STORY:
            self.finish_story(state)
            return
        player.drawn.remove(self.card)
        if self.trophy:
            keep(state, self.seat, self.card)
        else:
            discard_adventure(state, self.seat, self.card)

    def finish_story(self, state: State) -> None:
        """The first hero takes a story quest off the board, or each one fulfils it once (RB-321)."""
        quest = STORIES[self.card - STORY].quest
        if quest is not None and quest.scope == "each":
            state.table.players[self.seat].fulfilled.append(self.card)
        elif self.card in state.table.slots:
            discard_story(state, self.card)


def discard_story(state: State, card: int) -> None:
    """A story quest leaves its slot, and its token the map."""
    table = state.table
    table.slots[table.slots.index(card)] = -1
    table.story_discard.append(card)
    if state.listener:
        state.tell("discards_story", table.first, pieces=[card], source="slots", to="story_discard")


def resolving(state: State) -> tuple[list[int], int]:
    """The event that is being resolved, if any, and its chosen course: whatever comes of it is told with them."""
    for step in reversed(state.table.steps):
        if isinstance(step, EventDone):
            return [step.card], step.course
    return [], 0


def end_card(state: State) -> None:
    """The rest of the card that is being resolved is skipped."""
    steps = state.table.steps
    if any(isinstance(step, EventDone | QuestDone) for step in steps):
        while not isinstance(steps[-1], EventDone | QuestDone):
            steps.pop()
