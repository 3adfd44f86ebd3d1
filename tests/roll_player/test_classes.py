"""The abilities of the twelve classes (RP-111, RP-122 to RP-124, RP-127, RP-133, OP-42 to OP-45)."""

from __future__ import annotations

from tests.roll_player.table import market, rule, table

POOL = "red1 blue3 green5"


@rule("RP-111")
def test_a_card_beats_the_rules() -> None:
    """One purchase a turn is the rule; the Bard's card says otherwise."""
    game = market(class_="bard", gold=9, row="chain_helm leather_boots weak")
    game.me.player.placed = 5
    game.state.table.purchases = 2
    game.state.resume()
    game.choose("buy:chain_helm", "buy:leather_boots")
    assert game.me.armour == ["chain_helm", "leather_boots"]


@rule("RP-122", "RP-123", "RP-124", "RP-EX-20", "OP-45")
def test_bard_buys_twice_after_a_die_in_charisma() -> None:
    game = table(class_="bard", gold=6, pool=POOL).choose("take:1", "place:cha", "yes")
    game.choose("take:2", "place:cha", "done").row("chain_tunic chain_helm weak")
    assert "discard:weak" in game.options()
    game.choose("buy:weak:1")
    assert (game.asked, game.me.gold, game.me.charisma) == (0, 3, 0)
    assert game.options() == ["buy:chain_helm", "end"]
    game.choose("buy:chain_helm")
    assert (game.me.gold, game.asked) == (0, 1)


@rule("RP-122", "OP-45")
def test_bard_buys_once_otherwise() -> None:
    game = table(class_="bard", gold=9, pool=POOL).choose("take:1", "place:str", "done")
    game.choose("take:2", "place:cha", "done").row("chain_tunic chain_helm weak").choose("buy:chain_helm")
    assert game.asked == 1


@rule("RP-127", "RP-EX-16", "OP-44")
def test_druid_returns_a_card_to_the_market() -> None:
    game = table(4, class_="druid").row("weak clumsy foolish proud honest").discards("chain_tunic longsword").market()
    assert (game.asked, game.ask) == (0, "attune")
    assert game.options() == ["return:chain_tunic", "return:longsword", "done"]
    assert game.options(seat=1) == []
    game.choose("return:longsword")
    assert game.market_row == ["weak", "clumsy", "foolish", "proud", "honest", "longsword"]
    assert (game.discard, game.ask) == (["chain_tunic"], "market")


@rule("OP-44")
def test_druid_need_not_and_cannot_without_cards() -> None:
    game = table(class_="druid").discards("weak").market().choose("done")
    assert (len(game.market_row), game.discard) == (3, ["weak"])
    assert table(class_="druid").discards("").market().ask == "market"


@rule("RP-133")
def test_thief_gets_four_for_gold_dice() -> None:
    assert table(class_="thief", pool="gold1 blue2 green3").choose("take:1", "place:cha").me.gold == 4
    game = table(class_="thief", board="str: red1", pool="gold1 blue2 green3", cards="negotiate")
    assert game.choose("use:negotiate", "exchange:str1", "for:1").me.gold == 4


@rule("OP-42")
def test_cleric_pays_two_gold_for_wisdom_once_a_round_in_any_window() -> None:
    game = table(class_="cleric", gold=5, pool=POOL).choose("ability", "move:up")
    assert (game.me.gold, game.me.token) == (3, (0, 1))
    assert game.refusal("ability") == "ability_used"
    game.choose("take:1", "place:cha", "done")
    assert game.options(seat=0) == []
    poor = table(class_="cleric", gold=1, pool=POOL)
    assert poor.refusal("ability") == "ability_too_dear"
    other = table(class_="cleric", gold=2, pool=POOL).choose("take:1", "place:cha", "done")
    assert (other.asked, other.options(seat=0)) == (1, ["ability"])
    other.choose("ability", seat=0).choose("move:left")
    assert (other.me.gold, other.me.token, other.asked) == (0, (1, 0), 1)


