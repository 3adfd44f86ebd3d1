"""A game changes between two starts of a server, and nobody loses a table by it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from pathlib import Path

import msgspec
import pytest

from tests.server.client import Person, duel, play, play_to_the_end, sentence, sitting
from tests.server.program import PROGRAM, assert_ended_well, program

TOY = Path(__file__).parents[2] / "examples" / "toy_game"
CARD = [("[1, 2, 3, 4, 5] * 4", "[1, 2, 3, 4, 5, 6] * 4")]
RULES_2 = ("    table = Towers\n", "    table = Towers\n    rules_number = 2\n")
FIGURE = [("card < player.tower[-1]", "card <= player.tower[-1]"), RULES_2]
STRUCT = [("tower", "pile"), RULES_2]
MIGRATION = """

def call_towers_piles(table):
    for player in table["players"]:
        if "tower" in player:
            player["pile"] = player.pop("tower")
    return table


TowersGame.migrations = {1: call_towers_piles}
"""


class Toy:
    """A copy of the toy game that can be changed."""

    def __init__(self, folder: Path) -> None:
        self.code = folder / "toy_game" / "__init__.py"
        shutil.copytree(TOY, self.code.parent, ignore=shutil.ignore_patterns("__pycache__"))

    def change(self, changes: list[tuple[str, str]], more: str = "") -> None:
        code = self.code.read_text()
        for old, new in changes:
            assert old in code
            code = code.replace(old, new)
        self.code.write_text(code + more)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toy:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("KUBIK_GAMES", "toy_game")
    return Toy(tmp_path)


def begin(database: Path) -> tuple[list[Person], str, str]:
    """Anna and Boris with a game that runs and one that is over."""
    with program("--port", "0", "--database", str(database)) as server:
        people = [Person(server.port, "Anna"), Person(server.port, "Boris")]
        running, over = (duel(*people, game="toy_game")["table"] for _ in range(2))
        with sitting(running, *people) as seats:
            play(seats, lambda: seats[0].update["turn"] == 5)
        with sitting(over, *people) as seats:
            play_to_the_end(seats)
        assert_ended_well(server.end(signal.SIGTERM))
    return people, running, over


def verified(path: Path) -> tuple[int, str]:
    run = subprocess.run(
        [PROGRAM, "verify", path, "--lang", "en"], env=os.environ, capture_output=True, text=True, check=False
    )
    return run.returncode, run.stdout


@pytest.mark.parametrize(
    ("changes", "more"),
    [
        pytest.param(CARD, "", id="card"),
        pytest.param(FIGURE, "", id="figure"),
        pytest.param(STRUCT, MIGRATION, id="struct"),
    ],
)
def test_a_table_goes_on_with_what_has_changed(
    toy: Toy, tmp_path: Path, changes: list[tuple[str, str]], more: str
) -> None:
    database = tmp_path / "kubik.db"
    people, running, over = begin(database)
    toy.change(changes, more)
    for _ in range(2):  # told once, however often the server is started
        with program("--port", "0", "--database", str(database)) as server:
            for person in people:
                person.port = server.port
            with sitting(running, *people) as seats:
                told = [sentence(event) for event in seats[0].update["happened"]]
                assert sum("goes on with newer rules" in line for line in told) == 1
                assert sum("lays" in line for line in told) >= 5, "what was played before is still told"
                assert seats[0].update["chosen"] == 0, "choices of before cannot be taken back"
            assert_ended_well(server.end(signal.SIGTERM))
    with program("--port", "0", "--database", str(database)) as server:
        for person in people:
            person.port = server.port
        status, trouble = people[0].call("GET", f"/api/tables/{running}/replay?at=2")
        assert (status, trouble["reason"]) == (409, "other_rules")
        with sitting(running, *people) as seats:
            play_to_the_end(seats)
        assert people[0].call("GET", f"/api/tables/{running}/replay?at=7")[0] == 200
        with sitting(over, *people) as seats:
            assert seats[0].update["ending"]["winners"]
            assert not any("newer rules" in sentence(event) for event in seats[0].update["happened"])
        path = tmp_path / "game.kubik"
        path.write_bytes(msgspec.json.encode(people[0].call("GET", f"/api/tables/{running}/file")[1]))
        assert_ended_well(server.end(signal.SIGTERM))
    code, out = verified(path)
    first, unchecked, second, honest = out.splitlines()
    assert (code, first) == (0, "choices 1 to 5:")
    assert unchecked.startswith("not checked: played ")
    assert second.startswith("choices 6 to ")
    assert honest.startswith("honest from its saved position on: ")


def test_a_table_that_cannot_go_on_stays_unfinished_and_can_be_looked_at(toy: Toy, tmp_path: Path) -> None:
    database = tmp_path / "kubik.db"
    people, running, over = begin(database)
    toy.change(STRUCT)
    for _ in range(2):
        with program("--port", "0", "--database", str(database)) as server:
            for person in people:
                person.port = server.port
            with sitting(running, *people) as seats:
                update = seats[0].update
                told = [sentence(event) for event in update["happened"]]
                assert sum("stays unfinished" in line for line in told) == 1
                assert sum(map(len, (player["tower"] for player in update["view"]["players"]))) > 0
                assert (update["turn"], update["asked"], update["question"], update["ending"]) == (5, None, None, None)
                assert seats[0].choose("lay:1")["reason"] == "unfinished"
            with sitting(over, *people) as seats:
                assert seats[0].update["ending"]["winners"]
            listed = {table["table"]: table["over"] for table in people[0].call("GET", "/api/tables")[1]}
            assert listed == {running: True, over: True}
            assert_ended_well(server.end(signal.SIGTERM))
