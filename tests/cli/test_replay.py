"""`kubik replay` and `kubik verify`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kubik.kernel import gamefile
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
    assert "Hero chose play:" in run.out
    assert "hand 1" in run.out
    assert "(you)" not in run.out
    assert "Hero (you)" in command(f"replay {path} --at 2 --seat 0").out
    everything = len(gamefile.read(path).choices)
    assert command(f"replay {path} --at {everything}").code == 0
    assert command(f"replay {path} --at 0").code == 0


def test_stepping_without_a_terminal_tells_all(command: Command, tmp_path: Path) -> None:
    path = played(tmp_path / "game.kubik", choices=20)
    assert command(f"replay {path} --step").out == command(f"replay {path}").out


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
        ({"seed": "6"}, "the seed 6 does not have the hash"),
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
    assert said in run.out
    assert command(f"verify {path} --lang ru").out.startswith("нечестно: ")


def test_verify_names_the_choice_that_was_changed(command: Command, tmp_path: Path) -> None:
    path = played(tmp_path / "game.kubik")
    file = json.loads(path.read_text())
    file["choices"][9][1] = "buy:no_such_card"
    path.write_text(json.dumps(file))
    run = command(f"verify {path}")
    assert run.code == 1
    seat = file["choices"][9][0]
    assert run.out == f"dishonest: choice 10 (buy:no_such_card by seat {seat}) was not possible there\n"


def test_names_in_a_file_cannot_steer_the_terminal(command: Command, tmp_path: Path) -> None:
    path = played(tmp_path / "game.kubik", seats=["human:\x1b[2J[red]" + "x" * 200, "[bold]\n"], choices=20)
    run = command(f"replay {path}")
    assert run.code == 0
    assert "\x1b" not in run.out
    assert "[bold] " in run.out
