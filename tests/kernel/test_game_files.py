"""Game files: written, read, replayed, and found out if they lie."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import toy_game
from kubik.kernel import gamefile
from kubik.kernel.chance import seed_hash
from kubik.kernel.errors import BadGameFile, Dishonest, IllegalChoice
from kubik.kernel.gamefile import GameFile
from kubik.kernel.match import Match, replay, verify
from tests.kernel.test_matches import a_match

GAME = toy_game.GAME


# --- written and read -------------------------------------------------------------------------------------------------


def test_a_game_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    match = a_match(10**6)
    path = tmp_path / "game.kubik"
    gamefile.write(path, match.record())
    assert gamefile.render(gamefile.read(path)) == gamefile.render(match.record())
    assert [child.name for child in tmp_path.iterdir()] == ["game.kubik"]
    assert verify(GAME, gamefile.read(path)).state.result == match.state.result


def test_a_line_for_each_choice() -> None:
    file = a_match(3).record()
    lines = gamefile.render(file).decode().splitlines()
    assert [line.strip() for line in lines[-6:]] == ['"choices": [', *map(written, file.choices), "]", "}"]


def written(choice: tuple[int, str]) -> str:
    comma = "" if choice[0] == 2 else ","
    return f'[{choice[0]},"{choice[1]}"]{comma}'


def test_the_seed_stays_secret_until_it_is_shown() -> None:
    match = Match(GAME, 2)
    file = match.record(secret=True)
    assert match.seed not in gamefile.render(file).decode()
    assert file.seed_hash == seed_hash(match.seed)
    with pytest.raises(BadGameFile, match="still secret"):
        replay(GAME, file)


@pytest.mark.parametrize("name", ["no/such/folder", "a\0b", "x" * 300])
def test_names_that_no_file_can_have(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadGameFile, match=": "):
        gamefile.write(tmp_path / name, a_match(3).record())
    with pytest.raises(BadGameFile, match=": "):
        gamefile.read(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "not a game file, or not a whole one"),
        (b'{"format":1,"x":' + b"[" * 100_000, "not a game file"),
        (b'{"format":0}', "there is no format 0"),
        (b'{"format":99}', "written by a newer program"),
        (b'{"format":1}', "missing required field"),
        (b'{"format":1,"game":"\xff"}', "bad: "),
    ],
)
def test_a_hostile_file_is_refused(data: bytes, said: str) -> None:
    with pytest.raises(BadGameFile, match=said):
        gamefile.parse(data, "bad")


# --- found out --------------------------------------------------------------------------------------------------------


def test_verify_finds_changed_dice_choices_and_results() -> None:
    file = a_match(10**6).record()
    assert file.result is not None
    verify(GAME, file)
    lies = [
        (replace(file, choices=[(0, "lay:9")]), "choice 1: lay:9: seat 0 cannot choose this now"),
        (replace(file, choices=[(2, file.choices[0][1])]), "choice 1: .* seat 2 is not asked, seat 0 is"),
        (replace(file, choices=[(9, file.choices[0][1])]), "choice 1: there is no seat 9"),
        (
            replace(file, choices=[*file.choices, file.choices[0]]),
            f"choice {len(file.choices) + 1}: .* the game is over",
        ),
        (replace(file, seed_hash=seed_hash("another")), "hash"),
        (replace(file, result=None), "result"),
        (replace(file, result=replace(file.result, winners=())), "result"),
    ]
    for lie, said in lies:
        with pytest.raises(Dishonest, match=said):
            verify(GAME, lie)


def test_a_replay_names_the_choice_at_which_it_parts_from_what_was_played() -> None:
    file = a_match(10**6).record()
    assert len({*file.states}) == len(file.choices)
    for number in (1, 7):
        states = [*file.states]
        states[number - 1] = "0" * 12
        with pytest.raises(Dishonest, match=f"^choice {number}: it leads to another state"):
            verify(GAME, replace(file, states=states))
    verify(GAME, replace(file, states=[]))  # as older programs wrote it


def test_the_hashes_of_states_stay_secret_as_long_as_the_seed() -> None:
    """They would let anybody try all cards that another may hold."""
    assert a_match(6).record(secret=True).states == []


def test_a_set_up_that_does_not_fit_cannot_even_begin() -> None:
    file = a_match(3).record()
    for wrong in (replace(file, players=9), replace(file, settings={"speed": 3})):
        with pytest.raises(BadGameFile, match="the set-up does not fit") as error:
            replay(GAME, wrong)
        assert not isinstance(error.value, Dishonest)
    with pytest.raises(BadGameFile, match="1 seats for 3 players"):
        replay(GAME, replace(file, seats=["alone"]))
    with pytest.raises(BadGameFile, match="a game of chess, not of toy_game"):
        replay(GAME, replace(file, game="chess"))


# --- forked matches ---------------------------------------------------------------------------------------------------


def test_a_forked_file_must_fit_its_position() -> None:
    file = a_match(6).fork().record()
    replay(GAME, file)
    for changed in (replace(file, seed="x"), replace(file, players=2), replace(file, settings={"hand": "large"})):
        with pytest.raises(BadGameFile, match="the position is not one of this match"):
            replay(GAME, changed)
    with pytest.raises(IllegalChoice, match="without its secrets"):
        a_match(6).fork().record(secret=True)


def test_a_forked_file_with_an_impossible_position_is_not_dishonest() -> None:
    """Whoever writes a position down may write nonsense; the rules trip over it, and that is told."""
    fork = a_match(6).fork()
    fork.choose(fork.state.seat(0).options[0])
    file = fork.record()
    assert file.position is not None
    file.position["table"]["players"][0]["hand"] = [7, 7, 7]
    with pytest.raises(BadGameFile, match="the position is impossible") as error:
        replay(GAME, file)
    assert not isinstance(error.value, Dishonest)


# --- other rules, other cards -----------------------------------------------------------------------------------------


def refused(file: GameFile) -> str:
    with pytest.raises(BadGameFile) as error:
        verify(GAME, file)
    assert not isinstance(error.value, Dishonest)
    return str(error.value)


def test_a_file_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy_game.TowersGame, "rules_number", 3)
    file = a_match(10**6).record()
    assert verify(GAME, file).state.result is not None
    monkeypatch.setattr(toy_game.TowersGame, "rules_number", 4)
    assert refused(file) == "played with other rules (3, here 4)"
    # However much else in it does not fit: it was honest under its own rules.
    assert refused(replace(file, choices=[(9, "fly")], result=None)) == "played with other rules (3, here 4)"


def test_a_file_of_other_cards_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    file = a_match(10**6).record()
    monkeypatch.setattr(toy_game.TowersGame, "content", "other")
    said = f"played with other cards (content {file.content}, here it is other)"
    assert refused(file) == refused(replace(file, choices=[(9, "fly")])) == said


def test_a_file_from_before_rules_had_numbers_has_number_1() -> None:
    fields = msgspec.json.decode(gamefile.render(a_match(3).record()))
    del fields["rules"]
    assert gamefile.parse(msgspec.json.encode(fields), "old").rules == 1


def test_a_forked_file_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    file = a_match(6).fork().record()
    monkeypatch.setattr(toy_game.TowersGame, "rules_number", 4)
    assert refused(file) == "played with other rules (1, here 4)"
    assert "played with other rules (1, here 4)" in refused(replace(file, rules=4)), "its position says so as well"
