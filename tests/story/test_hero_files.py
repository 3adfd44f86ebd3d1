"""Sheets that people have made: read, checked against what the table has agreed on, and written back."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from kubik.games.story.content import SHEET, tag_bits
from kubik.games.story.hero_files import check_hero, pack_hero, read_hero, unpack_hero, write_hero
from kubik.kernel.errors import BadContent

OLGA: Final = """{
 "name": "Ольга Камыш",
 "concept": "Чинит сети и слышит, о чём говорит рыба.",
 "power": [
  {"name": "Понимает рыб", "stage": 3, "tags": ["animals", "sea"]},
  {"name": "Ловкие пальцы", "stage": 2, "tags": ["craft"]}
 ],
 "weakness": [{"name": "Не пройдёт мимо выброшенной рыбы", "triggers": ["rescue"]}]
}
"""


@pytest.fixture
def olga(tmp_path: Path) -> Path:
    file = tmp_path / "olga.json"
    file.write_text(OLGA, encoding="utf-8")
    return file


def test_a_hero_is_read(olga: Path) -> None:
    hero = read_hero(olga)
    assert (hero.name, hero.experience, hero.points) == ("Ольга Камыш", 0, 3)
    assert [(power.stage, power.tag_bits) for power in hero.power] == [
        (3, tag_bits(["animals", "sea"])),
        (2, tag_bits(["craft"])),
    ]
    assert unpack_hero(pack_hero(hero)) == hero


def test_a_hero_goes_home_with_experience(olga: Path) -> None:
    hero = read_hero(olga)
    fish, fingers = hero.power
    grown = replace(hero, experience=4, points=0, power=(fish, replace(fingers, stage=3, bought=1)))
    write_hero(olga, grown)
    assert read_hero(olga) == grown
    assert not list(olga.parent.glob("*.part"))
    assert olga.read_text(encoding="utf-8").splitlines()[1:5] == [
        ' "name": "Ольга Камыш",',
        ' "concept": "Чинит сети и слышит, о чём говорит рыба.",',
        ' "experience": 4,',
        ' "points": 0,',
    ]


def test_words_survive_whatever_they_are(olga: Path) -> None:
    strange = replace(read_hero(olga), concept='"""\\ line\nline \' # = [[power]]')
    write_hero(olga, strange)
    assert read_hero(olga) == strange


def test_only_the_file_of_a_hero_is_overwritten(olga: Path) -> None:
    hero = read_hero(olga)
    other = olga.with_name("evening.json")
    other.write_text('{"roll_player": "longsword"}', encoding="utf-8")
    with pytest.raises(BadContent, match="there is no field 'roll_player'"):
        write_hero(other, hero)
    assert "longsword" in other.read_text(encoding="utf-8")
    with pytest.raises(BadContent, match="No such file or directory"):
        write_hero(olga.parent / "nowhere" / "olga.json", hero)


def sheet(**changes: Any) -> dict[str, Any]:
    power = {"name": "Fish", "stage": 3, "tags": ["sea"]}
    return {"name": "Olga", "power": [power], "weakness": [{"name": "Soft", "triggers": ["rescue"]}], **changes}


POWERS: Final = [{"name": f"Power {n}", "stage": 1, "tags": ["sea"]} for n in range(7)]
STRONG: Final = [{"name": f"Power {n}", "stage": 3, "tags": ["sea"]} for n in range(4)]


SHEETS: Final[list[tuple[dict[str, Any], str]]] = [
    ({"power": []}, "olga: a hero needs a power"),
    ({"power": POWERS}, "olga: powers: 7, at most 6 were agreed"),
    ({"power": STRONG}, "olga: stages: 12, at most 10 were agreed"),
    ({"power": [{"name": "Fish", "stage": 4, "tags": ["sea"]}]}, "olga: power 1: stage 4 is above 3"),
    ({"power": [{"name": "Fish", "stage": 0, "tags": ["sea"]}]}, "olga: power 1: stage: Expected `int` >= 1"),
    ({"power": [{"name": "Fish", "stage": 1, "tags": []}]}, "olga: power 1: a power needs a tag"),
    ({"power": [{"name": "Fish", "stage": 1, "tags": ["fish"]}]}, "olga: power 1: there is no tag 'fish'"),
    ({"power": [{"name": "@fish", "stage": 1, "tags": ["sea"]}]}, "power 1: name: words cannot begin with @"),
    ({"power": [{"name": "Fi\nsh", "stage": 1, "tags": ["sea"]}]}, "character that cannot be shown (U+000A)"),
    ({"power": [{"name": "Soft", "stage": 1, "tags": ["sea"]}]}, "olga: Soft is there twice"),
    ({"power": [{"name": "Fish", "stage": 1, "bought": 2, "tags": ["sea"]}]}, "power 1: bought: 2, at most 1"),
    ({"weakness": [{"name": "Soft", "triggers": ["rescu"]}]}, "there is no strain 'rescu'; near to it: rescue"),
    ({"name": "O" * 61}, "olga: name: the words are too long: 61 characters, 60 at most"),
    ({"points": 4}, "olga: points: 4, at most 3 were agreed"),
    ({"experience": -1}, "olga: experience: Expected `int` >= 0"),
    ({"gold": 1}, "olga: there is no field 'gold'"),
]


@pytest.mark.parametrize(("changes", "said"), SHEETS)
def test_a_sheet_keeps_to_the_limits(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadContent) as error:
        check_hero("olga", sheet(**changes))
    assert said in str(error.value)
    assert len(error.value.faults) == 1


def test_a_table_may_agree_on_other_limits() -> None:
    assert check_hero("olga", sheet(power=POWERS), replace(SHEET, powers=7)).name == "Olga"
    with pytest.raises(BadContent, match="weaknesses: 1, at most 0 were agreed"):
        check_hero("olga", sheet(), replace(SHEET, weaknesses=0))


def test_what_was_bought_counts_in_no_limit() -> None:
    bought = [{**power, "bought": 1} for power in STRONG]
    learned = {"name": "New", "stage": 1, "bought": 1, "tags": ["light"]}
    assert len(check_hero("olga", sheet(power=[*bought, learned])).power) == 5


def test_points_that_were_shared_out_make_room() -> None:
    assert check_hero("olga", sheet(power=STRONG, points=1)).points == 1


def test_a_broken_line_is_told() -> None:
    with pytest.raises(BadContent, match="Expecting"):
        unpack_hero("{")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"{", "olga.json: cannot be read: Expecting"),
        (b"\xff", "olga.json: cannot be read: 'utf-8' codec"),
        (b"[" * 50_000, "olga.json: cannot be read: maximum recursion depth"),
        (b" " * 200_000, "olga.json: the file is too long"),
        (b"[]", "olga.json: must be a table"),
        (None, "olga.json: cannot be read: No such file or directory"),
    ],
)
def test_a_file_that_is_none_is_told(olga: Path, text: bytes | None, said: str) -> None:
    olga.unlink()
    if text is not None:
        olga.write_bytes(text)
    with pytest.raises(BadContent) as error:
        read_hero(olga)
    assert said in str(error.value)


def test_a_power_that_was_learned_where_a_person_judges_needs_no_tag() -> None:
    learned = {"name": "Owl's ears", "stage": 1, "bought": 1, "tags": []}
    hero = check_hero("olga", sheet() | {"power": [*sheet()["power"], learned]})
    assert unpack_hero(pack_hero(hero)) == hero
    with pytest.raises(BadContent, match="a power needs a tag"):
        check_hero("olga", sheet() | {"power": [learned | {"bought": 0}]})
