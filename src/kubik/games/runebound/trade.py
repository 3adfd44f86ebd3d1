"""Trade and assets (RB-060 to RB-068, RB-350, RB-351)."""

from __future__ import annotations

from typing import ClassVar, Final

from kubik.games.runebound import options
from kubik.games.runebound.abilities import in_play, rules_of, sums_of, total
from kubik.games.runebound.board import KIND, MARKET_AT
from kubik.games.runebound.content import MARKET as MARKETS
from kubik.games.runebound.content import PRICE, TYPE
from kubik.games.runebound.decks import has_assets, take_asset
from kubik.games.runebound.skills import Limits, drop_asset, is_free
from kubik.games.runebound.state import Player
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import (
    ASSET_TYPES,
    IN_WILDERNESS,
    KINDS,
    AssetType,
    Commodity,
    Discount,
    Nought,
    SellAnywhere,
    SellBonus,
)
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step
from kubik.parts.piles import pick

_DISCOUNT: Final = sums_of(Discount)
_SELL_BONUS: Final = [
    [sum(rule.n for _, rule in rules if type in rule.types) for rules in rules_of(SellBonus)] for type in ASSET_TYPES
]
_SELLS_ANYWHERE: Final = [bool(rules) for rules in rules_of(SellAnywhere)]
_COMMODITY: Final = rules_of(Commodity)
TRADE_VALUE: Final = [sum(rule.value for _, rule in rules) for rules in _COMMODITY]
SOLD_IN: Final = [{KINDS.index(place) for _, rule in rules for place in rule.places} for rules in _COMMODITY]


def price(player: Player, card: int, less: int = 0) -> int:
    """What an asset costs a hero; never below 0."""
    return max(0, PRICE[card] - less - total(_DISCOUNT, player))


def sale(player: Player, card: int, worth: int) -> int:
    """What a sold asset brings."""
    return worth + total(_SELL_BONUS[TYPE[card]], player)


# --- trading ----------------------------------------------------------------------------------------------------------


class Trade(Step):
    """A trade that costs no action: in the city where the hero stands, or else in any."""

    discount: Nought = 0

    def do(self, state: State) -> None:
        if not has_assets(state.table):
            return
        market = MARKET_AT.get(state.table.players[self.seat].hex, -1)
        if market < 0:
            state.table.steps.append(ChooseMarket(self.seat, self.discount))
        else:
            begin_trade(state, self.seat, market, self.discount)


class ChooseMarket(Ask):
    """In which city."""

    less: int

    def options(self, state: State) -> list[Option]:
        return options.CHOOSE_MARKET

    def answer(self, state: State, option: Option) -> None:
        begin_trade(state, self.seat, option.amount, self.less)


def begin_trade(state: State, seat: int, market: int, less: int = 0) -> None:
    """The top asset joins the market; then one of the four is bought or discarded (RB-061)."""
    card = take_asset(state)
    state.table.markets[market].append(card)
    if state.listener:
        state.tell("adds_to_market", seat, pieces=[card], source="asset_deck", to=f"market:{MARKETS.cities[market]}")
    state.table.steps.append(Trading(seat, market, less))


class Trading(Ask):
    """Sell as many assets as you like, then buy or discard one of the market's (RB-064, RB-351)."""

    stays: ClassVar[bool] = True

    market: int
    less: int = 0

    def options(self, state: State) -> list[Option]:
        player = state.table.players[self.seat]
        cards = state.table.markets[self.market]
        found = [options.SELL[card] for card in player.assets]
        found += [options.BUY[card] for card in cards if price(player, card, self.less) <= player.gold]
        found += [options.REMOVE[card] for card in cards]
        return found

    def answer(self, state: State, option: Option) -> None:
        table, seat, card = state.table, self.seat, option.piece
        player = table.players[seat]
        if option.verb == "sell":
            table.steps.append(Limits(seat))
            sell(state, seat, card, sale(player, card, PRICE[card]))
            return
        table.steps.pop()
        table.markets[self.market].remove(card)
        place = f"market:{MARKETS.cities[self.market]}"
        if option.verb == "buy":
            cost = price(player, card, self.less)
            player.gold -= cost
            table.steps.append(Limits(seat))
            player.assets.append(card)
            if state.listener:
                state.tell("buys", seat, pieces=[card], source=place, to=f"assets:{seat}", n=cost)
        else:
            table.asset_discard.append(card)
            if state.listener:
                state.tell("removes", seat, pieces=[card], source=place, to="asset_discard")


