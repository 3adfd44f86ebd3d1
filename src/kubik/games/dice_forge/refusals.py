"""Why not: what a player would expect to be possible and is not."""

from __future__ import annotations

from kubik.games.dice_forge import options
from kubik.games.dice_forge.content import ANCIENT, COST, MOON, MOON_COST, SANCTUARY, SUN, SUN_COST, TURN
from kubik.games.dice_forge.forge import Buy, Forge, Offering, Upgrade
from kubik.games.dice_forge.reserves import all_gold
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import DIE, Player
from kubik.games.dice_forge.tokens import SCEPTER
from kubik.games.dice_forge.turn import Act, Extra, reinforces, unused
from kubik.kernel.decision import Option, Refusal


def refusals(state: State, seat: int) -> list[Refusal]:
    """The near misses of a seat. One that is not asked, or is asked something else, learns just that."""
    decision = state.decision
    assert decision is not None
    if decision.seat != seat:
        return [] if state.asides(seat) else [Refusal(options.PASS, "not_your_turn", {})]
    match decision.step:
        case Act(extra=extra):
            found = [*_pools(state, seat), *_feats(state, seat), *([] if extra else _reinforcements(state, seat))]
        case Offering(bought=bought):
            found = _pools(state, seat, bought=bought)
        case Buy(discount=discount):
            found = _pools(state, seat, discount=discount)
        case Extra(taken=taken):
            found = [Refusal(options.EXTRA, "extra_taken" if taken else "extra_too_dear", {"n": TURN.extra_action})]
        case Forge():
            found = _locked(state, seat, options.REPLACE)
        case Upgrade():
            found = _locked(state, seat, options.UPGRADE)
        case _:
            found = [Refusal(options.PASS, "answer_first", {})]
    return [refusal for refusal in found if refusal.option not in decision.options]


def _pools(state: State, seat: int, bought: tuple[int, ...] = (), discount: int = 0) -> list[Refusal]:
    gold = all_gold(state.table.players[seat]) + discount
    found = []
    for face in SANCTUARY:
        option = options.BUY[face]
        if not state.table.stock[face]:
            found.append(Refusal(option, "sold_out", {}))
        elif face in bought:
            found.append(Refusal(option, "bought_already", {}))
        elif COST[face] > gold:
            found.append(Refusal(option, "face_too_dear", {"n": COST[face] - gold}))
    return found


def _feats(state: State, seat: int) -> list[Refusal]:
    table = state.table
    player = table.players[seat]
    found = []
    for slot, feat in enumerate(table.feats):
        sun, moon = _missing_shards(player, SUN_COST[feat], MOON_COST[feat])
        if not table.stacks[slot]:
            found.append(Refusal(options.FEAT[feat], "stack_empty", {}))
        elif sun or moon:
            found.append(Refusal(options.FEAT[feat], "feat_too_dear", {"sun": sun, "moon": moon}))
    return found


def _missing_shards(player: Player, sun: int, moon: int) -> tuple[int, int]:
    """What reserve, scepters and ancient shards together still lack; each of these helps where most is missing."""
    missing = [max(0, sun - player.reserve[SUN]), max(0, moon - player.reserve[MOON])]
    helps = sorted((SCEPTER.shards[gold] for gold in player.scepters), reverse=True) + [1] * player.reserve[ANCIENT]
    for shards in helps:
        most = missing.index(max(missing))
        missing[most] = max(0, missing[most] - shards)
    return missing[0], missing[1]


def _reinforcements(state: State, seat: int) -> list[Refusal]:
    player = state.table.players[seat]
    found = []
    for feat in dict.fromkeys(player.feats):
        if reinforces(feat):
            reason = "reinforcement_too_dear" if unused(player, feat) else "reinforcement_used"
            found.append(Refusal(options.USE[feat], reason, {}))
    return found


def _locked(state: State, seat: int, by_die: list[list[Option]]) -> list[Refusal]:
    player = state.table.players[seat]
    places = [place for place in range(2 * DIE) if player.locked >> place & 1]
    return [Refusal(by_die[place // DIE][player.dice[place]], "locked", {}) for place in places]
