"""Words of the rules, the course of a turn, resources and reserves (DF-009 to DF-015, DF-036 to DF-050)."""

from __future__ import annotations

from typing import Any

import pytest

from kubik.games.dice_forge.blessing import Divine, Minor, SetDice
from kubik.games.dice_forge.content import FEATS
from tests.dice_forge.table import Game, rule, table


def rolled(game: Game) -> list[int]:
    """Who has rolled, in order."""
    return [event.seat for event in game.told("rolls")]


def quiet(game: Game) -> Game:
    """From now on every die that nobody wrote down shows its first face."""
    game.state.chance = lambda position, n: 0
    return game


# --- words ------------------------------------------------------------------------------------------------------------


@rule("DF-009")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_conflicts_are_resolved_clockwise_from_the_active_player(active: int, order: list[int]) -> None:
    game = table(3)
    for seat in range(3):
        game.player(seat, light="ship", gold=2)
    for seat in order:
        game.dice(seat, "ship gold_1")
    game.blessings(active)
    asked = []
    while game.ask != "act":
        asked.append(game.asked)
        game.choose("first:ship" if game.ask == "order" else "done")
    assert asked == [seat for seat in order for _ in range(2)]


@rule("DF-009")
@pytest.mark.parametrize("things", [{"hammers": 1}, {"scepters": [0]}, {"cerberus": 1}], ids=str)
def test_so_is_what_any_of_them_is_asked(things: dict[str, Any]) -> None:
    game = table(4)
    for seat in (2, 3, 1):
        game.player(seat, **things)
    for seat in (2, 3, 0, 1):
        game.player(seat, gold=12).dice(seat, "gold_1 gold_1")
    game.blessings(2)
    asked = []
    while game.ask != "act":
        asked.append(game.asked)
        game.choose(game.options()[0])
    assert list(dict.fromkeys(asked)) == [2, 3, 1]


@rule("DF-009")
@pytest.mark.parametrize(("active", "glory"), [(0, (0, 2)), (1, (2, 0))])
def test_a_golem_steals_nothing_that_comes_later_in_step_1(active: int, glory: tuple[int, int]) -> None:
    game = table(module="goddess").mine(cell=6, dark="golem_moon").theirs(dark="glory_2")
    for seat in (active, 1 - active):
        game.dice(seat, "gold_1 glory_2" if seat else "gold_1 golem_moon")
    for seat in (active, 1 - active):
        game.dice(seat, "gold_1 gold_1")
    game.blessings(active).choose("cell:7")
    assert (game.me.glory, game.they.glory) == glory


@rule("DF-010")
def test_a_divine_blessing_rolls_both_dice_and_applies_both_faces() -> None:
    game = table().mine(light="sun_1", dark="glory_2").dice(0, "sun_1 glory_2").does(Divine(0))
    assert (game.me.sun, game.me.glory, game.me.gold) == (1, 2, 0)
    assert (game.me.up, rolled(game)) == (["sun_1", "glory_2"], [0])


@rule("DF-010")
@pytest.mark.parametrize(("first", "gold"), [("gold_3", 3), ("ship", 0)])
def test_the_receiver_chooses_which_face_comes_first(first: str, gold: int) -> None:
    game = table().mine(light="ship", dark="gold_3").dice(0, "ship gold_3").does(Divine(0))
    assert (game.ask, game.options()) == ("order", ["first:ship", "first:gold_3"])
    game.choose(f"first:{first}")
    assert (game.ask, game.me.gold) == ("buy", gold)


@rule("DF-011")
@pytest.mark.parametrize(
    ("die", "face", "up"), [("light", "sun_1", ["sun_1", "gold_1"]), ("dark", "moon_2", ["gold_1", "moon_2"])]
)
def test_a_minor_blessing_rolls_one_die_of_choice(die: str, face: str, up: list[str]) -> None:
    game = table().mine(light="gold_1 sun_1", dark="gold_1 moon_2").does(Minor(0))
    assert game.options() == ["die:light", "die:dark"]
    game.dice(0, face).choose(f"die:{die}")
    assert game.me.up == up
    assert (game.me.gold, game.me.sun, game.me.moon) == ((0, 1, 0) if die == "light" else (0, 0, 2))


