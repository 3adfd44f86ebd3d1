"""The module of the goddess: the maze and its golems (DF-155 to DF-178)."""

from __future__ import annotations

from typing import Any

import pytest

import kubik
from kubik.games.dice_forge.blessing import Divine
from kubik.games.dice_forge.content import FACE, FEATS, GODDESS_CELL, HALLS, NEXT, PREVIOUS, SLOTS, START_CELL
from kubik.games.dice_forge.maze import Golem
from kubik.kernel.errors import BadSetup
from tests.dice_forge.table import Game, rule, table

RECOMMENDED = (
    "twins companion moon_golem celestial_die mists great_golem eternal_night goddess "
    "tree wood_nymph sun_golem time_golem goldsmith abyssal_trident eternal_fire"
)


def maze(cell: int, players: int = 2, **things: Any) -> Game:
    """The own golem stands in this cell. There is a Tree to use, so that the turn does not end by itself."""
    return table(players, module="goddess").mine(cell=cell, feats="tree", **things)


def enter(cell: int, **things: Any) -> Game:
    """The own golem goes one step and enters this cell."""
    game = maze(PREVIOUS[cell][0], **things).does(Golem(0, 1))
    return game.choose(f"cell:{cell}") if game.ask == "golem" else game


def gains(game: Game) -> tuple[int, int, int, int]:
    return game.me.gold, game.me.sun, game.me.moon, game.me.glory


# --- setup ------------------------------------------------------------------------------------------------------------


def feats(**options: Any) -> dict[str, str]:
    """Which feat lies in which slot."""
    slots = kubik.game("dice_forge").start(2, module="goddess", seed=1, **options).table.feats
    return {slot.id: FEATS[feat].id for slot, feat in zip(SLOTS, slots, strict=True)}


@rule("DF-155")
@pytest.mark.parametrize("setup", [None, "introductory", "alternates", "random"])
def test_the_golem_feats_have_their_slots(setup: str | None) -> None:
    found = feats(setup=setup)
    golems = {"M3": "moon_golem", "M6": "great_golem", "F3": "sun_golem", "F4": "time_golem"}
    assert {slot: found[slot] for slot in golems} == golems


@rule("DF-155")
def test_no_other_feat_takes_the_slot_of_a_golem() -> None:
    with pytest.raises(BadSetup, match="moon_golem"):
        table(module="goddess", feats="silver_hind")


@rule("DF-156")
def test_the_dark_die_begins_with_a_moon_golem_instead_of_the_moon() -> None:
    game = table(module="goddess")
    assert sorted(game.me.light) == ["gold_1"] * 5 + ["sun_1"]
    assert sorted(game.me.dark) == ["glory_2"] + ["gold_1"] * 4 + ["golem_moon"]


@rule("DF-157")
def test_golems_begin_at_the_start_and_treasures_and_forest_are_laid_out() -> None:
    game = table(4, module="goddess")
    assert [game.at(seat).cell for seat in range(4)] == [START_CELL] * 4
    stock = game.state.table.stock
    assert (stock[FACE["golem_moon"]], stock[FACE["golem_sun"]]) == (4, 4)
    assert stock[FACE["chaos_red"]] == stock[FACE["gold_3_ancient_1"]] == stock[FACE["misfortune_red"]] == 0
    assert enter(HALLS[0]).options() == ["treasure:sun", "treasure:moon", "treasure:glory"]


@rule("DF-158")
def test_the_recommended_feats() -> None:
    found = feats()
    assert sorted(found.values()) == sorted(RECOMMENDED.split())
    assert feats(setup="goddess") == found


@rule("DF-159")
def test_the_free_slots_may_hold_familiar_feats() -> None:
    found = feats(setup="introductory")
    familiar = {"blacksmiths_hammer", "blacksmiths_chest", "satyrs", "ferryman", "cancer", "hydra", "elder"}
    assert familiar <= set(found.values())
    assert feats(feats=["satyrs"])["M4"] == "satyrs"


# --- the ways through the maze ----------------------------------------------------------------------------------------


