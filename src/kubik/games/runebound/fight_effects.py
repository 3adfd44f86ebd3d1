"""What cards do in fights: a class for each effect word that only fights know.

The seat of such a step is the one that decides for its user: the attacker's, or `fight.controller`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from kubik.games.runebound import fight_options as options
from kubik.games.runebound.abilities import ABILITIES, SURGES
from kubik.games.runebound.content import IS_ENEMY
from kubik.games.runebound.damage import strike
from kubik.games.runebound.enemies import decided, enemy_of
from kubik.games.runebound.fighters import fighter, foe
from kubik.games.runebound.ready import perform
from kubik.games.runebound.state import READY, SPENT
from kubik.games.runebound.tokens import ADDED_TOKENS, MOST_ADDED
from kubik.games.runebound.turning import FLIP, RECAST, SET_ASIDE, Side, choose_tokens
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import SYMBOLS, Amount, Damage, Symbol
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step


class Deal(Step):
    """Attack the foe; shields may block, unless it is unblockable; the foe may cancel it with as many symbols."""

    n: Amount | Literal["x"]
    type: Damage
    unblockable: bool = False
    cancel: Literal["", "surge"] = ""

    def do(self, state: State) -> None:
        n = 1 if self.n == "x" else self.n
        strike(state, self.seat, n, self.type, blockable=not self.unblockable, cancel=self.cancel == "surge")


# --- tokens -----------------------------------------------------------------------------------------------------------


class Flip(Step):
    """Turn so many unspent tokens over."""

    side: Side
    n: Amount | Literal["all"]
    symbols: tuple[Symbol, ...] = ()

    def do(self, state: State) -> None:
        choose_tokens(state, self.seat, FLIP, self.side, self.n, READY, self.symbols)


class Recast(Step):
    """Throw up to so many tokens again; a spent one is unspent then (RB-333)."""

    side: Side
    n: Amount | Literal["all"]
    state: Literal["unspent", "spent"] = "unspent"
    symbols: tuple[Symbol, ...] = ()

    def do(self, state: State) -> None:
        lies = READY if self.state == "unspent" else SPENT
        choose_tokens(state, self.seat, RECAST, self.side, self.n, lies, self.symbols)


class Remove(Step):
    """Put so many unspent tokens aside for the rest of the round (RB-332)."""

    side: Side
    n: Amount | Literal["all"]
    symbols: tuple[Symbol, ...] = ()

    def do(self, state: State) -> None:
        choose_tokens(state, self.seat, SET_ASIDE, self.side, self.n, READY, self.symbols)


class AddToken(Step):
    """A token with so many symbols until the end of the round (RB-362)."""

    symbol: Literal["physical", "magic", "skull", "agility", "surge", "shield"]
    n: Annotated[int, Meta(ge=1, le=MOST_ADDED)]

    def do(self, state: State) -> None:
        sides = state.table.fight.sides
        taken = sides[0].tokens + sides[1].tokens
        copies = ADDED_TOKENS[SYMBOLS.index(self.symbol)][self.n - 1]
        token = next(copy for copy in copies if copy not in taken)
        side = fighter(state, self.seat)
        side.tokens.append(token)
        side.up.append(0)
        side.lies.append(READY)
        side.on.append(-1)
        if state.listener:
            state.tell(
                "gets_token", self.seat, tokens=[token], symbol=self.symbol, n=self.n, enemy=enemy_of(state, self.seat)
            )


# --- until the end of the round ---------------------------------------------------------------------------------------


class Amplify(Step):
    """Own symbols of these kinds count so many times until the end of the round (RB-360)."""

    symbols: tuple[Symbol, ...]
    factor: Amount

    def do(self, state: State) -> None:
        times = fighter(state, self.seat).times
        for symbol in self.symbols:
            times[SYMBOLS.index(symbol)] *= self.factor
            if state.listener:
                state.tell("amplifies", self.seat, symbol=symbol, n=self.factor, enemy=enemy_of(state, self.seat))


class Forbid(Step):
    """The foe may not use something until the end of the round."""

    what: Literal["surge", "shield", "agility", "double"]

    def do(self, state: State) -> None:
        foe(state, self.seat).forbidden.append(SYMBOLS.index(self.what))
        if state.listener:
            state.tell("forbids", self.seat, symbol=self.what, enemy=enemy_of(state, self.seat))


class Reflect(Step):
    """Wounds taken from attacks are dealt back until the end of the round (RB-361)."""

    type: Literal["magic"]

    def do(self, state: State) -> None:
        fighter(state, self.seat).reflects = True
        if state.listener:
            state.tell("reflects", self.seat, enemy=enemy_of(state, self.seat))


class ExtraActions(Step):
    """Up to so many more combat actions in a row (RB-364)."""

    n: Amount

    def do(self, state: State) -> None:
        fighter(state, self.seat).extra += self.n
        if state.listener:
            state.tell("acts_again", self.seat, n=self.n, enemy=enemy_of(state, self.seat))


# --- the surge of another enemy ---------------------------------------------------------------------------------------


class CopyEnemySurge(Step):
    """Use a surge ability of a random discarded enemy of the combat deck (RB-363)."""

    def do(self, state: State) -> None:
        enemies = [card for card in sorted(state.table.combat.discard) if IS_ENEMY[card]]
        if not enemies:
            return
        card = enemies[state.below(len(enemies))]
        if state.listener:
            state.tell("recalls", self.seat, pieces=[card], enemy=enemy_of(state, self.seat))
        state.table.steps.append(CopySurge(self.seat, card))


class CopySurge(Ask):
    """Which of its surge abilities; nothing is paid."""

    card: int

    def options(self, state: State) -> list[Option]:
        return decided(state, self.seat, [options.COPY[number] for number in SURGES[self.card]])

    def answer(self, state: State, option: Option) -> None:
        if state.listener:
            state.tell("uses", self.seat, pieces=[self.card], ability=option.amount, enemy=enemy_of(state, self.seat))
        perform(state, self.seat, ABILITIES[option.amount].effects)
