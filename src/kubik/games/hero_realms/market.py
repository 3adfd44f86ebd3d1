"""Buying cards: prices, discounts, where a bought card goes, and the Thief's heist."""

from __future__ import annotations

from kubik.games.hero_realms import options
from kubik.games.hero_realms.cards import CARDS, COST, FILTERS, FIRE_GEM, Filter, fits
from kubik.games.hero_realms.modes import Rules, State
from kubik.games.hero_realms.piles import put_on_deck, take_from_discard
from kubik.games.hero_realms.state import Player
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step
from kubik.parts.piles import pick


def price(rules: Rules, player: Player, card: int) -> int:
    """What a card costs this player now, not below 0."""
    if not player.discounts:
        return COST[card]
    return max(0, COST[card] - sum(n for n, _ in _fitting_discounts(rules, player, card)))


def _fitting_discounts(rules: Rules, player: Player, card: int) -> list[tuple[int, int]]:
    """The pending discounts that a card uses up: the best that fits, or all by the strict reading of HR-AMB-04."""
    fitting = [(n, what) for n, what in player.discounts if fits(card, FILTERS[what])]
    return fitting if rules.settings.acquire == "all" else sorted(fitting)[-1:]


def add_buy_options(found: list[Option], state: State, player: Player) -> None:
    """Row cards and the Fire Gem that the gold pool can pay (HR-058)."""
    gold, table = player.gold, state.table
    prices, offers = COST, options.BUY
    if player.discounts:
        prices = [price(state.rules, player, card) for card in range(len(CARDS))]
        offers = [options.BUY_FOR[card][n] for card, n in enumerate(prices)]
    for card in dict.fromkeys(table.row):
        if prices[card] <= gold:
            found.append(offers[card])
    if table.gems and prices[FIRE_GEM] <= gold:
        found.append(offers[FIRE_GEM])


def buy(state: State, me: int, option: Option) -> None:
    """Pay for a card of the market and take it."""
    player = state.table.players[me]
    player.gold -= price(state.rules, player, option.piece)
    acquire_from_market(state, me, option.piece)


def acquire_from_market(state: State, me: int, card: int) -> None:
    """Off the gem stack, or off the row, whose gap is filled when the card has its place (HR-060 to HR-062)."""
    table = state.table
    if card == FIRE_GEM:
        table.gems -= 1
        acquire(state, me, card, "gems")
        return
    place = table.row.index(card)
    del table.row[place]
    if table.players[me].next_acquire:
        # Whoever is asked where the card goes does not yet see the one that follows it.
        table.steps.append(Refill(me, place))
        acquire(state, me, card, "row")
    else:
        acquire(state, me, card, "row")
        fill_gap(state, place)


class Refill(Step):
    """Fill a gap in the row when the bought card has its place."""

    place: int

    def do(self, state: State) -> None:
        fill_gap(state, self.place)


def fill_gap(state: State, place: int) -> None:
    """The top card of the market deck comes into the row; without one the row stays shorter (HR-061, HR-AMB-23)."""
    table = state.table
    market = table.market
    if not market:
        return
    card = market.pop() if len(market) == 1 else pick(state, market, 1)[0]
    table.row.insert(place, card)
    if state.listener:
        state.tell("enters_row", table.turn, pieces=[card], source="market", to="row")


def acquire(state: State, me: int, card: int, source: str) -> None:
    """Put a paid card on the discard pile, unless a pending effect sends it elsewhere (HR-060, HR-AMB-04)."""
    player = state.table.players[me]
    if player.discounts:
        for used in _fitting_discounts(state.rules, player, card):
            player.discounts.remove(used)
    sent = any(fits(card, _destination(code)[0]) for code in player.next_acquire) if player.next_acquire else False
    if state.listener:
        state.tell("buys", me, pieces=[card], source=source, to="" if sent else f"discard:{me}")
    if sent:
        state.table.steps.append(Acquire(me, card, source))
    else:
        player.discard.append(card)


class Acquire(Ask):
    """Which of the pending effects that fit the bought card sends it where."""

    card: int
    source: str

    def options(self, state: State) -> list[Option]:
        pending = dict.fromkeys(state.table.players[self.seat].next_acquire)
        return [options.ACQUIRE[code] for code in pending if fits(self.card, _destination(code)[0])]

    def answer(self, state: State, option: Option) -> None:
        player = state.table.players[self.seat]
        card = self.card
        if state.rules.settings.acquire == "all":
            player.next_acquire = [code for code in player.next_acquire if not fits(card, _destination(code)[0])]
        else:
            player.next_acquire.remove(option.amount)
        me = self.seat
        if _destination(option.amount)[1] == "hand":
            player.shown.append(card)
            if state.listener:
                state.tell("takes_into_hand", me, pieces=[card], source=self.source, to=f"hand:{me}")
        else:
            put_on_deck(player, card)
            if state.listener:
                state.tell("puts_on_deck", me, pieces=[card], source=self.source, to=f"deck:{me}")


def _destination(code: int) -> tuple[Filter, str]:
    """What an ACQUIRE option waits for, and where it sends it."""
    return FILTERS[code // 2], ("deck", "hand")[code % 2]


def heist_options(state: State, me: int) -> list[Option]:
    """Cards with a printed cost in opponents' discard piles that the gold pool can pay."""
    table = state.table
    player = table.players[me]
    return [
        options.HEIST[seat][card]
        for seat in state.rules.targets(me, table.alive)[0]
        for card in dict.fromkeys(table.players[seat].discard)
        if CARDS[card].cost is not None and price(state.rules, player, card) <= player.gold
    ]


def take_by_heist(state: State, me: int, option: Option) -> None:
    """Pay for a card in an opponent's discard pile and take it."""
    player, victim = state.table.players[me], state.table.players[option.seat]
    player.gold -= price(state.rules, player, option.piece)
    player.heist = False
    take_from_discard(victim, option.piece)
    if state.listener:
        state.tell("steals", me, pieces=[option.piece], target=option.seat)
    acquire(state, me, option.piece, f"discard:{option.seat}")