@rule("DF-160", "DF-176")
def test_every_cell_on_the_way_is_applied_before_the_next_step() -> None:
    game = maze(14, moon=5).choose("feat:great_golem")
    assert (game.me.cell, game.ask, game.options()) == (15, "choose", ["choose:1", "choose:2", "choose:3"])
    game.celestial(2).choose("choose:2")
    assert (game.me.cell, game.me.sun, game.me.glory) == (16, 1, 5)


@rule("DF-161")
@pytest.mark.parametrize(
    ("cell", "ways"), [(1, [2, 9, 14]), (2, [3, 9]), (4, [5, 10]), (6, [7, 12]), (16, [17, 10]), (19, [20, 12])]
)
def test_at_a_fork_the_player_chooses_the_branch(cell: int, ways: list[int]) -> None:
    game = maze(cell).does(Golem(0, 1))
    assert (game.ask, game.options()) == ("golem", [f"cell:{way}" for way in ways])
    assert game.celestial(2).choose(f"cell:{ways[-1]}").me.cell == ways[-1]


@rule("DF-161")
def test_the_eight_ways_to_the_goddess() -> None:
    def lengths(cell: int) -> list[int]:
        return [1 + rest for way in NEXT[cell] for rest in lengths(way)] if NEXT[cell] else [0]

    ways = lengths(START_CELL)
    assert (len(ways), min(ways), max(ways)) == (8, 18, 24)
    assert lengths(13) == [13]


# --- cells ------------------------------------------------------------------------------------------------------------


@rule("DF-162")
@pytest.mark.parametrize(
    ("cell", "gained"),
    [
        (2, (0, 1, 0, 0)),
        (3, (0, 0, 0, 3)),
        (5, (0, 0, 0, 5)),
        (6, (0, 1, 1, 3)),
        (11, (6, 0, 0, 0)),
        (13, (0, 0, 0, 3)),
        (14, (0, 0, 1, 0)),
        (31, (0, 0, 0, 0)),
        (32, (0, 0, 0, 0)),
        (34, (0, 0, 0, 0)),
        (35, (0, 0, 0, 0)),
    ],
)
def test_plain_cells_give_what_is_printed(cell: int, gained: tuple[int, ...]) -> None:
    game = enter(cell)
    assert (game.me.cell, gains(game), game.ask) == (cell, gained, "act")


ANY_ONE = [(3, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)]


@rule("DF-162")
@pytest.mark.parametrize(
    ("cell", "choices"),
    [
        (4, [(6, 0, 0, 0), (0, 0, 0, 3)]),
        (15, ANY_ONE),
        (17, ANY_ONE),
        (20, [(0, 0, 2, 0), (0, 0, 0, 3)]),
        (22, [(0, 2, 0, 0), (0, 0, 2, 0)]),
        (26, ANY_ONE),
    ],
)
def test_choice_cells_give_one_of_their_options(cell: int, choices: list[tuple[int, ...]]) -> None:
    assert enter(cell).options() == [f"choose:{number}" for number in range(1, len(choices) + 1)]
    assert [gains(enter(cell).choose(f"choose:{number}")) for number in range(1, len(choices) + 1)] == choices


@rule("DF-163", "A09")
def test_the_seventh_cell_steals_glory_from_everybody() -> None:
    game = maze(6, 4, glory=1).player(1, glory=5).player(2, glory=1).player(3, glory=0)
    game.does(Golem(0, 1)).choose("cell:7")
    assert [game.at(seat).glory for seat in range(4)] == [4, 3, 0, 0]


@rule("DF-164")
@pytest.mark.parametrize(("cell", "rolls"), [(9, 1), (16, 1), (19, 1), (23, 2), (25, 1), (28, 2), (30, 1)])
def test_celestial_cells_roll_the_celestial_die(cell: int, rolls: int) -> None:
    game = maze(PREVIOUS[cell][0])
    for _ in range(rolls):
        game.celestial(2)
    game.does(Golem(0, 1))
    if game.ask == "golem":
        game.choose(f"cell:{cell}")
    assert (game.me.glory, len(game.told("rolls_celestial"))) == (5 * rolls, rolls)


