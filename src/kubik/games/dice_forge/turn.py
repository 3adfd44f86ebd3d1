"""A turn: blessings for all, reinforcements, one action, perhaps another one (DF-037 to DF-041)."""

from __future__ import annotations

from typing import Final

from kubik.games.dice_forge import options
from kubik.games.dice_forge.anytime import anytime_options, use_anytime
from kubik.games.dice_forge.content import (
    EACH_TURN,
    FEAT,
    FEATS,
    GLORY,
    GOLD,
    SEATS,
    TOP_LEVEL,
    Light,
    Merchant,
    Trade,
    Tree,
)
from kubik.games.dice_forge.forge import buy_face, for_sale, upgradable
from kubik.games.dice_forge.islands import feat_options, perform
from kubik.games.dice_forge.reserves import all_gold, can_pay, gain_gold, pay_gold, pay_shards, store, trade
from kubik.games.dice_forge.state import ADVANCED, Player, State
from kubik.kernel.decision import Option, Step
from kubik.kernel.game import Ask, Do

EXTRA_SUN: Final = 2
LAST_SPACE: Final = options.SPACES - 1
COMPANION: Final = FEAT["companion"]
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


def _turn(blessings: int, seat: int, alone: int) -> tuple[Step, ...]:
    """A turn as steps, the first one last."""
    course: tuple[Step, ...] = (("end_turn", seat, 0, 0), ("extra", seat, 0, 0), ("act", seat, 0, 0))
    return course + (("blessings_for_all", seat, alone, 0),) * blessings


_TURN: Final = [
    [[_turn(blessings, seat, alone) for alone in (0, 1)] for seat in range(SEATS)] for blessings in range(3)
]


def end_turn(state: State, step: Step) -> None:
    """The next player, and after the last one the next round (DF-036, DF-218)."""
    table = state.table
    seat = state.rules.clockwise[step[1]][1]
    if seat == table.first:
        if table.round == state.rules.figures.rounds:
            return
        table.round += 1
    begin_turn(state, seat)


def again(state: State, step: Step) -> None:
    """The extra turn of the Eternal Fire; the round goes on after it."""
    state.table.steps.pop()
    begin_turn(state, step[1], alone=True)


# --- steps 2 and 3 ----------------------------------------------------------------------------------------------------


def act_options(state: State, step: Step) -> list[Option]:
    """Reinforcements (not before an extra action), and one action: an offering, a feat, or nothing."""
    _, seat, extra, _ = step
    player = state.table.players[seat]
    found = [] if extra or not player.feats else reinforcement_options(state, seat)
    if player.tritons or player.companions:
        found += anytime_options(state, seat)
    found += for_sale(state, seat)
    found += feat_options(state, seat)
    found.append(options.PASS)
    return found


def act(state: State, step: Step, option: Option) -> None:
    _, seat, _, _ = step
    steps = state.table.steps
    match option.verb:
        case "buy":
            steps.append(("offering", seat, 1 << option.piece, 0))
            buy_face(state, seat, option.piece)
        case "feat":
            perform(state, seat, option.piece)
        case "pass":
            if state.listener:
                state.tell("passes", seat)
        case "use":
            steps.append(step)
            use(state, seat, option.piece)
        case "advance":
            steps.append(step)
            advance(state, seat, option.amount)
        case _:
            steps.append(step)
            use_anytime(state, seat, option)


def extra_options(state: State, step: Step) -> list[Option]:
    """Step 4: once per turn, for 2 sun, another action (DF-040). After it tokens may still be used (DF-107, DF-116)."""
    _, seat, taken, _ = step
    player = state.table.players[seat]
    found = [options.EXTRA] if not taken and can_pay(player, EXTRA_SUN, 0) else []
    if player.tritons or player.companions:
        found += anytime_options(state, seat)
    found.append(options.END_TURN)
    return found


def extra(state: State, step: Step, option: Option) -> None:
    seat = step[1]
    if option is options.EXTRA:
        state.table.steps += (("extra", seat, 1, 0), ("act", seat, 1, 0))
        if state.listener:
            state.tell("acts_again", seat)
        pay_shards(state, seat, EXTRA_SUN, 0)
    elif option is not options.END_TURN:
        state.table.steps.append(step)
        use_anytime(state, seat, option)


