"""Feats and faces of the titan module (DF-202 to DF-217)."""

from __future__ import annotations

import pytest

import kubik
from kubik.games.dice_forge.content import COLOURS, FACE
from kubik.games.dice_forge.forge import TakeFace
from kubik.kernel.errors import BadSetup, IllegalChoice
from tests.dice_forge.table import Game, rule, table


def titans(players: int = 2, feats: str = "") -> Game:
    """With a token of the Triton, which leaves something to do, so that the turn does not end by itself."""
    return table(players, feats, module="titans").mine(tritons=1)


def memories(*tokens: tuple[int, str]) -> list[int]:
    """Memory tokens as they lie on the table: island and side."""
    return [island << 1 | ("rebellion", "loyalty").index(side) for island, side in tokens]


# --- Memory -----------------------------------------------------------------------------------------------------------


@rule("DF-202")
def test_memory_is_two_tokens_on_two_islands_each_with_a_side_of_choice() -> None:
    game = titans().mine(moon=1).choose("feat:memory")
    both_sides = [f"memory:{side}:{island}" for side in ("rebellion", "loyalty") for island in range(1, 8)]
    assert game.options() == both_sides
    game.choose("memory:rebellion:4")
    assert game.options() == [key for key in both_sides if not key.endswith(":4")]
    game.choose("memory:rebellion:1")
    assert game.me.memories == memories((4, "rebellion"), (1, "rebellion"))
    assert (game.me.ancient, game.me.moon, game.me.sun, game.me.cell) == (0, 0, 0, 16)


@rule("DF-202")
def test_the_tokens_of_one_memory_do_not_share_an_island() -> None:
    game = titans().mine(moon=1).choose("feat:memory", "memory:rebellion:4")
    with pytest.raises(IllegalChoice):
        game.choose("memory:loyalty:4")


@rule("DF-203")
@pytest.mark.parametrize(
    ("side", "sun", "moon", "ancient", "cell"), [("rebellion", 0, 1, 2, 14), ("loyalty", 1, 0, 0, 18)]
)
def test_a_feat_of_the_island_brings_the_memory_and_discards_it(
    side: str, sun: int, moon: int, ancient: int, cell: int
) -> None:
    game = titans().mine(moon=2, memories=memories((2, side), (3, side)), feats="memory").choose("feat:oracle")
    assert (game.me.sun, game.me.moon, game.me.ancient, game.me.cell) == (sun, moon, ancient, cell)
    assert game.me.memories == memories((3, side))


@rule("DF-203")
def test_a_memory_is_for_its_owner_and_for_its_island_only() -> None:
    game = titans().theirs(memories=memories((2, "loyalty")), feats="memory").mine(moon=2).choose("feat:oracle")
    assert (game.they.sun, game.me.sun, game.they.memories) == (0, 0, memories((2, "loyalty")))
    game = titans().mine(sun=1, memories=memories((2, "loyalty")), feats="memory")
    game.choose("feat:merchant")
    assert (game.me.sun, game.me.memories) == (0, memories((2, "loyalty")))


@rule("DF-203")
def test_a_memory_comes_after_the_effect_of_the_feat() -> None:
    game = titans(feats="cyclops").mine(sun=6, memories=memories((4, "loyalty")), feats="memory", light="moon_1")
    for _ in range(4):
        game.dice(0, "moon_1")
    game.choose("feat:cyclops")
    assert game.me.sun == 0
    game.choose("die:light")
    assert (game.me.sun, game.me.moon) == (1, 4)


@rule("DF-203", "DF-136")
def test_a_memory_is_collected_before_the_extra_turn_of_the_eternal_fire() -> None:
    game = titans(feats="eternal_fire").mine(sun=6, memories=memories((4, "loyalty")), feats="memory")
    game.dice(0, "gold_1 gold_1").dice(0, "gold_1 gold_1").choose("feat:eternal_fire")
    assert (game.me.sun, game.me.cell, game.me.memories) == (1, 18, [])
    assert (game.asked, game.ask, game.me.gold) == (0, "act", 4)
    assert [event.kind for event in game.events if event.kind in ("remembers", "begins_turn")][-2:] == [
        "remembers",
        "begins_turn",
    ]


@rule("DF-204")
def test_other_memories_on_an_island_do_not_matter() -> None:
    game = titans().theirs(memories=memories((4, "loyalty"))).mine(moon=2, feats="memory")
    game.mine(memories=memories((4, "loyalty"), (5, "rebellion"))).choose("feat:memory")
    game.choose("memory:loyalty:4", "memory:rebellion:5")
    assert game.me.memories == memories((4, "loyalty"), (5, "rebellion"), (4, "loyalty"), (5, "rebellion"))
    game.mine(sun=6, ancient=2).dice(0, "gold_1 gold_1").choose("extra", "amount:2", "feat:left_hand")
    assert (game.me.sun, game.me.memories) == (2, memories((5, "rebellion"), (5, "rebellion")))
    assert game.they.memories == memories((4, "loyalty"))


