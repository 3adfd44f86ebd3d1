"""The market phase (RP-065 to RP-075) and gold (RP-092)."""

from __future__ import annotations

from kubik.games.roll_player.board import CHA
from kubik.games.roll_player.purchase import price
from tests.roll_player.table import Game, market, rule, table


@rule("RP-065", "RP-EX-9")
def test_players_act_in_the_order_of_their_initiative_cards() -> None:
    game = table(3).market(1, 0, 2).row("weak clumsy foolish proud")
    order = []
    while game.ask == "market":
        order.append(game.asked)
        game.choose(next(key for key in game.options() if key.startswith("discard")))
    assert order == [1, 0, 2]


@rule("RP-066")
def test_a_card_is_bought_for_its_cost_once_a_turn() -> None:
    game = market(gold=9, row="chain_helm chain_tunic weak").choose("buy:chain_helm")
    assert (game.me.gold, game.me.armour, game.asked) == (6, ["chain_helm"], 1)
    assert "buy:chain_tunic" not in market(gold=4, row="chain_helm chain_tunic weak").options()
    assert market(gold=4, row="chain_helm chain_tunic weak").refusal("buy:chain_tunic") == "too_dear"


@rule("RP-067")
def test_each_charisma_token_lowers_the_price_by_one() -> None:
    game = market(gold=9, row="chain_tunic chain_helm weak").hero(charisma=2)
    paid = [key for key in game.options() if key.startswith("buy:chain_tunic")]
    assert paid == ["buy:chain_tunic", "buy:chain_tunic:1", "buy:chain_tunic:2"]
    game.choose("buy:chain_tunic:2")
    assert (game.me.gold, game.me.charisma) == (9 - 3, 0)


@rule("RP-068")
def test_a_price_never_drops_below_nothing() -> None:
    game = market(gold=0, row="longbow chain_helm weak", cards="heavy_crossbow").hero(charisma=9)
    assert price(game.me.player, game.state.table.row[1]) == 2
    paid = [key for key in game.options() if key.startswith("buy:chain_helm")]
    assert paid == ["buy:chain_helm:2"]
    game.choose("buy:chain_helm:2")
    assert (game.me.gold, game.me.charisma) == (0, 7)


@rule("RP-069")
def test_the_row_is_not_refilled_during_the_phase() -> None:
    game = market(gold=9, row="chain_helm longsword weak").choose("buy:longsword")
    assert (game.me.weapons, game.market_row) == (["longsword"], ["chain_helm", "weak"])


@rule("RP-070")
def test_weapons_are_dropped_at_any_own_decision_and_in_every_window() -> None:
    game = market(gold=9, row="quarterstaff chain_helm weak", cards="longsword")
    assert "buy:quarterstaff" not in game.options()
    game.choose("drop:longsword")
    assert (game.me.weapons, game.discard[-1]) == ([], "longsword")
    game.choose("buy:quarterstaff")
    assert game.me.weapons == ["quarterstaff"]
    assert game.options(seat=0) == ["drop:quarterstaff"]
    game.choose("drop:quarterstaff", seat=0)
    assert (game.me.weapons, game.asked) == ([], 1)


@rule("RP-070")
def test_room_for_a_weapon_can_be_made_when_nothing_else_can_be_chosen() -> None:
    friendly = market(gold=3, row="longbow weak clumsy", cards="quarterstaff", friendly_market=True)
    assert friendly.options() == ["take_gold", "drop:quarterstaff"]
    assert friendly.choose("drop:quarterstaff").choose("buy:longbow").me.weapons == ["longbow"]
    last_card = market(gold=3, row="longbow", cards="quarterstaff")
    assert last_card.options() == ["discard:longbow", "drop:quarterstaff"]


@rule("RP-070")
def test_who_drops_a_weapon_while_using_it_cannot_go_on_with_it() -> None:
    game = table(class_="cleric", gold=2, cards="blessed_mace", pool="red1 blue2 green3").choose("ability")
    game.choose("move:up").choose("drop:blessed_mace")
    assert (game.ask, game.me.player.token) == ("take_card", 1)