# --- reinforcements ---------------------------------------------------------------------------------------------------


_REINFORCES: Final = [bool(feat.each_turn) and number != COMPANION for number, feat in enumerate(FEATS)].__getitem__
"""Companions are not used but advanced, each of them once a turn."""
_PRICE: Final = [
    next(
        (
            effect.pay["gold"] if isinstance(effect, Trade) else effect.gold
            for effect in feat.each_turn
            if isinstance(effect, Trade | Light)
        ),
        0,
    )
    for feat in FEATS
]
"""Gold that a reinforcement costs."""


def unused(player: Player, feat: int) -> int:
    return player.feats.count(feat) - player.used.count(feat)


def reinforcement_options(state: State, seat: int) -> list[Option]:
    """Every copy once a turn (DF-038)."""
    player = state.table.players[seat]
    found = []
    for feat in dict.fromkeys(filter(_REINFORCES, player.feats)):
        if unused(player, feat) and all_gold(player) >= _PRICE[feat]:
            found.append(options.USE[feat])
    for space in dict.fromkeys(player.companions):
        if space < LAST_SPACE:
            found.append(options.ADVANCE[space])
    return found


def use(state: State, seat: int, feat: int) -> None:
    player = state.table.players[seat]
    if state.listener:
        state.tell("uses", seat, feat=feat)
    if feat == MERCHANT:
        state.table.steps.append(("merchant", seat, unused(player, feat), 0))
        return
    player.used.append(feat)
    state.table.steps += EACH_TURN[feat][seat]


def advance(state: State, seat: int, space: int) -> None:
    """A companion moves on, once a turn each (DF-115, A22)."""
    companions = state.table.players[seat].companions
    companions[companions.index(space)] = space + 1 | ADVANCED
    if state.listener:
        state.tell("advances_companion", seat, n=space + 1)


def trade_effect(state: State, step: Step) -> None:
    trade(state, step[1], step[2])


def light(state: State, step: Step) -> None:
    """For gold, any face that lies up (DF-133)."""
    _, seat, gold, _ = step
    state.table.steps.append(("copy", seat, 0, 0))
    pay_gold(state, seat, gold)


_TREE: Final = next(effect for effect in FEATS[FEAT["tree"]].each_turn if isinstance(effect, Tree))


def tree(state: State, step: Step) -> None:
    """More glory for whoever has much gold in the main reserve (DF-129); whether the gold still comes is open (A01)."""
    seat = step[1]
    rich = state.table.players[seat].reserve[GOLD] >= _TREE.rich
    store(state, seat, GLORY, _TREE.rich_glory if rich else _TREE.glory)
    if not rich or state.rules.options.tree_keeps_gold:
        gain_gold(state, seat, _TREE.gold)


MERCHANT_GLORY: Final = next(effect.glory for effect in FEATS[MERCHANT].each_turn if isinstance(effect, Merchant))


def merchant_options(state: State, step: Step) -> list[Option]:
    """Each merchant joins the one upgrade of the turn, or pays glory (DF-131, DF-132, A28)."""
    _, seat, left, _ = step
    found = [options.GLORY]
    if UPGRADED not in state.table.players[seat].used:
        found += [
            options.UPGRADE_BY[n] for n in range(1, min(left, TOP_LEVEL) + 1) if upgradable(state, seat, n, False)
        ]
    return found


def merchant(state: State, step: Step, option: Option) -> None:
    seat = step[1]
    used = state.table.players[seat].used
    if option is options.GLORY:
        used.append(MERCHANT)
        store(state, seat, GLORY, MERCHANT_GLORY)
    else:
        used += [MERCHANT] * option.amount + [UPGRADED]
        state.table.steps.append(("upgrade", seat, option.amount, 0))


DOES: Final[dict[str, Do]] = {
    "end_turn": end_turn,
    "again": again,
    "trade": trade_effect,
    "light": light,
    "tree": tree,
}
ASKS: Final[dict[str, Ask]] = {
    "act": Ask(act_options, act),
    "extra": Ask(extra_options, extra),
    "merchant": Ask(merchant_options, merchant),
}
