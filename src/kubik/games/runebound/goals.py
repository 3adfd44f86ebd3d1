"""Where a hero can gain something, what it is worth in gold, and how many action points it takes."""

from __future__ import annotations

from math import log
from typing import Final

from msgspec import Struct

from kubik.games.runebound import worth
from kubik.games.runebound.abilities import MIN_HEALTH
from kubik.games.runebound.board import (
    CITIES,
    DISTANCE,
    FACES,
    GEM,
    HEXES,
    KIND,
    MARKET_AT,
    MATCHES,
    OF_KIND,
    REGION,
    TERRAIN,
)
from kubik.games.runebound.content import (
    ASSET,
    ASSETS,
    ATTRIBUTE,
    COST,
    FIGURES,
    PRICE,
    SKILL,
    SKILLS,
    STORY,
    TIME,
    TURN,
    TYPE,
)
from kubik.games.runebound.decks import trophies
from kubik.games.runebound.fighters import foe_health
from kubik.games.runebound.heroes import attribute, dice, hand_limit, health
from kubik.games.runebound.moments import can_pay
from kubik.games.runebound.movement import rivers_hinder, roads_open
from kubik.games.runebound.quests import REQUIRED, TARGETS, effects_of, matched, quest_of
from kubik.games.runebound.skills import asset_limit, can_learn
from kubik.games.runebound.state import Player, Table
from kubik.games.runebound.strength import FOE_LOSES, odds_now, odds_of_gem, odds_of_villain
from kubik.games.runebound.trade import SOLD_IN, TRADE_VALUE, price, sale
from kubik.games.runebound.travel import travel
from kubik.games.runebound.variants import Rules
from kubik.games.runebound.vocabulary import ATTRIBUTES, COMMODITY, IN_WILDERNESS

GEMS: Final = [hex for hex in HEXES if GEM[hex] >= 0]
CIVILISED: Final = [hex for hex in HEXES if KIND[hex] != IN_WILDERNESS]
_SPENDING: Final = 0.3
"""Gold that is kept is good for less than gold that is spent."""
_BOUNTY: Final = 2.3
"""What an enemy brings on average, besides the trophy."""
_EVENT, _QUEST = 2.6, 2.0
"""What a social and an exploration gem bring on average; a quest still has to be fulfilled."""
_SCARS: Final = 0.7
"""What the wounds cost of a fight that is won."""
_DEFEAT: Final = 2.0
"""What a lost fight costs: the wounds and the time to heal them."""
_PATIENCE: Final = 0.5
"""What a skill must add for each of its trophies: a better one may come."""
_WELL: Final = 0.65
"""So much of the chance against the villain must be left for a wounded hero to fight."""
_SURE, _LEAST, _DETOUR = 0.95, 0.2, 1.5
"""Bounds for the chance and for the action points that are left; ways take longer than they should."""
_RIVALS: Final = 0.005
"""How likely another hero defeats the villain, for each action point that is spent otherwise."""
_EARLY: Final = 30
"""With fewer action points left than this there is less and less time to use gold and trophies."""
_MARCHING: Final = 0.5
"""How much of the time counts in which a villain marches: nobody can rest well on the way, and it may be short."""
_GROWTH, _LAST, _FIGHTS = 0.1, 12, 3
"""By how many log-odds a hero grows stronger with each action point, but for the last ones, in which he fights."""
GOOD_SKILLS: Final = [card for card in range(SKILL, SKILL + len(SKILLS)) if worth.WORTH[card] > _PATIENCE]
"""Those that are worth their trophies to somebody."""
_NEAR: Final = 5
"""So many gems count around the place to start from."""
_SIGHT: Final = 12
"""So many of the nearest goals are weighed in pairs."""


class Goal(Struct, frozen=True, gc=False):
    """Something to gain on a hex, and the verb of the action that takes it."""

    verb: str
    hex: int
    worth: float
    points: float
    piece: int = -1


# --- what a hero could gain -------------------------------------------------------------------------------------------


def gem(table: Table, player: Player, deck: int) -> float:
    """What an adventure is worth."""
    if deck == 0:
        wins = odds_of_gem(table, player, player.wounds)
        return wins * (_BOUNTY + worth.TROPHY - _SCARS) - (1 - wins) * _DEFEAT
    return _QUEST if deck == 1 else _EVENT


