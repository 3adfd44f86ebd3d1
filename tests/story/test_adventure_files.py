"""Adventure files: the ready ones are sound, that of the documentation too, and every fault is told with its place."""

from __future__ import annotations

from typing import Any, Final

import pytest

from kubik.games.story.adventure_files import read_adventure, read_adventures
from kubik.games.story.adventures import ADVENTURES, READY, WRITTEN, difficulty_for, enemy_for, hooks, suggested
from kubik.games.story.content import HEROES, LIMIT, STAGES
from kubik.games.story.phrases import PHRASES, phrase, words_of_people
from kubik.kernel.errors import BadContent
from kubik.kernel.own_content import Added
from tests.story.mill import at, mill

rule: Final = pytest.mark.rule


def faults(path: str = "", change: dict[str, Any] | None = None, *removed: str) -> list[str]:
    """What is wrong with the mill after a change of one of its tables."""
    tables = mill()
    part = at(tables, path)
    part.update(change or {})
    for name in removed:
        del part[name]
    return [f"{fault.where.partition(': ')[2]}: {fault.message}" for fault in read_adventure("mill.toml", tables)[1]]


# --- sound ones -------------------------------------------------------------------------------------------------------


def test_the_adventure_of_the_documentation_is_sound() -> None:
    assert faults() == []


@pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda adventure: adventure.id)
def test_ready_adventures_speak_both_languages(adventure: Any) -> None:
    told = [each for key, each in PHRASES.items() if key.split(":")[0].split(".")[:2] == ["adventure", adventure.id]]
    assert len(told) > 100
    for each in told:
        assert each.en.isascii() or "“" in each.en or "’" in each.en, each.key
        assert any("а" <= letter <= "я" for letter in each.ru.lower()), each.key


def test_ids_become_numbers() -> None:
    adventure = ADVENTURES[0]
    permit = adventure.obstacles[0]
    assert (permit.id, permit.kind, permit.enemy_dice) == ("permit", "opposed", 4)
    assert adventure.characters[permit.enemy].id == "velda"
    mark = permit.on_success.advantage
    assert mark is not None
    assert mark.word == "net"
    assert [adventure.obstacles[number].id for number in mark.obstacles] == ["crossing", "light_it"]
    assert [scene.next for scene in adventure.scenes] == [1, 2, 3, 4, 5, 6, -1]
    widow = adventure.scenes[5]
    assert widow.choice
    assert widow.on_unsolved.setback is not None
    assert widow.on_unsolved.setback.each_roll


def test_flags_are_bits() -> None:
    adventure = ADVENTURES[2]
    flags = {flag: 1 << number for number, flag in enumerate(adventure.flags)}
    end = adventure.ends[0]
    assert end.when.holds(end.when.all)
    assert not end.when.holds(0)
    cleared = next(course.then.clear for obstacle in adventure.obstacles for course in obstacle.courses)
    assert cleared == flags["unpaid"]


def test_names_on_the_table_are_read_in_both_languages() -> None:
    permit = ADVENTURES[0].obstacles[0]
    assert permit.name == "@adventure.dark_light.council.permit"
    assert phrase(permit.name, "ru") == "Убедить начальницу порта."
    assert phrase("Win her over", "ru") == "Win her over"
    assert words_of_people("@@hero.mirra") == "hero.mirra"


def test_what_is_suggested_follows_from_tags() -> None:
    permit = ADVENTURES[0].obstacles[0]
    best, *_, last = suggested(permit, HEROES)
    assert (HEROES[best.hero].id, permit.approaches[best.approach].id, best.dice) == ("ausel", "plead", 7)
    assert (HEROES[last.hero].id, last.dice) == ("rugo", 1)
    hooked = {weakness.key for weakness in hooks(ADVENTURES[0].scenes[0], HEROES)}
    assert hooked == {"hero.sivka.w2", "hero.ordwin.w2", "hero.rugo.w1"}


