"""Games from elsewhere, on the example of Towers (examples/toy_game), which has neither a screen nor cards."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from inspect import signature
from itertools import repeat
from pathlib import Path

import pytest
from rich.console import Console

import kubik
from kubik.cli.arena import arena
from kubik.cli.bench import bench
from kubik.cli.content import _setting_lines
from kubik.cli.play import play
from kubik.cli.screens import screen_words
from kubik.kernel import gamefile
from kubik.kernel.form import Field
from tests.cli.conftest import Command
from tests.cli.test_play import PROGRAM

EXAMPLES = Path(__file__).parents[2] / "examples"
TOWERS = "play toy_game --seats human:Ann,random --seed 1"


@pytest.fixture
def towers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kubik.GAMES, "toy_game", "toy_game")


def run(line: str, games: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with these games in its environment."""
    path = os.pathsep.join([str(EXAMPLES), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = os.environ | {"KUBIK_GAMES": games, "PYTHONPATH": path, "COLUMNS": "80", "LC_ALL": "C.UTF-8"}
    return subprocess.run([*PROGRAM, *line.split()], input=typed, env=env, capture_output=True, text=True)


def test_a_game_that_the_environment_names() -> None:
    found = run("games", " toy_game,")
    assert (found.returncode, found.stderr) == (0, "")
    assert re.findall(r"^── (\S+)", found.stdout, re.M)[-1] == "toy_game", "it has no place on the shelf of its own"
    played = run(TOWERS, "toy_game", "1\n" * 100)
    assert (played.returncode, played.stderr) == (0, "")
    assert "The game is over" in played.stdout


def test_a_game_that_the_environment_names_wrongly() -> None:
    for line in ("games", "play no_such_game"):
        refused = run(line, "no_such_game")
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr.startswith("kubik: the game 'no_such_game' cannot be loaded from no_such_game: ")
        assert refused.stderr.count("\n") == 1
    assert run("cards hero_realms dagger", "no_such_game").returncode == 0, "the others can be played"


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("", "AttributeError: module 'theirs' has no attribute 'GAME'"),
        ("GAME = (", "SyntaxError: "),
        ("import no_such_module", "No module named 'no_such_module'"),
        ("1 / 0", "ZeroDivisionError"),
        ("GAME = 3", "its GAME is no Game with this id"),
        ("from toy_game import GAME", "its GAME is no Game with this id"),
    ],
)
def test_a_broken_game(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, why: str
) -> None:
    (tmp_path / "theirs.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(kubik.GAMES, "theirs", "theirs")
    for line in ("games", "play theirs", "cards theirs", "arena theirs random", "bench theirs", "bench"):
        monkeypatch.delitem(sys.modules, "theirs", raising=False)
        refused = command(line)
        assert (refused.code, refused.out) == (2, "")
        assert refused.err.startswith("kubik: the game 'theirs' cannot be loaded from theirs: ")
        assert why in refused.err
        assert refused.err.count("\n") == 1


@pytest.mark.usefixtures("towers")
@pytest.mark.parametrize(
    ("language", "over", "said", "kept"),
    [
        ("en", "The game is over", "Ann lays 1.", "honest: 20 choices"),
        ("ru", "Игра окончена", "Ann кладёт 1.", "честно: 20 выборов"),
    ],
)
def test_a_whole_game(command: Command, tmp_path: Path, language: str, over: str, said: str, kept: str) -> None:
    file = tmp_path / "game.kubik"
    half = command(f"{TOWERS} --lang {language} --save {file}", repeat("1", 5))
    assert (half.code, half.err) == (0, "")
    assert over not in half.out
    assert said in half.out
    rest = command(f"play toy_game --load {file} --save {file} --lang {language}", repeat("1", 5))
    assert (rest.code, rest.err) == (0, "")
    assert over in rest.out
    assert max(map(len, half.out.splitlines())) <= 80
    verified = command(f"verify {file} --lang {language}")
    assert (verified.code, verified.err) == (0, "")
    assert verified.out.startswith(kept)
    story = command(f"replay {file} --lang {language}")
    assert (story.code, story.err) == (0, "")
    assert said in story.out
    for at in (0, 7, 20):
        assert command(f"replay {file} --at {at} --seat 1 --lang {language}").code == 0


@pytest.mark.usefixtures("towers")
@pytest.mark.parametrize(
    ("language", "rows"),
    [
        ("en", ["Deck      ? × 14", "Hand      4 1 1", "Tower     –", "Hand      ? × 3", "Tower     –"]),
        ("ru", ["Колода    ? × 14", "Рука      4 1 1", "Башня     –", "Рука      ? × 3", "Башня     –"]),
    ],
)
def test_the_table_in_the_words_of_the_game(command: Command, language: str, rows: list[str]) -> None:
    page = command(f"{TOWERS} --lang {language}").out
    shown = [line for line in page.splitlines() if re.match(r"\w+ {3,}", line)]
    assert shown == rows


@pytest.mark.usefixtures("towers")
def test_what_a_game_does_not_have_is_not_offered(command: Command) -> None:
    page = command(TOWERS, ["?", "c 1", "h", "k", "d", "a"]).out
    listed = re.findall(r"^  (\S+)   ", page, re.M)
    assert listed == ["?", "t", "h", "w", "u", "l", "x", "s", "q"]
    assert page.count("is not possible now") == 4


@pytest.mark.usefixtures("towers")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "Towers has no cards with a text."), ("ru", "В игре «Башни» нет карт с текстом.")]
)
@pytest.mark.parametrize("more", ["", "gold", "--origin public"])
def test_a_game_without_cards_says_so(command: Command, language: str, said: str, more: str) -> None:
    told = command(f"cards toy_game {more} --lang {language}")
    assert told == (0, f"{said}\n", "")


