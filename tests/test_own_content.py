"""An owner's content file, given to the commands: played with, named in game files, and refused where it is wrong.

A process has one content, chosen before its games are loaded; so each of these is a process of its own.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

import kubik
from kubik.kernel.text import message_ids

MINE: Final = """
[roll_player.card.quarterstaff]
cost = 4
ru = "Посох"

[roll_player.income]
discard = 3
"""


PROGRAM: Final = "import sys; from kubik.cli import main; sys.exit(main())"
PATHS: Final = os.pathsep.join([*map(os.path.abspath, sys.path), str(Path(__file__).parent.parent / "examples")])


def run(command: list[str], folder: Path, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LANG", "KUBIK_CONTENT")}
    environment |= {"PYTHONPATH": PATHS, "PYTHONUTF8": "1", "XDG_DATA_HOME": str(folder)} | variables
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def kubik_(arguments: str, folder: Path, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    return run([sys.executable, "-c", PROGRAM, *arguments.split()], folder, typed, **variables)


def python(program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return run([sys.executable, "-c", program], folder)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    (tmp_path / "mine.toml").write_text(MINE, encoding="utf-8")
    return tmp_path


# --- with it ----------------------------------------------------------------------------------------------------------


def test_cards_show_what_is_corrected(mine: Path) -> None:
    shown = kubik_("cards roll_player quarterstaff --content mine.toml --lang ru", mine)
    assert shown.stderr == ""
    assert shown.stdout.startswith("Посох\n")
    assert "стоимость 4" in shown.stdout
    assert shown.stdout.endswith("исправлено владельцем коробки: en, ru, cost\n")
    listed = kubik_("cards roll_player --origin owner", mine, KUBIK_CONTENT=str(mine / "mine.toml")).stdout
    assert listed.startswith("# Entries that the owner of the box has corrected: 2\n")
    assert re.findall(r"^\[(.*)\]$", listed, re.M) == ["roll_player.card.quarterstaff", "roll_player.income"]


def test_what_is_listed_can_be_given_back_whole(tmp_path: Path) -> None:
    listed = kubik_("cards roll_player --origin proposed", tmp_path).stdout
    (tmp_path / "all.toml").write_text(listed, encoding="utf-8")
    again = kubik_("cards roll_player --origin owner --content all.toml", tmp_path).stdout
    assert again.splitlines()[1:] == listed.splitlines()[1:]
    assert kubik_("cards roll_player --origin proposed --content all.toml", tmp_path).stdout.endswith(": 0\n")


def test_a_game_file_names_the_content_that_it_was_played_with(mine: Path) -> None:
    played = kubik_("play roll_player --seed 1 --content mine.toml --save evening.kubik", mine, typed="1\n1\nq\n")
    assert played.returncode == 0, played.stderr
    file = json.loads((mine / "evening.kubik").read_text(encoding="utf-8"))
    assert file["content_file"] == "mine.toml"
    assert file["content"] != kubik.game("roll_player").content
    for command in ("verify evening.kubik", "replay evening.kubik"):
        assert kubik_(f"{command} --content mine.toml", mine).returncode == 0
    for command in ("verify evening.kubik", "replay evening.kubik", "play roll_player --load evening.kubik"):
        refused = kubik_(command, mine)
        assert refused.returncode == 2
        assert "played with the content file mine.toml" in refused.stderr
        assert "give that file with --content" in refused.stderr
        assert "dishonest" not in refused.stderr + refused.stdout
    assert "карты исправлены файлом mine.toml" in kubik_("verify evening.kubik --lang ru", mine).stderr


def test_a_game_file_without_own_content_is_told_as_such(mine: Path) -> None:
    kubik_("play roll_player --seed 1 --save evening.kubik", mine, typed="1\n1\nq\n")
    assert json.loads((mine / "evening.kubik").read_text(encoding="utf-8"))["content_file"] == ""
    refused = kubik_("verify evening.kubik --content mine.toml", mine)
    assert refused.returncode == 2
    assert "played without an owner's content file" in refused.stderr
    assert "leave --content" in refused.stderr


def test_names_alone_make_no_other_content(tmp_path: Path) -> None:
    (tmp_path / "names.toml").write_text('[roll_player.card.quarterstaff]\nen = "Staff"', encoding="utf-8")
    kubik_("play roll_player --seed 1 --content names.toml --save evening.kubik", tmp_path, typed="1\n1\nq\n")
    assert json.loads((tmp_path / "evening.kubik").read_text(encoding="utf-8"))["content_file"] == "names.toml"
    assert kubik_("verify evening.kubik", tmp_path).returncode == 0


def test_worker_processes_have_the_same_content(mine: Path) -> None:
    arena = "arena roll_player greedy random --games 4 --seed 1 --content mine.toml"
    one, two = (kubik_(f"{arena} --jobs {jobs} --out {jobs}.csv", mine) for jobs in (1, 2))
    assert (one.returncode, two.returncode) == (0, 0), one.stderr + two.stderr
    assert (mine / "1.csv").read_text() == (mine / "2.csv").read_text()


def test_bench_takes_it(mine: Path) -> None:
    assert kubik_("bench roll_player --games 1 --rounds 1 --content mine.toml", mine).returncode == 0


def test_from_python(mine: Path) -> None:
    program = """