@rule("DF-165")
@pytest.mark.parametrize("cell", [18, 24])
def test_temple_cells_sell_one_face_at_full_price(cell: int) -> None:
    game = enter(cell, gold=2)
    assert game.options() == ["buy:gold_3", "buy:moon_1", "done"]
    game.choose("buy:moon_1", "replace:light:gold_1")
    assert (game.me.gold, game.me.up[0], game.ask) == (0, "moon_1", "act")


@rule("DF-165")
def test_the_tenth_cell_sells_for_two_gold_less() -> None:
    game = enter(10, gold=1)
    assert game.options() == ["buy:gold_3", "buy:moon_1", "buy:gold_4", "buy:sun_1", "done"]
    game.choose("buy:sun_1", "replace:light:gold_1")
    assert (game.me.gold, game.me.up[0], game.ask) == (0, "sun_1", "act")
    assert enter(10, gold=1).choose("buy:gold_3", "replace:light:gold_1").me.gold == 1


@rule("DF-165")
@pytest.mark.parametrize("cell", [10, 18, 24])
def test_buying_in_a_temple_cell_is_optional(cell: int) -> None:
    game = enter(cell, gold=5).choose("done")
    assert (game.me.gold, game.me.discard, game.ask) == (5, [], "act")


@rule("DF-166")
def test_exchange_cells_take_gold_or_moon_for_glory_once() -> None:
    game = enter(27, gold=12)
    assert game.options() == ["trade", "done"]
    game.choose("trade")
    assert (gains(game), game.ask) == ((6, 0, 0, 6), "act")
    game = enter(29, moon=5).choose("trade")
    assert (gains(game), game.ask) == ((0, 0, 3, 8), "act")


@rule("DF-166")
def test_an_exchange_is_optional_and_paid_in_full() -> None:
    assert gains(enter(27, gold=6).choose("done")) == (6, 0, 0, 0)
    assert gains(enter(29, moon=2).choose("done")) == (0, 0, 2, 0)
    assert enter(27, gold=5).ask == enter(29, moon=1).ask == "act"


@rule("DF-167")
def test_the_forged_faces_cell_counts_the_own_discard() -> None:
    game = enter(33, discard=[FACE["gold_1"]] * 4)
    assert (game.me.glory, game.they.glory) == (4, 0)
    assert enter(33).me.glory == 0


# --- treasure halls ---------------------------------------------------------------------------------------------------


@rule("DF-168", "DF-169")
@pytest.mark.parametrize("hall", [8, 12, 21])
@pytest.mark.parametrize(
    ("treasure", "high", "low"),
    [("sun", (0, 4, 0, 0), (0, 1, 0, 0)), ("moon", (0, 0, 4, 0), (0, 0, 1, 0)), ("glory", (0, 0, 0, 10), (0, 0, 0, 2))],
)
def test_the_first_golem_in_a_hall_takes_a_treasure_and_later_ones_its_low_side(
    hall: int, treasure: str, high: tuple[int, ...], low: tuple[int, ...]
) -> None:
    game = enter(hall).choose(f"treasure:{treasure}")
    assert gains(game) == high
    game.mine(cell=1).theirs(cell=PREVIOUS[hall][0]).does(Golem(1, 1))
    if game.ask == "golem":
        game.choose(f"cell:{hall}")
    they = game.they
    assert ((they.gold, they.sun, they.moon, they.glory), game.ask) == (low, "act")


@rule("DF-168")
def test_every_hall_gets_a_treasure_that_is_not_used_yet() -> None:
    game = enter(8).choose("treasure:moon").theirs(cell=11).does(Golem(1, 1))
    assert (game.asked, game.options()) == (1, ["treasure:sun", "treasure:glory"])
    game.choose("treasure:glory").mine(cell=20).does(Golem(0, 1))
    assert (gains(game), game.they.glory, game.ask) == ((0, 4, 4, 0), 10, "act")