@rule("OP-42")
def test_the_clerics_ability_comes_back_with_the_round() -> None:
    game = table(class_="cleric", gold=9, pool=POOL).choose("ability", "move:up").play_until("take_card", 1)
    while game.state.table.round == 1:
        keys = game.options()
        calm = [key for key in keys if key.startswith(("take", "place", "discard", "end", "done", "clean"))]
        game.choose("done" if "done" in keys else calm[0])
    game.play_until("take_card")
    assert "ability" in game.options(seat=0)


@rule("OP-43", "RP-061")
def test_paladin_acts_once_more_after_a_white_die() -> None:
    game = table(class_="paladin", board="con: red2", pool="white1 blue3 green5").choose("take:1", "place:str")
    game.choose("flip:con1")
    assert (game.asked, game.ask) == (0, "adjust")
    assert game.choose("raise:con1").me.row("con") == ["red6"]
    assert table(class_="paladin", pool=POOL).choose("take:1", "place:str", "done").asked == 1
    declined = table(class_="paladin", pool="white1 blue3 green5").choose("take:1", "place:str", "done")
    assert (declined.asked, declined.ask) == (0, "adjust")


@rule("OP-43")
def test_ranger_sorcerer_and_warrior_act_after_buying() -> None:
    board = "str: red2 red3"
    ranger = market(class_="ranger", gold=9, board=board, row="climb weak longsword").choose("buy:climb")
    assert ranger.ask == "adjust"
    sorcerer = market(class_="sorcerer", gold=9, board=board, row="climb weak longsword").choose("buy:weak")
    assert (sorcerer.ask, sorcerer.me.token) == ("reroll", (0, 1))
    for card in ("longsword", "chain_helm"):
        warrior = market(class_="warrior", gold=9, board=board, row="climb chain_helm longsword").choose(f"buy:{card}")
        assert warrior.ask == "flip"
    assert market(class_="warrior", gold=9, board=board, row="climb weak longsword").choose("buy:weak").asked == 1


@rule("OP-43")
def test_monk_may_take_wisdom_instead() -> None:
    game = table(class_="monk", board="con: red2", pool=POOL).choose("take:1", "place:str")
    assert (game.ask, game.options()) == ("instead", ["action:str", "action:wis", "done"])
    assert game.choose("action:wis", "move:up").me.token == (0, 1)
    own = table(class_="monk", board="con: red2", pool=POOL).choose("take:1", "place:str", "action:str", "flip:con1")
    assert own.me.row("con") == ["red5"]
    assert table(class_="monk", pool=POOL).choose("take:1", "place:wis").ask == "move"


@rule("OP-43")
def test_rogue_acts_after_discarding() -> None:
    game = market(class_="rogue", board="str: red1 red2", row="weak clumsy foolish").choose("discard:weak")
    assert (game.ask, game.me.gold) == ("swap", 2)


@rule("OP-27")
def test_wizard_may_roll_a_second_time_after_seeing_the_first() -> None:
    game = table(class_="wizard", board="str: red2", pool=POOL).choose("take:1", "place:int").rolls(2, 4)
    game.choose("reroll:str1")
    assert game.options() == ["keep:2", "keep:3", "again"]
    game.choose("again")
    assert game.options() == ["keep:2", "keep:3", "keep:5"]
    assert game.choose("keep:3").me.row("str") == ["red3"]


@rule("OP-27")
def test_barbarian_turns_up_to_two_different_dice() -> None:
    game = table(class_="barbarian", board="con: red2 blue1", pool=POOL).choose("take:1", "place:str", "flip:con1")
    assert game.options() == ["flip:str1", "flip:con2", "done"]
    assert game.choose("flip:con2").me.row("con") == ["red5", "blue6"]
    assert game.asked == 1
    granted = table(class_="barbarian", board="con: red2 blue1", cards="concentrate", pool=POOL)
    granted.choose("use:concentrate", "action:str", "flip:con1", "flip:con2")
    assert granted.me.row("con") == ["red5", "blue6"]
