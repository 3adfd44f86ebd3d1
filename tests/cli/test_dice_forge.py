"""Dice Forge in the terminal: its page, its questions, and whole games by script."""

from __future__ import annotations

import io
import re
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import kubik
from kubik.cli.screens import screen_words
from kubik.games.dice_forge import screen as dice_forge
from kubik.games.dice_forge.content import FACE, FACES, FEAT, NEXT, PREVIOUS
from kubik.games.dice_forge.dice import Celestial
from kubik.games.dice_forge.islands import MemoryToken
from kubik.games.dice_forge.maze import Golem
from kubik.games.dice_forge.state import ADVANCED
from kubik.kernel import gamefile
from kubik.kernel.text import words
from kubik.screen import Look, headline
from tests.cli.conftest import Command, obeyed, played, seated
from tests.cli.test_page import COLOURED, assert_no_title_is_cut, check_golden, draw
from tests.dice_forge.table import Game, table

GAME = "play dice_forge --seats human,greedy --seed 3 --first 0"
ANSWERS = list("1203456")
"""To go on like this answers every question, also those for an amount."""


def base() -> Game:
    game = table(2, feats="companion cerberus triton")
    game.mine(gold=5, sun=3, moon=2, glory=21, light="gold_3 sun_1 times3", dark="gold_2_or_sun_2_or_moon_2 glory_2")
    game.mine(feats="blacksmiths_hammer companion companion elder", used=[FEAT["elder"]], hammers=1, hammer=20)
    game.mine(companions=[3, 2 | ADVANCED], cerberus=1, island=7, discard=[FACE["gold_1"]] * 5)
    game.theirs(gold=12, glory=3, light="mirror", dark="moon_2", feats="blacksmiths_hammer triton triton", island=4)
    return game.theirs(hammers=2, hammer=30, scepters=[4, 6, 0], tritons=2).stock(gold_3=0, moon_1=0, glory_4=0)


def goddess() -> Game:
    game = table(4, module="goddess").mine(light="golem_sun", dark="golem_moon", cell=6, feats="mists sun_golem")
    game.player(1, cell=12, feats="tree tree tree", island=2).player(2, cell=36).player(3, cell=6, light="gold_6")
    game.state.table.halls = [-1, 2, -1]
    return game


def titans() -> Game:
    game = table(3, module="titans").mine(ancient=2, gold=1, cell=24, light="chaos_red misfortune_blue", memories=[5])
    game.player(1, cell=3, feats="memory mirror_of_misfortune merchant", memories=[4, 15], dark="gold_3_ancient_1")
    return game.player(2, cell=16, light="misfortune_red", island=3).owner("misfortune_blue", 1)


# --- the page ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("position", [base, goddess, titans], ids=lambda position: position.__name__)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_page_golden(request: pytest.FixtureRequest, position: Any, language: str, width: int) -> None:
    page = draw(position().state, 0, language, width, piles=False)
    check_golden(page, f"dice_forge.{position.__name__}.{language}.{width}", width, request)


@pytest.mark.parametrize("position", [base, goddess, titans], ids=lambda position: position.__name__)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_narrow_page_shows_every_figure(position: Any, language: str) -> None:
    game = position().mine(glory=21)
    page = draw(game.state, 0, language, 46, piles=False)
    assert_no_title_is_cut(page, 46)
    said = words("kubik.cli", language).say
    assert "★ 21" in page
    assert said("turn", n=game.state.table.turns) in page


def test_colours_only_in_a_terminal_that_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal: dict[str, Any] = {"force_terminal": True, "color_system": "standard"}
    assert re.search(COLOURED, draw(base().state, 0, "en", 80, **terminal))
    monkeypatch.setenv("NO_COLOR", "1")
    assert not re.search(COLOURED, draw(base().state, 0, "en", 80, **terminal))


def look(state: Any, language: str = "en") -> Look:
    console = Console(file=io.StringIO(), width=80, highlight=False)
    names = [f"P{seat}" for seat in range(state.rules.players)]
    spoken = screen_words(state.game, language)
    return Look(state.view(0), state.rules, 0, names, state.game.text(language), spoken, console)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_face_has_a_short_mark_of_its_own(language: str) -> None:
    seen = look(base().state, language)
    marks = ["".join(text for text, _ in dice_forge._face(seen, face)) for face in range(len(FACES))]
    assert len(set(marks)) == len(FACES)
    assert max(map(len, marks)) <= 8


