"""The arena: equal results however they are computed, fair seats, honest statistics, and nothing lost with Ctrl-C."""

from __future__ import annotations

import csv
import os
import pickle
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Generator
from contextlib import suppress
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from cyclopts import App

import kubik.bots
from kubik import arena
from kubik.arena import GameRecord, Points, Results, Score, Thinking
from kubik.arena.run import _Batch, _play_batch
from kubik.bots import Bot
from kubik.cli import BROKEN, main
from kubik.cli.arena import arena as command
from kubik.kernel.decision import Option
from kubik.kernel.errors import BadSetup, KubikError
from kubik.kernel.state import Seat

GAME = "hero_realms"


def records(games: int = 6, jobs: int = 1, seed: int = 1, **more: Any) -> list[GameRecord]:
    return list(arena.play(GAME, ["random", "random"], games, seed, jobs, **more))


def record(winners: tuple[int, ...], bots: tuple[str, ...] = ("a", "b"), **more: Any) -> GameRecord:
    return GameRecord(0, "seed", bots, winners, (), more.get("decisions", 10), more.get("turns", 5), not winners)


# --- playing ----------------------------------------------------------------------------------------------------------


def test_equal_records_for_any_number_of_jobs() -> None:
    here, there = Thinking(), Thinking()
    assert records(30, thinking=here) == records(30, jobs=2, thinking=there)
    assert here.decisions == there.decisions


def test_records_follow_from_the_seed_and_the_index() -> None:
    first = records(4)
    assert first == records(6)[:4]
    assert [one.index for one in first] == [0, 1, 2, 3]
    assert len({one.seed for one in first}) == 4
    assert {one.seed for one in first}.isdisjoint(one.seed for one in records(4, seed=2))


def test_a_record_tells_how_the_game_ended() -> None:
    for one in records(3):
        assert not one.stopped
        assert len(one.winners) == 1
        assert one.places[one.winners[0]] == 1
        assert one.decisions > 0
        assert one.turns


@pytest.mark.parametrize("jobs", [1, 2])
def test_records_come_one_by_one(jobs: int) -> None:
    stream = arena.play(GAME, ["random"], 10**9, 1, jobs)
    assert [one.index for one in islice(stream, 3)] == [0, 1, 2]
    stream.close()


def test_a_game_without_end_is_stopped_and_says_so() -> None:
    score = Score()
    for one in records(2, limit=5):
        assert (one.stopped, one.winners, one.places, one.decisions) == (True, (), (), 5)
        score.add(one)
    assert (score.stopped, score.drawn) == (2, 0)


def test_a_game_that_ends_with_the_last_allowed_decision_is_not_stopped() -> None:
    whole = records(1)[0]
    assert records(1, limit=whole.decisions)[0] == whole
    assert records(1, limit=whole.decisions - 1)[0].stopped


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "chess"),
        ({"bots": []}, "at least one bot"),
        ({"bots": ["nobody"]}, "nobody"),
        ({"games": 0}, "at least one game"),
        ({"jobs": 0}, "at least one job"),
        ({"limit": 0}, "at least one decision"),
        ({"players": 9}, "9"),
        ({"options": {"weather": "fine"}}, "weather"),
        ({"bots": ["random"] * 3, "players": 2}, "3 bots are too many for 2 sides"),
        ({"bots": ["random"] * 3, "options": {"mode": "hydra_2v2"}}, "3 bots are too many for 2 sides"),
    ],
)
def test_what_does_not_fit_is_told_before_any_game(change: dict[str, Any], words: str) -> None:
    fitting: dict[str, Any] = {"game": GAME, "bots": ["random"], "games": 1, "seed": 1}
    with pytest.raises(BadSetup, match=words):
        arena.play(**fitting | change)


def test_bots_act_beside_the_one_who_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the fair of tests/kernel/fair.py all win if everybody sells in time, and nobody is ever asked to."""
    monkeypatch.setitem(kubik.GAMES, "fair", "tests.kernel.fair")
    thinking = Thinking()
    (one,) = arena.play("fair", ["greedy"], 1, 1, thinking=thinking)
    assert (one.winners, one.decisions) == ((0, 1, 2), 5)
    assert thinking.decisions == {"greedy": 5}


# --- bots that fail ---------------------------------------------------------------------------------------------------


class Clumsy(Bot):
    """Fails now and then."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def __call__(self, seat: Seat[Any, Any]) -> Option:
        if self.random.random() < 0.0005:
            raise RuntimeError("oops")
        return seat.options[0]