import kubik
game = kubik.game("roll_player", content="mine.toml")
print(game.content_file, game.start(2, seed=1).game.content == game.content)
assert kubik.game("roll_player", content="mine.toml") is game
"""
    shown = python(program, mine)
    assert (shown.stdout, shown.stderr) == ("mine.toml True\n", "")


def test_it_is_too_late_once_the_game_is_loaded(mine: Path) -> None:
    program = 'import kubik; kubik.game("hero_realms"); kubik.use_content("mine.toml"); kubik.game("roll_player")'
    assert python(program, mine).returncode == 0
    shown = python(program.replace("hero_realms", "roll_player"), mine)
    assert "mine.toml: roll_player is loaded already; its content file must be named before that" in shown.stderr


def test_a_file_can_be_put_right_in_the_same_process(mine: Path) -> None:
    program = """
import kubik
from pathlib import Path
file = Path("mine.toml")
sound = file.read_text(encoding="utf-8")
for wrong in ('effect = { do = "sing" }', 'cost = "four"'):
    file.write_text(sound.replace("cost = 4", wrong), encoding="utf-8")
    try:
        kubik.game("roll_player", content=file)
    except ValueError as error:
        print(error)
file.write_text(sound, encoding="utf-8")
print(kubik.game("roll_player", content=file).content_file)
"""
    assert python(program, mine).stdout.splitlines() == [
        "mine.toml: roll_player.card.quarterstaff: effect: Invalid value 'sing' - at `$.do`",
        "mine.toml: roll_player.card.quarterstaff: Expected `int`, got `str` - at `$.cost`",
        "mine.toml",
    ]


# --- with a wrong one -------------------------------------------------------------------------------------------------

GOALS: Final = ", ".join(["{least = 14, stars = 1}"] * 5)
FAULTS: Final = [
    ("card.longsword", "cost = 'five'", "cost: a whole number is needed", "cost: нужно целое число"),
    ("card.longsword", "cost = -1", "cost: 0 or more is needed", "cost: нужно число не меньше 0"),
    ("card.longsword", "cost = 10", "cost: 9 or less is needed", "cost: нужно число не больше 9"),
    ("card.longsword", "price = 4", "there is no field “price”", "поля «price» нет"),
    ("card.longsword", "rank = 3", "rank: 3 is not possible here", "rank: 3 здесь не подходит"),
    ("card.longsword", "id = 'sword'", "id cannot be corrected", "id исправить нельзя"),
    ("card.longsword", "effect = 'sharp'", "effect: a table in braces is", "effect: нужно значение в фигурных скобках"),
    ("card.longsword", "effect = {do = 'sing'}", "effect: do: 'sing' is not", "effect: do: 'sing' здесь не подходит"),
    ("card.longsword", "arrow = 'up'", "a card of type weapon has no arrow", "у карты типа weapon не бывает поля arro"),
    ("card.longsword", "type = 'armour'", "a card of type armour needs set", "карте типа armour нужно поле set"),
    ("card.lognsword", "cost = 4", "there is no “lognsword”; near to it: longsword", "записи «lognsword» нет; похожие"),
    ("cards.longsword", "cost = 4", "there is no “cards”; there is: race, class", "раздела «cards» нет; есть: race, c"),
    ("card", "longsword = 4", "a correction is a table", "исправление — это таблица"),
    ("backstory.hunter", "marks = [['red', 1]]", "marks: the list is too short: 6", "marks: список слишком короткий:"),
    ("backstory.hunter", "marks = 3", "marks: a list in square brackets is", "marks: нужно перечисление в квадратных"),
    ("alignment.rebel", "grid = [[0], [0], [0]]", "grid[0]: the list is too short: 3", "grid[0]: список слишком корот"),
    ("alignment.rebel", "grid = [[0, 0, 0, 0]]", "grid: the list is too short", "grid: список слишком короткий: должн"),
    ("race.orc", "modifiers = [1, 1, 1, 1, 1, 1, 1]", "modifiers: the list is too long: 6", "список слишком длинный:"),
    ("race.orc", "en = 5", "en: a text in quotes is needed", "en: нужно слово в кавычках"),
    ("class.bard", "colour = 'gold'", "no class is gold", "золотого класса не бывает"),
    ("class.bard", f"goals = [{GOALS}, {{least = 14}}]", "goals[5]: the field “stars” is missing", "поля «stars»"),
    ("class.bard", f"goals = [{GOALS}]", "goals: the list is too short: 6 are needed", "goals: список слишком коротки"),
    ("class.bard", "colour = 'red'", "roll_player.class: the class card of each colour needs", "у red — не обе"),
    ("card.chain_helm", "set = 'mystic'", "armour_set.chain: the list has stars for 5", "за 5 частей доспеха, а в ком"),
    ("armour_set.chain", "stars = [1, 2]", "for 2 pieces of armour, and the set has 5", "за 2 частей доспеха, а в ком"),
    ("solo", "without = ['chess']", "without: there is no card “chess”", "without: карты «chess» нет"),
]


ALL_FAULTS: Final = """
import contextlib, io, json, sys
from pathlib import Path
from kubik.cli import main

