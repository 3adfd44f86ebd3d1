"""The celestial die (DF-148 to DF-154)."""

from __future__ import annotations

from typing import Any

import pytest

from kubik.games.dice_forge.maze import Golem
from tests.dice_forge.table import Game, rule, table


def celestial(face: int, **things: Any) -> Game:
    """The own celestial die shows this face."""
    game = table(feats="celestial_die cerberus").mine(moon=3, **things)
    return game.celestial(face).choose("feat:celestial_die")


@rule("DF-148")
def test_the_first_face_gives_twelve_gold() -> None:
    assert celestial(1).me.gold == 12
    assert celestial(1, gold=5).me.gold == 12


@rule("DF-148")
def test_celestial_gold_may_go_to_the_hammer() -> None:
    game = celestial(1, feats="blacksmiths_hammer", hammers=1).choose("amount:10")
    assert (game.me.gold, game.me.hammer) == (2, 10)


@rule("DF-149")
def test_the_second_face_gives_five_glory() -> None:
    game = celestial(2)
    assert (game.me.glory, game.me.gold) == (5, 0)


@rule("DF-150")
@pytest.mark.parametrize(("choice", "gold", "moon", "sun"), [(1, 3, 0, 0), (2, 0, 1, 0), (3, 0, 0, 1)])
def test_the_third_face_gives_three_glory_and_a_choice(choice: int, gold: int, moon: int, sun: int) -> None:
    game = celestial(3)
    assert (game.options(), game.me.glory) == (["choose:1", "choose:2", "choose:3"], 3)
    game.choose(f"choose:{choice}")
    assert (game.me.glory, game.me.gold, game.me.moon, game.me.sun) == (3, gold, moon, sun)


@rule("DF-151")
def test_the_fourth_face_applies_a_face_that_lies_up() -> None:
    game = table(3, feats="celestial_die").mine(moon=3, light="gold_4").theirs(light="sun_2", dark="moon_2")
    game.player(2, light="glory_3", dark="glory_4").celestial(4).choose("feat:celestial_die")
    assert game.options() == [
        "copy:gold_4",
        "copy:gold_1",
        "copy:sun_2",
        "copy:moon_2",
        "copy:glory_3",
        "copy:glory_4",
    ]
    game.choose("copy:sun_2")
    assert (game.me.sun, game.they.sun, game.me.gold) == (2, 0, 0)


@rule("DF-151")
def test_a_copied_face_is_applied_alone() -> None:
    game = celestial(4, light="times3", dark="sun_2").choose("copy:sun_2")
    assert (game.me.sun, game.me.up) == (2, ["times3", "sun_2"])
    assert celestial(4, light="times3", dark="sun_2").choose("copy:times3").me.sun == 0


@rule("DF-152")
def test_the_fifth_face_turns_an_own_die_and_applies_it() -> None:
    game = celestial(5, light="gold_4 sun_2", dark="moon_2 glory_4")
    assert game.options() == [
        "show:light:gold_4",
        "show:light:sun_2",
        "show:light:gold_1",
        "show:dark:moon_2",
        "show:dark:glory_4",
        "show:dark:gold_1",
    ]
    game.choose("show:dark:glory_4")
    assert (game.me.glory, game.me.gold, game.me.up) == (4, 0, ["gold_4", "glory_4"])


@rule("DF-152")
def test_a_face_of_both_dice_is_turned_up_on_the_chosen_one() -> None:
    game = celestial(5, light="gold_4 gold_1", dark="moon_2 gold_1").choose("show:dark:gold_1")
    assert (game.me.up, game.state.table.players[0].up, game.me.gold) == (["gold_4", "gold_1"], [0, 7], 1)


@rule("DF-152")
def test_a_chosen_ship_and_a_chosen_shield_act_as_alone() -> None:
    game = celestial(5, light="ship", gold=1).choose("show:light:ship")
    assert game.options() == ["buy:gold_3", "buy:moon_1", "buy:gold_4", "buy:sun_1", "done"]
    game = celestial(5, light="shield_red", dark="sun_2").choose("show:light:shield_red")
    assert (game.me.sun, game.me.glory) == (2, 0)


@rule("DF-153")
def test_the_sixth_face_upgrades_a_face_by_two_levels() -> None:
    game = celestial(6).choose("upgrade:dark:moon_1")
    assert game.options() == ["take:glory_1_sun_1", "take:gold_2_moon_1"]
    game.choose("take:gold_2_moon_1")
    assert (game.me.up[1], game.me.discard, game.me.moon, game.me.gold) == ("gold_2_moon_1", ["moon_1"], 0, 0)


@rule("DF-153")
def test_the_celestial_upgrade_may_be_declined() -> None:
    game = celestial(6).choose("done")
    assert game.me.discard == []


@rule("DF-154")
def test_every_celestial_roll_is_applied_before_the_next() -> None:
    game = table(module="goddess").mine(cell=22).celestial(3).does(Golem(0, 1))
    assert (game.ask, game.me.glory, len(game.told("rolls_celestial"))) == ("choose", 3, 1)
    game.celestial(2).choose("choose:1")
    assert (game.me.gold, game.me.glory, len(game.told("rolls_celestial"))) == (3, 8, 2)


@rule("DF-151", "DF-152", "A29")
@pytest.mark.parametrize(("face", "choice"), [(4, "copy:glory_4"), (5, "show:dark:glory_4")])
def test_a_cerberus_does_not_repeat_a_celestial_roll(face: int, choice: str) -> None:
    game = celestial(face, dark="glory_4", cerberus=1).choose(choice)
    assert (game.ask, game.me.glory, game.me.cerberus) == ("", 4, 1)


@rule("DF-148", "DF-149")
@pytest.mark.parametrize(("face", "gold", "glory"), [(1, 12, 0), (2, 0, 5)])
def test_the_celestial_die_is_no_own_die_for_the_loyal(face: int, gold: int, glory: int) -> None:
    game = table(module="titans", feats="celestial_die").mine(moon=3, cell=28, caps=[16, 6, 6, 1_000_000, 6])
    game.celestial(face).choose("feat:celestial_die")
    assert (game.me.gold, game.me.glory) == (gold, glory)
