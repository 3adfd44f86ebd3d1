"""The feats of the base game (DF-078 to DF-108)."""

from __future__ import annotations

from typing import Any

import pytest

from kubik.games.dice_forge.content import FACE, FEAT
from kubik.games.dice_forge.islands import Card
from tests.dice_forge.table import Game, rule, table


def mine(game: Game) -> dict[str, int]:
    """What I have."""
    piles = {name: getattr(game.me, name) for name in ("gold", "sun", "moon", "glory")}
    return {name: n for name, n in piles.items() if n}


# --- moon: hammer and chest -------------------------------------------------------------------------------------------


def hammer(reached: int = 0, hammers: int = 1, **things: Any) -> Game:
    return table(4).mine(hammers=hammers, hammer=reached, sun=2, **things)


@rule("DF-078")
def test_the_hammer_takes_any_part_of_gold_that_is_gained() -> None:
    game = table().mine(moon=1, sun=2).choose("feat:blacksmiths_hammer")
    assert (game.me.hammers, game.me.hammer, game.me.gold) == (1, 0, 0)
    game.bless("gold_4 sun_1")
    assert (game.ask, game.amounts()) == ("hammer_gold", [*range(5)])
    game.choose("amount:3")
    assert (game.me.hammer, game.me.gold, game.me.sun) == (3, 1, 3)


@rule("DF-078")
def test_every_gain_of_gold_is_asked_about() -> None:
    game = hammer(feats="guardians_owl").choose("use:guardians_owl", "choose:1")
    assert game.amounts() == [0, 1]
    game.choose("amount:1", "feat:wild_spirits")
    assert game.amounts() == [*range(4)]
    game.choose("amount:3")
    assert (game.me.hammer, game.me.gold) == (4, 0)
    both = hammer().bless("gold_3 gold_4")
    while both.ask == "hammer_gold":
        both.choose(f"amount:{both.amounts()[-1]}")
    assert (both.me.hammer, both.me.gold) == (7, 0)


@rule("DF-078")
def test_a_full_reserve_loses_nothing_to_the_hammer() -> None:
    game = hammer(gold=12).bless("gold_6 sun_1").choose("amount:6")
    assert (game.me.hammer, game.me.gold) == (6, 12)


@rule("DF-047")
def test_what_is_kept_from_the_hammer_is_lost_above_the_cap() -> None:
    assert hammer(gold=10).bless("gold_6 sun_1").choose("amount:1").me.gold == 12


@rule("DF-079")
def test_the_hammer_pays_10_and_then_15_glory() -> None:
    game = hammer(11).bless("gold_4 sun_1").choose("amount:3")
    assert (game.me.hammer, game.me.glory, game.me.gold) == (14, 0, 1)
    game.bless("gold_1 sun_1").choose("amount:1")
    assert (game.me.hammer, game.me.glory) == (15, 10)
    game = hammer(26, glory=10).bless("gold_4 sun_1").choose("amount:4")
    assert (game.me.hammer, game.me.glory) == (30, 25)


@rule("DF-079", "DF-080")
def test_a_finished_hammer_does_nothing() -> None:
    game = hammer(30).bless("gold_4 sun_1")
    assert (game.me.hammer, game.me.gold, game.ask) == (30, 4, "act")
    assert [event.facts["gold"] for event in game.told("gains") if "gold" in event.facts] == [4]


@rule("DF-080", "DF-DX-11")
def test_gold_beyond_the_first_phase_goes_into_the_second() -> None:
    game = hammer(14).bless("gold_4 times3").choose("amount:12")
    assert (game.me.glory, game.me.hammer - 15, game.me.gold) == (10, 11, 0)


@rule("DF-080")
def test_gold_beyond_the_second_phase_goes_to_the_reserve() -> None:
    game = hammer(28).bless("gold_6 sun_1")
    assert game.amounts() == [0, 1, 2]
    game.choose("amount:2")
    assert (game.me.glory, game.me.gold) == (15, 4)


@rule("DF-080")
def test_gold_on_the_hammer_cannot_be_spent() -> None:
    game = hammer(12, feats="elder")
    assert not [key for key in game.options() if key.startswith(("buy", "use"))]


@rule("DF-078")
@pytest.mark.parametrize(("how", "first", "later"), [("all", (4, 0), (11, 0)), ("none", (0, 4), (0, 11))])
def test_it_may_be_said_once_what_always_goes_on_the_hammer(
    how: str, first: tuple[int, int], later: tuple[int, int]
) -> None:
    game = hammer().bless("gold_4 sun_1")
    assert game.options()[-2:] == ["hammer:all", "hammer:none"]
    game.choose(f"hammer:{how}")
    assert (game.me.hammer, game.me.gold) == first
    assert game.bless("gold_6 gold_1").ask == "act"
    assert (game.me.hammer, game.me.gold) == later


