"""Taking back: to the last moment at which chance answered, something was shown, or another seat chose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar, Final

import pytest
from msgspec import field

import toy_game
from kubik.kernel.decision import Option
from kubik.kernel.errors import IllegalChoice
from kubik.kernel.event import Event
from kubik.kernel.match import Match
from kubik.kernel.sight import EVERYBODY, NOBODY, OWNER, known_by
from kubik.kernel.state import State
from kubik.kernel.step import Ask
from kubik.kernel.table import Place, Seated, Table, copier
from tests.kernel.tiny import Agreed, Tiny


class Wizard(Seated):
    """Hand and deck are of one pool, the seat's own; the spells on top lie in an order that some know."""

    hand: Annotated[list[int], OWNER] = []
    deck: Annotated[list[int], NOBODY] = []
    top: Annotated[list[int], known_by("knowers")] = []
    knowers: list[int] = []
    open: list[int] = []
    name: Annotated[str, known_by("callers")] = ""
    callers: int = 0


class Circle(Place):
    wizards: list[Wizard] = []


class Tower(Table):
    circle: Circle = field(default_factory=Circle)
    cellar: Annotated[list[int], NOBODY.of("cellar")] = []
    shelf: list[int] = []
    stones: int = 0


TheState = State[Tower, Agreed]


def take_stone(state: TheState) -> None:
    state.table.stones += 1


def roll(state: TheState) -> None:
    state.table.stones += state.below(6)


def look_at_top(state: TheState) -> None:
    """Seat 0 sees the top card of seat 1, which seat 1 knows."""
    state.table.circle.wizards[1].knowers[-1] |= 1


def show_own_hand(state: TheState) -> None:
    me = state.table.circle.wizards[0]
    me.open, me.hand = me.hand, []


def show_other_hand(state: TheState) -> None:
    other = state.table.circle.wizards[1]
    other.open, other.hand = other.hand, []


def show_other_hand_and_deck(state: TheState) -> None:
    other = state.table.circle.wizards[1]
    other.open, other.hand, other.deck = other.hand + other.deck, [], []


def turn_top_up(state: TheState) -> None:
    other = state.table.circle.wizards[1]
    other.knowers = [EVERYBODY] * len(other.top)


def empty_cellar(state: TheState) -> None:
    state.table.shelf, state.table.cellar = state.table.cellar, []


def call_by_name(state: TheState) -> None:
    state.table.circle.wizards[1].callers = EVERYBODY


def move_unseen(state: TheState) -> None:
    """A card of the other hand goes to the other deck."""
    other = state.table.circle.wizards[1]
    other.deck.append(other.hand.pop())


ACTS: Final[dict[str, Callable[[TheState], None]]] = {
    act.__name__: act
    for act in (
        take_stone,
        roll,
        look_at_top,
        show_own_hand,
        show_other_hand,
        show_other_hand_and_deck,
        turn_top_up,
        empty_cellar,
        call_by_name,
        move_unseen,
    )
}
OPTIONS: Final = [Option(name, number, name) for number, name in enumerate(ACTS)]
PASS: Final = Option("pass", -1, "pass")
STOP: Final = Option("stop", -1, "stop")


class Act(Ask):
    stays: ClassVar[bool] = True

    def options(self, state: TheState) -> list[Option]:
        return [*OPTIONS, PASS, STOP]

    def answer(self, state: TheState, option: Option) -> None:
        if option.key in ACTS:
            ACTS[option.key](state)
            return
        state.table.steps.clear()
        if option == PASS:
            state.table.steps.append(Act(1 - self.seat))


class Magic(Tiny[Tower]):
    id = "magic"
    table = Tower
    other: Wizard = Wizard()
    cellar: tuple[int, ...] = ()

    def lay_out(self, state: TheState) -> None:
        state.table.circle.wizards = [Wizard(hand=[1, 2], deck=[3]), copier(Wizard)(self.other)]
        state.table.cellar = list(self.cellar)
        state.table.steps.append(Act(0))


def magic(*choices: str, other: Wizard | None = None, cellar: tuple[int, ...] = ()) -> Match[Tower, Agreed]:
    """A match in which seat 0 has begun with these choices, against a wizard who has this."""
    game = Magic()
    game.other = other or Wizard()
    game.cellar = cellar
    match = Match(game, seed=1)
    for choice in choices:
        match.choose(choice)
    return match


# --- how far ----------------------------------------------------------------------------------------------------------


