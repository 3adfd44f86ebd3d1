"""What skills, assets and heroes do outside of fights: bonuses, lasting rules, actions and triggers, card by card."""

from __future__ import annotations

from typing import Final

import pytest

from kubik.games.runebound.board import KIND
from kubik.games.runebound.content import ASSETS, HEROES, NUMBER, SKILLS
from kubik.games.runebound.gains import Damage
from kubik.games.runebound.heroes import attribute, dice, hand_limit, health
from kubik.games.runebound.trials import Test as AttributeTest
from kubik.games.runebound.vocabulary import BODY, IN_SHRINE, MIND, SPIRIT
from tests.runebound.table import Game, rule, table
from tests.runebound.test_adventures import DULL, LUCKY, event
from tests.runebound.test_movement import steps

BONUSES: Final = """
serrated_axe: body+1
trader_s_attire: speed+1
chain_mail: health+1
clawed_glove: body+1
staff_of_light: spirit+1
spiked_armor: body+1 health+1
knight_s_plate: health+2
dragonrune_shard: mind+1
mystic_robe: mind+1
mana_armor: spirit+1 health+2
thoroughbred_stallion: speed+2
winged_boots: speed+1
satchel: hand+1
ring_of_strength: health+1
elven_raiment: health+1 hand+1
scholar_s_mantle: hand+1
steadfastness: health+3
tough_hide: health+1
athletics: body+2
cunning: mind+2
disciplined: hand+1
war_aria: health+1
yearning_for_magic: mind-1 spirit+2
avatar_of_light: health+1
"""
"""What each card adds to Laurel: body 2, mind 2, spirit 1, health 8, speed 3, hand 4."""


def figures(game: Game) -> dict[str, int]:
    player = game.me.player
    return {
        "body": attribute(player, BODY),
        "mind": attribute(player, MIND),
        "spirit": attribute(player, SPIRIT),
        "health": health(player),
        "speed": dice(player, "move"),
        "hand": hand_limit(player),
    }


def own(game: Game, card: str) -> Game:
    """Seat 0 has this skill or asset."""
    return game.hero(skills=card) if card in {skill.id for skill in SKILLS} else game.hero(assets=card)


@rule("RB-099")
@pytest.mark.parametrize("line", BONUSES.strip().splitlines())
def test_bonuses(line: str) -> None:
    card, _, bonuses = line.partition(": ")
    game = table()
    before = figures(game)
    after = figures(own(game, card))
    found = [f"{name}{n - before[name]:+d}" for name, n in after.items() if n != before[name]]
    assert sorted(found) == sorted(bonuses.split())


def test_every_bonus_is_in_the_table() -> None:
    named = {line.partition(":")[0] for line in BONUSES.strip().splitlines()}
    with_bonus = {asset.id for asset in ASSETS if asset.stats} | {skill.id for skill in SKILLS if skill.stats}
    assert with_bonus | {"war_aria"} == named


# --- dice -------------------------------------------------------------------------------------------------------------

DICE: Final = [
    ("mountaineering", "r07c10", "r07c09"),
    ("hill_pony", "r03c02", "r03c03"),
    ("river_skiff", "r04c06", "r04c05"),
    ("woodcraft", "r07c10", "r06c10"),
    ("scout_s_eye", "r03c02", "r03c03"),
    ("water_walking", "r04c06", "r04c05"),
]


@pytest.mark.parametrize(("card", "at", "to"), DICE)
def test_a_die_counts_as_another_terrain_once_a_turn(card: str, at: str, to: str) -> None:
    game = own(table(at=at), card).dice("plains plains plains").choose("roll")
    assert steps(game, to) == []
    game.choose(f"step_as:{to}:plains")
    assert (game.me.at, len(game.state.table.dice)) == (to, 2)
    game.choose("stop").hero(at=at).dice("plains plains plains").choose("roll")
    assert not game.can("step_as")