def sell(state: State, seat: int, card: int, gold: int) -> None:
    """An asset is discarded for gold; its combat token goes with it (RB-065, RB-350)."""
    state.table.players[seat].assets.remove(card)
    state.table.asset_discard.append(card)
    if state.listener:
        state.tell("sells", seat, pieces=[card], source=f"assets:{seat}", to="asset_discard", n=gold)
    state.table.players[seat].gold += gold


# --- commodities ------------------------------------------------------------------------------------------------------


def deliverable(player: Player) -> list[Option]:
    """The commodities that can be sold for their trade value where the hero stands (RB-068)."""
    kind = KIND[player.hex]
    if kind == IN_WILDERNESS:
        return []
    anywhere = any(_SELLS_ANYWHERE[piece] for piece in in_play(player))
    return [
        options.SELL_COMMODITY[card] for card in player.assets if SOLD_IN[card] and (anywhere or kind in SOLD_IN[card])
    ]


def deliver(state: State, seat: int, card: int) -> None:
    """Sell a commodity for its trade value."""
    state.table.steps.append(Limits(seat))
    sell(state, seat, card, sale(state.table.players[seat], card, TRADE_VALUE[card]))


# --- assets by effects ------------------------------------------------------------------------------------------------


def gain_asset(state: State, seat: int, card: int, source: str) -> None:
    """An asset comes to a hero, who may have to drop another one (RB-067)."""
    state.table.players[seat].assets.append(card)
    state.table.steps.append(Limits(seat))
    if state.listener:
        state.tell("gains_asset", seat, pieces=[card], source=source, to=f"assets:{seat}")


class DrawAsset(Step):
    """Draw the top asset, to keep or discard it; at the limit of its type one of the type has to go anyway (RB-383)."""

    def do(self, state: State) -> None:
        if not has_assets(state.table):
            return
        card = take_asset(state)
        if is_free(state.table.players[self.seat], TYPE[card]):
            state.table.steps.append(KeepAsset(self.seat, card))
        gain_asset(state, self.seat, card, "asset_deck")


class KeepAsset(Ask):
    """Whether a drawn asset is kept."""

    card: int

    def options(self, state: State) -> list[Option]:
        return [options.DONE, options.DROP[self.card]]

    def answer(self, state: State, option: Option) -> None:
        if option != options.DONE:
            state.table.steps.append(Limits(self.seat))
            drop_asset(state, self.seat, self.card)


class SearchAsset(Step):
    """Take the first asset of a type from the deck, or else from the reshuffled discard pile (RB-371)."""

    type: AssetType

    def do(self, state: State) -> None:
        table = state.table
        wanted = ASSET_TYPES.index(self.type)
        cards = [card for card in table.asset_deck if TYPE[card] == wanted]
        if not cards:
            table.asset_deck += table.asset_discard
            table.asset_discard = []
            cards = [card for card in table.asset_deck if TYPE[card] == wanted]
        if cards:
            (card,) = pick(state, cards, 1)
            table.asset_deck.remove(card)
            gain_asset(state, self.seat, card, "asset_deck")


class TakeAsset(Ask):
    """Take an asset of any market for nothing; the market is filled up."""

    max_price: Nought = 99

    def options(self, state: State) -> list[Option]:
        cards = [card for market in state.table.markets for card in market]
        return [options.TAKE[card] for card in cards if PRICE[card] <= self.max_price]

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        market = next(number for number, cards in enumerate(table.markets) if option.piece in cards)
        table.markets[market].remove(option.piece)
        if has_assets(table):
            table.markets[market].append(take_asset(state))
        gain_asset(state, self.seat, option.piece, f"market:{MARKETS.cities[market]}")
