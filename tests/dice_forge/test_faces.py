"""What the faces of the base game do (DF-064 to DF-077)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.dice_forge.table import Game, rule, table

CHOICE: Final[list[tuple[str, list[dict[str, int]]]]] = [
    ("gold_1_or_sun_1_or_moon_1", [{"gold": 1}, {"sun": 1}, {"moon": 1}]),
    ("gold_3_or_glory_2", [{"gold": 3}, {"glory": 2}]),
    ("gold_2_or_sun_2_or_moon_2", [{"gold": 2}, {"sun": 2}, {"moon": 2}]),
]
SHIELDS: Final = [
    ("shield_red", "sun", 2, "sun_1"),
    ("shield_blue", "moon", 2, "moon_2"),
    ("shield_yellow", "gold", 3, "gold_4"),
    ("shield_green", "glory", 3, "glory_3"),
]


def mine(game: Game) -> dict[str, int]:
    """What I have."""
    piles = {name: getattr(game.me, name) for name in ("gold", "sun", "moon", "glory")}
    return {name: n for name, n in piles.items() if n}


def waiting(**things: Any) -> Game:
    """I have nothing yet; it is the turn of another player, who has plenty to choose from."""
    return table(3).theirs(gold=12).new_turn(1).mine(gold=0).player(2, gold=0).mine(**things)


# --- plain faces and choices ------------------------------------------------------------------------------------------


@rule("DF-064")
@pytest.mark.parametrize(
    ("face", "gives"),
    [
        ("gold_6", {"gold": 6}),
        ("sun_2", {"sun": 2}),
        ("moon_2", {"moon": 2}),
        ("glory_4", {"glory": 4}),
        ("glory_1_sun_1", {"glory": 1, "sun": 1}),
        ("gold_2_moon_1", {"gold": 2, "moon": 1}),
        ("glory_2_moon_2", {"glory": 2, "moon": 2}),
        ("gold_1_sun_1_moon_1_glory_1", {"gold": 1, "sun": 1, "moon": 1, "glory": 1}),
    ],
)
def test_a_plain_face_gives_all_that_is_on_it(face: str, gives: dict[str, int]) -> None:
    assert mine(waiting().bless_little(face)) == gives


@rule("DF-064")
@pytest.mark.parametrize(("face", "gains"), CHOICE)
def test_a_choice_gives_exactly_one_of_its_options(face: str, gains: list[dict[str, int]]) -> None:
    for number, gain in enumerate(gains, 1):
        game = waiting().bless_little(face)
        assert (game.asked, game.options()) == (0, [f"choose:{place}" for place in range(1, len(gains) + 1)])
        assert mine(game.choose(f"choose:{number}")) == gain


@rule("DF-064")
def test_two_choices_are_made_one_by_one() -> None:
    game = waiting().bless("gold_3_or_glory_2 gold_3_or_glory_2").choose("choose:1", "choose:2")
    assert mine(game) == {"gold": 3, "glory": 2}


# --- x3 ---------------------------------------------------------------------------------------------------------------


@rule("DF-065")
@pytest.mark.parametrize(
    ("face", "gives"),
    [
        ("gold_1", {"gold": 3}),
        ("sun_2", {"sun": 6}),
        ("glory_4", {"glory": 12}),
        ("glory_1_sun_1", {"glory": 3, "sun": 3}),
    ],
)
def test_times_three_multiplies_the_other_die(face: str, gives: dict[str, int]) -> None:
    assert mine(waiting().bless(f"times3 {face}")) == mine(waiting().bless(f"{face} times3")) == gives


@rule("DF-065")
def test_times_three_alone_or_with_another_does_nothing() -> None:
    assert mine(waiting().bless_little("times3")) == {}
    assert mine(waiting().bless("times3 times3")) == {}


@rule("DF-065")
def test_times_three_does_not_reach_the_other_die_in_a_minor_blessing() -> None:
    game = waiting(dark="times3").bless_little("gold_3")
    assert mine(game) == {"gold": 3}


@rule("DF-066")
@pytest.mark.parametrize(("face", "gains"), CHOICE)
def test_one_option_is_chosen_and_tripled(face: str, gains: list[dict[str, int]]) -> None:
    for number, gain in enumerate(gains, 1):
        game = waiting().bless(f"{face} times3").choose(f"choose:{number}")
        assert mine(game) == {name: 3 * n for name, n in gain.items()}
        assert game.asked == 1


# --- mirror -----------------------------------------------------------------------------------------------------------


@rule("DF-067")
def test_a_mirror_copies_a_face_up_face_of_an_opponent() -> None:
    game = waiting(dark="glory_2").theirs(light="sun_2", dark="moon_2").player(2, light="gold_4", dark="glory_3")
    game.bless("mirror glory_2")
    assert game.options() == ["copy:sun_2", "copy:moon_2", "copy:gold_4", "copy:glory_3"]
    assert mine(game.choose("copy:gold_4")) == {"gold": 4, "glory": 2}
    assert (game.at(2).gold, game.me.up) == (0, ["mirror", "glory_2"])


@rule("DF-067")
def test_neither_the_own_other_die_nor_faces_that_do_not_lie_up_are_copied() -> None:
    game = waiting().theirs(light="gold_1 sun_2", dark="gold_3").player(2, light="gold_1", dark="gold_3")
    assert game.bless("mirror glory_4").options() == ["copy:gold_1", "copy:gold_3"]


@rule("DF-067")
def test_the_copied_face_works_as_an_own_result() -> None:
    shield = waiting().theirs(light="shield_red", dark="gold_1").player(2, dark="moon_1").bless("mirror sun_1")
    assert mine(shield.choose("copy:shield_red")) == {"sun": 1, "glory": 5}
    choice = waiting().theirs(light="gold_3_or_glory_2").bless("mirror sun_1")
    assert mine(choice.choose("copy:gold_3_or_glory_2", "choose:2")) == {"sun": 1, "glory": 2}
    ship = waiting().theirs(light="ship").bless("mirror gold_1").choose("copy:ship")
    assert (ship.asked, ship.ask) == (0, "order")


@rule("DF-067")
def test_a_copied_times_three_triples_the_own_other_die() -> None:
    game = waiting().theirs(light="times3").bless("mirror sun_1").choose("copy:times3")
    assert mine(game) == {"sun": 3}


@rule("DF-067")
def test_two_mirrors_copy_two_faces() -> None:
    game = waiting().theirs(light="sun_1", dark="gold_3").player(2, light="moon_1", dark="moon_1")
    game.bless("mirror mirror").choose("copy:sun_1", "copy:sun_1")
    assert mine(game) == {"sun": 2}


@rule("DF-068")
def test_the_copied_face_is_chosen_first_and_then_tripled() -> None:
    game = waiting().theirs(light="gold_3_or_glory_2", dark="sun_1").bless("mirror times3")
    assert game.ask == "mirror"
    game.choose("copy:gold_3_or_glory_2")
    assert game.ask == "pick"
    assert mine(game.choose("choose:2")) == {"glory": 6}
    assert mine(waiting().theirs(light="sun_1", dark="gold_3").bless("mirror times3").choose("copy:sun_1")) == {
        "sun": 3
    }


@rule("DF-069")
def test_a_mirror_that_meets_a_mirror_goes_on_to_any_other_face() -> None:
    """A17: even to the own other die."""
    game = waiting().theirs(light="mirror", dark="gold_3").player(2, light="gold_1", dark="gold_1")
    game.bless("mirror glory_4")
    assert game.options() == ["copy:gold_3", "copy:gold_1", "copy:glory_4"]
    assert mine(game.choose("copy:glory_4")) == {"glory": 8}


@rule("DF-069")
def test_in_a_minor_blessing_too_the_own_other_die_lies_up() -> None:
    """A17."""
    game = waiting(dark="sun_2").theirs(light="mirror", dark="gold_3").player(2, dark="gold_1").bless_little("mirror")
    assert game.options() == ["copy:gold_3", "copy:gold_1", "copy:sun_2"]
    assert mine(game.choose("copy:sun_2")) == {"sun": 2}


@rule("DF-069")
def test_without_any_other_face_a_mirror_does_nothing() -> None:
    """A17."""
    game = waiting(dark="mirror").theirs(light="mirror", dark="mirror").player(2, light="mirror", dark="mirror")
    assert mine(game.bless("mirror mirror")) == {}
    assert game.asked == 1
    alone = waiting(dark="mirror").theirs(light="mirror", dark="mirror").player(2, light="mirror", dark="mirror")
    assert mine(alone.bless_little("mirror")) == {}


# --- ship -------------------------------------------------------------------------------------------------------------


@rule("DF-070")
@pytest.mark.parametrize(("face", "pays"), [("moon_1", 0), ("gold_4", 1), ("gold_6", 2), ("moon_2", 4), ("glory_3", 6)])
def test_a_ship_forges_one_face_for_2_gold_less(face: str, pays: int) -> None:
    game = waiting(gold=6).bless("ship glory_2").choose(f"buy:{face}", "replace:dark:gold_1")
    assert (game.me.gold, face in game.me.dark, game.me.glory) == (6 - pays, True, 2)
    assert game.asked == 1


@rule("DF-070")
def test_with_a_ship_8_gold_are_enough_for_a_face_of_10_but_not_of_12() -> None:
    game = table(3).mine(gold=8).bless("ship glory_2")
    assert "buy:glory_4" not in game.options()
    assert game.refusal("buy:glory_4") == "face_too_dear"
    assert "buy:glory_4" in table(3).mine(gold=10).bless("ship glory_2").options()


@rule("DF-070")
@pytest.mark.parametrize(("face", "pays"), [("gold_3", 0), ("moon_2", 0), ("sun_2", 2), ("glory_4", 6)])
def test_with_times_three_it_is_6_gold_less_but_never_less_than_nothing(face: str, pays: int) -> None:
    game = table(3).mine(gold=6).bless("ship times3").choose(f"buy:{face}", "replace:dark:gold_1")
    assert (game.me.gold, face in game.me.dark) == (6 - pays, True)


@rule("DF-070")
def test_a_ship_may_be_left_alone() -> None:
    game = table(3).mine(gold=6).bless("ship glory_2")
    assert "done" in game.options()
    game.choose("done")
    assert (game.me.gold, game.me.discard, game.ask) == (6, [], "act")


@rule("DF-070")
def test_two_ships_forge_two_faces_even_the_same() -> None:
    game = table(3).mine(gold=3).bless("ship ship")
    game.choose("buy:gold_4", "replace:dark:gold_1", "buy:gold_4", "replace:dark:gold_1")
    assert (game.me.gold, game.me.dark[1:3]) == (1, ["gold_4", "gold_4"])


@rule("DF-071")
def test_ships_of_one_step_1_sail_clockwise_from_the_active_player() -> None:
    game = table(3).stock(gold_6=1)
    for seat in range(3):
        game.player(seat, light="ship", gold=2)
    for seat in (1, 2, 0):
        game.dice(seat, "ship gold_1")
    game.blessings(1)
    assert game.asked == 1
    game.choose("first:ship", "buy:gold_6", "replace:dark:gold_1")
    assert game.asked == 2
    game.choose("first:ship")
    assert game.refusal("buy:gold_6", 2) == "sold_out"
    game.choose("done")
    assert game.asked == 0


@rule("DF-072")
@pytest.mark.parametrize(("gold", "dear"), [("gold_3", "gold_3_or_glory_2"), ("gold_2_moon_1", "gold_6")])
def test_gold_of_the_other_die_may_be_taken_first_and_used_for_the_ship(gold: str, dear: str) -> None:
    game = table(3).mine(gold=0).bless(f"ship {gold}").choose(f"first:{gold}")
    assert f"buy:{dear}" in game.options()
    after = table(3).mine(gold=0).bless(f"ship {gold}").choose("first:ship")
    assert f"buy:{dear}" not in after.options()


@rule("DF-072")
def test_so_may_chosen_gold() -> None:
    game = table(3).bless("gold_3_or_glory_2 ship").choose("first:gold_3_or_glory_2", "choose:1")
    game.choose("buy:gold_3_or_glory_2", "replace:light:gold_1")
    assert game.me.gold == 0


# --- shields ----------------------------------------------------------------------------------------------------------


@rule("DF-073")
@pytest.mark.parametrize(("shield", "resource", "base", "hit"), SHIELDS)
def test_a_shield_gives_5_glory_if_the_other_die_yields_its_resource(
    shield: str, resource: str, base: int, hit: str
) -> None:
    alone = mine(waiting().bless_little(hit))
    for faces in (f"{shield} {hit}", f"{hit} {shield}"):
        game = waiting().bless(faces)
        assert mine(game) == alone | {"glory": alone.get("glory", 0) + 5}


@rule("DF-073")
@pytest.mark.parametrize(("shield", "resource", "base", "hit"), SHIELDS)
def test_otherwise_it_gives_its_base_reward(shield: str, resource: str, base: int, hit: str) -> None:
    for other in ("gold_1", "sun_1", "moon_1", "glory_2"):
        if not other.startswith(resource):
            expected = mine(waiting().bless_little(other))
            expected[resource] = expected.get(resource, 0) + base
            assert mine(waiting().bless(f"{shield} {other}")) == expected


@rule("DF-073")
def test_one_resource_among_several_is_enough() -> None:
    assert mine(waiting().bless("shield_blue gold_2_moon_1")) == {"gold": 2, "moon": 1, "glory": 5}


@rule("DF-073")
@pytest.mark.parametrize(("option", "gives"), [(1, {"gold": 1, "moon": 2}), (3, {"moon": 1, "glory": 5})])
def test_of_a_choice_only_what_was_chosen_counts(option: int, gives: dict[str, int]) -> None:
    for faces in ("shield_blue gold_1_or_sun_1_or_moon_1", "gold_1_or_sun_1_or_moon_1 shield_blue"):
        assert mine(waiting().bless(faces).choose(f"choose:{option}")) == gives


@rule("DF-073")
def test_a_resource_that_finds_no_room_was_yielded_all_the_same() -> None:
    assert waiting(moon=6).bless("shield_blue moon_1").me.glory == 5


@rule("DF-073")
def test_a_shield_looks_at_what_a_mirror_copies() -> None:
    game = waiting().theirs(light="moon_1", dark="gold_3").bless("shield_blue mirror").choose("copy:moon_1")
    assert mine(game) == {"moon": 1, "glory": 5}


@rule("DF-DX-14")
def test_a_blue_shield_with_2_moon() -> None:
    assert mine(waiting().bless("shield_blue moon_2")) == {"moon": 2, "glory": 5}


@rule("DF-073")
def test_two_shields_of_different_colours_miss_each_other() -> None:
    """A08."""
    game = waiting().bless("shield_red shield_green")
    assert mine(game) == {"sun": 2, "glory": 3}


@rule("DF-073")
def test_of_two_shields_the_second_sees_what_the_first_one_gave() -> None:
    """A08."""
    game = waiting().theirs(light="shield_red").bless("shield_red mirror").choose("copy:shield_red")
    assert mine(game) == {"sun": 2, "glory": 5}


@rule("DF-074")
@pytest.mark.parametrize(("shield", "resource", "base", "hit"), SHIELDS)
def test_a_shield_alone_gives_its_base_reward(shield: str, resource: str, base: int, hit: str) -> None:
    assert mine(waiting(dark=hit).bless_little(shield)) == {resource: base}
    light = table(feats="light").mine(gold=3, feats="light").theirs(light=shield, dark=hit)
    light.choose("use:light", f"copy:{shield}")
    assert mine(light) == {resource: base}


@rule("DF-074")
def test_a_shield_copied_by_the_celestial_die_gives_its_base_reward() -> None:
    game = table(feats="celestial_die").mine(moon=3, sun=2).theirs(light="shield_red", dark="sun_1").celestial(4)
    assert game.choose("feat:celestial_die", "copy:shield_red").me.sun == 4


@rule("DF-074")
@pytest.mark.parametrize(("shield", "resource", "base", "hit"), SHIELDS)
def test_with_times_three_the_base_reward_is_tripled(shield: str, resource: str, base: int, hit: str) -> None:
    assert mine(waiting().bless(f"{shield} times3")) == {resource: 3 * base}


# --- boars ------------------------------------------------------------------------------------------------------------


def boar() -> Game:
    """Seat 2 bears the red boar of seat 0; it is seat 1's turn."""
    game = table(3, feats="tenacious_boar").theirs(gold=12).player(2, light="boar_red").owner("boar_red", 0)
    return game.new_turn(1).mine(gold=0).player(2, gold=0)