def test_a_free_symbol_in_each_roll() -> None:
    game = own(table(at="r07c10"), "ranger_s_cloak").dice("plains plains plains").choose("roll")
    game.choose("step_free:r06c10")
    assert (game.me.at, len(game.state.table.dice), game.can("step_free")) == ("r06c10", 3, [])
    game = own(table(at="r10c14").hero(quests="winding_path"), "ranger_s_cloak")
    game.dice("plains plains plains").choose("attempt:winding_path")
    assert game.can("outcome") == ["outcome:1"]


@pytest.mark.parametrize("card", ["river_skiff", "water_walking"])
def test_rivers_do_not_hinder(card: str) -> None:
    game = own(table(at="r05c07"), card).dice("plains plains plains").choose("roll")
    assert steps(game, "r05c08") == ["step:r05c08:plains"]


@pytest.mark.parametrize(
    ("card", "at", "more"), [("safe_roads", "r07c09", 1), ("hill_pony", "r07c10", 1), ("hill_pony", "r07c09", 0)]
)
def test_moves_without_dice_that_go_further(card: str, at: str, more: int) -> None:
    game = own(table(at=at), card)
    game.choose(game.can("move")[0])
    assert game.ask == ("wander" if more else "act")


@pytest.mark.parametrize("card", ["lucky_coin", "fortune_s_favor"])
def test_a_die_is_rolled_again_for_nothing(card: str) -> None:
    game = own(table(heroes="mok corbin", at="r07c10"), card).dice("plains plains plains").choose("roll")
    game.dice("wild").choose("free_reroll:plains")
    assert (game.state.table.dice, game.can("free_reroll")) == ([0, 0, 5], [])


def test_cartography_is_for_exploring() -> None:
    game = own(table(at="r07c10"), "cartography")
    assert (dice(game.me.player, "move"), dice(game.me.player, "explore")) == (3, 4)


@rule("RB-386")
def test_forced_march_adds_dice_for_a_wound() -> None:
    game = own(table(at="r07c10"), "forced_march").choose("roll", "use:forced_march")
    assert (game.me.wounds, len(game.state.table.dice), game.ask) == (1, 5, "travel")
    game.choose("stop", "roll")
    assert game.ask == "travel"


# --- gold -------------------------------------------------------------------------------------------------------------


def test_haggling_makes_assets_cheaper() -> None:
    game = own(table(at="r05c06"), "haggling").market("tamalir", "cudgel chain_mail satchel").hero(gold=1)
    game.choose("trade", "buy:cudgel")
    assert game.me.gold == 0


def test_merchant_contacts_sell_anywhere_and_for_more() -> None:
    game = own(table(at="r00c01"), "merchant_contacts").hero(assets="relics").choose("deliver:relics")
    assert game.me.gold == 6
    game = own(table(at="r05c06"), "merchant_contacts").hero(assets="relics").choose("trade", "sell:relics")
    assert game.me.gold == 3


@pytest.mark.parametrize(
    ("card", "assets"), [("ambidextrous", "cudgel ancient_sword"), ("strong_back", "relics relics_2")]
)
def test_two_assets_of_a_type(card: str, assets: str) -> None:
    one, other = assets.split()
    game = own(table(at="r05c06"), card).hero(assets=one, gold=9).market("tamalir", f"{other} chain_mail satchel")
    game.choose("trade", f"buy:{other}")
    assert (game.ask, game.me.assets) == ("act", [one, other])


# --- tests ------------------------------------------------------------------------------------------------------------

TESTS: Final = [
    ("alchemist_s_belt", "body", "", 1),
    ("sumptuous_doublet", "mind", "", 1),
    ("elven_raiment", "spirit", "", 2),
    ("riddle_master", "mind", "", 1),
    ("riddle_master", "body", "", 0),
    ("kellos_grace", "spirit", "", 1),
    ("silver_tongue", "mind", "hidden_gift", 1),
    ("silver_tongue", "mind", "big_trouble", 0),
    ("hunter_s_instinct", "body", "someone_else_s_junk", 1),
    ("hunter_s_instinct", "body", "hidden_gift", 0),
    ("hunter_s_instinct", "mind", "someone_else_s_junk", 0),
]


