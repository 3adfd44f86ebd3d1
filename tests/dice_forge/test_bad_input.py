"""Illegal choices and broken saved states: refused with the reason, and nothing is changed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import kubik
from kubik.games.dice_forge import options
from kubik.games.dice_forge.content import FACE, FEAT
from kubik.games.dice_forge.forge import TakeFace
from kubik.games.dice_forge.setups import State
from kubik.kernel.errors import BadGameFile, IllegalChoice, NotAsked
from tests.dice_forge.table import Game, rule, table

GAME = kubik.game("dice_forge")


def snapshot(game: Game) -> bytes:
    return msgspec.json.encode((game.state.table, game.ask, game.options()))


def refused(game: Game, key: str, reason: str = "", seat: int = 0) -> None:
    """The choice is illegal, the reason is told, and the table stays as it is."""
    before = snapshot(game)
    with pytest.raises(IllegalChoice, match=key):
        game.state.choose(key, seat)
    if reason:
        assert game.refusal(key, seat) == reason
    assert snapshot(game) == before


# --- faces ------------------------------------------------------------------------------------------------------------


@rule("DF-051")
def test_a_face_of_an_empty_pool() -> None:
    refused(table().mine(gold=12).stock(gold_3=0), "buy:gold_3", "sold_out")
    offering = table().mine(gold=12).stock(gold_3=0).choose("buy:gold_4", "replace:light:gold_1")
    refused(offering, "buy:gold_3", "sold_out")
    ship = table(2, "celestial_ship").mine(gold=12).stock(gold_3=0).bless("ship moon_1")
    refused(ship, "buy:gold_3", "sold_out")


@rule("DF-052")
def test_a_second_face_of_one_type_in_one_offering() -> None:
    game = table().mine(gold=12).choose("buy:gold_3", "replace:light:gold_1")
    refused(game, "buy:gold_3", "bought_already")
    game.choose("buy:gold_4", "replace:light:gold_1")
    refused(game, "buy:gold_3", "bought_already")
    refused(game, "buy:gold_4", "bought_already")


@rule("DF-049", "DF-051")
def test_a_face_that_is_too_dear() -> None:
    refused(table().mine(gold=5, sun=6, moon=6), "buy:moon_2", "face_too_dear")
    game = table().mine(gold=5).choose("buy:gold_4", "replace:light:gold_1")
    refused(game, "buy:sun_1", "face_too_dear")
    ship = table(2, "celestial_ship").mine(gold=3).bless("ship moon_1")
    refused(ship, "buy:moon_2", "face_too_dear")
    scepter = table(2, "blacksmiths_scepter").mine(gold=3, scepters=[2])
    refused(scepter, "buy:moon_2", "face_too_dear")


@rule("DF-049")
def test_how_much_is_missing_is_told() -> None:
    def missing(game: Game, key: str) -> dict[str, int]:
        return next(refusal.facts for refusal in game.state.refusals(0) if refusal.option.key == key)

    assert missing(table(2, "blacksmiths_scepter").mine(gold=3, scepters=[2]), "buy:sun_2") == {"n": 3}
    assert missing(table(2, "celestial_ship").mine(gold=3).bless("ship moon_1"), "buy:sun_2") == {"n": 3}
    assert missing(table().mine(sun=4, moon=5), "feat:hydra") == {"sun": 1, "moon": 0}
    game = table(module="titans").mine(sun=3, moon=3, ancient=3)  # ancient shards stand in for the sun first
    assert missing(game, "feat:first_titan") == {"sun": 0, "moon": 1}
    game = table(2, "blacksmiths_scepter").mine(sun=1, moon=2, scepters=[4, 6])  # the two shards help the sun
    assert missing(game, "feat:hydra") == {"sun": 2, "moon": 2}
    assert missing(game, "feat:cancer") == {"sun": 0, "moon": 1}


@rule("DF-054")
def test_faces_of_gardens_and_forest_are_not_for_sale() -> None:
    game = table(module="titans").mine(gold=12)
    for face in (
        "mirror",
        "times3",
        "ship",
        "shield_red",
        "boar_red",
        "chaos_red",
        "gold_3_ancient_1",
        "misfortune_red",
    ):
        refused(game, f"buy:{face}")


@rule("DF-012")
def test_removing_a_face_that_is_not_on_the_die() -> None:
    game = table().mine(gold=2).choose("buy:gold_3")
    refused(game, "replace:light:moon_1")
    refused(game, "replace:dark:sun_1")
    refused(game, "replace:light:mirror")


@rule("DF-057")
def test_removing_a_locked_face() -> None:
    game = table(2, "tenacious_boar").mine(moon=3).choose("feat:tenacious_boar", "replace:dark:moon_1")
    game.does(TakeFace(1, "mirror"))
    assert game.they.locked
    refused(game, "replace:dark:boar_red", "locked", 1)


@rule("DF-057", "DF-145")
def test_upgrading_a_locked_face() -> None:
    game = table(2, "celestial_die").mine(moon=3, light="boar_red", locked=1).celestial(6).choose("feat:celestial_die")
    refused(game, "upgrade:light:boar_red", "locked")


# --- feats and actions ------------------------------------------------------------------------------------------------


@rule("DF-059")
def test_a_feat_whose_stack_is_empty() -> None:
    refused(table().mine(sun=6, moon=6).stack(hydra=0), "feat:hydra", "stack_empty")


@rule("DF-049", "DF-058")
def test_a_feat_that_is_too_dear() -> None:
    refused(table().mine(sun=6, moon=4), "feat:hydra", "feat_too_dear")
    refused(table(module="titans").mine(sun=3, moon=3, ancient=3), "feat:first_titan", "feat_too_dear")
    game = table(2, "blacksmiths_scepter").mine(sun=4, moon=4, scepters=[6])
    refused(game, "feat:hydra", "feat_too_dear")


@rule("DF-021")
def test_a_feat_that_is_not_in_this_game() -> None:
    refused(table().mine(sun=6, moon=6), "feat:typhon")


@rule("DF-038")
def test_a_reinforcement_that_is_used_or_too_dear_or_not_owned() -> None:
    game = table().mine(gold=6, feats="elder").choose("use:elder")
    refused(game, "use:elder", "reinforcement_used")
    refused(table().mine(gold=2, feats="elder"), "use:elder", "reinforcement_too_dear")
    refused(table().mine(gold=3), "use:elder")


@rule("DF-040", "DF-049")
def test_an_extra_action_without_two_sun() -> None:
    game = table(2, "triton").mine(sun=1, tritons=1).choose("pass")
    refused(game, "extra", "extra_too_dear")
    scepter = table(2, "blacksmiths_scepter triton").mine(scepters=[5], tritons=1).choose("pass")
    refused(scepter, "extra", "extra_too_dear")


@rule("DF-041")
def test_a_second_extra_action() -> None:
    game = table(2, "triton").mine(sun=6, tritons=1).choose("pass", "extra")
    for _ in range(2):
        game.dice(1, "gold_1 gold_1").dice(0, "gold_1 gold_1")
    refused(game, "extra")
    refused(game.choose("pass"), "extra", "extra_taken")
    game.theirs(sun=1).choose("triton:moon")
    assert game.asked == 1  # the turn is over, although 4 sun are left


# --- paying with what is not there ------------------------------------------------------------------------------------


@rule("DF-049", "DF-112")
def test_paying_gold_that_is_not_there() -> None:
    game = table(2, "blacksmiths_scepter").mine(scepters=[2], gold=2).choose("buy:gold_4")
    assert game.options() == ["amount:1", "amount:2"]
    refused(game, "amount:0")  # the reserve alone has too little
    refused(game, "amount:3")  # so has the scepter
    game = table(2, "right_hand").mine(moon=6, gold=4).choose("feat:right_hand")
    refused(game, "amount:5")


@rule("DF-113", "DF-186")
def test_paying_shards_that_are_not_there() -> None:
    game = table(module="titans").mine(sun=1, ancient=1).choose("feat:dogged")
    refused(game, "amount:2")
    refused(game, "scepter_as:sun")
    game = table(2, "blacksmiths_scepter").mine(moon=1, scepters=[4]).choose("feat:blacksmiths_chest")
    refused(game, "scepter_as:sun")
    refused(game, "amount:1")


@rule("DF-111")
def test_diverting_more_gold_than_was_gained_or_than_there_is_room_for() -> None:
    refused(table(2, "blacksmiths_scepter").mine(scepters=[0]).bless_little("gold_3"), "amount:4")
    refused(table(2, "blacksmiths_scepter").mine(scepters=[5]).bless_little("gold_3"), "amount:2")
    refused(table().mine(hammers=1, hammer=29).bless_little("gold_3"), "amount:2")


@rule("DF-106")
def test_tokens_that_are_used_up() -> None:
    game = table(2, "triton").mine(tritons=1, sun=1).choose("triton:moon")
    refused(game, "triton:moon")
    game = table(2, "companion").mine(companions=[2], sun=1).choose("cash:2")
    refused(game, "cash:2")


# --- who is asked -----------------------------------------------------------------------------------------------------


def test_a_player_who_is_not_asked() -> None:
    game = table().mine(gold=2).theirs(gold=12)
    before = snapshot(game)
    with pytest.raises(NotAsked, match="seat 1 is not asked, seat 0 is"):
        game.state.choose("buy:gold_3", 1)
    assert snapshot(game) == before
    assert [(refusal.reason, refusal.option) for refusal in game.state.refusals(1)] == [("not_your_turn", options.PASS)]


def test_whoever_is_asked_something_answers_that_first() -> None:
    game = table(3, "tenacious_boar").mine(moon=3, gold=9).choose("feat:tenacious_boar")
    refused(game, "buy:gold_3")
    refused(game, "target:0")  # not oneself
    assert [refusal.reason for refusal in game.state.refusals(0)] == ["answer_first"]


@rule("DF-084")
def test_the_same_die_of_the_satyrs_twice() -> None:
    # With one opponent there is nothing to choose: both dice are taken.
    game = table().mine(moon=3).dice(1, "gold_1 moon_1").choose("feat:satyrs")
    assert (game.me.gold, game.me.moon) == (1, 1)
    game = table(3).mine(moon=3).dice(1, "gold_1 moon_1").dice(2, "gold_1 moon_1").choose("feat:satyrs", "pick:1:dark")
    refused(game, "pick:1:dark")
    refused(game, "pick:0:dark")


def test_choices_by_nobody() -> None:
    with pytest.raises(NotAsked, match="no seat 2"):
        table().mine(gold=2).state.refusals(2)


# --- saved states -----------------------------------------------------------------------------------------------------

Spoil = Callable[[dict[str, Any]], object]


def spoiled(spoil: Spoil, state: State) -> bytes:
    saved = msgspec.json.decode(state.save())
    spoil(saved["table"])
    return msgspec.json.encode(saved)


def position(**setup: Any) -> State:
    """Some way into a game."""
    random = Random(1)
    state = GAME.start(seed=1, **setup)
    for _ in range(25):
        assert state.decision is not None
        state.choose(random.choice(state.decision.options))
    return state


def player(table: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table["players"][seat]
    return found


def set_to(name: str, value: Any) -> Spoil:
    return lambda table: player(table).update({name: value})


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda table: table["players"].pop(), "not laid for 2 players"),
        (lambda table: table.update(turn=2), "nobody's turn"),
        (lambda table: table.update(turn=-1), "nobody's turn"),
        (lambda table: table.update(first=7), "nobody's turn"),
        (lambda table: table.update(round=10), "nobody's turn"),
        (lambda table: table.update(round=0), "nobody's turn"),
        (lambda table: table.update(steps=[]), "the game is not over"),
        (lambda table: table["steps"].pop(0), "the turn has no end"),
        (lambda table: table["steps"].append({"do": "nap", "seat": 0}), "Invalid value 'nap'"),
        (lambda table: table["steps"].append({"do": "act", "seat": 4}), "no seat 4"),
        (lambda table: table["steps"].append({"do": "act", "seat": 0, "again": True}), "unknown field `again`"),
        (lambda table: table["steps"].append({"do": "divine", "seat": 0}), "nobody is asked"),
        (lambda table: table["steps"].append({"do": "take_face", "seat": 0, "grove": "cave"}), "impossible"),
        (lambda table: table["steps"].append({"do": "choose", "seat": 0, "one_of": []}), "length >= 2"),
        (lambda table: table["steps"].append({"do": "pay_gold", "seat": 0, "gold": 5, "scepter": 3}), "impossible"),
        (lambda table: table["feats"].pop(), "not those that were agreed"),
        (lambda table: table["feats"].__setitem__(0, FEAT["twins"]), "not those that were agreed"),
        (lambda table: table["stacks"].pop(), "stacks"),
        (lambda table: table["stacks"].__setitem__(0, 3), "stacks"),
        (lambda table: table["stacks"].__setitem__(0, -1), "stacks"),
        (lambda table: table["owners"].pop(), "belong to nobody"),
        (lambda table: table["owners"].__setitem__(0, 2), "belong to nobody"),
        (lambda table: table.update(halls=[0, 1, 2]), "halls"),
        (lambda table: table["stock"].pop(), "faces"),
        (lambda table: table["stock"].__setitem__(FACE["mirror"], -1), "faces"),
        (lambda table: table["stock"].__setitem__(FACE["mirror"], 5), "faces"),
        (lambda table: table["stock"].__setitem__(FACE["chaos_red"], 1), "faces"),
        (lambda table: player(table)["dice"].__setitem__(0, 99), "faces"),
        (lambda table: player(table)["dice"].__setitem__(0, FACE["golem_moon"]), "faces"),
        (lambda table: player(table)["dice"].pop(), "not two dice"),
        (set_to("up", [0]), "not two dice"),
        (set_to("up", [0, 5]), "on no die"),
        (set_to("up", [-1, 6]), "on no die"),
        (set_to("locked", 1 << 12), "on no die"),
        (set_to("feats", [FEAT["typhon"]]), "no such feat|stacks"),
        (set_to("used", [FEAT["elder"]] * 3), "reinforcement"),
        (set_to("reserve", [0, 0, 0, 0]), "reserve"),
        (set_to("reserve", [13, 0, 0, 0, 0]), "reserve"),
        (set_to("reserve", [0, 0, -1, 0, 0]), "reserve"),
        (set_to("caps", [99, 6, 6, 1000000, 6]), "another size"),
        (set_to("island", 8), "nowhere"),
        (set_to("cell", 5), "nowhere"),
        (set_to("hammers", 3), "hammers"),
        (set_to("hammer", -1), "hammers"),
        (set_to("scepters", [3]), "scepters"),
        (set_to("companions", [2]), "companions"),
        (set_to("memories", [2]), "memories"),
        (set_to("twins", 1), "Twins"),
        (set_to("cerberus", 1), "tokens"),
        (set_to("tritons", -1), "tokens"),
    ],
)
def test_an_impossible_position_is_refused(spoil: Spoil, said: str) -> None:
    with pytest.raises(BadGameFile, match=said):
        GAME.load(spoiled(spoil, position(players=2)))


@pytest.mark.parametrize(
    ("module", "spoil", "said"),
    [
        ("titans", set_to("cell", 0), "nowhere"),
        ("titans", set_to("cell", 32), "nowhere"),
        ("titans", set_to("scepters", [7]), "scepters"),
        ("titans", set_to("memories", [16] * 9), "memories"),
        ("goddess", set_to("cell", 37), "nowhere"),
        ("goddess", set_to("cell", 0), "nowhere"),
        ("goddess", lambda table: table.update(halls=[0, 0, -1]), "halls"),
        ("goddess", lambda table: table.update(halls=[-1, -1]), "halls"),
        ("goddess", lambda table: table.update(halls=[3, -1, -1]), "no such treasure"),
        ("goddess", set_to("companions", [6] * 9), "companions"),
    ],
)
def test_an_impossible_position_of_a_module_is_refused(module: str, spoil: Spoil, said: str) -> None:
    with pytest.raises(BadGameFile, match=said):
        GAME.load(spoiled(spoil, position(players=2, module=module)))


def test_two_heroes_on_one_island() -> None:
    def spoil(table: dict[str, Any]) -> None:
        for seat in (0, 1):
            player(table, seat)["island"] = 3

    with pytest.raises(BadGameFile, match="two heroes stand on one island"):
        GAME.load(spoiled(spoil, position(players=2)))


def test_a_field_that_does_not_exist() -> None:
    with pytest.raises(BadGameFile, match="not a saved state"):
        GAME.load(spoiled(lambda table: table.update(luck=7), position(players=2)))
    with pytest.raises(BadGameFile, match="not a saved state"):
        GAME.load(spoiled(set_to("gold", 7), position(players=2)))


@pytest.mark.parametrize(
    "setup", [{"players": 2}, {"players": 3, "module": "goddess"}, {"players": 4, "module": "titans"}]
)
def test_what_was_not_spoiled_goes_on(setup: dict[str, Any]) -> None:
    state = position(**setup)
    loaded = GAME.load(spoiled(lambda table: None, state))
    assert msgspec.json.encode(loaded.table) == msgspec.json.encode(state.table)