@rule("ST-PS-15")
def test_fewer_heroes_meet_less() -> None:
    kinds = {obstacle.id: obstacle for adventure in ADVENTURES for obstacle in adventure.obstacles}
    long, joint, hard, usual = kinds["crossing"], kinds["hold"], kinds["hang"], kinds["hull"]
    assert [difficulty_for(long, n) for n in (5, 4, 3, 2)] == [5, 5, 4, 3]
    assert [difficulty_for(joint, n) for n in (5, 4, 3, 2)] == [3, 3, 3, 2]
    assert [difficulty_for(hard, n) for n in (5, 4, 3, 2)] == [3, 3, 3, 2]
    assert [difficulty_for(kinds["enter"], n) for n in (4, 3, 2)] == [2, 2, 2]
    assert [difficulty_for(usual, n) for n in (4, 3, 2)] == [1, 1, 1]
    assert [enemy_for(kinds["permit"], n) for n in (5, 4, 3, 2)] == [4, 4, 3, 2]


@rule("ST-003")
def test_sheets_keep_to_the_stages() -> None:
    assert (STAGES.most, STAGES.start_points, LIMIT) == (3, 3, 6)
    for hero in HEROES:
        assert all(1 <= power.stage <= 3 for power in hero.powers)
        assert sum(power.stage for power in hero.powers) == 10
        assert len(hero.weaknesses) == 2


# --- faults -----------------------------------------------------------------------------------------------------------

