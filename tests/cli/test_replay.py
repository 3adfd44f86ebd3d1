"""`kubik replay` and `kubik verify`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import kubik
from kubik.kernel import gamefile
from kubik.kernel.match import Match, replay
from tests.cli.conftest import Command, played


def test_replay_tells_the_game_by_turns(command: Command, tmp_path: Path) -> None:
    run = command(f"replay {played(tmp_path / 'game.kubik')}")
    assert (run.code, run.err) == (0, "")
    lines = run.out.splitlines()
    assert "— Turn 2: Boris —" in lines
    assert any(line.endswith(" wins.") for line in lines)
    assert "Hero draws 5 cards." in run.out
    assert max(map(len, lines)) <= 80


def test_replay_from_a_seat_tells_what_it_drew(command: Command, tmp_path: Path) -> None:
    run = command(f"replay {played(tmp_path / 'game.kubik')} --seat 0 --lang ru")
    assert "Герой берёт: «" in run.out
    assert "Борис берёт 5 карт." in run.out


def test_replay_of_an_unfinished_game(command: Command, tmp_path: Path) -> None:
    path = played(tmp_path / "game.kubik", choices=21)
    assert "The game is not over after 21 choices." in command(f"replay {path}").out
    assert "сделан 21 выбор" in command(f"replay {path} --lang ru").out


def test_replay_at_shows_what_everybody_saw(command: Command, tmp_path: Path) -> None:
    path = played(tmp_path / "game.kubik")
    run = command(f"replay {path} --at 2")
    assert run.out.startswith("── After 2 of ")
    assert "Hero plays " in run.out
    assert "hand 1" in run.out
    assert "(you)" not in run.out
    own = command(f"replay {path} --at 2 --seat 0").out
    assert "Hero (you)" in own
    assert "Hero chose play:" in own
    everything = len(gamefile.read(path).choices)
    assert command(f"replay {path} --at {everything}").code == 0
    start = command(f"replay {path} --at 0")
    assert start.code == 0
    assert "— Turn 1: Hero —" in start.out
    assert "— Turn 1: Hero —" not in command(f"replay {path} --at 1").out


def test_replay_shows_a_choice_to_its_own_seat_only(command: Command, tmp_path: Path) -> None:
    """A Ranger's `track_keep:gold` names the card on top of the own deck."""
    match = Match(kubik.game("hero_realms"), 2, 1, {"first": 0, "characters": ["ranger", ""]}, ["human", "human:Bo"])
    while not (match.history and match.history[-1].key.startswith("track")):
        options = match.state.seat(0).options
        verbs = [option.verb for option in options]
        wanted = next((verb for verb in ("skill", "play") if verb in verbs), verbs[0])
        match.choose(options[verbs.index(wanted)])
    path, at, key = tmp_path / "game.kubik", len(match.history), match.history[-1].key
    gamefile.write(path, match.record())
    assert f"chose {key}" in command(f"replay {path} --at {at} --seat 0").out
    for line in (f"replay {path} --at {at} --seat 1", f"replay {path} --at {at}"):
        run = command(line)
        assert run.code == 0
        assert key not in run.out
        assert "chose" not in run.out


def test_stepping_without_a_terminal_tells_all(command: Command, tmp_path: Path) -> None:
    path = played(tmp_path / "game.kubik", choices=20)
    assert command(f"replay {path} --step").out == command(f"replay {path}").out


def test_a_chronicle_tells_the_game_in_paragraphs(command: Command, tmp_path: Path) -> None:
    path = played(tmp_path / "game.kubik")
    run = command(f"replay {path} --chronicle")
    assert (run.code, run.err) == (0, "")
    assert "\n\n— Turn 2: Boris —\n\n" in run.out
    assert max(map(len, run.out.splitlines())) <= 80
    assert run.out.splitlines()[-3:] == command(f"replay {path}").out.splitlines()[-3:]


