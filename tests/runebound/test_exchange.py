"""Exchange and challenges (RB-160, RB-161, RB-219, RB-338, RB-352)."""

from __future__ import annotations

from tests.runebound.table import Game, rule, table


def together(heroes: str = "laurel corbin") -> Game:
    game = table(heroes=heroes, at="r04c06").hero(gold=4, assets="cudgel")
    return game.hero(1, at="r04c06", gold=2, assets="chain_mail satchel")


@rule("RB-160", "RB-352")
def test_heroes_on_one_hex_exchange_gold_and_assets_if_both_agree() -> None:
    game = together().choose("exchange:1")
    assert game.ask == "offer"
    game.choose("give_gold:3", "ask_for:chain_mail", "propose")
    assert (game.asked, game.options()) == (1, ["accept", "refuse"])
    game.choose("accept")
    assert (game.me.gold, game.they.gold, game.left) == (1, 5, 3)
    assert (game.me.assets, game.they.assets) == (["cudgel", "chain_mail"], ["satchel"])
    assert game.asked == 0


@rule("RB-352", "RB-382")
def test_without_consent_nothing_happens() -> None:
    game = together().choose("exchange:1", "ask_gold:2", "propose", "refuse")
    assert (game.me.gold, game.they.gold, game.asked) == (4, 2, 0)
    game.choose("exchange:1", "cancel", "exchange:1", "give:cudgel", "cancel")
    assert not game.can("exchange")  # three offers a turn are enough


@rule("RB-352", "RB-067")
def test_limits_hold_after_an_exchange() -> None:
    game = together().hero(assets="battle_raiment").choose("exchange:1", "ask_for:chain_mail", "propose", "accept")
    assert (game.asked, game.options()) == (0, ["drop:battle_raiment", "drop:chain_mail"])


@rule("RB-377", "RB-315")
def test_wounds_fit_the_health_while_somebody_still_drops_an_asset() -> None:
    game = together().hero(assets="battle_raiment").hero(1, assets="knight_s_plate", wounds=11)
    game.choose("exchange:1", "ask_for:knight_s_plate", "propose", "accept")
    assert (game.asked, game.ask, game.they.wounds) == (0, "drop_asset", 10)
    assert game.choose("drop:battle_raiment").they.defeated


@rule("RB-160")
def test_only_on_the_same_hex_and_in_the_turn_of_one_of_them() -> None:
    game = together().hero(1, at="r03c06")
    assert not game.can("exchange")
    game = together()
    game.end_turn()
    assert (game.asked, game.can("exchange")) == (1, ["exchange:0"])


@rule("RB-385")
def test_who_is_detained_stands_up_before_an_exchange() -> None:
    game = together().hero(detained=True)
    assert not game.can("exchange")
    assert game.choose("stand_up").can("exchange") == ["exchange:1"]


@rule("RB-350")
def test_a_combat_token_goes_to_the_new_owner_of_its_card() -> None:
    game = together().choose("exchange:1", "give:cudgel", "propose", "accept")
    assert game.they.assets == ["chain_mail", "satchel", "cudgel"]


@rule("RB-161", "RB-219", "RB-338")
def test_corbin_hunts_a_rival_once() -> None:
    game = together("corbin laurel").deck("combat", "ogre").choose("use:corbin")
    fight = game.state.table.fight
    assert (fight.attacker, fight.controller, fight.card, fight.retreat) == (0, 1, -1, False)
    game.end_fight("won")
    assert (game.me.gold, game.me.trophies, game.they.defeated, game.left) == (6, ["ogre"], True, 2)
    game.hero(1, wounds=0, defeated=False)
    assert game.refusal("use:corbin") == "no_rival"


@rule("RB-219")
def test_a_lost_challenge_brings_nobody_anything() -> None:
    game = together("corbin laurel").choose("use:corbin").end_fight("lost")
    assert (game.me.gold, game.they.gold, game.me.trophies, game.they.trophies) == (4, 2, [], [])
    assert game.me.defeated


@rule("RB-219")
def test_there_must_be_an_undefeated_rival_on_the_hex() -> None:
    game = together("corbin laurel").hero(1, at="r03c06")
    assert "use:corbin" not in game.options()
    game.hero(1, at="r04c06", wounds=8, defeated=True)
    assert "use:corbin" not in game.options()
