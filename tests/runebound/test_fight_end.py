"""How fights end: defeat, reward, retreat; villains and challenges (RB-154 to RB-162, RB-337 to RB-340)."""

from __future__ import annotations

import pytest

from kubik.games.runebound.damage import is_decided
from kubik.games.runebound.fighters import enemy_health
from kubik.games.runebound.gains import Damage
from kubik.games.runebound.heroes import holds
from kubik.games.runebound.vocabulary import Condition
from tests.runebound.fight_table import NO_GOLD, NO_SURGE, Duel, duel, rule


def pass_round(game: Duel) -> Duel:
    """Both pass; then the heroes may retreat."""
    for _ in range(2):
        if game.ask == "combat_action":
            game.choose("pass")
    return game


# --- defeat -----------------------------------------------------------------------------------------------------------


@rule("RB-154", "RB-155")
def test_an_enemy_with_as_many_wounds_as_health_is_defeated_and_becomes_a_trophy() -> None:
    game = duel("corbin", "kobolds", "2physical physical physical", NO_GOLD)
    health = enemy_health(game.state.table)
    game.wounded(health - 4).choose("attack:physical")
    assert (game.on, game.outcome) == (False, "won")
    assert game.me.trophies == ["kobolds"]
    assert game.told("enemy_wounded")[-1].facts["n"] == 4
    assert game.told("ends_fight")[-1].facts["outcome"] == 1


@rule("RB-154")
def test_one_wound_less_is_not_enough() -> None:
    game = duel("corbin", "ogre", "2physical physical physical", NO_GOLD)
    game.wounded(enemy_health(game.state.table) - 5).choose("attack:physical")
    assert (game.on, game.outcome) == (True, "")


@rule("RB-155")
def test_the_reward_comes_before_the_trophy() -> None:
    game = duel("corbin", "highwaymen", "2physical physical physical", NO_GOLD)
    game.wounded(enemy_health(game.state.table) - 1).choose("attack:physical")
    kinds = [event.kind for event in game.events]
    assert kinds.index("gains_gold") < kinds.index("keeps")


@rule("RB-156", "RB-154")
def test_a_defeated_hero_gets_nothing_and_the_enemy_is_discarded() -> None:
    game = duel("corbin", "ogre", "2physical physical agility", NO_SURGE, wounds=7)
    game.choose("attack:skull")
    assert (game.on, game.outcome) == (False, "lost")
    assert game.me.defeated
    assert game.me.wounds == 10
    assert game.me.trophies == []
    assert "ogre" in game.discard("combat")


@rule("RB-377")
def test_more_wounds_than_health_are_ignored() -> None:
    game = duel("corbin", "ogre", "2physical physical agility", NO_SURGE, wounds=9)
    game.choose("attack:skull")
    assert game.me.wounds == 10
    assert game.told("is_wounded")[-1].facts["n"] == 1


@rule("RB-337")
@pytest.mark.parametrize(("acting", "outcome"), [(0, "won"), (1, "lost")])
def test_if_both_are_defeated_the_one_whose_action_it_is_wins(acting: int, outcome: str) -> None:
    game = duel("corbin", "ogre", "2physical physical agility")
    table = game.state.table
    table.players[0].defeated = True
    table.fight.wounds = enemy_health(table)
    table.fight.acting = acting
    assert is_decided(game.state)
    assert game.outcome == outcome


@rule("RB-376")
def test_nine_lives_after_the_fight_is_lost() -> None:
    game = duel("lissa", "ogre", "2physical magic agility", NO_SURGE, wounds=6, hand="quick_draw")
    game.choose("attack:skull")
    assert (game.outcome, game.ask) == ("lost", "may_use")
    game.choose("use:lissa")
    assert (game.me.wounds, game.me.defeated, game.me.hand) == (0, False, [])


def test_rebirth_after_the_fight_is_lost() -> None:
    game = duel("corbin", "ogre", "2physical physical agility", NO_SURGE, wounds=7, skills="rebirth")
    game.choose("attack:skull", "use:rebirth")
    assert (game.outcome, game.me.wounds, game.me.defeated) == ("lost", 0, False)


