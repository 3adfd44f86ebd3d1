"""Fights played out: by chance, by the judgement that enemies and bots follow, and what holds all the while."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kubik.games.runebound import moments
from kubik.games.runebound.abilities import ABILITIES, AFTER_CAST, FOES, SURGES, TRIGGERS
from kubik.games.runebound.adventures import ChooseOne
from kubik.games.runebound.bot import FIGHTING
from kubik.games.runebound.content import ASSETS, HEROES, NUMBER, PIECES, SET, SKILLS, TYPE, VILLAIN
from kubik.games.runebound.fight import StartFight
from kubik.games.runebound.fight_options import FIGHT_ON, RETREAT
from kubik.games.runebound.judge import liking
from kubik.games.runebound.state import READY, UNDECIDED
from kubik.games.runebound.tokens import ADDED
from kubik.kernel.decision import Option
from tests.runebound import table as world
from tests.runebound.conformance import check
from tests.runebound.fight_table import NO_SURGE, Duel, duel, rule

ENEMIES = [piece for piece, foe in enumerate(FOES) if foe is not None]
LONG = 2000
"""No fight takes so many decisions."""


def arranged(random: Random, heroes: list[str], scenario: str, **settings: Any) -> Duel:
    """Two heroes with an asset of each type and some skills, on one hex."""
    game = Duel(world.table(heroes=" ".join(heroes), at="r07c10", scenario=scenario, **settings).state)
    skills = random.sample([skill.id for skill in SKILLS], 16)
    assets: list[list[str]] = [[], []]
    for type in range(5):
        chosen = random.sample([asset.id for asset in ASSETS if TYPE[NUMBER[asset.id]] == type], 2)
        for seat in (0, 1):
            assets[seat].append(chosen[seat])
    for seat in (0, 1):
        mine = skills[8 * seat : 8 * seat + 8]
        game.hero(seat, at="r07c10", skills=" ".join(mine[:5]), hand=" ".join(mine[5:]), assets=" ".join(assets[seat]))
    game.time(random.choice((1, 2)), 3)
    return game


def play(game: Duel, random: Random, judged: tuple[int, ...]) -> int:
    """Play a fight to its end; the seats named follow the judgement, others chance. How many decisions it took."""
    state = game.state
    fight = state.table.fight
    for n in range(LONG):
        if not state.table.fight.on or state.decision is None:
            return n
        decision = state.decision
        choice: Option
        if decision.seat in judged and isinstance(decision.step, FIGHTING):
            side = int(decision.seat != fight.attacker)
            choice = max(decision.options, key=lambda option: liking(state.table, side, option))
        else:
            choice = random.choice(decision.options)
        assert decision.seat == 0 or fight.card < 0 or not state.rules.bot_for_enemies
        keys = [option.key for option in decision.options]
        assert len(keys) == len(set(keys))
        state.choose(choice)
        check(state)
    raise AssertionError("this fight never ends")


@pytest.mark.parametrize("piece", ENEMIES, ids=lambda piece: PIECES[piece].id)
@pytest.mark.parametrize("enemies", ["neighbour", "bot"])
def test_every_enemy_is_fought_to_the_end(piece: int, enemies: str) -> None:
    scenario = PIECES[piece].id if piece >= VILLAIN else SET[piece]
    for seed in range(3):
        random = Random(f"{piece} {seed}")
        heroes = random.sample([hero.id for hero in HEROES], 2)
        game = arranged(random, heroes, "margath" if scenario == "common" else scenario, enemies=enemies)
        game.step(StartFight(0, piece))
        play(game, random, judged=(0,) if seed == 2 else ())
        assert game.state.table.fight.outcome != UNDECIDED
        assert game.told("ends_fight")


@rule("RB-161", "RB-338")
@pytest.mark.parametrize("seed", range(12))
def test_heroes_fight_each_other_to_the_end(seed: int) -> None:
    random = Random(seed)
    game = arranged(random, random.sample([hero.id for hero in HEROES], 2), "margath")
    game.step(StartFight(0, other=1, retreat=seed % 2 == 0))
    play(game, random, judged=(0, 1) if seed % 3 == 0 else ())
    assert game.state.table.fight.outcome != UNDECIDED


@rule("RB-131")
def test_a_bot_that_decides_for_enemies_asks_nobody() -> None:
    """It makes its tokens stronger, attacks, blocks, and passes when nothing is left that brings anything."""
    game = duel("corbin", "ogre", "2physical physical agility", "skull skull skull blank double", enemies="bot")
    assert game.asked == 0  # the enemy has acted already
    assert [event.seat for event in game.told("doubles")] == [1]
    game.choose("pass")
    assert game.ask == "may_retreat"
    assert game.me.wounds == 4
    game.next_cast("2physical physical agility", "shield skull surge blank double").choose(
        "fight_on", "attack:physical"
    )
    assert game.told("blocks")[-1].seat == 1


@pytest.mark.parametrize(("enemies", "asks"), [("neighbour", "may_use"), ("bot", "combat_action")])
def test_a_bot_also_decides_what_an_enemy_may_do_between_actions(
    enemies: str, asks: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No printed enemy may do something after its cast; an owner's card can. Here an ogre ambushes like a hero."""
    ogre, ambush = NUMBER["ogre"], NUMBER["ambush"]
    triggers = [[*index] for index in TRIGGERS]
    triggers[AFTER_CAST][ogre] = triggers[AFTER_CAST][ambush]
    monkeypatch.setattr(moments, "TRIGGERS", triggers)
    game = duel("corbin", "ogre", "2physical physical agility", "shield skull surge skull double", enemies=enemies)
    assert (game.ask, game.asked) == (asks, int(enemies == "neighbour"))
    assert len(game.set_aside(0)) == (enemies == "bot")


