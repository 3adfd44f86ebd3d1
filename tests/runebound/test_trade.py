"""Trade and assets (RB-060 to RB-068) and their rulings."""

from __future__ import annotations

from kubik.games.runebound.casting import hero_side
from kubik.games.runebound.content import ASSETS, NUMBER, PRICE
from kubik.games.runebound.tokens import ASSET_TOKEN
from kubik.games.runebound.trade import DrawAsset, SearchAsset
from tests.runebound.table import Game, rule, table


def trade(offers: str = "cudgel chain_mail satchel", top: str = "relics", **hero: object) -> Game:
    """A trade in Tamalir, with these three assets and one from the deck."""
    game = table(at="r05c06").market("tamalir", offers).deck("assets", top).hero(**hero)  # type: ignore[arg-type]
    return game.choose("trade")


@rule("RB-060")
def test_trade_is_for_cities_and_their_own_market() -> None:
    assert table(at="r05c06").can("trade")
    for place in ("r03c01", "r04c06"):
        assert not table(at=place).can("trade")
    game = table(at="r01c11").market("forge", "cudgel chain_mail satchel").hero(gold=9).choose("trade")
    assert "buy:cudgel" in game.options()


@rule("RB-061", "RB-351")
def test_one_of_four_is_bought_or_discarded() -> None:
    game = trade(gold=2)
    assert game.can("remove") == ["remove:cudgel", "remove:chain_mail", "remove:satchel", "remove:relics"]
    assert "end" not in game.options()
    game.choose("remove:chain_mail")
    assert game.offers("tamalir") == ["cudgel", "satchel", "relics"]
    assert (game.discard("assets")[-1], game.left, game.ask) == ("chain_mail", 2, "act")


@rule("RB-062")
def test_buying_pays_the_price_and_takes_the_token() -> None:
    game = trade(gold=3)
    assert game.can("buy") == ["buy:cudgel", "buy:satchel", "buy:relics"]
    assert game.refusal("buy:chain_mail") == "too_dear"
    game.choose("buy:cudgel")
    assert (game.me.gold, game.me.assets) == (1, ["cudgel"])
    assert ASSET_TOKEN[NUMBER["cudgel"]] >= 0
    assert ASSET_TOKEN[NUMBER["satchel"]] == -1


@rule("RB-063")
def test_tokens_belong_to_weapons_clothing_and_equipment() -> None:
    with_token = {asset.type for asset in ASSETS if asset.token}
    assert with_token == {"weapon", "clothing", "equipment"}
    assert all(bool(asset.token) == (len(asset.code) == 3) for asset in ASSETS)


@rule("RB-EX-3", "RB-064", "RB-065")
def test_laurel_sells_her_spear_and_buys_the_axe() -> None:
    game = trade("steel_greataxe chain_mail satchel", gold=4, assets="hunting_spear")
    assert "buy:steel_greataxe" not in game.options()
    game.choose("sell:hunting_spear")
    assert game.me.gold == 9
    game.choose("buy:steel_greataxe")
    assert (game.me.gold, game.me.assets, game.left) == (0, ["steel_greataxe"], 2)
    assert "hunting_spear" in game.discard("assets")
    assert len(game.offers("tamalir")) == 3


@rule("RB-064")
def test_no_sale_after_buying() -> None:
    game = trade(gold=5, assets="relics_2").choose("buy:cudgel")
    assert game.ask == "act"
    assert game.can("sell") == []


@rule("RB-066", "RB-067")
def test_one_asset_of_each_type() -> None:
    game = trade(gold=9, assets="ancient_sword winged_boots relics_2")
    assert game.warning("buy:cudgel") == "asset_limit"
    game.choose("buy:cudgel")
    assert (game.ask, game.options()) == ("drop_asset", ["drop:ancient_sword", "drop:cudgel"])
    game.choose("drop:ancient_sword")
    assert game.me.assets == ["winged_boots", "relics_2", "cudgel"]
    assert len({asset.type for asset in ASSETS}) == 5


@rule("RB-068")
def test_commodities_are_sold_for_their_trade_value_where_the_card_says() -> None:
    game = table(at="r01c05").hero(assets="relics")  # a shrine
    game.choose("deliver:relics")
    assert (game.me.gold, game.me.assets, game.left) == (5, [], 2)
    game = table(at="r00c01").hero(assets="relics")
    assert game.refusal("deliver:relics") == "sold_elsewhere"
    # In a trade it brings its price.
    game = trade(assets="relics_2").choose("sell:relics_2")
    assert game.me.gold == PRICE[NUMBER["relics_2"]] == 2


@rule("RB-307")
def test_the_asset_deck_is_made_of_its_discard_pile_or_there_is_no_trade() -> None:
    game = table(at="r05c06").deck("assets", "")
    discarded = len(game.discard("assets"))
    game.choose("trade")
    assert len(game.pile("assets")) == discarded - 1
    game = table(at="r05c06").exhausted("assets").again()
    assert not game.can("trade")
    assert game.refusal("trade") == "no_assets"


@rule("RB-350")
def test_the_token_goes_with_its_card() -> None:
    game = trade(gold=9, assets="hunting_spear")
    spear, cudgel = (ASSET_TOKEN[NUMBER[name]] for name in ("hunting_spear", "cudgel"))
    assert spear in hero_side(game.me.player, 0).tokens
    game.choose("sell:hunting_spear", "buy:cudgel")
    assert spear not in hero_side(game.me.player, 0).tokens
    assert cudgel in hero_side(game.me.player, 0).tokens


@rule("RB-383")
def test_a_drawn_asset_is_kept_or_discarded_or_takes_the_place_of_another() -> None:
    game = table().deck("assets", "cudgel").step(DrawAsset(0))
    assert (game.ask, game.options()) == ("keep_asset", ["done", "drop:cudgel"])
    assert game.choose("drop:cudgel").me.assets == []
    assert "cudgel" in game.discard("assets")
    game.deck("assets", "cudgel").step(DrawAsset(0)).choose("done")
    assert (game.me.assets, game.ask) == (["cudgel"], "act")
    game.deck("assets", "ancient_sword").step(DrawAsset(0))
    assert game.options() == ["drop:cudgel", "drop:ancient_sword"]


@rule("RB-371")
def test_a_search_looks_through_the_deck_and_then_the_discard_pile() -> None:
    game = table().deck("assets", "cudgel relics chain_mail").step(SearchAsset(0, "commodity"))
    assert game.me.assets == ["relics"]
    game = table().deck("assets", "cudgel").step(SearchAsset(0, "mobility"))
    assert [asset.type for asset in ASSETS if asset.id in game.me.assets] == ["mobility"]
    assert game.discard("assets") == []