@rule("DF-078")
def test_it_can_be_asked_for_again_in_the_own_turn() -> None:
    game = hammer().bless("gold_4 sun_1").choose("hammer:all")
    assert "hammer:ask" in game.options()
    game.choose("hammer:ask")
    assert (game.ask, "hammer:ask" in game.options()) == ("act", False)
    assert game.bless("gold_4 sun_1").ask == "hammer_gold"


@rule("DF-078", "DF-080")
def test_what_always_goes_on_the_hammer_ends_with_it() -> None:
    game = hammer(28, hammering="all", gold=1).bless("gold_6 sun_1")
    assert (game.me.hammer, game.me.glory, game.me.gold) == (30, 15, 1 + 4)
    assert game.bless("gold_6 sun_1").me.gold == 11


@rule("DF-081")
def test_several_hammers_are_completed_one_after_another() -> None:
    game = hammer(28, hammers=2).bless("gold_6 sun_1")
    assert game.amounts()[-1] == 6
    game.choose("amount:6")
    assert (game.me.glory, game.me.hammer) == (15, 34)
    game = hammer(44, hammers=2).bless("gold_1 sun_1").choose("amount:1")
    assert game.me.glory == 10
    game = hammer(59, hammers=2).bless("gold_4 sun_1").choose("amount:1")
    assert (game.me.glory, game.me.gold) == (15, 3)


@rule("DF-082")
@pytest.mark.parametrize("copies", [1, 2])
def test_every_chest_raises_the_caps(copies: int) -> None:
    game = table().mine(gold=12, moon=6, sun=6)
    for _ in range(copies):
        game.does(Card(0, FEAT["blacksmiths_chest"]))
    game.bless("gold_6 times3").bless("sun_2 times3").bless("moon_2 times3")
    assert (game.me.gold, game.me.sun, game.me.moon) == (12 + 4 * copies, 6 + 3 * copies, 6 + 3 * copies)
    assert game.bless("gold_6 times3", 1).they.gold == 12


# --- moon: the others -------------------------------------------------------------------------------------------------


@rule("DF-083")
def test_the_silver_hind_may_bring_a_minor_blessing_each_turn() -> None:
    game = table().mine(feats="silver_hind", light="gold_1 sun_2", gold=2)
    game.choose("use:silver_hind").dice(0, "sun_2").choose("die:light")
    assert mine(game) == {"gold": 2, "sun": 2}
    assert "use:silver_hind" not in game.options()
    assert "use:silver_hind" in game.new_turn().options()


@rule("DF-084")
def test_satyrs_take_two_dice_of_all_others_as_one_blessing() -> None:
    game = table(3).mine(moon=3, sun=2).theirs(light="gold_4", dark="sun_1").player(2, light="moon_2", dark="glory_3")
    game.dice(1, "gold_4 sun_1").dice(2, "moon_2 glory_3").choose("feat:satyrs")
    assert (game.asked, game.ask) == (0, "satyrs_die")
    assert game.options() == ["pick:1:light", "pick:1:dark", "pick:2:light", "pick:2:dark"]
    game.choose("pick:2:dark")
    assert game.options() == ["pick:1:light", "pick:1:dark", "pick:2:light"]  # no die twice
    game.choose("pick:1:light")
    assert mine(game) == {"sun": 2, "gold": 4, "glory": 3}
    for seat in (1, 2):
        assert game.at(seat).reserve == [0] * 5
    assert (game.they.up, game.me.up) == (["gold_4", "sun_1"], ["gold_1", "gold_1"])


@rule("DF-084")
def test_of_equal_faces_it_is_not_asked_which_die_of_the_satyrs_is_used() -> None:
    game = table(3).mine(moon=3, sun=2).theirs(light="gold_4").dice(1, "gold_4 gold_1").dice(2, "gold_1 gold_1")
    game.choose("feat:satyrs", "pick:1:light")
    assert mine(game) == {"sun": 2, "gold": 5}
    game = table(3).mine(moon=3, sun=2).dice(1, "gold_1 gold_1").dice(2, "gold_1 gold_1").choose("feat:satyrs")
    assert (mine(game), game.ask) == ({"sun": 2, "gold": 2}, "extra")


@rule("DF-084")
@pytest.mark.parametrize(
    ("faces", "gains"),
    [
        ("times3 sun_1", {"sun": 2 + 3}),
        ("shield_blue moon_2", {"sun": 2, "moon": 2, "glory": 5}),
        ("shield_blue gold_1", {"sun": 2, "moon": 2, "gold": 1}),
    ],
)
def test_the_two_dice_of_the_satyrs_work_together(faces: str, gains: dict[str, int]) -> None:
    light, dark = faces.split()
    game = table().mine(moon=3, sun=2).theirs(light=light, dark=dark).dice(1, faces)
    assert mine(game.choose("feat:satyrs")) == gains