@rule("A19", "DF-203")
def test_a_free_feat_of_the_first_titan_collects_too() -> None:
    game = titans().mine(sun=5, moon=5, memories=memories((7, "loyalty"), (1, "rebellion")), feats="memory")
    game.choose("feat:first_titan", "feat:merchant")
    assert (game.me.sun, game.me.island, game.me.memories) == (1, 4, memories((1, "rebellion")))


@rule("A19")
def test_the_first_titan_collects_on_its_own_island_and_on_that_of_the_free_feat() -> None:
    game = titans().mine(sun=5, moon=5, memories=memories((7, "loyalty"), (4, "rebellion")), feats="memory")
    game.choose("feat:first_titan", "feat:merchant")
    assert (game.me.sun, game.me.moon, game.me.ancient, game.me.memories) == (1, 1, 2, [])


@rule("A20", "DF-203")
def test_the_feat_that_places_a_memory_does_not_collect_it() -> None:
    game = titans().mine(moon=1).choose("feat:memory", "memory:loyalty:1", "memory:loyalty:2")
    assert (game.me.sun, game.me.memories) == (0, memories((1, "loyalty"), (2, "loyalty")))


@rule("A20", "DF-203")
def test_a_second_memory_collects_the_first_one_but_not_itself() -> None:
    game = titans().mine(moon=1, memories=memories((1, "loyalty"), (2, "loyalty")), feats="memory")
    game.choose("feat:memory", "memory:rebellion:1", "memory:rebellion:3")
    assert (game.me.sun, game.me.ancient) == (1, 0)
    assert game.me.memories == memories((2, "loyalty"), (1, "rebellion"), (3, "rebellion"))


# --- Oracle -----------------------------------------------------------------------------------------------------------


def oracle(face: str, *answers: str, players: int = 3) -> Game:
    game = titans(players).mine(feats="oracle", light=face).player(players - 1, cell=31)
    return game.dice(0, face).choose("use:oracle", "die:light", *answers)


@rule("DF-205")
@pytest.mark.parametrize(
    ("face", "answers"),
    [
        ("ancient_1", ()),
        ("loyalty_1_glory_1", ()),
        ("chaos_green", ()),
        ("gold_3_ancient_1", ()),
        ("misfortune_red", ("choose:1",)),
    ],
)
def test_the_oracle_pushes_all_others_if_it_gave_ancient_shards_or_loyalty(face: str, answers: tuple[str, ...]) -> None:
    game = oracle(face, *answers)
    assert [game.at(1).cell, game.at(2).cell] == [15, 29]
    assert [game.at(1).ancient, game.at(2).ancient] == [0, 0]


@rule("DF-205")
@pytest.mark.parametrize("face", ["gold_3", "moon_1", "glory_2", "shield_red"])
def test_otherwise_the_oracle_pushes_nobody(face: str) -> None:
    game = oracle(face)
    assert [game.at(seat).cell for seat in range(3)] == [16, 16, 31]


@rule("DF-205", "DF-038")
def test_the_oracle_is_a_minor_blessing_once_per_copy_and_turn() -> None:
    game = oracle("gold_3")
    assert (game.me.gold, "use:oracle" in game.options()) == (3, False)
    game = titans().mine(feats="oracle oracle", dark="moon_2").dice(0, "moon_2").choose("use:oracle", "die:dark")
    assert game.me.moon == 2
    assert "use:oracle" in game.options()


@rule("DF-205", "DF-187")
def test_the_oracle_pushes_even_if_the_shard_has_no_room() -> None:
    game = titans().mine(feats="oracle", light="ancient_1", ancient=6).dice(0, "ancient_1")
    game.choose("use:oracle", "die:light")
    assert (game.me.ancient, game.they.cell) == (6, 15)


@rule("DF-205", "DF-100")
def test_a_repeated_oracle_pushes_once() -> None:
    game = titans(feats="cerberus").mine(feats="oracle", light="ancient_1", cerberus=1).dice(0, "ancient_1")
    game.choose("use:oracle", "die:light", "repeat")
    assert (game.me.ancient, game.me.cell, game.they.cell) == (2, 14, 15)


