"""Quests and exploring (RB-118 to RB-126, RB-318 to RB-321)."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import ClassVar, Final, get_args

from kubik.games.runebound import options
from kubik.games.runebound.abilities import ENEMY_DEFEATED, TEST_PASSED, in_play
from kubik.games.runebound.board import MATCHES, TERRAIN, WILD, fixed
from kubik.games.runebound.content import PIECES, STORIES, STORY
from kubik.games.runebound.dice import reroll_options, roll_again, roll_dice
from kubik.games.runebound.entries import Attempt, Quest
from kubik.games.runebound.fight import StartFight
from kubik.games.runebound.finish import QuestDone
from kubik.games.runebound.heroes import dice
from kubik.games.runebound.lists import OUTCOMES, STORY_OUTCOMES, List
from kubik.games.runebound.moments import can_pay, mark_used, moment, pay
from kubik.games.runebound.movement import ADDED, ability_as, die_as
from kubik.games.runebound.ready import perform, perform_times
from kubik.games.runebound.state import WON, Player, Table
from kubik.games.runebound.trials import announce, begin_test
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import ATTRIBUTES, EXPLORE, FREE, Face
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step


def _attempt(piece: int) -> Attempt | None:
    card = PIECES[piece]
    return card if isinstance(card, Quest) else STORIES[piece - STORY].quest if piece - STORY in _STORIES else None


_STORIES: Final = range(len(STORIES))
_FACES: Final = get_args(Face)
A_WILD: Final = _FACES.index("wild")
"""A required wild; the other symbols are terrains."""
Symbols = tuple[int, ...]
QUESTS: Final = [_attempt(piece) for piece in range(len(PIECES))]
"""By piece: the quest of an adventure or a story card."""
TARGETS: Final = [
    frozenset(hex for place in quest.target for hex in fixed(place)) if quest else frozenset() for quest in QUESTS
]
"""By piece: where a quest is fulfilled. All hexes of a region count (RB-088)."""
REQUIRED: Final = [
    tuple(tuple(_FACES.index(symbol) for symbol in outcome.symbols) for outcome in quest.outcomes) if quest else ()
    for quest in QUESTS
]
"""By piece and outcome: the symbols it takes."""


def quest_of(card: int) -> Attempt:
    """The quest of a card that has one."""
    quest = QUESTS[card]
    assert quest is not None, f"{PIECES[card].id} is no quest"
    return quest


def effects_of(card: int, outcome: int) -> List:
    """What an outcome brings."""
    return STORY_OUTCOMES[card - STORY][outcome] if card >= STORY else OUTCOMES[card][outcome]


# --- attempts ---------------------------------------------------------------------------------------------------------


def attempts(table: Table, player: Player) -> list[Option]:
    """The quests that a hero can try to fulfil on this hex with the action points left (RB-119, RB-126)."""
    found = []
    hex = player.hex
    for card in player.quests:
        if hex in TARGETS[card] and _can_try(table, player, card):
            found.append(options.ATTEMPT[card])
    for card in table.slots:
        if card >= 0 and hex in TARGETS[card] and card not in player.fulfilled and _can_try(table, player, card):
            found.append(options.ATTEMPT[card])
    return found


def _can_try(table: Table, player: Player, card: int) -> bool:
    quest = quest_of(card)
    if quest.ap > table.points:
        return False
    return quest.kind != "pay" or any(can_pay(player, outcome.cost) for outcome in quest.outcomes)


def attempt(state: State, seat: int, card: int) -> None:
    """Try to fulfil a quest; its action points are spent."""
    table = state.table
    player = table.players[seat]
    quest = quest_of(card)
    table.points -= quest.ap
    if card < STORY:
        player.quests.remove(card)
        player.drawn.append(card)
    if state.listener:
        state.tell("attempts", seat, pieces=[card])
    steps = table.steps
    match quest.kind:
        case "explore":
            table.dice = roll_dice(state, seat, dice(player, "explore"))
            steps.append(Exploring(seat, card))
        case "test":
            assert quest.attribute is not None
            most = max(outcome.successes for outcome in quest.outcomes)
            steps.append(QuestTested(seat, card))
            begin_test(state, seat, ATTRIBUTES.index(quest.attribute), quest.mod, most)
        case "fight":
            steps += (QuestFought(seat, card), StartFight(seat, card))
        case "visit":
            resolve_outcome(state, seat, card, 0)
        case "pay":
            steps.append(PickOutcome(seat, card))


def give_up(state: State, seat: int, card: int) -> None:
    """The quest stays where it was (RB-318, RB-320)."""
    table = state.table
    table.dice = []
    if card < STORY:
        player = table.players[seat]
        player.drawn.remove(card)
        player.quests.append(card)
    if state.listener:
        state.tell("gives_up", seat, pieces=[card])


def resolve_outcome(state: State, seat: int, card: int, number: int) -> None:
    """An outcome is met and picked: its effects, then the card is a trophy or discarded (RB-120 to RB-122)."""
    outcome = quest_of(card).outcomes[number]
    if state.listener:
        state.tell("fulfils", seat, pieces=[card], n=number + 1)
    state.table.steps.append(QuestDone(seat, card, outcome.trophy))
    perform(state, seat, effects_of(card, number))
    if outcome.cost is not FREE:
        pay(state, seat, outcome.cost)


class QuestFought(Step):
    """After the fight of a quest (RB-320)."""

    card: int

    def do(self, state: State) -> None:
        if state.table.fight.outcome == WON:
            resolve_outcome(state, self.seat, self.card, 0)
            moment(state, self.seat, ENEMY_DEFEATED)
        else:
            give_up(state, self.seat, self.card)


class QuestTested(Step):
    """After the test of a quest: outcomes ask for a number of successes (RB-319)."""

    card: int

    def do(self, state: State) -> None:
        found = announce(state, self.seat)
        state.table.steps.append(PickOutcome(self.seat, self.card, found))
        if found:
            moment(state, self.seat, TEST_PASSED, found)


class PickOutcome(Ask):
    """Which of the outcomes that are met, if any."""

    card: int
    successes: int = 0

    def options(self, state: State) -> list[Option]:
        player = state.table.players[self.seat]
        met = [
            options.OUTCOME[number]
            for number, outcome in enumerate(quest_of(self.card).outcomes)
            if outcome.successes <= self.successes and can_pay(player, outcome.cost)
        ]
        return [*met, options.GIVE_UP]

    def answer(self, state: State, option: Option) -> None:
        if option == options.GIVE_UP:
            give_up(state, self.seat, self.card)
        else:
            resolve_outcome(state, self.seat, self.card, option.amount - 1)


# --- exploring --------------------------------------------------------------------------------------------------------


@cache
def matched(required: Symbols, dice: Symbols, free: Symbols, may: Symbols) -> int:
    """How many abilities must let a die count as another terrain so that a roll holds all symbols; -1: it does not.

    `free` are symbols without a die, `may` the terrains as which a die can count."""
    if not required:
        return 0
    first, rest = required[0], required[1:]
    best = -1
    for die in set(dice):
        if die == WILD or (first != A_WILD and MATCHES[first][die]):
            place = dice.index(die)
            best = _least(best, matched(rest, dice[:place] + dice[place + 1 :], free, may))
    if first in free:
        place = free.index(first)
        best = _least(best, matched(rest, dice, free[:place] + free[place + 1 :], may))
    if best != 0 and first in may:
        place = may.index(first)
        left = may[:place] + may[place + 1 :]
        for die in set(dice):
            other = dice.index(die)
            found = matched(rest, dice[:other] + dice[other + 1 :], free, left)
            best = _least(best, found + 1 if found >= 0 else -1)
    return best


def _least(one: int, other: int) -> int:
    return other if one < 0 else one if other < 0 else min(one, other)


def needed(required: Symbols, dice: Symbols, free: Symbols, may: Symbols) -> Symbols:
    """The terrains as which dice have to count, as few as possible."""
    n = matched(required, dice, free, may)
    return next(some for some in combinations(may, n) if matched(required, dice, free, some) == n)


class Exploring(Ask):
    """Roll dice again, take an outcome that the roll meets, or leave it (RB-123 to RB-126)."""

    stays: ClassVar[bool] = True

    card: int

    def options(self, state: State) -> list[Option]:
        table = state.table
        player = table.players[self.seat]
        free = tuple(terrain for piece in in_play(player) for terrain in ADDED[EXPLORE][piece])
        may = tuple(die_as(state, self.seat, EXPLORE))
        roll = tuple(table.dice)
        found = [
            options.OUTCOME[number]
            for number, required in enumerate(REQUIRED[self.card])
            if matched(required, roll, free, may) >= 0
        ]
        found += reroll_options(state, self.seat, EXPLORE)
        found.append(options.GIVE_UP)
        return found

    def answer(self, state: State, option: Option) -> None:
        if roll_again(state, self.seat, EXPLORE, option):
            return
        steps = state.table.steps
        if steps and steps[-1] is self:
            steps.pop()
        if option == options.GIVE_UP:
            give_up(state, self.seat, self.card)
            return
        self.spend(state, REQUIRED[self.card][option.amount - 1])
        resolve_outcome(state, self.seat, self.card, option.amount - 1)

    def spend(self, state: State, required: tuple[int, ...]) -> None:
        """Abilities that let a die count as another terrain are used, if it takes them."""
        player = state.table.players[self.seat]
        free = tuple(terrain for piece in in_play(player) for terrain in ADDED[EXPLORE][piece])
        may = tuple(die_as(state, self.seat, EXPLORE))
        for terrain in needed(required, tuple(state.table.dice), free, may):
            mark_used(state, self.seat, ability_as(state, self.seat, EXPLORE, terrain))


class ExploreCount(Step):
    """Roll dice as when exploring; effects for each die that shows the terrain of the hex or a wild (RB-367)."""

    per_match: List

    def do(self, state: State) -> None:
        table = state.table
        table.dice = roll_dice(state, self.seat, dice(table.players[self.seat], "explore"))
        table.steps.append(Counting(self.seat, self.per_match))


class Counting(Ask):
    """Roll dice again before they are counted."""

    stays: ClassVar[bool] = True

    per_match: List

    def options(self, state: State) -> list[Option]:
        return [*reroll_options(state, self.seat, EXPLORE), options.DONE]

    def answer(self, state: State, option: Option) -> None:
        if roll_again(state, self.seat, EXPLORE, option):
            return
        table = state.table
        if table.steps and table.steps[-1] is self:
            table.steps.pop()
        matches = MATCHES[TERRAIN[table.players[self.seat].hex]]
        n = sum(matches[face] for face in table.dice)
        table.dice = []
        perform_times(state, self.seat, self.per_match, n)