def story(table: Table, rules: Rules, player: Player) -> float:
    """What lore or an ally is worth: the villain has less health."""
    now, then = (foe_health(table, rules.villain, player.story + more) for more in (0, 1))
    return 0.3 + worth.LOG_ODDS * FOE_LOSES * (now - then)


def zombie(table: Table, rules: Rules, player: Player, hex: int) -> float:
    """What it is worth to kill a zombie: gold, and less health of the villain, but it wounds whoever comes."""
    bites = 0 if hex == player.hex else FIGURES.zombies.wounds
    weakens = foe_health(table, rules.villain, player.story) > MIN_HEALTH[rules.villain]
    return FIGURES.zombies.gold + worth.LOG_ODDS * FOE_LOSES * weakens - bites * worth.WOUND


def outcomes(table: Table, rules: Rules, player: Player, card: int) -> list[float]:
    """What the outcomes of a quest bring."""
    trophy = worth.TROPHY if card < STORY else 0.0
    token = story(table, rules, player)
    return [
        worth.effects(player, effects_of(card, n), token) + trophy * outcome.trophy
        for n, outcome in enumerate(quest_of(card).outcomes)
    ]


def rolled_again(card: int, gains: list[float], dice: list[int], face: int) -> float:
    """What the best outcome brings on average if a die with this face is rolled again."""
    others = [*dice]
    others.remove(face)
    rolls = [tuple(sorted((*others, new))) for new in range(len(FACES))]
    return sum(
        max((gain for gain, symbols in zip(gains, REQUIRED[card], strict=True) if holds(symbols, roll)), default=0.0)
        for roll in rolls
    ) / len(FACES)


def holds(symbols: tuple[int, ...], roll: tuple[int, ...]) -> bool:
    """Whether a roll holds all symbols."""
    return matched(symbols, roll, (), ()) >= 0


def quest(table: Table, rules: Rules, player: Player, card: int) -> float:
    """What it is worth to try a quest once."""
    tried = quest_of(card)
    gains = outcomes(table, rules, player, card)
    match tried.kind:
        case "fight":
            wins = odds_now(table, player, card)
            return wins * gains[0] - (1 - wins) * _DEFEAT
        case "explore":
            rolled = dice(player, "explore")
            return max(gain * _holds(symbols, rolled) for gain, symbols in zip(gains, REQUIRED[card], strict=True))
        case "test":
            assert tried.attribute is not None
            passes = worth.passes(player, ATTRIBUTES.index(tried.attribute), tried.mod)
            return max(gain * passes**outcome.successes for gain, outcome in zip(gains, tried.outcomes, strict=True))
        case "pay":
            costs = [outcome.cost.gold + worth.TROPHY * outcome.cost.trophy for outcome in tried.outcomes]
            payable = [can_pay(player, outcome.cost) for outcome in tried.outcomes]
            return max(may * (gain - cost) for may, gain, cost in zip(payable, gains, costs, strict=True))
        case _:
            return gains[0]


def _holds(symbols: tuple[int, ...], rolled: int) -> float:
    """About how likely dice show some symbols, one die for each."""
    chance = 1.0
    for place, symbol in enumerate(symbols):
        misses = 1 - sum(MATCHES[symbol]) / len(MATCHES[symbol])
        chance *= 1 - misses ** max(0, rolled - place)
    return chance


def replaced(player: Player, card: int) -> int:
    """The asset that would have to go for another; -1: there is room."""
    same = [other for other in player.assets if TYPE[other] == TYPE[card]]
    return min(same, key=PRICE.__getitem__) if len(same) >= asset_limit(player, TYPE[card]) else -1


def asset(player: Player, card: int) -> float:
    """What an asset would add to a hero, without its price."""
    old = replaced(player, card)
    if TYPE[card] == COMMODITY:
        return TRADE_VALUE[card] - 1.0 if old < 0 else 0.0
    return worth.WORTH[card] - (worth.WORTH[old] if old >= 0 else 0.0)


class Offer(Struct, frozen=True, gc=False):
    """An asset that a hero can pay for, once the one is sold that it replaces, and what is gained by it."""

    worth: float = 0.0
    card: int = -1
    sold: int = -1


NOTHING: Final = Offer()


def offer(player: Player, card: int, less: int = 0) -> Offer:
    """What a hero gains by buying an asset; nothing, if it is too dear."""
    old = replaced(player, card)
    cost = price(player, card, less) - (sale(player, old, PRICE[old]) if old >= 0 else 0)
    return Offer(asset(player, card) - _SPENDING * cost, card, old) if cost <= player.gold else NOTHING


