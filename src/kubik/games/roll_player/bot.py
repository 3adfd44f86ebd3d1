"""What a sensible player of Roll Player prefers: what each option does to the stars that the hero may expect."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from kubik.games.roll_player.actions import Flip, Keep, OneAction, Repeat, SwapWith
from kubik.games.roll_player.board import ATTRIBUTES, CELLS, FACE, FLIPPED, MOVED, ROWS
from kubik.games.roll_player.content import ARROW, CLASS_PIECE, INCOME, RACE_PIECE
from kubik.games.roll_player.dice import Place
from kubik.games.roll_player.hero import Hero
from kubik.games.roll_player.powers import (
    NO_COIN_INCOME,
    REPEAT_COST,
    total,
)
from kubik.games.roll_player.purchase import price
from kubik.games.roll_player.rows import RACE_WORTH, goals_worth
from kubik.games.roll_player.scoring import stars
from kubik.games.roll_player.skills import (
    EFFECTS,
    AttributeAction,
    Climb,
    MoveSilently,
    Negotiate,
    NegotiateFor,
    OpenLock,
    Search,
    SearchBag,
    SleightTo,
    TakeGold,
)
from kubik.games.roll_player.state import DICE, MARKET, Table
from kubik.games.roll_player.variants import Rules
from kubik.games.roll_player.windows import WINDOW
from kubik.kernel.decision import Decision, Option
from kubik.kernel.game import CERTAIN, HOPELESS, Sense

ENOUGH: Final = 0.12
"""A skill is used if it brings so much: it can be refreshed."""
AT_ONCE: Final = 50.0
MANY: Final = 8
"""Of more options than these only the best are worth trying: the others differ from them in little."""


class Thought:
    """A seat thinking about its options."""

    __slots__ = ("actions", "hero", "me", "rules", "step", "table")

    def __init__(self, table: Table, rules: Rules, decision: Decision) -> None:
        self.table = table
        self.rules = rules
        self.step = decision.step
        self.me = decision.seat
        self.hero = Hero(table, rules, decision.seat)
        self.actions: dict[int, float] = {}

    def best_row(self, die: int, gold: int) -> float:
        """What a die brings in the best row, with the action of that row; nothing when the board is full."""
        cells = self.hero.player.cells
        rows = [row for row in ROWS if not cells[3 * row + 2]]
        return max((self.in_row(die, row) for row in rows), default=0.0) + self.hero.gold * gold

    def in_row(self, die: int, row: int) -> float:
        return self.hero.placed(die, row) + 0.8 * self.action(row)

    def action(self, row: int) -> float:
        """What the action of a row brings, thought about once."""
        if row not in self.actions:
            self.actions[row] = self.hero.action(row)
        return self.actions[row]

    def use(self, card: int) -> float:
        """What using a skill brings."""
        hero, effect = self.hero, EFFECTS[card]
        player = hero.player
        gain = hero.square(MOVED[player.token][ARROW[card]]) - hero.square(player.token)
        window, phase = WINDOW[card], self.table.phase
        if window == "pool" and phase != DICE:
            return gain
        if window == "own_market" and (phase != MARKET or self.table.turn != self.me):
            return gain
        match effect:
            case AttributeAction():
                gain += max(hero.action(ATTRIBUTES.index(name)) for name in effect.one_of)
            case TakeGold():
                gain += hero.gold * effect.n if hero.turns or self.rules.solo else 0.0
            case Search():
                gain += max(0.0, *(self.searched(cell) for cell in CELLS if player.cells[cell]), 0.0)
            case Negotiate():
                gain += max(0.0, *(self.negotiated(cell) for cell in CELLS if player.cells[cell]), 0.0)
            case OpenLock():
                gain += 1.2 - hero.gold * effect.cost if player.gold >= effect.cost + 3 else 0.0
            case MoveSilently():
                gain += self.from_discard() if self.table.purchases else 0.0
            case _:
                gain += 0.0
        return gain

    def searched(self, cell: int) -> float:
        face = self.hero.player.cells[cell] & FACE
        bag = self.table.bag
        return max((self.hero.replaced(cell, colour << 3 | face) for colour in range(7) if bag[colour]), default=0.0)

    def negotiated(self, cell: int) -> float:
        return max((self.hero.replaced(cell, die) for die in self.table.pool if die), default=0.0)

    def from_discard(self) -> float:
        """How much better the best affordable card of the discard pile is than that of the row."""
        return max(0.0, self.best_of(self.table.discard) - self.best_of(self.table.row))

    def best_of(self, cards: list[int]) -> float:
        player = self.hero.player
        have = player.gold + player.charisma
        best = 0.0
        for card in cards:
            cost = price(player, card)
            if cost <= have:
                best = max(best, self.hero.bought(card) - self.hero.gold * (cost - player.charisma))
        return best

    def others_like(self, card: int) -> float:
        """What a card would bring to the one who comes next to the market."""
        players = self.table.players
        waiting = [seat for seat in range(len(players)) if seat != self.me and players[seat].initiative]
        if not waiting:
            return 0.0
        seat = min(waiting, key=lambda seat: players[seat].initiative)
        if price(players[seat], card) > players[seat].gold + players[seat].charisma:
            return 0.0
        return Hero(self.table, self.rules, seat).bought(card)


Like = Callable[[Thought, Option], float]


def _take(thought: Thought, option: Option) -> float:
    table, place = thought.table, option.amount - 1
    gold = table.coins[place] or total(NO_COIN_INCOME, thought.hero.player.weapons)
    return thought.best_row(table.pool[place], gold) - 0.12 * option.amount * (1 if not thought.rules.solo else 2)


def _place(thought: Thought, option: Option) -> float:
    assert isinstance(thought.step, Place)
    return thought.in_row(thought.step.die, option.amount)


def _start(thought: Thought, option: Option) -> float:
    return thought.hero.placed(option.amount >> 3, option.amount & 7)


def _flip(thought: Thought, option: Option) -> float:
    die = thought.hero.player.cells[option.amount]
    return thought.hero.changed(option.amount // 3, (FLIPPED[die] & FACE) - (die & FACE))


def _keep(thought: Thought, option: Option) -> float:
    assert isinstance(thought.step, Keep)
    cell = thought.step.cell
    return thought.hero.changed(cell // 3, option.amount - (thought.hero.player.cells[cell] & FACE))


def _again(thought: Thought, option: Option) -> float:
    """Any of the faces may be kept, so rolling again never hurts."""
    return AT_ONCE


def _with(thought: Thought, option: Option) -> float:
    assert isinstance(thought.step, SwapWith)
    return thought.hero.swapped(thought.step.cell, option.amount)


def _move(thought: Thought, option: Option) -> float:
    hero = thought.hero
    return hero.square(MOVED[hero.player.token][option.amount]) - hero.square(hero.player.token)


def _yes(thought: Thought, option: Option) -> float:
    hero, step = thought.hero, thought.step
    if isinstance(step, Repeat):
        return hero.action(step.attribute) - hero.gold * total(REPEAT_COST, hero.player.weapons)
    if isinstance(step, OpenLock):
        return 1.2 - hero.gold * step.cost if hero.player.gold >= step.cost + 3 else -1.0
    return 0.1


def _done(thought: Thought, option: Option) -> float:
    """Turning more dice than one ends here; everything else that brings nothing as well."""
    return 0.02 if isinstance(thought.step, Flip | OneAction) else 0.01


def _buy(thought: Thought, option: Option) -> float:
    hero = thought.hero
    return 0.1 + hero.bought(option.piece) - hero.gold * option.amount - (0.05 * hero.player.charisma)


def _discard(thought: Thought, option: Option) -> float:
    return thought.hero.gold * INCOME.discard + 0.1 * thought.others_like(option.piece)


def _use(thought: Thought, option: Option) -> float:
    gain = thought.use(option.piece)
    return AT_ONCE + gain if gain > ENOUGH else -1.0


def _ability(thought: Thought, option: Option) -> float:
    hero = thought.hero
    gain = hero.move() - 2 * hero.gold
    return AT_ONCE + gain if gain > ENOUGH else -1.0


def _colour(thought: Thought, option: Option) -> float:
    assert isinstance(thought.step, SearchBag)
    cell = thought.step.cell
    return thought.hero.replaced(cell, option.amount << 3 | thought.hero.player.cells[cell] & FACE)


def _for(thought: Thought, option: Option) -> float:
    assert isinstance(thought.step, NegotiateFor)
    return thought.hero.replaced(thought.step.cell, thought.table.pool[option.amount - 1])


def _exchange(thought: Thought, option: Option) -> float:
    return thought.searched(option.amount) if isinstance(thought.step, Search) else thought.negotiated(option.amount)


def _turn(thought: Thought, option: Option) -> float:
    """Before the own turn a better die may come out of it."""
    table = thought.table
    if not isinstance(thought.step, Climb) or table.phase != DICE:
        return 0.0
    die = table.pool[option.amount - 1]
    return thought.best_row(FLIPPED[die], 0) - max(thought.best_row(other, 0) for other in table.pool if other)


def _to(thought: Thought, option: Option) -> float:
    assert isinstance(thought.step, SleightTo)
    hero, cell = thought.hero, thought.step.cell
    return hero.placed(hero.player.cells[cell], option.amount)


_PREFER: Final[dict[str, Like]] = {
    "start": _start,
    "next": lambda thought, option: 0.0,
    "take": _take,
    "place": _place,
    "yes": _yes,
    "done": _done,
    "flip": _flip,
    "swap": lambda thought, option: thought.hero.best_swap(option.amount),
    "with": _with,
    "raise": lambda thought, option: thought.hero.changed(option.amount // 3, 1),
    "lower": lambda thought, option: thought.hero.changed(option.amount // 3, -1),
    "reroll": lambda thought, option: thought.hero.rerolled(option.amount),
    "keep": _keep,
    "again": _again,
    "move": _move,
    "action": lambda thought, option: thought.hero.action(option.amount),
    "buy": _buy,
    "discard": _discard,
    "take_gold": lambda thought, option: thought.hero.gold * INCOME.discard,
    "end": lambda thought, option: 0.0,
    "return": lambda thought, option: thought.best_of([option.piece]) - 0.5,
    "drop": lambda thought, option: HOPELESS,
    "give_up": lambda thought, option: -1.9,
    "use": _use,
    "copy": _use,
    "ability": _ability,
    "refresh": lambda thought, option: (
        1.0 + 0.1 * thought.use(option.piece) if MOVED[thought.hero.player.token][ARROW[option.piece]] >= 0 else 0.5
    ),
    "clean_up": lambda thought, option: 0.0,
    "exchange": _exchange,
    "colour": _colour,
    "for": _for,
    "turn": _turn,
    "roll": lambda thought, option: 0.0,
    "buy_discarded": _buy,
    "shift": lambda thought, option: 0.0,
    "to": _to,
}


class RollPlayerSense(Sense):
    """A sensible player of Roll Player."""

    def prefer(self, table: Table, rules: Rules, decision: Decision) -> list[float]:
        options = decision.options
        if decision.ask == "choose_race":
            return [CERTAIN + RACE_WORTH[option.piece - RACE_PIECE] for option in options]
        if decision.ask in ("choose_class", "choose_side"):
            race = table.players[decision.seat].race
            return [CERTAIN + goals_worth(option.piece - CLASS_PIECE, race) for option in options]
        thought = Thought(table, rules, decision)
        liked = [_PREFER[option.verb](thought, option) for option in options]
        if len(liked) > MANY:
            best = sorted(range(len(liked)), key=lambda number: -liked[number])[:MANY]
            most = liked[best[0]]
            return [like if number in best else HOPELESS + like - most for number, like in enumerate(liked)]
        return liked

    def aside(self, table: Table, rules: Rules, decision: Decision) -> Option | None:
        """A skill that brings enough now."""
        uses = [option for option in decision.options if option.verb != "drop"]
        if not uses:
            return None
        thought = Thought(table, rules, decision)
        liked = [_PREFER[option.verb](thought, option) for option in uses]
        return uses[liked.index(max(liked))] if max(liked) >= AT_ONCE else None

    def clock(self, table: Table) -> int:
        """A round is twelve long: search looks one round ahead."""
        return 12 * table.round + 3 * table.phase

    def value(self, table: Table, rules: Rules) -> list[float]:
        seats = range(rules.players)
        if any(player.alignment < 0 for player in table.players):
            return [1 / rules.players] * rules.players
        if not table.steps:
            points = [stars(player, player.weapons, rules.solo) + player.gold / 1000 for player in table.players]
            spread = 0.2
        else:
            points = [Hero(table, rules, seat).worth for seat in seats]
            spread = 1.2 + 0.35 * (rules.rounds - table.round)
        if rules.solo:
            return [1 / (1 + exp((34 - points[0]) / 6))]
        top = max(points)
        powers = [exp(max((point - top) / spread, -50.0)) for point in points]
        whole = sum(powers)
        return [power / whole for power in powers]

    def stakes(self, table: Table, rules: Rules, seat: int) -> dict[str, float]:
        player = table.players[seat]
        if player.alignment < 0:
            return {}
        now = stars(player, player.weapons, rules.solo)
        return {"stars": Hero(table, rules, seat).worth if table.steps else now, "gold": player.gold}