@rule("DF-205")
def test_what_a_misfortune_gives_its_owner_is_not_given_by_the_oracle() -> None:
    game = titans(3).owner("misfortune_red", 1).mine(feats="oracle", light="misfortune_red", dark="ancient_1")
    game.player(2, cell=20).dice(0, "misfortune_red").choose("use:oracle", "die:light", "choose:2")
    assert (game.ask, game.asked) == ("pick", 1)
    game.choose("choose:1")
    # The bearer's loyalty pushes the two others once; the owner moved by two shards on top of that.
    assert [game.at(seat).cell for seat in range(3)] == [17, 16 - 2 - 1, 19]


# --- Chaos, Dogged, Guardian ------------------------------------------------------------------------------------------


@rule("DF-206")
def test_chaos_forges_one_of_the_chaos_faces_that_are_left() -> None:
    game = titans().mine(moon=5).stock(chaos_red=0).choose("feat:chaos")
    assert game.options() == ["take:chaos_green", "take:chaos_yellow", "take:chaos_blue"]
    game.choose("take:chaos_blue", "replace:dark:gold_1")
    assert (game.me.up[1], game.me.discard) == ("chaos_blue", ["gold_1"])
    assert game.state.table.stock[FACE["chaos_blue"]] == 0


@rule("DF-207")
def test_dogged_forges_one_of_two_faces_of_which_there_are_two_each() -> None:
    game = titans().mine(sun=1)
    stock = game.state.table.stock
    assert (stock[FACE["gold_3_ancient_1"]], stock[FACE["gold_2_loyalty_1_glory_1"]]) == (2, 2)
    game.choose("feat:dogged")
    assert game.options() == ["take:gold_3_ancient_1", "take:gold_2_loyalty_1_glory_1"]
    game.choose("take:gold_2_loyalty_1_glory_1", "replace:light:ancient_1")
    assert (game.me.up[0], game.me.discard) == ("gold_2_loyalty_1_glory_1", ["ancient_1"])
    assert stock[FACE["gold_2_loyalty_1_glory_1"]] == 1


@rule("DF-207")
def test_of_one_kind_left_dogged_does_not_ask_and_of_none_it_forges_nothing() -> None:
    game = titans().mine(sun=1).stock(gold_3_ancient_1=0).choose("feat:dogged")
    assert game.ask == "forge"
    game = titans().mine(sun=1).stock(gold_3_ancient_1=0, gold_2_loyalty_1_glory_1=0).choose("feat:dogged")
    assert (game.ask, game.me.feats, game.me.discard) == ("extra", ["dogged"], [])


@rule("DF-208")
def test_guardian_gives_an_ancient_shard_or_loyalty_each_turn() -> None:
    game = titans().mine(feats="guardian").choose("use:guardian", "choose:1")
    assert (game.me.ancient, game.me.cell) == (1, 15)
    assert "use:guardian" not in game.options()
    game = titans().mine(feats="guardian").choose("use:guardian", "choose:2")
    assert (game.me.ancient, game.me.cell) == (0, 17)


# --- Mirror of Misfortune ---------------------------------------------------------------------------------------------


@rule("DF-209")
def test_another_player_of_choice_must_forge_the_misfortune_over_a_face_of_own_choice() -> None:
    game = titans(3).mine(sun=5).choose("feat:mirror_of_misfortune")
    assert (game.asked, game.options()) == (0, ["target:1", "target:2"])
    game.choose("target:2")
    assert (game.asked, game.ask) == (2, "forge")
    game.choose("replace:dark:moon_1")
    side = game.at(2)
    assert (side.up[1], side.discard, game.me.discard) == ("misfortune_red", ["moon_1"], [])


@rule("DF-209", "DF-057")
def test_a_misfortune_stays_until_the_game_ends() -> None:
    game = (
        titans(feats="first_titan").mine(sun=5, gold=9).choose("feat:mirror_of_misfortune", "replace:light:ancient_1")
    )
    bearer = game.they
    assert bearer.up[0] == "misfortune_red"
    game.does(TakeFace(1, "times3"))
    assert "replace:light:misfortune_red" not in game.options()
    assert game.refusal("replace:light:misfortune_red", 1) == "locked"


@rule("DF-209", "DF-210")
def test_each_card_has_its_own_colour_and_owner() -> None:
    game = titans(3).mine(sun=5).choose("feat:mirror_of_misfortune", "target:1", "replace:light:ancient_1")
    game.mine(sun=5, ancient=2).choose("extra", "amount:2", "feat:mirror_of_misfortune", "target:1")
    game.choose("replace:dark:moon_1")
    assert game.they.up == ["misfortune_red", "misfortune_green"]
    assert game.state.table.owners[4:] == [0, 0, -1, -1]