@rule("DF-168")
def test_whoever_comes_back_to_a_hall_finds_the_low_side() -> None:
    game = enter(8).choose("treasure:glory").mine(cell=7).does(Golem(0, 1))
    assert game.me.glory == 12


# --- the goddess ------------------------------------------------------------------------------------------------------


@rule("DF-170")
def test_the_goddess_gives_fifteen_glory() -> None:
    game = maze(35)
    game.state.table.met = True
    assert game.does(Golem(0, 1)).me.glory == 15


@rule("DF-170")
@pytest.mark.parametrize("feat", ["great_golem", "time_golem"])
def test_a_golem_beside_the_goddess_never_moves_again(feat: str) -> None:
    game = maze(GODDESS_CELL, moon=5, sun=3).choose(f"feat:{feat}")
    assert (game.me.cell, game.me.glory, game.me.feats) == (GODDESS_CELL, 0, ["tree", feat])


@rule("DF-170")
def test_golem_faces_do_nothing_beside_the_goddess() -> None:
    game = maze(GODDESS_CELL).bless_little("golem_sun")
    assert (game.me.cell, game.me.glory, game.ask) == (GODDESS_CELL, 0, "act")


@rule("DF-171")
def test_the_first_golem_at_the_goddess_turns_both_dice_as_wanted() -> None:
    game = maze(35, light="times3").does(Golem(0, 1))
    assert (game.me.glory, game.ask, game.options()) == (15, "set_die", ["show:light:times3", "show:light:gold_1"])
    game.choose("show:light:times3", "show:dark:glory_2")
    assert (game.me.glory, game.me.up) == (21, ["times3", "glory_2"])


@rule("DF-171")
def test_a_face_of_both_dice_is_turned_up_on_the_die_it_was_chosen_for() -> None:
    game = maze(35, light="gold_1 sun_1", dark="moon_2 gold_1").does(Golem(0, 1))
    game.choose("show:light:sun_1", "show:dark:gold_1")
    assert game.state.table.players[0].up == [1, 7]


@rule("DF-171")
def test_only_the_first_one_is_blessed_by_the_goddess() -> None:
    game = maze(35).theirs(cell=35).does(Golem(1, 1)).choose("show:light:sun_1", "show:dark:glory_2")
    assert (game.they.glory, game.they.sun) == (17, 1)
    game.does(Golem(0, 1))
    assert (game.me.glory, game.ask) == (15, "act")


@rule("DF-171", "A21")
def test_a_pair_of_golems_shown_to_the_goddess_rolls_the_celestial_die_once() -> None:
    game = maze(35, light="golem_sun").does(Golem(0, 1))
    game.celestial(2).choose("show:light:golem_sun", "show:dark:golem_moon")
    assert (game.me.cell, game.me.glory, game.ask) == (GODDESS_CELL, 20, "act")


# --- golem faces ------------------------------------------------------------------------------------------------------


@rule("DF-172")
@pytest.mark.parametrize("face", ["golem_moon", "golem_sun"])
def test_a_golem_face_moves_the_own_golem_one_cell_forward(face: str) -> None:
    game = maze(4).bless_little(face)
    assert game.options() == ["cell:5", "cell:10"]
    game.choose("cell:5")
    assert (game.me.cell, game.me.glory, game.they.cell) == (5, 5, 1)


@rule("DF-172")
def test_two_equal_golems_move_two_cells_without_a_bonus() -> None:
    game = maze(3).bless("golem_moon golem_moon")
    game.choose("choose:2", "cell:5")
    assert (game.me.cell, game.me.glory, game.ask) == (5, 8, "act")


@rule("DF-172", "DF-065")
def test_a_tripled_golem_moves_three_cells() -> None:
    game = maze(31, discard=[FACE["gold_1"]]).bless("times3 golem_moon")
    assert (game.me.cell, game.me.glory) == (34, 1)


@rule("DF-172", "DF-010")
def test_a_golem_may_move_before_or_after_the_other_face() -> None:
    game = maze(26, gold=3).bless("gold_3 golem_moon").choose("first:gold_3", "trade")
    assert gains(game) == (0, 0, 0, 6)
    game = maze(26, gold=3).bless("gold_3 golem_moon").choose("first:golem_moon")
    assert gains(game) == (6, 0, 0, 0)


