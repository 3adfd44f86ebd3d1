"""Tokens that are flipped, recast or set aside (RB-147, RB-148, RB-332, RB-333, RB-358, RB-359)."""

from __future__ import annotations

from typing import Final, Literal

from kubik.games.runebound import fight_options as options
from kubik.games.runebound.enemies import decided, enemy_of
from kubik.games.runebound.fighters import distinct, fighter, foe, shows, turnable
from kubik.games.runebound.options import DONE
from kubik.games.runebound.state import ASIDE, READY, Fighter
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import SYMBOLS, Symbol
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask

Side = Literal["self", "foe", "any"]
FLIP, RECAST, SET_ASIDE = range(3)
_OPTIONS: Final = [options.FLIP, options.RECAST, options.SET_ASIDE]


def choose_tokens(
    state: State, seat: int, how: int, side: Side, n: int | Literal["all"], lies: int, symbols: tuple[Symbol, ...]
) -> None:
    """So many tokens that fit, chosen by the seat; fewer, if fewer fit (RB-358). Of recasts the number is a maximum."""
    wanted = tuple(SYMBOLS.index(symbol) for symbol in symbols)
    tokens = [each for one in _sides(state, seat, side) for each in _fitting(one, how, lies, wanted)]
    if how != RECAST and (n == "all" or len(tokens) <= n):
        turn(state, seat, how, tokens)
    elif tokens:
        state.table.steps.append(PickTokens(seat, how, side, len(tokens) if n == "all" else n, lies, wanted))


def _sides(state: State, seat: int, side: Side) -> list[Fighter]:
    if side == "any":
        return state.table.fight.sides
    return [fighter(state, seat) if side == "self" else foe(state, seat)]


def _fitting(side: Fighter, how: int, lies: int, symbols: tuple[int, ...]) -> list[int]:
    """The tokens of a side that fit. A double that carries another cannot be chosen, the token on it can."""
    if how == SET_ASIDE:
        places = [place for place, each in enumerate(side.lies) if each == lies and place not in side.on]
    else:
        places = turnable(side, lies)
    return [side.tokens[place] for place in places if not symbols or shows(side, place) in symbols]


class PickTokens(Ask):
    """The next of the tokens that are flipped, recast or set aside, all at once in the end."""

    how: int
    side: Side
    n: int
    lies: int
    symbols: tuple[int, ...]
    chosen: tuple[int, ...] = ()

    def options(self, state: State) -> list[Option]:
        found = []
        left = 0
        for side in _sides(state, self.seat, self.side):
            tokens = [token for token in _fitting(side, self.how, self.lies, self.symbols) if token not in self.chosen]
            left += len(tokens)
            places = distinct(side, [side.tokens.index(token) for token in tokens])
            found += [_OPTIONS[self.how][side.tokens[place]] for place in places]
        if self.how == RECAST:
            if 1 < left <= self.n - len(self.chosen):
                found.append(options.ALL_TOKENS)
            found.append(DONE)
        return decided(state, self.seat, found)

    def answer(self, state: State, option: Option) -> None:
        if option == options.ALL_TOKENS:
            sides = _sides(state, self.seat, self.side)
            chosen = [token for side in sides for token in _fitting(side, self.how, self.lies, self.symbols)]
        else:
            chosen = [*self.chosen] if option == DONE else [*self.chosen, option.amount]
            if option != DONE and len(chosen) < self.n:
                step = PickTokens(self.seat, self.how, self.side, self.n, self.lies, self.symbols, tuple(chosen))
                state.table.steps.append(step)
                return
        turn(state, self.seat, self.how, chosen)


# --- what happens to them ---------------------------------------------------------------------------------------------


def turn(state: State, seat: int, how: int, tokens: list[int]) -> None:
    """Flip, recast or set aside tokens of either side."""
    for side in state.table.fight.sides:
        places = [place for place, token in enumerate(side.tokens) if token in tokens]
        if not places:
            continue
        if how == FLIP:
            flip(state, seat, side, places)
        elif how == RECAST:
            recast(state, seat, side, places)
        else:
            set_aside(state, seat, side, places)


def flip(state: State, seat: int, side: Fighter, places: list[int]) -> None:
    """Tokens are turned over; those on a double stay there."""
    for place in places:
        side.up[place] = 1 - side.up[place]
    if state.listener:
        _tell(state, "flips", seat, side, places)


def recast(state: State, seat: int, side: Fighter, places: list[int]) -> None:
    """Tokens are thrown again and are unspent then; the double under a spent one stays spent (RB-333)."""
    faces = state.below(1 << len(places))
    for place in places:
        side.up[place] = faces & 1
        side.lies[place] = READY
        faces >>= 1
    if state.listener:
        _tell(state, "recasts", seat, side, places)


def set_aside(state: State, seat: int, side: Fighter, places: list[int]) -> None:
    """Tokens are out for the round, with the doubles under them (RB-332)."""
    for place in places:
        side.lies[place] = ASIDE
        if side.on[place] >= 0:
            side.lies[side.on[place]] = ASIDE
            side.on[place] = -1
    if state.listener:
        _tell(state, "sets_aside", seat, side, places)


def _tell(state: State, kind: str, seat: int, side: Fighter, places: list[int]) -> None:
    tokens, faces = [side.tokens[place] for place in places], [side.up[place] for place in places]
    state.tell(kind, seat, tokens=tokens, faces=faces, whose=side.seat, enemy=enemy_of(state, seat))