def test_the_faces_that_lie_up_are_in_brackets() -> None:
    game = base()
    game.state.table.players[0].up = [1, 7]
    page = draw(game.state, 0, "en", 80, piles=False)
    own = page.rpartition("(you)")[2]
    assert [found.strip() for found in re.findall(r"\[(.*?)\]", own)] == ["1☼", "2★"]
    assert page.count("[") == 4


@pytest.mark.parametrize("position", [base, goddess, titans], ids=lambda position: position.__name__)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_legend_explains_every_sign(position: Any, language: str) -> None:
    state = position().theirs(scepters=[]).state  # as in play: no feat of base() brings them
    legend = dice_forge.legend(look(state, language))
    page = draw(state, 0, language, 80, piles=False)
    title = page.splitlines()[0]
    assert signs(page.replace(" · ", " ")) - signs(title) <= signs("".join(sign for sign, _ in legend))
    assert all(said for _, said in legend)


def signs(text: str) -> set[str]:
    """All that is neither letter nor figure nor the punctuation of a sentence."""
    return {sign for sign in text if not (sign.isalnum() or sign.isspace() or sign in ".,:;'()─│−")}


def test_a_watcher_sees_the_same_table() -> None:
    page = draw(goddess().state, None, "en", 80)
    assert "(you)" not in page
    assert "▸" not in page
    for name in ("Hero", "Boris", "Clara", "David"):
        assert f"── {name} " in page


@pytest.mark.parametrize("cell", [1, 4, 6, 13, 19, 35])
def test_the_cells_where_the_golem_can_step_next_are_marked(cell: int) -> None:
    game = goddess().mine(cell=cell)
    assert marked(game) == sorted(NEXT[cell])
    game.state.table.steps.append(Golem(0, -2))
    assert marked(game) == sorted(PREVIOUS[cell])


def marked(game: Game) -> list[int]:
    return sorted(map(int, re.findall(r"▸(\d+)", draw(game.state, 0, "en", 80, piles=False))))


def test_a_treasure_lies_where_it_was_found() -> None:
    page = draw(goddess().state, 0, "en", 80, piles=False)
    assert "treasures left 4☼ 4☾ ──" in page
    assert "12 hall 2★" in page


def test_the_total_counts_feats_and_track() -> None:
    """3 glory on the track of glory, 14 on two feats, −20 on the titan track."""
    game = table(2, module="titans").theirs(glory=3, feats="right_hand guardian", cell=3)
    assert "★ 3 (total −3)" in draw(game.state, 0, "en", 80)


def test_a_headline_loses_nothing() -> None:
    console = Console(file=io.StringIO(), width=40)
    text = "Which of these very many faces do you want to apply first?"
    lines = headline(Text(text), console)
    assert len(lines) == 2
    assert " ".join(line.plain.strip(" ─") for line in lines) == text
    assert all(line.cell_len <= 40 for line in lines)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("module", ["", "goddess", "titans"])
def test_long_games_fit_80_columns(command: Command, tmp_path: Path, module: str, language: str) -> None:
    options: dict[str, Any] = {"module": module} if module else {"setup": "versatility"}
    path = played(tmp_path / "game.kubik", ["greedy"] * 4, game="dice_forge", **options)
    for at in range(0, len(gamefile.read(path).choices), 25):
        run = command(f"replay {path} --at {at} --seat 2 --lang {language}")
        assert run.code == 0
        assert max(map(len, run.out.splitlines())) <= 80


# --- questions --------------------------------------------------------------------------------------------------------


def question(game: Game, language: str = "en") -> list[str]:
    """What is asked of seat 0 and what may be answered, as the page shows it."""
    return [line.plain for line in seated(game.state, language)._question_lines(0)]


def test_many_options_stay_readable() -> None:
    game = table(3).mine(gold=12, sun=6, moon=6, feats="elder guardians_owl")
    lines = question(game)
    assert len(lines) <= 14
    assert [line[:9].strip() for line in lines[1:] if line[0] != " "] == ["Use", "Buy", "Feats", "Other"]
    assert " 4  1☾  (2●)" in "\n".join(lines)
    assert "Hydra 5☼5☾" in "\n".join(lines)


def test_faces_are_grouped_by_dice() -> None:
    lines = question(table().mine(gold=2, light="sun_2", dark="moon_2").choose("buy:gold_3"))
    assert lines[1:] == ["Light die 1  2☼    2  1●", "Dark die  3  2☾    4  1●"]


