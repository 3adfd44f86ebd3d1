"""What the bots think a hero is worth in the end, dice still to come included."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kubik.games.roll_player.board import CELLS, FACE, GOLD, MOVED, ROWS, first_empty
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
from kubik.games.roll_player.rows import CHANCES, GOALS, HIGHEST, LOWEST, PLAIN, WISHES, Tables, Wish, tables_of
from kubik.games.roll_player.state import DICE, EXHAUSTED, MARKET, Table
from kubik.games.roll_player.traits import (
    TRAITS,
    AnyTrait,
    StarsIfAligned,
    StarsIfGoals,
    StarsIfGold,
    StarsPer,
    squares_of,
)
from kubik.games.roll_player.variants import Rules

CALM: Final = 5
"""With so many rounds left, or more, everything can still be put right."""
COIN: Final = 0.33
"""What a gold is worth that will be spent."""
READY: Final = 0.35
"""What a skill is worth that can be used at once; a tired one is worth less."""
REFRESHED: Final = 0.05
"""What a skill is worth more for each round in which it can be refreshed."""
_SMOOTH: Final = (0.0, 0.4, 1.0, 1.8, 3.0, 4.2, 6.0)
"""What so many matches with the backstory are worth on the way."""
_MARKED: Final = [[dict(marks).get(cell, -1) for cell in CELLS] for marks in MARKS]
"""By backstory and cell the colour that is wanted there; -1: none."""
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
        weapons = player.weapons
        self.counted = [(die & FACE) + self.bonus(die, weapons) for die in player.cells]
        """What each die counts for goals."""
        self.sums = self.row_sums(weapons)
        self.tables = self._tables()
        """What each row may bring, when nothing and when much can still be put right."""
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
        return self._read(CHANCES[self.player.class_][row], self.sums[row], self.empty(row))

    def _read(self, tables: Tables, value: int, empty: int) -> float:
        exact, near = tables
        place = min(max(value, LOWEST), HIGHEST) - LOWEST
        return exact[empty][place] * (1 - self.calm) + near[empty][place] * self.calm

    def _tables(self) -> list[Tables]:
        """What the class and the traits want of each row, together: a row cannot be high and low."""
        class_ = self.player.class_
        if not self.player.traits:
            return PLAIN[class_]
        wishes: list[tuple[Wish, ...]] = [(goal,) for goal in GOALS[class_]]
        for card in self.player.traits:
            wish, rows = WISHES[card]
            if wish is None:
                continue
            if len(rows) == len(ROWS):
                wishes = [(*wanted, wish) for wanted in wishes]
            else:
                # One of these rows is enough: the one that fits best.
                best = max(rows, key=lambda row: self._gain(row, wishes[row], wish))
                wishes[best] = (*wishes[best], wish)
        return [tables_of(wanted) for wanted in wishes]

    def _gain(self, row: int, wishes: tuple[Wish, ...], wish: Wish) -> float:
        """What one more wish may bring in a row."""
        value, empty = self.sums[row], self.empty(row)
        return self._read(tables_of((*wishes, wish)), value, empty) - self._read(tables_of(wishes), value, empty)

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
        step = 0.4 + 1.6 * (1 - self.calm)
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
                worth += 0.15 * (len(each.stars) - n) * self.calm * (table[n + 1] - table[n])
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
                return trait.n * player.gold / trait.each + 0.3
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
                return trait.n * (0.2 if self.turns > 1 else float(player.gold == trait.exactly))
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
        worth = 0.1 * REPEAT_COST[card] * self.left + 0.1 * MOVES[card] * turns
        worth += self.gold * (0.7 * DISCOUNTS[card] * turns + 0.5 * NO_COIN_INCOME[card] * self.left)
        open_rows = sum(self.empty(row) > 0 for row in ROWS)
        return worth + self.gold * 0.8 * FULL_ROW_INCOME[card] * min(open_rows, self.left)

    def skill(self, piece: int) -> float:
        """What a skill brings from now on."""
        return (READY if piece < EXHAUSTED else 0.1) + REFRESHED * self.turns

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
                return self.skill(card) + self._companions("skills") + 0.2 * self.calm
            case _ if CARDS[card].type == "armour":
                return self.armour([*player.armour, card], player.weapons) - self.armour(player.armour, player.weapons)
        trait = TRAITS[card]
        assert trait is not None
        token = MOVED[player.token][ARROW[card]]
        before, tables = self.square(player.token), self.tables
        player.traits.append(card)
        self.tables = self._tables()
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
    return COIN * min(1.0, max(0.1, (need + 2 - gold) / (0.6 * need + 1)))


_ACTIONS: Final[list[Callable[[Hero], float]]] = [
    Hero.flip,
    Hero.swap,
    Hero.adjust,
    Hero.reroll,
    Hero.move,
    Hero.charm,
]
