"""The titan module: set-up, track and zones (DF-179 to DF-201)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import kubik
from kubik.games.dice_forge.content import ANCIENT, FACE, FEATS, SLOT, TRACK
from kubik.kernel.errors import BadSetup
from tests.dice_forge.table import Game, rule, table


def titans(players: int = 2, feats: str = "", **settings: Any) -> Game:
    """With a token of the Triton, which leaves something to do, so that the turn does not end by itself."""
    return table(players, feats, module="titans", **settings).mine(tritons=1)


def gained(game: Game, seat: int = 0) -> tuple[int, int, int, int, int]:
    """Gold, sun, moon, glory and ancient shards of a player who had nothing."""
    side = game.at(seat)
    return side.gold, side.sun, side.moon, side.glory, side.ancient


# --- set-up -----------------------------------------------------------------------------------------------------------

TITAN_SETS = {
    "M2": "memory",
    "M3": "oracle",
    "M6": "chaos",
    "F2": "dogged",
    "F3": "guardian",
    "F6": "mirror_of_misfortune",
}


@rule("DF-179")
@pytest.mark.parametrize("options", [{}, {"setup": "random"}, {"setup": "introductory"}, {"feats": ["hydra", "elder"]}])
def test_the_six_titan_sets_lie_in_their_slots_and_the_rest_is_free(options: dict[str, Any]) -> None:
    for seed in range(5):
        feats = kubik.game("dice_forge").start(3, seed=seed, module="titans", **options).table.feats
        assert {slot: FEATS[feats[SLOT[slot]]].id for slot in TITAN_SETS} == TITAN_SETS
        others = [FEATS[feats[SLOT[slot]]].set for slot in SLOT if slot not in TITAN_SETS]
        assert not {"goddess", "titans"} & set(others)


@rule("DF-179")
def test_no_other_feat_may_take_the_slot_of_a_titan_set() -> None:
    with pytest.raises(BadSetup, match="slot M2 belongs to memory"):
        titans(feats="companion")


@rule("DF-180")
def test_starting_dice_with_the_titans() -> None:
    game = titans()
    assert Counter(game.me.light) == {"gold_1": 5, "ancient_1": 1}
    assert Counter(game.me.dark) == {"gold_1": 4, "moon_1": 1, "loyalty_1_glory_1": 1}
    assert (game.they.light, game.they.dark) == (game.me.light, game.me.dark)


@rule("DF-181")
def test_tokens_reserves_and_forest_at_the_start() -> None:
    # Everybody's first roll shows gold, so that nothing has moved yet.
    state = kubik.game("dice_forge").start(4, module="titans", chance=lambda position, n: 0)
    assert [(player.reserve[ANCIENT], player.cell) for player in state.table.players] == [(0, 16)] * 4
    stock = state.table.stock
    for colour in ("red", "green", "yellow", "blue"):
        assert (stock[FACE[f"chaos_{colour}"]], stock[FACE[f"misfortune_{colour}"]]) == (1, 1)
    assert (stock[FACE["gold_3_ancient_1"]], stock[FACE["gold_2_loyalty_1_glory_1"]]) == (2, 2)
    assert (stock[FACE["golem_moon"]], stock[FACE["golem_sun"]]) == (0, 0)


@rule("DF-182")
def test_the_recommended_set() -> None:
    names = (
        "blacksmiths_scepter memory oracle wind ancestor chaos right_hand first_titan"
        " merchant dogged guardian light omniscient mirror_of_misfortune left_hand"
    )
    state = kubik.game("dice_forge").start(2, seed=1, module="titans")
    assert sorted(FEATS[feat].id for feat in state.table.feats) == sorted(names.split())


# --- the token moves --------------------------------------------------------------------------------------------------


@rule("DF-183")
def test_loyalty_moves_right_and_ancient_shards_move_left_a_cell_per_point() -> None:
    game = titans().mine(feats="guardian guardian").choose("use:guardian", "choose:2")
    assert game.me.cell == 17
    game.choose("use:guardian", "choose:1")
    assert game.me.cell == 16
    assert titans().bless("chaos_yellow moon_1").me.cell == 16 + 2
    assert titans().bless("chaos_red moon_1").me.cell == 16 - 2


@rule("DF-184", "DF-201")
def test_a_cell_has_an_effect_now_and_a_worth_at_the_end() -> None:
    game = titans().mine(cell=25).bless("gold_1 moon_1")
    assert (game.me.gold, game.me.glory, game.me.cell) == (2, 1, 25)
    game.state.table.steps = []
    game.state.run()
    assert game.result.sheet["track"] == (12, 0)


@rule("DF-185")
def test_loyalty_is_not_stored() -> None:
    game = titans().mine(feats="guardian").choose("use:guardian", "choose:2")
    assert gained(game) == (0, 0, 0, 0, 0)
    assert game.me.cell == 17


@rule("DF-186")
def test_ancient_shards_have_a_reserve_for_six() -> None:
    game = titans().mine(ancient=4).bless("ancient_1 gold_1")
    assert game.me.ancient == 5
    game.bless("chaos_red chaos_blue")
    assert game.me.ancient == 6


@rule("DF-186")
@pytest.mark.parametrize(
    ("feat", "slot_cost"),
    [("dogged", "1 sun"), ("memory", "1 moon"), ("guardian", "2 sun"), ("oracle", "2 moon")],
)
def test_an_ancient_shard_pays_as_a_sun_or_as_a_moon_for_a_feat(feat: str, slot_cost: str) -> None:
    cost = int(slot_cost[0])
    assert f"feat:{feat}" not in titans().mine(ancient=cost - 1).options()
    game = titans().mine(ancient=cost).choose(f"feat:{feat}")
    assert (game.me.ancient, game.me.feats) == (0, [feat])


@rule("DF-186")
def test_ancient_shards_pay_both_kinds_of_one_feat() -> None:
    assert "feat:first_titan" not in titans().mine(sun=3, moon=1, ancient=5).options()
    game = titans().mine(sun=3, moon=1, ancient=6).choose("feat:first_titan")
    assert gained(game) == (0, 0, 0, 0, 0)
    assert game.me.feats == ["first_titan"]


@rule("DF-186", "DF-040")
def test_ancient_shards_pay_the_extra_action() -> None:
    game = titans().mine(ancient=2, sun=0).choose("pass", "extra")
    assert (game.me.ancient, game.ask) == (0, "act")
    assert "extra" not in titans().mine(ancient=1).choose("pass").options()


@rule("DF-187", "DF-DX-04")
def test_a_full_reserve_does_not_stop_the_token() -> None:
    game = titans().mine(ancient=6).bless("chaos_red moon_1")
    assert (game.me.ancient, game.me.cell) == (6, 14)


@rule("DF-187")
def test_spending_ancient_shards_does_not_move_the_token() -> None:
    game = titans().mine(ancient=3, cell=20).choose("feat:dogged", "take:gold_3_ancient_1", "replace:light:gold_1")
    assert (game.me.ancient, game.me.cell) == (2, 20)
    game.choose("extra")
    assert (game.me.ancient, game.me.cell) == (0, 20)


TO_REBELLION = {3: 1, 6: 4, 29: 27, 31: 29}
"""Where the way to the left skips a space."""


@rule("DF-188", "A02")
@pytest.mark.parametrize("cell", range(1, 32))
def test_the_ways_of_the_track(cell: int) -> None:
    game = titans().mine(cell=cell, feats="guardian guardian")
    assert game.choose("use:guardian", "choose:1").me.cell == TO_REBELLION.get(cell, max(cell - 1, 1))
    game = titans().mine(cell=cell, feats="guardian guardian")
    assert game.choose("use:guardian", "choose:2").me.cell == min(cell + 1, 31)


@rule("DF-188")
def test_the_special_paths() -> None:
    """The blue arrows: to the right over the blue spaces of rebellion, and back from these; to the left from the end of
    loyalty. All other ways are the usual one, also where it skips the blue spaces of rebellion."""
    paths = {(space.id, to) for space in TRACK for to in space.special}
    assert paths == {(1, 2), (2, 3), (2, 1), (4, 5), (5, 6), (5, 4), (29, 27), (31, 29)}
    usual = {(space.id, to) for space in TRACK for to in (space.left, space.right) if to}
    assert usual == {(1, 3), (3, 1), (4, 6), (6, 4)}


@rule("DF-189")
def test_at_the_ends_of_the_track_the_token_stays() -> None:
    game = titans().mine(cell=1).bless("chaos_red moon_1")
    assert (game.me.cell, game.me.ancient) == (1, 2)
    assert titans().mine(cell=30).bless("chaos_green moon_1").me.cell == 31


@rule("DF-DX-02")
def test_fast_fall_from_loyalty() -> None:
    game = titans().mine(cell=31)
    for _ in range(3):
        game.bless_little("ancient_1")
    assert (game.me.cell, game.me.ancient) == (26, 3)
    assert TRACK[26 - 1].glory == 14
    # Three at once, as a misfortune tripled gives them, go the same way.
    game = titans().mine(cell=31).bless("misfortune_red times3").choose("choose:1")
    assert (game.me.cell, game.me.ancient) == (26, 3)


@rule("DF-DX-03")
def test_fast_fall_and_slow_climb() -> None:
    game = titans().mine(cell=6)
    cells = []
    for _ in range(3):
        cells.append(game.bless_little("ancient_1").me.cell)
    assert cells == [4, 3, 1]
    assert TRACK[1 - 1].glory == -25
    for _ in range(5):
        cells.append(game.bless_little("loyalty_1_glory_1").me.cell)
    assert cells[3:] == [2, 3, 4, 5, 6]


# --- zones of loyalty -------------------------------------------------------------------------------------------------

L1, L2, L3 = (20, 21, 22), (23, 24, 25), (26, 27, 28, 29, 30, 31)
NEUTRAL = (13, 14, 15, 16, 17, 18, 19)
R1, R2 = (9, 10, 11, 12), (1, 2, 3, 4, 5, 6, 7, 8)


@rule("DF-190")
@pytest.mark.parametrize("cell", [*R2, *R1, *NEUTRAL])
def test_outside_of_the_zones_of_loyalty_there_is_no_bonus(cell: int) -> None:
    assert gained(titans().mine(cell=cell).bless("gold_3 glory_2")) == (3, 0, 0, 2, 0)


@rule("DF-190")
@pytest.mark.parametrize("cell", [*NEUTRAL, *L1, *L2, *L3])
def test_outside_of_the_zones_of_rebellion_a_feat_brings_nothing_more(cell: int) -> None:
    assert titans().mine(cell=cell, moon=2).choose("feat:oracle").me.glory == 0


@rule("DF-190")
@pytest.mark.parametrize("cell", [*L1, *L2, *L3])
def test_a_face_without_gold_or_glory_has_no_bonus(cell: int) -> None:
    assert gained(titans().mine(cell=cell).bless("sun_2 moon_2")) == (0, 2, 2, 0, 0)


@rule("DF-191")
@pytest.mark.parametrize("cell", L1)
def test_zone_l1(cell: int) -> None:
    assert gained(titans().mine(cell=cell).bless("gold_3 sun_1")) == (4, 1, 0, 0, 0)
    assert gained(titans().mine(cell=cell).bless("glory_2 sun_1")) == (0, 1, 0, 2, 0)
    assert gained(titans().mine(cell=cell).bless_little("gold_6")) == (7, 0, 0, 0, 0)


@rule("DF-192")
@pytest.mark.parametrize("cell", L2)
def test_zone_l2(cell: int) -> None:
    assert gained(titans().mine(cell=cell).bless("gold_3 sun_1")) == (4, 1, 0, 1, 0)
    assert gained(titans().mine(cell=cell).bless("glory_2 sun_1")) == (0, 1, 0, 2, 0)
    assert gained(titans().mine(cell=cell).bless_little("gold_6")) == (7, 0, 0, 1, 0)


@rule("DF-193")
@pytest.mark.parametrize("cell", L3)
def test_zone_l3(cell: int) -> None:
    assert gained(titans().mine(cell=cell).bless("gold_3 sun_1")) == (4, 1, 0, 1, 0)
    assert gained(titans().mine(cell=cell).bless("glory_2 sun_1")) == (0, 1, 0, 3, 0)
    assert gained(titans().mine(cell=cell).bless_little("gold_1_sun_1_moon_1_glory_1")) == (2, 1, 1, 3, 0)


@rule("DF-191", "DF-193")
def test_a_face_with_a_choice_has_the_bonus_of_what_is_chosen() -> None:
    def chosen(option: str) -> tuple[int, ...]:
        return gained(titans().mine(cell=26).bless("gold_3_or_glory_2 moon_1").choose(option))

    assert chosen("choose:1") == (4, 0, 1, 1, 0)
    assert chosen("choose:2") == (0, 0, 1, 3, 0)


@rule("DF-111", "DF-190", "DF-195")
@pytest.mark.parametrize(
    ("cell", "faces", "asked"),
    [
        (16, "gold_3 gold_2_moon_1", ["amount:5"]),  # outside of the zones nothing looks at the faces one by one
        (12, "gold_3 gold_2_moon_1", ["amount:5"]),
        (16, "gold_3 gold_3_ancient_1", ["amount:3", "amount:3"]),  # this one moves the token
        (16, "gold_3 gold_2_loyalty_1_glory_1", ["amount:3", "amount:2"]),
        (20, "gold_3 gold_2_moon_1", ["amount:3", "amount:1", "amount:2"]),  # each face has its bonus
    ],
)
def test_gold_of_both_faces_is_offered_to_a_scepter_at_once_or_face_by_face(
    cell: int, faces: str, asked: list[str]
) -> None:
    game = titans(feats="blacksmiths_scepter").mine(cell=cell, scepters=[0]).bless(faces)
    for answer in asked:
        assert (game.ask, game.options()[-1]) == ("scepter_gold", answer)
        game.choose(answer)
    assert game.ask == "act"


@rule("DF-193")
def test_a_shield_that_hits_gives_glory() -> None:
    game = titans(feats="guardians_shield").mine(cell=26).bless("shield_blue moon_2")
    assert gained(game) == (0, 0, 2, 5 + 1, 0)


@rule("DF-191")
def test_blessings_in_another_players_turn_count_too() -> None:
    game = titans().theirs(cell=20, island=7).mine(sun=1).dice(1, "gold_1 gold_1").choose("feat:dogged")
    assert game.they.gold == 4


@rule("DF-009", "DF-191", "DF-192", "DF-193", "DF-195")
def test_step_1_has_the_bonus_of_everybodys_zone() -> None:
    game = titans(4).mine(cell=20).player(1, cell=23).player(2, cell=26, dark="glory_2")
    for seat in range(4):
        game.dice(seat, "gold_1 glory_2" if seat == 2 else "gold_1 gold_1")
    game.blessings()
    assert [gained(game, seat) for seat in range(4)] == [
        (4, 0, 0, 0, 0),
        (4, 0, 0, 2, 0),
        (2, 0, 0, 1 + 2 + 1, 0),
        (2, 0, 0, 0, 0),
    ]


@rule("DF-194", "DF-195")
def test_in_step_1_a_face_may_carry_the_token_into_a_zone_for_the_other() -> None:
    game = titans(3).mine(cell=19, light="gold_3")
    for seat in range(3):
        game.dice(seat, "gold_1 gold_1" if seat else "gold_3 loyalty_1_glory_1")
    game.blessings()
    assert (game.asked, game.ask) == (0, "order")
    assert gained(game.choose("first:loyalty_1_glory_1")) == (4, 0, 0, 1, 0)


@rule("DF-194", "A23")
def test_the_zone_counts_in_which_the_token_was_before_the_face_moved_it() -> None:
    game = titans().mine(cell=22).bless_little("gold_2_loyalty_1_glory_1")
    assert (*gained(game), game.me.cell) == (3, 0, 0, 1, 0, 23)  # L1: no glory for the gold yet
    game = titans().mine(cell=25).bless_little("loyalty_1_glory_1")
    assert (game.me.glory, game.me.cell) == (1, 26)
    game = titans().mine(cell=20).bless_little("gold_3_ancient_1")
    assert (*gained(game), game.me.cell) == (4, 0, 0, 0, 1, 19)
    game = titans().mine(cell=26).bless_little("gold_2_loyalty_1_glory_1")
    assert (*gained(game), game.me.cell) == (3, 0, 0, 1 + 1 + 1, 0, 27)


@rule("DF-194", "DF-195")
def test_the_first_face_may_carry_the_token_into_a_zone_for_the_second() -> None:
    def applied(first: str) -> tuple[int, ...]:
        return gained(titans().mine(cell=19).bless("loyalty_1_glory_1 gold_3").choose(first))

    assert applied("first:loyalty_1_glory_1") == (4, 0, 0, 1, 0)
    assert applied("first:gold_3") == (3, 0, 0, 1, 0)


@rule("DF-010", "DF-194")
def test_the_order_of_two_faces_is_asked_exactly_where_it_matters() -> None:
    """On all spaces of the track; faces without a choice, so that nothing else is asked."""
    faces = "gold_3 glory_3 sun_1 ancient_1 gold_3_ancient_1 gold_2_loyalty_1_glory_1 chaos_green loyalty_1_glory_1"

    def applied(faces: str, cell: int, first: int) -> tuple[bool, tuple[int, ...]]:
        game = titans().mine(cell=cell).bless(faces)
        asked = game.ask == "order"
        if asked:
            game.choose(game.options()[first])
        return asked, (*gained(game), game.me.cell)

    for one, other in combinations(faces.split(), 2):
        for cell in range(1, len(TRACK) + 1):
            asked, outcome = applied(f"{one} {other}", cell, 0)
            _, reversed = applied(f"{one} {other}", cell, 1) if asked else applied(f"{other} {one}", cell, 0)
            assert asked == (outcome != reversed), (one, other, cell)


@rule("DF-194", "DF-195")
def test_a_dependent_face_may_carry_the_token_before_the_other_one_is_chosen_and_still_depends_on_it() -> None:
    def applied(*keys: str) -> tuple[int, ...]:
        return gained(titans().mine(cell=19).bless("chaos_yellow gold_3_or_glory_2").choose(*keys))

    assert applied("first:chaos_yellow", "choose:1") == (4, 0, 0, 3, 0)
    assert applied("first:chaos_yellow", "choose:2") == (0, 0, 0, 2, 0)
    assert applied("first:gold_3_or_glory_2", "choose:1") == (3, 0, 0, 3, 0)


@rule("DF-195")
@pytest.mark.parametrize(("cell", "gold", "glory"), [(19, 4, 0), (20, 6, 0), (23, 6, 2), (26, 6, 2)])
def test_both_dice_have_their_own_bonus(cell: int, gold: int, glory: int) -> None:
    game = titans().mine(cell=cell).bless("gold_3 gold_1")
    assert (game.me.gold, game.me.glory) == (gold, glory)


@rule("DF-196", "A13")
def test_glory_of_the_sentinel_has_no_bonus_and_ancient_shards_stay_shards() -> None:
    game = titans(feats="sentinel").mine(cell=28, moon=6, light="sun_2 ancient_1", dark="moon_1")
    game.dice(0, "sun_2 moon_1").dice(0, "ancient_1 moon_1").choose("feat:sentinel", "amount:2", "amount:1", "amount:0")
    assert gained(game) == (0, 0, 1, 4 + 2, 1)


@rule("DF-196", "A13")
def test_the_sentinel_asks_for_sun_and_moon_only() -> None:
    game = titans(feats="sentinel").mine(cell=28, moon=6, light="sun_1 ancient_1", dark="glory_2 moon_2")
    game.dice(0, "ancient_1 moon_2").dice(0, "sun_1 glory_2").choose("feat:sentinel")
    assert game.options() == ["amount:0", "amount:2"]
    game.choose("amount:2")
    assert (game.me.moon, game.me.glory, game.me.ancient, game.me.cell) == (0, 4, 1, 27)
    assert game.options() == ["amount:0", "amount:1"]
    game.choose("amount:1")
    assert (game.me.sun, game.me.glory) == (0, 4 + (2 + 1) + 2)  # two glory of the face have their bonus


def cyclops(cell: int, *answers: str, **settings: Any) -> Game:
    game = titans(feats="cyclops", **settings).mine(cell=cell, sun=6, light="gold_3 moon_1")
    game.dice(0, "gold_3").dice(0, "moon_1").dice(0, "moon_1").dice(0, "moon_1")
    return game.choose("feat:cyclops", "die:light", *answers)


@rule("DF-196", "DF-197")
def test_bonus_gold_is_not_converted_by_the_cyclops_and_its_glory_has_no_bonus() -> None:
    assert cyclops(20).options() == ["amount:0", "amount:3"]
    game = cyclops(20, "amount:3")
    assert (game.me.gold, game.me.glory) == (1, 3)
    game = cyclops(26, "amount:3")
    assert (game.me.gold, game.me.glory) == (1, 3 + 1)  # one for the gold, none for the glory made of it
    game = cyclops(26, "amount:1", convert_parts=True)
    assert (game.me.gold, game.me.glory) == (2 + 1, 1 + 1)


# --- zones of rebellion -----------------------------------------------------------------------------------------------


@rule("DF-198")
@pytest.mark.parametrize("cell", R1)
def test_zone_r1(cell: int) -> None:
    assert titans().mine(cell=cell, moon=2).choose("feat:oracle").me.glory == 3
    assert titans().mine(cell=cell, moon=2).theirs(feats="oracle").choose("feat:oracle").me.glory == 2


@rule("DF-199")
@pytest.mark.parametrize("cell", R2)
def test_zone_r2(cell: int) -> None:
    assert titans().mine(cell=cell, moon=2).choose("feat:oracle").me.glory == 5
    assert titans().mine(cell=cell, moon=2).theirs(feats="oracle").choose("feat:oracle").me.glory == 3


@rule("DF-200")
@pytest.mark.parametrize("cell", [1, 9])
def test_a_feat_performed_before_by_the_same_player_brings_nothing(cell: int) -> None:
    assert titans().mine(cell=cell, moon=2, feats="oracle").choose("feat:oracle").me.glory == 0
    game = titans(3).mine(cell=cell, moon=2, feats="oracle").theirs(feats="oracle")
    assert game.choose("feat:oracle").me.glory == 0


@rule("DF-198")
def test_a_feat_is_not_new_once_it_was_performed_even_in_the_same_turn() -> None:
    game = titans().mine(cell=9, moon=4, sun=2).choose("feat:oracle", "extra", "feat:oracle")
    assert game.me.glory == 3


@rule("A11")
def test_cards_of_all_colours_are_one_feat() -> None:
    game = titans(3).mine(cell=8, sun=5, feats="mirror_of_misfortune").choose("feat:mirror_of_misfortune")
    assert game.me.glory == 0
    game = titans(3).mine(cell=8, moon=1).theirs(feats="memory").choose("feat:memory")
    assert game.me.glory == 3


@rule("DF-198")
def test_the_zone_is_read_before_the_feat_moves_the_token() -> None:
    game = titans(feats="cancer").mine(cell=13, moon=6)
    game.dice(0, "ancient_1 gold_1").dice(0, "gold_1 gold_1").choose("feat:cancer")
    assert (game.me.cell, game.me.glory) == (12, 0)


# --- own dice only ----------------------------------------------------------------------------------------------------


@rule("A24")
def test_the_light_has_no_bonus() -> None:
    game = titans().mine(cell=26, gold=3, feats="light", light="gold_6").choose("use:light", "copy:gold_6")
    assert gained(game) == (6, 0, 0, 0, 0)


@rule("A24")
@pytest.mark.parametrize(("face", "answer"), [(4, "copy:gold_6"), (5, "show:light:gold_6")])
def test_the_celestial_die_has_no_bonus(face: int, answer: str) -> None:
    game = titans(feats="celestial_die").mine(cell=26, moon=3, light="gold_6").celestial(face)
    assert gained(game.choose("feat:celestial_die", answer)) == (6, 0, 0, 0, 0)
    game = titans(feats="celestial_die").mine(cell=26, moon=3).celestial(1).choose("feat:celestial_die")
    assert gained(game) == (12, 0, 0, 0, 0)
    game = titans(feats="celestial_die").mine(cell=26, moon=3).celestial(2).choose("feat:celestial_die")
    assert gained(game) == (0, 0, 0, 5, 0)


@rule("A24", "A31")
@pytest.mark.parametrize(("blesses", "result"), [(True, (4, 0, 0, 4, 0)), (False, (3, 0, 0, 2, 0))])
def test_the_left_hand_has_the_bonus_with_own_dice_unless_agreed_otherwise(
    blesses: bool, result: tuple[int, ...]
) -> None:
    game = titans(left_hand_blesses=blesses).mine(cell=26, sun=6, light="gold_3", dark="glory_2")
    assert gained(game.dice(0, "gold_3 glory_2").choose("feat:left_hand")) == result


@rule("A24", "A31")
def test_the_left_hand_has_no_bonus_with_the_dice_of_others() -> None:
    game = titans().mine(cell=26, sun=6).theirs(island=3, light="gold_3", dark="glory_2")
    game.dice(0, "gold_1 moon_1").dice(1, "gold_3 glory_2").choose("feat:left_hand")
    assert gained(game) == ((1 + 1) + 3, 0, 1, 1 + 2, 0)


@rule("A24")
def test_the_satyrs_have_no_bonus() -> None:
    game = titans(feats="satyrs").mine(cell=26, moon=3).theirs(light="gold_3", dark="glory_2")
    game.dice(1, "gold_3 glory_2").choose("feat:satyrs")
    assert gained(game) == (3, 0, 0, 2, 0)
    # So it is no question either which of the two comes first.
    game = titans(feats="satyrs").mine(cell=19, moon=3).theirs(light="gold_3", dark="loyalty_1_glory_1")
    game.dice(1, "gold_3 loyalty_1_glory_1").choose("feat:satyrs")
    assert (*gained(game), game.me.cell) == (3, 0, 0, 1, 0, 20)


@rule("A24")
@pytest.mark.parametrize(("name", "result"), [("gold", (3, 0, 0, 0, 0)), ("glory", (0, 0, 0, 4, 0))])
def test_the_wind_has_no_bonus(name: str, result: tuple[int, ...]) -> None:
    game = titans().mine(cell=26, moon=3, light="gold_3", dark="glory_2").theirs(light="glory_2", dark="moon_1")
    game.dice(0, "gold_3 glory_2").dice(1, "glory_2 moon_1").choose("feat:wind", f"name:{name}")
    assert gained(game) == result


@rule("A24")
def test_the_goddess_has_the_bonus() -> None:
    game = titans(feats="goddess").mine(cell=26, sun=5, moon=5, light="gold_3", dark="glory_2")
    game.choose("feat:goddess", "show:light:gold_3", "show:dark:glory_2")
    assert gained(game) == (4, 0, 0, 1 + 3, 0)


@rule("A24", "DF-193")
def test_minor_blessings_of_cards_have_the_bonus() -> None:
    game = titans().mine(cell=26, feats="oracle", light="gold_3").dice(0, "gold_3").choose("use:oracle", "die:light")
    assert gained(game) == (4, 0, 0, 1, 0)
    game = titans(feats="sphinx").mine(cell=26, sun=6, light="glory_2")
    for _ in range(4):
        game.dice(0, "glory_2")
    assert game.choose("feat:sphinx", "die:light").me.glory == 4 * 3


@rule("A24", "DF-100")
def test_a_blessing_repeated_by_cerberus_has_the_bonus_again() -> None:
    game = titans(feats="cerberus").mine(cell=23, cerberus=1).bless("gold_3 moon_1").choose("repeat")
    assert gained(game) == (8, 0, 2, 2, 0)


@rule("A14")
def test_the_minotaur_takes_ancient_shards_without_moving_the_token_and_ignores_loyalty() -> None:
    game = titans(feats="minotaur").mine(sun=3).theirs(cell=26, ancient=3, glory=9, gold=5)
    game.theirs(light="gold_3_ancient_1", dark="loyalty_1_glory_1").dice(1, "gold_3_ancient_1 loyalty_1_glory_1")
    game.choose("feat:minotaur")
    assert gained(game, 1) == (2, 0, 0, 8, 2)  # neither a bonus of the zone
    assert game.they.cell == 26


# --- examples ---------------------------------------------------------------------------------------------------------


@rule("DF-EX-2")
@pytest.mark.parametrize(("cell", "after"), [(4, 5), (1, 2)])
def test_example_special_path(cell: int, after: int) -> None:
    game = titans().mine(cell=cell).bless("gold_1 loyalty_1_glory_1")
    assert (*gained(game), game.me.cell) == (1, 0, 0, 1, 0, after)


@rule("DF-EX-3")
def test_example_order_of_faces() -> None:
    game = titans().mine(cell=25).bless("loyalty_1_glory_1 gold_1_sun_1_moon_1_glory_1")
    game.choose("first:loyalty_1_glory_1")
    assert (*gained(game), game.me.cell) == (2, 1, 1, 4, 0, 26)


@rule("DF-DX-01")
def test_example_order_of_faces_reversed() -> None:
    game = titans().mine(cell=25).bless("loyalty_1_glory_1 gold_1_sun_1_moon_1_glory_1")
    game.choose("first:gold_1_sun_1_moon_1_glory_1")
    assert (*gained(game), game.me.cell) == (2, 1, 1, 3, 0, 26)


@rule("DF-EX-4", "DF-142")
def test_example_rebellion_and_the_first_titan() -> None:
    game = titans().mine(cell=9, sun=5, moon=5, light="ancient_1", dark="moon_2").theirs(feats="dogged")
    game.bless("ancient_1 moon_2")
    assert (game.me.cell, game.me.moon, game.me.ancient) == (8, 6, 1)
    game.choose("feat:first_titan", "amount:0", "amount:0")
    assert game.me.glory == 5
    game.choose("feat:dogged")
    assert game.me.glory == 5 + 3
    game.choose("take:gold_3_ancient_1", "replace:dark:gold_1")
    assert (game.me.dark[1], game.me.discard, game.me.island) == ("gold_3_ancient_1", ["gold_1"], 4)


@rule("DF-DX-05", "DF-205")
def test_example_push_of_the_oracle() -> None:
    game = titans(3).mine(feats="oracle", light="ancient_1").player(1, cell=31).player(2, cell=1)
    game.dice(0, "ancient_1").choose("use:oracle", "die:light")
    assert [game.at(seat).cell for seat in range(3)] == [15, 29, 1]
    assert [game.at(seat).ancient for seat in range(3)] == [1, 0, 0]


@rule("DF-DX-16", "DF-215")
def test_example_chaos_hit() -> None:
    game = titans().bless("chaos_green glory_3")
    assert (*gained(game), game.me.cell) == (0, 0, 0, 3 + 3, 0, 18)
