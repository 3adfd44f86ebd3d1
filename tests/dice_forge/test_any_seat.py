"""Feats work for whoever performs them: here that is the player in seat 1."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice_forge.table import Game, rule, table

Things = dict[str, Any]


def second(feat: str, **options: Any) -> Game:
    """The turn of the player in seat 1, right after step 1, with nothing in any reserve."""
    game = table(3, feats=feat, **options).new_turn(1)
    for seat in range(3):
        game.player(seat, gold=0)
    return game


@rule("DF-109")
def test_twins_serve_their_owner_from_the_next_roll_on() -> None:
    game = second("twins").theirs(moon=1, gold=3).choose("feat:twins")
    game.new_turn(1)
    assert (game.asked, game.ask) == (1, "twins")


@rule("DF-116", "DF-115")
def test_the_companion_of_the_second_player() -> None:
    game = second("companion").theirs(moon=1).choose("feat:companion")
    assert (game.they.companions, game.me.companions) == ([0], [])
    game.new_turn(1).choose("advance:0", "cash:1")
    assert (game.they.sun, game.they.glory, game.me.sun, game.me.glory) == (1, 1, 0, 0)


@rule("DF-117")
def test_the_wind_of_the_second_player() -> None:
    game = second("wind").theirs(moon=3)
    for seat, faces in ((1, "sun_1 moon_1"), (2, "sun_1 glory_2"), (0, "gold_1 glory_2")):
        game.dice(seat, faces)
    game.choose("feat:wind")
    assert ([event.seat for event in game.told("rolls")][-3:], game.asked) == ([1, 2, 0], 1)
    game.choose("name:glory")
    assert [game.at(seat).glory for seat in range(3)] == [0, 4, 0]


@rule("DF-078", "DF-082", "DF-100", "DF-107", "DF-109", "DF-111", "DF-115")
@pytest.mark.parametrize(
    ("feat", "name", "none", "once", "twice"),
    [
        ("blacksmiths_hammer", "hammers", 0, 1, 2),
        ("blacksmiths_chest", "caps", [12, 6, 6, 1_000_000, 6], [16, 9, 9, 1_000_000, 6], [20, 12, 12, 1_000_000, 6]),
        ("cerberus", "cerberus", 0, 1, 2),
        ("triton", "tritons", 0, 1, 2),
        ("twins", "twins", 0, 1, 2),
        ("blacksmiths_scepter", "scepters", [], [0], [0, 0]),
        ("companion", "companions", [], [0], [0, 0]),
    ],
)
def test_each_card_brings_its_thing_once_and_to_whoever_takes_it(
    feat: str, name: str, none: object, once: object, twice: object
) -> None:
    game = second(feat).theirs(sun=6, moon=6).choose(f"feat:{feat}")
    assert [getattr(game.at(seat), name) for seat in range(3)] == [none, once, none]
    game.theirs(sun=6, moon=6).choose("extra", f"feat:{feat}")
    assert [getattr(game.at(seat), name) for seat in range(3)] == [none, twice, none]


@rule("DF-202", "DF-203")
def test_the_memory_of_the_second_player() -> None:
    game = second("", module="titans").theirs(sun=2, moon=3).choose("feat:memory")
    game.choose("memory:rebellion:2", "memory:loyalty:7", "extra", "feat:oracle")
    assert (game.they.ancient, game.they.moon, len(game.they.memories)) == (2, 1, 1)
    assert [len(game.at(seat).memories) for seat in (0, 2)] == [0, 0]


@rule("DF-205")
def test_the_oracle_of_the_second_player() -> None:
    game = second("", module="titans").theirs(feats="oracle", gold=2).dice(1, "ancient_1")
    game.choose("use:oracle", "die:light")
    assert [game.at(seat).cell for seat in range(3)] == [15, 15, 15]
    assert [game.at(seat).ancient for seat in range(3)] == [0, 1, 0]


@rule("DF-084")
def test_the_satyrs_of_the_second_player() -> None:
    game = second("satyrs").theirs(moon=3).dice(2, "sun_1 moon_1").dice(0, "sun_1 glory_2").choose("feat:satyrs")
    assert ([event.seat for event in game.told("rolls")][-2:], game.asked) == ([2, 0], 1)
    assert game.options() == ["pick:2:light", "pick:2:dark", "pick:0:light", "pick:0:dark"]
    game.choose("pick:2:dark", "pick:0:dark")
    assert [(game.at(seat).moon, game.at(seat).glory) for seat in range(3)] == [(0, 0), (1, 2), (0, 0)]


@rule("DF-127", "DF-128", "DF-137", "DF-143", "DF-141", "DF-134", "DF-135", "DF-130")
@pytest.mark.parametrize(
    ("feat", "price", "answers", "gained"),
    [
        ("right_hand", {"moon": 6, "gold": 5}, ["amount:3"], {"glory": 3, "gold": 2}),
        ("eternal_night", {"moon": 6}, [], {}),
        ("abyssal_trident", {"sun": 5, "gold": 7}, ["take:glory_4", "replace:light:gold_1"], {}),
        ("goddess", {"sun": 5, "moon": 5}, ["show:light:sun_1", "show:dark:glory_2"], {"sun": 1, "glory": 2}),
        ("first_titan", {"sun": 5, "moon": 5}, ["feat:wild_spirits"], {"gold": 3, "moon": 3}),
        ("goldsmith", {"sun": 4}, [], {"glory": 2}),
        ("omniscient", {"sun": 4}, [], {"glory": 2}),
        ("wood_nymph", {"sun": 1}, ["buy:gold_4", "replace:dark:gold_1"], {"gold": 1}),
    ],
)
def test_a_feat_of_the_second_player(feat: str, price: Things, answers: list[str], gained: Things) -> None:
    game = second(feat).theirs(**price).choose(f"feat:{feat}", *answers)
    assert {name: getattr(game.they, name) for name in ("gold", "sun", "moon", "glory")} == {
        "gold": 0,
        "sun": 0,
        "moon": 0,
        "glory": 0,
    } | gained
    for seat in (0, 2):
        other = game.at(seat)
        assert (other.gold, other.sun, other.moon, other.glory, other.discard, other.island) == (0, 0, 0, 0, [], 0)


@rule("DF-124")
@pytest.mark.parametrize("answers", [["take:glory_1_sun_1", "replace:dark:gold_1"], ["done", "die:dark"]])
def test_the_ancestor_of_the_second_player(answers: list[str]) -> None:
    game = second("ancestor").theirs(moon=4).dice(1, "glory_2").choose("feat:ancestor", *answers)
    assert (game.they.glory, game.me.glory, game.me.discard) == (2, 0, [])


@rule("DF-128")
def test_the_eternal_night_of_the_second_player() -> None:
    game = second("eternal_night").theirs(moon=6).mine(sun=2, moon=2).choose("feat:eternal_night")
    assert (game.they.sun, game.they.moon, game.me.sun, game.me.moon) == (1, 1, 1, 1)


@rule("DF-136")
def test_the_eternal_fire_of_the_second_player() -> None:
    game = second("eternal_fire").theirs(sun=6).dice(1, "sun_1 moon_1").choose("feat:eternal_fire")
    assert (game.asked, game.ask, game.they.sun, game.they.moon, game.me.gold) == (1, "act", 1, 1, 0)
    for seat in (2, 0, 1):
        game.dice(seat, "gold_1 gold_1")
    assert game.choose("pass").asked == 2


@rule("DF-089", "DF-129", "DF-131", "DF-133")
@pytest.mark.parametrize(
    ("feat", "answers", "gained"),
    [
        ("elder", [], {"glory": 4}),
        ("tree", [], {"gold": 6, "glory": 1}),
        ("merchant", ["glory"], {"gold": 3, "glory": 2}),
        ("merchant", ["upgrade_by:1", "upgrade:light:gold_1", "take:gold_3"], {"gold": 3}),
        ("light", ["copy:glory_2"], {"glory": 2}),
    ],
)
def test_a_reinforcement_of_the_second_player(feat: str, answers: list[str], gained: Things) -> None:
    game = second(feat).theirs(feats=feat, gold=3).player(2, dark="glory_2").choose(f"use:{feat}", *answers)
    assert {name: getattr(game.they, name) for name in ("gold", "glory")} == {"gold": 0, "glory": 0} | gained
    assert [(game.at(seat).gold, game.at(seat).glory) for seat in (0, 2)] == [(0, 0), (0, 0)]


@rule("DF-150", "DF-151", "DF-152", "DF-153")
@pytest.mark.parametrize(
    ("face", "answers", "gained"),
    [
        (3, ["choose:3"], {"sun": 1, "glory": 3}),
        (4, ["copy:glory_2"], {"glory": 2}),
        (5, ["show:light:sun_1"], {"sun": 1}),
        (6, ["upgrade:light:sun_1"], {}),
    ],
)
def test_the_celestial_die_of_the_second_player(face: int, answers: list[str], gained: Things) -> None:
    game = second("celestial_die").theirs(moon=3).player(2, dark="glory_2")
    game.celestial(face).choose("feat:celestial_die", *answers)
    assert {name: getattr(game.they, name) for name in ("sun", "glory")} == {"sun": 0, "glory": 0} | gained
    assert (game.me.sun, game.me.glory, game.me.discard) == (0, 0, [])
    assert game.they.discard == (["sun_1"] if face == 6 else [])


@rule("DF-173")
def test_the_golem_pair_of_the_second_player() -> None:
    game = table(module="goddess").mine(gold=2).theirs(cell=31).bless("golem_sun golem_moon", 1)
    game.celestial(2).choose("celestial_last")
    assert (game.they.cell, game.they.glory, game.me.cell, game.me.glory) == (33, 5, 1, 0)