@rule("DF-084")
def test_the_owner_makes_the_choices_of_the_satyrs_and_no_cerberus_follows() -> None:
    """A29."""
    game = table().mine(moon=3, sun=2, cerberus=1).theirs(light="gold_3_or_glory_2", dark="gold_1", cerberus=1)
    game.dice(1, "gold_3_or_glory_2 gold_1").choose("feat:satyrs")
    assert (game.asked, game.ask) == (0, "pick")
    game.choose("choose:2")
    assert (mine(game), game.ask) == ({"sun": 2, "gold": 1, "glory": 2}, "extra")


@rule("DF-085", "DF-088", "DF-094")
@pytest.mark.parametrize(
    ("feat", "sun", "moon", "glory"), [("ferryman", 2, 4, 12), ("hydra", 6, 5, 26), ("gorgon", 6, 0, 14)]
)
def test_ferryman_hydra_and_gorgon_bring_glory_at_the_end_and_nothing_else(
    feat: str, sun: int, moon: int, glory: int
) -> None:
    game = table().mine(sun=sun, moon=moon).choose(f"feat:{feat}")
    assert not {event.kind for event in game.events} & {"rolls", "gains", "loses", "forges"}
    assert game.ends().sheet["total"] == (glory, 0)


@rule("DF-086")
def test_the_helmet_forges_a_times_three() -> None:
    game = table().mine(moon=5, sun=2).choose("feat:helmet_of_invisibility")
    assert (game.ask, game.me.moon) == ("forge", 0)
    game.choose("replace:dark:gold_1")
    assert (game.me.dark[0], game.me.up[1], game.me.discard) == ("times3", "times3", ["gold_1"])


@rule("DF-087")
def test_cancer_brings_two_divine_blessings_one_after_the_other() -> None:
    game = table(3).mine(moon=6, sun=2, light="gold_3_or_glory_2", dark="gold_4").theirs(light="gold_6")
    game.dice(0, "gold_3_or_glory_2 gold_4").choose("feat:cancer")
    assert (game.ask, [event.seat for event in game.told("rolls")]) == ("pick", [0])
    game.dice(0, "gold_3_or_glory_2 gold_1").choose("choose:2", "choose:1")
    assert [event.seat for event in game.told("rolls")] == [0, 0]
    assert (mine(game), game.they.gold) == ({"sun": 2, "gold": 4 + 3 + 1, "glory": 2}, 0)


# --- sun --------------------------------------------------------------------------------------------------------------


@rule("DF-089")
def test_the_elder_gives_4_glory_for_3_gold() -> None:
    game = table().mine(feats="elder elder", gold=7).choose("use:elder")
    assert mine(game) == {"gold": 4, "glory": 4}
    game.choose("use:elder")
    assert mine(game) == {"gold": 1, "glory": 8}
    assert "use:elder" not in table().mine(feats="elder", gold=2).options()


@rule("DF-090")
def test_wild_spirits_give_3_gold_and_3_moon() -> None:
    assert mine(table().mine(sun=3).choose("feat:wild_spirits")) == {"sun": 2, "gold": 3, "moon": 3}


@rule("DF-091")
@pytest.mark.parametrize(("option", "gains"), [(1, {"gold": 1}), (2, {"sun": 1}), (3, {"moon": 1})])
def test_the_owl_gives_1_gold_or_1_sun_or_1_moon(option: int, gains: dict[str, int]) -> None:
    game = table().mine(feats="guardians_owl silver_hind").choose("use:guardians_owl", f"choose:{option}")
    assert mine(game) == gains


@rule("DF-092")
def test_under_the_minotaur_all_others_roll_and_lose() -> None:
    game = table(3).mine(sun=5, gold=3, glory=3)
    game.theirs(light="gold_4", dark="glory_3", gold=10, glory=10, sun=1)
    game.player(2, light="gold_1_sun_1_moon_1_glory_1", dark="moon_2", gold=5, sun=5, moon=5, glory=5)
    game.dice(1, "gold_4 glory_3").dice(2, "gold_1_sun_1_moon_1_glory_1 moon_2").choose("feat:minotaur")
    assert game.they.reserve == [6, 1, 0, 7, 0]
    assert game.at(2).reserve == [4, 4, 2, 4, 0]
    assert mine(game) == {"sun": 2, "gold": 3, "glory": 3}
    assert (game.they.up, [event.seat for event in game.told("rolls")]) == (["gold_4", "glory_3"], [1, 2])


@rule("DF-092", "DF-009")
@pytest.mark.parametrize("active", range(4))
def test_the_victims_of_the_minotaur_lose_clockwise(active: int) -> None:
    game = table(4).new_turn(active).player(active, sun=5)
    victims = [(active + place) % 4 for place in (1, 2, 3)]
    for seat in victims:
        game.player(seat, light="gold_3_or_glory_2").dice(seat, "gold_3_or_glory_2 gold_1")
    game.choose("feat:minotaur")
    asked = []
    while game.ask == "pick":
        asked.append(game.asked)
        game.choose("choose:1")
    assert asked == victims


