"""The order of two faces is asked where it can matter, and only there (DF-010): both orders are played to all their
ends and compared."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kubik.games.dice_forge.content import FACE
from kubik.games.dice_forge.faces import put_faces
from kubik.games.dice_forge.order import order_matters
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.terms import OWN_DICE, Blessing
from tests.dice_forge.table import Game, rule, table


def ends(state: State) -> set[bytes]:
    """All tables that the answers can lead to, whatever is asked from now on."""
    if state.decision is None:
        state.table.players[0].hammering = "ask"
        return {msgspec.json.encode(state.table)}
    found: set[bytes] = set()
    for option in state.decision.options:
        other = state.copy()
        other.choose(option)
        found |= ends(other)
    return found


def applied(game: Game, first: str, second: str, roll: int) -> set[bytes]:
    """All that comes of two faces in this order, if the celestial die shows always the same."""
    state = game.state.copy()
    state.chance = lambda position, n: roll
    state.table.steps = []
    put_faces(state, 0, FACE[first], FACE[second], OWN_DICE)
    state.run()
    return ends(state)


def differs(game: Game, first: str, second: str, rolls: range = range(1)) -> bool:
    """Whether the order matters with some roll."""
    return any(applied(game, first, second, roll) != applied(game, second, first, roll) for roll in rolls)


def asked(game: Game, first: str, second: str, blessing: Blessing = OWN_DICE) -> bool:
    one = order_matters(game.state, 0, FACE[first], FACE[second], blessing)
    assert one == order_matters(game.state, 0, FACE[second], FACE[first], blessing)
    return one


# --- ships ------------------------------------------------------------------------------------------------------------


def shop(module: str | None = None, **things: Any) -> Game:
    """Only a few faces are left, so that all ways to buy and forge can be tried."""
    few = {"gold_3": 0, "moon_1": 0, "gold_4": 0, "gold_2_moon_1": 0, "gold_3_or_glory_2": 0, "moon_2": 0, "sun_2": 0}
    return table(module=module).mine(**things).stock(**few)


@rule("DF-010", "DF-072")
@pytest.mark.parametrize("face", ["gold_1", "gold_3", "gold_6", "gold_3_or_glory_2", "moon_2", "glory_3"])
@pytest.mark.parametrize("gold", [0, 1, 2, 3, 5, 6, 8, 9, 10, 11, 12])
def test_beside_a_ship(face: str, gold: int) -> None:
    game = shop(gold=gold)
    assert asked(game, "ship", face) == differs(game, "ship", face)


@rule("DF-010", "DF-112")
@pytest.mark.parametrize("scepters", [[0], [4], [6]])
@pytest.mark.parametrize("gold", [0, 1, 4, 5, 9, 11, 12])
def test_beside_a_ship_with_a_scepter(scepters: list[int], gold: int) -> None:
    game = shop(gold=gold, scepters=scepters)
    assert asked(game, "ship", "gold_1") == differs(game, "ship", "gold_1")


@rule("DF-010", "DF-078")
@pytest.mark.parametrize("hammering", ["ask", "all", "none"])
@pytest.mark.parametrize("gold", [0, 1, 9, 11, 12])
def test_beside_a_ship_with_a_hammer(hammering: str, gold: int) -> None:
    game = shop(gold=gold, hammers=1, hammer=29, hammering=hammering)
    assert asked(game, "ship", "gold_3") or not differs(game, "ship", "gold_3")


@rule("DF-010", "DF-191")
def test_the_bonus_of_a_zone_counts_beside_a_ship() -> None:
    """With 4 gold a face of 8 comes into reach only by 2 more."""
    game = shop("titans", gold=4).stock(sun_2=1)
    for cell, asks in ((19, False), (20, True)):
        game.mine(cell=cell)
        assert asked(game, "ship", "gold_1") == differs(game, "ship", "gold_1") == asks


# --- golems -----------------------------------------------------------------------------------------------------------


def maze(cell: int, **things: Any) -> Game:
    game = table(module="goddess").mine(cell=cell, dark="golem_moon", **things)
    return game.stock(gold_3=0, moon_1=0, gold_4=0, gold_2_moon_1=0, gold_3_or_glory_2=0)


@rule("DF-010", "DF-172")
@pytest.mark.parametrize("cell", [3, 6, 11, 13, 17, 26, 28])
@pytest.mark.parametrize(
    "face", ["gold_1", "gold_3", "moon_1", "moon_2", "gold_2_moon_1", "gold_3_or_glory_2", "sun_1"]
)
def test_beside_a_golem_whose_way_is_no_chance(cell: int, face: str) -> None:
    for things in ({}, {"gold": 1}, {"gold": 2}, {"gold": 4}, {"gold": 12}, {"moon": 1}, {"moon": 2}, {"moon": 6}):
        game = maze(cell, **things)
        assert asked(game, "golem_moon", face) == differs(game, "golem_moon", face), things


@rule("DF-010", "DF-164", "DF-172")
@pytest.mark.parametrize("cell", [1, 15, 18, 22, 24, 27, 29])
@pytest.mark.parametrize("face", ["gold_1", "gold_3", "moon_2"])
def test_beside_a_golem_that_comes_to_the_celestial_die(cell: int, face: str) -> None:
    """What only may be decided in the light of a roll is asked although both orders can lead to the same."""
    for things in ({}, {"gold": 2}, {"gold": 4}, {"gold": 12}, {"gold": 2, "twins": 1}, {"moon": 6}):
        game = maze(cell, **things)
        assert asked(game, "golem_moon", face) or not differs(game, "golem_moon", face, range(6)), things


@rule("DF-010", "DF-172")
def test_what_cannot_be_spent_on_the_way_is_not_asked_for() -> None:
    assert not asked(maze(24, gold=5), "golem_moon", "gold_1")  # the celestial die, and a choice of resources beyond
    assert not asked(maze(15, moon=1), "golem_moon", "moon_1")
    assert not asked(maze(35), "golem_moon", "gold_1")  # the goddess, but no ship to turn up
    assert asked(maze(35, light="ship"), "golem_moon", "gold_1")
    game = maze(35, light="ship")
    game.state.table.met = True
    assert not asked(game, "golem_moon", "gold_1")


@rule("DF-010", "DF-070", "DF-172")
@pytest.mark.parametrize(
    ("cell", "asks"), [(3, True), (4, True), (31, False), (32, True), (10, True), (12, False), (20, False)]
)
def test_beside_a_golem_a_ship_is_asked_for_where_the_way_gives_or_takes_gold_or_counts_faces(
    cell: int, asks: bool
) -> None:
    assert asked(maze(cell), "golem_moon", "ship") == asks


@rule("DF-010", "DF-075", "DF-163")
@pytest.mark.parametrize(("cell", "asks"), [(6, True), (3, False), (24, True), (26, True), (31, False)])
def test_beside_a_golem_a_boar_is_asked_for_where_something_may_be_stolen_traded_or_rolled(
    cell: int, asks: bool
) -> None:
    assert asked(maze(cell), "golem_moon", "boar_red") == asks


@rule("DF-010", "DF-102")
def test_what_may_become_glory_waits_only_for_a_roll() -> None:
    sentinel = Blessing(own=True, glory_for=(0, 2, 2, 0, 0, 0))
    assert asked(maze(24), "golem_moon", "sun_1", sentinel)
    assert not asked(maze(24), "golem_moon", "glory_2", sentinel)
    assert not asked(maze(25), "golem_moon", "sun_1", sentinel)


# --- tokens -----------------------------------------------------------------------------------------------------------


@rule("DF-010", "DF-047", "DF-194")
@pytest.mark.parametrize("things", [{}, {"hammers": 1, "hammer": 28}, {"scepters": [5]}, {"scepters": [6]}])
@pytest.mark.parametrize("gold", [7, 9, 10, 11, 12])
@pytest.mark.parametrize("cell", [19, 20, 22, 25])
def test_gold_of_a_zone_that_finds_no_room_leaves_nothing_to_order(
    things: dict[str, Any], gold: int, cell: int
) -> None:
    game = table(module="titans").mine(cell=cell, gold=gold, **things)
    for one, other in (("gold_1", "loyalty_1_glory_1"), ("gold_1", "gold_3_ancient_1"), ("gold_3", "chaos_yellow")):
        assert asked(game, one, other) == differs(game, one, other), (one, other)