class Cheat(Bot):
    """Chooses what nobody offers."""

    def __init__(self, random: Random) -> None:
        pass

    def __call__(self, seat: Seat[Any, Any]) -> Option:
        return Option("win at once", -1, "win")


def test_a_failing_bot_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kubik.bots.BOTS, "clumsy", Clumsy)
    done: list[GameRecord] = []
    with pytest.raises(arena.GameError) as failure:
        arena.keep(arena.play(GAME, ["clumsy"], 1000, 1), done.append)
    contest = arena.agree(GAME, ["clumsy"], 1)
    for words in (f"game {len(done)} ", contest.seed_of(len(done)), "bot clumsy", "seat ", "RuntimeError: oops"):
        assert words in str(failure.value)
    assert isinstance(failure.value.__cause__, RuntimeError)
    assert "in __call__" in failure.value.__notes__[0]
    assert not isinstance(failure.value, KubikError), "it is a fault of the program, not of the input"

    # A process hands back the games before the failure and the failure itself, with what led to it.
    batch: _Batch = pickle.loads(pickle.dumps(_play_batch(contest, 0, 1000)))
    assert batch.records == done
    assert str(batch.failure) == str(failure.value)
    assert batch.failure is not None
    assert "in __call__" in batch.failure.__notes__[0]


def test_a_bot_that_cheats_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kubik.bots.BOTS, "cheat", Cheat)
    with pytest.raises(arena.GameError, match=r"bot cheat .*IllegalChoice"):
        list(arena.play(GAME, ["cheat"], 1, 1))


# --- seats ------------------------------------------------------------------------------------------------------------


def seatings(bots: int, games: int, players: int | None = None, **options: Any) -> list[list[int]]:
    contest = arena.agree(GAME, ["random"] * bots, 1, players, options)
    return [contest.seating(index) for index in range(games)]


@pytest.mark.parametrize(("bots", "players"), [(1, 2), (2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 6), (6, 6)])
def test_every_bot_has_every_seat_equally_often(bots: int, players: int) -> None:
    rounds = 7
    count = Counter(
        (seat, bot) for seating in seatings(bots, rounds * bots, players) for seat, bot in enumerate(seating)
    )
    assert count == {(seat, bot): rounds for seat in range(players) for bot in range(bots)}


