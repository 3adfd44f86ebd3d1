"""Playing in the terminal, with lines from a script."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kubik.bots import BOTS, Bot
from kubik.cli import COMMANDS, INTERRUPTED, main, session
from kubik.kernel import gamefile
from kubik.kernel.decision import Option
from kubik.kernel.state import Seat
from tests.cli.conftest import Command, played

DUEL = "play hero_realms --seats human,greedy --seed 3 --first 0"
PROGRAM = [sys.executable, "-c", "import sys; from kubik.cli import main; sys.exit(main())"]
HEARS_CTRL_C = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
"""A program that is started in the background does not, and neither do its tests' programs."""


@pytest.mark.parametrize(
    ("language", "over", "seed"), [("en", "The game is over", "The seed was 3"), ("ru", "Игра окончена", "Зерно: 3")]
)
def test_whole_game_by_script(command: Command, tmp_path: Path, language: str, over: str, seed: str) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{DUEL} --lang {language} --save {file}", repeat("1", 2000))
    assert (run.code, run.err) == (0, "")
    assert over in run.out
    assert seed in run.out
    assert run.out.endswith(f"\nkubik verify {file}\n")
    assert command(f"verify {file}").code == 0
    hash = gamefile.read(file).seed_hash
    assert run.out.count(hash) == 2, "the hash is shown at the start and at the end"
    assert max(map(len, run.out.splitlines()[:-1])) <= 80, "all but the line to be copied"
    assert "\x1b" not in run.out


