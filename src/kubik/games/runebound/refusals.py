"""Why not: things that a player would expect to be possible now and that are not."""

from __future__ import annotations

from kubik.games.runebound import options
from kubik.games.runebound.abilities import ABILITIES, ACTIONS, abilities_of
from kubik.games.runebound.board import GEM, MARKET_AT
from kubik.games.runebound.combat_actions import CombatAction
from kubik.games.runebound.content import COST, FIGURES, TURN
from kubik.games.runebound.decks import has_assets, has_cards, has_skills
from kubik.games.runebound.fight_refusals import fight_refusals
from kubik.games.runebound.heroes import holds
from kubik.games.runebound.moments import can_pay, is_used
from kubik.games.runebound.movement import Travel, ways
from kubik.games.runebound.quests import REQUIRED, TARGETS, Exploring, PickOutcome, quest_of
from kubik.games.runebound.skills import discount, shortage
from kubik.games.runebound.state import Player
from kubik.games.runebound.trade import TRADE_VALUE, Trading, price
from kubik.games.runebound.turn import Act
from kubik.games.runebound.variants import State
from kubik.kernel.decision import Option, Refusal


def refusals(state: State, seat: int) -> list[Refusal]:
    """The near misses of a seat."""
    decision = state.decision
    assert decision is not None
    if decision.seat != seat:
        return [Refusal(options.END, "not_your_turn", {})]
    step, found = decision.step, []
    if isinstance(step, Act):
        found = _act(state, seat)
    elif isinstance(step, Travel):
        reachable = {option.target for option in decision.options}
        for hex, _ in ways(state, state.table.players[seat]):
            if options.MOVE[hex].target not in reachable:
                found.append(Refusal(options.STEP[hex][0], "no_die", {}))
    elif isinstance(step, Trading):
        player = state.table.players[seat]
        for card in state.table.markets[step.market]:
            missing = price(player, card, step.less) - player.gold
            if missing > 0:
                found.append(Refusal(options.BUY[card], "too_dear", {"n": missing}))
    elif isinstance(step, Exploring | PickOutcome):
        for number in range(len(REQUIRED[step.card])):
            found.append(Refusal(options.OUTCOME[number], "not_met", {"n": number + 1}))
    elif isinstance(step, CombatAction):
        found = fight_refusals(state, seat)
    possible = decision.options
    return [refusal for refusal in found if refusal.option not in possible]


def _act(state: State, seat: int) -> list[Refusal]:
    table = state.table
    player, points = table.players[seat], table.points
    found = _learning(player)
    if player.detained or player.defeated:
        reason = "detained" if player.detained else "defeated"
        actions = [options.ROLL, options.TRADE, options.ADVENTURE, options.TRAIN, options.REST]
        return found + [Refusal(action, reason, {}) for action in actions]
    hex = player.hex
    found += [_few_points(action, cost, points) for action, cost in _costs() if cost > points]
    if hex not in MARKET_AT:
        found.append(Refusal(options.TRADE, "not_in_city", {}))
    elif not has_assets(table):
        found.append(Refusal(options.TRADE, "no_assets", {}))
    if GEM[hex] < 0:
        found.append(Refusal(options.ADVENTURE, "no_gem", {}))
    elif hex in table.face_down:
        found.append(Refusal(options.ADVENTURE, "gem_face_down", {}))
    elif not has_cards(table, GEM[hex]):
        found.append(Refusal(options.ADVENTURE, "no_cards", {}))
    if not has_skills(table):
        found.append(Refusal(options.TRAIN, "no_skills", {}))
    if table.villain >= 0 and hex != table.villain:
        found.append(Refusal(options.FIGHT, "villain_elsewhere", {}))
    if table.zombies and hex not in table.zombies:
        found.append(Refusal(options.KILL, "no_zombie", {}))
    found += _quests(state, player)
    found += _abilities(state, seat)
    for card in player.assets:
        if TRADE_VALUE[card]:
            found.append(Refusal(options.SELL_COMMODITY[card], "sold_elsewhere", {}))
    return list({refusal.option: refusal for refusal in reversed(found)}.values())


def _costs() -> list[tuple[Option, int]]:
    return [
        (options.ROLL, TURN.move),
        (options.TRADE, TURN.trade),
        (options.ADVENTURE, TURN.adventure),
        (options.REST, TURN.rest),
        (options.TRAIN, TURN.train),
        (options.KILL, FIGURES.zombies.ap),
    ]


def _few_points(option: Option, cost: int, points: int) -> Refusal:
    return Refusal(option, "few_points", {"n": cost, "left": points})


def _learning(player: Player) -> list[Refusal]:
    found = []
    for card in player.hand:
        missing = shortage(player, COST[card]) - discount(player, COST[card])
        if missing > 0:
            found.append(Refusal(options.LEARN[card], "few_trophies", {"n": missing}))
    return found


def _quests(state: State, player: Player) -> list[Refusal]:
    table = state.table
    found = []
    for card in [*player.quests, *(card for card in table.slots if card >= 0)]:
        option = options.ATTEMPT[card]
        if card in player.fulfilled:
            found.append(Refusal(option, "fulfilled", {}))
        elif player.hex not in TARGETS[card]:
            found.append(Refusal(option, "quest_elsewhere", {}))
        elif quest_of(card).ap > table.points:
            found.append(_few_points(option, quest_of(card).ap, table.points))
        else:
            found.append(Refusal(option, "cannot_pay", {}))
    return found


def _abilities(state: State, seat: int) -> list[Refusal]:
    table = state.table
    player = table.players[seat]
    found = []
    for number in abilities_of(ACTIONS, player):
        ability, option = ABILITIES[number], options.USE[number]
        if is_used(state, seat, number):
            found.append(Refusal(option, "used", {}))
        elif ability.ap > table.points:
            found.append(_few_points(option, ability.ap, table.points))
        elif not holds(table, player, ability.when):
            found.append(Refusal(option, "not_here", {}))
        elif not can_pay(player, ability.pay):
            found.append(Refusal(option, "cannot_pay", {}))
        else:
            found.append(Refusal(option, "no_rival", {}))
    return found