@rule("DF-012")
def test_forging_puts_the_old_face_away_and_the_new_one_up() -> None:
    game = table().mine(gold=3, sun=2).choose("buy:gold_4")
    assert (game.ask, game.options()) == (
        "forge",
        [
            *("replace:light:gold_1", "replace:light:sun_1"),
            *("replace:dark:gold_1", "replace:dark:moon_1", "replace:dark:glory_2"),
        ],
    )
    game.choose("replace:dark:moon_1")
    assert game.me.dark == ["gold_1"] * 4 + ["gold_4", "glory_2"]
    assert game.me.light == ["gold_1"] * 5 + ["sun_1"]
    assert (game.me.up, game.me.discard) == (["gold_1", "gold_4"], ["moon_1"])


@rule("DF-013")
def test_an_ousted_hero_returns_to_the_start_and_its_owner_is_blessed_at_once() -> None:
    game = table().mine(sun=6).theirs(island=5, light="sun_1", dark="moon_1").dice(1, "sun_1 moon_1")
    game.choose("feat:gorgon")
    assert (game.me.island, game.they.island) == (5, 0)
    assert (game.they.sun, game.they.moon, game.asked) == (1, 1, 0)
    assert [(event.seat, event.facts["target"]) for event in game.told("ousts")] == [(0, 1)]


@rule("DF-013")
def test_only_the_hero_of_whoever_performs_a_feat_ousts() -> None:
    game = table(3).mine(sun=6).theirs(island=4).player(2, island=6).choose("feat:gorgon")
    assert (game.they.island, game.at(2).island, rolled(game)) == (4, 6, [])


@rule("DF-014")
def test_an_immediate_effect_happens_once_when_the_card_is_taken() -> None:
    game = table().mine(sun=3).choose("feat:wild_spirits")
    assert (game.me.gold, game.me.moon, game.ask) == (3, 3, "extra")
    game.choose("extra")
    assert not [key for key in game.options() if key.startswith("use")]
    quiet(game).choose("pass", "pass")
    assert (game.asked, game.ask, game.me.moon) == (0, "act", 3)
    assert not [key for key in game.options() if key.startswith("use")]


@rule("DF-014", "DF-038")
def test_every_copy_of_a_reinforcement_works_once_in_the_own_turn() -> None:
    game = table().mine(feats="guardians_owl guardians_owl")
    game.choose("use:guardians_owl", "choose:2", "use:guardians_owl", "choose:3")
    assert (game.me.sun, game.me.moon) == (1, 1)
    assert "use:guardians_owl" not in game.options()
    assert game.refusal("use:guardians_owl") == "reinforcement_used"
    quiet(game).choose("pass")
    assert (game.asked, "use:guardians_owl" in game.options()) == (1, False)
    game.choose("pass")
    assert (game.asked, "use:guardians_owl" in game.options()) == (0, True)


@rule("DF-014")
def test_an_automatic_effect_happens_each_time_its_condition_occurs() -> None:
    game = table(3, feats="great_bear").mine(sun=6, moon=3, feats="great_bear").theirs(island=5).player(2, island=1)
    game.dice(1, "gold_1 gold_1").choose("feat:gorgon", "extra")
    assert game.me.glory == 3
    quiet(game).dice(2, "gold_1 gold_1").choose("feat:blacksmiths_chest")
    assert game.me.glory == 6


@rule("DF-014")
@pytest.mark.parametrize("feat", ["ferryman", "gorgon", "hydra"])
def test_a_feat_without_an_effect_brings_its_glory_only(feat: str) -> None:
    entry = next(entry for entry in FEATS if entry.id == feat)
    assert (entry.now, entry.each_turn, entry.always) == ((), (), None)


@rule("DF-015")
def test_faces_stay_up_between_rolls_and_the_last_rolled_one_counts() -> None:
    game = table(feats="silver_hind").mine(light="sun_1 gold_3", feats="silver_hind").theirs(light="mirror")
    assert game.me.up == ["sun_1", "gold_1"]
    game.choose("use:silver_hind").dice(0, "gold_3").choose("die:light")
    assert game.me.up == ["gold_3", "gold_1"]
    game.dice(1, "mirror gold_1").does(Divine(1))
    assert (game.asked, game.options()) == (1, ["copy:gold_3", "copy:gold_1"])


