"""What the sense of Runebound prefers, in positions that were arranged for it."""

from __future__ import annotations

from random import Random

import pytest

import kubik
from kubik.bots.greedy import Greedy
from kubik.games.runebound.board import FACE_NAMES, HEX
from kubik.games.runebound.content import NUMBER
from kubik.games.runebound.goals import Ways, rolled_again, trades, training, villain
from kubik.games.runebound.heroes import health
from kubik.games.runebound.retreat import MayRetreat
from kubik.games.runebound.strength import odds_now, odds_of_villain
from kubik.games.runebound.travel import travel
from tests.runebound.table import Game, table

FIRMAMENT = "r11c06"
COMBAT_GEM = "r00c04"
GEAR = "valorous_blade knight_s_plate potion_set"
SKILLS = "marksmanship iron_grip crushing_blow"


def chosen(game: Game) -> str:
    """What the greedy bot of the seat that is asked takes."""
    assert game.state.decision is not None
    return Greedy(Random(1))(game.state.seat(game.state.decision.seat)).key


def strong(at: str, scenario: str = "margath") -> Game:
    """A hero who can defeat the villain, in act two."""
    game = table(heroes="corbin laurel", at=at, scenario=scenario).time(2, 2)
    return game.villain(FIRMAMENT).hero(assets=GEAR, skills=SKILLS, story=5)


# --- odds -------------------------------------------------------------------------------------------------------------


def test_odds_rise_with_gear_and_fall_with_wounds_and_acts() -> None:
    game = table(heroes="laurel corbin")
    state = game.state
    me, ogre = state.table.players[0], NUMBER["ogre"]
    bare = odds_now(state.table, me, ogre)
    game.hero(assets="steel_greataxe chain_mail")
    armed = odds_now(state.table, me, ogre)
    game.hero(wounds=5)
    wounded = odds_now(state.table, me, ogre)
    game.time(2, 1)
    later = odds_now(state.table, me, ogre)
    assert 0 < bare < armed < 1
    assert later < wounded < armed


def test_a_villain_is_harder_than_an_enemy_and_easier_with_lore() -> None:
    game = strong(FIRMAMENT)
    state = game.state
    me = state.table.players[0]
    with_lore = odds_of_villain(state.table, state.rules, me)
    game.hero(story=0)
    without = odds_of_villain(state.table, state.rules, me)
    assert without < with_lore < odds_now(state.table, me, NUMBER["kobolds"])


# --- the villain ------------------------------------------------------------------------------------------------------


def test_a_strong_hero_fights_the_villain() -> None:
    assert chosen(strong(FIRMAMENT)) == "fight"


def test_a_wounded_hero_rests_before_that() -> None:
    assert chosen(strong(FIRMAMENT).hero(wounds=6)) == "rest"


def test_a_strong_hero_goes_to_the_villain() -> None:
    game = strong("r11c05")
    assert chosen(game) == f"move:{FIRMAMENT}"


def test_a_weak_hero_does_not_fight_the_villain_early() -> None:
    game = table(heroes="laurel corbin", at=FIRMAMENT).time(2, 2).villain(FIRMAMENT)
    assert chosen(game) != "fight"


def test_in_the_last_round_everybody_tries() -> None:
    game = table(heroes="laurel corbin", at="r03c03", scenario="corpse_king").time(2, 12).villain("r03c03")
    assert chosen(game.points(1).zombies("").hero(wounds=5)) == "fight"


# --- adventures and rest ----------------------------------------------------------------------------------------------


def test_a_fresh_hero_takes_an_adventure_where_he_stands() -> None:
    assert chosen(table(heroes="corbin laurel", at=COMBAT_GEM)) == "adventure"


def test_a_hero_who_would_lose_does_not_look_for_enemies() -> None:
    game = table(heroes="corbin laurel", at=COMBAT_GEM)
    wounds = health(game.state.table.players[0]) - 2
    assert chosen(game.hero(wounds=wounds)) == "rest"


# --- trade ------------------------------------------------------------------------------------------------------------


def shopping(gold: int, cards: str, assets: str = "") -> Game:
    """A hero in Riverwatch, where these are sold."""
    game = table(heroes="corbin laurel", at="r11c13").hero(gold=gold, assets=assets)
    return game.market("riverwatch", cards).deck("assets", "satchel")


def test_the_better_weapon_that_can_be_paid_is_bought() -> None:
    game = shopping(9, "cudgel steel_greataxe valorous_blade")
    assert chosen(game) == "trade"
    assert chosen(game.choose("trade")) == "buy:steel_greataxe"


def test_an_old_weapon_is_sold_for_a_better_one() -> None:
    game = shopping(7, "cudgel steel_greataxe militia_pike", assets="hunting_spear").choose("trade")
    assert chosen(game) == "sell:hunting_spear"
    assert chosen(game.choose("sell:hunting_spear")) == "buy:steel_greataxe"


def test_a_good_weapon_is_not_sold_for_a_worse_one() -> None:
    game = shopping(3, "cudgel militia_pike ancient_sword", assets="steel_greataxe").choose("trade")
    assert not chosen(game).startswith("sell")


