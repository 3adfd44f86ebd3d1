"""What a sensible player of Runebound prefers: go where most can be gained for the way, take it, face the villain."""

from __future__ import annotations

from math import prod
from typing import Any, Final

from kubik.games.runebound import worth
from kubik.games.runebound.adventures import ChooseOne
from kubik.games.runebound.board import DISTANCE
from kubik.games.runebound.combat_actions import CombatAction, SpendSome, UseAgility
from kubik.games.runebound.content import PRICE
from kubik.games.runebound.damage import Block, MayAvert
from kubik.games.runebound.decks import trophies
from kubik.games.runebound.fight_effects import CopySurge
from kubik.games.runebound.fighters import bears
from kubik.games.runebound.goals import (
    Goal,
    Offer,
    Ways,
    asset,
    begins_well,
    best_offer,
    goals,
    in_the_end,
    learning,
    outcomes,
    prepares,
    quest,
    rolled_again,
    story,
    villain,
)
from kubik.games.runebound.judge import liking
from kubik.games.runebound.lists import COURSES
from kubik.games.runebound.moments import MayUse, WhichFirst
from kubik.games.runebound.movement import Travel, Wander, all_ways
from kubik.games.runebound.payment import PayWith
from kubik.games.runebound.quests import Exploring, PickOutcome
from kubik.games.runebound.retreat import MayRetreat
from kubik.games.runebound.state import Player, Table
from kubik.games.runebound.strength import GEAR, odds
from kubik.games.runebound.trade import Trading
from kubik.games.runebound.travel import reach, travel
from kubik.games.runebound.trials import ALL, Testing, successes
from kubik.games.runebound.turn import Act
from kubik.games.runebound.turning import PickTokens
from kubik.games.runebound.variants import Rules
from kubik.kernel.decision import Decision, Option
from kubik.kernel.game import CERTAIN, Sense

FIGHTING: Final = (
    CombatAction, SpendSome, UseAgility, MayAvert, Block, PayWith, PickTokens, CopySurge, MayRetreat, MayUse,
    WhichFirst,
)  # fmt: skip
"""What is asked in fights and judged by itself."""
_LIKED: Final = {
    "end": 0.0,
    "exchange": -5.0,
    "cancel": 1.0,
    "refuse": 1.0,
    "reroll": -2.0,
    "free_reroll": -0.5,
    "reroll_all": -0.5,
    "give_up": -1.0,
    "use": 0.6,
    "decline": -1.0,
    "sell": -9.0,
    "stand_up": 1.0,
}
"""What is liked or not, whatever the table looks like; an action is worth so much gold for each point."""
_PLANNED: Final = 5.0
"""What is planned goes before what else could be done."""
_ZOMBIE: Final = 0.7
"""Two wounds, for whoever goes where one is."""
_HOPELESS: Final = 0.05
"""With a smaller chance a hero tries to leave a fight; a defeat costs hardly more than a retreat."""


_ENDLESS: Final = 20
"""A fight of so many rounds is one that nobody can win; almost all are over after five."""
_LOOK_AHEAD: Final = 12


