"""What every game must keep to. A new game gets these tests for free by having a folder in `kubik.games`.

Beside its own tests it brings `tests/GAME/conformance.py` with SETUPS, set-ups worth playing; `check(state)`, what
holds at every decision; and `reshuffle(table, seat, random)`, which changes all that a seat cannot know.
"""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from random import Random
from typing import Any, Union

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import kubik
import toy_game
from kubik.arena import LIMIT
from kubik.bots import advance, bot
from kubik.kernel.decision import Option
from kubik.kernel.errors import IllegalChoice
from kubik.kernel.event import Event
from kubik.kernel.form import form
from kubik.kernel.game import Game
from kubik.kernel.match import Match, replay
from kubik.kernel.state import State
from kubik.kernel.step import Step
from kubik.kernel.text import message_ids, plain

AnyState = State[Any, Any]
GAMES: list[Game[Any, Any]] = [*(kubik.game(id) for id in kubik.GAMES if id != "toy_game"), toy_game.GAME]
SETUPS = [
    pytest.param(game, setup, id=f"{game.id}-{number}")
    for game in GAMES
    for number, setup in enumerate(import_module(f"tests.{game.id}.conformance").SETUPS)
]


def check(state: AnyState) -> None:
    import_module(f"tests.{state.game.id}.conformance").check(state)


def seats(state: AnyState) -> range:
    return range(state.rules.players)


def snapshot(state: AnyState) -> bytes:
    return msgspec.json.encode(state.table)


def play_on(state: AnyState, random: Random, choices: int) -> None:
    for _ in range(choices):
        if state.decision is None:
            return
        state.choose(random.choice(state.decision.options))


def some_positions(game: Game[Any, Any], setup: dict[str, Any], every: int = 23) -> list[AnyState]:
    """Positions of one random game, from its beginning to its end."""
    random = Random(f"{game.id} {setup}")
    state = game.start(seed=random.getrandbits(64), **setup)
    positions: list[AnyState] = []
    while state.decision is not None and len(positions) < 40:
        positions.append(state.copy())
        play_on(state, random, random.randint(1, every))
    return positions


# --- hypothesis plays -------------------------------------------------------------------------------------------------


class Table(RuleBasedStateMachine):
    """Players who choose whatever they like, and an arbiter who checks the table after each choice."""

    game: Game[Any, Any]
    setups: list[dict[str, Any]]

    @initialize(data=st.data(), seed=st.integers(0, 2**32))
    def begin(self, data: st.DataObject, seed: int) -> None:
        self.match: Match[Any, Any] = Match(self.game, seed=seed, **_as_match(data.draw(st.sampled_from(self.setups))))

    @property
    def state(self) -> AnyState:
        return self.match.state

    @precondition(lambda self: self.state.decision is not None)
    @rule(pick=st.integers(0, 1000))
    def choose(self, pick: int) -> None:
        assert self.state.decision is not None
        options = self.state.decision.options
        self.match.choose(options[pick % len(options)])

    @precondition(lambda self: self.state.decision is not None)
    @rule(seed=st.integers(0, 1000), choices=st.integers(20, 200))
    def play_on(self, seed: int, choices: int) -> None:
        random = Random(seed)
        for _ in range(choices):
            if self.state.decision is not None:
                self.match.choose(random.choice(self.state.decision.options))

    @rule(pick=st.integers(0, 1000))
    def take_aside(self, pick: int) -> None:
        for seat in seats(self.state):
            asides = self.state.asides(seat)
            if asides:
                self.match.choose(asides[pick % len(asides)], seat)
                return

    @rule()
    def undo(self) -> None:
        for seat in seats(self.state):
            choices = self.match.undoable(seat)
            if choices:
                answers = self.state.table.rolled
                self.match.undo(seat, choices)
                assert self.state.table.rolled == answers
                assert self.match.undoable(seat) == 0

    @rule()
    def refuse_nonsense(self) -> None:
        before = snapshot(self.state)
        with pytest.raises(IllegalChoice):
            self.match.choose("no:such:option")
        assert snapshot(self.state) == before

    @invariant()
    def arbiter(self) -> None:
        check(self.state)
        assert (self.state.decision is None) == (self.state.result is not None)


def _as_match(setup: dict[str, Any]) -> dict[str, Any]:
    agreed = dict(setup)
    return {"players": agreed.pop("players", None), "settings": agreed}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_random_play_keeps_the_invariants(game: Game[Any, Any]) -> None:
    found = import_module(f"tests.{game.id}.conformance").SETUPS
    machine = type(f"Table_{game.id}", (Table,), {"game": game, "setups": found})
    limits = settings(
        max_examples=30,
        stateful_step_count=25,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
    )
    run_state_machine_as_test(machine, settings=limits)


