"""Bad input: one clear line on the error stream, exit code 2, no traceback, nothing written."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kubik
from tests.cli.conftest import Command, played


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", None),
        ("nonsense", "nonsense"),
        ("play", "GAME is missing"),
        ("play chess", "There is no game “chess”. There is: dice_forge, hero_realms"),
        ("play hero_realms --mode war", "Setting mode: there is no “war”. There is: duel, free_for_all"),
        ("play hero_realms --players 7", "It is for 2 to 6 players."),
        ("play hero_realms --players 1", "It is for 2 to 6 players."),
        ("play hero_realms --players many", "many"),
        ("play hero_realms --mode hydra_2v2 --players 3", "“Hydra, 2 against 2” is for 4 players."),
        ("play hero_realms --seats human", "It is for 2 to 6 players."),
        ("play hero_realms --players 3 --seats human,greedy", "2 seats are given for 3 players"),
        (
            "play hero_realms --seats human,deep_blue",
            "There is no bot “deep_blue”. There is: random, careless, greedy, search",
        ),
        ("play hero_realms --seats human,greedy:depth=3", "greedy has no such setting"),
        ("play hero_realms --seats human,greedy:depth=3 --lang ru", "у greedy нет такой настройки"),
        ("play hero_realms --seats human,search --lang ru", "скажите, сколько ему думать"),
        ("play hero_realms --seats human,search:seconds=x --lang ru", "«seconds=x» — не настройка вида iterations=200"),
        ("play hero_realms --seats human,search:seconds=1,horizon=0.5 --lang ru", "хотя бы на один ход"),
        ("play hero_realms --seats human,careless:overlooks=1 --lang ru", "доля незамеченного должна быть меньше 1"),
        ("play hero_realms --seats human,search:seconds=long", "is not a setting"),
        ("play hero_realms --lang xx", "there is no language 'xx'; there is: en, ru"),
        ("play hero_realms --first", "--first needs a value"),
        ("play hero_realms --first --mode duel", "--first needs a value"),
        ("play hero_realms --mode=", "--mode needs a value"),
        ("play hero_realms --first 0 --first 1", "--first is given twice"),
        ("play hero_realms --first=0 --first=0", "--first is given twice"),
        ("play hero_realms --share-gems true --share_gems false", "--share_gems is given twice"),
        ("play hero_realms --characters wizard --characters thief", "--characters is given twice"),
        ("play hero_realms --seed 1 --seed 2", "--seed is given twice"),
        ("arena hero_realms random --first 0 --first 1", "--first is given twice"),
        ("bench hero_realms --first 0 --first 1", "--first is given twice"),
        ("play hero_realms --first -1", "There is no such seat to begin."),
        ("play hero_realms --first=-1", "There is no such seat to begin."),
        ("play hero_realms --first 0.5", "Setting first: “0.5” is not a number"),
        ("play hero_realms --mode duel,duel", "there is no “duel,duel”. There is: duel, free_for_all"),
        ("play hero_realms --mode.x duel", "a setting of a game has a name without points"),
        ("play hero_realms --share-gems", "--share-gems needs a value"),
        ("play hero_realms --no-share-gems", "--no-share-gems needs a value"),
        ("play hero_realms --no-share-gems true", "no setting “no_share_gems”. It has: mode, cha"),
        ("play hero_realms -f 0", "no setting “f”. It has: mode, characters, first, acquire, share"),
        ("play hero_realms --first 9", "There is no such seat to begin."),
        ("play hero_realms --mode hydra_2v2 --players 3 --lang ru", "«Гидра (2 на 2)»: играют 4 человека."),
        ("play dice_forge --feats memory --lang ru", "относится к модулю «Восстание Титанов», а он не выбран."),
        ("play hero_realms --players 3 --seats human,greedy --lang ru", "мест названо 2, а игроков 3"),
        ("play hero_realms --characters=,wizard,bard,bear", "Setting characters: there is no “bard”. There is: wiz"),
        ("play hero_realms --share_gems maybe", "Setting share_gems: “maybe” is neither true nor false"),
        ("play hero_realms --first me", "Setting first: “me” is not a number"),
        ("play roll_player --monsters true", "This game has no setting “monsters”. It has: classes, less_random_setup"),
        ("play roll_player --monsters true --lang ru", "У этой игры нет настройки «monsters». Есть: classes, less_ra"),
        ("play roll_player --short-game maybe --lang ru", "Настройка short_game: «maybe» — не true и не false"),
        ("play roll_player --classes bought", "Setting classes: there is no “bought”. There is: drawn, chosen"),
        ("play roll_player --players 5", "1 to 4 can play."),
        ("play roll_player --players 5 --lang ru", "Играют от 1 до 4 человек."),
        ("play dice_forge --feats twins,unicorn", "there is no “unicorn”. There is: blacksmiths_hammer, "),
        ("play hero_realms dice_forge", "nothing more is expected: dice_forge"),
        ("cards hero_realms fire gem", "nothing more is expected: gem"),
        ("serve 8000", "nothing more is expected: 8000"),
        (
            "serve --port 99999 --push-contact mailto:anna@example.org",
            "--push-contact is for notifications, and these need --push",
        ),
        ("play hero_realms --colour red", "no setting “colour”. It has: mode, characters, first, acquire, share_gems"),
        ("arena hero_realms random --colour red", "no setting “colour”. It has: mode, characters, first, acquire"),
        ("bench hero_realms --colour red", "no setting “colour”. It has: mode, characters, first, acquire"),
        ("play hero_realms --load nowhere.kubik", "nowhere.kubik: No such file"),
        ("play hero_realms --load game.kubik --seed 3", "goes on as it was agreed"),
        ("play hero_realms --load broken.kubik", "broken.kubik: not a game file"),
        ("play hero_realms --save nowhere/new.kubik", "there is no folder nowhere"),
        ("play hero_realms --save letter.txt", "letter.txt: not a game file"),
        ("play hero_realms --save .", "Is a directory"),
        ("play hero_realms --save new.kubik --lang xx", "no language"),
        ("play hero_realms --save new.kubik --seats human,x", "no bot"),
        ("cards", "GAME"),
        ("cards chess", "There is no game “chess”"),
        ("cards hero_realms unicorn", "no card like 'unicorn'"),
        ("cards hero_realms --lang xx", "no language"),
        ("cards hero_realms --origin hearsay", "rulebook"),
        ("games --lang xx", "no language"),
        ("replay", "FILE"),
        ("replay nowhere.kubik", "No such file"),
        ("replay game.kubik --at 999", "--at 999: the game has 20 choices"),
        ("replay game.kubik --at -1", "--at -1"),
        ("replay game.kubik --seat 2", "the seats are 0 to 1"),
        ("replay game.kubik --lang xx", "no language"),
        ("verify game.kubik --lang xx", "no language"),
        ("play hero_realms --seed \udcff", "'\\udcff' is not text in UTF-8"),
        ("play hero_realms --seats human:A\udcff,greedy", "is not text in UTF-8"),
        ("arena hero_realms random --seed \udcff", "is not text in UTF-8"),
        ("cards hero_realms \udcff", "is not text in UTF-8"),
        (f"play hero_realms --save {'x' * 300}", "File name too long"),
        (f"play hero_realms --save {'x' * 252}", "File name too long"),
        (f"play hero_realms --load {'x' * 300}", "File name too long"),
        (f"replay {'x' * 300}", "File name too long"),
        ("play hero_realms --save a\0b", "embedded null"),
        ("play hero_realms --save a\0b/c", "no folder"),
        ("play hero_realms --load a\0b", "embedded null"),
        ("verify a\0b", "embedded null"),
        (f"arena hero_realms random --games 1 --out {'x' * 300}.csv", "File name too long"),
        (f"arena hero_realms random --games 1 --out {'x' * 249}.csv", "File name too long"),
        ("arena hero_realms random --games 1 --out a\0b.csv", "zero byte"),
        ("arena hero_realms random --games 1 --out .", "must end in one of"),
        (f"replay game.kubik --at {'9' * 5000}", ""),
        (f"play hero_realms --players {'9' * 5000}", ""),
        (f"play hero_realms --first {'9' * 5000}", ""),
    ],
)
def test_bad_command_line(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, said: str | None
) -> None:
    played(tmp_path / "game.kubik", choices=20)
    (tmp_path / "broken.kubik").write_text("{ broken")
    (tmp_path / "letter.txt").write_text("dear Anna")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    monkeypatch.chdir(tmp_path)
    run = command(line)
    if said is None:  # just `kubik` shows the help
        assert (run.code, run.err) == (0, "")
    else:
        assert run.code == 2
        assert run.out == ""
        assert run.err.startswith("kubik: ")
        assert run.err.count("\n") == 1, run.err
        assert said in run.err
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


Spoil = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda file: file.update(format=99), "newer program"),
        (lambda file: file.update(game="chess"), "there is no game 'chess'"),
        (lambda file: file.update(content="0"), "other cards"),
        (lambda file: file.update(rules=99), "other rules"),
        (lambda file: file.pop("rules"), "other rules"),
        (lambda file: file.update(seed=None), "seed is still secret"),
        (lambda file: file.update(players=9), "not 9"),
        (lambda file: file.update(players=3, seats=["a", "b", "c"], options={"mode": "duel"}), "not 3"),
        (lambda file: file.update(players="two"), "players"),
        (lambda file: file.update(surprise=1), "surprise"),
        (lambda file: file.pop("choices"), "choices"),
        (lambda file: file.update(options={"mode": "war"}), "war"),
        (lambda file: file.update(position={}), "not a saved state"),
    ],
)
@pytest.mark.parametrize("line", ["replay {}", "verify {}", "play hero_realms --load {}"])
def test_bad_game_file(command: Command, tmp_path: Path, line: str, spoil: Spoil, said: str) -> None:
    path = played(tmp_path / "game.kubik", choices=20)
    file = json.loads(path.read_text())
    spoil(file)
    path.write_text(json.dumps(file))
    _assert_refused(command, line, path, said)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe\x00", b"PK\x03\x04", b'{"format": 1}', b'{"format": "x"}']
)
@pytest.mark.parametrize("line", ["replay {}", "verify {}", "play hero_realms --load {}"])
def test_foreign_file(command: Command, tmp_path: Path, line: str, content: bytes) -> None:
    path = tmp_path / "game.kubik"
    path.write_bytes(content)
    _assert_refused(command, line, path, "")


def test_truncated_file(command: Command, tmp_path: Path) -> None:
    path = played(tmp_path / "game.kubik", choices=20)
    whole = path.read_bytes()
    for end in range(0, len(whole) - 2, 97):
        path.write_bytes(whole[:end])
        _assert_refused(command, "verify {}", path, "not a whole one")


def test_an_impossible_choice_is_named(command: Command, tmp_path: Path) -> None:
    path = played(tmp_path / "game.kubik", choices=20)
    file = json.loads(path.read_text())
    for choice, said in [
        ([file["choices"][4][0], "buy:arkus_imperial_dragon"], "choice 5: buy:arkus_imperial_dragon"),
        ([7, "play:gold"], "choice 5: there is no seat 7"),
        ([-1, "play:gold"], "choice 5: there is no seat -1"),
    ]:
        file["choices"][4] = choice
        path.write_text(json.dumps(file))
        for line in ("replay {}", "play hero_realms --load {}"):
            _assert_refused(command, line, path, said)


def test_an_impossible_position_is_refused(command: Command, tmp_path: Path) -> None:
    path = played(tmp_path / "game.kubik", choices=0)
    file = json.loads(path.read_text())
    position = json.loads(kubik.game("hero_realms").start(players=2, seed=1, first=0).save())
    position["table"]["players"][0]["hand"] = [9999]
    file["position"] = position
    path.write_text(json.dumps(file))
    _assert_refused(command, "replay {}", path, "there is no card 9999")


def _assert_refused(command: Command, line: str, path: Path, said: str) -> None:
    before = path.read_bytes()
    run = command(line.format(path))
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("kubik: ")
    assert str(path) in run.err
    assert said in run.err
    assert run.err.count("\n") == 1, run.err
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]