@rule("DF-092")
def test_nothing_falls_below_0_and_nothing_else_is_taken_instead() -> None:
    game = table().mine(sun=5).theirs(light="gold_6", dark="glory_4", gold=2, glory=1, sun=6, moon=6)
    assert game.dice(1, "gold_6 glory_4").choose("feat:minotaur").they.reserve == [0, 6, 6, 0, 0]


@rule("DF-093")
@pytest.mark.parametrize(("option", "left"), [(1, [2, 5, 5, 5, 0]), (2, [5, 5, 5, 3, 0])])
def test_the_victim_chooses_what_a_choice_takes(option: int, left: list[int]) -> None:
    game = table().mine(sun=5).theirs(light="gold_3_or_glory_2", dark="ship", gold=5, sun=5, moon=5, glory=5)
    game.dice(1, "gold_3_or_glory_2 ship").choose("feat:minotaur")
    assert (game.asked, game.ask) == (1, "pick")
    assert game.choose(f"choose:{option}").they.reserve == left


@rule("DF-093")
def test_what_the_victim_has_none_of_may_be_chosen() -> None:
    game = table().mine(sun=5).theirs(light="gold_1_or_sun_1_or_moon_1", dark="ship", gold=5)
    game.dice(1, "gold_1_or_sun_1_or_moon_1 ship").choose("feat:minotaur", "choose:2")
    assert game.they.reserve == [5, 0, 0, 0, 0]


@rule("DF-093")
def test_times_three_triples_the_loss() -> None:
    game = table().mine(sun=5).theirs(light="gold_3", dark="times3", gold=12).dice(1, "gold_3 times3")
    assert game.choose("feat:minotaur").they.gold == 3


@rule("DF-093")
def test_a_ship_does_nothing_under_the_minotaur() -> None:
    game = (
        table().mine(sun=5).theirs(light="ship", dark="gold_1", gold=9).dice(1, "ship gold_1").choose("feat:minotaur")
    )
    assert (game.they.gold, game.asked, game.ask) == (8, 0, "extra")


@rule("DF-093")
def test_the_owner_of_a_boar_gains_even_under_the_minotaur() -> None:
    game = table(feats="tenacious_boar").mine(sun=5).owner("boar_red", 0)
    game.theirs(light="boar_red", dark="gold_1", sun=2, moon=2, gold=2).dice(1, "boar_red gold_1")
    game.choose("feat:minotaur", "choose:2")
    assert (game.asked, game.ask) == (0, "boar_owner")
    game.choose("choose:3")
    assert (game.they.reserve, game.me.glory) == ([1, 2, 1, 0, 0], 3)


@rule("DF-093")
@pytest.mark.parametrize(("other", "left"), [("sun_1", [5, 4, 5, 1, 0]), ("gold_1", [4, 3, 5, 6, 0])])
def test_a_shield_takes_either_of_its_rewards(other: str, left: list[int]) -> None:
    game = table().mine(sun=5).theirs(light="shield_red", dark=other, gold=5, sun=5, moon=5, glory=6)
    assert game.dice(1, f"shield_red {other}").choose("feat:minotaur").they.reserve == left


@rule("DF-093")
def test_a_mirror_under_the_minotaur_takes_what_it_copies() -> None:
    game = table().mine(sun=5, light="gold_4", dark="sun_1").theirs(light="mirror", dark="gold_1", gold=9, sun=3)
    game.dice(1, "mirror gold_1").choose("feat:minotaur", "copy:sun_1")
    assert game.they.reserve == [8, 2, 0, 0, 0]
    game = table().mine(sun=5, light="gold_4").theirs(light="mirror", dark="ship", gold=9).dice(1, "mirror ship")
    assert game.choose("feat:minotaur").ask == "mirror"  # the ship does nothing, so there is no order to choose


@rule("DF-092", "DF-100")
def test_no_cerberus_repeats_a_loss() -> None:
    game = table(feats="cerberus").mine(sun=5).theirs(light="gold_3", dark="sun_1", gold=9, cerberus=1)
    game.dice(1, "gold_3 sun_1").choose("feat:minotaur")
    assert (game.they.gold, game.asked, game.ask) == (6, 0, "extra")


@rule("DF-093")
def test_neither_hammer_nor_scepter_gold_is_lost() -> None:
    game = table().mine(sun=5).theirs(light="gold_6", dark="gold_1", gold=2, hammers=1, hammer=9, scepters=[5])
    game.dice(1, "gold_6 gold_1").choose("feat:minotaur")
    assert (game.they.gold, game.they.hammer, game.they.scepters) == (0, 9, [5])


@rule("DF-095")
def test_the_mirror_of_the_abyss_forges_a_mirror() -> None:
    game = table().mine(sun=6).choose("feat:mirror_of_the_abyss", "replace:light:sun_1")
    assert (game.me.light[-1], game.me.up[0], game.me.discard) == ("mirror", "mirror", ["sun_1"])