@rule("DF-015")
def test_a_forged_face_lies_up_and_is_seen() -> None:
    game = table().mine(gold=8).theirs(light="mirror")
    game.choose("buy:sun_2", "replace:dark:gold_1")
    game.dice(1, "mirror gold_1").does(Divine(1))
    assert game.options() == ["copy:gold_1", "copy:sun_2"]


@rule("DF-015")
def test_a_die_turned_to_a_face_lies_that_way() -> None:
    game = table(feats="goddess").mine(sun=6, moon=5, light="gold_1 moon_2", dark="gold_1 glory_3")
    game.does(SetDice(0)).choose("show:light:moon_2", "show:dark:glory_3")
    assert (game.me.up, game.me.glory) == (["moon_2", "glory_3"], 3)


# --- rounds and steps -------------------------------------------------------------------------------------------------


@rule("DF-036")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_and_every_round_begins_with_the_same_player(first: int) -> None:
    game = quiet(table(3))
    game.state.table.first = first
    game.state.table.steps = []
    game.blessings(first)
    turns = []
    for _ in range(7):
        turns.append((game.state.table.round, game.asked))
        game.choose("pass")
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert turns == [*((1, seat) for seat in order), *((2, seat) for seat in order), (3, first)]


@rule("DF-037")
@pytest.mark.parametrize(("players", "rolls"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_in_step_1_everybody_is_blessed_and_two_players_twice(players: int, rolls: list[int]) -> None:
    game = quiet(table(players)).blessings()
    assert rolled(game) == rolls
    assert [game.at(seat).gold for seat in range(players)] == [4 if players == 2 else 2] * players
    game.events.clear()
    game.choose("pass")
    assert rolled(game) == [(seat + 1) % players for seat in rolls]


@rule("DF-038")
def test_reinforcements_are_used_in_any_order_or_not_at_all() -> None:
    game = table().mine(feats="guardians_owl elder silver_hind", gold=3)
    uses = {"use:guardians_owl", "use:elder", "use:silver_hind"}
    assert uses <= set(game.options())
    game.choose("use:elder")
    assert (game.me.gold, game.me.glory) == (0, 4)
    assert {key for key in game.options() if key.startswith("use")} == uses - {"use:elder"}
    game.choose("use:guardians_owl", "choose:1")
    assert {key for key in game.options() if key.startswith("use")} == {"use:silver_hind"}
    quiet(game).choose("pass")
    assert game.asked == 1


def test_a_companion_costs_nothing_so_it_is_not_refused() -> None:
    game = table(feats="companion").mine(feats="companion elder", companions=[0]).choose("advance:0")
    refused = {refusal.option.key for refusal in game.state.refusals(0)}
    assert {key for key in refused if key.startswith("use")} == {"use:elder"}


@rule("DF-038")
def test_reinforcements_come_before_the_action() -> None:
    game = table().mine(feats="guardians_owl", sun=4).choose("feat:elder", "extra")
    assert not [key for key in game.options() if key.startswith("use")]


@rule("DF-038")
def test_nobody_uses_the_reinforcements_of_another() -> None:
    game = table().theirs(feats="guardians_owl")
    assert not [key for key in game.options() if key.startswith("use")]


@rule("DF-039")
def test_the_action_is_one_offering_or_one_feat_or_nothing() -> None:
    game = table(4).mine(gold=2, moon=1)
    assert game.options() == ["buy:gold_3", "buy:moon_1", "feat:blacksmiths_hammer", "feat:blacksmiths_chest", "pass"]
    after = quiet(table(4).mine(gold=2, moon=2)).choose("feat:blacksmiths_chest")
    assert after.asked == 1
    after = quiet(table(4).mine(gold=2, moon=2)).choose("buy:gold_3", "replace:light:gold_1")
    assert after.asked == 1


@rule("DF-039")
def test_a_player_may_pass() -> None:
    """A15."""
    game = quiet(table().mine(gold=12, moon=6, sun=1)).choose("pass")
    assert game.asked == 1
    assert [event.seat for event in game.told("passes")] == [0]


@rule("DF-040", "DF-044")
@pytest.mark.parametrize("action", ["pass", "feat:blacksmiths_chest", "buy:gold_3"])
def test_two_sun_buy_one_more_action(action: str) -> None:
    game = table().mine(gold=2, moon=1, sun=3).choose(action)
    if action == "buy:gold_3":
        game.choose("replace:light:gold_1")
    assert (game.ask, game.options()) == ("extra", ["extra", "end_turn"])
    game.choose("extra")
    assert (game.ask, game.me.sun) == ("act", 1)


@rule("DF-040")
def test_one_sun_does_not() -> None:
    game = quiet(table().mine(sun=1)).choose("pass")
    assert game.asked == 1
    held = table(feats="triton").mine(sun=1, tritons=1).choose("pass")
    assert held.refusal("extra") == "extra_too_dear"


@rule("DF-040", "DF-041")
def test_the_extra_action_may_be_declined() -> None:
    game = table().mine(sun=6).choose("pass")
    quiet(game).choose("end_turn")
    assert (game.asked, game.me.sun) == (1, 6)


@rule("DF-041")
def test_there_is_only_one_extra_action_and_then_the_turn_ends() -> None:
    game = table().mine(sun=6).choose("pass", "extra")
    quiet(game).choose("pass")
    assert (game.asked, game.ask, game.me.sun) == (1, "act", 4)


@rule("DF-042")
def test_with_two_players_the_first_blessing_is_done_before_the_second_is_rolled() -> None:
    game = table().mine(light="ship").theirs(light="gold_1_or_sun_1_or_moon_1")
    game.dice(0, "ship gold_1").dice(1, "gold_1_or_sun_1_or_moon_1 gold_1").blessings()
    game.choose("first:gold_1", "buy:sun_1", "replace:dark:gold_1")
    assert (game.asked, game.ask, rolled(game)) == (1, "pick", [0, 1])
    game.dice(0, "gold_1 sun_1").dice(1, "gold_1 gold_1").choose("choose:2")
    assert rolled(game) == [0, 1, 0, 1]
    assert game.me.sun == 1  # the face that was forged in between has been rolled


@rule("DF-043")
@pytest.mark.parametrize("extra", [False, True])
def test_a_new_reinforcement_waits_for_the_own_next_turn(extra: bool) -> None:
    game = table().mine(sun=6)
    if extra:
        game.choose("pass", "extra")
    quiet(game).choose("feat:guardians_owl")
    if not extra:
        assert game.ask == "extra"
        game.choose("extra")
        assert "use:guardians_owl" not in game.options()
        game.choose("pass")
    assert game.asked == 1
    game.choose("pass")
    assert (game.asked, "use:guardians_owl" in game.options()) == (0, True)


@rule("DF-044")
@pytest.mark.parametrize("first", ["feat:elder", "buy:gold_3"])
@pytest.mark.parametrize("second", ["feat:wild_spirits", "buy:moon_1"])
def test_the_extra_action_is_of_either_kind(first: str, second: str) -> None:
    game = table().mine(sun=6, gold=4)
    for action in (first, "extra", second):
        game.choose(action)
        if action.startswith("buy"):
            game.choose("replace:light:gold_1")
            if game.ask == "offering":
                game.choose("done")
        if action == "extra":
            quiet(game)
    assert game.asked == 1
    assert game.me.feats == [key[5:] for key in (first, second) if key.startswith("feat")]
    assert len(game.me.discard) == sum(key.startswith("buy") for key in (first, second))


@rule("DF-044")
def test_the_sun_for_the_extra_action_is_gone_before_it_starts() -> None:
    game = table().mine(sun=4).choose("pass", "extra")
    assert game.me.sun == 2
    assert "feat:guardians_owl" in game.options()
    assert "feat:minotaur" not in game.options()


@rule("DF-045")
def test_blessings_of_step_1_of_cards_and_of_ousting_follow_one_procedure() -> None:
    def answers(game: Game) -> tuple[list[str], int]:
        """What one blessing asks: which face comes first, what to choose, whether to repeat it."""
        asks = []
        while game.asked == 1:
            asks.append(game.ask)
            game.choose(
                {"order": "first:gold_3_or_glory_2", "pick": "choose:1", "buy": "done", "cerberus": "done"}[game.ask]
            )
        return asks, game.they.gold

    def arranged() -> Game:
        theirs = {"light": "ship", "dark": "gold_3_or_glory_2", "cerberus": 1, "island": 5}
        return table(3, feats="cerberus celestial_ship").mine(sun=6).theirs(**theirs)

    step_1 = arranged().dice(0, "gold_1 gold_1").dice(1, "ship gold_3_or_glory_2").dice(2, "gold_1 gold_1").blessings()
    ousted = arranged().dice(1, "ship gold_3_or_glory_2").choose("feat:gorgon")
    by_card = arranged().dice(1, "ship gold_3_or_glory_2").does(Divine(1))
    expected = (["order", "pick", "buy", "cerberus"], 3)
    assert [answers(game) for game in (step_1, ousted, by_card)] == [expected] * 3


# --- resources and reserves -------------------------------------------------------------------------------------------


@rule("DF-046", "DF-047")
@pytest.mark.parametrize(("face", "pile", "cap"), [("gold_6", "gold", 12), ("sun_2", "sun", 6), ("moon_2", "moon", 6)])
def test_reserves_hold_12_gold_6_sun_6_moon_and_the_rest_is_lost(face: str, pile: str, cap: int) -> None:
    game = table().mine(light=face, dark="glory_2", **{pile: cap - 1})
    game.dice(0, f"{face} glory_2").does(Divine(0))
    assert (getattr(game.me, pile), game.me.glory) == (cap, 2)
    game.dice(0, f"{face} glory_2").does(Divine(0))
    assert (getattr(game.me, pile), game.me.glory) == (cap, 4)


@rule("DF-046")
def test_glory_has_no_limit() -> None:
    game = table().mine(gold=3, glory=500, feats="elder").bless("glory_4 times3").choose("use:elder")
    assert game.me.glory == 516
    assert table(feats="typhon").mine(sun=5, moon=5, glory=500, discard=[0]).choose("feat:typhon").me.glory == 501


@rule("DF-047")
def test_a_choice_with_no_room_for_it_is_still_a_choice() -> None:
    game = table().mine(feats="guardians_owl", gold=12, sun=6, moon=6).choose("use:guardians_owl")
    assert game.options() == ["choose:1", "choose:2", "choose:3"]
    game.choose("choose:2")
    assert (game.me.gold, game.me.sun, game.me.moon) == (12, 6, 6)


@rule("DF-048")
def test_no_reserve_falls_below_0() -> None:
    game = table().mine(sun=5).theirs(light="glory_2_moon_2", dark="gold_6", gold=4, moon=1, glory=1)
    game.dice(1, "glory_2_moon_2 gold_6").choose("feat:minotaur")
    assert (game.they.gold, game.they.moon, game.they.glory) == (0, 0, 0)


@rule("DF-049")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    game = table(4).mine(gold=2, sun=4, moon=6, feats="elder")
    assert "feat:hydra" not in game.options()
    assert game.refusal("feat:hydra") == "feat_too_dear"
    assert game.refusal("buy:gold_4") == "face_too_dear"
    assert game.refusal("use:elder") == "reinforcement_too_dear"
    assert not {"buy:gold_4", "use:elder"} & set(game.options())


@rule("DF-049")
def test_neither_is_gold_taken_for_shards_nor_sun_for_moon() -> None:
    game = table().mine(gold=12, sun=6, moon=0)
    assert {key for key in game.options() if key.startswith("feat")} == {
        "feat:elder", "feat:wild_spirits", "feat:guardians_owl", "feat:minotaur", "feat:gorgon",
        "feat:mirror_of_the_abyss", "feat:sphinx",
    }  # fmt: skip


@rule("DF-050")
def test_glory_gained_counts_at_once_and_printed_glory_at_the_end() -> None:
    game = table().mine(sun=6, glory=1).choose("feat:gorgon")
    assert game.me.glory == 1
    sheet = game.bless("glory_2 gold_1").ends().sheet
    assert sheet == {"glory": (3, 0), "feat:gorgon": (14, 0), "total": (17, 0)}


@rule("DF-050")
def test_printed_glory_cannot_be_lost() -> None:
    game = table().mine(sun=5).theirs(feats="hydra", light="glory_4", dark="gold_1", glory=1)
    game.dice(1, "glory_4 gold_1").choose("feat:minotaur")
    assert game.they.glory == 0
    assert game.ends().sheet["total"] == (8, 26)
