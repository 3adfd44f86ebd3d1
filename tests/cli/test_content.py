"""`kubik games` and `kubik cards`."""

from __future__ import annotations

import re

import pytest

import kubik
from tests.cli.conftest import Command


@pytest.mark.parametrize(
    ("language", "mode", "module"),
    [
        ("en", "Hydra, 2 against 2, players 4", "titans   Rebellion of the Titans"),
        ("ru", "Гидра (2 на 2), игроков 4", "titans   Восстание Титанов"),
    ],
)
def test_games_lists_modes_options_and_defaults(command: Command, language: str, mode: str, module: str) -> None:
    run = command(f"games --lang {language}")
    assert (run.code, run.err) == (0, "")
    for id in kubik.GAMES:
        assert id in run.out
        assert all(name in run.out for name in kubik.game(id).options.__struct_fields__)
    assert "2-6" in run.out
    assert mode in run.out
    assert f"    {module}\n" in run.out, "a value with a name; the number of players is that of the game"
    assert ": wizard, thief, ranger, fighter, cleric" in run.out
    assert ": true, false" in run.out
    started = re.findall(r"^  (\S+)", run.out, re.M)
    assert started == [name for id in kubik.GAMES for name in kubik.game(id).options.__struct_fields__]
    assert max(map(len, run.out.splitlines())) <= 80


@pytest.mark.parametrize("game", kubik.GAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_cards_lists_everything(command: Command, game: str, language: str) -> None:
    run = command(f"cards {game} --lang {language}")
    assert (run.code, run.err) == (0, "")
    lines = run.out.splitlines()
    for piece in kubik.game(game).text(language).pieces():
        assert piece.name in lines
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("name", ["fire_bomb", "dagger", "Кинжал", "DAGG"])
def test_a_card_by_name_in_any_language(command: Command, name: str) -> None:
    run = command(f"cards hero_realms {name} --lang ru")
    if name == "fire_bomb":
        assert run.code == 2
    else:
        assert run.out.splitlines()[0] == "Кинжал"
        assert "в начальной колоде 1" in run.out


@pytest.mark.parametrize("game", kubik.GAMES)
def test_where_figures_come_from_is_told_on_request(command: Command, game: str) -> None:
    pieces = kubik.game(game).text("en").pieces()
    for origin, heading in (
        ("rulebook", "Figures from the rulebook"),
        ("public", "Figures from public sources"),
        ("proposed", "Figures proposed by Kubik"),
    ):
        assert heading not in command(f"cards {game}").out
        lines = command(f"cards {game} --origin {origin}").out.splitlines()
        names = [piece.name for piece in pieces if piece.origin == origin]
        assert lines[0] == f"{heading}: {len(names)}"
        assert [line for line in lines[1:] if line in {piece.name for piece in pieces}] == names


@pytest.mark.parametrize(
    ("variables", "first"),
    [
        ({}, "Arkus, Imperial Dragon"),
        ({"LANG": "ru_RU.UTF-8"}, "Аркус, дракон Империи"),
        ({"LC_ALL": "ru_RU", "LANG": "de_DE"}, "Аркус, дракон Империи"),
        ({"LC_MESSAGES": "en_GB", "LANG": "ru_RU"}, "Arkus, Imperial Dragon"),
        ({"LC_ALL": "", "LANG": "ru"}, "Аркус, дракон Империи"),
    ],
)
def test_language_of_the_environment(
    command: Command, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], first: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert command("cards hero_realms").out.splitlines()[0] == first
