"""`kubik games` and `kubik cards`."""

from __future__ import annotations

import re
import tomllib

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
    shelf = sorted(map(kubik.game, kubik.GAMES), key=lambda game: game.shelf)
    assert re.findall(r"^── (\S+)", run.out, re.M) == [game.id for game in shelf]
    assert "2-6" in run.out
    assert mode in run.out
    assert f"    {module}\n" in run.out, "a value with a name; the number of players is that of the game"
    assert ": wizard, thief, ranger, fighter, cleric" in run.out
    assert ": true, false" in run.out
    started = re.findall(r"^  (\S+)", run.out, re.M)
    assert started == [name for game in shelf for name in game.settings.__struct_fields__]
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
@pytest.mark.parametrize(
    ("origin", "heading"),
    [
        ("rulebook", "# Entries with fields from the rulebook: "),
        ("public", "# Entries with fields from public sources: "),
        ("proposed", "# Entries with fields proposed by Kubik: "),
    ],
)
def test_what_comes_from_somewhere_is_listed_as_a_content_file(
    command: Command, game: str, origin: str, heading: str
) -> None:
    contents = kubik.game(game).contents
    assert contents is not None
    run = command(f"cards {game} --origin {origin}")
    listed = [(each, [field for field in each.origins if each.origins[field] == origin]) for each in contents.listed()]
    listed = [(each, fields) for each, fields in listed if fields]
    assert run.out.startswith(f"{heading}{len(listed)}\n")
    file = tomllib.loads(run.out)
    for each, fields in listed:
        kind, _, id = each.name.partition(".")
        entry = file[game][kind][id] if id else file[game][kind]
        assert entry == {field: each.fields[field] for field in fields}


@pytest.mark.parametrize(
    ("language", "heading", "figures"),
    [
        ("en", "# Entries with fields proposed by Kubik: 1", "# weapon, rank 1, cost 5, one hand"),
        ("ru", "# Записи, где есть предложенное «Кубиком»: 1", "# оружие, ранг 1, стоимость 5, одна рука"),
    ],
)
def test_an_entry_is_listed_with_its_text_and_what_may_be_corrected(
    command: Command, language: str, heading: str, figures: str
) -> None:
    lines = command(f"cards roll_player --origin proposed --lang {language} longsword").out.splitlines()
    assert lines[:2] + lines[2:4] == [heading, "", "[roll_player.card.longsword]", "# Longsword / Длинный меч"]
    assert lines[4] == figures
    assert lines[5].startswith("# ")
    assert lines[6:] == ["cost = 5", "hands = 1", 'effect = { do = "goal_die_bonus", dice = "class", n = 1 }']


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