def test_a_commodity_is_delivered_where_it_is_wanted() -> None:
    game = table(heroes="corbin laurel", at="r11c06").hero(assets="armaments")
    assert chosen(game) == "deliver:armaments"


# --- fights -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "expected"), [(0, "fight_on"), (9, "retreat")])
def test_a_hopeless_fight_is_left(wounds: int, expected: str) -> None:
    game = table(heroes="corbin laurel", at=COMBAT_GEM).deck("combat", "giant").choose("adventure")
    fight = game.state.table.fight
    assert fight.on
    game.hero(wounds=wounds)
    game.step(MayRetreat(0))
    assert chosen(game) == expected


def test_a_fight_that_nobody_can_win_is_left() -> None:
    game = strong(FIRMAMENT).choose("fight")
    game.state.table.fight.round = 20
    game.step(MayRetreat(0))
    assert chosen(game) == "retreat"


@pytest.mark.parametrize("scenario", ["margath", "corpse_king"])
def test_bots_end_fights_in_which_hardly_anybody_is_wounded(scenario: str) -> None:
    """A hero who blocks, heals and hardly strikes, against villains who heal, played by bots on both sides."""
    for seed in range(20):
        game = table(heroes="hawthorne laurel", at=FIRMAMENT, scenario=scenario, seed=seed).time(2, 2)
        game.villain(FIRMAMENT).hero(assets="knight_s_plate", skills="spirit_ward soul_siphon divine_shield", gold=0)
        state = game.choose("fight").state
        decisions = 0
        while state.table.fight.on and state.decision is not None:
            decisions += 1
            assert decisions < 1000, "a bot is stuck"
            state.choose(Greedy(Random(1))(state.seat(state.decision.seat)))


# --- training and quests ----------------------------------------------------------------------------------------------


def test_trophies_make_training_worth_more() -> None:
    me = table(heroes="corbin laurel").hero(hand="taxidermist haggling bookish").state.table.players[0]
    idle = training(me)
    me.combat, me.social = [0, 1], [2, 3]
    assert training(me) > idle >= 0


def test_a_skill_that_is_worth_its_trophies_is_learned() -> None:
    game = table(heroes="corbin laurel", at=COMBAT_GEM)
    game.hero(hand="marksmanship taxidermist", trophies="ogre ettin")
    assert chosen(game) == "learn:marksmanship"


def test_a_die_is_rolled_again_for_a_better_outcome() -> None:
    """Water and water bring lore: with one of them and a card to exert, the other die is rolled again."""
    lake = NUMBER["in_the_depths_of_the_lake_of_tears"]
    gains = [2.0, 6.0, 9.0]
    water, plains = FACE_NAMES.index("mountains_water"), FACE_NAMES.index("plains")
    assert rolled_again(lake, gains, [plains, plains, water], plains) > gains[0]
    assert rolled_again(lake, gains, [plains, plains, water], water) < gains[0]


def test_the_fewer_fights_are_left_the_more_each_is_worth() -> None:
    worths = []
    for space in (2, 8, 12):
        game = table(heroes="laurel corbin", at=FIRMAMENT).time(2, space).villain(FIRMAMENT)
        state = game.state
        me = state.table.players[0]
        worths.append(villain(state.table, state.rules, me, Ways(state.table, me)).worth)
    assert worths == sorted(worths)


def test_gold_makes_a_trade_worth_more_even_where_nothing_is_known_to_be_good() -> None:
    game = table(heroes="corbin laurel").market("riverwatch", "cudgel militia_pike ancient_sword").hero(gold=0)
    state = game.state
    poor = trades(state.table, state.table.players[0])
    game.hero(gold=15)
    rich = trades(state.table, state.table.players[0])
    assert all(one.worth < other.worth for one, other in zip(poor, rich, strict=True))


# --- ways -------------------------------------------------------------------------------------------------------------


def test_roads_are_shorter_than_wilderness() -> None:
    goal = HEX[FIRMAMENT]
    assert travel(goal, True, True)[goal] == 0
    assert max(travel(goal, True, True)) <= max(travel(goal, False, True))
    assert travel(goal, True, False)[HEX["r00c00"]] <= travel(goal, True, True)[HEX["r00c00"]]


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["margath", "corpse_king"])
@pytest.mark.parametrize("players", [2, 3])
def test_greedy_games_end_and_values_are_chances(scenario: str, players: int) -> None:
    game = kubik.game("runebound")
    for seed in range(2):
        state = game.start(players, seed, scenario=scenario)
        bot, turns, n = Greedy(Random(1)), 0, 0
        while state.decision is not None:
            n += 1
            assert n < 10_000, "a bot is stuck"
            assert game.sense.clock(state.table) >= turns
            turns = game.sense.clock(state.table)
            state.choose(bot(state.seat(state.decision.seat)))
        values = game.sense.value(state.table, state.rules)
        assert values == [float(seat == state.table.winner) for seat in range(players)]


def test_the_stronger_hero_is_more_likely_to_win() -> None:
    game = strong(FIRMAMENT)
    state = game.state
    values = state.game.sense.value(state.table, state.rules)
    assert values[0] > values[1] > 0
    assert sum(values) <= 1
