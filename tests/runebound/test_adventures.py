"""Adventures, events and tests (RB-070 to RB-073, RB-105 to RB-114, RB-118) and their rulings."""

from __future__ import annotations

from typing import Any

import pytest

from kubik.games.runebound.abilities import in_play
from kubik.games.runebound.adventures import DrawAdventure
from kubik.games.runebound.content import ADVENTURES, NUMBER
from kubik.games.runebound.entries import Enemy, EventCard, Quest
from kubik.games.runebound.trials import Test as AttributeTest
from tests.runebound.table import Game, rule, table

DULL = "taxidermist steadfastness marksmanship ambidextrous unpredictable forced_march berserker_rage"
"""Skills without a success icon."""
LUCKY = "iron_grip tough_hide woodcraft quick_draw"
"""Skills with one."""


def event(card: str, deck: str = "social", heroes: str = "laurel corbin", **settings: Any) -> Game:
    """Seat 0 draws this card."""
    place = {"combat": "r00c04", "exploration": "r01c07", "social": "r00c00"}[deck]
    return table(heroes=heroes, at=place, **settings).deck(deck, card)


@rule("RB-070")
def test_the_gem_is_turned_down_and_a_card_drawn() -> None:
    game = event("sealed_letter").choose("adventure")
    assert (game.me.quests, game.left, game.state.table.face_down) == (["sealed_letter"], 1, [0])
    game.points(3)
    assert not game.can("adventure")
    assert game.refusal("adventure") == "gem_face_down"
    assert table(at="r00c01").refusal("adventure") == "no_gem"


@rule("RB-071")
def test_decks_by_colour() -> None:
    for deck, card in (("combat", "blood_of_the_strong"), ("exploration", "winding_path"), ("social", "old_debts")):
        assert event(card, deck).choose("adventure").me.quests == [card]