WIDOW: Final = "scene village/obstacle widow"
GRINDER: Final = "scene mill/obstacle grinder"
WHEEL: Final = "scene mill/obstacle wheel"
FREEDOM: Final = "scene mill/obstacle freedom"
FAULTS: Final[list[tuple[str, dict[str, Any], tuple[str, ...], str]]] = [
    # what cannot be reached
    ("scene village", {"next": "end"}, (), "scene mill: nothing leads there"),
    ("scene mill", {"next": "village"}, (), "scene mill: next: leads back to village: the story never ends"),
    (FREEDOM, {"when": {"all": ["still", "broken"]}}, (), "scene mill: obstacle freedom: nothing leads there"),
    (WIDOW, {"when": {"all": ["calm"]}}, (), "scene village: obstacle widow: nothing leads there"),
    ("end ruin", {"when": {"all": ["broken", "still"]}}, (), "end ruin: nothing leads there"),
    ("end quiet", {"when": {}}, (), "end ruin: nothing leads there"),
    (f"{GRINDER}/on_enter 1", {"when": {"all": ["still"]}}, (), "obstacle grinder: on_enter 1: nothing leads there"),
    (f"{WHEEL}/helper 1", {"when": {"all": ["free"]}}, (), "scene mill: obstacle wheel: helper 1: nothing leads there"),
    ("end free", {"when": {"all": ["freed"]}}, (), "nothing sets the flag 'freed'"),
    (f"{WHEEL}/on_fiasco", {"clear": ["agathe"]}, (), "nothing sets the flag 'agathe'"),
    ("end sacks", {"when": {"all": ["calm"]}}, (), "end sacks: the last end has no “when”: it is for all the rest"),
    # unknown names
    ("", {"start": "vilage"}, (), "start: there is no scene 'vilage'; near to it: village"),
    ("scene village", {"next": "mil"}, (), "scene village: next: there is no scene 'mil'; near to it: mill"),
    (f"{WIDOW}/on_success/advantage", {"for": ["mill.grindr"]}, (), "for: there is no obstacle 'mill.grindr'; near"),
    (
        f"{WIDOW}/approach tracks",
        {"tags": ["trak"]},
        (),
        "approach tracks: tags: there is no tag 'trak'; near to it: tr",
    ),
    (f"{WIDOW}/approach tracks", {"strains": ["hurry"]}, (), "approach tracks: strains: there is no strain 'hurry'"),
    (WIDOW, {"strains": ["fir"]}, (), "obstacle widow: strains: there is no strain 'fir'; near to it: fire"),
    (GRINDER, {"opponent": {"character": "gringer", "skill": "strength"}}, (), "there is no character 'gringer'; near"),
    (GRINDER, {"opponent": {"character": "grinder", "skill": "sea"}}, (), "opponent: there is no skill 'sea'"),
    (f"{WHEEL}/helper 1", {"skill": "sea"}, (), "obstacle wheel: helper 1: there is no skill 'sea'"),
    (
        "character agatha",
        {"dice": {"crafts": 4}},
        (),
        "character agatha: dice: there is no tag 'crafts'; near to it: cr",
    ),
    (
        f"{WHEEL}/on_failure/condition",
        {"kind": "wond"},
        (),
        "condition: kind: there is no condition 'wond'; near to it",
    ),
    # values and targets
    (f"{WHEEL}/on_failure/condition", {}, ("value",), "on_failure: condition: the field 'value' is missing"),
    (f"{WIDOW}/on_success/advantage", {}, ("value",), "on_success: advantage: the field 'value' is missing"),
    (f"{WIDOW}/on_success/advantage", {"value": 0}, (), "advantage: value: Expected `int` >= 1"),
    (f"{WIDOW}/on_success/advantage", {"value": "net"}, (), "on_success: advantage: value 'net': there is none here"),
    (
        f"{WIDOW}/on_fiasco/setback",
        {"value": "measures"},
        (),
        "on_fiasco: setback: value 'measures': there is none here",
    ),
    (f"{GRINDER}/on_failure/condition", {"value": "net"}, (), "on_failure: condition: value 'net': there is none here"),
    (
        f"{GRINDER}/on_enter 1/setback",
        {"value": "measures"},
        (),
        "on_enter 1: setback: value 'measures': there is none",
    ),
    (
        f"{GRINDER}/on_fiasco/condition",
        {"target": "weakest"},
        (),
        "condition: target 'weakest' does not fit here; there",
    ),
    (
        f"{WHEEL}/on_failure/condition",
        {"target": "actor"},
        (),
        "target 'actor' does not fit here; there is: all, weakest",
    ),
    (f"{WIDOW}/on_success/advantage", {"for": []}, (), "on_success: advantage: for: names no obstacle"),
    (f"{WIDOW}/on_success/advantage", {"for": ["mill.freedom"]}, (), "for: mill.freedom is a decision, without dice"),
    (f"{GRINDER}/on_enter 1/setback", {"for": ["village.widow"]}, (), "setback: for: village.widow is over by then"),
    # what a kind needs
    (WIDOW, {"difficulty": 1}, (), "obstacle widow: on_failure: a simple obstacle of difficulty 1 cannot fail"),
    (WIDOW, {}, ("difficulty",), "obstacle widow: on_failure: a simple obstacle of difficulty 1 cannot fail"),
    (WIDOW, {}, ("on_failure",), "obstacle widow: an obstacle of kind simple needs on_failure"),
    (WIDOW, {}, ("approach",), "obstacle widow: an obstacle of kind simple needs approach"),
    (WIDOW, {"rolls": 3}, (), "obstacle widow: an obstacle of kind simple has no rolls"),
    (GRINDER, {}, ("on_draw",), "obstacle grinder: an obstacle of kind opposed needs on_draw"),
    (GRINDER, {}, ("opponent",), "obstacle grinder: an obstacle of kind opposed needs opponent"),
    (GRINDER, {"difficulty": 2}, (), "obstacle grinder: an obstacle of kind opposed has no difficulty"),
    (WHEEL, {"kind": "extended"}, (), "obstacle wheel: an obstacle of kind extended needs rolls"),
    (
        WHEEL,
        {"approach": [{"id": "a", "en": "A", "tags": ["sea"]}]},
        (),
        "joint work needs two approaches: each worker",
    ),
    (FREEDOM, {}, ("option",), "obstacle freedom: an obstacle of kind decision needs option"),
    (FREEDOM, {"strains": ["fire"]}, (), "obstacle freedom: an obstacle of kind decision has no strains"),
    ("scene mill", {"flow": "choice"}, (), "freedom: a decision has no success that could end a scene with flow"),
    ("scene mill", {"on_unsolved": {"en": "No."}}, (), "scene mill: on_unsolved is for scenes with flow = “choice”"),
    # form
    (WIDOW, {"kind": "simpel"}, (), "scene village: obstacle widow: kind: Invalid enum value 'simpel'"),
    (WIDOW, {"colour": "red"}, (), "scene village: obstacle widow: there is no field 'colour'"),
    (WIDOW, {"approach": "kindness"}, (), "scene village: obstacle widow: approach: must be a list of tables"),
    (WIDOW, {"on_success": "well"}, (), "scene village: obstacle widow: on_success: must be a table"),
    ("end free", {}, ("en", "ru"), "end free: has no words: en or ru is needed"),
    ("end free", {"en": "Free\u202e!"}, (), "end free: the words hold a character that cannot be shown (U+202E)"),
    ("", {"id": "The Mill"}, (), "id: Expected `str` matching regex"),
    ("", {}, ("premise",), "the field 'premise' is missing"),
    ("scene mill", {"id": "village"}, (), "scene village: is there twice"),
    ("end free", {"id": "hired"}, (), "end hired: is there twice"),
]


