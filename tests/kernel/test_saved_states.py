"""Saved states: read as they were written, and refused if they cannot be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import toy_game
from kubik.kernel.errors import BadGameFile, Dishonest, IllegalChoice, KubikError
from kubik.kernel.gamefile import stretches
from kubik.kernel.match import Match, verify
from kubik.kernel.state import State

GAME = toy_game.GAME


def refused(saved: bytes) -> str:
    with pytest.raises(KubikError) as error:
        GAME.load(saved)
    assert not isinstance(error.value, Dishonest)
    return str(error.value)


def changed(**changes: Any) -> bytes:
    """A saved state with other values."""
    return msgspec.json.encode(msgspec.json.decode(GAME.start(3, 1).save()) | changes)


def test_a_state_is_loaded_as_it_was_saved() -> None:
    state: State[toy_game.Towers, toy_game.Rules] = GAME.start(3, 1, hand="large")
    while state.decision is not None:
        state.choose(state.decision.options[0])
        loaded = GAME.load(state.save())
        assert type(loaded.table) is toy_game.Towers
        assert (loaded.table, loaded.result) == (state.table, state.result)
        assert (loaded.rules.players, loaded.rules.settings) == (state.rules.players, state.rules.settings)
        assert loaded.chance(99, 1 << 60) == state.chance(99, 1 << 60)


@pytest.mark.parametrize("saved", [b"", b"{}", b"[]", b"nonsense", b'{"game":"chess"}', b"\xff", b"[" * 100_000])
def test_what_is_no_state_is_refused(saved: bytes) -> None:
    assert refused(saved).startswith("not a saved state of toy_game: ")


def test_a_state_of_another_game_is_refused() -> None:
    assert refused(changed(game="chess")) == "a game of chess, not of toy_game"


def test_a_state_of_other_cards_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    saved, content = GAME.start(3, 1).save(), GAME.content
    monkeypatch.setattr(toy_game.TowersGame, "content", "other")
    assert refused(saved) == f"played with other cards (content {content}, here it is other)"


def test_a_state_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy_game.TowersGame, "rules_number", 4)
    assert refused(changed(rules=3)) == "played with other rules (3, here 4)"


@pytest.mark.parametrize(
    ("changes", "said"), [({"rules": 3}, "played with other rules"), ({"content": "older"}, "played with other cards")]
)
def test_that_is_told_also_where_the_table_was_another(changes: dict[str, Any], said: str) -> None:
    """A table of older rules may have places that are not there any more."""
    assert said in refused(changed(table={"gnomes": [1, 2]}, **changes))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"players": 9}, "towers is for 2 to 4 players, not 9"),
        ({"players": 2}, "the table is not laid for 2 players"),
        ({"settings": {"speed": 3}}, "no setting 'speed'"),
        ({"table": {"players": [{}, {}, {"hand": [7]}]}}, "there are more cards than in the box"),
        ({"table": {"gnomes": []}}, "unknown field `gnomes`"),
        ({"table": {"deck": "many"}}, "Expected `array`"),
        ({"cheat": True}, "unknown field `cheat`"),
    ],
)
def test_an_impossible_state_is_refused(changes: dict[str, Any], said: str) -> None:
    assert said in refused(changed(**changes))


# --- other rules ------------------------------------------------------------------------------------------------------


def tear_down(table: dict[str, Any]) -> dict[str, Any]:
    """A migration: towers begin anew."""
    for player in table["players"]:
        player.pop("tower", None)
    return table


def test_a_state_of_older_rules_goes_on_with_these(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME, 3, 1)
    for _ in range(4):
        match.choose(match.state.seat(match.state.acting()[-1]).options[0])
    saved = match.state.save()
    monkeypatch.setattr(toy_game.TowersGame, "rules_number", 4)
    monkeypatch.setattr(toy_game.TowersGame, "migrations", {2: tear_down})
    state = GAME.update(saved)
    assert [player.tower for player in state.table.players] == [[], [], []]
    assert [player.hand for player in state.table.players] == [player.hand for player in match.state.table.players]
    match.update(state.save())
    assert (match.first, match.undoable(0), match.undoable(1)) == (4, 0, 0)
    with pytest.raises(IllegalChoice, match="position 3 was played with other rules; these begin at 4"):
        match.position(3)
    assert match.state.decision is not None
    match.choose(match.state.decision.options[0])
    match.go_back(4)
    assert match.state.table == state.table
    file = match.record()
    assert (file.rules, [(update.at, update.rules) for update in file.updates]) == (1, [(4, 4)])
    before, after = stretches(file)
    assert (before.rules, len(before.choices), after.rules, len(after.choices)) == (1, 4, 4, 0)
    verify(GAME, after)


def test_a_state_of_newer_rules_or_another_game_does_not() -> None:
    for saved, said in ((changed(rules=2), "newer rules \\(2, here 1\\)"), (changed(game="chess"), "a game of chess")):
        with pytest.raises(BadGameFile, match=said):
            GAME.update(saved)