@rule("DF-096")
def test_the_sphinx_blesses_four_times_with_one_die() -> None:
    game = table().mine(sun=6, light="gold_3_or_glory_2", dark="sun_1", gold=2).choose("feat:sphinx")
    assert (game.ask, game.options()) == ("minor_same", ["die:light", "die:dark"])
    game.dice(0, "gold_3_or_glory_2").choose("die:light")
    for number in range(1, 5):
        assert (game.ask, len(game.told("rolls"))) == ("pick", number)
        if number < 4:
            game.dice(0, "gold_3_or_glory_2")
        game.choose("choose:2")
    assert (mine(game), game.me.up) == ({"gold": 2, "glory": 8}, ["gold_3_or_glory_2", "sun_1"])


# --- alternates: moon -------------------------------------------------------------------------------------------------


@rule("DF-097")
@pytest.mark.parametrize("bears", [1, 2])
def test_the_great_bear_pays_for_ousting(bears: int) -> None:
    game = table(3, feats="great_bear").mine(sun=6, feats=" ".join(["great_bear"] * bears)).theirs(island=5)
    game.dice(1, "gold_1 gold_1").choose("feat:gorgon")
    assert (game.me.glory, game.they.glory) == (3 * bears, 0)


@rule("DF-097")
@pytest.mark.parametrize("bears", [1, 2])
def test_and_for_being_ousted(bears: int) -> None:
    game = table(3, feats="great_bear").mine(sun=6).theirs(island=5, feats=" ".join(["great_bear"] * bears))
    game.dice(1, "gold_1 gold_1").choose("feat:gorgon")
    assert (game.me.glory, game.they.glory) == (0, 3 * bears)


@rule("DF-097")
def test_it_pays_nothing_when_nobody_is_ousted_or_two_others_meet() -> None:
    game = table(3, feats="great_bear").mine(sun=6, feats="great_bear").theirs(island=4).choose("feat:gorgon")
    assert game.me.glory == 0
    game = table(3, feats="great_bear").mine(sun=6).theirs(island=5).player(2, feats="great_bear", island=4)
    assert game.dice(1, "gold_1 gold_1").choose("feat:gorgon").at(2).glory == 0


@rule("DF-098")
def test_the_boar_is_forged_by_a_player_of_choice_over_a_face_of_that_players_choice() -> None:
    game = table(3, feats="tenacious_boar").mine(moon=3, sun=2).choose("feat:tenacious_boar")
    assert (game.asked, game.options()) == (0, ["target:1", "target:2"])
    game.choose("target:2")
    assert (game.asked, game.ask) == (2, "forge")
    assert len(game.options()) == 5
    game.choose("replace:dark:glory_2")
    side = game.at(2)
    assert (side.dark[-1], side.up[1], side.discard) == ("boar_red", "boar_red", ["glory_2"])
    assert game.state.table.stock[FACE["boar_red"]] == 0
    assert (game.asked, game.ask) == (0, "extra")


@rule("DF-098")
def test_a_second_boar_has_another_colour_and_its_own_owner() -> None:
    game = table(2, feats="tenacious_boar").mine(moon=3, sun=2).theirs(moon=3, sun=2)
    game.choose("feat:tenacious_boar", "replace:light:sun_1", "end_turn")
    game.new_turn(1).dice(0, "gold_1 gold_1").choose("feat:tenacious_boar", "replace:light:sun_1")
    assert (game.they.light[-1], game.me.light[-1]) == ("boar_red", "boar_green")
    assert game.state.table.owners[:4] == [0, 1, -1, -1]


@rule("DF-099")
def test_the_owner_of_the_boar_gains_whoever_applies_it() -> None:
    game = table(4, feats="tenacious_boar").mine(gold=2).theirs(light="boar_red").owner("boar_red", 0)
    game.bless("mirror gold_1", 3).choose("copy:boar_red", "choose:2")
    assert (game.at(3).moon, game.asked, game.ask) == (1, 0, "boar_owner")
    game.choose("choose:1")
    assert (game.me.sun, game.they.sun, game.they.moon) == (1, 0, 0)


@rule("DF-099")
def test_the_owner_who_copies_the_boar_gains_twice() -> None:
    game = table(3, feats="tenacious_boar").mine(gold=2).theirs(light="boar_red").owner("boar_red", 0)
    game.bless("mirror sun_1").choose("copy:boar_red", "choose:1", "choose:1")
    assert game.me.sun == 3


@rule("DF-099")
def test_every_application_counts() -> None:
    game = table(feats="tenacious_boar cerberus").mine(gold=2).theirs(cerberus=1).owner("boar_red", 0)
    game.bless("boar_red gold_1", 1).choose("choose:1", "choose:3", "repeat", "choose:2", "choose:3")
    assert (game.they.sun, game.they.moon, game.me.glory) == (1, 1, 6)


