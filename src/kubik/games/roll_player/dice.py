"""Roll phase and dice phase (RP-044 to RP-064)."""

from __future__ import annotations

from kubik.games.roll_player import options
from kubik.games.roll_player.actions import GRANTED, RowAction
from kubik.games.roll_player.bag import draw_dice, roll
from kubik.games.roll_player.board import COLOUR_OF, ROWS, first_empty, has_room
from kubik.games.roll_player.choice import Choice
from kubik.games.roll_player.content import CLASS_COLOUR, INCOME
from kubik.games.roll_player.gold import gain, gold_die_income
from kubik.games.roll_player.market import MarketPhase
from kubik.games.roll_player.pool import Lay, ascending
from kubik.games.roll_player.powers import AFTER_PLACING, FULL_ROW_INCOME, NO_COIN_INCOME, total
from kubik.games.roll_player.scoring import Scoring
from kubik.games.roll_player.state import DICE, ROLL
from kubik.games.roll_player.variants import State
from kubik.games.roll_player.windows import Host
from kubik.kernel.decision import Option
from kubik.kernel.step import Step


class BeginRound(Step):
    """The start player draws and rolls as many dice as there are initiative cards (RP-044). When the round is over the
    left neighbour begins the next one, or stars are counted (RP-082, RP-093)."""

    def do(self, state: State) -> None:
        table, rules = state.table, state.rules
        seat = table.start = self.seat
        table.round += 1
        table.phase = ROLL
        table.turn = seat
        table.enemy = 0
        for player in table.players:
            player.placed = -1
            player.ability_used = False
        if state.listener:
            state.tell("begins_round", seat, n=table.round, most=rules.rounds)
        table.loose = ascending(roll(state, draw_dice(state, rules.initiative)))
        if state.listener:
            state.tell("rolls", seat, dice=list(table.loose))
        last = table.round == rules.rounds
        table.steps.append(Scoring(seat) if last else BeginRound(rules.clockwise[seat][1 % rules.players]))
        table.steps += (DicePhase(seat), Lay(seat, (1 << len(table.loose)) - 1))


class DicePhase(Step):
    """Each player takes a card, from the start player clockwise (RP-047)."""

    def do(self, state: State) -> None:
        table = state.table
        table.phase = DICE
        table.steps.append(MarketPhase(self.seat))
        table.steps += [DiceTurn(seat) for seat in reversed(state.rules.clockwise[self.seat])]


class DiceTurn(Step):
    """A player's turn begins."""

    def do(self, state: State) -> None:
        state.table.turn = self.seat
        state.table.steps.append(TakeCard(self.seat))


class TakeCard(Host):
    """Take an unclaimed initiative card with its die and its coin."""

    def choices(self, state: State) -> list[Option]:
        return [options.TAKE[place] for place, die in enumerate(state.table.pool) if die]

    def follow(self, state: State, option: Option) -> None:
        table = state.table
        player, place = table.players[self.seat], option.amount - 1
        player.initiative = option.amount
        die, coin = table.pool[place], table.coins[place]
        table.pool[place] = table.coins[place] = 0
        if state.listener:
            state.tell("takes", self.seat, die=die, n=option.amount)
        gold = INCOME.coin if coin else total(NO_COIN_INCOME, player.weapons)
        table.steps.append(Place(self.seat, die, gold))


class Place(Choice):
    """The die goes to the leftmost empty cell of a row (RP-048)."""

    die: int
    gold: int
    """What the initiative card brings."""

    def choices(self, state: State) -> list[Option]:
        cells = state.table.players[self.seat].cells
        return [options.PLACE[row] for row in ROWS if not cells[3 * row + 2]]

    def follow(self, state: State, option: Option) -> None:
        """Then the income (RP-049 to RP-051), and then the action of the row."""
        steps = state.table.steps
        player, row, die = state.table.players[self.seat], option.amount, self.die
        cell = first_empty(player.cells, row)
        player.cells[cell] = die
        player.placed = row
        if state.listener:
            state.tell("places", self.seat, die=die, cell=cell)
        gold = self.gold + gold_die_income(state, self.seat, die)
        if not has_room(player.cells, row):
            gold += INCOME.full_row + total(FULL_ROW_INCOME, player.weapons)
        gain(state, self.seat, gold)
        extra = AFTER_PLACING[player.class_]
        if extra >= 0 and COLOUR_OF[die] == CLASS_COLOUR[player.class_]:
            steps.append(GRANTED[extra][self.seat])
        steps.append(RowAction(self.seat, row))
