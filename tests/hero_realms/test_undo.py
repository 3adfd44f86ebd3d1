"""What can be taken back in Hero Realms."""

from __future__ import annotations

from typing import Any

import kubik
from kubik.games.hero_realms.cards import NUMBER
from kubik.kernel.match import Match


def a_match(**settings: Any) -> Match[Any, Any]:
    return Match(kubik.game("hero_realms"), seed=3, settings={"first": 0, **settings})


def test_undo_goes_back_to_the_last_draw() -> None:
    match = a_match()
    assert match.undoable(0) == 0
    before = match.state.save()
    for _ in range(2):
        match.choose(next(option for option in match.state.seat(0).options if option.verb == "play"))
    assert (match.undoable(0), match.undoable(1)) == (2, 0)
    match.undo(0, 2)
    assert match.state.save() == before
    match.choose("end_turn")
    assert match.undoable(0) == 0


def test_undo_stops_at_a_teammate() -> None:
    match = a_match(mode="hydra_2v2")
    match.choose("play:gold", 1)
    match.choose("play:gold", 0)
    assert (match.undoable(0), match.undoable(1)) == (1, 0)
    match.undo(0)
    assert match.undoable(1) == 1


def test_undo_does_not_look_into_an_opponents_hand() -> None:
    """An opponent with one kind of card is still asked which to discard, and then it is too late to take back."""
    match = a_match()
    me, opponent = match.state.table.players
    me.hand.append(NUMBER["spark"])
    opponent.deck += opponent.hand
    opponent.hand = [NUMBER["gold"]] * 3
    match.state.resume()
    match.choose("play:spark")
    assert match.state.decision is not None
    assert match.state.decision.seat == 1
    assert match.undoable(0) == 1
    match.choose("discard:gold", 1)
    assert match.undoable(0) == 0
