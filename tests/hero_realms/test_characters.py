"""The five character packs: decks, cards, skills and abilities, and our rulings about them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kubik.games.hero_realms.cards import NUMBER
from kubik.kernel.errors import BadSetup
from kubik.kernel.sight import UNKNOWN
from tests.hero_realms.table import Game, start, table


def with_pack(character: str, other: str = "", **mine: Any) -> Game:
    """A duel in which seat 0 plays a character and has what is named."""
    return table(characters=(character, other), **mine)


# --- decks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "health", "deck"),
    [
        ("wizard", 50, {"cat_familiar": 1, "ignite": 2, "spell_components": 1, "fire_staff": 1, "gold": 5}),
        ("thief", 52, {"throwing_knife": 3, "gold": 5, "ruby": 2}),
        ("ranger", 58, {"black_arrow": 2, "horn_of_calling": 1, "hunting_bow": 1, "gold": 5, "ruby": 1}),
        ("fighter", 60, {"longsword": 1, "shield_bearer": 1, "throwing_axe": 1, "gold": 6, "ruby": 1}),
        ("cleric", 55, {"follower_a": 1, "follower_b": 1, "spiked_mace": 1, "prayer_beads": 1, "gold": 6}),
    ],
)
def test_a_character_starts_with_its_own_deck_and_health(character: str, health: int, deck: dict[str, int]) -> None:
    game = start(characters=(character, ""))
    assert game.me.health == health
    assert Counter(game.me.hand + game.me.deck) == deck
    assert game.they.health == 50
    assert Counter(game.they.hand + game.they.deck)["shortsword"] == 1


def test_characters_are_named_for_every_seat() -> None:
    with pytest.raises(BadSetup):
        start(3, characters=("wizard", ""))


def test_in_hydra_the_team_health_does_not_depend_on_packs() -> None:
    game = start(mode="hydra_2v2", characters=("fighter", "", "", ""))
    assert game.state.table.health == [75, 75]


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "card", "combat"),
    [
        ("wizard", "ignite", 2),
        ("wizard", "fire_staff", 1),
        ("thief", "throwing_knife", 1),
        ("ranger", "black_arrow", 1),
        ("ranger", "hunting_bow", 2),
        ("fighter", "longsword", 3),
        ("fighter", "throwing_axe", 2),
        ("cleric", "spiked_mace", 2),
    ],
)
def test_weapons(character: str, card: str, combat: int) -> None:
    game = with_pack(character, hand=card, deck="gold").choose(f"play:{card}")
    assert (game.me.combat, game.me.hand) == (combat, [])


def test_cat_familiar_offers_three_alternatives() -> None:
    gained = []
    for choice in ("choose:1", "choose:2", "choose:3"):
        game = with_pack("wizard", play="cat_familiar").choose("expend:cat_familiar", choice)
        gained.append((game.me.combat, game.me.gold, game.me.health - 50))
    assert gained == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]


@pytest.mark.parametrize("card", ["follower_a", "follower_b"])
def test_followers_are_guards_that_give_1_combat(card: str) -> None:
    assert with_pack("cleric", play=card).choose(f"expend:{card}").me.combat == 1
    game = with_pack("", "cleric", combat=5).opponent(play=card)
    assert "attack:1" not in game.options()


def test_shield_bearer_is_a_guard() -> None:
    game = with_pack("", "fighter", combat=5).opponent(play="shield_bearer")
    assert [key for key in game.options() if key.startswith("attack")] == ["attack_champion:1:shield_bearer"]


@pytest.mark.parametrize(("before", "drawn"), [("ignite", []), ("ignite ignite", ["gold"]), ("ignite spark", ["gold"])])
def test_fire_staff_draws_if_two_actions_are_in_play(before: str, drawn: list[str]) -> None:
    game = with_pack("wizard", hand="fire_staff", play=before, deck="gold").choose("play:fire_staff")
    assert game.me.hand == drawn


def test_throwing_knives_count_the_knives_before_them() -> None:
    game = with_pack("thief", hand="throwing_knife throwing_knife throwing_knife")
    combat = []
    for _ in range(3):
        combat.append(game.choose("play:throwing_knife").me.combat)
    assert combat == [1, 1 + 3, 1 + 3 + 5]


def test_a_dagger_is_no_knife() -> None:
    # A teammate passed it on, as one may in Emperor.
    game = table(mode="emperor_3v3", characters=("thief", "", "", "", "", ""), hand="throwing_knife")
    players = game.state.table.players
    players[1].deck.remove(NUMBER["dagger"])
    players[0].play.append(NUMBER["dagger"])
    assert game.choose("play:throwing_knife").me.combat == 1


def test_black_arrow_draws_only_after_the_bow() -> None:
    game = with_pack("ranger", hand="black_arrow black_arrow hunting_bow", deck="gold ruby")
    game.choose("play:black_arrow")
    assert len(game.me.hand) == 2
    game.choose("play:hunting_bow", "play:black_arrow")
    assert game.me.hand == ["gold"]


@pytest.mark.parametrize(("before", "drawn"), [("longsword", []), ("intimidation", ["gold"])])
def test_throwing_axe_draws_if_7_combat_were_gained_its_own_included(before: str, drawn: list[str]) -> None:
    game = with_pack("fighter", hand=f"throwing_axe {before}", deck="gold").choose(f"play:{before}", "attack:1")
    game.choose("amount:3", "play:throwing_axe")
    assert game.me.hand == drawn


def test_combat_of_the_turn_before_does_not_count_for_the_axe() -> None:
    game = with_pack("fighter", hand="intimidation").choose("play:intimidation").end_round()
    game.seat(0, hand="throwing_axe", deck="gold").choose("play:throwing_axe")
    assert game.me.hand == []


def test_prayer_beads_give_both_with_two_champions() -> None:
    game = with_pack("cleric", hand="prayer_beads", play="follower_a follower_b").choose("play:prayer_beads")
    assert (game.me.gold, game.me.health) == (2, 60)


def test_prayer_beads_give_one_of_both_with_fewer() -> None:
    game = with_pack("cleric", hand="prayer_beads", play="follower_a").choose("play:prayer_beads")
    assert game.options() == ["choose:1", "choose:2"]
    game.choose("choose:2")
    assert (game.me.gold, game.me.health) == (0, 60)


# --- discounts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "card", "fitting", "other"),
    [("wizard", "spell_components", "command", "street_thug"), ("ranger", "horn_of_calling", "street_thug", "command")],
)
def test_the_next_card_that_fits_costs_1_less(character: str, card: str, fitting: str, other: str) -> None:
    prices = {"command": 5, "street_thug": 3}
    game = with_pack(character, hand=card, gold=20).row(f"{fitting} {other}").choose(f"play:{card}")
    assert game.me.gold == 21
    game.choose(f"buy:{other}")
    assert game.me.gold == 21 - prices[other]
    game.choose(f"buy:{fitting}")
    assert game.me.gold == 21 - prices[other] - prices[fitting] + 1
    game.choose("buy:fire_gem")
    assert game.me.gold == 21 - prices[other] - prices[fitting] + 1 - 2


def test_a_discount_serves_one_card_and_makes_a_card_for_1_free() -> None:
    game = with_pack("wizard", hand="spell_components").row("profit taxation").choose("play:spell_components")
    game.choose("buy:profit")
    assert game.me.gold == 1
    game.choose("buy:taxation")
    assert (game.me.gold, game.me.discard) == (0, ["profit", "taxation"])


def test_a_discount_ends_with_the_turn() -> None:
    game = with_pack("wizard", hand="spell_components").choose("play:spell_components").end_round()
    game.row("command").seat(0, gold=4)
    assert "buy:command" not in game.options()


def test_a_discounted_action_for_1_gold_can_be_bought_without_gold() -> None:
    game = table(mode="emperor_3v3", characters=("wizard", "", "", "", "", ""), hand="spell_components", discard="gold")
    game.row("profit street_thug").choose("play:spell_components", "pass_card:1:gold")
    assert [key for key in game.options() if key.startswith("buy")] == ["buy:profit"]
    game.choose("buy:profit")
    assert (game.me.gold, game.me.discard) == (0, ["profit"])


# --- skills -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("character", ["wizard", "thief", "ranger", "fighter", "cleric"])
def test_a_skill_costs_2_gold_once_a_turn(character: str) -> None:
    assert "skill" not in with_pack(character, gold=1).options()
    game = with_pack(character, gold=4)
    game.choose("skill")
    while "end_turn" not in game.options():
        game.choose(game.options()[0])
    assert game.me.gold == 2
    assert "skill" not in game.options()
    assert "skill" in game.end_round().seat(0, gold=2).options()


@pytest.mark.parametrize("character", ["wizard", "ranger", "fighter", "cleric"])
def test_an_ability_costs_nothing_once_a_game(character: str) -> None:
    game = with_pack(character).opponent(health=50)
    assert "ability" in game.options()
    game.choose("ability")
    assert "ability" not in game.options()
    assert "ability" not in game.end_round().options()


def test_a_basic_deck_has_neither_skill_nor_ability() -> None:
    options = table(gold=9).options()
    assert "skill" not in options
    assert "ability" not in options


def test_channel_costs_1_health_and_draws_a_card() -> None:
    game = with_pack("wizard", gold=2, deck="ignite").choose("skill")
    assert (game.me.health, game.me.hand, game.me.gold) == (49, ["ignite"], 0)


def test_channel_with_1_health_left_loses_the_game() -> None:
    assert with_pack("wizard", gold=2, health=1).choose("skill").winners == (1,)


def test_pick_pocket_heals_and_makes_an_opponent_discard() -> None:
    game = with_pack("thief", gold=2).opponent(hand="gold ruby", play="orc_grunt").choose("skill")
    assert (game.asked, game.options()) == (1, ["discard:gold", "discard:ruby"])
    game.choose("discard:ruby")
    assert (game.me.health, game.they.hand) == (55, ["gold"])


def test_shoulder_bash_gives_2_combat() -> None:
    assert with_pack("fighter", gold=2).choose("skill").me.combat == 2


# --- Track ------------------------------------------------------------------------------------------------------------


def test_track_discards_up_to_two_of_the_top_three_and_orders_the_rest() -> None:
    game = with_pack("ranger", gold=2, deck="black_arrow ruby hunting_bow gold").choose("skill")
    assert game.options() == ["track_discard:black_arrow", "track_discard:ruby", "track_discard:hunting_bow", "done"]
    game.choose("track_discard:ruby", "done")
    assert game.options() == ["track_keep:black_arrow", "track_keep:hunting_bow"]
    game.choose("track_keep:black_arrow")
    assert game.me.known_top == ["hunting_bow", "black_arrow", "gold"]
    assert game.me.discard == ["ruby"]


def test_track_discards_no_third_card() -> None:
    game = with_pack("ranger", gold=2, deck="black_arrow ruby hunting_bow gold").choose("skill")
    game.choose("track_discard:ruby", "track_discard:black_arrow")
    assert "end_turn" in game.options()
    assert (game.me.known_top, game.me.discard) == (["hunting_bow", "gold"], ["black_arrow", "ruby"])


def test_what_track_laid_back_is_drawn_next_and_only_its_owner_knows_it() -> None:
    game = with_pack("ranger", gold=2, hand="black_arrow", play="hunting_bow").choose("skill", "done")
    assert game.state.view(1).players[0].looked == [UNKNOWN] * 3
    while "end_turn" not in game.options():
        game.choose(game.options()[0])
    top = game.me.known_top
    assert len(top) == 3
    assert game.state.view(1).players[0].top == [UNKNOWN] * 3
    assert UNKNOWN not in game.state.view(0).players[0].top
    assert game.choose("play:black_arrow").me.hand == [top[0]]


def test_track_makes_a_short_deck_anew() -> None:
    game = with_pack("ranger", gold=2, deck="ruby", discard="gold gold hunting_bow").choose("skill")
    assert len(game.state.table.players[0].looked) == 3
    assert game.me.discard == []


def test_track_without_any_card_does_nothing() -> None:
    game = with_pack("ranger", gold=2, deck="").choose("skill")
    assert "end_turn" in game.options()


# --- Bless ------------------------------------------------------------------------------------------------------------


def defence_of_street_thug(game: Game, attacker: int) -> int:
    """What it takes to stun the Street Thug of seat 0."""
    for combat in range(1, 10):
        if "attack_champion:0:street_thug" in game.seat(attacker, combat=combat).options():
            return combat
    raise AssertionError("cannot be attacked")


def test_bless_gives_3_health_and_1_defence_until_the_end_of_the_own_next_turn() -> None:
    game = with_pack("cleric", gold=2, play="street_thug").choose("skill")
    assert game.me.health == 58
    assert defence_of_street_thug(game.choose("end_turn"), 1) == 5
    game.choose("end_turn", "end_turn")
    assert defence_of_street_thug(game, 1) == 4


def test_blessing_in_every_turn_does_not_add_up_for_the_opponent() -> None:
    game = with_pack("cleric", gold=2, play="street_thug").choose("skill", "end_turn", "end_turn")
    game.seat(0, gold=2, play="street_thug").choose("skill", "end_turn")
    assert defence_of_street_thug(game, 1) == 5


def test_blessings_of_two_clerics_add_up() -> None:
    game = table(mode="emperor_3v3", characters=("cleric", "cleric", "cleric", "", "", ""), gold=2, play="street_thug")
    game.choose("skill", "target:0", "end_turn").seat(1, gold=2).choose("skill", "target:0")
    while game.asked != 5:
        game.choose("end_turn")
    assert game.me.health == 55 + 3 + 3
    assert defence_of_street_thug(game, 5) == 4 + 1 + 1


def test_a_teammate_who_is_out_is_not_blessed() -> None:
    game = table(mode="emperor_3v3", characters=("", "cleric", "", "", "", ""), health=5)
    while game.asked != 5:
        game.choose("end_turn")
    game.seat(5, combat=5).choose("attack:0", "amount:5", "done", "end_turn")
    game.seat(1, gold=2).choose("skill")
    assert game.options() == ["target:1", "target:2"]


def test_bless_serves_the_own_side_only() -> None:
    game = with_pack("cleric", gold=2).choose("skill")
    assert game.they.health == 50
    team = table(mode="hydra_2v2", gold=2, characters=("cleric", "", "", "")).choose("skill")
    assert team.options() == ["target:0", "target:1"]


def test_a_blessed_teammate_keeps_it_until_the_end_of_the_own_next_turn() -> None:
    game = table(mode="emperor_3v3", characters=("", "cleric", "", "", "", "")).choose("end_turn")
    game.seat(0, play="street_thug").seat(1, gold=2).choose("skill")
    assert game.options() == ["target:0", "target:1", "target:2"]
    game.choose("target:0")
    assert game.at(0).health == 53
    game.choose("end_turn", "end_turn", "end_turn", "end_turn")
    assert game.asked == 5
    assert defence_of_street_thug(game, 5) == 5
    game.choose("end_turn", "end_turn")  # the general's own next turn is over
    for _ in range(4):
        game.choose("end_turn")
    assert game.asked == 5
    assert defence_of_street_thug(game, 5) == 4


def test_in_hydra_a_blessed_teammate_is_in_the_own_turn_already() -> None:
    game = table(mode="hydra_2v2", gold=2, characters=("cleric", "", "", "")).seat(1, play="street_thug")
    game.choose("skill", "target:1", "end_turn", "end_turn").seat(2, combat=4)
    assert game.at(0).health == 78
    assert "attack_champion:1:street_thug" not in game.options(seat=2)
    game.seat(2, combat=5)
    assert "attack_champion:1:street_thug" in game.options(seat=2)
    for _ in range(4):
        game.choose("end_turn")
    game.seat(2, combat=4)
    assert "attack_champion:1:street_thug" in game.options(seat=2)


# --- abilities --------------------------------------------------------------------------------------------------------


def test_fireball_hits_a_player_and_all_champions_past_the_guards() -> None:
    game = with_pack("wizard").opponent(play="dire_wolf orc_grunt street_thug cron_the_berserker").choose("ability")
    assert game.they.health == 46
    assert game.they.play == ["cron_the_berserker", "dire_wolf"]
    assert game.me.combat == 0


def test_fireball_is_measured_against_blessed_defence() -> None:
    game = with_pack("wizard", "cleric").choose("end_turn").seat(1, gold=2, play="street_thug follower_a")
    game.choose("skill", "end_turn", "ability")
    assert game.they.play == ["street_thug"]


def test_fireball_chooses_among_the_opponents_who_may_be_targeted() -> None:
    game = table(players=4, characters=("wizard", "", "", "")).choose("ability")
    assert game.options() == ["target:1", "target:2", "target:3"]
    hunter = table(players=4, mode="hunter_survival", characters=("wizard", "", "", "")).choose("ability")
    assert [hunter.at(seat).health for seat in range(4)] == [50, 46, 50, 50]


def test_fireball_can_win_the_game() -> None:
    assert with_pack("wizard").opponent(health=4).choose("ability").winners == (0,)


def test_headshot_draws_and_may_stun() -> None:
    game = with_pack("ranger", deck="ruby").opponent(play="orc_grunt street_thug").choose("ability")
    assert game.me.hand == ["ruby"]
    assert game.options() == ["stun:1:orc_grunt", "done"]
    game.choose("stun:1:orc_grunt")
    assert game.they.discard == ["orc_grunt"]


def test_crushing_blow_gives_8_combat() -> None:
    assert with_pack("fighter").choose("ability").me.combat == 8


def test_heist_is_not_for_the_own_first_and_second_turn() -> None:
    game = with_pack("thief")
    assert "ability" not in game.options()
    assert "ability" not in game.end_round().options()
    assert "ability" in game.end_round().options()


def test_in_hydra_each_turn_of_the_team_is_an_own_turn_of_the_thief() -> None:
    game = table(mode="hydra_2v2", characters=("", "thief", "", ""))
    offered = []
    for _ in range(3):
        offered.append("ability" in game.options(seat=1))
        for _ in range(4):
            game.choose("end_turn")
    assert offered == [False, False, True]


def test_heist_buys_one_priced_card_from_a_discard_pile() -> None:
    game = with_pack("thief", gold=9, turns=3).opponent(discard="spark street_thug gold tyrannor_the_devourer fire_gem")
    assert not [key for key in game.options() if key.startswith("heist")]
    game.choose("ability")
    offered = {key for key in game.options() if key.startswith("heist")}
    assert offered == {
        "heist:1:spark",
        "heist:1:street_thug",
        "heist:1:tyrannor_the_devourer",
        "heist:1:fire_gem",
    }
    game.choose("heist:1:street_thug")
    assert (game.me.gold, game.me.discard) == (6, ["street_thug"])
    assert game.they.discard == ["fire_gem", "gold", "spark", "tyrannor_the_devourer"]
    assert not [key for key in game.options() if key.startswith("heist")]


def test_heist_must_be_paid() -> None:
    game = with_pack("thief", gold=2, turns=3).opponent(discard="spark street_thug").choose("ability")
    assert [key for key in game.options() if key.startswith("heist")] == ["heist:1:spark"]


def test_heist_ends_with_the_turn() -> None:
    game = with_pack("thief", turns=3).choose("ability").end_round().opponent(discard="spark").seat(0, gold=9)
    assert not [key for key in game.options() if key.startswith("heist") or key == "ability"]


def test_a_stolen_card_counts_as_acquired() -> None:
    game = with_pack("thief", gold=3, turns=3, play="rasmus_the_smuggler profit", deck="gold")
    game.opponent(discard="street_thug").choose("ability", "ally:rasmus_the_smuggler", "heist:1:street_thug")
    assert game.me.known_top == ["street_thug", "gold"]


def test_a_discount_serves_a_heist() -> None:
    # A teammate passed the Spell Components on, as one may in Emperor.
    game = table(mode="emperor_3v3", characters=("thief", "wizard", "wizard", "", "", ""), gold=3, turns=3)
    players = game.seat(5, discard="command").state.table.players
    players[1].deck.remove(NUMBER["spell_components"])
    players[0].hand.append(NUMBER["spell_components"])
    game.state.resume()
    game.choose("play:spell_components", "ability", "heist:5:command")
    assert (game.me.gold, game.me.discard) == (3 + 1 - (5 - 1), ["command"])


def test_heist_reaches_only_opponents_who_may_be_targeted() -> None:
    game = table(players=4, mode="hunter_survival", characters=("thief", "", "", ""), gold=9, turns=3)
    for seat in (1, 2, 3):
        game.seat(seat, discard="spark")
    game.choose("ability")
    assert [key for key in game.options() if key.startswith("heist")] == ["heist:1:spark"]


def resurrect_after_an_attack() -> Game:
    game = with_pack("cleric", play="street_thug cult_priest", discard="rayla_endweaver").choose("end_turn")
    game.seat(1, combat=4).choose("attack_champion:0:street_thug", "end_turn")
    return game


def test_resurrect_puts_a_champion_stunned_since_the_last_turn_into_play_prepared() -> None:
    game = resurrect_after_an_attack()
    assert game.me.play == ["cult_priest"]
    game.choose("ability")
    assert game.me.play == ["cult_priest", "street_thug"]
    assert "street_thug" not in game.me.discard
    assert "expend:street_thug" in game.options()


def test_resurrect_chooses_between_several() -> None:
    game = with_pack("cleric", play="street_thug cult_priest").choose("end_turn").seat(1, combat=8)
    game.choose("attack_champion:0:street_thug", "attack_champion:0:cult_priest", "end_turn", "ability")
    assert game.options() == ["resurrect:street_thug", "resurrect:cult_priest"]


def test_resurrect_comes_too_late_a_turn_later() -> None:
    game = resurrect_after_an_attack()
    game.choose("end_turn", "end_turn", "ability")
    assert game.me.play == ["cult_priest"]


def test_resurrect_does_not_return_a_champion_that_was_shuffled_into_the_deck() -> None:
    game = with_pack("cleric", play="orc_grunt", hand="command", deck="").choose("end_turn")
    game.seat(1, combat=3).choose("attack_champion:0:orc_grunt", "end_turn")
    game.row("orc_grunt").state.table.players[0].gold = 3
    game.state.resume()
    assert "orc_grunt" in game.me.discard
    game.choose("play:command", "buy:orc_grunt")  # Command draws, and makes the deck anew
    assert game.me.discard == ["orc_grunt"]
    game.choose("ability")
    assert (game.me.play, game.me.discard) == (["command"], ["orc_grunt"])


@pytest.mark.parametrize("copies", [1, 2])
def test_resurrect_does_not_return_a_champion_that_was_stolen(copies: int) -> None:
    """Copies are alike: as long as one lies there, it is the one that was stunned."""
    game = with_pack("thief", "cleric", turns=3, gold=3, combat=3)
    game.opponent(play="orc_grunt", discard="orc_grunt" if copies == 2 else "")
    game.choose("attack_champion:1:orc_grunt", "ability", "heist:1:orc_grunt", "end_turn", "ability")
    assert game.they.play == ["orc_grunt"] * (copies - 1)


@pytest.mark.parametrize(
    ("card", "choice"),
    [("death_touch", "sacrifice_from_discard:street_thug"), ("smash_and_grab", "topdeck:street_thug")],
)
def test_resurrect_does_not_return_a_champion_that_left_the_discard_pile(card: str, choice: str) -> None:
    game = with_pack("cleric", play="street_thug", deck=f"{card} gold gold gold gold").choose("end_turn")
    game.seat(1, combat=4).choose("attack_champion:0:street_thug", "end_turn")
    game.choose(f"play:{card}", choice, "ability")
    assert game.me.play == [card]


def test_resurrect_does_not_return_a_champion_that_was_passed_on() -> None:
    game = table(mode="emperor_3v3", characters=("cleric", "", "", "", "", ""), play="street_thug", deck="gold")
    while game.asked != 5:
        game.choose("end_turn")
    game.seat(5, combat=4).choose("attack_champion:0:street_thug", "end_turn", "play:gold")
    game.choose("pass_card:1:street_thug", "ability")
    assert (game.me.play, game.at(1).discard[-1]) == (["gold"], "street_thug")