def test_own_choices_can_be_taken_back() -> None:
    match = magic("take_stone", "take_stone", "take_stone")
    assert (match.undoable(0), match.undoable(1)) == (3, 0)
    match.undo(0)
    assert match.state.table.stones == 2
    match.undo(0, 2)
    assert match.state.table == magic().state.table
    assert match.undoable(0) == 0


@pytest.mark.parametrize("choices", [0, 3, -1])
def test_no_more_can_be_taken_back_than_there_is(choices: int) -> None:
    match = magic("take_stone", "take_stone")
    with pytest.raises(IllegalChoice, match=f"seat 0 can take back 2 choices, not {choices}"):
        match.undo(0, choices)
    assert match.state.table.stones == 2


def test_chance_ends_it() -> None:
    assert magic("take_stone", "roll").undoable(0) == 0
    assert magic("take_stone", "roll", "take_stone").undoable(0) == 1


def test_a_drawn_card_ends_it() -> None:
    match = Match(toy_game.GAME, 2, 1)
    match.choose(match.state.seat(0).options[0])
    assert match.undoable(0) == 0


def test_another_seat_ends_it() -> None:
    match = magic("take_stone", "pass")
    assert match.undoable(0) == 2
    match.choose("take_stone")
    assert (match.undoable(0), match.undoable(1)) == (0, 1)
    match.undo(1)
    assert match.undoable(0) == 2


def test_the_end_ends_it() -> None:
    match = magic("take_stone", "stop")
    assert match.state.result is not None
    assert match.undoable(0) == 0


# --- what was shown ---------------------------------------------------------------------------------------------------


def test_something_shown_without_chance_ends_it() -> None:
    other = Wizard(deck=[7], top=[8], knowers=[0b10])
    assert magic("take_stone", "look_at_top", other=other).undoable(0) == 0


def test_what_the_seat_knew_is_not_shown() -> None:
    other = Wizard(deck=[7], top=[8], knowers=[0b11])
    assert magic("take_stone", "look_at_top", other=other).undoable(0) == 2


def test_what_a_player_shows_of_the_own_things_is_the_own_loss() -> None:
    assert magic("show_own_hand").undoable(0) == 1


def test_a_hand_that_is_shown_ends_it() -> None:
    assert magic("show_other_hand", other=Wizard(hand=[5], deck=[6])).undoable(0) == 0


def test_a_whole_rest_could_be_worked_out() -> None:
    assert magic("show_other_hand", other=Wizard(hand=[5, 6])).undoable(0) == 1
    assert magic("empty_cellar", cellar=(4, 5, 6)).undoable(0) == 1


def test_where_the_rest_lay_could_not_be_worked_out() -> None:
    """It was known that the hand and the deck are a 5 and a 6, but not which is which."""
    assert magic("show_other_hand_and_deck", other=Wizard(hand=[5], deck=[6])).undoable(0) == 0
    assert magic("show_other_hand_and_deck", other=Wizard(hand=[5], deck=[5])).undoable(0) == 1


def test_in_what_order_the_rest_lay_could_not_be_worked_out() -> None:
    assert magic("turn_top_up", other=Wizard(top=[5, 6], knowers=[0b10] * 2)).undoable(0) == 0
    assert magic("turn_top_up", other=Wizard(top=[5], knowers=[0b10])).undoable(0) == 1


def test_what_moves_unseen_is_not_shown() -> None:
    assert magic("move_unseen", other=Wizard(hand=[5], deck=[6])).undoable(0) == 1


def test_words_that_are_shown_end_it() -> None:
    other = Wizard(name="Merlin", callers=0b10)
    assert magic("take_stone", "call_by_name", other=other).undoable(0) == 0
    assert magic("take_stone", "call_by_name", other=Wizard(name="Merlin", callers=0b11)).undoable(0) == 2
    assert magic("take_stone", "call_by_name", other=Wizard()).undoable(0) == 2


# --- who listens ------------------------------------------------------------------------------------------------------


def test_a_listener_hears_the_start_and_survives_undo() -> None:
    heard: list[Event] = []
    match = Match(toy_game.GAME, 2, 3, listener=heard.append)
    assert [event.kind for event in heard] == ["draws", "draws"]
    deck, match.state.table.deck = match.state.table.deck, []
    assert deck
    key = match.state.seat(0).options[0].key
    match.choose(key)
    assert [event.kind for event in heard[2:]] == ["lays"]
    match.undo(0)
    match.choose(key)
    assert [event.kind for event in heard[3:]] == ["lays", "draws"]