@rule("RP-070", "RP-122")
def test_the_bard_is_asked_for_a_second_purchase_that_needs_room() -> None:
    def bard(gold: int) -> Game:
        game = table(class_="bard", gold=gold, cards="quarterstaff")
        game.me.player.placed = CHA
        return game.market().row("longbow weak clumsy")

    game = bard(gold=9)
    game.choose("buy:weak")
    assert (game.asked, game.options()) == (0, ["buy:clumsy", "end", "drop:quarterstaff"])
    game.choose("buy:clumsy")
    assert game.asked == 1, "there are no more purchases to make room for"
    game = bard(gold=6)
    game.choose("buy:weak")
    assert (game.asked, game.options()) == (0, ["end", "drop:quarterstaff"])
    assert game.choose("drop:quarterstaff").choose("buy:longbow").me.weapons == ["longbow"]


@rule("RP-070")
def test_a_weapon_can_be_dropped_in_the_middle_of_an_action() -> None:
    game = table(board="str: red1 red2", pool="blue2 green3 white4", cards="longsword").choose("take:1")
    assert "drop:longsword" in game.options()
    game.choose("place:str", "drop:longsword", "flip:str1")
    assert (game.me.weapons, game.me.row("str")[0], game.asked) == ([], "red6", 1)
    assert 0 not in game.state.game.windows(game.state)


@rule("RP-071")
def test_a_trait_moves_the_token_if_it_can() -> None:
    game = market(gold=9, row="weak clumsy foolish").choose("buy:weak")
    assert (game.me.token, game.me.traits) == ((0, 1), ["weak"])
    edge = market(gold=9, row="weak clumsy foolish", token=(0, 1)).choose("buy:weak")
    assert (edge.me.token, edge.me.traits) == ((0, 1), ["weak"])


@rule("RP-072")
def test_a_bought_skill_may_be_used_at_once() -> None:
    game = market(gold=3, row="pickpocket clumsy foolish").choose("buy:pickpocket")
    assert (game.asked, game.options()) == (0, ["end", "use:pickpocket"])
    game.choose("use:pickpocket", "yes")
    assert (game.me.gold, game.asked) == (2, 1)


@rule("RP-073")
def test_whoever_buys_nothing_discards_a_card_for_two_gold() -> None:
    game = market(gold=0, row="weak clumsy foolish")
    assert game.options() == ["discard:weak", "discard:clumsy", "discard:foolish"]
    game.choose("discard:clumsy")
    assert (game.me.gold, game.discard[-1], game.market_row, game.asked) == (2, "clumsy", ["weak", "foolish"], 1)


@rule("RP-074")
def test_the_initiative_card_returns_after_the_turn() -> None:
    game = market(gold=0, row="weak clumsy foolish")
    assert game.me.player.initiative == 1
    assert game.choose("discard:clumsy").me.player.initiative == 0


@rule("RP-075")
def test_the_discard_pile_lies_open() -> None:
    game = market().discards("proud focused")
    assert game.state.view(1).discard == game.state.view(None).discard == game.state.table.discard


@rule("RP-EX-10", "RP-EX-11", "RP-EX-12", "RP-078")
def test_a_market_phase_of_three() -> None:
    """Irina holds card 1, Egor 2, Kirill 3."""
    egor, irina, kirill = 0, 1, 2
    game = table(3).market(irina, egor, kirill).row("reckless leather_gloves quarterstaff proud")
    game.hero(irina, gold=5, charisma=1).hero(egor, gold=0).hero(kirill, gold=5)
    game.choose("buy:reckless:1")
    side = game.at(irina)
    assert (side.gold, side.charisma, side.token, len(game.market_row)) == (0, 0, (1, 2), 3)
    game.choose("discard:leather_gloves")
    assert (game.at(egor).gold, game.discard[-1], len(game.market_row)) == (2, "leather_gloves", 2)
    game.choose("buy:quarterstaff")
    assert game.at(kirill).weapons == ["quarterstaff"]
    assert "proud" in game.discard
    assert [game.at(seat).gold for seat in range(3)] == [2, 0, 0]


@rule("RP-092")
def test_the_supply_never_runs_out() -> None:
    game = market(gold=200, row="weak clumsy foolish").choose("discard:weak")
    assert game.me.gold == 202