@rule("DF-100")
def test_a_cerberus_token_applies_the_result_again_with_fresh_choices() -> None:
    game = table(feats="cerberus").mine(moon=4, sun=2).choose("feat:cerberus")
    assert game.me.cerberus == 1
    game.bless("gold_3_or_glory_2 moon_2").choose("choose:1")
    assert (game.ask, game.options()) == ("cerberus", ["repeat", "done"])
    game.choose("repeat", "choose:2")
    assert (mine(game), game.me.cerberus) == ({"sun": 2, "gold": 3, "glory": 2, "moon": 4}, 0)


@rule("DF-100")
def test_it_follows_a_minor_blessing_too_and_may_be_kept() -> None:
    game = table(feats="cerberus").mine(cerberus=1, gold=2).bless_little("sun_1").choose("repeat")
    assert (game.me.sun, game.me.cerberus) == (2, 0)
    game = table(feats="cerberus").mine(cerberus=1, gold=2).bless_little("sun_1").choose("done")
    assert (game.me.sun, game.me.cerberus) == (1, 1)


@rule("DF-100")
def test_the_rolled_result_is_repeated_even_if_its_ship_forged_over_it() -> None:
    game = table(3, feats="cerberus celestial_ship").mine(cerberus=1).bless("ship gold_3")
    game.choose("first:gold_3", "buy:gold_4", "replace:dark:gold_3", "repeat")
    assert game.options() == ["first:ship", "first:gold_3"]
    assert game.choose("first:gold_3").me.gold == 2 + 3


@rule("DF-100")
def test_each_of_several_blessings_may_be_repeated() -> None:
    game = table(feats="cerberus").mine(moon=6, sun=2, cerberus=2, light="moon_1", dark="glory_2")
    game.dice(0, "moon_1 glory_2").choose("feat:cancer").dice(0, "moon_1 glory_2").choose("repeat", "repeat")
    assert mine(game) == {"sun": 2, "moon": 4, "glory": 8}


@rule("DF-101")
def test_only_one_cerberus_token_follows_a_roll() -> None:
    game = table(feats="cerberus").mine(cerberus=2, gold=2).bless("sun_1 glory_2").choose("repeat")
    assert (game.ask, game.me.sun, game.me.glory, game.me.cerberus) == ("act", 2, 4, 1)


@rule("DF-101")
def test_it_may_be_used_in_the_turn_of_another() -> None:
    game = table(3, feats="cerberus").mine(cerberus=1, light="sun_1").theirs(gold=12)
    game.dice(1, "gold_1 gold_1").dice(2, "gold_1 gold_1").dice(0, "sun_1 gold_1").blessings(1)
    assert (game.asked, game.ask) == (0, "cerberus")
    game.choose("repeat")
    assert (game.me.sun, game.me.gold, game.asked) == (2, 2, 1)


@rule("DF-102", "A30")
def test_the_sentinel_turns_all_sun_or_all_moon_of_a_face_into_2_glory_each_or_none_of_it() -> None:
    game = table(feats="sentinel").mine(moon=6, sun=2, light="sun_2", dark="glory_2_moon_2")
    game.dice(0, "sun_2 glory_2_moon_2").choose("feat:sentinel")
    assert (game.ask, game.options()) == ("convert", ["amount:0", "amount:2"])
    game.choose("amount:2")
    assert (game.me.sun, game.me.glory, game.ask) == (2, 4 + 2, "convert")
    game.dice(0, "gold_1 gold_1").choose("amount:0")
    assert mine(game) == {"sun": 2, "moon": 2, "glory": 4 + 2, "gold": 2}
    assert (game.ask, len(game.told("rolls"))) == ("extra", 2)


@rule("DF-102", "A30")
def test_it_may_be_agreed_that_the_sentinel_turns_any_part_of_a_gain() -> None:
    game = table(feats="sentinel", convert_parts=True).mine(moon=6, sun=2, light="sun_2", dark="glory_2_moon_2")
    game.dice(0, "sun_2 glory_2_moon_2").choose("feat:sentinel")
    assert (game.ask, game.options()) == ("convert", ["amount:0", "amount:1", "amount:2"])
    game.choose("amount:1")
    assert (game.me.sun, game.me.glory, game.ask) == (3, 2 + 2, "convert")
    game.dice(0, "gold_1 gold_1").choose("amount:2")
    assert mine(game) == {"sun": 3, "glory": 2 + 2 + 4, "gold": 2}


@rule("DF-102", "A30")
def test_sun_and_moon_of_one_face_are_two_gains() -> None:
    game = table(feats="sentinel").mine(moon=6, sun=2, light="gold_1_sun_1_moon_1_glory_1", dark="gold_1")
    game.dice(0, "gold_1_sun_1_moon_1_glory_1 gold_1").choose("feat:sentinel")
    game.dice(0, "gold_1 gold_1").choose("amount:1", "amount:0")
    assert mine(game) == {"sun": 2, "moon": 1, "glory": 1 + 2, "gold": 4}