answers = {}
for number, text in enumerate(json.load(sys.stdin)):
    for language in ("en", "ru"):
        Path("mine.toml").write_text(text, encoding="utf-8")
        with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
            code = main(["cards", "roll_player", "--content", "mine.toml", "--lang", language])
        answers[f"{number} {language}"] = [code, out.getvalue(), err.getvalue()]
json.dump(answers, sys.stdout)
"""
"""A game that could not be loaded is read anew, so one process can try them all."""


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, str, str]]:
    folder = tmp_path_factory.mktemp("faults")
    texts = [f"[roll_player.{entry}]\n{field}" for entry, field, *_ in FAULTS]
    told = run([sys.executable, "-c", ALL_FAULTS], folder, json.dumps(texts))
    assert told.returncode == 0, told.stderr
    found: dict[str, tuple[int, str, str]] = json.loads(told.stdout)
    return found


@pytest.mark.parametrize("number", range(len(FAULTS)))
def test_a_fault_is_one_sentence_in_both_languages(number: int, answers: dict[str, tuple[int, str, str]]) -> None:
    _, _, english, russian = FAULTS[number]
    for language, said in (("en", english), ("ru", russian)):
        code, out, err = answers[f"{number} {language}"]
        assert (code, out) == (2, "")
        assert err.startswith("kubik: mine.toml: roll_player")
        assert said in err
        assert err.count("\n") == 1


EVERYTHING: Final = [
    (
        """
[roll_player.card.longsword]
cost = 'five'
rank = 3
[roll_player.card.chain_helm]
arrow = 'up'
[roll_player.card.quarterstaff]
effect = { do = 'sing' }
[roll_player.race.orc]
modifiers = []
en = 5
[roll_player.hat]
[roll_player.card.xyz]
cost = 4
""",
        {
            "roll_player: there is no “hat”",
            "roll_player.card: there is no “xyz”",
            "roll_player.card.longsword: cost: a whole number is needed",
            "roll_player.card.longsword: rank: 3 is not possible here",
            "roll_player.race.orc: modifiers: the list is too short: 6 are needed",
            "roll_player.race.orc: en: a text in quotes is needed",
            "roll_player.card.chain_helm: a card of type armour has no arrow",
            "roll_player.card.quarterstaff: effect: do: 'sing' is not possible here",
        },
    ),
    (
        """
[runebound.hero.corbin]
speed = 'fast'
gold = -1
start = 'city'
[runebound.skill.quick_draw]
surges = [{ en = 'A', ru = 'А', cost = 1, effects = [{ do = 'damage', k = 1 }, { do = 'heal', n = 'x' }] }]
[runebound.turn]
move = 0
trade = 'a'
""",
        {
            "runebound.hero.corbin: gold: 0 or more is needed",
            "runebound.hero.corbin: speed: a whole number is needed",
            "runebound.turn: move: 1 or more is needed",
            "runebound.turn: trade: a whole number is needed",
            "runebound.hero.corbin: start: there is no such place on the map: city",
            "runebound.skill.quick_draw: surge A: [0]: there is no field “k”",
            "runebound.skill.quick_draw: surge A: [0]: the field “n” is missing",
            "runebound.skill.quick_draw: surge A: [1].n: a whole number is needed",
        },
    ),
    (
        """
