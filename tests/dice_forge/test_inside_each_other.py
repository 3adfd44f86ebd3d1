"""Blessings inside of blessings: everything that can meet in one game, two by two.

Each test names the things that meet in it; the last one works out from the slots which pairs one game can hold, and
asks for a test of each.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final, NamedTuple, TypeVar

import pytest

import kubik
from kubik.games.dice_forge.blessing import Divine, MinorWith
from kubik.kernel.errors import BadSetup
from tests.dice_forge.table import Game, rule, table

MET: Final[set[frozenset[str]]] = set()
Test = TypeVar("Test", bound=Callable[..., None])


def meets(thing: str, *others: str) -> Callable[[Test], Test]:
    MET.update(frozenset((thing, other)) for other in others)
    return lambda test: test


def base(feats: str = "", players: int = 2, **options: Any) -> Game:
    """With a token of the Triton, which leaves something to do, so that the turn does not end by itself."""
    return table(players, feats, **options).mine(tritons=1)


def goddess(feats: str = "", players: int = 2) -> Game:
    return base(feats, players, module="goddess")


def titans(feats: str = "", players: int = 2) -> Game:
    return base(feats, players, module="titans")


def has(game: Game, seat: int = 0) -> tuple[int, ...]:
    """Gold, sun, moon, glory, ancient shards, forged faces."""
    side = game.at(seat)
    return side.gold, side.sun, side.moon, side.glory, side.ancient, len(side.discard)


# --- faces that do something, in every kind of blessing ---------------------------------------------------------------


class Case(NamedTuple):
    """A face beside 1 moon: what is answered, what it brings together; and the same for the face alone."""

    start: Callable[..., Game]
    feat: str
    face: str
    answers: tuple[str, ...]
    brings: tuple[int, ...]
    alone: tuple[int, ...]
    others: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """What it brings the other player, who owns the cards of boar and misfortune."""
    others_alone: tuple[int, ...] = (0, 0, 0, 0, 0, 0)


CASES: Final = {
    "mirror": Case(base, "mirror_of_the_abyss", "mirror", ("copy:sun_2",), (0, 2, 1, 0, 0, 0), (0, 2, 0, 0, 0, 0)),
    "x3": Case(base, "", "times3", (), (0, 0, 3, 0, 0, 0), (0, 0, 0, 0, 0, 0)),
    "ship": Case(
        base,
        "celestial_ship",
        "ship",
        ("buy:gold_3", "replace:light:gold_1"),
        (0, 0, 1, 0, 0, 1),
        (0, 0, 0, 0, 0, 1),
    ),
    "shield": Case(base, "guardians_shield", "shield_blue", (), (0, 0, 1, 5, 0, 0), (0, 0, 2, 0, 0, 0)),
    "boar": Case(
        base,
        "tenacious_boar",
        "boar_red",
        ("choose:1", "choose:3"),
        (0, 1, 1, 0, 0, 0),
        (0, 1, 0, 0, 0, 0),
        (0, 0, 0, 3, 0, 0),
        (0, 0, 0, 3, 0, 0),
    ),
    "chaos": Case(titans, "", "chaos_blue", (), (0, 0, 1, 3, 2, 0), (0, 0, 0, 0, 2, 0)),
    "misfortune": Case(
        titans,
        "",
        "misfortune_red",
        ("choose:1", "choose:1"),
        (0, 0, 1, 0, 1, 0),
        (0, 0, 0, 0, 1, 0),
        (0, 0, 1, 0, 1, 0),
        (1, 0, 0, 0, 1, 0),  # the other die shows 1 gold
    ),
}


def arranged(case: Case, feats: str = "", **things: Any) -> Game:
    """A table with the face and 1 moon on the first player's dice. The other player shows 2 sun and 3 glory."""
    game = case.start(f"{case.feat} {feats}").owner("boar_red", 1)
    if case.start is titans:
        game.owner("misfortune_red", 1)
    return game.mine(light=case.face, dark="gold_1 moon_1", **things).theirs(light="sun_2", dark="glory_3")