@rule("DF-102")
def test_each_gain_may_also_be_stored() -> None:
    game = table(feats="sentinel").mine(moon=6, sun=2, light="sun_2", dark="gold_4")
    game.dice(0, "sun_2 gold_4").choose("feat:sentinel").dice(0, "gold_1 gold_1").choose("amount:0")
    assert mine(game) == {"sun": 4, "gold": 6}


@rule("DF-100", "DF-102")
def test_what_cerberus_applies_again_is_still_the_sentinels() -> None:
    game = table(feats="sentinel cerberus").mine(moon=6, sun=2, cerberus=1, light="sun_2", dark="glory_2")
    for _ in range(2):
        game.dice(0, "sun_2 glory_2")
    game.choose("feat:sentinel", "amount:2", "repeat")
    assert (game.ask, game.options()) == ("convert", ["amount:0", "amount:2"])
    game.choose("amount:2", "amount:2")
    assert mine(game) == {"sun": 2, "glory": 3 * (2 * 2 + 2)}


@rule("DF-047", "DF-102")
def test_what_is_not_turned_is_lost_above_the_cap() -> None:
    game = table(feats="sentinel").mine(moon=6, sun=5, light="sun_2", dark="gold_4")
    game.dice(0, "sun_2 gold_4").choose("feat:sentinel").dice(0, "gold_1 gold_1").choose("amount:0")
    assert game.me.sun == 6


@rule("DF-102")
def test_tripled_shards_and_chosen_ones_may_be_turned_as_well() -> None:
    game = table(feats="sentinel").mine(moon=6, sun=2, light="gold_1_or_sun_1_or_moon_1", dark="times3")
    game.dice(0, "gold_1_or_sun_1_or_moon_1 times3").choose("feat:sentinel", "choose:3")
    game.dice(0, "gold_1 gold_1").choose("amount:3")
    assert mine(game) == {"sun": 2, "glory": 6, "gold": 2}


@rule("DF-103")
@pytest.mark.parametrize("forged", [0, 1, 7])
def test_typhon_gives_1_glory_for_each_forged_face(forged: int) -> None:
    game = table(feats="typhon").mine(sun=6, moon=5, discard=[0] * forged).theirs(discard=[0] * 3)
    assert game.choose("feat:typhon").me.glory == forged
    assert game.ends().sheet["total"] == (forged + 16, 0)


# --- alternates: sun --------------------------------------------------------------------------------------------------


@rule("DF-104")
def test_the_celestial_ship_forges_a_ship() -> None:
    game = table(feats="celestial_ship").mine(sun=4).choose("feat:celestial_ship", "replace:light:gold_1")
    assert (game.me.light[0], game.me.up[0], game.ask) == ("ship", "ship", "extra")


@rule("DF-105")
def test_the_guardians_shield_forges_a_shield_of_a_colour_that_is_left() -> None:
    game = table(feats="guardians_shield").mine(sun=5).stock(shield_green=0).choose("feat:guardians_shield")
    assert game.options() == ["take:shield_red", "take:shield_yellow", "take:shield_blue"]
    game.choose("take:shield_blue", "replace:dark:moon_1")
    assert ("shield_blue" in game.me.dark, game.me.discard) == (True, ["moon_1"])
    game.does(Card(0, FEAT["guardians_shield"]))
    assert game.options() == ["take:shield_red", "take:shield_yellow"]


@rule("DF-106")
def test_a_used_token_is_gone() -> None:
    game = table(feats="triton cerberus").mine(tritons=1, cerberus=1).choose("triton:moon")
    assert (game.me.tritons, [key for key in game.options() if key.startswith("triton")]) == (0, [])
    game.bless("sun_1 gold_1").choose("repeat").bless("sun_1 gold_1")
    assert (game.me.cerberus, game.ask) == (0, "act")


@rule("DF-106")
def test_an_unused_token_is_worth_nothing() -> None:
    game = table(feats="triton cerberus").mine(tritons=2, cerberus=2, glory=7)
    assert game.ends().sheet == {"glory": (7, 0), "total": (7, 0)}


@rule("DF-107")
@pytest.mark.parametrize(("kind", "gains"), [("sun", {"sun": 2}), ("moon", {"moon": 2}), ("gold", {"gold": 6})])
def test_a_triton_token_gives_2_sun_2_moon_or_6_gold(kind: str, gains: dict[str, int]) -> None:
    game = table(feats="triton").mine(sun=4, gold=0).choose("feat:triton")
    assert (game.me.tritons, game.ask) == (1, "extra")
    assert mine(game.choose(f"triton:{kind}")) == gains


