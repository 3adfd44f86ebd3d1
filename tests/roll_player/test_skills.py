"""Skills: how they are used, when, and what each of them does (RP-084 to RP-090, RP-112 to RP-134)."""

from __future__ import annotations

import pytest

from kubik.games.roll_player.board import COLOURS
from tests.roll_player.table import market, names, rule, table

POOL = "red1 blue3 green5"


@rule("RP-084")
def test_a_skill_moves_the_token_acts_and_lies_sideways() -> None:
    game = table(board="str: red1", cards="cure_wounds", pool=POOL).choose("use:cure_wounds")
    assert (game.me.token, game.ask) == ((0, 1), "adjust")
    game.choose("raise:str1")
    assert (game.me.row("str"), game.me.exhausted) == (["red2"], ["cure_wounds"])


@rule("RP-085")
def test_a_skill_whose_arrow_leads_off_the_grid_cannot_be_used() -> None:
    game = table(board="str: red1", cards="cure_wounds", pool=POOL, token=(0, 1))
    assert "use:cure_wounds" not in game.options()
    assert game.refusal("use:cure_wounds") == "off_the_grid"


@rule("RP-086")
def test_only_an_upright_skill_can_be_used() -> None:
    game = table(exhausted="pickpocket", pool=POOL)
    assert "use:pickpocket" not in game.options()
    assert game.refusal("use:pickpocket") == "exhausted"


@rule("RP-087")
def test_the_ability_may_be_skipped() -> None:
    game = table(cards="pickpocket", pool=POOL).choose("use:pickpocket", "done")
    assert (game.me.gold, game.me.token, game.me.exhausted) == (0, (2, 1), ["pickpocket"])


@rule("RP-088", "RP-090")
def test_skills_may_be_used_in_the_turn_of_another() -> None:
    game = table(pool=POOL).hero(1, cards="pickpocket")
    assert (game.asked, game.options(seat=1)) == (0, ["use:pickpocket"])
    game.choose("use:pickpocket", seat=1)
    assert (game.asked, game.ask) == (1, "take_gold")
    game.choose("yes")
    assert (game.they.gold, game.asked, game.ask) == (2, 0, "take_card")


@rule("RP-090")
def test_windows_are_open_where_turns_begin_and_end() -> None:
    game = table(pool=POOL).hero(1, cards="acrobatics", board="str: red1 red2")
    seen = [(game.ask, bool(game.options(seat=1)))]
    for key in ("take:1", "place:str", "done"):
        game.choose(key)
        seen.append((game.ask, game.asked == 0 and bool(game.options(seat=1))))
    assert seen == [("take_card", True), ("place", False), ("flip", False), ("take_card", False)]
    assert "use:acrobatics" in game.options()
    game.choose("take:2", "place:cha", "done").row("weak clumsy foolish")
    assert (game.asked, game.ask, game.options(seat=1)) == (0, "market", ["use:acrobatics"])
    game.choose("discard:weak")
    assert "use:acrobatics" in game.options()
    game.choose("discard:clumsy")
    assert (game.asked, game.options()) == (1, ["end", "use:acrobatics"])
    game.choose("end")
    assert (game.asked, game.ask, game.options()) == (1, "clean_up", ["clean_up", "use:acrobatics"])
    game.choose("clean_up")
    assert game.state.table.round == 2


@rule("RP-090")
def test_nobody_is_asked_because_another_has_a_skill() -> None:
    game = table(pool=POOL, cards="pickpocket")
    game.choose("take:1", "place:cha", "done")
    asked = set()
    while game.state.table.phase == 2:
        asked.add(game.asked)
        game.choose(*[key for key in game.options() if key.startswith(("take", "place"))][:1] or ["done"])
    assert asked == {1}


@rule("RP-090")
def test_there_is_one_last_chance_before_stars_are_counted() -> None:
    game = table(cards="pickpocket").hero(1, cards="acrobatics").finish()
    assert (game.asked, game.ask, game.options()) == (0, "last_chance", ["done", "use:pickpocket"])
    game.choose("use:pickpocket", "yes")
    assert (game.asked, game.options()) == (1, ["done", "use:acrobatics"])
    game.choose("done")
    assert game.result


# --- what each of them does -------------------------------------------------------------------------------------------


@rule("RP-112", "RP-113", "RP-072")
def test_open_lock_buys_the_top_card_unseen_without_discount() -> None:
    game = market(gold=3, cards="open_lock heavy_crossbow", row="weak clumsy foolish").hero(charisma=2)
    game.top("proud").choose("use:open_lock", "yes")
    assert (game.me.gold, game.me.charisma, game.me.traits) == (0, 2, ["proud"])
    # Open Lock moves the token to chaos, the trait then to evil.
    assert game.me.token == (2, 2)
    assert "discard:weak" in game.options()


@rule("RP-113")
def test_a_trait_out_of_open_lock_stays_where_it_cannot_move() -> None:
    game = market(gold=3, cards="open_lock", row="weak clumsy foolish", token=(2, 1)).top("proud")
    assert game.choose("use:open_lock", "yes").me.token == (2, 2)


@rule("RP-114", "RP-115")
@pytest.mark.parametrize(("choice", "gold"), [("yes", 2), ("done", 0)])
def test_diplomacy_uses_the_skill_of_another(choice: str, gold: int) -> None:
    game = table(cards="diplomacy", pool=POOL).hero(1, exhausted="pickpocket")
    game.choose("copy:pickpocket", choice)
    assert (game.me.gold, game.me.token, game.me.exhausted) == (gold, (2, 1), ["diplomacy"])
    assert game.they.exhausted == ["pickpocket"]


