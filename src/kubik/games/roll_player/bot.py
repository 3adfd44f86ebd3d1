"""What a sensible player of Roll Player knows: what a hero is worth in the end, dice still to come included."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Final

from kubik.games.roll_player.actions import Flip, Keep, OneAction, Repeat, SwapWith
from kubik.games.roll_player.board import ATTRIBUTES, CELLS, FACE, FLIPPED, GOLD, MOVED, ROWS, first_empty
from kubik.games.roll_player.content import (
    ARROW,
    CARDS,
    CLASS_COLOUR,
    CLASSES,
    CONTENT,
    GRIDS,
    HANDS,
    INCOME,
    MARKS,
    MODIFIERS,
    SET,
    SETS,
    SKILL,
    SOLO,
    TYPE,
    WEAPON,
)
from kubik.games.roll_player.dice import Place
from kubik.games.roll_player.powers import (
    ARMOUR_PIECES,
    CLASS_DIE_BONUS,
    DISCOUNTS,
    FULL_ROW_INCOME,
    GOLD_DIE,
    GOLD_DIE_BONUS,
    MOVES,
    NO_COIN_INCOME,
    REPEAT_COST,
    total,
)
from kubik.games.roll_player.purchase import price
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
from kubik.games.roll_player.state import DICE, EXHAUSTED, MARKET, Table
from kubik.games.roll_player.traits import (
    TRAITS,
    AnyTrait,
    StarsIfAligned,
    StarsIfAttribute,
    StarsIfGoals,
    StarsIfGold,
    StarsPer,
    squares_of,
)
from kubik.games.roll_player.variants import Rules
from kubik.games.roll_player.windows import WINDOW
from kubik.kernel.decision import Decision, Option
from kubik.kernel.game import Sense

# --- rows -------------------------------------------------------------------------------------------------------------

LOWEST: Final = -2
HIGHEST: Final = 28
"""Sums of rows, with what races and weapons change."""
NEAR: Final = (1.0, 0.4, 0.2, 0.15, 0.06)
"""How likely a full row still gets to its goal that is so far away, while there are many rounds left."""
CHOICE: Final = 3
"""A die that is still to come is about the best of so many."""
CALM: Final = 5
"""With so many rounds left, or more, everything can still be put right."""


Wish = tuple[int, int, float]
"""A sum from so much to so much, and what it is worth."""


@cache
def row_table(wishes: tuple[Wish, ...], near: bool) -> list[list[float]]:
    """What a row may bring, by the number of its empty cells and by its sum so far."""
    sums = range(LOWEST, HIGHEST + 1)

    def full(value: int) -> float:
        worth = 0.0
        for least, most, n in wishes:
            away = max(least - value, value - most, 0)
            worth += n * ((NEAR[away] if away < len(NEAR) else 0.02) if near else float(away == 0))
        return worth

    tables = [[full(value) for value in sums]]
    for _ in range(3):
        last = tables[-1]
        tables.append([])
        for place in range(len(sums)):
            follow = sorted((last[min(place + face, len(sums) - 1)] for face in range(1, 7)), reverse=True)
            # The chance that the best of several dice is the first, second, ... best face.
            weights = [((6 - n) ** CHOICE - (5 - n) ** CHOICE) / 6**CHOICE for n in range(6)]
            tables[-1].append(sum(weight * value for weight, value in zip(weights, follow, strict=True)))
    return tables


_GOALS: Final[list[list[Wish]]] = [
    [(goal.least, goal.most, float(goal.stars)) for goal in each.goals] for each in CLASSES
]
_SMOOTH: Final = (0.0, 0.4, 1.0, 1.8, 3.0, 4.2, 6.0)
"""What so many matches with the backstory are worth on the way."""
_MARKED: Final = [[dict(marks).get(cell, -1) for cell in CELLS] for marks in MARKS]
"""By backstory and cell the colour that is wanted there; -1: none."""
Tables = tuple[list[list[float]], list[list[float]]]
_DISTANCE: Final = [[abs(a // 3 - b // 3) + abs(a % 3 - b % 3) for b in range(9)] for a in range(9)]


class Hero:
    """A player's hero, with what it is made of looked up once."""

    __slots__ = (
        "_changes", "calm", "colour", "counted",  "gold", "left", "player", "rules", "sums", "table",
        "tables", "turns", "values",
    )  # fmt: skip

    def __init__(self, table: Table, rules: Rules, seat: int) -> None:
        self.table = table
        self.rules = rules
        self.player = player = table.players[seat]
        self.left = left = rules.rounds - table.round
        self.calm = min(1.0, (left + (0.5 if table.phase <= DICE else 0.0)) / CALM)
        self.turns = left + (1 if table.phase < MARKET or player.initiative else 0)
        """How often the player will still be at the market."""
        self.gold = _gold(player.gold, self.turns)
        """What one gold more is worth."""
        self.colour = CLASS_COLOUR[player.class_]
        self.tables = [self._tables(row) for row in ROWS]
        """What each row may bring, when nothing and when much can still be put right."""
        weapons = player.weapons
        self.counted = [(die & FACE) + self.bonus(die, weapons) for die in player.cells]
        """What each die counts for goals."""
        self.sums = self.row_sums(weapons)
        self._changes: dict[int, float] = {}
        self.values = [self.row_value(row, self.sums[row], self.empty(row)) for row in ROWS]

    def row_sums(self, weapons: list[int]) -> list[int]:
        cells = self.player.cells
        sums = [
            (cells[3 * row] & FACE) + (cells[3 * row + 1] & FACE) + (cells[3 * row + 2] & FACE) + modifier
            for row, modifier in enumerate(MODIFIERS[self.player.race])
        ]
        if weapons:
            for cell in CELLS:
                if cells[cell]:
                    sums[cell // 3] += self.bonus(cells[cell], weapons)
        return sums

    def bonus(self, die: int, weapons: list[int]) -> int:
        """What weapons add to a die."""
        if not weapons:
            return 0
        colour = die >> 3
        if colour == self.colour:
            return total(CLASS_DIE_BONUS, weapons)
        return total(GOLD_DIE_BONUS, weapons) if colour == GOLD else 0

    def counts(self, die: int) -> int:
        """What a die counts for goals."""
        return (die & FACE) + self.bonus(die, self.player.weapons)

    def empty(self, row: int) -> int:
        cells = self.player.cells
        return (not cells[3 * row]) + (not cells[3 * row + 1]) + (not cells[3 * row + 2])

    def row_value(self, row: int, value: int, empty: int) -> float:
        """What a row may bring with such a sum and so many empty cells."""
        return self._read(self.tables[row], value, empty)

    def chance(self, row: int) -> float:
        """How likely the goal of a row is met."""
        least, most, _ = _GOALS[self.player.class_][row]
        wish = ((least, most, 1.0),)
        return self._read((row_table(wish, False), row_table(wish, True)), self.sums[row], self.empty(row))

    def _read(self, tables: Tables, value: int, empty: int) -> float:
        exact, near = tables
        place = min(max(value, LOWEST), HIGHEST) - LOWEST
        return exact[empty][place] * (1 - self.calm) + near[empty][place] * self.calm

    def _tables(self, row: int) -> Tables:
        """What the class and the traits want of a row, together: a row cannot be high and low."""
        wishes = [_GOALS[self.player.class_][row]]
        for card in self.player.traits:
            trait = TRAITS[card]
            if isinstance(trait, StarsIfAttribute) and ATTRIBUTES[row] in trait.any_of:
                # Only one of the attributes has to fit; somewhat more than half of the stars for each is near enough.
                wishes.append((trait.at_least or LOWEST, trait.at_most or HIGHEST, 0.6 * trait.n))
            elif isinstance(trait, StarsPer) and trait.at_most is not None:
                wishes.append((LOWEST, trait.at_most, float(trait.n)))
        wanted = tuple(wishes)
        return row_table(wanted, False), row_table(wanted, True)

    # --- changes ------------------------------------------------------------------------------------------------------

    def changed(self, row: int, by: int) -> float:
        """What it brings if the sum of a row changes."""
        key = row << 8 | by + 64
        known = self._changes.get(key)
        if known is None:
            known = self.row_value(row, self.sums[row] + by, self.empty(row)) - self.values[row]
            self._changes[key] = known
        return known

    def placed(self, die: int, row: int) -> float:
        """What a die in this row brings, gold included."""
        cells = self.player.cells
        cell = first_empty(cells, row)
        empty = self.empty(row)
        gain = self.row_value(row, self.sums[row] + self.counts(die), empty - 1) - self.values[row]
        gain += self._colour(die, cell)
        if die >> 3 == GOLD:
            gain += self.gold * GOLD_DIE[self.player.class_]
        if empty == 1:
            gain += self.gold * (INCOME.full_row + total(FULL_ROW_INCOME, self.player.weapons))
        return gain

    def _colour(self, die: int, cell: int) -> float:
        """What the colour of a die brings in a cell."""
        worth = 1.0 if die >> 3 == self.colour else 0.0
        marked = _MARKED[self.player.backstory][cell]
        return worth if marked < 0 else worth + (0.75 if die >> 3 == marked else -0.2)

    def swapped(self, one: int, other: int) -> float:
        """What it brings to exchange two dice."""
        cells = self.player.cells
        a, b = one // 3, other // 3
        gain = 0.0
        if a != b:
            by = self.counted[other] - self.counted[one]
            gain = self.changed(a, by) + self.changed(b, -by)
        marked = _MARKED[self.player.backstory]
        here, there = marked[one], marked[other]
        if here >= 0 or there >= 0:
            mine, its = cells[one] >> 3, cells[other] >> 3
            gain += 0.8 * ((its == here) + (mine == there) - (mine == here) - (its == there))
        return gain

    def replaced(self, cell: int, die: int) -> float:
        """What it brings to have another die in a cell."""
        old = self.player.cells[cell]
        gain = self.changed(cell // 3, self.counts(die) - self.counts(old))
        gain += self._colour(die, cell) - self._colour(old, cell)
        return gain + (self.gold * GOLD_DIE[self.player.class_] if die >> 3 == GOLD else 0.0)

    # --- attribute actions --------------------------------------------------------------------------------------------

    def action(self, attribute: int) -> float:
        """What an attribute action would bring."""
        return max(0.0, _ACTIONS[attribute](self))

    def flip(self) -> float:
        cells = self.player.cells
        return max(
            (self.changed(cell // 3, 7 - 2 * (cells[cell] & FACE)) for cell in CELLS if cells[cell]), default=0.0
        )

    def swap(self) -> float:
        return max((self.best_swap(cell) for cell in CELLS if self.player.cells[cell]), default=0.0)

    def best_swap(self, one: int) -> float:
        cells = self.player.cells
        return max((self.swapped(one, other) for other in CELLS if cells[other] and other != one), default=0.0)

    def adjust(self) -> float:
        best = 0.0
        cells = self.player.cells
        for row in ROWS:
            faces = [cells[cell] & FACE for cell in range(3 * row, 3 * row + 3) if cells[cell]]
            if faces and min(faces) < 6:
                best = max(best, self.changed(row, 1))
            if faces and max(faces) > 1:
                best = max(best, self.changed(row, -1))
        return best

    def reroll(self) -> float:
        return max((self.rerolled(cell) for cell in CELLS if self.player.cells[cell]), default=0.0)

    def rerolled(self, cell: int) -> float:
        now = self.player.cells[cell] & FACE
        return sum(max(0.0, self.changed(cell // 3, face - now)) for face in range(1, 7)) / 6

    def move(self) -> float:
        here = self.square(self.player.token)
        return max(self.square(to) - here for to in MOVED[self.player.token] if to >= 0)

    def charm(self) -> float:
        return self.gold if self.turns else 0.0

    # --- alignment, cards, gold ---------------------------------------------------------------------------------------

    def square(self, token: int) -> float:
        """What it is worth to stand on a square: the best that can be reached, the less the farther away."""
        grid = GRIDS[self.player.alignment]
        aligned = [trait for card in self.player.traits if isinstance(trait := TRAITS[card], StarsIfAligned)]
        step = 0.45 + 1.6 * (1 - self.calm)
        best = -9.0
        for square, away in enumerate(_DISTANCE[token]):
            worth = grid[square] - step * away
            for trait in aligned:
                if square in squares_of(trait.where):
                    worth += trait.n
            best = max(best, worth)
        return best

    def armour(self, cards: list[int], weapons: list[int]) -> float:
        pieces = [0] * len(SETS)
        for card in cards:
            pieces[SET[card]] += 1
        worth, shield = 0.0, 0.0
        for number, each in enumerate(SETS):
            n = pieces[number]
            table = (0, *each.stars)
            if n:
                worth += table[n] + (each.bonus if CLASSES[self.player.class_].colour in each.colours else 0)
            if n and n < len(each.stars):
                worth += 0.25 * self.calm * (table[n + 1] - table[n])
                shield = max(shield, table[n + 1] - table[n])
        return worth + (shield if total(ARMOUR_PIECES, weapons) else 0.0)

    def matches(self) -> float:
        """The matches with the backstory, with what empty cells may bring."""
        cells = self.player.cells
        found = 0.0
        for cell, colour in MARKS[self.player.backstory]:
            if not cells[cell]:
                found += 0.3
            elif cells[cell] >> 3 == colour:
                found += 1
        return found

    def other_trait(self, trait: AnyTrait) -> float:
        """What a trait is worth that looks neither at attributes nor at the alignment."""
        player = self.player
        match trait:
            case StarsPer(count="weapons"):
                return trait.n * (len(player.weapons) + 0.4 * self.calm)
            case StarsPer(count="skills"):
                return trait.n * (len(player.skills) + 0.8 * self.calm)
            case StarsPer(count="traits"):
                return trait.n * (len(player.traits) + 1.2 * self.calm)
            case StarsPer(count="gold"):
                return 0.7 * trait.n * player.gold / trait.each + 0.3
            case StarsPer(count="class_dice"):
                own = sum(die >> 3 == self.colour for die in player.cells if die)
                return trait.n * (own + 0.2 * player.cells.count(0)) / trait.each - 0.2
            case StarsPer(count="backstory_matches"):
                return trait.n * self.matches() / trait.each - 0.2
            case StarsPer(count="rows_of_one_colour"):
                return trait.n * sum(self._of_one_colour(row) for row in ROWS)
            case StarsIfGoals():
                hoped = sum(map(self.chance, ROWS))
                return trait.n * min(1.0, max(0.0, (hoped - trait.at_least + 1.5) / 2))
            case StarsIfGold():
                return trait.n * (0.55 if self.turns > 1 else float(player.gold == trait.exactly))
            case _:
                return 0.0

    def _of_one_colour(self, row: int) -> float:
        dice = [die >> 3 for die in self.player.cells[3 * row : 3 * row + 3] if die]
        if len(set(dice)) > 1:
            return 0.0
        return (0.02, 0.08, 0.25, 1.0)[len(dice)]

    def weapon(self, card: int) -> float:
        """What a weapon brings from now on, apart from goals and armour."""
        turns = self.turns
        worth = 0.25 * REPEAT_COST[card] * self.left + 0.1 * MOVES[card] * turns
        worth += self.gold * (0.7 * DISCOUNTS[card] * turns + 0.5 * NO_COIN_INCOME[card] * self.left)
        open_rows = sum(self.empty(row) > 0 for row in ROWS)
        return worth + self.gold * 0.8 * FULL_ROW_INCOME[card] * min(open_rows, self.left)

    def skill(self, piece: int) -> float:
        """What a skill brings from now on."""
        ready = 0.35 if piece < EXHAUSTED else 0.1
        return ready + 0.11 * self.turns

    def gold_value(self, gold: int) -> float:
        """What so much gold will buy; what is more than one can spend is worth little."""
        spend = min(gold, 5 * self.turns)
        return self.gold * spend + (gold / SOLO.gold_for_a_star if self.rules.solo else 0.01 * gold)

    def bought(self, card: int) -> float:
        """What a market card would bring."""
        player = self.player
        match TYPE[card]:
            case type_ if type_ == WEAPON:
                return self._weapon_bought(card)
            case type_ if type_ == SKILL:
                return self.skill(card) + self._companions("skills") + 0.4 * self.calm
            case _ if CARDS[card].type == "armour":
                return self.armour([*player.armour, card], player.weapons) - self.armour(player.armour, player.weapons)
        trait = TRAITS[card]
        assert trait is not None
        token = MOVED[player.token][ARROW[card]]
        before, tables = self.square(player.token), self.tables
        player.traits.append(card)
        self.tables = [self._tables(row) for row in ROWS]
        worth = self.square(token if token >= 0 else player.token) + self.other_trait(trait)
        worth += sum(self.row_value(row, self.sums[row], self.empty(row)) for row in ROWS) - sum(self.values)
        player.traits.pop()
        self.tables = tables
        return worth - before + self._companions("traits")

    def _weapon_bought(self, card: int) -> float:
        player = self.player
        if total(HANDS, player.weapons) + HANDS[card] > 2:
            return -1.0
        weapons = [*player.weapons, card]
        worth = self.weapon(card) + self._companions("weapons")
        worth += self.armour(player.armour, weapons) - self.armour(player.armour, player.weapons)
        if CLASS_DIE_BONUS[card] or GOLD_DIE_BONUS[card]:
            sums = self.row_sums(weapons)
            gains = [self.row_value(row, sums[row], self.empty(row)) - self.values[row] for row in ROWS]
            # It may be discarded in the end, so it never hurts much.
            worth += max(sum(gains), 0.0) + 0.5 * self.calm
        return worth

    def _companions(self, count: str) -> float:
        """What own traits add that count such cards."""
        found = (TRAITS[card] for card in self.player.traits)
        return sum(trait.n for trait in found if isinstance(trait, StarsPer) and trait.count == count)

    @property
    def worth(self) -> float:
        """The stars that this hero may expect."""
        player = self.player
        worth = sum(self.values) + self.square(player.token) + self.armour(player.armour, player.weapons)
        own = sum(die >> 3 == self.colour for die in player.cells if die)
        worth += own + 0.17 * player.cells.count(0)
        found = self.matches()
        below = int(found)
        exact = CONTENT.backstory.stars[below]
        above = _SMOOTH[min(below + 1, 6)]
        smooth = _SMOOTH[below] + (found - below) * (above - _SMOOTH[below])
        worth += exact * (1 - self.calm) + smooth * self.calm
        for card in player.traits:
            trait = TRAITS[card]
            assert trait is not None
            worth += self.other_trait(trait)
        for card in player.weapons:
            worth += self.weapon(card)
        for piece in player.skills:
            worth += self.skill(piece)
        return worth + self.gold_value(player.gold) + 1.6 * self.turns


def _gold(gold: int, turns: int) -> float:
    """What one gold more is worth: much as long as every turn at the market can use it, nothing in the end."""
    if not turns:
        return 0.0
    need = 4 * turns
    return 0.33 * min(1.0, max(0.1, (need + 2 - gold) / (0.6 * need + 1)))


_ACTIONS: Final[list[Callable[[Hero], float]]] = [
    Hero.flip,
    Hero.swap,
    Hero.adjust,
    Hero.reroll,
    Hero.move,
    Hero.charm,
]

# --- what to choose ---------------------------------------------------------------------------------------------------

ENOUGH: Final = 0.12
"""A skill is used if it brings so much: it can be refreshed."""
AT_ONCE: Final = 50.0


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
        """What a die brings in the best row, with the action of that row."""
        cells = self.hero.player.cells
        rows = [row for row in ROWS if not cells[3 * row + 2]]
        return max(self.in_row(die, row) for row in rows) + self.hero.gold * gold

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
    "drop": lambda thought, option: -2.0,
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
        if decision.ask in ("choose_race", "choose_class", "choose_side"):
            return [0.0] * len(options)
        thought = Thought(table, rules, decision)
        return [_PREFER[option.verb](thought, option) for option in options]

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
            return [1 / (1 + exp((28 - points[0]) / 6))]
        top = max(points)
        powers = [exp(max((point - top) / spread, -50.0)) for point in points]
        whole = sum(powers)
        return [power / whole for power in powers]
