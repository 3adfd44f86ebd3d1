"""Buying and forging faces (DF-051 to DF-057)."""

from __future__ import annotations

from typing import Any

import pytest

from kubik.games.dice_forge.content import FACE
from kubik.games.dice_forge.forge import PerForged, Upgrade
from tests.dice_forge.table import Game, rule, table


def bought(game: Game) -> set[str]:
    """The faces that are for sale now."""
    return {key[4:] for key in game.options() if key.startswith("buy")}


@rule("DF-051")
def test_an_offering_buys_one_face_or_more_each_for_its_price() -> None:
    game = table(4).mine(gold=12, sun=2).choose("buy:moon_2", "replace:light:gold_1")
    assert (game.me.gold, game.ask) == (6, "offering")
    game.choose("buy:gold_4", "replace:dark:gold_1")
    assert (game.me.gold, game.ask) == (3, "offering")
    game.choose("done")
    assert (game.ask, game.me.discard) == ("extra", ["gold_1", "gold_1"])


@rule("DF-051")
@pytest.mark.parametrize(
    ("face", "cost"),
    [
        *[("gold_3", 2), ("moon_1", 2), ("gold_4", 3), ("sun_1", 3), ("gold_6", 4), ("gold_1_or_sun_1_or_moon_1", 4)],
        *[("glory_1_sun_1", 4), ("gold_2_moon_1", 4), ("gold_3_or_glory_2", 5), ("moon_2", 6), ("sun_2", 8)],
        *[("glory_3", 8), ("glory_4", 12), ("glory_2_moon_2", 12), ("gold_2_or_sun_2_or_moon_2", 12)],
        ("gold_1_sun_1_moon_1_glory_1", 12),
    ],
)
def test_the_price_of_each_face(face: str, cost: int) -> None:
    assert face not in bought(table(4).mine(gold=cost - 1, sun=6))
    game = table(4).mine(gold=cost, sun=2).choose(f"buy:{face}", "replace:light:gold_1")
    assert (game.me.gold, face in game.me.light) == (0, True)


@rule("DF-051")
def test_an_offering_ends_by_itself_when_nothing_more_can_be_paid() -> None:
    game = table(4).mine(gold=3, sun=2).choose("buy:gold_3", "replace:light:gold_1")
    assert (game.me.gold, game.ask) == (1, "extra")


@rule("DF-051")
def test_a_bought_face_leaves_the_sanctuary_and_a_sold_out_one_cannot_be_bought() -> None:
    game = table(4).mine(gold=12, sun=2).choose("buy:gold_6", "replace:light:gold_1", "done", "extra")
    assert "gold_6" not in bought(game)
    assert game.refusal("buy:gold_6") == "sold_out"


@rule("DF-052")
def test_all_faces_of_an_offering_are_different() -> None:
    game = table(4).mine(gold=12, sun=2).choose("buy:gold_3", "replace:light:gold_1")
    assert "gold_3" not in bought(game)
    assert game.refusal("buy:gold_3") == "bought_already"
    game.choose("buy:moon_1", "replace:light:gold_1")
    assert not {"gold_3", "moon_1"} & bought(game)


@rule("DF-052")
def test_two_different_faces_of_one_mixed_pool_may_be_bought() -> None:
    game = table(4).mine(gold=12, sun=2)
    for face in ("gold_6", "glory_1_sun_1", "gold_2_moon_1"):
        game.choose(f"buy:{face}", "replace:dark:gold_1")
    assert (game.me.gold, game.ask) == (0, "extra")
    assert game.me.dark[:3] == ["gold_6", "glory_1_sun_1", "gold_2_moon_1"]


@rule("DF-053")
def test_the_same_face_may_be_bought_again_in_a_later_offering() -> None:
    game = table(4).mine(gold=6, sun=2).choose("buy:gold_3", "replace:light:gold_1", "done", "extra")
    assert "gold_3" in bought(game)
    game.choose("buy:gold_3", "replace:light:gold_1")
    assert game.me.light[:2] == ["gold_3", "gold_3"]