@rule("A26")
def test_the_colours_of_the_cards_can_be_agreed() -> None:
    game = table(2, module="titans", colours=["blue", "yellow"]).mine(sun=5)
    game.choose("feat:mirror_of_misfortune", "replace:light:ancient_1")
    assert game.they.up[0] == "misfortune_blue"
    assert game.state.table.owners[4:] == [-1, -1, -1, 0]


@rule("A26")
def test_as_many_different_colours_as_players_are_needed() -> None:
    start = kubik.game("dice_forge").start
    for colours in (["red"], ["red", "red"], ["red", "red", "blue"]):
        with pytest.raises(BadSetup, match="2 different ones are needed"):
            start(2, module="titans", colours=colours)
    for players in (2, 3, 4):
        assert len(set(start(players, module="titans").rules.colours)) == players
        assert start(players, colours=COLOURS[:players]).rules.players == players


@rule("DF-210", "DF-211")
def test_whenever_the_misfortune_is_applied_its_owner_applies_both_dice_of_the_bearer() -> None:
    game = titans().owner("misfortune_red", 0).bless("misfortune_red gold_3", 1)
    assert (game.asked, game.options()) == (1, ["choose:1", "choose:2"])
    game.choose("choose:1")
    assert (game.they.ancient, game.they.cell) == (1, 15)
    assert (game.asked, game.ask) == (0, "pick")
    game.choose("choose:2")
    assert (game.me.gold, game.me.ancient, game.me.cell) == (3, 0, 17)
    assert (game.they.gold, game.ask) == (3, "act")


@rule("DF-210")
def test_the_dice_of_the_bearer_count_as_they_lie_even_if_only_one_was_rolled() -> None:
    game = titans().owner("misfortune_red", 0).theirs(dark="moon_2").bless_little("misfortune_red", 1)
    game.choose("choose:1", "choose:1")
    assert (game.they.moon, game.they.ancient) == (0, 1)
    assert (game.me.moon, game.me.ancient) == (2, 1)


@rule("DF-210")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_whoever_applies_the_misfortune_calls_its_owner(owner: int) -> None:
    game = titans(3).owner("misfortune_red", owner).mine(gold=3, feats="light")
    game.theirs(light="misfortune_red", dark="moon_2").choose("use:light", "copy:misfortune_red", "choose:1")
    game.choose("choose:2")
    expected = [[0, 0], [0, 0], [0, 0]]
    expected[0][0] += 1  # the one who applied it took a shard
    expected[owner][1] += 2  # the owner chose loyalty, and has the moons of the bearer's other die
    assert [[game.at(seat).ancient, game.at(seat).moon] for seat in range(3)] == expected


@rule("DF-210")
def test_the_owners_own_application_does_not_call_again() -> None:
    game = titans().owner("misfortune_red", 0).bless("misfortune_red moon_1", 1).choose("choose:2", "choose:2")
    assert (game.me.cell, game.me.moon, game.ask) == (17, 1, "act")


@rule("A12", "DF-210")
def test_the_owner_of_a_misfortune_has_no_bonus_of_a_zone() -> None:
    game = titans().owner("misfortune_red", 0).mine(cell=28).theirs(cell=28)
    game.bless("misfortune_red gold_3", 1).choose("choose:2", "choose:2")
    assert (game.they.gold, game.they.glory) == (4, 1)
    assert (game.me.gold, game.me.glory) == (3, 0)


@rule("DF-211")
@pytest.mark.parametrize(("option", "ancient", "cell"), [("choose:1", 1, 15), ("choose:2", 0, 17)])
def test_the_bearer_of_a_misfortune_gains_an_ancient_shard_or_loyalty(option: str, ancient: int, cell: int) -> None:
    game = titans().owner("misfortune_red", 0).bless_little("misfortune_red", 1).choose(option)
    assert (game.they.ancient, game.they.cell) == (ancient, cell)


@rule("DF-212")
def test_two_misfortunes_of_two_owners() -> None:
    game = titans(3).owner("misfortune_red", 0).owner("misfortune_green", 2)
    game.bless("misfortune_red misfortune_green", 1).choose("choose:1")
    assert (game.asked, game.they.ancient) == (0, 1)
    game.choose("choose:1", "choose:1")  # the owner of the red card applies both faces
    assert (game.asked, game.me.ancient) == (1, 2)
    game.choose("choose:1")  # the bearer's second face
    assert (game.asked, game.they.ancient) == (2, 2)
    game.choose("choose:1", "choose:1")
    assert [game.at(seat).ancient for seat in range(3)] == [2, 2, 2]
    assert (game.asked, game.ask) == (0, "act")