def test_a_face_is_offered_at_the_price_to_be_paid_now() -> None:
    lines = question(table().mine(gold=1).bless("ship gold_1").choose("first:ship"))
    assert lines[1] == "Buy       1  3●  (0●)   2  1☾  (0●)   3  4●  (1●)   4  1☼  (1●)"


def test_no_number_follows_the_number_of_an_option() -> None:
    lines = question(table().bless_little("gold_3_or_glory_2"))
    assert lines[1].strip() == "1 +3 gold   2 +2 glory"


@pytest.mark.parametrize(
    ("arrange", "key", "said"),
    [
        (lambda: table().mine(gold=2), "buy:gold_3", "3 gold"),
        (lambda: table().mine(sun=6), "feat:sphinx", "Sphinx"),
        (lambda: table().mine(feats="elder", gold=3), "use:elder", "The Elder"),
        (lambda: table(feats="triton").mine(feats="triton", tritons=1), "triton:gold", "Triton"),
        (lambda: table(feats="companion").mine(feats="companion", companions=[1]), "cash:1", "The Companion"),
        (lambda: table(2, module="goddess").does(Golem(0, 1)), "cell:9", "Maze of the Goddess"),
        (lambda: table(feats="twins").mine(twins=1, gold=3).celestial(1).does(Celestial(0, 1)), "reroll:celestial",
         "Celestial die"),
        (lambda: table(2, module="titans").does(MemoryToken(0)), "memory:loyalty:3", "The Memory"),
    ],
)  # fmt: skip
def test_what_an_option_is_about(arrange: Any, key: str, said: str) -> None:
    game = arrange()
    option = next(option for option in game.state.decision.options if option.key == key)
    number = dice_forge.SCREEN.piece(look(game.state), option)
    assert kubik.game("dice_forge").text("en").pieces()[number].name == said


def test_some_options_are_about_no_piece(command: Command) -> None:
    run = command(GAME, ["c pass", "q"])
    assert "What would you like to read?" in run.out


# --- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", ["--players 2", "--module goddess", "--module titans", "--setup versatility"])
@pytest.mark.parametrize(("language", "over"), [("en", "The game is over"), ("ru", "Игра окончена")])
def test_whole_game_by_script(command: Command, tmp_path: Path, setup: str, language: str, over: str) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{GAME} {setup} --lang {language} --save {file}", islice(cycle(ANSWERS), 3000))
    assert (run.code, run.err) == (0, "")
    assert over in run.out
    assert run.out.endswith(f"\nkubik verify {file}\n")
    assert max(map(len, run.out.splitlines()[:-1])) <= 80, "all but the line to be copied"
    assert "\x1b" not in run.out
    assert command(f"verify {file}").code == 0
    story = command(f"replay {file} --lang {language}")
    assert story.code == 0
    assert max(map(len, story.out.splitlines())) <= 80