@pytest.mark.parametrize(
    ("setup", "seats"),
    [
        ("--mode free_for_all", "human,greedy,greedy"),
        ("--mode hunter_survival", "human,greedy,greedy"),
        ("--mode hydra_2v2", "human,human:Bo,greedy,greedy"),
        ("--mode emperor_3v3", "human,greedy,greedy,greedy,greedy,greedy"),
        ("--characters thief,ranger", "human,greedy"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_mode_is_shown_within_80_columns(command: Command, setup: str, seats: str, language: str) -> None:
    run = command(f"play hero_realms --seed 1 --lang {language} --seats {seats} {setup}", ["a", *repeat("1", 40)])
    assert (run.code, run.err) == (0, "")
    assert max(map(len, run.out.splitlines())) <= 80


def test_end_of_input_is_a_polite_quit(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{DUEL} --save {file}", ["play:gold"])
    assert (run.code, run.err) == (0, "")
    assert gamefile.read(file).choices == [(0, "play:gold")]


def test_bots_alone_play_to_the_end(command: Command) -> None:
    run = command("play hero_realms --seats greedy,greedy --seed 3")
    assert run.code == 0
    assert "wins." in run.out


def test_a_saved_game_goes_on(command: Command, tmp_path: Path) -> None:
    file = played(tmp_path / "game.kubik", choices=40)
    before = gamefile.read(file)
    run = command(f"play hero_realms --load {file} --seats human,random --save {file}", repeat("1", 3))
    assert run.code == 0
    after = gamefile.read(file)
    assert after.choices[:40] == before.choices
    assert len(after.choices) > 42
    assert after.seats == ["human", "random"]


# --- what can be typed ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "language", "said"),
    [
        ("?", "en", "take back your last choice"),
        ("помощь", "ru", "отменить последний выбор"),
        ("c 1", "en", "+1 gold."),
        ("c play:gold", "en", "coin"),
        ("c arkus", "en", "Imperial, champion (dragon), cost 8"),
        ("c аркус", "en", "Arkus, Imperial Dragon"),
        ("к arkus", "ru", "Аркус, дракон Империи"),
        ("c d", "en", "Several fit:"),
        ("c", "en", "What would you like to read?"),
        ("c no such card", "en", "What would you like to read?"),
        ("h", "en", "sure that the first is better than the second."),
        ("п", "ru", "Уверенность, что первое лучше второго:"),
        ("w", "en", "costs"),
        ("н", "ru", "не хватает"),
        ("u", "en", "Nothing can be taken back"),
        ("о", "ru", "Отменить ничего нельзя"),
        ("d", "en", "Discard pile of Hero"),
        ("б", "ru", "Жертвенная стопка"),
        ("as 1", "en", "a person who may act now"),
        ("за 1", "ru", "который сейчас может действовать"),
        ("99", "en", "There is no option 99: type a number from 1 to 3."),
        ("-1", "ru", "Варианта -1 нет: введите число от 1 до 3."),
        ("c 99", "en", "There is no option 99: type a number from 1 to 3."),
        ("k", "en", "G     a card of the faction Guild"),
        ("л", "ru", "К     карта фракции «Культ Смерти»"),
        ("t", "en", "── Market"),
        ("стол", "ru", "── Торговый ряд"),
        ("buy:arkus_imperial_dragon", "ru", "сейчас так нельзя"),
        ("чепуха", "ru", "«чепуха»: сейчас так нельзя"),
        ("", "en", "Your turn"),
    ],
)
def test_a_line_is_answered_and_the_game_waits(command: Command, typed: str, language: str, said: str) -> None:
    run = command(f"{DUEL} --lang {language}", [typed, "q"])
    assert (run.code, run.err) == (0, "")
    prompt = "? help) >" if language == "en" else "? помощь) >"
    answer = run.out.split(prompt)[1]
    assert said in answer
    assert run.out.rstrip().endswith(("> q", ">")), "the person is asked again"


@pytest.mark.parametrize("keys", session.KEYS.values())
def test_every_name_of_a_command_is_known_once(keys: str) -> None:
    names = [name for others in session.KEYS.values() for name in others.split()]
    assert all(names.count(name) == 1 for name in keys.split())
    assert any(name.isascii() for name in keys.split())
    assert any(not name.isascii() for name in keys.split())


@pytest.mark.parametrize("typed", ["a", "ф", "all"])
def test_all_plays_what_only_gives(command: Command, tmp_path: Path, typed: str) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{DUEL} --save {file}", [typed, "a"])
    choices = gamefile.read(file).choices
    assert len(choices) == 3
    assert {key.partition(":")[0] for _, key in choices} == {"play"}
    assert "No card in your hand only gives" in run.out


def test_undo_says_beforehand_how_far(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{DUEL} --save {file}", ["play:gold", "play:gold", "u 3", "u 2", "play:gold", "o", "l"])
    prompts = [line.partition(" >")[0] for line in run.out.splitlines() if line.startswith("Hero (undo")]
    assert [prompt.split()[2].rstrip(",") for prompt in prompts] == list("01220111")
    assert "Only 2 choices can be taken back." in run.out
    assert "2 choices are taken back." in run.out
    assert gamefile.read(file).choices == [(0, "play:gold")]


def test_the_log_forgets_what_was_taken_back(command: Command) -> None:
    run = command(DUEL, ["play:gold", "u", "play:gold", "l"])
    assert run.out.rpartition("> l\n")[2].count("Hero plays Gold") == 1


@pytest.mark.parametrize("load", [False, True])
def test_undoing_the_first_choice_leaves_the_opening_in_the_log(command: Command, tmp_path: Path, load: bool) -> None:
    line = f"play hero_realms --load {played(tmp_path / 'game.kubik', choices=1)}" if load else DUEL
    run = command(line, ["l", "u", "l"] if load else ["play:gold", "u", "l"])
    log = run.out.rpartition("> l\n")[2]
    assert "— Turn 1: Hero —" in log
    assert "Hero draws" in log
    assert "Hero plays" not in log


@pytest.mark.parametrize("name", ["x" * 300, "x" * 252, "a\0b", "a\0b/c"])
def test_a_name_that_no_file_can_have_does_not_end_the_game(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    run = command(DUEL, [f"s {name}", "play:gold", "q"])
    assert (run.code, run.err) == (0, "")
    assert "Hero plays Gold" in run.out
    assert "Saved" not in run.out
    assert "\0" not in run.out.partition("> s ")[2].partition("\n")[2]
    assert not list(tmp_path.iterdir())


def test_more_digits_than_a_number_may_have(command: Command) -> None:
    run = command(DUEL, ["play:gold", "u " + "9" * 5000, "q"])
    assert run.code == 0
    assert "Only one choice can be taken back." in run.out


@pytest.mark.parametrize("columns", ["0", "3", "20"])
@pytest.mark.parametrize("line", [DUEL, "games", "cards hero_realms", "--help", "play --help", "replay {} --at 9"])
def test_a_very_narrow_terminal(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, columns: str, line: str
) -> None:
    path = played(tmp_path / "game.kubik", choices=20)
    monkeypatch.setenv("COLUMNS", columns)
    run = command(line.format(path), ["?", "k", "t", "a", "c 1", "d", "l", "w"])
    assert (run.code, run.err) == (0, "")


@pytest.mark.parametrize("stream", ["stdin", "stdout", "stderr"])
def test_a_closed_stream_is_an_empty_one(monkeypatch: pytest.MonkeyPatch, stream: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setattr(sys, stream, None)
    assert main(DUEL.split()) == 0
    monkeypatch.setattr(sys, stream, None)
    assert main(["play", "chess"]) == 2


def test_save_by_command(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "letter.txt").write_text("dear Anna")
    run = command(DUEL, ["play:gold", "s", "s mine.kubik", "s letter.txt", "s nowhere/mine.kubik", "q"])
    assert run.code == 0
    assert "not a game file" in run.out
    assert "there is no folder" in run.out
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names[1:] == ["letter.txt", "mine.kubik"]
    assert gamefile.read(tmp_path / names[0]).choices == gamefile.read(tmp_path / "mine.kubik").choices
    assert (tmp_path / "letter.txt").read_text() == "dear Anna"


def test_an_amount_is_typed_as_it_is(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.kubik"
    script = ["a", "attack:1", "9", "1", "q"]
    run = command(f"play hero_realms --seats human,greedy --seed 13 --first 0 --save {file}", script)
    assert "A number from 1 to" in run.out
    assert "There is no option 9: type a number from 1 to 3." in run.out
    assert gamefile.read(file).choices[-1] == (0, "amount:1")


# --- several people ---------------------------------------------------------------------------------------------------


def test_people_pass_the_keyboard(command: Command) -> None:
    run = command("play hero_realms --seats human:Ann,human:Bo --seed 3 --first 0", ["a", "end_turn", "a", "end_turn"])
    assert [line for line in run.out.splitlines() if "Pass the keyboard" in line] == [
        f"Now it is {name} who chooses. Pass the keyboard, then press Enter." for name in ("Ann", "Bo", "Ann")
    ]


def test_nobody_reads_the_cards_another_person_drew(command: Command) -> None:
    run = command("play hero_realms --seats human:Ann,human:Bo --seed 3 --first 0", ["end_turn", "l"])
    log = run.out.rpartition("> l\n")[2]
    assert "Ann draws 5 cards." in log


def test_a_teammate_acts_although_not_asked(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.kubik"
    seats = "human:Ann,human:Bo,greedy,greedy"
    script = ["as 1", "play:gold", "end_turn", "as Bo", "as 0", "play:gold", "q"]
    run = command(f"play hero_realms --mode hydra_2v2 --seats {seats} --seed 3 --first 0 --save {file}", script)
    assert run.code == 0
    assert "Ann is asked; you may act as well." in run.out
    assert gamefile.read(file).choices == [(1, "play:gold"), (1, "end_turn"), (0, "play:gold")]


HYDRA = "play hero_realms --mode hydra_2v2 --seats greedy,human:Ann,greedy,greedy --seed 4 --first 0"


def test_a_person_acts_before_a_bot_that_is_asked_first(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{HYDRA} --save {file}", ["play:gold"])
    assert (run.code, run.err) == (0, "")
    assert "You may act; go lets Anna go on." in run.out
    assert gamefile.read(file).choices == [(1, "play:gold")]


@pytest.mark.parametrize("word", ["go", "g", "и", "ИДИ"])
def test_go_lets_the_bot_go_on_until_the_person_is_asked(command: Command, tmp_path: Path, word: str) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{HYDRA} --save {file}", [word, word])
    assert (run.code, run.err) == (0, "")
    assert "No teammate waits for you" in run.out
    choices = gamefile.read(file).choices
    assert {seat for seat, _ in choices} == {0}
    assert choices[-1] == (0, "end_turn")


def test_after_a_question_of_the_bot_the_person_comes_first_again(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{HYDRA} --save {file}", ["play:gold", "go", "refuse"])
    assert run.out.count("You may act; go lets Anna go on.") == 3
    choices = gamefile.read(file).choices
    assert choices[-2][1].startswith("buy_together:"), "Anna cannot pay for it alone"
    assert choices[-1] == (1, "refuse")


def test_go_holds_for_one_turn(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{HYDRA} --save {file}", ["go", "end_turn", "play:gold"])
    assert run.code == 0
    assert run.out.count("You may act; go lets Anna go on.") >= 2
    choices = gamefile.read(file).choices
    assert {seat for seat, _ in choices} == {0, 1, 2, 3}
    later = [seat for seat, _ in choices[choices.index((1, "end_turn")) + 1 :]]
    assert 0 not in later, "in the next turn the bot waits again"


def test_a_whole_game_beside_a_bot_by_script(command: Command) -> None:
    run = command(HYDRA, repeat("1", 4000))
    assert (run.code, run.err) == (0, "")
    assert "The game is over" in run.out


# --- bots that act beside a person ------------------------------------------------------------------------------------


BESIDE = "play hero_realms --mode hydra_2v2 --seed 3 --first 0 --seats human:Ann"


def test_a_bot_plays_its_cards_before_a_teammate_is_asked(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{BESIDE},greedy,greedy,greedy --save {file}", ["play:gold", "u", "play:ruby", "l"])
    assert (run.code, run.err) == (0, "")
    first, *pages, log, _ = run.out.split("? help) >")
    assert " Boris plays Gold. +1 gold. (× 2)\n Boris plays Ruby. +2 gold.\n── Your turn" in first
    assert not [page for page in pages if "Boris plays" in page], "it is told once"
    assert log.count("Boris plays") == 2
    assert gamefile.read(file).choices == [(1, "play:gold"), (1, "play:gold"), (1, "play:ruby"), (0, "play:ruby")]
    assert re.findall(r"^Ann \(undo (\d)", run.out, re.M) == ["0", "1", "0", "1", "1"], (
        "only own choices are taken back"
    )


class Late(Bot):
    """Plays its cards beside a teammate who has played one, and waits otherwise."""

    def __init__(self, random: Random) -> None:
        pass

    def __call__(self, seat: Seat[Any, Any]) -> Option:
        return seat.options[-1]

    def aside(self, seat: Seat[Any, Any]) -> Option | None:
        return seat.options[0] if seat.options[0].verb == "play" and seat.view.players[0].play else None


def test_what_a_bot_does_after_a_choice_is_told_and_ends_undo(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(BOTS, "late", Late)
    file = tmp_path / "game.kubik"
    run = command(f"{BESIDE},late,greedy,greedy --save {file}", ["play:gold", "u", "play:gold", "u", "q"])
    assert (run.code, run.err) == (0, "")
    first, second, refused, third, *_ = run.out.split("? help) >")
    assert "Boris plays" not in first
    assert " Ann plays Gold. +1 gold.\n Boris plays Gold. +1 gold. (× 2)\n Boris plays Ruby. +2 gold.\n" in second
    assert "or somebody else chose" in refused
    assert " Ann plays Gold. +1 gold.\n── " in third
    assert re.findall(r"^Ann \(undo (\d)", run.out, re.M) == ["0", "0", "0", "1", "0"]
    assert gamefile.read(file).choices == [(0, "play:gold"), (1, "play:gold"), (1, "play:gold"), (1, "play:ruby")]


@pytest.mark.parametrize("mates", ["greedy,greedy,greedy", "random,random,random"])
def test_a_whole_game_with_bots_that_act_beside(command: Command, tmp_path: Path, mates: str) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{BESIDE},{mates} --save {file}", repeat("1", 4000))
    assert (run.code, run.err) == (0, "")
    assert "The game is over" in run.out
    assert command(f"verify {file}").code == 0


# --- ends that are no errors ------------------------------------------------------------------------------------------


def test_ctrl_c_is_polite_and_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.kubik"
    with subprocess.Popen(
        [*PROGRAM[:2], HEARS_CTRL_C + PROGRAM[2], *DUEL.split(), "--save", str(file)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as program:  # fmt: skip
        assert program.stdin is not None
        assert program.stdout is not None
        while "End turn" not in program.stdout.readline():
            pass
        program.send_signal(signal.SIGINT)
        _, err = program.communicate(timeout=180)
    assert program.returncode == INTERRUPTED
    assert err == "kubik: interrupted\n"
    assert gamefile.read(file).choices == []


@pytest.mark.parametrize("line", ["cards hero_realms", DUEL])
def test_a_closed_pipe_leaves_no_traceback(line: str) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        run = subprocess.run([*PROGRAM, *line.split()], stdin=subprocess.DEVNULL, stdout=write, stderr=subprocess.PIPE)
    finally:
        os.close(write)
    assert run.returncode not in (0, 2)
    assert run.stderr == b""


def test_without_the_extra_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "cyclopts", None)
    assert main(["games"]) == 2
    assert capsys.readouterr().err == 'kubik: the command line needs more packages: pip install "kubik[cli]"\n'


def test_help_lists_every_command(command: Command) -> None:
    run = command("--help")
    assert run.code == 0
    assert re.findall(r"^│ ([a-z]+) ", run.out, re.M) == list(COMMANDS), "what most people want comes first"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(command: Command, name: str) -> None:
    run = command(f"{name} --help")
    assert run.code == 0
    assert f"kubik {name}" in run.out
    assert '""' not in run.out
    assert "False" not in run.out


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("play", "Lines may come from"),
        ("verify", "Exit code 0"),
        ("arena", "The bots change seats"),
        ("bench", "fixed loop of plain Python"),
    ],
)
def test_the_help_of_a_command_tells_all_of_it(command: Command, name: str, said: str) -> None:
    assert said in command(f"{name} --help").out
    assert said not in command("--help").out


@pytest.mark.parametrize(("mode", "shown"), [("free_for_all", False), ("hydra_2v2", True)])
def test_help_at_the_table_names_teammates_only_where_there_are_any(command: Command, mode: str, shown: bool) -> None:
    run = command(f"play hero_realms --players 4 --mode {mode} --seats human,greedy,greedy,greedy", ["?"])
    assert ("teammate" in run.out) is shown