def test_every_bot_is_every_other_bots_neighbour_equally_often() -> None:
    left = Counter(pair for seating in seatings(4, 4 * 6, 4) for pair in pairwise([*seating, seating[0]]))
    assert len(left) == 4 * 3
    assert set(left.values()) == {4 * 6 * 4 // 12}


@pytest.mark.parametrize("mode", ["hydra_2v2", "hydra_3v3", "emperor_3v3"])
def test_a_bot_plays_a_whole_team(mode: str) -> None:
    first, second = seatings(2, 2, mode=mode)
    half = len(first) // 2
    assert first == [0] * half + [1] * half
    assert second == [1] * half + [0] * half


def test_without_a_number_of_players_there_is_a_seat_for_every_bot() -> None:
    assert seatings(1, 1) == [[0, 0]]
    assert seatings(3, 1) == [[0, 1, 2]]


def test_the_same_bot_twice_is_told_apart() -> None:
    assert records(2)[0].bots == ("random", "random#2")
    assert records(2)[1].bots == ("random#2", "random")


# --- statistics -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 10, 0.0179, 0.4042),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),  # the worked example in Newcombe (1998), method 3
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_interval(wins: int, games: int, low: float, high: float) -> None:
    assert arena.interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_score_counts_bots_and_seats() -> None:
    score = Score()
    score.add(record((0,), ("a", "b"), decisions=10, turns=3))
    score.add(record((0,), ("b", "a"), decisions=20, turns=5))
    score.add(record((1,), ("b", "a"), decisions=60, turns=1))
    assert (score.bots["a"].games.wins, score.bots["a"].games.games) == (2, 3)
    assert score.bots["a"].games.share == pytest.approx(2 / 3)
    assert {seat: (share.wins, share.games) for seat, share in score.bots["a"].seats.items()} == {0: (1, 1), 1: (1, 2)}
    assert (score.decisions.mean, score.decisions.shortest, score.decisions.longest) == (30, 10, 60)
    assert score.turns.mean == 3


def test_a_teams_win_counts_once_for_its_bot() -> None:
    score = Score()
    score.add(record((0, 1), ("a", "a", "b", "b")))
    assert (score.bots["a"].games.wins, score.bots["a"].games.games) == (1, 1)
    assert (score.bots["b"].games.wins, score.bots["b"].games.games) == (0, 1)
    assert [score.bots["a"].seats[seat].wins for seat in (0, 1)] == [1, 1]


def test_points_have_a_mean_and_an_interval() -> None:
    points = Points()
    for one in (30, 34, 34, 38):
        points.add(one)
    assert (points.games, points.mean) == (4, 34)
    # The standard deviation is the root of 32 / 3.
    assert points.interval == pytest.approx((34 - 3.2006, 34 + 3.2006), abs=1e-3)


def test_scores_are_those_of_the_sheet() -> None:
    score = Score()
    for one in arena.play("roll_player", ["greedy", "random"], 2, 1):
        assert one.scores[one.winners[0]] == max(one.scores)
        score.add(one)
    assert score.bots["greedy"].points.mean > score.bots["random"].points.mean
    assert records(1)[0].scores == (), "nothing is counted in Hero Realms"


# --- files ------------------------------------------------------------------------------------------------------------


def write(path: Path, kept: list[GameRecord]) -> None:
    with Results(path) as results:
        for one in kept:
            results.write(one)
            assert not path.exists()
    assert list(path.parent.iterdir()) == [path]


def test_csv(tmp_path: Path) -> None:
    kept = [*records(3), record((), decisions=7)]
    write(tmp_path / "x.csv", kept)
    with (tmp_path / "x.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))

    def numbers(text: str) -> tuple[int, ...]:
        return tuple(map(int, text.split(";"))) if text else ()

    assert kept == [
        GameRecord(
            index=int(row["index"]),
            seed=row["seed"],
            bots=tuple(row["bots"].split(";")),
            winners=numbers(row["winners"]),
            places=numbers(row["places"]),
            decisions=int(row["decisions"]),
            turns=int(row["turns"]),
            stopped=row["stopped"] == "1",
        )
        for row in rows
    ]


def test_json(tmp_path: Path) -> None:
    kept = [*records(3), record(())]
    write(tmp_path / "x.json", kept)
    assert msgspec.json.decode((tmp_path / "x.json").read_bytes(), type=list[GameRecord]) == kept


def test_parquet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    monkeypatch.setattr("kubik.arena.files.ROW_GROUP", 2)
    kept = [*records(4), record(())]
    write(tmp_path / "x.parquet", kept)
    file = parquet.ParquetFile(tmp_path / "x.parquet")
    assert file.num_row_groups == 3
    assert msgspec.convert(file.read().to_pylist(), list[GameRecord]) == kept


def test_parquet_without_pyarrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadSetup, match=r"kubik\[parquet\]"):
        Results(tmp_path / "x.parquet")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "name", ["x.txt", "x", "nowhere/x.csv", "directory.csv", "x" * 300 + ".csv", "x" * 248 + ".csv", "x\0.csv"]
)
def test_files_that_cannot_be_written(tmp_path: Path, name: str) -> None:
    (tmp_path / "directory.csv").mkdir()
    with pytest.raises(BadSetup, match=name):
        Results(tmp_path / name)
    assert [path.name for path in tmp_path.iterdir()] == ["directory.csv"]


@pytest.mark.parametrize("name", [".", "..", "/"])
def test_a_folder_is_no_file_of_results(name: str) -> None:
    with pytest.raises(BadSetup, match="must end in one of"):
        Results(Path(name))


def test_an_older_file_stays_until_there_is_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text("old")
    with Results(path):
        pass
    assert path.read_text() == "old"
    with suppress(RuntimeError), Results(path) as results:
        results.write(record((0,)))
        assert path.read_text() == "old"
        raise RuntimeError
    assert len(msgspec.json.decode(path.read_bytes())) == 1


# --- Ctrl-C -----------------------------------------------------------------------------------------------------------


def test_all_is_kept_without_interrupt() -> None:
    book: list[GameRecord] = []
    assert arena.keep(arena.play(GAME, ["random"], 3, 1), book.append)
    assert len(book) == 3


def test_an_interrupt_between_games_keeps_what_is_done() -> None:
    closed = []

    def stream() -> Generator[GameRecord, None, None]:
        try:
            yield record((0,))
            yield record((1,))
            signal.raise_signal(signal.SIGINT)
        finally:
            signal.raise_signal(signal.SIGINT)
            closed.append(True)

    book: list[GameRecord] = []
    before = signal.getsignal(signal.SIGINT)
    assert not arena.keep(stream(), book.append)
    assert len(book) == 2
    assert closed  # the second Ctrl-C did not disturb it
    assert signal.getsignal(signal.SIGINT) == before