@pytest.mark.parametrize(("path", "change", "removed", "said"), FAULTS)
@rule("ST-PS-01")
def test_a_fault_names_its_place(path: str, change: dict[str, Any], removed: tuple[str, ...], said: str) -> None:
    found = faults(path, change, *removed)
    assert any(said in fault for fault in found), found


@pytest.mark.parametrize(
    ("path", "change", "removed"),
    [
        (f"{WHEEL}/on_failure/condition", {}, ("value",)),
        (WIDOW, {"kind": "simpel"}, ()),
        (WIDOW, {"on_success": "well"}, ()),
        ("", {}, ("premise",)),
        ("end free", {"when": {"all": ["freed"]}}, ()),
        ("scene village", {"next": "mil"}, ()),
    ],
)
def test_one_fault_is_told_once(path: str, change: dict[str, Any], removed: tuple[str, ...]) -> None:
    found = [fault for fault in faults(path, change, *removed) if "flag 'agatha'" not in fault]
    assert len(found) == 1, found


def test_all_faults_are_told_together() -> None:
    tables = mill()
    at(tables, "scene village")["next"] = "mil"
    del at(tables, f"{WHEEL}/on_failure/condition")["value"]
    at(tables, f"{WIDOW}/approach tracks")["tags"] = ["trak"]
    with pytest.raises(BadContent) as error:
        read_adventures(READY, [Added("mill.toml", "story", tables)])
    assert len(error.value.faults) == 3
    assert all(fault.where.startswith("mill.toml: scene") for fault in error.value.faults)


def test_an_adventure_is_added_under_a_name_of_its_own() -> None:
    added = read_adventures(READY, [Added("mill.toml", "story", mill())])
    assert [adventure.id for adventure in added] == [*READY, "mill"]
    with pytest.raises(BadContent, match=r"mill\.toml: there is an adventure 'bell_fair' already"):
        read_adventures(READY, [Added("mill.toml", "story", {**mill(), "id": "bell_fair"})])


def test_one_language_is_enough() -> None:
    def english(part: Any) -> Any:
        if isinstance(part, dict):
            return {name: english(value) for name, value in part.items() if name != "ru"}
        return [english(each) for each in part] if isinstance(part, list) else part

    assert read_adventure("mill.toml", english(mill()))[1] == []


@rule("ST-PS-01")
def test_a_flag_that_nobody_asks_for_is_a_note() -> None:
    asked = {flag for end in WRITTEN[0].end for flag in end.when.all}
    assert "burnt" not in asked
    assert "burnt" in ADVENTURES[0].flags