@rule("DF-010")
def test_what_needs_no_order_is_gained_before_the_golem_moves() -> None:
    for faces in ("sun_1 golem_moon", "golem_moon sun_1"):
        game = maze(14).bless(faces)
        assert (game.ask, gains(game)) == ("choose", (0, 1, 0, 0))


@rule("DF-010", "DF-102")
def test_with_the_sentinel_what_becomes_glory_may_wait_for_the_golem() -> None:
    game = table(feats="sentinel", module="goddess").mine(cell=15, moon=6, light="golem_moon", dark="sun_1")
    assert game.dice(0, "golem_moon sun_1").choose("feat:sentinel").ask == "order"


@rule("DF-010", "DF-075")
def test_what_a_boar_gives_its_owner_may_come_before_or_after_a_theft() -> None:
    def stolen(first: str, *answers: str) -> int:
        game = table(feats="tenacious_boar", module="goddess").mine(cell=6).owner("boar_red", 1)
        return game.bless("boar_red golem_moon").choose(f"first:{first}", *answers).me.glory

    assert stolen("boar_red", "choose:1", "choose:3", "cell:7") == 2
    assert stolen("golem_moon", "cell:7", "choose:1", "choose:3") == 0


@rule("DF-170", "DF-075")
def test_beside_the_goddess_a_golem_leaves_nothing_to_order() -> None:
    game = table(feats="tenacious_boar", module="goddess").mine(cell=GODDESS_CELL).owner("boar_red", 1)
    assert game.bless("boar_red golem_moon").ask == "pick"


@rule("DF-190", "DF-102")
@pytest.mark.parametrize("cell", range(20, 32))
def test_the_maze_has_no_zones_of_loyalty(cell: int) -> None:
    game = table(feats="sentinel", module="goddess").mine(cell=cell, moon=6)
    game.dice(0, "gold_1 glory_2").dice(0, "gold_1 glory_2").choose("feat:sentinel")
    assert gains(game) == (2, 0, 0, 4)


@rule("DF-010", "DF-067", "DF-170")
@pytest.mark.parametrize("faces", ["mirror golem_moon", "golem_moon mirror"])
def test_a_mirror_does_not_wait_for_a_golem_that_cannot_move_any_more(faces: str) -> None:
    game = maze(GODDESS_CELL).theirs(light="golem_sun", dark="sun_2").bless(faces)
    assert (game.ask, game.options()) == ("mirror", ["copy:golem_sun", "copy:sun_2"])
    assert game.celestial(2).choose("copy:golem_sun").me.glory == 5


@rule("DF-010", "DF-067")
@pytest.mark.parametrize("faces", ["mirror golem_moon", "golem_moon mirror"])
def test_a_golem_may_move_before_a_mirror_is_to_show_something(faces: str) -> None:
    game = maze(14).theirs(light="sun_2", dark="moon_2").bless(faces)
    assert (game.ask, sorted(game.options())) == ("order", ["first:golem_moon", "first:mirror"])
    game.choose("first:golem_moon", "choose:3")
    assert (gains(game), game.ask) == ((0, 0, 1, 0), "mirror")  # cell 15 is known by now
    assert gains(game.choose("copy:moon_2")) == (0, 0, 3, 0)


@rule("DF-010", "DF-067")
@pytest.mark.parametrize("faces", ["mirror golem_moon", "golem_moon mirror"])
@pytest.mark.parametrize("face", ["gold_3", "shield_yellow"])
def test_or_the_mirror_shows_something_first_and_nothing_more_is_asked(faces: str, face: str) -> None:
    game = maze(26, gold=3).theirs(light=face).bless(faces).choose("first:mirror", f"copy:{face}")
    assert (game.ask, game.me.gold) == ("may_trade", 6)
    assert gains(game.choose("trade")) == (0, 0, 0, 6)


