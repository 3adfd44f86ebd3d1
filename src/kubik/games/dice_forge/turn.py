"""A turn: blessings for all, reinforcements, one action, perhaps another one (DF-037 to DF-041)."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from kubik.games.dice_forge import options, ready
from kubik.games.dice_forge.anytime import anytime_options, use_anytime
from kubik.games.dice_forge.blessing import BlessingsForAll
from kubik.games.dice_forge.content import FEAT, FEATS, GLORY, GOLD, SEATS, TOP_LEVEL, TURN, Gains
from kubik.games.dice_forge.faces import Copy
from kubik.games.dice_forge.forge import Offering, Upgrade, buy_face, for_sale, upgradable
from kubik.games.dice_forge.islands import feat_options, perform
from kubik.games.dice_forge.reserves import all_gold, can_pay, gain_gold, pay_gold, pay_shards, store, trade
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import ADVANCED, Player
from kubik.games.dice_forge.tokens import COMPANION
from kubik.kernel.content import Amount
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

_COMPANION: Final = FEAT["companion"]
MERCHANT: Final = FEAT["merchant"]
UPGRADED: Final = -1
"""Among the used reinforcements: merchants have upgraded a face this turn."""

# --- the course of a turn ---------------------------------------------------------------------------------------------


def begin_turn(state: State, seat: int, alone: bool = False) -> None:
    table = state.table
    table.turn = seat
    table.turns += 1
    player = table.players[seat]
    player.used = []
    if player.companions:
        player.companions = [space & ~ADVANCED for space in player.companions]
    if state.listener:
        state.tell("begins_turn", seat, round=table.round)
    table.steps += _TURN[state.rules.figures.blessings][seat][alone]


class EndTurn(Step):
    """The next player, and after the last one the next round (DF-036, DF-218)."""

    def do(self, state: State) -> None:
        table = state.table
        seat = state.rules.clockwise[self.seat][1]
        if seat == table.first:
            if table.round == state.rules.figures.rounds:
                return
            table.round += 1
        begin_turn(state, seat)


class EternalFire(Step):
    """The turn is over and the owner takes another, with blessings for the owner alone (DF-136, A05)."""

    def do(self, state: State) -> None:
        steps = state.table.steps
        end = max(place for place, step in enumerate(steps) if isinstance(step, EndTurn))
        steps[end + 1 :] = [Again(self.seat), *(step for step in steps[end + 1 :] if not isinstance(step, Extra))]


class Again(Step):
    """The extra turn of the Eternal Fire; the round goes on after it."""

    def do(self, state: State) -> None:
        state.table.steps.pop()
        begin_turn(state, self.seat, alone=True)


# --- steps 2 and 3 ----------------------------------------------------------------------------------------------------


class Act(Ask):
    """Reinforcements (not before an extra action), and one action: an offering, a feat, or nothing."""

    extra: bool = False

    def options(self, state: State) -> list[Option]:
        seat = self.seat
        player = state.table.players[seat]
        found = [] if self.extra or not player.feats else reinforcement_options(state, seat)
        if player.tritons or player.companions:
            found += anytime_options(state, seat)
        found += for_sale(state, seat)
        found += feat_options(state, seat)
        found.append(options.PASS)
        return found

    def answer(self, state: State, option: Option) -> None:
        seat, steps = self.seat, state.table.steps
        match option.verb:
            case "buy":
                steps.append(Offering(seat, (option.piece,)))
                buy_face(state, seat, option.piece)
            case "feat":
                perform(state, seat, option.piece)
            case "pass":
                if state.listener:
                    state.tell("passes", seat)
            case "use":
                steps.append(self)
                use(state, seat, option.piece)
            case "advance":
                steps += (self, Advance(seat, option.amount))
            case _:
                steps.append(self)
                use_anytime(state, seat, option)


class Extra(Ask):
    """Step 4: once per turn, for sun, another action (DF-040). After it tokens may still be used (DF-107, DF-116)."""

    taken: bool = False

    def options(self, state: State) -> list[Option]:
        player = state.table.players[self.seat]
        found = [options.EXTRA] if not self.taken and can_pay(player, TURN.extra_action, 0) else []
        if player.tritons or player.companions:
            found += anytime_options(state, self.seat)
        found.append(options.END_TURN)
        return found

    def answer(self, state: State, option: Option) -> None:
        if option == options.EXTRA:
            state.table.steps += (Extra(self.seat, taken=True), Act(self.seat, extra=True))
            if state.listener:
                state.tell("acts_again", self.seat)
            pay_shards(state, self.seat, TURN.extra_action, 0)
        elif option != options.END_TURN:
            state.table.steps.append(self)
            use_anytime(state, self.seat, option)


def _turn(blessings: int, seat: int, alone: bool) -> tuple[Step, ...]:
    """A turn as steps, the first one last."""
    return EndTurn(seat), Extra(seat), Act(seat), *[BlessingsForAll(seat, alone)] * blessings


_TURN: Final = [
    [[_turn(blessings, seat, alone) for alone in (False, True)] for seat in range(SEATS)] for blessings in range(3)
]


# --- reinforcements ---------------------------------------------------------------------------------------------------


reinforces: Final = [bool(feat.each_turn) and number != _COMPANION for number, feat in enumerate(FEATS)].__getitem__
"""Companions are not used but advanced, each of them once a turn."""


def unused(player: Player, feat: int) -> int:
    return player.feats.count(feat) - player.used.count(feat)


def reinforcement_options(state: State, seat: int) -> list[Option]:
    """Every copy once a turn (DF-038)."""
    player = state.table.players[seat]
    found = []
    for feat in dict.fromkeys(filter(reinforces, player.feats)):
        if unused(player, feat) and all_gold(player) >= _price(feat):
            found.append(options.USE[feat])
    for space in dict.fromkeys(player.companions):
        if space < COMPANION.last:
            found.append(options.ADVANCE[space])
    return found


@cache
def _price(feat: int) -> int:
    """Gold that a reinforcement costs."""
    prices = [effect.price for effect in ready.EACH_TURN[feat][0] if isinstance(effect, Trade | Light)]
    return sum(prices)


def use(state: State, seat: int, feat: int) -> None:
    player = state.table.players[seat]
    if state.listener:
        state.tell("uses", seat, feat=feat)
    effects = ready.EACH_TURN[feat][seat]
    if feat == MERCHANT:
        # It waits for its answer how many of them are used.
        effects = tuple(replace(effect, ready=unused(player, feat)) for effect in effects)
    else:
        player.used.append(feat)
    state.table.steps += effects


class Advance(Step):
    """A companion on this space moves on, once a turn each (DF-115, A22)."""

    space: int = 0

    def do(self, state: State) -> None:
        companions = state.table.players[self.seat].companions
        companions[companions.index(self.space)] = self.space + 1 | ADVANCED
        if state.listener:
            state.tell("advances_companion", self.seat, n=self.space + 1)


class Trade(Step):
    pay: Gains
    gain: Gains

    @property
    def price(self) -> int:
        return self.pay["gold"]

    def do(self, state: State) -> None:
        trade(state, self.seat, self.pay, self.gain)


class Light(Step):
    """For gold, any face that lies up (DF-133)."""

    gold: Amount

    @property
    def price(self) -> int:
        return self.gold

    def do(self, state: State) -> None:
        state.table.steps.append(Copy(self.seat))
        pay_gold(state, self.seat, self.gold)


class Tree(Step):
    """More glory for whoever has much gold in the main reserve (DF-129); whether the gold still comes is open (A01)."""

    gold: Amount
    glory: Amount
    rich: Amount
    rich_glory: Amount

    def do(self, state: State) -> None:
        seat = self.seat
        rich = state.table.players[seat].reserve[GOLD] >= self.rich
        store(state, seat, GLORY, self.rich_glory if rich else self.glory)
        if not rich or state.rules.settings.tree_keeps_gold:
            gain_gold(state, seat, self.gold)


class Merchant(Ask):
    """Each merchant joins the one upgrade of the turn, or pays glory (DF-131, DF-132, A28)."""

    glory: Amount
    ready: int = 1
    """How many of them are still to be used in this turn."""

    def options(self, state: State) -> list[Option]:
        found = [options.GLORY]
        if UPGRADED not in state.table.players[self.seat].used:
            most = min(self.ready, TOP_LEVEL)
            found += [options.UPGRADE_BY[n] for n in range(1, most + 1) if upgradable(state, self.seat, n, False)]
        return found

    def answer(self, state: State, option: Option) -> None:
        used = state.table.players[self.seat].used
        if option == options.GLORY:
            used.append(MERCHANT)
            store(state, self.seat, GLORY, self.glory)
        else:
            used += [MERCHANT] * option.amount + [UPGRADED]
            state.table.steps.append(Upgrade(self.seat, option.amount))
