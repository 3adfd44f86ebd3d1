"""Combat actions: the sides alternate, each with the symbols it has, until both have passed (RB-139 to RB-153)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kubik.games.runebound import fight_options as options
from kubik.games.runebound.abilities import ABILITIES, AFTER_ACTION, COMBAT_ACTIONS, SURGES, TRIGGERS, X
from kubik.games.runebound.damage import strike
from kubik.games.runebound.enemies import decided, enemy_of
from kubik.games.runebound.fight_effects import Deal
from kubik.games.runebound.fighters import (
    distinct,
    faces,
    fighter,
    foe,
    free_doubles,
    loose,
    ready,
    side_of,
    spend,
    strength,
    symbols,
    turnable,
)
from kubik.games.runebound.lists import WORDS
from kubik.games.runebound.moments import found, is_used, mark_used, moment, usable, use
from kubik.games.runebound.options import DONE
from kubik.games.runebound.payment import pay_symbols
from kubik.games.runebound.ready import STACKS, perform
from kubik.games.runebound.state import READY, Fighter
from kubik.games.runebound.tokens import AGILITY, DOUBLE, MAGIC, PHYSICAL, SKULL, SURGE, SYMBOL
from kubik.games.runebound.turning import flip, recast
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import SYMBOLS
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

_DAMAGE: Final = (PHYSICAL, MAGIC, SKULL)
_NEEDS_TOKENS: Final = {
    each.number
    for each in ABILITIES
    if each.kind == "combat_action" and any(word["do"] == "recast" for word in WORDS[each.effects][1])
}
"""Combat actions that are impossible without an unspent token (RB-366)."""
NO_ABILITY: Final = -1


class NextAction(Step):
    """After a combat action or a pass of this seat: who acts next. When both have passed, the round is over below."""

    def do(self, state: State) -> None:
        one, other = fighter(state, self.seat), foe(state, self.seat)
        if one.extra and not one.passed:
            one.extra -= 1
            begin_action(state, one)
        elif not other.passed:
            one.extra = 0
            begin_action(state, other)
        elif not one.passed:
            begin_action(state, one)  # RB-353


def begin_action(state: State, side: Fighter) -> None:
    """It is the turn of a side."""
    state.table.fight.acting = side_of(state, side.seat)
    state.table.steps.append(CombatAction(side.seat))


class CombatAction(Ask):
    """A combat action, or pass. Who has none must pass, and is not asked (RB-152, RB-153, RB-347)."""

    def options(self, state: State) -> list[Option]:
        return decided(state, self.seat, [*actions(state, self.seat), options.PASS])

    def answer(self, state: State, option: Option) -> None:
        side = fighter(state, self.seat)
        steps = state.table.steps
        if option == options.PASS:
            side.passed = True
            if state.listener:
                state.tell("passes", self.seat, enemy=enemy_of(state, self.seat))
            steps.append(NextAction(self.seat))
            return
        steps.append(ActionTaken(self.seat))
        match option.verb:
            case "attack":
                attack(state, self.seat, option.amount & 3, ready(side, option.amount & 3))
            case "attack_with":
                steps.append(SpendSome(self.seat, option.amount))
            case "double":
                put_on_double(state, side, option.amount >> 8, option.amount & 255)
            case "agility":
                be_agile(state, side, side.tokens.index(option.amount))
            case "surge" if ABILITIES[option.amount].cost == X:
                surge_with_all(state, self.seat, option.amount, ready(side, SURGE))
            case "surge":
                surge(state, self.seat, option.amount)
            case "surge_with":
                steps.append(SpendSome(self.seat, SURGE, option.amount))
            case "use":
                cost = ABILITIES[option.amount].pay
                use(state, self.seat, option.amount)
                if cost.symbol:
                    pay_symbols(state, self.seat, SYMBOLS.index(cost.symbol), cost.n)


class ActionTaken(Step):
    """A combat action is resolved. What may follow it is asked only if that can matter: the foe would act now, and
    there is something left to do."""

    def do(self, state: State) -> None:
        state.table.steps.append(NextAction(self.seat))
        if not found(state, self.seat, TRIGGERS[AFTER_ACTION]) or foe(state, self.seat).passed:
            return
        if actions(state, self.seat):
            moment(state, self.seat, AFTER_ACTION)


# --- what can be done -------------------------------------------------------------------------------------------------


def actions(state: State, seat: int) -> list[Option]:
    """The combat actions of a seat."""
    side = fighter(state, seat)
    tokens, up, lies = side.tokens, side.up, side.lies
    showing: list[list[int]] = [[] for _ in SYMBOLS]
    for place, token in enumerate(tokens):
        if lies[place] == READY:
            showing[SYMBOL[token][up[place]]].append(place)
    possible: list[Option] = []
    for symbol in _DAMAGE:
        if showing[symbol]:
            possible.append(options.attack(symbol, sum(strength(side, place) for place in showing[symbol])))
            if len(showing[symbol]) > 1:
                possible.append(options.ATTACK_WITH[symbol])
    if showing[DOUBLE] and DOUBLE not in side.forbidden:
        possible += _doubles(side)
    if showing[AGILITY] and AGILITY not in side.forbidden:
        for place in distinct(side, showing[AGILITY]):
            if len(turnable(side)) > 1 or turnable(foe(state, seat)):
                possible.append(options.AGILITY[tokens[place]])
    if showing[SURGE] and SURGE not in side.forbidden:
        total = symbols(side, SURGE)
        for number in found(state, seat, SURGES):
            if ABILITIES[number].cost <= total and not is_used(state, seat, number):
                possible.append(options.SURGE[number])
                if ABILITIES[number].cost == X and len(showing[SURGE]) > 1:
                    possible.append(options.SURGE_WITH[number])
    for number in found(state, seat, COMBAT_ACTIONS):
        if _can_use(state, side, number):
            possible.append(options.USE[number])
    return possible


def _doubles(side: Fighter) -> list[Option]:
    """Every kind of token on every kind of double (RB-334)."""
    places = loose(side)
    return [
        options.PUT[side.tokens[under]][side.tokens[place]]
        for under in distinct(side, free_doubles(side))
        for place in distinct(side, [place for place in places if place != under])
    ]


def _can_use(state: State, side: Fighter, number: int) -> bool:
    """Whether a combat action of a card can be taken."""
    if not usable(state, side.seat, number):
        return False
    cost = ABILITIES[number].pay
    if cost.symbol:
        symbol = SYMBOLS.index(cost.symbol)
        return symbol not in side.forbidden and symbols(side, symbol) >= cost.n
    return number not in _NEEDS_TOKENS or bool(turnable(side))


# --- attacks ----------------------------------------------------------------------------------------------------------


def attack(state: State, seat: int, symbol: int, places: list[int] | tuple[int, ...]) -> None:
    """Spend symbols of one kind to deal as much damage (RB-142 to RB-144)."""
    side = fighter(state, seat)
    n = sum(strength(side, place) for place in places)
    spent = spend(side, places)
    if state.listener:
        state.tell("attacks", seat, tokens=spent, n=n, type=SYMBOLS[symbol], enemy=enemy_of(state, seat))
    strike(state, seat, n, SYMBOLS[symbol])  # type: ignore[arg-type]


class SpendSome(Ask):
    """Some of the tokens that show a symbol, one after the other, for an attack or for an ability that takes any number
    of symbols."""

    symbol: int
    ability: int = NO_ABILITY
    chosen: tuple[int, ...] = ()

    def options(self, state: State) -> list[Option]:
        side = fighter(state, self.seat)
        places = [place for place in ready(side, self.symbol) if place not in self.chosen]
        found = [options.SPEND[side.tokens[place]] for place in distinct(side, places)] if len(places) > 1 else []
        return [*found, DONE] if self.chosen else found

    def answer(self, state: State, option: Option) -> None:
        if option != DONE:
            place = fighter(state, self.seat).tokens.index(option.amount)
            state.table.steps.append(SpendSome(self.seat, self.symbol, self.ability, (*self.chosen, place)))
        elif self.ability == NO_ABILITY:
            attack(state, self.seat, self.symbol, self.chosen)
        else:
            surge_with_all(state, self.seat, self.ability, self.chosen)


# --- doubles and agility ----------------------------------------------------------------------------------------------


def put_on_double(state: State, side: Fighter, under: int, token: int) -> None:
    """A token lies on a double from now on (RB-145)."""
    side.on[side.tokens.index(token)] = side.tokens.index(under)
    if state.listener:
        shown = faces(side, [token, under])
        state.tell("doubles", side.seat, tokens=[token, under], faces=shown, enemy=enemy_of(state, side.seat))


def be_agile(state: State, side: Fighter, place: int) -> None:
    """Spend agility, once for each symbol (RB-148, RB-334)."""
    n = strength(side, place)
    spent = spend(side, (place,))
    if state.listener:
        state.tell("is_agile", side.seat, tokens=spent, n=n, enemy=enemy_of(state, side.seat))
    state.table.steps.append(UseAgility(side.seat, n))


class UseAgility(Ask):
    """Flip one of the own tokens, or make the foe recast one; symbols after the first may be lost (RB-336)."""

    n: int
    again: bool = False

    def options(self, state: State) -> list[Option]:
        one, other = fighter(state, self.seat), foe(state, self.seat)
        possible = [options.FLIP[one.tokens[place]] for place in distinct(one, turnable(one))]
        possible += [options.RECAST[other.tokens[place]] for place in distinct(other, turnable(other))]
        if possible and self.again:
            possible.append(DONE)
        return decided(state, self.seat, possible)

    def answer(self, state: State, option: Option) -> None:
        if option == DONE:
            return
        if self.n > 1:
            state.table.steps.append(UseAgility(self.seat, self.n - 1, again=True))
        if option.verb == "flip":
            side = fighter(state, self.seat)
            flip(state, self.seat, side, [side.tokens.index(option.amount)])
        else:
            side = foe(state, self.seat)
            recast(state, self.seat, side, [side.tokens.index(option.amount)])


# --- surge ------------------------------------------------------------------------------------------------------------


def surge(state: State, seat: int, number: int) -> None:
    """Use a surge ability: its cost is paid, then its effects follow, once a round (RB-149)."""
    ability = ABILITIES[number]
    mark_used(state, seat, number)
    if state.listener:
        state.tell("uses", seat, pieces=[ability.piece], ability=number, enemy=enemy_of(state, seat))
    perform(state, seat, ability.effects)
    pay_symbols(state, seat, SURGE, ability.cost)


def surge_with_all(state: State, seat: int, number: int, places: list[int] | tuple[int, ...]) -> None:
    """Use an ability that takes any number of symbols, with these tokens."""
    side = fighter(state, seat)
    n = sum(strength(side, place) for place in places)
    mark_used(state, seat, number)
    spent = spend(side, places)
    if state.listener:
        state.tell("uses", seat, pieces=[ABILITIES[number].piece], ability=number, enemy=enemy_of(state, seat))
        state.tell("spends_tokens", seat, tokens=spent, faces=faces(side, spent), enemy=enemy_of(state, seat))
    for step in STACKS[ABILITIES[number].effects][seat]:
        state.table.steps.append(replace(step, n=n) if isinstance(step, Deal) and step.n == "x" else step)
