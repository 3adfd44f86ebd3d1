"""Paying with reserves, scepters and ancient shards (DF-049, DF-111 to DF-114, DF-127, DF-186, A18)."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import pytest

from kubik.games.dice_forge.maze import Golem
from kubik.games.dice_forge.setups import State
from kubik.kernel.errors import IllegalChoice
from kubik.kernel.event import Fact
from tests.dice_forge.table import Game, rule, table


def scepter(feats: str = "", **options: str) -> Game:
    """With a token of the Triton, which leaves something to do, so that the turn does not end by itself."""
    return table(2, f"blacksmiths_scepter {feats}", **options).mine(tritons=1)


def titans(feats: str = "") -> Game:
    return scepter(feats, module="titans")


# --- in full or not at all --------------------------------------------------------------------------------------------


@rule("DF-049")
def test_a_face_is_paid_in_full_or_not_bought() -> None:
    assert "buy:gold_4" not in table().mine(gold=2).options()
    game = table().mine(gold=3).choose("buy:gold_4", "replace:light:gold_1")
    assert game.me.gold == 0


@rule("DF-049")
def test_a_feat_is_paid_in_full_or_not_performed() -> None:
    assert "feat:hydra" not in table().mine(sun=5, moon=4).options()
    assert "feat:hydra" not in table().mine(sun=4, moon=6).options()
    game = table().mine(sun=5, moon=5, gold=2).choose("feat:hydra")
    assert (game.me.sun, game.me.moon) == (0, 0)


@rule("DF-049")
def test_an_extra_action_and_a_reinforcement_are_paid_in_full_or_not_had() -> None:
    game = table(feats="triton").mine(sun=1, tritons=1).choose("pass")
    assert "extra" not in game.options()
    assert "use:elder" not in table().mine(gold=2, feats="elder").options()


# --- gold in a scepter ------------------------------------------------------------------------------------------------


@rule("DF-111")
def test_the_scepter_begins_empty() -> None:
    assert scepter().mine(moon=1).choose("feat:blacksmiths_scepter").me.scepters == [0]


@rule("DF-111")
def test_any_part_of_gold_that_is_gained_may_go_to_the_scepter() -> None:
    game = scepter().mine(scepters=[0]).bless_little("gold_4")
    assert game.options() == ["amount:0", "amount:1", "amount:2", "amount:3", "amount:4"]
    game.choose("amount:3")
    assert (game.me.scepters, game.me.gold) == ([3], 1)


@rule("DF-111")
def test_a_scepter_holds_six() -> None:
    game = scepter().mine(scepters=[4]).bless_little("gold_6")
    assert game.options() == ["amount:0", "amount:1", "amount:2"]
    game.choose("amount:2")
    assert (game.me.scepters, game.me.gold) == ([6], 4)
    assert game.bless_little("gold_6").me.gold == 10  # a full one asks nothing


@rule("DF-111")
def test_several_scepters_take_gold_one_after_another() -> None:
    game = scepter().mine(scepters=[5, 6, 0]).bless_little("gold_6").choose("amount:1")
    assert game.options() == [f"amount:{n}" for n in range(6)]
    game.choose("amount:5")
    assert (game.me.scepters, game.me.gold) == ([6, 6, 5], 0)
    game = scepter().mine(scepters=[5, 0]).bless_little("gold_6").choose("amount:1", "amount:3")
    assert (game.me.scepters, game.me.gold) == ([6, 3], 2)


@rule("DF-111", "DF-046")
def test_the_scepter_is_no_part_of_the_main_reserve() -> None:
    game = scepter().mine(scepters=[0], gold=12).bless_little("gold_3").choose("amount:3")
    assert (game.me.scepters, game.me.gold) == ([3], 12)


@rule("DF-112")
def test_scepter_gold_buys_faces() -> None:
    game = scepter().mine(scepters=[4], gold=1)
    assert {"buy:gold_3", "buy:gold_4", "buy:gold_3_or_glory_2"} <= set(game.options())
    assert "buy:moon_2" not in game.options()
    game.choose("buy:gold_3_or_glory_2")
    assert (game.me.scepters, game.me.gold, game.ask) == ([0], 0, "forge")  # there was only one way to pay


@rule("DF-112")
def test_a_question_is_asked_only_if_there_is_more_than_one_way_to_pay() -> None:
    game = scepter().mine(scepters=[2], gold=3).choose("buy:gold_4")
    assert game.options() == ["amount:0", "amount:1", "amount:2"]
    game.choose("amount:1")
    assert (game.me.scepters, game.me.gold) == ([1], 1)
    game = scepter().mine(scepters=[2], gold=2).choose("buy:gold_4")
    assert game.options() == ["amount:1", "amount:2"]
    for scepters, gold in (([0], 3), ([3], 0), ([2], 1)):
        game = scepter().mine(scepters=scepters, gold=gold).choose("buy:gold_4")
        assert (game.ask, game.me.scepters, game.me.gold) == ("forge", [0], 0)


@rule("DF-112")
def test_two_scepters_and_the_reserve_pay_together() -> None:
    game = scepter().mine(scepters=[3, 4], gold=1).choose("buy:sun_2")
    assert (game.me.scepters, game.me.gold, game.ask) == ([0, 0], 0, "forge")
    game = scepter().mine(scepters=[3, 4], gold=2).choose("buy:moon_2", "amount:2", "amount:3")
    assert (game.me.scepters, game.me.gold) == ([1, 1], 1)


@rule("DF-112", "DF-089")
def test_scepter_gold_pays_reinforcements() -> None:
    game = scepter().mine(scepters=[3], feats="elder").choose("use:elder")
    assert (game.me.scepters, game.me.glory) == ([0], 4)
    game = scepter("light").mine(scepters=[3], feats="light", light="moon_2").choose("use:light", "copy:moon_2")
    assert (game.me.scepters, game.me.moon) == ([0], 2)


@rule("DF-112", "DF-166")
def test_scepter_gold_pays_an_exchange_of_the_maze() -> None:
    game = scepter(module="goddess").mine(scepters=[4], gold=2, cell=26).does(Golem(0, 1)).choose("trade")
    assert (game.me.scepters, game.me.gold, game.me.glory) == ([0], 0, 6)


@rule("DF-127")
@pytest.mark.parametrize(("amount", "answers"), [(0, ()), (3, ("amount:1",)), (5, ("amount:3",)), (9, ())])
def test_the_right_hand_takes_any_amount_out_of_reserve_and_scepter(amount: int, answers: tuple[str, ...]) -> None:
    game = scepter("right_hand").mine(scepters=[4], gold=5, moon=6).choose("feat:right_hand", "keep_scepter")
    assert game.options() == [f"amount:{n}" for n in range(10)]
    game.choose(f"amount:{amount}", *answers)
    assert game.me.glory == amount
    assert game.me.gold + sum(game.me.scepters) == 9 - amount


# --- shards of a scepter ----------------------------------------------------------------------------------------------


@rule("DF-113")
@pytest.mark.parametrize(("gold", "shards"), [(3, 0), (4, 1), (5, 1), (6, 2)])
@pytest.mark.parametrize(("kind", "feats"), [("sun", ("elder", "guardians_owl")), ("moon", ("", "silver_hind"))])
def test_a_scepter_pays_one_shard_from_four_and_two_at_six(
    gold: int, shards: int, kind: str, feats: tuple[str, str]
) -> None:
    cheap, dear = feats[0] or "blacksmiths_chest", feats[1]
    options = scepter().mine(scepters=[gold]).options()
    assert (f"feat:{cheap}" in options, f"feat:{dear}" in options) == (shards >= 1, shards >= 2)
    if shards == 2:
        game = scepter().mine(scepters=[gold]).choose(f"feat:{dear}")
        assert (game.me.scepters, game.me.feats, game.me.sun, game.me.moon) == ([0], [dear], 0, 0)


@rule("DF-113")
def test_the_two_shards_of_one_scepter_are_of_one_kind() -> None:
    assert "feat:hydra" not in scepter().mine(sun=4, moon=4, scepters=[6]).options()
    game = scepter().mine(sun=3, moon=5, scepters=[6]).choose("feat:hydra")
    assert (game.me.sun, game.me.moon, game.me.scepters) == (0, 0, [0])


@rule("DF-113")
def test_a_scepter_is_reset_whatever_is_left_on_it() -> None:
    game = scepter().mine(scepters=[5], moon=0).choose("feat:blacksmiths_chest")
    assert (game.me.scepters, game.me.gold) == ([0], 0)


@rule("A18", "DF-114")
def test_a_shard_too_much_is_lost() -> None:
    game = scepter().mine(scepters=[6]).choose("feat:blacksmiths_chest")
    assert (game.me.scepters, game.me.moon, game.me.sun) == ([0], 0, 0)
    game = scepter().mine(scepters=[6], moon=1).choose("feat:silver_hind")
    assert (game.me.scepters, game.me.moon) == ([0], 1)


@rule("DF-114", "DF-DX-12")
def test_scepter_shards_mix_with_those_of_the_reserve() -> None:
    game = scepter().mine(scepters=[4], moon=1).bless_little("gold_6").choose("amount:2")
    assert (game.me.scepters, game.me.gold) == ([6], 4)
    game.dice(1, "gold_1 gold_1").choose("feat:satyrs")
    assert (game.me.scepters, game.me.moon, game.me.feats) == ([0], 0, ["satyrs"])


@rule("DF-114")
def test_scepter_shards_pay_the_extra_action() -> None:
    game = scepter().mine(scepters=[6]).choose("pass", "extra")
    assert (game.me.scepters, game.ask) == ([0], "act")
    game = scepter().mine(scepters=[4, 5]).choose("pass", "extra")
    assert (game.me.scepters, game.ask) == ([0, 0], "act")
    assert "extra" not in scepter().mine(scepters=[5]).choose("pass").options()


@rule("DF-114")
def test_scepter_shards_pay_nothing_else() -> None:
    game = scepter(module="goddess").mine(scepters=[6], cell=28).does(Golem(0, 1))
    assert "trade" not in game.options()
    game = scepter(module="goddess").mine(scepters=[6], moon=1, cell=28).does(Golem(0, 1))
    assert "trade" not in game.options()
    game = scepter(module="goddess").mine(scepters=[6], moon=2, cell=28).does(Golem(0, 1)).choose("trade")
    assert (game.me.scepters, game.me.moon, game.me.glory) == ([6], 0, 8)


@rule("DF-114")
def test_a_scepter_shard_is_never_stored() -> None:
    game = scepter().mine(scepters=[6])
    assert not [key for key in game.options() if "scepter_as" in key]
    game.choose("feat:silver_hind")
    assert (game.me.sun, game.me.moon) == (0, 0)


@rule("DF-113")
def test_to_keep_the_scepter_or_to_spend_it_is_asked_if_both_are_possible() -> None:
    game = scepter().mine(scepters=[4], moon=1).choose("feat:blacksmiths_chest")
    assert game.options() == ["keep_scepter", "scepter_as:moon"]
    game.choose("keep_scepter")
    assert (game.me.scepters, game.me.moon) == ([4], 0)
    game = scepter().mine(scepters=[4], moon=1).choose("feat:blacksmiths_chest", "scepter_as:moon")
    assert (game.me.scepters, game.me.moon) == ([0], 1)
    game = scepter().mine(scepters=[4], sun=5, moon=5).choose("feat:hydra")
    assert game.options() == ["keep_scepter", "scepter_as:sun", "scepter_as:moon"]


@rule("DF-113")
def test_which_kind_a_scepter_pays_is_not_asked_if_the_same_is_left_either_way() -> None:
    game = scepter().mine(scepters=[4, 4], sun=4, moon=4).choose("feat:hydra")
    assert (game.me.scepters, game.me.sun, game.me.moon, game.ask) == ([0, 0], 0, 0, "extra")
    game = scepter().mine(scepters=[4, 4], sun=4, moon=5).choose("feat:hydra")
    assert game.options() == ["keep_scepter", "scepter_as:sun", "scepter_as:moon"]


@rule("DF-113")
def test_which_of_two_equal_scepters_pays_is_not_asked() -> None:
    game = scepter().mine(scepters=[6, 6]).choose("feat:silver_hind")
    assert (sorted(game.me.scepters), game.ask) == ([0, 6], "extra")
    game = scepter().mine(scepters=[6, 6], moon=2).choose("feat:silver_hind")
    assert game.options() == ["keep_scepter", "scepter_as:moon"]  # asked once, not for each
    game.choose("scepter_as:moon")
    assert (sorted(game.me.scepters), game.me.moon, game.ask) == ([0, 6], 2, "extra")
    assert scepter().mine(scepters=[5, 6]).choose("feat:blacksmiths_chest").ask == "pay_scepter"


# --- ancient shards ---------------------------------------------------------------------------------------------------


@rule("DF-186")
def test_ancient_shards_are_asked_for_only_if_they_are_a_choice() -> None:
    game = titans().mine(ancient=2, moon=0).choose("feat:oracle")
    assert (game.me.ancient, game.ask) == (0, "extra")
    game = titans().mine(ancient=1, moon=1).choose("feat:oracle")
    assert (game.me.ancient, game.me.moon, game.ask) == (0, 0, "extra")
    game = titans().mine(ancient=2, moon=1).choose("feat:oracle")
    assert game.options() == ["amount:1", "amount:2"]
    game.choose("amount:2")
    assert (game.me.ancient, game.me.moon) == (0, 1)
    game = titans().mine(ancient=2, moon=2).choose("feat:oracle")
    assert game.options() == ["amount:0", "amount:1", "amount:2"]


@rule("DF-186")
def test_ancient_shards_pay_nothing_but_feats_and_extra_actions() -> None:
    game = titans().mine(ancient=6)
    assert not [key for key in game.options() if key.startswith("buy")]


@rule("DF-186", "DF-113")
def test_ancient_shards_needed_for_one_kind_cannot_pay_the_other() -> None:
    game = titans("hydra").mine(ancient=3, sun=5, moon=3).choose("feat:hydra")
    assert game.options() == ["amount:0", "amount:1"]  # two must be left for the moon
    game.choose("amount:1")
    assert (game.me.ancient, game.me.sun, game.me.moon) == (0, 1, 0)


@rule("DF-114", "DF-186")
def test_reserve_scepter_and_ancient_shards_pay_one_feat() -> None:
    assert "feat:hydra" not in titans("hydra").mine(sun=3, moon=3, ancient=1, scepters=[6]).options()
    game = titans("hydra").mine(sun=3, moon=3, ancient=2, scepters=[6]).choose("feat:hydra")
    assert (game.me.sun, game.me.moon, game.me.ancient, game.me.scepters) == (0, 0, 0, [0])


@rule("DF-114", "DF-186")
def test_the_log_tells_what_was_really_paid() -> None:
    def log(game: Game) -> list[tuple[str, dict[str, Fact]]]:
        return [(event.kind, event.facts) for event in game.events if event.kind in ("pays", "empties_scepter")]

    game = titans("hydra").mine(sun=5, moon=2, ancient=1, scepters=[6]).choose("feat:hydra")
    assert log(game) == [
        ("empties_scepter", {"n": 6, "moon": 2}),
        ("pays", {"sun": 5}),
        ("pays", {"moon": 2, "ancient": 1}),
    ]
    assert log(scepter().mine(scepters=[5]).choose("feat:elder")) == [("empties_scepter", {"n": 5, "sun": 1})]
    assert log(scepter().mine(sun=5, moon=5).choose("feat:hydra")) == [("pays", {"sun": 5, "moon": 5})]


# --- every way to pay -------------------------------------------------------------------------------------------------

SHARDS = (0, 0, 0, 0, 1, 1, 2)
Left = tuple[int, int, int, tuple[int, ...]]
"""What is left: sun, moon, ancient shards, and the gold of the scepters, in whichever it is."""


def ways(sun: int, moon: int, have: Left) -> set[Left]:
    """Every way to pay so much sun and moon, tried out."""
    found: set[Left] = set()
    have_sun, have_moon, ancient, scepters = have
    for uses in product(("keep", "sun", "moon"), repeat=len(scepters)):
        need = {"sun": sun, "moon": moon}
        for use, gold in zip(uses, scepters, strict=True):
            if use != "keep":
                if not SHARDS[gold] or not need[use]:
                    break
                need[use] = max(0, need[use] - SHARDS[gold])
        else:
            left = tuple(sorted(gold if use == "keep" else 0 for use, gold in zip(uses, scepters, strict=True)))
            for as_sun, as_moon in product(range(need["sun"] + 1), range(need["moon"] + 1)):
                rest = (
                    have_sun - need["sun"] + as_sun,
                    have_moon - need["moon"] + as_moon,
                    ancient - as_sun - as_moon,
                )
                if min(rest) >= 0:
                    found.add((*rest, left))
    return found


def outcomes(state: State) -> set[Left]:
    """What the questions may lead to. Each answer of a question leads to something that no other one leads to."""
    assert state.decision is not None
    if state.decision.ask not in ("pay_scepter", "pay_ancient"):
        player = state.table.players[0]
        return {(player.reserve[1], player.reserve[2], player.reserve[4], tuple(sorted(player.scepters)))}
    found = []
    for option in state.decision.options:
        other = state.copy()
        other.choose(option)
        found.append(outcomes(other))
    assert not any(one <= two for one, two in permutations(found, 2))
    return set().union(*found)


@rule("DF-049", "DF-113", "DF-114", "DF-186", "A18")
@pytest.mark.parametrize(
    ("feat", "sun", "moon"), [("hydra", 5, 5), ("ferryman", 0, 4), ("gorgon", 4, 0), ("blacksmiths_scepter", 0, 1)]
)
def test_the_questions_lead_to_every_way_to_pay(feat: str, sun: int, moon: int) -> None:
    random = Random(feat)
    possible = 0
    for _ in range(150):
        scepters = tuple(random.choice((0, 2, 4, 5, 6, 6)) for _ in range(random.randrange(3)))
        have: Left = (random.randrange(7), random.randrange(7), random.randrange(7), scepters)
        game = titans("hydra ferryman gorgon").mine(sun=have[0], moon=have[1], ancient=have[2], scepters=list(scepters))
        expected = ways(sun, moon, have)
        assert (f"feat:{feat}" in game.options()) == bool(expected)
        if expected:
            possible += 1
            if feat == "blacksmiths_scepter":  # the new one lies beside the old ones
                expected = {(*left[:3], (0, *left[3])) for left in expected}
            assert outcomes(game.choose(f"feat:{feat}").state) == expected
    assert possible > 30


@rule("DF-049", "DF-112")
def test_gold_is_paid_in_every_way_and_in_each_only_once() -> None:
    random = Random(1)

    def paid(state: State) -> list[tuple[int, ...]]:
        assert state.decision is not None
        if state.decision.ask != "pay_gold":
            player = state.table.players[0]
            return [(player.reserve[0], *player.scepters)]
        found = []
        for option in state.decision.options:
            other = state.copy()
            other.choose(option)
            found += paid(other)
        return found

    for _ in range(100):
        have = [random.randrange(13), *(random.randrange(7) for _ in range(random.randrange(4)))]
        game = scepter().mine(gold=have[0], scepters=have[1:])
        assert ("buy:sun_2" in game.options()) == (sum(have) >= 8)
        if sum(have) >= 8:
            expected = [
                tuple(n - m for n, m in zip(have, part, strict=True))
                for part in product(*(range(n + 1) for n in have))
                if sum(part) == 8
            ]
            assert sorted(paid(game.choose("buy:sun_2").state)) == sorted(expected)


@rule("DF-049")
def test_paying_with_what_is_not_there_is_refused() -> None:
    game = titans().mine(ancient=2, moon=1).choose("feat:oracle")
    for key in ("amount:0", "amount:3", "scepter_as:moon"):
        with pytest.raises(IllegalChoice):
            game.choose(key)
    assert (game.me.ancient, game.me.moon, game.ask) == (2, 1, "pay_ancient")