@pytest.mark.usefixtures("towers")
def test_settings_of_another_game(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.kubik"
    page = command(f"{TOWERS} --hand large --save {file}").out
    assert len(re.findall(r"\d", page.partition("Hand  ")[2].partition("\n")[0])) == 5
    assert gamefile.read(file).settings == {"hand": "large"}
    for line, said in (
        ("--hand many", "Setting hand: there is no “many”. There is: small, large"),
        ("--players 5", "Towers is for 2 to 4 players."),
        ("--players 5 --lang ru", kubik.game("toy_game").text("ru").words.say("unfit-players")),
        ("--mode duel", "This game has no setting “mode”. It has: hand"),
    ):
        refused = command(f"play toy_game {line}")
        assert (refused.code, refused.out) == (2, "")
        assert said in refused.err


@pytest.mark.usefixtures("towers")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_games_lists_it_with_its_settings(command: Command, language: str) -> None:
    listed = command(f"games --lang {language}")
    assert (listed.code, listed.err) == (0, "")
    name, about, small, large, default = listed.out.splitlines()[-5:]
    assert name.startswith("── toy_game · Towers / Башни · ")
    assert about == f"  hand  {kubik.game('toy_game').text(language).words.say('form-hand')}"
    assert (small, large) == ("    small  3", "    large  5")
    assert default.endswith(": small")


@pytest.mark.usefixtures("towers")
def test_a_setting_that_is_no_choice_of_words() -> None:
    game = kubik.game("toy_game")
    lines = _setting_lines(game, Field("hand", "choice", [], 3), screen_words(game, "en"), Console(width=80))
    assert [line.plain for line in lines] == ["  hand  Cards in hand", "    default: 3"]


@pytest.mark.usefixtures("towers")
def test_bots_play_it(command: Command) -> None:
    contest = command("arena toy_game random --games 5 --seed 1")
    assert (contest.code, contest.err) == (0, "")
    assert "5 games, 20.0 decisions a game" in contest.out
    measured = command("bench toy_game --games 1 --rounds 1 --players 4 --hand large")
    assert (measured.code, measured.err) == (0, "")
    assert "toy_game, 4 players" in measured.out


@pytest.mark.parametrize("takes_settings", [play, arena, bench], ids=lambda command: command.__name__)
@pytest.mark.parametrize("game", kubik.GAMES)
def test_no_setting_is_called_like_an_option_of_a_command(takes_settings: Callable[..., object], game: str) -> None:
    assert not set(kubik.game(game).settings.__struct_fields__) & set(signature(takes_settings).parameters)
