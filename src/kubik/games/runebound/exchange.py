"""Exchange of gold and assets between heroes on the same hex, and challenges (RB-160, RB-161, RB-219, RB-352)."""

from __future__ import annotations

from typing import ClassVar, Final

from kubik.games.runebound import options
from kubik.games.runebound.fight import StartFight
from kubik.games.runebound.lists import List
from kubik.games.runebound.ready import perform
from kubik.games.runebound.skills import Limits
from kubik.games.runebound.state import WON, Player, Table
from kubik.games.runebound.variants import State
from kubik.games.runebound.wounds import bound_wounds
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

MOST_OFFERS: Final = 3
"""To the same hero in one turn."""

# --- exchange ---------------------------------------------------------------------------------------------------------


def exchanges(table: Table, seat: int) -> list[Option]:
    """The heroes on the same hex with whom something can be exchanged. Nobody is asked for ever."""
    player = table.players[seat]
    return [
        options.EXCHANGE[other]
        for other, there in enumerate(table.players)
        if other != seat
        and there.hex == player.hex
        and not there.out
        and player.offers.count(other) < MOST_OFFERS
        and (player.gold or player.assets or there.gold or there.assets)
    ]


def begin_offer(state: State, seat: int, other: int) -> None:
    """Think of an offer to another hero."""
    state.table.players[seat].offers.append(other)
    state.table.steps.append(Offer(seat, other))


class Offer(Ask):
    """What is given and what is asked for, piece by piece."""

    forced: ClassVar[bool] = False

    other: int
    gold: int = 0
    """Given; asked for, if negative."""
    gives: tuple[int, ...] = ()
    takes: tuple[int, ...] = ()

    def options(self, state: State) -> list[Option]:
        players = state.table.players
        player, there = players[self.seat], players[self.other]
        found = [options.GIVE[card] for card in player.assets if card not in self.gives]
        found += [options.ASK_FOR[card] for card in there.assets if card not in self.takes]
        if not self.gold:
            found += options.GIVE_GOLD[1 : player.gold + 1]
            found += options.ASK_GOLD[1 : there.gold + 1]
        if self.gold or self.gives or self.takes:
            found.append(options.PROPOSE)
        found.append(options.CANCEL)
        return found

    def answer(self, state: State, option: Option) -> None:
        gold, gives, takes = self.gold, self.gives, self.takes
        match option.verb:
            case "give":
                gives = (*gives, option.piece)
            case "ask_for":
                takes = (*takes, option.piece)
            case "give_gold":
                gold = option.amount
            case "ask_gold":
                gold = -option.amount
            case "propose":
                if state.listener:
                    state.tell("offers", self.seat, to=f"seat:{self.other}", gold=gold, gives=[*gives], takes=[*takes])
                state.table.steps.append(Answer(self.other, self.seat, gold, gives, takes))
                return
            case _:
                return
        state.table.steps.append(Offer(self.seat, self.other, gold, gives, takes))


class Answer(Ask):
    """Both must agree (RB-352)."""

    other: int
    """Who offers."""
    gold: int
    gives: tuple[int, ...]
    takes: tuple[int, ...]

    def options(self, state: State) -> list[Option]:
        return [options.ACCEPT, options.REFUSE]

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        one, other = table.players[self.other], table.players[self.seat]
        if option == options.REFUSE:
            if state.listener:
                state.tell("refuses", self.seat, to=f"seat:{self.other}")
            return
        one.gold -= self.gold
        other.gold += self.gold
        _hand_over(one, other, self.gives)
        _hand_over(other, one, self.takes)
        if state.listener:
            gives, takes = [*self.gives], [*self.takes]
            state.tell("exchanges", self.other, to=f"seat:{self.seat}", gold=self.gold, gives=gives, takes=takes)
        for player in (one, other):
            bound_wounds(player)
        table.steps += (Limits(self.seat), Limits(self.other))


def _hand_over(one: Player, other: Player, cards: tuple[int, ...]) -> None:
    """Assets change hands, their combat tokens with them (RB-350)."""
    for card in cards:
        one.assets.remove(card)
        other.assets.append(card)


# --- challenges -------------------------------------------------------------------------------------------------------


def rivals(table: Table, seat: int) -> list[Option]:
    """Undefeated heroes on the same hex who were not challenged before."""
    player = table.players[seat]
    return [
        options.CHALLENGE[other]
        for other, there in enumerate(table.players)
        if other != seat
        and there.hex == player.hex
        and not there.defeated
        and not there.out
        and other not in player.rivals
    ]


class Challenge(Ask):
    """Challenge another hero; without retreat, and with a prize for who challenges (RB-219)."""

    win: List

    def options(self, state: State) -> list[Option]:
        return rivals(state.table, self.seat)

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        table.players[self.seat].rivals.append(option.seat)
        if state.listener:
            state.tell("challenges", self.seat, to=f"seat:{option.seat}")
        table.steps += (
            Challenged(self.seat, self.win),
            StartFight(self.seat, other=option.seat, retreat=False),
        )


class Challenged(Step):
    """After a challenge: nothing, unless the challenger has won (RB-338)."""

    win: List

    def do(self, state: State) -> None:
        if state.table.fight.outcome == WON:
            perform(state, self.seat, self.win)
