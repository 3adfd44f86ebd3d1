"""Upgrading faces (DF-144 to DF-147)."""

from __future__ import annotations

from typing import Any

import pytest

from kubik.games.dice_forge.content import FACES, LEVEL, POOLS
from tests.dice_forge.table import Game, rule, table

LEVELS = {
    1: ["gold_3", "moon_1"],
    2: ["gold_4", "sun_1"],
    3: ["gold_6", "gold_1_or_sun_1_or_moon_1", "glory_1_sun_1", "gold_2_moon_1"],
    4: ["gold_3_or_glory_2"],
    5: ["moon_2"],
    6: ["sun_2", "glory_3"],
    7: ["glory_4", "glory_2_moon_2", "gold_2_or_sun_2_or_moon_2", "gold_1_sun_1_moon_1_glory_1"],
}
FACE_AND_LEVEL = [(face, level) for level, faces in LEVELS.items() for face in faces]


def merchants(n: int, face: str, **options: Any) -> Game:
    """So many merchants, and dice with nothing but one face; gold for an action, so that the turn goes on."""
    faces = " ".join([face] * 6)
    return table(4, feats="merchant", **options).mine(feats=" ".join(["merchant"] * n), light=faces, dark=faces, gold=2)


def celestial(face: str) -> Game:
    """Dice with nothing but one face, and a celestial die that upgrades by two levels."""
    faces = " ".join([face] * 6)
    game = table(3, feats="celestial_die").mine(light=faces, dark=faces, moon=3)
    return game.celestial(6).choose("feat:celestial_die")


def taken(faces: list[str]) -> list[str]:
    return [f"take:{face}" for face in faces]


def levels(game: Game) -> list[str]:
    """By how many levels a face may be raised."""
    return [key for key in game.choose("use:merchant").options() if key != "glory"]


@rule("DF-144")
def test_levels_follow_the_prices() -> None:
    costs = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 6, 12: 7}
    assert {pool.cost for pool in POOLS} == set(costs)
    for pool in POOLS:
        assert all(face in LEVELS[costs[pool.cost]] for face in pool.faces)


@rule("DF-144", "DF-145")
@pytest.mark.parametrize(("face", "level"), [each for each in FACE_AND_LEVEL if each[1] < 7])
def test_each_face_is_upgraded_to_the_next_level(face: str, level: int) -> None:
    game = merchants(1, face).choose("use:merchant", "upgrade_by:1", f"upgrade:dark:{face}")
    found = game.options() if game.ask == "upgrade_to" else [f"take:{game.me.dark[0]}"]
    assert found == taken(LEVELS[level + 1])


@rule("DF-144")
@pytest.mark.parametrize("face", LEVELS[7])
def test_the_highest_level_cannot_be_improved(face: str) -> None:
    game = merchants(2, face).choose("use:merchant")
    assert (game.ask, game.me.glory) == ("act", 2)
    game = celestial(face)
    assert (game.me.discard, game.ask) == ([], "")


@rule("DF-145")
def test_an_upgraded_face_is_forged_for_nothing_in_place_of_the_old_one() -> None:
    game = merchants(2, "moon_1").choose("use:merchant", "upgrade_by:2", "upgrade:light:moon_1")
    assert game.options() == taken(LEVELS[3])
    before = game.state.table.stock.copy()
    game.choose("take:gold_6")
    assert (game.me.light, game.me.dark) == (["gold_6", *["moon_1"] * 5], ["moon_1"] * 6)
    assert (game.me.discard, game.me.up, game.me.gold) == (["moon_1"], ["gold_6", "moon_1"], 2)
    assert sum(before) - sum(game.state.table.stock) == 1


@rule("DF-145")
def test_faces_of_both_dice_can_be_upgraded_but_no_locked_one() -> None:
    game = merchants(1, "gold_1").mine(light="boar_red sun_1", dark="moon_1", locked=1)
    game.choose("use:merchant", "upgrade_by:1")
    assert game.options() == [
        "upgrade:light:sun_1",
        "upgrade:light:gold_1",
        "upgrade:dark:moon_1",
        "upgrade:dark:gold_1",
    ]


@rule("DF-146")
def test_a_face_that_is_not_sold_has_level_0() -> None:
    sold = dict(FACE_AND_LEVEL)
    assert {face.id: LEVEL[number] for number, face in enumerate(FACES)} == {
        face.id: sold.get(face.id, 0) for face in FACES
    }


@rule("DF-146")
@pytest.mark.parametrize("face", ["gold_1", "glory_2", "mirror", "times3", "ship", "shield_red"])
def test_a_face_of_level_0_becomes_one_of_level_1(face: str) -> None:
    game = merchants(1, face).choose("use:merchant", "upgrade_by:1", f"upgrade:light:{face}")
    assert game.options() == taken(LEVELS[1])


@rule("DF-146")
@pytest.mark.parametrize("face", ["ancient_1", "loyalty_1_glory_1", "gold_3_ancient_1", "chaos_red"])
def test_faces_of_the_titans_have_level_0(face: str) -> None:
    game = merchants(2, face, module="titans").choose("use:merchant", "upgrade_by:2", f"upgrade:light:{face}")
    assert game.options() == taken(LEVELS[2])


@rule("DF-147")
def test_an_empty_level_is_skipped() -> None:
    game = merchants(1, "sun_1").stock(**dict.fromkeys(LEVELS[3], 0), gold_3_or_glory_2=0)
    game.choose("use:merchant", "upgrade_by:1", "upgrade:light:sun_1")
    assert game.me.up[0] == "moon_2"


@rule("DF-147")
def test_a_level_with_any_face_left_is_not_skipped() -> None:
    game = merchants(1, "moon_1").stock(gold_4=0).choose("use:merchant", "upgrade_by:1", "upgrade:light:moon_1")
    assert game.me.up[0] == "sun_1"


@rule("DF-147")
def test_without_any_face_above_nothing_can_be_upgraded() -> None:
    game = merchants(1, "glory_3").stock(**dict.fromkeys(LEVELS[7], 0)).choose("use:merchant")
    assert (game.ask, game.me.glory, game.me.discard) == ("act", 2, [])


@rule("A06")
def test_merchants_do_not_go_beyond_the_highest_level() -> None:
    assert levels(merchants(3, "moon_2")) == ["upgrade_by:1", "upgrade_by:2"]
    assert levels(merchants(3, "glory_3")) == ["upgrade_by:1"]


@rule("A06")
def test_the_celestial_die_stops_at_the_highest_level() -> None:
    game = celestial("glory_3").choose("upgrade:dark:glory_3")
    assert game.options() == taken(LEVELS[7])