@rule("RB-109")
@pytest.mark.parametrize(("card", "tested", "of", "more"), TESTS)
def test_more_cards_in_tests(card: str, tested: str, of: str, more: int) -> None:
    game = own(table(), card).deck("skills", DULL)
    if of:
        game._take(NUMBER[of])
        game.me.player.drawn.append(NUMBER[of])
    value = attribute(game.me.player, ("body", "mind", "spirit").index(tested))
    game.state.table.steps.append(AttributeTest(0, tested))  # type: ignore[arg-type]
    game.state.run()
    assert [event.facts["n"] for event in game.told("tests")] == [value + more]


def test_concentration_reveals_two_cards_for_one_exertion() -> None:
    game = own(table(), "concentration").hero(hand="feint bookish").deck("skills", DULL)
    game.step(AttributeTest(0, "spirit")).choose("exert:feint", "exert:bookish")
    assert [len(event.pieces) for event in game.told("reveals")] == [1, 2, 1]


def test_two_successes_bring_gold_to_delusions_of_grandeur() -> None:
    game = event("hidden_gift").hero(skills="delusions_of_grandeur").deck("skills", LUCKY)
    game.choose("adventure", "course:hidden_gift:2")
    assert game.me.gold == 2
    game.step(AttributeTest(0, "mind"))
    assert game.me.gold == 2  # once a turn


def test_a_second_success_is_worth_an_exertion_then() -> None:
    game = own(table(), "delusions_of_grandeur").hero(hand="feint").deck("skills", LUCKY)
    game.step(AttributeTest(0, "spirit"))
    assert (game.ask, game.options()) == ("testing", ["exert:feint", "done"])


def test_riddle_master_draws_a_card() -> None:
    game = own(table(), "riddle_master").deck("skills", LUCKY).step(AttributeTest(0, "mind"))
    game.choose("use:riddle_master")
    assert len(game.me.hand) == 1


# --- moments ----------------------------------------------------------------------------------------------------------


def test_rests_with_a_kit_meditation_or_bonuses() -> None:
    game = own(table(at="r05c06"), "meditation").choose("rest", "use:meditation")
    assert len(game.me.hand) == 1
    game = own(table(heroes="mok corbin", at="r04c08"), "healer_s_kit").hero(wounds=8)
    game.dice("forest_hills plains plains plains plains").choose("rest", "use:healer_s_kit")
    assert game.me.wounds == 8 - 1 - 1 - 2
    for card, more in (("hunter_s_instinct", 1), ("whispers_of_the_wild", 2)):
        game = own(table(heroes="mok corbin", at="r04c08"), card).hero(wounds=8)
        game.dice("forest_hills plains plains plains plains").choose("rest")
        assert game.me.wounds == 8 - 1 - more


@pytest.mark.parametrize("card", ["bookish", "scholar_s_mantle"])
def test_more_cards_when_training(card: str) -> None:
    game = own(table(), card)
    limit = hand_limit(game.me.player)
    game.choose("train")
    assert len(game.me.hand) == limit + 1


def test_wounds_heal_at_the_start_of_a_turn() -> None:
    game = own(table(), "endurance").hero(wounds=3)
    game.end_turn().end_turn()
    assert game.me.wounds == 2
    for at, wounds in (("r01c05", 2), ("r00c01", 3)):
        game = own(table(at=at), "kellos_grace").hero(wounds=3)
        game.end_turn().end_turn()
        assert game.me.wounds == wounds


def test_trophies_let_spirit_guides_lead() -> None:
    game = event("hidden_gift").hero(skills="spirit_guide").deck("skills", LUCKY)
    game.choose("adventure", "course:hidden_gift:1", "use:spirit_guide", "move:r00c01")
    assert (game.me.at, game.ask) == ("r00c01", "act")


def test_a_taxidermist_is_paid_for_beasts() -> None:
    for card, gold in (("moon_cat", 4), ("ogre", 3)):
        game = event(card, "combat").hero(skills="taxidermist").choose("adventure").end_fight("won")
        assert game.me.gold == gold