def test_an_interrupt_waits_until_a_record_stands_in_all_books() -> None:
    first: list[GameRecord] = []
    second: list[GameRecord] = []

    def press(one: GameRecord) -> None:
        first.append(one)
        if len(first) == 2:
            signal.raise_signal(signal.SIGINT)

    assert not arena.keep(arena.play(GAME, ["random"], 10**9, 1), press, second.append)
    assert len(first) == 2
    assert first == second


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for process groups")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_command_keeps_what_is_done(tmp_path: Path, jobs: str) -> None:
    out = tmp_path / "x.json"
    arguments = [
        "arena",
        GAME,
        "random",
        "random",
        "--games",
        "1000000",
        "--seed",
        "1",
        "--jobs",
        jobs,
        "--out",
        str(out),
    ]
    process = subprocess.Popen(
        [sys.executable, "-c", "import kubik.cli; raise SystemExit(kubik.cli.main())", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        part = out.with_name("x.json.part")
        while process.poll() is None and not (part.exists() and part.stat().st_size):
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        told, errors = process.communicate(timeout=180)
    finally:
        process.kill()
    assert process.returncode == 130, errors
    kept = msgspec.json.decode(out.read_bytes(), type=list[GameRecord])
    assert [one.index for one in kept] == list(range(len(kept)))
    assert kept[:3] == records(3)
    assert f"{len(kept):,} games" in told
    assert errors == f"interrupted after {len(kept)} of 1000000 games\n"
    assert not part.exists()


# --- the command ------------------------------------------------------------------------------------------------------


def run(*arguments: str) -> None:
    app = App(result_action="return_value")
    app.command(command)
    app(["arena", *arguments], exit_on_error=False, print_error=False)


def test_the_command_tells_who_wins(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "x.csv"
    run(GAME, "random", "random", "--games", "4", "--seed", "1", "--out", str(out))
    told = capsys.readouterr().out
    for words in ("random#2", "95 % interval", "4 games", "turns", "decisions per second", "seed: 1", str(out)):
        assert words in told
    assert len(out.read_text().splitlines()) == 5


def test_no_figure_is_cut_in_a_narrow_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "46")
    assert main(["arena", "hero_realms", "greedy", "random", "--games", "4", "--seed", "1"]) == 0
    told = capsys.readouterr().out
    assert "greedy" in told
    assert "…" not in told


def test_the_command_tells_what_somebody_alone_has_reached(capsys: pytest.CaptureFixture[str]) -> None:
    run("roll_player", "random", "--games", "3", "--players", "1", "--seed", "1")
    out = capsys.readouterr().out
    assert "random: " in out
    assert "on the average (95 % interval " in out
    assert ": npc 100.0%" in out


def test_titles_are_for_those_who_play_alone(capsys: pytest.CaptureFixture[str]) -> None:
    run("roll_player", "random", "--games", "2", "--seed", "1")
    out = capsys.readouterr().out
    assert "on the average" in out
    assert "npc" not in out


def test_the_command_tells_of_stopped_games(capsys: pytest.CaptureFixture[str]) -> None:
    run(GAME, "random", "--games", "2", "--limit", "5")
    assert "2 stopped after 5 decisions, counted as draws" in capsys.readouterr().out


def test_the_command_takes_options(capsys: pytest.CaptureFixture[str]) -> None:
    run(GAME, "random", "--games=1", "--limit=5", "--mode", "hydra_2v2", "--first=0", "--characters", ",thief,,")
    told = capsys.readouterr().out
    assert "1 game, " in told
    assert "1 games" not in told


def test_a_fault_of_a_bot_is_told_in_full_and_keeps_what_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(kubik.bots.BOTS, "clumsy", Clumsy)
    out = tmp_path / "x.json"
    assert main(["arena", GAME, "clumsy", "--games", "1000", "--seed", "1", "--out", str(out)]) == BROKEN
    told, errors = capsys.readouterr()
    kept = msgspec.json.decode(out.read_bytes(), type=list[GameRecord])
    assert kept
    assert f"{len(kept)} game" in told
    assert "in __call__" in errors
    assert errors.splitlines()[-1].startswith(f"kubik: game {len(kept)} ")
    assert "RuntimeError: oops" in errors.splitlines()[-1]


@pytest.mark.parametrize("arguments", [[], ["nobody"], ["random", "--out", "x.txt"], ["random", "--weather", "fine"]])
def test_the_command_refuses(arguments: list[str]) -> None:
    with pytest.raises(BadSetup):
        run(GAME, *arguments)