def test_a_chronicle_tells_tales_and_leaves_bookkeeping_out(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.kubik"
    match = Match(kubik.game("runebound"), 2, 3, {}, ["human:Anna", "human:Boris"])
    while len(match.history) < 4:
        assert match.state.decision is not None
        match.choose(match.state.decision.options[0])
    gamefile.write(path, match.record())
    run = command(f"replay {path} --chronicle")
    assert "plays Corbin.\n\nCorbin" in run.out
    assert "Market of" in command(f"replay {path}").out
    assert "Market of" not in run.out


# --- verify -----------------------------------------------------------------------------------------------------------


def test_verify_an_honest_game(command: Command, tmp_path: Path) -> None:
    path = played(tmp_path / "game.kubik")
    file = gamefile.read(path)
    assert file.result is not None
    (winner,) = file.result.winners
    run = command(f"verify {path}")
    name = ("Hero", "Boris")[winner]
    assert run.code == 0
    assert run.out == (
        f"honest: {len(file.choices)} choices, the seed 5 has the published hash {file.seed_hash}, "
        f"seat {winner} ({name}) wins\n"
    )
    assert command(f"verify {path} --lang ru").out.startswith("честно: ")


def test_verify_an_unfinished_game(command: Command, tmp_path: Path) -> None:
    run = command(f"verify {played(tmp_path / 'game.kubik', choices=20)}")
    assert run.code == 0
    assert run.out.startswith("honest so far: 20 choices")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": "6"}, "choice "),
        ({"seed_hash": "0" * 64}, "does not have the hash"),
        ({"result": None}, "the result is not what"),
        ({"result": {"winners": [0, 1], "places": [1, 1], "sheet": {}}}, "the result is not what"),
    ],
)
def test_verify_a_changed_game(command: Command, tmp_path: Path, change: dict[str, Any], said: str) -> None:
    path = played(tmp_path / "game.kubik")
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    run = command(f"verify {path}")
    assert (run.code, run.err) == (1, "")
    assert run.out.startswith("dishonest: ")
    assert run.out.splitlines()[1].startswith(f"{path}: ")
    assert said in run.out.splitlines()[1]
    assert command(f"verify {path} --lang ru").out.startswith("нечестно: ")


@pytest.mark.parametrize(
    ("change", "language", "said"),
    [
        ({"rules": 99}, "en", "played by other rules (number 99, here {rules});"),
        ({"rules": 99}, "ru", "та партия шла по другим правилам (номер 99, здесь {rules}):"),
        ({"content": "0\x1b[2J"}, "en", "played with other cards (content 0[2J, here {content});"),
        ({"content": "0"}, "ru", "в той партии были другие карты (содержимое 0, здесь {content}):"),
    ],
)
@pytest.mark.parametrize("line", ["verify {}", "replay {}", "play hero_realms --load {}"])
def test_a_game_of_another_version_is_not_called_dishonest(
    command: Command, tmp_path: Path, line: str, change: dict[str, Any], language: str, said: str
) -> None:
    """Whatever its choices, which may well be impossible here."""
    path = played(tmp_path / "game.kubik")
    file = json.loads(path.read_text())
    file["choices"][9][1] = "buy:a_card_of_that_version"
    path.write_text(json.dumps(file | change))
    run = command(f"{line.format(path)} --lang {language}")
    game = kubik.game("hero_realms")
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith(f"kubik: {path}: {said.format(rules=game.rules_number, content=game.content)}")
    assert run.err.count("\n") == 1


def test_verify_names_the_choice_that_was_changed(command: Command, tmp_path: Path) -> None:
    path = played(tmp_path / "game.kubik")
    file = json.loads(path.read_text())
    file["choices"][9][1] = "buy:no_such_card\x1b[2J"
    path.write_text(json.dumps(file))
    run = command(f"verify {path}")
    assert run.code == 1
    assert f"{path}: choice 10: buy:no_such_card" in run.out
    assert "\x1b" not in run.out
    assert "\x1b" not in command(f"replay {path}").err


@pytest.mark.parametrize("more", [0, 5])
def test_a_forked_game_is_honest_from_its_position_on(command: Command, tmp_path: Path, more: int) -> None:
    path = played(tmp_path / "game.kubik", choices=20)
    match = replay(kubik.game("hero_realms"), gamefile.read(path)).fork()
    for _ in range(more):
        assert match.state.decision is not None
        match.choose(match.state.decision.options[0])
    gamefile.write(path, match.record())
    run = command(f"verify {path}")
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith(f"honest so far, from its saved position on: {more} choices")
    assert "начиная с записанной позиции" in command(f"verify {path} --lang ru").out


def test_a_choice_that_the_position_does_not_allow(command: Command, tmp_path: Path) -> None:
    path = played(tmp_path / "game.kubik", choices=0)
    match = replay(kubik.game("hero_realms"), gamefile.read(path)).fork()
    match.choose("play:gold")
    gamefile.write(path, match.record())
    file = json.loads(path.read_text())
    file["position"]["table"]["players"][0]["hand"] = []
    path.write_text(json.dumps(file))
    assert command(f"verify {path}").code == 1
    assert command(f"replay {path}").code == 2


def test_names_in_a_file_cannot_steer_the_terminal(command: Command, tmp_path: Path) -> None:
    path = played(tmp_path / "game.kubik", seats=["human:\x1b[2J[red]" + "x" * 200, "[bold]\n"], choices=20)
    run = command(f"replay {path}")
    assert run.code == 0
    assert "\x1b" not in run.out
    assert "[bold] " in run.out