@rule("DF-010", "DF-067")
def test_a_celestial_roll_of_the_golem_may_turn_up_what_the_mirror_then_shows() -> None:
    game = maze(15, light="golem_moon gold_6").theirs(light="mirror").bless("golem_moon mirror")
    game.celestial(5).choose("first:golem_moon", "show:light:gold_6")
    assert (game.me.gold, game.options()) == (6, ["copy:gold_1", "copy:gold_6"])
    assert game.choose("copy:gold_6").me.gold == 12


@rule("DF-173")
@pytest.mark.parametrize(
    ("when", "order"),
    [
        ("celestial_first", ["rolls_celestial", "moves_golem", "moves_golem"]),
        ("celestial_last", ["moves_golem", "moves_golem", "rolls_celestial"]),
    ],
)
def test_moon_and_sun_golem_together_roll_the_celestial_die(when: str, order: list[str]) -> None:
    game = maze(31).bless("golem_sun golem_moon")
    assert game.options() == ["celestial_first", "celestial_last"]
    game.celestial(2).choose(when)
    assert (game.me.cell, game.me.glory) == (33, 5)
    assert [event.kind for event in game.events if event.kind in order] == order


@rule("DF-173")
def test_a_mirrored_golem_completes_the_pair() -> None:
    game = maze(31).theirs(light="golem_sun").bless("mirror golem_moon")
    assert game.choose("first:mirror", "copy:golem_sun").ask == "pair"
    # A golem that has moved already makes no pair any more.
    game = maze(31).theirs(light="golem_sun").bless("mirror golem_moon").choose("first:golem_moon", "copy:golem_sun")
    assert (game.me.cell, game.ask) == (33, "act")


@rule("DF-174")
def test_the_pair_still_rolls_the_celestial_die_beside_the_goddess() -> None:
    game = maze(GODDESS_CELL, light="golem_sun").dice(0, "golem_sun golem_moon").celestial(2).does(Divine(0))
    assert (game.me.cell, game.me.glory, game.ask) == (GODDESS_CELL, 5, "act")


# --- golem feats ------------------------------------------------------------------------------------------------------


@rule("DF-175", "DF-177")
@pytest.mark.parametrize(
    ("feat", "face", "price"), [("moon_golem", "golem_moon", "moon"), ("sun_golem", "golem_sun", "sun")]
)
def test_moon_and_sun_golem_forge_their_face(feat: str, face: str, price: str) -> None:
    game = maze(1, **{price: 2}).choose(f"feat:{feat}", "replace:light:gold_1")
    assert (game.me.up[0], game.me.discard, game.me.cell) == (face, ["gold_1"], 1)
    assert game.state.table.stock[FACE[face]] == 3


@rule("DF-176")
def test_the_great_golem_goes_two_cells() -> None:
    game = maze(1, moon=5).choose("feat:great_golem", "cell:2", "cell:3")
    assert (game.me.cell, game.me.sun, game.me.glory) == (3, 1, 3)


@rule("DF-178")
def test_the_time_golem_goes_two_cells_back_and_applies_each() -> None:
    game = maze(6, sun=3).choose("feat:time_golem")
    assert (game.me.cell, game.me.glory, game.options()) == (4, 5, ["choose:1", "choose:2"])
    assert game.choose("choose:1").me.gold == 6


@rule("DF-178")
def test_the_time_golem_may_take_another_branch_back() -> None:
    game = maze(13, sun=3).choose("feat:time_golem")
    assert game.options() == ["cell:8", "cell:12", "cell:23"]
    game.choose("cell:12", "treasure:glory")
    assert game.options() == ["cell:6", "cell:11", "cell:19"]
    game.choose("cell:11")
    assert (game.me.cell, game.me.gold, game.me.glory) == (11, 6, 10)


@rule("DF-178")
@pytest.mark.parametrize("cell", [1, 2])
def test_the_time_golem_stops_at_the_start(cell: int) -> None:
    game = maze(cell, sun=3).choose("feat:time_golem")
    assert (game.me.cell, gains(game)) == (START_CELL, (0, 0, 0, 0))