@rule("DF-075")
@pytest.mark.parametrize(("option", "gives"), [(1, (1, 0)), (2, (0, 1))])
@pytest.mark.parametrize(("reward", "gains"), [(1, {"sun": 1}), (2, {"moon": 1}), (3, {"glory": 3})])
def test_a_boar_gives_to_its_bearer_and_to_the_owner_of_its_card(
    option: int, gives: tuple[int, int], reward: int, gains: dict[str, int]
) -> None:
    game = boar().bless("boar_red glory_2", 2)
    assert (game.asked, game.options()) == (2, ["choose:1", "choose:2"])
    game.choose(f"choose:{option}")
    assert (game.at(2).sun, game.at(2).moon) == gives
    assert (game.asked, game.options()) == (0, ["choose:1", "choose:2", "choose:3"])
    game.choose(f"choose:{reward}")
    assert (mine(game), game.at(2).glory) == (gains, 2)


@rule("DF-075")
def test_a_boar_of_another_colour_is_not_mine() -> None:
    game = boar().owner("boar_blue", 1).bless("boar_blue gold_1", 2).choose("choose:1")
    assert game.asked == 1


@rule("DF-076")
@pytest.mark.parametrize(("reward", "gains"), [(1, {"sun": 3}), (2, {"moon": 3}), (3, {"glory": 9})])
def test_with_times_three_both_gain_three_of_one_choice(reward: int, gains: dict[str, int]) -> None:
    """A04."""
    game = boar().bless("boar_red times3", 2).choose("choose:2")
    assert (game.at(2).sun, game.at(2).moon) == (0, 3)
    game.choose(f"choose:{reward}")
    assert (mine(game), game.asked) == (gains, 1)


@rule("DF-073", "DF-075")
@pytest.mark.parametrize(("option", "gives"), [(1, (1, 0, 5)), (2, (2, 1, 0))])
def test_a_shield_looks_at_what_the_bearer_of_a_boar_chose(option: int, gives: tuple[int, int, int]) -> None:
    game = boar().bless("shield_red boar_red", 2).choose(f"choose:{option}", "choose:3")
    side = game.at(2)
    assert (side.sun, side.moon, side.glory) == gives
    assert mine(game) == {"glory": 3}


# --- glory on faces ---------------------------------------------------------------------------------------------------


@rule("DF-077")
def test_boars_and_misfortunes_show_no_glory() -> None:
    game = table(feats="omniscient").mine(sun=6, light="boar_red glory_2 shield_red", dark="misfortune_red chaos_blue")
    assert game.choose("feat:omniscient").me.glory == 2 * 3