def test_last_stand_averts_the_defeat() -> None:
    game = duel("corbin", "ogre", "2physical physical agility", NO_SURGE, wounds=7, skills="last_stand", hand="feint")
    game.choose("attack:skull", "use:last_stand")
    assert (game.on, game.me.wounds, game.me.defeated, game.me.hand) == (True, 8, False, [])


@rule("RB-387")
def test_a_last_stand_in_a_fight_uses_none_up_outside_of_it() -> None:
    cast = "2physical physical agility"
    game = duel("corbin", "ogre", cast, NO_SURGE, wounds=7, skills="last_stand", hand="feint bookish cunning")
    game.choose("attack:skull", "use:last_stand", "exert:feint")
    game.end_fight("won").hero(wounds=9).step(Damage(0, 1))
    assert game.options() == ["use:last_stand", "done"]
    game.choose("use:last_stand", "exert:bookish").hero(wounds=9).step(Damage(0, 1))
    assert game.options() == ["use:last_stand", "done"]


# --- retreat ----------------------------------------------------------------------------------------------------------


@rule("RB-158", "RB-339", "RB-343")
def test_who_leaves_the_hex_leaves_the_fight() -> None:
    game = pass_round(duel("corbin", "ogre", "2physical physical agility"))
    assert (game.asked, game.options()) == (0, ["retreat", "fight_on"])
    game.dice("wild").choose("retreat")
    assert game.ask == "travel"
    step = game.can("step")[0]
    game.choose(step)
    assert (game.on, game.outcome) == (False, "retreated")
    assert game.me.at != "r07c10"
    assert "ogre" in game.discard("combat")
    assert [event.kind for event in game.events[-3:]][:2] == ["retreats", "ends_fight"]


@rule("RB-158")
def test_who_does_not_leave_fights_on() -> None:
    game = pass_round(duel("corbin", "ogre", "2physical physical agility"))
    game.dice("wild").choose("retreat", "stop")
    assert (game.on, game.round) == (True, 2)
    assert game.told("stays")
    assert game.state.table.dice == []


@rule("RB-158")
def test_a_die_that_fits_nowhere_fails() -> None:
    game = pass_round(duel("corbin", "ogre", "2physical physical agility", at="r00c00"))
    game.dice("mountains_water").choose("retreat")
    if game.ask == "travel":
        game.choose("stop")
    assert (game.on, game.round) == (True, 2)


@rule("RB-339", "RB-367")
def test_the_die_of_a_retreat_may_be_rolled_again() -> None:
    game = pass_round(duel("corbin", "ogre", "2physical physical agility", hand="feint"))
    game.dice("mountains_water wild").choose("retreat", "reroll:mountains_water")
    assert game.me.hand == []
    game.choose(game.can("step")[0])
    assert game.outcome == "retreated"


@rule("RB-212", "RB-343")
def test_a_retreat_onto_a_zombie_wounds() -> None:
    game = duel("corbin", "ogre", "2physical physical agility", zombies="r06c10", scenario="corpse_king")
    pass_round(game).dice("wild").choose("retreat", "step:r06c10:wild")
    assert (game.outcome, game.me.wounds) == ("retreated", 2)


@rule("RB-320")
def test_a_quest_stays_after_a_retreat() -> None:
    game = pass_round(duel("corbin", "smoke_in_the_distance", "2physical physical agility"))
    game.dice("wild").choose("retreat")
    game.choose(game.can("step")[0])
    assert game.me.quests == ["smoke_in_the_distance"]


# --- villains ---------------------------------------------------------------------------------------------------------


@rule("RB-204")
@pytest.mark.parametrize(("lore", "health"), [(0, 15), (3, 12), (7, 8), (9, 8)])
def test_lore_weakens_margath(lore: int, health: int) -> None:
    game = duel("corbin", "margath", "2physical physical agility", f"{NO_SURGE} 2skull 2skull", story=lore)
    assert enemy_health(game.state.table) == health