@rule("RB-072", "RB-118", "RB-130")
def test_three_types_of_cards_in_every_deck() -> None:
    for deck in range(3):
        cards = [card for card in ADVENTURES if NUMBER[card.id] // 40 == deck]
        assert {type(card) for card in cards} == {Enemy, Quest, EventCard}
    game = event("hidden_gift").choose("adventure")
    assert (game.ask, game.options()) == ("course", ["course:hidden_gift:1", "course:hidden_gift:2"])
    game = event("ogre", "combat").choose("adventure")
    assert game.told("begins_fight")
    game = table().hero(quests="old_debts sealed_letter winding_path")
    assert len(game.me.quests) == 3


@rule("RB-073")
@pytest.mark.parametrize("space", [6, 12])
def test_gems_are_refreshed_except_under_heroes(space: int) -> None:
    game = table(at="r00c00").time(1, space - 1).face_down("r00c00 r00c04 r01c07").end_round()
    assert [game.state.table.space, game.state.table.face_down] == [space, [0]]


@rule("RB-105", "RB-106")
def test_any_course_may_be_chosen_even_without_effect() -> None:
    game = event("wandering_trader", heroes="corbin mok").hero(gold=0).choose("adventure")
    # The charm costs a gold that nobody has; the spirit of Corbin is 0.
    game.choose("course:wandering_trader:2")
    assert (game.me.gold, game.discard("social")[-1], game.me.trophies) == (0, "wandering_trader", [])


@rule("RB-107", "RB-110")
def test_a_passed_test_brings_the_card_as_a_trophy() -> None:
    game = event("hidden_gift").deck("skills", LUCKY).choose("adventure", "course:hidden_gift:2")
    assert (game.me.trophies, game.me.gold) == (["hidden_gift"], 1)
    assert [event.facts["n"] for event in game.told("passes_test")] == [2]


@rule("RB-111")
def test_a_failed_test_ends_the_event() -> None:
    game = event("hidden_gift").deck("skills", DULL).choose("adventure", "course:hidden_gift:2")
    assert (game.me.trophies, game.me.gold, game.discard("social")[-1]) == ([], 0, "hidden_gift")
    # With a list of its own for failures that one follows.
    game = event("big_trouble", "combat").deck("skills", DULL).choose("adventure", "course:big_trouble:1")
    assert (game.me.wounds, game.discard("combat")[-1]) == (3, "big_trouble")


@rule("RB-108", "RB-109")
def test_as_many_cards_as_the_attribute_with_all_modifiers() -> None:
    # Laurel: body 2, mind 2, spirit 1.
    for attribute, mod, cards in (("body", 0, 2), ("mind", -1, 1), ("spirit", 2, 3)):
        game = table().deck("skills", DULL).step(AttributeTest(0, attribute, mod))  # type: ignore[arg-type]
        assert [len(event.pieces) for event in game.told("reveals")] == [cards]
    game = table().hero(assets="alchemist_s_belt", skills="athletics").deck("skills", f"{DULL} {LUCKY}")
    game.step(AttributeTest(0, "body"))
    assert [len(event.pieces) for event in game.told("reveals")] == [5]


@rule("RB-310")
def test_a_test_of_nothing_reveals_nothing_but_one_may_exert() -> None:
    game = table().hero(hand="bookish").deck("skills", "iron_grip").step(AttributeTest(0, "spirit", -2))
    assert (game.told("reveals"), game.options()) == ([], ["exert:bookish", "done"])
    game.choose("exert:bookish")
    assert game.told("passes_test")


@rule("RB-EX-5", "RB-112", "RB-113")
def test_master_thorn_exerts_once() -> None:
    game = event("an_ally_s_aid", heroes="thorn corbin").hero(hand="bookish haggling")
    game.deck("skills", "taxidermist steadfastness marksmanship iron_grip").choose("adventure")
    # The first three revealed cards have no success.
    table_ = game.state.table
    table_.skill_deck = [NUMBER[name] for name in ("taxidermist", "steadfastness", "marksmanship")]
    table_.skill_discard = [card for card in table_.skill_discard if card != NUMBER["iron_grip"]]
    waiting = table_.skill_discard
    table_.skill_discard = [NUMBER["iron_grip"]]
    table_.players[1].hand += waiting
    game.choose("course:an_ally_s_aid:1")
    assert (game.ask, game.options()) == ("testing", ["exert:haggling", "exert:bookish", "done"])
    game.choose("exert:haggling")
    assert (game.me.trophies, game.me.hand) == (["an_ally_s_aid"], ["bookish"])
    discarded = game.discard("skills") + game.pile("skills")
    assert {"taxidermist", "steadfastness", "marksmanship", "iron_grip", "haggling"} == set(discarded)
    assert table_.revealed == []


@rule("RB-112")
def test_exerting_goes_on_one_card_at_a_time_until_done() -> None:
    game = event("hidden_gift").hero(hand="bookish haggling feint").deck("skills", DULL)
    game.choose("adventure", "course:hidden_gift:1", "exert:bookish")
    assert (game.ask, len(game.me.hand)) == ("testing", 2)
    game.choose("exert:feint", "done")
    assert (game.me.hand, game.me.trophies) == (["haggling"], [])
    assert [len(event.pieces) for event in game.told("reveals")] == [1, 1, 1]


@rule("RB-389")
def test_who_has_passed_a_test_is_not_asked_to_exert() -> None:
    game = event("hidden_gift").hero(hand="bookish").deck("skills", LUCKY)
    game.choose("adventure", "course:hidden_gift:1")
    assert (game.ask, game.me.trophies, game.me.hand) == ("act", ["hidden_gift"], ["bookish"])


@rule("RB-155")
def test_a_defeated_enemy_brings_its_reward_and_becomes_a_trophy() -> None:
    game = event("ogre", "combat").choose("adventure").end_fight("won")
    assert (game.me.gold, game.me.trophies) == (3, ["ogre"])
    told = [event.kind for event in game.events if event.kind in ("gains_gold", "keeps")]
    assert told == ["gains_gold", "keeps"]


@rule("RB-156")
def test_a_lost_fight_brings_nothing() -> None:
    game = event("ogre", "combat").choose("adventure").end_fight("lost")
    assert (game.me.gold, game.me.trophies, game.discard("combat")[-1]) == (0, [], "ogre")
    assert game.me.defeated


@rule("RB-158")
def test_after_a_retreat_the_enemy_is_discarded() -> None:
    game = event("ogre", "combat").choose("adventure").end_fight("retreated")
    assert (game.me.defeated, game.discard("combat")[-1]) == (False, "ogre")


@rule("RB-307")
def test_an_empty_adventure_deck_is_made_of_its_discard_pile() -> None:
    game = table(at="r00c00").hero(trophies="sealed_letter").deck("social", "")
    game.choose("adventure")
    assert "sealed_letter" not in [*game.me.quests, *game.pile("social")]
    game = table(at="r00c00").exhausted("social").again()
    assert not game.can("adventure")
    assert game.refusal("adventure") == "no_cards"


@rule("RB-369")
def test_an_adventure_inside_of_another_one_is_resolved_completely() -> None:
    game = event("highway_robbery", "combat").deck("skills", LUCKY).deck("combat", "highway_robbery")
    game.choose("adventure", "course:highway_robbery:2")
    # The card is a trophy already when the next one is drawn.
    assert "highway_robbery" in game.me.trophies
    assert len(game.told("draws_adventure")) == 2
    # Whoever is defeated by the inner card leaves the rest of the outer one.
    game = event("hidden_gift").deck("combat", "ogre").choose("adventure")
    game.step(AttributeTest(0, "mind"), DrawAdventure(0, "combat")).end_fight("lost")
    assert game.told("tests") == []
    assert game.me.defeated


@rule("RB-379")
def test_abilities_that_wait_for_a_trophy_come_after_the_card() -> None:
    game = event("hidden_gift", heroes="thorn corbin").hero(hand="bookish haggling").deck("skills", LUCKY)
    game.choose("adventure", "course:hidden_gift:2")
    assert (game.ask, game.me.gold, game.options()) == ("may_use", 1, ["use:thorn", "done"])
    game.choose("use:thorn", "exert:bookish", "move:r01c00", "move:r02c00", "move:r03c00")
    assert (game.me.at, game.ask) == ("r03c00", "act")


@rule("RB-368")
def test_wounds_cannot_be_paid_that_would_defeat() -> None:
    game = table(at="r07c10").hero(skills="forced_march", wounds=7).choose("roll")
    assert game.ask == "travel"
    game = table(at="r07c10").hero(skills="forced_march", wounds=6).choose("roll")
    assert (game.ask, game.options()) == ("may_use", ["use:forced_march", "done"])
    game.choose("use:forced_march")
    assert (game.me.wounds, len(game.state.table.dice)) == (7, 5)


@rule("RB-345")
def test_of_several_abilities_for_one_moment_the_player_chooses_the_order() -> None:
    game = table(at="r05c06").hero(wounds=3, assets="healer_s_kit", skills="meditation").choose("rest")
    assert (game.ask, sorted(game.options())) == ("may_use", ["done", "use:healer_s_kit", "use:meditation"])
    game.choose("use:meditation")
    assert game.options() == ["use:healer_s_kit", "done"]
    assert len(in_play(game.me.player)) == 3


@rule("RB-346")
def test_cards_go_before_the_rulebook() -> None:
    game = table(at="r05c06").hero(skills="ambidextrous", assets="cudgel", gold=9)
    game.market("tamalir", "ancient_sword chain_mail satchel").choose("trade", "buy:ancient_sword")
    assert game.me.assets == ["cudgel", "ancient_sword"]
