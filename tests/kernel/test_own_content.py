"""Corrections of the owner of a box: a table for each entry, checked like the content itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubik.kernel.content import Contents, content_hash, figures
from kubik.kernel.errors import BadContent
from kubik.kernel.own_content import VARIABLE, read_own_content
from tests.kernel.test_content import SOUND, Garden, Herb


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The owner's file, which this process has been told of."""
    (tmp_path / "herbs.toml").write_text(SOUND, encoding="utf-8")
    file = tmp_path / "mine.toml"
    monkeypatch.setenv(VARIABLE, str(file))
    return file


def read(own: Path, text: str) -> tuple[Contents, Garden, list[Herb]]:
    own.write_text(text, encoding="utf-8")
    contents = Contents("apothecary", own.parent, "herbs")
    garden, herbs = contents.table("garden", Garden), contents.entries("herb", Herb)
    contents.close()
    return contents, garden, herbs


def refused(own: Path, text: str) -> BadContent:
    with pytest.raises(BadContent) as error:
        read(own, text)
    return error.value


def test_fields_are_replaced_and_are_the_owners_from_then_on(own: Path) -> None:
    contents, garden, [sage, mint] = read(
        own, '[apothecary.herb.sage]\ndoses = 4\n[apothecary.herb.mint]\nen = "Menthe"'
    )
    assert (sage.doses, sage.origin.names, sage.origin.figures) == (4, "public", "owner")
    assert (mint.en, mint.doses, mint.origin.names, mint.origin.figures) == ("Menthe", 1, "owner", "rulebook")
    assert garden.beds == 2
    assert contents.own_file == "mine.toml"
    listed = {each.name: each.origins for each in contents.listed()}
    assert listed == {
        "garden": {},
        "herb.sage": {"en": "public", "ru": "public", "doses": "owner"},
        "herb.mint": {"en": "owner", "ru": "owner", "doses": "rulebook"},
    }


def test_a_table_that_is_there_once_has_no_id(own: Path) -> None:
    contents, garden, _ = read(own, "[apothecary.garden]\nbeds = 5")
    assert garden.beds == 5
    assert contents.listed()[0].origins == {"beds": "owner"}, "it says nothing else of its origin"


def test_a_game_that_is_not_named_stays_as_it_is(own: Path) -> None:
    contents, _, [sage, _] = read(own, "[chess.piece.queen]\nvalue = 10")
    assert (contents.own_file, sage.doses) == ("", 3)


def test_without_a_file_nothing_is_corrected(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own.write_text("[apothecary.herb.sage]\ndoses = 4", encoding="utf-8")
    monkeypatch.delenv(VARIABLE)
    assert Contents("apothecary", own.parent, "herbs").entries("herb", Herb)[0].doses == 3


def test_figures_make_another_content_and_names_do_not(own: Path) -> None:
    def fingerprint(text: str) -> str:
        return content_hash(figures([each.fields for each in read(own, text)[0].listed()]))

    assert fingerprint('[apothecary.herb.mint]\nen = "Menthe"') == fingerprint("")
    assert fingerprint("[apothecary.herb.mint]\ndoses = 2") != fingerprint("")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "[apothecary.herb.sagge]\ndoses = 4",
            "mine.toml: apothecary.herb: there is no herb 'sagge'; near to it: sage",
        ),
        ("[apothecary.herb.yew]\ndoses = 4", "mine.toml: apothecary.herb: there is no herb 'yew'"),
        ("[apothecary.weed.sage]\ndoses = 4", "mine.toml: apothecary: there is no 'weed'; there is: garden, herb"),
        ("[apothecary.herb.sage]\ndoses = 0", "mine.toml: apothecary.herb.sage: Expected `int` >= 1 - at `$.doses`"),
        ("[apothecary.herb.sage]\ncost = 4", "mine.toml: apothecary.herb.sage: Object contains unknown field `cost`"),
        ("[apothecary.herb.sage]\nid = 'yew'", "mine.toml: apothecary.herb.sage: id cannot be corrected"),
        ("[apothecary.herb.sage]\norigin = 'owner'", "mine.toml: apothecary.herb.sage: origin cannot be corrected"),
        ("[apothecary.herb]\nsage = 4", "mine.toml: apothecary.herb.sage: must be written as [apothecary.herb.sage]"),
        ("[apothecary]\nherb = 4", "mine.toml: apothecary.herb: must be written as [apothecary.herb]"),
        ("apothecary = 4", "mine.toml: apothecary: must be written as [apothecary.KIND.ID]"),
        ("[apothecary.garden]\nbeds = 'two'", "mine.toml: apothecary.garden: Expected `int`, got `str` - at `$.beds`"),
    ],
)
def test_a_fault_names_the_owners_file_the_entry_and_the_field(own: Path, text: str, said: str) -> None:
    assert str(refused(own, text)) == said


def test_all_faults_are_told_at_once(own: Path) -> None:
    error = refused(own, "[apothecary.herb.sage]\ndoses = 0\n[apothecary.herb.yew]\n[apothecary.herb.mint]\nen = 3")
    assert [fault.reason for fault in error.faults] == ["no_entry", "least", "type"]


@pytest.mark.parametrize(("text", "reason"), [("[apothecary", "toml"), (None, "unreadable")])
def test_a_file_that_is_none(own: Path, text: str | None, reason: str) -> None:
    if text is not None:
        own.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=r"^mine\.toml: ") as error:
        read_own_content()
    assert error.value.faults[0].reason == reason