def times(n: int, brings: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(n * amount for amount in brings)


@pytest.mark.parametrize("thing", CASES)
def test_in_a_divine_blessing(thing: str) -> None:
    case = CASES[thing]
    game = arranged(case).dice(0, f"{case.face} moon_1").does(Divine(0)).choose(*case.answers)
    assert (has(game), has(game, 1), game.ask) == (case.brings, case.others, "act")


@meets("minor", *CASES)
@rule("DF-011", "DF-065", "DF-074")
@pytest.mark.parametrize("thing", CASES)
def test_in_a_minor_blessing(thing: str) -> None:
    case = CASES[thing]
    game = arranged(case).dice(0, case.face).does(MinorWith(0, 0)).choose(*case.answers)
    assert (has(game), has(game, 1), game.ask) == (case.alone, case.others_alone, "act")


@meets("double", *CASES)
@rule("DF-037", "DF-042")
@pytest.mark.parametrize("thing", CASES)
def test_with_two_players_it_comes_twice_a_turn(thing: str) -> None:
    case = CASES[thing]
    game = arranged(case)
    for _ in range(2):
        game.dice(0, f"{case.face} moon_1").dice(1, "sun_2 glory_3")
    game.blessings().choose(*case.answers, *case.answers)
    assert (has(game), game.ask) == (times(2, case.brings), "act")
    own = (0, 4, 0, 6, 0, 0)
    assert has(game, 1) == tuple(map(sum, zip(own, times(2, case.others), strict=True)))


@meets("fire", *CASES)
@rule("DF-136", "DF-DX-17")
@pytest.mark.parametrize("thing", CASES)
def test_in_the_extra_turn_of_the_eternal_fire_it_comes_twice_for_its_player_alone(thing: str) -> None:
    case = CASES[thing]
    game = arranged(case, "eternal_fire", sun=6)
    game.dice(0, f"{case.face} moon_1").dice(0, f"{case.face} moon_1").choose("feat:eternal_fire")
    game.choose(*case.answers, *case.answers)
    assert (has(game), game.ask) == (times(2, case.brings), "act")
    assert has(game, 1) == times(2, case.others)  # an owner gains all the same, but nobody else rolled


@meets("cerberus", *CASES)
@rule("DF-100")
@pytest.mark.parametrize("thing", CASES)
def test_cerberus_brings_it_once_more(thing: str) -> None:
    case = CASES[thing]
    game = arranged(case, "cerberus", cerberus=2).dice(0, f"{case.face} moon_1").does(Divine(0))
    game.choose(*case.answers)
    assert (has(game), game.options()) == (case.brings, ["repeat", "done"])
    game.choose("repeat", *case.answers)
    assert (has(game), has(game, 1)) == (times(2, case.brings), times(2, case.others))
    assert (game.me.cerberus, game.ask) == (1, "act")  # one token per roll (DF-101)


@meets("twins", *CASES)
@rule("DF-109")
@pytest.mark.parametrize("thing", CASES)
def test_twins_roll_it_instead_of_another_face(thing: str) -> None:
    case = CASES[thing]
    game = arranged(case, "twins", twins=1, gold=3).dice(0, "gold_1 moon_1").does(Divine(0))
    assert game.options() == ["reroll:light", "reroll:dark", "keep"]
    game.dice(0, case.face).choose("reroll:light", *case.answers, "choose:2")
    gold, sun, moon, glory, ancient, forged = case.brings
    assert (has(game), has(game, 1)) == ((gold, sun, moon, glory + 1, ancient, forged), case.others)


@rule("DF-109", "DF-110")
@pytest.mark.parametrize("thing", CASES)
def test_twins_roll_another_face_instead_of_it(thing: str) -> None:
    case = CASES[thing]
    game = arranged(case, "twins", twins=1, gold=3).dice(0, f"{case.face} moon_1").does(Divine(0))
    game.dice(0, "gold_1").choose("reroll:light", "choose:2")
    assert (has(game), has(game, 1), game.ask) == ((1, 0, 1, 1, 0, 0), (0, 0, 0, 0, 0, 0), "act")


# --- faces beside each other ------------------------------------------------------------------------------------------


@meets("mirror", "x3")
@rule("DF-068")
def test_mirror_beside_times_3() -> None:
    game = base().theirs(light="gold_1_or_sun_1_or_moon_1", dark="times3").bless("mirror times3")
    assert game.options() == ["copy:gold_1_or_sun_1_or_moon_1", "copy:times3"]
    game.choose("copy:gold_1_or_sun_1_or_moon_1", "choose:3")
    assert has(game) == (0, 0, 3, 0, 0, 0)
    game = base().theirs(light="gold_6", dark="times3").bless("mirror times3").choose("copy:times3")
    assert has(game) == (0, 0, 0, 0, 0, 0)
    game = base().theirs(light="gold_6", dark="times3").bless("mirror moon_1").choose("copy:times3")
    assert has(game) == (0, 0, 3, 0, 0, 0)


@rule("DF-069", "A17")
def test_mirror_beside_mirror() -> None:
    game = base().theirs(light="sun_2", dark="moon_2").bless("mirror mirror")
    game.choose("copy:sun_2", "copy:moon_2")
    assert has(game) == (0, 2, 2, 0, 0, 0)
    game = base().theirs(light="mirror", dark="mirror").bless("mirror mirror")
    assert (has(game), game.ask) == ((0, 0, 0, 0, 0, 0), "act")


@rule("DF-069", "A17")
def test_past_an_opponents_mirror_any_face_that_lies_up_may_be_copied() -> None:
    game = base().theirs(light="mirror", dark="moon_2").bless("mirror sun_2")
    assert game.options() == ["copy:moon_2", "copy:sun_2"]
    assert has(game.choose("copy:sun_2")) == (0, 4, 0, 0, 0, 0)
    # In a minor blessing the own other die lies there as well.
    game = base().mine(dark="sun_2").theirs(light="mirror", dark="moon_2").bless_little("mirror")
    assert game.options() == ["copy:moon_2", "copy:sun_2"]
    # Without a mirror there, the own die is not to be copied.
    game = base().mine(dark="sun_2").theirs(light="gold_3", dark="moon_2").bless_little("mirror")
    assert game.options() == ["copy:gold_3", "copy:moon_2"]


@meets("mirror", "ship")
@rule("DF-067", "DF-072")
def test_mirror_shows_a_ship() -> None:
    game = base("celestial_ship").mine(gold=1).theirs(light="ship").bless("mirror gold_1").choose("copy:ship")
    assert game.options() == ["first:ship", "first:gold_1"]
    game.choose("first:gold_1", "buy:glory_1_sun_1", "replace:light:gold_1")
    assert has(game) == (0, 0, 0, 0, 0, 1)


@rule("DF-010", "DF-069", "DF-070")
def test_mirror_beside_a_ship() -> None:
    game = base("celestial_ship").mine(gold=1).theirs(light="mirror", dark="gold_3").bless("mirror ship")
    assert game.options() == ["first:mirror", "first:ship"]
    game.choose("first:ship", "buy:sun_1", "replace:dark:ship")
    assert game.options() == ["copy:gold_3", "copy:sun_1"]  # past the mirror there, also what was forged just now
    assert has(game.choose("copy:sun_1")) == (0, 1, 0, 0, 0, 1)
    game = base("celestial_ship").mine(gold=1).theirs(light="mirror", dark="gold_3").bless("mirror ship")
    game.choose("first:mirror", "copy:gold_3")
    assert (game.ask, game.me.gold) == ("buy", 4)


@meets("mirror", "shield")
@rule("DF-067", "DF-073")
def test_mirror_beside_a_shield() -> None:
    game = base("guardians_shield").theirs(light="sun_2", dark="moon_2").bless("mirror shield_red")
    assert has(game.choose("copy:sun_2")) == (0, 2, 0, 5, 0, 0)
    game = base("guardians_shield").theirs(light="sun_2", dark="moon_2").bless("mirror shield_red")
    assert has(game.choose("copy:moon_2")) == (0, 2, 2, 0, 0, 0)
    game = base("guardians_shield").theirs(light="shield_red").bless("mirror sun_2").choose("copy:shield_red")
    assert has(game) == (0, 2, 0, 5, 0, 0)


@meets("mirror", "boar")
@rule("DF-067", "DF-099")
def test_mirror_shows_a_boar() -> None:
    def copied(owner: int) -> Game:
        game = base("tenacious_boar", 3).owner("boar_red", owner).theirs(light="boar_red").bless("mirror moon_1")
        return game.choose("copy:boar_red", "choose:1", "choose:3")

    game = copied(owner=2)
    assert (has(game), has(game, 1), has(game, 2)) == ((0, 1, 1, 0, 0, 0), (0, 0, 0, 0, 0, 0), (0, 0, 0, 3, 0, 0))
    assert has(copied(owner=0)) == (0, 1, 1, 3, 0, 0)


@meets("x3", "ship")
@rule("DF-070")
def test_times_3_beside_a_ship() -> None:
    game = table(2, "celestial_ship").mine(gold=2).bless("times3 ship")
    assert "buy:glory_3" in game.options()
    assert "buy:glory_4" not in game.options()
    game.choose("buy:glory_3")
    assert game.me.gold == 0
    game.choose("replace:light:gold_1")
    game = base("celestial_ship").mine(gold=2).bless("times3 ship").choose("buy:moon_2", "replace:light:gold_1")
    assert game.me.gold == 2  # 6 gold less 6


@meets("x3", "shield")
@rule("DF-074", "DF-DX-15")
@pytest.mark.parametrize(
    ("colour", "brings"), [("red", (0, 6, 0)), ("blue", (0, 0, 6)), ("yellow", (9, 0, 0)), ("green", (0, 0, 0))]
)
def test_times_3_beside_a_shield(colour: str, brings: tuple[int, ...]) -> None:
    game = base("guardians_shield").bless(f"times3 shield_{colour}")
    assert has(game)[:4] == (*brings, 9 if colour == "green" else 0)


@meets("x3", "boar")
@rule("DF-076", "A04")
def test_times_3_beside_a_boar() -> None:
    game = base("tenacious_boar").owner("boar_red", 1).bless("times3 boar_red").choose("choose:2", "choose:3")
    assert (has(game), has(game, 1)) == ((0, 0, 3, 0, 0, 0), (0, 0, 0, 9, 0, 0))


@rule("DF-065")
def test_times_3_beside_times_3() -> None:
    assert has(base().bless("times3 times3")) == (0, 0, 0, 0, 0, 0)


@meets("ship", "shield")
@rule("DF-070", "DF-073")
def test_ship_beside_a_shield() -> None:
    game = base("celestial_ship guardians_shield").bless("ship shield_yellow")
    assert game.options() == ["first:ship", "first:shield_yellow"]
    game.choose("first:shield_yellow", "buy:gold_3_or_glory_2", "replace:light:gold_1")
    assert has(game) == (0, 0, 0, 0, 0, 1)
    game = base("celestial_ship guardians_shield").bless("ship shield_red").choose("done")
    assert has(game) == (0, 2, 0, 0, 0, 0)


@meets("ship", "boar")
@rule("DF-070", "DF-075")
def test_ship_beside_a_boar() -> None:
    game = base("celestial_ship tenacious_boar").owner("boar_red", 1).bless("ship boar_red")
    game.choose("buy:gold_3", "replace:light:gold_1", "choose:1", "choose:3")
    assert (has(game), has(game, 1)) == ((0, 1, 0, 0, 0, 1), (0, 0, 0, 3, 0, 0))


@rule("DF-070")
def test_ship_beside_a_ship() -> None:
    game = base("celestial_ship").mine(gold=3).bless("ship ship")
    game.choose("buy:gold_4", "replace:light:gold_1", "buy:gold_4", "replace:dark:gold_1")
    assert has(game) == (1, 0, 0, 0, 0, 2)


@meets("shield", "boar")
@rule("DF-073", "DF-075")
def test_shield_beside_a_boar_sees_what_was_chosen() -> None:
    def chosen(option: str) -> tuple[int, ...]:
        game = base("guardians_shield tenacious_boar").owner("boar_red", 1).bless("shield_red boar_red")
        return has(game.choose(option, "choose:1"))  # what the owner takes does not count

    assert chosen("choose:1") == (0, 1, 0, 5, 0, 0)
    assert chosen("choose:2") == (0, 2, 1, 0, 0, 0)


@rule("A08")
def test_two_shields_never_yield_what_the_other_one_looks_for() -> None:
    game = base("guardians_shield").bless("shield_red shield_blue")
    assert has(game) == (0, 2, 2, 0, 0, 0)


@meets("shield", "chaos")
@rule("A08", "DF-215")
def test_chaos_beside_a_shield_in_the_order_of_choice() -> None:
    def first(face: str) -> Game:
        return titans("guardians_shield").bless("chaos_green shield_green").choose(f"first:{face}")

    # The second one sees what the first one yielded: 3 glory for the chaos, only loyalty for the shield.
    game = first("shield_green")
    assert (has(game), game.me.cell) == ((0, 0, 0, 3 + 3, 0, 0), 18)
    game = first("chaos_green")
    assert (has(game), game.me.cell) == ((0, 0, 0, 3, 0, 0), 18)


@meets("boar", "chaos")
@rule("DF-215", "DF-075")
def test_chaos_beside_a_boar_sees_what_was_chosen() -> None:
    def chosen(option: str) -> tuple[int, ...]:
        game = titans("tenacious_boar").owner("boar_red", 1).bless("chaos_blue boar_red")
        return has(game.choose(option, "choose:3"))

    assert chosen("choose:1") == (0, 1, 0, 0, 2, 0)
    assert chosen("choose:2") == (0, 0, 1, 3, 2, 0)


@meets("shield", "misfortune")
@rule("DF-210", "DF-074")
def test_misfortune_beside_a_shield() -> None:
    game = titans("guardians_shield").owner("misfortune_red", 1).bless("misfortune_red shield_red")
    game.choose("choose:1", "choose:1")
    assert (has(game), has(game, 1)) == ((0, 2, 0, 0, 1, 0), (0, 2, 0, 0, 1, 0))


@meets("boar", "misfortune")
@rule("DF-099", "DF-210")
def test_misfortune_beside_a_boar_feeds_the_owner_of_the_boar_twice() -> None:
    game = titans("tenacious_boar", 3).owner("misfortune_red", 1).owner("boar_red", 2)
    game.bless("misfortune_red boar_red").choose("choose:1")
    assert (game.asked, game.ask) == (1, "pick")
    game.choose("choose:1", "choose:1", "choose:3")  # both faces for the owner of the misfortune, then the boar's owner
    assert (has(game, 1), has(game, 2)) == ((0, 1, 0, 0, 1, 0), (0, 0, 0, 3, 0, 0))
    game.choose("choose:2", "choose:3")  # the bearer's own boar
    assert (has(game), has(game, 2)) == ((0, 0, 1, 0, 1, 0), (0, 0, 0, 6, 0, 0))


@meets("chaos", "misfortune")
@rule("DF-210", "DF-215")
def test_misfortune_beside_a_chaos() -> None:
    game = titans().owner("misfortune_red", 1).bless("misfortune_red chaos_yellow")
    game.choose("choose:1")
    assert (game.me.cell, game.asked, game.ask) == (15, 1, "pick")
    game.choose("choose:2")
    assert (game.me.cell, game.they.cell, has(game, 1)) == (17, 19, (0, 0, 0, 0, 0, 0))


@rule("DF-210", "DF-209")
def test_the_owner_of_a_misfortune_may_be_the_one_who_rolls_it_next() -> None:
    # Both carry the misfortune of the other; each applies both dice once, and nothing goes in circles.
    game = titans().owner("misfortune_red", 1).owner("misfortune_green", 0).theirs(light="misfortune_green")
    game.bless("misfortune_red moon_1").choose("choose:1", "choose:1")
    assert (has(game), has(game, 1), game.ask) == ((0, 0, 1, 0, 1, 0), (0, 0, 1, 0, 1, 0), "act")


# --- Twins and Cerberus -----------------------------------------------------------------------------------------------


@meets("twins", "cerberus")
@rule("DF-100", "DF-109")
def test_cerberus_repeats_what_twins_rolled_and_nothing_is_rolled_again() -> None:
    game = base("twins cerberus").mine(twins=1, cerberus=1, gold=12, light="gold_1 sun_2", dark="moon_1")
    game.dice(0, "gold_1 moon_1").does(Divine(0)).dice(0, "sun_2").choose("reroll:light", "repeat")
    assert (game.ask, has(game)) == ("twins_reward", (9, 4, 2, 0, 0, 0))
    game.choose("choose:1")
    assert (game.ask, game.me.moon) == ("act", 3)


@meets("twins", "minor")
@rule("DF-109")
def test_twins_in_a_minor_blessing_roll_that_die() -> None:
    game = base("twins silver_hind").mine(twins=1, gold=3, feats="silver_hind", dark="moon_1 moon_2").dice(0, "moon_1")
    game.choose("use:silver_hind", "die:dark")
    assert game.options() == ["reroll:dark", "keep"]
    game.dice(0, "moon_2").choose("reroll:dark", "choose:2")
    assert has(game) == (0, 0, 2, 1, 0, 0)


@meets("twins", "double")
@rule("DF-110", "DF-042")
def test_twins_work_once_in_each_of_the_two_blessings() -> None:
    game = base("twins").mine(twins=1, gold=6, light="gold_1 sun_1", dark="moon_1")
    game.dice(0, "gold_1 moon_1").dice(1, "gold_1 gold_1").blessings()
    for _ in range(2):
        assert game.options() == ["reroll:light", "reroll:dark", "keep"]
        game.dice(0, "sun_1").dice(0, "gold_1 moon_1").dice(1, "gold_1 gold_1").choose("reroll:light", "choose:2")
    assert has(game) == (0, 2, 2, 2, 0, 0)


@rule("DF-110")
def test_twins_that_cannot_be_paid_ask_nothing() -> None:
    game = table(2, "twins").mine(twins=2, gold=5, light="gold_1 sun_1").dice(0, "gold_1 gold_1").does(Divine(0))
    game.dice(0, "sun_1").choose("reroll:light")
    assert (game.ask, game.me.gold) == ("twins_reward", 2 + 1)  # the second card would need 3 gold before that


@meets("twins", "fire")
@rule("DF-109", "DF-136")
def test_twins_in_the_extra_turn() -> None:
    game = base("twins eternal_fire").mine(twins=1, gold=6, sun=6, light="gold_1 moon_2")
    game.dice(0, "gold_1 gold_1").choose("feat:eternal_fire")
    game.dice(0, "moon_2").dice(0, "gold_1 gold_1").choose("reroll:light", "choose:2")
    assert has(game) == (3 + 1, 0, 2, 1, 0, 0)
    assert game.options() == ["reroll:light", "reroll:dark", "keep"]  # the second blessing


@meets("twins", "misfortune")
@rule("DF-109", "DF-210")
def test_twins_of_the_owner_are_for_own_rolls_only() -> None:
    game = titans("twins").owner("misfortune_red", 1).theirs(twins=1, gold=9).bless("misfortune_red moon_1")
    game.choose("choose:1")
    assert (game.asked, game.ask) == (1, "pick")


@meets("cerberus", "misfortune")
@rule("A29", "DF-210")
def test_cerberus_of_the_owner_does_not_repeat_the_bearers_dice() -> None:
    game = titans("cerberus").owner("misfortune_red", 1).theirs(cerberus=1).bless("misfortune_red moon_1")
    game.choose("choose:1", "choose:1")
    assert (game.asked, game.ask, game.they.cerberus) == (0, "act", 1)


@meets("cerberus", "minor")
@rule("DF-100", "DF-101")
def test_cerberus_after_a_minor_blessing() -> None:
    game = base("cerberus silver_hind").mine(cerberus=2, feats="silver_hind", light="sun_1").dice(0, "sun_1")
    game.choose("use:silver_hind", "die:light", "repeat")
    assert (has(game), game.me.cerberus, game.ask) == ((0, 2, 0, 0, 0, 0), 1, "act")


@rule("DF-100", "DF-096")
def test_cerberus_after_each_of_several_minor_blessings() -> None:
    game = base("cerberus").mine(cerberus=1, sun=6, light="moon_1")
    for _ in range(4):
        game.dice(0, "moon_1")
    game.choose("feat:sphinx", "die:light", "done", "repeat")
    assert (game.me.moon, game.me.cerberus) == (5, 0)


@meets("cerberus", "double")
@rule("DF-101", "DF-042")
def test_cerberus_after_each_of_the_two_blessings_one_token_each() -> None:
    game = base("cerberus").mine(cerberus=2, dark="moon_1")
    for _ in range(2):
        game.dice(0, "gold_1 moon_1").dice(1, "gold_1 gold_1")
    game.blessings().choose("repeat")
    assert has(game)[:3] == (3, 0, 3)  # the second blessing has begun
    game.choose("repeat")
    assert (has(game)[:3], game.me.cerberus, game.ask) == ((4, 0, 4), 0, "act")


@meets("cerberus", "fire")
@rule("DF-100", "DF-136")
def test_cerberus_in_the_extra_turn() -> None:
    game = base("cerberus eternal_fire").mine(cerberus=1, sun=6, dark="moon_1")
    game.dice(0, "gold_1 moon_1").dice(0, "gold_1 gold_1").choose("feat:eternal_fire", "repeat")
    assert (has(game)[:3], game.ask) == ((4, 0, 2), "act")


@rule("DF-101")
def test_cerberus_in_another_players_turn() -> None:
    game = base("cerberus").theirs(cerberus=1, island=7, light="moon_2").mine(sun=1)
    game.dice(1, "moon_2 gold_1").choose("feat:elder", "repeat")
    assert (has(game, 1)[:3], game.asked) == ((2, 0, 4), 0)


# --- gold that goes to a hammer or a scepter --------------------------------------------------------------------------

FEAT: Final = {"hammer": "blacksmiths_hammer", "scepter": "blacksmiths_scepter"}
ROOM: Final = {"hammer": 30, "scepter": 6}
on_both_tracks: Final = pytest.mark.parametrize("track", FEAT)


def empty(track: str) -> dict[str, Any]:
    return {"hammers": 1} if track == "hammer" else {"scepters": [0]}


def amounts(n: int) -> list[int]:
    return [*range(n + 1)]


def diverted(game: Game, seat: int = 0) -> int:
    player = game.state.table.players[seat]
    return player.hammer + sum(player.scepters)


@meets("mirror", "hammer", "scepter")
@on_both_tracks
def test_gold_seen_in_a_mirror_goes_there(track: str) -> None:
    game = base(FEAT[track]).mine(**empty(track)).theirs(light="gold_3").bless("mirror moon_1").choose("copy:gold_3")
    assert game.amounts() == amounts(3)
    game.choose("amount:2")
    assert (diverted(game), game.me.gold, game.me.moon) == (2, 1, 1)


@meets("x3", "hammer", "scepter")
@on_both_tracks
def test_tripled_gold_goes_there(track: str) -> None:
    game = base(FEAT[track]).mine(**empty(track)).bless("times3 gold_3")
    assert game.amounts() == amounts(min(9, ROOM[track]))
    game.choose("amount:5")
    assert (diverted(game), game.me.gold) == (5, 4)


@meets("ship", "hammer", "scepter")
@on_both_tracks
def test_gold_beside_a_ship_is_for_the_track_or_for_the_ship(track: str) -> None:
    game = (
        base(f"{FEAT[track]} celestial_ship")
        .mine(**empty(track))
        .bless("ship gold_3")
        .choose("first:gold_3", "amount:3")
    )
    # Gold on the hammer cannot be spent (DF-080).
    assert ("buy:gold_3_or_glory_2" in game.options()) == (track == "scepter")
    game = (
        base(f"{FEAT[track]} celestial_ship")
        .mine(**empty(track))
        .bless("ship gold_3")
        .choose("first:gold_3", "amount:0")
    )
    game.choose("buy:gold_3_or_glory_2", "replace:light:gold_1")
    assert (diverted(game), game.me.gold, len(game.me.discard)) == (0, 0, 1)


@meets("shield", "hammer", "scepter")
@on_both_tracks
def test_a_shield_sees_gold_that_goes_there_and_its_own_gold_may_go_there(track: str) -> None:
    game = base(f"{FEAT[track]} guardians_shield").mine(**empty(track)).bless("shield_yellow gold_3").choose("amount:3")
    assert (diverted(game), has(game)) == (3, (0, 0, 0, 5, 0, 0))
    game = base(f"{FEAT[track]} guardians_shield").mine(**empty(track)).bless("shield_yellow moon_1").choose("amount:3")
    assert (diverted(game), has(game)) == (3, (0, 0, 1, 0, 0, 0))


@meets("chaos", "hammer", "scepter")
@on_both_tracks
@pytest.mark.parametrize("first", ["chaos_yellow", "gold_3"])
def test_a_chaos_sees_gold_that_goes_there(track: str, first: str) -> None:
    game = titans(FEAT[track]).mine(**empty(track), cell=18).bless("chaos_yellow gold_3")
    game.choose(f"first:{first}", "amount:3")
    if first == "chaos_yellow":
        game.choose("amount:0")  # the bonus of L1
    gold = 1 if first == "chaos_yellow" else 0
    assert (diverted(game), has(game), game.me.cell) == (3, (gold, 0, 0, 3, 0, 0), 20)


@meets("misfortune", "hammer", "scepter")
@on_both_tracks
def test_gold_that_a_misfortune_brings_its_owner_goes_there(track: str) -> None:
    game = titans(FEAT[track]).owner("misfortune_red", 1).theirs(**empty(track)).bless("misfortune_red gold_3")
    game.choose("choose:1", "choose:1")
    assert (game.asked, game.amounts()) == (1, amounts(3))
    game.choose("amount:3")
    assert (diverted(game, 1), game.they.gold, game.me.gold) == (3, 0, 3)


@rule("DF-191", "DF-111", "DF-078")
@on_both_tracks
def test_bonus_gold_of_a_zone_goes_there_too(track: str) -> None:
    game = titans(FEAT[track]).mine(**empty(track), cell=20).bless("gold_3 moon_1").choose("amount:3", "amount:1")
    assert (diverted(game), game.me.gold) == (4, 0)


@meets("cerberus", "hammer", "scepter")
@on_both_tracks
def test_repeated_gold_goes_there_by_a_choice_of_its_own(track: str) -> None:
    game = base(f"{FEAT[track]} cerberus").mine(**empty(track), cerberus=1).bless("gold_4 moon_1")
    game.choose("amount:4", "repeat")
    assert game.amounts() == amounts(min(4, ROOM[track] - 4))
    game.choose("amount:0")
    assert (diverted(game), game.me.gold) == (4, 4)


@meets("minor", "hammer", "scepter")
@on_both_tracks
def test_gold_of_minor_blessings_goes_there(track: str) -> None:
    game = base(FEAT[track]).mine(**empty(track), sun=6, light="gold_4")
    for _ in range(4):
        game.dice(0, "gold_4")
    game.choose("feat:sphinx", "die:light", "amount:4")
    assert game.amounts() == amounts(min(4, ROOM[track] - 4))
    game.choose("amount:2")
    if track == "hammer":
        game.choose("amount:4", "amount:4")
        assert (diverted(game), game.me.gold) == (14, 2)
    else:
        assert (diverted(game), game.me.gold) == (6, 2 + 4 + 4)  # it is full


@meets("double", "hammer", "scepter")
@on_both_tracks
def test_gold_of_both_blessings_goes_there(track: str) -> None:
    game = base(FEAT[track]).mine(**empty(track), light="gold_4", dark="moon_1")
    for _ in range(2):
        game.dice(0, "gold_4 moon_1").dice(1, "gold_1 gold_1")
    game.blessings().choose("amount:4", "amount:2")
    assert (diverted(game), game.me.gold, game.ask) == (6, 2, "act")


@meets("fire", "hammer", "scepter")
@on_both_tracks
def test_gold_of_the_extra_turn_goes_there(track: str) -> None:
    game = base(f"{FEAT[track]} eternal_fire").mine(**empty(track), sun=6, light="gold_4", dark="moon_1")
    game.dice(0, "gold_4 moon_1").dice(0, "gold_4 moon_1").choose("feat:eternal_fire", "amount:4", "amount:2")
    assert (diverted(game), game.me.gold, game.ask) == (6, 2, "act")


@rule("DF-078", "DF-108", "DF-111")
@on_both_tracks
def test_gold_that_the_cyclops_does_not_convert_goes_there(track: str) -> None:
    game = base(f"{FEAT[track]} cyclops").mine(**empty(track), sun=6, light="gold_4 moon_1")
    game.dice(0, "gold_4")
    for _ in range(3):
        game.dice(0, "moon_1")
    game.choose("feat:cyclops", "die:light", "amount:0")
    assert game.amounts() == amounts(4)
    game.choose("amount:3")
    assert (diverted(game), game.me.gold, game.me.glory) == (3, 1, 0)


@rule("DF-092", "DF-093")
def test_the_minotaur_takes_nothing_from_the_scepter() -> None:
    game = base("blacksmiths_scepter").theirs(scepters=[5], gold=1, light="gold_3").mine(sun=3)
    game.dice(1, "gold_3 gold_1").choose("feat:minotaur")
    assert (game.they.gold, game.they.scepters) == (0, [5])


@rule("DF-102", "DF-076")
def test_the_sentinel_converts_what_a_tripled_boar_gives() -> None:
    game = base("sentinel tenacious_boar").owner("boar_red", 1).mine(moon=6, light="times3", dark="boar_red gold_1")
    game.dice(0, "times3 boar_red").dice(0, "times3 gold_1").choose("feat:sentinel", "choose:1", "amount:3", "choose:3")
    assert (has(game), has(game, 1)) == ((3, 0, 0, 6, 0, 0), (0, 0, 0, 9, 0, 0))


# --- Companion --------------------------------------------------------------------------------------------------------


@meets("companion", "ship", "mirror")
@rule("DF-116")
@pytest.mark.parametrize(("faces", "answers"), [("ship moon_1", ()), ("mirror moon_1", ("copy:ship",))])
def test_a_companion_may_be_cashed_in_at_a_ship(faces: str, answers: tuple[str, ...]) -> None:
    game = base("companion celestial_ship").mine(companions=[3], gold=2).theirs(light="ship").bless(faces)
    game.choose(*answers, "cash:3", "buy:gold_4", "replace:light:gold_1")
    assert (has(game), game.me.companions) == ((1, 3, 1, 3, 0, 1), [])


@rule("DF-116")
def test_a_companion_is_not_cashed_in_in_another_players_turn() -> None:
    game = base("companion celestial_ship").theirs(companions=[3], gold=2).bless("ship moon_1", 1)
    assert (game.asked, "cash:3" in game.options()) == (1, False)


@meets("scepter", "companion")
@rule("DF-114", "DF-116")
def test_the_sun_of_a_companion_and_a_scepter_pay_together() -> None:
    game = base("blacksmiths_scepter companion").mine(companions=[3], scepters=[6])
    assert "feat:mirror_of_the_abyss" not in game.options()
    game.choose("cash:3", "feat:mirror_of_the_abyss", "replace:light:gold_1")
    assert (game.me.sun, game.me.scepters, game.me.glory) == (0, [0], 3)


@meets("fire", "companion")
@rule("DF-115", "DF-136", "A22")
def test_a_companion_advances_again_in_the_extra_turn() -> None:
    game = base("companion eternal_fire").mine(feats="companion", companions=[0], sun=6).choose("advance:0")
    assert "advance:1" not in game.options()
    game.dice(0, "gold_1 gold_1").dice(0, "gold_1 gold_1").choose("feat:eternal_fire", "advance:1", "cash:2")
    assert (game.me.companions, game.me.sun, game.me.glory) == ([], 2, 2)


# --- golems -----------------------------------------------------------------------------------------------------------


def pair(game: Game) -> Game:
    """The golems together; the celestial die comes last."""
    return game.bless("golem_moon golem_sun").choose("celestial_last")


@rule("DF-172", "DF-173")
def test_a_pair_of_golems() -> None:
    game = pair(goddess()).celestial(2).choose("cell:2", "cell:3")
    assert (has(game), game.me.cell) == ((0, 1, 0, 3 + 5, 0, 0), 3)


@meets("mirror", "golems")
@rule("DF-067", "DF-173")
def test_a_mirror_may_make_a_pair() -> None:
    game = goddess("mirror_of_the_abyss").theirs(light="golem_moon").bless("mirror golem_sun")
    game.choose("first:mirror", "copy:golem_moon").celestial(2).choose("celestial_first", "cell:2", "cell:3")
    assert (has(game), game.me.cell, game.they.cell) == ((0, 1, 0, 3 + 5, 0, 0), 3, 1)


@meets("x3", "golems")
@rule("DF-172", "DF-065")
def test_a_golem_tripled_goes_three_cells_and_rolls_nothing() -> None:
    game = goddess().bless("times3 golem_moon").choose("cell:2", "cell:3", "choose:2")
    assert (has(game), game.me.cell, game.ask) == ((0, 1, 0, 3 + 3, 0, 0), 4, "act")


@meets("ship", "golems")
@rule("DF-010", "DF-070", "DF-172")
def test_a_ship_before_or_after_a_golem() -> None:
    game = goddess().mine(cell=10).bless("ship golem_moon").choose("first:golem_moon")
    assert game.me.gold == 6  # of cell 11
    game.choose("buy:sun_2", "replace:light:gold_1")
    assert (has(game), game.me.cell) == ((0, 0, 0, 0, 0, 1), 11)
    game = goddess().mine(cell=10).bless("ship golem_moon").choose("first:ship")
    assert "buy:sun_2" not in game.options()


@meets("shield", "golems")
@rule("DF-073", "DF-172")
@pytest.mark.parametrize("faces", ["shield_red golem_moon", "golem_moon shield_red"])
def test_a_shield_does_not_look_at_the_cell_of_a_golem(faces: str) -> None:
    game = goddess().bless(faces).choose("cell:2")
    assert has(game) == (0, 2 + 1, 0, 0, 0, 0)


@meets("boar", "golems")
@rule("DF-075", "DF-172")
@pytest.mark.parametrize("first", ["boar_red", "golem_moon"])
def test_a_boar_beside_a_golem(first: str) -> None:
    game = goddess("tenacious_boar").owner("boar_red", 1).bless("boar_red golem_moon").choose(f"first:{first}")
    answers = ["choose:2", "choose:3", "cell:2"]
    game.choose(*(answers if first == "boar_red" else [*answers[2:], *answers[:2]]))
    assert (has(game), has(game, 1)) == ((0, 1, 1, 0, 0, 0), (0, 0, 0, 3, 0, 0))


@meets("twins", "golems")
@rule("DF-109", "DF-173")
def test_twins_roll_a_golem_or_the_celestial_die_again() -> None:
    game = goddess().mine(twins=1, gold=6, light="gold_1 golem_moon", dark="golem_sun").dice(0, "gold_1 golem_sun")
    game.does(Divine(0)).dice(0, "golem_moon").choose("reroll:light")
    game.celestial(6).choose("celestial_first")
    assert game.options() == ["reroll:celestial", "keep"]
    game.celestial(2).choose("reroll:celestial")
    assert game.me.glory == 5
    game.choose("choose:2", "cell:2", "cell:3", "choose:1")
    assert (has(game), game.me.cell) == ((0, 1, 1, 5 + 1 + 3, 0, 0), 3)


@meets("cerberus", "golems")
@rule("DF-100", "DF-173")
def test_cerberus_repeats_a_pair() -> None:
    game = pair(goddess("cerberus").mine(cerberus=1)).celestial(2).choose("cell:2", "cell:3", "repeat")
    game.celestial(2).choose("celestial_last", "choose:2", "cell:5")
    assert (has(game), game.me.cell) == ((0, 1, 0, 3 + 5 + 3 + 5 + 5, 0, 0), 5)


@rule("DF-100", "DF-101", "DF-171")
def test_the_last_token_of_cerberus_is_used_only_once_in_blessings_inside_of_each_other() -> None:
    game = goddess("cerberus").mine(cerberus=1, cell=35, light="golem_moon moon_1", dark="golem_sun sun_1")
    game.dice(0, "golem_moon sun_1").does(Divine(0))
    assert (has(game), game.me.cell) == ((0, 1, 0, 15, 0, 0), 36)
    game.choose("show:light:moon_1", "show:dark:sun_1", "repeat")
    assert (has(game), game.me.cerberus, game.ask) == ((0, 3, 2, 15, 0, 0), 0, "act")


@rule("DF-100", "DF-101", "DF-171")
def test_with_two_tokens_both_blessings_are_repeated() -> None:
    game = goddess("cerberus").mine(cerberus=2, cell=35, light="golem_moon moon_1", dark="golem_sun sun_1")
    game.dice(0, "golem_moon sun_1").does(Divine(0))
    game.choose("show:light:moon_1", "show:dark:sun_1", "repeat")
    assert (has(game), game.ask) == ((0, 1 + 2, 2, 15, 0, 0), "cerberus")
    game.choose("repeat")
    assert (has(game), game.me.cerberus, game.ask) == ((0, 3 + 1, 2, 15, 0, 0), 0, "act")


@meets("golems", "hammer", "scepter")
@rule("DF-148", "DF-078", "DF-111")
@on_both_tracks
def test_gold_of_the_celestial_die_goes_to_the_track(track: str) -> None:
    game = pair(goddess(FEAT[track]).mine(**empty(track))).celestial(1).choose("cell:2", "cell:3")
    assert game.amounts() == amounts(min(12, ROOM[track]))
    game.choose("amount:5")
    assert (diverted(game), game.me.gold) == (5, 7)


@meets("golems", "companion")
@rule("DF-116", "DF-166")
def test_a_companion_may_be_cashed_in_between_the_steps_of_a_golem() -> None:
    game = pair(goddess().mine(cell=26, companions=[2], gold=6)).choose("cash:2")
    assert (game.me.cell, "trade" in game.options()) == (27, True)
    game.celestial(2).celestial(2).celestial(2).choose("trade")
    assert (has(game), game.me.companions, game.me.cell) == ((0, 2, 0, 2 + 6 + 3 * 5, 0, 0), [], 28)


@meets("golems", "minor")
@rule("DF-172", "DF-173")
def test_a_golem_in_a_minor_blessing_goes_one_cell_and_makes_no_pair() -> None:
    game = goddess().mine(dark="golem_sun").bless_little("golem_moon").choose("cell:2")
    assert (has(game), game.me.cell, game.ask) == ((0, 1, 0, 0, 0, 0), 2, "act")


@meets("golems", "double")
@rule("DF-173", "DF-042")
def test_a_pair_in_both_blessings() -> None:
    game = goddess().mine(light="golem_moon", dark="golem_sun")
    game.dice(0, "golem_moon golem_sun").dice(1, "gold_1 gold_1").blessings()
    game.celestial(2).choose("celestial_last", "cell:2").dice(0, "golem_moon golem_sun").dice(1, "gold_1 gold_1")
    game.choose("cell:3").celestial(2).choose("celestial_last", "choose:2", "cell:5")
    assert (has(game), game.me.cell, game.ask) == ((0, 1, 0, 3 + 5 + 3 + 5 + 5, 0, 0), 5, "act")


@meets("golems", "fire")
@rule("DF-173", "DF-136")
def test_a_pair_in_the_extra_turn() -> None:
    game = goddess().mine(sun=6, light="golem_moon gold_1", dark="golem_sun gold_1")
    game.dice(0, "golem_moon golem_sun").choose("feat:eternal_fire")
    game.celestial(2).dice(0, "gold_1 gold_1").choose("celestial_last", "cell:2", "cell:3")
    assert (has(game), game.me.cell, game.they.cell) == ((2, 1, 0, 3 + 5, 0, 0), 3, 1)


@rule("DF-174", "A21")
def test_a_pair_beside_the_goddess_rolls_the_celestial_die_only() -> None:
    game = goddess().mine(cell=36, light="golem_moon", dark="golem_sun").dice(0, "golem_moon golem_sun").celestial(2)
    game.does(Divine(0))
    assert (has(game), game.me.cell) == ((0, 0, 0, 5, 0, 0), 36)


# --- turns inside of turns --------------------------------------------------------------------------------------------


@meets("double", "fire")
@rule("DF-DX-17", "DF-136")
def test_with_two_players_the_extra_turn_has_two_blessings_for_its_player() -> None:
    game = base("eternal_fire").mine(sun=6).dice(0, "gold_1 gold_1").dice(0, "gold_1 moon_1")
    game.choose("feat:eternal_fire")
    assert (has(game), has(game, 1)) == ((3, 0, 1, 0, 0, 0), (0, 0, 0, 0, 0, 0))


@meets("minor", "fire")
@rule("DF-083", "DF-136")
def test_a_reinforcement_is_ready_again_in_the_extra_turn() -> None:
    game = base("silver_hind eternal_fire").mine(feats="silver_hind", sun=6, dark="moon_1").dice(0, "moon_1")
    game.choose("use:silver_hind", "die:dark").dice(0, "gold_1 gold_1").dice(0, "gold_1 gold_1")
    game.choose("feat:eternal_fire").dice(0, "moon_1").choose("use:silver_hind", "die:dark")
    assert has(game) == (4, 0, 2, 0, 0, 0)


@meets("minor", "double")
@rule("DF-037", "DF-083")
def test_with_two_players_only_step_1_is_doubled() -> None:
    game = base("silver_hind").mine(feats="silver_hind", dark="moon_1").dice(0, "moon_1")
    game.choose("use:silver_hind", "die:dark")
    assert (game.me.moon, "use:silver_hind" in game.options()) == (1, False)


@rule("DF-139", "DF-173", "A29", "DF-099")
def test_the_left_hand_applies_boars_and_pairs_of_others_without_cerberus() -> None:
    game = goddess("left_hand tenacious_boar cerberus").owner("boar_red", 1).mine(sun=6, cerberus=1)
    game.theirs(island=3, light="golem_moon", dark="golem_sun boar_red")
    game.dice(0, "gold_1 gold_1").dice(1, "golem_moon golem_sun").celestial(2).choose("feat:left_hand")
    game.choose("done", "celestial_first", "cell:2", "cell:3")
    assert (has(game), game.me.cell, game.they.cell, game.me.cerberus) == ((2, 1, 0, 8, 0, 0), 3, 1, 1)


@rule("DF-084", "DF-068", "DF-073")
def test_the_satyrs_join_faces_of_two_players() -> None:
    game = base("guardians_shield", 3).mine(moon=3).theirs(light="times3 shield_red", dark="gold_3")
    game.player(2, light="sun_2").dice(1, "times3 gold_3").dice(2, "sun_2 gold_1")
    game.choose("feat:satyrs", "pick:1:light", "pick:2:light")
    assert has(game) == (0, 6, 0, 0, 0, 0)


@rule("DF-061", "DF-210", "DF-198")
def test_a_compensation_that_moves_the_active_players_token_comes_before_the_reward() -> None:
    # The ousted player's misfortune gives its owner, who is just arriving, an ancient shard: from cell 13 into R1.
    game = titans().owner("misfortune_red", 0).mine(cell=13, sun=1, feats="mirror_of_misfortune")
    game.theirs(island=7, light="misfortune_red", dark="moon_1").dice(1, "misfortune_red moon_1")
    game.choose("feat:merchant", "choose:2", "choose:1")
    assert (game.me.cell, game.me.glory, game.me.feats[-1]) == (12, 3, "merchant")


# --- all pairs --------------------------------------------------------------------------------------------------------

BROUGHT_BY: Final[dict[str, tuple[str, ...]]] = {
    "mirror": ("mirror_of_the_abyss", "abyssal_trident"),
    "x3": ("helmet_of_invisibility", "abyssal_trident"),
    "ship": ("celestial_ship", "abyssal_trident"),
    "shield": ("guardians_shield", "abyssal_trident"),
    "boar": ("tenacious_boar", "abyssal_trident"),
    "chaos": ("chaos",),
    "golems": ("moon_golem",),
    "twins": ("twins",),
    "cerberus": ("cerberus",),
    "hammer": ("blacksmiths_hammer",),
    "scepter": ("blacksmiths_scepter",),
    "companion": ("companion",),
    "minor": ("silver_hind", "oracle", "ancestor", "sphinx"),
    "double": ("",),
    "fire": ("eternal_fire",),
    "misfortune": ("mirror_of_misfortune",),
}
APART: Final = {
    # A companion gives sun and glory, and that at a question of the own turn; none of these asks then or needs them.
    *(
        frozenset(("companion", other))
        for other in ("x3", "shield", "boar", "twins", "cerberus", "hammer", "minor", "double")
    ),
    # A boar gives no gold.
    frozenset(("boar", "hammer")),
    frozenset(("boar", "scepter")),
}
"""Pairs that one game can hold and that never touch each other."""


def together(one: str, other: str) -> bool:
    """Whether one game can hold both."""
    start = kubik.game("dice_forge").start
    for module in (None, "goddess", "titans"):
        for feat in BROUGHT_BY[one]:
            for another in BROUGHT_BY[other]:
                try:
                    start(2, seed=1, module=module, feats=sorted({feat, another} - {""}))
                except BadSetup:
                    continue
                return True
    return False


def test_every_pair_that_one_game_can_hold_is_shown_above() -> None:
    pairs = {frozenset(pair) for pair in combinations(BROUGHT_BY, 2) if together(*pair)}
    assert pairs - APART == MET & pairs
    assert pairs >= APART
