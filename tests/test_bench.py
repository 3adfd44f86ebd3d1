"""The benchmark: that its figures are there and fit together. Never how large they are."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from cyclopts import App

import kubik
from kubik.arena import bench
from kubik.arena.bench import Bench
from kubik.cli.bench import bench as command
from kubik.games import shelf
from kubik.kernel.errors import BadSetup

WORK = ["decision", "options", "copy", "view", "guess", "save and load"]


def measure(**more: Any) -> Bench:
    return bench.measure("hero_realms", games=2, rounds=2, window=0.0, **more)


def test_figures_fit_together() -> None:
    ticks: list[None] = []
    found = measure(tick=lambda: ticks.append(None))
    assert len(ticks) == 2
    assert list(found.figures) == WORK
    for figure in found.figures.values():
        assert figure.microseconds > 0
        assert figure.ratio > 0
    assert found.reference > 0
    assert found.decisions_per_second == pytest.approx(1e6 / found.figures["decision"].microseconds)
    assert found.games_per_second == pytest.approx(found.decisions_per_second / found.decisions_per_game)


def test_what_is_played_does_not_depend_on_the_machine() -> None:
    assert measure().decisions_per_game == measure().decisions_per_game


def test_measuring_positions_leaves_them_as_they_were() -> None:
    game = kubik.game("hero_realms")
    state = game.start(seed=1)
    before = state.save()
    for do in bench._looking(game, [state]).values():
        assert do() == 1
    assert state.save() == before


def test_the_reference_is_fixed() -> None:
    assert bench.reference() == bench.reference() == 100


def test_players_and_options() -> None:
    assert measure(players=4).players == 4
    assert measure(options={"mode": "hydra_2v2"}).players == 4


def test_nothing_to_measure() -> None:
    with pytest.raises(BadSetup):
        bench.measure("hero_realms", rounds=0)
    with pytest.raises(BadSetup):
        bench.measure("chess")


def run(*arguments: str) -> None:
    app = App(result_action="return_value")
    app.command(command)
    app(["bench", "--games", "1", "--rounds", "1", *arguments], exit_on_error=False, print_error=False)


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    run("hero_realms", "--mode", "free_for_all", "--players", "3")
    told = capsys.readouterr().out
    for words in ["hero_realms, 3 players", "decisions per second", "games per second", "reference", *WORK]:
        assert words in " ".join(told.split())


def test_the_command_prints_json_for_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    run("--json")
    found = msgspec.json.decode(capsys.readouterr().out, type=list[Bench])
    assert [one.game for one in found] == [game.id for game in shelf()]