@pytest.mark.parametrize(("enemies", "asked"), [("neighbour", 1), ("bot", 0)])
def test_a_bot_also_chooses_between_effects_of_an_enemy(enemies: str, asked: int) -> None:
    game = duel("corbin", "ogre", "2physical physical agility", "shield skull surge skull double", enemies=enemies)
    lists = SURGES[NUMBER["ogre"]]
    game.step(ChooseOne(1, (ABILITIES[lists[0]].effects, ABILITIES[lists[0]].effects)))
    assert game.asked == asked


def test_the_same_fight_goes_the_same_way() -> None:
    """What a bot does for an enemy follows from the position."""
    told = []
    for _ in range(2):
        random = Random(7)
        game = arranged(random, ["mok", "thorn"], "margath", enemies="bot")
        game.step(StartFight(0, NUMBER["dreadbringer"]))
        play(game, random, judged=())
        told.append([(event.kind, event.seat, event.facts) for event in game.events])
    assert told[0] == told[1]


def test_a_hopeless_hero_would_rather_retreat() -> None:
    game = duel("mok", "giant", "2magic agility surge", NO_SURGE, wounds=7, act=1)
    game.choose("pass", "pass")
    assert game.ask == "may_retreat"
    table = game.state.table
    assert liking(table, 0, RETREAT) > liking(table, 0, FIGHT_ON)
    table.players[0].wounds, table.fight.wounds = 0, 5
    assert liking(table, 0, RETREAT) < liking(table, 0, FIGHT_ON)


@rule("RB-141", "RB-360", "RB-362")
def test_nothing_of_a_round_is_left_in_the_next() -> None:
    rounds = 0
    for seed in range(20):
        random = Random(seed)
        game = arranged(random, ["mok", "thorn"], "corpse_king")
        game.step(StartFight(0, NUMBER["necromancer_s_apprentice"]))
        while game.on and game.state.decision is not None:
            if game.ask == "may_retreat":
                rounds += 1
                for side in game.state.table.fight.sides:
                    assert all(token < ADDED for token in side.tokens)
                    assert READY not in side.lies
                    assert set(side.times) == {1}
                    assert [side.forbidden, side.extra, side.passed, side.reflects] == [[], 0, False, False]
            game.state.choose(random.choice(game.state.decision.options))
    assert rounds > 5