@rule("RB-216")
@pytest.mark.parametrize(
    ("allies", "zombies", "health"), [(0, "", 10), (0, "r00c00 r00c01", 12), (1, "r00c00", 9), (3, "r00c00", 8)]
)
def test_zombies_strengthen_vorakesh_and_allies_weaken_him(allies: int, zombies: str, health: int) -> None:
    cast = f"{NO_SURGE} 2skull skull"
    game = duel("corbin", "corpse_king", "2physical physical agility", cast, story=allies, zombies=zombies)
    assert enemy_health(game.state.table) == health


@rule("RB-205", "RB-217", "RB-004")
@pytest.mark.parametrize(("villain", "token"), [("margath", "2skull"), ("corpse_king", "skull")])
def test_who_defeats_the_villain_wins(villain: str, token: str) -> None:
    game = duel("hawthorne", villain, "2physical physical physical", f"{NO_GOLD} 2skull {token}", act=2)
    game.wounded(enemy_health(game.state.table) - 4).choose("attack:physical")
    if game.ask == "block":
        game.choose("suffer")
    assert game.winners == (0,)


@rule("RB-340", "RB-355")
def test_the_wounds_of_a_villain_are_not_kept() -> None:
    cast = f"{NO_GOLD} 2skull 2skull"
    game = duel("corbin", "margath", "2physical physical agility", cast, act=2, at="r11c06")
    game.state.table.villain = game.state.table.players[0].hex
    game.wounded(5)
    pass_round(game).dice("wild").choose("retreat")
    game.choose(game.can("step")[0])
    assert game.outcome == "retreated"
    game.hero(at="r11c06").points(3).choose("fight")
    assert (game.on, game.enemy_wounds) == (True, 0)


@rule("RB-355")
@pytest.mark.parametrize("deadly", [False, True])
def test_a_hero_whom_the_villain_defeats_may_die(deadly: bool) -> None:
    cast = f"{NO_SURGE} 2skull 2skull"
    game = duel("corbin", "margath", "2physical physical agility", cast, act=2, wounds=5, deadly_villain=deadly)
    game.choose("attack:skull")
    assert (game.outcome, game.me.player.out) == ("lost", deadly)


@rule("RB-355", "RB-343")
def test_who_flees_from_the_villain_onto_a_zombie_is_not_killed_by_the_villain() -> None:
    cast, zombie = f"{NO_SURGE} 2skull skull", "r06c10"
    game = duel(
        "corbin", "corpse_king", "2physical physical agility", cast, wounds=9, zombies=zombie, deadly_villain=True
    )
    pass_round(game).dice("wild").choose("retreat", f"step:{zombie}:wild")
    assert (game.outcome, game.me.defeated, game.me.player.out) == ("retreated", True, False)


def test_a_challenged_hero_is_no_beast() -> None:
    game = duel("mok", "hawthorne", "2magic agility surge", "2physical agility blank")
    table = game.state.table
    for trait in ("beast", "villain", "humanoid"):
        assert not holds(table, table.players[0], Condition(enemy_trait=(trait,)))


@rule("RB-355")
def test_without_anybody_else_the_seat_to_the_right_still_decides_for_enemies() -> None:
    game = duel("corbin", "ogre", "2physical physical agility", deadly_villain=True)
    assert game.state.table.fight.controller == 1


# --- challenges -------------------------------------------------------------------------------------------------------


@rule("RB-161", "RB-338", "RB-162")
def test_heroes_fight_each_other_by_the_same_rules_and_the_attacker_retreats_first() -> None:
    game = duel("mok", "hawthorne", "2magic agility surge", "2physical agility blank")
    assert game.asked == 0
    game.choose("attack:magic")
    assert game.they.wounds == 2
    pass_round(game)
    assert (game.asked, game.ask) == (0, "may_retreat")
    game.choose("fight_on")
    assert (game.asked, game.ask) == (1, "may_retreat")
    game.dice("wild").choose("retreat")
    game.choose(game.can("step")[0])
    assert (game.on, game.outcome) == (False, "left")


@rule("RB-338", "RB-154")
def test_the_loser_of_a_challenge_is_defeated() -> None:
    game = duel("mok", "hawthorne", "2magic agility surge", "2physical agility blank", theirs={"wounds": 7})
    game.choose("attack:magic")
    assert (game.outcome, game.they.defeated, game.me.trophies) == ("won", True, [])


