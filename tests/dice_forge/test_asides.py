"""Step 1 for everybody at once: who may go on already, and that it never matters who was faster (DF-009, DF-037)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from kubik.games.dice_forge import GAME
from kubik.games.dice_forge.setups import State
from kubik.kernel.errors import NotAsked
from tests.dice_forge.table import Game, rule, table

CHOICE = "gold_3_or_glory_2"


def everybody_chooses(players: int = 3, **options: Any) -> Game:
    """All players roll a face with a choice, so each of them is asked something in step 1."""
    game = table(players, **options)
    for seat in range(players):
        game.player(seat, light=CHOICE).dice(seat, f"{CHOICE} gold_1")
    return game.blessings()


@rule("DF-009", "DF-037")
def test_everybody_may_choose_while_the_first_player_thinks() -> None:
    game = everybody_chooses()
    assert (game.asked, game.ask) == (0, "pick")
    for seat in (1, 2):
        assert [option.key for option in game.state.asides(seat)] == ["choose:1", "choose:2"]
    game.state.choose("choose:2", 2)
    assert (game.asked, game.at(2).glory, game.at(1).glory) == (0, 2, 0)
    assert game.state.asides(2) == []
    game.choose("choose:1")
    assert (game.asked, game.me.gold) == (1, 3 + 1)


def test_the_choice_is_the_own_one_only() -> None:
    game = everybody_chooses()
    game.state.choose("choose:1", 1)
    with pytest.raises(NotAsked, match="seat 1 is not asked"):
        game.state.choose("choose:1", 1)


@pytest.mark.parametrize(
    ("face", "module"),
    [("mirror", None), ("boar_red", None), ("golem_moon", "goddess"), ("misfortune_red", "titans")],
)
def test_who_may_be_reached_by_an_earlier_player_waits(face: str, module: str | None) -> None:
    game = table(3, module=module).player(0, light=face).player(1, light=CHOICE).player(2, light=CHOICE)
    game.dice(0, f"{face} gold_1").dice(1, f"{CHOICE} gold_1").dice(2, f"{CHOICE} gold_1").blessings()
    assert game.asked == 0
    assert game.state.asides(1) == game.state.asides(2) == []


@rule("DF-009")
@pytest.mark.parametrize(("twins", "asides"), [(0, ["choose:1", "choose:2"]), (1, [])])
def test_a_face_that_is_not_up_reaches_others_only_if_twins_may_turn_it_up(twins: int, asides: list[str]) -> None:
    game = table(2, feats="twins").mine(light=f"{CHOICE} mirror", twins=twins, gold=3).theirs(light=CHOICE)
    game.dice(0, f"{CHOICE} gold_1").dice(1, f"{CHOICE} gold_1").blessings()
    assert game.asked == 0
    assert [option.key for option in game.state.asides(1)] == asides


def test_who_reaches_others_or_buys_waits() -> None:
    game = table(3).player(0, light=CHOICE).player(1, light="ship", gold=5).player(2, light=CHOICE)
    game.dice(0, f"{CHOICE} gold_1").dice(1, "ship gold_1").dice(2, f"{CHOICE} gold_1").blessings()
    assert (game.asked, game.state.asides(1)) == (0, [])
    assert game.state.asides(2)


def test_twins_wait_and_make_those_wait_whom_they_might_reach() -> None:
    game = table(3, feats="twins").player(0, light=f"{CHOICE} mirror", gold=3, twins=1, feats="twins")
    game.player(1, light=CHOICE).player(2, light=CHOICE)
    game.dice(0, f"{CHOICE} gold_1").dice(1, f"{CHOICE} gold_1").dice(2, f"{CHOICE} gold_1").blessings()
    assert (game.ask, game.state.asides(1)) == ("twins", [])


def test_twins_of_a_later_player_wait_because_they_roll() -> None:
    game = table(3, feats="twins").player(0, light=CHOICE).player(1, light=CHOICE, gold=3, twins=1, feats="twins")
    game.dice(0, f"{CHOICE} gold_1").dice(1, f"{CHOICE} gold_1").dice(2, "gold_1 gold_1").blessings()
    assert (game.asked, game.state.asides(1)) == (0, [])
    game.choose("choose:1")
    assert (game.asked, game.ask) == (1, "twins")


def test_a_face_reaches_others_even_when_it_was_forged_away_meanwhile() -> None:
    game = table(3).player(0, light="ship", dark="boar_red", gold=5).player(1, light=CHOICE)
    game.owner("boar_red", 1)
    game.dice(0, "ship boar_red").dice(1, f"{CHOICE} gold_1").dice(2, "gold_1 gold_1").blessings()
    game.choose("buy:gold_3", "replace:dark:boar_red")
    assert (game.asked, game.ask, game.me.up) == (0, "pick", ["ship", "gold_3"])
    assert game.state.asides(1) == []


def test_outside_of_step_1_everybody_waits() -> None:
    game = table(3)
    assert game.ask == "act"
    assert game.state.asides(1) == game.state.asides(2) == []


def encoded(state: State) -> bytes:
    return msgspec.json.encode(state.table)


@pytest.mark.parametrize("module", [None, "goddess", "titans"])
@rule("DF-009")
def test_the_outcome_is_the_same_whoever_is_faster(module: str | None) -> None:
    """In random games: an aside and the answer that everybody waits for can change places."""
    tried = 0
    for seed in range(12):
        random = Random(seed)
        state = GAME.start(4, seed=seed, module=module, setup="random")
        while state.decision is not None:
            asides = [(option, seat) for seat in range(4) for option in state.asides(seat)]
            if not asides:
                state.choose(random.choice(state.decision.options))
                continue
            aside, seat = random.choice(asides)
            answer = random.choice(state.decision.options)
            late, early = state.copy(), state.copy()
            late.choose(answer)
            late.choose(aside, seat)
            early.choose(aside, seat)
            early.choose(answer)
            assert encoded(early) == encoded(late)
            state = early
            tried += 1
    assert tried > 20