# --- every set-up, from beginning to end ------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_same_seed_same_game(game: Game[Any, Any], setup: dict[str, Any]) -> None:
    first, second = game.start(seed=5, **setup), game.start(seed=5, **setup)
    play_on(first, Random(1), 500)
    play_on(second, Random(1), 500)
    assert snapshot(first) == snapshot(second)
    other = game.start(seed=6, **setup)
    play_on(other, Random(1), 500)
    assert snapshot(other) != snapshot(first)


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_options_are_unique_and_accepted(game: Game[Any, Any], setup: dict[str, Any]) -> None:
    for state in some_positions(game, setup):
        assert state.decision is not None
        options = state.decision.options
        assert options
        assert len({option.key for option in options}) == len({option.number for option in options}) == len(options)
        for option in options:
            by_option, by_key = state.copy(), state.copy()
            by_option.choose(option)
            by_key.choose(option.key)
            assert snapshot(by_option) == snapshot(by_key)
            check(by_option)


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_copies_are_independent(game: Game[Any, Any], setup: dict[str, Any]) -> None:
    for state in some_positions(game, setup):
        before = snapshot(state)
        copy = state.copy()
        assert snapshot(copy) == before
        play_on(copy, Random(3), 30)
        assert snapshot(state) == before


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_save_and_load_at_every_decision(game: Game[Any, Any], setup: dict[str, Any]) -> None:
    random = Random(4)
    state = game.start(seed=9, **setup)
    for _ in range(300):
        if state.decision is None:
            break
        loaded = game.load(state.save())
        assert snapshot(loaded) == snapshot(state)
        assert loaded.decision is not None
        assert [option.key for option in loaded.decision.options] == [option.key for option in state.decision.options]
        choice = random.choice(state.decision.options)
        loaded.choose(choice.key)
        state.choose(choice)
        assert snapshot(loaded) == snapshot(state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_steps_have_names_of_their_own(game: Game[Any, Any]) -> None:
    assert game.steps
    assert len({step.name for step in game.steps}) == len(game.steps)


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_every_step_can_be_written_down_and_does_not_change(game: Game[Any, Any], setup: dict[str, Any]) -> None:
    any_step: Any = Union[game.steps]  # noqa: UP007 - the union of a tuple
    random = Random(18)
    state = game.start(seed=19, **setup)
    seen: dict[int, tuple[Step, bytes]] = {}
    for _ in range(600):
        if state.decision is None:
            break
        for step in state.table.steps:
            if id(step) not in seen:
                seen[id(step)] = step, msgspec.json.encode(step)
                assert msgspec.json.decode(seen[id(step)][1], type=any_step) == step
        state.choose(random.choice(state.decision.options))
    assert all(msgspec.json.encode(step) == written for step, written in seen.values()), "copies share them"


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_a_view_tells_nothing_that_the_seat_cannot_know(game: Game[Any, Any], setup: dict[str, Any]) -> None:
    """Reshuffle all that a seat cannot know: its view stays the same byte for byte, and so does all else it learns.

    What a seat cannot know is said twice: by the game's own `reshuffle` here, and by the declarations that views and
    guesses are derived from. The two must agree.
    """
    random = Random(7)
    reshuffle = import_module(f"tests.{game.id}.conformance").reshuffle
    for state in some_positions(game, setup):
        assert state.decision is not None
        for seat in seats(state):
            other = state.copy()
            reshuffle(other.table, seat, random)
            other.resume()
            for twin in (other, state.seat(seat).guess(random)):
                # Watchers know nothing that a seat does not know as well.
                for viewer in (seat, None):
                    assert msgspec.json.encode(twin.view(viewer)) == msgspec.json.encode(state.view(viewer))
                assert twin.seat(seat).options == state.seat(seat).options
                assert twin.refusals(seat) == state.refusals(seat)
            if seat == state.decision.seat:
                for spec in ("random", "careless", "greedy", "search:iterations=4"):
                    assert bot(spec, 1)(other.seat(seat)).key == bot(spec, 1)(state.seat(seat)).key


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_bots_answer_what_they_are_asked_aside(game: Game[Any, Any], setup: dict[str, Any]) -> None:
    random = Random(15)
    state = game.start(seed=16, **setup)
    asked = 0
    while state.decision is not None and asked < 6:
        for seat in seats(state):
            if state.asides(seat):
                asked += 1
                for spec in ("random", "careless", "greedy", "search:iterations=3"):
                    assert bot(spec, 1)(state.seat(seat)) in state.asides(seat)
        state.choose(random.choice(state.decision.options))


@pytest.mark.parametrize(("game", "setup"), SETUPS)
@pytest.mark.parametrize("spec", ["random", "careless", "greedy"])
def test_bots_play_to_the_end(game: Game[Any, Any], setup: dict[str, Any], spec: str) -> None:
    """Whoever may act before the decision is answered has something to do."""
    state = game.start(seed=20, **setup)
    bots = [bot(spec, seat) for seat in seats(state)]
    for _ in range(LIMIT):
        if state.decision is None:
            break
        *windows, asked = state.acting()
        assert asked == state.decision.seat
        assert asked not in windows
        assert all(state.asides(seat) for seat in windows)
        advance(state, bots)
    assert state.decision is None, "the bots go round in circles"
    check(state)


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_events_tell_nothing_that_the_seat_cannot_know(game: Game[Any, Any], setup: dict[str, Any]) -> None:
    """After a choice that asks nothing of chance, a seat hears the same whatever it cannot know."""
    random = Random(9)
    reshuffle = import_module(f"tests.{game.id}.conformance").reshuffle
    for state in some_positions(game, setup):
        assert state.decision is not None
        actor = state.decision.seat
        option = random.choice(state.decision.options)
        heard: list[list[Event | None]] = []
        for twin in (state.copy(), state.copy()):
            if heard:
                reshuffle(twin.table, actor, random)
            events: list[Event] = []
            twin.listener = events.append
            twin.choose(option)
            heard.append([event.seen_by(actor) for event in events])
            if twin.table.rolled != state.table.rolled:
                break
        else:
            assert heard[0] == heard[1]


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_guesses_can_be_saved_and_played_on(game: Game[Any, Any], setup: dict[str, Any]) -> None:
    random = Random(17)
    for state in some_positions(game, setup, every=60):
        for seat in seats(state):
            guess = state.seat(seat).guess(random)
            check(guess)
            loaded = game.load(guess.save())
            assert snapshot(loaded) == snapshot(guess)
            play_on(loaded, random, 40)
            check(loaded)


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_guesses_differ(game: Game[Any, Any], setup: dict[str, Any]) -> None:
    """In what lies hidden, if anything does, and always in what chance will answer."""
    positions = some_positions(game, setup)
    state = positions[len(positions) // 2]  # near the end a single hidden piece can be worked out
    random = Random(8)
    guesses = [state.seat(0).guess(random) for _ in range(20)]
    assert len({guess.chance(0, 1 << 60) for guess in guesses}) == len(guesses)
    if msgspec.json.encode(state.view(0)) != snapshot(state):
        assert len({snapshot(guess) for guess in guesses}) > 1


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_refused_choices_change_nothing(game: Game[Any, Any], setup: dict[str, Any]) -> None:
    for state in some_positions(game, setup):
        assert state.decision is not None
        before = snapshot(state)
        others = [seat for seat in seats(state) if seat != state.decision.seat]
        wrong: list[tuple[Option | str, int | None]] = [("no:such:option", None)]
        wrong += [(state.decision.options[0], seat) for seat in others]
        for choice, seat in wrong:
            if seat is not None and choice in state.asides(seat):
                continue
            with pytest.raises(IllegalChoice) as refused:
                state.choose(choice, seat)
            assert str(choice) in str(refused.value)
            assert snapshot(state) == before


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_everything_can_be_said_in_every_language(game: Game[Any, Any], setup: dict[str, Any]) -> None:
    texts = [game.text(language) for language in game.languages]
    state = game.start(seed=11, **setup)
    names = [f"N{seat}" for seat in seats(state)]
    random = Random(12)
    events: list[Event] = []
    state.listener = events.append
    for _ in range(400):
        if state.decision is None:
            break
        asked = [state.decision, *(aside for seat in seats(state) if (aside := state.aside(seat)) is not None)]
        for text in texts:
            for decision in asked:
                assert text.prompt(decision, names)
                for option in decision.options:
                    assert text.option(option, names, decision)
        for seat in seats(state):
            refusals = state.refusals(seat)
            possible = state.seat(seat).options
            assert not [refusal for refusal in refusals if refusal.option in possible]
            for text in texts:
                assert all(text.refusal(refusal, names) for refusal in refusals)
        state.choose(random.choice(state.decision.options))
    assert events
    for event in events:
        for seen in (event, *map(event.seen_by, [*seats(state), None])):
            if seen is not None:
                assert all(plain(text.event(seen, names)) for text in texts)
    play_on(state, random, 10**6)
    assert state.result is not None
    for text in texts:
        assert text.name
        assert text.about
        assert all(text.score(line) for line in state.result.sheet)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_languages_have_the_same_messages(game: Game[Any, Any]) -> None:
    folder = files(type(game).__module__) / "text"
    first, *others = [message_ids((folder / f"{name}.ftl").read_text(encoding="utf-8")) for name in game.languages]
    assert all(other == first for other in others)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_that_can_be_agreed_has_a_name(game: Game[Any, Any]) -> None:
    found = form(game)
    for language in game.languages:
        text = game.text(language)
        labels = message_ids((files(type(game).__module__) / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
        assert {id for id in labels if id.startswith("form-")} == {f"form-{field.name}" for field in found}
        assert all(text.choice(field.name, choice) for field in found for choice in field.choices)
    for field in found:
        assert field.kind != "choice" or field.choices
        values: dict[str, list[Any]] = {"switch": [True], "seat": [0], "several": [[]], "seats": [[]]}
        for value in [field.default, *values.get(field.kind, field.choices)]:
            game.read_settings({field.name: value})


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_the_log_is_the_game(game: Game[Any, Any], setup: dict[str, Any]) -> None:
    match: Match[Any, Any] = Match(game, seed=13, **_as_match(setup))
    random = Random(14)
    while match.state.decision is not None and len(match.history) < 600:
        asides = [(option, seat) for seat in seats(match.state) for option in match.state.asides(seat)]
        if asides and random.random() < 0.3:
            match.choose(*random.choice(asides))
        else:
            match.choose(random.choice(match.state.decision.options))
    assert snapshot(replay(game, match.record()).state) == snapshot(match.state)
