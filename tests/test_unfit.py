"""What cannot be agreed is told in the names of options to programmers, and in words to people."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import pytest

import kubik
from kubik.kernel.errors import Unfit
from kubik.kernel.text import message_ids

CASES: Final[list[tuple[str, int, dict[str, Any], str, str]]] = [
    ("hero_realms", 7, {}, "hero_realms is for 2 to 6 players, not 7", "Играют от 2 до 6 человек."),
    ("dice_forge", 5, {}, "dice_forge is for 2 to 4 players, not 5", "Играют от 2 до 4 человек."),
    (
        "dice_forge",
        2,
        {"feats": ["twins", "blacksmiths_scepter"]},
        "feats: twins and blacksmiths_scepter both belong into slot M1",
        "У подвигов «Близнецы» и «Скипетр кузнеца» одно место на островах: лежать там может только один.",
    ),
    (
        "dice_forge",
        2,
        {"setup": "goddess", "module": "titans"},
        "setup goddess belongs to the module goddess, which cannot be played with titans",
        "«Рекомендованная для лабиринта Богини» относится к модулю «Лабиринт Богини», а вместе с ним нельзя выбрать "
        "«Восстание Титанов».",
    ),
    (
        "dice_forge",
        3,
        {"colours": ["red", "blue"]},
        "colours: 3 different ones are needed for 3 players",
        "Нужны разные цвета: по одному для каждого из 3 игроков.",
    ),
    (
        "dice_forge",
        2,
        {"first": 2},
        "first: there is no seat 2, the seats are 0 to 1",
        "За столом нет места, с которого должна начаться игра.",
    ),
    (
        "dice_forge",
        2,
        {"feats": ["memory"]},
        "feats: memory belongs to the module titans, which is not played",
        "Подвиг «Воспоминание» относится к модулю «Восстание Титанов», а он не выбран.",
    ),
    (
        "dice_forge",
        2,
        {"feats": ["blacksmiths_chest"], "module": "titans"},
        "feats: slot M2 belongs to memory of the module titans, so blacksmiths_chest has no place",
        "Подвигу «Сундук кузнеца» нет места: в этом модуле там лежит «Воспоминание».",
    ),
    (
        "hero_realms",
        3,
        {"mode": "hydra_2v2"},
        "hydra_2v2 is for 4 players, not 3",
        "«Гидра (2 на 2)»: играют 4 человека.",
    ),
    (
        "hero_realms",
        2,
        {"mode": "hunter_survival"},
        "hunter_survival is for 3 to 6 players, not 2",
        "«Охотник. Борьба за выживание»: играют от 3 до 6 человек.",
    ),
    (
        "hero_realms",
        2,
        {"first": 2},
        "first: there is no seat 2, the seats are 0 to 1",
        "За столом нет места, с которого должна начаться игра.",
    ),
    (
        "hero_realms",
        3,
        {"characters": ["wizard", ""]},
        "characters: 2 named for 3 seats; write '' for a basic deck",
        "Персонажей названо 2, а мест 3.",
    ),
    (
        "hero_realms",
        6,
        {"mode": "emperor_3v3", "first": 1},
        "first: in emperor_3v3 seat 0 begins",
        "В режиме «Император» начинает игрок на первом месте.",
    ),
    (
        "hero_realms",
        6,
        {"mode": "emperor_3v3", "characters": ["wizard", "cleric", "", "", "", ""]},
        "characters: two players with character packs are the emperors, who sit in seats 1 and 4",
        "Если персонажи есть только у двоих, это императоры: они сидят посередине своих команд.",
    ),
    ("roll_player", 5, {}, "roll_player is for 1 to 4 players, not 5", "Играют от 1 до 4 человек."),
    (
        "roll_player",
        2,
        {"first": 2},
        "first: there is no seat 2, the seats are 0 to 1",
        "За столом нет места 3, с которого можно начать.",
    ),
    ("runebound", 5, {}, "runebound is for 2 to 4 players, not 5", "Runebound рассчитан на 2–4 игроков."),
    (
        "runebound",
        3,
        {"first": 3},
        "first: there is no seat 3, the seats are 0 to 2",
        "Места 4, которое начинало бы, нет.",
    ),
    (
        "story",
        7,
        {"way": "scenarist"},
        "story is for 2 to 6 players with way=scenarist, not 7",
        "Так (Сценарист) в историю играют от 2 до 6 человек.",
    ),
    (
        "story",
        4,
        {"adventure": "free"},
        "the program needs an adventure",
        "Программе нужно приключение, которое она поведёт.",
    ),
]


def refused(game: str, players: int, options: dict[str, Any]) -> Unfit:
    with pytest.raises(Unfit) as caught:
        kubik.game(game).start(players, **options)
    return caught.value


@pytest.mark.parametrize(("game", "players", "options", "message", "russian"), CASES)
def test_what_cannot_be_agreed(game: str, players: int, options: dict[str, Any], message: str, russian: str) -> None:
    error = refused(game, players, options)
    assert str(error) == message
    assert kubik.game(game).text("ru").unfit(error) == russian
    assert kubik.game(game).text("en").unfit(error)


@pytest.mark.parametrize("game", kubik.GAMES)
def test_every_reason_is_shown_here(game: str) -> None:
    source = (files(f"kubik.games.{game}") / "text" / "en.ftl").read_text(encoding="utf-8")
    shown = {f"unfit-{refused(*case[:3]).reason}" for case in CASES if case[0] == game}
    assert {id for id in message_ids(source) if id.startswith("unfit-")} == shown