def best_offer(table: Table, player: Player, market: int, less: int = 0) -> Offer:
    """The best purchase in a city; to buy nothing is worth 0."""
    found = [NOTHING, *(offer(player, card, less) for card in table.markets[market])]
    return max(found, key=lambda each: each.worth)


def trades(table: Table, player: Player) -> list[Goal]:
    """What cities offer, with the asset that nobody knows yet."""
    seen = {*table.asset_discard}
    seen.update(*table.markets, *(other.assets for other in table.players))
    surprises = [offer(player, card).worth for card in range(ASSET, ASSET + len(ASSETS)) if card not in seen]
    found = []
    for hex in CITIES:
        best = best_offer(table, player, MARKET_AT[hex]).worth
        gain = sum(max(best, other) for other in surprises) / max(1, len(surprises))
        found.append(Goal("trade", hex, gain or best, TURN.trade))
    return found


def healing(table: Table, player: Player, hex: int) -> float:
    """What a rest is worth."""
    healed = float(player.wounds)
    if KIND[hex] == IN_WILDERNESS:
        healed = min(healed, _healed(hex))
    if not healed:
        return 0.0
    now = odds_of_gem(table, player, player.wounds)
    then = odds_of_gem(table, player, max(0, player.wounds - int(healed)))
    return healed * worth.WOUND + 4 * (then - now)


def learning(player: Player, card: int) -> float:
    """What a skill would add, less what its trophies could bring otherwise."""
    number = ATTRIBUTE[card]
    room = attribute(player, number)
    same = [worth.WORTH[other] for other in player.skills if ATTRIBUTE[other] == number]
    if not room:
        return 0.0
    return worth.WORTH[card] - (min(same) if len(same) >= room else 0.0) - _PATIENCE * sum(COST[card])


def training(player: Player) -> float:
    """What the best is worth on average of the skills that are drawn and can be learned; others can be exerted."""
    draws = hand_limit(player)
    found = worth.CARD * (draws - len(player.hand))
    if not trophies(player):
        return found
    unknown = len(SKILLS) - len(player.hand) - len(player.skills)
    gains = [
        learning(player, card)
        for card in GOOD_SKILLS
        if card not in player.hand and card not in player.skills and can_learn(player, card)
    ]
    chance = 1.0
    for place, gain in enumerate(sorted(gains, reverse=True)):
        if gain <= 0:
            break
        drawn = draws / (unknown - place)
        found += chance * drawn * gain
        chance *= 1 - drawn
    return found


# --- the villain ------------------------------------------------------------------------------------------------------


def points_left(table: Table, rules: Rules) -> float:
    """About how many action points a hero has until the villain wins."""
    rounds = float(TIME.spaces - table.space) if table.act <= 2 else 0.0
    if table.act == 1:
        rounds += TIME.spaces
    if rules.card.goal and table.villain >= 0:
        way = DISTANCE[table.villain][REGION[rules.card.goal][0]]
        rounds += _MARCHING * way / (FIGURES.villain.dice / len(FACES))
    return rounds * TURN.action_points + table.points


def rests(wounds: int, hex: int) -> float:
    """How many action points it takes to heal so many wounds."""
    if KIND[hex] != IN_WILDERNESS:
        return TURN.rest
    return max(1.0, wounds / _healed(hex)) * TURN.rest


def _healed(hex: int) -> float:
    """How many wounds a rest in the wilderness heals on average."""
    return FIGURES.dice.rest * sum(MATCHES[TERRAIN[hex]]) / len(FACES)


def villain(table: Table, rules: Rules, player: Player, ways: Ways) -> Goal:
    """To fight the villain, again and again: worth as many log-odds as help as much in all fights that are left."""
    way = ways.far(table.villain, player.hex)
    again = 1 + rests(health(player), table.villain)
    fights = max(_LEAST, points_left(table, rules) - _DETOUR * way - again) / again
    chance = min(_SURE, odds_of_villain(table, rules, player))
    fails = (1 - chance) ** fights
    stronger = fights * chance * fails
    sooner = -log(1 - chance) * fails / again + _RIVALS * (1 - fails)
    return Goal("fight", table.villain, worth.LOG_ODDS * (again + way) * sooner / stronger, again)