@pytest.mark.parametrize("module", ["goddess", "titans"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_four_players_at_120_columns(
    command: Command, monkeypatch: pytest.MonkeyPatch, module: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    seats = "human,greedy,random,greedy"
    line = f"play dice_forge --module {module} --seats {seats} --seed 1 --lang {language}"
    run = command(line, islice(cycle(["?", "c 1", *ANSWERS, "w", "d"]), 200))
    assert (run.code, run.err) == (0, "")
    assert 80 < max(map(len, run.out.splitlines())) <= 120


@pytest.mark.parametrize(
    ("typed", "language", "said"),
    [
        ("?", "en", "the feats of the islands with their texts"),
        ("помощь", "ru", "подвиги островов с их текстами"),
        ("c 1", "en", "sanctuary, cost 2 gold"),
        ("c hydra", "en", "26 glory, island 4"),
        ("к гидра", "ru", "26 очков славы, остров 4"),
        ("c Гидра", "en", "Hydra"),
        ("c 3 gold or", "en", "sanctuary, cost 5 gold"),
        ("c the g", "en", "Several fit: The Guardian's Owl;"),
        ("к зеркало", "ru", "сады («Зеркало бездны»)"),
        ("h", "en", "sure that the first is better than the second."),
        ("w", "en", "“Wild Spirits” costs 1 sun more than you have."),
        ("н", "ru", "не хватает"),
        ("u", "en", "Nothing can be taken back"),
        ("d", "en", "Replaced faces of Boris"),
        ("б", "ru", "Заменённые грани (игрок Борис)"),
        ("feat:hydra", "en", "“feat:hydra” is not possible now"),
        ("", "en", "Your turn"),
    ],
)
def test_a_line_is_answered_and_the_game_waits(command: Command, typed: str, language: str, said: str) -> None:
    run = command(f"{GAME} --lang {language}", [typed, "q"])
    assert (run.code, run.err) == (0, "")
    answer = run.out.split("? help) >" if language == "en" else "? помощь) >")[1]
    assert said in answer
    assert run.out.rstrip().endswith("> q"), "the person is asked again"


def test_only_what_is_new_is_shown_after_a_choice(command: Command) -> None:
    run = command(GAME, ["buy:gold_3", "replace:light:gold_1", "q"])
    first, bought, forged, *_ = run.out.split("? help) >")
    assert "── Islands" in first
    assert "── Temple" in bought
    assert "── Hero ◂ (you)" in bought
    for page in (bought, forged):
        assert "── Islands" not in page
        assert "── Boris" not in page
    assert "── Temple" not in forged
    assert "dice      │[3●]│ 1● │" in forged or "dice      │ 3● │ 1● │" in forged


def test_an_action_that_could_be_paid_is_not_passed_by_mistake() -> None:
    game = table().mine(gold=2, sun=2)
    session = seated(game.state)
    number = str(len(session._labels(0)))
    said = "You can afford a face or a feat."
    assert obeyed(session, number).splitlines() == [said, f"Type {number} once more if you mean it."]
    assert game.state.decision is not None
    assert game.state.decision.ask == "act"
    obeyed(session, number)
    assert game.state.decision.ask == "extra"


@pytest.mark.parametrize("typed", ["a", "все", "as 1", "за 1", "go", "и"])
def test_commands_of_other_games_are_unknown(command: Command, typed: str) -> None:
    run = command(GAME, [typed, "?"])
    assert "is not possible now" in run.out
    assert "  as " not in run.out
    assert "  go " not in run.out
    assert "  a  " not in run.out


def test_undo_and_save(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.kubik"
    run = command(GAME, ["buy:gold_3", "u", "buy:moon_1", "replace:light:gold_1", f"s {file}", "q"])
    assert "One choice is taken back." in run.out
    assert gamefile.read(file).choices == [(0, "buy:moon_1"), (0, "replace:light:gold_1")]
    assert command(f"play dice_forge --load {file}", ["q"]).code == 0
    refused = command(f"play hero_realms --load {file}")
    assert (refused.code, refused.err) == (2, f"kubik: {file}: a game of dice_forge, not of hero_realms\n")


def test_nothing_is_hidden_so_nobody_looks_away(command: Command) -> None:
    line = "play dice_forge --module titans --seats human:Ann,human:Bo,greedy --seed 3 --first 0"
    run = command(line, islice(cycle(ANSWERS), 400))
    assert (run.code, run.err) == (0, "")
    assert "Pass the keyboard" not in run.out
    assert {"Ann", "Bo"} == set(re.findall(r"^(\w+) \(undo", run.out, re.M))


def test_whoever_is_asked_reads_the_own_question(command: Command) -> None:
    """In step 1 a person may go on before a bot has chosen. At one keyboard the bot simply comes first."""
    run = command("play dice_forge --seats greedy,human,greedy,greedy --module titans --seed 1", ["1"] * 400)
    assert (run.code, run.err) == (0, "")
    assert "You may act" not in run.out


def test_the_score_sheet_names_feats_and_adds_up(command: Command) -> None:
    run = command("play dice_forge --seats greedy,random,random --seed 2 --module titans")
    sheet = run.out.partition("The game is over")[2].splitlines()[2:]
    rows = {line[2:].rstrip("−-0123456789 "): list(map(int, re.findall(r"-?\d+", line))) for line in sheet[1:]}
    rows = {name: row for name, row in rows.items() if len(row) == 3 and name[0].isupper()}
    glory, *feats, track, last = rows
    assert (glory, track, last) == ("Glory", "Titan track", "Total")
    assert set(feats) <= {piece.name for piece in kubik.game("dice_forge").text("en").pieces()}
    *lines, total = rows.values()
    assert [sum(column) for column in zip(*lines, strict=True)] == total
    assert total == sorted(total, reverse=True), "the best comes first"
    assert sheet[0].split() == ["1.", "Anna", *sheet[0].split()[2:]]


@pytest.mark.parametrize(
    ("typed", "name", "agreed"),
    [
        ("--module titans", "module", "titans"),
        ("--setup=random", "setup", "random"),
        ("--tree-keeps-gold false", "tree_keeps_gold", False),
        ("--tree_keeps_gold false", "tree_keeps_gold", False),
        ("--colours blue,red", "colours", ["blue", "red"]),
    ],
)
def test_a_setting_is_given_by_its_name(command: Command, tmp_path: Path, typed: str, name: str, agreed: Any) -> None:
    file = tmp_path / "game.kubik"
    run = command(f"{GAME} {typed} --save {file}", ["q"])
    assert (run.code, run.err) == (0, "")
    assert gamefile.read(file).settings[name] == agreed


def test_every_setting_can_be_agreed(command: Command, tmp_path: Path) -> None:
    line = "--feats twins,cerberus --tree-keeps-gold false --remove-gold-6 true --colours blue,red --tie ladder "
    line += "--convert-parts true --left-hand-blesses false --setup alternates"
    run = command(f"{GAME} --save {tmp_path / 'game.kubik'} {line}", ["c twins"])
    assert (run.code, run.err) == (0, "")
    assert "The Twins 2★ ×2" in run.out
    settings = gamefile.read(tmp_path / "game.kubik").settings
    assert settings == {
        "module": None,
        "setup": "alternates",
        "feats": ["twins", "cerberus"],
        "first": 0,
        "tree_keeps_gold": False,
        "remove_gold_6": True,
        "colours": ["blue", "red"],
        "convert_parts": True,
        "left_hand_blesses": False,
        "tie": "ladder",
    }


@pytest.mark.parametrize("columns", ["0", "20", "47"])
@pytest.mark.parametrize("module", ["goddess", "titans"])
def test_a_very_narrow_terminal(command: Command, monkeypatch: pytest.MonkeyPatch, module: str, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    run = command(f"{GAME} --module {module}", ["?", "c 1", "d", "l", "w", *["1"] * 1000])
    assert (run.code, run.err) == (0, "")


# --- other commands ---------------------------------------------------------------------------------------------------


def test_arena_and_bench(command: Command) -> None:
    run = command("arena dice_forge greedy random --games 2 --players 3 --seed 1 --module goddess")
    assert (run.code, run.err) == (0, "")
    assert "2 games" in run.out
    run = command("bench dice_forge --module titans --setup random --games 1 --rounds 1 --players 4")
    assert (run.code, run.err) == (0, "")
    assert "dice_forge, 4 players" in run.out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play dice_forge --players 5", "It is for 2 to 4 players."),
        ("play dice_forge --players 1", "It is for 2 to 4 players."),
        ("play dice_forge --mode duel", "no setting “mode”. It has: module, setup"),
        ("play hero_realms --module titans", "no setting “module”"),
        ("play dice_forge --module dragons", "There is: goddess, titans"),
        ("play dice_forge --module titans --setup goddess", "belongs to “Maze of the Goddess”, which is never played"),
        ("play dice_forge --setup chaos", "There is: introductory, alternates"),
        ("play dice_forge --setup random --setup goddess", "--setup is given twice"),
        ("play dice_forge --feats unicorn", "there is no “unicorn”"),
        ("play dice_forge --feats oracle", "belongs to “Rebellion of the Titans”, which is not played"),
        ("play dice_forge --feats twins,blacksmiths_scepter", "have the same place on the islands"),
        ("play dice_forge --first 2", "There is no such seat to begin."),
        ("play dice_forge --tie coin", "There is: shared, ladder"),
        ("play dice_forge --colours red,red", "A different colour is needed for each of the 2 players."),
        ("play dice_forge --colours pink", "There is: red, green, yellow, blue"),
        ("play dice_forge --tree_keeps_gold perhaps", "tree_keeps_gold"),
        ("play dice_forge --module titans --load game.kubik", "goes on as it was agreed"),
        ("play dice_forge --setup random --load game.kubik", "goes on as it was agreed"),
        ("play dice_forge --seats human,deep_blue", "There is no bot “deep_blue”"),
        ("cards dice_forge unicorn", "dice_forge has no card like 'unicorn'"),
        ("bench dice_forge --module dragons", "dragons"),
        ("arena dice_forge random --mode duel", "no setting “mode”"),
    ],
)
def test_bad_command_line(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    run = command(line)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("kubik: ")
    assert run.err.count("\n") == 1, run.err
    assert said in run.err
    assert not list(tmp_path.iterdir())
