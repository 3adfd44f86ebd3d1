"""The market phase (RP-065 to RP-075), with the enemy die of the solo game (RP-148 to RP-158)."""

from __future__ import annotations

from typing import ClassVar

from kubik.games.roll_player import options
from kubik.games.roll_player.actions import GRANTED
from kubik.games.roll_player.choice import Choice
from kubik.games.roll_player.cleanup import CleanupPhase
from kubik.games.roll_player.content import COST, INCOME, SOLO
from kubik.games.roll_player.gold import gain
from kubik.games.roll_player.powers import AFTER_DISCARDING, MORE_PURCHASES, RETURNS_CARD
from kubik.games.roll_player.purchase import fits, offers, pay, take
from kubik.games.roll_player.state import MARKET, Player, Table
from kubik.games.roll_player.variants import State
from kubik.games.roll_player.windows import Host, add_uses
from kubik.kernel.decision import Option
from kubik.kernel.step import Step


class MarketPhase(Step):
    """Players act in the order of their initiative cards (RP-065)."""

    def do(self, state: State) -> None:
        table = state.table
        table.phase = MARKET
        players = table.players
        order = sorted(range(len(players)), key=lambda seat: players[seat].initiative)
        table.turn = order[0]
        table.steps.append(CleanupPhase(self.seat))
        if state.rules.solo:
            table.steps.append(ClearRow(self.seat))
        table.steps += [MarketTurn(seat) for seat in reversed(order)]
        if state.rules.solo:
            table.steps.append(EnemyDie(self.seat))
        table.steps += [Attune(seat) for seat in state.rules.clockwise[self.seat] if RETURNS_CARD[players[seat].class_]]


class Attune(Choice):
    """A card of the discard pile may come back as the last of the row (RP-127, OP-44)."""

    def choices(self, state: State) -> list[Option]:
        discard = state.table.discard
        return [*[options.RETURN[card] for card in discard], options.DONE] if discard else []

    def follow(self, state: State, option: Option) -> None:
        if option != options.DONE:
            state.table.discard.remove(option.piece)
            state.table.row.append(option.piece)
            if state.listener:
                state.tell("returns_card", self.seat, pieces=[option.piece], source="discard", to="row")


class MarketTurn(Step):
    """A player's turn at the market begins."""

    def do(self, state: State) -> None:
        table = state.table
        player = table.players[self.seat]
        table.turn = self.seat
        table.purchases = 1 + MORE_PURCHASES[player.class_][player.placed]
        table.may_discard = True
        table.steps.append(Market(self.seat))


class Market(Host):
    """Buy a card, or discard one for gold; skills before and after that (RP-066, RP-073)."""

    # The others' windows are open meanwhile, even if there is nothing to choose.
    forced: ClassVar[bool] = False

    def choices(self, state: State) -> list[Option]:
        table = state.table
        row = table.row
        found = offers(table.players[self.seat], row, options.BUY) if table.purchases else []
        if not table.may_discard:
            found.append(options.END)
        elif state.rules.friendly:
            found.append(options.TAKE_GOLD)
        elif row:
            found += [options.DISCARD[card] for card in row]
        else:
            found.append(options.END)
        return found

    def again(self) -> Step:
        return MarketGoesOn(self.seat)

    def is_open(self, state: State) -> bool:
        """After a purchase only the buyer acts (OP-16)."""
        return state.table.may_discard

    def follow(self, state: State, option: Option) -> None:
        table, card = state.table, option.piece
        if option == options.END:
            end_turn(state, self.seat)
            return
        table.steps.append(MarketGoesOn(self.seat))
        table.may_discard = False
        if option.verb == "buy":
            table.purchases -= 1
            pay(state, self.seat, option)
            table.row.remove(card)
            take(state, self.seat, card, option.amount, "row")
            return
        table.purchases = 0
        if option.verb == "discard":
            table.row.remove(card)
            table.discard.append(card)
            if state.listener:
                state.tell("discards", self.seat, pieces=[card], source="row", to="discard")
        elif state.listener:
            state.tell("takes_gold", self.seat)
        gain(state, self.seat, INCOME.discard)
        extra = AFTER_DISCARDING[table.players[self.seat].class_]
        if extra >= 0:
            table.steps.append(GRANTED[extra][self.seat])


class MarketGoesOn(Step):
    """The turn is over unless there is something left to do in it (OP-16)."""

    def do(self, state: State) -> None:
        table = state.table
        again = Market(self.seat)
        found = again.choices(state)
        add_uses(found, state, self.seat)
        if table.may_discard or len(found) > 1 or _lacks_hands(table, table.players[self.seat]):
            table.steps.append(again)
        else:
            end_turn(state, self.seat)


def _lacks_hands(table: Table, player: Player) -> bool:
    """Whether a weapon could still be bought if another were dropped for it (RP-070)."""
    if not (table.purchases and player.weapons):
        return False
    return any(not fits(player, card) and COST[card] <= player.gold + player.charisma for card in table.row)


def end_turn(state: State, seat: int) -> None:
    """The initiative card returns to the row (RP-074)."""
    state.table.players[seat].initiative = 0


# --- the solo game ----------------------------------------------------------------------------------------------------


class EnemyDie(Step):
    """Which card of the row goes to the trash, by the initiative card that was taken (RP-149 to RP-157)."""

    def do(self, state: State) -> None:
        table = state.table
        tables = SOLO.four_cards if len(table.row) > state.rules.initiative else SOLO.three_cards
        faces = tables[table.players[self.seat].initiative - 1]
        if not any(faces):
            return
        table.enemy = state.below(6) + 1
        if state.listener:
            state.tell("enemy_rolls", self.seat, n=table.enemy)
        place = faces[table.enemy - 1]
        if 0 < place <= len(table.row):
            throw_away(state, self.seat, table.row.pop(place - 1))


class ClearRow(Step):
    """The leftmost card left goes to the discard pile, the others to the trash (RP-153)."""

    def do(self, state: State) -> None:
        table = state.table
        if table.row:
            card = table.row.pop(0)
            table.discard.append(card)
            if state.listener:
                state.tell("clears", self.seat, pieces=[card], source="row", to="discard")
        while table.row:
            throw_away(state, self.seat, table.row.pop(0))


def throw_away(state: State, seat: int, card: int) -> None:
    """A card goes to the trash, from where nothing returns (RP-146)."""
    state.table.trash.append(card)
    if state.listener:
        state.tell("trashes", seat, pieces=[card], source="row", to="trash")
