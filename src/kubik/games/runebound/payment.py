"""Paying with symbols: which tokens are spent (RB-149, RB-336)."""

from __future__ import annotations

from itertools import combinations

from kubik.games.runebound import fight_options as options
from kubik.games.runebound.enemies import decided, enemy_of
from kubik.games.runebound.fighters import alike, distinct, faces, fighter, ready, spend, strength
from kubik.games.runebound.state import Fighter
from kubik.games.runebound.variants import State
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask

Places = tuple[int, ...]


def pay_symbols(state: State, seat: int, symbol: int, n: int, chosen: Places = ()) -> None:
    """Spend tokens that show at least so many symbols, none of them needless. Who has a choice is asked."""
    side = fighter(state, seat)
    ways = [way for way in payments(side, symbol, n) if set(chosen) <= set(way)]
    kinds = {tuple(sorted(alike(side, place) for place in way)) for way in ways}
    if len(kinds) > 1:
        state.table.steps.append(PayWith(seat, symbol, n, chosen))
        return
    spent = spend(side, ways[0])
    if state.listener:
        state.tell("spends_tokens", seat, tokens=spent, faces=faces(side, spent), enemy=enemy_of(state, seat))


def payments(side: Fighter, symbol: int, n: int) -> list[Places]:
    """All sets of unspent tokens that pay so many symbols and of which none could be left out."""
    places = ready(side, symbol)
    worth = {place: strength(side, place) for place in places}
    found = []
    for size in range(1, len(places) + 1):
        for way in combinations(places, size):
            total = sum(worth[place] for place in way)
            if total >= n > total - min(worth[place] for place in way):
                found.append(way)
    return found


class PayWith(Ask):
    """The next token of a payment."""

    symbol: int
    n: int
    chosen: Places = ()

    def options(self, state: State) -> list[Option]:
        side = fighter(state, self.seat)
        ways = [way for way in payments(side, self.symbol, self.n) if set(self.chosen) <= set(way)]
        places = sorted({place for way in ways for place in way if place not in self.chosen})
        return decided(state, self.seat, [options.SPEND[side.tokens[place]] for place in distinct(side, places)])

    def answer(self, state: State, option: Option) -> None:
        place = fighter(state, self.seat).tokens.index(option.amount)
        pay_symbols(state, self.seat, self.symbol, self.n, (*self.chosen, place))