@rule("DF-212")
def test_two_misfortunes_of_one_owner() -> None:
    game = titans().owner("misfortune_red", 0).owner("misfortune_green", 0)
    game.bless("misfortune_red misfortune_green", 1).choose("choose:1")
    game.choose("choose:1", "choose:1", "choose:1", "choose:1", "choose:1")
    assert (game.they.ancient, game.me.ancient) == (2, 4)
    assert (game.asked, game.ask) == (0, "act")


@rule("DF-213")
@pytest.mark.parametrize(("option", "ancient", "cell"), [("choose:1", 3, 13), ("choose:2", 0, 19)])
def test_misfortune_with_times_3(option: str, ancient: int, cell: int) -> None:
    game = titans().owner("misfortune_red", 0).bless("misfortune_red times3", 1).choose(option, option)
    assert (game.they.ancient, game.they.cell) == (ancient, cell)
    assert (game.me.ancient, game.me.cell) == (ancient, cell)


@rule("DF-210", "A14")
def test_under_the_minotaur_the_owner_of_a_misfortune_gains_all_the_same() -> None:
    game = titans(3, "minotaur").owner("misfortune_red", 2).mine(sun=3).theirs(gold=5, ancient=2)
    game.theirs(light="misfortune_red", dark="gold_3").dice(1, "misfortune_red gold_3").dice(2, "gold_1 gold_1")
    game.player(2, gold=2, cell=26).choose("feat:minotaur", "choose:1")
    assert (game.they.ancient, game.they.cell) == (1, 16)
    game.choose("choose:1")
    assert (game.they.gold, game.at(2).gold, game.at(2).ancient) == (2, 2 + 3 - 2, 1)


# --- faces ------------------------------------------------------------------------------------------------------------


@rule("DF-214", "DF-215", "DF-216")
@pytest.mark.parametrize(
    ("chaos", "other", "ancient", "cell"),
    [
        ("chaos_blue", "moon_2", 2, 14),
        ("chaos_red", "sun_2", 2, 14),
        ("chaos_yellow", "gold_3", 0, 18),
        ("chaos_green", "glory_2", 0, 18),
    ],
)
def test_chaos_gives_three_glory_more_beside_its_resource(chaos: str, other: str, ancient: int, cell: int) -> None:
    for wanted in ("gold_3", "sun_2", "moon_2", "glory_2"):
        game = titans().bless(f"{chaos} {wanted}")
        if game.ask == "order":
            game.choose(f"first:{chaos}")
        base = 2 if wanted == "glory_2" else 0
        assert game.me.glory - base == (3 if wanted == other else 0)
        assert (game.me.ancient, game.me.cell) == (ancient, cell)


@rule("DF-215")
def test_chaos_applied_first_or_last_sees_the_other_face() -> None:
    for first, gold in (("chaos_yellow", 3 + 1), ("gold_3", 3)):
        game = titans().mine(cell=18).bless("chaos_yellow gold_3").choose(f"first:{first}")
        assert (game.me.glory, game.me.gold, game.me.cell) == (3, gold, 20)


@rule("DF-215")
def test_chaos_beside_a_choice_depends_on_what_is_chosen() -> None:
    for option, glory in (("choose:1", 0), ("choose:2", 3), ("choose:3", 0)):
        game = titans().bless("chaos_red gold_1_or_sun_1_or_moon_1").choose(option)
        assert (game.me.glory, game.me.ancient) == (glory, 2)


@rule("DF-215")
@pytest.mark.parametrize("colour", COLOURS)
def test_chaos_alone_gives_the_lesser_reward(colour: str) -> None:
    game = titans().bless_little(f"chaos_{colour}")
    assert (game.me.glory, game.me.cell) == (0, 14 if colour in ("red", "blue") else 18)


@rule("DF-217")
@pytest.mark.parametrize(
    ("face", "gold", "glory", "ancient", "cell"),
    [
        ("loyalty_1_glory_1", 0, 1, 0, 17),
        ("ancient_1", 0, 0, 1, 15),
        ("gold_3_ancient_1", 3, 0, 1, 15),
        ("gold_2_loyalty_1_glory_1", 2, 1, 0, 17),
    ],
)
def test_plain_titan_faces(face: str, gold: int, glory: int, ancient: int, cell: int) -> None:
    game = titans().bless_little(face)
    assert (game.me.gold, game.me.glory, game.me.ancient, game.me.cell) == (gold, glory, ancient, cell)
    assert (game.me.sun, game.me.moon) == (0, 0)