class RuneboundSense(Sense):
    """The bots' knowledge of the game."""

    def prefer(self, table: Table, rules: Rules, decision: Decision) -> list[float]:
        liked = self.likes(table, rules, decision)
        if not table.fight.on:
            # No trial is long enough to tell where to go, or what to buy: search thinks about fights.
            liked[liked.index(max(liked))] += CERTAIN
        return liked

    def likes(self, table: Table, rules: Rules, decision: Decision) -> list[float]:
        """How much a seat likes each option."""
        player = table.players[decision.seat]
        step: Any = decision.step
        options = decision.options
        if table.fight.on and isinstance(step, MayRetreat):
            return self.retreats(table, rules, player, options)
        if table.fight.on and isinstance(step, FIGHTING):
            side = int(decision.seat != table.fight.attacker)
            return [liking(table, side, option) for option in options]
        if isinstance(step, Testing):
            enough = successes(table.revealed) >= (step.enough if step.enough < ALL else 1)
            return [
                float(enough) if option.verb == "done" else 0.5 - worth.WORTH[option.piece] / 100 for option in options
            ]
        if player.hex < 0:
            return [begins_well(option.amount) if option.verb == "start" else GEAR[option.piece] for option in options]
        if isinstance(step, Act | Travel | Wander):
            return self.acts(table, rules, player, options)
        if isinstance(step, Trading):
            best = best_offer(table, player, step.market, step.less)
            return [self.trades(best, option) for option in options]
        if isinstance(step, PickOutcome | Exploring):
            return [self.outcome(table, rules, player, step.card, option) for option in options]
        if isinstance(step, ChooseOne):
            token = story(table, rules, player)
            return [worth.effects(player, step.one_of[option.amount - 1], token) for option in options]
        return [self.like(table, rules, player, option) for option in options]

    def retreats(self, table: Table, rules: Rules, player: Player, options: list[Option]) -> list[float]:
        """Stay as long as there is a chance, and not for ever."""
        fight = table.fight
        if fight.card < 0:
            return [liking(table, int(player is not table.players[fight.attacker]), option) for option in options]
        chance = odds(player, fight.card, table.act, bears(table, 0), bears(table, 1))
        deadly = fight.card == rules.villain and rules.settings.deadly_villain
        least = 0.4 if deadly else 0.0 if fight.card == rules.villain else _HOPELESS
        if fight.round >= _ENDLESS:
            least = 1.0
        return [float((option.verb == "retreat") == (chance < least)) for option in options]

    # --- actions and ways ---------------------------------------------------------------------------------------------

    def acts(self, table: Table, rules: Rules, player: Player, options: list[Option]) -> list[float]:
        """Go where most is gained for each action point, and take it."""
        ways = Ways(table, player)
        found = goals(table, rules, player)
        plan = ways.plan(found, player.hex)
        if table.villain >= 0 and ways.rate(villain(table, rules, player, ways), player.hex) > ways.rate(
            plan, player.hex
        ):
            plan = prepares(table, rules, player, ways)
            found = [plan]
        here = {(goal.verb, goal.piece): goal for goal in found if goal.hex == player.hex}
        far = travel(plan.hex, ways.roads, ways.rivers)
        rate = ways.rate(plan, player.hex)
        return [self.act(table, rules, player, option, plan, here, far, rate) for option in options]

    def act(
        self,
        table: Table,
        rules: Rules,
        player: Player,
        option: Option,
        plan: Goal,
        here: dict[tuple[str, int], Goal],
        far: list[float],
        rate: float,
    ) -> float:
        """How much an action or a step is liked."""
        hex = player.hex
        goal = here.get((option.verb, option.piece))
        if goal:
            return goal.worth / goal.points + _PLANNED * (goal is plan)
        match option.verb:
            case "move":
                there = option.amount
                if DISTANCE[hex][plan.hex] == 1:
                    return _PLANNED + rate if there == plan.hex else -1.0
                return (far[hex] - far[there]) * rate / 2 - _ZOMBIE * (there in table.zombies)
            case "roll":
                return _PLANNED + rate * 0.9 if hex != plan.hex else -1.0
            case "step" | "step_as" | "step_free":
                there = option.amount if option.verb == "step_free" else option.amount >> 3
                dice = list(table.dice)
                if option.verb != "step_free":
                    dice.remove(option.amount & 7)
                nearest = reach(far, all_ways(table, player), there, dice)
                return far[hex] - nearest - 0.01 * far[there] - _ZOMBIE * (there in table.zombies)
            case "free_reroll" | "reroll_all":
                return 0.05
            case "adventure" | "attempt" | "trade" | "deliver" | "rest" | "fight" | "kill" | "train":
                return -1.0
            case "learn":
                gain = learning(player, option.piece)
                return 9.0 + gain if gain > 0 else -2.0
            case _:
                return self.like(table, rules, player, option)

    def trades(self, best: Offer, option: Option) -> float:
        """Sell what the best offer replaces, and buy it."""
        if best.worth <= 0:
            return -PRICE[option.piece] / 100 if option.verb == "remove" else -1.0
        return float(option.verb == ("buy" if best.sold < 0 else "sell") and option.piece in (best.card, best.sold))

    # --- other questions ----------------------------------------------------------------------------------------------

    def outcome(self, table: Table, rules: Rules, player: Player, card: int, option: Option) -> float:
        """The outcome of a quest that brings most, or what a die that is rolled again may bring; any outcome is better
        than to try again."""
        gains = outcomes(table, rules, player, card)
        match option.verb:
            case "outcome":
                return 2.0 + gains[option.amount - 1]
            case "reroll" | "free_reroll":
                cost = worth.CARD if option.verb == "reroll" else 0.0
                return 2.0 + rolled_again(card, gains, table.dice, option.amount) - cost
            case _:
                return self.like(table, rules, player, option)

    def like(self, table: Table, rules: Rules, player: Player, option: Option) -> float:
        """How much an answer is liked."""
        match option.verb:
            case "take":
                return asset(player, option.piece)
            case "drop":
                return -float(PRICE[option.piece])
            case "learn":
                return learning(player, option.piece)
            case "discard" | "exert" | "forget":
                return -worth.WORTH[option.piece] / 10
            case "course":
                return worth.effects(player, COURSES[option.piece][option.amount], story(table, rules, player))
            case "pay":
                return 0.5
            case "attempt":
                return quest(table, rules, player, option.piece)
            case _:
                return _LIKED.get(option.verb, 0.0)

    # --- for search ---------------------------------------------------------------------------------------------------

    def clock(self, table: Table) -> int:
        """How many turns have begun, each as long as search looks ahead: it judges at the end of this one."""
        return _LOOK_AHEAD * table.turns

    def value(self, table: Table, rules: Rules) -> list[float]:
        """Whoever would defeat the villain wins, unless another comes first."""
        if table.winner >= 0:
            return [float(seat == table.winner) for seat in range(rules.players)]
        if table.lost:
            return [0.0] * rules.players
        chances = [0.0 if player.out else in_the_end(table, rules, player) for player in table.players]
        alone = prod(1 - chance / 2 for chance in chances)
        return [chance * alone / (1 - chance / 2) for chance in chances]

    def stakes(self, table: Table, rules: Rules, seat: int) -> dict[str, float]:
        player = table.players[seat]
        return {
            "villain": 100 * in_the_end(table, rules, player),
            "skills": len(player.skills),
            "trophies": trophies(player),
            "gold": player.gold,
            "wounds": player.wounds,
        }