@rule("DF-054")
def test_a_face_is_forged_at_once_on_either_die() -> None:
    game = table(4).mine(gold=12, sun=2).choose("buy:glory_3")
    assert game.ask == "forge"
    assert {key.split(":")[1] for key in game.options()} == {"light", "dark"}
    game.choose("replace:dark:gold_1", "buy:gold_4")
    assert game.ask == "forge"
    game.choose("replace:light:sun_1")
    assert (game.me.light[-1], game.me.dark[0]) == ("gold_4", "glory_3")


@rule("DF-054")
@pytest.mark.parametrize("order", [("gold_3", "gold_4"), ("gold_4", "gold_3")])
def test_faces_are_forged_in_any_order_even_over_each_other(order: tuple[str, str]) -> None:
    game = table(4).mine(gold=5, sun=2)
    game.choose(f"buy:{order[0]}", "replace:light:gold_1", f"buy:{order[1]}", f"replace:light:{order[0]}")
    assert (game.me.light[0], game.me.discard) == (order[1], ["gold_1", order[0]])


@rule("DF-054")
@pytest.mark.parametrize("module", ["goddess", "titans"])
def test_garden_and_forest_faces_are_not_for_sale(module: str) -> None:
    game = table(4, module=module).mine(gold=12)
    assert bought(game) == bought(table(4).mine(gold=12))
    assert len(bought(game)) == 16


@rule("DF-055")
def test_a_removed_face_never_returns_and_counts_as_a_forged_one() -> None:
    game = table(4, feats="typhon").mine(gold=12, sun=5, moon=5)
    game.choose("buy:gold_3", "replace:dark:moon_1", "buy:sun_1", "replace:light:sun_1", "done")
    assert game.me.discard == ["moon_1", "sun_1"]
    stock = game.state.table.stock
    assert (stock[FACE["moon_1"]], stock[FACE["sun_1"]], stock[FACE["gold_3"]]) == (4, 3, 3)  # two were bought
    game.does(PerForged(0, 1))
    assert game.me.glory == 2


@rule("DF-056")
def test_a_face_forced_upon_a_player_counts_as_well() -> None:
    game = table(feats="tenacious_boar typhon").mine(moon=3, sun=2).choose("feat:tenacious_boar", "replace:dark:moon_1")
    assert (game.me.discard, game.they.discard) == ([], ["moon_1"])
    assert game.does(PerForged(1, 1)).they.glory == 1


@rule("DF-056")
def test_so_does_a_misfortune() -> None:
    game = table(module="titans").mine(sun=6).choose("feat:mirror_of_misfortune", "replace:light:ancient_1")
    assert (game.me.discard, game.they.discard) == ([], ["ancient_1"])


@rule("DF-057")
@pytest.mark.parametrize(
    ("options", "feat", "face"),
    [
        ({"feats": "tenacious_boar"}, "tenacious_boar", "boar_red"),
        ({"module": "titans"}, "mirror_of_misfortune", "misfortune_red"),
    ],
)
def test_a_face_locked_by_its_card_can_never_be_removed(options: dict[str, Any], feat: str, face: str) -> None:
    game = table(**options).mine(moon=3, sun=6).theirs(gold=3).choose(f"feat:{feat}", "replace:dark:moon_1")
    assert face in game.they.dark
    game.new_turn(1).choose("buy:gold_4")
    assert f"replace:dark:{face}" not in game.options()
    assert game.refusal(f"replace:dark:{face}", 1) == "locked"
    upgraded = game.does(Upgrade(1, 1))
    assert upgraded.ask == "upgrade"
    assert f"upgrade:dark:{face}" not in upgraded.options()


@rule("DF-057")
def test_a_face_of_the_same_kind_that_no_card_forged_can_be_removed() -> None:
    game = table(feats="abyssal_trident").mine(gold=2, light="boar_red").choose("buy:gold_3")
    assert "replace:light:boar_red" in game.options()
