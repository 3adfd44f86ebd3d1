"""Trophies and skills (RB-095 to RB-101) and their rulings."""

from __future__ import annotations

from kubik.games.runebound.content import NUMBER
from kubik.games.runebound.heroes import attribute, hand_limit, health
from kubik.games.runebound.skills import LearnFree
from kubik.games.runebound.vocabulary import BODY, MIND, SPIRIT
from tests.runebound.table import rule, table


@rule("RB-095", "RB-378")
def test_trophies_show_their_backs_and_hands_their_size() -> None:
    game = table().hero(trophies="ogre sealed_letter", hand="feint bookish", skills="quick_draw", gold=2)
    theirs = game.state.view(1).players[0]
    assert (theirs.combat, theirs.exploration, theirs.social, theirs.hand) == ([-1], [], [-1], [-1, -1])
    assert (theirs.skills, theirs.gold) == ([NUMBER["quick_draw"]], 2)
    mine = game.state.view(0).players[0]
    assert (mine.combat, mine.hand) == ([NUMBER["ogre"]], [NUMBER["feint"], NUMBER["bookish"]])
    assert game.state.view(None).players[0].hand == [-1, -1]


@rule("RB-096", "RB-098", "RB-099", "RB-308")
def test_trophies_pay_for_skills_of_the_hand() -> None:
    # Last Stand: a combat, a social and any trophy.
    game = table().hero(hand="last_stand", trophies="ogre warlock sealed_letter")
    game.choose("learn:last_stand")
    assert (game.me.skills, game.me.hand, game.me.trophies) == (["last_stand"], [], [])
    assert game.discard("combat")[-2:] == ["warlock", "ogre"]
    assert game.discard("social") == ["sealed_letter"]
    assert game.left == 3


@rule("RB-098", "RB-380")
def test_symbols_take_their_own_trophies_and_grey_ones_any() -> None:
    game = table().hero(hand="last_stand", trophies="ogre warlock ettin")
    assert not game.can("learn")
    assert game.refusal("learn:last_stand") == "few_trophies"
    # Which trophies pay is the owner's choice, as long as there is one.
    game = table().hero(hand="last_stand", trophies="ogre warlock sealed_letter winding_path")
    game.choose("learn:last_stand")
    assert (game.ask, game.options()) == ("spend_trophies", ["spend:warlock", "spend:ogre"])
    game.choose("spend:ogre")
    assert game.options() == ["spend:warlock", "spend:winding_path"]
    game.choose("spend:warlock")
    assert game.me.trophies == ["winding_path"]


@rule("RB-097", "RB-313")
def test_learning_before_between_and_after_actions() -> None:
    game = table(at="r07c10").hero(hand="bookish disciplined quick_draw", trophies="ogre warlock ettin giant")
    game.choose("learn:bookish", "spend:ogre", "move:r07c09", "learn:quick_draw")
    assert game.ask == "spend_trophies"
    game.choose("spend:giant", "move:r07c10", "move:r07c09")
    # All points are spent, but a hand and trophies are left: the turn waits, whatever the hand is.
    assert (game.asked, game.left, game.options()) == (0, 0, ["learn:disciplined", "end"])


@rule("RB-378", "RB-384")
def test_a_pause_tells_nothing_about_the_hand() -> None:
    game = table(at="r07c10").hero(hand="last_stand", trophies="winding_path").points(0)
    assert game.options() == ["end"]
    assert game.asked == 0


@rule("RB-100")
def test_no_more_skills_of_an_attribute_than_its_value() -> None:
    game = table(heroes="thorn corbin").hero(hand="quick_draw", trophies="ogre")  # Thorn's body is 0
    assert game.warning("learn:quick_draw") == "skill_limit"
    game.choose("learn:quick_draw")
    assert (game.me.skills, game.discard("skills")) == ([], ["quick_draw"])


@rule("RB-101", "RB-314")
def test_a_lost_bonus_takes_skills_with_it() -> None:
    game = table(at="r05c06").hero(assets="clawed_glove", skills="iron_grip quick_draw tough_hide").choose("trade")
    assert attribute(game.me.player, BODY) == 3
    game.choose("sell:clawed_glove")
    assert (game.ask, len(game.options())) == ("forget_skill", 3)
    game.choose("forget:quick_draw")
    assert (game.me.skills, game.ask) == (["iron_grip", "tough_hide"], "trading")


@rule("RB-370")
def test_a_skill_may_be_learned_at_the_limit_and_raise_it() -> None:
    # Athletics adds 2 to the body of Laurel, which is 2.
    game = table().hero(hand="athletics", skills="iron_grip quick_draw", trophies="ogre warlock ettin")
    game.choose("learn:athletics")
    assert (game.me.skills, game.ask) == (["iron_grip", "quick_draw", "athletics"], "act")
    # Without that one of them goes, possibly the new one.
    game = table().hero(hand="tough_hide", skills="iron_grip quick_draw", trophies="ogre warlock")
    game.choose("learn:tough_hide")
    assert game.options() == ["forget:iron_grip", "forget:quick_draw", "forget:tough_hide"]
    game.choose("forget:tough_hide")
    assert game.me.skills == ["iron_grip", "quick_draw"]


@rule("RB-099")
def test_bonuses_count_from_then_on() -> None:
    game = table().hero(skills="cunning yearning_for_magic war_aria steadfastness", assets="satchel")
    player = game.me.player
    assert [attribute(player, number) for number in (BODY, MIND, SPIRIT)] == [2, 3, 3]
    assert (health(player), hand_limit(player)) == (8 + 3 + 3, 5)


@rule("RB-315", "RB-377")
def test_health_that_falls_to_the_wounds_defeats() -> None:
    game = table(at="r05c06").hero(assets="mana_armor", wounds=9).choose("trade", "sell:mana_armor")
    assert (game.me.defeated, game.me.wounds) == (True, 8)


def test_a_free_skill_is_offered_even_if_none_is_wanted() -> None:
    game = table().hero(hand="avatar_of_light bookish").step(LearnFree(0))
    assert sorted(game.options()) == ["done", "learn:avatar_of_light", "learn:bookish"]
    game.choose("learn:bookish")
    assert (game.me.skills, game.me.hand) == (["bookish"], ["avatar_of_light"])