@rule("RB-376")
def test_nine_lives_and_rebirth_also_outside_of_fights() -> None:
    game = table(heroes="lissa corbin").hero(wounds=7, hand="bookish").step(Damage(0, 5))
    assert (game.ask, game.options()) == ("may_use", ["use:lissa", "done"])
    game.choose("use:lissa")
    assert (game.me.wounds, game.me.defeated, game.me.hand) == (0, False, [])
    game = own(table(), "rebirth").hero(wounds=7).step(Damage(0, 5)).choose("use:rebirth")
    assert (game.me.wounds, game.me.defeated) == (0, False)
    game.hero(wounds=7).step(Damage(0, 5))
    assert (game.me.defeated, game.ask) == (True, "act")  # once a game


def test_swift_learners_pay_less_but_at_least_one() -> None:
    game = own(table(), "swift_learner").hero(hand="last_stand bookish", trophies="ogre winding_path")
    game.choose("learn:last_stand")
    # A social trophy is missing: only that symbol can be waived.
    assert (game.me.skills[-1], game.me.trophies) == ("last_stand", [])
    assert not game.can("learn")
    game = own(table(), "swift_learner").hero(hand="last_stand", trophies="ogre winding_path sealed_letter")
    game.choose("learn:last_stand")
    assert game.options() == ["waive:combat", "waive:social", "waive:any"]


@rule("RB-098", "RB-099")
def test_swift_learner_itself_costs_all_its_trophies() -> None:
    game = table().hero(hand="swift_learner", trophies="ogre warlock winding_path").choose("learn:swift_learner")
    assert (game.me.skills, game.me.trophies, game.ask) == (["swift_learner"], [], "act")


@rule("RB-381")
def test_foresight_draws_two_and_puts_one_under_the_deck() -> None:
    game = own(event("hidden_gift"), "foresight").deck("social", "old_debts sealed_letter").choose("adventure")
    assert sorted(game.options()) == ["resolve:old_debts", "resolve:sealed_letter"]
    game.choose("resolve:sealed_letter")
    assert game.me.quests == ["sealed_letter"]
    deck = game.state.table.social
    assert len(deck.under) == 1
    # It is drawn when all others are gone.
    deck.discard, deck.cards = deck.cards + deck.discard, []
    game.hero(at="r00c12").points(3).choose("adventure")
    assert "old_debts" in game.me.quests


# --- actions ----------------------------------------------------------------------------------------------------------


def test_actions_of_cards() -> None:
    game = own(table(at="r07c10"), "griffon_whistle").choose("use:griffon_whistle")
    game.choose("move:r06c10", "move:r05c10", "move:r04c10", "move:r03c10")
    assert (game.me.at, game.left, game.refusal("use:griffon_whistle")) == ("r03c10", 2, "used")
    game = own(table(), "healing_touch").hero(wounds=5).choose("use:healing_touch")
    assert (game.me.wounds, game.left) == (2, 2)
    game = own(table(at="r01c05"), "vision_quest").hero(hand="feint bookish ambush").deck("exploration", "winding_path")
    game.choose("use:vision_quest", "exert:feint", "exert:ambush")
    assert (game.me.trophies, game.me.hand, game.left) == (["winding_path"], ["bookish"], 2)
    game = own(table(at="r00c01"), "vision_quest").hero(hand="feint bookish")
    assert game.refusal("use:vision_quest") == "not_here"
    game = own(table(at="r01c05"), "vision_quest").hero(hand="feint")
    assert game.refusal("use:vision_quest") == "cannot_pay"
    assert KIND.count(IN_SHRINE) == 5


def test_elder_mok_exchanges_a_card_once_a_turn() -> None:
    game = table(heroes="mok corbin").hero(hand="feint").choose("use:mok")
    assert (len(game.me.hand), game.left, "use:mok" in game.options()) == (1, 3, False)
    assert "feint" not in game.me.hand


def test_all_heroes_have_two_abilities() -> None:
    for hero in HEROES:
        kinds = (hero.surges, hero.triggers, hero.actions, hero.combat_actions, hero.always)
        assert sum(map(len, kinds)) == 2