@rule("RB-338")
def test_the_challenger_may_lose() -> None:
    game = duel("mok", "hawthorne", "2magic agility physical", "2physical physical physical", wounds=5)
    assert game.asked == 1
    game.choose("attack:physical")
    assert (game.outcome, game.me.defeated, game.they.defeated) == ("lost", True, False)


@rule("RB-219")
def test_corbins_challenge_has_no_retreat() -> None:
    game = _challenge()
    while game.round == 1:
        assert game.ask == "combat_action"
        game.choose("pass")
    assert game.round == 2


def _challenge() -> Duel:
    from tests.runebound import table as world

    game = Duel(world.table(heroes="corbin mok", at="r07c10").state)
    game.hero(1, at="r07c10")
    game.choose("use:corbin")
    return game


@rule("RB-219")
def test_who_wins_corbins_challenge_gains_gold_and_a_trophy() -> None:
    game = _challenge()
    game.state.table.players[1].wounds = 8
    for _ in range(100):
        if not game.on:
            break
        if game.asked == 0 and game.can("attack"):
            game.choose(game.can("attack")[0])
        elif game.ask == "block":
            game.choose("suffer")
        else:
            game.choose("pass" if "pass" in game.options() else game.options()[0])
    assert game.outcome == "won"
    assert (game.me.gold, len(game.me.trophies)) == (2, 1)
    assert game.can("use") == []  # each rival once


@rule("RB-329")
def test_what_the_attacker_does_at_the_start_of_a_fight_comes_first() -> None:
    game = duel(
        "mok", "hawthorne", "2magic agility surge", "2physical agility blank",
        skills="marksmanship", theirs={"skills": "avatar_of_light"},
    )  # fmt: skip
    assert [event.pieces for event in game.told("uses")] == [
        (game.state.table.players[0].skills[0],),
        (game.state.table.players[1].skills[0],),
    ]
    assert (game.me.wounds, game.they.wounds) == (2, 1)
    kinds = [event.kind for event in game.events]
    assert max(place for place, kind in enumerate(kinds) if kind == "is_wounded") < kinds.index("casts")


@rule("RB-357")
@pytest.mark.parametrize(("cards", "n"), [("truesight_bow", 2), ("", 0)])
def test_damage_at_the_start_of_a_fight_cannot_be_blocked(cards: str, n: int) -> None:
    extra = " shield" if cards else ""
    game = duel("mok", "ogre", f"2magic agility surge{extra}", "shield skull surge skull double", assets=cards)
    assert game.enemy_wounds == n
    assert game.told("blocks") == []


def test_damage_at_the_start_may_end_a_fight() -> None:
    game = duel(
        "mok", "hawthorne", "2magic agility surge", "2physical agility blank",
        skills="marksmanship", theirs={"wounds": 8},
    )  # fmt: skip
    assert (game.on, game.outcome, game.they.defeated) == (False, "won", True)
    assert game.told("casts") == []


def test_the_first_damage_of_a_round_may_be_less_also_before_the_first_cast() -> None:
    game = duel(
        "mok", "hawthorne", "2magic agility physical", "2physical agility blank",
        skills="marksmanship", theirs={"skills": "spirit_ward"},
    )  # fmt: skip
    assert game.they.wounds == 0
    game.choose("attack:magic")
    assert game.they.wounds == 2  # it was the first damage of this round already


@rule("RB-345")
@pytest.mark.parametrize("first", ["marksmanship", "truesight_bow"])
def test_of_what_must_happen_at_the_start_of_a_fight_the_player_chooses_the_order(first: str) -> None:
    game = duel(
        "mok", "ogre", "2magic agility physical shield", skills="marksmanship", assets="truesight_bow"
    )  # fmt: skip
    assert (game.ask, sorted(game.options())) == ("which_first", ["use:marksmanship", "use:truesight_bow"])
    game.choose(f"use:{first}")
    skill, bow = game.state.table.players[0].skills[0], game.state.table.players[0].assets[0]
    order = [(skill,), (bow,)] if first == "marksmanship" else [(bow,), (skill,)]
    assert [event.pieces for event in game.told("uses")] == order
    assert (game.enemy_wounds, game.ask) == (3, "combat_action")
