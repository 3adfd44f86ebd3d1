"""The tellings: each card has one in both languages, they read as prose, and faults are told all at once."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from shutil import copytree
from typing import Final, Literal

import pytest

from kubik.games.runebound.content import ADVENTURES, ASSETS, CONTENT, HEROES, PIECES, SCENARIO_CARDS, SKILLS, STORIES
from kubik.games.runebound.tales import Line, Tale, read_tales, tales
from kubik.kernel.errors import BadContent

Language = Literal["en", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "ru")
ALPHABETS: Final = {
    "en": re.compile(r"[A-Za-z '“”,.;:!?-]+"),
    "ru": re.compile(r"[А-Яа-яЁё «»—,.;:!?-]+"),
}
TALES: Final = tales()
TOLD: Final = [TALES[card.id] for card in (*ADVENTURES, *STORIES, *SCENARIO_CARDS, *HEROES)]
"""What is told at length."""
FLAVOURS: Final = [TALES[id] for id in [skill.id for skill in SKILLS] + [asset.id for asset in ASSETS]]


def texts(tale: Line) -> Iterator[Line]:
    """A telling and all that it goes on with."""
    yield tale
    if isinstance(tale, Tale):
        for line in (tale.won, tale.lost, tale.villain, tale.beaten, *tale.outcomes, *tale.options):
            if line is not None:
                yield from texts(line)


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?][”»]?(?= |$)", text))


def test_every_card_has_a_telling_and_nothing_else_has() -> None:
    assert TALES.keys() == {card.id for card in PIECES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tellings_are_written_in_their_own_alphabet(language: Language) -> None:
    lines = [getattr(line, language) for tale in TALES.values() for line in texts(tale)]
    assert [line for line in lines if not ALPHABETS[language].fullmatch(line)] == []
    assert [line for line in lines if re.search(r"  |\.\.| [,.;:!?]|^ | $", line)] == []
    assert [line for line in lines if line[-1] not in ".!?”»"] == []
    assert [line for line in lines if re.search(r"(?i)\b(todo|tbd|lorem|xxx)\b|заглушк", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_tellings_are_as_long_as_a_card_can_show(language: Language) -> None:
    for card in (*ADVENTURES, *STORIES):
        text = getattr(TALES[card.id], language)
        assert 120 <= len(text) <= 400, text
        assert 2 <= sentences(text) <= 5, text
        for line in list(texts(TALES[card.id]))[1:]:
            assert 9 <= len(getattr(line, language)) <= 130, line
    for scenario in SCENARIO_CARDS:
        for line in texts(TALES[scenario.id]):
            assert 120 <= len(getattr(line, language)) <= 600, line
    for hero in HEROES:
        portrait = getattr(TALES[hero.id], language)
        assert len(portrait) <= 300, portrait
        assert sentences(portrait) == 2, portrait
    for tale in FLAVOURS:
        assert len(re.findall(r"[\w'-]+", getattr(tale, language))) <= 12, tale


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_tellings_begin_with_the_same_three_words(language: Language) -> None:
    beginnings: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for tale in TOLD + FLAVOURS:
        text = getattr(tale, language)
        beginnings[tuple(re.findall(r"[\w'-]+", text.lower())[:3])].append(text)
    assert [group for group in beginnings.values() if len(group) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_told_twice(language: Language) -> None:
    lines = [getattr(line, language) for tale in TALES.values() for line in texts(tale)]
    assert sorted(line for line in set(lines) if lines.count(line) > 1) == []


def test_a_hero_may_be_a_man_or_a_woman() -> None:
    """So nothing is said of `вы` that has a gender."""
    lines = [line.ru for tale in TALES.values() for line in texts(tale)]
    assert [line for line in lines if re.search(r"(?i)\bвы (?:\w+ )?\w+(?:лся|лась|вший|вшая)\b", line)] == []


def test_no_word_is_written_now_with_its_dots_and_now_without() -> None:
    words = {word for tale in TALES.values() for line in texts(tale) for word in re.findall(r"\w+", line.ru.lower())}
    two_words = {"все", "всем", "узнает", "узнаете", "чем"}
    assert {word.replace("ё", "е") for word in words if "ё" in word} & words - two_words == set()


# --- bad files --------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with_tales = tmp_path / "tales"
    copytree(str(files("kubik.games.runebound") / "tales"), with_tales)
    return with_tales


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_all_faults_are_told_at_once(folder: Path) -> None:
    change(folder / "heroes.toml", "[thorn]\n", '[thorn]\nwon = { en = "Yes.", ru = "Да." }\n')
    change(folder / "skills.toml", "[athletics]", "[acrobatics]")
    change(folder / "assets.toml", "[cudgel]\nen =", "[cudgel]\nde =")
    change(folder / "stories.toml", "[[visions_of_the_dawn.outcomes]]\n", "[[visions_of_the_dawn.options]]\n")
    change(folder / "scenarios.toml", "[margath]", "[margath")
    change(folder / "adventures_combat.toml", "won.en", "wins.en")
    change(
        folder / "adventures_social.toml",
        'ru = "Первый факел',
        'lost = { en = "No.", ru = "Нет." }\nru = "Первый факел',
    )
    (folder / "adventures_exploration.toml").unlink()
    with pytest.raises(BadContent) as caught:
        read_tales(folder, CONTENT)
    missing = (
        f"adventures_exploration.toml: [Errno 2] No such file or directory: '{folder / 'adventures_exploration.toml'}'"
    )
    assert [": ".join(filter(None, (each.where, each.message))) for each in caught.value.faults] == [
        "heroes.toml: thorn: won: there must be 0, not 1",
        "skills.toml: there is no card 'acrobatics'",
        "skills.toml: athletics has no telling",
        "assets.toml: cudgel: Object contains unknown field `de`",
        "assets.toml: cudgel: Object missing required field `en`",
        "stories.toml: visions_of_the_dawn: outcomes: there must be 3, not 2",
        "stories.toml: visions_of_the_dawn: options: there must be 0, not 1",
        "scenarios.toml: Expected ']' at the end of a table declaration (at line 5, column 9)",
        "adventures_combat.toml: warlock: Object contains unknown field `wins`",
        "adventures_combat.toml: warlock: Object missing required field `en` - at `$.won`",
        missing,
        "adventures_social.toml: rumours_of_plague: option 2: lost: there must be 0, not 1",
    ]


def test_an_empty_line_is_refused(folder: Path) -> None:
    change(folder / "assets.toml", re.findall(r'en = (".*")', (folder / "assets.toml").read_text("utf-8"))[0], '""')
    with pytest.raises(BadContent, match=r"assets\.toml: smoke_vial: .*length"):
        read_tales(folder, CONTENT)