[hero_realms.card.fire_gem]
cost = 'two'
copies = 0
[hero_realms.card.dagger]
defence = 2
[hero_realms.card.gold]
primary = [{ do = 'sing' }]
""",
        {
            "hero_realms.card.fire_gem: copies: 1 or more is needed",
            "hero_realms.card.fire_gem: cost: a whole number is needed",
            "hero_realms.card.dagger: defence is for champions, and every champion has one",
            "hero_realms.card.gold: primary: [0].do: 'sing' is not possible here",
        },
    ),
    (
        """
[dice_forge.feat.wind]
glory = 'two'
slot = 3
[dice_forge.feat.tree]
slot = 'nowhere'
[dice_forge.feat.merchant]
now = [{ do = 'sing' }]
""",
        {
            "dice_forge.feat.wind: glory: a whole number is needed",
            "dice_forge.feat.wind: slot: a text in quotes is needed",
            "dice_forge.feat.tree: slot: there is no “nowhere”",
            "dice_forge.feat.merchant: now: [0].do: 'sing' is not possible here",
        },
    ),
    (
        """
[story.die]
sides = 'six'
success = 0
[story.condition.wound]
hinders = ['zzz']
""",
        {
            "story.die: sides: a whole number is needed",
            "story.die: success: 1 or more is needed",
            "story.condition.wound: there is no tag “zzz”",
        },
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "told"), EVERYTHING, ids=["roll_player", "runebound", "hero_realms", "dice_forge", "story"]
)
def test_all_faults_are_told_at_once(tmp_path: Path, text: str, told: set[str]) -> None:
    """Whether a value cannot be read, does not fit the others, or is no effect; several of one entry as well."""
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    game = text.partition(".")[0].strip().strip("[")
    refused = kubik_(f"cards {game} --content mine.toml", tmp_path)
    assert refused.returncode == 2
    found = {fault.strip().partition("; there is: ")[0] for fault in refused.stderr.split("mine.toml: ")[1:]}
    assert {fault.rstrip(";") for fault in found} == told


def test_the_file_of_the_game_comes_first(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[roll_player.hat]", encoding="utf-8")
    refused = kubik_("verify nothing.kubik --content mine.toml", tmp_path)
    assert refused.returncode == 2
    assert "mine.toml" not in refused.stderr


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[chess.piece.queen]\nworth = 9", "mine.toml: there is no game “chess”; there is: dice_forge, hero_realms"),
        ("[roll_player", "mine.toml: is not written in TOML: "),
        ("roll_player = 3", "mine.toml: roll_player: a correction is a table with the game, the kind and the id"),
        (None, "mine.toml: cannot be read: No such file or directory"),
    ],
)
@pytest.mark.parametrize("command", ["games", "serve --no-browser --port 0", "bench"])
def test_a_file_that_is_none(tmp_path: Path, command: str, text: str | None, said: str) -> None:
    if text is not None:
        (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    refused = kubik_(f"{command} --content mine.toml", tmp_path)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert said in refused.stderr


def test_a_game_without_content_files_cannot_be_corrected(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[toy_game.card.one]\nheight = 2", encoding="utf-8")
    refused = kubik_("play toy_game --content mine.toml", tmp_path, KUBIK_GAMES="toy_game")
    assert "mine.toml: toy_game: this game has no content files that could be corrected" in refused.stderr


def test_content_that_the_rules_trip_over_is_told_too(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[dice_forge.feat.memory]\nnow = []", encoding="utf-8")
    refused = kubik_("cards dice_forge --content mine.toml", tmp_path)
    assert refused.returncode == 2
    assert "mine.toml: dice_forge: the game cannot be played with this: ValueError" in refused.stderr


@pytest.mark.parametrize("game", ["roll_player", "hero_realms", "dice_forge", "runebound"])
def test_every_reason_of_a_game_has_words(game: str) -> None:
    folder = files(f"kubik.games.{game}")
    code = "".join(file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".py"))
    told = (
        r'contents\.fault\((?:"\w+"|\w+), (?:""|[\w.]+), "(\w+)"',
        r'Fault\(where, .*?, "(\w+)"',
        r'\("(\w+)", "(?:needs|has no)"',
    )
    reasons = {reason for pattern in told for reason in re.findall(pattern, code, re.I)}
    words = message_ids((folder / "text" / "en.ftl").read_text(encoding="utf-8"))
    assert {id.removeprefix("fault-") for id in words if id.startswith("fault-")} == reasons