def prepares(table: Table, rules: Rules, player: Player, ways: Ways) -> Goal:
    """What comes next for a hero who goes to fight the villain: kill the zombie there, rest, or fight."""
    here = table.villain
    left = points_left(table, rules)
    if player.hex == here and here in table.zombies and left > FIGURES.zombies.ap:
        return Goal("kill", here, 1.0, FIGURES.zombies.ap)
    well = odds_of_villain(table, rules, player, player.wounds) >= _WELL * odds_of_villain(table, rules, player)
    if well or left <= TURN.rest:
        return Goal("fight", here, 1.0, 1)
    places = {here, player.hex, *CIVILISED}
    best = min(places, key=lambda hex: ways.far(hex, player.hex) + rests(player.wounds, hex) + ways.far(here, hex))
    return Goal("rest", best, 1.0, TURN.rest)


def in_the_end(table: Table, rules: Rules, player: Player) -> float:
    """How likely a hero defeats the villain, as it looks: what can be spent makes stronger, and so does time."""
    left = points_left(table, rules)
    spent = player.gold + worth.TROPHY * trophies(player) + worth.CARD * len(player.hand) + len(player.quests)
    spent = min(1.0, left / _EARLY) * spent - worth.WOUND * player.wounds
    grows = _GROWTH * max(0.0, left - _LAST)
    chance = odds_of_villain(table, rules, player, more=spent / worth.LOG_ODDS + grows)
    return float(1 - (1 - chance) ** _FIGHTS)


# --- all of it --------------------------------------------------------------------------------------------------------


def goals(table: Table, rules: Rules, player: Player) -> list[Goal]:
    """All that a hero could do, here and elsewhere, but to fight the villain."""
    useful = min(1.0, points_left(table, rules) / _EARLY)
    found = [
        Goal("adventure", hex, useful * gem(table, player, GEM[hex]), TURN.adventure)
        for hex in GEMS
        if hex not in table.face_down
    ]
    for card in (*player.quests, *(card for card in table.slots if card >= 0 and card not in player.fulfilled)):
        gain = quest(table, rules, player, card)
        found += [Goal("attempt", hex, gain, quest_of(card).ap, card) for hex in TARGETS[card]]
    found += trades(table, player)
    bearable = health(player) - player.wounds > FIGURES.zombies.wounds
    found += [
        Goal("kill", hex, zombie(table, rules, player, hex), FIGURES.zombies.ap)
        for hex in table.zombies
        if bearable or hex == player.hex
    ]
    if player.wounds:
        found += [Goal("rest", hex, healing(table, player, hex), TURN.rest) for hex in {player.hex, *CIVILISED}]
    for card in player.assets:
        for kind in SOLD_IN[card]:
            found += [Goal("deliver", hex, useful * TRADE_VALUE[card], TURN.sell, card) for hex in OF_KIND[kind]]
    found.append(Goal("train", player.hex, training(player), TURN.train))
    return found


class Ways:
    """How far everything is for a hero."""

    def __init__(self, table: Table, player: Player) -> None:
        self.roads = roads_open(table)
        self.rivers = rivers_hinder(player)
        self.slow = 3 / max(1, dice(player, "move"))

    def far(self, goal: int, hex: int) -> float:
        return travel(goal, self.roads, self.rivers)[hex] * self.slow

    def rate(self, goal: Goal, hex: int) -> float:
        """What a goal is worth for each action point."""
        return goal.worth / (goal.points + self.far(goal.hex, hex))

    def plan(self, found: list[Goal], hex: int) -> Goal:
        """The goal that brings most for each action point, together with the best one to go on to."""
        near = sorted(found, key=lambda goal: -self.rate(goal, hex))[:_SIGHT]
        best, first = -1.0, near[0]
        for goal in near:
            cost = goal.points + self.far(goal.hex, hex)
            for then in near:
                if then is not goal and (then.hex != goal.hex or then.verb != goal.verb):
                    whole = cost + then.points + self.far(then.hex, goal.hex)
                    rate = (goal.worth + then.worth) / whole
                    if rate > best:
                        best, first = rate, goal
        return first


def begins_well(hex: int) -> float:
    """How good a place to start from is: gems and a city should be near."""
    gems = sorted(travel(gem, True, True)[hex] for gem in GEMS)[:_NEAR]
    return -sum(gems) / _NEAR - min(travel(city, True, True)[hex] for city in CITIES) / 2
