"""Content files: read strictly, with file, entry and field named when something is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from kubik.kernel.content import Amount, Contents, Origins, content_hash, figures, read_toml
from kubik.kernel.errors import BadContent


class Herb(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    en: str
    ru: str
    doses: Amount
    origin: Origins


class Garden(Struct, frozen=True, forbid_unknown_fields=True):
    beds: Amount = 1


SOUND = """
[garden]
beds = 2

[[herb]]
id = "sage"
en = "Sage"
ru = "Шалфей"
doses = 3
origin = { names = "public", figures = "proposed" }

[[herb]]
id = "mint"
en = "Mint"
ru = "Мята"
doses = 1
origin = { names = "rulebook", figures = "rulebook" }
"""


def read(folder: Path, text: str) -> tuple[Garden, list[Herb]]:
    (folder / "herbs.toml").write_text(text, encoding="utf-8")
    contents = Contents("apothecary", folder, "herbs")
    read = contents.table("garden", Garden), contents.entries("herb", Herb)
    contents.close()
    return read


def test_tables_and_entries_are_read(tmp_path: Path) -> None:
    garden, herbs = read(tmp_path, SOUND)
    assert garden == Garden(2)
    assert [(herb.id, herb.doses, herb.origin.figures) for herb in herbs] == [
        ("sage", 3, "proposed"),
        ("mint", 1, "rulebook"),
    ]
    assert read(tmp_path, "") == (Garden(), [])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("doses = 3", "doses = 0", "herb sage: Expected `int` >= 1 - at `$.doses`"),
        ("doses = 3", 'doses = "3"', "herb sage: Expected `int`, got `str` - at `$.doses`"),
        ("doses = 3", "cost = 3", "herb sage: Object contains unknown field `cost`"),
        ("doses = 3\n", "", "herb sage: Object missing required field `doses`"),
        ('"public"', '"hearsay"', "herb sage: Invalid enum value 'hearsay' - at `$.origin.names`"),
        ('id = "mint"', 'id = "sage"', "herb sage: is there twice"),
        ('id = "mint"\n', "", "herb number 2: Object missing required field `id`"),
        ("[[herb]]\nid", "[herb]\nid", "herbs.toml: "),
        ("doses = 1", "doses = 0", "herb mint: Expected"),
        ("beds = 2", "beds = 0", "garden: Expected `int` >= 1 - at `$.beds`"),
        ("[garden]", "[yard]", "unknown table 'yard'"),
        ("[garden]", "[garden", "herbs.toml: "),
    ],
)
def test_a_fault_is_named_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadContent) as error:
        read(tmp_path, SOUND.replace(old, new, 1))
    assert str(error.value).startswith("herbs.toml: ")
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[herb]\nid = "sage"', "herbs.toml: herb must be written as [[herb]]"),
        ('herb = ["sage"]', "herbs.toml: herb number 1 must be written as [[herb]]"),
    ],
)
def test_entries_are_written_as_such(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadContent) as error:
        read(tmp_path, text)
    assert str(error.value) == said


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as error:
        read(tmp_path, SOUND.replace("doses = 3", "doses = 0").replace('ru = "Мята"\n', "") + "[[weed]]")
    assert str(error.value) == (
        "herbs.toml: herb sage: Expected `int` >= 1 - at `$.doses`; "
        "herbs.toml: herb mint: Object missing required field `ru`; herbs.toml: unknown table 'weed'"
    )


def test_a_kind_is_in_one_file(tmp_path: Path) -> None:
    (tmp_path / "more.toml").write_text("[garden]\nbeds = 3", encoding="utf-8")
    (tmp_path / "herbs.toml").write_text(SOUND, encoding="utf-8")
    with pytest.raises(BadContent, match=r"^more\.toml: garden is in herbs\.toml as well$"):
        Contents("apothecary", tmp_path, "herbs", "more")


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"nothing\.toml: "):
        read_toml(tmp_path / "nothing.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match=r"bytes\.toml: "):
        read_toml(tmp_path / "bytes.toml")


def test_names_may_be_corrected_without_making_another_game_of_it(tmp_path: Path) -> None:
    def fingerprint(text: str) -> str:
        file = tmp_path / "herbs.toml"
        file.write_text(text, encoding="utf-8")
        content: Any = figures(read_toml(file))
        return content_hash(content)

    before = fingerprint(SOUND)
    assert fingerprint(SOUND.replace("Sage", "Salvia").replace("Мята", "Мятка").replace("public", "rulebook")) == before
    assert fingerprint(SOUND.replace("doses = 3", "doses = 4")) != before
    assert content_hash({"a": 1, "b": 2}) == content_hash({"b": 2, "a": 1})