@rule("RP-114")
def test_diplomacy_leaves_an_upright_skill_upright() -> None:
    game = table(cards="diplomacy", pool=POOL).hero(1, cards="pickpocket").choose("copy:pickpocket", "yes")
    assert (game.they.skills, game.they.exhausted) == (["pickpocket"], [])


@rule("RP-118", "RP-119")
def test_climb_turns_an_unclaimed_die_and_lays_the_pool_out_anew() -> None:
    game = table(pool="red1 blue3 green5").hero(1, cards="climb").choose("take:2", "place:cha", "done")
    game.choose("use:climb")
    assert game.options() == ["turn:1", "turn:3", "done"]
    game.choose("turn:1")
    assert game.on_cards == ["green5", "", "red6"]


@rule("RP-119")
def test_whoever_climbs_breaks_ties() -> None:
    game = table(pool="red1 blue3 green6").hero(1, cards="climb").choose("use:climb", seat=1).choose("turn:1")
    assert (game.asked, game.ask) == (1, "tie")
    assert game.choose("next:red6").on_cards == ["blue3", "red6", "green6"]
    assert game.asked == 0


@rule("RP-118", "RP-119")
def test_intimidate_rolls_chosen_dice_of_the_pool() -> None:
    game = table(pool="red1 blue3 green5", cards="intimidate").choose("use:intimidate", "roll:1", "roll:3")
    assert game.options() == ["roll:2", "done"]
    game.rolls(5 + 6 * 1).choose("done")
    assert game.on_cards == ["green2", "blue3", "red6"]


@rule("RP-134")
def test_coins_stay_on_their_cards() -> None:
    game = table(pool="red1 blue3 green5", cards="climb").choose("use:climb", "turn:2")
    assert game.on_cards == ["red1", "blue4", "green5"]
    game = table(pool="red1 blue2 green4", cards="climb").choose("use:climb", "turn:1")
    assert (game.on_cards, game.state.table.coins) == (["blue2", "green4", "red6"], [0, 1, 0])


@rule("RP-120", "RP-121")
def test_sleight_of_hand_moves_a_die_without_action_or_gold() -> None:
    game = table(board="str: red1 blue2 gold3; cha: red5 red6", cards="sleight_of_hand", pool=POOL)
    game.choose("use:sleight_of_hand", "shift:str1")
    assert game.options() == ["to:dex", "to:con", "to:int", "to:wis", "to:cha"]
    game.choose("to:cha")
    assert (game.me.row("str"), game.me.row("cha")) == (["blue2", "gold3"], ["red5", "red6", "red1"])
    assert (game.me.gold, game.me.charisma, game.ask) == (0, 0, "take_card")


@rule("RP-125", "RP-126", "RP-133")
@pytest.mark.parametrize(("class_", "gold"), [("rogue", 2), ("thief", 4)])
def test_search_takes_any_die_of_the_bag(class_: str, gold: int) -> None:
    game = table(board="str: red4", cards="search", pool=POOL, class_=class_).choose("use:search", "exchange:str1")
    assert game.options() == [f"colour:{colour}" for colour in COLOURS]
    red = game.state.table.bag[2]
    game.choose("colour:gold")
    assert (game.me.row("str"), game.me.gold, game.state.table.bag[2]) == (["gold4"], gold, red + 1)


@rule("RP-129", "RP-130")
def test_move_silently_buys_from_the_discard_pile() -> None:
    game = market(gold=4, cards="move_silently heavy_crossbow", row="weak clumsy foolish").discards("proud chain_tunic")
    game.hero(charisma=1).choose("use:move_silently")
    bought = [key.removeprefix("buy_discarded:") for key in game.options() if key.startswith("buy")]
    assert bought == ["proud", "proud:1", "chain_tunic", "chain_tunic:1"]
    game.choose("buy_discarded:chain_tunic:1")
    assert (game.me.armour, game.me.gold, game.me.charisma) == (["chain_tunic"], 1, 0)
    assert game.discard == ["proud"]
    # No card was discarded for gold, and nothing else can be bought.
    assert game.asked == 1


@rule("RP-131", "RP-132")
def test_negotiate_swaps_with_the_pool() -> None:
    game = table(board="str: red6", cards="negotiate", pool="blue1 gold3 green5").choose("use:negotiate")
    game.choose("exchange:str1")
    assert game.options() == ["for:1", "for:2", "for:3"]
    game.choose("for:2")
    assert (game.me.row("str"), game.me.gold, game.on_cards) == (["gold3"], 2, ["blue1", "green5", "red6"])


@pytest.mark.parametrize(
    ("skill", "ask"),
    [("acrobatics", "swap"), ("knowledge", "reroll"), ("cure_wounds", "adjust"), ("concentrate", "one_action")],
)
def test_skills_that_grant_an_action(skill: str, ask: str) -> None:
    game = table(board="str: red1 red2", cards=skill, pool=POOL).choose(f"use:{skill}")
    assert game.ask == ask
    assert names(game.state.table.players[0].skills) == [skill]


def test_concentrate_offers_strength_or_wisdom() -> None:
    game = table(board="str: red1 red2", cards="concentrate", pool=POOL).choose("use:concentrate")
    assert game.options() == ["action:str", "action:wis", "done"]
    assert game.choose("action:wis", "move:up").me.token == (0, 0)