@rule("DF-107")
def test_it_is_used_at_any_time_of_the_own_turn() -> None:
    triton = {"triton:sun", "triton:moon", "triton:gold"}
    game = table(4, feats="triton celestial_ship").mine(tritons=1, gold=6, sun=1)
    assert triton <= set(game.options())  # before the action
    game.choose("buy:gold_3", "replace:light:gold_1")
    assert triton <= set(game.options())  # during an offering
    game.choose("done")
    assert set(game.options()) == {*triton, "end_turn"}  # after the action
    game.choose("triton:sun", "extra")
    assert game.ask == "act"
    ship = table(4, feats="triton celestial_ship").mine(tritons=1)
    assert triton <= set(ship.bless("ship glory_2").options())  # with a ship
    ship.choose("triton:gold", "buy:glory_3", "replace:light:gold_1")
    assert ship.me.gold == 0


@rule("DF-107", "DF-041")
def test_it_is_used_after_the_extra_action_too() -> None:
    game = table(4, feats="triton").mine(tritons=1, sun=6).choose("pass", "extra", "feat:triton")
    assert (game.asked, game.ask, game.me.tritons) == (0, "extra", 2)
    assert game.options() == ["triton:sun", "triton:moon", "triton:gold", "end_turn"]
    game.choose("triton:sun")
    assert (game.me.sun, game.ask) == (2, "extra")
    assert game.refusal("extra") == "extra_taken"  # for all the sun there is
    game.choose("triton:gold")
    assert (game.me.gold, game.me.tritons, game.ask) == (6, 0, "")  # nothing is left to do: the turn is over


@rule("DF-107")
def test_it_helps_to_pay_an_offering_under_way() -> None:
    game = table(4, feats="triton").mine(tritons=1, gold=3).choose("buy:gold_3", "replace:light:gold_1", "triton:gold")
    game.choose("buy:moon_2", "replace:dark:gold_1")
    assert (game.me.gold, game.me.tritons) == (1, 0)


@rule("DF-107")
def test_its_gold_may_pay_the_twins() -> None:
    game = table(feats="triton twins").mine(tritons=1, twins=1).bless("gold_1 sun_1")
    assert (game.ask, game.options()) == ("twins", ["triton:gold", "keep"])
    game.choose("triton:gold")
    assert game.options() == ["reroll:light", "reroll:dark", "keep"]
    game.dice(0, "moon_1").choose("reroll:dark", "choose:2")
    assert (mine(game), game.me.tritons) == ({"gold": 6 - 3 + 1, "moon": 1, "glory": 1}, 0)
    theirs = table(feats="triton twins").mine(gold=2).theirs(tritons=1, twins=1).bless("gold_1 sun_1", 1)
    assert (theirs.asked, theirs.ask) == (0, "act")


@rule("DF-107")
def test_it_is_not_used_in_the_turn_of_another() -> None:
    game = table(3, feats="triton celestial_ship").mine(tritons=1, light="ship", gold=2).theirs(gold=12)
    game.dice(1, "gold_1 gold_1").dice(2, "gold_1 gold_1").dice(0, "ship glory_2").blessings(1)
    assert (game.asked, game.ask) == (0, "buy")
    assert not [key for key in game.options() if key.startswith("triton")]


@rule("DF-107")
def test_its_gold_may_go_to_the_hammer() -> None:
    game = hammer(10, tritons=1)
    assert game.choose("triton:gold").amounts() == [*range(7)]
    assert game.choose("amount:5").me.glory == 10


@rule("DF-108", "A30")
def test_the_cyclops_blesses_four_times_and_turns_all_gold_of_a_face_into_glory() -> None:
    game = table(feats="cyclops").mine(sun=6, moon=1, light="gold_6 sun_1 gold_3_or_glory_2").choose("feat:cyclops")
    game.dice(0, "gold_6").choose("die:light")
    assert (game.ask, game.options()) == ("convert", ["amount:0", "amount:6"])
    game.dice(0, "sun_1").dice(0, "gold_3_or_glory_2").choose("amount:6")
    assert (game.me.gold, game.me.glory, game.me.sun, game.ask) == (0, 6, 1, "pick")
    game.dice(0, "gold_6").choose("choose:2").choose("amount:0")
    assert (game.me.gold, game.me.glory) == (6, 8)
    assert len(game.told("rolls")) == 4


@rule("DF-100", "DF-108")
def test_what_cerberus_applies_again_is_still_the_cyclops() -> None:
    game = table(feats="cyclops cerberus").mine(sun=6, moon=1, cerberus=1, light="gold_6 glory_2")
    game.choose("feat:cyclops").dice(0, "gold_6").choose("die:light", "amount:6", "repeat")
    assert (game.ask, game.options()) == ("convert", ["amount:0", "amount:6"])
    for _ in range(3):
        game.dice(0, "glory_2")
    game.choose("amount:6")
    assert (game.me.gold, game.me.glory) == (0, 6 + 6 + 3 * 2)


@rule("DF-108")
def test_gold_that_is_not_turned_may_still_go_to_the_hammer() -> None:
    game = table(feats="cyclops").mine(sun=6, hammers=1, light="gold_4").choose("feat:cyclops")
    game.dice(0, "gold_4").choose("die:light", "amount:0")
    assert (game.ask, game.amounts()) == ("hammer_gold", [*range(5)])
