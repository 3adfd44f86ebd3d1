"""A guess: one of the tables that look like a seat's view, each equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial
from random import Random

import msgspec
import pytest

import toy_game
from kubik.bots import bot
from kubik.kernel.state import State
from kubik.kernel.table import T
from tests.kernel.tables import (
    Adventure,
    Adventurer,
    Book,
    Hand,
    House,
    Known,
    Letters,
    OwnDecks,
    Reader,
    Room,
    Shelf,
    Writer,
    towers,
)
from tests.kernel.tiny import Agreed, at


def guesses(state: State[T, Agreed], seat: int, count: int) -> list[T]:
    random = Random(5)
    return [state.seat(seat).guess(random).table for _ in range(count)]


TABLES = [
    OwnDecks(hands=[Hand([], [2, 1], [4]), Hand([], [8, 9], [7])], market=[6, 5]),
    House(room=Room([Reader([], Shelf([Book([n, n + 2]), Book([n + 4])], [8, 9])) for n in range(2)], [3, 5])),
    Adventure(adventurers=[Adventurer([], [1, 2], [10], [50])] * 2, skills=[3, 4, 5], items=[11, 12]),
    Known(row=[1, 2, 3], row_knowers=0b10, deck=[7, 8, 9, 6], deck_knowers=[0b01, 0b11, 0, 0]),
]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: type(table).__name__)
@pytest.mark.parametrize("seat", [0, 1])
def test_guesses_differ_and_agree_with_the_view(table: T, seat: int) -> None:
    state = at(table)
    seen = state.view(seat)
    found = guesses(state, seat, 30)
    assert len({msgspec.json.encode(guess) for guess in found}) > 1
    for guess in found:
        assert (guess.unseen, guess.pools) == ([], [])
        assert at(guess).view(seat) == seen


def chi_square(counts: Counter[str], cases: int) -> float:
    expected = counts.total() / cases
    return sum((counts[case] - expected) ** 2 / expected for case in counts) + (cases - len(counts)) * expected


def test_all_guesses_are_equally_likely() -> None:
    """Two cards of another hand and three of the deck, all different: 5! tables look like this one."""
    state = towers([5], [1, 2], deck=[3, 4, 6])
    random = Random(1)
    counts: Counter[str] = Counter()
    for _ in range(12_000):
        table = state.seat(0).guess(random).table
        counts[f"{table.players[1].hand} {table.deck}"] += 1
    cases = factorial(5)
    assert len(counts) == cases
    # The 99.9 % point of chi-square with 119 degrees of freedom.
    assert chi_square(counts, cases) < 172


def test_own_pools_are_guessed_one_by_one() -> None:
    state = at(OwnDecks(hands=[Hand([], [1], []), Hand([], [8, 9], [7])], market=[5, 6]))
    counts: Counter[str] = Counter(
        f"{guess.hands[1].cards} {guess.hands[1].deck} {guess.market}" for guess in guesses(state, 0, 6_000)
    )
    dealt = {
        f"{[first, second]} {[third]} {market}"
        for first, second, third in permutations([7, 8, 9])
        for market in ([5, 6], [6, 5])
    }
    assert set(counts) == dealt
    # The 99.9 % point of chi-square with 11 degrees of freedom.
    assert chi_square(counts, len(dealt)) < 31.3


def test_what_a_seat_knows_stays_where_it_is() -> None:
    table = Known(deck=[7, 8, 9, 6], deck_knowers=[0b01, 0b11, 0, 0])
    assert {tuple(guess.deck) for guess in guesses(at(table), 0, 40)} == {(7, 8, 9, 6), (7, 8, 6, 9)}


def test_hidden_words_stay_empty() -> None:
    state = at(Letters(writers=[Writer([], "mine", ["a"]), Writer([], "yours", ["b"])]))
    (guess,) = guesses(state, 0, 1)
    assert [(writer.notes, writer.letters) for writer in guess.writers] == [("mine", ["a"]), ("", [""])]


def test_who_sees_everything_guesses_nothing() -> None:
    table = OwnDecks(hands=[Hand([], [2], [4]), Hand([], [8], [7])], market=[6, 5])
    assert guesses(at(table, Agreed(referees=[0])), 0, 1) == [table]


def test_a_guess_rolls_dice_of_its_own() -> None:
    state = towers([5], [1, 2], deck=[3, 4])
    random = Random(2)
    answers = {state.seat(0).guess(random).chance(0, 1 << 60) for _ in range(20)}
    assert len(answers) == 20
    assert state.chance(0, 1 << 60) not in answers


def test_a_guess_can_be_played_on_and_saved() -> None:
    state = toy_game.GAME.start(3, 1)
    guess = state.seat(2).guess(Random(3))
    before = state.save()
    again = toy_game.GAME.load(guess.save())
    assert again.table == guess.table
    while guess.decision is not None:
        guess.choose(guess.decision.options[0])
    assert guess.result is not None
    assert state.save() == before


@pytest.mark.parametrize("spec", ["random", "greedy", "search:iterations=6"])
def test_what_a_seat_cannot_know_does_not_sway_its_bot(spec: str) -> None:
    """The same hand and the same towers, but other cards wherever seat 0 cannot look."""
    mine, rest = [1, 3, 5], [1, 1, 2, 2, 3, 4, 4, 5, 5]
    choices = set()
    for seed in range(12):
        cards = list(rest)
        Random(seed).shuffle(cards)
        choices.add(bot(spec, 1)(towers(mine, cards[:3], deck=cards[3:]).seat(0)).key)
    assert len(choices) == 1
